### Regelhulp voor Condottiere: één bericht per regel van docs/rules/condottiere.md.

chapter-C1 = Het kaartspel
rule-C1 = Het kaartspel telt 110 kaarten: 58 huurlingen en 52 speciale kaarten. Er zijn 10 huurlingen met waarde 1 en 8 van elk van de waarden 2, 3, 4, 5, 6 en 10; de waarde is de kracht. Twee soorten speciale kaarten hebben kracht zonder huurling te zijn: 12 Courtisanes (kracht 1) en 3 Heldinnen (kracht 10). De andere hebben geen kracht: 3 Winters, 3 Lentes, 6 Bisschoppen, 6 Tamboers, 16 Vogelverschrikkers en 3 Overgaves. Huurlingen, Courtisanes, Tamboers en Heldinnen blijven in de gevechtslinie, Winter en Lente tot het andere seizoen wordt gespeeld; Bisschop en Vogelverschrikker worden na hun effect afgelegd, Overgave meteen.

chapter-C2 = Winnen
rule-C2-1 = Met 2 of 3 spelers win je met in totaal 6 gebieden of met 4 aaneengesloten gebieden (C2.2); met 4 tot 6 spelers met in totaal 5 of met 3 aaneengesloten. Dit wordt nagegaan aan het eind van het vergelijken van de kracht, als het controlefiche en het Condottiere-fiche hun plaats hebben (C6.1, C6.2), en vóór al het andere.
rule-C2-2 = Gebieden zijn aaneengesloten als gemeenschappelijke grenzen ze tot één groep verbinden. Een keten is genoeg: ze hoeven niet allemaal aan elkaar te grenzen.
rule-C2-3 = Is er na een veldslag geen gebied meer om voor te vechten, omdat elk gebied een controlefiche of het Pausfiche heeft, dan wint de speler met de meeste gebieden. Dit wordt bekeken direct na C2.1, voordat er kaarten worden getrokken (C9.2) en voordat het volgende gebied wordt gekozen (C6.3). Als gebieden veroverd kunnen worden, zie C11.7.
rule-C2-4 = Spelers die gelijk staan met de meeste gebieden leveren, alleen onder elkaar, een beslissende veldslag: alle handkaarten worden afgelegd, alle 110 kaarten geschud, en ieder van hen krijgt 10 kaarten plus één per gebied dat hij bezit. De houder van het Condottiere-fiche begint als hij bij hen hoort, anders de eerste van hen links van de houder. Wie deze veldslag wint, wint het spel; eindigt ook deze gelijk, dan delen de spelers die erin gelijk eindigen de overwinning. Er staat geen gebied op het spel: een Bisschop verwijdert nog steeds huurlingen, maar het Pausfiche wordt niet geplaatst.
rule-C2-5 = Altijd openbaar zijn: de gevechtslinies en hun aangekondigde kracht, het aantal kaarten in elke hand en in de trekstapel, en de afgelegde kaarten, die open liggen.

chapter-C3 = Voorbereiding
rule-C3-1 = Elke speler krijgt 10 kaarten, met de klok mee vanaf de houder van het Condottiere-fiche (7 met C9.1). De eerste houder wordt geloot, of door een optie van het spel aangewezen.
rule-C3-2 = De houder zet het Condottiere-fiche op een gebied naar keuze: daar vindt de eerste veldslag plaats.

chapter-C4 = Een veldslag
rule-C4-1 = De speler die het Condottiere-fiche heeft geplaatst is als eerste aan de beurt, de anderen volgen met de klok mee. Heeft die speler geen kaarten, dan begint de volgende speler die er wel heeft.
rule-C4-2 = In je beurt speel je precies één kaart in je eigen gevechtslinie, of pas je. Niemand is ooit verplicht een kaart te spelen, en de eerste mag van elke soort zijn.
rule-C4-3 = Na elke kaart wordt de kracht van de gevechtslinie (C5.8) aangekondigd. Die is altijd openbaar.
rule-C4-4 = Een speler die heeft gepast, speelt in deze veldslag geen kaarten meer, maar kan hem nog wel winnen.
rule-C4-5 = Hebben alle spelers op één na gepast, dan gaat de laatste door met beurten van één kaart, tot ook hij past.
rule-C4-6 = Een speler zonder kaarten past als hij aan de beurt komt en doet niet mee tot hij weer kaarten heeft, ook als hij het Condottiere-fiche heeft. Een houder zonder kaarten kiest nog wel het gebied van de veldslag.
rule-C4-7 = De veldslag eindigt als alle spelers gepast hebben, of meteen als er een Overgave wordt gespeeld (C5.9).

chapter-C5 = De kaarten
rule-C5-1 = Winter: elke Lente in elke gevechtslinie wordt meteen afgelegd. Zolang er in een van de gevechtslinies een Winter ligt, telt elke huurling in elke gevechtslinie voor 1.
rule-C5-2 = Lente: elke Winter in elke gevechtslinie wordt meteen afgelegd. Zolang er in een van de gevechtslinies een Lente ligt, krijgen de huurlingen met de hoogste waarde van alle gevechtslinies samen elk +3, van wie ze ook zijn; alle exemplaren van die waarde krijgen dit. De gedrukte waarde bepaalt welke de hoogste is, niet de door een Tamboer verdubbelde waarde.
rule-C5-3 = Seizoenen stapelen niet: twee Winters hebben hetzelfde effect als één, en twee Lentes ook.
rule-C5-4 = Bisschop: alle huurlingen met de hoogste waarde in het spel worden afgelegd, uit elke gevechtslinie, ook de eigen en die van spelers die gepast hebben. De gedrukte waarde telt, ook bij Winter; is er geen huurling in het spel, dan mag de Bisschop toch gespeeld worden en verwijdert hij niets. Daarna wordt de Bisschop afgelegd en moet wie hem speelde meteen het Pausfiche op een gebied zetten (C5.5) of naast het bord laten. In beide gevallen wordt het fiche eerst van de oude plaats genomen, die opnieuw gekozen mag worden.
rule-C5-5 = Het Pausfiche mag op een gebied zonder controlefiche dat niet het gebied is waarom wordt gevochten. Op het gebied dat dit fiche beschermt, mag geen veldslag worden geplaatst. Het fiche blijft daar tot de volgende Bisschop.
rule-C5-6 = Courtisane: kracht 1, geen huurling; zij bepaalt wie het Condottiere-fiche krijgt (C6.2). Tamboer: de huurlingen in zijn eigen gevechtslinie tellen dubbel, en meer Tamboers veranderen niets. Bij Winter wordt 1 verdubbeld tot 2; bij Lente eerst verdubbelen, dan 3 optellen. Heldin: kracht 10, geen huurling, en geen enkele kaart heeft invloed op haar.
rule-C5-7 = Vogelverschrikker: neem één huurling uit je eigen gevechtslinie terug in je hand, of geen; daarna wordt de Vogelverschrikker afgelegd. Hij mag ook gespeeld worden als er geen huurling te nemen is. Hij haalt nooit een speciale kaart, een kaart van een andere speler of een afgelegde kaart terug. Was een Vogelverschrikker je laatste kaart en neem je een huurling terug, dan doe je nog mee aan de veldslag.
rule-C5-8 = Kracht van een veldslagslinie: elke huurling erin telt voor zijn gedrukte waarde, of voor 1 zolang er een Winter in het spel is; dit wordt verdubbeld als de gevechtslinie een Tamboer heeft; daarna komt er 3 bij als er een Lente in het spel is en de gedrukte waarde de hoogste in het spel is. Tel bij de som van de huurlingen 10 op voor elke Heldin en 1 voor elke Courtisane.
rule-C5-9 = Overgave: de kaart wordt afgelegd en de veldslag eindigt meteen, vóór de volgende beurt. De gevechtslinie die op dat moment het sterkst is wint, wie de Overgave ook speelde. Een gelijkspel blijft een gelijkspel (C6.1).
rule-worked-C5 = Voorbeelden. 10, 10, 5 en 4 bij Winter zijn samen 4. Met Lente zijn 2, 5 en 5 samen 18, tegen 15 voor 1, 4, een Heldin en de Lente. Drie huurlingen die 21 waard zijn, worden 42 met een Tamboer, en 6 als er ook een Winter ligt; 2, 4 en een Tamboer met Lente, waarbij 4 de hoogste in het spel is, zijn 15. Een Bisschop op de gevechtslinies 6, 3, 1, 1 en 6, 1, 1 haalt beide zessen weg.

chapter-C6 = Na de veldslag, in deze volgorde
rule-C6-1 = Kracht vergelijken: de speler met de sterkste gevechtslinie neemt het gebied en zet er een controlefiche op. Zijn meerdere gevechtslinies gelijk de sterkste, ook als ze allemaal op 0 staan, dan neemt niemand het.
rule-C6-2 = Het Condottiere-fiche gaat naar de speler die als enige de meeste Courtisanes in zijn gevechtslinie heeft (minstens één), ook als de veldslag gelijk eindigt. Anders gaat het fiche naar de winnaar van de veldslag. Is er geen winnaar (gelijkspel), dan gaat het fiche naar de speler links van degene die het fiche voor deze veldslag plaatste, of die speler nu kaarten heeft of niet. Daarna worden C2.1 en C2.3 nagegaan.
rule-C6-3 = De houder van het Condottiere-fiche kiest het gebied van de volgende veldslag: elk gebied zonder controlefiche en zonder Pausfiche. Het gebied van een gelijk geëindigde veldslag mag opnieuw gekozen worden. Dit gaat vooraf aan het afleggen van handkaarten (C6.5) en aan elke nieuwe deling.
rule-C6-4 = Alle gevechtslinies worden afgelegd.
rule-C6-5 = Een speler zonder huurling in de hand mag zijn hele hand afleggen, aan iedereen getoond als bewijs; een speler met een huurling mag dat niet. Alle spelers met kaarten krijgen de vraag tegelijk en in het geheim. Alleen wat wordt afgelegd wordt openbaar: wie zijn kaarten houdt, verraadt dus niet of hij een huurling heeft.

chapter-C7 = Einde van een ronde
rule-C7-1 = Heeft na C6.5 hooguit één speler nog kaarten, dan eindigt de ronde. De ronde eindigt nooit tijdens een veldslag.
rule-C7-2 = De enige speler die nog kaarten heeft, mag er hoogstens twee houden zonder ze te tonen, en legt de rest af, getoond zoals alles wat wordt afgelegd.
rule-C7-3 = Alle andere kaarten worden samen geschud. Elke speler wordt aangevuld tot 10 kaarten en krijgt dan nog één kaart per gebied dat hij beheerst. Gehouden kaarten tellen mee: twee gehouden kaarten en drie gebieden geven een hand van 13.
rule-C7-4 = Om te voorkomen dat een spel eindeloos doorgaat, met of zonder varianten, eindigt het meteen na een reeks veldslagen (tien keer het aantal spelers) waarin geen gebied een nieuwe eigenaar kreeg, of na 300 veldslagen in totaal. C2.3 en C2.4 bepalen dan wie wint.

chapter-C8 = Afspraken
rule-C8-1 = Spelers mogen altijd praten en afspraken maken. Geen enkele belofte is bindend.
rule-C8-2 = Je mag elk van je eigen kaarten op elk moment aan elke speler tonen, ook een die gedekt in je eigen gevechtslinie ligt; wie een kaart te zien krijgt, kan erop vertrouwen. Kaarten wisselen nooit van eigenaar. Een tafel kan ook zonder spelen.

chapter-C9 = Variant: kaarten trekken na de veldslag
rule-C9-1 = De spelers beginnen met 7 kaarten. Er zijn geen ronden: handkaarten worden na een veldslag niet afgelegd (C6.5) en niets van C7 geldt, behalve dat C7.4 een te lang spel nog steeds beëindigt.
rule-C9-2 = Na C6.1 en C6.2 en vóór C6.3 mag elke speler, met de klok mee vanaf de houder van het Condottiere-fiche, hoogstens 3 kaarten trekken, maar niet boven een grens van 10 plus één per gebied dat hij beheerst; het zojuist gewonnen gebied telt mee. Het aantal wordt meteen en openlijk genoemd, en de volgende speler wordt pas gevraagd als deze kaarten zijn gedeeld. Een speler boven zijn grens houdt al zijn kaarten en trekt er geen.
rule-C9-3 = Heeft niemand meer een kaart, dan trekt elke speler in plaats daarvan precies 10 kaarten.
rule-C9-4 = Als er een kaart getrokken moet worden en de trekstapel leeg is, wordt de aflegstapel geschud tot een nieuwe trekstapel. Er wordt speler voor speler getrokken. Zijn trekstapel en aflegstapel samen te klein voor wat een speler trekt, dan worden eerst de gevechtslinies van de zojuist beëindigde veldslag afgelegd.

chapter-C10 = Variant: om punten spelen
rule-C10-1 = Er worden meerdere spellen gespeeld tot een doelscore: 20, 30 of elk afgesproken aantal. Na elk spel krijgt elke speler één punt per gebied dat hij beheerst. De winnaar krijgt 5 punten extra als hij de aaneengesloten groep bezit die wint (de grotere groep met C11.1), ook als hij in dezelfde veldslag het totaal bereikte. Een gedeelde overwinning geeft geen bonus.
rule-C10-2 = Als iemand de doelscore bereikt, wint het hoogste totaal. Een gelijke stand wordt beslist met een beslissende veldslag tussen de spelers die gelijk staan (C2.4), met de gebieden van het laatste spel en met de laatste houder van het Condottiere-fiche als de houder die begint. Elk nieuw spel maakt het bord leeg, neemt het Pausfiche weg en deelt opnieuw; de laatste houder van het Condottiere-fiche plaatst het als eerste. Een spel dat niemand een punt oplevert, beëindigt de wedstrijd ook; het heeft geen eigen beslissende veldslag, alleen de veldslag die de wedstrijd beslist als de totalen gelijk zijn.
rule-C10-3 = Om punten spelen gaat niet samen met het veroveren van gebieden (C11.2): zo’n spel wordt geweigerd. Afgezien daarvan zijn C9, C10, C11.1, C11.2 en C12 vrij te combineren.

chapter-C11 = Varianten: grotere koninkrijken, gebieden veroveren
rule-C11-1 = Grotere koninkrijken: de aaneengesloten groep die wint, moet één gebied groter zijn: 5 met 2 of 3 spelers en 4 met 4 tot 6 spelers. De totalen blijven 6 en 5.
rule-C11-2 = Gebieden veroveren: het Condottiere-fiche mag ook op een gebied dat een andere speler beheerst, maar nooit op een eigen gebied en nooit op dat met het Pausfiche. De speler die het beheerst, is de verdediger.
rule-C11-3 = Tot zijn eerste kaart in de veldslag mag de verdediger zo vaak passen als hij wil zonder het recht om te spelen te verliezen; daarna geldt C4.4. Elke kaart telt als de eerste, ook een die meteen wordt afgelegd. De veldslag eindigt op een Overgave, of als alle anderen gepast hebben en de verdediger daarna past: een verdediger die nog het recht heeft om te spelen, wordt altijd nog een keer gevraagd nadat de laatste van de anderen heeft gepast.
rule-C11-4 = Bij elk gelijkspel om de sterkste gevechtslinie houdt de verdediger het gebied en neemt hij het Condottiere-fiche, tenzij één speler alleen de meeste Courtisanes heeft (C6.2).
rule-C11-5 = Wint een andere speler de veldslag, dan vervangt diens controlefiche dat van de verdediger.
rule-C11-6 = Wie een Bisschop speelt, mag het Pausfiche op elk gebied zetten, met of zonder controlefiche, of naast het bord laten. Dat mag zelfs het gebied waarom wordt gevochten: de veldslag gaat door.
rule-C11-7 = Bij het veroveren geldt C2.3 alleen als de houder van het Condottiere-fiche geen enkel gebied heeft om aan te vallen.

chapter-C12 = Variant: gedekte kaarten
rule-C12-1 = Huurlingen, Tamboers, Heldinnen en Courtisanes worden gedekt gespeeld, alle andere kaarten open. Speel je een volgende kaart, van welke soort ook, dan wordt de vorige opengedraaid: een veldslagslinie heeft nooit meer dan één gedekte kaart.
rule-C12-2 = Een speler die past, mag zijn kaart gedekt laten of opendraaien. Dit wordt ook gevraagd aan een speler met een lege hand.
rule-C12-3 = De aangekondigde kracht telt alleen zichtbare kaarten. Een gedekte kaart doet niets met welke gevechtslinie ook, en telt ook niet als hoogste huurling voor Lente.
rule-C12-4 = Het effect van een Bisschop of Vogelverschrikker, ook het plaatsen van het Pausfiche, wordt uitgevoerd voordat de eigen gedekte kaart wordt opengedraaid. Een huurling die op dat moment gedekt ligt, wordt niet geteld, niet verwijderd en niet teruggenomen.
rule-C12-5 = Als de veldslag eindigt, ook door een Overgave, worden alle kaarten opengedraaid voordat de kracht wordt vergeleken.
