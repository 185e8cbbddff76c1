"""The laws every game must keep, checked at each decision of random games.

1. declared    every option is accepted; everything else and every other seat is refused
2. clone       a copy looks the same, and acting on it leaves the original alone
3. log         through text and back, replayed: the same table and the same events
4. determinize a sampled world looks the same to its viewer and offers it the same options, with the same previews;
               what everybody is said to know of a seat's options is the same in any world that nobody can tell apart
5. blind twin  an act a viewer may not read changes nothing it sees
6. told        two worlds that look alike and show the same events still look alike after; given acts
               that look alike, they do show the same, up to an event that brings a secret to light
7. conserved   cards, pieces, gold add up
8. finite      every game ends
9. numbers     worlds that a seat cannot tell apart give it the same features and choices; a choice that is
               marked leads to an option, any other to none, and every option is spelled in one way
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from .contract import HIDDEN, Event, Game, Table
from .encoding import LETTER_BITS, Answering, choices_in
from .engine import apply, asides, check, options, pending, replay, sample, seen, take_events
from .errors import ActError, IllegalAct
from .portrait import portrait
from .rng import Rng
from .seats import CHANCE, PUBLIC, bit, has, letter, seats_of

MOST_ENTRIES: Final = 100_000
"""Law 8: no game of ours is longer."""
OUTSIDERS: Final = 6
"""Laws 1 and 9: how many acts beside the options, how many choices are tried at each decision."""


class LawBroken(AssertionError):
    """A law does not hold; the message says which, and where."""


def check_game(game: Game[Any], seats: int, setup: dict[str, object], seed: int) -> int:
    """Play one random game and check every law at each of its decisions: how many there were."""
    return Trial(game, seats, setup, seed).run()


class Trial:
    """One random game under the eyes of the law."""

    def __init__(self, game: Game[Any], seats: int, setup: dict[str, object], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.setup = setup
        self.rng = Rng(seed)
        self.learner = Rng(seed + 1)
        """The ninth law has dice of its own, so that the games stay what they are."""
        self.viewers = [*range(seats), PUBLIC]
        self.table: Table = game.new(seats, setup)
        self.table.events = []
        self.log: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.sums = game.conserved(self.table)

    def run(self) -> int:
        decisions = 0
        while (decision := pending(self.table)) is not None:
            if len(self.log) > MOST_ENTRIES:
                self.broken("finite", f"not over after {MOST_ENTRIES} entries")
            if decision.seat == CHANCE:
                self.take(CHANCE, sample(self.table, self.rng))
                continue
            decisions += 1
            self.declared(decision.asked)
            self.numbers(decision.asked)
            self.determinize()
            if self.rng.below(8) == 0:
                self.take_aside()
            asked = seats_of(decision.asked)
            seat = asked[self.rng.below(len(asked))]
            choices = options(self.table, seat)
            self.take(seat, choices[self.rng.below(len(choices))])
        self.same_by_log()
        return decisions

    def take_aside(self) -> None:
        seat = int(self.rng.below(self.seats))
        choices = asides(self.table, seat)
        if choices:
            self.take(seat, choices[self.rng.below(len(choices))])

    def take(self, seat: int, act: int) -> None:
        """One entry of the game, with the laws about entries."""
        twin = self.cloned(seat, act)
        before = {viewer: self.sight(self.table, viewer) for viewer in self.viewers}
        worlds = {viewer: self.alike(viewer, seat, act) for viewer in self.viewers}
        hidden_from = [viewer for viewer in self.viewers if seen(self.table, seat, act, viewer) == HIDDEN]
        top = self.table.stack[-1]
        apply(self.table, seat, act)
        events = take_events(self.table)
        self.log.append((seat, act))
        self.events += events
        if portrait(twin) != portrait(self.table):
            self.broken("clone", f"{self.entry(seat, act)} on a clone gave another table")
        if self.game.conserved(self.table) != self.sums:
            self.broken("conserved", f"{self.sums} became {self.game.conserved(self.table)} by {self.entry(seat, act)}")
        still_open = len(self.table.stack) > 0 and self.table.stack[-1] is top
        for viewer in hidden_from:
            if still_open and (self.sight(self.table, viewer) != before[viewer] or shown(events, viewer)):
                self.broken("blind twin", f"{letter(viewer)} may not read {self.entry(seat, act)}, but saw it happen")
        for viewer, world in worlds.items():
            # A sealed question may close in one world only: in the other, somebody else is still to answer.
            if world is not None and still_open == (len(world.stack) > 0 and world.stack[-1] is top):
                self.told(viewer, world, seat, act, events)

    def declared(self, asked: int) -> None:
        """Law 1."""
        picture = portrait(self.table)
        for seat in range(self.seats):
            allowed = options(self.table, seat)
            if has(asked, seat) != bool(allowed):
                self.broken("declared", f"{letter(seat)} is {'' if allowed else 'not '}offered options")
            for act in allowed:
                try:
                    apply(self.table.clone(), seat, act)
                except ActError as error:
                    self.broken("declared", f"the option {self.entry(seat, act)} was refused: {error}")
            for _i in range(OUTSIDERS):
                act = int(self.rng.below(self.game.catalogue.size))
                if act not in allowed and not self.game.is_aside(act):
                    self.refused(seat, act)
        if portrait(self.table) != picture:
            self.broken("clone", "acting on clones changed the table")

    def refused(self, seat: int, act: int) -> None:
        try:
            check(self.table, seat, act)
        except IllegalAct as error:
            if not error.key or not error.rule:
                self.broken("declared", f"{self.entry(seat, act)} was refused without key or rule")
            return
        self.broken("declared", f"{self.entry(seat, act)} is no option, but was not refused")

    def cloned(self, seat: int, act: int) -> Table:
        """Law 2: a clone on which the same act has been taken."""
        twin = self.table.clone()
        if portrait(twin) != portrait(self.table):
            self.broken("clone", "a clone differs from its original")
        for viewer in self.viewers:
            if self.sight(twin, viewer) != self.sight(self.table, viewer):
                self.broken("clone", f"a clone looks different to {letter(viewer)}")
        picture = portrait(self.table)
        apply(twin, seat, act)
        if portrait(self.table) != picture:
            self.broken("clone", f"{self.entry(seat, act)} on a clone changed the original")
        return twin

    def determinize(self) -> None:
        """Law 4."""
        for viewer in self.viewers:
            world = self.game.determinize(self.table, viewer, self.rng)
            if self.sight(world, viewer) != self.sight(self.table, viewer):
                self.broken("determinize", f"a world for {letter(viewer)} looks different to it")
            if self.game.conserved(world) != self.sums:
                self.broken("conserved", f"{self.sums} became {self.game.conserved(world)} in a sampled world")
            if viewer != PUBLIC and self.game.previews(world, viewer) != self.game.previews(self.table, viewer):
                self.broken("determinize", f"a preview tells {letter(viewer)} what it does not see")
            for seat in seats_of(self.table.asked) if viewer == PUBLIC and not has(self.table.asked, CHANCE) else []:
                known = self.game.open_options(self.table, seat)
                if known != self.game.open_options(world, seat):
                    self.broken("determinize", f"whether all know {letter(seat)}’s options rests on what is hidden")
                if known and options(world, seat) != options(self.table, seat):
                    self.broken("determinize", f"{letter(seat)}’s options are said to be open, and are not")

    def numbers(self, asked: int) -> None:
        """Law 9: one answer of each seat, choice by choice, here and in a world it cannot tell from this one."""
        encoding = self.game.encoding
        if encoding is None:
            return
        for seat in seats_of(asked):
            world = self.game.determinize(self.table, seat, self.learner)
            here, there = Answering(), Answering()
            here.ask(self.table, encoding, seat)
            there.ask(world, encoding, seat)
            self.spelled_well(here)
            while here.options.count > 1:
                row = self.row(self.table, here)
                if row != self.row(world, there):
                    self.broken("numbers", f"{letter(seat)} is told by features or choices what it does not see")
                marked = [choice for choice, mark in enumerate(row[1]) if mark]
                for _i in range(OUTSIDERS):
                    choice = int(self.learner.below(encoding.width))
                    led = here.copy()
                    led.answer(choice)
                    if (led.options.count > 0) != (choice in marked):
                        self.broken("numbers", f"{letter(seat)}: choice {choice} is marked wrongly")
                choice = marked[self.learner.below(len(marked))]
                here.answer(choice)
                there.answer(choice)

    def spelled_well(self, asked: Answering) -> None:
        """No option is spelled like another or like the beginning of another."""
        words = [int(asked.words[i]) for i in range(int(asked.options.count))]
        beginnings = {word & (bit(part * LETTER_BITS) - 1) for word in words for part in range(1, choices_in(word))}
        if len(set(words)) < len(words) or beginnings & set(words):
            self.broken("numbers", f"two options of {letter(int(asked.seat))} are spelled alike")

    def row(self, t: Table, asked: Answering) -> tuple[list[int], list[int]]:
        """Features and choices of a seat."""
        encoding = self.game.encoding
        assert encoding is not None
        features, marks = vec[u8]([0] * int(encoding.size)), vec[u8]([0] * int(encoding.width))
        encoding.fill(t, asked, features, 0)
        asked.mark(marks, 0, encoding.width)
        return list(features), list(marks)

    def alike(self, viewer: int, seat: int, act: int) -> Table | None:
        """A world like this one to a viewer, after an act that looks to it like this one, if there is such."""
        looks = seen(self.table, seat, act, viewer)
        world: Table = self.game.determinize(self.table, viewer, self.rng)
        world.events = []
        if self.game.is_aside(act):
            choices = asides(world, seat)
        elif seat == CHANCE:
            choices = [sample(world, self.rng) for _i in range(4)]
        else:
            choices = options(world, seat)
        for choice in self.shuffled(choices):
            if seen(world, seat, choice, viewer) == looks:
                apply(world, seat, choice)
                return world
        return None

    def shuffled(self, choices: list[int]) -> list[int]:
        rest = choices[:]
        for i in range(len(rest) - 1, 0, -1):
            j = int(self.rng.below(i + 1))
            rest[i], rest[j] = rest[j], rest[i]
        return rest

    def told(self, viewer: int, world: Table, seat: int, act: int, events: list[Event]) -> None:
        """Law 6."""
        here, there = shown(events, viewer), shown(take_events(world), viewer)
        if here == there:
            if self.sight(world, viewer) != self.sight(self.table, viewer):
                self.broken("told", f"{letter(viewer)} saw a change by {self.entry(seat, act)} that no event told")
        else:
            common = min(self.until_revealed(here), self.until_revealed(there))
            if here[:common] != there[:common]:
                self.broken("told", f"an event of {self.entry(seat, act)} told {letter(viewer)} what it may not see")

    def until_revealed(self, events: list[tuple[str, tuple[int, ...]]]) -> int:
        """How many events come before one that is there to reveal; without one, no end."""
        for i, event in enumerate(events):
            if self.game.events[event[0]].reveals:
                return i
        return MOST_ENTRIES

    def same_by_log(self) -> None:
        """Law 3."""
        again = self.game.new(self.seats, self.setup)
        again.events = []
        catalogue = self.game.catalogue
        replay(again, [(seat, catalogue.read(catalogue.show(act))) for seat, act in self.log])
        if take_events(again) != self.events:
            self.broken("log", "the log, replayed, told other events")
        if portrait(again) != portrait(self.table):
            self.broken("log", "the log, replayed, gave another table")

    def sight(self, t: Table, viewer: int) -> tuple[object, ...]:
        """All that a viewer has before it."""
        if viewer == PUBLIC:
            return (self.game.view(t, viewer),)
        return self.game.view(t, viewer), options(t, viewer), asides(t, viewer)

    def entry(self, seat: int, act: int) -> str:
        return f"{letter(seat)} {self.game.catalogue.show(act)}"

    def broken(self, law: str, what: str) -> None:
        place = f"{self.game.name}, {self.seats} seats, {self.setup}, entry {len(self.log)}"
        raise LawBroken(f"The law '{law}' is broken: {what} ({place}).")


def shown(events: list[Event], viewer: int) -> list[tuple[str, tuple[int, ...]]]:
    """What events tell a viewer."""
    return [(event.key, event.args) for event in events if has(event.viewers, viewer)]
