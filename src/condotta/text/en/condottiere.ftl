### Words of Condottiere.

game-title = Condottiere
game-about = Card battles for the regions of Italy.

## The cards. Mercenaries are called by their value.

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = Winter
card-spring = Spring
card-bishop = Bishop
card-courtesan = Courtesan
card-drummer = Drummer
card-heroine = Heroine
card-scarecrow = Scarecrow
card-surrender = Surrender

## The regions, Italian in every language.

region-torino = Torino
region-milano = Milano
region-venezia = Venezia
region-genova = Genova
region-mantova = Mantova
region-ferrara = Ferrara
region-parma = Parma
region-modena = Modena
region-bologna = Bologna
region-lucca = Lucca
region-firenze = Firenze
region-siena = Siena
region-urbino = Urbino
region-spoleto = Spoleto
region-ancona = Ancona
region-roma = Roma
region-napoli = Napoli

## The variants, each with one sentence.

variant-draw = Draw after the battle
    .help = No rounds: hands begin with 7 cards, and after each battle everybody may draw up to 3 (C9).
variant-points = Playing for points
    .help = Several games to a target: one point per region, 5 more for winning with a connected group (C10).
variant-kingdoms = Bigger kingdoms
    .help = The connected group that wins must be one region larger (C11.1).
variant-capture = Capturing regions
    .help = Regions that others control may be attacked too (C11.2); not together with playing for points.
variant-hidden = Hidden cards
    .help = Mercenaries, Drummers, Heroines and Courtesans are played face down, until the next card turns them up (C12).

## What happened.

event-holder = { $seat } is the first to hold the Condottiere token.
event-is-dealt = { $seat } is dealt { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-you-are-dealt = { $seat } is dealt: { $cards }.
event-places-token = { $seat } puts the Condottiere token on { $region }.
event-battle-begins = The battle for { $region } begins.
event-plays = { $seat } plays { $card }.
event-plays-face-down = { $seat } plays a card face down.
event-you-play-face-down = { $seat } plays { $card } face down.
event-turns-up = { $seat } turns up { $card }.
event-strength = Strength of { $seat }: { $number }.
event-springs-go = { $number ->
    [one] One Spring is discarded.
   *[other] { $number } Springs are discarded.
}
event-winters-go = { $number ->
    [one] One Winter is discarded.
   *[other] { $number } Winters are discarded.
}
event-bishop-removes = The Bishop removes every { $card } in play: { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-pope-leaves = { $seat } leaves the Pope token off the board.
event-pope-protects = { $seat } puts the Pope token on { $region }.
event-takes-nothing = { $seat } takes nothing back.
event-takes-back = { $seat } takes back { $card }.
event-passes = { $seat } passes.
event-surrenders = { $seat }’s Surrender ends the battle at once.
event-battle-tied = The battle for { $region } is a tie: nobody takes the region.
event-defender-keeps = The battle for { $region } is a tie: { $seat } defends the region and keeps it.
event-battle-won = { $seat } wins the battle for { $region } with strength { $number }.
event-token-goes = The Condottiere token goes to { $seat }.
event-discards-hand = { $seat } discards the whole hand: { $cards }.
event-keeps = { $seat } keeps { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}{ $cards-count ->
    [0] .
   *[other] {""} and discards: { $cards }.
}
event-round-ends = The round is over.
event-draws = { $seat } draws { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}.
event-new-pile = The discards are shuffled into a new draw pile.
event-shows = { $seat } shows { $to }: { $card }{ $number ->
    [1] .
   *[other] {""} ×{ $number }.
}
event-shows-face-down = { $seat } shows { $to } the face-down card: { $card }.
event-final-battle = { $seats } are tied and fight a final battle.
event-scores = { $seat } scores { $number ->
    [0] no points
    [one] one point
   *[other] { $number } points
} and has { $total } in all.
event-new-game = A new game begins on an empty board.
event-victory = { $seats-count ->
    [1] { $seats } wins.
   *[other] { $seats } share the victory.
}

## What is asked.

ask-holder = Chance names the first holder of the Condottiere token.
ask-deal = Cards are dealt.
ask-place = Choose the region of the next battle.
ask-turn = Play one card, or pass.
ask-pope = Put the Pope token on a region, or leave it off the board.
ask-take-back = Take one mercenary back from your line, or none.
ask-discard-hand = Keep your hand, or discard all of it if it holds no mercenary.
ask-keep = Keep up to two cards; the rest are discarded.
ask-draw = Draw up to three cards.
ask-leave = Leave your card face down, or turn it up.

## What can be done.

act-pass = Pass
act-play = Play { $card }
act-place = Put the token on { $region }
act-pope = { $pope ->
    [off] Leave the Pope off the board
   *[other] Put the Pope on { $pope }
}
act-take = { $mercenary ->
    [nothing] Take nothing back
   *[other] Take back { $mercenary }
}
act-hold = Keep your hand
act-discard = Discard your hand
act-keep = { $first ->
    [nothing] { $second ->
        [nothing] Keep nothing
       *[other] Keep { $second }
    }
   *[other] { $second ->
        [nothing] Keep { $first }
       *[other] Keep { $first } and { $second }
    }
}
act-draw = { $number ->
    [0] Draw nothing
    [one] Draw one card
   *[other] Draw { $number } cards
}
act-leave = Leave the card face down
act-turn-up = Turn the card up
act-holder = First holder: { $seat }
act-deal = { $cards-count ->
    [0] Cards for { $seat }
   *[other] Cards for { $seat }: { $cards }
}
act-show = { $shown ->
    [face-down] Show { $seat }: the face-down card
   *[other] Show { $seat }: { $shown }
}{ $number ->
    [1] {""}
   *[other] {""} ×{ $number }
}
act-play-face-down = Play a card face down
act-keep-unseen = { $cards-count ->
    [0] Keep all cards, unseen
   *[other] Keep the others unseen, discard: { $cards }
}

## Why not.

refuse-not-in-your-hand = That is not in your hand.
refuse-not-in-your-line = That mercenary is not in your line.
refuse-pope-protects-it = The Pope protects that region.
refuse-is-your-own = The Condottiere token may not go there: the region is your own.
refuse-has-a-marker = The Condottiere token may not go there: the region has a control marker.
refuse-not-for-the-pope = The Pope token may not go there: the region has a control marker or is being fought over.
refuse-has-a-mercenary = You hold a mercenary, so you may not discard your hand.
refuse-beyond-your-limit = That many cards would exceed your limit.
refuse-not-yours-to-show = You can only show your own cards, and only to another player at the table.
refuse-no-showing = At this table players do not show each other their cards.

## The table on the screen.

battle-for = Battle { $number }, for { $region }.
battle-final = The final battle: no region is at stake.
battle-none = No region has been chosen for a battle yet.
pope-is-in = The Pope protects { $region }.
pope-is-off = The Pope is off the board.
hand-is = Your hand: { $cards }.
hand-is-empty = Your hand is empty.
has-strength = strength { $number }
has-line = line: { $cards }
has-no-line = no cards in the line
has-face-down = one card face down
has-face-down-known = face down: { $card }
has-passed = passed
has-hand = { $number ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $number } cards in hand
}
has-regions = { $number } of { $needed } regions
has-connected = { $number } of { $needed } connected
has-points = { $number ->
    [one] one point
   *[other] { $number } points
}
has-token = the Condottiere token
has-known = known cards in hand: { $cards }
region-is-free = { $region } is free; it borders { $regions }.
region-is-held = { $region } belongs to { $seat }; it borders { $regions }.
pile-is = { $number ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $number } cards in the pile.
}
discards-are = Discarded: { $cards }.
title-lines = The lines
column-strength = Strength
column-hand = Hand
column-regions = Regions
column-connected = Connected
column-points = Points
map-key = ★ battle  † Pope  ◆ token
key-aside = Show a card

## What a table can be set up with.

option-target = Target score
    .help = The match ends when somebody has this many points (C10.1).
option-first = First holder
    .help = Who holds the Condottiere token first, instead of a draw of lots (C3.1).
option-showing = Showing cards
    .help = Players may show each other their cards (C8.2).

## Before an option is taken: what it would do.

ahead-strength = { $seat }: { $was } → { $number }.
ahead-removes = Removed: { $card } ×{ $number }.
ahead-removes-nothing = There is no mercenary to remove.
ahead-takes-back = You may take back one of your mercenaries.
ahead-takes-nothing = You have no mercenary to take back.
ahead-leads = You lead with { $number }: if all others pass now, you win { $region }.
ahead-behind = { $seat } leads with { $number }: if everybody passes now, you lose { $region }.
ahead-tied = The lead is tied at { $number }: if everybody passes now, { $region } stays as it is.
ahead-leads-final = You lead with { $number }: if all others pass now, you win the final battle.
ahead-behind-final = { $seat } leads with { $number }: if everybody passes now, you lose the final battle.
ahead-tied-final = The lead is tied at { $number }.
ahead-ends-won = The battle ends: { $seat } wins { $region } with { $number }.
ahead-ends-kept = The battle ends in a tie: { $seat } keeps { $region }.
ahead-ends-tied = The battle ends in a tie: nobody takes { $region }.
ahead-ends-won-final = The final battle ends: { $seat } wins with { $number }.
ahead-ends-tied-final = The final battle ends in a tie.

## Moments, and the end of the game.

moment-battle = The battle is decided
moment-end = The game is over
ending-regions = { $seats } controls { $number ->
    [one] one region
   *[other] { $number } regions
}: enough to rule Italy.
ending-connected = { $seats } controls { $number ->
    [one] one region
   *[other] { $number } connected regions
}: a kingdom.
ending-most-regions = No region is left to fight for, and { $seats } controls most: { $number }.
ending-final-battle = It came to a final battle, and { $seats } won it.
ending-match = { $seats } wins the match with { $number ->
    [one] one point
   *[other] { $number } points
}.
ending-shared = Not even the final battle parted { $seats }: they share the victory.
measure-regions = Regions
measure-points = Points
source-regions = Regions
source-game = Game { $number }
