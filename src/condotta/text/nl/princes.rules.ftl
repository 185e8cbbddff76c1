### Hulp bij de regels van Princes: één bericht per regel van docs/rules/princes.md.

chapter-P1 = Opzet
rule-P1-1 = De eerste speler wordt geloot; daarna neemt ieder, met de klok mee, een van de zes families. Ieder begint met 40 goud en 12 invloed.
rule-P1-2 = De steden beginnen met deze status: Venetië 7, Milaan 6, Florence 6, Rome 5, Napels 5. De status loopt van 3 tot 10.
rule-P1-3 = Troepen, stadstegels en de Paus liggen open, net als de vier gebeurtenissen van decennium I. De 23 verraadtegels worden gedekt geschud.
rule-P1-4 = De eerste speler van decennium I wordt opnieuw geloot. In de volgende decennia is het de speler na de laatste die een actie deed: wie de laatste gebeurtenis veilde, niet wie haar won.

chapter-P2 = Grenzen en open informatie
rule-P2-1 = Ieders goud en invloed zijn openbaar, net als alle tegels behalve verraadtegels. Gespeeld verraad wordt getoond; wat boven de grens wordt afgelegd niet.
rule-P2-2 = Je hebt hoogstens 2 verraadtegels, telkens één meer met Bentivogli of Malatesta, Cesare Borgia en Ferrante d’Aragon. Door kopen of trekken mag je erboven komen; dan leg je meteen af, vóór al het andere, met keuze uit alles wat je hebt.
rule-P2-3 = Je bezit hoogstens zes stadstegels, van hoogstens drie steden. Stadstegels worden nooit afgelegd.
rule-P2-4 = Je hebt hoogstens één troep van elke soort.
rule-P2-5 = Een tegel voor eenmaal per decennium wordt na gebruik gedraaid; aan het einde van het decennium draait hij terug.
rule-P2-6 = Handel: op elk moment mogen spelers elkaar goud en invloed geven, om niet of als ruil waar beiden mee instemmen; iets anders wisselt nooit van hand en beloften binden niet. Een ruil gaat in één keer, uit wat beiden hebben; goud op een thuisstad zit niet in de beurs. Wie het hoogste bod heeft, gewonnen heeft of een stadstegel moet openen, mag niet onder die prijs komen; telt wat allen kunnen zien, van kardinalen alleen die een bod bewezen heeft. Na het winnen van de laatste gebeurtenis van decennium III wordt niet meer gehandeld. Een tafel kan ook zonder handel spelen.

chapter-P3 = Een beurt
rule-P3-1 = Met de klok mee doet ieder één actie: kopen, veilen, een oorlog beginnen of passen. Passen kost later niets.
rule-P3-2 = Koop een troep voor de prijs in goud, of een verraadtegel voor 1 goud en 1 invloed; of geef, in plaats van te kopen, een eigen troep zonder vergoeding terug.
rule-P3-3 = Veil één tegel: een stadstegel, een gebeurtenis van dit decennium, of de Paus als niemand hem heeft.
rule-P3-4 = Een oorlog mag alleen beginnen zolang de oorlogsteller onder de grens staat: 4 per decennium, 5 met vijf of zes spelers.
rule-P3-5 = In je beurt mag je ook Invloed stelen, Goudtransport overvallen, Lucrezia Borgia en Alfonso Aragon gebruiken; dat zijn geen acties. Dat gaat vóór of na de actie, nooit tijdens een veiling of oorlog, en niet na het einde van het decennium; je zegt zelf wanneer je beurt voorbij is.
rule-P3-6 = Oorlog beginnen: aan het einde van je beurt, na elke actie of pas, begint de tegel een extra oorlog die de beurt afsluit. De teller verschuift niet, ook niet bij een veto, en mag op de grens staan. Eén per beurt, en niet na het einde van het decennium.
rule-P3-7 = Tegen eindeloos spel: een ronde waarin niets gekocht, teruggegeven, verkocht of bevochten werd is leeg. Na twee lege ronden op rij (tweemaal zoveel beurten als er spelers zijn) moet de speler aan de beurt een gebeurtenis van het decennium veilen en met minstens 0 openen.

chapter-P4 = Veilingen
rule-P4-1 = Stadstegel: betaald in goud. De speler aan de beurt moet openen met minstens tweemaal de status van de stad; wie de tegel niet mag bezitten (P2.3) of dat niet kan betalen, mag hem niet veilen. Wie hem niet mag bezitten heeft toch één spreekbeurt: Bod bevriezen, daarna passen.
rule-P4-2 = Gebeurtenis en Paus: betaald in de munt op de tegel (de Paus: invloed). De speler aan de beurt opent maar hoeft niet te bieden; 0 is een geldige opening en wint als niemand verhoogt. Niet bieden is passen; als alle anderen zonder bod gepast hebben, mag de laatste hem nog voor 0 nemen. Biedt niemand, dan blijft de tegel liggen en is de actie verbruikt.
rule-P4-3 = Met de klok mee; een bod is elk hoger geheel getal, hoogstens 255; wie past is eruit; de laatste die met een bod overblijft wint en betaalt het meteen, min de kortingen. Nooit onder 0; een bod moet betaalbaar zijn wanneer het gedaan wordt, dus een winnaar kan altijd betalen.
rule-P4-4 = Je mag meer bieden dan je hebt als je kortingen de rest dekken, voor de Paus ook je tegels Kardinaal omkopen (elk 3 invloed), en in elke veiling een ongebruikte Bank. Bij het betalen eerst de kortingen, dan kiest de winnaar kardinalen en Bank waar er keuze is; er is geen wisselgeld, en je geeft geen kardinaal uit die niets zou betalen. Je hoogste geldige bod zie je alleen zelf. Kortingen tellen op: kunstenaars −1 voor Gonzaga en Montefeltro; condottiere elk −1 voor Baglioni, Zwitserse huurlingen en Wapensmid; Paus elk −1 voor Roderigo Borgia, Giovanni Medici, Della Rovere, Orsini en Colonna.
rule-P4-5 = Bod bevriezen: in je spreekbeurt, ook als je daarna past, wijs je een andere speler aan die nog in deze veiling zit. In zijn volgende spreekbeurt mag die niet bieden, zelfs niet openen, en stapt uit; stappen alle anderen eerder uit, dan wint hij met zijn staande bod. De bevriezing eindigt met de veiling. Een bevroren speler mag nog Bod bevriezen spelen; meerdere in één beurt mag; niemand wordt tweemaal bevroren; wie een stadstegel opent mag bevriezen maar moet daarna bieden.
rule-P4-6 = Kunstenaar van “+1 status”: de winnaar legt hem meteen op een stad, waarvan de status met één stijgt. Er mogen er meer op één stad liggen; bij status 10 telt de tegel nog voor gelijke standen.
rule-P4-7 = Kunstenaar met punten: bewaard tot het einde. Gebeurtenis Kooplieden: bewaard; voor elk daarvan krijg je +1 goud aan het einde van elk decennium en 1 punt aan het einde van het spel voor elk van je stadstegels met het koopmansteken.
rule-P4-8 = Franse inval: meteen gebruikt tegen een stad, waarvan de status met 2 daalt, of afgelegd. Is je tijd om, dan wordt de tegel afgelegd.
rule-P4-9 = Het decennium eindigt zodra de laatste gebeurtenis gewonnen is, en P4.6 of P4.8 uitgevoerd.
rule-worked-P4 = Voorbeeld. Venetië op 6: de opening is minstens 12; 13, pas, 14, pas, 15, pas: de winnaar betaalt 15. Gozzoli: 0, dan 4 door Gonzaga, die 3 invloed betaalt en dat met maar 3 mocht bieden.

chapter-P5 = Oorlog
rule-P5-1 = De teller schuift op, ook bij een veto, maar niet voor een tegel Oorlog beginnen. Volgorde: teller, steden, veto, veiling en soldij van de aanvaller, veiling en soldij van de verdediger, Liga, omkoping, dobbelstenen, Ludovico, dobbelstenen van de tegenaanval, Ludovico, uitslag. De speler aan de beurt noemt twee verschillende steden, aanvaller en verdediger.
rule-P5-2 = Veto, vóór elk bod: de tegel Veto, of Lorenzo Medici eenmaal per decennium. Iedereen wordt in het geheim gevraagd, de speler aan de beurt eerst geteld, dan met de klok mee; de eerste met een veto gebruikt het, de anderen houden het hunne en hun antwoorden blijven geheim. Er komt geen oorlog.
rule-P5-3 = De condottieri worden gevonden bij veiling in invloed, die van de aanvaller eerst. Alleen spelers met een troep doen mee; de speler aan de beurt opent beide veilingen en mag passen; heeft hij geen troep of vecht hij al voor de aanvaller, dan opent de volgende die mag meedoen. De opening mag 0 zijn. De winnaar voor de aanvaller doet niet mee aan de tweede veiling. Een kant kan niemand vinden.
rule-P5-4 = Vindt geen van beide kanten iemand, dan gebeurt er niets meer. Vindt één kant iemand, dan vecht de andere stad met aanval 3 en verdediging 3; wint zij, dan krijgt niemand een lauwerkrans.
rule-P5-5 = De soldij van elke condottiere in goud, de huidige status van de stad, komt vóór het gevecht op de thuisstad, wat er ook gebeurt, en wordt aan het einde van het decennium geïnd.
rule-P5-6 = Heilige Liga, eenmaal per decennium: de bezitter van de Paus, als hij hier geen condottiere is, mag één kant steunen met de kale waarden van zijn troepen, vóór het omkopen. Geen soldij, geen lauwerkrans, geen bonus van tegel of familie. Hij wordt openlijk gevraagd en alleen met een troep; ook naast een stad waar niemand voor vecht; weigeren behoudt het recht.
rule-P5-7 = Troepen omkopen, vóór de dobbelstenen: eerst de aanvaller, dan de verdediger, dan de bezitter van de Paus als hij in de Liga zit; ieder speelt zoveel tegels als hij wil tegen elke niet omgekochte troep in deze oorlog, ook eigen; één ronde, geen antwoord op een antwoord; ieder wordt gevraagd, ook zonder tegel. Een omgekochte troep telt 0 in de hele oorlog, en wat eraan vastzat gaat verloren.
rule-P5-8 = Aanval: aanval en dobbelsteen van de aanvaller tegen verdediging en dobbelsteen van de verdediger. Hoger: de aanvaller wint. Anders slaat de verdediger terug: aanval en dobbelsteen tegen verdediging en dobbelsteen van de aanvaller. Hoger: de verdediger wint; anders blijft de oorlog onbeslist.
rule-P5-9 = Waarden: de troepen van de condottiere met: d’Este +1/+1 bij Artillerie, Genuese kruisboogschutters +1 verdediging bij Kruisboogschutters, Zwitserse huurlingen +1/+1 bij Piekeniers, Wapensmid +1 aanval bij Cavalerie, Spaanse infanterie +1/+1 bij Lichte infanterie (elk vraagt die troep, niet omgekocht), Caterina Sforza +2 verdediging (vraagt een troep, omgekocht of niet).
rule-P5-10 = Ludovico Sforza, eenmaal per decennium: na een worp worden beide dobbelstenen opnieuw gegooid en dat blijft staan. De bezitter hoeft niet te vechten; na een van beide worpen; in totaal één keer.
rule-P5-11 = Is het totaal van de winnaar in de beslissende ronde minstens tweemaal dat van de verliezer, dan stijgt de winnende stad 2 en daalt de verliezende 2; anders 1 en 1; elk stopt zelf bij 3 en 10. De winnende condottiere neemt een lauwerkrans. Er gaat geen troep verloren.
rule-worked-P5 = Voorbeeld. Venetië (6) valt Rome (5) aan. Baglioni met Zwitserse huurlingen biedt 6 en betaalt 4; d’Este betaalt 4; 6 goud op Perugia, 5 op Ferrara. Aanvaller: Cavalerie (omgekocht), Piekeniers, Zwitserse huurlingen: 1 + 5 = 6. Verdediger: Artillerie, Vesting, d’Este: 5 + 1 = 6, niet verslagen. Tegenaanval: 4 + 6 = 10 tegen 3 + 2 = 5: het dubbele, Rome +2, Venetië −2, een lauwerkrans voor d’Este.

chapter-P6 = Andere tegels
rule-P6-1 = Invloed stelen en Lucrezia Borgia nemen 2 invloed van een speler naar keuze, Goudtransport overvallen 3 goud; van wie minder heeft, alles.
rule-P6-2 = Alfonso Aragon, eenmaal per decennium: trek een verraadtegel. Wie hem in andermans beurt wint, wordt meteen gevraagd of hij trekt.
rule-P6-3 = Bank, eenmaal per decennium: wissel hoogstens 3 goud tegen evenveel invloed, of omgekeerd; op elk moment, in ieders beurt, totdat de laatste gebeurtenis van het decennium geveild wordt, en daarna alleen om die te betalen (hoogstens wat je beurs tekortkomt), ook als niemand erop biedt; nooit voor eindpunten. Elke banktegel telt apart.
rule-P6-4 = Moet er een verraadtegel getrokken worden en is de stapel leeg, dan worden de afgelegde tegels geschud.
rule-P6-5 = Gevraagd worden verraadt niets: wie gevraagd wordt over Veto, omkopen, Bod bevriezen, Oorlog beginnen of diefstal volgt alleen uit openbare feiten.

chapter-P7 = Einde van een decennium
rule-P7-1 = Ieder int het goud en de invloed van familie, stadstegels, troepen en de Paus (3 goud), de koopmansbonussen en het goud op de thuisstad.
rule-P7-2 = De Paus gaat terug naast de gebeurtenissen (niet na decennium III). Gedraaide tegels draaien terug, de oorlogsteller gaat naar 0, de volgende vier gebeurtenissen worden opengelegd.
rule-worked-P7 = Voorbeeld. Malatesta 12 + Doge 2 + Koopman van Venetië 3 + gebeurtenis Kooplieden 1 = 18 goud, en 7 goud soldij; invloed 8 + 2 + Cavalerie 2 = 12.

chapter-P8 = Overwinningspunten
rule-P8-1 = Na de inkomsten van decennium III nemen de steden, op volgorde van status, de plaatsen van 10, 7, 5, 3 en 1 punten in. Bij gelijke stand gaat de stad met meer kunstenaars voor; nog gelijke steden nemen alle de laagste van hun plaatsen (twee gelijk op de tweede krijgen beide de derde; de volgende neemt de vierde).
rule-P8-2 = Punten: de plaats van de stad voor elke stadstegel; punten van kunstenaars; koopmanspunten (P4.7); 3 voor de Paus; 6 voor het meeste goud (allen bij gelijke stand) en 3 voor het op één na meeste (idem; 9, 9, 5, 1 geeft 6, 6, 3, 0; niemand is tweede als allen gelijk zijn); 4 voor de meeste invloed (idem); lauwerkransen 1 + 2 + … + n.
rule-P8-3 = Er mag nu niets meer gebruikt worden. De meeste punten winnen; bij gelijke stand wordt de overwinning gedeeld.
