"""What a language model can do at its seat: look, options, act, events, rules. Each answers in sentences."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from .client import Refused, Seat
from .kernel.errors import CondottaError
from .spoken import Spoken

LONGEST_WAIT: Final = 60


class Tools:
    """What a model can do at its seat; each answers in sentences."""

    def __init__(self, seat: Seat, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.lock = asyncio.Lock()

    @property
    def spoken(self) -> Spoken:
        return Spoken(self.seat.game, self.lang, self.seat.names)

    def instructions(self) -> str:
        """What to do, and the game on one page."""
        words = self.spoken.words
        how = words.say(
            "model-instructions",
            game=words.say("game-title"),
            seat=words.seat(self.seat.number),
            seats=words.listed(self.seat.names),
            chapters=", ".join(words.chapters()),
        )
        return "\n".join([how, "", *words.summary()])

    async def look(self, wait_seconds: int = 0) -> str:
        """The table as you see it, and what is asked. With wait_seconds (up to 60) it waits until you are asked
        something or the game is over."""
        return await self._beside(lambda: self._look(min(wait_seconds, LONGEST_WAIT)))

    async def options(self) -> str:
        """All that you may answer now: the text to act with, and what it means. Then what may be done beside it."""
        return await self._beside(self._options)

    async def act(self, text: str) -> str:
        """Answer the question, or do something beside it, with the text of an option: "play bishop"."""
        return await self._beside(lambda: self._act(text))

    async def events(self, since: int = 0) -> str:
        """What has happened, one numbered line each; since: the number of the last line you have."""
        return await self._beside(lambda: self._events(since))

    async def rules(self, number: str = "") -> str:
        """A rule by its number ("C5.4"), a chapter ("C5"), or without a number the names of all chapters."""
        return await self._beside(lambda: self._rules(number))

    async def _beside(self, work: Callable[[], str]) -> str:
        """One after another, beside the loop; what cannot be done is told in a sentence."""

        def told() -> str:
            try:
                return work()
            except Refused as refusal:
                return refusal.sentence
            except CondottaError as error:
                return self.spoken.words.refusal(error)

        async with self.lock:
            return await asyncio.to_thread(told)

    def _look(self, seconds: int) -> str:
        until = time.monotonic() + seconds
        self.seat.refresh()
        while self.seat.question is None and not self.seat.over and time.monotonic() < until:
            self.seat.wait(until - time.monotonic())
        lines = [] if self.seat.message["view"] is None else self.spoken.position(self.seat.message["view"])
        return "\n".join([*lines, "", *self._stands()])

    def _stands(self) -> list[str]:
        """Who is asked what, or how it ended."""
        spoken, table, decision = self.spoken, self.seat.message["table"], self.seat.message["decision"]
        question, words = self.seat.question, spoken.words
        if self.seat.state == "over":
            winners = words.listed([words.seat(seat) for seat in table["winners"]])
            scores = ", ".join(str(score) for score in table["scores"])
            return [words.say("game-is-over"), words.say("model-over", seats=winners, scores=scores)]
        if question is not None:
            return [words.say("model-asked", question=spoken.question(question))]
        if decision is None or self.seat.state != "playing":
            return [words.say("model-stands", state=self.seat.state)]
        asked = words.listed([words.seat(seat) for seat in decision["invited"]])
        return [words.say("model-not-asked", seats=asked, question=words.question(decision["name"], decision["rule"]))]

    def _options(self) -> str:
        self.seat.refresh()
        question, words = self.seat.question, self.spoken.words
        lines = self._stands()
        lines += [] if question is None else self.spoken.options(question)
        asides = [f"{option.text}: {words.act(option.number)}" for option in self.seat.asides]
        return "\n".join([*lines, *(["", words.say("model-beside"), *asides] if asides else [])])

    def _act(self, text: str) -> str:
        before = len(self.seat.told)
        if not self.seat.act(text):
            return "\n".join([self.spoken.words.say("model-too-late"), *self._stands()])
        return "\n".join([*self._lines(before), *self._stands()])

    def _events(self, since: int) -> str:
        self.seat.refresh()
        return "\n".join([*self._lines(max(0, since)), *self._stands()])

    def _lines(self, since: int) -> list[str]:
        told: list[dict[str, Any]] = self.seat.told[since:]
        return [f"{number}. {line}" for number, line in enumerate(self.spoken.events(told), start=since + 1)]

    def _rules(self, number: str) -> str:
        words = self.spoken.words
        if not number:
            return "\n".join(f"{chapter} {words.say(f'chapter-{chapter}')}" for chapter in words.chapters())
        return words.rule(number)
