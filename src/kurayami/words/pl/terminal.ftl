# Terminal: na pełnym ekranie i wiersz po wierszu.
terminal-choose = Wybierz.
terminal-wait = Czekaj…
terminal-seat = { SEAT($seat) }
terminal-yes = tak
terminal-no = nie
terminal-quick-two = Dwie osoby, jedna klawiatura
terminal-spoken = { $name }: „{ $text }”
terminal-refused = Nie udało się ({ $reason }).
terminal-no-link = „{ $link }” to nie adres stołu. Adres wygląda tak: http://192.168.0.7:8422/t/7QK3M9XW2A.
terminal-stranger = Coś tam odpowiada, ale to nie kurayami w tej wersji.
terminal-kept = Gra czeka. Następnym razem wróć do niej ze strony głównej.

# Wiersz po wierszu
terminal-lines-help = Wybierasz numerem albo kilkoma słowami. ? pokazuje możliwości, v rozgląda się, m rysuje plan, l to przebieg gry, u cofa, h podpowiada, n 12 przypomina cień 12, n 12 danger oznacza go dla ciebie, claim 12 bones mówi to wszystkim, say … pisze na czacie, q wychodzi.
terminal-hall-how = Numer albo kilka słów otwiera drzwi. name Ada zmienia twoje imię. ? wymienia drzwi. q wychodzi.
terminal-options-how = Numer zmienia ustawienie na następne albo zaczyna grę. q wraca.
terminal-name-is = Teraz nazywasz się { $name }.
terminal-many = { $count ->
    [one] Jedna możliwość.
    [few] { $count } możliwości.
   *[many] { $count } możliwości.
} ? je wymienia; kilka słów wystarczy, by wybrać.
terminal-not-possible = „{ $answer }” teraz się nie da. ? pokazuje, co można.
terminal-nothing-here = Nic tu nie widać.
terminal-claim-how = Na przykład: claim 12 bones. Albo danger, clear, look, avoid; taking to cały pokój.

# Hidden Rooms
terminal-hr-fate = Wygrane { $won } z 2 · przegrane { $lost } z 3
terminal-hr-search-with = Szukaj na polu { $square }
terminal-hr-you = Jesteś na polu { $square }: { $tile }.
terminal-hr-monster = Potwór stoi na polu { $square } i patrzy { $way }.
terminal-hr-watched = Patrzy na pola: { $squares }.

# Komnata Strachu
terminal-ks-race = Wpisz numery żetonów po kolei, Enter zapala światło. 0 zapala je bez żetonów. g odpuszcza rundę.
terminal-ks-deck = W talii: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}.

# Hako Onna
terminal-ho-act = Idź, zajrzyj w cień albo użyj tego, co masz.
terminal-ho-placing = Wybierz miejsce dla planszy.
terminal-ho-arrange = Zamień miejscami dwa stosy. Na koniec „{ NAME("ho-action-done") }”.
terminal-ho-scream = Krzyczysz? Dobierzesz moc, ale wszyscy poznają twój pokój.
terminal-ho-set = Przygotuj zakrytą kartę z ręki, cofnij jedną na rękę albo przejdź dalej.
terminal-ho-activate = Goście mają zamknięte oczy. Uruchom gotową moc albo przejdź do ruchu.
terminal-ho-disc = Test hałasu: krążek kołysze się w dłoni. Puść, gdy zawiśnie nieruchomo.
terminal-ho-hides = { NAME("web-ho-hakobito") }: { $room }, cień { NTH($shadow) }
terminal-ho-shadows = cienie { $shadows }
terminal-ho-doors = drzwi: { $rooms }
terminal-ho-heard = stąd dobiegł ostatni krzyk

# Klawisze
terminal-key-begin = obudź się tam
terminal-key-go = idź, szukaj
terminal-key-open = otwórz
terminal-key-leave = wyjdź

# Pełny ekran
terminal-note = 12 przypomina cień 12; 12 danger, 12 safe albo 12 ask go oznacza
terminal-note-how = Wpisz numer cienia, a po nim danger, safe albo ask, żeby go oznaczyć. Znaki widzisz tylko ty.
terminal-name = Twoje imię
terminal-key-name = imię: { $name }
terminal-key-note = notatki
terminal-key-map = plan
terminal-key-pan = przesuń plan
terminal-key-list = wróć
terminal-claim = 12 bones, 12 danger, 12 clear, 12 look, 12 avoid, 12 taking
terminal-way = Gra
terminal-usual = zwykła
terminal-with-others = Poczekaj na innych przy stole
terminal-needs-extra = Pełny ekran wymaga Textual: zainstaluj kurayami z dodatkiem „terminal”. Dalej wiersz po wierszu.
terminal-key-tokens = wysuń żeton
terminal-key-light = zapal światło
terminal-key-stay = zostań
terminal-key-hint = podpowiedź
terminal-key-review = analiza
terminal-key-undo = cofnij
terminal-key-chat = czat
terminal-key-rules = zasady
terminal-key-hall = wyjdź
terminal-key-aim = celuj
terminal-key-drop = puść
terminal-key-blip = obróć
terminal-key-floor = poziom
terminal-key-on = dalej
terminal-key-claim = powiedz
terminal-key-cards = odkryj kartę
terminal-key-choose = wybierz
terminal-key-more = więcej
terminal-key-unknown = „{ $pressed }” nic tu nie robi. Działające klawisze są na samym dole.
terminal-retry = Spróbuj ponownie
terminal-away-advice = Sprawdź adres i sieć albo zapytaj gospodarza, potem spróbuj ponownie. Żeby grać na tym komputerze, wyjdź i wpisz: kurayami play --terminal
terminal-trouble-advice = Dopóki to nie zadziała, nie da się grać. Napraw to i spróbuj ponownie albo wyjdź i zacznij z innym plikiem: kurayami play --terminal --database PLIK
terminal-won = Wygrywasz! q wraca na stronę główną.
terminal-lost = Przegrywasz. q wraca na stronę główną.
terminal-over = Koniec gry. q wraca na stronę główną.
