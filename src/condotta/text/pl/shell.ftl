### Słowa, które nie należą do żadnej gry: listy, powłoka.

and = { $first } i { $last }
copies = { $thing } ×{ $number }
seat-chance = Los
seat-public = Widz

## Zasady.

players = od { $fewest } do { $most } graczy
variants = Warianty
options = Opcje
rules-hint = Zasady gry: condotta rules { $game }. Jedna zasada: condotta rules { $rule }.

## Gra przy klawiaturze.

kept-in = Każdy ruch jest zapisywany w pliku { $file }.
go-on-with = Gra jest zapisana. Aby grać dalej: condotta play --resume { $file }
game-is-over = Koniec gry.
score-of = { $what }: { $points }.
watching = Grają same boty; ty się przyglądasz.
seat-is-you = Miejsce { $seat }: to ty.
seat-is-person = Miejsce { $seat }: gracz przy tej klawiaturze.
seat-is-bot = Miejsce { $seat }: bot { $bot }.
curtain = Decyzja należy do gracza { $seat }. Wszyscy inni odwracają wzrok; potem { $seat } naciska Enter.
prompt = Twój wybór (? – pomoc):
is-thinking = { $seat } się zastanawia.
help-choose = Aby wybrać, wpisz numer możliwości albo sam ruch, na przykład: { $example }
help-aside = Oprócz odpowiedzi na pytanie możesz na przykład: { $example } ({ $rule }).
help-rule = rule: treść zasady, o którą chodzi. rule { $rule }: treść dowolnej zasady.
help-look = look: cały stół.
help-log = log: wszystko, co się stało.
help-quit = quit: wyjście; gra zostaje zapisana.
no-such-option = Nie ma możliwości { $number }; wybierz od 1 do { $count }.
no-asides = Oprócz odpowiedzi na pytanie nie ma teraz nic do zrobienia.
type-aside = Albo wpisz, na przykład: { $example }
is-you = ty
title-log = Dziennik
title-decision = Decyzja
key-rule = Zasada
key-language = Język
key-look = Stół
key-hurry = Szybciej
only-answer = Jest tylko jedna możliwość: { $act }.
priced = { $act }, { $price }
key-quit = Wyjście
key-go-on = Dalej
key-back = Wstecz

## Namysł.

think-chosen = Najlepszy ruch, o ile da się przewidzieć: { $act }.
think-alternative = { $share } %  { $act } ({ $visits ->
    [one] sprawdzone w { $visits } wyobrażonej grze
   *[other] sprawdzone w { $visits } wyobrażonych grach
})
think-more = { $count ->
    [one] Rozważono jeszcze jedno inne zagranie.
    [few] Rozważono jeszcze { $count } inne zagrania.
   *[many] Rozważono jeszcze { $count } innych zagrań.
}
think-habit = Nie było czego rozważać.
think-work = Procenty to oczekiwany udział w zwycięstwie. Ziarno { $seed }, wyobrażonych gier: { $work }.

## Boty: poziomy od najsłabszego, potem pozostałe.

bot-page = Paź
    .line = Widzi to, co ma przed sobą, i niewiele więcej: pierwszy przeciwnik.
bot-squire = Giermek
    .line = Zna zwykłe zagrania, ale nie patrzy daleko.
bot-envoy = Poseł
    .line = Gra rozsądnie i mało przeocza: dla większości równorzędny rywal.
bot-captain = Kapitan
    .line = Przewiduje i każe płacić za błędy.
bot-master = Mistrz
    .line = Najsilniejszy ze wszystkich: pokonać go to wyczyn.
bot-random = Los
    .line = Robi dowolny ruch, każdy z równą szansą.
bot-steady = Rozważny
    .line = Gra według prostych zasad, bez wybiegania naprzód.
bot-learned = Wyuczony
    .line = Gra według sieci, która nauczyła się sama.
bot-search = Rachmistrz
    .line = Przed każdym ruchem wyobraża sobie wiele gier.
bot-best = Najlepszy
    .line = Najsilniejszy, jaki jest w tej grze.
levels-title = Jak silne mają być boty?
levels-prompt = Nazwa lub numer (sam Enter: { $usual }):
levels-none = Nie ma poziomu „{ $given }”.
bots-others = Inne
bots-own = Własny program: package.module:Class. Własna wytrenowana sieć: FILE.net.

## Lekcja przy klawiaturze.

press-enter = Enter, aby przejść dalej:
lesson-try-again = Cofnięte. Spróbuj jeszcze raz.
help-leave-lesson = quit: wyjście z lekcji.
learn-go-on = Aby tu wrócić: condotta learn { $game } --step { $number }
