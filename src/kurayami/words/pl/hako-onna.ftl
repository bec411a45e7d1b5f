# Hako Onna

# Refusals
ho-over = Gra się skończyła.
ho-no-seat = Nie ma takiego miejsca.
ho-no-deadline = Teraz nie biegnie żaden czas.
ho-not-due = Czas jeszcze nie minął.
ho-time-over = Czas na to już minął.
ho-no-chance = Los nie ma teraz nic do rozstrzygnięcia.
ho-eyes-closed = Masz zamknięte oczy.
ho-not-your-turn = Teraz nie twoja kolej.
ho-not-now = Nie teraz. Poczekaj na właściwą chwilę.
ho-not-this = Tak się nie da. Wybierz inną możliwość.
ho-untrue = To nieprawda, a żadna moc nie pozwala teraz kłamać.
ho-measure = W tym miejscu nie da się puścić krążka.

# Setting up
ho-options-visitors = Gości może być od jednego do czterech, nie { $given }.
ho-options-time = Czas { $given } ms odpada. Ustaw coś do godziny.
ho-options-limit = Limit tur ({ $given }) jest za niski.
ho-edition-at = { $file }{ $line ->
    [none] {""}
   *[other] , wiersz { $line }
}{ $field ->
    [none] {""}
   *[other] , { $field }
}
ho-edition-not-text = { $file } to nie plik tekstowy w UTF-8.
ho-edition-big = { $file } jest za duży. Edycja ma najwyżej { $limit } KB.
ho-edition-toml = { ho-edition-at }: to nie jest TOML: { $problem }
ho-edition-shape = { ho-edition-at }: to nie pasuje do edycji: { $problem }
ho-edition-kind = { ho-edition-at }: wpisz { $wanted ->
    [str] tekst w cudzysłowie
    [int] liczbę całkowitą
    [bool] true albo false
    [array] listę w nawiasach kwadratowych
   *[other] tabelę pól
}, nie { $given ->
    [str] tekst
    [int] liczbę
    [float] liczbę dziesiętną
    [bool] true ani false
    [array] listę
    [object] tabelę
   *[other] datę ani godzinę
}.
ho-edition-field-missing = { ho-edition-at }: brakuje pola „{ $given }”.
ho-edition-field-unknown = { ho-edition-at }: nie ma takiego pola. Możesz użyć: { $known }.
ho-edition-not-one-of = { ho-edition-at }: „{ $given }” jest nieznane. Użyj jednego z: { $known }.
ho-edition-count = { ho-edition-at }: wpisy: { $given }, a ma ich być { $wanted }.{ $missing ->
    [none] {""}
   *[other] {" "}Brakuje: { $missing }.
}
ho-edition-long = { ho-edition-at }: za długie (znaki: { $given }). Na ekranie mieści się najwyżej { $limit }.
ho-edition-nameless = { ho-edition-at }: nazwa musi mieć choć jedną literę.
ho-edition-signs = { ho-edition-at }: użyj tylko liter, cyfr i znaków przestankowych, bez znaków sterujących.
ho-edition-room-missing = { ho-edition-at }: musi być pokój o nazwie „{ $given }”.
ho-edition-twice = { ho-edition-at }: „{ $given }” występuje dwa razy, a może tylko raz.
ho-edition-room-count = { ho-edition-at }: plansza ma jeden pokój albo dwa, nie { $given }.
ho-edition-room-shadows = { ho-edition-at }: cieni nie może być { $given }. Pokój ma ich od 1 do 24.
ho-edition-door-count = { ho-edition-at }: za dużo drzwi ({ $given }). Plansza ma cztery boki.
ho-edition-door = { ho-edition-at }: „{ $given }” to nie drzwi. Wpisz numer pokoju na planszy i stronę świata: "0 N".
ho-edition-door-twice = { ho-edition-at }: po stronie { $given } są już drzwi.
ho-edition-basement-door = { ho-edition-at }: piwnica nie ma drzwi. Wpisz doors = [].
ho-edition-no-door = { ho-edition-at }: każda plansza oprócz piwnicy potrzebuje drzwi.
ho-edition-alone = { ho-edition-at }: „{ $given }” musi być na planszy bez innych pokoi.
ho-edition-safe = { ho-edition-at }: „{ $given }”: safe = true ma gabinet (Study) i tylko on.
ho-edition-shadows = { ho-edition-at }: cieni jest razem { $given }, a ma być { $wanted }.
ho-edition-grudge = { ho-edition-at }: pokoi z grudge = true jest { $given }, a mają być dwa.
ho-edition-power-number = { ho-edition-at }: tu ma być numer { $wanted }, nie { $given }. Moce mają kolejne numery od 1 do 12.
ho-edition-when = { ho-edition-at }: „{ $given }” nie działa wtedy, kiedy wolno użyć mocy { $number }. Użyj jednego z: { $fitting }.
ho-edition-needs = { ho-edition-at }: stron nie może być { $given }. Moc wymaga od 0 do 10.
ho-edition-item-kind = { ho-edition-at }: „{ $given }” musi mieć advanced = { $wanted }.

# Things
ho-room-0 = hol na parterze
ho-room-1 = hol na piętrze
ho-room-2 = piwnica
ho-room-3 = kuchnia
ho-room-4 = schowek
ho-room-5 = gabinet
ho-room-6 = czerwona sypialnia
ho-room-7 = pokój dziecięcy
ho-room-8 = salon
ho-room-9 = łazienka
ho-room-10 = garderoba
ho-board-0 = hol na parterze
ho-board-1 = hol na piętrze
ho-board-2 = piwnica
ho-board-3 = kuchnia / schowek
ho-board-4 = gabinet
ho-board-5 = czerwona sypialnia
ho-board-6 = pokój dziecięcy
ho-board-7 = salon
ho-board-8 = łazienka / garderoba
ho-room-into-0 = do holu na parterze
ho-room-into-1 = do holu na piętrze
ho-room-into-2 = do piwnicy
ho-room-into-3 = do kuchni
ho-room-into-4 = do schowka
ho-room-into-5 = do gabinetu
ho-room-into-6 = do czerwonej sypialni
ho-room-into-7 = do pokoju dziecięcego
ho-room-into-8 = do salonu
ho-room-into-9 = do łazienki
ho-room-into-10 = do garderoby
ho-room-into-own = do pokoju „{ $room }”
ho-room-inside-0 = w holu na parterze
ho-room-inside-1 = w holu na piętrze
ho-room-inside-2 = w piwnicy
ho-room-inside-3 = w kuchni
ho-room-inside-4 = w schowku
ho-room-inside-5 = w gabinecie
ho-room-inside-6 = w czerwonej sypialni
ho-room-inside-7 = w pokoju dziecięcym
ho-room-inside-8 = w salonie
ho-room-inside-9 = w łazience
ho-room-inside-10 = w garderobie
ho-room-inside-own = w pokoju „{ $room }”
ho-slot-0 = 1
ho-slot-1 = 2
ho-floor-0 = parter
ho-floor-1 = piętro
ho-floor-2 = piwnica
ho-tile-hako-onna = Hako Onna
ho-tile-bones = Kości
ho-tile-secret-exit = Tajne wyjście
ho-tile-safe = Sejf
ho-tile-key-ring = Pęk kluczy
ho-tile-doll-mary = Lalka Mary
ho-tile-fire-extinguisher = Gaśnica
ho-tile-strange-charm = Dziwny amulet
ho-tile-wooden-stake = Drewniany kołek
ho-tile-rusty-chain = Zardzewiały łańcuch
ho-tile-gasoline = Benzyna
ho-tile-weakness-stake = Słabość: kołek
ho-tile-weakness-chain = Słabość: łańcuch
ho-tile-weakness-gasoline = Słabość: benzyna
ho-tile-empty = Pusty żeton
ho-tile-camera = Aparat
ho-tile-rope = Lina
ho-tile-salt = Sól
ho-tile-diary-1 = Strona dziennika 1
ho-tile-diary-2 = Strona dziennika 2
ho-tile-diary-3 = Strona dziennika 3
ho-tile-diary-4 = Strona dziennika 4
ho-tile-diary-5 = Strona dziennika 5
ho-tile-diary-6 = Strona dziennika 6
ho-tile-diary-7 = Strona dziennika 7
ho-tile-diary-8 = Strona dziennika 8
ho-tile-diary-9 = Strona dziennika 9
ho-tile-diary-10 = Strona dziennika 10
ho-tile-combination-1 = Liczba 1
ho-tile-combination-2 = Liczba 2
ho-tile-combination-3 = Liczba 3
ho-tile-combination-4 = Liczba 4
ho-tile-combination-5 = Liczba 5
ho-tile-combination-6 = Liczba 6
ho-tile-hakobito-1 = Hakobito (gość 1)
ho-tile-hakobito-2 = Hakobito (gość 2)
ho-tile-hakobito-3 = Hakobito (gość 3)
ho-tile-hakobito-4 = Hakobito (gość 4)

# Ends
ho-end-escape = Goście uciekli. Wygrali.
ho-end-rest = Goście dali jej ukojenie. Wygrali.
ho-end-defeat = Goście ją pokonali. Wygrali.
ho-end-all-dead = Wszyscy goście nie żyją. Hako Onna wygrywa.
ho-end-inevitable = Nie ma już ratunku. Hako Onna wygrywa.
ho-end-given-up = Goście się poddali. Hako Onna wygrywa.
ho-end-limit = Noc minęła. Nikt nie wygrywa.

# What happens
ho-event-first-chosen = Gość { VISITOR($seat) } wybiera i dobiera jako pierwszy.
ho-event-item-taken = Gość { VISITOR($seat) } bierze: { NAME("ho-card", $item) }.
ho-event-board-drawn = Gość { VISITOR($seat) } dobiera planszę: { NAME("ho-board", $board) }.
ho-event-board-laid = Dom rośnie: { NAME("ho-board", $placed_board) } ({ NAME("ho-floor", $placed_floor) }).
ho-event-numbers-chosen = Hako Onna wybiera szyfr.
ho-event-weakness-chosen = Hako Onna wybiera swoją słabość.
ho-event-laid = Żetony leżą na miejscach. Cień { NTH($vacant) } zostaje pusty.
ho-event-power-kept = Hako Onna zachowuje { $power ->
    [none] jedną moc
   *[other] moc „{ NAME("ho-power", $power) }”
}.
ho-event-bones-put = Kości leżą w cieniu { NTH($shadow) }.
ho-event-turn-began = Gra gość { VISITOR($seat) }.
ho-event-card-turned = Gość { VISITOR($seat) } odkrywa kartę { $value }.
ho-event-card-kept = Gość { VISITOR($seat) } pasuje i zachowuje zakrytą kartę hałasu.
ho-event-disc-fell = Gość { VISITOR($seat) } puszcza krążek { $position }. { $result ->
    [quiet] Leży spokojnie.
    [slid_off] Zsuwa się.
   *[topple] Stos się wali!
}
ho-event-disc-kept = Gość { VISITOR($seat) } pasuje i zachowuje krążek { $position }.
ho-event-music-played = Gość { VISITOR($seat) } używa karty „{ NAME("ho-card", "music_box") }” i próbuje jeszcze raz.
ho-event-made-noise = Gość { VISITOR($seat) } hałasuje { NAME("ho-room-inside", $room) }!
ho-event-time-overdue = Czas minął. Po tej turze przyjdzie Hako Onna.
ho-event-noise-reset = Znów cisza. Hałas liczy się od nowa.
ho-event-announced = Gość { VISITOR($seat) } zapowiada: { $deed_type ->
    [walk_to] ruch { NAME("ho-room-into", $deed_room) }.
    [peek_at] zaglądanie w cień { NTH($deed_shadow) }.
    [use_charm] Dziwny amulet na slot { NAME("ho-slot", $deed_slot) }.
    [use_weapon] { NAME("ho-tile", $deed_weapon) } na cień { NTH($deed_shadow) }.
   *[other] { NAME("ho-card", $item) }.
}
ho-event-interrupted = Hako Onna przerywa: „{ NAME("ho-power", $power) }”!
ho-event-lapsed = Gość { VISITOR($seat) } traci zapowiedzianą akcję.
ho-event-walked = Gość { VISITOR($seat) } idzie { NAME("ho-room-into", $room) }.
ho-event-dragged = Hako Onna wciąga ofiarę { NAME("ho-room-into", $room) }: gość { VISITOR($seat) }!
ho-event-peeked = Gość { VISITOR($seat) } zagląda w cień { NTH($shadow) }.
ho-event-lit = Gość { VISITOR($seat) } oświetla cień { NTH($shadow) }.
ho-event-exposed = { $tiles ->
    [one] Wszyscy widzą { $tiles } żeton w cieniu { NTH($shadow) }.
    [few] Wszyscy widzą { $tiles } żetony w cieniu { NTH($shadow) }.
   *[many] Wszyscy widzą { $tiles } żetonów w cieniu { NTH($shadow) }.
}
ho-event-page-found = Gość { VISITOR($seat) } znajduje stronę dziennika { $page }.
ho-event-ghosts-shown = { $tiles ->
    [one] W cieniu { NTH($shadow) } pojawia się duch!
    [few] W cieniu { NTH($shadow) } pojawiają się { $tiles } duchy!
   *[many] W cieniu { NTH($shadow) } pojawia się { $tiles } duchów!
}
ho-event-taken = Gość { VISITOR($seat) } zabiera z cienia { NTH($shadow) }: { $tile ->
    [none] żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-replaced = { $source ->
    [supply] W cieniu { NTH($shadow) } ląduje w zamian pusty żeton.
    [hand] Gość { VISITOR($seat) } zostawia w cieniu { NTH($shadow) } własny żeton.
   *[none] W cieniu { NTH($shadow) } zostaje puste miejsce.
}
ho-event-named = Gość { VISITOR($seat) } podaje przy sejfie { $aloud }. { $right ->
    [yes] Dobrze!
   *[no] Źle.
}
ho-event-safe-opened = { $aloud } otwiera sejf. Pęk kluczy bierze gość { VISITOR($seat) }.
ho-event-peek-done = Gość { VISITOR($seat) } odwraca wzrok.
ho-event-discarded = Gość { VISITOR($seat) } odkłada w cień { NTH($shadow) }: { $tile ->
    [none] żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-showed = Gość { VISITOR($seat) } pokazuje: { $tile ->
    [none] żeton
   *[other] { NAME("ho-tile", $tile) }
}. Patrzy gość { VISITOR($other) }.
ho-event-offered = Gość { VISITOR($seat) } proponuje: { $tile ->
    [none] żeton
   *[other] { NAME("ho-tile", $tile) }
}. Decyduje gość { VISITOR($other) }.
ho-event-asked = Gość { VISITOR($seat) } prosi o żeton. Decyduje gość { VISITOR($other) }.
ho-event-declined = Gość { VISITOR($seat) } odmawia.
ho-event-gave = Gość { VISITOR($seat) } daje: { $tile ->
    [none] żeton
   *[other] { NAME("ho-tile", $tile) }
}. Bierze gość { VISITOR($other) }.
ho-event-voted = Gość { VISITOR($seat) } { $agree ->
    [yes] chce się poddać.
   *[no] chce grać dalej.
}
ho-event-turn-ended = Gość { VISITOR($seat) } kończy turę.
ho-event-spent = Gość { VISITOR($seat) } zużywa: { NAME("ho-tile", $what) }.
ho-event-charmed = Amulet usuwa z gry moc „{ NAME("ho-power", $power) }”.
ho-event-drops-work = Działa karta „{ NAME("ho-card", "sacred_drops") }”.
ho-event-answered = Hako Onna odpowiada: { $room ->
    [none] { $floor ->
        [0] na parterze.
        [1] na piętrze.
       *[2] w piwnicy.
    }
   *[other] { $yes ->
        [yes] tak, jestem { NAME("ho-room-inside", $room) }.
       *[no] nie, nie ma mnie { NAME("ho-room-inside", $room) }.
    }
}
ho-event-power-read = Gość { VISITOR($seat) } ogląda { $power ->
    [none] jedną z jej kart
   *[other] moc „{ NAME("ho-power", $power) }”
}.
ho-event-salted = Działa karta „{ NAME("ho-card", "salt") }” { NAME("ho-room-inside", $room) }.
ho-event-weapon-struck = Gość { VISITOR($seat) } atakuje cień { NTH($shadow) }. Broń: { NAME("ho-tile", $weapon) }. { $she ->
    [yes] Hako Onna tam jest!
   *[no] Nie ma jej tam.
}
ho-event-removed = Hakobito ({ VISITOR($seat) }) znika na dobre.
ho-event-fled = Gość { VISITOR($seat) } zużywa gaśnicę i ucieka { NAME("ho-room-into", $room) }.
ho-event-died = Gość { VISITOR($seat) } ginie i wraca jako hakobito w cieniu { NTH($shadow) }.
ho-event-confided = Duchy mówią sobie wszystko, co widziały.
ho-event-mary-shown = Mary! { $seat ->
    [none] Nikt nie ma lalki.
   *[other] Lalkę ma gość { VISITOR($seat) }.
}
ho-event-mary-gone = Gość { VISITOR($seat) } nie ma już lalki. Wystarczy jeden test hałasu.
ho-event-hand-seen = Hako Onna widzi wszystko, co ma gość { VISITOR($seat) }.
ho-event-snatched = { $what ->
    [tile] Gość { VISITOR($seat) } traci: { $tile ->
        [none] żeton
       *[other] { NAME("ho-tile", $tile) }
    }.
    [card] Gość { VISITOR($seat) } traci kartę przedmiotu.
   *[nothing] Hako Onna niczego nie zabiera.
}
ho-event-carried-to = { NAME("ho-tile", $tile) } leży teraz w cieniu { NTH($shadow) }.
ho-event-her-turn = Tura Hako Onny ({ $turn }).
ho-event-screamed = Krzyk { NAME("ho-room-inside", $room) }!
ho-event-drew = { $kept ->
    [yes] Hako Onna dobiera na rękę
   *[no] Hako Onna dobiera i odkłada na spód talii
}: { $power ->
    [none] zakryta karta
   *[other] { NAME("ho-power", $power) }
}.
ho-event-despair-drawn = Czas rozpaczy!
ho-event-power-set = Hako Onna przygotowuje (slot { NAME("ho-slot", $slot) }): { $power ->
    [none] zakryta karta
   *[other] { NAME("ho-power", $power) }
}.
ho-event-power-taken = Hako Onna cofa na rękę (slot { NAME("ho-slot", $slot) }): { $power ->
    [none] zakryta karta
   *[other] { NAME("ho-power", $power) }
}.
ho-event-eyes-closed = Zamknijcie oczy.
ho-event-activated = Hako Onna uruchamia moc „{ NAME("ho-power", $power) }”.
ho-event-looked = Duchy zaglądają w cień { NTH($shadow) }.
ho-event-swapped = Żetony w cieniach { NTH($first) } i { NTH($second) } zamieniają się miejscami.
ho-event-turned-down = Ktoś zakrywa żeton w cieniu { NTH($shadow) }.
ho-event-hid = { $seat ->
    [0] Hako Onna
   *[other] Hakobito ({ VISITOR($seat) })
} chowa się w cieniu { NTH($shadow) }.
ho-event-stayed = { $seat ->
    [0] Hako Onna
   *[other] Hakobito ({ VISITOR($seat) })
} zostaje na miejscu.
ho-event-eyes-opened = { $hand ->
    [one] Otwórzcie oczy. Hako Onna ma na ręce { $hand } kartę.
    [few] Otwórzcie oczy. Hako Onna ma na ręce { $hand } karty.
   *[many] Otwórzcie oczy. Hako Onna ma na ręce { $hand } kart.
}
ho-event-way-closed = Przepada: { NAME("ho-tile", $tile) }. { $way ->
    [escape] Ucieczka jest już niemożliwa.
    [rest] Nie da się już dać jej ukojenia.
   *[defeat] Nie da się już jej pokonać.
}
ho-event-ended = { NAME("ho-end", $reason) }
ho-event-uncovered = W cieniu { NTH($shadow) } leży: { NAME("ho-tile", $tile) }.

# What can be done
ho-action-choose-item = Weź: { NAME("ho-card", $item) }
ho-action-deal-item = Rozdaj: { NAME("ho-card", $item) }
ho-action-place-board = Połóż planszę: { NAME("ho-floor", $floor) }
ho-place = { $floor }: { $where }{ $turn ->
    [0] {""}
    [1] , obrót w prawo
    [2] , obrót o 180°
   *[3] , obrót w lewo
}
ho-place-beside = { $side ->
    [north] nad planszą „{ $board }”
    [east] na prawo od planszy „{ $board }”
    [south] pod planszą „{ $board }”
    [west] na lewo od planszy „{ $board }”
   *[none] tutaj
}
ho-action-choose-numbers = Wybierz { $first }, { $second }, { $third }
ho-action-choose-weakness = Wybierz: { NAME("ho-tile", $weakness) }
ho-action-keep-power = Zachowaj: { NAME("ho-power", $power) }
ho-action-activate = Uruchom: { NAME("ho-power", $power) }
ho-action-activate-at-room = Uruchom: { NAME("ho-power", $power) } ({ NAME("ho-room", $room) })
ho-action-activate-at-passage = Uruchom: { NAME("ho-power", $power) } (przejście { NTH($passage) })
ho-action-interrupt = Przerwij: { NAME("ho-power", $power) }
ho-action-interrupt-at-room = Przerwij: { NAME("ho-power", $power) } ({ NAME("ho-room", $room) })
ho-action-interrupt-at-shadow = Przerwij: { NAME("ho-power", $power) } (cień { NTH($shadow) })
ho-action-draw-power = Dobierz: { NAME("ho-power", $power) }
ho-action-set-power = Przygotuj (slot { NAME("ho-slot", $slot) }): { NAME("ho-power", $power) }
ho-action-put-bones = Ukryj kości w cieniu { NTH($shadow) }
ho-action-turn-card = Odkryj kartę hałasu { NTH($card) }
ho-action-release = Puść krążek{ $blip_up ->
    [yes] , wypustką do góry
   *[no] {""}
}
ho-action-keep-card = Spasuj i zachowaj kartę hałasu { NTH($card) }
ho-action-keep-disc = Spasuj i zachowaj krążek
ho-action-play-music = { $play ->
    [yes] Użyj karty „{ NAME("ho-card", "music_box") }”
   *[no] Nie używaj karty „{ NAME("ho-card", "music_box") }”
}
ho-action-walk-to = Idź { NAME("ho-room-into", $room) }
ho-action-peek-at = Zajrzyj w cień { NTH($shadow) }
ho-action-use = Użyj karty przedmiotu
ho-action-use-at-room = Użyj karty przedmiotu { NAME("ho-room-inside", $room) }
ho-action-use-at-shadow = Użyj karty przedmiotu: cień { NTH($shadow) }
ho-action-use-at-slot = Użyj karty przedmiotu: slot { NAME("ho-slot", $slot) }
ho-action-use-along = Użyj karty przedmiotu: { NAME("ho-room", $first) }, potem { NAME("ho-room", $second) }
ho-action-use-charm = Użyj amuletu: slot { NAME("ho-slot", $slot) }
ho-action-use-weapon = Zaatakuj cień { NTH($shadow) }: { NAME("ho-tile", $weapon) }
ho-action-end-turn = Zakończ turę
ho-action-show = Pokaż: { NAME("ho-tile", $tile) } → gość { VISITOR($to) }
ho-action-offer = Zaproponuj: { NAME("ho-tile", $tile) } → gość { VISITOR($to) }
ho-action-ask = Poproś o żeton → gość { VISITOR($to) }
ho-action-accept = Przyjmij
ho-action-decline = Odmów
ho-action-discard = Odłóż w cień { NTH($shadow) }: { NAME("ho-tile", $tile) }
ho-action-give-up = { $agree ->
    [yes] Poddajmy się
   *[no] Grajmy dalej
}
ho-action-take = Zabierz żeton
ho-action-put-back = { $tile ->
    [none] Nic nie kładź
   *[other] Połóż w zamian: { NAME("ho-tile", $tile) }
}{ $up ->
    [yes] , odkryty
   *[no] {""}
}
ho-action-place-page = { $place ->
    [yes] Pokaż stronę
   *[no] Zostaw ją zakrytą
}
ho-action-name-numbers = Podaj { $first }, { $second }, { $third }
ho-action-name-one = Podaj { $number }
ho-action-done = Gotowe
ho-action-flee = Zużyj gaśnicę i uciekaj { NAME("ho-room-into", $room) }
ho-action-die = Przyjmij śmierć
ho-action-scream = Krzyknij
ho-action-skip = Pomiń
ho-action-take-back = Cofnij na rękę (slot { NAME("ho-slot", $slot) })
ho-action-swap = Zamień żetony w cieniach { NTH($first) } i { NTH($second) }
ho-action-turn-down = Zakryj żeton w cieniu { NTH($shadow) }
ho-action-step-to = Wejdź { NAME("ho-room-into", $room) }
ho-action-hide = Schowaj się w cieniu { NTH($shadow) }
ho-action-let-be = Nie przerywaj
ho-action-snatch = { $what ->
    [none] Niczego nie zabieraj
   *[other] Zabierz: { NAME("ho-tile", $what) }
}
ho-action-snatch-card = Zabierz kartę przedmiotu
ho-action-say-whether = Odpowiedz: { $yes ->
    [yes] tak
   *[no] nie
}
ho-action-say-floor = Odpowiedz: { NAME("ho-floor", $floor) }
ho-action-first = Zaczyna gość { VISITOR($seat) }
ho-action-draw-board = Dobierz planszę: { NAME("ho-board", $board) }
ho-action-leave-vacant = Cień { NTH($shadow) } zostaje pusty
ho-action-turn-up = { $tile ->
    [none] To same duchy
   *[other] To { NAME("ho-tile", $tile) }
}
ho-action-noise-value = Karta ma wartość { $value }
ho-action-fell = Krążek: { $result ->
    [quiet] cisza
    [slid_off] zsuwa się
   *[topple] stos się wali
}
ho-action-carry = Żeton trafia { $shadow ->
    [none] poza grę
   *[other] w cień { NTH($shadow) }
}
ho-action-due = Czas minął
