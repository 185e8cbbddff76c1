### Hulp bij de regels van Conquest: één bericht per regel van docs/rules/conquest.md.

chapter-Q1 = De stukken
rule-Q1 = Iedere speler heeft 18 stukken. Naar rang: Koning 10, Koningin 9, Prins 8, Hertog 7, Graaf 6, Ridder 5, Baron 4, twee Tovenaressen 3, vier Verkenners 2 en de Spion 1. Drie stukken Vervloekt land en de Vlag hebben geen rang.

chapter-Q2 = Voorbereiding
rule-Q2-1 = De Verrader gaat uit de 42 kaarten, de andere 41 worden geschud en de Verrader komt eronder. Alleen deze ene keer; later wordt hij met de rest geschud.
rule-Q2-2 = Iedere speler trekt een stuk: de hoogste rang begint. Vervloekt land telt als 0, een Vlag als 11. Wie gelijk staan, trekken opnieuw. De getrokken stukken worden getoond en gaan terug.
rule-Q2-3 = Gebieden worden één voor één gekozen, van de eerste speler tot de laatste, dan terug van de laatste tot de eerste, enzovoort, tot alle 24 verdeeld zijn: 12, 8 of 6 ieder.
rule-Q2-4 = Alle spelers plaatsen al hun stukken tegelijk en ongezien op hun eigen gebieden, één per zone. Eerst wordt je Vlag gevraagd, dan Vervloekt land, dan de rest vanaf de Koning; je hoeft op niemand te wachten. Zones en gebieden mogen leeg blijven; met de optie ‘Garnizoen’ moet in elk van je gebieden minstens één stuk staan. Met vier spelers is het bord vol.
rule-Q2-5 = De gebieden worden voor het eerst geteld als iedereen geplaatst heeft (Q5.1): een leeg gebied is van niemand.
rule-Q2-6 = Alleen de eigenaar ziet wat een stuk is. Iedereen ziet van wie het is en waar het staat.

chapter-Q3 = Een beurt: pakken, dan zetten
rule-Q3-1 = Je pakt half zoveel kaarten als je gebieden bezet aan het begin van je beurt, naar beneden afgerond. Zolang je Vlag veroverd is, pak je er geen.
rule-Q3-2 = De kaarten worden open gelegd; je speelt er een, en alle worden afgelegd. Als er een gespeeld kan worden, moet dat ook.
rule-Q3-3 = Iedereen weet hoeveel kaarten in de stapel zitten. Moet er een kaart gepakt worden en is hij leeg, ook midden onder het pakken, dan wordt de aflegstapel geschud, met de Verrader erbij.
rule-Q3-4 = Was de Verrader bij de gepakte kaarten, gespeeld of niet, dan worden alle 42 kaarten samen geschud nadat de gespeelde kaart is uitgevoerd.
rule-Q3-5 = Je hebt één zet, één meer voor elk gebied met een stad dat je aan het begin van de beurt bezette, en twee meer na een Blitz. Alleen de eerste is verplicht, en alleen als er een mogelijk is. Een stuk mag vaker verplaatst worden, ook terug. Kun je niets verplaatsen, dan eindigt je beurt; iedereen weet dan dat je niet kon.
rule-Q3-6 = Aan het eind van de beurt wisselen gebieden van eigenaar (Q5.1).

chapter-Q4 = Zetten en vechten
rule-Q4-1 = Een zet brengt één stuk naar een zone die aan de zijne grenst, nooit over bergen. Vlaggen en Vervloekt land blijven staan.
rule-Q4-2 = Er staat één stuk op een zone; niet springen, niet doorheen gaan.
rule-Q4-3 = Een Verkenner gaat over elke weg van vrije zones, zo ver als hij wil; meer dan één stap toont dat hij een Verkenner is. Aan het eind van een lange zet mag hij vechten, behalve als de optie ‘Aanvallende Verkenners’ uit staat.
rule-Q4-4 = Wie op een vijandelijk stuk zet, vecht: beide stukken worden aan iedereen getoond. De hogere rang wint; bij gelijke rang zijn beide verslagen. Een verslagen stuk gaat in het zakje van zijn eigenaar. Een winnende aanvaller neemt de zone, een winnende verdediger blijft.
rule-Q4-5 = Vervloekt land verslaat elke aanvaller en blijft staan, behalve tegen een Tovenares, die het verslaat.
rule-Q4-6 = Een Spion die een Koning aanvalt, wint; door een Koning aangevallen verliest hij. Verder heeft hij rang 1.
rule-Q4-7 = Elke aanvaller verovert een Vlag.

chapter-Q5 = Gebieden
rule-Q5-1 = Een gebied is van de speler die er als enige stukken heeft. Leeg, of met stukken van meer spelers, is het omstreden en van niemand.

chapter-Q6 = Vlaggen
rule-Q6-1 = Een veroverde Vlag staat voor wie hem veroverde. De eigenaar pakt geen kaarten meer, maar houdt stukken, zetten en gebieden.
rule-Q6-2 = Om je Vlag terug te krijgen, verover je de Vlag van wie hem heeft, met een zet of met een Verrader. Je eigen Vlag gaat meteen op een vrije zone naar keuze, en de veroverde komt voor jou te staan, met alle andere Vlaggen die die speler had. Vanaf je volgende beurt pak je weer kaarten.
rule-Q6-3 = Een speler zonder Vlag kan er geen hebben staan. Wie zijn Vlag verliest, verliest daarmee alle Vlaggen die hij had aan de veroveraar. Verovert een speler zonder Vlag er een, anders dan volgens Q6.2, dan gaat die met alle Vlaggen van zijn eigenaar naar de speler die de Vlag van de veroveraar heeft.
rule-Q6-4 = De laatste speler met een Vlag op het bord wint meteen. Na 200 ronden, of zoveel als de optie ‘Maximumaantal ronden’ zegt, vergelijken de spelers die nog een Vlag hebben hun gebieden, dan hun stukken op het bord; wie dan nog gelijk staan, delen de overwinning.

chapter-Q7 = De kaarten
rule-Q7 = Versterking (6): een willekeurig stuk uit je zakje op een vrije zone naast een van je stukken. Verrassingsaanval (4): een willekeurig stuk uit je zakje op een vrije zone naar keuze. Blitz (13): twee zetten extra. Hergroeperen (11): drie van je stukken wisselen in het geheim van plaats, hoe dan ook of helemaal niet, ook Vlag en Vervloekt land; de anderen zien welke drie; met maar twee stukken neem je er twee. Geheime informatie (5): bekijk twee stukken op aangrenzende zones, van wie dan ook, minstens één niet van jou; iedereen ziet welke twee; alleen als je Spion op het bord staat, en als bewijs laat je alles zien wat in je zakje zit. Verrader (1): raad wat een vijandelijk stuk is en bekijk het; is het goed, dan is het verslagen en een Vlag veroverd; is het fout, dan weten de anderen alleen dat. Nieuwe spion (2): je Spion uit het zakje op een vrije zone naar keuze.
rule-Q7-1 = Je ziet het stuk uit je zakje voordat je de zone kiest; anderen zien alleen dat er een stuk komt. Wat in een zakje zit, weet iedereen uit de gevechten; wat eruit gepakt is, weet niemand anders, tot je je zakje laat zien (Q7).

chapter-Q8 = Wat iedereen weet
rule-Q8 = Iedereen weet wie waar staat, de gebieden, de gepakte, gespeelde en afgelegde kaarten, beide stukken van elk gevecht, welke stukken verplaatst zijn en dus geen Vlag of Vervloekt land, welke ver gingen en dus Verkenner zijn, en welke zones hergroepeerden. Alleen jij kent je eigen stukken, wat Geheime informatie of een Verrader je toonde, wat je uit je zakje pakte en hoe je stukken hergroepeerden. Na Hergroeperen is wat van drie stukken bekend was, bekend van de drie samen.
