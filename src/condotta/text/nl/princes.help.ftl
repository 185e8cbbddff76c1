### Hulp bij Princes: wat elk ding doet, wat elke vraag betekent voor wie begint, en het spel op één bladzijde.

## De families.

help-family-baglioni = Het recht om te vechten kost je 1 invloed minder.
help-family-bentivogli = Je mag één verraadtegel meer hebben: drie in plaats van twee.
help-family-d-este = Je artillerie heeft 1 aanval en 1 verdediging meer.
help-family-gonzaga = Kunstenaars kosten je 1 minder.
help-family-malatesta = Je mag één verraadtegel meer hebben: drie in plaats van twee.
help-family-montefeltro = Kunstenaars kosten je 1 minder.

## De troepen.

help-troop-light-infantry = Goedkoop, en alleen goed voor de aanval.
help-troop-crossbow = Een beetje van beide.
help-troop-pike = Houdt stand: geen aanval, goede verdediging.
help-troop-fortification = De beste verdediging, en geen aanval.
help-troop-cavalry = Sterk in de aanval, en brengt elk decennium 2 invloed op.
help-troop-artillery = De beste aanval.

## Stadstegels, gebeurtenissen, de Paus.

help-lot-doge = Eén talent maar: hij betaalt, in beide munten.
help-lot-merchant-venice = Een koopman: voor elke gebeurtenis Kooplieden die je hebt, brengt hij elk decennium 1 goud meer op, en aan het eind 1 punt.
help-lot-merchant-milan = Een koopman: voor elke gebeurtenis Kooplieden die je hebt, brengt hij elk decennium 1 goud meer op, en aan het eind 1 punt.
help-lot-genoese-crossbow = Je kruisboogschutters hebben 1 verdediging meer.
help-lot-swiss-mercenaries = Je piekeniers hebben 1 aanval en 1 verdediging meer, en het recht om te vechten kost je 1 invloed minder.
help-lot-armourer = Je cavalerie heeft 1 aanval meer, en het recht om te vechten kost je 1 invloed minder.
help-lot-ludovico-sforza = Eén keer per decennium, in elke oorlog: laat beide dobbelstenen opnieuw gooien.
help-lot-caterina-sforza = 2 verdediging meer in elke oorlog waarin je vecht.
help-lot-lorenzo-medici = Eén keer per decennium: een veto tegen een oorlog, voor hij begint.
help-lot-giovanni-medici = De Paus kost je 1 invloed minder.
help-lot-banking = Eén keer per decennium: wissel tot 3 goud tegen evenveel invloed, of andersom.
help-lot-merchant-florence = Een koopman: voor elke gebeurtenis Kooplieden die je hebt, brengt hij elk decennium 1 goud meer op, en aan het eind 1 punt.
help-lot-roderigo-borgia = De Paus kost je 1 invloed minder.
help-lot-cesare-borgia = Je mag één verraadtegel meer hebben.
help-lot-lucrezia-borgia = Eén keer per decennium, in je beurt: neem 2 invloed van een speler naar keuze.
help-lot-della-rovere = De Paus kost je 1 invloed minder.
help-lot-orsini = De Paus kost je 1 invloed minder.
help-lot-colonna = De Paus kost je 1 invloed minder.
help-lot-ferrante-d-aragon = Je mag één verraadtegel meer hebben.
help-lot-alfonso-aragon = Eén keer per decennium: pak gratis een verraadtegel.
help-lot-spanish-infantry = Je lichte infanterie heeft 1 aanval en 1 verdediging meer.
help-lot-merchant-naples = Een koopman: voor elke gebeurtenis Kooplieden die je hebt, brengt hij elk decennium 1 goud meer op, en aan het eind 1 punt.
help-lot-gozzoli = Een kunstenaar, aan het eind van het spel 2 punten waard.
help-lot-piero-della-francesca = Een kunstenaar, aan het eind van het spel 2 punten waard.
help-lot-verrocchio = Een kunstenaar voor een stad naar keuze: haar status stijgt meteen met 1.
help-lot-merchant-1 = Voor elk van je koopmanstegels: elk decennium 1 goud meer, en aan het eind van het spel 1 punt.
help-lot-botticelli = Een kunstenaar, aan het eind van het spel 3 punten waard.
help-lot-mantegna = Een kunstenaar, aan het eind van het spel 3 punten waard.
help-lot-bellini = Een kunstenaar voor een stad naar keuze: haar status stijgt meteen met 1.
help-lot-merchant-2 = Voor elk van je koopmanstegels: elk decennium 1 goud meer, en aan het eind van het spel 1 punt.
help-lot-leonardo = Een kunstenaar, aan het eind van het spel 4 punten waard.
help-lot-michelangelo = Een kunstenaar voor een stad naar keuze: haar status stijgt meteen met 1.
help-lot-bramante = Een kunstenaar voor een stad naar keuze: haar status stijgt meteen met 1.
help-lot-french-invade = Meteen op een stad afgestuurd verlaagt hij haar status met 2; of je gooit hem weg.
help-lot-pope = 3 goud aan het eind van het decennium, 3 punten aan het eind van het spel. Eén keer mag je met je troepen aan een oorlog meedoen. Gaat na elk decennium terug.

## Verraad.

help-tile-bribe-troops = In een oorlog waarin je vecht: één troep, van welke kant ook, telt niet.
help-tile-bribe-cardinal = 3 invloed waard als je de Paus betaalt.
help-tile-freeze-bid = In een veiling: een speler naar keuze mag in zijn volgende beurt niet bieden en stapt uit.
help-tile-steal-influence = In je beurt: neem 2 invloed van een speler naar keuze.
help-tile-raid-gold-shipment = In je beurt: neem 3 goud van een speler naar keuze.
help-tile-veto = Houdt een oorlog tegen voor hij begint.
help-tile-start-war = Aan het eind van je beurt: een oorlog extra, boven de grens van het decennium.

## Op tafel.

help-city = Aan het eind scoort elke tegel van de stad naar haar rang: 10, 7, 5, 3 en 1 punten. Oorlogen en kunstenaars veranderen haar status.

## Wat een vraag betekent voor wie begint.

why-family = Alle families verdienen evenveel; het talent geldt het hele spel.
why-action = Eén ding per beurt. Tegels brengen inkomsten en punten, met een troep mag je vechten, een oorlog laat één stad stijgen en één dalen.
why-after-action = Je actie is gedaan. Sommige tegels kun je nog gebruiken voor je beurt eindigt.
why-discard = Je mag er maar zoveel hebben. Leg weg wat je het minst nodig hebt; niemand ziet het.
why-alfonso = Hij geeft je elk decennium één verraadtegel, nu of in een beurt van jou.
why-bid = Ga door zolang het je meer waard is. Wie uitstapt, doet in deze veiling niet meer mee.
why-hire = Wie het meest biedt, vecht voor deze stad en krijgt haar status in goud, hoe het ook afloopt. De winnaar neemt een lauwerkrans.
why-pay = Kortingen zijn er al af. Kies waarmee je verder betaalt.
why-place-artist = De status van de stad stijgt met 1: kies er een waarvan je tegels hebt.
why-invade = De status van de stad daalt met 2: kies er een waar anderen tegels hebben.
why-veto = Met een veto komt er geen oorlog. Niemand hoort wie er een had, dus neem de tijd.
why-league = Je troepen komen bij één kant, zonder soldij en zonder lauwerkrans.
why-bribe = Een omgekochte troep telt in deze oorlog niet.
why-ludovico = Beide dobbelstenen worden opnieuw gegooid, en die worp blijft, goed of slecht.

goal = De meeste punten na drie decennia. Decennium { $decade }: jij hebt er { $points }, de beste van de anderen { $best }.

## Het spel op één bladzijde.

summary-win = De meeste punten na drie decennia. Elk van je stadstegels scoort de rang van haar stad: 10, 7, 5, 3 of 1. Daarbij komen kunstenaars, kooplieden, de Paus (3), lauwerkransen (1 + 2 + 3…), het meeste goud (6, tweede 3) en de meeste invloed (4).
    .title = Hoe je wint
summary-turn = Eén actie: een troep of een verraadtegel kopen, een tegel veilen, een oorlog beginnen, of passen. Verraad en sommige tegels gebruik je daarnaast.
    .title = Je beurt
summary-auction = Stadstegels betaal je in goud, en wie er een veilt, opent met twee keer de status van de stad. Gebeurtenissen en de Paus betaal je in de munt die erop staat, en 0 kan genoeg zijn. Wie overblijft, betaalt zijn bod meteen.
    .title = Veilingen
summary-war = Twee steden worden genoemd; wie een troep heeft, biedt invloed voor het recht om voor een van beide te vechten, en krijgt haar status in goud. Aanval en dobbelsteen tegen verdediging en dobbelsteen; lukt dat niet, dan slaat de verdediger terug. De stad van de winnaar stijgt 1, de andere daalt 1; elk 2 als het totaal van de winnaar minstens het dubbele is.
    .title = Oorlog
summary-decade = Het eindigt als de vierde gebeurtenis gewonnen is. Iedereen int goud en invloed van familie, tegels en troepen, en de soldij op de thuisstad. Je mag zes stadstegels hebben, van hoogstens drie steden.
    .title = Het decennium

## De prijzen, op een knop, na wat hij doet.

price-gold = { $number } goud
price-treachery = 1 goud en 1 invloed
price-from = vanaf { $number } goud
price-from-nothing = { $currency ->
    [gold] boden in goud
   *[influence] boden in invloed
}
