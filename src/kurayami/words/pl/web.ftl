# Słowa ekranu.

# Dom
web-title = kurayami
web-tagline = Planszówki po ciemku
web-lead = Ciemny dom. Jedno małe światło. I coś, co oddycha. Zagraj w pojedynkę albo wyślij komuś link. Bez zakładania konta.
web-home = Strona główna
web-settings = Ustawienia
web-close = Zamknij
web-cancel = Anuluj
web-go-on = Dalej
web-loading = Zapalamy światło…
web-copy = Kopiuj
web-copied = Skopiowano
web-undo = Cofnij
web-skip = Przejdź do treści
web-made-by = Za darmo i z otwartym kodem. Bez kont, bez śledzących ciasteczek.
web-licences = Licencje

# Gry
web-game-hidden-rooms = Hidden Rooms
web-game-hidden-rooms-line = Sam na sam z domem, który układasz pokój po pokoju. I nie tylko ty po nim chodzisz.
web-game-hidden-rooms-facts = Jeden gracz · 20–30 minut · Hakushi, 2017
web-game-hako-onna = Hako Onna
web-game-hako-onna-line = Chowa się w domu, który przeszukujesz. Kto ją znajdzie, już do niej należy.
web-game-hako-onna-facts = Od dwóch do pięciu graczy · 45 minut, z botami około 6 · Go Ejin, 2016
web-game-komnata-strachu = Komnata Strachu
web-game-komnata-strachu-line = Trzy karty. Pięć żetonów. Jeden włącznik. Kto pierwszy zrobi to dobrze, zgarnia karty.
web-game-komnata-strachu-facts = Od jednego do czterech graczy · 10 minut · David Wang, 2018
web-quick-practice = Trening w pojedynkę
web-quick-two = Dwie osoby, jeden ekran
web-quick-phones = Duży ekran i telefony
web-play-visitor = Zagraj gościem
web-play-her = Zagraj Hako Onną
web-play-now = Zagraj
web-open-table = Nowy stół
web-open-latecomers = Spóźnieni mogą przejąć miejsce bota
web-open-listed = Stół widoczny dla wszystkich
web-absence = Gdy ktoś zniknie
web-absence-after = { $seconds ->
    [0] gra czeka
    [30] po pół minuty gra bot
    [60] po minucie gra bot
   *[other] po { $seconds } s gra bot
}
web-open-undo = Wolno cofać ruchy
web-open-hints = Wolno prosić o podpowiedzi
web-open-belief = Pokazuj, gdzie może się chować (bez tego: jak przy prawdziwym stole)
web-watch = Oglądaj
web-rules = Zasady
web-book = Księga
web-tutorial = Samouczek
web-tutorial-first = Pierwszy raz w tym domu?
web-tutorial-line = Uczysz się, grając. Możesz wyjść w każdej chwili i wrócić później.
web-tutorial-not = Zagraj od razu
web-tutorial-skip = Przerwij samouczek
web-tutorial-done = Teraz na serio
web-tutorial-again = Jeszcze raz
web-nights = Moje noce
web-endless = Noce bez końca
web-challenge-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
web-challenge-all = Wszystkie wyniki ({ $count })
web-book-editor = Napisz księgę
web-book-file = Otwórz księgę z pliku (TOML)

# Strona startowa
web-challenge = Wyzwanie dnia
web-challenge-line = Raz dziennie te same kafle w tej samej kolejności dla wszystkich. Bez podpowiedzi, bez cofania.
web-challenge-race = Dziesięć rund na czas, te same karty dla wszystkich. Jedna próba.
web-challenge-race-result = { $right ->
    [0] bez trafienia
   *[other] dobrze: { $right } · { $time } s
}
web-challenge-play = Podejmij wyzwanie
web-challenge-go-on = Graj dalej
web-challenge-look = Obejrzyj powtórkę
web-challenge-none = Nikt go jeszcze nie ukończył.
web-challenge-nobody = ktoś
web-challenge-won = na wolności
web-challenge-lost = w mroku
web-challenge-you = ty
web-open-tables = Czekają na graczy
web-running-tables = Trwające gry
web-join-code = Masz kod?
web-join = Dołącz
web-code = Kod stołu
web-phase-gathering = czeka na graczy
web-phase-playing = trwa
web-phase-over = koniec
web-phase-frozen = tylko do oglądania
web-won = wygrana
web-lost = przegrana
web-fate = { NAME("web-fate", $fate) }
web-fate-survived = ocalenie
web-fate-trapped = wygrana Hako Onny
web-fate-hers = śmierć i wygrana razem z nią
web-fate-left = śmierć
web-fate-queen = wygrana jako Hako Onna
web-fate-beaten = przegrana jako Hako Onna
web-fate-visitors = wygrana gości
web-fate-she = wygrana Hako Onny
web-fate-none = nikt nie wygrał
web-continue = Graj dalej
web-replay = Powtórka
web-replay-live = Powtórka w tempie gry
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
web-seat-away = offline
web-seat-away-bot = offline, gra bot
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
web-unmute = Przywróć głos
web-your-name = Twoje imię
web-names = Imiona przy tym ekranie
web-begin = Zaczynamy!
web-begin-bots = Zaczynamy z botami!
web-begin-waits = Grę zaczyna gospodarz.
web-invite = Zaproś
web-invite-line = Kto ma ten link, może dołączyć albo oglądać.
web-invite-lan = Na razie stół widzi tylko ten komputer. Udostępnij go, aby zagrać z innymi w tej samej sieci.
web-invite-lan-open = Udostępnij w sieci lokalnej
web-party-many = Ilu graczy?
web-party-line = Ten ekran pokazuje karty. Każdy gra na swoim telefonie. Puste miejsca zajmą boty.
web-party-scan = Zeskanuj kod. Telefon stanie się twoimi żetonami i włącznikiem.
web-party-lan = Telefony nie mają jeszcze dostępu do tego komputera. Udostępnij go w sieci domowej.
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
}. Przejdą tam twoje miejsca.
web-move-ask = Przenieść te miejsca na to urządzenie?
web-move-seat = { $name } · { $game }
web-move-hosted = { $count ->
    [one] Z tego urządzenia poprowadzisz też jeden stół.
    [few] Z tego urządzenia poprowadzisz też { $count } stoły.
   *[many] Z tego urządzenia poprowadzisz też { $count } stołów.
}
web-move-line = Poprzednie urządzenie straci te miejsca. Przenieś je tylko wtedy, gdy to twój link.
web-move-empty = Tamto urządzenie nie ma miejsc w trwających grach.
web-move-own = Te miejsca są już na tym urządzeniu.
web-move-yes = Przenieś tutaj
web-moving = Przenosimy twoje miejsca…
web-moved = Twoje miejsca są już tutaj.
web-move-nothing = Ten link niczego nie przenosi.
web-watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
web-chair-free = Jest wolne miejsce. Możesz zastąpić bota jako:
web-chair-none = Oglądasz. Gdy zwolni się miejsce, możesz tu usiąść.
web-chair-watch = Tylko oglądam
web-watching = Oglądasz grę.
web-frozen = Od tej gry zmieniły się zasady. Można ją obejrzeć, ale nie dokończyć.
web-log = Przebieg gry
web-log-empty = Jeszcze nic.
web-chat = Czat
web-chat-empty = Na razie cisza.
web-chat-to = Do
web-chat-to-all = Do wszystkich
web-chat-to-ghosts = Tylko do duchów
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-chat-hush = Teraz nikt nie pisze.
web-chat-quiet = Usiądź przy stole, żeby pisać.
web-play-again = Zagraj jeszcze raz
web-seed = Dowód uczciwych losowań (ziarno): { $seed }

# Połączenie
web-line-lost = Połączenie zerwane. Łączymy ponownie…
web-line-back = Połączenie wróciło.
web-line-closed = Połączenie jest zamknięte.
web-server-away = Serwer nie odpowiada. Czy działa?
web-server-trouble = Serwer ma kłopoty ({ $status }).
web-outdated = Ktoś przebudował dom. Odśwież stronę.
web-reload = Odśwież
web-try-again = Spróbuj ponownie
web-not-found = Nie ma takiego pokoju
web-not-found-line = Te drzwi prowadzą donikąd. Wróć na stronę główną.
web-broken = Światło zgasło
web-broken-line = Ta strona się nie wyświetliła. Gra jest bezpieczna na serwerze.

# Ustawienia
web-language = Język
web-language-en = English
web-language-ja = 日本語
web-language-pl = Polski
web-volume = Głośność
web-sound-off = cisza
web-less-motion = Mniej animacji
web-less-motion-line = Wszystko od razu jest na miejscu, światła nie migoczą.
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
web-replay-from = Widok
web-replay-from-all = wszystko
web-replay-from-watch = widzowie
web-replay-share = Udostępnij
web-replay-record = Zapis jako plik
web-replay-speed = Tempo
web-review = Analiza
web-back-to-table = Wróć do stołu

# Zasady
web-contents = Spis treści
web-pictures = Gra w obrazkach
web-rule = Zasada { $rule }
web-rules-full = Pełne zasady
web-rules-of = Zasady: { $game }
web-one-click = Jedno kliknięcie wystarczy
web-one-click-line = Myszą dobierasz kafel bez drugiego kliknięcia.
web-automatic = Samo idzie dalej
web-automatic-line = Gdy nie ma wyboru, gra sama robi krok.
web-text-size = Rozmiar tekstu
web-start-over = Nowa gra
web-seed-title = Dowód uczciwych losowań
web-challenge-send = Skopiuj wynik
web-challenge-next = Następne wyzwanie za { $hours } h { $minutes } min

# Za drzwiami
web-play-of = Zagraj: { $game }
web-play-alone = Zagraj w pojedynkę
web-play-alone-line = Ty, ciemny dom i to, co po nim chodzi.
web-play-bots = Zagraj z botami
web-play-bots-line = Dotrzymują ci kroku.
web-quick-practice-line = Dziesięć rund na czas.
web-quick-two-line = Jedna klawiatura albo jeden tablet, dwa rzędy klawiszy.
web-quick-phones-line = Każdy ma żetony na swoim telefonie.
web-play-visitor-line = Szukasz razem z trzema botami. I masz nadzieję.
web-play-her-line = Schowaj się, słuchaj i czekaj, aż zajrzą.
web-open-table-line = Wyślij znajomym link.
web-tutorial-short = Uczysz się, grając. Kilka minut.
web-other-games = Pozostałe twoje gry
web-resume = Graj dalej: { $game }
web-friends = Ze znajomymi
web-challenges = Wyzwania dnia
web-watch-now = Oglądaj

# Ty
web-you = Imię i twarz
web-you-are = { $name }: zmień imię lub twarz
web-you-line = Widzą je inni przy stole. Zostają w tej przeglądarce i przechodzą z tobą na inne urządzenie.
web-you-draw = Wylosuj inne imię
web-you-face = Twarz
web-you-keep = Gotowe
web-face = { $number ->
    [1] sowa
    [2] kot
    [3] lis
    [4] zając
    [5] wrona
    [6] mysz
    [7] dziewczynka z czerwoną kokardą
   *[8] chłopiec w czapce
}
web-drawn-name = { $number ->
    [1] Jaskółka
    [2] Oset
    [3] Gawron
    [4] Jałowiec
    [5] Skowronek
    [6] Jeżyna
    [7] Leszczyna
    [8] Wróbel
    [9] Paproć
    [10] Makolągwa
    [11] Jarzębina
   *[12] Kuna
}
web-moved-you = Tutaj też nazywasz się { $name }.

# Moje noce
web-nights-played = { $count ->
    [0] jeszcze bez gry
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
web-nights-won = wygrane: { $won }
web-nights-row = { $count ->
    [one] ostatnia gra wygrana
    [few] { $count } ostatnie gry wygrane
   *[many] { $count } ostatnich gier wygranych
}
web-nights-days = { $count ->
    [one] wyzwanie dnia: { $count } dzień z rzędu
   *[many] wyzwanie dnia: { $count } dni z rzędu
}
web-nights-untried = Jeszcze przed tobą
web-nights-tried-all = Znasz już wszystko, co ma ten dom. On jeszcze nie zna ciebie.
web-nights-line = Twoje gry w tej przeglądarce.
web-nights-none = Żadna twoja gra jeszcze się nie skończyła.
web-nights-games = Ostatnie gry

# Późniejsze ustawienia
web-contrast = Większy kontrast
web-contrast-line = Jaśniejsze litery, ciemniejsze tło, wyraźne krawędzie.
web-left-handed = Dla leworęcznych
web-left-handed-line = Przyciski i panele zamieniają się stronami.
web-keys = Klawisze
web-keys-change = Aby zmienić klawisz, wybierz go i naciśnij inny.
web-keys-reset = Przywróć klawisze
web-key-for = { $what }: klawisz
web-shortcuts = Skróty klawiszowe
web-shortcuts-line = Pojedyncze klawisze działają wszędzie. Bez nich grasz klawiszami Tab, Enter i strzałkami.
web-unhurried = Bez pośpiechu
web-unhurried-line = Przy twoich stołach wszyscy mają dziesięć razy więcej czasu albo grają bez limitu.
web-unhurried-told = Stół bez pośpiechu: dziesięć razy więcej czasu albo brak limitu.
web-more-time = Potrzebuję więcej czasu
web-more-time-line = Wszyscy przy tym stole dostaną dziesięć razy więcej czasu albo zagrają bez limitu.
web-asked-for-time = Prosi o więcej czasu
web-say-again = Powtórz ostatnie słowa
web-say-where = Powiedz, co gdzie jest
web-access = Dostępność
