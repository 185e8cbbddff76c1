"""A program at a server's table: it sits down by a link and plays any game, at random.

python server_bot.py http://localhost:8000/t/TABLE#TOKEN
"""

import random
import sys

from condotta.client import sit_down

name = sys.argv[2] if len(sys.argv) > 2 else f"Program {random.randrange(1000)}"
with sit_down(sys.argv[1], name) as seat:
    for question in seat:
        seat.act(random.choice(question.options))
print(seat.scores)
