### What a language model is told at its seat.

model-instructions = You play { $game } as { $seat }. At the table: { $seats }. Call look with wait_seconds until you are asked something, options to see what you may answer, and act with one of those texts. events tells what has happened, rules what a rule says: { $chapters }.
model-asked = You are asked: { $question }
model-not-asked = You are not asked. { $seats }: { $question }
model-stands = You are not asked: { $state ->
    [waiting] the table is waiting for players
    [playing] the game goes on
    [paused] the table is paused
   *[closed] the table has ended
}.
model-over = Won by: { $seats }. Scores: { $scores }.
model-beside = Beside the question you may:
model-too-late = That question is no longer open.
