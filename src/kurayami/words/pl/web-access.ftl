# Strona o dostępności.

web-access-works = Co działa
web-access-works-keys = W każdą grę da się grać samą klawiaturą. Tab i strzałki przenoszą, Enter wybiera.
web-access-works-reader = Czytnik ekranu mówi, co się stało, a potem o co pyta gra. Każdą rzecz raz.
web-access-works-focus = Fokus przechodzi do następnego pytania albo wraca na planszę.
web-access-works-time = Przy stołach bez pośpiechu wszyscy mają dziesięć razy więcej czasu albo grają bez limitu. Zaznacz to przed startem.
web-access-works-look = W ustawieniach: mniej animacji, bez nagłych dźwięków, większy kontrast, większe litery, układ dla leworęcznych.
web-access-works-colour = Kolorom zawsze towarzyszy kształt, liczba albo słowo.
web-access-works-race = Komnata Strachu podaje karty po kolei, dźwiękami albo słowami. Stół może dać fory.
web-access-not = Czego jeszcze nie ma
web-access-not-challenge = Wyzwania dnia mają swoje limity, żeby dało się porównać wyniki.
web-access-not-discs = Krążki wymagają wyczucia chwili. Słychać, gdzie wisi twój; jeśli to za trudne, tworząc stół, wybierz karty.
web-access-ear = Komnata Strachu na słuch
web-access-keys = Klawisze
web-access-keys-line = Klawisze można zmienić albo wyłączyć.
web-access-report = Coś przeszkadza?
web-access-report-line = Powiedz osobie, która prowadzi ten serwer: na jakiej stronie, w jakiej grze i czym ją czytasz.
