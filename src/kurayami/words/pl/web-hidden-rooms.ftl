# Słowa ekranu Hidden Rooms.

web-hr-board = Dom, sześć na sześć pól. Strzałki przesuwają, Enter wybiera
web-hr-square-room = { $square }, { NAME("hr-colour", $colour) } { NAME("hr-number", $number) }
web-hr-square-dark = { $square }, ciemność
web-hr-square-exit = { $square }, wyjście
web-hr-square-you = tu jesteś
web-hr-square-beside = { $way ->
    [north] nad tobą
    [east] po prawej
    [south] pod tobą
   *[west] po lewej
}
web-hr-square-monster = tu jest potwór, patrzy { NAME("hr-way", $facing) }
web-hr-square-watched = potwór tu patrzy
web-hr-square-walk = możesz tu wejść
web-hr-square-search = możesz tu szukać
web-hr-stage = Etap { $stage }
web-hr-stage-chosen = Los otwiera księgę: { NAME("hr-colour", $colour) } { NAME("hr-number", $number) }.
web-hr-stage-won = Tym razem uciekasz
web-hr-stage-lost = Pochłonęła cię ciemność
web-hr-game-won = Jesteś na wolności
web-hr-game-lost = Drzwi pozostają zamknięte
web-hr-fate = Etapy wygrane: { $won } z 2. Etapy przegrane: { $lost } z 3.
web-hr-memory = Pamięć
web-hr-pile = Stos
web-hr-begin = Wybierz pokój, w którym się budzisz
web-hr-begin-why = Drugi zapamiętasz. Im mniejsza liczba, tym więcej do niej pasuje.
web-hr-search-with = Szukaj { $way ->
    [north] w górę
    [east] w prawo
    [south] w dół
   *[west] w lewo
}
web-hr-toward-walk = Idź { $way ->
    [north] w górę
    [east] w prawo
    [south] w dół
   *[west] w lewo
}
web-hr-toward-search = Szukaj { $way ->
    [north] w górę
    [east] w prawo
    [south] w dół
   *[west] w lewo
} (kafel ze stosu)
web-hr-toward-recall = Połóż { $way ->
    [north] nad sobą
    [east] po prawej
    [south] pod sobą
   *[west] po lewej
} { NAME("hr-colour-acc", $colour) } { NAME("hr-number-acc", $number) } z pamięci
web-hr-from-pile = ze stosu
web-hr-from-memory = z pamięci
web-hr-stay = Zostań i zakończ turę
web-hr-if-you-stay = Jeśli zostaniesz
web-hr-actions-left = { $count ->
    [one] akcja i czas minie
    [few] akcje i czas minie
   *[many] akcji i czas minie
}
web-hr-wait = Cicho…
web-hr-prompt-walk = Twoja tura. { $walks ->
    [one] Możesz zrobić jeszcze jeden ruch
    [few] Możesz zrobić { $walks } ruchy
   *[many] Możesz zrobić { $walks } ruchów
} po oświetlonych pokojach, a potem szukać w ciemności obok albo zostać.
web-hr-prompt-search = Szukaj w ciemności obok albo zostań.
web-hr-prompt-where = Gdzie położysz { NAME("hr-colour-acc", $colour) } { NAME("hr-number-acc", $number) }?
web-hr-hint = Podpowiedź
web-hr-hint-title = Szansa na wygranie etapu
web-hr-hint-more = { $count ->
    [one] Jeszcze jedna możliwość
    [few] Jeszcze { $count } możliwości
   *[many] Jeszcze { $count } możliwości
}
web-hr-hint-fewer = Mniej
web-hr-thinking = Nadstaw ucha…
web-hr-aids = Pokaż lub ukryj
web-hr-aid-odds = Szansa, że kafel będzie pasował
web-hr-aid-odds-short = szanse
web-hr-aid-pile = Kafle, które zostały w stosie
web-hr-aid-pile-short = stos
web-hr-aid-watched = Pola, na które patrzy potwór
web-hr-aid-watched-short = wzrok
web-hr-aid-foresight = Dwie następne akcje potwora, jeśli zostaniesz
web-hr-aid-foresight-short = dalej
web-hr-aid-route = Trasa potwora i pozostałe akcje
web-hr-aid-route-short = trasa
web-hr-look-back = Analiza etapu
web-hr-review-none = Żaden etap jeszcze się nie skończył.
web-hr-review-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
web-hr-review-curve = Szansa na wygraną, wybór po wyborze. Strzałki przesuwają
web-hr-review-did = { $action } ({ $chance }%)
web-hr-review-better = Lepiej: { $action } ({ $chance }%)
web-hr-review-thrown = { $count ->
    [one] { $count } kosztowny błąd
    [few] { $count } kosztowne błędy
   *[many] { $count } kosztownych błędów
}
web-hr-review-clean = Żadnej zmarnowanej szansy. Resztę załatwił los.
web-hr-review-turn = Tura { $turn }
web-hr-nights-stages = Potwory
web-hr-nights-here = { $count ->
    [0] Na tym urządzeniu nie ma jeszcze żadnej gry.
    [one] Na tym urządzeniu za tobą { $count } gra.
    [few] Na tym urządzeniu za tobą { $count } gry.
   *[many] Na tym urządzeniu za tobą { $count } gier.
}
web-hr-nights-share = wygrane: { $won } z { $of }
web-hr-nights-best = { $count ->
    [one] rekord: { $count } tura
    [few] rekord: { $count } tury
   *[many] rekord: { $count } tur
}
web-hr-nights-caught = złapania: { $count }
web-hr-nights-late = spóźnienia: { $count }
web-hr-nights-new = jeszcze przed tobą
web-hr-seen = Widzi cię
web-hr-danger-stay = { $loss ->
    [route_ended] Jeśli zostaniesz, czas minie.
   *[other] Jeśli zostaniesz, złapie cię.
}
web-hr-danger-odds = { $loss ->
    [route_ended] { $chance }%: za późno
   *[other] { $chance }%: złapie cię
}
web-hr-square-deadly = { $loss ->
    [route_ended] jeśli skończysz tu turę, czas minie
   *[other] jeśli skończysz tu turę, złapie cię
}
web-hr-into-it = Potwór tam stoi. Wybierz to pole jeszcze raz, a wejdziesz mu w ramiona.
web-hr-if-you-end = Jeśli skończysz na polu { $square }
web-hr-key-arrows = Poruszanie się po planszy
web-hr-key-enter = Wybór pola
web-hr-key-memory = Kafel z pamięci
web-hr-give-up = Odpuść ten etap
web-hr-give-up-sure = Usiądź i czekaj na niego
web-hr-give-up-ask = Siadasz i czekasz. Etap przepada.
web-hr-restart = Etap od nowa
web-hr-restart-ask = Zacznie się nowa gra tylko z tym potworem. Ta zostanie wśród twoich gier.
web-hr-restart-sure = Od nowa
web-hr-verdict-best = Najlepsze
web-hr-verdict-equal = Równie dobre
web-hr-verdict-fine = W porządku
web-hr-verdict-mistake = Błąd
web-hr-hopeless = Nie da się już wygrać. Nie pomogą nawet najlepsze kafle.
web-hr-end-stage = Zakończ etap
# Dlaczego wybór jest dobry albo zły
hr-why-low = Im mniejsza liczba, tym więcej do niej pasuje.
hr-why-high = Do drugiego kafla łatwiej coś dopasować.
hr-why-caught = Tam cię złapie.
hr-why-late = Czas minie.
hr-why-into-it = Wejdziesz mu w ramiona.
hr-why-seen = Tam cię zobaczy.
hr-why-wait = Przeczekasz, a potwór cię nie zobaczy.
hr-why-door = To drzwi na zewnątrz.
hr-why-sure = Na pewno pasuje.
hr-why-few = Pasuje tylko { $fitting } z { $of } kafli.
hr-why-fits = Pasuje { $fitting } z { $of } kafli.
hr-why-from-there = Stamtąd pasuje { $fitting } z { $of } kafli.
hr-why-fit-loses = Jeśli kafel będzie pasował ({ $fitting } z { $of }), wejdziesz w zasięg potwora.
hr-why-miss-loses = Jeśli kafel nie będzie pasował ({ $misses } z { $of }), koniec z tobą.
hr-why-seen-safe = Tam cię zobaczy, ale jeszcze nie dosięgnie.
hr-why-cornered = Tam cię osaczy, chyba że otworzysz nowy pokój.
hr-why-turn-lost = Bezpiecznie, ale tracisz turę.
hr-why-back = Zaraz trzeba będzie wrócić.
hr-why-hides = Tam cię nie zobaczy.
hr-why-away = To droga w przeciwną stronę niż wyjście.
hr-why-unsure = Może nie pasować ({ $misses } z { $of }). W pamięci masz pewny krok.
hr-why-to-the-door = Dalej są już drzwi, a masz kafel, który pasuje.
hr-why-sure-there = Stamtąd na pewno pasuje { NAME("hr-colour", $tile_colour) } { NAME("hr-number", $tile_number) }.
hr-why-after = Jeśli położysz { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) }, potem pasuje tylko { $fitting } z { $of } kafli.
hr-why-keeps = W pamięci zostaje { NAME("hr-colour", $tile_colour) } { NAME("hr-number", $tile_number) } { $when ->
    [last] na ostatnie pokoje
   *[later] na później
}.
hr-why-missed = Potem zabraknie tego kafla: { NAME("hr-colour", $tile_colour) } { NAME("hr-number", $tile_number) }.
hr-why-spares = Na pewno pasuje i oszczędza { NAME("hr-colour-acc", $tile_colour) } { NAME("hr-number-acc", $tile_number) }.
hr-why-forgets = Jeśli kafel nie będzie pasował ({ $misses } z { $of }), stracisz całą pamięć.
web-hr-goal-unmet = { $count ->
    [one] W tej księdze czeka jeszcze jeden nieznany ci potwór.
    [few] W tej księdze czekają jeszcze { $count } nieznane ci potwory.
   *[many] W tej księdze czeka jeszcze { $count } nieznanych ci potworów.
}
web-hr-goal-deeper = Znasz już wszystkie potwory z tej księgi. Czekają Głębsze pokoje.
web-hr-goal-endless = Kolejna noc bez końca
# Dla grających ze słuchu
web-hr-tile = { NAME("hr-colour", $colour) } { NAME("hr-number", $number) }
web-hr-where-you = Jesteś na polu { $square }. Wyjście: { $exit }.
web-hr-where-monster = Potwór stoi na polu { $square } i patrzy { NAME("hr-way", $facing) }.
web-hr-where-watched = Widzi pola: { $squares }.
web-hr-where-route = Jego trasa: { $squares }.
web-hr-where-memory = W pamięci: { $tiles }.
web-hr-where-rooms = Pokoje: { $rooms }.
web-hr-where-pile = W stosie: { $count ->
    [0] nic.
   *[other] { $count }. { $tiles }.
}
