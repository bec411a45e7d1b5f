# Hako Onna: każda karta i każdy żeton objaśnia się sam.

web-ho-back-power = Jedna z jej mocy, zakryta
web-ho-back-item = Karta przedmiotu, zakryta
web-ho-back-tile = Żeton, zakryty
web-ho-back-noise = Karta hałasu, zakryta
web-ho-card-noise = Hałas { $value }
web-ho-card-needs = { $needs ->
    [one] potrzebuje { $needs } strony
   *[other] potrzebuje { $needs } stron
}
web-ho-card-needs-none = nie potrzebuje stron
web-ho-card-rank = ranga { $rank }
web-ho-card-what = { NAME("web-ho-what", $card) }
web-ho-card-when = { NAME("web-ho-when", $when) }

web-ho-when-her-turn = W jej turze, przy zamkniętych oczach
web-ho-when-interrupt = Przerywa akcję zapowiedzianą przez gościa
web-ho-when-automatic = Uderza sama, dopóki leży przygotowana
web-ho-when-lasting = Działa, dopóki leży przygotowana, niepokazana
web-ho-when-scream = Kiedy ona krzyczy
web-ho-when-use = Główna akcja: użycie
web-ho-when-use-kills = Główna akcja: użycie · w jej pokoju zabija
web-ho-when-use-once = Główna akcja: użycie · jeden raz
web-ho-when-held = Działa, gdy się to ma
web-ho-when-held-once = Działa, gdy się to ma · jeden raz
web-ho-when-found = Kiedy ktoś na to spojrzy
web-ho-when-fixed = Nie da się tego nosić
web-ho-when-check = Przy sprawdzaniu hałasu

web-ho-what-power-0 = Talia ustępuje. Ta karta wraca na spód, a ona bierze na rękę dwie następne, także te, których strony nikt nie znalazł.
web-ho-what-power-1 = W tej turze ściany piętra nic dla niej nie znaczą: każdy krok jej ruchu może prowadzić do dowolnego pokoju kondygnacji, na której się zaczyna, albo jak zawsze do sąsiedniego.
web-ho-what-power-2 = Jej ruch ma w tej turze dwa kroki. Widzi żetony obu pokoi i chowa się w drugim; tylko tam może zakrywać żetony.
web-ho-what-power-3 = Kładzie barierę na drzwiach albo schodach. Do początku jej następnej tury nie przejdzie tamtędy żaden gość, z żadnej strony. Duchy przechodzą.
web-ho-what-power-4 = Ogląda wszystkie żetony jednego pokoju, gdziekolwiek on jest, i dowolnie zamienia stosy jego cieni miejscami. To, co przechowuje duch, zostaje przy nim.
web-ho-what-power-5 = Kto zahałasuje w jej pokoju, ginie, a z nim wszyscy goście, którzy tam są, zanim jeszcze zacznie się jej tura. Przy 8 znalezionych stronach wystarczy pokój, w którym jest hakobito. Potem karta wraca na jej rękę.
web-ho-what-power-6 = Działający gość musi natychmiast zajrzeć w cień swojego pokoju, który ona wskaże. To pełne zajrzenie, ze wszystkim, co można tam znaleźć.
web-ho-what-power-7 = Ogląda wszystko, co ma działający gość, i zabiera jedną rzecz albo nic. Karta przepada na dobre. Żeton trafia zakryty gdzieś do domu, tam gdzie nie ma gości; gdzie dokładnie, wiedzą tylko duchy.
web-ho-what-power-8 = Kto ma lalkę Mary, musi ją pokazać. Do końca jej następnej tury ten gość nie może się rozstać z lalką i sprawdza hałas dwa razy zamiast raz.
web-ho-what-power-9 = Jej odpowiedzi na tablicę ouija i różdżkę mogą być kłamstwem. Nikt nie widzi, że ta moc leży przygotowana.
web-ho-what-power-10 = Działający gość zostaje wciągnięty do sąsiedniego pokoju, który ona wybierze. Bariera go nie uratuje.
web-ho-what-power-11 = Do końca jej następnej tury krążki bierze się w odwrotnej kolejności. Tylko w grach z krążkami.
web-ho-what-power-12 = Przedmiot, który zabija w jej pokoju, zabija też w pokoju, w którym jest hakobito.
web-ho-what-power-back = Moc, którą ona przygotowała albo trzyma na ręce. Może jej użyć od chwili, gdy karta tam leży.

web-ho-what-item-stethoscope = Przy sejfie możesz podać jedną liczbę zamiast trzech. Jeśli należy do szyfru, zostaje odkryta na stałe; jeśli nie, twoja tura się kończy.
web-ho-what-item-occult_book = Pusty żeton, który kładziesz w miejsce innego, może leżeć odkryty: wszyscy widzą, że nic tam nie ma, dopóki duch go nie zakryje.
web-ho-what-item-sacred_drops = Sprawdź hałas jeszcze raz. Jeśli będzie cicho, w swojej następnej turze nie przygotuje ona żadnej mocy rangi B ani C.
web-ho-what-item-ouija_board = Zapytaj, czy jest w pokoju, który wymienisz. Musi odpowiedzieć. Tylko gdy w twoim pokoju jest inny gość albo gdy z gości żyjesz już tylko ty.
web-ho-what-item-dowsing_rod = Zapytaj, na której jest kondygnacji. Musi odpowiedzieć.
web-ho-what-item-smartphone = Obejrzyj, tylko ty, jedną z jej przygotowanych mocy; jeśli żadna nie leży, losową kartę z jej ręki.
web-ho-what-item-flashlight = Zobacz, tylko ty, żetony jednego cienia w sąsiednim pokoju. Duch, którego tam zobaczysz, cię nie zabije.
web-ho-what-item-camera = Wszyscy widzą żetony jednego cienia twojego pokoju. Nic więcej się nie dzieje.
web-ho-what-item-rope = Dwa ruchy w jednej akcji. Oba podajesz przy zapowiedzi.
web-ho-what-item-salt = W jej następnej turze żaden duch nie wejdzie do pokoju, w którym teraz jesteś, ani przez niego nie przejdzie. Ten, który już tam jest, może zostać albo wyjść.
web-ho-what-item-music_box = Raz między dwoma resetami nieudane sprawdzenie hałasu zostaje cofnięte i powtórzone.
web-ho-what-item-fathers_letter = Znaleziona strona dziennika może zostać tam, gdzie leży, i nie musisz jej pokazywać. Jej moc pozostaje zamknięta.
web-ho-what-item-spare_dial = Sejf otwiera się przed tobą, gdy zgadzają się dwie z twoich trzech liczb.
web-ho-what-item-back = Karta przedmiotu.

web-ho-what-tile-hako-onna = Kto ją znajdzie, ginie. Jej żeton zostaje potem znów zakryty. Chowa się na miejscu innego żetonu, który przechowuje.
web-ho-what-tile-hakobito = Gość, który zginął i teraz kryje się dla niej. Znaleźć hakobito to także śmierć. Usuwa go tylko broń.
web-ho-what-tile-diary = Strona jej dziennika. Zostaje pokazana i położona na swojej karcie: odblokowuje moc o tym numerze. Strony wzmacniają też moce, które ich potrzebują.
web-ho-what-tile-combination = Liczba, której nie ma w szyfrze sejfu. Trzy właściwe zatrzymała ona.
web-ho-what-tile-bones = Jej kości. Kto do nich zajrzy, mając lalkę Mary, daje jej spokój i goście wygrywają.
web-ho-what-tile-secret-exit = Droga na zewnątrz. Kto do niej zajrzy, mając pęk kluczy, otwiera ją i goście wygrywają.
web-ho-what-tile-safe = Podaj trzy różne liczby od 1 do 6. Wszystkie dobre: pęk kluczy jest twój. Złe: twoja tura się kończy.
web-ho-what-tile-key-ring = Kto go ma, otwiera tajne wyjście. Czeka w sejfie.
web-ho-what-tile-doll-mary = Zajrzyj do kości z lalką w rękach, a ona zazna spokoju. Ale jej moc „{ ho-power-8 }” wzywa tego, kto ma lalkę.
web-ho-what-tile-fire-extinguisher = Gdy masz zginąć, pokaż ją i zużyj: uciekasz do sąsiedniego pokoju i żyjesz. Nie można tego przerwać.
web-ho-what-tile-strange-charm = Wskaż jedną z jej przygotowanych mocy: zostaje odkryta i usunięta z gry. Nie można tego przerwać.
web-ho-what-tile-wooden-stake = Broń. Użyj jej na cieniu swojego pokoju. Jeśli ona tam jest i kołek to jej słabość, goście wygrywają; jeśli nie, giniesz. Jeśli jej tam nie ma, kołek i żetony przepadają.
web-ho-what-tile-rusty-chain = Broń. Użyj jej na cieniu swojego pokoju. Jeśli ona tam jest i łańcuch to jej słabość, goście wygrywają; jeśli nie, giniesz. Jeśli jej tam nie ma, łańcuch i żetony przepadają.
web-ho-what-tile-gasoline = Broń. Użyj jej na cieniu swojego pokoju. Jeśli ona tam jest i ogień to jej słabość, goście wygrywają; jeśli nie, giniesz. Jeśli jej tam nie ma, benzyna i żetony przepadają.
web-ho-what-tile-weakness-stake = Nie boi się kołka: to nie tę słabość wybrała.
web-ho-what-tile-weakness-chain = Nie boi się łańcucha: to nie tę słabość wybrała.
web-ho-what-tile-weakness-gasoline = Nie boi się ognia: to nie tę słabość wybrała.
web-ho-what-tile-empty = Kurz i nic więcej. Zajmuje miejsce zabranego żetonu.
web-ho-what-tile-back = Nikt nie wie, co tu leży, dopóki nie zajrzy. Wszystkie żetony mają ten sam rewers, jej żeton też.
web-ho-what-noise = Sześć kart, od 0 do 5. Jeśli suma odkrytych wynosi co najmniej 11, hałasujesz i ona przychodzi. Gdy zakryta zostaje tylko jedna, przychodzi po tej turze. Spasować to znaczy wziąć jedną kartę bez patrzenia, ale nigdy, gdy odkryte jest 0.
