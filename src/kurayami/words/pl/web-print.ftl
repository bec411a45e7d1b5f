web-print-back = Wróć do edytora
web-print-paper = Papier
web-print-plain = Czarno-białe
web-print-untitled = Moja księga
web-print-nameless = Bezimienny
web-print-none = Ta księga nie ma jeszcze trasy. Najpierw ją narysuj.
web-print-what = Pięć etapów do gry Hidden Rooms
web-print-stage = { $count ->
    [one] Etap { $stage } · jeden krok
    [few] Etap { $stage } · { $count } kroki
   *[many] Etap { $stage } · { $count } kroków
}
web-print-how = Potwór zaczyna w pierścieniu i idzie od numeru do numeru. Jeśli cię złapie albo dojdzie do klepsydry, etap przepada.
