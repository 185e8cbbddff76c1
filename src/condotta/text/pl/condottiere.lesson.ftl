### Lekcja Condottiere: po jednej wiadomości na krok z lessons/condottiere.toml. `.wrong` odpowiada temu, kto robi coś innego,
### `.wrong-pass` i podobne temu, kto robi właśnie to.

lesson-goal = Witaj w Italii! Wygrywa się, mając sześć regionów albo cztery połączone ze sobą. Siena i Firenze są już twoje i mają wspólną granicę. Jeszcze dwa obok nich i gra jest twoja.

lesson-token = Masz znacznik Condottiere, więc to ty wybierasz miejsce następnej bitwy. Połóż go w regionie Lucca: graniczy z regionem Firenze.
    .wrong = Tam też wolno walczyć. Ta bitwa jest jednak przygotowana dla regionu Lucca, który graniczy z Firenze i zostawi ci potem wybór sąsiadów.

lesson-mercenary = W bitwie gracze po kolei wykładają przed siebie po jednej karcie. Najsilniejsza kompania zdobywa region. Zagrane karty nie wracają po bitwie, więc wydawaj tyle, ile trzeba. Zacznij od swojej 6.
    .wrong = Można, ale to nie jest karta na początek: zabraknie jej w następnej bitwie. Na razie wystarczy zwykła 6.
    .wrong-pass = Kto spasuje, nie zagra już w tej bitwie żadnej karty. Z pustą kompanią oddajesz region Lucca innym.
    .wrong-play-surrender = Kapitulacja natychmiast kończy bitwę. Bez kart na stole to remis i nikt nie dostaje regionu Lucca. Zachowaj ją na chwilę, gdy prowadzisz.

lesson-drummer = 10 Carla bije twoją 6. Ale Dobosz podwaja wszystkich najemników w twojej kompanii: 6 zmienia się w 12. Zagraj go i popatrz na liczbę na końcu swojej kompanii.
    .wrong = To pomoże mniej albo będzie kosztować więcej. Sam Dobosz robi z twojej 6 dwanaście, a mocne karty zostają na później.
    .wrong-pass = Twoja 6 zostałaby na stole, ale Carlo prowadzi z siłą 10, a ty nie możesz już odpowiedzieć.
    .wrong-play-surrender = Po Kapitulacji wygrywa najsilniejsza kompania, bez względu na to, kto ją zagrał. Teraz jest to kompania Carla.

lesson-courtesan = Zima! Dopóki leży na stole, każdy najemnik liczy się za 1: twoja 6, podwojona, to 2. Nadal prowadzisz, ale Carlo może grać dalej. Kurtyzana nie jest najemnikiem: liczy się za 1 przy każdej pogodzie, a kto ma ich najwięcej, dostaje znacznik na następną bitwę.
    .wrong = Zimą najemnik liczy się za 1, podwojony za 2, cokolwiek na nim napisano, a Bohaterki szkoda na tak małą przewagę. Kurtyzana jest tania i przyniesie ci znacznik.
    .wrong-pass = Prowadzisz 2 do 1, ale Carlo wciąż jest w bitwie: jeszcze dwie małe karty i Lucca należy do niego. Pasuj, gdy nikt nie może cię wyprzedzić albo gdy region nie jest wart karty.

lesson-pass = Bianca i Carlo spasowali, a twoje 3 to najwyższy wynik. Nikt już nie odpowie, więc każda kolejna karta byłaby stracona. Spasuj, a Lucca będzie twoja.
    .wrong = Wygrana i tak byłaby twoja, ale z kartą mniej na następną bitwę. Inni spasowali: twojej 3 nic nie grozi.

lesson-connected = Lucca jest twoja, znacznik też. Siena, Firenze i Lucca łączą się ze sobą: jeszcze jeden region, który się z nimi styka, i wygrywasz. Modena graniczy i z Firenze, i z Lucca. Tam trzeba walczyć!
    .wrong = Ten region liczyłby się do sześciu, a jeśli styka się z twoimi, to i do czterech. Przygotowana jest bitwa o region Modena, między Firenze a Lucca.

lesson-highest = Tego regionu inni nie mogą ci oddać i trzymają na to karty. Zacznij od 10 i zobacz, co zrobi Carlo.
    .wrong = Tak też można zacząć. Ale tym razem zagraj 10: warto zobaczyć, co może spotkać najwyższą kartę na stole.
    .wrong-pass = Nic już tu nie zagrasz, a inni nie oddadzą ci czwartego regionu.
    .wrong-play-surrender = Wszystkie kompanie są puste: byłby remis i nikt nie dostałby regionu Modena.

lesson-heroine = Biskup Carla odesłał najwyższego najemnika: twoją 10. Takie jest ryzyko najwyższej karty. Biskup i Zima dotykają tylko najemników, a Bohaterka nim nie jest. Liczy się za 10 i nic jej nie rusza.
    .wrong = Mali najemnicy umykają Biskupowi, ale dziś ich nie wystarczy. Bohaterka liczy się za 10 i żadna karta jej nie ruszy.
    .wrong-pass = Twoja kompania jest pusta: oddajesz region Modena, a z nim grę.
    .wrong-play-surrender = Wszyscy mają 0: byłby remis i nikt nie dostałby regionu Modena.

lesson-surrender = Prowadzisz 10 do 6, a Carlo ma więcej kart niż ty. Nie daj mu czasu! Kapitulacja natychmiast kończy bitwę i wygrywa najsilniejsza kompania, czyli twoja.
    .wrong = To cię wzmocni, ale Carlo zagra dalej. Prowadzisz właśnie teraz: zakończ bitwę.
    .wrong-pass = Prowadzisz, ale po twoim pasie Carlo może wykładać kartę za kartą przeciw twojej 10. Kapitulacja kończy to wcześniej.

lesson-end = Cztery połączone regiony: wygrana! Najważniejsze już wiesz: znacznik wybiera miejsce, wygrywa najsilniejsza kompania, a co dziś zaoszczędzisz, masz na jutro. Gdy karty ma już najwyżej jeden gracz, wszyscy dostają nową rękę: dziesięć kart i po jednej za każdy region.
