### Pomoc do Princes: co robi każda rzecz, co znaczy pytanie dla kogoś nowego, i gra na jednej stronie.

## Rody.

help-family-baglioni = Prawo do walki kosztuje cię o 1 wpływ mniej.
help-family-bentivogli = Możesz mieć o jeden kafel zdrady więcej: trzy zamiast dwóch.
help-family-d-este = Twoja artyleria ma atak i obronę większe o 1.
help-family-gonzaga = Artyści kosztują cię o 1 mniej.
help-family-malatesta = Możesz mieć o jeden kafel zdrady więcej: trzy zamiast dwóch.
help-family-montefeltro = Artyści kosztują cię o 1 mniej.

## Wojska.

help-troop-light-infantry = Tania i dobra tylko w ataku.
help-troop-crossbow = Po trochu jedno i drugie.
help-troop-pike = Trzyma pozycję: bez ataku, z dobrą obroną.
help-troop-fortification = Najlepsza obrona i żadnego ataku.
help-troop-cavalry = Silna w ataku, a co dekadę przynosi 2 wpływy.
help-troop-artillery = Najlepszy atak.

## Kafle miast, wydarzenia, Papież.

help-lot-doge = Jeden talent: przynosi dochód w obu walutach.
help-lot-merchant-venice = Kupiec: za każde twoje wydarzenie Kupcy daje co dekadę o 1 złota więcej, a na koniec 1 punkt.
help-lot-merchant-milan = Kupiec: za każde twoje wydarzenie Kupcy daje co dekadę o 1 złota więcej, a na koniec 1 punkt.
help-lot-genoese-crossbow = Twoi kusznicy mają obronę większą o 1.
help-lot-swiss-mercenaries = Twoi pikinierzy mają atak i obronę większe o 1, a prawo do walki kosztuje cię o 1 wpływ mniej.
help-lot-armourer = Twoja kawaleria ma atak większy o 1, a prawo do walki kosztuje cię o 1 wpływ mniej.
help-lot-ludovico-sforza = Raz na dekadę, w dowolnej wojnie: obie kości rzuca się jeszcze raz.
help-lot-caterina-sforza = O 2 większa obrona w każdej wojnie, w której walczysz.
help-lot-lorenzo-medici = Raz na dekadę: weto przeciw wojnie, zanim się zacznie.
help-lot-giovanni-medici = Papież kosztuje cię o 1 wpływ mniej.
help-lot-banking = Raz na dekadę: zamień najwyżej 3 złota na tyle samo wpływów albo odwrotnie.
help-lot-merchant-florence = Kupiec: za każde twoje wydarzenie Kupcy daje co dekadę o 1 złota więcej, a na koniec 1 punkt.
help-lot-roderigo-borgia = Papież kosztuje cię o 1 wpływ mniej.
help-lot-cesare-borgia = Możesz mieć o jeden kafel zdrady więcej.
help-lot-lucrezia-borgia = Raz na dekadę, w swojej turze: zabierz 2 wpływy wybranemu graczowi.
help-lot-della-rovere = Papież kosztuje cię o 1 wpływ mniej.
help-lot-orsini = Papież kosztuje cię o 1 wpływ mniej.
help-lot-colonna = Papież kosztuje cię o 1 wpływ mniej.
help-lot-ferrante-d-aragon = Możesz mieć o jeden kafel zdrady więcej.
help-lot-alfonso-aragon = Raz na dekadę: dobierz kafel zdrady za darmo.
help-lot-spanish-infantry = Twoja lekka piechota ma atak i obronę większe o 1.
help-lot-merchant-naples = Kupiec: za każde twoje wydarzenie Kupcy daje co dekadę o 1 złota więcej, a na koniec 1 punkt.
help-lot-gozzoli = Artysta wart na koniec gry 2 punkty.
help-lot-piero-della-francesca = Artysta wart na koniec gry 2 punkty.
help-lot-verrocchio = Artysta dla wybranego miasta: jego status od razu rośnie o 1.
help-lot-merchant-1 = Za każdy twój kafel kupca: co dekadę o 1 złota więcej, a na koniec gry 1 punkt.
help-lot-botticelli = Artysta wart na koniec gry 3 punkty.
help-lot-mantegna = Artysta wart na koniec gry 3 punkty.
help-lot-bellini = Artysta dla wybranego miasta: jego status od razu rośnie o 1.
help-lot-merchant-2 = Za każdy twój kafel kupca: co dekadę o 1 złota więcej, a na koniec gry 1 punkt.
help-lot-leonardo = Artysta wart na koniec gry 4 punkty.
help-lot-michelangelo = Artysta dla wybranego miasta: jego status od razu rośnie o 1.
help-lot-bramante = Artysta dla wybranego miasta: jego status od razu rośnie o 1.
help-lot-french-invade = Wysłana od razu na miasto obniża jego status o 2; albo ją odrzucasz.
help-lot-pope = 3 złota na koniec dekady, 3 punkty na koniec gry. Raz możesz włączyć się swoimi wojskami do wojny. Po każdej dekadzie wraca.

## Zdrada.

help-tile-bribe-troops = W wojnie, w której walczysz: jedno wojsko, dowolnej strony, nic nie liczy.
help-tile-bribe-cardinal = Warte 3 wpływy przy płaceniu za Papieża.
help-tile-freeze-bid = W licytacji: wybrany gracz nie może licytować w następnej kolejce i pasuje.
help-tile-steal-influence = W swojej turze: zabierz 2 wpływy wybranemu graczowi.
help-tile-raid-gold-shipment = W swojej turze: zabierz 3 złota wybranemu graczowi.
help-tile-veto = Powstrzymuje wojnę, zanim się zacznie.
help-tile-start-war = Na koniec twojej tury: dodatkowa wojna, ponad limit dekady.

## Na stole.

help-city = Na koniec każdy kafel miasta punktuje według jego miejsca: 10, 7, 5, 3 i 1. Wojny i artyści zmieniają jego status.

## Co znaczy pytanie dla kogoś nowego.

why-family = Wszystkie rody zarabiają tyle samo; talent działa przez całą grę.
why-action = Jedna rzecz na turę. Kafle dają dochód i punkty, wojska pozwalają walczyć, wojna podnosi jedno miasto i obniża drugie.
why-after-action = Akcja wykonana. Przed końcem tury można jeszcze użyć niektórych kafli.
why-discard = Liczba kafli jest ograniczona. Odrzuć ten, którego najmniej potrzebujesz; nikt go nie zobaczy.
why-alfonso = Daje ci jeden kafel zdrady na dekadę, teraz albo w twojej turze.
why-bid = Licytuj, dopóki jest to dla ciebie więcej warte. Kto spasuje, odpada z tej licytacji.
why-hire = Kto da najwięcej, walczy za to miasto i dostaje jego status w złocie, bez względu na wynik. Zwycięzca bierze wawrzyn.
why-pay = Zniżki są już odjęte. Wybierz, czym jeszcze płacisz.
why-place-artist = Status miasta rośnie o 1: wybierz takie, którego kafle masz.
why-invade = Status miasta spada o 2: wybierz takie, w którym kafle mają inni.
why-veto = Przy wecie wojny nie ma. Nikt się nie dowie, kto mógł je zgłosić, więc się nie spiesz.
why-league = Twoje wojska dołączają do jednej strony, bez żołdu i bez wawrzynu.
why-bribe = Przekupione wojsko nic nie liczy w tej wojnie.
why-ludovico = Obie kości rzuca się jeszcze raz i nowy rzut obowiązuje, lepszy czy gorszy.

goal = Najwięcej punktów po trzech dekadach. Dekada { $decade }: masz { $points }, najlepszy z pozostałych { $best }.

## Gra na jednej stronie.

summary-win = Najwięcej punktów po trzech dekadach. Każdy twój kafel miasta punktuje za miejsce swojego miasta: 10, 7, 5, 3 albo 1. Do tego artyści, kupcy, Papież (3), wawrzyny (1 + 2 + 3…), najwięcej złota (6, drugie miejsce 3) i najwięcej wpływów (4).
    .title = Jak wygrać
summary-turn = Jedna akcja: kupić wojsko albo kafel zdrady, wystawić kafel na licytację, wywołać wojnę albo spasować. Zdrady i niektórych kafli używa się dodatkowo.
    .title = Twoja tura
summary-auction = Za kafle miast płaci się złotem, a kto wystawia taki kafel, zaczyna od podwojonego statusu miasta. Za wydarzenia i Papieża płaci się walutą, którą pokazują, i 0 może wystarczyć. Ostatni w licytacji od razu płaci.
    .title = Licytacje
summary-war = Wymienia się dwa miasta; kto ma wojska, licytuje wpływami prawo do walki za jedno z nich i dostaje jego status w złocie. Atak i kość przeciw obronie i kości; jeśli to zawiedzie, obrońca kontratakuje. Miasto zwycięzcy rośnie o 1, drugie spada o 1; o 2, jeśli suma zwycięzcy jest co najmniej dwa razy większa.
    .title = Wojna
summary-decade = Kończy się, gdy ktoś wygra jej czwarte wydarzenie. Wszyscy dostają złoto i wpływy z rodu, kafli i wojsk oraz żołd z rodzinnego miasta. Można mieć sześć kafli miast, z najwyżej trzech miast.
    .title = Dekada

## Ceny, na przycisku po tym, co robi.

price-gold = { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
}
price-treachery = 1 złoto i 1 wpływ
price-from = od { $number } złota
price-from-nothing = { $currency ->
    [gold] licytacja w złocie
   *[influence] licytacja we wpływach
}
