### Słowa gry Conquest.

game-title = Conquest
game-about = Ukryte pionki na mapie 24 terytoriów: zdobądź Flagi.

## Pionki.

piece-spy = Szpieg
    .acc = Szpiega
piece-scout = Zwiadowca
    .acc = Zwiadowcę
piece-sorceress = Czarodziejka
    .acc = Czarodziejkę
piece-baron = Baron
    .acc = Barona
piece-knight = Rycerz
    .acc = Rycerza
piece-count = Hrabia
    .acc = Hrabiego
piece-duke = Diuk
    .acc = Diuka
piece-prince = Książę
    .acc = Księcia
piece-queen = Królowa
    .acc = Królową
piece-king = Król
    .acc = Króla
piece-cursed-land = Przeklęta ziemia
    .acc = Przeklętą ziemię
piece-flag = Flaga
    .acc = Flagę

## Karty.

card-reinforcement = Posiłki
    .acc = Posiłki
card-surprise-attack = Niespodziewany atak
    .acc = Niespodziewany atak
card-blitz = Blitz
    .acc = Blitz
card-regroup = Przegrupowanie
    .acc = Przegrupowanie
card-secret-information = Tajna informacja
    .acc = Tajną informację
card-traitor = Zdrajca
    .acc = Zdrajcę
card-new-spy = Nowy szpieg
    .acc = Nowego szpiega

## Co się stało.

event-lot = { $seat } losuje o pierwszeństwo { $piece-acc }.
event-lots-tied = Remis; ponownie losują { $seats }.
event-begins = Zaczyna { $seat }.
event-chooses = { $seat } wybiera terytorium { $territory }.
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
event-new-pile = Odrzucone karty zostają potasowane i tworzą nowy stos.
event-plays = { $seat } zagrywa { $card-acc }.
event-plays-nothing = { $seat } nie może zagrać żadnej z dobranych kart.
event-traitor-shuffled = Dobrano Zdrajcę: wszystkie karty są tasowane razem.
event-finds = { $seat } wyjmuje pionek z woreczka.
event-you-find = { $seat } wyjmuje z woreczka { $piece-acc }.
event-puts = { $seat } stawia pionek na polu { $zone }.
event-puts-known = { $seat } stawia na polu { $zone } { $piece-acc }.
event-regroups = { $seat } przegrupowuje pola { $zone }, { $second } i { $third }.
event-regroups-two = { $seat } przegrupowuje pola { $zone } i { $second }.
event-shows-bag = { $seat } pokazuje woreczek: { $pieces-count ->
    [0] jest pusty
   *[other] { $pieces }
}.
event-looks = { $seat } ogląda pionki na polach { $zone } i { $other }.
event-you-see = Na polu { $zone }: { $piece }.
event-accuses = { $seat } zgaduje, że pionek na polu { $zone } to { $piece }.
event-guessed-right = { $seat } zgaduje trafnie.
event-guessed-wrong = { $seat } zgaduje błędnie.
event-moves = { $seat } wykonuje ruch { $zone } → { $to }.
event-stays = { $seat } kończy turę.
event-fights = { $piece } gracza { $seat } atakuje { $target-acc } gracza { $other }.
event-beaten = { $seat } traci { $piece-acc }.
event-captures = { $seat } zdobywa Flagę gracza { $owner }.
event-flag-goes = Flaga gracza { $owner } stoi teraz przed graczem { $seat }.
event-flag-returns = { $seat } odzyskuje swoją Flagę.
event-takes = { $seat } zajmuje terytorium { $territory }.
event-contested = Terytorium { $territory } jest niczyje.
event-rounds-over = { $number ->
    [one] Rozegrano jedną rundę
    [few] Rozegrano { $number } rundy
   *[many] Rozegrano { $number } rund
}: decydują terytoria, potem pionki.
event-victory = { $seats-count ->
    [1] Wygrywa { $seats }.
   *[other] Zwycięstwem dzielą się { $seats }.
}

## O co chodzi.

ask-lots = Losowanie pionków rozstrzyga, kto zaczyna.
ask-territory = Wybierz terytorium.
ask-deploy = Ustaw swoje pionki; inni ich nie widzą.
ask-draw = Dobieranie kart.
ask-card = Zagraj jedną z dobranych kart.
ask-bag = Losowanie pionka z woreczka.
ask-put = Postaw pionek na wolnym polu.
ask-regroup = Wskaż pionki do przegrupowania.
ask-arrange = Wybierz, gdzie trafi każdy ze wskazanych pionków.
ask-look = Obejrzyj dwa pionki na sąsiednich polach.
ask-accuse = Odgadnij, czym jest pionek wroga.
ask-flag = Postaw swoją Flagę na wolnym polu.
ask-move = Wykonaj ruch pionkiem albo zakończ turę.

## Co można zrobić.

act-pass = { $question ->
    [card] Nie zagrywaj karty
    [move] Zakończ turę
   *[other] Spasuj
}
act-choose = Wybierz terytorium { $territory }
act-place = { $piece }: pole { $zone }
act-play = Zagraj { $card-acc }
act-pick = Wskaż pole { $zone }
act-arrange = { $arrangement }
arrangement-123 = Zostaw je na miejscach
arrangement-132 = Zamień 2 i 3
arrangement-213 = Zamień 1 i 2
arrangement-231 = 1 na 3, 2 na 1, 3 na 2
arrangement-312 = 1 na 2, 2 na 3, 3 na 1
arrangement-321 = Zamień 1 i 3
act-look = Obejrzyj pola { $zone } i { $other }
act-accuse = Pole { $zone }: { $piece }
act-put = Postaw na polu { $zone }
act-move = { $zone } → { $to }
act-lot = Wylosuj { $piece-acc }
act-find = Wyjmij z woreczka { $piece-acc }
act-draw = { $cards-count ->
    [0] Nie dobieraj
   *[other] Dobierz: { $cards }
}

## Dlaczego nie.

refuse-already-chosen = To terytorium zostało już wybrane.
refuse-another-piece-first = Najpierw trzeba ustawić inny pionek.
refuse-not-your-territory = To terytorium nie jest twoje.
refuse-zone-taken = Na tym polu stoi już pionek.
refuse-garrison-first = Pozostałe pionki są potrzebne na terytoriach, które są jeszcze puste.
refuse-must-move = Pierwszy ruch jest obowiązkowy, a możesz go wykonać.
refuse-must-play = Którąś z kart można zagrać, więc trzeba to zrobić.
refuse-cannot-be-played = Tej karty nie można teraz zagrać.
refuse-not-drawn = Tej karty nie dobrano.
refuse-not-your-piece = Nie stoi tam żaden twój pionek.
refuse-does-not-move = Flagi i Przeklęte ziemie nie wykonują ruchów.
refuse-own-piece-there = Stoi tam jeden z twoich pionków.
refuse-no-way-there = Zwiadowca nie ma tam wolnej drogi.
refuse-not-a-neighbour = To pole nie sąsiaduje z tamtym albo dzielą je góry.
refuse-not-beside-you = To pole nie sąsiaduje z żadnym z twoich pionków.
refuse-already-picked = Ten pionek jest już wskazany.
refuse-no-such-pair = Wybierz dwa sąsiednie pionki, z których choć jeden nie jest twój.
refuse-no-enemy-there = Nie stoi tam żaden pionek wroga.
refuse-load-not-now = Ustawienie można wczytać tylko przed postawieniem pierwszego pionka.
refuse-save-not-now = Ustawienie można zapisać, gdy stoją już wszystkie twoje pionki.
refuse-setup-no-territory = Wiersz { $line }: na tej planszy nie ma terytorium „{ $given }”.
refuse-setup-twice = Wiersz { $line }: { $territory } występuje dwa razy.
refuse-setup-three-zones = Wiersz { $line }: { $territory } ma trzy pola; podaj dla każdego pionek albo -, a nie { $count }.
refuse-setup-no-piece = Wiersz { $line }: nie ma pionka „{ $given }”; możliwe: { $known }.
refuse-setup-copies = W ustawieniu { $piece } występuje { $number } razy, a nie { $count }.
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
refuse-board-territory-zones = { $id } musi mieć trzy pola, każde z id.
refuse-board-zone-name-twice = Dwa pola nazywają się { $id }.
refuse-board-cities = Liczba miast musi wynosić { $number }, a nie { $given }.
refuse-board-zone-nowhere = Pole { $number } z listy pól, { $given }, nie leży na żadnym terytorium.
refuse-board-zone-twice = Pole { $id } jest opisane dwa razy.
refuse-board-zone-territory = Pole { $id } podaje, że leży w { $given }, ale wymienia je { $territory }.
refuse-board-zone-position = Pole { $id } potrzebuje położenia na planszy: x od 0 do { $width }, y od 0 do { $height }.
refuse-board-zone-same = Pola { $one } i { $other } leżą w tym samym miejscu.
refuse-board-zone-missing = Pola { $id } nie ma na liście pól.
refuse-board-pairs = Granice muszą być listą par pól.
refuse-board-pair = Granica { $given } nie jest parą pól.
refuse-board-pair-unknown = Granica { $border } wymienia { $zone }, a takiego pola nie ma.
refuse-board-pair-self = Granica { $border } łączy pole z nim samym.
refuse-board-pair-twice = Granica { $border } występuje dwa razy.
refuse-board-no-mountains = Gdzieś muszą być góry.
refuse-board-range-object = Pasmo górskie { $number } musi być obiektem.
refuse-board-range = Pasmo górskie { $name }: { $reason }
refuse-board-open-and-blocked = Granica { $border } jest zarazem otwarta i zamknięta.
refuse-board-drawn = Narysowana granica { $given } musi wymieniać swoje pola a i b.
refuse-board-drawn-mountain = Granica { $border } jest narysowana jako góry, ale nie zamyka jej żadne pasmo.
refuse-board-drawn-open = Granica { $border } jest narysowana jako otwarta, ale nie ma jej na liście edges.
refuse-board-not-drawn = Granicy { $border } nie ma wśród narysowanych granic.
refuse-board-no-way = Z pola { $zone } nie ma drogi do { $zones }.
refuse-board-apart = Trzy pola terytorium { $id } nie łączą się ze sobą.
refuse-board-size = Rozmiar planszy musi składać się z dwóch liczb większych od 0.
refuse-board-points = { $place } musi być listą punktów [x, y].
refuse-board-point = { $place } musi być punktem [x, y].
refuse-board-drawn-kind = Narysowana granica { $border } musi być jednego z rodzajów { $known }, a nie { $given }.

## Stół na ekranie.

set-up-goes-on = Trwa ustawianie planszy.
turn-is = Runda { $number }, tura gracza { $seat }: { $moves ->
    [one] pozostał { $moves } ruch
    [few] pozostały { $moves } ruchy
   *[many] pozostało { $moves } ruchów
}.
piece-on = { $piece }: pole { $zone }
your-pieces = Twoje pionki: { $pieces }.
to-place = Do ustawienia: { $pieces }.
drawn-are = Dobrane karty: { $cards }.
in-your-hand = Z woreczka: { $piece }.
bag-is = W woreczku gracza { $seat }: { $pieces }.
the-bag = woreczek
mixed-are = Wymieszane na polach { $zones }, w nieznanej kolejności: { $pieces }.
territory-is-free = { $territory }, niczyje: { $zones }.
territory-is-held = { $territory }, należy do gracza { $seat }: { $zones }.
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
flag-is-with = Flagę ma { $seat }
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
help-load = load PLIK: ustaw wszystkie pionki według pliku.
help-save = save PLIK: zapisz swoje ustawienie w nowym pliku.
setup-loaded = Pionki ustawiono według pliku { $file }.
setup-saved = Twoje ustawienie zapisano w pliku { $file }.

## What a table can be set up with.

option-garrison = Garnizon
    .help = Na początku na każdym twoim terytorium musi stać co najmniej jeden pionek (Q2.4).
option-scout_charge = Szarża Zwiadowców
    .help = Zwiadowca może walczyć na końcu długiego ruchu (Q4.3).
option-rounds = Limit rund
    .help = Po tylu rundach decydują terytoria; 0 oznacza brak limitu (Q6.4).
option-memory = Pomoc dla pamięci
    .help = Każdy widzi, co można wiedzieć o pionkach innych; bez tej pomocy każdy musi pamiętać (Q8).
option-board = Plansza
    .help = Plik z planszą zamiast Westerii (Q1).

## Przed ruchem: jak skończyłaby się walka.

ahead-beats = Pokonasz { $piece-acc }.
ahead-is-beaten = Pokona cię: { $piece }.
ahead-both-beaten = Zginą oba pionki: twój i { $piece }.
ahead-captures = Zdobędziesz Flagę gracza { $seat }.
ahead-surely-beats = Cokolwiek to jest, wygrasz.
ahead-surely-beaten = Cokolwiek to jest, przegrasz.
ahead-chances = Według tego, co wiesz: wygrana { $wins }%, giną oba pionki { $both }%, przegrana { $loses }%.

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
