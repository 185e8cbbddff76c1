### Słowa gry Condottiere.

game-title = Condottiere
game-about = Karciane bitwy o regiony Italii.

## Karty. Najemników nazywa się ich wartością.

card-1 = 1
    .acc = jedynkę
card-2 = 2
    .acc = dwójkę
card-3 = 3
    .acc = trójkę
card-4 = 4
    .acc = czwórkę
card-5 = 5
    .acc = piątkę
card-6 = 6
    .acc = szóstkę
card-10 = 10
    .acc = dziesiątkę
card-winter = Zima
    .acc = Zimę
card-spring = Wiosna
    .acc = Wiosnę
card-bishop = Biskup
    .acc = Biskupa
card-courtesan = Kurtyzana
    .acc = Kurtyzanę
card-drummer = Dobosz
    .acc = Dobosza
card-heroine = Bohaterka
    .acc = Bohaterkę
card-scarecrow = Kukła
    .acc = Kukłę
card-surrender = Kapitulacja
    .acc = Kapitulację

## Regiony, po włosku w każdym języku.

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

## Warianty, każdy z jednym zdaniem.

variant-draw = Dobieranie kart po bitwie
    .help = Bez rund: gracze zaczynają z 7 kartami, a po każdej bitwie każdy może dobrać najwyżej 3 karty (C9).
variant-points = Gra na punkty
    .help = Kilka gier do ustalonego wyniku: punkt za każdy region, 5 więcej za zwycięstwo z połączoną grupą (C10).
variant-kingdoms = Większe królestwa
    .help = Połączona grupa, która daje zwycięstwo, musi być o jeden region większa (C11.1).
variant-capture = Odbijanie regionów
    .help = Można atakować także regiony kontrolowane przez innych (C11.2); nie łączy się z grą na punkty.
variant-hidden = Zakryte karty
    .help = Najemników, Doboszy, Bohaterki i Kurtyzany zagrywa się zakryte; odkrywa je dopiero następna karta (C12).

## Co się stało.

event-holder = Znacznik Condottiere otrzymuje na początek { $seat }.
event-is-dealt = { $seat } dostaje { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
event-you-are-dealt = { $seat } dostaje: { $cards }.
event-places-token = { $seat } kładzie znacznik Condottiere w regionie { $region }.
event-battle-begins = Zaczyna się bitwa o region { $region }.
event-plays = { $seat } zagrywa { $card-acc }.
event-plays-face-down = { $seat } zagrywa zakrytą kartę.
event-you-play-face-down = { $seat } zagrywa zakrytą kartę: { $card }.
event-turns-up = { $seat } odkrywa { $card-acc }.
event-strength = Siła gracza { $seat }: { $number }.
event-springs-go = { $number ->
    [one] Jedna Wiosna zostaje odrzucona.
    [few] { $number } Wiosny zostają odrzucone.
   *[many] { $number } Wiosen zostaje odrzuconych.
}
event-winters-go = { $number ->
    [one] Jedna Zima zostaje odrzucona.
    [few] { $number } Zimy zostają odrzucone.
   *[many] { $number } Zim zostaje odrzuconych.
}
event-bishop-removes = Biskup usuwa wszystkich najemników o wartości { $card }: { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
event-pope-leaves = { $seat } zostawia znacznik papieskiej łaski poza planszą.
event-pope-protects = { $seat } kładzie znacznik papieskiej łaski w regionie { $region }.
event-takes-nothing = { $seat } niczego nie zabiera.
event-takes-back = { $seat } zabiera na rękę { $card-acc }.
event-passes = { $seat } pasuje.
event-surrenders = Kapitulacja gracza { $seat } natychmiast kończy bitwę.
event-battle-tied = Bitwa o region { $region } kończy się remisem: nikt go nie zdobywa.
event-defender-keeps = Bitwa o region { $region } kończy się remisem: zatrzymuje go obrońca, { $seat }.
event-battle-won = { $seat } wygrywa bitwę o region { $region } z siłą { $number }.
event-token-goes = Znacznik Condottiere otrzymuje { $seat }.
event-discards-hand = { $seat } odrzuca wszystkie karty z ręki: { $cards }.
event-keeps = { $seat } { $number ->
    [0] nie zatrzymuje żadnej karty
    [one] zatrzymuje jedną kartę
    [few] zatrzymuje { $number } karty
   *[many] zatrzymuje { $number } kart
}{ $cards-count ->
    [0] .
   *[other] {""} i odrzuca: { $cards }.
}
event-round-ends = Runda się kończy.
event-draws = { $seat } { $number ->
    [0] nie dobiera żadnej karty
    [one] dobiera jedną kartę
    [few] dobiera { $number } karty
   *[many] dobiera { $number } kart
}.
event-new-pile = Odrzucone karty zostają potasowane i tworzą nowy stos dobierania.
event-shows = { $seat } pokazuje graczowi { $to }: { $card }{ $number ->
    [1] .
   *[other] {""} ×{ $number }.
}
event-shows-face-down = { $seat } pokazuje graczowi { $to } swoją zakrytą kartę: { $card }.
event-final-battle = Remis; ostateczną bitwę toczą { $seats }.
event-scores = { $seat } { $number ->
    [0] nie zdobywa punktów
    [one] zdobywa jeden punkt
    [few] zdobywa { $number } punkty
   *[many] zdobywa { $number } punktów
}; razem: { $total }.
event-new-game = Zaczyna się nowa gra na pustej planszy.
event-victory = { $seats-count ->
    [1] Wygrywa { $seats }.
   *[other] Zwycięstwem dzielą się { $seats }.
}

## O co pytamy.

ask-holder = Los wyznacza pierwszego posiadacza znacznika Condottiere.
ask-deal = Rozdawane są karty.
ask-place = Wybierz region następnej bitwy.
ask-turn = Zagraj jedną kartę albo spasuj.
ask-pope = Połóż znacznik papieskiej łaski w regionie albo zostaw go poza planszą.
ask-take-back = Zabierz na rękę jednego najemnika ze swojej kompanii albo żadnego.
ask-discard-hand = Zatrzymaj karty na ręce albo odrzuć wszystkie, jeśli nie ma wśród nich najemnika.
ask-keep = Zatrzymaj najwyżej dwie karty; reszta zostanie odrzucona.
ask-draw = Dobierz najwyżej trzy karty.
ask-leave = Zostaw swoją kartę zakrytą albo ją odkryj.

## Co można zrobić.

act-pass = Spasuj
act-play = Zagraj { $card-acc }
act-place = Połóż znacznik w regionie { $region }
act-pope = { $pope ->
    [off] Papieska łaska: poza planszą
   *[other] Papieska łaska: { $pope }
}
act-take = { $mercenary ->
    [nothing] Niczego nie zabieraj
   *[other] Zabierz na rękę { $mercenary-acc }
}
act-hold = Zatrzymaj karty
act-discard = Odrzuć wszystkie karty
act-keep = { $first ->
    [nothing] { $second ->
        [nothing] Niczego nie zatrzymuj
       *[other] Zatrzymaj { $second-acc }
    }
   *[other] { $second ->
        [nothing] Zatrzymaj { $first-acc }
       *[other] Zatrzymaj { $first-acc } i { $second-acc }
    }
}
act-draw = { $number ->
    [0] Niczego nie dobieraj
    [one] Dobierz jedną kartę
    [few] Dobierz { $number } karty
   *[many] Dobierz { $number } kart
}
act-leave = Zostaw kartę zakrytą
act-turn-up = Odkryj kartę
act-holder = Pierwszy posiadacz: { $seat }
act-deal = { $cards-count ->
    [0] Karty dla gracza { $seat }
   *[other] Karty dla gracza { $seat }: { $cards }
}
act-show = { $shown ->
    [face-down] Pokaż graczowi { $seat }: zakryta karta
   *[other] Pokaż graczowi { $seat }: { $shown }
}{ $number ->
    [1] {""}
   *[other] {""} ×{ $number }
}
act-play-face-down = Zagraj zakrytą kartę
act-keep-unseen = { $cards-count ->
    [0] Zatrzymaj wszystkie karty, nie pokazując ich
   *[other] Zatrzymaj pozostałe, nie pokazując ich; odrzuć: { $cards }
}

## Dlaczego nie.

refuse-not-in-your-hand = Nie masz tej karty na ręce.
refuse-not-in-your-line = Tego najemnika nie ma w twojej kompanii.
refuse-pope-protects-it = Ten region chroni Papież.
refuse-is-your-own = Znacznika Condottiere nie wolno tam położyć: to twój własny region.
refuse-has-a-marker = Znacznika Condottiere nie wolno tam położyć: w regionie leży znacznik kontroli.
refuse-not-for-the-pope = Znacznika papieskiej łaski nie wolno tam położyć: w regionie leży znacznik kontroli albo toczy się o niego bitwa.
refuse-has-a-mercenary = Masz na ręce najemnika, więc nie możesz odrzucić kart.
refuse-beyond-your-limit = Tyle kart przekroczyłoby twój limit.
refuse-not-yours-to-show = Możesz pokazać tylko własną kartę i tylko innemu graczowi przy stole.
refuse-no-showing = Przy tym stole nie pokazuje się kart.

## Stół na ekranie.

battle-for = Bitwa { $number }, o region { $region }.
battle-final = Ostateczna bitwa: nie toczy się o żaden region.
battle-none = Nie wybrano jeszcze regionu bitwy.
pope-is-in = Papież chroni region { $region }.
pope-is-off = Papież jest poza planszą.
hand-is = Twoje karty: { $cards }.
hand-is-empty = Nie masz kart na ręce.
has-strength = siła { $number }
has-line = kompania: { $cards }
has-no-line = brak kart w kompanii
has-face-down = jedna zakryta karta
has-face-down-known = zakryta karta: { $card }
has-passed = pas
has-hand = { $number ->
    [0] brak kart na ręce
    [one] jedna karta na ręce
    [few] { $number } karty na ręce
   *[many] { $number } kart na ręce
}
has-regions = regiony: { $number } z { $needed }
has-connected = połączone: { $number } z { $needed }
has-points = { $number ->
    [one] jeden punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
has-token = znacznik Condottiere
has-known = znane karty na ręce: { $cards }
region-is-free = { $region }: wolny region; sąsiednie: { $regions }.
region-is-held = { $region }: region gracza { $seat }; sąsiednie: { $regions }.
pile-is = { $number ->
    [0] Stos dobierania jest pusty.
    [one] Jedna karta w stosie dobierania.
    [few] { $number } karty w stosie dobierania.
   *[many] { $number } kart w stosie dobierania.
}
discards-are = Odrzucone: { $cards }.
title-lines = Kompanie
column-strength = Siła
column-hand = Ręka
column-regions = Regiony
column-connected = Połączone
column-points = Punkty
map-key = ★ bitwa  † Papież  ◆ znacznik
key-aside = Pokaż kartę

## What a table can be set up with.

option-target = Wynik do osiągnięcia
    .help = Mecz kończy się, gdy ktoś ma tyle punktów (C10.1).
option-first = Pierwszy posiadacz
    .help = Kto pierwszy ma znacznik Condottiere, zamiast losowania (C3.1).
option-showing = Pokazywanie kart
    .help = Gracze mogą pokazywać sobie nawzajem swoje karty (C8.2).

## Zanim wybierzesz: co się wtedy stanie.

ahead-strength = { $seat }: { $was } → { $number }.
ahead-removes = Usunięte: { $card } ×{ $number }.
ahead-removes-nothing = Nie ma najemnika do usunięcia.
ahead-takes-back = Możesz zabrać na rękę jednego ze swoich najemników.
ahead-takes-nothing = Nie masz najemnika do zabrania.
ahead-leads = Prowadzisz z siłą { $number }: jeśli wszyscy inni teraz spasują, zdobędziesz region { $region }.
ahead-behind = Prowadzi { $seat } z siłą { $number }: jeśli wszyscy teraz spasują, region { $region } przepadnie.
ahead-tied = Remis na czele, siła { $number }: jeśli wszyscy teraz spasują, w regionie { $region } nic się nie zmieni.
ahead-leads-final = Prowadzisz z siłą { $number }: jeśli wszyscy inni teraz spasują, wygrasz ostateczną bitwę.
ahead-behind-final = Prowadzi { $seat } z siłą { $number }: jeśli wszyscy teraz spasują, przegrasz ostateczną bitwę.
ahead-tied-final = Remis na czele, siła { $number }.
ahead-ends-won = Bitwa się kończy: region { $region } zdobywa { $seat } z siłą { $number }.
ahead-ends-kept = Bitwa kończy się remisem: region { $region } zatrzymuje { $seat }.
ahead-ends-tied = Bitwa kończy się remisem: nikt nie zdobywa regionu { $region }.
ahead-ends-won-final = Ostateczna bitwa się kończy: wygrywa { $seat } z siłą { $number }.
ahead-ends-tied-final = Ostateczna bitwa kończy się remisem.

## Momenty i koniec gry.

moment-battle = Bitwa rozstrzygnięta
moment-end = Koniec gry
ending-regions = { $seats } kontroluje { $number ->
    [one] { $number } region
    [few] { $number } regiony
   *[many] { $number } regionów
}: dość, by panować nad Italią.
ending-connected = { $seats } kontroluje { $number ->
    [one] { $number } region
    [few] { $number } połączone regiony
   *[many] { $number } połączonych regionów
}: powstało królestwo.
ending-most-regions = Nie ma już o co walczyć, a najwięcej regionów ma gracz { $seats }: { $number }.
ending-final-battle = O wszystkim zdecydowała ostateczna bitwa; wygrał ją gracz { $seats }.
ending-match = { $seats } wygrywa mecz, zdobywając { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}.
ending-shared = Nawet ostateczna bitwa niczego nie rozstrzygnęła: zwycięstwem dzielą się gracze { $seats }.
measure-regions = Regiony
measure-points = Punkty
source-regions = Regiony
source-game = Gra { $number }
