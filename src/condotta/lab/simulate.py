"""The command `condotta simulate`: bots play many games, and it is counted who wins."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from typing import Any

from ..bots import Bot, bot_names, load_bot
from ..bots.driver import next_act, next_aside
from ..command_options import options_of
from ..games import game_named
from ..kernel.contract import Game
from ..kernel.engine import apply, pending, sample
from ..kernel.errors import SetupError
from ..kernel.rng import Rng
from ..kernel.rollout import rollout
from ..kernel.seats import CHANCE, letter, seats_of
from . import add_series, check_series
from .progress import counted

HELP = "let bots play many games and count who wins"


@dataclass(frozen=True)
class Played:
    """A game that is over. Winners are several where a victory is shared."""

    winners: list[int]
    decisions: int
    roles: dict[str, list[str]] = field(default_factory=dict)
    """`Game.roles`: by what else than the seat wins may be counted."""


@dataclass
class Tally:
    """How often a role was played, and how often it won."""

    wins: float = 0.0
    games: int = 0


def play_game(game: Game[Any], seats: int, setup: dict[str, object], bots: list[Bot], rng: Rng) -> Played:
    """One game, step by step, a bot at each seat."""
    t = game.new(seats, setup)
    seated = dict(enumerate(bots))
    decisions = beside = 0
    while (decision := pending(t)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, CHANCE, sample(t, rng))
            continue
        entry = next_aside(t, seated, beside) or (seat, next_act(t, seat, bots[seat], rng, beside))
        apply(t, *entry)
        beside = beside + 1 if t.game.is_aside(entry[1]) else 0
        decisions += beside == 0
    return Played(seats_of(t.winners), decisions, game.roles(t))


def play_random_game(game: Game[Any], seats: int, setup: dict[str, object], rng: Rng) -> Played:
    """The game that random bots play with these dice, in one call of the engine."""
    t = game.new(seats, setup)
    decisions = int(rollout(t, rng))
    return Played(seats_of(t.winners), decisions, game.roles(t))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_series(parser, games=100)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="how many seats (default 4)")
    known = ", ".join(bot_names())
    parser.add_argument(
        "--bots",
        default="random",
        metavar="NAME[,NAME]",
        help=f"one for all or one a seat: {known}, or your own by package.module:Class",
    )
    parser.add_argument("--rotate", action="store_true", help="let each bot move on by one seat after each game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    check_series(args)
    game = game_named(args.game)
    setup: dict[str, object] = {**options_of(args), "variants": args.variant or []}
    game.new(args.seats, setup)  # Only a table that can be set up has seats for bots.
    names = args.bots.split(",")
    if len(names) == 1:
        names *= args.seats
    if len(names) != args.seats:
        raise SetupError("bots-for-seats", seats=args.seats, given=len(names))
    found = simulate(game, names, args.variant or [], args.games, args.seed, args.rotate, options_of(args))
    print(json.dumps(found) if args.json else report(found))
    return 0


def simulate(
    game: Game[Any],
    names: list[str],
    variants: list[str],
    games: int,
    seed: int,
    rotate: bool,
    chosen: dict[str, object] | None = None,
) -> dict[str, Any]:
    """Play the games one after another with the same dice; each winner of a shared victory gets its fraction."""
    seats = len(names)
    setup: dict[str, object] = {**(chosen or {}), "variants": variants}
    bots = [load_bot(name, game) for name in names]
    rng = Rng(seed)
    by_seat = [0.0] * seats
    by_bot = dict.fromkeys(names, 0.0)
    by_role: dict[str, dict[str, Tally]] = {}
    shared = decisions = 0
    seconds = 0.0
    for number in counted("games", games):
        turned = number % seats if rotate else 0
        order = [(seat - turned) % seats for seat in range(seats)]
        began = time.perf_counter()
        if set(names) == {"random"}:
            played = play_random_game(game, seats, setup, rng)
        else:
            played = play_game(game, seats, setup, [bots[at] for at in order], rng)
        seconds += time.perf_counter() - began
        decisions += played.decisions
        shared += len(played.winners) > 1
        for seat in played.winners:
            by_seat[seat] += 1 / len(played.winners)
            by_bot[names[order[seat]]] += 1 / len(played.winners)
        for kind, roles in played.roles.items():
            for seat, role in enumerate(roles):
                tally = by_role.setdefault(kind, {}).setdefault(role, Tally())
                tally.games += 1
                tally.wins += 1 / len(played.winners) if seat in played.winners else 0
    return {
        "game": game.name,
        "seats": seats,
        "variants": variants,
        "bots": names,
        "rotate": rotate,
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "outcomes": {
            "wins_by_seat": {letter(seat): round(wins, 3) for seat, wins in enumerate(by_seat)},
            "wins_by_bot": {name: round(wins, 3) for name, wins in by_bot.items()},
            "shared_victories": shared,
            **{
                f"wins_by_{kind}": {
                    role: {"wins": round(tally.wins, 3), "games": tally.games}
                    for role, tally in sorted(tallies.items())
                }
                for kind, tallies in by_role.items()
            },
        },
    }


def report(found: dict[str, Any]) -> str:
    games, seconds = found["games"], found["seconds"]
    outcomes = found["outcomes"]
    width = max(12, *(len(name) + 4 for name in found["bots"]))
    variants = f" with {', '.join(found['variants'])}" if found["variants"] else ""
    lines = [
        f"{found['game']}, {found['seats']} seats{variants}: {games} games from seed {found['seed']}, "
        f"{outcomes['shared_victories']} of them shared victories",
        f"{found['decisions']} decisions in {seconds:.2f} s, {found['decisions'] / seconds:,.0f} a second",
        "",
        f"{'':{width}}{'wins':>10}{'share':>9}",
    ]
    for seat, (name, wins) in enumerate(outcomes["wins_by_seat"].items()):
        who = name if found["rotate"] else f"{name} {found['bots'][seat]}"
        lines.append(f"{who:{width}}{wins:10.1f}{wins / games:9.1%}")
    for name, wins in outcomes["wins_by_bot"].items():
        lines.append(f"{'all ' + name:{width}}{wins:10.1f}{wins / games:9.1%}")
    for kind, tallies in outcomes.items():
        if kind not in ("wins_by_seat", "wins_by_bot", "shared_victories"):
            lines += ["", f"by {kind.removeprefix('wins_by_')} (share of the games it was in)"]
            lines += [
                f"{role:{width}}{of['wins']:10.1f}{of['wins'] / of['games']:9.1%}" for role, of in tallies.items()
            ]
    return "\n".join(lines)
