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

troop-light-infantry = lekka piechota
troop-crossbow = kusznicy
troop-pike = pikinierzy
troop-fortification = fortyfikacja
troop-cavalry = kawaleria
troop-artillery = artyleria

## Miasta.

city-venice = Wenecja
city-milan = Mediolan
city-florence = Florencja
city-rome = Rzym
city-naples = Neapol

## Co się licytuje: kafle miast, wydarzenia, Papież.

lot-doge = doża
lot-merchant-venice = kupiec wenecki
lot-merchant-milan = kupiec mediolański
lot-genoese-crossbow = kusznicy genueńscy
lot-swiss-mercenaries = najemnicy szwajcarscy
lot-armourer = płatnerz
lot-ludovico-sforza = Ludovico Sforza
lot-caterina-sforza = Caterina Sforza
lot-lorenzo-medici = Lorenzo Medici
lot-giovanni-medici = Giovanni Medici
lot-banking = bank
lot-merchant-florence = kupiec florencki
lot-roderigo-borgia = Roderigo Borgia
lot-cesare-borgia = Cesare Borgia
lot-lucrezia-borgia = Lucrezia Borgia
lot-della-rovere = Della Rovere
lot-orsini = Orsini
lot-colonna = Colonna
lot-ferrante-d-aragon = Ferrante d’Aragon
lot-alfonso-aragon = Alfonso Aragon
lot-spanish-infantry = piechota hiszpańska
lot-merchant-naples = kupiec neapolitański
lot-gozzoli = Gozzoli
lot-piero-della-francesca = Piero della Francesca
lot-verrocchio = Verrocchio
lot-merchant-1 = kupcy (dekada I)
lot-botticelli = Botticelli
lot-mantegna = Mantegna
lot-bellini = Bellini
lot-merchant-2 = kupcy (dekada II)
lot-leonardo = Leonardo
lot-michelangelo = Michelangelo
lot-bramante = Bramante
lot-french-invade = najazd francuski
lot-pope = Papież

## Kafle zdrady.

tile-bribe-troops = przekupienie wojsk
tile-bribe-cardinal = przekupienie kardynała
tile-freeze-bid = zamrożenie oferty
tile-steal-influence = kradzież wpływów
tile-raid-gold-shipment = napad na transport złota
tile-veto = weto
tile-start-war = wywołanie wojny

## Pieniądze; zawsze po liczbie.

currency-gold = złota
currency-influence = wpływów
amount = { $number } { $currency }
terms = { $side ->
    [gift] { $gives }
    [request] { $asks } za nic
    [nothing] nic
   *[swap] { $gives } za { $asks }
}{ $until ->
    [auction] , do końca tej licytacji
    [turn] , do końca tej tury
    [decade] , do końca tej dekady
   *[withdrawn] {""}
}
side-attacker = atakujący
side-defender = obrońca

## Co się stało.

event-first-seat = Zaczyna gracz { $seat }.
event-takes-family = Gracz { $seat } bierze ród { $family }.
event-turn = Tura gracza { $seat }.
event-passes = Gracz { $seat } pasuje.
event-buys-troop = Gracz { $seat } kupuje: { $troop }, za { $number } złota.
event-buys-treachery = Gracz { $seat } kupuje kafel zdrady.
event-gives-back = Gracz { $seat } oddaje: { $troop }.
event-draws = Gracz { $seat } dobiera kafel zdrady.
event-you-draw = Gracz { $seat } dobiera: { $tile }.
event-discards = Gracz { $seat } odrzuca zakryty kafel zdrady.
event-you-discard = Gracz { $seat } odrzuca zakryty: { $tile }.
event-new-pile = Odrzucone kafle zdrady zostają przetasowane w nowy stos.
event-steals = Gracz { $seat } zagrywa kradzież wpływów: { $number } wpływów od gracza { $from }.
event-raids = Gracz { $seat } napada na transport złota: { $number } złota od gracza { $from }.
event-lucrezia = Gracz { $seat } używa Lucrezii Borgii: { $number } wpływów od gracza { $from }.
event-alfonso = Gracz { $seat } używa Alfonsa Aragońskiego.
event-puts-up = Gracz { $seat } wystawia na licytację: { $lot }.
event-bids = Gracz { $seat } daje { $number }.
event-drops-out = Gracz { $seat } odpada.
event-freezes = Gracz { $seat } zamraża ofertę gracza { $to }.
event-wins = Gracz { $seat } wygrywa z ofertą { $number }: { $lot }.
event-unsold = Nikt nie licytuje: { $lot }.
event-pays = Gracz { $seat } płaci { $number } { $currency }{ $cardinals ->
    [0] .
    [one] {""} i jednym kardynałem.
   *[other] {""} i { $cardinals } kardynałami.
}
event-banks = Gracz { $seat } wymienia w banku { $number } { $currency }.
event-places-artist = Gracz { $seat } kładzie kafel { $lot }: { $city }.
event-invades = Gracz { $seat } wysyła Francuzów przeciw: { $city }.
event-throws-invasion-away = Gracz { $seat } odrzuca najazd francuski.
event-status = Status ({ $city }): { $number }.
event-declares-war = Gracz { $seat } wywołuje wojnę: atakuje { $attacker }, broni się { $defender } (licznik { $wars }).
event-plays-start-war = Gracz { $seat } zagrywa wywołanie wojny.
event-vetoes = Gracz { $seat } zagrywa weto: wojny nie będzie.
event-lorenzo-vetoes = Gracz { $seat } wetuje przez Lorenza Medyceusza: wojny nie będzie.
event-no-veto = Nikt nie wetuje wojny.
event-hires = Kto walczy po stronie: { $city }? Licytuje się wpływy.
event-is-hired = Gracz { $seat } będzie walczyć po stronie: { $city }, z ofertą { $number }.
event-no-taker = Nikt nie walczy po stronie: { $city }.
event-city-pays = { $city } kładzie { $number } złota na rodzinnym mieście gracza { $seat }.
event-no-war = Nikt nie walczy: koniec wojny.
event-league = Gracz { $seat } zwołuje Świętą Ligę i wspiera: { $city }.
event-no-league = Gracz { $seat } nie zwołuje Świętej Ligi.
event-bribes = Gracz { $seat } przekupuje wojsko gracza { $owner }: { $troop }.
event-rolls = Kości: { $attacker } { $first }, { $defender } { $second }.
event-ludovico = Gracz { $seat } każe ponownie rzucić obiema kośćmi (Ludovico Sforza).
event-compares = Atak ({ $striker }): { $strikes }, obrona ({ $other }): { $resists }.
event-war-won = Wojnę wygrywa { $winner }, przegrywa { $loser }, o { $number }.
event-war-drawn = Wojna pozostaje nierozstrzygnięta: { $attacker } przeciw { $defender }.
event-laurel = Gracz { $seat } bierze wawrzyn; ma ich { $number }.
event-offers = Gracz { $seat } proponuje graczowi { $to }: { $terms }.
event-accepts = Gracz { $seat } przyjmuje propozycję gracza { $from }: { $terms }.
event-refuses = Gracz { $seat } odrzuca propozycję gracza { $from }.
event-withdraws = Gracz { $seat } wycofuje propozycję dla gracza { $to }.
event-decade-ends = Koniec dekady { $number }.
event-decade-begins = Zaczyna się dekada { $number }.
event-collects = Gracz { $seat } dostaje { $gold } złota i { $influence } wpływów oraz { $home } złota z rodzinnego miasta.
event-slot = Wartość każdego kafla ({ $city }): { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}.
event-points = Gracz { $seat } ma { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}.
event-victory = { $seats-count ->
    [1] Wygrywa gracz { $seats }.
   *[other] Zwycięstwem dzielą się: { $seats }.
}

## O co pyta gra.

ask-first = Los wskazuje, kto zaczyna.
ask-family = Weź ród.
ask-action = Wykonaj jedną akcję: kup, wystaw kafel na licytację, wywołaj wojnę albo spasuj.
ask-after-action = Akcja wykonana: użyj czegoś jeszcze albo zakończ turę.
ask-deal = Dobierany jest kafel zdrady.
ask-discard = Masz za dużo kafli zdrady: odrzuć jeden, zakryty.
ask-alfonso = Alfonso Aragon jest twój: dobierz teraz kafel zdrady albo poczekaj.
ask-bid = Daj więcej albo odpadnij.
ask-hire = Licytuj wpływy o prawo do walki albo odpadnij.
ask-pay = Wybierz sposób zapłaty.
ask-place-artist = Połóż artystę na mieście.
ask-invade = Wyślij Francuzów przeciw miastu albo odrzuć kafel.
ask-veto = Zawetuj tę wojnę albo ją przepuść. Nikt nie widzi odpowiedzi.
ask-league = Wesprzyj jedną stronę swoimi wojskami w Świętej Lidze albo odmów.
ask-bribe = Przekup wojska tej wojny albo graj dalej.
ask-roll = Rzut kośćmi.
ask-ludovico = Każ rzucić obiema kośćmi ponownie (Ludovico Sforza) albo zostaw ten rzut.

## Co można zrobić.

act-pass = Pas
act-take = Weź ród { $family }
act-buy = Kup: { $troop }
act-buy-treachery = Kup kafel zdrady
act-give-back = Oddaj: { $troop }
act-auction = Wystaw: { $lot }
act-war = Wojna: atakuje { $attacker }, broni się { $defender }
act-start-war = Wywołanie wojny: atakuje { $attacker }, broni się { $defender }
act-steal = Ukradnij wpływy graczowi { $seat }
act-raid = Napadnij na złoto gracza { $seat }
act-lucrezia = Lucrezia Borgia kradnie wpływy graczowi { $seat }
act-alfonso = Dobierz kafel zdrady (Alfonso Aragon)
act-bid = Daj { $number }
act-freeze = Zamroź ofertę gracza { $seat }
act-pay = Zapłać: kardynałowie { $cardinals }, z banku { $swapped }
act-veto = Zagraj weto
act-lorenzo = Weto (Lorenzo Medici)
act-league = Wesprzyj: { $side }
act-bribe = Przekup u gracza { $owner }: { $troop }
act-ludovico = Rzuć obiema kośćmi ponownie
act-place = Połóż artystę: { $city }
act-invade = { $target ->
    [nothing] Odrzuć najazd
   *[other] Najedź: { $target }
}
act-discard = Odrzuć: { $tile }
act-first = Pierwszy gracz: { $seat }
act-deal = { $tiles-count ->
    [0] Zdrada dla gracza { $seat }
   *[other] Zdrada dla gracza { $seat }: { $tiles }
}
act-roll = Kości { $attack } i { $defence }
act-bank = Bank: oddaj { $amount } { $currency }
act-offer = Zaproponuj graczowi { $seat }: { $terms }
act-accept = Przyjmij od gracza { $seat }: { $terms }
act-refuse = Odrzuć propozycję gracza { $seat }
act-withdraw = Wycofaj propozycję dla gracza { $seat }
act-discard-unseen = Odrzuć zakryty kafel

## Dlaczego nie.

refuse-family-taken = Ten ród jest już zajęty.
refuse-not-in-your-hand = Nie masz tego kafla zdrady.
refuse-discard-first = Masz za dużo kafli zdrady: najpierw odrzuć.
refuse-must-put-up-an-event = Po dwóch jałowych rundach trzeba wystawić wydarzenie.
refuse-have-that-troop = Masz już to wojsko.
refuse-cannot-buy = Nie stać cię na to albo już tego nie ma.
refuse-no-such-troop = Nie masz takiego wojska.
refuse-not-available = Tego nie można wystawić: ktoś to ma albo to inna dekada.
refuse-cannot-open = Nie stać cię na otwarcie, czyli dwukrotność statusu miasta.
refuse-may-not-own = Możesz mieć najwyżej sześć kafli miast, z najwyżej trzech miast.
refuse-no-more-wars = W tej dekadzie nie można już wywołać wojny.
refuse-two-different-cities = Wojna wymaga dwóch różnych miast.
refuse-no-such-trick = Nie masz teraz niczego, co na to pozwala.
refuse-action-is-done = Akcja tej tury jest już wykonana.
refuse-must-open = Musisz otworzyć licytację.
refuse-cannot-freeze = Potrzebne jest zamrożenie oferty i inny gracz, który licytuje i nie jest zamrożony.
refuse-frozen = Twoja oferta jest zamrożona.
refuse-bid-too-low = Ta oferta jest za niska.
refuse-cannot-pay = Nie stać cię na to.
refuse-not-so-paid = Tak nie można zapłacić.
refuse-no-veto = Nie masz weta.
refuse-cannot-bribe = Potrzebne jest przekupienie wojsk i nieprzekupione wojsko w tej wojnie.
refuse-no-banking = Nie masz już banku w tej dekadzie.
refuse-bank-closed = Ostatnie wydarzenie dekady zostało wystawione: bank zamknięty.
refuse-not-in-your-purse = Nie masz tyle.
refuse-bid-stands = Najwyższa oferta obowiązuje: jej autor nie może zejść poniżej ceny.
refuse-not-a-partner = Propozycję składa się innemu graczowi przy stole.
refuse-no-trading = Przy tym stole nie ma handlu.
refuse-trading-over = Handlu już nie ma: ostatnie wydarzenie zdobyte.
refuse-no-such-offer = Nie ma takiej propozycji.
refuse-not-in-the-purses = Jedna ze stron nie ma tyle.

## Stół na ekranie.

decade-is = Dekada { $number }, wojny { $wars } z { $limit }; tura gracza { $seat }.
auction-is-open = Licytacja, brak ofert: { $lot }.
auction-is-led = Licytacja, prowadzi gracz { $seat } z ofertą { $number }: { $lot }.
to-fight-for = prawo walki po stronie: { $city }
war-is = Wojna: atakuje { $attacker }, broni się { $defender }.
fights-for = Gracz { $seat } walczy po stronie: { $city }; atak { $attack }, obrona { $defence }.
fights-alone = { $city } walczy bez kondotiera; atak { $attack }, obrona { $defence }.
tiles-are = Twoje kafle zdrady: { $tiles }.
tiles-are-none = Nie masz kafli zdrady.
has-home-gold = { $number } złota na rodzinnym mieście
has-lots = ma: { $lots }
is-turned = { $lot } (użyte)
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
city-is = { $city }: status { $status }, teraz { $points } punktów za kafel, artyści { $artists }; zostały: { $lots }.
nothing-left = nic
events-are = Wydarzenia tej dekady: { $lots }.
pope-is-free = Papież jest do wzięcia.
pope-is-with = Papieża ma gracz { $seat }.
tile-pile-is = Stos zdrady: { $number }.
tile-discards-are = Zagrane zdrady: { $tiles }.
offer-stands = Gracz { $seat } proponuje graczowi { $to }: { $terms }.
title-lines = Rody
column-gold = Złoto
column-influence = Wpływy
column-home = Dom
column-treachery = Zdrada
column-laurels = Wawrzyny
column-points = Punkty
map-key = ■ status  ✿ artysta  ★ wojna
key-aside = Handluj
mute-offers = Bez dalszych propozycji: { $seat }
hear-offers = Pokazuj znów propozycje: { $seat }
muted = Propozycje gracza { $seat } są odtąd odrzucane.
heard-again = Propozycje gracza { $seat } są znów pokazywane.
help-mute = mute B: odrzucaj dalsze propozycje z miejsca B albo znów ich słuchaj.

option-trade = Handel
    .help = Gracze mogą proponować sobie nawzajem złoto i wpływy (P2.6).

## Momenty i koniec gry.

moment-war = Wojna
moment-decade = Koniec dekady
moment-end = Koniec gry
ending-most-points = Najwięcej punktów ma gracz { $seats }: { $number }; następny ma ich { $second }.
ending-shared = Gracze { $seats } mają po tyle samo punktów ({ $number }) i dzielą się zwycięstwem.
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
