# Komnata Strachu na ekranie
web-ks-card-back = zakryta karta
web-ks-fear = { NAME("ks-token", $shape) } (kolor { NAME("ks-colour", $colour) })
web-ks-special = { NAME("ks-special", $special) }
web-ks-token = { NAME("ks-token", $shape) } (kolor { NAME("ks-colour", $colour) })
web-ks-token-pushed = { NAME("ks-token", $shape) } (kolor { NAME("ks-colour", $colour) }), wysunięte, miejsce { $place }

# Gracze
web-ks-gone = poza grą
web-ks-missed = od następnej rundy
web-ks-ready = gotowość
web-ks-hit = włącznik uderzony
web-ks-allowance = Dozwolone opóźnienie: { $millis } ms. W tych granicach liczy się zegar gracza.
web-ks-forward = { $count ->
    [one] 1 żeton z przodu
    [few] { $count } żetony z przodu
   *[other] { $count } żetonów z przodu
}
web-ks-log = Dziennik i czat
web-ks-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
web-ks-cards-won = { $count ->
    [one] zdobyta jedna karta
    [few] zdobyte { $count } karty
   *[other] zdobytych { $count } kart
}

# Przed rundą
web-ks-welcome = Światła gasną
web-ks-practice = Ćwiczenie
web-ks-or = albo
web-ks-how = Zostaną odkryte trzy karty. Wysuń żetony o ich kształtach albo żetony w ich kolorach, nigdy jedno i drugie. Potem uderz we włącznik. Kto pierwszy wybierze dobrze, zabiera karty.
web-ks-keys = Klawisze 1 do 5 to żetony, spacja { $light } to światło. Można też dotykać.
web-ks-be-ready = Gotowe
web-ks-waiting = Czekamy na pozostałych …
web-ks-phone-look = Patrz na duży ekran
web-ks-phone-again = Następną grę zaczyna duży ekran.
web-ks-to-end = Do wyniku
web-ks-use-keys = Rzędy klawiszy
web-ks-use-corners = Rogi stołu

# Runda
web-ks-cancelled = Trzy karty specjalne znoszą się nawzajem. Zaraz będą trzy nowe.
web-ks-time-up = Czas minął.
web-ks-held = Zegar czeka na ciebie.
web-ks-why = { $kind ->
    [guest] Gość niczego nie zmienia. Liczy się to, co jest na dwóch pozostałych kartach.
    [fear_escape] Ucieczka Strachów: liczy się wszystko, czego NIE MA na dwóch pozostałych kartach.
    [fear_invasion] Inwazja Strachów: liczy się tylko jej rząd. Wszystkie pięć żetonów, w tej samej kolejności od lewej do prawej.
    [two] Dwie karty specjalne znoszą się nawzajem. Liczy się tylko trzecia karta: jeden żeton.
    [three] Trzy karty specjalne znoszą się nawzajem: nie ma nic do zrobienia.
   *[fears] Bez karty specjalnej: liczy się to, co jest na trzech kartach. Co jest dwa razy, liczy się raz.
}

# Fotofinisz
web-ks-finish = Fotofinisz
web-ks-suspense = Kto był pierwszy?
web-ks-round = Runda { $round }
web-ks-void = Stół uruchomiono ponownie: ta runda jest nieważna.
web-ks-nobody = Nikt nie wybrał dobrze. Karty trafiają do pudełka.
web-ks-winner = Karty zabiera: { $name }
web-ks-you-win = Karty są twoje!
web-ks-streak = { $count } razy z rzędu
web-ks-photo = Co do milisekundy! Los oddaje karty: { $name }
web-ks-by-shape = Kształtem
web-ks-by-colour = Kolorem
web-ks-both-ways = Tak i tak
web-ks-right-first = dobrze i najszybciej
web-ks-right-late = dobrze, ale za późno
web-ks-no-hit = bez uderzenia we włącznik
web-ks-times = Skąd te czasy
web-ks-times-why = Czas biegnie na zegarze samego gracza: od pojawienia się kart do uderzenia we włącznik. Stół sprawdza, czy zgadza się to z łączem.
web-ks-set = { $name }: { $time } s na własnym zegarze. Łącze spóźniło się bardziej, niż wolno, więc resztę doliczono.
web-ks-seconds = { $time } s

# Koniec
web-ks-end = Wynik
web-ks-you-win-game = Wygrywasz!
web-ks-wins = Wygrywa { $name }
web-ks-shared = Wspólne zwycięstwo: { $name }
web-ks-practice-over = Koniec ćwiczenia
web-ks-most-cards = { $cards ->
    [one] Jedna karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, najwięcej ze wszystkich.
web-ks-more-special = Po tyle samo kart ({ $cards }) mają: { $names }. Wtedy rozstrzygają karty specjalne; u zwycięzcy jest ich więcej: { $special }.
web-ks-all-level = Po tyle samo kart ({ $cards }), a wśród nich kart specjalnych ({ $special }), mają: { $names }. Nic więcej nie rozstrzyga.
web-ks-record = Średnia dobrych uderzeń: { $mean } s. Twój rekord to { $record } s.
web-ks-record-none = Średnia dobrych uderzeń: { $mean } s. Do rekordu pomyłka może trafić się najwyżej raz na dziesięć rund.
web-ks-record-new = Średnia dobrych uderzeń: { $mean } s. To twój nowy rekord!
web-ks-player = Gracz
web-ks-cards = Karty
web-ks-specials = Karty specjalne
web-ks-rounds-won = Wygrane rundy
web-ks-mean = Średnia reakcja
web-ks-best = Najlepsza runda
web-ks-best-round = { $time } s (runda { $round })
web-ks-chart = Czasy reakcji: { $name }
web-ks-chart-practice = Średnie ostatnich ćwiczeń
web-ks-mistakes = Pomyłki
web-ks-mistake = { $fault ->
    [nothing_pushed] nic nie wysunięto
    [special_overlooked] przeoczona karta specjalna
    [not_cancelled] posłuch jednej z dwóch kart specjalnych
    [stray] żeton, który się nie liczy
    [missing] zapomniany żeton
    [mixture] pomieszany kształt i kolor
    [not_all] nie wszystkie pięć
    [misplaced] zła kolejność
   *[too_late] za późno
}

# Otwieranie stołu
web-ks-players = Gracze
web-ks-here = Z nich przy tym ekranie
web-ks-length = Długość
web-ks-length-deck = cała talia
web-ks-length-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
web-ks-limit = Czas na rundę
web-ks-limit-none = bez limitu
web-ks-limit-seconds = { $seconds ->
    [one] jedna sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
web-ks-next = Następna runda
web-ks-next-ready = gdy wszyscy są gotowi
web-ks-next-seconds = najpóźniej po { $seconds } s
