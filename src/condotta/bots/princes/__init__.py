"""Steady, a bot for Princes of the Renaissance: everything is weighed in victory points.

A **worth** is what something adds to a seat's points by the end; a **limit** is the price at which a
lot is no bargain any more. What others would pay is guessed by giving them the same eyes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from ...games.princes.table import Table
from ...games.princes.view import View
from ...kernel.rng import Rng
from ..bot import Bot, Worlds
from .auction import judge_pay, speak
from .mind import Mind
from .trade import trade
from .turn import judge_action, judge_after_action, judge_discard, judge_invade, judge_place, judge_trick
from .war import judge_bribe, judge_league, judge_ludovico, judge_veto


class Steady(Bot):
    def choose(self, view: View, options: list[int], worlds: Worlds, rng: Rng) -> int:
        assert view.question is not None
        name = view.question.name
        if name == "family":
            return options[rng.below(len(options))]  # none is so much better that all should want it
        if len(options) == 1:
            return options[0]
        judge = JUDGES.get(name)
        mind = Mind(view, cast(Table, worlds()))
        if judge is None:
            return speak(mind, options)
        return max(options, key=lambda act: judge(mind, act))

    def aside(self, view: View, asides: list[int]) -> int | None:
        return trade(view, asides)


JUDGES: Final[dict[str, Callable[[Mind, int], float]]] = {
    "action": judge_action,
    "after-action": judge_after_action,
    "discard": judge_discard,
    "alfonso": judge_trick,
    "pay": judge_pay,
    "place-artist": judge_place,
    "invade": judge_invade,
    "veto": judge_veto,
    "league": judge_league,
    "bribe": judge_bribe,
    "ludovico": judge_ludovico,
}
"""How much an act is worth, by the name of the question."""
