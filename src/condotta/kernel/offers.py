"""Offers between seats: gifts and swaps of two currencies, beside the open question.

At most one offer stands from each seat to each other. To accept is to name what is accepted:
an offer that was changed meanwhile is another offer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .catalogue import Payload
from .counts import filled
from .signature import Kind

CURRENCIES: Final[i64] = 2
NO_OFFER: Final[i64] = -1
AMOUNT_BITS: Final[i64] = 10
MOST: Final = 1023


def terms(give_one: i64, give_two: i64, ask_one: i64, ask_two: i64, until: i64) -> i64:
    """What is given and asked of the two currencies, and the moment at which the offer lapses."""
    return give_one | give_two << 10 | ask_one << 20 | ask_two << 30 | until << 40


def given(offer: i64, currency: i64) -> i64:
    return (offer >> (currency * AMOUNT_BITS)) & MOST


def asked(offer: i64, currency: i64) -> i64:
    return (offer >> ((2 + currency) * AMOUNT_BITS)) & MOST


def until(offer: i64) -> i64:
    return offer >> 40


class Offers:
    """The standing offers of a table."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.rows: vec[i64] = filled(seats * seats, NO_OFFER)

    def clone(self) -> Offers:
        other = Offers(0)
        other.seats = self.seats
        other.rows = self.rows[:]
        return other

    def standing(self, maker: i64, to: i64) -> i64:
        return self.rows[maker * self.seats + to]

    def make(self, maker: i64, to: i64, offer: i64) -> None:
        """A new offer takes the place of the old one."""
        self.rows[maker * self.seats + to] = offer

    def end(self, maker: i64, to: i64) -> None:
        """Withdrawn, refused or accepted: it stands no more."""
        self.rows[maker * self.seats + to] = NO_OFFER

    def lapse(self, moment: i64) -> None:
        """End every offer that was to stand until this moment."""
        for i in range(len(self.rows)):
            if self.rows[i] != NO_OFFER and until(self.rows[i]) == moment:
                self.rows[i] = NO_OFFER


def payable(purses: vec[i64], maker: i64, to: i64, offer: i64) -> bool:
    """Whether both have what the offer names. Purses are seat × 2 + currency."""
    return all(
        purses[maker * 2 + currency] >= given(offer, currency) and purses[to * 2 + currency] >= asked(offer, currency)
        for currency in range(CURRENCIES)
    )


def exchange(purses: vec[i64], maker: i64, to: i64, offer: i64) -> None:
    """One atomic swap."""
    for currency in range(CURRENCIES):
        moved = given(offer, currency) - asked(offer, currency)
        purses[maker * 2 + currency] -= moved
        purses[to * 2 + currency] += moved


class Terms(Payload):
    """An offer in words: `5 gold for 2 influence until turn`, `3 gold` for a gift. The game says what its two
    currencies are and at which moments offers lapse."""

    def __init__(self, currency: Kind, moments: list[str]) -> None:
        super().__init__("terms")
        self.currency = currency
        self.moments = moments
        """When offers may lapse; the first is the usual one and not written."""

    def show(self, payload: int) -> list[str]:
        words = self._amounts([given(payload, 0), given(payload, 1)])
        wanted = self._amounts([asked(payload, 0), asked(payload, 1)])
        if wanted:
            words += ["for", *wanted]
        moment = until(payload)
        if moment != 0:
            # A moment that there is not can be asked for in numbers: it is refused, and the refusal names it.
            words += ["until", self.moments[moment] if moment < len(self.moments) else str(moment)]
        return words

    def read(self, words: list[str]) -> int | None:
        moment = 0
        if len(words) >= 2 and words[-2] == "until":
            if words[-1] not in self.moments:
                return None
            moment = self.moments.index(words[-1])
            words = words[:-2]
        split = words.index("for") if "for" in words else len(words)
        gives, asks = self._read_amounts(words[:split]), self._read_amounts(words[split + 1 :])
        if gives is None or asks is None:
            return None
        return terms(gives[0], gives[1], asks[0], asks[1], moment)

    def _amounts(self, amounts: list[int]) -> list[str]:
        words: list[str] = []
        for amount, currency in zip(amounts, self.currency.words, strict=True):
            if amount:
                words += [str(amount), currency]
        return words

    def _read_amounts(self, words: list[str]) -> list[int] | None:
        amounts = [0, 0]
        if len(words) % 2:
            return None
        for i in range(0, len(words), 2):
            number, currency = words[i], words[i + 1]
            if not number.isdecimal() or len(number) > 4 or int(number) > MOST or currency not in self.currency.words:
                return None
            amounts[self.currency.words.index(currency)] += int(number)
        return amounts if max(amounts) <= MOST else None
