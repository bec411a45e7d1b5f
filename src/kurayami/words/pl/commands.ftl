# Co mówi polecenie, gdy nie da się go wykonać.
cli-no-such-command = Nie ma polecenia „{ $given }”. { $near ->
    [none] Polecenia: { $commands }.
   *[other] Chodzi o „{ $near }”?
}
cli-no-such-option = Nie ma opcji { $option }. { $near ->
    [none] Wszystkie wymienia „{ $command } --help”.
   *[other] Chodzi o { $near }?
}
cli-too-many-words = „{ $given }” to za dużo dla „{ $command }”. Pomiń to.
cli-not-understood = Polecenia „{ $command }” nie da się tak odczytać. Dopisz --help, a zobaczysz, jak działa.
cli-missing = Brakuje { $name }. „{ $command } --help” pokaże, gdzie to wpisać.
cli-no-value = Opcja { $option } wymaga wartości.
cli-repeated = Opcja { $option } jest podana dwa razy. Podaj ją raz.
cli-not-a-number = „{ $value }” nie pasuje do { $option }. Podaj liczbę całkowitą.
cli-not-a-number-or = „{ $value }” nie pasuje do { $option }. Podaj liczbę całkowitą albo { $choices }.
cli-not-yes-or-no = „{ $value }” nie pasuje do { $option }. Napisz true albo false.
cli-not-a-choice = „{ $value }” nie pasuje do { $option }. Do wyboru: { $choices }.
cli-too-low = „{ $value }” nie pasuje do { $option }. Najmniej można podać { $lowest }.
cli-out-of-range = „{ $value }” nie pasuje do { $option }. Można podać od { $lowest } do { $highest }.
cli-no-such-language = Nie ma języka „{ $wish }”. Do wyboru: { $languages }.
cli-not-writable = Nie można zapisać { $file }: { NAME("cli-trouble", $problem) }.

cli-trouble-missing = nie ma takiego miejsca
cli-trouble-denied = brak uprawnień
cli-trouble-folder = to jest folder
cli-trouble-no-folder = część ścieżki nie jest folderem
cli-trouble-exists = jest już coś o tej nazwie
cli-trouble-full = dysk jest pełny
cli-trouble-in-use = jest już zajęte
cli-trouble-not-here = ten komputer nie ma takiego adresu
cli-trouble-no-such-host = nie ma takiego adresu
cli-trouble-other = system odmawia

serve-not-listening = Nie można nasłuchiwać pod { $host }, port { $port }: { NAME("cli-trouble", $problem) }.
play-saved-elsewhere = Nie można zapisać { $file }: { NAME("cli-trouble", $problem) }. Twoja gra jest w { $kept }.
replay-file-not-text = { $file } to nie zapis gry: to nie jest tekst.
replay-no-such-seat = W tej grze nie ma miejsca { $seat }. Liczba miejsc: { $seats }, licząc od 0.
sim-other-game = { $option } nic nie znaczy w grze { $game }. Pomiń to.
engine-nonces-without-seed = Liczby jednorazowe wymagają ziarna. Podaj jedno i drugie albo nic.
serve-bad-url = „{ $url }” nie pasuje do --public-url. Podaj cały adres, na przykład { $right }, i nic po nim.
serve-lan-or-host = --lan nasłuchuje pod każdym adresem, --host { $host } pod jednym. Podaj jedno z dwóch.
serve-bad-database = Gier nie da się trzymać w „{ $scheme }”. Podaj plik albo postgresql://user@host/name.
serve-bad-token = Token do metryk musi mieć co najmniej { $shortest } liter, cyfr lub znaków, bez spacji.
serve-processes-sqlite = SQLite obsłuży jeden proces, a nie { $processes }. Wskaż PostgreSQL opcją --database albo pomiń --processes.
serve-bad-private-address = „{ $address }” nie pasuje do --private-address. Podaj adres IP tej maszyny, na przykład 10.0.0.5 albo 10.0.0.5:9000.
check-book = Ta księga nadaje się do gry: „{ $title }” ({ $file }).
check-edition = Ta edycja nadaje się do gry: „{ $name }” ({ $file }).
check-no-database = Pod { $database } nie ma bazy danych.
check-file-problem = Plik jest uszkodzony: { $problem }
check-table-damaged = Stół { $code } jest uszkodzony, więc go odstawiamy: { $problem }
check-database-well = Baza danych jest w porządku. { $tables ->
    [0] Nie ma w niej żadnych stołów.
    [one] Sprawdzony jest { $tables } stół, a jego grę da się odtworzyć.
    [few] Sprawdzone są { $tables } stoły, a każdą grę da się odtworzyć.
   *[many] Sprawdzonych jest { $tables } stołów, a każdą grę da się odtworzyć.
}
check-database-damaged = Baza danych jest uszkodzona. { $damaged ->
    [0] Stoły, które da się odczytać, są w porządku.
   *[other] Odstawione stoły: { $damaged } z { $tables }.
} Przywróć kopię zapasową albo usuń to, co uszkodzone.
announce-said = Za kilka sekund pokażą to wszystkie ekrany.
announce-taken-back = Ogłoszenie wycofane.
announce-too-long = Ogłoszenie może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
ban-no-address = „{ $address }” to nie adres IP.
ban-said = { $hours ->
    [0] { $address } może znowu wejść.
    [one] { $address } nie wejdzie przez godzinę.
    [few] { $address } nie wejdzie przez { $hours } godziny.
   *[many] { $address } nie wejdzie przez { $hours } godzin.
}
tables-closed = Stół { $code } zamknięty. Kto przy nim siedzi, za kilka sekund musi odejść.
tables-one-wish = --close, --reopen, --remove: tylko jedno naraz.
tables-reopened = Stół { $code } znów otwarty.
tables-removed = Stół { $code } usunięty.
cli-bad-name = Imię ma od 1 do { $longest } znaków.
lab-needs-cluster = Do tego trzeba dodatku „cluster”: pip install kurayami[cluster].
lab-needs-lab = Do tego trzeba dodatku „lab”: pip install kurayami[lab].
lab-bad-cluster = „{ $address }” to nie adres klastra. Podaj HOST:PORT, auto albo local.
lab-no-cluster = Pod adresem { $address } nie ma klastra. Uruchamia go „ray start --head”, a „local” go nie potrzebuje.
lab-other-work = W pliku { $file } są wyniki czegoś innego. Podaj inne miejsce albo usuń ten plik.
lab-time-left = { $minutes ->
    [0] jeszcze około { $seconds } s
   *[other] jeszcze około { $minutes } min
}
lab-tried = prób: { $tried }
lab-report-written = Raport jest w { $file }.
lab-bad-aim = „{ $given }” to nie cel. Napisz czyj i jaki udział, od 0 do 1, na przykład visitors=0.40.
lab-bad-change = „{ $given }” to nie zmiana. Napisz liczbę i jej zakres, na przykład power.7.needs=4..9.
lab-no-such-number = Nie ma liczby „{ $name }”, którą można zmienić. Jest na przykład { $example }.
lab-no-such-side = Nie ma udziału „{ $side }”, do którego można dążyć. Do wyboru: { $sides }.
lab-given-twice = { $name } podano dwa razy. Wystarczy raz.
lab-number-not-alone = Nie da się zmienić { $name } w tym zapisie. Wpisz „needs = 4” w osobnym wierszu pod [[powers]].
lab-nothing-to-balance = W { $game } nie ma liczb do wyważenia.
lab-balance-checking = Szukanie skończone. Teraz sprawdzian w grach, których jeszcze nie było: { $games }.
lab-balance-aim = cel: { $aim }%
lab-balance-worth = { $name } = { $now }; gdyby zostało { $before }: { $told }
lab-balance-written = Zapisano w { $file }.
lab-bound-head = Udziały, których nie przekroczy żadna gra: przy kaflu z tą liczbą, przy szóstce, ile to trwało
lab-bound = etap { $stage }: { $limit }, { $again }, { $seconds } s
