### Strony z tym, co tutaj twoje, bez konta.

you-title = Twoje partie

## Twoje stoły na pierwszej stronie.

you-group-turn = Twój ruch
you-group-waiting = Oczekujące
you-group-over = Zakończone
you-turn = Teraz twój ruch
you-waits-for = Czekamy na: { $names }
you-with = przy stole: { $names }
you-won = Wygrana
you-place = Miejsce { $place } z { $seats }
you-handed-over = Na twoim miejscu gra ktoś inny
you-link-renewed = To miejsce ma nowy link
you-all-games = Wszystkie twoje partie i statystyki

## Zakończone partie.

you-finished = Zakończone partie
you-left = pod koniec grał ktoś inny
you-more = Pokaż więcej
you-nothing-yet = Żadna twoja partia nie jest jeszcze zakończona.
you-numbers = Statystyki
you-which-game = Gra
you-every-game = Wszystkie gry
you-count-met = Spotkania
you-count-games = Partie
you-count-won = Wygrane
you-streak = Wygrane z rzędu
you-streak-best = najlepiej: { $number }
you-above-chance = Wygrane ponad przypadek
you-against = Przeciw
you-people = Ludzie
you-ahead = Przed nimi
you-behind = Za nimi
you-variants = Wariant

## Rankingi.

you-ratings = Ranking
you-rated = Oceniaj moje partie
    .help = Od teraz liczy się każda partia rozegrana przez ciebie do końca, przeciw botom i ludziom z tego serwera. Po wyłączeniu twój ranking zostanie usunięty.
you-shown = Pokazuj mój ranking wszystkim
    .help = Inni zobaczą go na swojej stronie rankingu pod nazwą { $name }.
you-rating = Ranking
you-unsure = Niepewność
you-no-rating-yet = Pierwszy ranking pojawi się po następnej zakończonej partii.

## Klucz.

you-key = Twój klucz
    .help = Nie ma tu kont. Tajny klucz, zapisany w tej przeglądarce, łączy twoje stoły, wyniki i ustawienia. Serwer zna tylko jego odcisk i nie może go odtworzyć.
you-other-device = Przenieś na inne urządzenie
    .help = Otwórz ten link na drugim urządzeniu albo zeskanuj kod. Nie pokazuj go nikomu: kto go ma, może grać na wszystkich twoich miejscach.
you-save = Zapisz wszystko w pliku
you-renew = Odnów klucz
you-forget = Zapomnij klucz
you-sure-renew = Stary klucz i każdy link do niego przestaną działać, także na wszystkich innych urządzeniach. Nowy link przenieś na urządzenia, których nadal używasz.
you-sure-forget = Klucz zniknie na dobre razem ze wszystkim, co się z nim wiąże: wynikami, rankingiem i ustawieniami. Stoły zostaną; w tej przeglądarce nadal otworzysz te, do których ma ona link.
you-no = Nie, zostaw
you-renewed = Klucz jest już nowy.
you-forgotten = Klucz został zapomniany razem ze wszystkim, co się z nim wiązało.
you-again = Utwórz nowy klucz

## Klucz z innego urządzenia.

you-adopt = Przenieść twoje partie na to urządzenie?
you-adopt-whose = { $tables ->
    [one] Ten link zawiera nazwę { $name } i jeden stół.
    [few] Ten link zawiera nazwę { $name } i { $tables } stoły.
   *[many] Ten link zawiera nazwę { $name } i { $tables } stołów.
}
you-adopt-warning = Zgódź się tylko, jeśli to twój własny link. Z cudzym linkiem jego właściciel może grać na twoich miejscach.
you-adopt-instead = To urządzenie ma już klucz. Znane mu miejsca przejdą do nowego klucza; zakończone partie zostaną przy starym.
you-adopt-yes = Tak, to moje partie
