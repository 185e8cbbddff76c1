"""A small tournament: each bot against each other, both ways round with the same luck, counted with an interval.

python tournament.py condottiere steady random sampling_bot:Sampling --games 20
"""

import argparse
import math
from itertools import combinations

import condotta


def duel(game, seats, pair, seed):
    """What share of two matches the first of two bots wins: they take every other seat, then change places."""
    share = 0.0
    for turn in (0, 1):
        match = condotta.new(game, seats=seats, seed=seed)
        match.play_out([pair[(seat + turn) % 2] for seat in range(seats)])
        mine = [seat for seat in match.winners if (seat + turn) % 2 == 0]
        share += len(mine) / len(match.winners) / 2
    return share


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=condotta.game_names())
    parser.add_argument("bots", nargs="+", help=f"{', '.join(condotta.bot_names())}, or package.module:Class")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10, help="for each pair; each is played both ways round")
    args = parser.parse_args()
    for pair in combinations(args.bots, 2):
        shares = [duel(args.game, args.seats, pair, seed) for seed in range(args.games)]
        mean = sum(shares) / len(shares)
        spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1))
        print(f"{pair[0]} against {pair[1]}: {mean:.0%} ± {1.96 * spread / math.sqrt(len(shares)):.0%}")


if __name__ == "__main__":
    try:
        main()
    except condotta.SetupError as error:
        raise SystemExit(str(error)) from None
