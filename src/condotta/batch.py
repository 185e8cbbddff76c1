"""Many tables at once, in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .games import game_named
from .kernel.batch import Batch as Tables
from .kernel.encoding import Feature


class Batch:
    """`tables` tables of a game that move together: `condotta.Batch("condottiere", seats=3, tables=1024, seed=1)`.

    Each table stands at a question to one seat. `step` takes a choice for every table, plays on (chance, answers
    without a choice, and the next game where one ends) and writes the next questions into the same memory:

        features = np.frombuffer(batch.features, np.uint8).reshape(batch.tables, -1)   # once: it is not copied
        masks = np.frombuffer(batch.masks, np.uint8).reshape(batch.tables, -1)
        batch.step(choices.astype(np.uint8).tobytes())                                 # now both tell the next

    `seats` may be several numbers and `variants` one list for all tables; the tables take turns through the numbers.
    What else a game can be set up with is given by name. The same seed and choices give the same games.
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[int] = 4,
        tables: int = 1024,
        seed: int = 1,
        variants: Sequence[str] = (),
        **options: Any,
    ) -> None:
        found = game_named(game)
        setup: dict[str, object] = {**options, "variants": list(variants)}
        counts = [seats] if isinstance(seats, int) else list(seats)
        self._tables = Tables(found, [(count, setup) for count in counts], tables, seed)

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return int(self._tables.tables)

    @property
    def declared(self) -> list[Feature]:
        """The blocks of features in their order, each with its name, size, unit, meaning and place in a row."""
        return self._tables.encoding.features

    @property
    def choices(self) -> list[str]:
        """The choices by name; a choice is its place in this list."""
        return self._tables.encoding.choices

    @property
    def features(self) -> memoryview:
        """A row of bytes for each table: what the seat to act knows, as `declared`."""
        return memoryview(self._tables.features)  # type: ignore[arg-type, unused-ignore]

    @property
    def masks(self) -> memoryview:
        """A row of bytes for each table: 1 for each choice that may be taken."""
        return memoryview(self._tables.masks)  # type: ignore[arg-type, unused-ignore]

    @property
    def to_act(self) -> memoryview:
        """A byte for each table: the seat to act."""
        return memoryview(self._tables.to_act)  # type: ignore[arg-type, unused-ignore]

    @property
    def ended(self) -> memoryview:
        """A byte for each table: 1 if the last step ended its game."""
        return memoryview(self._tables.ended)  # type: ignore[arg-type, unused-ignore]

    @property
    def rewards(self) -> memoryview:
        """A row of floats for each table, one a seat up to the most of this game: its share of the victory, where a
        game has ended."""
        return memoryview(self._tables.rewards)  # type: ignore[arg-type, unused-ignore]

    @property
    def games(self) -> int:
        """How many games have ended."""
        return int(self._tables.games)

    def step(self, choices: bytes) -> None:
        """One choice for each table, a byte each. One that may not be taken raises ValueError."""
        self._tables.step(choices)
