### Słowa gry Conquest.

game-title = Conquest
game-about = Ukryte pionki na mapie 24 terytoriów: zdobądź Flagi.

## Pionki.

piece-spy = Szpieg
piece-scout = Zwiadowca
piece-sorceress = Czarodziejka
piece-baron = Baron
piece-knight = Rycerz
piece-count = Hrabia
piece-duke = Diuk
piece-prince = Książę
piece-queen = Królowa
piece-king = Król
piece-cursed-land = Przeklęta ziemia
piece-flag = Flaga

## Karty.

card-reinforcement = Posiłki
card-surprise-attack = Niespodziewany atak
card-blitz = Blitz
card-regroup = Przegrupowanie
card-secret-information = Tajna informacja
card-traitor = Zdrajca
card-new-spy = Nowy szpieg

## Co się stało.

event-lot = { $seat } losuje o pierwszą turę: { $piece }.
event-lots-tied = Remis, losują ponownie: { $seats }.
event-begins = Zaczyna { $seat }.
event-chooses = { $seat } wybiera { $territory }.
event-sets-up = { $seat } ma na planszy { $number ->
    [one] { $number } pionek
    [few] { $number } pionki
   *[many] { $number } pionków
}.
event-draws = { $seat } dobiera { $cards-count ->
    [one] { $cards-count } kartę
    [few] { $cards-count } karty
   *[many] { $cards-count } kart
}: { $cards }.
event-new-pile = Odrzucone karty są tasowane i tworzą nowy stos.
event-plays = { $seat } zagrywa: { $card }.
event-plays-nothing = { $seat } nie może zagrać żadnej z kart.
event-traitor-shuffled = Wyszedł Zdrajca: wszystkie karty są tasowane razem.
event-finds = { $seat } wyjmuje pionek z woreczka.
event-you-find = { $seat } wyjmuje z woreczka: { $piece }.
event-puts = { $seat } stawia pionek na { $zone }.
event-puts-known = { $seat } stawia na { $zone }: { $piece }.
event-regroups = { $seat } przegrupowuje { $zone }, { $second } i { $third }.
event-regroups-two = { $seat } przegrupowuje { $zone } i { $second }.
event-shows-bag = { $seat } pokazuje woreczek: { $pieces-count ->
    [0] jest pusty
   *[other] { $pieces }
}.
event-looks = { $seat } ogląda { $zone } i { $other }.
event-you-see = Na { $zone } stoi: { $piece }.
event-accuses = { $seat } nazywa pionek na { $zone }: { $piece }.
event-guessed-right = { $seat } odgaduje.
event-guessed-wrong = { $seat } nie odgaduje.
event-moves = { $seat } rusza { $zone } → { $to }.
event-stays = { $seat } nie rusza się więcej.
event-fights = { $piece } ({ $seat }) atakuje: { $target } ({ $other }).
event-beaten = { $seat } traci: { $piece }.
event-captures = { $seat } zdobywa Flagę, która należy do: { $owner }.
event-flag-goes = Flaga ({ $owner }) stoi teraz przed: { $seat }.
event-flag-returns = { $seat } odzyskuje swoją Flagę.
event-takes = { $seat } zajmuje { $territory }.
event-contested = { $territory } jest niczyje.
event-rounds-over = Rozegrano rund: { $number }. Decydują terytoria, potem pionki.
event-victory = { $seats-count ->
    [1] Wygrywa { $seats }.
   *[other] Zwycięstwo dzielą { $seats }.
}

## O co chodzi.

ask-lots = Losowanie pierwszej tury.
ask-territory = Wybierz terytorium.
ask-deploy = Ustaw swoje pionki, niewidoczne dla innych.
ask-draw = Dobieranie kart.
ask-card = Zagraj jedną z dobranych kart.
ask-bag = Losowanie pionka z woreczka.
ask-put = Postaw pionek na wolnym polu.
ask-regroup = Wskaż pionki do przegrupowania.
ask-arrange = Podaj, który ze wskazanych pionków trafia na pierwsze pole, drugie i trzecie.
ask-look = Obejrzyj dwa pionki na sąsiednich polach.
ask-accuse = Nazwij pionek wroga.
ask-flag = Postaw swoją Flagę na wolnym polu.
ask-move = Rusz pionek albo zakończ turę.

## Co można zrobić.

act-pass = Pas
act-choose = Wybierz { $territory }
act-place = { $piece } na { $zone }
act-play = Zagraj: { $card }
act-pick = Wskaż { $zone }
act-arrange = Ustaw { $arrangement }
act-look = Obejrzyj { $zone } i { $other }
act-accuse = { $zone } to: { $piece }
act-put = Postaw na { $zone }
act-move = { $zone } → { $to }
act-lot = Wylosuj: { $piece }
act-find = Wyjmij z woreczka: { $piece }
act-draw = { $cards-count ->
    [0] Nie dobieraj
   *[other] Dobierz: { $cards }
}

## Dlaczego nie.

refuse-already-chosen = To terytorium jest już wybrane.
refuse-another-piece-first = Najpierw trzeba ustawić inny pionek.
refuse-not-your-territory = To terytorium nie jest twoje.
refuse-zone-taken = Na tym polu stoi pionek.
refuse-garrison-first = Pozostałe pionki są potrzebne na terytoriach, które są jeszcze puste.
refuse-must-move = Pierwszy ruch jest obowiązkowy, a możesz go wykonać.
refuse-must-play = Którąś z kart można zagrać, więc trzeba to zrobić.
refuse-cannot-be-played = Tej karty nie można teraz zagrać.
refuse-not-drawn = Tej karty nie dobrano.
refuse-not-your-piece = Nie stoi tam twój pionek.
refuse-does-not-move = Flagi i Przeklęte ziemie się nie ruszają.
refuse-own-piece-there = Stoi tam twój własny pionek.
refuse-no-way-there = Zwiadowca nie ma tam wolnej drogi.
refuse-not-a-neighbour = To pole nie sąsiaduje z tym albo dzielą je góry.
refuse-not-beside-you = To pole nie sąsiaduje z żadnym z twoich pionków.
refuse-already-picked = Ten pionek jest już wskazany.
refuse-no-such-pair = To nie są dwa sąsiednie pionki, z których choć jeden nie jest twój.
refuse-no-enemy-there = Nie stoi tam pionek wroga.
refuse-load-not-now = Ustawienie wczytuje się przed postawieniem pierwszego pionka.
refuse-save-not-now = Ustawienie można zapisać, gdy wszystkie twoje pionki stoją.
refuse-setup-no-territory = Wiersz { $line }: na tej planszy nie ma terytorium „{ $given }”.
refuse-setup-twice = Wiersz { $line }: { $territory } występuje dwa razy.
refuse-setup-three-zones = Wiersz { $line }: { $territory } ma trzy strefy; podaj dla każdej pionek albo -, a nie { $count }.
refuse-setup-no-piece = Wiersz { $line }: nie ma pionka „{ $given }”; jest: { $known }.
refuse-setup-copies = Ustawienie ma { $number } razy { $piece }, a nie { $count }.
refuse-setup-not-yours = Terytorium { $territory } nie należy do ciebie.
refuse-setup-garrison = Na terytorium { $territory } musi stanąć pionek.

## Co może być nie tak z planszą.

refuse-board-unusable = Tej planszy nie można użyć: { $reasons }
refuse-board-not-object = Plansza musi być jednym obiektem JSON.
refuse-board-format = Format musi być „{ $known }”, a nie { $given }.
refuse-board-list = Musi być lista { $name }.
refuse-board-territories = Liczba terytoriów musi wynosić { $number }, a nie { $given }.
refuse-board-territory-id = Terytorium { $number } potrzebuje id: liter, cyfr, kropek i łączników.
refuse-board-territory-twice = Dwa terytoria nazywają się { $id }.
refuse-board-territory-name = { $id } potrzebuje nazwy.
refuse-board-territory-city = { $id } musi mówić, czy ma miasto: true albo false.
refuse-board-territory-zones = { $id } musi mieć trzy strefy, każdą z id.
refuse-board-zone-name-twice = Dwie strefy nazywają się { $id }.
refuse-board-cities = Liczba miast musi wynosić { $number }, a nie { $given }.
refuse-board-zone-nowhere = Strefa { $number } z listy stref, { $given }, nie leży na żadnym terytorium.
refuse-board-zone-twice = Strefa { $id } jest opisana dwa razy.
refuse-board-zone-territory = Strefa { $id } podaje, że leży w { $given }, ale wymienia ją { $territory }.
refuse-board-zone-position = Strefa { $id } potrzebuje położenia na planszy: x od 0 do { $width }, y od 0 do { $height }.
refuse-board-zone-same = Strefy { $one } i { $other } leżą w tym samym miejscu.
refuse-board-zone-missing = Strefy { $id } nie ma na liście stref.
refuse-board-pairs = Granice muszą być listą par stref.
refuse-board-pair = Granica { $given } nie jest parą stref.
refuse-board-pair-unknown = Granica { $border } wymienia { $zone }, a to nie jest strefa.
refuse-board-pair-self = Granica { $border } łączy strefę z nią samą.
refuse-board-pair-twice = Granica { $border } występuje dwa razy.
refuse-board-no-mountains = Gdzieś muszą być góry.
refuse-board-range-object = Pasmo górskie { $number } musi być obiektem.
refuse-board-range = Pasmo górskie { $name }: { $reason }
refuse-board-open-and-blocked = Granica { $border } jest zarazem otwarta i zamknięta.
refuse-board-drawn = Narysowana granica { $given } musi wymieniać swoje strefy a i b.
refuse-board-drawn-mountain = Granica { $border } jest narysowana jako góry, ale nie zamyka jej żadne pasmo.
refuse-board-drawn-open = Granica { $border } jest narysowana jako otwarta, ale nie ma jej na liście edges.
refuse-board-not-drawn = Granicy { $border } nie ma wśród narysowanych granic.
refuse-board-no-way = Ze strefy { $zone } nie ma drogi do { $zones }.
refuse-board-apart = Trzy strefy terytorium { $id } nie łączą się ze sobą.
refuse-board-size = Rozmiar planszy musi składać się z dwóch liczb większych od 0.
refuse-board-points = { $place } musi być listą punktów [x, y].
refuse-board-point = { $place } musi być punktem [x, y].
refuse-board-drawn-kind = Narysowana granica { $border } musi być jednego z rodzajów { $known }, a nie { $given }.

## Stół na ekranie.

set-up-goes-on = Trwa ustawianie planszy.
turn-is = Runda { $number }, tura: { $seat }; { $moves ->
    [one] pozostał { $moves } ruch
    [few] pozostały { $moves } ruchy
   *[many] pozostało { $moves } ruchów
}.
piece-on = { $piece } na { $zone }
your-pieces = Twoje pionki: { $pieces }.
to-place = Do ustawienia: { $pieces }.
drawn-are = Dobrane karty: { $cards }.
in-your-hand = Z woreczka: { $piece }.
bag-is = W woreczku ({ $seat }): { $pieces }.
the-bag = woreczek
mixed-are = Wymieszane na { $zones }, każdy z tych pionków jest jednym z nich: { $pieces }.
territory-is-free = { $territory }, niczyje: { $zones }.
territory-is-held = { $territory }, ma { $seat }: { $zones }.
a-city = miasto
zone-is-free = { $zone } wolne
zone-is-held = { $zone } { $seat }: { $pieces }
may-be-anything = nieznany
has-moved = ruszył się
has-territories = { $number ->
    [one] { $number } terytorium
    [few] { $number } terytoria
   *[many] { $number } terytoriów
}
has-cities = { $number ->
    [one] { $number } miasto
    [few] { $number } miasta
   *[many] { $number } miast
}
has-pieces = { $number ->
    [one] { $number } pionek na planszy
    [few] { $number } pionki na planszy
   *[many] { $number } pionków na planszy
}
has-bag = { $number } w woreczku
flag-is-with = Flagę zdobył: { $seat }
pile-is = { $number ->
    [0] Stos jest pusty.
    [one] { $number } karta w stosie.
    [few] { $number } karty w stosie.
   *[many] { $number } kart w stosie.
}
discards-are = Odrzucone: { $cards }.
title-lines = Gracze
column-territories = Terytoria
column-cities = Miasta
column-pieces = Pionki
column-bag = Woreczek
map-key = ◉ miasto  ▲ góry  ~ ruszył się  ? nieznany
help-load = load PLIK: ustaw całe ustawienie z pliku.
help-save = save PLIK: zachowaj swoje ustawienie w nowym pliku.
setup-loaded = Ustawienie z { $file } jest na planszy.
setup-saved = Twoje ustawienie jest w { $file }.

## What a table can be set up with.

option-garrison = Garnizon
    .help = Na początku każde twoje terytorium musi mieć co najmniej jedną figurę (Q2.4).
option-scout_charge = Szarża Zwiadowców
    .help = Zwiadowca może walczyć na końcu długiego ruchu (Q4.3).
option-rounds = Rundy
    .help = Po tylu rundach decydują terytoria; 0 oznacza grę bez końca (Q6.4).
option-memory = Pomoc dla pamięci
    .help = Każdy widzi, co można wiedzieć o figurach innych; bez niej każdy musi pamiętać sam (Q8).
option-board = Plansza
    .help = Plik planszy, zamiast Westerii (Q1).

## Momenty i koniec gry.

moment-fight = Walka
moment-guess = Zdrajca?
moment-flag = Upadek Flagi
moment-end = Koniec gry
ending-last-flag = Ostatnią Flagę na planszy ma { $seats }.
ending-most-territories = Rundy się skończyły; najwięcej terytoriów ma { $seats }: { $number }.
ending-most-pieces = Rundy się skończyły; przy remisie w terytoriach najwięcej pionków na planszy ma { $seats }: { $number }.
ending-shared = Rundy się skończyły remisem; zwycięstwem dzielą się: { $seats }.
measure-territories = Terytoria
measure-pieces = Pionki na planszy
measure-flags = Flagi
source-cities = Terytoria z miastem
source-territories = Inne terytoria
