# Serwer stołów: dlaczego czegoś nie można zrobić i co mówi na początku.
serve-ready = kurayami działa pod adresem { $url }
play-at = Zagraj: { $url } · Ctrl+C kończy.

server-already-begun = Gra już trwa.
server-already-seated = Masz już miejsce przy tym stole.
server-announcement = { $text }
server-bad-action = Nie da się odczytać tej akcji: { $problem }.
server-bad-message = Nie da się odczytać tej wiadomości: { $problem }.
server-bad-options = Nie da się tak przygotować gry: { $problem }.
server-banned = Z tego adresu na razie nie można wejść.
server-busy = Serwer jest zbyt zajęty. Spróbuj ponownie za jakiś czas.
server-closed = Administrator serwera zamknął ten stół.
server-damaged = Zapis tego stołu jest uszkodzony i nie da się go otworzyć. Daj znać administratorowi serwera.
server-database-in-use = Z bazy danych { $database } korzysta inny proces kurayami. Zamknij go albo wskaż inną bazę opcją --database.
server-failed = Przy tym stole coś się popsuło. Zaraz wróci; żaden zapisany ruch nie przepadł.
server-forgetful-database = PostgreSQL ma ustawienie synchronous_commit = off: potwierdzony ruch mógłby przepaść. Włącz je dla tej bazy danych.
server-frozen = Od tej gry zmieniły się zasady. Można ją obejrzeć, ale nie dokończyć.
server-game-over = Gra się skończyła.
server-game-too-long = { $count ->
    [one] Gra nie może trwać dłużej niż { $count } ruch.
    [few] Gra nie może trwać dłużej niż { $count } ruchy.
   *[many] Gra nie może trwać dłużej niż { $count } ruchów.
}
server-holding-breath = Dom wstrzymał oddech: w tej chwili nic nie da się zapisać. Nic, co już się stało, nie przepadnie.
server-host-only = Może to zrobić tylko gospodarz.
server-lan-failed = Nie udało się udostępnić stołu w sieci lokalnej: { $problem }.
server-moved = Stół przenosi się na inny serwer. Chwila i gramy dalej.
server-muted = Gospodarz odebrał ci głos.
server-no-challenge = Gra „{ $game }” nie ma wyzwania dnia.
server-name-empty = Imię musi mieć choć jedną literę.
server-needs-postgres = PostgreSQL wymaga dodatku: pip install "kurayami[postgres]".
server-newer-database = Bazę danych zapisała nowsza wersja kurayami. Użyj jej albo innej bazy.
server-no-database = Nie można otworzyć bazy danych: { $problem }.
server-no-device = Ta przeglądarka jest tu po raz pierwszy. Zezwól na ciasteczka i odśwież stronę.
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-challenge-first = Najpierw zagraj dzisiejsze wyzwanie do końca. Potem możesz oglądać innych.
server-no-lan = Stół udostępnia tylko komputer, na którym działa serwer, i tylko gdy jest w sieci.
server-no-latecomers = Przy tym stole nikt nie zajmuje miejsca w trakcie gry. Możesz oglądać.
server-no-such-audience = Teraz nie możesz do nich pisać.
server-no-such-page = Tu nic nie ma.
server-no-such-seat = Nie ma miejsca { $seat }.
server-no-such-stage = W tej grze nie ma zakończonego etapu { $stage }.
server-no-such-table = Nie ma takiego stołu.
server-no-undo = Przy tym stole nie cofa się ruchów.
server-not-a-database = Plik { $database } nie jest bazą danych i pozostał bez zmian. Wskaż inną bazę opcją --database.
server-not-alone = Grają też inni. Zegar biegnie dalej.
server-not-over = Gra jeszcze się nie skończyła.
server-not-playing = Gra jeszcze się nie zaczęła.
server-not-seated = Nie masz miejsca przy tym stole.
server-not-yours = Dopóki gra trwa, widzisz ją tylko ze swojego miejsca.
server-nothing-said = Ta wiadomość jest pusta.
server-other-seat = Tę grę znasz już z miejsca { $seat }. Wróć tam albo oglądaj.
server-pooler = Między kurayami a PostgreSQL stoi pośrednik połączeń, na przykład PgBouncer. Podaj w --database adres samego PostgreSQL.
server-too-few-files = Tyle połączeń WebSocket ({ $sockets }) wymaga { $needed } otwartych plików, a system pozwala temu procesowi na { $files }. Podnieś limit (ulimit -n, w usłudze LimitNOFILE=) albo zmniejsz --sockets.
server-private-address = Z tej bazy korzysta już inna maszyna. Na każdej podaj adres, pod którym widzą ją pozostałe: --private-address.
server-removed = Gospodarz wyprosił cię od stołu.
server-seat-taken = Miejsce { NTH($seat) } jest zajęte.
server-seats-empty = Przy tym stole nikt jeszcze nie siedzi.
server-silent = Zbyt długo nie było od ciebie znaku życia.
server-stopping = Serwer właśnie się zatrzymuje. Wróć za chwilę.
server-storage = Chwilowo nie da się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
server-table-closed = Stół na chwilę zniknął w mroku. Połącz się ponownie, a wróci.
server-too-much-talk = Piszesz za szybko. Daj innym chwilę na przeczytanie.
server-talk-full = { $count ->
    [one] Przy tym stole można wysłać najwyżej { $count } wiadomość.
    [few] Przy tym stole można wysłać najwyżej { $count } wiadomości.
   *[many] Przy tym stole można wysłać najwyżej { $count } wiadomości.
}
server-token-used = Ten link już wygasł. Utwórz nowy.
server-too-big = { $most ->
    [one] To za duże: dozwolony jest najwyżej { $most } bajt.
    [few] To za duże: dozwolone są najwyżej { $most } bajty.
   *[many] To za duże: dozwolone jest najwyżej { $most } bajtów.
}
server-too-many-guesses = Z twojego adresu przyszło za dużo błędnych kodów. Spróbuj ponownie za kilka minut.
server-too-many-messages = Za dużo wiadomości naraz. Poczekaj chwilę.
server-too-many-requests = Za dużo zapytań naraz. Poczekaj chwilę.
server-too-many-sockets = Za dużo połączeń naraz. Zamknij kilka kart.
server-full = Serwer jest pełny. Wróć za chwilę.
server-too-many-tables = { $count ->
    [one] Prowadzisz już { $count } stół. Najpierw go skończ.
    [few] Prowadzisz już { $count } stoły. Najpierw skończ któryś.
   *[many] Prowadzisz już { $count } stołów. Najpierw skończ któryś.
}
server-too-many-thoughts = Jedno pytanie naraz. Poczekaj chwilę.
server-too-slow = Twoje połączenie jest na razie zbyt wolne. Połącz się ponownie.
server-wire-version = Ta strona ma wersję { $version }, a serwer { $known }. Odśwież stronę.
server-wrong-host = Serwer nie jest znany pod tą nazwą. Kto go prowadzi, może ją podać przez --public-url.
server-wrong-origin = To przyszło ze strony innego serwisu.

bots-no-such-level = Nie ma bota „{ $level }”. Są: { $levels }.
lessons-no-such-lesson = Ta gra nie ma samouczka „{ $lesson }”.
