### Słowa gry Princes of the Renaissance.

game-title = Princes of the Renaissance
game-about = Licytacje, wojny i zdrady wśród rodów kondotierów Italii.

## Rody.

family-baglioni = Baglioni
family-bentivogli = Bentivogli
family-d-este = d’Este
family-gonzaga = Gonzaga
family-malatesta = Malatesta
family-montefeltro = Montefeltro

## Wojska.

troop-light-infantry = Lekka piechota
    .acc = Lekką piechotę
troop-crossbow = Kusznicy
    .acc = Kuszników
troop-pike = Pikinierzy
    .acc = Pikinierów
troop-fortification = Fortyfikacja
    .acc = Fortyfikację
troop-cavalry = Kawaleria
    .acc = Kawalerię
troop-artillery = Artyleria
    .acc = Artylerię

## Miasta.

city-venice = Wenecja
    .gen = Wenecji
    .acc = Wenecję
    .ins = Wenecją
    .loc = w Wenecji
city-milan = Mediolan
    .gen = Mediolanu
    .acc = Mediolan
    .ins = Mediolanem
    .loc = w Mediolanie
city-florence = Florencja
    .gen = Florencji
    .acc = Florencję
    .ins = Florencją
    .loc = we Florencji
city-rome = Rzym
    .gen = Rzymu
    .acc = Rzym
    .ins = Rzymem
    .loc = w Rzymie
city-naples = Neapol
    .gen = Neapolu
    .acc = Neapol
    .ins = Neapolem
    .loc = w Neapolu

## Co się licytuje: kafle miast, wydarzenia, Papież.

lot-doge = Doża
lot-merchant-venice = Kupiec wenecki
lot-merchant-milan = Kupiec mediolański
lot-genoese-crossbow = Kusznicy genueńscy
lot-swiss-mercenaries = Najemnicy szwajcarscy
lot-armourer = Płatnerz
lot-ludovico-sforza = Ludovico Sforza
lot-caterina-sforza = Caterina Sforza
lot-lorenzo-medici = Lorenzo Medici
lot-giovanni-medici = Giovanni Medici
lot-banking = Bank
lot-merchant-florence = Kupiec florencki
lot-roderigo-borgia = Roderigo Borgia
lot-cesare-borgia = Cesare Borgia
lot-lucrezia-borgia = Lucrezia Borgia
lot-della-rovere = Della Rovere
lot-orsini = Orsini
lot-colonna = Colonna
lot-ferrante-d-aragon = Ferrante d’Aragon
lot-alfonso-aragon = Alfonso Aragon
lot-spanish-infantry = Piechota hiszpańska
lot-merchant-naples = Kupiec neapolitański
lot-gozzoli = Gozzoli
lot-piero-della-francesca = Piero della Francesca
lot-verrocchio = Verrocchio
lot-merchant-1 = Kupcy (dekada I)
lot-botticelli = Botticelli
lot-mantegna = Mantegna
lot-bellini = Bellini
lot-merchant-2 = Kupcy (dekada II)
lot-leonardo = Leonardo
lot-michelangelo = Michelangelo
lot-bramante = Bramante
lot-french-invade = Najazd francuski
lot-pope = Papież

## Kafle zdrady.

tile-bribe-troops = Przekupienie wojsk
tile-bribe-cardinal = Przekupienie kardynała
tile-freeze-bid = Zamrożenie oferty
tile-steal-influence = Kradzież wpływów
tile-raid-gold-shipment = Napad na transport złota
tile-veto = Weto
tile-start-war = Wywołanie wojny

## Pieniądze; zawsze po liczbie.

currency-gold = złoto
    .one = złoto
    .few = złota
    .many = złota
currency-influence = wpływy
    .one = wpływ
    .few = wpływy
    .many = wpływów
amount = { $number ->
    [one] { $number } { $currency-one }
    [few] { $number } { $currency-few }
   *[many] { $number } { $currency-many }
}
terms = { $side ->
    [gift] { $gives }
    [request] nic za { $asks }
    [nothing] nic
   *[swap] { $gives } za { $asks }
}{ $until ->
    [auction] , do końca tej licytacji
    [turn] , do końca tej tury
    [decade] , do końca tej dekady
   *[withdrawn] {""}
}
side-attacker = atakujący
    .acc = atakującego
side-defender = obrońca
    .acc = obrońcę

## Co się stało.

event-first-seat = Zaczyna { $seat }.
event-takes-family = { $seat } wybiera ród { $family }.
event-turn = Tura gracza { $seat }.
event-passes = { $seat } pasuje.
event-buys-troop = { $seat } kupuje { $troop-acc } za { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
}.
event-buys-treachery = { $seat } kupuje kafel zdrady.
event-gives-back = { $seat } oddaje { $troop-acc }.
event-draws = { $seat } dobiera kafel zdrady.
event-you-draw = { $seat } dobiera kafel { $tile }.
event-discards = { $seat } odrzuca zakryty kafel zdrady.
event-you-discard = { $seat } odrzuca zakryty kafel { $tile }.
event-new-pile = Odrzucone kafle zdrady zostają potasowane i tworzą nowy stos.
event-steals = { $seat } zagrywa kafel Kradzież wpływów: { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
   *[many] { $number } wpływów
} od gracza { $from }.
event-raids = { $seat } napada na transport złota: { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
} od gracza { $from }.
event-lucrezia = { $seat } używa kafla Lucrezia Borgia: { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
   *[many] { $number } wpływów
} od gracza { $from }.
event-alfonso = { $seat } używa kafla Alfonso Aragon.
event-puts-up = { $seat } wystawia na licytację kafel { $lot }.
event-bids = { $seat } licytuje { $number }.
event-drops-out = { $seat } pasuje.
event-freezes = { $seat } zamraża ofertę gracza { $to }.
event-wins = { $seat } zdobywa kafel { $lot } za { $number }.
event-unsold = Nikt nie licytuje kafla { $lot }.
event-pays = { $seat } płaci { $number ->
    [one] { $number } { $currency-one }
    [few] { $number } { $currency-few }
   *[many] { $number } { $currency-many }
}{ $cardinals ->
    [0] .
    [one] {""} i jednym kardynałem.
   *[other] {""} i { $cardinals } kardynałami.
}
event-banks = { $seat } wymienia w Banku { $number ->
    [one] { $number } { $currency-one }
    [few] { $number } { $currency-few }
   *[many] { $number } { $currency-many }
}.
event-places-artist = { $seat } umieszcza kafel { $lot } { $city-loc }.
event-invades = { $seat } wysyła Francuzów na { $city-acc }.
event-throws-invasion-away = { $seat } odrzuca Najazd francuski.
event-status = Status { $city-gen }: { $number }.
event-declares-war = { $seat } wywołuje wojnę: { $attacker } atakuje { $defender-acc } (licznik wojen: { $wars }).
event-plays-start-war = { $seat } zagrywa kafel Wywołanie wojny.
event-vetoes = { $seat } zagrywa Weto: wojny nie będzie.
event-lorenzo-vetoes = { $seat } wetuje kaflem Lorenzo Medici: wojny nie będzie.
event-no-veto = Nikt nie wetuje wojny.
event-hires = Kto walczy po stronie { $city-gen }? Licytuje się wpływami.
event-is-hired = { $seat } zdobywa prawo walki po stronie { $city-gen } z ofertą { $number }.
event-no-taker = Nikt nie walczy po stronie { $city-gen }.
event-city-pays = { $city } kładzie { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
} na mieście rodzinnym gracza { $seat }.
event-no-war = Nikt nie walczy: koniec wojny.
event-league = { $seat } zwołuje Świętą Ligę i wspiera { $city-acc }.
event-no-league = { $seat } nie zwołuje Świętej Ligi.
event-bribes = { $seat } przekupuje { $troop-acc } gracza { $owner }.
event-rolls = Kości: { $attacker } { $first }, { $defender } { $second }.
event-ludovico = { $seat } używa kafla Ludovico Sforza: ponowny rzut obiema kośćmi.
event-compares = { $striker } atakuje z siłą { $strikes }, { $other } broni się z siłą { $resists }.
event-war-won = { $winner } wygrywa wojnę z { $loser-ins } (status ±{ $number }).
event-war-drawn = Wojna między { $attacker-ins } a { $defender-ins } pozostaje nierozstrzygnięta.
event-laurel = { $seat } bierze wawrzyn; ma ich teraz { $number }.
event-offers = { $seat } proponuje graczowi { $to }: { $terms }.
event-accepts = { $seat } przyjmuje propozycję gracza { $from }: { $terms }.
event-refuses = { $seat } odrzuca propozycję gracza { $from }.
event-withdraws = { $seat } wycofuje propozycję dla gracza { $to }.
event-decade-ends = Koniec dekady { $number }.
event-decade-begins = Zaczyna się dekada { $number }.
event-collects = { $seat } otrzymuje { $gold ->
    [one] { $gold } złoto
   *[other] { $gold } złota
} i { $influence ->
    [one] { $influence } wpływ
    [few] { $influence } wpływy
   *[many] { $influence } wpływów
}{ $home ->
    [0] .
    [one] {""} oraz { $home } złoto z miasta rodzinnego.
   *[other] {""} oraz { $home } złota z miasta rodzinnego.
}
event-slot = Każdy kafel { $city-gen } jest wart { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}.
event-points = { $seat } ma { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}.
event-victory = { $seats-count ->
    [1] Wygrywa { $seats }.
   *[other] Zwycięstwem dzielą się { $seats }.
}

## O co pyta gra.

ask-first = Los wskazuje, kto zaczyna.
ask-family = Wybierz ród.
ask-action = Wykonaj jedną akcję: kup, wystaw kafel na licytację, wywołaj wojnę albo spasuj.
ask-after-action = Akcja wykonana: użyj jeszcze kafla albo zakończ turę.
ask-deal = Dobierany jest kafel zdrady.
ask-discard = Masz za dużo kafli zdrady: odrzuć jeden zakryty.
ask-alfonso = Zdobywasz kafel Alfonso Aragon: dobierz teraz kafel zdrady albo poczekaj.
ask-bid = Przebij albo spasuj.
ask-hire = Licytuj wpływami prawo do walki albo spasuj.
ask-pay = Wybierz sposób zapłaty.
ask-place-artist = Umieść artystę w mieście.
ask-invade = Wyślij Francuzów na miasto albo odrzuć kafel.
ask-veto = Zawetuj tę wojnę albo ją przepuść. Nikt nie widzi twojej odpowiedzi.
ask-league = Wesprzyj jedną stronę swoimi wojskami w Świętej Lidze albo odmów.
ask-bribe = Przekup wojska w tej wojnie albo graj dalej.
ask-roll = Rzut kośćmi.
ask-ludovico = Rzuć ponownie obiema kośćmi (kafel Ludovico Sforza) albo zostaw ten rzut.

## Co można zrobić.

act-pass = { $question ->
    [after-action] Zakończ turę
    [alfonso] Poczekaj
    [veto] Przepuść wojnę
    [league] Odmów
    [bribe] Graj dalej
    [ludovico] Zostaw ten rzut
   *[other] Spasuj
}
act-take = Wybierz ród { $family }
act-buy = Kup { $troop-acc }
act-buy-treachery = Kup kafel zdrady
act-give-back = Oddaj { $troop-acc }
act-auction = Wystaw kafel { $lot }
act-war = Wojna: { $attacker } → { $defender }
act-start-war = Wywołanie wojny: { $attacker } → { $defender }
act-steal = Ukradnij wpływy graczowi { $seat }
act-raid = Napadnij na transport złota gracza { $seat }
act-lucrezia = Lucrezia Borgia: ukradnij wpływy graczowi { $seat }
act-alfonso = Alfonso Aragon: dobierz kafel zdrady
act-bid = Licytuj { $number }
act-freeze = Zamroź ofertę gracza { $seat }
act-pay = Zapłać{ $cardinals ->
    [0] {""}
    [one] {" "}jednym kardynałem
   *[other] {" "}{ $cardinals } kardynałami
}{ $swapped ->
    [0] {""}
   *[other] , z Banku { $swapped }
}
act-veto = Zagraj Weto
act-lorenzo = Weto (Lorenzo Medici)
act-league = Wesprzyj { $side-acc }
act-bribe = Przekup { $troop-acc } gracza { $owner }
act-ludovico = Rzuć obiema kośćmi ponownie
act-place = Umieść artystę { $city-loc }
act-invade = { $target ->
    [nothing] Odrzuć Najazd francuski
   *[other] Najedź na { $target-acc }
}
act-discard = Odrzuć kafel { $tile }
act-first = Pierwszy gracz: { $seat }
act-deal = { $tiles-count ->
    [0] Zdrada dla gracza { $seat }
   *[other] Zdrada dla gracza { $seat }: { $tiles }
}
act-roll = Kości { $attack } i { $defence }
act-bank = Bank: oddaj { $amount ->
    [one] { $amount } { $currency-one }
    [few] { $amount } { $currency-few }
   *[many] { $amount } { $currency-many }
}
act-offer = Zaproponuj graczowi { $seat }: { $terms }
act-accept = Przyjmij propozycję gracza { $seat }: { $terms }
act-refuse = Odrzuć propozycję gracza { $seat }
act-withdraw = Wycofaj propozycję dla gracza { $seat }
act-discard-unseen = Odrzuć zakryty kafel

## Dlaczego nie.

refuse-family-taken = Ten ród jest już zajęty.
refuse-not-in-your-hand = Nie masz tego kafla zdrady.
refuse-discard-first = Masz za dużo kafli zdrady: najpierw odrzuć jeden.
refuse-must-put-up-an-event = Po dwóch jałowych rundach trzeba wystawić na licytację wydarzenie.
refuse-have-that-troop = Masz już to wojsko.
refuse-cannot-buy = Nie stać cię na to albo już tego nie ma.
refuse-no-such-troop = Nie masz takiego wojska.
refuse-not-available = Tego kafla nie można wystawić: ktoś go ma albo należy do innej dekady.
refuse-cannot-open = Nie stać cię na otwarcie, czyli dwukrotność statusu miasta.
refuse-may-not-own = Możesz mieć najwyżej sześć kafli miast, z najwyżej trzech miast.
refuse-no-more-wars = W tej dekadzie nie można już wywołać wojny.
refuse-two-different-cities = Wojna wymaga dwóch różnych miast.
refuse-no-such-trick = Nie masz teraz niczego, co na to pozwala.
refuse-action-is-done = Akcja tej tury jest już wykonana.
refuse-must-open = Musisz otworzyć licytację.
refuse-cannot-freeze = Potrzebny jest kafel Zamrożenie oferty i inny gracz, który jeszcze licytuje i nie jest zamrożony.
refuse-frozen = Twoja oferta jest zamrożona.
refuse-bid-too-low = Ta oferta jest za niska.
refuse-cannot-pay = Nie stać cię na to.
refuse-not-so-paid = Tak nie można zapłacić.
refuse-no-veto = Nie masz weta.
refuse-cannot-bribe = Potrzebny jest kafel Przekupienie wojsk i wojsko w tej wojnie, którego nikt nie przekupił.
refuse-no-banking = Nie masz już Banku w tej dekadzie.
refuse-bank-closed = Ostatnie wydarzenie dekady zostało wystawione: Bank jest zamknięty.
refuse-not-in-your-purse = Nie masz aż tyle.
refuse-bid-stands = Masz najwyższą ofertę, więc nie możesz zejść poniżej jej ceny.
refuse-not-a-partner = Propozycję składa się innemu graczowi przy stole.
refuse-no-trading = Przy tym stole nie ma handlu.
refuse-trading-over = Handel się skończył: ostatnie wydarzenie zostało zdobyte.
refuse-no-such-offer = Ta propozycja już nie obowiązuje.
refuse-not-in-the-purses = Jedno z was nie ma aż tyle.

## Stół na ekranie.

decade-is = Dekada { $number }, wojny { $wars } z { $limit }; tura gracza { $seat }.
auction-is-open = Licytacja, brak ofert: { $lot }.
auction-is-led = Licytacja, prowadzi { $seat } z ofertą { $number }: { $lot }.
to-fight-for = prawo do walki ({ $city })
war-is = Wojna: { $attacker } → { $defender }.
fights-for = { $city }: walczy { $seat }; atak { $attack }, obrona { $defence }.
fights-alone = { $city }: walczy bez kondotiera; atak { $attack }, obrona { $defence }.
tiles-are = Twoje kafle zdrady: { $tiles }.
tiles-are-none = Nie masz kafli zdrady.
has-home-gold = { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
} na mieście rodzinnym
has-lots = ma: { $lots }
is-turned = { $lot } (wykorzystany)
has-troops = wojska: { $troops }
has-treachery = { $number ->
    [one] jeden kafel zdrady
    [few] { $number } kafle zdrady
   *[many] { $number } kafli zdrady
}
has-laurels = { $number ->
    [one] jeden wawrzyn
    [few] { $number } wawrzyny
   *[many] { $number } wawrzynów
}
has-points = { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
city-is = { $city }: status { $status }, teraz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za kafel, artyści { $artists }; zostały: { $lots }.
nothing-left = nic
events-are = Wydarzenia tej dekady: { $lots }.
pope-is-free = Papieża nikt nie ma.
pope-is-with = Papieża ma { $seat }.
tile-pile-is = Stos zdrady: { $number }.
tile-discards-are = Zagrane kafle zdrady: { $tiles }.
offer-stands = { $seat } proponuje graczowi { $to }: { $terms }.
title-lines = Rody
column-gold = Złoto
column-influence = Wpływy
column-home = Rodzinne
column-treachery = Zdrada
column-laurels = Wawrzyny
column-points = Punkty
map-key = ■ status  ✿ artysta  ★ wojna
key-aside = Handluj
mute-offers = Nie pokazuj propozycji gracza { $seat }
hear-offers = Pokazuj znów propozycje gracza { $seat }
muted = Propozycje gracza { $seat } są odtąd odrzucane.
heard-again = Propozycje gracza { $seat } są znów pokazywane.
help-mute = mute B: odrzucaj dalsze propozycje z miejsca B albo znów je pokazuj.
help-up-to = upto 9: w tej licytacji licytacja za ciebie do 9, zawsze najmniej, ile trzeba.
up-to-stands = Licytacja toczy się za ciebie do { $number }; powyżej tej kwoty pasujesz.
option-trade = Handel
    .help = Gracze mogą proponować sobie nawzajem złoto i wpływy (P2.6).

## Wojna przed walką: szanse według jawnych wojsk i stawka.

war-chances = Na tę chwilę: { $attacker } wygrywa { $wins }%, nikt { $drawn }%, { $defender } wygrywa { $loses }%.
war-hope = { $seat } kontra { $rival }: { $number }% szans na wygraną
war-hope-alone = { $seat } bez przeciwnika: { $number }% szans na wygraną
war-stakes = { $city } tak czy inaczej płaci { $number ->
    [one] { $number } złoto
   *[other] { $number } złota
}; zwycięstwo daje wawrzyn, { $city } idzie o stopień w górę (o dwa przy miażdżącej wygranej), a { $other } o tyle samo w dół.

## Momenty i koniec gry.

moment-war = Wojna
moment-decade = Koniec dekady
moment-end = Koniec gry
ending-most-points = Najwięcej punktów ma { $seats }: { $number }; drugie miejsce: { $second }.
ending-shared = { $seats } mają po { $number ->
    [one] { $number } punkcie
    [few] { $number } punkty
   *[many] { $number } punktów
} i dzielą się zwycięstwem.
measure-points = Punkty, gdyby gra skończyła się wtedy
measure-gold = Złoto
measure-influence = Wpływy
source-tiles = Kafle miast
source-artists = Artyści
source-merchants = Kupcy
source-gold = Najwięcej złota
source-influence = Najwięcej wpływów
source-laurels = Wawrzyny
source-pope = Papież
