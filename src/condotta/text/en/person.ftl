### The pages of what is yours here without an account.

you-title = Your games

## Your tables on the first page.

you-group-turn = Your turn
you-group-waiting = Waiting
you-group-over = Over
you-turn = It is your turn
you-waits-for = Waiting for { $names }
you-with = with { $names }
you-won = You won
you-place = Place { $place } of { $seats }
you-handed-over = Somebody else plays your seat
you-link-renewed = The seat has a new link
you-all-games = All your games and statistics

## Finished games.

you-finished = Finished games
you-left = somebody else played at the end
you-more = Show more
you-nothing-yet = No game of yours is finished yet.
you-numbers = Statistics
you-which-game = Game
you-every-game = All games
you-count-met = Times met
you-count-games = Games
you-count-won = Won
you-streak = Wins in a row
you-streak-best = best: { $number }
you-above-chance = Wins above chance
you-against = Against
you-people = People
you-ahead = Ahead of them
you-behind = Behind them
you-variants = Variant

## Ratings.

you-ratings = Ratings
you-rated = Rate my games
    .help = From now on, each finished game that you play to its end counts, against bots and people of this server. Switched off, your ratings are erased.
you-shown = Show my ratings to everybody
    .help = Others then see them on their own page of ratings, under the name { $name }.
you-rating = Rating
you-unsure = Uncertainty
you-no-rating-yet = Your first rating comes with the next finished game.

## The key.

you-key = Your key
    .help = There is no account. A secret key, kept in this browser, holds your tables, results and settings together. The server knows only its fingerprint and cannot give it back to you.
you-other-device = Take this to another device
    .help = Open this link on the other device, or scan the code. Show it to nobody: whoever has it can play all your seats.
you-save = Save everything as a file
you-renew = Renew the key
you-forget = Forget the key
you-sure-renew = The old key and every link to it stop working, on all other devices too. Bring the new link to the devices that you still use.
you-sure-forget = The key goes, with everything tied to it: results, ratings and settings, for good. The tables stay; in this browser you still open those whose links it has.
you-no = No, leave it
you-renewed = The key is a new one now.
you-forgotten = The key is forgotten, with everything tied to it.
you-again = Make a new key

## A key from another device.

you-adopt = Bring your games to this device?
you-adopt-whose = { $tables ->
    [one] This link holds the name { $name } and one table.
   *[other] This link holds the name { $name } and { $tables } tables.
}
you-adopt-warning = Say yes only if this is a link of your own. With somebody else's link, that person could play your seats.
you-adopt-instead = This device has a key already. The seats it knows come along; its finished games stay with the old key.
you-adopt-yes = Yes, these are my games
