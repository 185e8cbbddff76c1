### Lekcja Conquest: po jednej wiadomości na krok z lessons/conquest.toml. `.wrong` odpowiada temu, kto robi coś innego.

lesson-goal = Twoje osiemnaście pionków jest czerwonych i tylko ty widzisz, czym są. To twoja Flaga: kto straci swoją, przegrywa. Gdzieś wśród niebieskich pionków Bianki stoi jej Flaga. Znajdź ją i zdobądź, a wygrasz.

lesson-card = Tura zaczyna się od kart: jedna za każde dwa zajęte terytoria, a zagrywasz jedną z nich. Blitz dałby więcej ruchów, ale najpierw chcesz się czegoś dowiedzieć. Zagraj Tajną informację.
    .wrong = Przydatna karta, ale innym razem. Dziś wygrywa wiedza: zagraj Tajną informację.

lesson-look = Możesz obejrzeć dwa sąsiednie pionki przeciwnika. Na północy dwa pionki Bianki nie ruszyły się od początku, a Flagi nigdy się nie ruszają. Obejrzyj te dwa.
    .wrong = Ciekawe, ale nie tego szukamy: obejrzyj dwa pionki w Rocky Wild i Pinewatch, które nigdy się nie ruszyły.

lesson-spy = Jest Flaga, a przed nią Przeklęta ziemia! Ale najpierw ten Król: pobił twojego Barona w Greymarch, więc wszyscy go znają. Król bije każdą rangę, a boi się tylko jednego: twój Szpieg, ranga 1, wygrywa, gdy atakuje Króla. Rusz Szpiega na niego.
    .wrong = Nie teraz: Król na twojej ziemi będzie brał pionek za pionkiem. Twój Szpieg stoi tuż obok, a Szpieg, który atakuje Króla, wygrywa.

lesson-scout = Zwiadowcy mają rangę 2, ale idą wolnymi polami, jak daleko chcą, i na końcu mogą walczyć. Wyślij tego na nieznany pionek w Lookout Ledge. Raczej nie wygra, ale oba pionki zostaną odkryte i o to chodzi.
    .wrong = Taki ruch też jest możliwy. Ale zobacz najpierw, do czego służy Zwiadowca: wyślij go na pionek w Lookout Ledge.
    .wrong-pass = Masz jeszcze ruchy: jeden zawsze i po jednym za każde zajęte miasto.

lesson-duke = Hrabia, ranga 6; twój Zwiadowca jest w woreczku i może wrócić dzięki karcie. Teraz nic nie zależy od przypadku: twój Diuk ma rangę 7, a wyższa ranga wygrywa. Atakuj!
    .wrong = Znasz już ten pionek i twój Diuk go pobije. Skorzystaj, zanim odejdzie.
    .wrong-pass = Oddajesz dwa ruchy i pewne zwycięstwo: Diuk bije Hrabiego.

lesson-sorceress = Diuk zajął jego miejsce. Teraz droga do Flagi. Przeklęta ziemia pokonuje każdego, kto ją atakuje, choćby Króla; tylko Czarodziejka ją łamie. Twoja stoi obok: atakuj.
    .wrong = Każdy inny, kto atakuje Przeklętą ziemię, ginie. To zadanie dla twojej Czarodziejki w Greymarch, a ruchów masz dość.
    .wrong-pass = Zostały dwa ruchy i właśnie tyle ci trzeba.

lesson-flag = Droga wolna, a Flaga obok nie może się ruszyć ani walczyć. Zdobądź ją!
    .wrong = Tak blisko! Czarodziejka stoi obok Flagi: jeden krok i gra wygrana.
    .wrong-pass = Został jeden ruch, a Flaga jest o krok.

lesson-end = Flaga jest twoja, a z nią gra. Przy większej liczbie graczy gra toczy się dalej, aż zostanie jedna Flaga. Wiesz już, co się liczy: dowiaduj się, kto gdzie stoi, silnych zachowaj na to, co na pewno pobiją, i zajmuj miasta, bo każde to jeden ruch więcej.
