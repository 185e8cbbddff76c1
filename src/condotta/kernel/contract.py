"""The contract between the engine and a game.

Nine words: seat, act, entry, decision, option, event, frame, table, view.

An **act** is an integer from the game's catalogue. An **entry** is a seat and its act; the
log of entries is the game. A **table** holds fields, nothing else. A **frame** is one
suspended rule; frames stand on a stack in the table. The top frame says who is asked
(a **decision**), what each may do (its **options**) and what an answer does. **Events** tell
the viewer what happened; a **view** is what one seat sees, built from nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .catalogue import Catalogue, Copies
from .errors import SetupError
from .plain import is_plain
from .rng import Rng
from .seats import EVERYONE, first, seats_of
from .signature import EventSpec, Kind, MomentSpec
from .table_option import TableOption

if TYPE_CHECKING:
    from .encoding import Encoding

PASS: Final = 0
"""Act 0 of every catalogue."""
HIDDEN: Final = -1
"""How an act looks to a viewer that may not read it."""


class Event:
    """What happened, for the seats in `viewers`: a key of the game's texts and up to four numbers."""

    def __init__(self, key: str, viewers: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.key = key
        self.viewers = viewers
        self.args: tuple[int, int, int, int] = (a, b, c, d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.key, self.viewers, self.args) == (
            other.key,
            other.viewers,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Event({self.key} {self.args} to {seats_of(self.viewers)})"


class Source(NamedTuple):
    """What gave points: a key of the game's texts with its number, if it has one, and how many to each seat."""

    name: str
    number: int
    points: list[int]


class Decision:
    """An open question: by which rule, who was asked, who is still to answer, and whether answers are sealed."""

    def __init__(self, rule: str, name: str, invited: i64, asked: i64, sealed: bool) -> None:
        self.rule = rule
        self.name = name
        self.invited = invited
        self.asked = asked
        self.sealed = sealed

    @property
    def seat(self) -> int:
        """The first seat still to answer."""
        return int(first(self.asked))


class Acts:
    """A list of acts that is filled again and again without being built anew."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 32)
        self.count: i64 = 0

    def add(self, act: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = act
        else:
            self.items = append(self.items, act)
        self.count += 1

    def as_list(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]

    def holds(self, act: i64) -> bool:
        return any(self.items[i] == act for i in range(self.count))


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The fields every game has. A game adds its own and says how they are copied."""

    shared: ClassVar[frozenset[str]] = frozenset(["game", "events"])
    """What a table points to but does not hold: a copy has the same, and it is no part of the state."""

    def __init__(self, game: Game[Any], seats: i64) -> None:
        self.game = game
        self.seats = seats
        self.stack: list[Frame[Any]] = []
        self.asked: i64 = 0
        """Who is still to answer the top frame; kept by the engine."""
        self.answered: i64 = 0
        self.answers: vec[i64] = vec[i64]([0] * int(seats))
        """What each seat of `answered` has sealed under the open question."""
        self.winners: i64 = 0
        self.events: list[Event] | None = None
        """Where events go; None while nobody looks, as in a search."""

    def clone(self) -> Table:
        raise NotImplementedError

    def copy_into(self, other: Table) -> None:
        """The kernel's part of `clone`. Frames never change, so the copy shares them."""
        other.stack = self.stack[:]
        other.asked = self.asked
        other.answered = self.answered
        other.answers = self.answers[:]
        other.winners = self.winners
        other.events = None

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def then(self, frames: list[Frame[Any]]) -> None:
        """Put frames on the stack so that they come in the order in which they are written."""
        for i in range(len(frames) - 1, -1, -1):
            self.stack.append(frames[i])

    def emit(self, key: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everyone."""
        if self.events is not None:
            self.events.append(Event(key, EVERYONE, a, b, c, d))

    def tell(self, viewers: i64, key: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell some."""
        if self.events is not None:
            self.events.append(Event(key, viewers, a, b, c, d))


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """One suspended rule. It holds integers and tuples, and is never changed, only replaced.

    A frame stands until it asks nobody; then the engine takes it off the stack and lets it
    `close`. A frame that asks once takes itself off in its `answer`; one that asks nobody from
    the start is a step: just its `close`.
    """

    rule: ClassVar[str] = ""
    name: ClassVar[str] = ""
    sealed: ClassVar[bool] = False

    def asks(self, t: T) -> i64:
        """The seats that are still to answer."""
        return 0

    def invited(self, t: T) -> i64:
        """The seats that were asked, as all may know: who has answered a sealed question is not public."""
        return self.asks(t)

    def options(self, t: T, seat: i64, out: Acts) -> None:
        """What this seat may do: the one place where it is declared."""

    def allows(self, t: T, seat: i64, act: i64) -> bool:
        """Overridden only where the options are too many to list."""
        out = Acts()
        self.options(t, seat, out)
        return out.holds(act)

    def refusal(self, t: T, seat: i64, act: i64) -> str:
        """The key of the sentence that tells why an act is not among the options."""
        return "not-an-option"

    def answer(self, t: T, seat: i64, act: i64) -> None:
        raise NotImplementedError

    def close(self, t: T) -> None:
        """What happens when nobody is left to ask."""

    def sample(self, t: T, rng: Rng) -> i64:
        """A result of chance, drawn fairly. Only where chance is asked."""
        raise NotImplementedError

    def seen(self, t: T, seat: i64, act: i64, viewer: i64) -> i64:
        """The act as this viewer may read it: whole, with its secret part left out, or HIDDEN."""
        return act


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game: how it is set up, what is seen of it, what it is made of."""

    name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6

    def __init__(self, catalogue: Catalogue, events: dict[str, EventSpec]) -> None:
        self.catalogue = catalogue
        self.events = events
        self.kinds = kinds_of(catalogue, events)
        """Every kind of value that its acts and events name."""
        self.ahead: dict[str, EventSpec] = {}
        """What can be told of an option before it is taken."""
        self.variants: list[str] = []
        self.forbidden: list[tuple[str, str, str]] = []
        """Pairs of variants that may not be combined, each with its rule."""
        self.table_options: list[TableOption] = []
        self.encoding: Encoding[Any] | None = None
        """Its features and choices for learners."""
        self.moments: list[MomentSpec] = []
        """Which events make a moment that must be seen before one goes on."""
        self.chapters: list[str] = []
        """The events with which a chapter of the log begins: a battle, a turn."""
        self.endings: dict[str, EventSpec] = {}
        """Why a game can end, told like an event."""
        self.decisive: list[str] = []
        """The measures by which a game turns."""

    def new(self, seats: int, options: dict[str, object]) -> T:
        """A fresh table at its first question. Raises SetupError."""
        raise NotImplementedError

    def check_setup(self, seats: int, options: dict[str, object]) -> list[str]:
        """The chosen variants in their fixed order, if seats and options are possible."""
        if not self.fewest <= seats <= self.most:
            raise SetupError("seats-out-of-range", game=self.name, fewest=self.fewest, most=self.most, seats=seats)
        if not is_plain(options):
            raise SetupError("options-not-plain", game=self.name)
        known = ["variants", *[option.name for option in self.table_options]]
        for name in options:
            if name not in known:
                raise SetupError("unknown-option", game=self.name, option=name, known=", ".join(known))
        for option in self.table_options:
            option.check(options.get(option.name), seats)
        chosen = options.get("variants", [])
        if not isinstance(chosen, list):
            raise SetupError("variants-not-a-list", given=repr(chosen))
        for name in chosen:
            if name not in self.variants:
                known_variants = ", ".join(self.variants) or "–"
                raise SetupError("unknown-variant", game=self.name, variant=name, known=known_variants)
        for one, other, rule in self.forbidden:
            if one in chosen and other in chosen:
                raise SetupError("variants-not-together", rule, one=one, other=other)
        return [name for name in self.variants if name in chosen]

    def values(self) -> list[tuple[str, str, str, str]]:
        """What the pieces are worth, where the sources leave room for doubt: piece, field, value and a mark, empty
        where the value is certain."""
        return []

    def view(self, t: T, viewer: int) -> object:
        """What this seat sees, or a spectator (PUBLIC), built from nothing. Views compare by value."""
        raise NotImplementedError

    def determinize(self, t: T, viewer: int, rng: Rng) -> T:
        """Another table that this viewer cannot tell from the real one."""
        raise NotImplementedError

    def previews(self, t: T, seat: int) -> dict[int, list[Event]]:
        """What options of this seat would do, as far as it can know that now; keys and arguments as in `ahead`. An
        option that tells enough by itself is left out."""
        return {}

    def open_options(self, t: T, seat: int) -> bool:
        """Whether everybody can tell what this seat may answer: neither this nor its options rest on hidden things."""
        return False

    def default(self, t: T, seat: int) -> int:
        """What is played for a seat whose time is out: to pass if that is possible, else its first option."""
        out = Acts()
        t.stack[-1].options(t, seat, out)
        return PASS if out.holds(PASS) else int(out.items[0])

    def scores(self, t: T) -> list[int]:
        """What each seat has to show for itself."""
        raise NotImplementedError

    def scoring(self, t: T, told: Sequence[Event]) -> list[Source]:
        """How the scores were made; they add up to `scores`. `told` is all that happened."""
        return [Source("score", 0, self.scores(t))]

    def measures(self, t: T) -> dict[str, list[int]]:
        """What shows how a game goes, for each seat, by name: regions, points, gold."""
        return {"score": self.scores(t)}

    def ending(self, t: T) -> Event:
        """Why a game that is over was won: one of the `endings`."""
        raise NotImplementedError

    def roles(self, t: T) -> dict[str, list[str]]:
        """What else than its place makes a seat another than the rest, to count wins by: `family`, for each seat."""
        return {}

    def conserved(self, t: T) -> list[int]:
        """Sums that no act may change: cards, pieces."""
        raise NotImplementedError

    def is_aside(self, act: int) -> bool:
        """Whether this act stands beside the open question (show a card, give gold)."""
        return False

    def asides(self, t: T, seat: int) -> list[int]:
        """What this seat may do now beside the open question, where it can be listed."""
        return []

    def aside_rule(self, act: int) -> str:
        return self.catalogue.verb(act).rule

    def allows_aside(self, t: T, seat: int, act: int) -> bool:
        return act in self.asides(t, seat)

    def aside_refusal(self, t: T, seat: int, act: int) -> str:
        """The key of the sentence that tells why an aside is not allowed."""
        return "not-an-option"

    def aside(self, t: T, seat: int, act: int) -> None:
        raise NotImplementedError

    def seen_aside(self, t: T, seat: int, act: int, viewer: int) -> int:
        return act


def kinds_of(catalogue: Catalogue, events: dict[str, EventSpec]) -> dict[str, Kind]:
    """The kinds by name; a name means one kind throughout a game."""
    found: dict[str, Kind] = {}
    kinds = [arg.kind for spec in events.values() for arg in spec.args]
    for verb in catalogue.verbs:
        kinds += [arg.kind for arg in verb.args]
        if verb.payload is not None and not isinstance(verb.payload, Copies):
            kinds.append(verb.payload)
    for kind in kinds:
        assert found.setdefault(kind.name, kind) is kind, f"{kind.name} means two kinds"
    return found
