### Pomoc do zasad Conquest: jeden komunikat na zasadę z docs/rules/conquest.md.

chapter-Q1 = Pionki
rule-Q1 = Każdy ma 18 pionków. Według rangi: Król 10, Królowa 9, Książę 8, Diuk 7, Hrabia 6, Rycerz 5, Baron 4, dwie Czarodziejki 3, czterech Zwiadowców 2 i Szpieg 1. Trzy Przeklęte ziemie i Flaga nie mają rangi.

chapter-Q2 = Przygotowanie
rule-Q2-1 = Z 42 kart wyjmuje się Zdrajcę, pozostałe 41 tasuje się, a Zdrajca trafia na spód. Tylko ten jeden raz; później tasuje się go z resztą.
rule-Q2-2 = Każdy losuje pionek: zaczyna najwyższa ranga. Przeklęta ziemia liczy się jako 0, Flaga jako 11. Przy remisie losuje się ponownie. Wylosowane pionki pokazuje się i odkłada.
rule-Q2-3 = Terytoria wybiera się po jednym, od pierwszego gracza do ostatniego, potem od ostatniego do pierwszego i tak dalej, aż wszystkie 24 będą rozdane: po 12, 8 albo 6.
rule-Q2-4 = Wszyscy ustawiają wszystkie swoje pionki jednocześnie i skrycie na własnych terytoriach, po jednym na polu. Najpierw ustawiasz Flagę, potem Przeklęte ziemie, potem resztę od Króla w dół, na nikogo nie czekając. Pola i terytoria mogą zostać puste; z opcją „Garnizon” na każdym twoim terytorium musi stanąć choć jeden pionek. Przy czterech graczach plansza jest pełna.
rule-Q2-5 = Terytoria liczy się pierwszy raz, gdy wszyscy się ustawią (Q5.1): puste jest niczyje.
rule-Q2-6 = Tylko właściciel widzi, czym jest pionek. Wszyscy widzą, czyj jest i gdzie stoi.

chapter-Q3 = Tura: karty, potem ruch
rule-Q3-1 = Dobierasz połowę tylu kart, ile terytoriów trzymasz na początku tury, zaokrąglając w dół. Gdy twoja Flaga jest zdobyta, nie dobierasz żadnej.
rule-Q3-2 = Karty wykłada się jawnie; zagrywasz jedną, a wszystkie się odrzuca. Jeśli którąś można zagrać, trzeba to zrobić.
rule-Q3-3 = Wszyscy wiedzą, ile kart jest w stosie. Gdy trzeba dobrać kartę, a stos jest pusty, także w trakcie dobierania, tasuje się odrzucone karty, razem ze Zdrajcą.
rule-Q3-4 = Jeśli wśród dobranych kart był Zdrajca, zagrany czy nie, po wykonaniu zagranej karty tasuje się razem wszystkie 42 karty.
rule-Q3-5 = Masz jeden ruch, o jeden więcej za każde terytorium z miastem trzymane na początku tury i o dwa więcej po Blitzu. Tylko pierwszy jest obowiązkowy i tylko, gdy jest możliwy. Pionek może wykonać kilka ruchów, także z powrotem. Jeśli nie możesz wykonać ruchu, kończysz turę; wszyscy wiedzą wtedy, że żaden ruch nie był możliwy.
rule-Q3-6 = Na końcu tury terytoria zmieniają właścicieli (Q5.1).

chapter-Q4 = Ruch i walka
rule-Q4-1 = Ruch przenosi jeden pionek na pole graniczące z jego polem, nigdy przez góry. Flagi i Przeklęte ziemie nie wykonują ruchów.
rule-Q4-2 = Na polu stoi jeden pionek; nie wolno przeskakiwać ani przechodzić przez inne.
rule-Q4-3 = Zwiadowca idzie dowolną drogą przez wolne pola, jak daleko chce; więcej niż jeden krok pokazuje, że to Zwiadowca. Na końcu długiego ruchu może walczyć, chyba że opcja „Szarża Zwiadowców” jest wyłączona.
rule-Q4-4 = Wejście na pionek wroga to walka: oba pionki pokazuje się wszystkim. Wygrywa wyższa ranga; przy równych oba są pokonane. Pokonany pionek trafia do woreczka właściciela. Zwycięski atakujący zajmuje pole, zwycięski obrońca zostaje.
rule-Q4-5 = Przeklęta ziemia pokonuje każdego atakującego i zostaje na miejscu, prócz Czarodziejki, która ją pokonuje.
rule-Q4-6 = Szpieg atakujący Króla wygrywa; zaatakowany przez Króla przegrywa. Poza tym ma rangę 1.
rule-Q4-7 = Każdy atakujący zdobywa Flagę.

chapter-Q5 = Terytoria
rule-Q5-1 = Terytorium należy do gracza, który jako jedyny ma na nim pionki. Puste albo z pionkami kilku graczy jest sporne i niczyje.

chapter-Q6 = Flagi
rule-Q6-1 = Zdobyta Flaga stoi przed tym, kto ją zdobył. Jej właściciel nie dobiera już kart, ale zachowuje pionki, ruchy i terytoria.
rule-Q6-2 = Aby odzyskać Flagę, zdobądź Flagę tego, kto ją trzyma, ruchem albo Zdrajcą. Twoja Flaga od razu staje na dowolnym wolnym polu, a zdobyta staje przed tobą razem ze wszystkimi innymi, które tamten gracz trzymał. Od następnej tury znów dobierasz karty.
rule-Q6-3 = Gracz bez Flagi nie może trzymać innych. Kto traci Flagę, traci z nią wszystkie trzymane na rzecz zdobywcy. Gdy gracz bez Flagi zdobywa jakąś inaczej niż według Q6.2, trafia ona ze wszystkimi, które trzymał jej właściciel, do gracza mającego Flagę zdobywcy.
rule-Q6-4 = Ostatni gracz z Flagą na planszy wygrywa od razu. Po 200 rundach, albo tylu, ile podaje opcja „Limit rund”, gracze, którzy mają jeszcze Flagę, porównują terytoria, potem pionki na planszy; przy dalszym remisie dzielą zwycięstwo.

chapter-Q7 = Karty
rule-Q7 = Posiłki (6): losowy pionek z twojego woreczka na wolne pole obok twojego pionka. Niespodziewany atak (4): losowy pionek z woreczka na dowolne wolne pole. Blitz (13): dwa ruchy więcej. Przegrupowanie (11): trzy twoje pionki skrycie zamieniają się miejscami, jakkolwiek albo wcale, także Flaga i Przeklęta ziemia; inni widzą które; mając tylko dwa, bierzesz dwa. Tajna informacja (5): obejrzyj dwa pionki na sąsiednich polach, czyjekolwiek, choć jeden nie twój; wszyscy widzą które; tylko gdy twój Szpieg jest na planszy, a na dowód pokazujesz całą zawartość woreczka. Zdrajca (1): odgadnij, czym jest pionek wroga, i obejrzyj go; jeśli zgadniesz, jest pokonany, a Flaga zdobyta; jeśli nie, inni wiedzą tylko tyle. Nowy szpieg (2): twój Szpieg z woreczka na dowolne wolne pole.
rule-Q7-1 = Widzisz pionek wyjęty z woreczka, zanim wybierzesz mu pole; inni widzą tylko, że jakiś się pojawia. Co jest w woreczku, wszyscy wiedzą z walk; co z niego wyjęto, nie wie nikt inny, dopóki nie pokażesz woreczka (Q7).

chapter-Q8 = Co kto wie
rule-Q8 = Wszyscy wiedzą, kto gdzie stoi, znają terytoria, karty dobrane, zagrane i odrzucone, oba pionki każdej walki, wiedzą, które pionki się ruszyły, więc nie są Flagą ani Przeklętą ziemią, które poszły daleko, więc są Zwiadowcami, i które pola przegrupowano. Tylko ty znasz swoje pionki, to, co pokazała Tajna informacja albo Zdrajca, co wyjmujesz z woreczka i jak się przegrupowujesz. Po Przegrupowaniu to, co było wiadomo o trzech pionkach, wiadomo o tych trzech razem.
