### Pomoc do Conquest: co robi każda rzecz, co znaczy pytanie dla kogoś nowego, i gra na jednej stronie.

## Pionki.

help-piece-spy = Ranga 1, najsłabszy; ale wygrywa, gdy atakuje Króla.
help-piece-scout = Ranga 2. Idzie wolnymi polami, jak daleko chce, i na końcu może walczyć. Masz czterech.
help-piece-sorceress = Ranga 3. Jedyny pionek, który pokonuje Przeklętą ziemię. Masz dwie.
help-piece-baron = Ranga 4. Bije każdą niższą rangę; przy równych odpadają oba.
help-piece-knight = Ranga 5. Bije każdą niższą rangę; przy równych odpadają oba.
help-piece-count = Ranga 6. Bije każdą niższą rangę; przy równych odpadają oba.
help-piece-duke = Ranga 7. Bije każdą niższą rangę; przy równych odpadają oba.
help-piece-prince = Ranga 8. Bije każdą niższą rangę; przy równych odpadają oba.
help-piece-queen = Ranga 9. Biją ją tylko Król i Przeklęta ziemia.
help-piece-king = Ranga 10, najwyższa. Uważaj na Szpiega i na Przeklęte ziemie.
help-piece-cursed-land = Nigdy się nie rusza i pokonuje każdego atakującego prócz Czarodziejki. Masz trzy.
help-piece-flag = Nigdy się nie rusza, a kto ją zaatakuje, ten ją zdobywa. Bez Flagi nie dobierasz kart; wygrywa ostatnia stojąca Flaga.

## Karty.

help-card-reinforcement = Losowy pionek z twojego woreczka staje na wolnym polu obok jednego z twoich.
help-card-surprise-attack = Losowy pionek z twojego woreczka staje na dowolnym wolnym polu.
help-card-blitz = Dwa ruchy więcej w tej turze.
help-card-regroup = Trzy twoje pionki w tajemnicy zamieniają się miejscami, także Flaga i Przeklęta ziemia. Inni widzą, które trzy.
help-card-secret-information = Obejrzyj dwa sąsiednie pionki. Tylko gdy twój Szpieg jest na planszy; pokazujesz zawartość woreczka.
help-card-traitor = Odgadnij pionek przeciwnika: jeśli masz rację, jest pokonany, a Flaga zdobyta. Zobaczysz go tak czy inaczej.
help-card-new-spy = Twój Szpieg wraca z woreczka na dowolne wolne pole.

## Na planszy.

help-territory = Twoje, dopóki tylko ty masz na nim pionki. Dwa terytoria dają kartę co turę, a miasto jeden ruch więcej.

## Co znaczy pytanie dla kogoś nowego.

why-territory = To będzie twoja ziemia przy ustawianiu. Terytoria obok siebie łatwiej obronić; miasta dają ruchy.
why-deploy = Tylko ty widzisz, co stawiasz. Trzymaj Flagę z tyłu, a obok niej Przeklęte ziemie.
why-card = Jedną z tych kart trzeba zagrać; pozostałe są odrzucane.
why-put = Widzisz pionek, zanim wybierzesz mu miejsce; inni nie.
why-regroup = Trzy pionki zamieniają się miejscami i tylko ty wiesz jak: dobry sposób, by ukryć to, co już znane.
why-arrange = Wybierz, kto gdzie stanie; mogą zostać te same miejsca.
why-look = To, co zobaczysz, wiesz tylko ty; inni widzą jedynie, gdzie patrzysz.
why-accuse = Odgadnij to, co już widać albo co wynika z gry: pomyłka kosztuje tylko kartę.
why-flag = Twoja Flaga wróciła: postaw ją tam, gdzie trudno dojść.
why-move = Jeden ruch i po jednym za każde zajęte miasto. Wejście na pionek przeciwnika to walka: wygrywa wyższa ranga.

goal = Zdobądź inne Flagi i obroń swoją. Inne stojące Flagi: { $flags }; twoje terytoria: { $territories }, miasta: { $cities }.

## Gra na jednej stronie.

summary-win = Zdobądź inne Flagi: ostatni gracz z Flagą na planszy wygrywa od razu. Po 200 rundach decydują terytoria, potem pionki.
    .title = Jak wygrać
summary-setup = Terytoria wybiera się po kolei, potem każdy w tajemnicy ustawia 18 pionków. Tylko ty widzisz, czym są twoje.
    .title = Ustawienie
summary-turn = Dobierz jedną kartę za każde dwa zajęte terytoria i jedną zagraj. Potem rusz się: raz i po razie za każde zajęte miasto. Flagi i Przeklęte ziemie się nie ruszają; gór nie można przekroczyć.
    .title = Twoja tura
summary-fight = Wejście na pionek przeciwnika to walka i oba są odkrywane. Wygrywa wyższa ranga, przy równych odpadają oba, a pokonane trafiają do woreczka, skąd przywracają je karty. Szpieg, który atakuje Króla, wygrywa. Przeklęta ziemia pokonuje każdego prócz Czarodziejki.
    .title = Walki
summary-flags = Kto straci Flagę, nie dobiera już kart, ale gra dalej, i odzyskuje ją, zdobywając Flagę tego, kto mu ją zabrał.
    .title = Flagi
