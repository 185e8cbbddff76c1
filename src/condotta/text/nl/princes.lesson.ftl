### De les van Princes: een bericht voor elke stap van lessons/princes.toml. `.wrong` antwoordt wie iets anders doet,
### `.wrong-pass` en dergelijke wie precies dat doet.

lesson-goal = Je leidt een familie van condottieri door drie decennia, en wie de meeste punten heeft, wint. De meeste komen van stadstegels: aan het eind is elke tegel van de stad met de hoogste status 10 waard, van de volgende 7, dan 5, 3 en 1. Verzamel dus tegels en laat hun steden stijgen.

lesson-family = Eerst een familie. Elke familie kan één ding goed: sommige betalen minder voor kunstenaars of voor het recht om te vechten, andere hebben meer verraad in de hand. Neem d’Este: hun artillerie heeft één aanval en één verdediging meer.
    .wrong = Ook een goede familie, en in een echt spel kies je zelf. Deze les is geschreven voor d’Este en hun artillerie.

lesson-troop = In je beurt doe je één ding: kopen, een tegel veilen, een oorlog beginnen of passen. Alleen wie een troep heeft, mag vechten, en vechten loont. Koop de artillerie: 6 goud voor aanval 3 en verdediging 1, en met d’Este 4 en 2.
    .wrong = Ook dat is een goede zet. Maar door je familie is artillerie de beste troep op tafel: koop die eerst.
    .wrong-pass = Een weggegeven beurt! Zonder troep kun je voor niemand vechten.

lesson-tile = Nu een stad. Een koopman van Napels brengt je aan het eind van elk decennium 3 goud, en aan het eind van het spel de punten van Napels. Breng hem onder de hamer.
    .wrong = Dat kan ook goed zijn. Kies voor deze les de koopman van Napels: die betaalt je elk decennium.
    .wrong-pass = Niets gewonnen. Een tegel die je nu koopt, betaalt aan het eind van alle drie de decennia.

lesson-open = Wie een stadstegel veilt, moet openen met twee keer de status van de stad: Napels staat op 5, dus 10 goud. Bied niet meer dan moet; de anderen laten wel merken wat hij hun waard is.
    .wrong = Ook zo krijg je hem, maar waarom meer betalen dan het minste? Misschien stappen de anderen gewoon uit.

lesson-raise = Bianca gaat naar 11. Bij 12 houd je nog 22 goud over voor dit decennium, en de tegel brengt er 9 terug. Ga naar 12.
    .wrong = Eén meer dan het laatste bod is genoeg: wie springt, betaalt de sprong.
    .wrong-pass = Dan heeft Bianca hem voor 11. Voor jou was hij ook 12 nog waard.

lesson-fight = Oorlog! Bianca stuurt Milaan tegen Napels, jouw stad, en vecht zelf voor Milaan. Wie vecht voor Napels? Dat recht win je met invloed, en niemand anders wil het: bied 0. Napels betaalt je 5 goud, hoe het ook afloopt.
    .wrong = Niemand biedt tegen je op: 0 is genoeg, en invloed is kostbaar.
    .wrong-pass = Dan vecht Napels alleen, met 3 en 3, en als de stad daalt, daalt je tegel mee. Je hebt artillerie: pak de soldij.

lesson-status = Beide kanten tellen er een dobbelsteen bij op. Milaan viel aan met 2 tegen jouw 6, vergeefs; daarna sloeg jij terug met 9 tegen 4. Dat is meer dan het dubbele: Napels stijgt 2, Milaan daalt 2. En je krijgt een lauwerkrans: de eerste is 1 punt waard, de tweede 2, enzovoort.

lesson-artist = Gebeurtenissen brengen punten of veranderen de status van een stad. Gozzoli is 2 punten waard en wordt met invloed betaald. Carlo biedt 1: ga naar 2. Als de vierde gebeurtenis gewonnen is, is het decennium voorbij.
    .wrong = Eén meer dan Carlo is genoeg. Met invloed win je ook oorlogen, dus bewaar wat.
    .wrong-pass = Twee punten voor één invloed? Daar is Carlo blij mee.

lesson-treachery = Een verraadtegel kost 1 goud en 1 invloed, en niemand ziet welke je pakt. Zo’n tegel houdt een oorlog tegen, bevriest een bod of koopt een troep van de vijand om. Koop er een: je mag er twee hebben.
    .wrong = Dat mag natuurlijk. Maar een geheime tegel maakt de anderen voorzichtig, en duur is hij niet: koop er nu een.
    .wrong-pass = Je hebt het goud en de invloed voor een tegel. Eén geheim in de hand is een beurt waard.

lesson-end = Je hebt een veto gepakt: dat houdt één keer een oorlog tegen. De andere gebeurtenissen hebben een eigenaar, dus het decennium is voorbij en iedereen int: familie, tegels en de soldij van de oorlog. Na drie decennia beslissen de punten. Je kent nu de kringloop: kopen, bieden, vechten, en de status van je steden in het oog houden!
