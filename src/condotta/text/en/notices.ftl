### Notices of a turn: what they say, and how they are asked for.

## What is sent.

told-turn = { $count ->
    [0] It is your turn in { $game }.
   *[other] It is your turn in { $game } with { $others }.
}
told-nudge = { $name } reminds you: it is your turn in { $game }.
told-confirm = Somebody at a table of { $game } would like to be told at this address when it is their turn. If that was you, say yes. Otherwise nothing more will be sent.
told-open = To the table
told-stop = Do not tell me any more
told-yes = Yes, tell me
told-no = No, forget this address

## Without a connection.

offline-title = You are offline
offline-text = The table is on a server that cannot be reached right now. Nothing is lost: the game goes on where it was.
offline-again = Try again

## How they are asked for.

page-notices = Tell me when it is my turn
page-notices-help = At most once for each turn, and only while you are not looking at the table. Nothing of your hand is ever in it.
page-notices-push = On this device
    .help = The browser tells you, even when the page is closed.
page-notices-plain = This page came over a plain connection (http). Over that, browsers allow neither this nor installing the page as an app: both need https. What follows works all the same.
page-notices-no-push = This browser cannot be told anything while the page is closed. On an iPhone or iPad, add the page to the home screen first.
page-notices-blocked = The browser does not allow notifications from this page; its settings can change that.
page-notices-mail = E-mail
page-notices-webhook = Webhook
page-notices-address = Address
page-notices-kind = For
page-notices-discord = Discord
page-notices-json = another program (JSON)
page-notices-add = Tell me there
page-notices-waits = A mail is on its way: say yes in it.
page-notices-on = You are told here
page-notices-remove = Stop
page-notices-quiet = Quiet hours
    .help = What comes meanwhile is told when they are over.
page-notices-from = from
page-notices-until = until
page-notices-install = Install as an app
page-notices-stopped = Done. You are not told of this table any more.
page-notices-asked = Do you want to be told at this address when it is your turn?
page-notices-yes = Yes, tell me
page-notices-confirmed = Done. You are told when it is your turn.

## Who is late.

page-nudge = Remind { $seat }
page-nudged = { $seat } is reminded, by whatever way { $seat } has asked for.
page-ways = What to do without { $seat }
