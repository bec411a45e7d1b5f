# Pierwsza noc
web-hr-lesson-begin = Jesteś dzieckiem, samym w ciemnym domu, a wyjście jest w lewym górnym rogu. Znalazły się dwa pokoje: w jednym się budzisz, drugi trafia do Pamięci. Niska liczba zostawia większy wybór. Weź niebieski 2.
web-hr-lesson-monster = Ktoś tu jeszcze jest. Po każdej twojej turze wykonuje dwie akcje: kropki to jego trasa. Przy klepsydrze etap jest przegrany, a liczbę akcji do tej chwili zawsze widać. Przegrywasz też, gdy cię złapie.
web-hr-lesson-search = Idziesz dalej, przeszukując ciemność. Wybierz pole nad sobą i dobierz ze Stosu.
web-hr-lesson-fits = Zielony 3 pasuje: jego liczba nie jest niższa niż w pokoju, w którym się stało. Dlatego pokój powstał i wchodzisz do niego. Szukaj dalej, znów w górę, dobierając ze Stosu.
web-hr-lesson-memory = Bursztynowy 1 nie pasuje: jest niższy niż 3 i nie jest zielony. Trafia do Pamięci. Mieści się w niej pięć kafli; szósty odrzuca wszystkie. Czerwony 5 z Pamięci na pewno pasuje: wybierz go, a potem pole nad sobą.
web-hr-lesson-walk = Na piątce pasuje tylko 5, 6 albo czerwony: szanse widać przy Stosie. Ale przed szukaniem możesz przejść do dwóch pokoi. Wróć w dół, na zielony 3.
web-hr-lesson-undo = Dopóki nie dobrano kafla, ruch można cofnąć. Spróbuj.
web-hr-lesson-walk-again = A teraz znów w dół, na zielony 3.
web-hr-lesson-colour = Tu szanse są lepsze. Szukaj w lewo, dobierając ze Stosu.
web-hr-lesson-watched = Zielony 1 jest niższy, ale ma kolor zielonego 3, a to też pasuje. Spójrz teraz na potwora: widzi dziewięć zakreskowanych pól przed sobą. Kogo zobaczy, za tym idzie. Biała linia pokazuje, co zrobi, jeśli zostaniesz.
web-hr-lesson-on = Jest jeszcze daleko. Szukaj w górę, dobierając ze Stosu.
web-hr-lesson-stay = Podszedł blisko. Pole po lewej jest zakreskowane: tam by cię złapał. Tutaj nikt cię nie widzi, więc pozwól mu przejść. Zostań i zakończ turę.
web-hr-lesson-hint = Poszedł dalej. Jeśli kiedyś nie wiesz, co robić, poproś o podpowiedź: podaje szansę na wygraną dla każdego wyboru.
web-hr-lesson-aids = Szanse, Stos, obserwowane pola, następne kroki i trasę możesz wyłączać po kolei, gdy chcesz, by było ciemniej.
web-hr-lesson-free = Teraz znajdź własną drogę do drzwi w lewym górnym rogu.
web-hr-lesson-not-yet = Jeszcze nie. Najpierw zrób to, co mówi latarnia.
web-hr-lesson-end = Dwa wygrane etapy i jesteś na wolności; trzy przegrane i dom cię zatrzyma. W Księdze czeka pięć potworów, a każdy chodzi inaczej.
