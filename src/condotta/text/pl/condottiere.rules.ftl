### Pomoc do zasad Condottiere: jeden komunikat na każdą zasadę z docs/rules/condottiere.md.

chapter-C1 = Talia kart
rule-C1 = Talia liczy 110 kart: 58 najemników i 52 karty specjalne. Jest 10 najemników o wartości 1 i po 8 o wartościach 2, 3, 4, 5, 6 i 10; wartość to siła. Dwa rodzaje kart specjalnych mają siłę, choć nie są najemnikami: 12 Kurtyzan (siła 1) i 3 Bohaterki (siła 10). Pozostałe nie mają siły: 3 Zimy, 3 Wiosny, 6 Biskupów, 6 Doboszy, 16 Kukieł i 3 Kapitulacje. Najemnicy, Kurtyzany, Dobosze i Bohaterki zostają w kompanii, Zima i Wiosna do zagrania przeciwnej pory roku; Biskup i Kukła są odrzucane po wykonaniu efektu, a Kapitulacja od razu.

chapter-C2 = Zwycięstwo
rule-C2-1 = Przy 2 lub 3 graczach wygrywa się, mając łącznie 6 regionów albo 4 regiony połączone (C2.2); przy 4–6 graczach łącznie 5 albo 3 połączone. Sprawdza się to na końcu porównania siły, gdy znacznik kontroli i znacznik Condottiere są już na swoich miejscach (C6.1, C6.2), a przed wszystkim innym.
rule-C2-2 = Regiony są połączone, gdy wspólne granice wiążą je w jedną grupę. Wystarczy łańcuch: nie każdy musi graniczyć z każdym.
rule-C2-3 = Jeśli po bitwie nie ma już regionu, o który można walczyć, bo w każdym leży znacznik kontroli albo znacznik papieskiej łaski, wygrywa gracz z największą liczbą regionów. Sprawdza się to zaraz po C2.1, przed dobieraniem kart (C9.2) i przed wyborem następnego regionu (C6.3). Gdy można odbijać regiony, zob. C11.7.
rule-C2-4 = Gracze remisujący pod względem największej liczby regionów toczą tylko między sobą ostateczną bitwę: wszyscy odrzucają karty z ręki, tasuje się wszystkie 110 kart, a każdy z remisujących dostaje 10 kart i po jednej za każdy posiadany region. Zaczyna posiadacz znacznika Condottiere, jeśli remisuje, a jeśli nie, pierwszy remisujący gracz po jego lewej stronie. Kto wygra tę bitwę, wygrywa grę; jeśli i ona zakończy się remisem, zwycięstwem dzielą się gracze, którzy w niej zremisowali. Nie toczy się ona o żaden region: Biskup nadal usuwa najemników, ale znacznika papieskiej łaski się nie kładzie.
rule-C2-5 = Zawsze jawne są: kompanie i ich ogłoszona siła, liczba kart na ręce każdego gracza i w stosie dobierania oraz karty odrzucone, które leżą odkryte.

chapter-C3 = Przygotowanie
rule-C3-1 = Każdy gracz dostaje 10 kart, zgodnie z ruchem wskazówek zegara, począwszy od posiadacza znacznika Condottiere (7 przy C9.1). Pierwszy posiadacz jest losowany albo wskazany w opcjach gry.
rule-C3-2 = Posiadacz kładzie znacznik Condottiere w dowolnym regionie: tam toczy się pierwsza bitwa.

chapter-C4 = Bitwa
rule-C4-1 = Pierwszą turę ma gracz, który położył znacznik Condottiere, potem kolejni zgodnie z ruchem wskazówek zegara. Jeśli nie ma on kart, zaczyna następny gracz, który je ma.
rule-C4-2 = W swojej turze zagrywa się dokładnie jedną kartę do własnej kompanii albo pasuje. Nikt nigdy nie jest zmuszony do zagrania karty, a pierwsza może być dowolnego rodzaju.
rule-C4-3 = Po każdej karcie ogłasza się siłę kompanii (C5.8). Jest ona zawsze jawna.
rule-C4-4 = Gracz, który spasował, nie zagrywa już kart w tej bitwie, ale nadal może ją wygrać.
rule-C4-5 = Gdy spasowali wszyscy prócz jednego, ten ostatni rozgrywa dalsze tury, po jednej karcie, aż sam spasuje.
rule-C4-6 = Gracz bez kart pasuje, gdy przychodzi jego kolej, i nie bierze udziału w bitwach, dopóki znów nie ma kart, nawet jeśli ma znacznik Condottiere. Posiadacz znacznika bez kart nadal wybiera region bitwy.
rule-C4-7 = Bitwa kończy się, gdy wszyscy spasowali, albo natychmiast po zagraniu Kapitulacji (C5.9).

chapter-C5 = Karty
rule-C5-1 = Zima: każda Wiosna w każdej kompanii jest od razu odrzucana. Dopóki w którejkolwiek kompanii leży Zima, każdy najemnik w każdej kompanii liczy się za 1.
rule-C5-2 = Wiosna: każda Zima w każdej kompanii jest od razu odrzucana. Dopóki w którejkolwiek kompanii leży Wiosna, najemnicy o najwyższej wartości spośród wszystkich kompanii dostają po +3, do kogokolwiek należą; dotyczy to wszystkich kart tej wartości. O tym, co jest najwyższe, decyduje wartość nadrukowana, nie podwojona przez Dobosza.
rule-C5-3 = Pory roku się nie sumują: dwie Zimy działają tak jak jedna, tak samo dwie Wiosny.
rule-C5-4 = Biskup: wszyscy najemnicy o najwyższej wartości w grze są odrzucani ze wszystkich kompanii, także z własnej i z kompanii graczy, którzy spasowali. Liczy się wartość nadrukowana, także przy Zimie; gdy w grze nie ma najemników, Biskupa wolno zagrać, lecz niczego nie usuwa. Potem Biskup jest odrzucany, a kto go zagrał, musi od razu położyć znacznik papieskiej łaski w regionie (C5.5) albo zostawić go poza planszą. W obu wypadkach znacznik najpierw zabiera się ze starego miejsca, które można wybrać ponownie.
rule-C5-5 = Znacznik papieskiej łaski można położyć w regionie bez znacznika kontroli, który nie jest regionem toczącej się bitwy. W chronionym przez niego regionie nie wolno wyznaczyć bitwy. Leży tam aż do następnego Biskupa.
rule-C5-6 = Kurtyzana: siła 1, nie jest najemnikiem; decyduje o tym, kto dostaje znacznik Condottiere (C6.2). Dobosz: najemnicy w jego własnej kompanii liczą się podwójnie, a kolejni Dobosze nic nie zmieniają. Przy Zimie 1 podwojone daje 2; przy wiośnie najpierw się podwaja, potem dodaje 3. Bohaterka: siła 10, nie jest najemnikiem i żadna karta na nią nie działa.
rule-C5-7 = Kukła: zabierz z własnej kompanii na rękę jednego najemnika albo żadnego; potem Kukła jest odrzucana. Wolno ją zagrać także wtedy, gdy nie ma najemnika do zabrania. Nigdy nie zabiera karty specjalnej, karty innego gracza ani karty odrzuconej. Jeśli Kukła była ostatnią kartą gracza i zabiera on najemnika, nadal uczestniczy w bitwie.
rule-C5-8 = Siła kompanii: każdy jej najemnik liczy się za wartość nadrukowaną, a gdy w grze jest Zima, za 1; podwaja się to, jeśli w kompanii jest Dobosz; potem dodaje się 3, jeśli w grze jest Wiosna, a wartość nadrukowana jest najwyższa w grze. Do sumy najemników dodaje się 10 za każdą Bohaterkę i 1 za każdą Kurtyzanę.
rule-C5-9 = Kapitulacja: karta jest odrzucana, a bitwa kończy się natychmiast, przed następną turą. Wygrywa kompania najsilniejsza w tej chwili, bez względu na to, kto zagrał Kapitulację. Remis pozostaje remisem (C6.1).
rule-worked-C5 = Przykłady. 10, 10, 5 i 4 przy Zimie dają 4. Przy wiośnie 2, 5 i 5 dają 18, a 1, 4, Bohaterka i Wiosna 15. Trzej najemnicy warci 21 dają z Doboszem 42, a gdy leży też Zima, 6; 2, 4 i Dobosz przy wiośnie, gdy 4 jest najwyższe w grze, dają 15. Biskup zagrany przy kompaniach 6, 3, 1, 1 i 6, 1, 1 usuwa obie szóstki.

chapter-C6 = Po bitwie, w tej kolejności
rule-C6-1 = Porównanie siły: gracz z najsilniejszą kompanią zdobywa region i kładzie w nim znacznik kontroli. Jeśli kilka kompanii remisuje jako najsilniejsze, także gdy wszystkie mają 0, nikt go nie zdobywa.
rule-C6-2 = Znacznik Condottiere dostaje gracz, który jako jedyny ma w swojej kompanii najwięcej Kurtyzan (co najmniej jedną), nawet jeśli bitwa kończy się remisem. W przeciwnym razie dostaje go zwycięzca bitwy. Jeśli i jego nie ma, czyli przy remisie, dostaje go gracz po lewej stronie tego, kto położył go na tę bitwę, z kartami lub bez. Potem sprawdza się C2.1 i C2.3.
rule-C6-3 = Posiadacz znacznika Condottiere wybiera region następnej bitwy: dowolny bez znacznika kontroli i bez znacznika papieskiej łaski. Region bitwy zakończonej remisem można wybrać ponownie. Dzieje się to przed odrzucaniem kart z ręki (C6.5) i przed nowym rozdaniem.
rule-C6-4 = Wszystkie kompanie są odrzucane.
rule-C6-5 = Gracz bez najemnika na ręce może odrzucić wszystkie swoje karty, pokazując je wszystkim na dowód; gracz, który ma najemnika, nie może tego zrobić. Wszyscy gracze z kartami są pytani jednocześnie i w tajemnicy. Jawne staje się tylko to, co odrzucono, więc zatrzymanie kart nie zdradza, czy ma się najemnika.

chapter-C7 = Koniec rundy
rule-C7-1 = Jeśli po C6.5 karty ma jeszcze najwyżej jeden gracz, runda się kończy. Nigdy nie kończy się w trakcie bitwy.
rule-C7-2 = Jedyny gracz, który ma jeszcze karty, może zatrzymać najwyżej dwie, nie pokazując ich, a resztę odrzuca, pokazując ją jak wszystkie odrzucane karty.
rule-C7-3 = Wszystkie pozostałe karty tasuje się razem. Każdemu graczowi uzupełnia się rękę do 10 kart, a potem daje po jednej karcie za każdy kontrolowany region. Zatrzymane karty się liczą: dwie zatrzymane i trzy regiony dają 13 kart na ręce.
rule-C7-4 = Aby żadna gra nie trwała bez końca, z wariantami lub bez nich, kończy się ona natychmiast po serii bitew (dziesięć razy liczba graczy), w których żaden region nie zyskał nowego właściciela, albo po 300 bitwach ogółem. O zwycięstwie decydują wtedy C2.3 i C2.4.

chapter-C8 = Umowy
rule-C8-1 = Gracze mogą w każdej chwili rozmawiać i zawierać umowy. Żadna obietnica nie jest wiążąca.
rule-C8-2 = Gracz może w każdej chwili pokazać dowolnemu graczowi dowolną swoją kartę, także zakrytą w swojej kompanii; komu ją pokazano, ten może na niej polegać. Karty nigdy nie przechodzą z rąk do rąk. Przy stole można też grać bez tego.

chapter-C9 = Wariant: dobieranie kart po bitwie
rule-C9-1 = Gracze zaczynają z 7 kartami. Nie ma rund: po bitwie nie odrzuca się kart z ręki (C6.5) i nie stosuje się nic z C7, z tym że C7.4 nadal kończy zbyt długą grę.
rule-C9-2 = Po C6.1 i C6.2, a przed C6.3 każdy gracz, zgodnie z ruchem wskazówek zegara, począwszy od posiadacza znacznika Condottiere, może dobrać najwyżej 3 karty, lecz nie ponad swój limit: 10 kart i po jednej za każdy kontrolowany region; właśnie zdobyty region się liczy. Liczbę podaje się od razu i jawnie, a następny gracz jest pytany dopiero po rozdaniu tych kart. Gracz powyżej swojego limitu zatrzymuje wszystkie karty i nie dobiera żadnej.
rule-C9-3 = Jeśli nikt nie ma już kart, zamiast tego każdy gracz dobiera dokładnie 10 kart.
rule-C9-4 = Gdy trzeba dobrać kartę, a stos dobierania jest pusty, tasuje się stos kart odrzuconych, by utworzyć nowy. Karty dobiera się gracz po graczu. Jeśli stos dobierania i stos kart odrzuconych razem nie wystarczają na to, co dobiera gracz, najpierw odrzuca się kompanie z bitwy właśnie zakończonej.

chapter-C10 = Wariant: gra na punkty
rule-C10-1 = Rozgrywa się kilka gier do ustalonego wyniku: 20, 30 lub innego uzgodnionego. Po każdej grze każdy gracz dostaje po jednym punkcie za każdy kontrolowany region. Zwycięzca dostaje 5 punktów więcej, jeśli ma połączoną grupę, która daje zwycięstwo (większą przy C11.1), także gdy w tej samej bitwie osiągnął też łączną liczbę regionów. Zwycięstwo dzielone nie daje premii.
rule-C10-2 = Gdy ktoś osiągnie ustalony wynik, wygrywa najwyższa suma. Remis rozstrzyga ostateczna bitwa między remisującymi (C2.4), z regionami z ostatniej gry; za posiadacza znacznika Condottiere, który zaczyna, uważa się w niej ostatniego posiadacza z tej gry. W każdej nowej grze opróżnia się planszę, zdejmuje znacznik papieskiej łaski i rozdaje karty od nowa; znacznik Condottiere jako pierwszy kładzie ostatni jego posiadacz. Gra, która nikomu nie przynosi punktu, także kończy rozgrywkę; nie ma własnej ostatecznej bitwy, a jedynie tę, która przy równych sumach rozstrzyga całą rozgrywkę.
rule-C10-3 = Gry na punkty nie można łączyć z odbijaniem regionów (C11.2): taka gra jest odrzucana. Poza tym C9, C10, C11.1, C11.2 i C12 można łączyć dowolnie.

chapter-C11 = Warianty: większe królestwa, odbijanie regionów
rule-C11-1 = Większe królestwa: połączona grupa, która daje zwycięstwo, musi być o jeden region większa: 5 przy 2 lub 3 graczach i 4 przy 4–6 graczach. Łączne liczby pozostają 6 i 5.
rule-C11-2 = Odbijanie regionów: znacznik Condottiere można też położyć w regionie, który kontroluje inny gracz, ale nigdy we własnym i nigdy w regionie ze znacznikiem papieskiej łaski. Gracz, który go kontroluje, jest obrońcą.
rule-C11-3 = Do zagrania swojej pierwszej karty w bitwie obrońca może pasować, ile razy chce, nie tracąc prawa do gry; potem obowiązuje C4.4. Pierwszą jest każda karta, nawet taka, którą od razu się odrzuca. Bitwa kończy się po Kapitulacji albo gdy spasowali wszyscy inni, a obrońca spasuje po nich: obrońca, który ma jeszcze prawo do gry, jest zawsze pytany jeszcze raz po spasowaniu ostatniego z pozostałych.
rule-C11-4 = Przy każdym remisie o najsilniejszą kompanię obrońca zatrzymuje region i bierze znacznik Condottiere, chyba że jeden gracz sam ma najwięcej Kurtyzan (C6.2).
rule-C11-5 = Jeśli bitwę wygra inny gracz, jego znacznik kontroli zastępuje znacznik obrońcy.
rule-C11-6 = Kto zagrywa Biskupa, może położyć znacznik papieskiej łaski w dowolnym regionie, ze znacznikiem kontroli lub bez, albo poza planszą. Może to być nawet region toczącej się bitwy: bitwa trwa dalej.
rule-C11-7 = Przy odbijaniu regionów C2.3 stosuje się tylko wtedy, gdy posiadacz znacznika Condottiere nie ma żadnego regionu, który mógłby zaatakować.

chapter-C12 = Wariant: zakryte karty
rule-C12-1 = Najemników, Doboszy, Bohaterki i Kurtyzany zagrywa się zakryte, wszystkie inne karty odkryte. Zagranie następnej karty dowolnego rodzaju odkrywa poprzednią: w kompanii nigdy nie leży więcej niż jedna zakryta karta.
rule-C12-2 = Gracz, który pasuje, może zostawić swoją kartę zakrytą albo ją odkryć. Pyta się o to także gracza z pustą ręką.
rule-C12-3 = Ogłaszana siła obejmuje tylko widoczne karty. Zakryta karta nie działa na żadną kompanię ani nie liczy się jako najwyższy najemnik przy wiośnie.
rule-C12-4 = Efekt Biskupa lub Kukły, łącznie z położeniem znacznika papieskiej łaski, wykonuje się przed odkryciem własnej zakrytej karty. Najemnik, który w tej chwili leży zakryty, nie jest liczony, usuwany ani zabierany.
rule-C12-5 = Gdy bitwa się kończy, także przez Kapitulację, wszystkie karty odkrywa się przed porównaniem siły.
