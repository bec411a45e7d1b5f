# Hidden Rooms w obrazkach.
web-hr-picture-goal-title = Znajdź wyjście
web-hr-picture-goal = Jesteś dzieckiem w ciemnym domu. Układaj pokój po pokoju, z prawego dolnego rogu aż do wyjścia w lewym górnym.
web-hr-picture-turn-title = Twoja tura
web-hr-picture-turn = Zrób najwyżej dwa ruchy po ułożonych pokojach. Potem szukaj na jednym ciemnym polu obok siebie. To kończy turę. Możesz też po prostu zostać.
web-hr-picture-fits-title = Co pasuje
web-hr-picture-fits = Pokój pasuje, gdy ma kolor twojego albo co najmniej taką samą liczbę. Wybierz kafel i sprawdź.
web-hr-picture-fits-told = { $fit ->
    [number] Niebieska czwórka pasuje, bo to nie mniej niż trójka. Kładziesz ją i wchodzisz.
    [colour] Zielona jedynka pasuje, bo ma ten sam kolor. Kładziesz ją i wchodzisz.
   *[none] Bursztynowa dwójka nie pasuje: inny kolor i mniej niż trójka.
}
web-hr-picture-memory-title = Pamięć
web-hr-picture-memory = Kafel, który nie pasuje, trafia do pamięci. Szukając później, możesz położyć go zamiast dobierać. Zmieści się pięć: przy szóstym wszystkie wracają do stosu.
web-hr-picture-monster-title = Potwór też chodzi
web-hr-picture-monster = Po każdej twojej turze potwór ma dwie akcje na swojej trasie. Gdy dojdzie do klepsydry, czas minie.
web-hr-picture-sight-title = Co widzi
web-hr-picture-sight = Widzi dziewięć zakreskowanych pól przed sobą. Wybierz pole i stań na nim.
web-hr-picture-sight-told = { $does ->
    [blind] Nie widzi cię. Idzie swoją trasą.
    [turns] Widzi cię obok siebie i obraca się do ciebie.
    [comes] Widzi cię i podchodzi o jedno pole.
   *[catches] Stoisz tuż przed nim. Ma cię.
}
web-hr-picture-end-title = Dwa z pięciu
web-hr-picture-end = Wygraj dwa etapy, a wyjdziesz na wolność. Przegraj trzy, a dom cię zatrzyma. Każdy etap ma własnego potwora.
