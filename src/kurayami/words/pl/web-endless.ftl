web-endless-line = Co noc pięć nowych etapów prosto z maszyny. Jak ciemno ma być?
web-endless-how = Poziom trudności
web-endless-very-easy = Bardzo łatwy
web-endless-easy = Łatwy
web-endless-medium = Średni
web-endless-hard = Trudny
web-endless-nightmare = Koszmar
web-endless-very-easy-line = Potwór idzie naokoło. Masz czas.
web-endless-easy-line = Trochę uwagi i wyjdziesz.
web-endless-medium-line = Patrz turę naprzód, bo cię znajdzie.
web-endless-hard-line = Da się wygrać. Rzadko się udaje.
web-endless-nightmare-line = Nawet bezbłędna gra czasem tu przegrywa.
web-endless-careful = turę naprzód
web-endless-strong = mocna gra
web-endless-limit = granica
web-endless-number = Noc
web-endless-another = Inna noc
web-endless-same = Ten sam numer to dla wszystkich ta sama noc.
web-endless-proof = Jak często bot wygrywa etap. Turę naprzód: bot, który myśli o jednej turze. Mocna gra: nasz najlepszy bot. Granica: dowiedzione maksimum, lepiej nie zagra nikt.
web-endless-edit = Otwórz w edytorze

# W edytorze ksiąg
web-endless-suggest = Zaproponuj trasę
web-endless-harder = Utrudnij
web-endless-easier = Ułatw
web-endless-trying = Boty próbują: trasa { $done } z najwyżej { $of }…
web-endless-none = Tym razem nic. Spróbuj jeszcze raz.
web-endless-made = Oto nowa trasa.
