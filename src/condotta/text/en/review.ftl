### A game looked at again by the strongest bot, and its hints.

## In the terminal and on the page.

review-judged = { $count ->
    [one] One decision was judged by the strongest bot, from what its player could know at that moment.
   *[other] { $count } decisions were judged by the strongest bot, each from what its player could know at that moment.
}
review-account = { $seat }: { $first }% at the beginning; { $lost } by own decisions, { $luck } by luck, { $others } by what others did; { $result }% in the end.
review-counted-play = What counted most for { $seat } were own decisions.
review-counted-luck = What counted most for { $seat } was luck.
review-counted-others = What counted most for { $seat } was what others did.
review-costly = Where most was lost
review-none-costly = No single decision gave away much.
review-took = { $seat }: { $act }. This left a { $chance }% chance of winning.
review-better = Better: { $act }, { $chance }%.
review-why-gain = It leads to more: { $what } { $best } instead of { $taken } on average.
review-why-won = It won more often in the games that were imagined from there.
review-lucky = Where luck decided
review-none-lucky = Luck changed little.
review-luck = Luck alone took { $seat } from { $was }% to { $now }%.
review-hint = { $chance }%  { $act }
key-hint = Hint
help-hint = hint: what the strongest bot would do, and with what chance of winning.
no-hints = There are no hints while several people play.

## Only on the page.

page-review = Review
    .help = The strongest bot looks at every decision again, knowing only what its player knew then. It says what it would have done, and where it was luck.
page-review-ask = Review this game
page-review-progress = Moments looked at: { $done } of { $count }
page-review-chances = Chance of winning
page-review-line = { $seat }: { $first }% at the beginning, { $last }% in the end.
page-review-account = What it came down to
page-review-first = Beginning
page-review-lost = Own decisions
page-review-luck = Luck
page-review-others = Others
page-review-result = End
page-review-watch = Show
page-hint-about = The best options as the strongest bot sees them from your seat, with the chance of winning that each leaves.
page-hint-none = There is nothing to weigh here.

## What if, and puzzles.

what-if-seat = What { $seat } could not know has been drawn anew, from what { $seat } knew.
what-if-all = All that is hidden is as it was in the game.
puzzle-title = { $game }: puzzle { $number } of { $count }
puzzle-right = That is it: { $chance }% to win.
puzzle-wrong = That leaves { $chance }% at most. There is something clearly better; try again, or quit.

page-what-if = What if?
    .help = You play on from here against bots, at a table of your own. The game itself stays as it was.
page-what-if-game = To that moment of the game
page-play-on-seat = You play for
page-play-on-go = Play on
page-puzzle = Puzzle
page-puzzle-number = Puzzle { $number } of { $count }
page-puzzle-ask = It is your turn, and one answer is clearly the best. Which one?
page-puzzle-right = That is it: { $chance }% to win.
page-puzzle-wrong = That leaves { $chance }% at most. There is something clearly better.
page-puzzle-why = The strongest bot wins more often with it: { $more } games more of a hundred than with the next best.
page-puzzle-source = From { $source }.
page-puzzle-again = Try again
page-puzzle-tell = Show the solution
page-puzzle-next = Next puzzle
