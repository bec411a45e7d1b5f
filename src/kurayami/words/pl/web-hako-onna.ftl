# Ekran Hako Onna

# Miejsca i ludzie
web-ho-visitor = Gość { VISITOR($seat) }
web-ho-you = Ty
web-ho-seat = Gość { $seat }
web-ho-bar = Części ekranu
web-ho-bar-house = Dom
web-ho-bar-ways = Drogi
web-ho-bar-talk = Czat
web-ho-bar-unread = { $count ->
    [one] jedna nieprzeczytana
    [few] { $count } nieprzeczytane
   *[many] { $count } nieprzeczytanych
}
web-ho-whole-house = Cały dom
web-ho-discs-watched = Ręka trzyma następny krążek nad stosem. Krążków na stosie: { $count }.
web-ho-belief = Gdzie mogli się jej spodziewać
web-ho-belief-own = Gdzie może się chować
web-ho-belief-room = { NAME("ho-room", $room) }: { $percent }%
web-ho-review-chance = Szansa gości
web-ho-review-curve = Szansa gości od początku nocy do jej końca
web-ho-review-visitors = Goście
web-ho-review-her = Hako Onna
web-ho-review-first = Na razie ocena na oko. Wyobrażenie sobie, jak mogło być, za pierwszym razem na tym komputerze zajmie minutę lub dwie.
web-ho-review-imagining = Jak mogło być: { $done } z { $of } chwil
web-ho-review-imagined = Tak kończyły się noce wyobrażone od każdej chwili.
web-ho-review-guess = To tylko ocena na oko. Tych nocy nie udało się wyobrazić.
web-ho-review-moments = Punkty zwrotne
web-ho-review-chapters = Rozdziały
web-ho-review-none = Nic się jeszcze nie wydarzyło.
web-ho-review-all = Wybierz widok „wszystko”, a zobaczysz, jak zmieniały się szanse.
web-ho-shadow = cień { NTH($shadow) }
web-ho-floors = Poziomy domu
web-ho-place-room = { $room }, { $floor }
web-ho-place-shadow = Cień { NTH($shadow) }, { $room }
web-ho-place-passage = Przejście: { $one } – { $other }
web-ho-place-tiles = { $count ->
    [0] bez żetonu
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
web-ho-place-sure = na pewno { $tile }
web-ho-place-perhaps = być może { $tile }
web-ho-echo = { $ago ->
    [0] krzyczała tu w ostatniej turze
    [one] krzyczała tu { $ago } turę wcześniej
    [few] krzyczała tu { $ago } tury wcześniej
   *[many] krzyczała tu { $ago } tur wcześniej
}
web-ho-place-here = Połóż planszę { $where }
web-ho-place-turned = Obróć planszę i połóż { $where }
web-ho-turn-board = Obróć
web-ho-holds = { $count ->
    [0] nie ma żetonów
    [one] ma { $count } żeton
    [few] ma { $count } żetony
   *[many] ma { $count } żetonów
}
web-ho-hakobito = hakobito
web-ho-gone = poza grą
web-ho-pages = Znalezione strony dziennika: { $count }
web-ho-her-cards = ręka { $hand } · talia { $deck }
web-ho-slot-set = Slot { $slot }: zakryta karta
web-ho-slot-free = Slot { $slot }: pusty
web-ho-slot-card = Slot { $slot }: { $power }

# Tura i jej kroki
web-ho-turn-setup = Przygotowanie
web-ho-turn-yours = Twoja tura
web-ho-turn-hers = Jej tura
web-ho-turn-visitor = Gra gość { VISITOR($seat) }
web-ho-step-check = Test hałasu
web-ho-step-announce = Akcja
web-ho-step-pause = Przerwać?
web-ho-step-result = Wynik
web-ho-step-free = Akcje darmowe
web-ho-step-scream = Krzyk
web-ho-step-set = Wybór mocy
web-ho-step-activate = Użycie mocy
web-ho-step-move = Ruch
web-ho-step-others = Hakobito
web-ho-step-items = Przedmioty
web-ho-step-boards = Plansze
web-ho-step-secrets = Sekrety
web-ho-step-hiding = Kryjówka

# Na kogo czekamy
web-ho-wait-table = Rozdajemy…
web-ho-wait-her = Czekamy na nią: { $step }
web-ho-wait-visitor = Gra gość { VISITOR($seat) }: { $step }
web-ho-wait-window = Gość { VISITOR($seat) } wybiera „{ $deed }”. Hako Onna może przerwać…

# O co pytamy
web-ho-prompt-choose = Wybierz.
web-ho-prompt-items = Wybierz kartę przedmiotu. Masz ją do końca gry.
web-ho-prompt-placing = Przeciągnij planszę na oświetlone pole albo wybierz pole. Wybierz planszę, żeby ją obrócić.
web-ho-prompt-numbers = Wybierz trzy liczby szyfru do sejfu. Znasz je tylko ty.
web-ho-prompt-weak = Wybierz swoją słabość: jedyną broń, która może cię pokonać.
web-ho-prompt-power = Zachowaj jedną z tych mocy.
web-ho-prompt-bones = Ukryj swoje kości w cieniu. Jeśli znajdzie je gość z lalką Mary, przegrasz.
web-ho-prompt-grudge = Wybierz przeklęty pokój, w którym zaczniesz.
web-ho-prompt-check = Test hałasu: odkryj kartę. Suma 11 lub więcej to hałas, a wtedy ona przyjdzie.
web-ho-prompt-check-twice = Lalka na ciebie patrzy. Dwa testy hałasu, oba muszą być ciche. Odkryj kartę.
web-ho-prompt-disc = Test hałasu: weź krążek, poczekaj, aż zawiśnie nieruchomo, i puść.
web-ho-prompt-music = To był hałas. Użyć karty „{ NAME("ho-card", "music_box") }” i spróbować jeszcze raz?
web-ho-prompt-act = Idź do oświetlonego pokoju, zajrzyj w oświetlony cień albo użyj tego, co masz.
web-ho-prompt-armed = Wybrane: { $thing }. Wskaż oświetlone miejsce albo wybierz tutaj.
web-ho-prompt-free = Akcja główna już za tobą. Pokaż, daj lub odłóż żetony albo zakończ turę.
web-ho-prompt-peek = Widzisz to tylko ty. Co robisz?
web-ho-prompt-page = Strona dziennika. Pokazać ją czy zostawić zakrytą?
web-ho-prompt-replace = Co zostawiasz w zamian?
web-ho-prompt-doomed = Zaraz zginiesz. Zużyć gaśnicę i uciec?
web-ho-prompt-window = Gość { VISITOR($seat) } wybiera „{ $deed }”. Przerywasz?
web-ho-prompt-window-idle = Gość { VISITOR($seat) } wybiera „{ $deed }”. Żadna twoja moc nie może teraz przerwać. Pauza zaraz minie.
web-ho-ask-window = Przerywasz?
web-ho-ask-window-idle = Żadna twoja moc nie może teraz przerwać. Pauza zaraz minie.
web-ho-prompt-answer-floor = Goście pytają, na którym poziomie domu jesteś. Odpowiedz.
web-ho-prompt-answer-room = Goście pytają, czy tu jesteś ({ $room }). Odpowiedz.
web-ho-prompt-snatch = Widzisz wszystko, co ma gość { VISITOR($seat) }. Zabierz jedną rzecz albo zrezygnuj.
web-ho-prompt-scream = Krzyczysz? Dobierzesz moc, ale wszyscy poznają twój pokój. Możesz też wybrać oświetlony pokój i przejść tam po cichu.
web-ho-prompt-set = Przygotuj zakrytą kartę z ręki albo cofnij jedną na rękę. Możesz też wybrać oświetlony pokój i tam przejść.
web-ho-prompt-activate = Goście mają zamknięte oczy. Uruchom gotową moc albo wybierz oświetlony pokój i tam przejdź.
web-ho-prompt-arrange = Zamień dwa stosy: wybierz jeden, potem drugi. Na koniec „{ ho-action-done }”.
web-ho-prompt-move = Ruch: zostań w pokoju albo przejdź do sąsiedniego. Zobaczysz wszystkie jego żetony.
web-ho-prompt-move-twice = Ruch: pierwszy z dwóch kroków. Zobaczysz oba pokoje.
web-ho-prompt-hide = Wybierz cień na kryjówkę. Leżący tam żeton przechowasz u siebie.
web-ho-prompt-asked = Gość { VISITOR($seat) } prosi cię o żeton. Zaproponuj jeden albo odmów.
web-ho-prompt-offered = Gość { VISITOR($seat) } proponuje ci żeton. Zobaczysz go, gdy się zgodzisz.

# Co można zrobić
web-ho-choices = Co możesz zrobić
web-ho-everything = Wszystkie możliwości ({ $count })
web-ho-use = Użyj: { $item }
web-ho-use-at = { $item } → { $where }
web-ho-use-slot = { $item } → slot { $slot }
web-ho-power-use = Użyj: { $power }
web-ho-power-at = { $power }: { $where }
web-ho-put-away = Odłóż z powrotem
web-ho-skip = { $step ->
    [scream] Bez krzyku
    [set] Bez zmian
    [activate] Bez mocy
    [move] Zostań na miejscu
   *[other] Pomiń
}
web-ho-nothing-with = Teraz tego nie użyjesz.
web-ho-hint-check = Najpierw test hałasu.
web-ho-hint-far = Stąd tam nie dojdziesz.
web-ho-hint-done = Akcja główna już za tobą. Zostały akcje darmowe.
web-ho-hint-wait = To nie twoja tura.
web-ho-votes = Za poddaniem się: { $votes } z { $living }.
web-ho-give-up = Poddaj się…
web-ho-give-up-title = Poddajecie się?
web-ho-give-up-line = { $living ->
    [1] Noc skończy się od razu i Hako Onna wygra.
   *[other] Gdy zgodzą się wszyscy żywi goście ({ $living }), noc się skończy i Hako Onna wygra. Do tego czasu możesz zmienić zdanie.
}
web-ho-give-up-stay = Zostań w domu
web-ho-clock = Pozostały czas
web-ho-dial = Tarcza
web-ho-dial-name = Podaj { $numbers }
web-ho-dial-choose = Wybierz { $numbers }
web-ho-dial-pick = Wybierz trzy liczby
web-ho-dial-one = { NAME("ho-card", "stethoscope") }: jedna liczba
web-ho-dial-wrong = Dotąd źle: { $guesses }
web-ho-only-you = Widzisz to tylko ty
web-ho-page-shown = Strona jej dziennika
web-ho-unlocked = Budzi się jej moc: { $power }

# Hałas
web-ho-noise = Hałas
web-ho-noise-sum = { $sum } z 11
web-ho-noise-unseen = Zakryte
web-ho-noise-value = { $loud ->
    [yes] { $value }: hałas
   *[no] { $value }
}
web-ho-noise-up = Odkryta: { $value }
web-ho-noise-down = Karta hałasu { $card }, zakryta
web-ho-noise-kept = Ma ją gość { VISITOR($seat) }
web-ho-discs-left = { $count ->
    [one] Został { $count } krążek
    [few] Zostały { $count } krążki
   *[many] Zostało { $count } krążków
}
web-ho-pass = Pas
web-ho-pass-how = Weź jedną bez patrzenia i zakończ turę.
web-ho-overdue = Czas minął. Po tej turze przyjdzie.

# Ręce
web-ho-hand = Co masz
web-ho-item = Przedmiot
web-ho-tiles = Twoje żetony: { $count }
web-ho-no-tiles = Jeszcze żadnych. Zaglądaj w cienie, żeby je znaleźć.
web-ho-none = Brak
web-ho-her-board = Twoja plansza
web-ho-location = Twoja kryjówka
web-ho-location-hers = Jej kryjówka
web-ho-she-hides = Ona: { $room }, cień { NTH($shadow) }
web-ho-combination = Sejf: { $numbers }
web-ho-slots = Sloty
web-ho-her-hand = Ręka: { $count }
web-ho-deck = talia: { $count }
web-ho-ready = gotowa
web-ho-needs = strony: { $found } z { $needs }
web-ho-take-back = Cofnij
web-ho-ways = Trzy drogi do zwycięstwa
web-ho-ways-hers = Jak mogą wygrać
web-ho-way = { $way ->
    [escape] Ucieczka
    [rest] Ukojenie
   *[defeat] Walka
}
web-ho-way-standing = { $is ->
    [mine] masz
    [gone] stracone
    [useless] to nie to
    [in-safe] w sejfie
    [kept] ma to duch
   *[unknown] gdzie?
}
web-ho-way-held = gość { VISITOR($seat) }
web-ho-way-lying = cień { NTH($shadow) }{ $sure ->
    [yes] {""}
   *[no] ?
}
web-ho-way-numbers = Szyfr do sejfu

# Śmierć
web-ho-ending-back = Jak się skończyło
web-ho-died = Nie żyjesz
web-ho-died-line = Twoje światło gaśnie. Wracasz jako hakobito, po jej stronie.
web-ho-died-see = Widzisz jej oczami: jej karty, jej kryjówkę i każdy żeton, który widział duch.
web-ho-died-hide = W jej turze ty też się ruszasz i chowasz w cieniu. Kto tam zajrzy, ginie.
web-ho-died-win = Zwódź żywych. Jeśli ona wygra, wygrasz razem z nią.

# Zamknięte oczy
web-ho-night = Masz zamknięte oczy
web-ho-night-line = Chodzi po domu. Nic nie widzisz, słyszysz tylko skrzypienie podłogi. Czekaj, aż skończy.

# Notatki i twierdzenia
web-ho-notes = Notatki
web-ho-notes-mode = Notatki: wybierz cień, a zobaczysz, co o nim wiesz.
web-ho-notes-leave = Wróć do gry
web-ho-pin = Cień { NTH($place) }: { $said }
web-ho-pin-room = { NAME("ho-room", $room) }: { $said }
web-ho-pin-seat = Gość { VISITOR($place) } ma: { $said }
web-ho-notes-seen = Co o tym wiesz
web-ho-notes-nothing = Jeszcze nie wiesz, co tu leży.
web-ho-notes-sure = nadal tu jest
web-ho-notes-perhaps = mogło się zmienić
web-ho-notes-turn = { $ago ->
    [0] po jej ostatniej turze
    [one] { $ago } jej turę temu
    [few] { $ago } jej tury temu
   *[many] { $ago } jej tur temu
}
web-ho-notes-can = Może to być: { $tiles }
web-ho-notes-mark = Twój znak
web-ho-mark-danger = ! Groźne
web-ho-mark-safe = ✓ Niegroźne
web-ho-mark-ask = ? Zajrzeć znowu
web-ho-notes-claims = Co mówią inni
web-ho-claim = Powiedz, co tu leży
web-ho-claim-line = Słyszą to wszyscy, ona też. Wolno kłamać.
web-ho-claim-danger = Uwaga, groźne!
web-ho-claim-clear = Nie ma się czego bać
web-ho-agree = Umówcie się
web-ho-agree-line = Słyszą to wszyscy, ona też. Boty odpowiadają i robią to, jeśli ma to sens.
web-ho-said-taking = Biorę ten pokój
web-ho-said-look = Niech ktoś tu zajrzy
web-ho-said-avoid = Trzymajcie się stąd z daleka
web-ho-said-too-dangerous = Dla mnie zbyt niebezpiecznie
web-ho-said-busy = Teraz nie mogę
web-ho-said-lied = Gość { VISITOR($seat) } mówi nieprawdę o tym miejscu
web-ho-claim-by = { $name }: „{ $tile }”

# Otwieranie stołu
web-ho-option-visitors = Goście
web-ho-option-pause = Czas na przerwanie
web-ho-option-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
web-ho-option-cards = Sześć kart
web-ho-option-regular = Krążki w drżącej ręce
web-ho-option-hard = Krążki, trudne
web-ho-option-nightmare = Krążki, koszmar
web-ho-option-quick = Szybkie przygotowanie: plansze i przedmioty losowo
web-ho-option-powers = Jej dwie zaawansowane moce
web-ho-option-items = Siedem zaawansowanych przedmiotów
web-ho-edition = Edycja: { $name }
web-ho-edition-house = domowa
web-ho-edition-file = Otwórz własną edycję (plik TOML)
web-ho-edition-use = Zagraj w edycję „{ $name }”
web-ho-edition-start = Zapisz edycję domową jako plik
web-ho-key-card = Odkryj tę kartę hałasu
web-ho-key-continue = Dalej bez wyboru
web-ho-key-turn = Obróć planszę
# Dla grających ze słuchu
web-ho-place-doors = drzwi do: { $doors }
web-ho-place-lit = można wybrać
web-ho-where-you = Twój pokój: { $room }. Drzwi do: { $doors }.
web-ho-where-hidden = Twoja kryjówka: cień { NTH($shadow) }.
web-ho-where-visitor = Gość { VISITOR($seat) }: { $room }.
web-ho-where-lit = Możesz wybrać: { $shadows }.
web-ho-where-peek = Cień { NTH($shadow) }: { $tiles }. Widzisz to tylko ty.
web-ho-plan = Plan domu. Strzałki przenoszą z miejsca na miejsce, Enter wybiera
