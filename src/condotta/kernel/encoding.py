"""Numbers for learners: how a game tells a seat's position as features and its acts as choices.

**Features** are bytes, each block declared by name, size and meaning, filled from what the seat may
know and told from where it sits: seat 0 is always the one that is asked, the others follow clockwise.
Blocks have room for the most seats, so that one network serves every table of the game.

**Choices** are the finite action space. An act is spelled as one to four choices; a seat is asked for
them one after another. So `keep 6 bishop` is two questions with 16 answers each instead of one with 136.
What is spelled so far is `begun`. The options of the engine decide what may be chosen, nothing else.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from .contract import Acts, T
from .seats import bit

LETTER_BITS: Final[i64] = 12
LETTER_MASK: Final[i64] = 0xFFF
NOTHING_BEGUN: Final = 0
NO_ACT: Final = -1
"""Acts are not negative."""
ZERO: Final[i64] = 128
"""Where a feature may be negative, it is told as so much above this byte."""
FULL: Final = 64
"""What a feature of the size `unit` counts as, for a network that calculates in whole numbers."""


def byte(n: i64) -> u8:
    """A number as a byte; beyond its ends it is the end."""
    if n < 0:
        return 0
    return u8(n) if n < 256 else u8(255)


class Feature:
    """A block of numbers: `size` bytes, of which `unit` means a lot, such as 1 for a flag and 32 for a strength."""

    def __init__(self, name: str, size: int, unit: int, meaning: str, signed: bool = False) -> None:
        assert FULL % unit == 0, f"the unit of {name} must divide {FULL}"
        self.name = name
        self.size = size
        self.unit = unit
        self.meaning = meaning
        self.signed = signed
        self.at = 0
        """Where the block begins; set by its encoding."""


def spelled(first: i64, second: i64 = -1, third: i64 = -1, fourth: i64 = -1) -> i64:
    """The choices of an act packed into one number, the first one lowest."""
    word = first + 1
    if second >= 0:
        word |= (second + 1) << LETTER_BITS
    if third >= 0:
        word |= (third + 1) << (2 * LETTER_BITS)
    if fourth >= 0:
        word |= (fourth + 1) << (3 * LETTER_BITS)
    return word


def choices_in(word: i64) -> i64:
    """How many choices are spelled."""
    count: i64 = 0
    while word != 0:
        word >>= LETTER_BITS
        count += 1
    return count


def choice_at(word: i64, part: i64) -> i64:
    """The choice at this place of a word, -1 beyond its end."""
    return ((word >> (part * LETTER_BITS)) & LETTER_MASK) - 1


def begins_with(word: i64, begun: i64, parts: i64) -> bool:
    """Whether an act spelled so begins with the `parts` choices of `begun`."""
    return word & (bit(parts * LETTER_BITS) - 1) == begun


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[T]):
    """What a game declares for learners."""

    def __init__(self, features: list[Feature], choices: list[str]) -> None:
        self.features = features
        self.choices = choices
        """Each choice by its name; its place in the list is its number."""
        self.size: i64 = 0
        for feature in features:
            feature.at = int(self.size)
            self.size += feature.size
        self.width: i64 = len(choices)

    def at(self, name: str) -> int:
        """Where a block begins."""
        for feature in self.features:
            if feature.name == name:
                return feature.at
        raise KeyError(name)

    def units(self) -> list[int]:
        """The unit of each number."""
        return [feature.unit for feature in self.features for _i in range(feature.size)]

    def zeros(self) -> list[int]:
        """The byte that means nothing, for each number."""
        return [int(ZERO) if feature.signed else 0 for feature in self.features for _i in range(feature.size)]

    def fill(self, t: T, asked: Answering, out: vec[u8], start: i64) -> None:
        """Write the features of the seat that is asked into a row that begins at `start` and holds zeros."""
        raise NotImplementedError

    def spell(self, t: T, seat: i64, act: i64) -> i64:
        """An option of this seat as `spelled` choices. No act's word may be the beginning of another's."""
        raise NotImplementedError


class Answering:
    """A seat's answer while it is given choice by choice: the options that are left, each with its spelling."""

    def __init__(self) -> None:
        self.options = Acts()
        self.words: vec[i64] = vec[i64]([0] * 32)
        self.seat: i64 = 0
        self.begun: i64 = NOTHING_BEGUN
        self.parts: i64 = 0

    def copy(self) -> Answering:
        other = Answering()
        other.options.items = self.options.items[:]
        other.options.count = self.options.count
        other.words = self.words[:]
        other.seat = self.seat
        other.begun = self.begun
        other.parts = self.parts
        return other

    def ask(self, t: T, encoding: Encoding[T], seat: i64) -> None:
        """The question on the top of the stack, asked anew."""
        options = self.options
        options.count = 0
        t.stack[-1].options(t, seat, options)
        self.seat = seat
        self.begun = NOTHING_BEGUN
        self.parts = 0
        if len(self.words) < options.count:
            self.words = vec[i64]([0] * int(2 * options.count))
        words = self.words
        acts = options.items
        for i in range(options.count):
            words[i] = encoding.spell(t, seat, acts[i])

    def answer(self, choice: i64) -> i64:
        """Take a choice: the act it completes, or NO_ACT if more must be asked. Options that do not begin so go."""
        self.begun |= (choice + 1) << (self.parts * LETTER_BITS)
        self.parts += 1
        options = self.options
        words = self.words
        acts = options.items
        left: i64 = 0
        for i in range(options.count):
            if begins_with(words[i], self.begun, self.parts):
                words[left] = words[i]
                acts[left] = acts[i]
                left += 1
        options.count = left
        return acts[0] if left == 1 else i64(NO_ACT)

    def only_choice(self) -> i64:
        """The choice that must be taken now, or -1 where there are several."""
        words = self.words
        choice = choice_at(words[0], self.parts)
        for i in range(self.options.count):
            if choice_at(words[i], self.parts) != choice:
                return -1
        return choice

    def mark(self, out: vec[u8], start: i64, width: i64) -> None:
        """Write 1 for each choice that may be taken, 0 for the others."""
        for i in range(width):
            out[start + i] = 0
        options = self.options
        words = self.words
        for i in range(options.count):
            out[start + choice_at(words[i], self.parts)] = 1
