### Pomoc do Condottiere: co robi każda rzecz, co znaczy pytanie dla kogoś nowego, i gra na jednej stronie.

## Karty.

help-card-1 = Najemnik o sile 1; w talii jest ich 10. Mały, ale nie grozi mu Biskup, a Zimą jest wart tyle co 10.
help-card-2 = Najemnik o sile 2; w talii jest ich 8.
help-card-3 = Najemnik o sile 3; w talii jest ich 8.
help-card-4 = Najemnik o sile 4; w talii jest ich 8.
help-card-5 = Najemnik o sile 5; w talii jest ich 8.
help-card-6 = Najemnik o sile 6; w talii jest ich 8.
help-card-10 = Najsilniejszy najemnik, siła 10; w talii jest ich 8. Biskup odsyła go pierwszego.
help-card-winter = Dopóki leży w czyjejś kompanii, każdy najemnik liczy się za 1. Przepędza wszystkie Wiosny. W talii są 3.
help-card-spring = Dopóki leży w czyjejś kompanii, najemnicy o najwyższej wartości liczą się za 3 więcej, do kogokolwiek należą. Przepędza wszystkie Zimy. W talii są 3.
help-card-bishop = Odsyła wszystkich najemników o najwyższej wartości, także twoich. Potem możesz położyć znacznik papieskiej łaski w regionie: nie będzie tam bitwy. W talii jest 6.
help-card-courtesan = Siła 1 przy każdej pogodzie. Kto jako jedyny ma ich najwięcej, dostaje znacznik Condottiere, nawet bez wygrania bitwy. W talii jest 12.
help-card-drummer = Podwaja najemników w twojej kompanii; drugi nic nie zmienia. W talii jest 6.
help-card-heroine = Siła 10 i żadna karta jej nie rusza. W talii są 3.
help-card-scarecrow = Zabiera jednego najemnika z twojej kompanii z powrotem na rękę albo po prostu pozwala przeczekać kolejkę. W talii jest 16.
help-card-surrender = Natychmiast kończy bitwę: wygrywa najsilniejsza kompania, bez względu na to, kto ją zagrał. W talii są 3.

## Na stole.

help-region = Wygraj tu bitwę, a region będzie twój. Regiony, które się stykają, tworzą połączoną grupę.
help-token = Kto ma znacznik Condottiere, wybiera region bitwy i zaczyna.
help-strength = Ile kompania jest teraz warta: najemnicy z uwzględnieniem Zimy, Dobosza i Wiosny, potem Bohaterki i Kurtyzany.

## Co znaczy pytanie dla kogoś nowego.

why-place = Wybierasz, gdzie wszyscy teraz walczą. Region obok twoich przybliża cię do połączonej grupy.
why-turn = Dołóż kartę, jeśli region jest jej wart. Po spasowaniu nie zagrasz już w tej bitwie, ale twoja kompania nadal się liczy.
why-pope = W regionie ze znacznikiem papieskiej łaski nie można stoczyć bitwy. Chroń to, czego potrzebują inni.
why-take-back = Najemnik wraca na rękę na później; bez niego twoja kompania jest słabsza.
why-discard-hand = Bez najemników niewiele się wygra: możesz odrzucić wszystkie karty, a nowe rozdanie przyjdzie wcześniej.
why-keep = Tylko ty masz jeszcze karty: weź dwie najlepsze do następnej rundy.
why-draw = Więcej kart to więcej siły później. Limit to dziesięć i po jednej za każdy region.
why-leave = Zakrytej karty nikt nie zna do końca bitwy. Odkryta liczy się od teraz.

goal = { $total } regionów albo { $connected ->
    [one] { $connected } połączony
    [few] { $connected } połączone
   *[many] { $connected } połączonych
}. Masz { $regions } i { $group }.

## Gra na jednej stronie.

summary-win = Przy 2 lub 3 graczach wygrywa 6 regionów albo 4 połączone; przy 4–6 graczach 5 regionów albo 3 połączone. Liczy się to po każdej bitwie, od razu.
    .title = Jak wygrać
summary-battle = Kto ma znacznik Condottiere, wybiera wolny region i zaczyna. Po kolei każdy dokłada jedną kartę do własnej kompanii albo pasuje. Kto spasował, nie gra tu już kart, ale jego kompania nadal się liczy. Gdy wszyscy spasują, region zdobywa najsilniejsza kompania; przy remisie nikt.
    .title = Bitwa
summary-cards = Najemnicy liczą się za nadrukowaną wartość. Zima sprowadza ich do 1, Wiosna dodaje 3 najwyższym, Dobosz podwaja tych w swojej kompanii, Biskup odsyła najwyższych. Bohaterki (10) i Kurtyzany (1) nie są najemnikami i nic ich nie rusza. Kukła zabiera najemnika z powrotem; Kapitulacja natychmiast kończy bitwę.
    .title = Karty
summary-token = Po bitwie znacznik dostaje ten, kto jako jedyny ma najwięcej Kurtyzan, a jeśli nikt taki, to zwycięzca. Nowy posiadacz wybiera następny region.
    .title = Znacznik
summary-round = Zagrane karty przepadają. Gdy karty ma już najwyżej jeden gracz, wszyscy dostają nową rękę: dziesięć kart i po jednej za każdy region. Nie wydawaj więc na region więcej, niż jest wart.
    .title = Nowe karty
