# Komnata Strachu na ekranie
web-ks-card-back = zakryta karta
web-ks-fear = { $shape ->
    [ghost] { NAME("ks-colour", $colour) }
    [spider] { NAME("ks-colour", $colour) }
   *[other] { $colour ->
        [white] biała
        [red] czerwona
        [yellow] żółta
        [pink] różowa
       *[turquoise] turkusowa
    }
} { NAME("ks-token", $shape) }
web-ks-special = { NAME("ks-special", $special) }
web-ks-token = { $shape ->
    [ghost] { NAME("ks-colour", $colour) }
    [spider] { NAME("ks-colour", $colour) }
   *[other] { $colour ->
        [white] biała
        [red] czerwona
        [yellow] żółta
        [pink] różowa
       *[turquoise] turkusowa
    }
} { NAME("ks-token", $shape) }
web-ks-token-pushed = { $shape ->
    [ghost] { NAME("ks-colour", $colour) }
    [spider] { NAME("ks-colour", $colour) }
   *[other] { $colour ->
        [white] biała
        [red] czerwona
        [yellow] żółta
        [pink] różowa
       *[turquoise] turkusowa
    }
} { NAME("ks-token", $shape) }, z przodu, miejsce { $place }

# Gracze
web-ks-gone = offline
web-ks-missed = wraca w następnej rundzie
web-ks-ready = gotowe
web-ks-hit = po uderzeniu
web-ks-allowance = Dozwolone opóźnienie: { $millis } ms. W tych granicach liczy się zegar gracza.
web-ks-forward = { $count ->
    [one] 1 żeton z przodu
    [few] { $count } żetony z przodu
   *[many] { $count } żetonów z przodu
}
web-ks-temper = { $number ->
    [1] patrzy na kolory
    [2] najpierw widzi kształty
    [3] wysuwa od lewej do prawej
   *[4] wierci się i cofa żetony
}
web-ks-log = Przebieg gry i czat
web-ks-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
web-ks-cards-won = { $count ->
    [one] zdobyta jedna karta
    [few] zdobyte { $count } karty
   *[many] zdobytych { $count } kart
}

# Przed rundą
web-ks-welcome = Gasną światła
web-ks-practice = Trening
web-ks-or = albo
web-ks-how = Zaraz odkryją się trzy karty. Wysuń żetony o takich samych kształtach albo w takich samych kolorach, ale nigdy jedno i drugie. Potem zapal światło! Kto pierwszy zrobi to dobrze, zgarnia karty.
web-ks-keys = Klawisze 1–5 to żetony, spacja { $light } to światło. Ekran dotykowy też działa.
web-ks-lesson = { $step ->
    [ready] Tutaj nikt nie mierzy czasu. Wybierz „{ web-ks-be-ready }”, a odkryją się trzy karty.
    [shapes] Na kartach są duch, czaszka i pająk. Wysuń żetony o tych kształtach. Kolory się nie liczą. Zacznij od ducha.
    [colours] Dwie karty czerwone i jedna biała. Teraz licz kolory: czerwony pająk, potem biała dynia. To dwa żetony zamiast trzech.
    [escape] Ucieczka Strachów wszystko odwraca: wysuń to, czego NIE MA na dwóch pozostałych kartach. Bez ducha i bez czaszki. Zacznij od dyni.
    [more] Teraz { NAME("ks-token", $token) }.
    [stray] Ten żeton nie pasuje ({ NAME("ks-token", $token) }). Wybierz go jeszcze raz, a go cofniesz.
    [light] To już wszystkie. Zapal światło!
    [right-shapes] Dobrze! W wyścigu trzy karty zgarnia ten, kto pierwszy zrobi to dobrze.
    [right-colours] Kształty albo kolory, co pierwsze zobaczysz. Nigdy nie mieszaj.
    [wrong] Jeszcze nie. Poniżej widać, co było dobrze: kształty i kolory. Spróbuj z następnymi trzema.
   *[over] To cała gra. Inne karty specjalne wyjaśnią się same, gdy się pojawią. A teraz przeciwko komuś?
}
web-ks-be-ready = Gram!
web-ks-asked = Zaczynamy? Naciśnij spację.
web-ks-waiting = Czekamy na pozostałych…
web-ks-phone-look = Patrz na duży ekran
web-ks-phone-again = Następną grę zaczyna duży ekran.
web-ks-to-end = Do wyniku
web-ks-use-keys = Rzędy klawiszy
web-ks-use-corners = Rogi stołu

# Runda
web-ks-cancelled = Trzy karty specjalne się znoszą. Zaraz będą trzy nowe.
web-ks-time-up = Czas minął.
web-ks-held = Zegar czeka na ciebie.
web-ks-why = { $kind ->
    [guest] Gość niczego nie zmienia. Patrz na dwie pozostałe karty.
    [fear_escape] Ucieczka Strachów: liczy się wszystko, czego NIE MA na dwóch pozostałych kartach.
    [fear_invasion] Inwazja Strachów: liczy się tylko jej rząd. Wszystkie pięć żetonów, po kolei od lewej.
    [two] Dwie karty specjalne się znoszą. Liczy się trzecia: jeden żeton.
    [three] Trzy karty specjalne się znoszą. Nie ma nic do zrobienia.
   *[fears] Bez karty specjalnej: patrz na wszystkie trzy. Powtórka liczy się raz.
}

# Fotofinisz
web-ks-finish = Fotofinisz
web-ks-suspense = Kto był pierwszy?
web-ks-round = Runda { $round }
web-ks-void = Stół ruszył od nowa. Ta runda jest nieważna.
web-ks-nobody = Nikt nie trafił. Karty lądują w pudełku.
web-ks-winner = Karty zgarnia { $name }
web-ks-you-win = Karty są twoje!
web-ks-streak = { $count } razy z rzędu
web-ks-photo = Co do milisekundy! Z woli losu karty zgarnia { $name }
web-ks-by-shape = Kształty
web-ks-by-colour = Kolory
web-ks-both-ways = Kształty i kolory
web-ks-right-first = dobrze i najszybciej
web-ks-right-late = dobrze, ale za późno
web-ks-no-hit = bez zapalonego światła
web-ks-times = Skąd te czasy
web-ks-times-why = Czas biegnie na zegarze samego gracza: od pojawienia się kart do uderzenia we włącznik. Stół porównuje go z opóźnieniem.
web-ks-set = { $name }: { $time } s na własnym zegarze, do tego opóźnienie ponad dozwolone.
web-ks-seconds = { $time } s

# Koniec
web-ks-end = Wynik
web-ks-you-win-game = Wygrywasz!
web-ks-wins = Wygrywa { $name }
web-ks-shared = Wspólne zwycięstwo: { $name }
web-ks-practice-over = Koniec treningu
web-ks-most-cards = { $cards ->
    [one] Jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, najwięcej ze wszystkich.
web-ks-more-special = Remis w kartach ({ $cards }): { $names }. Decydują karty specjalne, wygrywa większa liczba: { $special }.
web-ks-all-level = Pełny remis: { $names }. Karty: { $cards }, w tym specjalne: { $special }.
web-ks-record = Średnia: { $mean } s. Twój rekord to { $record } s.
web-ks-record-none = Średnia: { $mean } s. Do rekordu wolno pomylić się najwyżej raz na dziesięć rund.
web-ks-record-new = Średnia: { $mean } s. To twój nowy rekord!
web-ks-player = Gracz
web-ks-cards = Karty
web-ks-specials = Karty specjalne
web-ks-rounds-won = Wygrane rundy
web-ks-mean = Średnia reakcja
web-ks-best = Najlepsza runda
web-ks-best-round = { $time } s (runda { $round })
web-ks-chart = Czasy reakcji: { $name }
web-ks-chart-nights = Twoja średnia, noc po nocy
web-ks-slow-at = Co cię spowalnia
web-ks-kind = { $kind ->
    [guest] Gość
    [fear_escape] Ucieczka Strachów
    [fear_invasion] Inwazja Strachów
    [two] dwie karty specjalne
    [three] trzy karty specjalne
   *[fears] trzy Strachy
}
web-ks-kind-wrong = źle: { $count }
web-ks-mistakes = Pomyłki
web-ks-mistake = { $fault ->
    [nothing_pushed] ani jednego żetonu
    [special_overlooked] przeoczona karta specjalna
    [not_cancelled] dwie karty specjalne się znoszą
    [stray] żeton, który nie pasuje
    [missing] zapomniany żeton
    [mixture] pomieszane kształty i kolory
    [not_all] mniej niż pięć żetonów
    [misplaced] zła kolejność
   *[too_late] za późno
}

# Otwieranie stołu
web-ks-players = Gracze
web-ks-here = Przy tym ekranie
web-ks-length = Długość
web-ks-length-deck = cała talia
web-ks-length-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
web-ks-limit = Czas na rundę
web-ks-limit-none = bez limitu
web-ks-limit-seconds = { $seconds ->
    [one] jedna sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
web-ks-next = Następna runda
web-ks-next-ready = gdy wszyscy dadzą znać
web-ks-next-seconds = najpóźniej po { $seconds } s
web-ks-key-tokens = Wysuń żeton albo go cofnij
web-ks-key-light = Zapal światło
web-ks-where-forward = Wysunięte: { $tokens }.
web-ks-where-won = { $name }, zdobyte karty: { $cards }.

# Fory
web-ks-head-start = { $seconds } s forów
web-ks-head-starts = Fory
web-ks-head-starts-line = Sekundy odjęte od czasu gracza, żeby wolniejszy też mógł wygrać. Widzą je wszyscy.
web-ks-head-start-seat = Miejsce { $seat }
web-ks-head-start-off = { $time } s minus { $seconds } s forów
web-ks-head-start-waits = { $name } ma { $seconds } s forów i może jeszcze wygrać.
web-ks-told-finish = { $name }: { $tokens }. { $time }, { $why }.
web-ks-told-answer = { $way }: { $tokens }.
