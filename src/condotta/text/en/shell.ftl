### Words that belong to no game: lists, the shell.

and = { $first } and { $last }
copies = { $thing } ×{ $number }
seat-chance = Chance
seat-public = A spectator

## The rules.

players = { $fewest } to { $most } players
variants = Variants
options = Options
rules-hint = The rules of a game: condotta rules { $game }. One rule: condotta rules { $rule }.

## The game at the keyboard.

kept-in = Every move is saved in { $file }.
go-on-with = The game is saved. To go on: condotta play --resume { $file }
game-is-over = The game is over.
score-of = { $what }: { $points }.
watching = Only bots play; you are watching.
seat-is-you = Seat { $seat } is you.
seat-is-person = Seat { $seat } is played at this keyboard.
seat-is-bot = Seat { $seat } is played by the bot { $bot }.
curtain = { $seat } is to decide. Everybody else looks away; then { $seat } presses Enter.
prompt = Your choice, or ? for help:
is-thinking = { $seat } is thinking.
help-choose = To choose, type the number of an option, or the move itself, for example: { $example }
help-aside = Beside the question you may, for example: { $example } ({ $rule }).
help-rule = rule: the text of the rule in question. rule { $rule }: the text of any rule.
help-look = look: the whole table.
help-log = log: all that has happened.
help-quit = quit: leave; the game is saved.
no-such-option = There is no option { $number }; choose from 1 to { $count }.
no-asides = There is nothing to do beside the question now.
type-aside = Or type it, for example: { $example }
is-you = you
title-log = Log
title-decision = Decision
key-rule = Rule
key-language = Language
key-look = Table
key-hurry = Faster
only-answer = Only one thing to do: { $act }.
priced = { $act }, { $price }
key-quit = Quit
key-go-on = Go on
key-back = Back

## A thought.

think-chosen = Best move, as far as one can see: { $act }.
think-alternative = { $share } %  { $act } ({ $visits ->
    [one] tried in one imagined game
   *[other] tried in { $visits } imagined games
})
think-more = { $count ->
    [one] One more was considered.
   *[other] { $count } more were considered.
}
think-habit = There was nothing to weigh.
think-work = The percentages are the expected share of the victory. Seed { $seed }, { $work } imagined games.

## Bots: the levels from the weakest up, then the others.

bot-page = Page
    .line = Sees what lies before it and little more: a first opponent.
bot-squire = Squire
    .line = Knows the usual plays, but does not look far.
bot-envoy = Envoy
    .line = Plays soundly and misses little: an even match for most.
bot-captain = Captain
    .line = Looks ahead and makes you pay for mistakes.
bot-master = Master
    .line = The strongest of all: beating it is a feat.
bot-random = Random
    .line = Makes any move, each as likely as the next.
bot-steady = Steady
    .line = Plays by rules of thumb, without looking ahead.
bot-learned = Learned
    .line = Plays by a network that taught itself.
bot-search = Search
    .line = Imagines many games before each move.
bot-best = Best
    .line = The strongest there is for this game.
levels-title = How strong are the bots?
levels-prompt = Name or number, or Enter for { $usual }:
levels-none = There is no level “{ $given }”.
bots-others = Others
bots-own = Your own program: package.module:Class. A network you have trained: FILE.net.

## The lesson at the keyboard.

press-enter = Enter to go on:
lesson-try-again = Taken back. Try again.
help-leave-lesson = quit: leave the lesson.
learn-go-on = To go on here: condotta learn { $game } --step { $number }
