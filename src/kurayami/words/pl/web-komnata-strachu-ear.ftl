# Komnata Strachu na słuch
web-ks-ear = Na słuch
web-ks-ear-line = Słyszysz karty po kolei, od chwili, w której inni je widzą.
web-ks-ear-on = Odczytuj mi karty
web-ks-ear-manner = Jak
web-ks-ear-by = { $manner ->
    [sounds] dźwiękami
    [words] słowami
   *[both] dźwiękami, potem słowami
}
web-ks-ear-pace = Następna
web-ks-ear-step = gdy nacisnę klawisz
web-ks-ear-seconds = po { $seconds } s
web-ks-ear-keys = Strzałki w czasie rundy: w prawo następna, w lewo poprzednia, w górę jeszcze raz, w dół od początku.
web-ks-ear-mute = Dźwięk jest wyłączony. Pogłośnij go w ustawieniach.
web-ks-ear-legend = Co usłyszysz
web-ks-ear-sides = Strach to dwa dźwięki. Niski, z lewej: żeton o tym kształcie. Wysoki, z prawej: żeton w tym kolorze.
web-ks-ear-guess = Zgadnij dźwięk
web-ks-ear-repeat = Jeszcze raz
web-ks-ear-end = Koniec zgadywania
web-ks-ear-answer = { $right ->
    [yes] Tak
   *[no] Nie
}: { $thing }.
web-ks-ear-tally = Dobrze { $right } z { $of }.
web-ks-ear-place = { $place }: { $fear }
web-ks-key-next = Posłuchaj następnej karty
web-ks-key-before = Posłuchaj poprzedniej karty
web-ks-key-same = Posłuchaj tej karty jeszcze raz
web-ks-key-all = Posłuchaj wszystkich od początku
