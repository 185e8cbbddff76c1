### Waarom de server iets niet doet.


## Wie vraagt.

refuse-needs-token = Hiervoor is het token van een plaats nodig.
refuse-unknown-token = Deze link geldt niet, of niet meer, voor deze tafel.
refuse-needs-link = Hiervoor is de link van een plaats of een uitnodiging nodig.
refuse-only-the-host = Dit mag alleen de gastheer van de tafel.
refuse-another-seat = Deze link is voor een andere plaats.
refuse-handed-over = Deze plaats is aan iemand anders overgedragen; neem hem eerst terug.
refuse-foreign-origin = Dit verzoek komt van een pagina van een andere site.

## Wat gevraagd wordt.

refuse-unknown-host = Deze server heet zo niet. De beheerder kan de naam toevoegen met --name.
refuse-two-lengths = Het verzoek geeft zijn lengte op twee manieren op.
refuse-malformed = Het verzoek is niet te lezen: { $reason }.
refuse-unfitting = Het verzoek past niet: { $reason }.
refuse-not-json = De inhoud moet JSON zijn, met het type application/json.
refuse-too-large = Het verzoek is groter dan { $most } bytes.
refuse-too-slow = Het duurde te lang voor het verzoek er was.
refuse-too-many = Te veel verzoeken. Wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
refuse-too-many-streams = Te veel open verbindingen; sluit er eerst een.
refuse-record-too-much = Deze partij is te lang om hier te tonen.
refuse-no-such-page = Hier is niets te vinden.
refuse-no-such-method = Dit adres neemt geen { $method } aan.
refuse-internal = Hier ging iets mis; er is niets veranderd.

## Tafels en plaatsen.

refuse-no-such-table = Die tafel bestaat niet.
refuse-unknown-bot = Er is geen bot { $bot } voor dit spel; mogelijk: { $known }.
refuse-bot-by-module = Een tafel neemt alleen bots die op de server zijn aangemeld, geen programma dat bij zijn module wordt genoemd ({ $bot }); mogelijk: { $known }.
refuse-no-such-seat = Die plaats bestaat niet aan deze tafel.
refuse-no-free-seat = Er is hier geen vrije plaats.
refuse-name-mixed = Deze naam mengt letters uit verschillende schriften, die makkelijk te verwarren zijn.
refuse-name-taken = Iemand aan deze tafel heet al { $name }.
refuse-seats-are-free = { $count ->
    [one] Eén plaats is
   *[other] { $count } plaatsen zijn
} nog vrij; wacht, of vul aan met bots.
refuse-table-is-past-that = Dat kan nu niet: { $state ->
    [waiting] de tafel wacht nog op spelers
    [playing] er wordt gespeeld
    [paused] het spel is gepauzeerd
    [over] het spel is afgelopen
   *[closed] de tafel is gesloten
}.
refuse-not-away = Je bent er al.
refuse-not-over = Het spel is nog niet afgelopen.
refuse-last-seat-needs-its-link = Met één uitnodiging vul je niet de hele tafel. De laatste plaats heeft een eigen link nodig: vraag de gastheer erom.
refuse-not-absent = Er was daarnet nog iemand. Dit kan na nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} zonder teken van leven.
refuse-somebody-plays = Er zit nog iemand aan deze tafel; alleen de spelers samen kunnen hem opheffen.
refuse-not-yours-to-decide = Daarover beslissen de anderen.
refuse-nobody-offers = Niemand heeft aangeboden om op deze plaats te spelen.
refuse-other-rules = Dit spel is gespeeld volgens versie { $rules } van de regels. Volgens versie { $now }, die deze server speelt, zou het vanaf stap { $row } anders verlopen: je kunt het tot daar lezen en het spelbestand downloaden, maar het kan hier niet verdergaan.
refuse-damaged = Stap { $row } van deze tafel kan niet worden nagespeeld. Je kunt het spel tot daar lezen, maar het kan pas verdergaan als de beheerder van deze server ernaar heeft gekeken.
refuse-unknown-game = Deze server kent het spel { $game } niet.
refuse-unknown-setup = Deze server kan deze tafel niet opzetten zoals hij was: { $reason } De beheerder kan hem misschien met een andere versie openen.
refuse-unreadable = Deze tafel kan niet worden gelezen. Hij is opzijgezet totdat de beheerder van deze server ernaar heeft gekeken.
refuse-banned = Dit adres wordt hier niet bediend.
refuse-not-ready = Niet klaar: { $what }.
refuse-no-address = { $address } is geen adres en geen netwerk.
refuse-not-banned = { $address } kan niet worden geweerd: iedereen zou worden buitengesloten.
refuse-seat-is-free = Daar zit niemand.
refuse-deleted = Deze tafel is verwijderd { $why ->
    [age] omdat er lange tijd niets meer gebeurde
    [players] op verzoek van iedereen die eraan zat
   *[host] door de beheerder van deze server
}.

## Spelen.

refuse-not-saved = Het kon niet worden opgeslagen, dus is het niet gebeurd. Probeer het opnieuw.
refuse-key-used-before = Deze sleutel is al gebruikt, voor iets anders.
refuse-act-or-text = Geef het nummer van een zet of de tekst ervan.
refuse-decision-missing = Zeg welke vraag hiermee wordt beantwoord.
refuse-stale = Die vraag (nummer { $number }) staat niet meer open; nu is het nummer { $now }.
refuse-not-begun = Het spel is nog niet begonnen.
refuse-paused = Het spel is gepauzeerd.
refuse-bot-plays = Op deze plaats speelt nu een bot; neem hem eerst terug.
refuse-no-undo = Er is niets terug te nemen.
refuse-not-in-auction = Je doet niet mee aan deze veiling.
refuse-no-standing-bid = Je hebt hier geen automatisch bod staan.
refuse-bid-out-of-reach = Je kunt bieden tot een bedrag van { $least } tot { $most }.
refuse-not-seen-yet = Dit is pas te zien als het spel is afgelopen.
refuse-begin-anew = Je plaats in de berichten van deze tafel geldt niet meer. Begin opnieuw bij het eerste.

## Praten.

refuse-talk-is-off = Aan deze tafel kan niet worden gechat.
refuse-too-long = Dat is te lang; hoogstens { $most } tekens.
refuse-empty-text = Het bericht is leeg.
refuse-to-yourself = Dit kun je niet tegen jezelf zeggen.
refuse-no-such-promise = Die belofte bestaat niet, of is al afgehandeld.
refuse-too-many-promises = Je hebt al { $most } openstaande beloften; laat er eerst een paar afhandelen.
refuse-not-your-promise = Het is niet aan jou om dat van deze belofte te zeggen.
refuse-promise-is-past-that = Deze belofte is { $state ->
    [made] nog niet beantwoord
    [accepted] al aangenomen
    [refused] al geweigerd
    [withdrawn] al ingetrokken
    [kept] al als gehouden aangemerkt
   *[broken] al als gebroken aangemerkt
}.
refuse-newer-rules = Aan deze tafel wordt gespeeld volgens versie { $rules } van de regels. Deze server kent versie { $now }: hij kan de tafel tonen, maar een andere server moet ermee verdergaan.
refuse-elsewhere = Een andere server gaat met deze tafel verder, volgens de regels waarmee ze begon. Vraag het opnieuw: die antwoordt.
refuse-not-reached = De server kan zijn database op dit moment niet bereiken. Probeer het zo dadelijk opnieuw.

## Netjes weggaan.

refuse-resigned = De speler van deze plaats heeft opgegeven; een bot speelt er tot het einde.
refuse-no-days-off = Vrije dagen zijn er alleen aan tafels met een klok van een dag of meer.
refuse-too-many-days-off = In dit spel kun je nog { $left ->
    [one] één dag
   *[other] { $left } dagen
} vrij nemen.
refuse-has-days-off = Deze speler heeft vrije dagen aangekondigd, nog { $days ->
    [one] één dag
   *[other] { $days } dagen
}. Intussen beslist niemand over de plaats.
refuse-not-heard = Deze speler wil hier niets van je horen.

## The personal key.

refuse-unknown-key = Deze sleutel is hier niet, of niet meer, bekend.
refuse-too-many-ties = Een sleutel kan hoogstens { $most } tafels bewaren.

## Berichten.

refuse-notice-address = Dit adres is niet te bereiken.
refuse-notice-not-secure = Het adres moet met https:// beginnen.
refuse-notice-private = Dit adres ligt in een privénetwerk, en wie de server beheert staat dat niet toe.
refuse-notice-too-many = Een plaats kan op hoogstens { $most } adressen bericht krijgen; stop er eerst een.
refuse-notice-no-mail = Deze server verstuurt geen mails.
refuse-notice-mail-address = Dit is geen mailadres.
refuse-notice-mail-often = Dit adres is vandaag te vaak gevraagd.
refuse-notice-over = Deze link geldt niet meer.
refuse-nudge-not-asked = Het spel wacht niet op deze speler.
refuse-nudge-is-here = Deze speler is hier.
refuse-nudge-was-today = Deze speler is vandaag al herinnerd.
## Hints and reviews.

refuse-no-hints = Aan deze tafel zijn er geen hints.
refuse-hints-for-one = Hints zijn er voor één speler tegen bots.
refuse-hint-not-asked = Er wordt je nu niets gevraagd.
refuse-hint-failed = Er kon nu geen hint worden gevonden. Vraag het nog eens.
refuse-too-many-reviews = Veel spellen wachten op hun analyse. Vraag het later nog eens.
refuse-record-from-a-moment = Dit spel is zelf al verder gespeeld vanaf een moment van een ander. Speel verder vanaf de tafel ervan, als die er nog is.
