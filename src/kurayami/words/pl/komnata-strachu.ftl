# Odmowy
ks-game-over = Gra się skończyła.
ks-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
ks-no-such-token = Nie masz żetonu „{ $token }”.
ks-token-pushed = Ten żeton ({ NAME("ks-token", $token) }) jest już z przodu.
ks-token-not-pushed = Tego żetonu ({ NAME("ks-token", $token) }) nie ma z przodu.
ks-between-rounds = Teraz nie trwa żadna runda.
ks-cards-not-sent = Poczekaj na karty.
ks-round-missed = Te karty cię ominęły. Wracasz w następnej rundzie.
ks-not-connected = Nie masz połączenia.
ks-hit-already = Światło już zapalone. W rundzie liczy się tylko jedno uderzenie.
ks-gave-up-already = Tę rundę już odpuszczasz.
ks-bad-time = Czas mieści się między 0 a { $longest } ms.
ks-no-pause = Poczekaj na koniec rundy.
ks-ready-already = Stół już wie. Czekamy na resztę.
ks-time-over = Czas minął.
ks-not-due = Czas jeszcze nie minął.
ks-only-chance = Karty odkrywa los i on rozstrzyga fotofinisz.
ks-only-clock = To zgłasza tylko zegar stołu.
ks-nothing-to-draw = Los nie ma teraz nic do rozstrzygnięcia.
ks-not-in-deck = Tej karty nie ma w talii.
ks-not-first = Gracz { $seat } nie był pierwszy.
ks-not-to-be-sent = W tej rundzie gracz { $seat } nie dostaje kart.
ks-bad-trip = Opóźnienie od { $shortest } do { $longest } ms odpada.
ks-gone-already = Gracz { $seat } nie ma połączenia.
ks-here-already = Gracz { $seat } ma połączenie.

# Opcje
ks-bad-players = Graczy nie może być { $players }. Gra od 1 do { $most } osób.
ks-bad-time-limit = Czas rundy mieści się między { $shortest } a { $longest } ms albo nie ma limitu.
ks-bad-pause = Przerwa między rundami trwa od 0 do { $longest } ms.
ks-bad-countdown = Odliczanie przed rundą trwa od 0 do { $longest } ms.
ks-bad-usual = Zwykły czas mieści się między 1 a { $longest } ms.
ks-bad-rounds = Trzeba zagrać co najmniej jedną rundę.
ks-bad-screens = Albo nikt nie dzieli ekranu, albo każdy gracz ma numer ekranu (graczy: { $players }).
ks-bad-head-starts = Forów nie może być więcej niż graczy ({ $players }).
ks-bad-head-start = Fory { $given } ms nie pasują. Ustaw dziesiąte sekundy, najwyżej { $longest } ms.
ks-bad-specials = Kart specjalnych każdego rodzaju może być od 0 do { $most }.
ks-bad-invasion = Karta Inwazji Strachów numer { $card } jest błędna. Każdy kształt i każdy kolor musi na niej być raz, a żaden Strach nie może wyglądać jak żeton.
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
ks-way-shape = licząc kształty,
ks-way-colour = licząc kolory,
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
    [nothing_pushed] ani jednego żetonu z przodu.
    [special_overlooked] tak byłoby dobrze, gdyby nie { NAME("ks-special", $finish_fault_special) }.
    [not_cancelled] dwie karty specjalne się znoszą, więc { NAME("ks-special", $finish_fault_special) } też nie działa. Liczy się trzecia karta.
    [stray] { NAME("ks-token", $finish_fault_token) } nie pasuje.
    [missing] { NAME("ks-way", $finish_fault_way) } brakuje { $finish_fault_token ->
        [ghost] ducha
        [skull] czaszki
        [pumpkin] dyni
        [spider] pająka
       *[puppet] kukiełki
    }{ $finish_fault_more ->
        [0] {""}
        [one] {" "}i jeszcze jednego żetonu
       *[many] {" "}i jeszcze { $finish_fault_more } żetonów
    }.
    [mixture] { NAME("ks-token", $finish_fault_by_colour) } pasuje kolorem, a { NAME("ks-token", $finish_fault_by_shape) } kształtem. Nie mieszaj.
    [not_all] Inwazja Strachów wymaga wszystkich pięciu żetonów (z przodu: { $finish_fault_pushed }).
    [misplaced] { NAME("ks-token", $finish_fault_token) } nie pasuje na { $finish_fault_place }. miejscu.
   *[too_late] { $finish_fault_by ->
        [0] o włos za późno.
       *[other] { $finish_fault_by } ms za późno.
    }
}
ks-finish-time = { $finish_time } ms{ $finish_believed ->
    [yes] {""}
   *[no] {" "}(własny zegar: { $finish_claimed } ms)
}{ $finish_head_start ->
    [0] {""}
   *[other] {" "}minus fory { $finish_head_start } ms
}

# Co się dzieje
ks-event-cards-turned-up = { $round ->
    [none] Trzy karty specjalne się znoszą
   *[other] Runda { $round }
}: { ks-card-left }, { ks-card-middle }, { ks-card-right }.
ks-event-cards-sent = Karty dostaje { SEAT($seat) }. Dozwolone opóźnienie: { $allowance } ms.
ks-event-token-pushed = { $token ->
    [none] { SEAT($seat) } wysuwa żeton.
   *[other] { SEAT($seat) } wysuwa { $token ->
        [ghost] ducha
        [skull] czaszkę
        [pumpkin] dynię
        [spider] pająka
       *[puppet] kukiełkę
    }.
}
ks-event-token-pulled = { $token ->
    [none] { SEAT($seat) } cofa żeton.
   *[other] { SEAT($seat) } cofa { $token ->
        [ghost] ducha
        [skull] czaszkę
        [pumpkin] dynię
        [spider] pająka
       *[puppet] kukiełkę
    }.
}
ks-event-switch-hit = { SEAT($seat) } zapala światło!
ks-event-gave-up = { SEAT($seat) } odpuszcza rundę.
ks-event-right-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: dobrze.
ks-event-wrong-hit-shown = { SEAT($finish_seat) }, { ks-finish-time }: źle, { ks-fault }
ks-event-round-decided = { $void ->
    [yes] Stół ruszył od nowa. Runda { $round } jest nieważna.
   *[no] { $photo ->
        [yes] Runda { $round }: fotofinisz!
       *[no] { $winner ->
            [none] Nikt nie wygrywa rundy { $round }.
           *[other] { SEAT($winner) } wygrywa rundę { $round } i zgarnia trzy karty.
        }
    }
}
ks-event-photo-decided = Remis co do milisekundy! Z woli losu karty zgarnia { SEAT($winner) }.
ks-event-cards-boxed = { $cards ->
    [one] { $cards } karta trafia
    [few] { $cards } karty trafiają
   *[many] { $cards } kart trafia
} do pudełka.
ks-event-player-ready = { SEAT($seat) } czeka na karty.
ks-event-player-gone = { SEAT($seat) } traci połączenie.
ks-event-player-back = { SEAT($seat) } wraca.
ks-event-game-over = { $reason ->
    [most_cards] Koniec gry. { SEAT($winner) } ma najwięcej kart i wygrywa!
    [most_special_cards] Koniec gry. Remis w kartach, ale { SEAT($winner) } ma więcej specjalnych i wygrywa!
    [shared_victory] Koniec gry. Zwycięstwo jest wspólne!
   *[practice_over] Koniec treningu.
}

# Co można zrobić
ks-action-push = Wysuń { $token ->
    [ghost] ducha
    [skull] czaszkę
    [pumpkin] dynię
    [spider] pająka
   *[puppet] kukiełkę
}
ks-action-pull = Cofnij { $token ->
    [ghost] ducha
    [skull] czaszkę
    [pumpkin] dynię
    [spider] pająka
   *[puppet] kukiełkę
}
ks-action-hit = Zapal światło!
ks-action-give-up = Odpuść tę rundę
ks-action-ready = Następna runda!
ks-action-turn-up = Odkryj kartę: { ks-card }
ks-action-photo-finish = Fotofinisz wygrywa { SEAT($seat) }
ks-action-due = Czas minął
ks-action-sent = Karty dostaje { SEAT($seat) }
ks-action-gone = { SEAT($seat) } traci połączenie
ks-action-back = { SEAT($seat) } wraca
ks-action-restarted = Stół ruszył od nowa
