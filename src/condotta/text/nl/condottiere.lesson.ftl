### De les van Condottiere: een bericht voor elke stap van lessons/condottiere.toml. `.wrong` antwoordt wie iets anders doet,
### `.wrong-pass` en dergelijke wie precies dat doet.

lesson-goal = Welkom in Italië! Je wint met zes gebieden, of met vier die aan elkaar grenzen. Siena en Firenze zijn al van jou en grenzen aan elkaar. Nog twee ernaast en je hebt gewonnen.

lesson-token = Jij hebt het Condottiere-fiche, dus jij kiest waar de volgende slag is. Zet het op Lucca: dat grenst aan Firenze.
    .wrong = Ook daar mag je vechten. Maar deze slag is klaargezet voor Lucca, dat aan Firenze grenst en je daarna meer dan één buur laat om uit te kiezen.

lesson-mercenary = In een slag speelt iedereen om de beurt één kaart voor zich. De sterkste linie krijgt het gebied. Gespeelde kaarten komen na de slag niet terug, dus geef net genoeg uit. Begin met je 6.
    .wrong = Dat kan, maar het is geen kaart om mee te beginnen: je mist haar in de volgende slag. Een gewone 6 is voorlopig genoeg.
    .wrong-pass = Wie past, speelt in deze slag geen kaarten meer. Met niets op tafel laat je Lucca aan de anderen.
    .wrong-play-surrender = Overgave beëindigt de slag meteen. Zonder kaarten op tafel is dat gelijkspel en krijgt niemand Lucca. Bewaar haar voor een moment dat je voorstaat.

lesson-drummer = De 10 van Carlo verslaat je 6. Maar de Tamboer verdubbelt alle huurlingen in je eigen linie: 6 wordt 12. Speel hem en let op het getal aan het eind van je linie.
    .wrong = Dat helpt minder of kost meer. De Tamboer maakt in zijn eentje 12 van je 6, en je houdt je sterke kaarten voor later.
    .wrong-pass = Je 6 blijft dan liggen, maar Carlo staat voor met 10 en je kunt niet meer antwoorden.
    .wrong-play-surrender = Bij een Overgave wint de sterkste linie, wie haar ook speelt. Nu is dat die van Carlo.

lesson-courtesan = Winter! Zolang die er ligt, telt elke huurling maar voor 1: je 6, verdubbeld, is 2. Je staat nog voor, maar Carlo kan doorgaan. Een Courtisane is geen huurling: ze telt bij elk weer voor 1, en wie de meeste heeft, krijgt het fiche voor de volgende slag.
    .wrong = Bij Winter telt een huurling 1, verdubbeld 2, wat er ook op staat; en de Heldin is te kostbaar voor zo’n kleine voorsprong. De Courtisane is goedkoop en brengt je het fiche.
    .wrong-pass = Je staat voor met 2 tegen 1, maar Carlo doet nog mee: nog twee kleine kaarten en Lucca is van hem. Pas als niemand je meer kan inhalen, of als het gebied geen kaart waard is.

lesson-pass = Bianca en Carlo hebben gepast en jouw 3 is het hoogst. Niemand kan nog antwoorden, dus elke kaart erbij is verspild. Pas, en Lucca is van jou.
    .wrong = Je wint dan ook, maar met een kaart minder voor de volgende slag. De anderen hebben gepast: je 3 kan niets meer gebeuren.

lesson-connected = Lucca is van jou, en het fiche ook. Siena, Firenze en Lucca zitten aan elkaar vast: nog één gebied dat eraan grenst en je hebt gewonnen. Modena grenst aan Firenze én Lucca. Vecht daar!
    .wrong = Dit gebied telt mee voor de zes, of voor de vier als het aan de jouwe grenst. De slag die klaarstaat, is die om Modena, tussen Firenze en Lucca.

lesson-highest = Dit gebied kunnen de anderen je niet gunnen, en ze hebben er kaarten voor bewaard. Begin met je 10 en kijk wat Carlo doet.
    .wrong = Zo kun je ook beginnen. Maar speel deze ene keer de 10: je moet gezien hebben wat de hoogste kaart op tafel kan overkomen.
    .wrong-pass = Dan kun je hier niets meer spelen, en het vierde gebied zullen de anderen je niet laten.
    .wrong-play-surrender = Alle linies zijn leeg: dat wordt gelijkspel en niemand krijgt Modena.

lesson-heroine = De Bisschop van Carlo heeft de hoogste huurling weggestuurd: jouw 10. Dat is het risico van de hoogste kaart. Bisschop en Winter treffen alleen huurlingen, en de Heldin is er geen. Ze telt voor 10 en niets raakt haar.
    .wrong = Kleine huurlingen ontsnappen aan de Bisschop, maar vandaag zijn ze niet genoeg. De Heldin telt voor 10 en geen kaart kan haar raken.
    .wrong-pass = Je linie is leeg: je geeft Modena weg, en het spel erbij.
    .wrong-play-surrender = Iedereen staat op 0: dat wordt gelijkspel en niemand krijgt Modena.

lesson-surrender = Je staat voor met 10 tegen 6, en Carlo heeft meer kaarten dan jij. Gun hem geen tijd! Overgave beëindigt de slag meteen en de sterkste linie wint: de jouwe.
    .wrong = Je wordt sterker, en Carlo gaat door. Je staat op dit moment voor: maak er nu een eind aan.
    .wrong-pass = Je staat voor, maar na je pas kan Carlo kaart na kaart tegen je 10 leggen. Met je Overgave is het voorbij voor hij dat doet.

lesson-end = Vier gebieden die aan elkaar grenzen: gewonnen! De kern ken je nu: het fiche kiest de plaats, de sterkste linie wint, en wat je vandaag spaart heb je morgen nog. Zodra hoogstens één speler nog kaarten heeft, krijgt iedereen een nieuwe hand: tien kaarten, en één extra per gebied.
