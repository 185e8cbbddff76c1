"""What the bots at a table do next. Whoever holds the table asks here, and does it.

A bot is asked for an act beside the question before each of its answers, and after everything that any seat does
beside the question. It gets a view, options and imagined worlds, never the table; what it answers is checked.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from ..kernel.contract import HIDDEN, Game, Table
from ..kernel.engine import asides, options
from ..kernel.errors import SetupError
from ..kernel.rng import Rng
from ..kernel.seats import letter
from ..search import Thought
from .bot import Bot, Worlds

Think = Callable[[Any, list[int], Worlds, Rng], Thought]
"""`Bot.think`. A bot need not be derived from `Bot`; then it may have none."""

MOST_ASIDES: Final = 50
"""After so many acts beside the question, one after another, no bot is asked for more: two that answer each other's
offers for ever would stop the game."""


class BotError(SetupError):
    """A bot that failed, or answered what it may not."""


def choice(t: Table, seat: int, bot: Bot, rng: Rng) -> int:
    """How a bot answers the open question at this seat."""
    return _choice(t, seat, bot, rng, t.game.view(t, seat))


def _choice(t: Table, seat: int, bot: Bot, rng: Rng, view: object) -> int:
    allowed = options(t, seat)
    try:
        act = bot.choose(view, allowed[:], lambda: t.game.determinize(t, seat, rng), rng)
    except Exception as error:
        raise failed(bot, seat, error) from error
    return _checked(act, allowed, bot, seat)


def _checked(act: object, allowed: list[int], bot: Bot, seat: int) -> int:
    number = number_of(act)
    if number not in allowed:
        raise BotError("bot-wrong-answer", bot=name_of(bot), who=letter(seat), given=repr(act))
    return number


def thought(t: Table, seat: int, bot: Bot, seed: int) -> Thought:
    """What a bot makes of the open question, and why: the same for the same seed, on this table and on every one that
    looks like it to the seat."""
    rng, allowed, view = Rng(seed), options(t, seat), t.game.view(t, seat)
    think: Think = getattr(bot, "think", None) or partial(Bot.think, bot)
    try:
        found = think(view, allowed[:], lambda: t.game.determinize(t, seat, rng), rng)
    except Exception as error:
        raise failed(bot, seat, error) from error
    return replace(found, act=_checked(found.act, allowed, bot, seat), seed=seed)


def next_act(t: Table, seat: int, bot: Bot, rng: Rng, beside: int = 0) -> int:
    """What a bot that is asked does next: an act beside the question, or its answer. `beside` is how many acts
    beside the question came last, one after another."""
    view = t.game.view(t, seat)
    act = _aside(t, seat, bot, view) if beside < MOST_ASIDES else None
    return _choice(t, seat, bot, rng, view) if act is None else act


def aside(t: Table, seat: int, bot: Bot) -> int | None:
    """What a bot does now beside the question, if anything."""
    return _aside(t, seat, bot, t.game.view(t, seat)) if makes_asides(bot) else None


def _aside(t: Table, seat: int, bot: Bot, view: object) -> int | None:
    if not makes_asides(bot):
        return None
    try:
        act = bot.aside(view, asides(t, seat))
    except Exception as error:
        raise failed(bot, seat, error) from error
    if act is None:
        return None
    number = number_of(act)
    if number < 0 or not t.game.is_aside(number) or not t.game.allows_aside(t, seat, number):
        raise BotError("bot-wrong-aside", bot=name_of(bot), who=letter(seat), given=repr(act))
    return number


def next_aside(t: Table, bots: Mapping[int, Bot], beside: int) -> tuple[int, int] | None:
    """The next entry that a bot makes beside the question after `beside` others were made there, if any does."""
    if t.asked == 0 or not 0 < beside < MOST_ASIDES:
        return None
    for seat, bot in bots.items():
        act = aside(t, seat, bot)
        if act is not None:
            return seat, act
    return None


def asides_in_a_row(game: Game[Any], log: list[tuple[int, int]]) -> int:
    """How many acts beside the question came last, one after another."""
    count = 0
    while count < len(log) and game.is_aside(log[-1 - count][1]):
        count += 1
    return count


def number_of(act: object) -> int:
    """An act as a plain number, whatever kind of number a bot gives; HIDDEN, which no act is, if it is none."""
    try:
        return operator.index(act)  # type: ignore[arg-type]
    except TypeError:
        return HIDDEN


def makes_asides(bot: Bot) -> bool:
    """Whether it is worth asking. A bot need not be derived from `Bot`; then it may have no `aside` at all."""
    return getattr(type(bot), "aside", Bot.aside) is not Bot.aside


def failed(bot: Bot, seat: int, error: Exception) -> BotError:
    return BotError("bot-failed", bot=name_of(bot), who=letter(seat), reason=f"{type(error).__name__}: {error}")


def name_of(bot: Bot) -> str:
    return f"{type(bot).__module__}:{type(bot).__qualname__}"
