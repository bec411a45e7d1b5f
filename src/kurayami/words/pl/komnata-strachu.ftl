# Odmowy
ks-game-over = Gra się skończyła.
ks-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
ks-no-such-token = Nie masz żetonu „{ $token }”.
ks-token-pushed = Ten żeton ({ NAME("ks-token", $token) }) jest już wysunięty.
ks-token-not-pushed = Ten żeton ({ NAME("ks-token", $token) }) nie jest wysunięty.
ks-between-rounds = Teraz nie trwa żadna runda.
ks-cards-not-sent = Poczekaj: karty są w drodze do ciebie.
ks-round-missed = Te karty odkryto pod twoją nieobecność. Grasz znów od następnej rundy.
ks-not-connected = Nie masz połączenia.
ks-hit-already = Masz już za sobą uderzenie we włącznik. Liczy się jedno na rundę.
ks-gave-up-already = Ta runda jest już przez ciebie poddana.
ks-bad-time = Czas mieści się między 0 a { $longest } ms.
ks-no-pause = To można powiedzieć tylko między rundami.
ks-ready-already = Twoja gotowość jest już zgłoszona.
ks-time-over = Czas minął.
ks-not-due = Czas jeszcze nie minął.
ks-only-chance = Karty odkrywa tylko los i tylko on rozstrzyga fotofinisz.
ks-only-clock = To zgłasza tylko zegar stołu.
ks-nothing-to-draw = Los nie ma teraz nic do rozstrzygnięcia.
ks-not-in-deck = Tej karty nie ma w talii.
ks-not-first = Gracz { $seat } nie uderzył pierwszy.
ks-not-to-be-sent = W tej rundzie graczowi { $seat } nie wysyła się kart.
ks-bad-trip = Czasy obiegu od { $shortest } do { $longest } ms są niemożliwe.
ks-gone-already = Gracz { $seat } nie ma połączenia.
ks-here-already = Gracz { $seat } ma połączenie.

# Opcje
ks-bad-players = Graczy nie może być { $players }: może ich być od 1 do { $most }.
ks-bad-time-limit = Czas rundy mieści się między { $shortest } a { $longest } ms albo nie ma limitu.
ks-bad-pause = Przerwa między rundami trwa od 0 do { $longest } ms.
ks-bad-countdown = Odliczanie przed rundą trwa od 0 do { $longest } ms.
ks-bad-usual = Zwykły czas mieści się między 1 a { $longest } ms.
ks-bad-rounds = Trzeba zagrać co najmniej jedną rundę.
ks-bad-screens = Albo nikt nie dzieli ekranu, albo dla każdego gracza podaje się numer jego ekranu (graczy: { $players }).
ks-bad-specials = Kart specjalnych każdego rodzaju może być od 0 do { $most }.
ks-bad-invasion = Karta Inwazji Strachów numer { $card } jest błędna: każdy kształt i każdy kolor musi na niej wystąpić raz, a żaden Strach nie może wyglądać jak żeton.
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
    [fear] { $left_shape ->
        [ghost] { NAME("ks-colour", $left_colour) }
        [spider] { NAME("ks-colour", $left_colour) }
       *[other] { $left_colour ->
            [white] biała
            [red] czerwona
            [yellow] żółta
            [pink] różowa
           *[turquoise] turkusowa
        }
    } { NAME("ks-token", $left_shape) }
   *[other] { NAME("ks-special", $left_type) }
}
ks-card-middle = { $middle_type ->
    [fear] { $middle_shape ->
        [ghost] { NAME("ks-colour", $middle_colour) }
        [spider] { NAME("ks-colour", $middle_colour) }
       *[other] { $middle_colour ->
            [white] biała
            [red] czerwona
            [yellow] żółta
            [pink] różowa
           *[turquoise] turkusowa
        }
    } { NAME("ks-token", $middle_shape) }
   *[other] { NAME("ks-special", $middle_type) }
}
ks-card-right = { $right_type ->
    [fear] { $right_shape ->
        [ghost] { NAME("ks-colour", $right_colour) }
        [spider] { NAME("ks-colour", $right_colour) }
       *[other] { $right_colour ->
            [white] biała
            [red] czerwona
            [yellow] żółta
            [pink] różowa
           *[turquoise] turkusowa
        }
    } { NAME("ks-token", $right_shape) }
   *[other] { NAME("ks-special", $right_type) }
}
ks-card = { $card_type ->
    [fear] { $card_shape ->
        [ghost] { NAME("ks-colour", $card_colour) }
        [spider] { NAME("ks-colour", $card_colour) }
       *[other] { $card_colour ->
            [white] biała
            [red] czerwona
            [yellow] żółta
            [pink] różowa
           *[turquoise] turkusowa
        }
    } { NAME("ks-token", $card_shape) }
   *[other] { NAME("ks-special", $card_type) }
}

# Dlaczego uderzenie nie wygrało
ks-fault = { $finish_fault_type ->
    [nothing_pushed] nie wysunięto żadnego żetonu.
    [special_overlooked] tak byłoby dobrze, gdyby nie { NAME("ks-special", $finish_fault_special) }.
    [not_cancelled] dwie karty specjalne znoszą się nawzajem, więc { NAME("ks-special", $finish_fault_special) } też nie działa: liczy się tylko trzecia karta.
    [stray] { NAME("ks-token", $finish_fault_token) } nie pasuje ani kształtem, ani kolorem.
    [missing] wybór pasuje { NAME("ks-way", $finish_fault_way) }, ale czegoś w nim brak: { NAME("ks-token", $finish_fault_token) }{ $finish_fault_more ->
        [0] {""}
        [one] {" "}i jeszcze jeden żeton
        [few] {" "}i jeszcze { $finish_fault_more } żetony
       *[many] {" "}i jeszcze { $finish_fault_more } żetonów
    }.
    [mixture] { NAME("ks-token", $finish_fault_by_colour) } pasuje kolorem, a { NAME("ks-token", $finish_fault_by_shape) } kształtem: trzeba wybrać jeden sposób.
    [not_all] Inwazja Strachów wymaga wszystkich pięciu żetonów; wysunięte: { $finish_fault_pushed }.
    [misplaced] { NAME("ks-token", $finish_fault_token) } na { $finish_fault_place }. miejscu nie pasuje ani kształtem, ani kolorem.
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
ks-event-cards-sent = Karty wysłano, odbiera: { SEAT($seat) }. Dopuszczalny czas drogi: { $allowance } ms.
ks-event-token-pushed = { $token ->
    [none] { SEAT($seat) } wysuwa żeton.
   *[other] { SEAT($seat) } wysuwa żeton: { NAME("ks-token", $token) }.
}
ks-event-token-pulled = { $token ->
    [none] { SEAT($seat) } cofa żeton.
   *[other] { SEAT($seat) } cofa żeton: { NAME("ks-token", $token) }.
}
ks-event-switch-hit = { SEAT($seat) } uderza we włącznik.
ks-event-gave-up = { SEAT($seat) } poddaje rundę.
ks-event-right-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: dobrze.
ks-event-wrong-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: źle, { ks-fault }
ks-event-round-decided = { $void ->
    [yes] Stół uruchomiono ponownie: runda { $round } jest nieważna.
   *[no] { $photo ->
        [yes] Runda { $round }: fotofinisz!
       *[no] { $winner ->
            [none] Nikt nie wygrywa rundy { $round }.
           *[other] { SEAT($winner) } wygrywa rundę { $round } i zabiera trzy karty.
        }
    }
}
ks-event-photo-decided = Dobrze w tej samej milisekundzie: los rozstrzyga, karty zabiera { SEAT($winner) }.
ks-event-cards-boxed = { $cards ->
    [one] { $cards } karta trafia
    [few] { $cards } karty trafiają
   *[many] { $cards } kart trafia
} do pudełka.
ks-event-player-ready = { SEAT($seat) } zgłasza gotowość.
ks-event-player-gone = { SEAT($seat) } traci połączenie.
ks-event-player-back = { SEAT($seat) } wraca.
ks-event-game-over = { $reason ->
    [most_cards] Koniec gry. { SEAT($winner) } ma najwięcej kart i wygrywa!
    [most_special_cards] Koniec gry. Spośród tych, którzy mają najwięcej kart, { SEAT($winner) } ma więcej kart specjalnych i wygrywa!
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
ks-action-photo-finish = Fotofinisz wygrywa { SEAT($seat) }
ks-action-due = Czas minął
ks-action-sent = Karty wysłano, odbiera: { SEAT($seat) }
ks-action-gone = { SEAT($seat) } traci połączenie
ks-action-back = { SEAT($seat) } wraca
ks-action-restarted = Stół uruchomiono ponownie
