# Hako Onna: każda karta i każdy żeton objaśnia się sam.

ho-power-0 = Czas rozpaczy
ho-power-1 = Blisko ciebie
ho-power-2 = Dosięgnę cię
ho-power-3 = Drzwi pozostaną zamknięte
ho-power-4 = Wędrujące rzeczy
ho-power-5 = Stoję za tobą
ho-power-6 = Otwórz to
ho-power-7 = Tego chcę
ho-power-8 = Jestem Mary
ho-power-9 = Fałszywe odpowiedzi
ho-power-10 = Chodź do mnie
ho-power-11 = Świat na opak
ho-power-12 = Jest nas wielu
ho-card-stethoscope = Stetoskop
ho-card-occult_book = Księga okultystyczna
ho-card-sacred_drops = Święte krople
ho-card-ouija_board = Tablica ouija
ho-card-dowsing_rod = Różdżka radiestety
ho-card-smartphone = Smartfon
ho-card-flashlight = Latarka
ho-card-camera = Aparat
ho-card-rope = Lina
ho-card-salt = Sól
ho-card-music_box = Pozytywka
ho-card-fathers_letter = List ojca
ho-card-spare_dial = Zapasowe pokrętło

web-ho-back-power = Jedna z jej mocy, zakryta
web-ho-back-item = Karta przedmiotu, zakryta
web-ho-back-tile = Żeton, zakryty
web-ho-back-noise = Karta hałasu, zakryta
web-ho-card-noise = Hałas { $value }
web-ho-card-needs = { $needs ->
    [one] wymaga { $needs } strony
   *[many] wymaga { $needs } stron
}
web-ho-card-needs-none = nie wymaga stron
web-ho-card-rank = ranga { $rank }
web-ho-card-what = { NAME("web-ho-what", $card) }
web-ho-card-when = { NAME("web-ho-when", $when) }

web-ho-when-her-turn = W jej turze, przy zamkniętych oczach
web-ho-when-interrupt = Przerywa akcję zapowiedzianą przez gościa
web-ho-when-automatic = Działa sama, dopóki jest przygotowana
web-ho-when-lasting = Działa z ukrycia, dopóki jest przygotowana
web-ho-when-scream = Kiedy ona krzyczy
web-ho-when-use = Akcja główna: użycie
web-ho-when-use-kills = Akcja główna: użycie · w jej pokoju zabija
web-ho-when-use-once = Akcja główna: użycie · jeden raz
web-ho-when-held = Działa stale
web-ho-when-held-once = Działa jeden raz
web-ho-when-found = Kiedy ktoś tu zajrzy
web-ho-when-fixed = Nie można tego zabrać
web-ho-when-check = Przy teście hałasu

web-ho-what-power-0 = Ta karta wraca na spód talii. Hako Onna bierze na rękę dwie następne moce, nawet te, których strony nikt nie znalazł.
web-ho-what-power-1 = W tej turze każdy krok ruchu może prowadzić do dowolnego pokoju na poziomie, na którym się zaczyna.
web-ho-what-power-2 = Ruch ma w tej turze dwa kroki. Hako Onna widzi żetony obu pokoi i chowa się w drugim. Tylko tam może zakrywać żetony.
web-ho-what-power-3 = Hako Onna stawia barierę na drzwiach albo schodach. Do jej następnej tury nie przejdzie tamtędy żaden gość. Duchy przejdą.
web-ho-what-power-4 = Hako Onna ogląda wszystkie żetony jednego pokoju, gdziekolwiek jest, i dowolnie zamienia je miejscami. Co przechowuje duch, zostaje u niego.
web-ho-what-power-5 = Kto zahałasuje w jej pokoju, ginie razem ze wszystkimi, którzy tam są, zanim zacznie się jej tura. Przy 8 znalezionych stronach zabija też pokój, w którym jest hakobito. Potem karta wraca na rękę.
web-ho-what-power-6 = Aktywny gość musi natychmiast zajrzeć w cień swojego pokoju, który wskaże Hako Onna. Dzieje się wszystko, co przy zwykłym zaglądaniu.
web-ho-what-power-7 = Hako Onna ogląda wszystko, co ma aktywny gość, i zabiera jedną rzecz albo rezygnuje. Karta przepada na dobre. Żeton ląduje zakryty tam, gdzie nie ma gości. Gdzie, wiedzą tylko duchy.
web-ho-what-power-8 = Kto ma lalkę Mary, musi ją pokazać. Do końca następnej tury Hako Onny nie może się z nią rozstać i robi dwa testy hałasu zamiast jednego.
web-ho-what-power-9 = Odpowiedzi na tablicę ouija i różdżkę radiestety mogą być kłamstwem. Nikt nie widzi, że ta moc jest przygotowana.
web-ho-what-power-10 = Hako Onna wciąga aktywnego gościa do wybranego sąsiedniego pokoju. Bariera go nie uratuje.
web-ho-what-power-11 = Do końca jej następnej tury krążki bierze się w odwrotnej kolejności. Tylko w grach z krążkami.
web-ho-what-power-12 = Przedmiot, który zabija w jej pokoju, zabija też w pokoju, w którym jest hakobito.
web-ho-what-power-back = Moc przygotowana albo trzymana na ręce. Przygotowanej można użyć od razu.

web-ho-what-item-stethoscope = Przy sejfie podaj jedną liczbę zamiast trzech. Jeśli należy do szyfru, zostaje odkryta na stałe. Jeśli nie, kończysz turę.
web-ho-what-item-occult_book = Pusty żeton, który zostawiasz w zamian, może leżeć odkryty: wszyscy widzą, że nic tam nie ma, dopóki duch go nie zakryje.
web-ho-what-item-sacred_drops = Zrób jeszcze jeden test hałasu. Jeśli będzie cicho, w swojej następnej turze Hako Onna nie przygotuje mocy rangi B ani C.
web-ho-what-item-ouija_board = Zapytaj, czy jest w pokoju, który wymienisz. Musi odpowiedzieć. Tylko gdy w twoim pokoju jest inny gość albo żyjesz już tylko ty.
web-ho-what-item-dowsing_rod = Zapytaj, na którym jest poziomie domu. Musi odpowiedzieć.
web-ho-what-item-smartphone = Obejrzyj w tajemnicy jedną z jej przygotowanych mocy, a jeśli żadnej nie ma, losową kartę z jej ręki.
web-ho-what-item-flashlight = Zobacz w tajemnicy żetony jednego cienia w sąsiednim pokoju. Duch, którego tam zobaczysz, cię nie zabije.
web-ho-what-item-camera = Wszyscy widzą żetony jednego cienia w twoim pokoju. Nic więcej się nie dzieje.
web-ho-what-item-rope = Dwa ruchy w jednej akcji. Oba podajesz przy zapowiedzi.
web-ho-what-item-salt = W jej następnej turze żaden duch nie wejdzie do pokoju, w którym teraz jesteś, ani przez niego nie przejdzie. Ten, który już tam jest, może zostać albo wyjść.
web-ho-what-item-music_box = Cofnij nieudany test hałasu i zrób go jeszcze raz. Raz między dwoma resetami.
web-ho-what-item-fathers_letter = Znaleziona strona dziennika może zostać na miejscu i nie musisz jej pokazywać. Jej moc pozostaje zablokowana.
web-ho-what-item-spare_dial = Sejf się otworzy, gdy zgadzają się dwie z twoich trzech liczb.
web-ho-what-item-back = Karta przedmiotu.

web-ho-what-tile-hako-onna = Kto ją znajdzie, ginie. Potem jej żeton znów jest zakryty. Chowa się na miejscu innego żetonu i przechowuje go u siebie.
web-ho-what-tile-hakobito = Gość, który zginął i teraz chowa się dla niej. Kto go znajdzie, ginie. Usuwa go tylko broń.
web-ho-what-tile-diary = Strona jej dziennika. Pokaż ją, a obudzisz moc o tym numerze. Niektóre moce wymagają kilku stron.
web-ho-what-tile-combination = Liczba, której nie ma w szyfrze sejfu. Trzy właściwe ma Hako Onna.
web-ho-what-tile-bones = Jej kości. Kto tu zajrzy, mając lalkę Mary, da jej ukojenie i goście wygrają.
web-ho-what-tile-secret-exit = Droga na zewnątrz. Kto tu zajrzy, mając pęk kluczy, otworzy drzwi i goście wygrają.
web-ho-what-tile-safe = Podaj trzy różne liczby od 1 do 6. Wszystkie dobre: pęk kluczy jest twój. Złe: kończysz turę.
web-ho-what-tile-key-ring = Kto go ma, otwiera tajne wyjście. Czeka w sejfie.
web-ho-what-tile-doll-mary = Zajrzyj do kości z lalką w rękach, a dasz jej ukojenie. Ale moc „{ ho-power-8 }” wzywa tego, kto ma lalkę.
web-ho-what-tile-fire-extinguisher = Gdy masz zginąć, zużyj ją: uciekasz do sąsiedniego pokoju i żyjesz. Nie można tego przerwać.
web-ho-what-tile-strange-charm = Wskaż jedną z przygotowanych mocy. Wszyscy ją widzą i znika z gry. Nie można tego przerwać.
web-ho-what-tile-wooden-stake = Broń. Zaatakuj nią cień w swoim pokoju. Jeśli Hako Onna tam jest i kołek to jej słabość, goście wygrywają. Jeśli nie, giniesz. Jeśli jej tam nie ma, kołek i żetony przepadają.
web-ho-what-tile-rusty-chain = Broń. Zaatakuj nią cień w swoim pokoju. Jeśli Hako Onna tam jest i łańcuch to jej słabość, goście wygrywają. Jeśli nie, giniesz. Jeśli jej tam nie ma, łańcuch i żetony przepadają.
web-ho-what-tile-gasoline = Broń. Zaatakuj nią cień w swoim pokoju. Jeśli Hako Onna tam jest i ogień to jej słabość, goście wygrywają. Jeśli nie, giniesz. Jeśli jej tam nie ma, benzyna i żetony przepadają.
web-ho-what-tile-weakness-stake = Nie boi się kołka. Jej słabość jest inna.
web-ho-what-tile-weakness-chain = Nie boi się łańcucha. Jej słabość jest inna.
web-ho-what-tile-weakness-gasoline = Nie boi się ognia. Jej słabość jest inna.
web-ho-what-tile-empty = Kurz i nic więcej. Zajmuje miejsce zabranego żetonu.
web-ho-what-tile-back = Zajrzyj, a się dowiesz. Wszystkie żetony mają taki sam rewers. Jej żeton też.
web-ho-what-noise = Sześć kart, od 0 do 5. Jeśli suma odkrytych to co najmniej 11, jest hałas i ona przychodzi. Gdy zakryta zostaje tylko jedna, przychodzi po tej turze. Spasować to wziąć jedną kartę bez patrzenia, ale nigdy, gdy odkryte jest 0.
