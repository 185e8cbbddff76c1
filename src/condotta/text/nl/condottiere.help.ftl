### Hulp bij Condottiere: wat elk ding doet, wat elke vraag betekent voor wie begint, en het spel op één bladzijde.

## De kaarten.

help-card-1 = Een huurling met kracht 1; het pak heeft er 10. Klein, maar veilig voor elke Bisschop, en bij Winter zo goed als een 10.
help-card-2 = Een huurling met kracht 2; het pak heeft er 8.
help-card-3 = Een huurling met kracht 3; het pak heeft er 8.
help-card-4 = Een huurling met kracht 4; het pak heeft er 8.
help-card-5 = Een huurling met kracht 5; het pak heeft er 8.
help-card-6 = Een huurling met kracht 6; het pak heeft er 8.
help-card-10 = De sterkste huurling, kracht 10; het pak heeft er 8. De eerste die een Bisschop wegstuurt.
help-card-winter = Zolang de Winter in een linie ligt, telt elke huurling maar voor 1. Hij verjaagt alle Lentes. Het pak heeft er 3.
help-card-spring = Zolang de Lente in een linie ligt, tellen de huurlingen met de hoogste waarde elk 3 meer, van wie ze ook zijn. Ze verjaagt alle Winters. Het pak heeft er 3.
help-card-bishop = Stuurt alle huurlingen met de hoogste waarde weg, ook de jouwe. Daarna mag je de Paus op een gebied zetten: daar kan geen slag komen. Het pak heeft er 6.
help-card-courtesan = Kracht 1 bij elk weer. Wie als enige de meeste heeft, krijgt het Condottiere-fiche, ook zonder de slag te winnen. Het pak heeft er 12.
help-card-drummer = Verdubbelt de huurlingen in je eigen linie; een tweede verandert niets. Het pak heeft er 6.
help-card-heroine = Kracht 10, en geen kaart raakt haar. Het pak heeft er 3.
help-card-scarecrow = Neemt één huurling uit je linie terug in de hand, of laat je gewoon een beurt wachten. Het pak heeft er 16.
help-card-surrender = Beëindigt de slag meteen: de sterkste linie wint, wie hem ook speelt. Het pak heeft er 3.

## Op tafel.

help-region = Win hier de slag en het gebied is van jou. Gebieden die aan elkaar grenzen, vormen een aaneengesloten groep.
help-token = Wie het Condottiere-fiche heeft, kiest het gebied van de slag en speelt als eerste.
help-strength = Wat de linie nu telt: de huurlingen met Winter, Tamboer en Lente, dan de Heldinnen en Courtisanes.

## Wat een vraag betekent voor wie begint.

why-place = Jij kiest waar iedereen nu vecht. Een gebied naast de jouwe brengt je dichter bij een aaneengesloten groep.
why-turn = Leg een kaart bij als het gebied haar waard is. Pas je, dan speel je in deze slag niets meer, maar je linie telt nog.
why-pope = In het gebied van de Paus kan geen slag komen. Bescherm wat de anderen nodig hebben.
why-take-back = De huurling komt terug in je hand voor later; je linie is zonder hem zwakker.
why-discard-hand = Zonder huurlingen wint een hand weinig: je mag alles afleggen, dan wordt er eerder opnieuw gedeeld.
why-keep = Jij alleen hebt nog kaarten: neem je twee beste mee naar de volgende ronde.
why-draw = Meer kaarten is later meer kracht. Je grens is tien, en één meer voor elk gebied.
why-leave = Gedekt kent niemand de kaart tot het eind van de slag. Open telt ze vanaf nu mee.

goal = { $total } gebieden, of { $connected } die aan elkaar grenzen. Jij hebt er { $regions } en { $group }.

## Het spel op één bladzijde.

summary-win = Met 2 of 3 spelers win je met 6 gebieden, of met 4 die aan elkaar grenzen; met 4 tot 6 spelers met 5 gebieden, of 3 die aan elkaar grenzen. Dat telt na elke slag, meteen.
    .title = Hoe je wint
summary-battle = Wie het Condottiere-fiche heeft, kiest een vrij gebied en begint. Om de beurt legt ieder één kaart in de eigen linie, of past. Wie gepast heeft, speelt hier geen kaarten meer, maar de linie telt nog. Als iedereen gepast heeft, krijgt de sterkste linie het gebied; bij gelijkspel niemand.
    .title = Een slag
summary-cards = Huurlingen tellen wat erop staat. Winter maakt ze allemaal 1, Lente geeft de hoogste 3 extra, een Tamboer verdubbelt die in zijn linie, een Bisschop stuurt de hoogste weg. Heldinnen (10) en Courtisanes (1) zijn geen huurlingen, en niets raakt hen. Een Vogelverschrikker neemt een huurling terug; Overgave beëindigt de slag meteen.
    .title = De kaarten
summary-token = Na de slag gaat het fiche naar wie als enige de meeste Courtisanes heeft, anders naar de winnaar. Wie het krijgt, kiest het volgende gebied.
    .title = Het fiche
summary-round = Gespeelde kaarten zijn weg. Als hoogstens één speler nog kaarten heeft, krijgt iedereen een nieuwe hand: tien kaarten, en één meer voor elk gebied. Geef dus niet meer uit aan een gebied dan het waard is.
    .title = Nieuwe kaarten
