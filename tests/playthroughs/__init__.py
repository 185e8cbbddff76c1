"""Golden playthroughs: every decision, its options, the entry, its events and what each eye then saw anew.

python -m tests.playthroughs        write them again, after a change of rules that is meant
"""

from __future__ import annotations

import json
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

from condotta.games import GAMES
from condotta.kernel.contract import Event, Table
from condotta.kernel.engine import apply, options, pending, sample, take_events
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC, has, letter, seats_of

FOLDER = Path(__file__).parent
Setting = tuple[str, int, dict[str, object], int]

SETTINGS: dict[str, Setting] = {
    **{f"condottiere-{seats}": ("condottiere", seats, {}, seats) for seats in (2, 3, 4, 5, 6)},
    "condottiere-3-hidden-draw": ("condottiere", 3, {"variants": ["hidden", "draw"]}, 7),
    "condottiere-4-capture-hidden-kingdoms": (
        "condottiere", 4, {"variants": ["capture", "hidden", "kingdoms"]}, 8,
    ),
    "condottiere-3-points": ("condottiere", 3, {"variants": ["points"], "target": 9}, 9),
    **{f"princes-{seats}": ("princes", seats, {}, seats) for seats in (3, 4, 5, 6)},
    **{f"conquest-{seats}": ("conquest", seats, {"rounds": 6}, seats) for seats in (2, 3, 4)},
    "conquest-3-garrison": ("conquest", 3, {"garrison": True, "scout_charge": False, "rounds": 8}, 5),
}  # fmt: skip


def facts(view: object) -> dict[str, object]:
    """A view as flat facts: `seats.1.hand_size` and what it is."""
    found: dict[str, object] = {}

    def walk(name: str, thing: object) -> None:
        if isinstance(thing, dict):
            for key, part in thing.items():
                walk(f"{name}.{key}" if name else str(key), part)
        elif isinstance(thing, list | tuple) and any(isinstance(part, dict) for part in thing):
            for i, part in enumerate(thing):
                walk(f"{name}.{i}", part)
        else:
            found[name] = list(thing) if isinstance(thing, tuple) else thing

    assert is_dataclass(view) and not isinstance(view, type)
    walk("", asdict(view))
    return found


def changes(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}


class Transcript:
    def __init__(self, setting: Setting) -> None:
        name, seats, setup, seed = setting
        self.game = GAMES[name]
        self.rng = Rng(seed)
        self.table: Table = self.game.new(seats, setup)
        self.table.events = []
        self.viewers = [PUBLIC, *range(seats)]
        self.known: dict[int, dict[str, object]] = {eye: {} for eye in self.viewers}
        self.lines = [f"{name}, {seats} seats, {json.dumps(setup)}, seed {seed}"]

    def write(self) -> str:
        self.look()
        while (decision := pending(self.table)) is not None:
            seat = decision.seat
            if seat == CHANCE:
                act = sample(self.table, self.rng)
            else:
                sealed = ", sealed" if decision.sealed else ""
                asked = " ".join(letter(s) for s in seats_of(decision.asked))
                self.lines.append(f"{decision.rule} {decision.name}: asked {asked}{sealed}")
                choices = options(self.table, seat)
                self.lines.append("  options " + " | ".join(self.game.catalogue.show(choice) for choice in choices))
                act = choices[self.rng.below(len(choices))]
            self.lines.append(f"> {letter(seat)} {self.game.catalogue.show(act)}")
            apply(self.table, seat, act)
            self.lines += [self.event(event) for event in take_events(self.table)]
            self.look()
        winners = ", ".join(letter(seat) for seat in seats_of(self.table.winners))
        self.lines.append(f"won by {winners}, scores {self.game.scores(self.table)}")
        return "\n".join(self.lines) + "\n"

    def event(self, event: Event) -> str:
        args = " ".join(str(value) for value in event.args[: len(self.game.events[event.key].args)])
        eyes = [eye for eye in self.viewers if has(event.viewers, eye)]
        to = "" if len(eyes) == len(self.viewers) else " to " + " ".join(letter(eye) for eye in eyes)
        return f"  * {event.key} {args}".rstrip() + to

    def look(self) -> None:
        """What each eye sees anew; of a seat only what the public does not see as well."""
        public: dict[str, object] = {}
        for eye in self.viewers:
            now = facts(self.game.view(self.table, eye))
            new: dict[str, Any] = changes(self.known[eye], now)
            self.known[eye] = now
            if eye == PUBLIC:
                public = new
            else:
                new = {name: value for name, value in new.items() if public.get(name, self) != value}
            if new:
                self.lines.append(f"  {letter(eye)}: " + json.dumps(new, separators=(",", ":")))


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
