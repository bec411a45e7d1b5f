# Hako Onna w obrazkach.
web-ho-picture-goal-title = Goście i ona
web-ho-picture-goal = Od jednego do czterech gości w zamkniętym domu. Jedna osoba gra Hako Onną, kobietą z pudła. Goście wygrywają razem. Ona wygrywa, gdy wszyscy zginą albo nie mają już żadnej drogi.
web-ho-picture-shadows-title = 24 cienie
web-ho-picture-shadows = Prawie w każdym cieniu leży zakryty żeton. Ona chowa się w jednym z nich, na miejscu żetonu. Wszystkie rewersy są takie same. Jej też. Zajrzyj w któryś cień.
web-ho-picture-shadows-told = { $tile ->
    [her] Hako Onna! Giniesz.
   *[other] { $tile }. Widzisz to tylko ty.
}
web-ho-picture-noise-title = Ciszej…
web-ho-picture-noise = Każda tura zaczyna się od testu hałasu: odkryj kartę. Gdy suma odkrytych dojdzie do 11, jest hałas i ona przychodzi. Spróbuj.
web-ho-picture-noise-told = { $noise ->
    [noise] Razem { $sum }: hałas! Twoja tura się urywa, zaczyna się jej tura.
    [overdue] Zakryta została tylko jedna karta. Po tej turze przyjdzie.
   *[quiet] Razem { $sum }: cisza. Możesz działać.
}
web-ho-picture-again = Potasuj
web-ho-picture-action-title = Jedna akcja główna
web-ho-picture-action = Idź do sąsiedniego pokoju, zajrzyj w cień swojego pokoju albo użyj czegoś, co masz. Pokazywanie, dawanie i odkładanie żetonów jest darmowe.
web-ho-picture-finds-title = Co można znaleźć
web-ho-picture-finds = Żeton, który da się nosić, możesz zabrać. Stronę dziennika musisz pokazać, a wtedy budzi się jedna z jej mocy. Zaglądanie ma swoją cenę.
web-ho-picture-death-title = Gdy znajdziesz ją
web-ho-picture-death = Giniesz. Odtąd jesteś hakobito: widzisz jej oczami, chowasz się w jej turze i wygrywasz razem z nią.
web-ho-picture-hers-title = Jej tura
web-ho-picture-hers = Po hałasie może krzyknąć, przygotować zakryte moce i ruszyć się, gdy wszyscy mają zamknięte oczy. Przygotowana moc może potem przerwać to, co zapowie gość.
web-ho-picture-escape-title = Droga pierwsza: ucieczka
web-ho-picture-escape = Odgadnij szyfr sejfu, wyjmij pęk kluczy i zajrzyj z nim do tajnego wyjścia.
web-ho-picture-rest-title = Droga druga: ukojenie
web-ho-picture-rest = Zajrzyj do jej kości z lalką Mary w rękach.
web-ho-picture-defeat-title = Droga trzecia: walka
web-ho-picture-defeat = Zaatakuj cień, w którym się chowa, bronią, której się boi. Zła broń zabije ciebie.
