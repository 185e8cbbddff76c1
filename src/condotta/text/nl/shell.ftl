### Woorden die bij geen spel horen: lijsten, de schil.

and = { $first } en { $last }
copies = { $thing } ×{ $number }
seat-chance = Het lot
seat-public = Een toeschouwer

## De regels.

players = { $fewest } tot { $most } spelers
variants = Varianten
options = Opties
rules-hint = De regels van een spel: condotta rules { $game }. Eén regel: condotta rules { $rule }.

## Het spel aan het toetsenbord.

kept-in = Elke zet wordt opgeslagen in { $file }.
go-on-with = Het spel is opgeslagen. Verder spelen: condotta play --resume { $file }
game-is-over = Het spel is afgelopen.
score-of = { $what }: { $points }.
watching = Er spelen alleen bots; jij kijkt toe.
seat-is-you = Plaats { $seat } ben jij.
seat-is-person = Plaats { $seat } wordt aan dit toetsenbord gespeeld.
seat-is-bot = Plaats { $seat } wordt gespeeld door de bot { $bot }.
curtain = { $seat } moet kiezen. Alle anderen kijken weg; daarna drukt { $seat } op Enter.
prompt = Je keuze, of ? voor hulp:
is-thinking = { $seat } denkt na.
help-choose = Typ om te kiezen het nummer van een mogelijkheid, of de zet zelf, bijvoorbeeld: { $example }
help-aside = Naast de vraag kun je bijvoorbeeld: { $example } ({ $rule }).
help-rule = rule: de tekst van de regel waar het om gaat. rule { $rule }: de tekst van een willekeurige regel.
help-look = look: de hele tafel.
help-log = log: alles wat er is gebeurd.
help-quit = quit: stoppen; het spel wordt opgeslagen.
no-such-option = Er is geen mogelijkheid { $number }; kies van 1 tot en met { $count }.
no-asides = Er is nu niets te doen naast de vraag.
type-aside = Of typ het, bijvoorbeeld: { $example }
is-you = jij
title-log = Logboek
title-decision = Keuze
key-rule = Regel
key-language = Taal
key-look = Tafel
key-hurry = Sneller
only-answer = Er is maar één mogelijkheid: { $act }.
priced = { $act }, { $price }
key-quit = Stoppen
key-go-on = Verder
key-back = Terug

## Een gedachte.

think-chosen = De beste zet, voor zover te overzien: { $act }.
think-alternative = { $share } %  { $act } ({ $visits ->
    [one] geprobeerd in één bedacht spel
   *[other] geprobeerd in { $visits } bedachte spellen
})
think-more = { $count ->
    [one] Er is nog één andere zet overwogen.
   *[other] Er zijn nog { $count } andere zetten overwogen.
}
think-habit = Er viel niets te overwegen.
think-work = De percentages zijn het te verwachten aandeel in de overwinning. Seed { $seed }, { $work } bedachte spellen.

## Bots: de niveaus van zwak naar sterk, dan de andere.

bot-page = Page
    .line = Ziet wat er voor hem ligt en weinig meer: een eerste tegenstander.
bot-squire = Schildknaap
    .line = Kent de gewone zetten, maar kijkt niet ver.
bot-envoy = Gezant
    .line = Speelt degelijk en laat weinig liggen: voor de meesten een gelijkwaardige tegenstander.
bot-captain = Kapitein
    .line = Kijkt vooruit en straft fouten af.
bot-master = Meester
    .line = De sterkste van allemaal: hem verslaan is een prestatie.
bot-random = Toeval
    .line = Doet zomaar een zet, elke zet even waarschijnlijk.
bot-steady = Bedaard
    .line = Speelt met vuistregels, zonder vooruit te kijken.
bot-learned = Geleerd
    .line = Speelt met een netwerk dat het zichzelf heeft geleerd.
bot-search = Rekenaar
    .line = Stelt zich vóór elke zet veel partijen voor.
bot-best = De beste
    .line = De sterkste die er voor dit spel is.
levels-title = Hoe sterk zijn de bots?
levels-prompt = Naam of nummer, of Enter voor { $usual }:
levels-none = Er is geen niveau ‘{ $given }’.
bots-others = Andere
bots-own = Je eigen programma: package.module:Class. Een netwerk dat je hebt getraind: FILE.net.

## De les aan het toetsenbord.

press-enter = Enter om verder te gaan:
lesson-try-again = Teruggenomen. Probeer het nog eens.
help-leave-lesson = quit: de les verlaten.
learn-go-on = Hier verdergaan: condotta learn { $game } --step { $number }
