# Słowa wspólne dla wszystkich gier.
catalog-no-such-game = Nie ma gry „{ $name }”. Są: { $games }.
envs-seats = W { $game } nie da się grać przy takiej liczbie miejsc: { $seats }. Może ich być od { $fewest } do { $most }.

player-numbered = Gracz { $number }
table-time-goes-back = Chwila { $at } ms leży przed { $now } ms, a ta już minęła.
table-nothing-to-undo = Nie ma teraz ruchu, który można cofnąć.
table-not-over = To zostanie ujawnione po zakończeniu gry.

record-cut-off = Wiersz { $line }: zapis urywa się w środku tego wiersza.
record-empty = Wiersz { $line }: zapis jest pusty.
record-not-json = Wiersza { $line } nie da się odczytać: { $problem }.
record-bad-line = Wiersz { $line } nie wygląda jak zapis gry: { $problem }.
record-goes-on = Wiersz { $line }: zapis trwa dalej po swoim końcu.
record-format = Wiersz { $line }: to zapis w formacie { $format }, nieznanym tutaj.
record-no-such-game = Wiersz { $line }: nie ma gry „{ $name }”. Są: { $games }.
record-version = Wiersz { $line }: grano według zasad w wersji { $version }, a tutaj znana jest { $known }.
record-bad-options = Wiersz { $line }: z takimi ustawieniami nie da się zacząć gry: { $problem }
record-clock-missing = Wiersz { $line }: wcześniej minął czas, a zapis o tym nie mówi.
record-illegal = Wiersz { $line }: zasady na to nie pozwalają: { $problem }
record-unfinished = Wiersz { $line }: tu zapis się kończy, a gra jeszcze nie.
record-wrong-draw = Wiersz { $line }: to losowanie nie pochodzi z ziarna.
record-wrong-outcome = Wiersz { $line }: gra nie skończyła się w ten sposób.
record-wrong-seed = Wiersz { $line }: to nie jest ziarno obiecane na początku.
record-seed-malformed = Wiersz { $line }: ziarno albo liczba jednorazowa z pierwszego wiersza ma złą postać.

replay-file-unreadable = Nie można odczytać { $file }: { NAME("cli-trouble", $problem) }.
replay-title = { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
replay-seat = Miejsce { $seat }
replay-chance = Los
replay-clock = Zegar
replay-undo = cofa ostatni ruch
replay-proven = Zapis jest prawdziwy. Ruchy zgodne z zasadami: { $moves }. Losowania z ziarna: { $draws }.
replay-not-drawn-here = Ruchy są zgodne z zasadami. Losowania podano z zewnątrz: nie odbyły się tutaj.
replay-measured = Losowania, które są pomiarem (sprawdzono ich zakres): { $measured }.
replay-unfinished = Gra się jeszcze nie skończyła.

engine-bad-line = Tego wiersza nie da się zrozumieć: { $problem }.
engine-no-game = Nie ma jeszcze gry: zacznij od "new".
engine-bad-seed = Ziarno i liczby jednorazowe zapisuje się szesnastkowo (bajtów: { $bytes }); liczb jednorazowych jest tyle, ile miejsc: { $seats }.
engine-no-such-seat = Nie ma miejsca { $seat }.

play-undone = Cofnięto.
play-commitment = Za losowania ręczy { $commitment }.
play-seed = Ziarnem było { $seed }.
play-saved = Zapisano w { $file }.
play-left = Opuszczasz dom. Wróć, gdy zapadnie zmrok.
play-bad-seed = Ziarno to 64 cyfry szesnastkowe.
replay-next = Enter: dalej · q: wyjdź

sim-levels = Podaj jeden poziom dla wszystkich miejsc albo po jednym na każde z miejsc ({ $seats }); podano: { $given }.
sim-endless = Gra nr { $number } nie dobiega końca.

lab-needs-fast = Trening wymaga pakietów numba i numpy: zainstaluj kurayami z dodatkiem „fast”.
lab-round = Runda { $number } z { $of }: pozostały błąd to { $error }.
