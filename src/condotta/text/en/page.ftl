### Words of the page: those that neither a game nor the terminal has.

page-welcome = Three games of conquest and intrigue
page-games = Games
page-name = Your name
page-guest = Guest
page-settings = Settings
page-rules = Rules
page-rule = Rule { $rule }
page-chapters = Chapters
page-labelled = { $label }: { $what }
page-more = { $what }…
page-close = Close
page-no-answer = The server does not answer. Trying again…
page-gone = This link no longer opens this table.
page-closed = { $by ->
    [vote] The players have ended this table.
   *[host] The host has deleted this table.
}

## The first page.

page-play-bots = Play against bots
page-play-friends = Table for friends
page-join = Join by link
    .help = Paste the link somebody gave you.
page-link = Link
page-go = Go
page-not-a-link = That is not a link to a table.
page-you = Your games
page-your-tables = Your tables
page-public-tables = Public tables
page-no-public-tables = There are no public tables right now.
page-seats-taken = { $taken } of { $seats } seats
page-state-waiting = waiting
page-state-playing = playing
page-state-paused = paused
page-state-over = over
page-state-closed = closed
page-replays = Replays
    .help = Watch a finished game again, from a file.
page-open-record = Open a recorded game

## A new table.

page-seats = Seats
page-seat = Seat { $seat }
page-how-many = Players
page-person = Person
page-bot = Bot: { $bot }
page-levels = Levels
page-no-json = This file is not JSON.
page-on = on
page-off = off
page-table = Table
page-public = Public
    .help = Everybody sees the table in the list and can take a free seat.
page-talk-allowed = Chat
    .help = Players can write to each other, also in private.
page-i-play = I play too
    .help = You take the first seat for people.
page-clock = Clock
page-clock-none = No clock
page-clock-move = Time for each move
page-clock-bank = Time for the whole game
page-seconds = Seconds per move
page-minutes = Minutes in total
page-increment = Extra seconds after each move
page-open-table = Open the table

## Before the game.

page-invite = Invite others
    .help = Anyone with this link can take a free seat.
page-invite-public = The table is public: it is in the list, too.
page-copy = Copy
page-copied = Copied
page-qr = The link as a QR code
page-free-seat = free
page-sit-down = Sit down
page-waiting-for = { $count ->
    [0] The game is about to begin.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-fill-and-start = Fill with bots and start
page-start = Start
page-close-table = Delete table
page-leave-seat = Leave seat

## The decision.

page-your-turn = Your turn
page-others-asked = Asked: “{ $question }”
page-sending = Sending: { $act }
page-really = { $act }: are you sure?
page-yes = Yes
page-no = No
page-choose = Choose
page-take-back = Take back
page-details = Details
page-undo = Undo my last move
page-write-act = Type your move
page-reconnecting = Reconnecting… nothing is lost.
page-paused = Paused
    .help = The game goes on when all players agree.
page-winners = { $count ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
page-watching = You are watching.
page-offer-made = An offer is waiting for your answer.
page-offer-waits = { $count ->
    [one] A promise is waiting for your answer
   *[other] { $count } promises are waiting for your answer
}

## Talk and promises.

page-talk = Chat
    .placeholder = Say something…
page-nothing-said = Nobody has said anything yet.
page-said-to = { $count ->
    [0] :
   *[other] {""} to { $seats }:
}
page-to-whom = To
page-to-all = Everybody
page-send = Send
page-promise = Promise
    .placeholder = I will …
page-promises = Promises
page-promise-open = Everybody can read it
    .help = Otherwise only the two of you can. Promises are not binding.
page-promise-line = { $maker } to { $to }: “{ $text }”
page-promise-made = not answered yet
page-promise-accepted = accepted
page-promise-refused = refused
page-promise-withdrawn = withdrawn
page-promise-kept = kept
page-promise-broken = broken
page-accept = Accept
page-refuse = Refuse
page-withdraw = Withdraw
page-kept = It was kept
page-broken = It was broken

## The table.

page-log-all = Show all
page-away = away
page-agrees = asks for it
page-pause = Ask for a pause
page-go-on = Ask to go on
page-agree = Agree
page-hand-to-bot = Let a bot play for me
page-hand-to-person = Hand my seat to somebody else
page-hand-over-link = The link for the other person
page-handed-over = Somebody else plays your seat now.
page-you-are-away = The others see you as away.
page-take-seat-back = Take my seat back
page-leave = Mark me as away
page-renew = New link for my seat
page-rematch = Rematch
page-go-to-rematch = To the rematch
page-replay = Replay
page-download = Download the record
page-watch-link = Link for spectators
page-seat-kept = kept for { $name }
page-seat-link = Link for seat { $seat }
page-seat-link-is = The link for seat { $seat }
page-free-seat-of = Free { $seat }’s seat
page-bot-for = Let a bot play for { $seat }
page-offer-to-play = Offer to play for { $seat }
page-end-table = End the table
page-absent = shows no sign of life
page-absence = { $minutes ->
    [one] After one minute
   *[other] After { $minutes } minutes
} without a sign of life a seat can go to a bot, if the host wants it or the others agree; to another person only if all others agree. Its owner can take it back at any time.
page-candidate = You have offered to play for { $seat }. All others must agree first.
page-motion-free = Free { $seat }’s seat again?
page-motion-to-bot = { $seat } shows no sign of life. Let a bot play the seat?
page-motion-to-person = { $seat } shows no sign of life. Let { $name } play the seat, and see its hand?
page-motion-end = End this table here?
page-agreed = Agreed so far: { $seats }.
page-told-kept = { $seat }’s seat is being kept.
page-told-freed = { $by ->
    [host] The host frees { $name }’s seat.
   *[vote] By agreement { $name }’s seat is free again.
}
page-told-seat-link = The host has a new link for seat { $seat }.
page-told-replaced = { $by ->
    [host] { $seat } shows no sign of life: the host lets a bot play.
   *[vote] { $seat } shows no sign of life: by agreement a bot plays.
}
page-told-stand-in = { $name } offers to play for { $seat }.
page-told-stands-in = By agreement { $name } now plays for { $seat }.
page-told-vote-free = { $seat } agrees to free { $about }’s seat.
page-told-vote-to-bot = { $seat } agrees that a bot plays for { $about }.
page-told-vote-to-person = { $seat } agrees that somebody else plays for { $about }.
page-told-vote-end = { $seat } agrees to end this table.
page-told-vote-off = { $seat } no longer agrees.
page-told-joins = { $seat } sits down.
page-told-leaves = { $seat } leaves the seat.
page-told-away = { $seat } is away.
page-told-to-bot = A bot now plays for { $seat }.
page-told-to-person = { $seat } hands the seat over.
page-told-back = { $seat } is back.
page-told-renews = { $seat } has a new link.
page-told-absent = Time’s up: a bot plays for { $seat }.
page-told-default = Time’s up: the default move is played for { $seat }.
page-told-undo = { $seat } takes the last move back.
page-told-pause = { $seat } asks for a pause.
page-told-go-on = { $seat } asks to go on.
page-told-rematch = A rematch is ready.
page-told-renamed = { $was } is now called { $seat }.
page-told-deletion = { $seat } wants this table deleted.
page-told-keep = { $seat } wants to keep this table.
page-told-notice = From whoever runs this server: { $text }
page-told-house-pause = Whoever runs this server has paused the table.
page-told-house-resume = Whoever runs this server lets the table go on.
page-delete = Ask to delete this table
page-delete-sure = Once everybody sitting here has asked, the table is deleted for everyone and for good.
page-delete-yes = Delete it
page-keep = Keep this table
page-erased = Erased.

## Settings.

page-theme = Theme
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-pace = Pace of other players’ moves
page-pace-slow = Calm
page-pace-quick = Quick
page-pace-none = At once
page-sound = Sound
    .help = A chime when it is your turn, and small sounds for cards and battles.
page-notify = Notifications
    .help = The browser tells you when it is your turn and you are looking elsewhere.
page-twice = Confirm risky moves
    .help = You are asked again before a risky move, such as a pass with cards in hand.
page-calm = Less motion
    .help = Nothing flies or glides. Your system setting always applies.

## Replay.

page-replay-open = Open a recorded game
    .help = A file that was downloaded from a table or saved by the terminal.
page-replay-eyes = View of
page-replay-public = Spectators
page-replay-open-all = All revealed
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-stop = Stop
page-replay-next = One move on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-at = Move { $number } of { $count }
page-replay-link = Link to this moment
page-replay-not-over = The replay will be here once the game is over.
page-replay-unreadable = This file is not a game record.

## Condottiere.

page-map = Italy
page-hand = Your hand
page-mercenary = Mercenary { $number }

## Conquest.

page-island = The island
page-round = Round { $number }
page-territory-free = The territory belongs to nobody.
page-territory-held = The territory belongs to { $seat }.
page-zone-empty = Empty.
page-piece-unknown = One of { $seat }’s pieces.
page-piece-of = { $seat }’s { $piece }.
page-piece-may-be = It may be: { $pieces }.
page-piece-known-to-all = Everybody knows what it is.
page-piece-others-think = { $count ->
    [one] To the others it may be one kind.
   *[other] To the others it may be any of { $count } kinds.
}
page-cards-drawn = Cards drawn
page-conquest-seat = { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
}, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
page-flag-with = The Flag stands before { $seat }.
page-bag = In the bag: { $pieces }.
page-in-hand = In your hand: { $piece }.
page-moves-left = { $number ->
    [one] One move left.
   *[other] { $number } moves left.
}
page-pile = { $number ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $number } cards in the pile.
}
page-discards = Discarded: { $cards }.
page-no-memory = This table has no memory aid: remember what you see (Q8).
page-unknown = unknown
page-setup = Your set-up
    .help = Take a piece and put it on a zone: by clicking, by dragging, or with Enter. Nothing is sent until you are ready.
page-setup-ready = Ready
page-setup-scatter = Place the rest at random
page-setup-clear = Clear
page-setup-take-off = Take this piece off
page-setup-name = Name of the set-up
page-setup-save = Save
page-setup-forget = Delete

## Princes.

page-decade = Decade { $number }
page-wars = Wars in this decade: { $number } of { $limit }
page-auction = Auction
page-no-bid = No bid yet.
page-condottiere = the right to fight
page-war = War
page-attacker = attacks
page-defender = defends
page-force = attack { $attack }, defence { $defence }
page-league = Holy League
page-cities = Cities
page-status = Status { $number }
page-slot = { $number ->
    [one] { $number } point per tile
   *[other] { $number } points per tile
}
page-tiles-left = { $number ->
    [one] one kind of tile left
   *[other] { $number } kinds of tile left
}
page-income = Per decade: { $gold } gold, { $influence } influence.
page-merchant-mark = With the merchant mark.
page-troop = Price { $cost }, attack { $attack }, defence { $defence }, influence per decade { $influence }.
page-events = Events and Pope
page-troops = Troops
page-treachery = Your treachery tiles
page-treachery-pile = { $number ->
    [0] The pile is empty.
    [one] One tile in the pile.
   *[other] { $number } tiles in the pile.
}
page-none = None.
page-home = + { $number } at home
page-forecast = Income:
page-points-now = { $number ->
    [one] { $number } point now
   *[other] { $number } points now
}
page-laurels = { $number ->
    [one] { $number } laurel
   *[other] { $number } laurels
}
page-treachery-held = treachery { $number }/{ $limit }
page-you-give = You give
page-you-get = You get
page-gold = gold
page-influence = influence
page-until = Until
page-until-withdrawn = withdrawn
page-until-auction = the end of the auction
page-until-turn = the end of the turn
page-until-decade = the end of the decade
page-offer = Offer
page-verb-bid = Bid
page-verb-auction = Put up for auction
page-verb-buy = Buy
page-verb-give-back = Give back
page-verb-war = War
page-verb-start-war = Start War tile
page-verb-move = Move
page-verb-place = Place
page-verb-look = Look at
page-verb-accuse = Guess
page-verb-show = Show
page-verb-keep = Keep

## Learning.

page-learn = Learn
page-lesson = Lesson
page-lesson-step = Step { $number } of { $count }
page-lesson-go-on = Go on
page-lesson-again = From the beginning
page-lesson-take-back = Take it back
page-lesson-play = Now against bots

## Help.

page-paid-in = Paid for with { $currency ->
    [gold] gold
   *[influence] influence
}.
page-home-is = Home city: { $city }.
page-summary = Summary
page-search-rules = Search the rules
page-nothing-found = Nothing found.
page-newcomer = Help for beginners
    .help = The goal above the board, and what each question means.
page-newcomer-off = Hide this help

# Ways on, keys, news

page-to-first = To the start page
page-nothing-here = There is nothing here.
page-to-decision = To the decision
page-keys = Keyboard shortcuts
page-key-choose = the first nine answers
page-key-back = take back a half-made choice, close what is open
page-key-decision = to the decision
page-key-tab = from item to item; arrows go from answer to answer
page-key-enter = choose what is in focus
page-key-keys = this list
page-key-step = one move back or on
page-key-ends = to the beginning, to the end
page-offer-sent = Sent to { $seat }.
page-unread = { $number ->
    [one] One new message
   *[other] { $number } new messages
}

## Moments, the end of the game, and what happened since.

page-moment-read = Go on
page-home-gold = from home
page-end-standings = Standings
page-end-sources = How the points were made
page-end-total = Total
page-end-course = The course of the game
page-end-line = { $seat }: { $first } at the start, { $last } at the end, at most { $most }.
page-end-turning = Turning points
page-end-watch = Watch it again
page-end-open = Everything laid open
page-end-board = To the board
page-end-result = To the result
page-end-share = Copy a link
page-end-picture = Save a picture
page-end-won = You have won!
page-end-lost = { $seats-count ->
    [1] { $seats } wins
   *[other] { $seats } share the victory
}
page-log-since = Since your last turn
page-log-newest = To the newest
page-sound-on = Sound is on.
page-sound-off = Sound is off.
page-sound-key = The M key at the table turns it off and on.
page-key-hint = ask for a hint, against bots
page-key-sound = sound off or on
page-setup-sensible = A sensible set-up
page-on-the-map = Choose on the map, or here:
page-bot-table = Choose the opponents…

## Leaving well.

page-resign = Resign
page-resign-sure = { $seats ->
    [2] The game ends here, and the other side wins.
   *[other] A bot plays your seat to the end. You cannot come back.
}
page-resign-yes = Yes, resign
page-stay = Play on
page-resigned = resigned
page-told-resigned = { $seat } resigns.
page-told-resigned-to-bot = { $seat } resigns. A bot plays on.
page-days-off = Days off, while your time stands still ({ $left } left)
page-days-off-take = Take days off
page-days-off-end = End my days off
page-has-days-off = has days off until { $until }
page-told-days-off = { $days ->
    [one] { $seat } takes a day off.
   *[other] { $seat } takes { $days } days off.
}
page-told-days-off-end = { $seat } is back from days off.
page-mute = Mute { $seat }
page-unmute = Hear { $seat } again
page-told-mute = { $seat } no longer hears what { $about } says.
page-told-unmute = { $seat } hears { $about } again.

## Who is there.

page-is-here = here
page-is-away = away
page-is-gone = gone
page-spectators = { $number ->
    [one] One spectator
   *[other] { $number } spectators
}
page-tell-me = Tell me when it is my turn…

## Hints.

page-hint = Hint
page-new-hints = Hints
    .help = You may ask the strongest bot what it would do. Only against bots.
page-up-to = Bid for me up to { $number }
    .help = It is raised by the least that is needed. Nobody else learns of it.
page-forced = Answer by itself where there is only one answer
    .help = It is told first, and you can wait. Only where everybody can tell, so that it gives nothing away.
page-wait = Wait
page-puzzle-today = Puzzle of the day
    .help = A moment of a game between bots: one answer is clearly the best. Today’s, or any of a game.
page-puzzle-go = Today: { $game }
page-play-on = Play on from here
