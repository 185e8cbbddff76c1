"""A game's catalogue of acts: numbers for the engine, words for people, both ways.

An act is `code | payload << CODE_BITS`. Codes are dense: each verb begins at its base and
counts through its arguments, so that the codes of a game are an action space. The payload
holds what is too free to enumerate: the cards of a deal, the amounts of an offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from .errors import AmbiguousAct, InvalidAct
from .signature import Arg, Kind, args_of

CODE_BITS: Final = 16
CODE_MASK: Final = 0xFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Payload(Kind):
    """The free part of an act, a kind of value of its own."""

    def show(self, payload: int) -> list[str]:
        raise NotImplementedError

    def read(self, words: list[str]) -> int | None:
        """The payload that these words mean; None if they mean none."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Copies(Payload):
    """How many: a number from 1 up, not written where it is 1."""

    def __init__(self) -> None:
        super().__init__("number")

    def show(self, payload: int) -> list[str]:
        return [] if payload == 0 else [f"x{payload + 1}"]

    def read(self, words: list[str]) -> int | None:
        if not words:
            return 0
        if len(words) == 1 and words[0][:1] == "x" and words[0][1:].isdecimal() and len(words[0]) < 6:
            return int(words[0][1:]) - 1
        return None


class Verb:
    """A verb of the catalogue: `play bishop` is the verb `play` with one argument."""

    def __init__(
        self,
        name: str,
        base: int,
        args: Sequence[Kind | Arg] = (),
        payload: Payload | None = None,
        unordered: bool = False,
        rule: str = "",
    ) -> None:
        self.name = name
        self.base = base
        self.rule = rule
        """The rule that tells what this does."""
        self.args: list[Arg] = args_of(args)
        self.payload = payload
        self.unordered = unordered
        """Whether its arguments may be written in any order: `keep bishop 6` is `keep 6 bishop`."""
        self.size = 1
        for arg in self.args:
            self.size *= len(arg.words)

    def values(self, code: int) -> list[int]:
        rest = code - self.base
        found: list[int] = []
        for arg in reversed(self.args):
            found.append(rest % len(arg.words))
            rest //= len(arg.words)
        found.reverse()
        return found


class Catalogue:
    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.size = 0
        """The number of codes: the size of the action space."""
        self.by_word: dict[str, Verb] = {}
        for verb in verbs:
            assert verb.base == self.size, f"{verb.name} begins at {verb.base}, not at {self.size}"
            self.size += verb.size
            self.by_word[verb.name] = verb

    def verb(self, act: int) -> Verb:
        code = act & CODE_MASK
        if act >= 0:
            for verb in self.verbs:
                if verb.base <= code < verb.base + verb.size:
                    return verb
        raise InvalidAct("no-such-act", number=act)

    def rules_of(self, act: int) -> list[str]:
        """The rules that tell what an act does: its verb's, and those of the things it names."""
        verb = self.verb(act)
        found = [verb.rule]
        for arg, value in zip(verb.args, verb.values(act & CODE_MASK), strict=True):
            found.append(arg.kind.rule(arg.words[value]))
        return [rule for rule in found if rule]

    def show(self, act: int) -> str:
        """An act as text: `play 10`, `place siena`."""
        verb = self.verb(act)
        words = [verb.name]
        for arg, value in zip(verb.args, verb.values(act & CODE_MASK), strict=True):
            words.append(arg.words[value])
        payload = act >> CODE_BITS
        if verb.payload is not None:
            words += verb.payload.show(payload)
        elif payload:
            raise InvalidAct("no-such-act", number=act)
        return " ".join(words)

    def read(self, text: str) -> int:
        """The act that a text means. The beginning of a word will do if no other word begins so."""
        words = text.lower().split()
        if not words:
            raise InvalidAct("empty-act", known=", ".join(self.by_word))
        verb = self.by_word[self._word(words[0], list(self.by_word))]
        values: list[int] = []
        for i, arg in enumerate(verb.args):
            if i + 1 >= len(words):
                raise InvalidAct("word-missing", text=text, verb=verb.name, known=", ".join(arg.words))
            values.append(arg.words.index(self._word(words[i + 1], arg.words)))
        if verb.unordered:
            values.sort()
        code = 0
        for arg, value in zip(verb.args, values, strict=True):
            code = code * len(arg.words) + value
        rest = words[1 + len(verb.args) :]
        payload: int | None = None if rest else 0
        if verb.payload is not None:
            payload = verb.payload.read(rest)
        if payload is None or payload < 0:
            raise InvalidAct("words-left-over", text=text, rest=" ".join(rest))
        return (verb.base + code) | payload << CODE_BITS

    def _word(self, given: str, known: list[str]) -> str:
        if given in known:
            return given
        near = [word for word in known if word.startswith(given)]
        if len(near) > 1:
            raise AmbiguousAct("ambiguous-word", word=given, known=", ".join(near))
        if not near:
            raise InvalidAct("unknown-word", word=given, known=", ".join(known))
        return near[0]
