### Słowa strony: te, których nie ma ani gra, ani terminal.

page-welcome = Trzy gry o podboju i intrydze
page-games = Gry
page-name = Twoje imię
page-guest = Gość
page-settings = Ustawienia
page-rules = Zasady
page-rule = Zasada { $rule }
page-chapters = Rozdziały
page-close = Zamknij
page-no-answer = Serwer nie odpowiada. Kolejna próba …
page-gone = Ten odnośnik nie otwiera już tego stołu.
page-closed = { $by ->
    [vote] Gracze zakończyli ten stół.
   *[host] Ten stół został usunięty przez gospodarza.
}

## Pierwsza strona.

page-play-bots = Graj z botami
page-play-friends = Stół dla znajomych
page-join = Dołącz przez odnośnik
    .help = Wklej odnośnik, który dostałeś.
page-link = Odnośnik
page-go = Dalej
page-not-a-link = To nie jest odnośnik do stołu.
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
    .help = Obejrzyj skończoną grę jeszcze raz, z pliku.
page-open-record = Otwórz zapis

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
page-talk-allowed = Rozmowa
    .help = Gracze mogą do siebie pisać, także prywatnie.
page-i-play = Ja też gram
    .help = Zajmujesz pierwsze miejsce dla ludzi.
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-move = Czas na każdy ruch
page-clock-bank = Czas na całą grę
page-seconds = Sekundy na ruch
page-minutes = Minuty razem
page-increment = Dodatkowe sekundy po ruchu
page-open-table = Otwórz stół

## Przed grą.

page-invite = Zaproś innych
    .help = Kto ma ten odnośnik, może zająć wolne miejsce.
page-invite-public = Stół jest publiczny: jest też na liście.
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Odnośnik jako kod QR
page-free-seat = wolne
page-sit-down = Usiądź
page-waiting-for = { $count ->
    [0] Gra zaraz się zacznie.
    [one] Brakuje jeszcze jednego gracza.
   *[other] Brakuje jeszcze graczy: { $count }.
}
page-fill-and-start = Uzupełnij botami i zacznij
page-start = Zacznij
page-close-table = Usuń stół
page-leave-seat = Wstań

## Decyzja.

page-your-turn = Twoja kolej
page-others-asked = Pytanie:
page-sending = { $act } … wysyłanie.
page-really = Na pewno: { $act }?
page-yes = Tak
page-no = Nie
page-choose = Wybierz
page-take-back = Cofnij wybór
page-details = Szczegóły
page-undo = Cofnij mój ostatni ruch
page-write-act = Ruch, zapisany słowami
page-reconnecting = Ponowne łączenie … nic nie zginie.
page-paused = Przerwa
    .help = Gra toczy się dalej, gdy wszyscy gracze się zgodzą.
page-winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $seats }.
   *[other] Zwycięstwem dzielą się: { $seats }.
}
page-watching = Przyglądasz się.
page-offer-made = Propozycja czeka na twoją odpowiedź.
page-offer-waits = { $count ->
    [one] Obietnica czeka na twoją odpowiedź
   *[other] Obietnice czekają na twoją odpowiedź: { $count }
}

## Rozmowa i obietnice.

page-talk = Rozmowa
    .placeholder = Powiedz coś …
page-nothing-said = Nikt jeszcze nic nie powiedział.
page-said-to = {""} do: { $seats }
page-to-whom = Do kogo
page-to-all = Do wszystkich
page-send = Wyślij
page-promise = Obietnica
    .placeholder = Obiecuję …
page-promises = Obietnice
page-promise-open = Każdy może ją przeczytać
    .help = Inaczej tylko wy dwoje. Żadna obietnica nie wiąże.
page-promise-line = { $maker } dla { $to }:
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
page-away = nieobecny
page-agrees = prosi o to
page-pause = Poproś o przerwę
page-go-on = Poproś o dalszą grę
page-agree = Zgadzam się
page-hand-to-bot = Niech bot gra za mnie
page-hand-to-person = Oddaj komuś moje miejsce
page-hand-over-link = Odnośnik dla tej osoby
page-handed-over = Na twoim miejscu gra teraz ktoś inny.
page-you-are-away = Inni widzą, że cię nie ma.
page-take-seat-back = Odzyskaj moje miejsce
page-leave = Oznacz mnie jako nieobecnego
page-renew = Nowy odnośnik do mojego miejsca
page-rematch = Rewanż
page-go-to-rematch = Do rewanżu
page-replay = Powtórka
page-download = Pobierz zapis
page-watch-link = Odnośnik dla widzów
page-seat-kept = czeka na gracza { $name }
page-seat-link = Odnośnik do miejsca { $seat }
page-seat-link-is = To jest odnośnik do miejsca { $seat }
page-free-seat-of = Zwolnij miejsce gracza { $seat }
page-bot-for = Niech bot gra za gracza { $seat }
page-offer-to-play = Zaproponuj grę za gracza { $seat }
page-end-table = Zakończ stół
page-absent = nie daje znaku życia
page-absence = { $minutes ->
    [one] Po minucie
   *[other] Po { $minutes } minutach
} bez znaku życia miejsce może przejąć bot, jeśli chce tego gospodarz albo zgodzą się pozostali; inna osoba tylko wtedy, gdy zgodzą się wszyscy pozostali. Właściciel może je odebrać w każdej chwili.
page-candidate = Proponujesz grę za gracza { $seat }. Najpierw muszą się zgodzić wszyscy pozostali.
page-motion-free = Czy zwolnić miejsce gracza { $seat }?
page-motion-to-bot = { $seat } nie daje znaku życia. Czy ma tam grać bot?
page-motion-to-person = { $seat } nie daje znaku życia. Czy ma tam grać { $name } i widzieć tę rękę?
page-motion-end = Czy zakończyć ten stół?
page-agreed = Zgadzają się: { $seats }.
page-told-kept = Miejsce czeka na gracza { $seat }.
page-told-freed = { $by ->
    [host] Gospodarz zwalnia miejsce gracza { $name }.
   *[vote] Za zgodą wszystkich miejsce gracza { $name } jest znów wolne.
}
page-told-seat-link = Gospodarz ma nowy odnośnik do miejsca { $seat }.
page-told-replaced = { $by ->
    [host] { $seat } nie daje znaku życia: gospodarz pozwala grać botowi.
   *[vote] { $seat } nie daje znaku życia: za zgodą pozostałych gra bot.
}
page-told-stand-in = { $name } proponuje grę za gracza { $seat }.
page-told-stands-in = Za zgodą wszystkich { $name } gra teraz za gracza { $seat }.
page-told-vote-free = { $seat } zgadza się zwolnić miejsce gracza { $about }.
page-told-vote-to-bot = { $seat } zgadza się, by za gracza { $about } grał bot.
page-told-vote-to-person = { $seat } zgadza się, by za gracza { $about } grał ktoś inny.
page-told-vote-end = { $seat } zgadza się zakończyć ten stół.
page-told-vote-off = { $seat } już się nie zgadza.
page-told-joins = { $seat } siada do stołu.
page-told-leaves = { $seat } wstaje od stołu.
page-told-away = { $seat }: nieobecność.
page-told-to-bot = Za gracza { $seat } gra teraz bot.
page-told-to-person = { $seat } oddaje miejsce.
page-told-back = { $seat } wraca.
page-told-renews = { $seat } ma nowy odnośnik.
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

page-theme = Jasno czy ciemno
page-theme-auto = Jak system
page-theme-light = Jasno
page-theme-dark = Ciemno
page-pace = Tempo ruchów innych
page-pace-slow = Spokojne
page-pace-quick = Szybkie
page-pace-none = Od razu
page-sound = Dźwięk
    .help = Sygnał, gdy twoja kolej, i drobne dźwięki kart i bitew.
page-notify = Powiadomienia
    .help = Przeglądarka powie, że twoja kolej, gdy patrzysz gdzie indziej.
page-twice = Pytaj dwa razy
    .help = Przed groźnym ruchem, na przykład pasem z kartami na ręce.
page-calm = Mniej ruchu
    .help = Nic nie lata ani się nie ślizga. Życzenie systemu i tak jest spełniane.

## Powtórka.

page-replay-open = Otwórz plik zapisu
    .help = Plik pobrany ze stołu albo zachowany przez terminal.
page-replay-eyes = Oczami
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
page-replay-link = Odnośnik do tej chwili
page-replay-not-over = Gra jeszcze trwa: powtórka będzie po niej.
page-replay-unreadable = Tego pliku nie da się odczytać jako zapisu.

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
page-piece-unknown = Figura gracza { $seat }.
page-piece-of = { $piece }, gracz { $seat }.
page-piece-may-be = To może być: { $pieces }.
page-piece-known-to-all = Wszyscy wiedzą, co to jest.
page-piece-others-think = Możliwości w oczach innych: { $count }.
page-cards-drawn = Dobrane karty
page-conquest-seat = terytoria: { $territories }, miasta: { $cities }, figury: { $pieces }
page-flag-with = Flaga stoi przed graczem { $seat }.
page-bag = W worku: { $pieces }.
page-in-hand = W twojej ręce: { $piece }.
page-moves-left = Pozostałe ruchy: { $number }.
page-pile = Karty w stosie: { $number }.
page-discards = Odrzucone: { $cards }.
page-no-memory = Ten stół gra bez pomocy dla pamięci: zapamiętuj, co widzisz (Q8).
page-unknown = nieznana
page-setup = Twoje ustawienie
    .help = Weź figurę i postaw ją na strefie: kliknięciem, przeciągnięciem albo Enterem. Nic nie jest wysyłane, zanim skończysz.
page-setup-ready = Gotowe
page-setup-scatter = Resztę losowo
page-setup-clear = Wyczyść
page-setup-take-off = Zdejmij tę figurę
page-setup-name = Nazwa ustawienia
page-setup-save = Zachowaj
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
page-slot = punkty za kafelek: { $number }
page-tiles-left = { $number ->
    [one] został jeden rodzaj płytek
    [few] zostały { $number } rodzaje płytek
   *[other] zostało { $number } rodzajów płytek
}
page-income = Co dekadę: złoto { $gold }, wpływy { $influence }.
page-merchant-mark = Ze znakiem kupca.
page-troop = Cena { $cost }, atak { $attack }, obrona { $defence }, wpływy co dekadę { $influence }.
page-events = Wydarzenia i Papież
page-troops = Oddziały
page-treachery = Twoje kafelki zdrady
page-treachery-pile = Kafelki w stosie: { $number }.
page-none = Brak.
page-home = + { $number } w domu
page-forecast = Przewidywany dochód:
page-points-now = punkty teraz: { $number }
page-laurels = laury: { $number }
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
page-verb-start-war = Wojna kafelkiem zdrady
page-verb-move = Przesuń
page-verb-place = Postaw
page-verb-look = Obejrzyj
page-verb-accuse = Nazwij
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
page-priced = { $act }, { $price }
