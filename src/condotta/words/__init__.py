"""Words for people. The engine speaks in keys and numbers; here they become sentences, in every language.

How a value becomes a text is data: a thing of the kind `card` whose word in the catalogue is
`bishop` is the message `card-bishop`. A word that is none of its kind (`nothing` where a card
might be) is handed to the message as it stands, for the message to choose by. A list comes with
its length: `$cards` and `$cards-count`. A language may give a name further forms, as attributes of its
message: where `city-rome` has `.gen`, `$city` comes with `$city-gen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ..games import GAMES
from ..kernel.catalogue import CODE_BITS, CODE_MASK, Copies
from ..kernel.contract import Event, Game
from ..kernel.deal import Cards
from ..kernel.errors import CondottaError, SetupError, cite
from ..kernel.offers import CURRENCIES, Terms, asked, given, until
from ..kernel.seats import CHANCE, LETTERS, MOST_SEATS, PUBLIC, has, letter, seats_of
from ..kernel.signature import NUMBER, SEAT, SEATS, EventSpec, Kind
from .texts import Texts, languages

__all__ = ["Words", "languages", "sentence"]

Values = dict[str, str | int]

SEAT_NUMBERS = {letter(seat): seat for seat in (*range(MOST_SEATS), CHANCE, PUBLIC)}


class Words:
    """The words of a game in a language; `names` are the players' in the order of the seats."""

    def __init__(self, game: Game[Any], lang: str, names: list[str] | None = None) -> None:
        self.game = game
        self.names = [*(names or []), *LETTERS[len(names or []) :]]
        self.texts = Texts(game.name, lang)

    # What is said

    def event(self, event: Event, viewer: int) -> str:
        """The line of the log. An event that is not for this viewer must not be told: ValueError."""
        if not has(event.viewers, viewer):
            raise ValueError(f"{event} is not for {letter(viewer)}.")
        return self._told_by(f"event-{event.key}", self.game.events[event.key], event)

    def ahead(self, events: list[Event]) -> str:
        """What an option would do, in sentences."""
        return " ".join(self._told_by(f"ahead-{event.key}", self.game.ahead[event.key], event) for event in events)

    def _told_by(self, id: str, spec: EventSpec, event: Event) -> str:
        values: Values = {}
        for arg, value in zip(spec.args, event.args, strict=False):
            values |= self._values(arg.name, arg.kind, value)
        return self.say(id, **values)

    def ending(self, event: Event) -> str:
        """Why a game was won."""
        values: Values = {}
        for arg, value in zip(self.game.endings[event.key].args, event.args, strict=False):
            values |= self._values(arg.name, arg.kind, value)
        return self.say(f"ending-{event.key}", **values)

    def question(self, name: str, rule: str) -> str:
        """What is asked, and by which rule."""
        return cite(self.say(f"ask-{name}"), rule)

    def act(self, act: int, question: str = "") -> str:
        """An act as it stands on a button: `Play Bishop`. What a pass is called depends on the question it answers."""
        verb = self.game.catalogue.verb(act)
        values: Values = {"question": question}
        for arg, value in zip(verb.args, verb.values(act & CODE_MASK), strict=True):
            word = arg.words[value]
            if arg.kind is NUMBER:
                values[arg.name] = int(word)
            elif arg.kind is SEAT:
                values[arg.name] = self.seat(value)
            else:
                words = arg.kind.words
                values |= self._named(arg.name, arg.kind, words.index(word)) if word in words else {arg.name: word}
        if verb.payload is not None:
            values |= self._values(verb.payload.name, verb.payload, act >> CODE_BITS)
        return self.say(f"act-{verb.name}", **values)

    def refusal(self, error: CondottaError) -> str:
        """Why something cannot be done, and by which rule. One that belongs to another game is told in its words."""
        if error.game not in ("", self.game.name):
            return sentence(error, self.texts.lang)
        values = {name: self._told(name, value) for name, value in error.values.items()}
        return cite(self.say(f"refuse-{error.key}", **values), error.rule)

    def _told(self, name: str, value: object) -> str:
        if isinstance(value, CondottaError):
            return self.refusal(value)
        if isinstance(value, list):
            return " ".join(self._told(name, part) for part in value)
        if name == "seat":
            return self.seat(SEAT_NUMBERS[str(value)])
        return self.act(self.game.catalogue.read(str(value))) if name == "act" else str(value)

    def say(self, id: str, /, **values: str | int) -> str:
        """Any message. One that is missing or wrong raises LookupError."""
        return self.texts.format(id, values)

    # What it is called

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < MOST_SEATS else self.say(f"seat-{letter(seat)}")

    def thing(self, kind: str, value: int) -> str:
        return self._thing(self.game.kinds[kind], value)

    def _thing(self, kind: Kind, value: int) -> str:
        return kind.names[value] if kind.names else self.say(f"{kind.name}-{kind.words[value]}")

    def _named(self, name: str, kind: Kind, value: int) -> Values:
        """A thing as a message gets it: what it is called, and the other forms of that."""
        values: Values = {name: self._thing(kind, value)}
        if not kind.names:
            for form, text in self.texts.forms(f"{kind.name}-{kind.words[value]}").items():
                values[f"{name}-{form}"] = text
        return values

    def card(self, card: int) -> str:
        return self.thing("card", card)

    def region(self, region: int) -> str:
        return self.thing("region", region)

    def several(self, kind: str, counts: Sequence[int]) -> str:
        """A handful, counted by kind of thing: `1, 6 ×2 and Bishop`."""
        return self._several(self.game.kinds[kind], counts)

    def _several(self, kind: Kind, counts: Sequence[int]) -> str:
        shown: list[str] = []
        for value, count in enumerate(counts):
            if count > 0:
                thing = self._thing(kind, value)
                shown.append(thing if count == 1 else self.say("copies", thing=thing, number=count))
        return self.listed(shown)

    def terms(self, offer: int) -> str:
        """An offer: `5 gold for 2 influence, until the end of this turn`."""
        terms = self.game.kinds["terms"]
        assert isinstance(terms, Terms)
        gives, asks = (
            self._amounts([side(offer, currency) for currency in range(CURRENCIES)]) for side in (given, asked)
        )
        side = {(True, True): "swap", (True, False): "gift", (False, True): "request"}.get((gives != "", asks != ""))
        return self.say("terms", gives=gives, asks=asks, side=side or "nothing", until=terms.moments[until(offer)])

    def _amounts(self, amounts: list[int]) -> str:
        """So much of each currency: `5 gold and 2 influence`."""
        return self.listed([self.amount(amount, which) for which, amount in enumerate(amounts) if amount > 0])

    def amount(self, amount: int, currency: int) -> str:
        """So much of a currency: `5 gold`."""
        return self.say("amount", number=int(amount), **self._named("currency", self.game.kinds["currency"], currency))

    def listed(self, items: list[str]) -> str:
        """`A, B and C`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("and", first=", ".join(items[:-1]), last=items[-1])

    def variant(self, name: str) -> str:
        return self.say(f"variant-{name}")

    def variant_help(self, name: str) -> str:
        """A variant in one sentence."""
        return self.say(f"variant-{name}.help")

    def bot(self, name: str) -> str:
        """What a bot is called; one from outside has only its name."""
        return self.say(f"bot-{name}") if f"bot-{name}" in self.texts.ids else name

    def bot_line(self, name: str) -> str:
        """How a bot plays, in one sentence; of one from outside, nothing is known."""
        return self.say(f"bot-{name}.line") if f"bot-{name}" in self.texts.ids else ""

    # The help on things and on the rules

    def help(self, kind: str, value: int) -> str:
        """What a thing does, in a sentence or two: its own, or that of its kind; empty where there is none."""
        word = self.game.kinds[kind].words[value]
        found = [id for id in (f"help-{kind}-{word}", f"help-{kind}") if self.texts.has(id)]
        return self.say(found[0]) if found else ""

    def summary(self) -> list[str]:
        """The game on one page, from how to win it: title and text in turn."""
        ids = [id for id in self.texts.ids if id.startswith("summary-")]
        return [line for id in ids for line in (self.say(f"{id}.title"), self.say(id))]

    def chapters(self) -> list[str]:
        return [id.removeprefix("chapter-") for id in self.texts.ids if id.startswith("chapter-")]

    def has_rule(self, number: str) -> bool:
        return f"rule-{_key(number)}" in self.texts.ids or _key(number) in self.chapters()

    def rule(self, number: str) -> str:
        """The help on a rule (`C5.4`), or on a whole chapter (`C5`): its title and all its rules, one a line."""
        key = _key(number)
        if key in self.chapters():
            return "\n".join([f"{key} {self.say(f'chapter-{key}')}", *self._rules_of(key)])
        if not self.has_rule(number):
            raise SetupError("no-such-rule", number=number, known=", ".join(self.chapters()))
        return f"{key.replace('-', '.')} {self.say(f'rule-{key}')}"

    def _rules_of(self, chapter: str) -> list[str]:
        """Its text, its rules and its examples, in the order of the file."""
        lines: list[str] = []
        for id in self.texts.ids:
            if id.startswith(f"rule-{chapter}-"):
                lines.append(self.rule(id.removeprefix("rule-")))
            elif id in (f"rule-{chapter}", f"rule-worked-{chapter}"):
                lines.append(self.say(id))
        return lines

    def _values(self, name: str, kind: Kind, value: int) -> Values:
        """An argument as a message gets it."""
        if kind is NUMBER:
            return {name: int(value)}
        if kind is SEAT:
            return {name: self.seat(value)}
        if kind is SEATS:
            seats = [self.seat(seat) for seat in seats_of(value)]
            return {name: self.listed(seats), f"{name}-count": len(seats)}
        if isinstance(kind, Copies):
            return {name: value + 1}
        if isinstance(kind, Terms):
            return {name: self.terms(value)}
        if isinstance(kind, Cards):
            counts = [int(count) for count in kind.deck.unpack(value)]
            return {name: self._several(kind.card, counts), f"{name}-count": sum(counts)}
        return self._named(name, kind, value)


def sentence(error: CondottaError, lang: str) -> str:
    """An error in a language where no game is at hand; in English if it has no text or there is no such language."""
    game = GAMES.get(error.game) if error.game else next(iter(GAMES.values()))
    return str(error) if game is None or lang not in languages() else _words(game.name, lang).refusal(error)


@cache
def _words(game: str, lang: str) -> Words:
    return Words(GAMES[game], lang)


def _key(number: str) -> str:
    """`c5.4` as it stands in the ids: `C5-4`."""
    return number.upper().replace(".", "-")
