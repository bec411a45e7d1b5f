# Hako Onna: krążki, krzyk, zakończenia i opowieść o jednej nocy.

# Krążki
web-ho-discs-take = Przytrzymaj, aby wziąć krążek. Puść, aby go upuścić.
web-ho-discs-drop = Spokojnie… puść, gdy zawiśnie tam, gdzie trzeba.
web-ho-discs-keys = Spacja podnosi krążek, strzałki w lewo i w prawo go przesuwają, spacja puszcza. Gdy go trzymasz, słyszysz, gdzie wisi.
web-ho-discs-hangs = { $side ->
    [left] { $mm } mm w lewo
    [right] { $mm } mm w prawo
   *[middle] Środek
}
web-ho-discs-stack = { $count ->
    [0] Na planszy nie ma krążków.
    [one] Na planszy leży jeden krążek.
    [few] W stosie leżą { $count } krążki.
   *[many] W stosie leży { $count } krążków.
}
web-ho-discs-blip-up = Wypustka do góry
web-ho-discs-blip-down = Wypustka w dół

# Krzyk
web-ho-scream-where = Krzyk { NAME("ho-room-inside", $room) }

# Zakończenia
web-ho-ending-title = { NAME("web-ho-ending-title", $end) }
web-ho-ending-title-escape = Światło dnia
web-ho-ending-title-rest = Ukojenie
web-ho-ending-title-defeat = Czego się bała
web-ho-ending-title-all-dead = Wszyscy w pudłach
web-ho-ending-title-inevitable = Bez wyjścia
web-ho-ending-title-given-up = Usiedli
web-ho-ending-title-limit = Szary poranek
web-ho-ending-tale = { NAME("web-ho-ending-tale", $end) }
web-ho-ending-tale-escape = Trzask, powiew zimnego powietrza i regał się odchyla. Za plecami coś sunie po deskach, szybciej, niż powinno. Nikt się nie ogląda. Na zewnątrz jest ranek i śpiewają ptaki, jakby nigdy nic się tu nie stało.
web-ho-ending-tale-rest = Lalka leży obok kości. Pierwszy raz tej nocy dom nie wydaje żadnego dźwięku. Coś przemyka obok, lekkie jak włosy, klęka i tuli to, czego szukało. Gdy świeca znów pali się równo, jest to już tylko dom.
web-ho-ending-tale-defeat = A więc tego się bała. Pudło pęka od wieka po dno. Krzyk przechodzi przez wszystkie pokoje, po schodach w górę i pod dachem na zewnątrz. Zostają drzazgi, dym i ktoś, kto nie może przestać się śmiać.
web-ho-ending-tale-all-dead = Jedno po drugim zaglądali tam, gdzie nie trzeba było zaglądać. Teraz znów jest cicho. W każdym ciemnym kącie ktoś siedzi z podkulonymi kolanami, czeka i nasłuchuje następnych kroków u drzwi.
web-ho-ending-tale-inevitable = Drzwi wciąż tu są, i schody, i okna. Ale to, co by je otworzyło, jest połamane, zgubione albo w jej ramionach. Nie musi się już spieszyć.
web-ho-ending-tale-given-up = Zgasili świece, jedną po drugiej, i usiedli na podłodze. To było łatwiejsze niż iść dalej. Po chwili nie zdziwiła ich nawet dłoń na ramieniu.
web-ho-ending-tale-limit = Zegar bije, za deskami szarzeje niebo. Tej nocy nikt nie wygrał. Jutro ona wciąż tu będzie.
web-ho-ending-fate = { NAME("web-ho-ending-fate", $fate) }
web-ho-ending-fate-survived = Żyjesz. Wygrywasz.
web-ho-ending-fate-trapped = Żyjesz, ale nigdy stąd nie wyjdziesz. Przegrywasz.
web-ho-ending-fate-hers = Nie żyjesz. Dom należy do niej i ty też.
web-ho-ending-fate-left = Nie żyjesz. Inni uciekli, a ty zostajesz tu z nią.
web-ho-ending-fate-queen = Dom jest twój. Wygrywasz.
web-ho-ending-fate-beaten = Dom cię utracił. Przegrywasz.
web-ho-ending-fate-none = Nikt nie wygrywa.
web-ho-ending-nights = Twoje noce w tym domu
web-ho-ending-numbers = Szyfr: { $numbers }
web-ho-ending-weakness = Jej słabość: { NAME("ho-tile", $weapon) }
web-ho-ending-look = Rozejrzyj się po odkrytym domu
web-ho-ending-story = Opowieść o tej nocy

# Opowieść
web-ho-story-title = Noc w tym domu
web-ho-story-cast = Kto wszedł do środka
web-ho-story-came = { $name }, w ręku: { NAME("ho-card", $item) }
web-ho-story-came-bare = { $name }
web-ho-story-her = A gdzieś w ciemności: { $name }
web-ho-story-she = Hako Onna
web-ho-story-first = Drzwi
web-ho-story-chapter = Ciemność { $turn }
web-ho-story-chapters = Ciemność { $turn }–{ $last }
web-ho-story-shut = Drzwi zatrzaskują się za nimi, a rygiel jest po niewłaściwej stronie.
web-ho-story-noise = Hałas { NAME("ho-room-inside", $room) }: { $name }.
web-ho-story-overdue = Zbyt długo jest cicho.
web-ho-story-scream = Jej krzyk rozlega się { NAME("ho-room-inside", $room) }.
web-ho-story-hid = Gdy wszyscy mają zamknięte oczy, chowa się { NAME("ho-room-inside", $room) }.
web-ho-story-activated = W ciemności używa mocy „{ NAME("ho-power", $power) }”.
web-ho-story-page = { $name } znajduje stronę dziennika { $page }.
web-ho-story-taken = { $name } zabiera: { NAME("ho-tile", $tile) }.
web-ho-story-wrong = { $name } próbuje przy sejfie: { $aloud }. Na próżno.
web-ho-story-safe = { $name } otwiera sejf i ściska w dłoni pęk kluczy.
web-ho-story-gave = { $name } oddaje: { NAME("ho-tile", $tile) }. Bierze to { $other }.
web-ho-story-interrupted = Wtedy wkracza ona: „{ NAME("ho-power", $power) }”.
web-ho-story-dragged = { $name } nie ma się czego chwycić i trafia { NAME("ho-room-into", $room) }.
web-ho-story-snatched = { $name } traci{ $tile ->
    [card] {" "}kartę przedmiotu
   *[other] : { NAME("ho-tile", $tile) }
}.
web-ho-story-mary = Lalkę ma { $name } i musi ją pokazać.
web-ho-story-charmed = Amulet płonie, a z nim „{ NAME("ho-power", $power) }”.
web-ho-story-fled = Tam czeka śmierć, ale { $name } w białej chmurze ucieka { NAME("ho-room-into", $room) }.
web-ho-story-died = { $killer ->
    [0] { $name } znajduje ją.
   *[other] { $name } znajduje kogoś znajomego.
} Nic więcej już { $name } nie znajdzie.
web-ho-story-died-noise = { $name } nie słyszy, kto stoi z tyłu.
web-ho-story-struck = { $name } atakuje. Broń: { NAME("ho-tile", $weapon) }. { $she ->
    [yes] Jest tam.
   *[no] Nie ma tam nic prócz kurzu.
}
web-ho-story-removed = To, co zostało po gościu ({ $name }), znika na dobre.
web-ho-story-share = Udostępnij tę opowieść
web-ho-story-print = Wydrukuj
web-ho-story-replay = Zobacz jeszcze raz
