# Odmowy
ks-game-over = Gra się skończyła.
ks-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
ks-no-such-token = Nie masz żetonu „{ $token }”.
ks-token-pushed = Ten żeton ({ NAME("ks-token", $token) }) jest już wysunięty.
ks-token-not-pushed = Ten żeton ({ NAME("ks-token", $token) }) nie jest wysunięty.
ks-between-rounds = Teraz nie trwa żadna runda.
ks-cards-not-sent = Poczekaj: karty są w drodze do ciebie.
ks-round-missed = Nie było cię, gdy odkryto te karty. Grasz znów od następnej rundy.
ks-not-connected = Nie masz połączenia.
ks-hit-already = Włącznik już został przez ciebie uderzony. Liczy się raz na rundę.
ks-gave-up-already = Ta runda jest już przez ciebie poddana.
ks-bad-time = Czas mieści się między 0 a { $longest } ms.
ks-no-pause = To można powiedzieć tylko między rundami.
ks-ready-already = Twoja gotowość jest już znana.
ks-time-over = Czas minął.
ks-not-due = Czas jeszcze nie minął.
ks-only-chance = Karty odkrywa i o fotofiniszu rozstrzyga tylko los.
ks-only-clock = To zgłasza tylko zegar stołu.
ks-nothing-to-draw = Los nie ma teraz nic do rozstrzygnięcia.
ks-not-in-deck = Tej karty nie ma w talii.
ks-not-first = Miejsce { $seat } nie było pierwsze.
ks-not-to-be-sent = W tej rundzie nie wysyła się kart do miejsca { $seat }.
ks-bad-trip = Czasy obiegu od { $shortest } do { $longest } ms są niemożliwe.
ks-gone-already = Miejsce { $seat } nie ma połączenia.
ks-here-already = Miejsce { $seat } ma połączenie.

# Opcje
ks-bad-players = Liczba graczy to { $players }, a może ich być od 1 do { $most }.
ks-bad-time-limit = Czas rundy mieści się między { $shortest } a { $longest } ms albo nie ma limitu.
ks-bad-pause = Przerwa między rundami trwa od 0 do { $longest } ms.
ks-bad-countdown = Odliczanie przed rundą trwa od 0 do { $longest } ms.
ks-bad-rounds = Trzeba zagrać co najmniej jedną rundę.
ks-bad-screens = Albo nikt nie dzieli ekranu, albo każdy gracz ma podany numer swojego (graczy: { $players }).
ks-bad-specials = Kart specjalnych każdego rodzaju może być od 0 do { $most }.
ks-bad-invasion = Karta Inwazji Strachów numer { $card } jest błędna: każdy kształt i każdy kolor musi wystąpić raz, a żaden Strach nie może wyglądać jak żeton.
ks-same-invasions = Dwie karty Inwazji Strachów są takie same.

# Rzeczy
ks-token-ghost = duch
ks-token-skull = czaszka
ks-token-pumpkin = dynia
ks-token-spider = pająk
ks-token-puppet = kukiełka
ks-colour-white = biały
ks-colour-red = czerwony
ks-colour-yellow = żółty
ks-colour-pink = różowy
ks-colour-turquoise = turkusowy
ks-way-shape = kształtem
ks-way-colour = kolorem
ks-special-fear_invasion = Inwazja Strachów
ks-special-fear_escape = Ucieczka Strachów
ks-special-guest = Gość
ks-card-left = { $left_type ->
    [fear] { NAME("ks-token", $left_shape) } (kolor { NAME("ks-colour", $left_colour) })
   *[other] { NAME("ks-special", $left_type) }
}
ks-card-middle = { $middle_type ->
    [fear] { NAME("ks-token", $middle_shape) } (kolor { NAME("ks-colour", $middle_colour) })
   *[other] { NAME("ks-special", $middle_type) }
}
ks-card-right = { $right_type ->
    [fear] { NAME("ks-token", $right_shape) } (kolor { NAME("ks-colour", $right_colour) })
   *[other] { NAME("ks-special", $right_type) }
}
ks-card = { $card_type ->
    [fear] { NAME("ks-token", $card_shape) } (kolor { NAME("ks-colour", $card_colour) })
   *[other] { NAME("ks-special", $card_type) }
}

# Dlaczego uderzenie nie wygrało
ks-fault = { $finish_fault_type ->
    [nothing_pushed] nie wysunięto żadnego żetonu.
    [special_overlooked] tak byłoby dobrze, gdyby nie leżała { $finish_fault_special ->
        [fear_escape] Ucieczka
       *[fear_invasion] Inwazja
    } Strachów.
    [not_cancelled] dwie karty specjalne znoszą się nawzajem, także { NAME("ks-special", $finish_fault_special) }: liczy się tylko trzecia karta.
    [stray] { NAME("ks-token", $finish_fault_token) } nie pasuje ani kształtem, ani kolorem.
    [missing] wybór pasuje { NAME("ks-way", $finish_fault_way) }, ale czegoś w nim brak: { NAME("ks-token", $finish_fault_token) }{ $finish_fault_more ->
        [0] {""}
        [one] {" "}i jeszcze jeden żeton
        [few] {" "}i jeszcze { $finish_fault_more } żetony
       *[other] {" "}i jeszcze { $finish_fault_more } żetonów
    }.
    [mixture] { NAME("ks-token", $finish_fault_by_colour) } pasuje kolorem, { NAME("ks-token", $finish_fault_by_shape) } kształtem: trzeba wybrać jeden sposób.
    [not_all] Inwazja Strachów wymaga wszystkich pięciu żetonów; wysunięte: { $finish_fault_pushed }.
    [misplaced] { NAME("ks-token", $finish_fault_token) } na miejscu { $finish_fault_place } nie pasuje ani kształtem, ani kolorem.
   *[too_late] czas minął { $finish_fault_by ->
        [0] właśnie w tej chwili
       *[other] { $finish_fault_by } ms wcześniej
    }.
}
ks-finish-time = { $finish_time } ms{ $finish_believed ->
    [yes] {""}
   *[no] {" "}(czas ustalił stół; zgłoszono { $finish_claimed } ms)
}

# Co się dzieje
ks-event-cards-turned-up = { $round ->
    [none] Trzy karty specjalne znoszą się nawzajem
   *[other] Runda { $round }
}: { ks-card-left }, { ks-card-middle }, { ks-card-right }.
ks-event-cards-sent = Karty wysłano do miejsca { $seat }. Dopuszczalny czas drogi: { $allowance } ms.
ks-event-token-pushed = Miejsce { $seat } wysuwa żeton: { NAME("ks-token", $token) }.
ks-event-token-pulled = Miejsce { $seat } cofa żeton: { NAME("ks-token", $token) }.
ks-event-switch-hit = Miejsce { $seat } uderza we włącznik.
ks-event-gave-up = Miejsce { $seat } poddaje rundę.
ks-event-right-hit-shown = Miejsce { $finish_seat }, { ks-finish-time }: dobrze.
ks-event-wrong-hit-shown = Miejsce { $finish_seat }, { ks-finish-time }: źle, { ks-fault }
ks-event-round-decided = { $void ->
    [yes] Stół uruchomiono ponownie: runda { $round } jest nieważna.
   *[no] { $photo ->
        [yes] Runda { $round }: fotofinisz!
       *[no] { $winner ->
            [none] Nikt nie wygrywa rundy { $round }.
           *[other] Miejsce { $winner } wygrywa rundę { $round } i zabiera trzy karty.
        }
    }
}
ks-event-photo-decided = Dobrze w tej samej milisekundzie: los przyznaje karty miejscu { $winner }.
ks-event-cards-boxed = { $cards ->
    [one] Jedna karta trafia
    [few] { $cards } karty trafiają
   *[other] { $cards } kart trafia
} do pudełka.
ks-event-player-ready = Miejsce { $seat }: gotowe.
ks-event-player-gone = Miejsce { $seat }: utracono połączenie.
ks-event-player-back = Miejsce { $seat }: połączenie wróciło.
ks-event-game-over = { $reason ->
    [most_cards] Koniec gry. Miejsce { $winner } ma najwięcej kart i wygrywa!
    [most_special_cards] Koniec gry. Wśród tych, którzy mają najwięcej kart, miejsce { $winner } ma więcej kart specjalnych i wygrywa!
    [shared_victory] Koniec gry. Zwycięstwo jest wspólne!
   *[practice_over] Koniec ćwiczenia.
}

# Co można zrobić
ks-action-push = Wysuń żeton: { NAME("ks-token", $token) }
ks-action-pull = Cofnij żeton: { NAME("ks-token", $token) }
ks-action-hit = Uderz we włącznik
ks-action-give-up = Poddaj tę rundę
ks-action-ready = Gotowość do następnej rundy
ks-action-turn-up = Odkryj kartę: { ks-card }
ks-action-photo-finish = Fotofinisz wygrywa miejsce { $seat }
ks-action-due = Czas minął
ks-action-sent = Karty wysłano do miejsca { $seat }
ks-action-gone = Miejsce { $seat }: utracono połączenie
ks-action-back = Miejsce { $seat }: połączenie wróciło
ks-action-restarted = Stół uruchomiono ponownie
