# Pierwsza noc
web-hr-lesson-begin = Jesteś dzieckiem, sam na sam z ciemnym domem. Wyjście czeka w lewym górnym rogu. Masz dwa pokoje: w jednym się budzisz, drugi zapamiętujesz. Im mniejsza liczba, tym więcej do niej pasuje. Weź niebieską dwójkę.
web-hr-lesson-monster = Coś tu jeszcze jest. Po każdej twojej turze ma dwie akcje: kropki to jego trasa. Gdy dojdzie do klepsydry, czas minie (ile akcji zostało, widać zawsze). Przegrywasz też, gdy cię złapie.
web-hr-lesson-search = Idziesz po omacku. Wybierz pole nad sobą i dobierz kafel ze stosu.
web-hr-lesson-fits = Zielona trójka pasuje, bo to nie mniej niż dwójka. Pokój gotowy, wchodzisz do środka. Szukaj dalej: znów w górę, znów ze stosu.
web-hr-lesson-memory = Bursztynowa jedynka nie pasuje: to mniej niż trójka i nie ten kolor. Trafia do pamięci. Zmieści się tam pięć kafli, przy szóstym wszystkie wracają do stosu. Czerwona piątka z pamięci na pewno pasuje: wybierz ją, a potem pole nad sobą.
web-hr-lesson-walk = Do tej piątki pasuje tylko piątka, szóstka albo coś czerwonego: szanse widać przy stosie. Ale przed szukaniem możesz zrobić najwyżej dwa ruchy. Wróć na zieloną trójkę.
web-hr-lesson-undo = Dopóki nie dobierzesz kafla, możesz cofnąć ruch. Spróbuj.
web-hr-lesson-walk-again = A teraz znów na zieloną trójkę.
web-hr-lesson-colour = Tu szanse są lepsze. Szukaj w lewo, kafel ze stosu.
web-hr-lesson-watched = Zielona jedynka to mniej, ale ma ten sam kolor co trójka, więc pasuje. Spójrz teraz na potwora: widzi dziewięć zakreskowanych pól. Kogo zobaczy, za tym rusza. Biała linia pokazuje, co zrobi, jeśli zostaniesz.
web-hr-lesson-on = Jest jeszcze daleko. Szukaj w górę, kafel ze stosu.
web-hr-lesson-stay = Jest blisko. Pole po lewej jest zakreskowane: tam by cię złapał. Tutaj cię nie widzi, więc pozwól mu przejść. Wybierz „{ NAME("web-hr-stay") }”.
web-hr-lesson-hint = Poszedł dalej. Gdy nie wiesz, co robić, poproś o podpowiedź: zobaczysz szanse przy każdym wyborze.
web-hr-lesson-aids = Szanse, stos, wzrok potwora, następne kroki i trasę możesz ukryć po kolei, gdy ma być ciemniej.
web-hr-lesson-free = Teraz znajdź własną drogę do wyjścia.
web-hr-lesson-not-yet = Jeszcze nie. Najpierw zrób to, co mówi latarenka.
web-hr-lesson-end = Wygraj dwa etapy, a wyjdziesz na wolność. Przegraj trzy, a dom cię zatrzyma. W księdze czeka pięć potworów i każdy chodzi inaczej.
