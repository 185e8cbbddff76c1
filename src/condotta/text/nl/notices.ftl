### Berichten over een beurt: wat erin staat, en hoe je erom vraagt.

## Wat verstuurd wordt.

told-turn = { $count ->
    [0] Je bent aan de beurt in { $game }.
   *[other] Je bent aan de beurt in { $game } met { $others }.
}
told-nudge = { $name } herinnert je eraan: je bent aan de beurt in { $game }.
told-confirm = Iemand aan een tafel van { $game } wil op dit adres horen wanneer het zijn of haar beurt is. Was jij dat, zeg dan ja. Anders komt er niets meer.
told-open = Naar de tafel
told-stop = Laat het me niet meer weten
told-yes = Ja, laat het me weten
told-no = Nee, vergeet dit adres

## Zonder verbinding.

offline-title = Je bent offline
offline-text = De tafel staat op een server die nu niet te bereiken is. Er gaat niets verloren: het spel gaat verder waar het was.
offline-again = Opnieuw proberen

## Hoe je erom vraagt.

page-notices = Laat me weten dat ik aan de beurt ben
page-notices-help = Hoogstens één keer per beurt, en alleen als je niet naar de tafel kijkt. Er staat nooit iets van je hand in.
page-notices-push = Op dit apparaat
    .help = De browser laat het weten, ook als de pagina dicht is.
page-notices-plain = Deze pagina kwam over een onversleutelde verbinding (http). Daarover staan browsers dit niet toe, en ook niet dat je de pagina als app installeert: voor beide is https nodig. Wat hieronder staat werkt wel.
page-notices-no-push = Deze browser kan niets laten weten als de pagina dicht is. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
page-notices-blocked = De browser staat geen meldingen van deze pagina toe; dat kan in zijn instellingen worden veranderd.
page-notices-mail = E-mail
page-notices-webhook = Webhook
page-notices-address = Adres
page-notices-kind = Voor
page-notices-discord = Discord
page-notices-json = een ander programma (JSON)
page-notices-add = Laat het me daar weten
page-notices-waits = Er is een mail onderweg: zeg daarin ja.
page-notices-on = Je hoort het hier
page-notices-remove = Stoppen
page-notices-quiet = Stille uren
    .help = Wat er intussen komt, hoor je als ze voorbij zijn.
page-notices-from = van
page-notices-until = tot
page-notices-install = Als app installeren
page-notices-stopped = Klaar. Je hoort niets meer van deze tafel.
page-notices-asked = Wil je op dit adres horen wanneer je aan de beurt bent?
page-notices-yes = Ja, laat het me weten
page-notices-confirmed = Klaar. Je hoort het wanneer je aan de beurt bent.

## Wie op zich laat wachten.

page-nudge = { $seat } eraan herinneren
page-nudged = { $seat } krijgt een herinnering, op de manier die daarvoor is gekozen.
page-ways = Wat te doen zonder { $seat }
