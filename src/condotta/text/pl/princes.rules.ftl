### Pomoc do zasad Princes: jeden komunikat na każdą zasadę z docs/rules/princes.md.

chapter-P1 = Przygotowanie
rule-P1-1 = Pierwszy gracz jest losowany; potem zgodnie z ruchem wskazówek zegara każdy bierze jeden z sześciu rodów. Każdy zaczyna z 40 złota i 12 wpływów.
rule-P1-2 = Początkowy status miast: Wenecja 7, Mediolan 6, Florencja 6, Rzym 5, Neapol 5. Status mieści się między 3 a 10.
rule-P1-3 = Wojska, kafle miast i Papież leżą odkryte, podobnie cztery wydarzenia dekady I. 23 kafle zdrady tasuje się zakryte.
rule-P1-4 = Pierwszego gracza dekady I losuje się od nowa. W dalszych dekadach jest nim gracz siedzący za ostatnim, który wykonał akcję: za tym, kto wystawił ostatnie wydarzenie, nie za jego zdobywcą.

chapter-P2 = Limity i jawność
rule-P2-1 = Złoto i wpływy wszystkich są jawne, tak jak wszystkie kafle prócz kafli zdrady. Zagraną zdradę się pokazuje; tego, co odrzucono ponad limit, nie.
rule-P2-2 = Można mieć najwyżej 2 kafle zdrady, o jeden więcej za ród Bentivogli lub Malatesta, za kafel Cesare Borgia i za kafel Ferrante d’Aragon. Kupując lub dobierając, można przekroczyć limit; wtedy od razu, przed wszystkim innym, odrzuca się nadmiar, wybierając spośród wszystkich posiadanych.
rule-P2-3 = Można mieć najwyżej sześć kafli miast, z najwyżej trzech miast. Kafli miast nigdy się nie odrzuca.
rule-P2-4 = Można mieć najwyżej jedno wojsko każdego rodzaju.
rule-P2-5 = Kafel używany raz na dekadę obraca się po użyciu; wraca do położenia na końcu dekady.
rule-P2-6 = Handel: w każdej chwili gracze mogą dawać sobie złoto i wpływy, za darmo albo w zamian za zgodą obu stron; nic innego nie zmienia właściciela, a obietnice nie wiążą. Wymiana odbywa się naraz, z tego, co obie strony mają; złoto na mieście rodzinnym nie jest w sakiewce. Kto ma najwyższą ofertę, wygrał albo musi otworzyć licytację kafla miasta, nie może zejść poniżej tej ceny; liczy się to, co widzą wszyscy, z kardynałów tylko ci, których dowiodła oferta. Po zdobyciu ostatniego wydarzenia dekady III handlu nie ma. Przy stole można też grać bez handlu.

chapter-P3 = Tura
rule-P3-1 = Zgodnie z ruchem wskazówek zegara każdy wykonuje jedną akcję: kupuje, wystawia na licytację, wywołuje wojnę albo pasuje. Pas niczego później nie kosztuje.
rule-P3-2 = Kup wojsko za jego cenę w złocie albo kafel zdrady za 1 złoto i 1 wpływ; albo zamiast kupować oddaj jedno swoje wojsko bez zwrotu kosztów.
rule-P3-3 = Wystaw jeden kafel: kafel miasta, wydarzenie tej dekady albo Papieża, jeśli nikt go nie ma.
rule-P3-4 = Wojnę można wywołać tylko, gdy licznik wojen jest poniżej limitu: 4 na dekadę, 5 przy pięciu lub sześciu graczach.
rule-P3-5 = W swojej turze można też użyć kafli Kradzież wpływów, Napad na transport złota, Lucrezia Borgia i Alfonso Aragon; to nie są akcje. Używa się ich przed akcją lub po niej, nigdy w trakcie licytacji ani wojny i nie po końcu dekady; koniec tury ogłasza się samemu.
rule-P3-6 = Wywołanie wojny: na końcu swojej tury, po dowolnej akcji lub pasie, kafel wywołuje dodatkową wojnę, która zamyka turę. Licznik się nie rusza, także przy wecie, i może być na limicie. Jedna na turę i nie po końcu dekady.
rule-P3-7 = Przeciw grze bez końca: runda, w której niczego nie kupiono, nie oddano, nie sprzedano ani nie stoczono wojny, jest jałowa. Po dwóch jałowych rundach z rzędu (dwa razy tyle tur, ilu jest graczy) aktywny gracz musi wystawić wydarzenie dekady i otworzyć licytację od co najmniej 0.

chapter-P4 = Licytacje
rule-P4-1 = Kafel miasta: płatny złotem. Aktywny gracz musi otworzyć od co najmniej dwukrotności statusu miasta; kto nie może mieć tego kafla (P2.3) albo tyle zapłacić, nie może go wystawić. Kto nie może go mieć, ma jednak swoją kolej: może zamrozić oferty, potem pasuje.
rule-P4-2 = Wydarzenie i Papież: płatne walutą z kafla (Papież: wpływy). Aktywny gracz otwiera, lecz nie musi składać oferty; 0 to dozwolone otwarcie i wygrywa, jeśli nikt nie przebije. Brak oferty to pas; jeśli wszyscy inni spasowali bez oferty, ostatni jest jeszcze pytany i może wziąć kafel za 0. Jeśli nikt nie złoży oferty, kafel zostaje, a akcja przepada.
rule-P4-3 = Zgodnie z ruchem wskazówek zegara; oferta to dowolna wyższa liczba całkowita, najwyżej 255; kto pasuje, odpada; ostatni z ofertą wygrywa i od razu ją płaci, pomniejszoną o zniżki. Nigdy poniżej 0; oferta musi być wypłacalna w chwili złożenia, więc zwycięzca zawsze może zapłacić.
rule-P4-4 = Można licytować więcej, niż się ma, jeśli resztę pokryją zniżki, przy Papieżu także kafle Przekupienie kardynała (po 3 wpływy), a w każdej licytacji nieużyty Bank. Przy zapłacie najpierw zniżki, potem zwycięzca wybiera kardynałów i Bank, jeśli jest wybór; reszty się nie wydaje i żaden kardynał nie idzie na marne. Najwyższą dozwoloną ofertę widzi tylko jej gracz. Zniżki się sumują: artyści −1 dla rodów Gonzaga i Montefeltro; kondotier po −1 za ród Baglioni oraz kafle Najemnicy szwajcarscy i Płatnerz; Papież po −1 za kafle Roderigo Borgia, Giovanni Medici, Della Rovere, Orsini i Colonna.
rule-P4-5 = Zamrożenie oferty: w swojej kolejce, nawet jeśli potem się pasuje, wskazuje się innego gracza, który jest jeszcze w tej licytacji. W swojej następnej kolejce nie może on licytować, nawet otworzyć, i odpada; jeśli wszyscy inni odpadną wcześniej, wygrywa swoją stojącą ofertą. Zamrożenie kończy się z licytacją. Zamrożony może jeszcze zagrać Zamrożenie oferty; można zagrać kilka w jednej kolejce; nikogo nie zamraża się dwa razy; otwierający kafel miasta może zamrażać, ale potem musi złożyć ofertę.
rule-P4-6 = Artysta „+1 status”: zwycięzca od razu kładzie go w mieście, którego status rośnie o jeden. W jednym mieście może leżeć kilku; przy statusie 10 kafel nadal liczy się przy remisach.
rule-P4-7 = Artysta z punktami: trzymany do końca. Wydarzenie Kupcy: trzymane; za każde z nich dostaje się +1 złoto na końcu każdej dekady i 1 punkt na końcu gry za każdy swój kafel miasta ze znakiem kupca.
rule-P4-8 = Najazd francuski: od razu przeciw miastu, którego status spada o 2, albo odrzucony. Gdy graczowi skończy się czas, najazd zostaje odrzucony.
rule-P4-9 = Dekada kończy się, gdy zdobyto jej ostatnie wydarzenie i wykonano P4.6 lub P4.8.
rule-worked-P4 = Przykład. Wenecja na 6: otwarcie co najmniej 12; 13, pas, 14, pas, 15, pas: zwycięzca płaci 15. Gozzoli: 0, potem 4 od Gonzagi, który płaci 3 wpływy i mógł tyle zalicytować, mając tylko 3.

chapter-P5 = Wojna
rule-P5-1 = Licznik się przesuwa, także przy wecie, ale nie przy kaflu Wywołanie wojny. Kolejność: licznik, miasta, weto, licytacja i żołd atakującego, licytacja i żołd obrońcy, Liga, przekupstwa, kości, Ludovico, kości kontrataku, Ludovico, wynik. Aktywny gracz wskazuje dwa różne miasta, atakujące i broniące się.
rule-P5-2 = Weto, przed jakąkolwiek ofertą: kafel Weto albo raz na dekadę Lorenzo Medici. Wszyscy są pytani w tajemnicy, najpierw liczy się aktywny gracz, potem dalej zgodnie z ruchem wskazówek zegara; pierwszy wetujący zużywa swoje weto, inni swoje zachowują, a ich odpowiedzi pozostają tajne. Wojny nie ma.
rule-P5-3 = Kondotierów wyłania licytacja wpływów, najpierw po stronie atakującej. Biorą udział tylko gracze z wojskiem; obie licytacje otwiera aktywny gracz i może spasować; jeśli nie ma wojska albo walczy już po stronie atakującej, otwiera następny, który może wziąć udział. Otwarcie może wynosić 0. Zwycięzca strony atakującej nie bierze udziału w drugiej licytacji. Strona może nikogo nie znaleźć.
rule-P5-4 = Jeśli żadna strona nikogo nie znajdzie, nic więcej się nie dzieje. Jeśli znajdzie tylko jedna, drugie miasto walczy z atakiem 3 i obroną 3; jeśli wygra, nikt nie dostaje wawrzynu.
rule-P5-5 = Żołd każdego kondotiera w złocie, równy obecnemu statusowi miasta, kładzie się na jego mieście rodzinnym przed walką, bez względu na jej wynik, i odbiera na końcu dekady.
rule-P5-6 = Święta Liga, raz na dekadę: właściciel Papieża, jeśli nie jest tu kondotierem, może wesprzeć jedną stronę gołymi wartościami swoich wojsk, przed przekupstwami. Bez żołdu, wawrzynu i premii z kafli czy rodu. Pyta się go jawnie i tylko, gdy ma wojsko; także u boku miasta bez kondotiera; odmowa zachowuje prawo.
rule-P5-7 = Przekupienie wojsk, przed rzutem: najpierw atakujący, potem obrońca, potem właściciel Papieża, jeśli jest w Lidze; każdy gra dowolnie wiele kafli przeciw dowolnemu nieprzekupionemu wojsku tej wojny, także własnemu; jedna kolejka, bez odpowiedzi na odpowiedź; każdy jest pytany, nawet bez kafla. Przekupione wojsko liczy się jako 0 przez całą wojnę, a to, co było z nim związane, przepada.
rule-P5-8 = Atak: atak i kość atakującego przeciw obronie i kości obrońcy. Jeśli więcej, wygrywa atakujący. Inaczej obrońca odpowiada: atak i kość przeciw obronie i kości atakującego. Jeśli więcej, wygrywa obrońca; inaczej wojna jest nierozstrzygnięta.
rule-P5-9 = Wartości: wojska kondotiera oraz: d’Este +1/+1 do Artylerii, Kusznicy genueńscy +1 obrony do Kuszników, Najemnicy szwajcarscy +1/+1 do Pikinierów, Płatnerz +1 ataku do Kawalerii, Piechota hiszpańska +1/+1 do Lekkiej piechoty (każdy wymaga tego wojska, nieprzekupionego), Caterina Sforza +2 obrony (wymaga dowolnego wojska, przekupionego lub nie).
rule-P5-10 = Ludovico Sforza, raz na dekadę: po rzucie obiema kośćmi rzuca się ponownie i ten wynik zostaje. Właściciel nie musi walczyć; po dowolnym z rzutów; łącznie raz.
rule-P5-11 = Jeśli suma zwycięzcy w rozstrzygającej rundzie jest co najmniej dwa razy większa od sumy przegranego, zwycięskie miasto rośnie o 2, a przegrane spada o 2; inaczej o 1 i o 1; każde zatrzymuje się na 3 i 10 osobno. Zwycięski kondotier bierze wawrzyn. Żadne wojsko nie ginie.
rule-worked-P5 = Przykład. Wenecja (6) atakuje Rzym (5). Baglioni z kaflem Najemnicy szwajcarscy licytuje 6 i płaci 4; d’Este płaci 4; 6 złota na Perugię, 5 na Ferrarę. Atakujący: Kawaleria (przekupiona), Pikinierzy, Najemnicy szwajcarscy: 1 + 5 = 6. Obrońca: Artyleria, Fortyfikacja, d’Este: 5 + 1 = 6, niepokonany. Kontratak: 4 + 6 = 10 przeciw 3 + 2 = 5: dwukrotność, Rzym +2, Wenecja −2, wawrzyn dla d’Este.

chapter-P6 = Inne kafle
rule-P6-1 = Kradzież wpływów i Lucrezia Borgia zabierają 2 wpływy wybranemu graczowi, Napad na transport złota 3 złota; temu, kto ma mniej, wszystko.
rule-P6-2 = Alfonso Aragon, raz na dekadę: dobierz kafel zdrady. Kto zdobędzie go w cudzej turze, jest od razu pytany, czy dobiera.
rule-P6-3 = Bank, raz na dekadę: wymień najwyżej 3 złota na tyle samo wpływów albo odwrotnie; w każdej chwili, w czyjejkolwiek turze, aż do wystawienia ostatniego wydarzenia dekady, a potem tylko by za nie zapłacić (najwyżej tyle, ile brakuje), nawet jeśli nikt go nie kupi; nigdy dla punktów końcowych. Każdy kafel Bank liczy się osobno.
rule-P6-4 = Gdy trzeba dobrać kafel zdrady, a stos jest pusty, tasuje się odrzucone.
rule-P6-5 = Bycie pytanym niczego nie zdradza: kogo pyta się o Weto, przekupstwo, zamrożenie, wojnę czy kradzież, wynika tylko z jawnych faktów.

chapter-P7 = Koniec dekady
rule-P7-1 = Każdy odbiera złoto i wpływy z rodu, kafli miast, wojsk i Papieża (3 złota), premie kupieckie oraz złoto z miasta rodzinnego.
rule-P7-2 = Papież wraca obok wydarzeń (nie po dekadzie III). Obrócone kafle wracają do położenia, licznik wojen do 0, wykłada się cztery następne wydarzenia.
rule-worked-P7 = Przykład. Malatesta 12 + Doża 2 + Kupiec wenecki 3 + wydarzenie Kupcy 1 = 18 złota, i 7 złota żołdu; wpływy 8 + 2 + Kawaleria 2 = 12.

chapter-P8 = Punkty zwycięstwa
rule-P8-1 = Po dochodach dekady III miasta według statusu zajmują miejsca za 10, 7, 5, 3 i 1 punkt. Przy remisie wyżej jest miasto z większą liczbą artystów; miasta nadal remisujące zajmują wszystkie najniższe ze swoich miejsc (dwa na drugim punktują oba za trzecie; następne zajmuje czwarte).
rule-P8-2 = Punkty: miejsce miasta za każdy jego kafel; punkty artystów; punkty kupieckie (P4.7); 3 za Papieża; 6 za najwięcej złota (wszyscy remisujący) i 3 za drugie miejsce (wszyscy remisujący; 9, 9, 5, 1 daje 6, 6, 3, 0; nikt nie jest drugi, gdy wszyscy mają tyle samo); 4 za najwięcej wpływów (wszyscy remisujący); wawrzyny 1 + 2 + … + n.
rule-P8-3 = Teraz nie można używać żadnych zdolności. Wygrywa najwięcej punktów; remisujący dzielą zwycięstwo.
