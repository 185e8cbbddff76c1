"""A hint at the keyboard: what the strongest bot would do, for one person against bots."""

from __future__ import annotations

from ..bots.judging import judge_of
from ..kernel.contract import Table
from ..kernel.engine import pending
from .session import Session

MOST_OPTIONS = 3
SEED = 1
"""The same hint whenever it is asked about the same question."""


def hint_lines(session: Session, seat: int, t: Table) -> list[str]:
    """Its best options with their chances, at a table that nobody changes meanwhile."""
    words, question = session.words, pending(t)
    if len(session.people) != 1 or question is None:
        return [words.say("no-hints")]
    found = judge_of(session.game).judge(t, seat, SEED)
    acts = [(words.act(one.act, question.name), (one.chance + 5) // 10) for one in found.options[:MOST_OPTIONS]]
    return [words.say("review-hint", act=act, chance=chance) for act, chance in acts]
