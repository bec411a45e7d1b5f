# Słowa ekranu.

# Dom
web-title = kurayami
web-tagline = Gry planszowe, w które gra się w ciemności
web-lead = Ciemny dom, jedno małe światło i coś, co oddycha. Zagraj w pojedynkę albo wyślij komuś link; konto nie jest potrzebne.
web-home = Do holu
web-settings = Ustawienia
web-close = Zamknij
web-cancel = Zostaw tak
web-go-on = Dalej
web-loading = Zapala się światło…
web-copy = Kopiuj
web-copied = Skopiowano
web-undo = Cofnij
web-skip = Do treści
web-made-by = Wolne i otwarte. Bez kont, bez śledzących ciasteczek.
web-licences = Licencje

# Gry
web-game-hidden-rooms = Hidden Rooms
web-game-hidden-rooms-line = Sam na sam z domem, który układasz pokój po pokoju, a coś robi w nim swój obchód.
web-game-hidden-rooms-facts = Jeden gracz · 20–30 minut · Hakushi, 2017
web-game-hako-onna = Hako Onna
web-game-hako-onna-line = Ona kryje się w domu, który przeszukujesz. Kto ją znajdzie, należy do niej.
web-game-hako-onna-facts = Od dwóch do pięciu graczy · 45 minut, z botami około 6 · Go Ejin, 2016
web-game-komnata-strachu = Komnata Strachu
web-game-komnata-strachu-line = Trzy karty, pięć żetonów, jeden włącznik światła: kto pierwszy wybierze dobrze, zabiera karty.
web-game-komnata-strachu-facts = Od jednego do czterech graczy · 10 minut · David Wang, 2018
web-quick-practice = Ćwicz w pojedynkę
web-quick-two = We dwoje przy tym ekranie
web-quick-phones = Duży ekran i telefony
web-play-visitor = Graj jako gość
web-play-her = Graj jako ona
web-play-now = Graj teraz
web-open-table = Otwórz stół
web-open-latecomers = Spóźnieni mogą przejąć miejsce bota
web-open-listed = Pokaż go wszystkim w holu
web-absence = Gdy ktoś odejdzie
web-absence-after = { $seconds ->
    [0] czeka się na tę osobę
    [30] po pół minuty zastępuje ją bot
    [60] po minucie zastępuje ją bot
   *[other] po { $seconds } s zastępuje ją bot
}
web-open-undo = Ruchy można cofać
web-open-hints = Podpowiedzi są dozwolone
web-watch = Oglądaj
web-rules = Zasady
web-book = Księga
web-tutorial = Samouczek
web-tutorial-first = Pierwszy raz tutaj?
web-tutorial-line = Krótki samouczek uczy gry przez granie. Możesz go w każdej chwili opuścić i do niego wrócić.
web-tutorial-not = Graj od razu
web-tutorial-skip = Opuść samouczek i graj
web-tutorial-done = Zagraj naprawdę
web-tutorial-again = Jeszcze raz
web-nights = Moje noce
web-challenge-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
web-challenge-all = Wszystkie wyniki ({ $count })
web-book-editor = Napisz księgę
web-book-file = … albo z pliku (TOML)

# Strona startowa
web-my-games = Wróć do swoich gier
web-challenge = Wyzwanie dnia
web-challenge-line = Raz dziennie te same kafle w tej samej kolejności dla wszystkich. Bez podpowiedzi i bez cofania.
web-challenge-play = Podejmij wyzwanie
web-challenge-go-on = Graj dalej
web-challenge-look = Obejrzyj jeszcze raz
web-challenge-none = Nikt go jeszcze nie ukończył.
web-challenge-nobody = ktoś
web-challenge-won = poza domem
web-challenge-lost = dom nie wypuścił
web-challenge-you = ty
web-open-tables = Otwarte stoły
web-running-tables = Trwające gry
web-finished-tables = Rozegrane
web-tables-none = Cisza. Nikt teraz nie gra.
web-join-code = Masz kod?
web-join = Dołącz
web-code = Kod stołu
web-phase-gathering = czeka na graczy
web-phase-playing = trwa
web-phase-over = koniec
web-phase-frozen = tylko do oglądania
web-won = wygrana
web-lost = przegrana
web-continue = Graj dalej
web-replay = Powtórka
web-replay-live = Powtórka w czasie rzeczywistym
web-nobody-yet = jeszcze nikogo

# Przy stole
web-seats = Miejsca
web-seat-empty = Wolne miejsce
web-seat-bot = { $name } (bot, { $level })
web-bot-name = { $number ->
    [1] Knotek
    [2] Iskra
    [3] Sadza
    [4] Ćma
   *[5] Popiołek
}
web-seat-you = ty
web-seat-away = poza stołem
web-seat-away-bot = poza stołem; gra bot
web-sit = Usiądź tutaj
web-stand = Wstań
web-bots = Boty
web-level = { $level ->
    [random] na chybił trafił
    [beginner] początkujący
    [careful] ostrożny
    [clever] sprytny
    [master] mistrz
    [dreamer] marzyciel
    [steady] solidny
    [quick] szybki
    [fearless] nieustraszony
    [follower] dotrzymuje ci kroku
   *[other] { $level }
}
web-seat-bot-here = Posadź bota
web-remove = Usuń
web-mute = Wycisz
web-unmute = Pozwól mówić
web-your-name = Twoje imię
web-names = Imiona przy tym ekranie
web-name-player = Gracz
web-begin = Zaczynajmy
web-begin-bots = Zaczynajmy z botami
web-begin-waits = Zacząć może tylko gospodarz.
web-invite = Zaproś
web-invite-line = Kto ma ten link, może dołączyć albo oglądać.
web-invite-lan = Teraz do stołu ma dostęp tylko ten komputer. Aby grać z innymi w tej samej sieci, pozwól mu w niej nasłuchiwać.
web-invite-lan-open = Nasłuchuj w sieci lokalnej
web-party-many = Ilu graczy?
web-party-line = Ten ekran pokazuje karty. Każdy gra na swoim telefonie. Puste miejsca zajmą boty.
web-party-scan = Zeskanuj kod. Telefon stanie się twoimi żetonami i włącznikiem.
web-party-lan = Telefony nie mają jeszcze dostępu do tego komputera. Pozwól mu nasłuchiwać w sieci domowej.
web-party-lan-open = Wpuść telefony
web-party-lan-help = Strona się nie otwiera? Połącz telefon z tą samą siecią Wi-Fi i przepuść Pythona przez zaporę tego komputera.
web-party-waiting = czeka na telefon
web-party-first = Czekamy na pierwszy telefon
web-party-bots = { $count ->
    [one] Puste miejsce zajmie bot.
    [few] { $count } puste miejsca zajmą boty.
   *[many] { $count } pustych miejsc zajmą boty.
}
web-full-screen = Pełny ekran
web-phone-in = Masz miejsce. Patrz na duży ekran.
web-phone-name = Zmień imię
web-phone-name-keep = Gotowe
web-phone-late = Wszystkie miejsca są zajęte. Zostań tu: może w następnej grze jakieś się zwolni.
web-next-game = Do następnej gry
web-qr = Kod QR linku
web-move-device = Przenieś na inne urządzenie
web-move-device-line = Otwórz ten link na drugim urządzeniu w ciągu { $minutes ->
    [one] minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
}. Twoje miejsca będą wtedy należeć do niego.
web-move-ask = Przenieść te miejsca na to urządzenie?
web-move-seat = { $name } · { $game }
web-move-hosted = { $count ->
    [one] Stąd będzie też prowadzony jeden stół.
    [few] Stąd będą też prowadzone { $count } stoły.
   *[many] Stąd będzie też prowadzonych { $count } stołów.
}
web-move-line = Urządzenie, do którego teraz należą, je straci. Przejdź dalej tylko wtedy, gdy to twój własny link.
web-move-empty = Tamto urządzenie nie ma miejsc w trwających grach.
web-move-own = Te miejsca są już na tym urządzeniu.
web-move-yes = Przenieś tutaj
web-moving = Przenoszenie twoich miejsc na to urządzenie…
web-moved = Twoje miejsca są już tutaj.
web-move-nothing = Ten link niczego nie przenosi.
web-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
web-watching = Oglądasz grę.
web-frozen = Od czasu tej gry zmieniły się zasady. Można ją oglądać, ale nie dokończyć.
web-log = Co się stało
web-log-empty = Jeszcze nic.
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-to = Do kogo
web-chat-to-all = Do wszystkich
web-chat-to-ghosts = Tylko wśród duchów
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-hush = Teraz nikt nie rozmawia.
web-chat-quiet = Mówić mogą tylko ci, którzy siedzą przy stole.
web-play-again = Zagraj jeszcze raz
web-seed = Ziarno, które dowodzi uczciwości losowań: { $seed }

# Połączenie
web-line-lost = Połączenie zerwane. Trwa jego naprawa…
web-line-back = Połączenie wróciło.
web-line-closed = Połączenie jest zamknięte.
web-server-away = Serwer nie odpowiada. Czy działa?
web-server-trouble = Serwer ma kłopoty ({ $status }).
web-outdated = Dom tymczasem przebudowano. Wczytaj stronę ponownie.
web-reload = Wczytaj ponownie
web-try-again = Spróbuj ponownie
web-not-found = Nie ma takiego pokoju.
web-not-found-line = Te drzwi donikąd nie prowadzą. Wróć do holu.

# Ustawienia
web-language = Język
web-language-en = English
web-language-ja = 日本語
web-language-pl = Polski
web-volume = Głośność
web-sound-off = cisza
web-less-motion = Mniej ruchu
web-less-motion-line = Pionki przeskakują, zamiast sunąć, a światła nie migoczą.
web-calm = Bez błysków i nagłych dźwięków
web-calm-line = Nic cię nie przestraszy.

# Powtórka
web-replay-of = Powtórka: { $game }
web-replay-step = Krok { $step } z { $steps }
web-replay-slider = Miejsce w grze
web-replay-back = Krok wstecz
web-replay-on = Krok dalej
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-from = Oczami
web-replay-from-all = wszystko odkryte
web-replay-from-watch = widzów
web-replay-share = Udostępnij
web-replay-record = Zapis jako plik
web-replay-speed = Tempo
web-review = Spojrzenie wstecz
web-back-to-table = Wróć do stołu

# Zasady
web-contents = Spis treści
web-rules-of = Zasady: { $game }
web-one-click = Jedno kliknięcie wystarczy
web-one-click-line = Myszą dobierasz kafel bez drugiego kliknięcia.
web-automatic = Samo idzie dalej
web-automatic-line = Krok, w którym nie ma wyboru, obywa się bez kliknięcia.
web-text-size = Rozmiar tekstu
web-start-over = Nowa gra
web-seed-title = Dowód uczciwych losowań
web-challenge-streak = { $count ->
    [one] Jeden dzień z rzędu
    [few] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
web-challenge-send = Skopiuj wynik
web-challenge-next = Następne wyzwanie za { $hours } h { $minutes } min
