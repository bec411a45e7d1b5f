# Serwer stołów: dlaczego czegoś nie można zrobić i co mówi na początku.
serve-ready = kurayami działa pod adresem { $url }
play-at = Graj pod adresem { $url } · Ctrl+C kończy.

server-already-begun = Gra już się zaczęła.
server-already-seated = Masz już miejsce przy tym stole.
server-announcement = { $text }
server-bad-action = Nie można zrozumieć tego ruchu: { $problem }.
server-bad-message = Nie można zrozumieć tej wiadomości: { $problem }.
server-bad-options = Nie da się tak przygotować gry: { $problem }.
server-banned = Z tego adresu na razie nie można wejść.
server-busy = Serwer jest zbyt zajęty. Spróbuj ponownie za jakiś czas.
server-closed = Administrator serwera zamknął ten stół.
server-damaged = Zapis tego stołu jest uszkodzony i nie da się go otworzyć. Daj znać administratorowi serwera.
server-database-in-use = Z bazy danych { $database } korzysta inny proces kurayami. Zamknij go albo wskaż inną bazę opcją --database.
server-failed = Przy tym stole coś poszło nie tak. Zostanie otwarty na nowo; żaden zapisany ruch nie zginie.
server-forgetful-database = PostgreSQL ma ustawienie synchronous_commit = off: potwierdzony ruch mógłby przepaść. Włącz je dla tej bazy danych.
server-frozen = Od czasu tej gry zmieniły się zasady. Można ją oglądać, ale nie można grać dalej.
server-game-over = Gra się skończyła.
server-game-too-long = { $count ->
    [one] Gra nie może trwać dłużej niż { $count } ruch.
    [few] Gra nie może trwać dłużej niż { $count } ruchy.
   *[many] Gra nie może trwać dłużej niż { $count } ruchów.
}
server-holding-breath = Dom wstrzymał oddech: w tej chwili nic nie da się zapisać. Nic, co już się stało, nie przepadnie.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-lan-failed = Nie można użyć sieci lokalnej: { $problem }.
server-muted = Gospodarz odebrał ci głos.
server-name-empty = Imię musi mieć choć jedną literę.
server-needs-postgres = PostgreSQL wymaga dodatku: pip install "kurayami[postgres]".
server-newer-database = Bazę danych zapisała nowsza wersja kurayami. Użyj jej albo innej bazy.
server-no-database = Nie można otworzyć bazy danych: { $problem }.
server-no-device = Ta przeglądarka nie jest jeszcze znana. Zezwól na ciasteczka i wczytaj stronę ponownie.
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-no-lan = Sieć lokalną można otworzyć tylko na samym komputerze z serwerem i tylko wtedy, gdy jest on w jakiejś sieci.
server-no-latecomers = Przy tym stole nikt nie przejmuje miejsca w trakcie gry. Możesz patrzeć.
server-no-such-audience = Nie możesz teraz do nich mówić.
server-no-such-page = Tu nic nie ma.
server-no-such-seat = Nie ma miejsca { $seat }.
server-no-such-stage = W tej grze nie ma zakończonego etapu { $stage }.
server-no-such-table = Nie ma takiego stołu.
server-no-undo = Przy tym stole nie cofa się ruchów.
server-not-alone = Grają też inni. Zegar biegnie dalej.
server-not-over = Gra jeszcze się nie skończyła.
server-not-playing = Gra jeszcze się nie zaczęła.
server-not-seated = Nie masz miejsca przy tym stole.
server-not-yours = Dopóki gra trwa, można ją oglądać tylko z własnego miejsca.
server-nothing-said = Ta wiadomość jest pusta.
server-other-seat = Tę grę widzisz już z miejsca { $seat }. Możesz tam wrócić albo się przyglądać.
server-removed = Gospodarz usunął cię od tego stołu.
server-seat-taken = Miejsce { NTH($seat) } jest zajęte.
server-seats-empty = Przy tym stole nikt jeszcze nie siedzi.
server-silent = Zbyt długo nie było od ciebie znaku życia.
server-stopping = Serwer właśnie się zatrzymuje. Wróć za chwilę.
server-storage = Nie można tego teraz zapisać, więc nie zostało wykonane.
server-table-closed = Stół odłożono na bok. Połącz się ponownie, a wróci.
server-too-much-talk = Piszesz za szybko. Daj innym chwilę na przeczytanie.
server-talk-full = { $count ->
    [one] Przy tym stole można wysłać najwyżej { $count } wiadomość.
    [few] Przy tym stole można wysłać najwyżej { $count } wiadomości.
   *[many] Przy tym stole można wysłać najwyżej { $count } wiadomości.
}
server-token-used = Ten link został już użyty albo jest za stary. Utwórz nowy.
server-too-big = { $most ->
    [one] To za duże: dozwolony jest najwyżej { $most } bajt.
    [few] To za duże: dozwolone są najwyżej { $most } bajty.
   *[many] To za duże: dozwolone jest najwyżej { $most } bajtów.
}
server-too-many-guesses = Z twojego adresu przyszło za dużo błędnych kodów. Spróbuj ponownie za kilka minut.
server-too-many-messages = Za dużo wiadomości naraz.
server-too-many-requests = Za dużo zapytań naraz. Poczekaj chwilę.
server-too-many-sockets = Za dużo połączeń naraz.
server-too-many-tables = { $count ->
    [one] Naraz można mieć najwyżej { $count } stół.
    [few] Naraz można mieć najwyżej { $count } stoły.
   *[many] Naraz można mieć najwyżej { $count } stołów.
}
server-too-many-thoughts = Za dużo namysłu naraz. Poczekaj chwilę.
server-too-slow = Twoje połączenie jest na razie zbyt wolne. Połącz się ponownie.
server-wire-version = Ta strona jest w wersji { $version }, a serwer w wersji { $known }. Wczytaj stronę ponownie.
server-wrong-host = Serwer nie jest znany pod tą nazwą. Kto go prowadzi, może ją podać przez --public-url.
server-wrong-origin = To pochodzi ze strony, która nie należy do serwera.

bots-no-such-level = Nie ma bota „{ $level }”. Są: { $levels }.
lessons-no-such-lesson = Ta gra nie ma lekcji „{ $lesson }”.
