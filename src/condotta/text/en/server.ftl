### Why the server does not do something.


## Who asks.

refuse-needs-token = This needs the token of a seat.
refuse-unknown-token = This link is not, or no longer, good for this table.
refuse-needs-link = This needs the link of a seat or an invitation.
refuse-only-the-host = Only the host of the table may do this.
refuse-another-seat = This link is for another seat.
refuse-handed-over = This seat has been handed over to somebody else; take it back first.
refuse-foreign-origin = This request comes from a page of another site.

## What is asked.

refuse-unknown-host = This server does not go by that name. Whoever runs it can add the name with --name.
refuse-two-lengths = The request states its length in two ways.
refuse-malformed = The request cannot be read: { $reason }.
refuse-unfitting = The request does not fit: { $reason }.
refuse-not-json = The body must be JSON, with the content type application/json.
refuse-too-large = The request is larger than { $most } bytes.
refuse-too-slow = The request took too long to arrive.
refuse-too-many = Too many requests. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refuse-too-many-streams = Too many open connections; close one first.
refuse-record-too-much = This game is too long to be shown here.
refuse-no-such-page = There is nothing here.
refuse-no-such-method = This address does not accept { $method }.
refuse-internal = Something went wrong here; nothing has been changed.

## Tables and seats.

refuse-no-such-table = There is no such table.
refuse-unknown-bot = There is no bot { $bot } for this game; available: { $known }.
refuse-bot-by-module = A table takes only bots that are registered on its server, not a program named by its module ({ $bot }); available: { $known }.
refuse-no-such-seat = There is no such seat at this table.
refuse-no-free-seat = There is no free seat here.
refuse-name-mixed = This name mixes letters of different scripts that are easily confused.
refuse-name-taken = Somebody at this table is already called { $name }.
refuse-seats-are-free = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still free; wait, or fill up with bots.
refuse-table-is-past-that = That is not possible now: { $state ->
    [waiting] the table is still waiting for players
    [playing] the game is being played
    [paused] the game is paused
    [over] the game is over
   *[closed] the table is closed
}.
refuse-not-away = You are already here.
refuse-not-over = The game is not over yet.
refuse-last-seat-needs-its-link = One invitation does not fill the whole table. The last seat needs a link of its own: ask the host.
refuse-not-absent = Somebody was there a moment ago. This is possible after { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} without a sign of life.
refuse-somebody-plays = There is still somebody at this table; only the players together can end it.
refuse-not-yours-to-decide = That is for the others to decide.
refuse-nobody-offers = Nobody has offered to play this seat.
refuse-other-rules = This game was played by version { $rules } of the rules. By version { $now }, which this server plays, it would differ from step { $row } on: you can read it up to there and download its record, but it cannot go on here.
refuse-damaged = Step { $row } of this table cannot be replayed. You can read it up to there, but it cannot go on until whoever runs this server has looked at it.
refuse-unknown-game = This server does not know the game { $game }.
refuse-unknown-setup = This server cannot set this table up as it was: { $reason } Whoever runs it may open it with another version.
refuse-unreadable = This table cannot be read. It is set aside until whoever runs this server has looked at it.
refuse-banned = This address is not served here.
refuse-not-ready = Not ready: { $what }.
refuse-no-address = { $address } is neither an address nor a network.
refuse-not-banned = { $address } cannot be banned: everybody would be shut out.
refuse-seat-is-free = Nobody sits there.
refuse-deleted = This table was deleted { $why ->
    [age] because nothing had happened at it for a long time
    [players] at the wish of everybody who sat at it
   *[host] by whoever runs this server
}.

## Playing.

refuse-not-saved = It could not be saved, so it has not happened. Try again.
refuse-key-used-before = This key was used before, for something else.
refuse-act-or-text = Give either the number of a move or its text.
refuse-decision-missing = Say which question this answers.
refuse-stale = That question (number { $number }) is no longer open; now it is number { $now }.
refuse-not-begun = The game has not begun yet.
refuse-paused = The table is paused.
refuse-bot-plays = A bot plays this seat now; take it back first.
refuse-no-undo = There is nothing to take back.
refuse-not-in-auction = You are not in this auction.
refuse-no-standing-bid = You have left no bid here that goes on by itself.
refuse-bid-out-of-reach = You can bid up to an amount from { $least } to { $most }.
refuse-not-seen-yet = This is shown once the game is over.
refuse-begin-anew = Your place in this table’s messages is no longer valid. Begin again from the first.

## Talk.

refuse-talk-is-off = There is no chat at this table.
refuse-too-long = That is too long; at most { $most } characters are possible.
refuse-empty-text = The message is empty.
refuse-to-yourself = You cannot say this to yourself.
refuse-no-such-promise = There is no such promise, or it has been settled.
refuse-too-many-promises = You already have { $most } open promises; let some of them be settled first.
refuse-not-your-promise = That is not for you to say of this promise.
refuse-promise-is-past-that = This promise is { $state ->
    [made] not answered yet
    [accepted] accepted already
    [refused] refused already
    [withdrawn] withdrawn already
    [kept] marked as kept already
   *[broken] marked as broken already
}.
refuse-newer-rules = This table is played by version { $rules } of the rules. This server knows version { $now }: it can show the table, but another server has to go on with it.
refuse-elsewhere = Another server goes on with this table, by the rules it began with. Ask again: it will answer.
refuse-not-reached = The server cannot reach its database at the moment. Try again shortly.

## Leaving well.

refuse-resigned = The player of this seat has resigned; a bot plays it to the end.
refuse-no-days-off = Days off are for tables whose clock gives a day or more.
refuse-too-many-days-off = In this game you can still take { $left ->
    [one] one day
   *[other] { $left } days
} off.
refuse-has-days-off = This player has announced days off, { $days ->
    [one] one more day
   *[other] { $days } more days
}. Nobody decides about the seat meanwhile.
refuse-not-heard = This player does not want to hear from you here.

## The personal key.

refuse-unknown-key = This key is not, or no longer, known here.
refuse-too-many-ties = A key can hold at most { $most } tables.

## Notices.

refuse-notice-address = This address cannot be reached.
refuse-notice-not-secure = The address must begin with https://.
refuse-notice-private = This address is in a private network, and whoever runs the server does not allow that.
refuse-notice-too-many = A seat can be told at { $most } addresses at most; stop one first.
refuse-notice-no-mail = This server sends no mails.
refuse-notice-mail-address = This is not a mail address.
refuse-notice-mail-often = This address has been asked too often today.
refuse-notice-over = This link is no longer good.
refuse-nudge-not-asked = The game is not waiting for this player.
refuse-nudge-is-here = This player is here.
refuse-nudge-was-today = This player has already been reminded today.
## Hints and reviews.

refuse-no-hints = There are no hints at this table.
refuse-hints-for-one = Hints are for one player against bots.
refuse-hint-not-asked = You are not asked anything now.
refuse-hint-failed = No hint could be found just now. Ask again.
refuse-too-many-reviews = Many games wait for their review. Ask again later.
refuse-record-from-a-moment = This game was itself played on from a moment of another. Play on from its table, if that is still here.
