# Edytor księgi
web-hr-book-editor = Edytor księgi
web-hr-book-title = Tytuł księgi
web-hr-book-untitled = Moja księga
web-hr-book-nameless = Bezimienny
web-hr-book-grid = Dom, sześć na sześć pól. Narysuj trasę potwora: strzałki przesuwają, Enter dodaje pole, Shift i strzałki rysują, Backspace cofa
web-hr-book-exit = wyjście
web-hr-book-child = tu zaczyna dziecko
web-hr-book-first = tu zaczyna się trasa
web-hr-book-last = tu kończy się trasa
web-hr-book-fault = to pole jest błędne
web-hr-book-pages = Strony księgi
web-hr-book-monster = Imię potwora
web-hr-book-figure = Postać
web-hr-figure-sleepwalker = Lunatyk
web-hr-figure-collector = Kolekcjoner
web-hr-figure-wheel = Koło
web-hr-figure-weaver = Tkaczka
web-hr-figure-hound = Ogar
web-hr-book-colour = Kolor
web-hr-book-own-colour = Inny kolor
web-hr-book-route = Trasa
web-hr-book-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
web-hr-book-reverse = Odwróć
web-hr-book-clear = Wyczyść
web-hr-book-how = Przeciągnij po domu albo wybieraj pole po polu. Potwór zaczyna na pierwszym, a gdy dojdzie do ostatniego, czas mija.
web-hr-book-hardness = Poziom trudności
web-hr-book-hardness-later = Boty wypróbują trasę, gdy tylko da się nią przejść.
web-hr-book-beginner = Początkujący
web-hr-book-careful = Patrzy naprzód
web-hr-book-clever = Wie wszystko
web-hr-book-gentle = Łagodnie. Jeśli przegrasz, to zwykle z własnej winy.
web-hr-book-fair = Uczciwie. Kto myśli, wygrywa.
web-hr-book-hard = Trudno. Szczęście też ma tu głos.
web-hr-book-cruel = Okrutnie. Nawet najlepsi często przegrywają.
web-hr-book-hopeless = Bez szans. Mało kto się stąd wydostaje.
web-hr-book-played = Rozegrane etapy
web-hr-book-sample = { $count ->
    [one] Każdy gra { $count } etap
    [few] Każdy gra { $count } etapy
   *[many] Każdy gra { $count } etapów
}
web-hr-book-play-page = Zagraj ten etap
web-hr-book-play = Zagraj księgę
web-hr-book-filled = Strony bez trasy zastępują kopie pozostałych.
web-hr-book-books = Księgi
web-hr-book-open = Otwórz
web-hr-book-copy = Kopiuj
web-hr-book-new = Nowa księga
web-hr-book-load = Wczytaj plik
web-hr-book-save = Zapisz jako plik
web-hr-book-remove = Spal tę księgę
web-hr-book-share = Udostępnij
web-hr-book-share-line = W linku jest cała księga. Kto go otworzy, może w nią zagrać i zmieniać własną kopię.
web-hr-book-link = Link do tej księgi
web-hr-book-bad-link = W tym linku nie ma księgi, którą da się odczytać.
web-hr-book-not-kept = Ta przeglądarka niczego nie zapamięta. Zapisz księgę jako plik.
web-hr-book-burn-sure = Spal ją
web-hr-book-burnt = Z księgi „{ $title }” został popiół.
web-print = Drukuj
