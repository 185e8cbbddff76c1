"""The command `condotta bench`: how fast the engine is, compiled and plain, beside two games of OpenSpiel."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from .. import FORCED_PLAIN, is_compiled
from ..games import GAMES
from ..kernel.batch import Batch
from ..kernel.contract import Game, Table
from ..kernel.engine import apply, options, pending, sample
from ..kernel.rng import Rng
from ..kernel.rollout import rollout
from ..kernel.seats import CHANCE

HELP = "measure the engine"
SEATS = 3
OPEN_SPIEL_GAMES = ["hearts", "gin_rummy"]
MOMENTS = 10
TABLES = 64
WARM_UP = 150
"""Steps of a batch before it is measured, so that its tables are in the middle of play."""

Figures = dict[str, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if FORCED_PLAIN:
        print(json.dumps(measure_all(args.seconds)))
        return 0
    figures: dict[str, Any] = {}
    if is_compiled():
        say("compiled engine ...")
        figures["compiled"] = measure_all(args.seconds)
    say("plain Python ...")
    figures["plain"] = measured_plain(args.seconds)
    say("OpenSpiel ...")
    figures["open_spiel"] = measure_open_spiel(args.seconds)
    figures["open_spiel_tensors"] = measure_open_spiel(args.seconds, told=True)
    print(json.dumps(figures) if args.json else report(figures))
    return 0


def say(what: str) -> None:
    print(f"measuring: {what}", file=sys.stderr, flush=True)


def measured_plain(seconds: float) -> dict[str, Figures]:
    """The same measures in a process that runs the same files uncompiled."""
    command = [sys.executable, "-m", "condotta.cli", "bench", "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, "CONDOTTA_PURE": "1"}, capture_output=True, text=True, check=True)
    found: dict[str, Figures] = json.loads(done.stdout)
    return found


def measure_all(seconds: float) -> dict[str, Figures]:
    return {name: measure(game, seconds) for name, game in GAMES.items()}


def measure(game: Game[Any], seconds: float) -> Figures:
    """Random play with every option computed at every step, and the costs that a search pays."""
    rng = Rng(1)
    moments = middle_of_play(game)
    return {
        "rollout_decisions_per_second": rate(lambda: int(rollout(game.new(SEATS, {}), rng)), seconds),
        "stepped_decisions_per_second": rate(lambda: step_through(game.new(SEATS, {}), rng), seconds),
        "clone_microseconds": microseconds(lambda t: t.clone(), moments, seconds),
        "determinize_microseconds": microseconds(lambda t: game.determinize(t, 0, rng), moments, seconds),
        "view_microseconds": microseconds(lambda t: game.view(t, 0), moments, seconds),
        "batch_decisions_per_second": rate(stepped_batch(game), seconds),
    }


def stepped_batch(game: Game[Any]) -> Callable[[], int]:
    """Many tables stepped at once, each decision told in features and a mask."""
    batch, rng = Batch(game, [(SEATS, {})], TABLES, 1), Rng(1)
    for _step in range(WARM_UP):
        batch.step(batch.random_choices(rng))

    def step() -> int:
        batch.step(batch.random_choices(rng))
        return TABLES

    return step


def middle_of_play(game: Game[Any]) -> list[Table]:
    """Moments from the middle third of the longest of some random games: half of a short one may be its set-up."""
    lengths = [int(rollout(game.new(SEATS, {}), Rng(seed))) for seed in range(20)]
    longest = max(lengths)
    t, rng = game.new(SEATS, {}), Rng(lengths.index(longest))
    rollout(t, rng, longest // 3)
    moments: list[Table] = []
    for _moment in range(MOMENTS):
        rollout(t, rng, longest // 3 // MOMENTS)
        moments.append(t.clone())
    return moments


def microseconds(work: Callable[[Table], object], moments: list[Table], seconds: float) -> float:
    """What a piece of work costs, on average over some moments."""
    return 1e6 / rate(lambda: do_all(work, moments), seconds)


def do_all(work: Callable[[Table], object], moments: list[Table]) -> int:
    for t in moments:
        work(t)
    return len(moments)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many of what `work` counts are done in a second: the best of three stretches, since other
    work on the machine can only slow us down."""
    best = 0.0
    for _stretch in range(3):
        done, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds / 3 or not done:
            done += work()
        best = max(best, done / spent)
    return best


def step_through(t: Table, rng: Rng) -> int:
    """Drive a game from Python, a call for the question, its options and the answer each."""
    decisions = 0
    while (decision := pending(t)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            apply(t, seat, sample(t, rng))
        else:
            choices = options(t, seat)
            apply(t, seat, choices[rng.below(len(choices))])
            decisions += 1
    return decisions


def measure_open_spiel(seconds: float, told: bool = False) -> Figures:
    """The same stepping, done by OpenSpiel's engine in C++; empty if it is not installed. `told`: with the tensor of
    what the player knows and the mask of its actions at each decision."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return {}
    return {
        name: rate(lambda: step_open_spiel(pyspiel.load_game(name), Rng(1), told), seconds)  # noqa: B023
        for name in OPEN_SPIEL_GAMES
    }


def step_open_spiel(game: Any, rng: Rng, told: bool) -> int:
    state = game.new_initial_state()
    observed = game.get_type().provides_observation_tensor
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            if told:
                player = state.current_player()
                state.observation_tensor(player) if observed else state.information_state_tensor(player)
                state.legal_actions_mask(player)
            choices = state.legal_actions()
            state.apply_action(choices[rng.below(len(choices))])
            decisions += 1
    return decisions


def report(figures: dict[str, Any]) -> str:
    lines = [
        f"Random play, {SEATS} seats, all options computed at every step, one core; best of three.",
        f"Clone, determinize and view: the mean of {MOMENTS} moments in the middle of play.",
    ]
    for game in GAMES:
        lines += ["", f"{game:34}{'compiled':>14}{'plain':>14}{'ratio':>8}"]
        for key in figures["plain"][game]:
            plain = figures["plain"][game][key]
            compiled = figures.get("compiled", {}).get(game, {}).get(key)
            ratio = f"{max(compiled / plain, plain / compiled):7.1f}x" if compiled else ""
            lines.append(f"  {key.replace('_', ' '):32}{number(compiled):>14}{number(plain):>14}{ratio}")
    if not figures["open_spiel"]:
        return "\n".join([*lines, "", "OpenSpiel is not installed; `make bench` installs it."])
    ours = figures.get("compiled", figures["plain"])
    lines += compared("Stepped from Python, decisions per second:", ours, "stepped", figures["open_spiel"])
    title = "With features and masks (ours in a batch), decisions per second:"
    lines += compared(title, ours, "batch", figures["open_spiel_tensors"])
    return "\n".join(lines)


def compared(title: str, ours: dict[str, Figures], measure: str, others: Figures) -> list[str]:
    lines = ["", title]
    for other, theirs in others.items():
        for game in GAMES:
            mine = ours[game][f"{measure}_decisions_per_second"]
            lines.append(f"  {game} {number(mine)} : OpenSpiel {other} {number(theirs)} = {mine / theirs:.2f}")
    return lines


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
