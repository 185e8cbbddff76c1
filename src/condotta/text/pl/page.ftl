### Słowa strony: te, których nie ma ani gra, ani terminal.

page-welcome = Trzy gry o podboju i intrydze
page-games = Gry
page-name = Nazwa gracza
page-guest = Gość
page-settings = Ustawienia
page-rules = Zasady
page-rule = Zasada { $rule }
page-chapters = Rozdziały
page-labelled = { $label }: { $what }
page-more = { $what }…
page-close = Zamknij
page-no-answer = Serwer nie odpowiada. Kolejna próba…
page-gone = Ten link nie prowadzi już do tego stołu.
page-closed = { $by ->
    [vote] Gracze zamknęli ten stół.
   *[host] Gospodarz usunął ten stół.
}

## Pierwsza strona.

page-play-bots = Graj z botami
page-play-friends = Graj ze znajomymi
page-join = Dołącz przez link
    .help = Wklej otrzymany link.
page-link = Link
page-go = OK
page-not-a-link = To nie jest link do stołu.
page-you = Twoje partie
page-your-tables = Twoje stoły
page-public-tables = Stoły publiczne
page-no-public-tables = Nie ma teraz stołów publicznych.
page-seats-taken = miejsca: { $taken } z { $seats }
page-state-waiting = czeka
page-state-playing = gra trwa
page-state-paused = przerwa
page-state-over = koniec
page-state-closed = zamknięty
page-replays = Powtórki
    .help = Obejrzyj zakończoną grę jeszcze raz, z pliku.
page-open-record = Otwórz zapis gry

## Nowy stół.

page-seats = Miejsca
page-seat = Miejsce { $seat }
page-how-many = Gracze
page-person = Człowiek
page-bot = Bot: { $bot }
page-levels = Poziomy
page-no-json = Ten plik nie jest plikiem JSON.
page-on = tak
page-off = nie
page-table = Stół
page-public = Publiczny
    .help = Każdy widzi stół na liście i może zająć wolne miejsce.
page-talk-allowed = Czat
    .help = Gracze mogą do siebie pisać, także prywatnie.
page-i-play = Też gram
    .help = Zajmujesz pierwsze miejsce dla człowieka.
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-move = Czas na każdy ruch
page-clock-bank = Czas na całą grę
page-seconds = Sekundy na ruch
page-minutes = Minuty łącznie
page-increment = Dodatkowe sekundy po ruchu
page-open-table = Otwórz stół

## Przed grą.

page-invite = Zaproś innych
    .help = Każdy, kto ma ten link, może zająć wolne miejsce.
page-invite-public = Stół jest publiczny i widać go też na liście.
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Link jako kod QR
page-free-seat = wolne
page-sit-down = Zajmij miejsce
page-waiting-for = { $count ->
    [0] Gra zaraz się zacznie.
    [one] Brakuje jeszcze jednego gracza.
   *[other] Brakuje jeszcze { $count } graczy.
}
page-fill-and-start = Uzupełnij botami
page-start = Zacznij
page-close-table = Usuń stół
page-leave-seat = Zwolnij miejsce

## Decyzja.

page-your-turn = Twoja kolej
page-others-asked = Pytanie: „{ $question }”
page-sending = Wysyłanie: { $act }
page-really = { $act }: na pewno?
page-yes = Tak
page-no = Nie
page-choose = Wybierz
page-take-back = Cofnij wybór
page-details = Szczegóły
page-undo = Cofnij mój ostatni ruch
page-write-act = Wpisz swój ruch
page-reconnecting = Ponowne łączenie… nic nie przepadnie.
page-paused = Przerwa
    .help = Gra ruszy dalej, gdy zgodzą się wszyscy gracze.
page-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $seats }.
   *[other] Zwycięstwem dzielą się { $seats }.
}
page-watching = Przyglądasz się.
page-offer-made = Propozycja czeka na twoją odpowiedź.
page-offer-waits = { $count ->
    [one] Jedna obietnica czeka na twoją odpowiedź
    [few] { $count } obietnice czekają na twoją odpowiedź
   *[many] { $count } obietnic czeka na twoją odpowiedź
}

## Rozmowa i obietnice.

page-talk = Czat
    .placeholder = Napisz coś…
page-nothing-said = Nikt jeszcze nic nie napisał.
page-said-to = { $count ->
    [0] :
   *[other] {""} do: { $seats }:
}
page-to-whom = Do kogo
page-to-all = Do wszystkich
page-send = Wyślij
page-promise = Obietnica
    .placeholder = Obiecuję, że …
page-promises = Obietnice
page-promise-open = Każdy może ją przeczytać
    .help = W przeciwnym razie tylko wy dwoje. Obietnice nie są wiążące.
page-promise-line = { $maker } → { $to }: „{ $text }”
page-promise-made = bez odpowiedzi
page-promise-accepted = przyjęta
page-promise-refused = odrzucona
page-promise-withdrawn = wycofana
page-promise-kept = dotrzymana
page-promise-broken = złamana
page-accept = Przyjmij
page-refuse = Odrzuć
page-withdraw = Wycofaj
page-kept = Dotrzymano jej
page-broken = Złamano ją

## Stół.

page-log-all = Pokaż wszystko
page-away = poza stołem
page-agrees = za
page-pause = Poproś o przerwę
page-go-on = Poproś o dalszą grę
page-agree = Zgadzam się
page-hand-to-bot = Niech bot gra za mnie
page-hand-to-person = Przekaż komuś moje miejsce
page-hand-over-link = Link dla tej osoby
page-handed-over = Na twoim miejscu gra teraz ktoś inny.
page-you-are-away = Inni widzą, że nie ma cię przy stole.
page-take-seat-back = Odzyskaj moje miejsce
page-leave = Odejdź na chwilę od stołu
page-renew = Nowy link do mojego miejsca
page-rematch = Rewanż
page-go-to-rematch = Do rewanżu
page-replay = Powtórka
page-download = Pobierz zapis gry
page-watch-link = Link dla widzów
page-seat-kept = czeka na gracza { $name }
page-seat-link = Link do miejsca { $seat }
page-seat-link-is = Oto link do miejsca { $seat }
page-free-seat-of = Zwolnij miejsce gracza { $seat }
page-bot-for = Niech bot gra za gracza { $seat }
page-offer-to-play = Zgłoś się do gry za gracza { $seat }
page-end-table = Zamknij stół
page-absent = nie daje znaku życia
page-absence = { $minutes ->
    [one] Po minucie
   *[other] Po { $minutes } minutach
} bez znaku życia miejsce może przejąć bot, jeśli chce tego gospodarz albo zgodzą się pozostali; inna osoba tylko wtedy, gdy zgodzą się wszyscy pozostali. Właściciel może odzyskać je w każdej chwili.
page-candidate = Zgłaszasz się do gry za gracza { $seat }. Najpierw muszą się zgodzić wszyscy pozostali.
page-motion-free = Czy zwolnić miejsce gracza { $seat }?
page-motion-to-bot = { $seat } nie daje znaku życia. Czy na tym miejscu ma grać bot?
page-motion-to-person = { $seat } nie daje znaku życia. Czy na tym miejscu ma grać { $name } i widzieć karty na ręce?
page-motion-end = Czy zamknąć ten stół?
page-agreed = Za: { $seats }.
page-told-kept = Miejsce czeka na gracza { $seat }.
page-told-freed = { $by ->
    [host] Gospodarz zwalnia miejsce gracza { $name }.
   *[vote] Za zgodą wszystkich miejsce gracza { $name } jest znów wolne.
}
page-told-seat-link = Gospodarz ma nowy link do miejsca { $seat }.
page-told-replaced = { $by ->
    [host] { $seat } nie daje znaku życia: gospodarz pozwala grać botowi.
   *[vote] { $seat } nie daje znaku życia: za zgodą pozostałych gra bot.
}
page-told-stand-in = { $name } zgłasza się do gry za gracza { $seat }.
page-told-stands-in = Za zgodą wszystkich { $name } gra teraz za gracza { $seat }.
page-told-vote-free = { $seat } zgadza się zwolnić miejsce gracza { $about }.
page-told-vote-to-bot = { $seat } zgadza się, by za gracza { $about } grał bot.
page-told-vote-to-person = { $seat } zgadza się, by za gracza { $about } grał ktoś inny.
page-told-vote-end = { $seat } zgadza się zamknąć ten stół.
page-told-vote-off = { $seat } już się nie zgadza.
page-told-joins = { $seat } zajmuje miejsce.
page-told-leaves = { $seat } zwalnia miejsce.
page-told-away = { $seat } odchodzi na chwilę od stołu.
page-told-to-bot = Za gracza { $seat } gra teraz bot.
page-told-to-person = { $seat } przekazuje komuś swoje miejsce.
page-told-back = { $seat } wraca.
page-told-renews = { $seat } ma nowy link.
page-told-absent = Czas minął: za gracza { $seat } gra bot.
page-told-default = Czas minął: za gracza { $seat } wykonano ruch domyślny.
page-told-undo = { $seat } cofa ostatni ruch.
page-told-pause = { $seat } prosi o przerwę.
page-told-go-on = { $seat } prosi o dalszą grę.
page-told-rematch = Rewanż jest gotowy.
page-told-renamed = { $was } nazywa się teraz { $seat }.
page-told-deletion = { $seat } chce usunąć ten stół.
page-told-keep = { $seat } chce zachować ten stół.
page-told-notice = Od osoby prowadzącej ten serwer: { $text }
page-told-house-pause = Osoba prowadząca ten serwer wstrzymała grę.
page-told-house-resume = Osoba prowadząca ten serwer wznowiła grę.
page-delete = Poproś o usunięcie tego stołu
page-delete-sure = Gdy poproszą o to wszyscy, którzy tu siedzą, stół zostanie usunięty dla wszystkich i na zawsze.
page-delete-yes = Usuń
page-keep = Zachowaj ten stół
page-erased = Wymazano.

## Ustawienia.

page-theme = Motyw
page-theme-auto = Systemowy
page-theme-light = Jasny
page-theme-dark = Ciemny
page-pace = Tempo ruchów innych graczy
page-pace-slow = Spokojne
page-pace-quick = Szybkie
page-pace-none = Od razu
page-sound = Dźwięk
    .help = Sygnał, gdy przychodzi twoja kolej, i drobne dźwięki kart i bitew.
page-notify = Powiadomienia
    .help = Przeglądarka da znać, że przyszła twoja kolej, gdy patrzysz gdzie indziej.
page-twice = Potwierdzaj ryzykowne ruchy
    .help = Dodatkowe pytanie przed ryzykownym ruchem, na przykład pasem z kartami na ręce.
page-calm = Mniej animacji
    .help = Nic nie lata ani się nie przesuwa. Ustawienie systemu obowiązuje zawsze.

## Powtórka.

page-replay-open = Otwórz zapis gry
    .help = Plik pobrany ze stołu albo zapisany przez terminal.
page-replay-eyes = Perspektywa
page-replay-public = Widzowie
page-replay-open-all = Wszystko odkryte
page-replay-first = Na początek
page-replay-back = Ruch wstecz
page-replay-play = Odtwarzaj
page-replay-stop = Zatrzymaj
page-replay-next = Ruch naprzód
page-replay-last = Na koniec
page-replay-speed = Szybkość
page-replay-at = Ruch { $number } z { $count }
page-replay-link = Link do tej chwili
page-replay-not-over = Powtórka będzie dostępna po zakończeniu gry.
page-replay-unreadable = To nie jest plik z zapisem gry.

## Condottiere.

page-map = Włochy
page-hand = Twoje karty
page-mercenary = Najemnik { $number }

## Conquest.

page-island = Wyspa
page-round = Runda { $number }
page-territory-free = Terytorium jest niczyje.
page-territory-held = Terytorium należy do gracza { $seat }.
page-zone-empty = Pusto.
page-piece-unknown = Pionek gracza { $seat }.
page-piece-of = { $piece } gracza { $seat }.
page-piece-may-be = To może być: { $pieces }.
page-piece-known-to-all = Wszyscy wiedzą, co to jest.
page-piece-others-think = { $count ->
    [one] Dla innych jest { $count } możliwość.
    [few] Dla innych są { $count } możliwości.
   *[many] Dla innych jest { $count } możliwości.
}
page-cards-drawn = Dobrane karty
page-conquest-seat = { $territories ->
    [one] { $territories } terytorium
    [few] { $territories } terytoria
   *[many] { $territories } terytoriów
}, { $cities ->
    [one] { $cities } miasto
    [few] { $cities } miasta
   *[many] { $cities } miast
}, { $pieces ->
    [one] { $pieces } pionek
    [few] { $pieces } pionki
   *[many] { $pieces } pionków
}
page-flag-with = Flaga stoi przed graczem { $seat }.
page-bag = W woreczku: { $pieces }.
page-in-hand = Z woreczka: { $piece }.
page-moves-left = { $number ->
    [one] Został jeden ruch.
    [few] Zostały { $number } ruchy.
   *[many] Zostało { $number } ruchów.
}
page-pile = { $number ->
    [0] Stos jest pusty.
    [one] Jedna karta w stosie.
    [few] { $number } karty w stosie.
   *[many] { $number } kart w stosie.
}
page-discards = Odrzucone: { $cards }.
page-no-memory = Przy tym stole gra się bez pomocy dla pamięci: zapamiętuj, co widzisz (Q8).
page-unknown = nieznany
page-setup = Twoje ustawienie
    .help = Weź pionek i postaw go na polu: kliknięciem, przeciągnięciem albo Enterem. Nic nie zostanie wysłane, dopóki nie potwierdzisz.
page-setup-ready = Gotowe
page-setup-scatter = Resztę ustaw losowo
page-setup-clear = Wyczyść
page-setup-take-off = Zdejmij ten pionek
page-setup-name = Nazwa ustawienia
page-setup-save = Zapisz
page-setup-forget = Usuń

## Princes.

page-decade = Dekada { $number }
page-wars = Wojny w tej dekadzie: { $number } z { $limit }
page-auction = Licytacja
page-no-bid = Jeszcze nikt nie licytuje.
page-condottiere = prawo do walki
page-war = Wojna
page-attacker = atakuje
page-defender = broni się
page-force = atak { $attack }, obrona { $defence }
page-league = Święta Liga
page-cities = Miasta
page-status = Status { $number }
page-slot = { $number ->
    [one] { $number } punkt za kafel
    [few] { $number } punkty za kafel
   *[many] { $number } punktów za kafel
}
page-tiles-left = { $number ->
    [one] został jeden rodzaj kafli
    [few] zostały { $number } rodzaje kafli
   *[many] zostało { $number } rodzajów kafli
}
page-income = Co dekadę: złoto { $gold }, wpływy { $influence }.
page-merchant-mark = Ze znakiem kupca.
page-troop = Cena { $cost }, atak { $attack }, obrona { $defence }, wpływy co dekadę { $influence }.
page-events = Wydarzenia i Papież
page-troops = Wojska
page-treachery = Twoje kafle zdrady
page-treachery-pile = { $number ->
    [0] Stos jest pusty.
    [one] Jeden kafel w stosie.
    [few] { $number } kafle w stosie.
   *[many] { $number } kafli w stosie.
}
page-none = Brak.
page-home = + { $number } w mieście rodzinnym
page-forecast = Dochód:
page-points-now = { $number ->
    [one] teraz { $number } punkt
    [few] teraz { $number } punkty
   *[many] teraz { $number } punktów
}
page-laurels = { $number ->
    [one] { $number } wawrzyn
    [few] { $number } wawrzyny
   *[many] { $number } wawrzynów
}
page-treachery-held = zdrada { $number }/{ $limit }
page-you-give = Dajesz
page-you-get = Dostajesz
page-gold = złoto
page-influence = wpływy
page-until = Ważna
page-until-withdrawn = do wycofania
page-until-auction = do końca licytacji
page-until-turn = do końca tury
page-until-decade = do końca dekady
page-offer = Zaproponuj
page-verb-bid = Licytuj
page-verb-auction = Wystaw na licytację
page-verb-buy = Kup
page-verb-give-back = Oddaj
page-verb-war = Wojna
page-verb-start-war = Wywołanie wojny (kafel)
page-verb-move = Wykonaj ruch
page-verb-place = Postaw
page-verb-look = Obejrzyj
page-verb-accuse = Odgadnij
page-verb-show = Pokaż
page-verb-keep = Zatrzymaj

## Nauka.

page-learn = Nauka gry
page-lesson = Lekcja
page-lesson-step = Krok { $number } z { $count }
page-lesson-go-on = Dalej
page-lesson-again = Od początku
page-lesson-take-back = Cofnij
page-lesson-play = Zagraj z botami

## Help.

page-paid-in = Płaci się { $currency ->
    [gold] złotem
   *[influence] wpływami
}.
page-home-is = Rodzinne miasto: { $city }.
page-summary = W skrócie
page-search-rules = Szukaj w zasadach
page-nothing-found = Nic nie znaleziono.
page-newcomer = Pomoc dla początkujących
    .help = Cel nad planszą i znaczenie każdego pytania.
page-newcomer-off = Ukryj tę pomoc

# Ways on, keys, news

page-to-first = Na stronę główną
page-nothing-here = Tu nic nie ma.
page-to-decision = Do decyzji
page-keys = Skróty klawiszowe
page-key-choose = dziewięć pierwszych odpowiedzi
page-key-back = cofnij rozpoczęty wybór, zamknij to, co otwarte
page-key-decision = do decyzji
page-key-tab = od elementu do elementu; strzałki przechodzą między odpowiedziami
page-key-enter = wybierz zaznaczony element
page-key-keys = ta lista
page-key-step = jeden ruch wstecz lub naprzód
page-key-ends = na początek, na koniec
page-offer-sent = Wysłano do gracza { $seat }.
page-unread = { $number ->
    [one] Jedna nowa wiadomość
    [few] { $number } nowe wiadomości
   *[many] { $number } nowych wiadomości
}

## Momenty, koniec gry i to, co się od tego czasu stało.

page-moment-read = Dalej
page-home-gold = z rodzinnego miasta
page-end-standings = Wyniki
page-end-sources = Skąd te punkty
page-end-total = Razem
page-end-course = Przebieg gry
page-end-line = { $seat }: na początku { $first }, na końcu { $last }, najwyżej { $most }.
page-end-turning = Punkty zwrotne
page-end-watch = Zobacz jeszcze raz
page-end-open = Wszystko odkryte
page-end-board = Do planszy
page-end-result = Do wyniku
page-end-share = Kopiuj link
page-end-picture = Zapisz obrazek
page-end-won = Wygrywasz!
page-end-lost = { $seats-count ->
    [1] Wygrywa { $seats }
   *[other] Zwycięstwo dzielą { $seats }
}
page-log-since = Od twojej ostatniej tury
page-log-newest = Do najnowszych
page-sound-on = Dźwięk jest włączony.
page-sound-off = Dźwięk jest wyłączony.
page-sound-key = Przy stole wyłącza go i włącza klawisz M.
page-key-hint = prośba o podpowiedź, w grze z botami
page-key-sound = wyłączenie lub włączenie dźwięku
page-setup-sensible = Rozsądne ustawienie
page-on-the-map = Wybierz na mapie albo tutaj:
page-bot-table = Wybierz przeciwników…

## Kulturalne rozstanie.

page-resign = Poddaj grę
page-resign-sure = { $seats ->
    [2] Gra kończy się tutaj, a wygrywa druga strona.
   *[other] Na twoim miejscu do końca będzie grał bot. Nie można już wrócić.
}
page-resign-yes = Tak, poddaję grę
page-stay = Gram dalej
page-resigned = gra poddana
page-told-resigned = { $seat } poddaje grę.
page-told-resigned-to-bot = { $seat } poddaje grę. Dalej gra bot.
page-days-off = Dni wolne, w których twój czas stoi (zostało: { $left })
page-days-off-take = Weź wolne
page-days-off-end = Zakończ moje wolne
page-has-days-off = ma wolne do { $until }
page-told-days-off = { $days ->
    [one] { $seat } bierze dzień wolnego.
   *[other] { $seat } bierze { $days } dni wolnego.
}
page-told-days-off-end = { $seat } wraca z wolnego.
page-mute = Wycisz gracza { $seat }
page-unmute = Słuchaj znów gracza { $seat }
page-told-mute = { $seat } nie słucha już gracza { $about }.
page-told-unmute = { $seat } znów słucha gracza { $about }.

## Kto jest.

page-is-here = jest
page-is-away = patrzy gdzie indziej
page-is-gone = nie ma
page-spectators = { $number ->
    [one] Jeden widz
    [few] { $number } widzów
   *[many] { $number } widzów
}
page-tell-me = Daj mi znać, gdy przyjdzie moja kolej…

## Hints.

page-hint = Podpowiedź
page-new-hints = Podpowiedzi
    .help = Możesz zapytać najsilniejszego bota, co by zrobił. Tylko w grze z botami.
page-up-to = Licytuj za mnie do { $number }
    .help = Stawka rośnie tylko o tyle, ile trzeba. Nikt inny się o tym nie dowie.
page-forced = Odpowiadaj samoczynnie, gdy jest tylko jedna odpowiedź
    .help = Najpierw pojawia się zapowiedź i można poczekać. Tylko wtedy, gdy wszyscy to widzą, więc niczego to nie zdradza.
page-wait = Poczekaj
page-puzzle-today = Zadanie dnia
    .help = Chwila z gry między botami: jedna odpowiedź jest wyraźnie najlepsza. Zadanie na dziś albo dowolne z jednej z gier.
page-puzzle-go = Dzisiaj: { $game }
page-play-on = Graj dalej od tego miejsca
