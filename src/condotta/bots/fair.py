"""The law of fairness: a bot thinks with what its seat may know, and with nothing else.

The laws of the engine (`kernel/laws.py`) see to it that worlds which a seat cannot tell apart give it the same view and
the same options. This one goes on from there: in two such worlds, with the same seed, a bot has the same thought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..kernel.contract import Game, Table
from ..kernel.engine import apply, asides, options, pending, play_chance
from ..kernel.laws import LawBroken
from ..kernel.rng import Rng
from ..kernel.seats import letter, seats_of
from .bot import Bot
from .driver import aside, thought


def check_fair(
    game: Game[Any], seats: int, setup: dict[str, object], seed: int, bots: Mapping[str, Bot], every: int
) -> int:
    """Compare the thoughts of some bots at each so many answers of a random game: how many were compared."""
    rng, count = Rng(seed + 1), 0
    for t, seat in moments(game, seats, setup, seed, every):
        world = game.determinize(t, seat, rng)
        for name, bot in bots.items():
            here, there = (thought(one, seat, bot, seed + count) for one in (t, world))
            if here != there or aside(t, seat, bot) != aside(world, seat, bot):
                question = t.stack[-1].name
                place = f"{game.name}, {seats} seats, {setup}, seed {seed}, asked for '{question}'"
                raise LawBroken(f"The law 'fair' is broken: {name} knows more than {letter(seat)} may ({place}).")
            count += 1
    return count


def moments(
    game: Game[Any], seats: int, setup: dict[str, object], seed: int, every: int
) -> Iterator[tuple[Table, int]]:
    """A table and a seat that has a choice there, after each so many answers of a random game; now and then somebody
    shows a card or trades beside the question."""
    t, rng, answers = game.new(seats, setup), Rng(seed), 0
    while pending(t) is not None:
        play_chance(t, rng)
        if (decision := pending(t)) is None:
            return
        if rng.below(6) == 0:
            beside = asides(t, seat := int(rng.below(seats)))
            if beside:
                apply(t, seat, beside[rng.below(len(beside))])
        asked = seats_of(decision.asked)
        seat = asked[rng.below(len(asked))]
        choices = options(t, seat)
        if answers % every == 0 and len(choices) > 1:
            yield t, seat
        answers += 1
        apply(t, seat, choices[rng.below(len(choices))])
