### De woorden van de pagina: die geen spel en ook de terminal niet heeft.

page-welcome = Drie spellen over verovering en intrige
page-games = Spellen
page-name = Je naam
page-guest = Gast
page-settings = Instellingen
page-rules = Regels
page-rule = Regel { $rule }
page-chapters = Hoofdstukken
page-labelled = { $label }: { $what }
page-more = { $what } …
page-close = Sluiten
page-no-answer = De server antwoordt niet. Nog een poging…
page-gone = Met deze link kom je niet meer aan deze tafel.
page-closed = { $by ->
    [vote] De spelers hebben deze tafel opgeheven.
   *[host] De gastheer heeft deze tafel verwijderd.
}

## De eerste pagina.

page-play-bots = Tegen bots spelen
page-play-friends = Met vrienden spelen
page-join = Meedoen via een link
    .help = Plak de link die je hebt gekregen.
page-link = Link
page-go = OK
page-not-a-link = Dat is geen link naar een tafel.
page-you = Jouw partijen
page-your-tables = Je tafels
page-public-tables = Openbare tafels
page-no-public-tables = Er zijn nu geen openbare tafels.
page-seats-taken = { $taken } van { $seats } plaatsen
page-state-waiting = wacht
page-state-playing = bezig
page-state-paused = pauze
page-state-over = afgelopen
page-state-closed = gesloten
page-replays = Herhalingen
    .help = Bekijk een afgelopen spel opnieuw, vanuit een bestand.
page-open-record = Een spelbestand openen

## Een nieuwe tafel.

page-seats = Plaatsen
page-seat = Plaats { $seat }
page-how-many = Spelers
page-person = Mens
page-bot = Bot: { $bot }
page-levels = Niveaus
page-no-json = Dit bestand is geen JSON.
page-on = aan
page-off = uit
page-table = Tafel
page-public = Openbaar
    .help = Iedereen ziet de tafel in de lijst en mag een vrije plaats nemen.
page-talk-allowed = Chat
    .help = Spelers kunnen elkaar schrijven, ook privé.
page-i-play = Ik speel mee
    .help = Je krijgt de eerste plaats voor mensen.
page-clock = Klok
page-clock-none = Geen klok
page-clock-move = Tijd per zet
page-clock-bank = Tijd voor het hele spel
page-seconds = Seconden per zet
page-minutes = Minuten in totaal
page-increment = Extra seconden na elke zet
page-open-table = Tafel openen

## Voor het spel.

page-invite = Anderen uitnodigen
    .help = Iedereen met deze link kan een vrije plaats nemen.
page-invite-public = De tafel is openbaar en staat ook in de lijst.
page-copy = Kopiëren
page-copied = Gekopieerd
page-qr = De link als QR-code
page-free-seat = vrij
page-sit-down = Plaatsnemen
page-waiting-for = { $count ->
    [0] Het spel begint zo.
    [one] Nog één speler nodig.
   *[other] Nog { $count } spelers nodig.
}
page-fill-and-start = Met bots aanvullen
page-start = Beginnen
page-close-table = Tafel verwijderen
page-leave-seat = Plaats verlaten

## De beslissing.

page-your-turn = Jij bent aan de beurt
page-others-asked = De vraag: ‘{ $question }’
page-sending = Versturen: { $act }
page-really = { $act }: zeker weten?
page-yes = Ja
page-no = Nee
page-choose = Kiezen
page-take-back = Keuze terugnemen
page-details = Details
page-undo = Zet terugnemen
page-write-act = Typ je zet
page-reconnecting = Opnieuw verbinden… er gaat niets verloren.
page-paused = Pauze
    .help = Het spel gaat verder als alle spelers dat willen.
page-winners = { $count ->
    [0] Niemand wint.
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
}
page-watching = Je kijkt toe.
page-offer-made = Er wacht een aanbod op je antwoord.
page-offer-waits = { $count ->
    [one] Er wacht een belofte op je antwoord
   *[other] Er wachten { $count } beloften op je antwoord
}

## Praten en beloften.

page-talk = Chat
    .placeholder = Zeg iets…
page-nothing-said = Er is nog niets gezegd.
page-said-to = { $count ->
    [0] :
   *[other] {""} tegen { $seats }:
}
page-to-whom = Aan wie
page-to-all = Aan iedereen
page-send = Versturen
page-promise = Belofte
    .placeholder = Ik zal …
page-promises = Beloften
page-promise-open = Iedereen mag hem lezen
    .help = Anders alleen jullie tweeën. Beloften zijn niet bindend.
page-promise-line = { $maker } aan { $to }: ‘{ $text }’
page-promise-made = nog geen antwoord
page-promise-accepted = aangenomen
page-promise-refused = geweigerd
page-promise-withdrawn = ingetrokken
page-promise-kept = nagekomen
page-promise-broken = verbroken
page-accept = Aannemen
page-refuse = Weigeren
page-withdraw = Intrekken
page-kept = Nagekomen
page-broken = Verbroken

## De tafel.

page-log-all = Alles tonen
page-away = afwezig
page-agrees = akkoord
page-pause = Om een pauze vragen
page-go-on = Vragen om verder te gaan
page-agree = Akkoord
page-hand-to-bot = Een bot voor mij laten spelen
page-hand-to-person = Mijn plaats overdragen
page-hand-over-link = De link voor de ander
page-handed-over = Iemand anders speelt nu voor jou.
page-you-are-away = Voor de anderen ben je afwezig.
page-take-seat-back = Mijn plaats terugnemen
page-leave = Afwezig melden
page-renew = Nieuwe link voor mijn plaats
page-rematch = Revanche
page-go-to-rematch = Naar de revanche
page-replay = Herhaling
page-download = Spelbestand downloaden
page-watch-link = Link voor toeschouwers
page-seat-kept = vrijgehouden voor { $name }
page-seat-link = Link voor plaats { $seat }
page-seat-link-is = De link voor plaats { $seat }
page-free-seat-of = De plaats van { $seat } vrijmaken
page-bot-for = Een bot laten spelen voor { $seat }
page-offer-to-play = Aanbieden om voor { $seat } te spelen
page-end-table = De tafel opheffen
page-absent = geeft geen teken van leven
page-absence = { $minutes ->
    [one] Na één minuut
   *[other] Na { $minutes } minuten
} zonder teken van leven kan een plaats naar een bot gaan, als de gastheer het wil of de anderen akkoord gaan; naar iemand anders alleen als alle anderen akkoord gaan. De eigenaar kan hem altijd terugnemen.
page-candidate = Je hebt aangeboden om voor { $seat } te spelen. Eerst moeten alle anderen akkoord gaan.
page-motion-free = De plaats van { $seat } weer vrijmaken?
page-motion-to-bot = { $seat } geeft geen teken van leven. Een bot op die plaats laten spelen?
page-motion-to-person = { $seat } geeft geen teken van leven. { $name } op die plaats laten spelen en die hand laten zien?
page-motion-end = Deze tafel opheffen?
page-agreed = Tot nu toe akkoord: { $seats }.
page-told-kept = De plaats van { $seat } wordt vrijgehouden.
page-told-freed = { $by ->
    [host] De gastheer maakt de plaats van { $name } vrij.
   *[vote] In overleg is de plaats van { $name } weer vrij.
}
page-told-seat-link = De gastheer heeft een nieuwe link voor plaats { $seat }.
page-told-replaced = { $by ->
    [host] { $seat } geeft geen teken van leven: de gastheer laat een bot spelen.
   *[vote] { $seat } geeft geen teken van leven: in overleg speelt een bot.
}
page-told-stand-in = { $name } biedt aan om voor { $seat } te spelen.
page-told-stands-in = In overleg speelt { $name } nu voor { $seat }.
page-told-vote-free = { $seat } wil de plaats van { $about } vrijmaken.
page-told-vote-to-bot = { $seat } gaat ermee akkoord dat een bot voor { $about } speelt.
page-told-vote-to-person = { $seat } gaat ermee akkoord dat iemand anders voor { $about } speelt.
page-told-vote-end = { $seat } wil deze tafel opheffen.
page-told-vote-off = { $seat } gaat niet meer akkoord.
page-told-joins = { $seat } neemt plaats.
page-told-leaves = { $seat } verlaat de plaats.
page-told-away = { $seat } is afwezig.
page-told-to-bot = Een bot speelt nu voor { $seat }.
page-told-to-person = { $seat } draagt de plaats over.
page-told-back = { $seat } is terug.
page-told-renews = { $seat } heeft een nieuwe link.
page-told-absent = De tijd is om: een bot speelt voor { $seat }.
page-told-default = De tijd is om: voor { $seat } wordt de standaardzet gespeeld.
page-told-undo = { $seat } neemt de laatste zet terug.
page-told-pause = { $seat } vraagt om een pauze.
page-told-go-on = { $seat } vraagt om verder te gaan.
page-told-rematch = Er staat een revanche klaar.
page-told-renamed = { $was } heet nu { $seat }.
page-told-deletion = { $seat } wil deze tafel laten verwijderen.
page-told-keep = { $seat } wil deze tafel bewaren.
page-told-notice = Van de beheerder van deze server: { $text }
page-told-house-pause = De beheerder van deze server heeft de tafel gepauzeerd.
page-told-house-resume = De beheerder van deze server laat de tafel verdergaan.
page-delete = Vragen om deze tafel te verwijderen
page-delete-sure = Als iedereen die hier zit erom heeft gevraagd, wordt de tafel definitief verwijderd, voor iedereen.
page-delete-yes = Verwijderen
page-keep = Deze tafel bewaren
page-erased = Gewist.

## Instellingen.

page-theme = Thema
page-theme-auto = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-pace = Tempo van andermans zetten
page-pace-slow = Rustig
page-pace-quick = Snel
page-pace-none = Meteen
page-sound = Geluid
    .help = Een toon als je aan de beurt bent, en kleine geluiden voor kaarten en veldslagen.
page-notify = Meldingen
    .help = De browser laat weten dat je aan de beurt bent als je ergens anders kijkt.
page-twice = Riskante zetten bevestigen
    .help = Er wordt nog eens gevraagd bij een riskante zet, zoals passen met kaarten in de hand.
page-calm = Minder beweging
    .help = Niets vliegt of glijdt. De instelling van je systeem geldt altijd.

## Herhaling.

page-replay-open = Een spelbestand openen
    .help = Een bestand dat van een tafel is gedownload of door de terminal is opgeslagen.
page-replay-eyes = Gezien door
page-replay-public = Toeschouwers
page-replay-open-all = Alles onthuld
page-replay-first = Naar het begin
page-replay-back = Eén zet terug
page-replay-play = Afspelen
page-replay-stop = Stoppen
page-replay-next = Eén zet verder
page-replay-last = Naar het einde
page-replay-speed = Snelheid
page-replay-at = Zet { $number } van { $count }
page-replay-link = Link naar dit moment
page-replay-not-over = De herhaling komt zodra het spel is afgelopen.
page-replay-unreadable = Dit is geen spelbestand.

## Condottiere.

page-map = Italië
page-hand = Je hand
page-mercenary = Huurling { $number }

## Conquest.

page-island = Het eiland
page-round = Ronde { $number }
page-territory-free = Het gebied is van niemand.
page-territory-held = Het gebied is van { $seat }.
page-zone-empty = Leeg.
page-piece-unknown = Een stuk van { $seat }.
page-piece-of = { $piece } van { $seat }.
page-piece-may-be = Misschien: { $pieces }.
page-piece-known-to-all = Iedereen weet wat het is.
page-piece-others-think = { $count ->
    [one] Voor de anderen is er één mogelijkheid.
   *[other] Voor de anderen zijn er { $count } mogelijkheden.
}
page-cards-drawn = Gepakte kaarten
page-conquest-seat = { $territories ->
    [one] { $territories } gebied
   *[other] { $territories } gebieden
}, { $cities ->
    [one] { $cities } stad
   *[other] { $cities } steden
}, { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
}
page-flag-with = De Vlag staat voor { $seat }.
page-bag = In het zakje: { $pieces }.
page-in-hand = Uit het zakje: { $piece }.
page-moves-left = { $number ->
    [one] Nog één zet.
   *[other] Nog { $number } zetten.
}
page-pile = { $number ->
    [0] De stapel is leeg.
    [one] Eén kaart in de stapel.
   *[other] { $number } kaarten in de stapel.
}
page-discards = Afgelegd: { $cards }.
page-no-memory = Deze tafel heeft geen geheugensteun: onthoud wat je ziet (Q8).
page-unknown = onbekend
page-setup = Je opstelling
    .help = Pak een stuk en zet het op een zone: door te klikken, te slepen of met Enter. Er wordt niets verstuurd voordat je klaar bent.
page-setup-ready = Klaar
page-setup-scatter = De rest willekeurig plaatsen
page-setup-clear = Leegmaken
page-setup-take-off = Dit stuk weghalen
page-setup-name = Naam van de opstelling
page-setup-save = Opslaan
page-setup-forget = Verwijderen

## Princes.

page-decade = Decennium { $number }
page-wars = Oorlogen in dit decennium: { $number } van { $limit }
page-auction = Veiling
page-no-bid = Nog geen bod.
page-condottiere = het recht om te vechten
page-war = Oorlog
page-attacker = valt aan
page-defender = verdedigt
page-force = aanval { $attack }, verdediging { $defence }
page-league = Heilige Liga
page-cities = Steden
page-status = Status { $number }
page-slot = { $number ->
    [one] { $number } punt per tegel
   *[other] { $number } punten per tegel
}
page-tiles-left = { $number ->
    [one] nog één soort tegel
   *[other] nog { $number } soorten tegels
}
page-income = Elk decennium: { $gold } goud, { $influence } invloed.
page-merchant-mark = Met het koopmansteken.
page-troop = Prijs { $cost }, aanval { $attack }, verdediging { $defence }, invloed per decennium { $influence }.
page-events = Gebeurtenissen en Paus
page-troops = Troepen
page-treachery = Je verraadtegels
page-treachery-pile = { $number ->
    [0] De stapel is leeg.
    [one] Eén tegel in de stapel.
   *[other] { $number } tegels in de stapel.
}
page-none = Geen.
page-home = + { $number } thuis
page-forecast = Inkomen:
page-points-now = { $number ->
    [one] nu { $number } punt
   *[other] nu { $number } punten
}
page-laurels = { $number ->
    [one] { $number } lauwerkrans
   *[other] { $number } lauwerkransen
}
page-treachery-held = verraad { $number }/{ $limit }
page-you-give = Je geeft
page-you-get = Je krijgt
page-gold = goud
page-influence = invloed
page-until = Tot
page-until-withdrawn = het wordt ingetrokken
page-until-auction = het einde van de veiling
page-until-turn = het einde van de beurt
page-until-decade = het einde van het decennium
page-offer = Aanbieden
page-verb-bid = Bieden
page-verb-auction = Veilen
page-verb-buy = Kopen
page-verb-give-back = Teruggeven
page-verb-war = Oorlog
page-verb-start-war = Oorlog beginnen (tegel)
page-verb-move = Verplaatsen
page-verb-place = Plaatsen
page-verb-look = Bekijken
page-verb-accuse = Raden
page-verb-show = Tonen
page-verb-keep = Houden

## Leren.

page-learn = Leren
page-lesson = Les
page-lesson-step = Stap { $number } van { $count }
page-lesson-go-on = Verder
page-lesson-again = Opnieuw beginnen
page-lesson-take-back = Neem terug
page-lesson-play = Nu tegen bots

## Help.

page-paid-in = Wordt betaald met { $currency ->
    [gold] goud
   *[influence] invloed
}.
page-home-is = Thuisstad: { $city }.
page-summary = In het kort
page-search-rules = Zoek in de regels
page-nothing-found = Niets gevonden.
page-newcomer = Hulp voor beginners
    .help = Het doel boven het bord, en wat elke vraag betekent.
page-newcomer-off = Verberg deze hulp

# Ways on, keys, news

page-to-first = Naar de startpagina
page-nothing-here = Hier is niets te vinden.
page-to-decision = Naar de keuze
page-keys = Sneltoetsen
page-key-choose = de eerste negen antwoorden
page-key-back = een halve keuze terugnemen, sluiten wat openstaat
page-key-decision = naar de keuze
page-key-tab = van element naar element; pijltjes gaan van antwoord naar antwoord
page-key-enter = kiezen wat gemarkeerd is
page-key-keys = deze lijst
page-key-step = één zet terug of verder
page-key-ends = naar het begin, naar het einde
page-offer-sent = Verstuurd naar { $seat }.
page-unread = { $number ->
    [one] Eén nieuw bericht
   *[other] { $number } nieuwe berichten
}

## Momenten, het einde van het spel, en wat er sindsdien gebeurde.

page-moment-read = Verder
page-home-gold = van de thuisstad
page-end-standings = Eindstand
page-end-sources = Waar de punten vandaan komen
page-end-total = Totaal
page-end-course = Het verloop van het spel
page-end-line = { $seat }: { $first } aan het begin, { $last } aan het einde, hoogstens { $most }.
page-end-turning = Keerpunten
page-end-watch = Terugkijken
page-end-open = Alles op tafel
page-end-board = Naar het bord
page-end-result = Naar de uitslag
page-end-share = Link kopiëren
page-end-picture = Afbeelding opslaan
page-end-won = Je hebt gewonnen!
page-end-lost = { $seats-count ->
    [1] { $seats } wint
   *[other] { $seats } delen de overwinning
}
page-log-since = Sinds je laatste beurt
page-log-newest = Naar het nieuwste
page-sound-on = Het geluid staat aan.
page-sound-off = Het geluid staat uit.
page-sound-key = Aan tafel zet de M-toets het uit en aan.
page-key-hint = een hint vragen, tegen bots
page-key-sound = geluid uit of aan
page-setup-sensible = Een verstandige opstelling
page-on-the-map = Kies op de kaart, of hier:
page-bot-table = Tegenstanders kiezen…

## Netjes weggaan.

page-resign = Opgeven
page-resign-sure = { $seats ->
    [2] Het spel eindigt hier, en de tegenstander wint.
   *[other] Een bot speelt op jouw plaats tot het einde. Je kunt niet meer terug.
}
page-resign-yes = Ja, opgeven
page-stay = Verder spelen
page-resigned = heeft opgegeven
page-told-resigned = { $seat } geeft op.
page-told-resigned-to-bot = { $seat } geeft op. Een bot speelt verder.
page-days-off = Vrije dagen, waarin je tijd stilstaat (nog { $left })
page-days-off-take = Vrij nemen
page-days-off-end = Mijn vrije dagen beëindigen
page-has-days-off = heeft vrij tot { $until }
page-told-days-off = { $days ->
    [one] { $seat } neemt één dag vrij.
   *[other] { $seat } neemt { $days } dagen vrij.
}
page-told-days-off-end = { $seat } is terug van de vrije dagen.
page-mute = { $seat } dempen
page-unmute = { $seat } weer horen
page-told-mute = { $seat } hoort niet meer wat { $about } zegt.
page-told-unmute = { $seat } hoort { $about } weer.

## Wie er is.

page-is-here = hier
page-is-away = even niet hier
page-is-gone = weg
page-spectators = { $number ->
    [one] Eén toeschouwer
   *[other] { $number } toeschouwers
}
page-tell-me = Laat me weten dat ik aan de beurt ben…

## Hints.

page-hint = Hint
page-new-hints = Hints
    .help = Je mag de sterkste bot vragen wat hij zou doen. Alleen tegen bots.
page-up-to = Voor mij bieden tot { $number }
    .help = Er wordt steeds zo weinig mogelijk verhoogd. Niemand anders komt het te weten.
page-forced = Vanzelf antwoorden als er maar één antwoord is
    .help = Het wordt eerst gemeld, en je kunt wachten. Alleen als iedereen het kan zien, zodat het niets verraadt.
page-wait = Wachten
page-puzzle-today = Puzzel van de dag
    .help = Een moment uit een spel tussen bots: één antwoord is duidelijk het beste. Die van vandaag, of een willekeurige van een spel.
page-puzzle-go = Vandaag: { $game }
page-play-on = Vanaf hier verder spelen
