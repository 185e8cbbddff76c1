"""Plays the recorded games of recorded-games/ anew, one file a game, with every number of seats and every variant.

python tools/record_games.py       some minutes, compiled
"""

from __future__ import annotations

import zipfile
from pathlib import Path

import condotta
from condotta.games import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "recorded-games"
BOTS = {"condottiere": ["master", "steady"], "princes": ["master", "steady"], "conquest": ["envoy", "steady"]}
"""Who plays, in turn round the table: they differ, so that there is something to see."""
EACH = 12
"""Games at every number of seats, with the variants in turn."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        variants = [[], *([variant] for variant in game.variants)]
        with zipfile.ZipFile(FOLDER / f"{name}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
            for seats in range(game.fewest, game.most + 1):
                for number in range(EACH):
                    chosen = variants[number % len(variants)]
                    match = condotta.new(name, seats=seats, variants=chosen, seed=20_000 + number)
                    match.play_out([BOTS[name][(seat + number) % 2] for seat in range(seats)])
                    words = "-".join(["game", str(seats), *chosen, str(number + 1)])
                    entry = zipfile.ZipInfo(f"{words}.txt")
                    entry.compress_type = zipfile.ZIP_DEFLATED
                    file.writestr(entry, match.record())
                print(f"{name}: {seats} seats", flush=True)


if __name__ == "__main__":
    main()
