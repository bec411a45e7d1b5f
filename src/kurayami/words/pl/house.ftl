# Słowa wspólne dla wszystkich gier.
catalog-no-such-game = Nie ma gry „{ $name }”. Są: { $games }.
envs-seats = W { $game } nie da się grać przy takiej liczbie miejsc: { $seats }. Może ich być od { $fewest } do { $most }.

player-numbered = Gracz { $number }
visitor-numbered = { $number }
table-time-goes-back = { $at } ms to już przeszłość: przy stole jest { $now } ms.
table-nothing-to-undo = Nie ma czego cofnąć.
table-not-over = Dowiesz się po zakończeniu gry.

record-cut-off = Wiersz { $line }: zapis urywa się w środku tego wiersza.
record-empty = Wiersz { $line }: zapis jest pusty.
record-not-json = Wiersza { $line } nie da się odczytać: { $problem }.
record-bad-line = Wiersz { $line } nie wygląda jak zapis gry: { $problem }.
record-goes-on = Wiersz { $line }: zapis trwa dalej, choć gra się skończyła.
record-format = Wiersz { $line }: nieznany format zapisu ({ $format }).
record-no-such-game = Wiersz { $line }: nie ma gry „{ $name }”. Są: { $games }.
record-version = Wiersz { $line }: to gra według zasad w wersji { $version }. Tutaj działa tylko wersja { $known }.
record-bad-options = Wiersz { $line }: z takimi ustawieniami gra się nie zacznie. { $problem }
record-clock-missing = Wiersz { $line }: wcześniej skończył się czas, a zapis o tym milczy.
record-illegal = Wiersz { $line }: zasady na to nie pozwalają. { $problem }
record-unfinished = Wiersz { $line }: zapis urywa się przed końcem gry.
record-wrong-draw = Wiersz { $line }: to losowanie nie pochodzi z ziarna.
record-wrong-outcome = Wiersz { $line }: gra skończyła się inaczej.
record-wrong-seed = Wiersz { $line }: to nie jest ziarno obiecane na początku.
record-seed-malformed = Wiersz { $line }: ziarno albo liczba jednorazowa z pierwszego wiersza jest uszkodzona.

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
replay-not-drawn-here = Ruchy są zgodne z zasadami. Losowania przyszły z zewnątrz, więc nie da się ich sprawdzić.
replay-measured = Losowania z pomiaru (sprawdzony tylko zakres): { $measured }.
replay-unfinished = Gra się jeszcze nie skończyła.

engine-bad-line = Nie da się odczytać tego wiersza: { $problem }.
engine-no-game = Nie ma jeszcze gry. Zacznij od „new”.
engine-bad-seed = Ziarno i liczby jednorazowe zapisuje się szesnastkowo (bajtów: { $bytes }); liczb jednorazowych jest tyle, ile miejsc: { $seats }.
engine-no-such-seat = Nie ma miejsca { $seat }.

play-undone = Ruch cofnięty.
play-commitment = Dowód uczciwych losowań: { $commitment }
play-seed = Ziarno: { $seed }.
play-saved = Zapisano w { $file }.
play-left = Opuszczasz dom. Wróć, gdy zapadnie zmrok.
play-bad-seed = Ziarno to 64 cyfry szesnastkowe.
replay-next = Enter: dalej · q: wyjdź

sim-levels = Podaj jeden poziom dla wszystkich miejsc albo po jednym dla każdego ({ $seats }). Teraz jest ich { $given }.
sim-endless = Gra nr { $number } nie ma końca.

lab-needs-fast = Trening wymaga pakietów numba i numpy. Zainstaluj kurayami z dodatkiem „fast”.
lab-round = Runda { $number } z { $of }: pozostały błąd to { $error }.
