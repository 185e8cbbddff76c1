### Woorden die bij geen spel horen: lijsten, weigeringen van de spelmotor, de schil.

and = { $first } en { $last }
copies = { $thing } ×{ $number }
seat-chance = Het lot
seat-public = Een toeschouwer

## Waarom niet.

refuse-game-over = Het spel is afgelopen.
refuse-not-asked = { $seat } is nu niet aan zet.
refuse-already-answered = { $seat } heeft al geantwoord.
refuse-not-an-option = ‘{ $act }’ kan nu niet.
refuse-empty-act = Een zet begint met een van deze woorden: { $known }.
refuse-unknown-word = ‘{ $word }’ is hier niet bekend; wel bekend: { $known }.
refuse-ambiguous-word = ‘{ $word }’ kan meer dan één ding betekenen: { $known }.
refuse-word-missing = ‘{ $text }’ is niet af: na { $verb } komt een van deze woorden: { $known }.
refuse-words-left-over = ‘{ $rest }’ in ‘{ $text }’ is niet te lezen.
refuse-no-such-act = Er is geen zet met nummer { $number }.

## De regels.

players = { $fewest } tot { $most } spelers
variants = Varianten
options = Opties
no-such-rule = Er is geen regel { $rule }; de hoofdstukken zijn { $known }.
unknown-help = Er is geen hulp over { $what }; wel over de spellen { $games } en over de hoofdstukken { $chapters }.
rules-hint = De regels van een spel: condotta rules { $game }. Eén regel: condotta rules { $rule }.

## Het spel aan het toetsenbord.

kept-in = Elke zet wordt bewaard in { $file }.
go-on-with = Het spel is bewaard. Verder spelen: condotta play --resume { $file }
game-is-over = Het spel is afgelopen.
watching = Alleen bots spelen; jij kijkt toe.
seat-is-you = Plaats { $seat } ben jij.
seat-is-person = Plaats { $seat } wordt aan dit toetsenbord gespeeld.
seat-is-bot = Plaats { $seat } wordt gespeeld door de bot { $bot }.
curtain = Een vraag voor { $seat }. Alle anderen kijken weg; daarna drukt { $seat } op Enter.
prompt = Je keuze, of ? voor hulp:
is-thinking = { $seat } denkt na.
help-choose = Typ om te kiezen het nummer van een mogelijkheid, of de zet zelf, bijvoorbeeld: { $example }
help-aside = Naast de vraag kun je bijvoorbeeld: { $example } ({ $rule }).
help-rule = rule: de tekst van de regel waar het om gaat. rule { $rule }: de tekst van een willekeurige regel.
help-look = look: de hele tafel.
help-log = log: alles wat er is gebeurd.
help-quit = quit: stoppen; het spel wordt bewaard.
no-such-option = Er is geen mogelijkheid { $number }; kies van 1 tot en met { $count }.
no-asides = Er is nu niets te doen naast de vraag.
type-aside = Of typ het, bijvoorbeeld: { $example }
is-you = jij
title-log = Verslag
title-decision = Keuze
key-rule = Regel
key-language = Taal
key-look = Tafel
key-hurry = Sneller
key-quit = Stoppen
key-back = Terug

## Hoe het gestart is.

no-such-seat = Er is geen plaats { $seat } aan deze tafel; de plaatsen zijn 1 tot en met { $seats }.
you-unreadable = --you verwacht plaatsnummers met komma’s ertussen, of 0 om toe te kijken; niet { $text }.
bots-too-many-names = --bots noemt één bot voor alle, of één voor elke plaats die bots spelen (hier { $count }); niet { $given }.
resume-takes-no = --resume haalt het spel uit zijn bestand; { $option } kan er niet bij.
not-begun-here = { $file } zegt niet wie er speelt: dit spel is niet begonnen met condotta play.
name-bots-again = Dit spel wordt gespeeld met programma’s die met hun module zijn genoemd. Vertrouw je ze, noem ze dan opnieuw: --bots { $bots }
file-unusable = { $file } is niet te gebruiken: { $reason }.

## Een gedachte.

think-chosen = Het beste, zover men vooruit kan kijken: { $act }.
think-alternative = { $share } %  { $act } ({ $visits ->
    [one] geprobeerd in één bedacht spel
   *[other] geprobeerd in { $visits } bedachte spellen
})
think-more = { $count ->
    [one] Er is nog één andere zet overwogen.
   *[other] Er zijn nog { $count } andere zetten overwogen.
}
think-habit = Er viel niets af te wegen.
think-work = De percentages zijn het deel van de overwinning dat te verwachten is. Zaad { $seed }, { $work } bedachte spellen.
think-no-such-entry = De opname heeft { $count } stappen; er is geen moment na { $at }.
think-no-such-bot = Er is geen bot { $bot } die nadenkt; er is: { $known }.
think-no-such-seed = Een zaad is een getal van 0 tot en met 2^62 - 1, niet { $seed }.
think-not-asked = Na { $at } stappen wordt { $seat } niets gevraagd.
