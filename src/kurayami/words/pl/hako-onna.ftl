# Hako Onna

# Refusals
ho-over = Gra się skończyła.
ho-no-seat = Nie ma takiego miejsca.
ho-no-deadline = Teraz nie mija żaden czas.
ho-not-due = Czas jeszcze nie minął.
ho-time-over = Czas na to już minął.
ho-no-chance = Los nie rozstrzyga teraz niczego takiego.
ho-eyes-closed = Masz zamknięte oczy.
ho-not-your-turn = To nie jest twoja kolej.
ho-not-now = Teraz nie można tego zrobić.
ho-not-this = Nie w ten sposób: wybierz coś, co jest tu możliwe.
ho-untrue = To nieprawda, a „Fałszywe odpowiedzi” nie leżą przygotowane.
ho-measure = Ręka ani krążki nie mogą być w tym miejscu.

# Setting up
ho-options-visitors = Gości jest od jednego do czterech, a nie { $given }.
ho-options-time = Czas { $given } ms jest niemożliwy: musi być dłuższy niż zero i nie dłuższy niż godzina.
ho-options-limit = Ograniczenie tur do { $given } jest zbyt niskie.
ho-edition-toml = { $file } nie jest plikiem TOML: { $reason }
ho-edition-shape = { $file } nie jest plikiem edycji: { $reason }
ho-edition-room-missing = { $file }, { $entry }: musi istnieć pokój o tej nazwie.
ho-edition-room-twice = { $file }, { $entry }: ten pokój występuje dwa razy.
ho-edition-room-count = { $file }, { $entry }: plansza ma jeden pokój albo dwa.
ho-edition-door = { $file }, { $entry }: drzwi zapisuje się jak „0 N”: pokój planszy i strona.
ho-edition-door-twice = { $file }, { $entry }: dwoje drzwi po jednej stronie.
ho-edition-basement-door = { $file }, { $entry }: piwnica nie ma drzwi.
ho-edition-no-door = { $file }, { $entry }: ta plansza potrzebuje drzwi.
ho-edition-alone = { $file }, { $entry }: ten pokój musi być na planszy sam.
ho-edition-safe = { $file }, { $entry }: cień sejfu ma wyłącznie gabinet.
ho-edition-no-shadow = { $file }, { $entry }: pokój potrzebuje cienia.
ho-edition-boards = { $file }, { $entry }: plansz jest dziewięć.
ho-edition-shadows = { $file }, { $entry }: cieni jest razem 24.
ho-edition-grudge = { $file }, { $entry }: dokładnie dwa pokoje mają GRUDGE.
ho-edition-power-numbers = { $file }, { $entry }: moce mają kolejne numery od 1 do 12.
ho-edition-effect = { $file }, { $entry }: taki efekt nie jest znany.
ho-edition-effect-twice = { $file }, { $entry }: ten efekt występuje dwa razy.
ho-edition-when = { $file }, { $entry }: ten efekt nie działa wtedy, kiedy wolno użyć mocy o tym numerze.
ho-edition-needs = { $file }, { $entry }: moc wymaga od 0 do 10 stron.
ho-edition-item-kind = { $file }, { $entry }: przedmiot podstawowy nie jest zaawansowanym ani na odwrót.
ho-edition-items = { $file }, { $entry }: jest sześć przedmiotów podstawowych i siedem zaawansowanych.

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
ho-tile-card = karta przedmiotu
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
ho-tile-hakobito-1 = Hakobito gościa 1
ho-tile-hakobito-2 = Hakobito gościa 2
ho-tile-hakobito-3 = Hakobito gościa 3
ho-tile-hakobito-4 = Hakobito gościa 4
ho-power-0 = Czas rozpaczy
ho-power-1 = Blisko ciebie
ho-power-2 = Dosięgnę cię
ho-power-3 = Drzwi pozostaną zamknięte
ho-power-4 = Ruchome rzeczy
ho-power-5 = Jestem za tobą
ho-power-6 = Otwórz to
ho-power-7 = Chcę tamto
ho-power-8 = Jestem Mary
ho-power-9 = Fałszywe odpowiedzi
ho-power-10 = Chodź do mnie
ho-power-11 = Niemożliwie do góry nogami
ho-power-12 = Jest nas wielu
ho-power-close-to-you = Każdy krok ruchu w tej turze może prowadzić do dowolnego pokoju na kondygnacji, na której się zaczyna.
ho-power-reach-you = Ruch w tej turze ma dwa kroki. Oglądasz oba pokoje i chowasz się w drugim.
ho-power-door-stays-shut = Połóż barierę na drzwiach lub schodach: do twojej następnej tury nie przejdzie tamtędy żaden gość.
ho-power-moving-things = Obejrzyj żetony dowolnego pokoju i pozamieniaj jego stosy miejscami.
ho-power-behind-you = Gość hałasuje w twoim pokoju: giną wszyscy goście, którzy tam są. Przy 8 stronach liczy się też pokój hakobito.
ho-power-open-this = Działający gość natychmiast zagląda w cień swojego pokoju, który wskażesz.
ho-power-want-that-one = Obejrzyj wszystko, co ma działający gość, i zabierz jedną rzecz albo nic.
ho-power-i-am-mary = Kto ma lalkę Mary, pokazuje ją. Do końca twojej następnej tury nie może się jej pozbyć i sprawdza hałas dwa razy.
ho-power-false-answers = Dopóki leży przygotowana, możesz odpowiadać fałszywie.
ho-power-come-to-me = Działający gość zostaje wciągnięty do wybranego przez ciebie sąsiedniego pokoju.
ho-power-upside-down = Do końca twojej następnej tury krążki bierze się w odwrotnej kolejności.
ho-power-we-are-many = Przedmiot, który zabija w twoim pokoju, zabija też w pokoju hakobito.
ho-item-stethoscope = Przy sejfie możesz podać jedną liczbę zamiast trzech.
ho-card-stethoscope = Stetoskop
ho-item-occult-book = Pusty żeton, który kładziesz, może leżeć odkryty.
ho-card-occult_book = Księga okultystyczna
ho-item-sacred-drops = Sprawdź hałas jeszcze raz; jeśli jest cicho, w swojej następnej turze nie przygotuje ona mocy rangi B ani C.
ho-card-sacred_drops = Święte krople
ho-item-ouija-board = Zapytaj, czy jest w danym pokoju. W jej pokoju zabija.
ho-card-ouija_board = Tablica ouija
ho-item-dowsing-rod = Zapytaj, na której jest kondygnacji. W jej pokoju zabija.
ho-card-dowsing_rod = Różdżka
ho-item-smartphone = Obejrzyj jedną z jej przygotowanych mocy albo losową kartę z ręki. W jej pokoju zabija.
ho-card-smartphone = Smartfon
ho-item-flashlight = Zobacz żetony cienia w sąsiednim pokoju. W jej pokoju zabija.
ho-card-flashlight = Latarka
ho-item-camera = Wszyscy widzą żetony jednego cienia twojego pokoju. Jeden raz.
ho-card-camera = Aparat
ho-item-rope = Dwa ruchy. Jeden raz.
ho-card-rope = Lina
ho-item-salt = W jej następnej turze żaden duch nie wejdzie do tego pokoju. Jeden raz.
ho-card-salt = Sól
ho-item-music-box = Raz między resetami można powtórzyć nieudane sprawdzenie hałasu.
ho-card-music_box = Pozytywka
ho-item-fathers-letter = Strona dziennika, którą podejrzysz, może zostać na miejscu, niepokazana.
ho-card-fathers_letter = List ojca
ho-item-spare-dial = Sejf otwiera się, gdy zgadzają się dwie z trzech liczb.
ho-card-spare_dial = Zapasowe pokrętło

# Ends
ho-end-escape = Goście uciekli.
ho-end-rest = Goście zapewnili jej spoczynek.
ho-end-defeat = Goście ją pokonali.
ho-end-all-dead = Wszyscy goście nie żyją. Ona wygrała.
ho-end-inevitable = Nie ma już żadnej drogi. Ona wygrała.
ho-end-given-up = Goście się poddali. Ona wygrała.
ho-end-limit = Noc minęła, nikt nie wygrał.

# What happens
ho-event-first-chosen = Gość { $seat } wybiera i ciągnie pierwszy.
ho-event-item-taken = Gość { $seat } bierze: { NAME("ho-card", $item) }.
ho-event-board-drawn = Gość { $seat } ciągnie planszę { $board }.
ho-event-board-laid = Plansza { $placed_board } leży: { NAME("ho-floor", $placed_floor) }, { $placed_x }, { $placed_y }.
ho-event-numbers-chosen = Wybrała szyfr.
ho-event-weakness-chosen = Wybrała swoją słabość.
ho-event-laid = Żetony leżą na planszach. Cień { $vacant } pozostaje pusty.
ho-event-power-kept = Zachowuje: { $power ->
    [none] nieznana moc
   *[other] { NAME("ho-power", $power) }
}.
ho-event-bones-put = Kości leżą w cieniu { $shadow }.
ho-event-turn-began = Tura gościa { $seat }.
ho-event-card-turned = Gość { $seat } odkrywa kartę { $value }.
ho-event-card-kept = Gość { $seat } pasuje i zatrzymuje kartę hałasu.
ho-event-disc-fell = Gość { $seat } puszcza krążek { $position }: { $result ->
    [quiet] leży spokojnie.
    [slid_off] zsuwa się.
   *[topple] stos się wali.
}
ho-event-disc-kept = Gość { $seat } pasuje i zatrzymuje krążek { $position }.
ho-event-music-played = Gość { $seat } włącza pozytywkę: sprawdzenie hałasu od nowa.
ho-event-made-noise = Gość { $seat } hałasuje: { NAME("ho-room", $room) }.
ho-event-time-overdue = Czas minął: po tej turze przyjdzie ona.
ho-event-noise-reset = Hałas zostaje zresetowany.
ho-event-announced = Gość { $seat } zapowiada: { $deed_type ->
    [walk_to] ruch, { NAME("ho-room", $deed_room) }.
    [peek_at] zajrzenie w cień { $deed_shadow }.
    [use_charm] dziwny amulet, miejsce { $deed_slot }.
    [use_weapon] { NAME("ho-tile", $deed_weapon) }, cień { $deed_shadow }.
   *[use_item] { NAME("ho-card", $item) }.
}
ho-event-interrupted = Używa mocy: { NAME("ho-power", $power) }!
ho-event-lapsed = Zapowiedź gościa { $seat } przepada.
ho-event-walked = Gość { $seat } idzie: { NAME("ho-room", $room) }.
ho-event-dragged = Gość { $seat } zostaje wciągnięty: { NAME("ho-room", $room) }.
ho-event-peeked = Gość { $seat } zagląda w cień { $shadow }.
ho-event-lit = Gość { $seat } oświetla cień { $shadow }.
ho-event-exposed = { $tiles ->
    [one] Wszyscy widzą { $tiles } żeton w cieniu { $shadow }.
    [few] Wszyscy widzą { $tiles } żetony w cieniu { $shadow }.
   *[other] Wszyscy widzą { $tiles } żetonów w cieniu { $shadow }.
}
ho-event-page-found = Gość { $seat } znajduje stronę { $page } dziennika.
ho-event-ghosts-shown = { $tiles ->
    [one] W cieniu { $shadow } pokazuje się duch!
    [few] W cieniu { $shadow } pokazują się { $tiles } duchy!
   *[other] W cieniu { $shadow } pokazuje się { $tiles } duchów!
}
ho-event-taken = Gość { $seat } zabiera z cienia { $shadow }: { $tile ->
    [none] nieznany żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-replaced = Na to miejsce w cieniu { $shadow }: { $source ->
    [supply] żeton z zapasu.
    [hand] żeton gościa { $seat }.
   *[none] nic.
}
ho-event-named = Gość { $seat } podaje przy sejfie { $aloud }: { $right ->
    [yes] dobrze!
   *[no] źle.
}
ho-event-safe-opened = Sejf się otwiera, szyfr to { $aloud }. Gość { $seat } ma pęk kluczy.
ho-event-peek-done = Gość { $seat } odwraca wzrok.
ho-event-discarded = Gość { $seat } odkłada w cieniu { $shadow }: { $tile ->
    [none] nieznany żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-showed = Gość { $seat } pokazuje gościowi { $other }: { $tile ->
    [none] nieznany żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-offered = Gość { $seat } proponuje gościowi { $other }: { $tile ->
    [none] nieznany żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-asked = Gość { $seat } prosi gościa { $other } o żeton.
ho-event-declined = Gość { $seat } odmawia.
ho-event-gave = Gość { $seat } daje gościowi { $other }: { $tile ->
    [none] nieznany żeton
   *[other] { NAME("ho-tile", $tile) }
}.
ho-event-voted = Gość { $seat } { $agree ->
    [yes] chce się poddać.
   *[no] gra dalej.
}
ho-event-turn-ended = Koniec tury gościa { $seat }.
ho-event-spent = Gość { $seat } zużywa: { NAME("ho-tile", $what) }.
ho-event-charmed = Amulet usuwa z gry moc: { NAME("ho-power", $power) }.
ho-event-drops-work = Święte krople działają.
ho-event-answered = Odpowiada: { $room ->
    [-1] { NAME("ho-floor", $floor) }.
   *[other] { $yes ->
        [yes] tak, jestem tam ({ NAME("ho-room", $room) }).
       *[no] nie, nie ma mnie tam ({ NAME("ho-room", $room) }).
    }
}
ho-event-power-read = Gość { $seat } ogląda jej kartę: { $power ->
    [none] nieznana moc
   *[other] { NAME("ho-power", $power) }
}.
ho-event-salted = Na podłodze leży sól: { NAME("ho-room", $room) }.
ho-event-weapon-struck = Gość { $seat } uderza w cień { $shadow }, { NAME("ho-tile", $weapon) }: { $she ->
    [yes] ona tam jest!
   *[no] nie ma jej tam.
}
ho-event-removed = Hakobito gościa { $seat } znika.
ho-event-fled = Gość { $seat } używa gaśnicy i ucieka: { NAME("ho-room", $room) }.
ho-event-died = Gość { $seat } nie żyje i wraca jako hakobito w cieniu { $shadow }.
ho-event-confided = Duchy mówią sobie wszystko, co widziały.
ho-event-mary-shown = Mary! { $seat ->
    [none] Nikt nie ma lalki.
   *[other] Lalkę ma gość { $seat }.
}
ho-event-hand-seen = Widzi wszystko, co ma gość { $seat }.
ho-event-snatched = Zabiera gościowi { $seat }: { $what ->
    [tile] { $tile ->
        [none] nieznany żeton
       *[other] { NAME("ho-tile", $tile) }
    }
    [card] kartę przedmiotu
   *[nothing] nic
}.
ho-event-carried-to = { NAME("ho-tile", $tile) } leży teraz w cieniu { $shadow }.
ho-event-her-turn = Jej tura, numer { $turn }.
ho-event-screamed = Krzyk: { NAME("ho-room", $room) }!
ho-event-drew = Ciągnie kartę ({ $kept ->
    [yes] trafia do ręki
   *[no] trafia na spód talii
}): { $power ->
    [none] nieznana moc
   *[other] { NAME("ho-power", $power) }
}.
ho-event-despair-drawn = Czas rozpaczy!
ho-event-power-set = Przygotowuje w miejscu { $slot }: { $power ->
    [none] nieznana moc
   *[other] { NAME("ho-power", $power) }
}.
ho-event-power-taken = Cofa z miejsca { $slot }: { $power ->
    [none] nieznana moc
   *[other] { NAME("ho-power", $power) }
}.
ho-event-eyes-closed = Zamknijcie oczy.
ho-event-activated = Uruchamia moc: { NAME("ho-power", $power) }.
ho-event-looked = Duchy oglądają cień { $shadow }.
ho-event-swapped = Stosy w cieniach { $first } i { $second } zamieniają się miejscami.
ho-event-turned-down = Żeton w cieniu { $shadow } zostaje zakryty.
ho-event-hid = { $seat ->
    [0] Ona
   *[other] Hakobito gościa { $seat }
}: nowa kryjówka to cień { $shadow }.
ho-event-stayed = { $seat ->
    [0] Ona
   *[other] Hakobito gościa { $seat }
} zostaje na miejscu.
ho-event-eyes-opened = { $hand ->
    [one] Otwórzcie oczy. Ma w ręce { $hand } kartę.
    [few] Otwórzcie oczy. Ma w ręce { $hand } karty.
   *[other] Otwórzcie oczy. Ma w ręce { $hand } kart.
}
ho-event-way-closed = { $way ->
    [escape] Nie można już uciec
    [rest] Nie można już zapewnić jej spoczynku
   *[defeat] Nie można już jej pokonać
}. Poza zasięgiem: { NAME("ho-tile", $tile) }.
ho-event-ended = { NAME("ho-end", $reason) }
ho-event-uncovered = W cieniu { $shadow } leżało: { NAME("ho-tile", $tile) }.

# What can be done
ho-action-choose-item = Weź: { NAME("ho-card", $item) }
ho-action-deal-item = Rozdano: { NAME("ho-card", $item) }
ho-action-place-board = Połóż planszę: { NAME("ho-floor", $floor) }, { $x }, { $y }, obroty: { $turn }
ho-action-choose-numbers = Wybierz { $first }, { $second }, { $third }
ho-action-choose-weakness = Wybierz: { NAME("ho-tile", $weakness) }
ho-action-keep-power = Zachowaj: { NAME("ho-power", $power) }
ho-action-activate = Uruchom: { NAME("ho-power", $power) }
ho-action-interrupt = Przerwij mocą: { NAME("ho-power", $power) }
ho-action-draw-power = Wyciągnięto: { NAME("ho-power", $power) }
ho-action-set-power = Przygotuj: { NAME("ho-power", $power) }, miejsce { $slot }
ho-action-put-bones = Połóż kości w cieniu { $shadow }
ho-action-turn-card = Odkryj kartę hałasu { $card }
ho-action-release = Puść krążek{ $blip_up ->
    [yes] , wypustką do góry
   *[no] {""}
}
ho-action-keep-card = Spasuj i zatrzymaj kartę hałasu { $card }
ho-action-keep-disc = Spasuj i zatrzymaj krążek
ho-action-play-music = { $play ->
    [yes] Włącz pozytywkę
   *[no] Nie włączaj pozytywki
}
ho-action-walk-to = Idź: { NAME("ho-room", $room) }
ho-action-peek-at = Zajrzyj w cień { $shadow }
ho-action-use-item = Użyj karty przedmiotu ({ $target })
ho-action-use-charm = Użyj amuletu: miejsce { $slot }
ho-action-use-weapon = Użyj: { NAME("ho-tile", $weapon) }, cień { $shadow }
ho-action-end-turn = Zakończ turę
ho-action-show = Pokaż gościowi { $to }: { NAME("ho-tile", $tile) }
ho-action-offer = Zaproponuj gościowi { $to }: { NAME("ho-tile", $tile) }
ho-action-ask = Poproś gościa { $to } o żeton
ho-action-accept = Przyjmij
ho-action-decline = Odmów
ho-action-discard = Odłóż w cieniu { $shadow }: { NAME("ho-tile", $tile) }
ho-action-give-up = { $agree ->
    [yes] Zgódź się poddać
   *[no] Jednak graj dalej
}
ho-action-take = Zabierz żeton
ho-action-put-back = Połóż na to miejsce: { $tile ->
    [none] nic
   *[other] { NAME("ho-tile", $tile) }
}{ $up ->
    [yes] , odkryty
   *[no] {""}
}
ho-action-place-page = { $place ->
    [yes] Połóż stronę na jej karcie
   *[no] Zostaw stronę, nie pokazując
}
ho-action-name-numbers = Podaj { $first }, { $second }, { $third }
ho-action-name-one = Podaj { $number }
ho-action-done = Gotowe
ho-action-flee = Użyj gaśnicy i uciekaj: { NAME("ho-room", $room) }
ho-action-die = Zgiń
ho-action-scream = Krzyknij
ho-action-skip = Pomiń
ho-action-take-back = Cofnij kartę z miejsca { $slot }
ho-action-swap = Zamień stosy w cieniach { $first } i { $second }
ho-action-turn-down = Zakryj żeton w cieniu { $shadow }
ho-action-step-to = Wejdź: { NAME("ho-room", $room) }
ho-action-hide = Ukryj się w cieniu { $shadow }
ho-action-let-be = Nie przerywaj
ho-action-snatch = Zabierz: { $what ->
    [none] nic
   *[other] { NAME("ho-tile", $what) }
}
ho-action-say-whether = Odpowiedz { $yes ->
    [yes] tak
   *[no] nie
}
ho-action-say-floor = Odpowiedz: { NAME("ho-floor", $floor) }
ho-action-first = Pierwszy jest gość { $seat }
ho-action-draw-board = Wyciągnięto planszę { $board }
ho-action-leave-vacant = Cień { $shadow } pozostaje pusty
ho-action-turn-up = To { $tile ->
    [none] tylko duchy
   *[other] { NAME("ho-tile", $tile) }
}
ho-action-noise-value = Karta ma wartość { $value }
ho-action-fell = Krążek: { $result ->
    [quiet] cicho
    [slid_off] zsunął się
   *[topple] stos się wali
}
ho-action-carry = Żeton trafia { $shadow ->
    [none] poza grę
   *[other] do cienia { $shadow }
}
ho-action-due = Czas minął
