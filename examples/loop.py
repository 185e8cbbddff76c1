"""A match from its first question to its result, told as it goes.

python loop.py
"""

import random

import condotta

match = condotta.new("condottiere", seats=3, variants=["hidden"], seed=7)
words = match.words("en", names=["Ada", "Bea", "Cem"])
chance = random.Random(7)
told = 0
while not match.over:
    seat = match.to_act[0]
    match.play(seat, chance.choice(match.options(seat)))
    news = words.events(since=told)
    told += len(news)
    print("\n".join(news))
print(match.winners, match.scores)
