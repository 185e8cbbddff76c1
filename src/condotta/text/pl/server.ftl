### Dlaczego serwer czegoś nie robi.


## Kto pyta.

refuse-needs-token = Do tego potrzebny jest token miejsca.
refuse-unknown-token = Ten link nie jest już ważny dla tego stołu albo nigdy nie był.
refuse-needs-link = Do tego potrzebny jest link do miejsca albo zaproszenie.
refuse-only-the-host = Może to zrobić tylko gospodarz stołu.
refuse-another-seat = Ten link jest do innego miejsca.
refuse-handed-over = To miejsce przejął ktoś inny; najpierw je odbierz.
refuse-foreign-origin = To żądanie pochodzi ze strony innej witryny.

## O co pyta.

refuse-unknown-host = Ten serwer tak się nie nazywa. Osoba, która go prowadzi, może dodać nazwę opcją --name.
refuse-two-lengths = Żądanie podaje swoją długość na dwa sposoby.
refuse-malformed = Żądania nie da się odczytać: { $reason }.
refuse-unfitting = Żądanie nie pasuje: { $reason }.
refuse-not-json = Treść musi być w formacie JSON, z typem application/json.
refuse-too-large = Żądanie jest większe niż { $most } bajtów.
refuse-too-slow = Żądanie nadchodziło zbyt długo.
refuse-too-many = Zbyt wiele żądań. Poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refuse-too-many-streams = Zbyt wiele otwartych połączeń; najpierw zamknij jedno.
refuse-record-too-much = Ta partia jest zbyt długa, żeby ją tu pokazać.
refuse-no-such-page = Tu nic nie ma.
refuse-no-such-method = Ten adres nie przyjmuje { $method }.
refuse-internal = Coś poszło nie tak; nic się nie zmieniło.

## Stoły i miejsca.

refuse-no-such-table = Nie ma takiego stołu.
refuse-unknown-bot = Nie ma bota { $bot } do tej gry; możliwe: { $known }.
refuse-bot-by-module = Stół przyjmuje tylko boty zarejestrowane na swoim serwerze, a nie program podany przez nazwę modułu ({ $bot }); możliwe: { $known }.
refuse-no-such-seat = Nie ma takiego miejsca przy tym stole.
refuse-no-free-seat = Nie ma tu wolnego miejsca.
refuse-name-mixed = Ta nazwa miesza litery z różnych alfabetów, które łatwo pomylić.
refuse-name-taken = Ktoś przy tym stole używa już nazwy { $name }.
refuse-seats-are-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $count } miejsca są jeszcze wolne
   *[many] { $count } miejsc jest jeszcze wolnych
}; poczekaj albo uzupełnij botami.
refuse-table-is-past-that = Teraz to niemożliwe: { $state ->
    [waiting] stół czeka jeszcze na graczy
    [playing] trwa gra
    [paused] gra jest wstrzymana
    [over] gra się skończyła
   *[closed] stół jest zamknięty
}.
refuse-not-away = Jesteś już na miejscu.
refuse-not-over = Gra jeszcze się nie skończyła.
refuse-last-seat-needs-its-link = Jedno zaproszenie nie wypełni całego stołu. Ostatnie miejsce wymaga własnego linku: poproś gospodarza.
refuse-not-absent = Ktoś był tu jeszcze przed chwilą. Będzie to możliwe po { $seconds ->
    [one] jeszcze jednej sekundzie
   *[other] jeszcze { $seconds } sekundach
} bez znaku życia.
refuse-somebody-plays = Przy tym stole wciąż ktoś jest; zakończyć go mogą tylko wszyscy gracze razem.
refuse-not-yours-to-decide = O tym decydują pozostali.
refuse-nobody-offers = Nikt nie zgłosił się, by zagrać na tym miejscu.
refuse-other-rules = Tę grę rozegrano według wersji { $rules } zasad. Według wersji { $now }, której używa ten serwer, różniłaby się od kroku { $row }: można ją czytać do tego miejsca i pobrać jej zapis, ale nie da się jej tu kontynuować.
refuse-damaged = Kroku { $row } tego stołu nie da się odtworzyć. Grę można czytać do tego miejsca, ale nie da się jej kontynuować, dopóki nie zajrzy do niej osoba prowadząca ten serwer.
refuse-unknown-game = Ten serwer nie zna gry { $game }.
refuse-unknown-setup = Ten serwer nie potrafi ustawić tego stołu tak, jak był: { $reason } Być może otworzy go inna wersja serwera.
refuse-unreadable = Tego stołu nie da się odczytać. Jest odłożony, dopóki nie obejrzy go osoba prowadząca ten serwer.
refuse-banned = Ten adres nie jest tu obsługiwany.
refuse-not-ready = Nie jest gotowy: { $what }.
refuse-no-address = { $address } nie jest adresem ani siecią.
refuse-not-banned = Nie można zablokować { $address }: nikt nie miałby dostępu.
refuse-seat-is-free = Nikt tam nie siedzi.
refuse-deleted = Ten stół został usunięty{ $why ->
    [age] {", "}bo od dawna nic się przy nim nie działo
    [players] {" "}na życzenie wszystkich, którzy przy nim siedzieli
   *[host] {" "}przez osobę prowadzącą ten serwer
}.

## Gra.

refuse-not-saved = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie.
refuse-key-used-before = Ten klucz był już użyty do czegoś innego.
refuse-act-or-text = Podaj albo numer ruchu, albo jego tekst.
refuse-decision-missing = Powiedz, na które pytanie to odpowiedź.
refuse-stale = To pytanie (numer { $number }) nie jest już otwarte; teraz jest numer { $now }.
refuse-not-begun = Gra jeszcze się nie zaczęła.
refuse-paused = Gra jest wstrzymana.
refuse-bot-plays = Na tym miejscu gra teraz bot; najpierw je odbierz.
refuse-no-undo = Nie ma czego cofnąć.
refuse-not-in-auction = Nie bierzesz udziału w tej licytacji.
refuse-no-standing-bid = Nie masz tu automatycznej oferty.
refuse-bid-out-of-reach = Możesz licytować do kwoty od { $least } do { $most }.
refuse-not-seen-yet = To widać dopiero po końcu gry.
refuse-begin-anew = Twoja pozycja w wiadomościach tego stołu już nie obowiązuje. Zacznij od pierwszej.

## Rozmowy.

refuse-talk-is-off = Przy tym stole nie ma czatu.
refuse-too-long = To za długie; najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
refuse-empty-text = Wiadomość jest pusta.
refuse-to-yourself = Nie możesz pisać do siebie.
refuse-no-such-promise = Nie ma takiej obietnicy albo jest już rozstrzygnięta.
refuse-too-many-promises = Masz za dużo otwartych obietnic ({ $most }); poczekaj, aż część z nich zostanie rozstrzygnięta.
refuse-not-your-promise = Nie do ciebie należy mówić to o tej obietnicy.
refuse-promise-is-past-that = Ta obietnica { $state ->
    [made] nie ma jeszcze odpowiedzi
    [accepted] jest już przyjęta
    [refused] jest już odrzucona
    [withdrawn] jest już wycofana
    [kept] jest już oznaczona jako dotrzymana
   *[broken] jest już oznaczona jako złamana
}.
refuse-newer-rules = Przy tym stole gra się według wersji { $rules } zasad. Ten serwer zna wersję { $now }: może pokazać stół, ale grę musi prowadzić dalej inny serwer.
refuse-elsewhere = Ten stół prowadzi dalej inny serwer, według zasad, od których zaczęto. Zapytaj ponownie: odpowie.
refuse-not-reached = Serwer nie może w tej chwili połączyć się ze swoją bazą danych. Spróbuj ponownie za chwilę.

## Kulturalne rozstanie.

refuse-resigned = Na tym miejscu poddano grę; do końca gra na nim bot.
refuse-no-days-off = Dni wolne są tylko przy stołach, na których zegar daje co najmniej dzień.
refuse-too-many-days-off = W tej grze możesz jeszcze wziąć { $left ->
    [one] { $left } dzień
   *[other] { $left } dni
} wolnego.
refuse-has-days-off = Ten gracz ma zapowiedziane wolne, jeszcze { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}. W tym czasie nikt nie decyduje o jego miejscu.
refuse-not-heard = Ten gracz nie chce tu od ciebie niczego słyszeć.

## The personal key.

refuse-unknown-key = Ten klucz nie jest już tutaj znany albo nigdy nie był.
refuse-too-many-ties = Do jednego klucza można przypisać najwyżej tyle stołów: { $most }.

## Powiadomienia.

refuse-notice-address = Z tym adresem nie można się połączyć.
refuse-notice-not-secure = Adres musi zaczynać się od https://.
refuse-notice-private = Ten adres jest w sieci prywatnej, a osoba prowadząca serwer na to nie pozwala.
refuse-notice-too-many = Jedno miejsce może dostawać znać najwyżej pod { $most } adresami; najpierw zakończ jeden z nich.
refuse-notice-no-mail = Ten serwer nie wysyła e-maili.
refuse-notice-mail-address = To nie jest adres e-mail.
refuse-notice-mail-often = Ten adres był dziś pytany zbyt często.
refuse-notice-over = Ten link już nie działa.
refuse-nudge-not-asked = Gra nie czeka na tego gracza.
refuse-nudge-is-here = Ten gracz jest przy stole.
refuse-nudge-was-today = Ten gracz dostał już dziś przypomnienie.
## Hints and reviews.

refuse-no-hints = Przy tym stole nie ma podpowiedzi.
refuse-hints-for-one = Podpowiedzi są dla jednej osoby grającej z botami.
refuse-hint-not-asked = Teraz nikt cię o nic nie pyta.
refuse-hint-failed = Nie udało się teraz znaleźć podpowiedzi. Zapytaj jeszcze raz.
refuse-too-many-reviews = Wiele gier czeka na analizę. Zapytaj później.
refuse-record-from-a-moment = Ta gra sama jest dalszym ciągiem innej. Zagraj dalej od jej stołu, jeśli jeszcze istnieje.
