"""A hint at the keyboard: what the strongest bot would do, for one person against bots."""

from __future__ import annotations

from ..bots.judging import judge_of
from ..kernel.engine import pending
from .session import Session

MOST_OPTIONS = 3


def hint_lines(session: Session, seat: int) -> list[str]:
    """Its best options with their chances; the same whenever it is asked about the same question."""
    words, t = session.words, session.match.table
    question = pending(t)
    if len(session.people) != 1 or question is None:
        return [words.say("no-hints")]
    found = judge_of(session.game).judge(t, seat, len(session.match.log))
    acts = [(words.act(one.act, question.name), (one.chance + 5) // 10) for one in found.options[:MOST_OPTIONS]]
    return [words.say("review-hint", act=act, chance=chance) for act, chance in acts]
