"""One game at one keyboard. Both faces drive this object: they draw what it tells and hand it what was chosen."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..bots import load_bot
from ..bots.driver import asides_in_a_row, next_act, next_aside
from ..games import GAMES
from ..kernel.auction import auction_of
from ..kernel.contract import HIDDEN, Event, Game
from ..kernel.engine import forced, options, pending, sample
from ..kernel.errors import SetupError
from ..kernel.moments import moments_of
from ..kernel.position import Position
from ..kernel.record import Recording, read_record
from ..kernel.seats import CHANCE, LETTERS, PUBLIC, has, letter, seats_of
from ..words import Words
from .prices import price


@dataclass(frozen=True)
class Prompt:
    """What a person is asked: the sentence, its rule, and the options with their labels."""

    seat: int
    rule: str
    sentence: str
    options: list[int]
    labels: list[str]


class Session:
    """A match, who plays which seat of it, and who looks at the screen."""

    def __init__(self, match: Recording, path: Path, lang: str | None = None, trusted: Collection[str] = ()) -> None:
        """The match's notes say who plays; `lang` overrules the language they name. Bots that are named by their
        module run only if they are `trusted`, named by the user too: a file from somebody else runs no program."""
        self.match = match
        self.game: Game[Any] = match.game
        self.path = path
        notes = match.notes
        people, bots, seed = notes.get("people"), notes.get("bots"), notes.get("seed")
        letters = list(LETTERS[: int(match.table.seats)])
        if not (isinstance(people, list) and isinstance(bots, dict) and isinstance(seed, int)):
            raise SetupError("not-begun-here", file=self.path)
        if sorted(str(seat) for seat in [*people, *bots]) != letters:
            raise SetupError("not-begun-here", file=self.path)
        self.seed = seed
        self.people = [LETTERS.index(seat) for seat in people]
        self.bot_names = {LETTERS.index(seat): str(name) for seat, name in bots.items()}
        self.outside = sorted({name for name in self.bot_names.values() if ":" in name})
        if not {*self.outside} <= {*trusted}:
            raise SetupError("name-bots-again", bots=",".join(self.outside))
        self.bots = {seat: load_bot(name, self.game) for seat, name in self.bot_names.items()}
        self.viewer = self.people[0] if len(self.people) == 1 else PUBLIC
        """Who looks at the screen. With several people it is the one who has opened the curtain."""
        self.muted: set[tuple[int, int]] = set()
        """The person and the seat whose offers are refused unseen."""
        self.asks_all = False
        """Whether people are asked also where there is only one answer."""
        self.up_to: dict[int, tuple[int, int]] = {}
        """The lot for which a person bids by itself, and up to how much."""
        self.events = match.events
        self.lines: dict[tuple[int, int, str], str] = {}
        self.told = dict.fromkeys([*self.people, PUBLIC], len(self.events))
        self.marks = [0, len(self.events)]
        """Where in the events each act begins, and where the last one ends."""
        self.staged = len(self.marks)
        """Up to which of these marks moments have been staged."""
        self.titles = {key: spec.name for spec in self.game.moments for key in spec.results}
        """The moment that each result makes."""
        self.speak(lang or str(notes.get("lang")))

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.words = Words(self.game, lang)

    # The course of the game

    def to_act(self) -> int | None:
        """Who acts next: chance and bots first, then the person at the keyboard, then another; None when it is over."""
        question = pending(self.match.table)
        if question is None:
            return None
        seats = seats_of(question.asked)
        others = [seat for seat in seats if seat not in self.people]
        return (others or [seat for seat in seats if seat == self.viewer] or seats)[0]

    def asks_person(self, seat: int) -> bool:
        """Whether a person must choose. One who is alone at the keyboard is not asked where there is only one option;
        among several, not to be asked would tell the others, unless everybody knows it anyway."""
        if seat not in self.people or self.standing_bid(seat) is not None:
            return False
        table, alone = self.match.table, len(self.people) == 1
        return self.asks_all or not ((len(options(table, seat)) == 1 and alone) or forced(table, seat))

    def standing_bid(self, seat: int) -> int | None:
        """What a person who bids up to something in this auction answers."""
        auction = auction_of(self.match.table)
        lot, most = self.up_to.get(seat, (HIDDEN, 0))
        act = HIDDEN if auction is None or auction.lot != lot else auction.up_to(self.match.table, seat, most)
        return None if act == HIDDEN else int(act)

    def bid_up_to(self, seat: int, most: int) -> bool:
        """From now on the least that is needed, up to so much, until this auction is over; False if that cannot be."""
        auction, table = auction_of(self.match.table), self.match.table
        if auction is None or not auction.lowest(table, seat) <= most <= auction.most(table, seat):
            return False
        self.up_to[seat] = int(auction.lot), most
        return True

    def only_answer(self, seat: int, act: int) -> str | None:
        """What is told before a person's only answer is given."""
        question = pending(self.match.table)
        if seat not in self.people or question is None or self.standing_bid(seat) is not None:
            return None
        return self.words.say("only-answer", act=self.words.act(act, question.name))

    def think(self, seat: int) -> int:
        """What chance, a bot, or a person without a choice does."""
        table, rng = self.match.table, self.match.dice(self.seed)
        if seat == CHANCE:
            return sample(table, rng)
        if seat in self.people:
            bid = self.standing_bid(seat)
            return options(table, seat)[0] if bid is None else bid
        return next_act(table, seat, self.bots[seat], rng, self.beside())

    def act(self, seat: int, act: int) -> None:
        """Let a seat act. Raises ActError if it may not."""
        try:
            self.match.act(seat, act)
            self.marks.append(len(self.events))
            if self.game.is_aside(act):
                self.let_bots_answer()
                self.refuse_muted()
        except OSError as error:
            raise unusable(self.path, error) from None

    def let_bots_answer(self) -> None:
        """What bots do beside the open question: they answer what was offered to them."""
        while (entry := next_aside(self.match.table, self.bots, self.beside())) is not None:
            self.match.act(*entry)

    def mute(self, seat: int, other: int) -> str:
        """From now on the offers of another seat are refused unseen, or, if they were, no longer."""
        self.muted ^= {(seat, other)}
        self.refuse_muted()
        return self.words.say("muted" if (seat, other) in self.muted else "heard-again", seat=self.words.seat(other))

    def refuse_muted(self) -> None:
        for seat, other in sorted(self.muted):
            for act in self.asides(seat):
                if self.game.catalogue.show(act) == f"refuse {letter(other).lower()}":
                    self.match.act(seat, act)

    def may_mute(self, seat: int) -> list[int]:
        """Whose offers stand, and those that are muted: to be heard again."""
        said = [self.game.catalogue.show(act) for act in self.asides(seat)]
        others = range(int(self.match.table.seats))
        return [one for one in others if f"refuse {letter(one).lower()}" in said or (seat, one) in self.muted]

    def beside(self) -> int:
        """How many acts beside the question came last."""
        return asides_in_a_row(self.game, self.match.log)

    # What the one who looks is shown

    def behind_curtain(self, seat: int) -> bool:
        """Whether somebody else was the last to look at the screen."""
        return len(self.people) > 1 and seat != self.viewer

    def somebody_looks(self) -> bool:
        """Whether the screen may tell what happens: not while the curtain is drawn."""
        return len(self.people) < 2 or self.viewer != PUBLIC

    def draw_curtain(self) -> None:
        """With several people: from here on only what all may see is shown."""
        if len(self.people) > 1:
            self.told[PUBLIC] = self.told[self.viewer]
            self.viewer = PUBLIC

    def open_curtain(self, seat: int) -> None:
        self.viewer = seat

    def question(self, seat: int) -> Prompt:
        open_question = pending(self.match.table)
        assert open_question is not None
        acts = options(self.match.table, seat)
        return Prompt(
            seat,
            open_question.rule,
            self.words.question(open_question.name, open_question.rule),
            acts,
            self.labels(acts, seat, open_question.name),
        )

    def labels(self, acts: list[int], seat: int, question: str) -> list[str]:
        """Each act as it is chosen, and what it would do as far as the seat can know it."""
        previews = self.game.previews(self.match.table, seat)
        told = {act: f" ({self.words.ahead(events)})" for act, events in previews.items()}
        return [self.priced(act, question) + told.get(act, "") for act in acts]

    def priced(self, act: int, question: str) -> str:
        """An act with what it costs."""
        label, cost = self.words.act(act, question), price(self.match.table, act, self.words)
        return self.words.say("priced", act=label, price=cost) if cost else label

    def has_asides(self) -> bool:
        """Whether the game knows acts beside the question at all."""
        return type(self.game).asides is not Game.asides

    def asides(self, seat: int) -> list[int]:
        return self.game.asides(self.match.table, seat)

    def view(self) -> Any:
        return self.game.view(self.match.table, self.viewer)

    def log(self) -> list[str]:
        """All this viewer has been told, one line an event."""
        return self._lines(0)

    def news(self) -> list[str]:
        """What this viewer has not been told yet."""
        lines = self._lines(self.told[self.viewer])
        self.told[self.viewer] = len(self.events)
        return lines

    def _lines(self, since: int) -> list[str]:
        """What a moment is about stands under its title."""
        lines: list[str] = []
        for number in range(since, len(self.events)):
            if has(self.events[number].viewers, self.viewer):
                name = self.titles.get(self.events[number].key)
                lines += [self._line(number)] if name is None else [self._title(name), self._line(number)]
        return lines

    def _title(self, moment: str) -> str:
        return self.words.say(f"moment-{moment}")

    def moments(self) -> list[str]:
        """What this viewer must see before the game goes on and has not seen yet, each as a text; the end of the game
        is told by itself."""
        found: list[str] = []
        for last in range(self.staged, len(self.marks)):
            if not any(event.key in self.titles for event in self.events[self.marks[last - 1] : self.marks[last]]):
                continue
            story = [self._heard(start, end) for start, end in pairwise(self.marks[: last + 1])]
            for moment in moments_of(self.game.moments, story):
                if moment.name != "end":
                    lines = [self.words.event(event, self.viewer) for event in moment.events]
                    found.append("\n".join([self._title(moment.name), "", *lines]))
        self.staged = len(self.marks)
        return found

    def _heard(self, start: int, end: int) -> list[Event]:
        return [event for event in self.events[start:end] if has(event.viewers, self.viewer)]

    def result(self) -> list[str]:
        """Who has won and why, and how the points were made."""
        table, words = self.match.table, self.words
        lines = [words.say("game-is-over"), self.log()[-1], words.ending(self.game.ending(table))]
        sources = self.game.scoring(table, self.events)
        for source in sources if len(sources) > 1 else []:
            points = [f"{words.seat(seat)} {points}" for seat, points in enumerate(source.points)]
            what = words.say(f"source-{source.name}", **({"number": source.number} if source.number else {}))
            lines.append(words.say("score-of", what=what, points=", ".join(points)))
        return lines

    def _line(self, number: int) -> str:
        """An event in words. They are kept: the screen shows the whole log after each act."""
        key = (number, self.viewer, self.lang)
        if key not in self.lines:
            self.lines[key] = self.words.event(self.events[number], self.viewer)
        return self.lines[key]

    def seat_lines(self) -> list[str]:
        """Who plays which seat."""
        here = "seat-is-you" if len(self.people) == 1 else "seat-is-person"
        return [
            self.words.say("seat-is-bot", seat=letter(seat), bot=self.words.bot(self.bot_names[seat]))
            if seat in self.bots
            else self.words.say(here, seat=letter(seat))
            for seat in range(int(self.match.table.seats))
        ]

    def how_to_go_on(self) -> str:
        bots = ["--bots", ",".join(self.outside)] if self.outside else []
        return self.words.say("go-on-with", file=shlex.join([str(self.path), *bots]))


Commands = dict[str, tuple[Callable[[Session, int, str], str], str]]
"""For each command what does it (with the seat and what is typed after it; it answers with a sentence), and the
text that tells how it is used."""


def begin(
    game: Game[Any],
    seats: int,
    options: dict[str, object],
    people: list[int],
    bots: dict[int, str],
    lang: str,
    seed: int,
    path: Path,
    position: Position | None = None,
) -> Session:
    """A new game, or one that goes on from a position, kept in a new file from its first act."""
    notes: dict[str, object] = {
        "people": [letter(seat) for seat in people],
        "bots": {letter(seat): name for seat, name in bots.items()},
        "lang": lang,
        "seed": seed,
    }
    session = Session(Recording(game, seats, options, notes, position), path, trusted=bots.values())
    try:
        session.match.keep_in(path)
    except OSError as error:
        raise unusable(path, error) from None
    return session


def resume(path: Path, lang: str | None, trusted: Collection[str] = ()) -> Session:
    """The game a file keeps, where it was left. A file that cannot be used is not touched."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
        session = Session(read_record(text, GAMES), path, lang, trusted)
        if session.to_act() is not None:
            session.match.go_on_in(path)
            if not text.endswith("\n") and session.match.file is not None:
                session.match.file.write("\n")
    except OSError as error:
        raise unusable(path, error) from None
    return session


def unusable(path: Path, error: OSError) -> SetupError:
    return SetupError("file-unusable", file=path, reason=error.strerror or error)
