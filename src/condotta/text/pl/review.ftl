### Gra obejrzana ponownie przez najsilniejszego bota i jego podpowiedzi.

## W terminalu i na stronie.

review-judged = { $count ->
    [one] Jedną decyzję ocenił najsilniejszy bot, na podstawie tego, co gracz mógł wtedy wiedzieć.
    [few] { $count } decyzje ocenił najsilniejszy bot, każdą na podstawie tego, co gracz mógł wtedy wiedzieć.
   *[many] { $count } decyzji ocenił najsilniejszy bot, każdą na podstawie tego, co gracz mógł wtedy wiedzieć.
}
review-account = { $seat }: { $first }% na początku; { $lost } przez własne decyzje, { $luck } przez los, { $others } przez to, co zrobili inni; { $result }% na końcu.
review-counted-play = { $seat }: najwięcej znaczyły własne decyzje.
review-counted-luck = { $seat }: najwięcej znaczył los.
review-counted-others = { $seat }: najwięcej znaczyło to, co zrobili inni.
review-costly = Gdzie stracono najwięcej
review-none-costly = Żadna pojedyncza decyzja nie kosztowała wiele.
review-took = { $seat }: { $act }. Szansa na wygraną po tym: { $chance }%.
review-better = Lepiej: { $act }, { $chance }%.
review-why-gain = To daje więcej: { $what } średnio { $best } zamiast { $taken }.
review-why-won = W grach wyobrażonych od tego miejsca wygrywało to częściej.
review-lucky = Gdzie zdecydował los
review-none-lucky = Los niewiele zmienił.
review-luck = { $seat }: sam los zmienił szansę z { $was }% na { $now }%.
review-hint = { $chance }%  { $act }
key-hint = Podpowiedź
help-hint = hint: co zrobiłby najsilniejszy bot i z jaką szansą na wygraną.
no-hints = Nie ma podpowiedzi, gdy gra kilka osób.

## Tylko na stronie.

page-review = Analiza
    .help = Najsilniejszy bot ogląda każdą decyzję jeszcze raz, wiedząc tylko tyle, ile wtedy wiedział gracz. Mówi, co sam by zrobił i gdzie zdecydował los.
page-review-ask = Przeanalizuj tę grę
page-review-progress = Obejrzane momenty: { $done } z { $count }
page-review-chances = Szansa na wygraną
page-review-line = { $seat }: { $first }% na początku, { $last }% na końcu.
page-review-account = Co zdecydowało
page-review-first = Początek
page-review-lost = Własne decyzje
page-review-luck = Los
page-review-others = Inni
page-review-result = Koniec
page-review-watch = Pokaż
page-hint-about = Najlepsze opcje widziane z twojego miejsca przez najsilniejszego bota, z szansą na wygraną, jaką każda zostawia.
page-hint-none = Nie ma tu nad czym się zastanawiać.

## What if, and puzzles.

what-if-seat = To, czego { $seat } nie może wiedzieć, wylosowano na nowo z tego, co { $seat } wie.
what-if-all = Wszystko, co ukryte, jest takie jak w grze.
puzzle-title = { $game }: zadanie { $number } z { $count }
puzzle-right = To jest to: { $chance }% szans na wygraną.
puzzle-wrong = To zostawia najwyżej { $chance }%. Jest coś wyraźnie lepszego; spróbuj jeszcze raz albo wpisz quit.

page-what-if = A gdyby?
    .help = Grasz dalej od tego miejsca przeciw botom, przy własnym stole. Sama gra pozostaje taka, jaka była.
page-what-if-game = Do tej chwili gry
page-play-on-seat = Grasz za
page-play-on-go = Graj dalej
page-puzzle = Zadanie
page-puzzle-number = Zadanie { $number } z { $count }
page-puzzle-ask = Twoja kolej, a jedna odpowiedź jest wyraźnie najlepsza. Która?
page-puzzle-right = To jest to: { $chance }% szans na wygraną.
page-puzzle-wrong = To zostawia najwyżej { $chance }%. Jest coś wyraźnie lepszego.
page-puzzle-why = Najsilniejszy bot wygrywa z nią częściej: o { $more } na sto gier więcej niż z następną najlepszą.
page-puzzle-source = Źródło: { $source }.
page-puzzle-again = Jeszcze raz
page-puzzle-tell = Pokaż rozwiązanie
page-puzzle-next = Następne zadanie
