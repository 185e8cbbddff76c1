"""A match: one game from its first question to its result, with its chance and its record."""

from __future__ import annotations

import operator
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from .bots import Bot, load_bot
from .bots.driver import asides_in_a_row, next_act, next_aside
from .games import GAMES, game_named
from .kernel.engine import asides, options, pending, sample
from .kernel.errors import InvalidAct, SetupError
from .kernel.position import Position
from .kernel.record import Recording, read_record
from .kernel.seats import CHANCE, PUBLIC, has, seats_of
from .option import Event, Option, event_of

if TYPE_CHECKING:
    from .sentences import Sentences

LARGEST_ACT: Final = 2**62
"""The engine's numbers end somewhere; no act comes near."""


def game_names() -> list[str]:
    """The games there are: the names that `new` takes."""
    return list(GAMES)


def new(game: str, seats: int = 4, variants: Sequence[str] = (), seed: int | None = None, **options: Any) -> Match:
    """Begin a match: `condotta.new("condottiere", seats=3, variants=["hidden"], seed=7)`.

    Chance plays itself from the seed: the same seed and the same acts give the same match. Without one it comes from
    the system. What else a game can be set up with is given by name (`rounds=50`). What cannot be played raises
    SetupError.
    """
    found = game_named(game)
    chosen = {name: value for name, value in options.items() if value is not None}
    setup = {**chosen, "variants": list(variants)}
    setup["variants"] = found.check_setup(seats, setup)  # Their order does not matter, so there is one.
    seed = _fresh_seed() if seed is None else operator.index(seed)
    return Match(Recording(found, seats, setup, {"seed": seed}), seed)


def load(path: str | os.PathLike[str]) -> Match:
    """The match that a file keeps: one that `Match.save` wrote, `condotta play` left, or a server gave out.

    A record that is damaged, or that does not play as it says, raises RecordError with the line.
    """
    recording = read_record(Path(path).read_text(encoding="utf-8", errors="replace"), GAMES)
    seed = recording.notes.get("seed")
    return Match(recording, seed if isinstance(seed, int) else _fresh_seed())


def _fresh_seed() -> int:
    return secrets.randbits(62)


class Match:
    """One game from its first question to its result. Made by `condotta.new` or `condotta.load`.

    Seats are numbers from 0. Acts are options, texts or numbers. A match knows everything, so a fair program shows
    each player only `view(seat)`, `options(seat)` and `events(seat)`.

    Two matches are equal if they were set up alike and everything so far happened alike. `pickle` and `copy.deepcopy`
    are exact, with all that chance will bring; `copy()` gets fresh chance.
    """

    def __init__(self, recording: Recording, seed: int) -> None:
        self._recording = recording
        self._seed = seed
        self._let_chance_play()

    # What it is

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._recording.game.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._recording.table.seats)

    @property
    def variants(self) -> list[str]:
        """The variants that are played."""
        return self._recording.game.check_setup(self.seats, self._recording.options)

    @property
    def seed(self) -> int:
        """Where chance comes from."""
        return self._seed

    # Playing

    @property
    def over(self) -> bool:
        """Whether nothing is left to do; also of a record whose game was given up."""
        return self._recording.is_over

    @property
    def to_act(self) -> list[int]:
        """The seats that are asked now and have not answered; several, if they answer in secret. Empty at the end."""
        return [] if self.over else seats_of(self._recording.table.asked)

    def options(self, seat: int) -> list[Option]:
        """All that this seat may answer now; empty if it is not asked."""
        seat, table, game = self._seat(seat), self._recording.table, self._recording.game
        acts = options(table, seat)
        return [Option(int(act), table.stack[-1].rule, game.catalogue) for act in acts]

    def asides(self, seat: int) -> list[Option]:
        """What this seat may do beside the open question, as far as it can be listed: show a card, accept an offer.

        An offer with terms of your own is not in the list, but `play` takes it: `offer b 5 gold`.
        """
        seat, game = self._seat(seat), self._recording.game
        acts = asides(self._recording.table, seat)
        return [Option(int(act), game.aside_rule(act), game.catalogue) for act in acts]

    def play(self, seat: int, act: Option | str | SupportsIndex) -> None:
        """Let a seat act, then chance: an Option, its text, or its number (of the act, not its place in the list).

        The beginning of a word will do in a text, if no other word begins so. What is not allowed now raises
        IllegalAct, what cannot be read InvalidAct; then nothing has changed.
        """
        self._recording.act(self._seat(seat), self._number(act))
        self._let_chance_play()

    @property
    def winners(self) -> list[int]:
        """The seats that have won: several, if the victory is shared; none while the match goes on."""
        return self._recording.winners if self.over else []

    @property
    def scores(self) -> list[int]:
        """What each seat has to show for itself so far, in the order of the seats."""
        return [int(score) for score in self._recording.game.scores(self._recording.table)]

    # What is known

    def view(self, seat: int | None = None) -> Any:
        """What this seat sees, and nothing else; None: a spectator. Views are the game's own and compare by value."""
        return self._recording.game.view(self._recording.table, self._eye(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What this seat was told, the first event first, without the first `since` of them; None: a spectator.

        `since=len(those you have)` gives you the news.
        """
        viewer, game = self._eye(seat), self._recording.game
        told = [event for event in self._recording.events if has(event.viewers, viewer)]
        return [event_of(game, event) for event in told[since:]]

    def words(self, lang: str = "en", names: Sequence[str] | None = None) -> Sentences:
        """The match in sentences of a language; `names` are the players', in the order of the seats."""
        from .sentences import Sentences  # Only here: most programs need no words, and they take longest to load.

        return Sentences(self, self._recording, lang, None if names is None else list(names))

    # Bots

    def ask(self, seat: int, bot: Bot | str) -> Option:
        """What a bot would do now at this seat: one of its options, or an aside. It is not played.

        A bot is an object, a registered name (`captain`), `package.module:Class`, or `FILE.net`. It gets what the
        seat may know.
        """
        seat, game, table = self._seat(seat), self._recording.game, self._recording.table
        seen_as = load_bot(bot, game) if isinstance(bot, str) else bot
        act = next_act(table, seat, seen_as, self._recording.dice(self._seed), self._beside())
        return Option(act, game.aside_rule(act) if game.is_aside(act) else table.stack[-1].rule, game.catalogue)

    def play_out(self, bots: Bot | str | Sequence[Bot | str]) -> None:
        """Let bots play the match to its end: one for all seats, or one for each."""
        named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * self.seats
        if len(named) != self.seats:
            raise SetupError("bots-for-seats", seats=self.seats, given=len(named))
        game, table = self._recording.game, self._recording.table
        seated = {seat: load_bot(bot, game) if isinstance(bot, str) else bot for seat, bot in enumerate(named)}
        while (decision := pending(table)) is not None:
            seat, beside = decision.seat, self._beside()
            entry = next_aside(table, seated, beside)
            if entry is None:
                entry = seat, next_act(table, seat, seated[seat], self._recording.dice(self._seed), beside)
            self._recording.act(*entry)
            self._let_chance_play()

    # Keeping and comparing

    def copy(self) -> Match:
        """The same match so far, to be played on by itself. It gets fresh chance: what happens there says nothing
        about what will happen here."""
        return self._copied(_fresh_seed())

    def record(self) -> str:
        """The match as text, to be kept and shared: set-up, every entry, the result. It holds all secrets."""
        return "\n".join(self._recording.lines()) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file; `condotta.load` and `condotta replay` read it."""
        Path(path).write_text(self.record(), encoding="utf-8")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._setup() == other._setup() and self._recording.log == other._recording.log

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self._copied(self._seed)

    def __reduce__(self) -> tuple[object, ...]:
        made, entries = self._recording, [(seat, int(act)) for seat, act in self._recording.log]
        return _restored, (self.game, self.seats, made.options, made.notes, made.position, entries, self._seed)

    def __repr__(self) -> str:
        """The position as a spectator sees it, and what is asked."""
        words, entries = self.words(), len(self._recording.log)
        title = ", ".join([f"<Match {self.game}", f"{self.seats} seats", *self.variants, f"{entries} entries"])
        question = self.view().question
        seats = ", ".join(words.seat(seat) for seat in (self.winners if question is None else question.invited))
        end = f"won by {seats}, scores {self.scores}" if question is None else f"{seats}: {words.question()}"
        return "\n  ".join([title, *words.summary(), end]) + ">"

    # The inside

    def _let_chance_play(self) -> None:
        recording = self._recording
        while has(recording.table.asked, CHANCE):
            recording.act(CHANCE, sample(recording.table, recording.dice(self._seed)))

    def _copied(self, seed: int) -> Match:
        recording = self._recording.copy()
        recording.notes["seed"] = seed
        return Match(recording, seed)

    def _setup(self) -> tuple[object, ...]:
        chosen = {name: value for name, value in self._recording.options.items() if value is not None}
        return self.game, self.seats, {**chosen, "variants": self.variants}

    def _seat(self, seat: SupportsIndex) -> int:
        number = operator.index(seat)
        if not 0 <= number < self.seats:
            raise SetupError("no-seat-index", given=number, most=self.seats - 1)
        return number

    def _eye(self, seat: int | None) -> int:
        return PUBLIC if seat is None else self._seat(seat)

    def _number(self, act: Option | str | SupportsIndex) -> int:
        catalogue = self._recording.game.catalogue
        if isinstance(act, str):
            return catalogue.read(act)
        if isinstance(act, Option) and not act.belongs_to(catalogue):
            return catalogue.read(act.text)
        number = operator.index(act)
        if not 0 <= number <= LARGEST_ACT:
            raise InvalidAct("no-such-act", number=number)
        return number

    def _beside(self) -> int:
        return asides_in_a_row(self._recording.game, self._recording.log)


def _restored(
    game: str,
    seats: int,
    options: dict[str, object],
    notes: dict[str, object],
    position: Position | None,
    log: list[tuple[int, int]],
    seed: int,
) -> Match:
    """A match from what `pickle` has kept of it: its entries, played again."""
    recording = Recording(game_named(game), seats, options, notes, position)
    for seat, act in log:
        recording.act(seat, act)
    return Match(recording, seed)
