# Odmowy
hr-game-over = Gra się skończyła.
hr-no-such-seat = To gra dla jednej osoby; nie ma miejsca { $seat }.
hr-only-chance-draws = Kafle dobiera tylko los.
hr-nothing-to-draw = Teraz nie dobiera się kafla.
hr-not-in-pile = W Stosie nie ma kafla „{ hr-tile }”.
hr-tile-being-drawn = Poczekaj: kafel jest właśnie dobierany.
hr-begin-first = Najpierw wybierz kafel, na którym zaczynasz.
hr-stage-has-begun = Etap już się zaczął.
hr-not-offered = Kafla „{ hr-tile }” nie ma wśród dwóch do wyboru.
hr-off-board = { $square } leży poza domem.
hr-not-adjoining = { $square } nie sąsiaduje z tobą.
hr-no-tile-there = Na { $square } nie ma pokoju, do którego można wejść.
hr-no-walks-left = W tej turze masz już za sobą dwa ruchy.
hr-tile-there = Na { $square } jest już pokój.
hr-monster-there = Na { $square } stoi potwór.
hr-pile-empty = Stos jest pusty.
hr-not-in-memory = W twojej Pamięci nie ma kafla „{ hr-tile }”.
hr-does-not-fit = Kafel „{ hr-tile }” nie pasuje: musi mieć kolor pokoju, w którym stoisz, albo liczbę nie mniejszą niż on.
hr-turn-limit = Limit tur ({ $limit }) jest za niski: choć jedna tura musi być możliwa.

# Księgi
hr-book-unreadable = Nie można odczytać { $file }: { $problem }.
hr-book-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
hr-book-not-toml = { $file } nie jest plikiem TOML: { $problem }.
hr-book-wrong-field = { $file } nie jest księgą: { $problem }.
hr-book-stage-number = { $file }: nie ma etapu { $stage }; etapy mają numery od 1 do 5.
hr-book-stage-twice = { $file }: etap { $stage } występuje dwa razy.
hr-book-stage-missing = { $file }: brakuje etapu { $stage }.
hr-book-long = { $file }: pole { $field } jest za długie, liczba znaków to { $given }. Dozwolone jest najwyżej { $limit }.
hr-book-colour = { $file }, etap { $stage }: „{ $colour }” nie jest kolorem w rodzaju #9db4d6.
hr-book-off-board = { $file }, etap { $stage }: { $square } leży poza domem.
hr-book-route-short = { $file }, etap { $stage }: trasa potrzebuje co najmniej dwóch pól; po { $square } nie ma nic.
hr-book-route-long = { $file }, etap { $stage }: trasa jest za długa, liczba narożników to { $given }. Dozwolone jest najwyżej { $limit }.
hr-book-corner-twice = { $file }, etap { $stage }: narożnik { $square } powtarza się zaraz po sobie.
hr-book-corner-askew = { $file }, etap { $stage }: { $square } nie leży ani w rzędzie, ani w kolumnie poprzedniego narożnika.
hr-book-starts-on-child = { $file }, etap { $stage }: potwór nie może zaczynać na { $square }, gdzie stoi dziecko.
hr-book-end-passed = { $file }, etap { $stage }: trasa przechodzi przez swój koniec { $square }, zanim do niego dotrze.
hr-book-catches-at-once = { $file }, etap { $stage }: w pierwszej turze potwór łapie dziecko na { $square }.
hr-no-such-night = Nie ma takiej nocy. Trudności to { $difficulties }; noce mają numery od 1 do { $nights }.

# Rzeczy
hr-tile = { NAME("hr-colour", $colour) } { $number }
hr-way-north = na północ
hr-way-east = na wschód
hr-way-south = na południe
hr-way-west = na zachód
hr-colour-amber = bursztynowy
hr-colour-blue = niebieski
hr-colour-green = zielony
hr-colour-red = czerwony

# Co się dzieje
hr-event-stage-opened = Dobrano kafel { NAME("hr-colour", $tile_colour) } { $tile_number }: etap { $stage }.
hr-event-tile-offered = Znajdujesz kafel { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-event-stage-begun = Stoisz na kaflu: { NAME("hr-colour", $placed_colour) } { $placed_number }; w Pamięci zostaje: { NAME("hr-colour", $kept_colour) } { $kept_number }.
hr-event-child-walked = Idziesz na { $to }.
hr-event-tile-drawn = Na { $target } dobierasz kafel { NAME("hr-colour", $tile_colour) } { $tile_number }: { $fits ->
    [yes] pasuje.
   *[no] nie pasuje.
}
hr-event-room-laid = Na { $at } otwiera się pokój { NAME("hr-colour", $tile_colour) } { $tile_number } i wchodzisz do środka.
hr-event-tile-remembered = Zapamiętujesz kafel { NAME("hr-colour", $tile_colour) } { $tile_number }.
hr-event-memory-overflowed = Tyle nie da się zapamiętać: { $tiles ->
    [one] { $tiles } kafel wraca
    [few] { $tiles } kafle wracają
   *[many] { $tiles } kafli wraca
} do Stosu.
hr-event-monster-turned = { $sees_child ->
    [yes] Potwór cię widzi i odwraca się
   *[no] Potwór odwraca się
} { NAME("hr-way", $facing) }.
hr-event-monster-advanced = { $sees_child ->
    [yes] Potwór cię widzi i zbliża się na { $to }.
   *[no] Potwór idzie na { $to }.
}
hr-event-stage-won = Drzwi się otwierają. Etap { $stage } wygrany!
hr-event-stage-lost = { $reason ->
    [caught] Potwór cię złapał.
    [walked_into_it] Wpadasz prosto w ramiona potwora.
    [route_ended] Potwór dotarł do końca swojej trasy.
   *[turn_limit] Noc się skończyła.
} Etap { $stage } przegrany.
hr-event-star-turned-up = Boisz się już mniej: gwiazda jest twoja.
hr-event-game-won = Jesteś poza domem. Wygrywasz!
hr-event-game-lost = Dom cię nie wypuści. Przegrywasz.

# Co można zrobić
hr-action-begin = Zacznij na kaflu: { NAME("hr-colour", $tile_colour) } { $tile_number }
hr-action-walk = Idź na { $to }
hr-action-search = Przeszukaj { $target }, dobierając ze Stosu
hr-action-recall = Przeszukaj { $target } kaflem z Pamięci: { NAME("hr-colour", $tile_colour) } { $tile_number }
hr-action-stop = Zostań tutaj i zakończ turę
hr-action-draw = Dobierz kafel { NAME("hr-colour", $tile_colour) } { $tile_number }

# W terminalu
hr-help = Jesteś dzieckiem (@) w prawym dolnym rogu. Układaj pokoje aż do wyjścia (⌂) w lewym górnym rogu: w dwóch etapach,
    zanim przegrasz trzy. W turze: do dwóch ruchów po leżących pokojach, potem jedno przeszukanie obok siebie. Pokój
    pasuje, gdy ma kolor tego, w którym stoisz, albo liczbę nie mniejszą. Co nie pasuje, trafia do Pamięci na pięć kafli.
    Po każdej twojej turze potwór (▲ ▶ ▼ ◀) ma dwie akcje. Patrzy na pola w nawiasach: tam cię widzi i rusza za tobą.
    Poza tym idzie swoją trasą, a gdy dotrze do jej końca, etap jest przegrany.
hr-facts-stage = Etap { $stage }, { $monster } · wygrane { $won } z 2, przegrane { $lost } z 3
hr-facts-memory = Pamięć: { $tiles }
hr-facts-pile = Stos ({ $count }): { $tiles }
hr-facts-odds = Kafli w Stosie, które pasują: { $fitting } z { $of }.
hr-facts-actions-left = { $count ->
    [one] Została { $count } akcja
    [few] Zostały { $count } akcje
   *[many] Zostało { $count } akcji
} do końca trasy potwora.
hr-facts-route = Jego trasa: { $corners }
hr-facts-foreseen = Jeśli tu zostaniesz: { $events }
