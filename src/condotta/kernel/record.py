"""A game as a text file: JSON lines, a header, one entry a line, and the result at the end.

{"condotta": 1, "game": "condottiere", "rules": 1, "seats": 3, "options": {}, "notes": {}}
["chance", "holder b"]
["B", "place siena"]
{"winners": ["B"], "scores": [2, 6, 1]}

Where one of two seats has given the game up, which no rule knows, the result says so: {..., "resigned": "A"}.
A game that was not played from its beginning has a "position" in its header (position.py).
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from copy import copy
from pathlib import Path
from typing import Any, Final, TextIO

from .contract import Event, Game, Table
from .engine import apply, take_events
from .errors import ActError, RecordError, SetupError
from .plain import is_plain
from .position import Position, begun
from .rng import Rng
from .seats import CHANCE, LETTERS, letter, seats_of

FORMAT: Final = 1
DIFFERS: Final = {"record-act", "record-entry", "record-result"}
"""What is wrong with a record where it was played by other rules."""


class Recording:
    """A game that is written down as it is played: its table, its log, and the file that keeps it, if any.

    Each entry is in the file before its events are handed out.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, object],
        notes: dict[str, object],
        position: Position | None = None,
    ) -> None:
        """`position` is where it begins, if not at the beginning. Raises SetupError."""
        self.options = options
        self.position = position
        self.notes = notes
        """What the game does not need: who plays, a seed, a language."""
        self.table: Table = begun(game, seats, options, position)
        self.game: Game[Any] = self.table.game
        """As it is set up: on a board of its own, a game has its own words."""
        self.table.events = []
        self.log: list[tuple[int, int]] = []
        self.events: list[Event] = []
        """All that has happened so far."""
        self.file: TextIO | None = None
        self.resigned: int | None = None
        """The seat, of two, that has given the game up here."""

    @property
    def is_over(self) -> bool:
        """By the rules, or because one has given it up."""
        return self.table.asked == 0 or self.resigned is not None

    @property
    def winners(self) -> list[int]:
        return seats_of(self.table.winners) if self.resigned is None else [1 - self.resigned]

    def copy(self) -> Recording:
        """The same game so far, to be played on by itself; it is kept in no file."""
        other = copy(self)
        other.table = self.table.clone()
        other.table.events = []
        other.notes, other.log, other.events, other.file = {**self.notes}, self.log[:], self.events[:], None
        return other

    def begun(self) -> Recording:
        """The same game at its beginning."""
        return Recording(self.game, int(self.table.seats), self.options, self.notes, self.position)

    def act(self, seat: int, act: int) -> list[Event]:
        """Let a seat act, write it down, and tell what happened."""
        apply(self.table, seat, act)
        self.log.append((seat, act))
        if self.file is not None:
            lines = [self.entry_line(seat, act)]
            if self.table.asked == 0:
                lines.append(self.result_line())
            self._write(lines)
        events = take_events(self.table)
        self.events += events
        return events

    def dice(self, seed: int) -> Rng:
        """The dice for the next entry. Each entry has its own, made of the seed and the length of the log: a game
        that was left and resumed goes on as if it had never been left, and nobody can tell from the dice of one
        entry what the next will bring."""
        return Rng(random.Random(f"{seed} {len(self.log)}").getrandbits(62))

    def keep_in(self, path: Path) -> None:
        """Keep this game in a new file from now on; one that exists is never written over."""
        self.file = path.open("x", encoding="utf-8")
        self._write(self.lines())

    def go_on_in(self, path: Path) -> None:
        """Go on writing to the file this game was read from."""
        self.file = path.open("a", encoding="utf-8")

    def lines(self) -> list[str]:
        lines = [self.header_line(), *(self.entry_line(seat, act) for seat, act in self.log)]
        return [*lines, self.result_line()] if self.is_over else lines

    def header_line(self) -> str:
        header = {
            "condotta": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "seats": int(self.table.seats),
            "options": self.options,
            "notes": self.notes,
            **({} if self.position is None else {"position": self.position}),
        }
        return json.dumps(header, ensure_ascii=False)

    def entry_line(self, seat: int, act: int) -> str:
        return json.dumps([letter(seat), self.game.catalogue.show(act)])

    def result_line(self) -> str:
        return result_line(self.winners, self.game.scores(self.table), self.resigned)

    def _write(self, lines: list[str]) -> None:
        """In one piece: a process that is killed leaves whole lines, and no game over without its result."""
        assert self.file is not None
        self.file.write("".join(line + "\n" for line in lines))
        self.file.flush()


def result_line(winners: list[int], scores: list[int], resigned: int | None = None) -> str:
    """How a game came out; `resigned` is the one of two seats that has given it up, so that the other one has won."""
    line: dict[str, object] = {"winners": [letter(seat) for seat in winners], "scores": scores}
    return json.dumps(line if resigned is None else line | {"resigned": letter(resigned)})


def read_record(text: str, games: Mapping[str, Game[Any]]) -> Recording:
    """Replay a record, also one of earlier rules that these play as it was. Raises RecordError; a result is checked."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    match, rules = _begin(lines, games)
    for number, line in enumerate(lines[1:], start=2):
        found = _json(number, line)
        try:
            if not match.is_over and isinstance(found, dict) and "resigned" in found:
                _give_up(match, found)
            if not match.is_over:
                _replay_entry(match, number, found)
            elif line != match.result_line():
                raise RecordError("record-result", line=number, result=match.result_line(), given=line)
        except RecordError as error:
            if rules == match.game.rules_version or error.key not in DIFFERS:
                raise
            known = match.game.rules_version
            raise RecordError("record-other-rules", line=number, rules=rules, known=known) from error
    if match.is_over and len(lines) != len(match.lines()):
        raise RecordError("record-one-result", line=len(lines))
    return match


def _json(number: int, line: str) -> object:
    try:
        found = json.loads(line)
    except json.JSONDecodeError as error:
        raise RecordError("record-not-json", line=number, reason=error.msg) from None
    except (ValueError, RecursionError):
        raise RecordError("record-not-ours", line=number) from None
    if not is_plain(found):
        raise RecordError("record-not-ours", line=number)
    return found


def _begin(lines: list[str], games: Mapping[str, Game[Any]]) -> tuple[Recording, int]:
    """The game at its beginning, and the rules by which it was played."""
    header = _json(1, lines[0] if lines else "")
    if not isinstance(header, dict) or "condotta" not in header:
        raise RecordError("record-no-header", line=1)
    if header["condotta"] != FORMAT:
        raise RecordError("record-format", line=1, format=repr(header["condotta"]), known=FORMAT)
    game = games.get(str(header.get("game")))
    if game is None:
        unknown = SetupError("no-such-game", game=header.get("game"), known=", ".join(games))
        raise RecordError("record-unusable", line=1, reason=unknown)
    rules = header.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or not 1 <= rules <= game.rules_version:
        raise RecordError("record-rules", line=1, rules=repr(rules), known=game.rules_version)
    seats, options, notes = header.get("seats"), header.get("options", {}), header.get("notes", {})
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(notes, dict):
        raise RecordError("record-header", line=1)
    try:
        return Recording(game, seats, options, notes, header.get("position")), rules
    except SetupError as error:
        raise RecordError("record-unusable", line=1, reason=error) from None


def _give_up(match: Recording, found: dict[Any, Any]) -> None:
    """Of two seats one; anything else is no result."""
    for seat in range(2):
        if found["resigned"] == letter(seat) and int(match.table.seats) == 2:
            match.resigned = seat


def _replay_entry(match: Recording, number: int, found: object) -> None:
    if not isinstance(found, list) or len(found) != 2 or not all(isinstance(word, str) for word in found):
        raise RecordError("record-entry", line=number)
    name, text = found
    if name != "chance" and (len(name) != 1 or name not in LETTERS[: int(match.table.seats)]):
        raise RecordError("record-no-seat", line=number, given=name)
    try:
        match.act(CHANCE if name == "chance" else LETTERS.index(name), match.game.catalogue.read(text))
    except ActError as error:
        raise RecordError("record-act", line=number, who=name, text=text, reason=error) from None
