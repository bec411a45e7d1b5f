# Odmowy
hr-game-over = Gra się skończyła.
hr-no-such-seat = W tę grę gra się w pojedynkę. Nie ma miejsca { $seat }.
hr-only-chance-draws = Kafle dobiera los.
hr-nothing-to-draw = Teraz nie ma czego dobierać.
hr-not-in-pile = Nie ma tego kafla w stosie: { hr-tile }.
hr-tile-being-drawn = Poczekaj na kafel.
hr-begin-first = Najpierw wybierz pokój, w którym się budzisz.
hr-stage-has-begun = Etap już się zaczął.
hr-not-offered = Tego kafla nie ma do wyboru: { hr-tile }.
hr-off-board = Pole { $square } leży poza domem.
hr-not-adjoining = Pole { $square } nie sąsiaduje z twoim.
hr-no-tile-there = Na polu { $square } nie ma jeszcze pokoju.
hr-no-walks-left = Dwa ruchy już za tobą. Szukaj albo zostań.
hr-tile-there = Na polu { $square } jest już pokój.
hr-monster-there = Na polu { $square } stoi potwór.
hr-pile-empty = Stos jest pusty.
hr-not-in-memory = Nie ma tego kafla w pamięci: { hr-tile }.
hr-does-not-fit = Nie pasuje: { hr-tile }. Potrzebny ten sam kolor co w twoim pokoju albo co najmniej taka sama liczba.
hr-turn-limit = Limit tur ({ $limit }) jest za niski. Potrzebna jest choć jedna.

# Księgi
hr-book-unreadable = Nie można odczytać { $file }: { $problem }.
hr-book-not-text = { $file } nie jest plikiem tekstowym w UTF-8.
hr-book-not-toml = { $file } nie jest plikiem TOML: { $problem }.
hr-book-wrong-field = { $file } nie jest księgą: { $problem }.
hr-book-stage-number = { $file }: nie ma etapu { $stage }; etapy mają numery od 1 do 5.
hr-book-stage-twice = { $file }: etap { $stage } występuje dwa razy.
hr-book-stage-missing = { $file }: brakuje etapu { $stage }.
hr-book-long = { $file }: pole { $field } jest za długie (znaki: { $given }, limit: { $limit }).
hr-book-colour = { $file }, etap { $stage }: „{ $colour }” nie jest kolorem w rodzaju #9db4d6.
hr-book-off-board = { $file }, etap { $stage }: pole { $square } ({ $pair }) leży poza domem.
hr-book-route-short = { $file }, etap { $stage }: trasa kończy się na polu { $square } ({ $pair }). Potrzebuje co najmniej dwóch pól.
hr-book-route-long = { $file }, etap { $stage }: trasa jest za długa (narożniki: { $given }, limit: { $limit }).
hr-book-corner-twice = { $file }, etap { $stage }: narożnik { $square } ({ $pair }) powtarza się dwa razy z rzędu.
hr-book-corner-askew = { $file }, etap { $stage }: pole { $square } ({ $pair }) nie leży w jednej linii z poprzednim narożnikiem.
hr-book-starts-on-child = { $file }, etap { $stage }: potwór nie może zaczynać na polu { $square } ({ $pair }), bo tam stoi dziecko.
hr-book-end-passed = { $file }, etap { $stage }: trasa po drodze przecina swój koniec, pole { $square } ({ $pair }).
hr-book-catches-at-once = { $file }, etap { $stage }: potwór łapie dziecko na polu { $square } ({ $pair }) już w pierwszej turze.
hr-no-such-night = Nie ma takiej nocy. Trudności to { $difficulties }; noce mają numery od 1 do { $nights }.

# Rzeczy
hr-tile = { NAME("hr-colour", $colour) } { NAME("hr-number", $number) }
hr-way-north = w górę planszy
hr-way-east = w prawo
hr-way-south = w dół planszy
hr-way-west = w lewo
hr-colour-amber = bursztynowa
hr-colour-blue = niebieska
hr-colour-green = zielona
hr-colour-red = czerwona
hr-colour-acc-amber = bursztynową
hr-colour-acc-blue = niebieską
hr-colour-acc-green = zieloną
hr-colour-acc-red = czerwoną
hr-number-1 = jedynka
hr-number-2 = dwójka
hr-number-3 = trójka
hr-number-4 = czwórka
hr-number-5 = piątka
hr-number-6 = szóstka
hr-number-acc-1 = jedynkę
hr-number-acc-2 = dwójkę
hr-number-acc-3 = trójkę
hr-number-acc-4 = czwórkę
hr-number-acc-5 = piątkę
hr-number-acc-6 = szóstkę

# Co się dzieje
hr-event-stage-opened = Los wskazuje: { NAME("hr-colour", $tile_colour) } { NAME("hr-number", $tile_number) }. Zaczyna się etap { $stage }.
hr-event-tile-offered = Znajdujesz { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) }.
hr-event-stage-begun = Wybierasz { NAME("hr-colour-acc", $placed_colour) } { NAME("hr-number-acc", $placed_number) }, zapamiętujesz { NAME("hr-colour-acc", $kept_colour) } { NAME("hr-number-acc", $kept_number) }.
hr-event-child-walked = Idziesz na pole { $to }.
hr-event-tile-drawn = Szukasz na polu { $target } i dobierasz { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) }. { $fits ->
    [yes] Pasuje!
   *[no] Nie pasuje.
}
hr-event-room-laid = Na polu { $at } otwiera się pokój: { NAME("hr-colour", $tile_colour) } { NAME("hr-number", $tile_number) }. Wchodzisz do środka.
hr-event-tile-remembered = Zapamiętujesz { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) }.
hr-event-memory-overflowed = Za dużo do zapamiętania: { $tiles ->
    [one] { $tiles } kafel wraca
    [few] { $tiles } kafle wracają
   *[many] { $tiles } kafli wraca
} do stosu.
hr-event-monster-turned = { $sees_child ->
    [yes] Potwór cię widzi! Obraca się
   *[no] Potwór obraca się
} { NAME("hr-way", $facing) }.
hr-event-monster-advanced = { $sees_child ->
    [yes] Potwór cię widzi i rusza na pole { $to }!
   *[no] Potwór idzie na pole { $to }.
}
hr-event-stage-won = Drzwi się otwierają. Etap { $stage } wygrany!
hr-event-stage-lost = { $reason ->
    [caught] Potwór cię łapie.
    [walked_into_it] Wpadasz prosto w ramiona potwora.
    [route_ended] Czas minął.
   *[turn_limit] Noc się skończyła.
} Etap { $stage } przegrany.
hr-event-star-turned-up = Strach słabnie. Gwiazda jest twoja!
hr-event-game-won = Wydostajesz się z domu. Wygrywasz!
hr-event-game-lost = Dom cię nie wypuści. Przegrywasz.

# Co można zrobić
hr-action-begin = Zacznij tutaj: { NAME("hr-colour", $tile_colour) } { NAME("hr-number", $tile_number) }
hr-action-walk = Idź na pole { $to }
hr-action-search = Szukaj na polu { $target } (kafel ze stosu)
hr-action-recall = Połóż na polu { $target } { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) } z pamięci
hr-action-stop = Zostań i zakończ turę
hr-action-draw = Dobierz { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) }

# W terminalu
hr-help = Jesteś dzieckiem (@) w prawym dolnym rogu. Układaj pokoje aż do wyjścia (⌂) w lewym górnym: wygraj dwa etapy,
    zanim przegrasz trzy. W turze robisz najwyżej dwa ruchy po ułożonych pokojach, a potem raz szukasz obok siebie. Pokój
    pasuje, gdy ma kolor twojego albo co najmniej taką samą liczbę. Co nie pasuje, trafia do pamięci na pięć kafli.
    Po każdej twojej turze potwór (▲ ▶ ▼ ◀) ma dwie akcje. Patrzy na pola w nawiasach: tam cię zobaczy i ruszy za tobą.
    Poza tym idzie swoją trasą, a gdy dotrze do jej końca, czas mija i etap jest przegrany.
hr-facts-stage = Etap { $stage }, { $monster } · wygrane { $won } z 2, przegrane { $lost } z 3
hr-facts-memory = Pamięć: { $tiles }
hr-facts-pile = Stos ({ $count }): { $tiles }
hr-facts-odds = Pasujące kafle w stosie: { $fitting } z { $of }.
hr-facts-actions-left = { $count ->
    [one] Została { $count } akcja
    [few] Zostały { $count } akcje
   *[many] Zostało { $count } akcji
} do końca trasy potwora.
hr-facts-route = Jego trasa: { $corners }
hr-facts-foreseen = Jeśli tu zostaniesz: { $events }
