### Lekcja Princes: po jednej wiadomości na krok z lessons/princes.toml. `.wrong` odpowiada temu, kto robi coś innego,
### `.wrong-pass` i podobne temu, kto robi właśnie to.

lesson-goal = Prowadzisz ród kondotierów przez trzy dekady, a wygrywa największa liczba punktów. Większość dają kafle miast: na koniec każdy kafel miasta o najwyższym statusie jest wart 10, następnego 7, potem 5, 3 i 1. Zbieraj więc kafle i podnoś ich miasta.

lesson-family = Najpierw ród. Każdy ma jeden talent: jedne płacą mniej za artystów albo za prawo do walki, inne trzymają więcej kafli zdrady. Weź ród d’Este: jego artyleria ma o jeden większy atak i o jeden większą obronę.
    .wrong = To też dobry ród i w prawdziwej grze wybór należy do ciebie. Ta lekcja jest napisana dla rodu d’Este i jego artylerii.

lesson-troop = W swojej turze robisz jedną rzecz: kupujesz, wystawiasz kafel na licytację, wywołujesz wojnę albo pasujesz. Walczyć może tylko ten, kto ma wojska, a walka się opłaca. Kup artylerię: 6 złota za atak 3 i obronę 1, a z rodem d’Este 4 i 2.
    .wrong = To też dobry ruch. Ale twój ród sprawia, że artyleria to najlepsze wojsko na stole: kup ją najpierw.
    .wrong-pass = Tura oddana za darmo! Bez wojsk nie możesz walczyć dla nikogo.

lesson-tile = Teraz miasto. Kupiec neapolitański przynosi 3 złota na koniec każdej dekady, a na koniec gry punkty Neapolu. Wystaw go na licytację.
    .wrong = To też może być dobre. W tej lekcji wybierz kupca neapolitańskiego: płaci w każdej dekadzie.
    .wrong-pass = Nic z tego. Kafel kupiony teraz zapłaci na koniec wszystkich trzech dekad.

lesson-open = Kto wystawia kafel miasta, musi zacząć od podwojonego statusu miasta: Neapol ma 5, a więc 10 złota. Nie dawaj więcej, niż trzeba; inni sami pokażą, ile jest dla nich wart.
    .wrong = Też będzie twój, ale po co płacić więcej niż najmniej? Inni mogą po prostu spasować.

lesson-raise = Bianca daje 11. Przy 12 zostaną ci jeszcze 22 złota na tę dekadę, a kafel odda 9. Daj 12.
    .wrong = Wystarczy o jeden więcej niż ostatnia oferta: kto skacze, płaci za skok.
    .wrong-pass = Bianca miałaby go za 11. Dla ciebie był wart jeszcze 12.

lesson-fight = Wojna! Bianca śle Mediolan na Neapol, twoje miasto, i sama walczy za Mediolan. Kto walczy za Neapol? To prawo wygrywa się wpływami, a nikt inny go nie chce: daj 0. Neapol zapłaci ci 5 złota, cokolwiek z tego wyniknie.
    .wrong = Nikt cię nie przebija: 0 wystarczy, a wpływy są cenne.
    .wrong-pass = Neapol walczyłby wtedy sam, z siłą 3 i 3, a jeśli spadnie, spadnie też twój kafel. Masz artylerię: weź żołd.

lesson-status = Każda strona dodaje kość. Mediolan atakował z siłą 2 przeciw twoim 6, na próżno; potem był twój odwet, 9 przeciw 4. To ponad dwa razy tyle: Neapol rośnie o 2, Mediolan spada o 2. Dostajesz też wawrzyn: pierwszy jest wart 1 punkt, drugi 2 i tak dalej.

lesson-artist = Wydarzenia dają punkty albo zmieniają status miasta. Gozzoli jest wart 2 punkty, a płaci się za niego wpływami. Carlo daje 1: daj 2. Gdy ktoś wygra czwarte wydarzenie, dekada się kończy.
    .wrong = Wystarczy o jeden więcej niż Carlo. Wpływami wygrywa się też wojny, więc zachowaj trochę.
    .wrong-pass = Dwa punkty za jeden wpływ? Carlo się ucieszy.

lesson-treachery = Kafel zdrady kosztuje 1 sztukę złota i 1 wpływ, i nikt nie widzi, który dobierasz. Może powstrzymać wojnę, zamrozić ofertę albo przekupić wojska wroga. Kup jeden: wolno mieć dwa.
    .wrong = Oczywiście wolno. Ale tajny kafel czyni innych ostrożnymi, a kosztuje niewiele: kup go teraz.
    .wrong-pass = Masz złoto i wpływy na kafel. Jeden sekret w ręku jest wart tury.

lesson-end = Masz teraz weto: raz powstrzyma wojnę. Pozostałe wydarzenia znalazły właścicieli, więc dekada się kończy i wszyscy dostają dochód z rodu, kafli i żołd z wojny. Po trzech dekadach decydują punkty. Znasz już cały obieg: kupuj, licytuj, walcz i patrz na status swoich miast!
