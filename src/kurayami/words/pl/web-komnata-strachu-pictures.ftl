# Komnata Strachu w obrazkach.
web-ks-picture-goal-title = Trzy karty, pięć żetonów
web-ks-picture-goal = Trzy karty odkrywają się dla wszystkich naraz. Wysuń właściwe żetony i zapal światło. Bez pomyłki i przed innymi.
web-ks-picture-ways-title = Kształty albo kolory
web-ks-picture-ways = Wysuń wszystkie żetony o kształtach z kart albo wszystkie w kolorach z kart. Można tak albo tak, ale nigdy nie mieszaj.
web-ks-picture-try-title = Spróbuj
web-ks-picture-try = Wysuń żetony i zapal światło. Zegar stoi.
web-ks-picture-try-told = { $verdict ->
    [shape] Dobrze: czaszka i dynia, czyli kształty.
    [colour] Dobrze: czerwony, różowy i biały, czyli kolory.
   *[wrong] Jeszcze nie. Dopasuj trzy karty kształtami albo trzy karty kolorami.
}
web-ks-picture-guest-title = Gość
web-ks-picture-guest = Niczego nie zmienia. Patrz na dwie pozostałe karty.
web-ks-picture-escape-title = Ucieczka Strachów
web-ks-picture-escape = Na odwrót: wysuń wszystko, czego NIE MA na dwóch pozostałych kartach.
web-ks-picture-invasion-title = Inwazja Strachów
web-ks-picture-invasion = Patrz tylko na ten rząd. Wysuń wszystkie pięć żetonów, po kolei od lewej, kształtami albo kolorami.
web-ks-picture-cancel-title = Dwie karty specjalne
web-ks-picture-cancel = Znoszą się. Liczy się tylko trzecia karta: wysuń jeden żeton. Trzy też się znoszą i zaraz są trzy nowe.
web-ks-picture-win-title = Zgarnij karty
web-ks-picture-win = Kto pierwszy zrobi to dobrze, zgarnia trzy karty. Jeśli nikt, lądują w pudełku. Gdy talia się skończy, wygrywa ten, kto ma ich najwięcej.
