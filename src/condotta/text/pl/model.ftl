### Co model językowy słyszy na swoim miejscu.

model-instructions = Grasz w { $game } jako { $seat }. Przy stole: { $seats }. Wywołuj look z wait_seconds, aż padnie pytanie do ciebie, options, by zobaczyć możliwe odpowiedzi, i act z jednym z tych tekstów. events mówi, co się stało, rules podaje zasadę: { $chapters }.
model-asked = Pytanie do ciebie: { $question }
model-not-asked = Teraz nie ma pytania do ciebie. { $seats }: { $question }
model-stands = Teraz nie ma pytania do ciebie: { $state ->
    [waiting] stół czeka na graczy
    [playing] gra trwa
    [paused] gra jest wstrzymana
   *[closed] stół jest zamknięty
}.
model-over = Zwycięstwo: { $seats }. Wyniki: { $scores }.
model-beside = Obok pytania możesz:
model-too-late = To pytanie nie jest już otwarte.
