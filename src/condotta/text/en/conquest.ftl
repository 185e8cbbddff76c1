### Words of Conquest.

game-title = Conquest
game-about = Hidden pieces on a map of 24 territories: capture the Flags.

## The pieces.

piece-spy = Spy
piece-scout = Scout
piece-sorceress = Sorceress
piece-baron = Baron
piece-knight = Knight
piece-count = Count
piece-duke = Duke
piece-prince = Prince
piece-queen = Queen
piece-king = King
piece-cursed-land = Cursed Land
piece-flag = Flag

## The cards.

card-reinforcement = Reinforcement
card-surprise-attack = Surprise attack
card-blitz = Blitz
card-regroup = Regroup
card-secret-information = Secret information
card-traitor = Traitor
card-new-spy = New spy

## What happened.

event-lot = { $seat } draws { $piece } to see who begins.
event-lots-tied = { $seats } are tied and draw again.
event-begins = { $seat } begins.
event-chooses = { $seat } chooses { $territory }.
event-sets-up = { $seat } has set up { $number ->
    [one] one piece
   *[other] { $number } pieces
}.
event-draws = { $seat } draws { $cards-count ->
    [one] one card
   *[other] { $cards-count } cards
}: { $cards }.
event-new-pile = The discards are shuffled into a new draw pile.
event-plays = { $seat } plays { $card }.
event-plays-nothing = { $seat } can play none of the cards drawn.
event-traitor-shuffled = The Traitor was drawn: all cards are shuffled together.
event-finds = { $seat } takes a piece from the bag.
event-you-find = { $seat } takes from the bag: { $piece }.
event-puts = { $seat } puts the piece on { $zone }.
event-puts-known = { $seat } puts on { $zone }: { $piece }.
event-regroups = { $seat } regroups { $zone }, { $second } and { $third }.
event-regroups-two = { $seat } regroups { $zone } and { $second }.
event-shows-bag = { $seat } shows the bag: { $pieces-count ->
    [0] it is empty
   *[other] { $pieces }
}.
event-looks = { $seat } looks at { $zone } and { $other }.
event-you-see = On { $zone }: { $piece }.
event-accuses = { $seat } guesses that the piece on { $zone } is: { $piece }.
event-guessed-right = { $seat } guesses right.
event-guessed-wrong = { $seat } guesses wrong.
event-moves = { $seat } moves { $zone } → { $to }.
event-stays = { $seat } ends the turn.
event-fights = { $seat }’s { $piece } attacks { $other }’s { $target }.
event-beaten = { $seat } loses a piece: { $piece }.
event-captures = { $seat } captures { $owner }’s Flag.
event-flag-goes = { $owner }’s Flag now stands before { $seat }.
event-flag-returns = { $seat } wins their Flag back.
event-takes = { $seat } takes { $territory }.
event-contested = { $territory } belongs to nobody.
event-rounds-over = { $number ->
    [one] One round has been played
   *[other] { $number } rounds have been played
}: territories decide, then pieces.
event-victory = { $seats-count ->
    [1] { $seats } wins.
   *[other] { $seats } share the victory.
}

## What is asked.

ask-lots = Pieces are drawn to see who begins.
ask-territory = Choose a territory.
ask-deploy = Place your pieces; the others cannot see them.
ask-draw = Cards are drawn.
ask-card = Play one of the cards drawn.
ask-bag = A piece is drawn from the bag.
ask-put = Put the piece on a free zone.
ask-regroup = Pick the pieces that regroup.
ask-arrange = Choose where each of the picked pieces goes.
ask-look = Look at two pieces on neighbouring zones.
ask-accuse = Guess an enemy piece’s identity.
ask-flag = Put your Flag on a free zone.
ask-move = Move a piece, or end your turn.

## What can be done.

act-pass = { $question ->
    [card] Play no card
    [move] End your turn
   *[other] Pass
}
act-choose = Choose { $territory }
act-place = { $piece } on { $zone }
act-play = Play { $card }
act-pick = Pick { $zone }
act-arrange = { $arrangement }
arrangement-123 = Leave them where they stand
arrangement-132 = Swap 2 and 3
arrangement-213 = Swap 1 and 2
arrangement-231 = 1 to 3, 2 to 1, 3 to 2
arrangement-312 = 1 to 2, 2 to 3, 3 to 1
arrangement-321 = Swap 1 and 3
act-look = Look at { $zone } and { $other }
act-accuse = { $zone } is: { $piece }
act-put = Put it on { $zone }
act-move = { $zone } → { $to }
act-lot = Draw { $piece }
act-find = Draw { $piece } from the bag
act-draw = { $cards-count ->
    [0] Draw no card
   *[other] Draw { $cards }
}

## Why not.

refuse-already-chosen = That territory has already been chosen.
refuse-another-piece-first = Another piece must be placed first.
refuse-not-your-territory = That territory is not yours.
refuse-zone-taken = There is already a piece on that zone.
refuse-garrison-first = The remaining pieces are needed for territories that have none.
refuse-must-move = The first move is compulsory, and you can make one.
refuse-must-play = One of the cards can be played, so one must be.
refuse-cannot-be-played = That card cannot be played now.
refuse-not-drawn = That card has not been drawn.
refuse-not-your-piece = No piece of yours stands there.
refuse-does-not-move = Flags and Cursed Lands do not move.
refuse-own-piece-there = One of your own pieces stands there.
refuse-no-way-there = The Scout has no free way there.
refuse-not-a-neighbour = That zone is not adjacent, or mountains stand in between.
refuse-not-beside-you = That zone is not next to one of your pieces.
refuse-already-picked = You have already picked that piece.
refuse-no-such-pair = Choose two adjacent pieces, at least one not yours.
refuse-no-enemy-there = No enemy piece stands there.
refuse-load-not-now = A set-up is loaded before the first piece is placed.
refuse-save-not-now = A set-up can be saved once all your pieces are placed.
refuse-setup-no-territory = Line { $line }: there is no territory “{ $given }” on this board.
refuse-setup-twice = Line { $line }: { $territory } is there twice.
refuse-setup-three-zones = Line { $line }: { $territory } has three zones; name a piece or - for each, not { $count }.
refuse-setup-no-piece = Line { $line }: there is no piece “{ $given }”; available: { $known }.
refuse-setup-copies = A set-up has { $number } of { $piece }, not { $count }.
refuse-setup-not-yours = The territory { $territory } is not yours.
refuse-setup-garrison = The territory { $territory } needs a piece.

## What can be wrong with a board.

refuse-board-unusable = This board cannot be used: { $reasons }
refuse-board-not-object = A board must be one JSON object.
refuse-board-format = The format must be “{ $known }”, not { $given }.
refuse-board-list = There must be a list of { $name }.
refuse-board-territories = There must be { $number } territories, not { $given }.
refuse-board-territory-id = Territory { $number } needs an id: letters, digits, dots and hyphens.
refuse-board-territory-twice = Two territories are called { $id }.
refuse-board-territory-name = { $id } needs a name.
refuse-board-territory-city = { $id } must say whether it has a city: true or false.
refuse-board-territory-zones = { $id } must have three zones, each with an id.
refuse-board-zone-name-twice = Two zones are called { $id }.
refuse-board-cities = There must be { $number } cities, not { $given }.
refuse-board-zone-nowhere = Zone { $number } in the list of zones, { $given }, is in no territory.
refuse-board-zone-twice = The zone { $id } is described twice.
refuse-board-zone-territory = The zone { $id } says it is in { $given }, but { $territory } lists it.
refuse-board-zone-position = The zone { $id } needs a position on the board: x from 0 to { $width }, y from 0 to { $height }.
refuse-board-zone-same = The zones { $one } and { $other } are at the same position.
refuse-board-zone-missing = The zone { $id } is not in the list of zones.
refuse-board-pairs = The borders must be a list of pairs of zones.
refuse-board-pair = The border { $given } is not a pair of zones.
refuse-board-pair-unknown = The border { $border } names { $zone }, which is no zone.
refuse-board-pair-self = The border { $border } joins a zone to itself.
refuse-board-pair-twice = The border { $border } is there twice.
refuse-board-no-mountains = There must be mountains somewhere.
refuse-board-range-object = Mountain range { $number } must be an object.
refuse-board-range = Mountain range { $name }: { $reason }
refuse-board-open-and-blocked = The border { $border } is both open and blocked.
refuse-board-drawn = The drawn border { $given } must name its zones a and b.
refuse-board-drawn-mountain = The border { $border } is drawn as mountains, but no range blocks it.
refuse-board-drawn-open = The border { $border } is drawn as open, but is not in the list of edges.
refuse-board-not-drawn = The border { $border } is not among the drawn borders.
refuse-board-no-way = There is no way from { $zone } to { $zones }.
refuse-board-apart = The three zones of { $id } are not connected.
refuse-board-size = The size of the board must be two numbers above 0.
refuse-board-points = { $place } must be a list of points [x, y].
refuse-board-point = { $place } must be a point [x, y].
refuse-board-drawn-kind = The drawn border { $border } must be of one of the kinds { $known }, not { $given }.

## The table on the screen.

set-up-goes-on = The board is being set up.
turn-is = Round { $number }, { $seat }’s turn: { $moves ->
    [one] one move left
   *[other] { $moves } moves left
}.
piece-on = { $piece } on { $zone }
your-pieces = Your pieces: { $pieces }.
to-place = Still to place: { $pieces }.
drawn-are = Cards drawn: { $cards }.
in-your-hand = From the bag: { $piece }.
bag-is = In { $seat }’s bag: { $pieces }.
the-bag = the bag
mixed-are = Shuffled among { $zones }, in an order you do not know: { $pieces }.
territory-is-free = { $territory }, nobody’s: { $zones }.
territory-is-held = { $territory }, held by { $seat }: { $zones }.
a-city = city
zone-is-free = { $zone } free
zone-is-held = { $zone } { $seat }: { $pieces }
may-be-anything = unknown
has-moved = has moved
has-territories = { $number ->
    [one] one territory
   *[other] { $number } territories
}
has-cities = { $number ->
    [one] one city
   *[other] { $number } cities
}
has-pieces = { $number ->
    [one] one piece on the board
   *[other] { $number } pieces on the board
}
has-bag = { $number } in the bag
flag-is-with = Flag captured by { $seat }
pile-is = { $number ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $number } cards in the pile.
}
discards-are = Discarded: { $cards }.
title-lines = Players
column-territories = Territories
column-cities = Cities
column-pieces = Pieces
column-bag = Bag
map-key = ◉ city  ▲ mountains  ~ has moved  ? unknown
help-load = load FILE: place a whole set-up from a file.
help-save = save FILE: save your set-up in a new file.
setup-loaded = The set-up from { $file } has been placed.
setup-saved = Your set-up has been saved in { $file }.

## What a table can be set up with.

option-garrison = Garrison
    .help = Each of your territories needs at least one piece at the start (Q2.4).
option-scout_charge = Charging Scouts
    .help = A Scout may fight at the end of a long move (Q4.3).
option-rounds = Round limit
    .help = After this many rounds the territories decide; 0 for no limit (Q6.4).
option-memory = Memory aid
    .help = Everybody is shown what can be known of the others’ pieces; without it, everybody has to remember (Q8).
option-board = Board
    .help = A board file, instead of Westeria (Q1).

## Before a move is made: how the fight would end.

ahead-beats = You beat the { $piece }.
ahead-is-beaten = The { $piece } beats you.
ahead-both-beaten = The { $piece } and your piece beat each other.
ahead-captures = You capture { $seat }’s Flag.
ahead-surely-beats = Whatever it is, you beat it.
ahead-surely-beaten = Whatever it is, it beats you.
ahead-chances = From what you know: you win { $wins }%, both fall { $both }%, you lose { $loses }%.

## Moments, and the end of the game.

moment-fight = A fight
moment-guess = A traitor?
moment-flag = A Flag falls
moment-end = The game is over
ending-last-flag = { $seats } has the last Flag on the board.
ending-most-territories = The rounds are over, and { $seats } holds most territories: { $number }.
ending-most-pieces = The rounds are over; territories are tied, and { $seats } has most pieces on the board: { $number }.
ending-shared = The rounds are over, and nothing parts { $seats }: they share the victory.
measure-territories = Territories
measure-pieces = Pieces on the board
measure-flags = Flags
source-cities = Territories with a city
source-territories = Other territories
