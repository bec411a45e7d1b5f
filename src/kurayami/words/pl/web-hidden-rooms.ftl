# Słowa ekranu Hidden Rooms.

web-hr-board = Dom, sześć na sześć pól; strzałki przesuwają, Enter wybiera
web-hr-square-room = { $square }, pokój { NAME("hr-colour", $colour) } { $number }
web-hr-square-dark = { $square }, ciemność
web-hr-square-exit = { $square }, wyjście
web-hr-square-you = tu jesteś
web-hr-square-monster = tu jest potwór
web-hr-square-watched = obserwowane
web-hr-square-walk = możesz tu wejść
web-hr-square-search = możesz tu przeszukać
web-hr-stage = Etap { $stage }
web-hr-stage-chosen = Kafel { NAME("hr-colour", $colour) } { $number } otworzył Księgę.
web-hr-stage-won = Tym razem uciekasz
web-hr-stage-lost = Pochłonęła cię ciemność
web-hr-game-won = Jesteś na wolności
web-hr-game-lost = Drzwi pozostają zamknięte
web-hr-fate = Etapy wygrane: { $won } z 2. Etapy przegrane: { $lost } z 3.
web-hr-memory = Pamięć
web-hr-pile = Stos
web-hr-begin = Wybierz pokój, w którym się budzisz
web-hr-begin-why = Drugi trafi do twojej Pamięci. Niska liczba zostawia większy wybór.
web-hr-search-with = Przeszukaj { $square }:
web-hr-from-pile = ze Stosu
web-hr-from-memory = z Pamięci
web-hr-stay = Zostań, koniec tury
web-hr-if-you-stay = Jeśli zostaniesz:
web-hr-actions-left = { $count ->
    [one] akcja do końca jego trasy
    [few] akcje do końca jego trasy
   *[many] akcji do końca jego trasy
}
web-hr-wait = Cicho…
web-hr-prompt-walk = Twoja tura. { $walks ->
    [one] Jeszcze jeden ruch
    [few] Do { $walks } ruchów
   *[many] Do { $walks } ruchów
} po oświetlonych pokojach, potem przeszukaj ciemność obok siebie albo zostań.
web-hr-prompt-search = Przeszukaj ciemność obok siebie albo zostań.
web-hr-prompt-where = Gdzie położysz kafel { NAME("hr-colour", $colour) } { $number }?
web-hr-hint = Podpowiedź
web-hr-hint-title = Twoja szansa na wygranie etapu
web-hr-hint-more = { $count ->
    [one] Jeszcze jedna możliwość
    [few] Jeszcze { $count } możliwości
   *[many] Jeszcze { $count } możliwości
}
web-hr-hint-fewer = Mniej
web-hr-thinking = Nasłuchuję, co słychać w domu…
web-hr-aids = Co chcesz widzieć
web-hr-aid-odds = Szansa, że kafel będzie pasował
web-hr-aid-odds-short = szanse
web-hr-aid-pile = Co jeszcze jest w Stosie
web-hr-aid-pile-short = Stos
web-hr-aid-watched = Pola, na które patrzy potwór
web-hr-aid-watched-short = wzrok
web-hr-aid-foresight = Dwie następne akcje potwora, jeśli zostaniesz
web-hr-aid-foresight-short = dalej
web-hr-aid-route = Trasa potwora i pozostałe akcje
web-hr-aid-route-short = trasa
web-hr-look-back = Spójrz wstecz
web-hr-review-none = Żaden etap jeszcze się nie skończył.
web-hr-review-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
web-hr-review-curve = Szansa na wygraną, wybór po wyborze; strzałkami przechodzi się między nimi
web-hr-review-did = { $action }: { $chance } %
web-hr-review-better = Lepiej: { $action }: { $chance } %
web-hr-review-thrown = { $count ->
    [one] Zmarnowana szansa: { $count }
   *[other] Zmarnowane szanse: { $count }
}
web-hr-review-clean = Nic nie zostało zmarnowane. Reszta to los.
web-hr-review-turn = Tura { $turn }:
web-hr-nights = Moje noce w domu
web-hr-nights-stages = Potwory
web-hr-nights-here = { $count ->
    [0] Na tym urządzeniu nic jeszcze nie rozegrano.
    [one] Na tym urządzeniu rozegrano { $count } grę.
    [few] Na tym urządzeniu rozegrano { $count } gry.
   *[many] Na tym urządzeniu rozegrano { $count } gier.
}
web-hr-nights-share = wygrane: { $won } z { $of }
web-hr-nights-best = { $count ->
    [one] najmniej: { $count } tura
    [few] najmniej: { $count } tury
   *[many] najmniej: { $count } tur
}
web-hr-nights-caught = złapanie: { $count } ×
web-hr-nights-late = za późno: { $count } ×
web-hr-nights-no-games = Żadna twoja gra jeszcze się nie skończyła.
web-hr-nights-new = jeszcze nie spotkany
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
web-hr-if-you-end = Jeśli skończysz na polu { $square }:
web-hr-keys = Klawisze
web-hr-key-arrows = Poruszanie się po planszy
web-hr-key-enter = Wybór pola
web-hr-key-memory = Kafel z pamięci
web-hr-give-up = Poddaj ten etap
web-hr-give-up-sure = Usiądź i czekaj na niego
web-hr-verdict-best = Najlepsze
web-hr-verdict-equal = Równie dobre
web-hr-verdict-fine = W porządku
web-hr-verdict-mistake = Błąd
web-hr-hopeless = Nie da się już wygrać. Nie pomogą nawet najlepsze kafle.
web-hr-end-stage = Zakończ etap
web-hr-goal-endless = Kolejna noc bez końca
# Dlaczego wybór jest dobry albo zły
hr-why-low = Niska liczba zostawia ci więcej możliwości.
hr-why-high = Do wysokiej liczby trudno coś dopasować.
hr-why-caught = Tam cię złapie.
hr-why-late = Potwór dojdzie do końca trasy i czas minie.
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
web-hr-goal-unmet = { $count ->
    [one] W tej księdze czeka jeszcze jeden nieznany ci potwór.
    [few] W tej księdze czekają jeszcze { $count } nieznane ci potwory.
   *[other] W tej księdze czeka jeszcze { $count } nieznanych ci potworów.
}
web-hr-goal-deeper = Znasz już wszystkie potwory z tej księgi. Czekają Głębsze pokoje.
