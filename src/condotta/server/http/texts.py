"""The server's sentences: refusals in the language of the caller; and the texts as they are, for the browser."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final

from babel import negotiate_locale
from fluent.runtime import FluentBundle
from fluent.syntax import serialize
from fluent.syntax.ast import Message, Resource

from ...games import GAMES
from ...kernel.contract import Game
from ...kernel.errors import CondottaError
from ...words import Words, languages
from ...words.texts import read, source
from ..refusal import Refusal, Refused, refused_by_engine, told_values
from .wire import BesideTexts, GameTexts, Texts

FRONT = ("game-", "variant-", "option-")
"""What is said of a game before a table is opened begins so."""

CHAPTERS: Final = ("person",)
"""The texts that only pages need which are opened later."""


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for name in ("server", "errors"):
        found.add_resource(read(lang, name))
    return found


@lru_cache(maxsize=100)
def words(game: Game[Any], lang: str) -> Words:
    """The words of a table's game, which on a board of its own has its own."""
    return Words(game, lang)


def language(accepted: str, otherwise: str) -> str:
    """Of the languages spoken here, the one that an Accept-Language header likes best."""
    liked = sorted((weighted(part) for part in accepted[:200].lower().split(",")), key=lambda found: -found[1])
    return negotiate_locale([tag for tag, weight in liked if weight > 0], languages(), sep="-") or otherwise


def weighted(part: str) -> tuple[str, float]:
    """`fr-CH;q=0.9` is fr-CH with weight 0.9; one is the weight of what says nothing, none that of nonsense."""
    tag, _, parameters = part.partition(";")
    name, _, value = parameters.replace(" ", "").partition("=")
    try:
        return tag.strip(), float(value) if name == "q" else 1.0
    except ValueError:
        return tag.strip(), 0.0


def refused(refusal: Refusal, lang: str) -> Refused:
    message = bundle(lang).get_message(f"refuse-{refusal.key}")
    assert message.value is not None
    args = told_values(refusal.values, lang)
    told, _errors = bundle(lang).format_pattern(message.value, args)
    return Refused(refusal.key, "", args, str(told))


def error_told(error: CondottaError, game: Game[Any] | None, lang: str) -> Refused:
    """What the engine refuses, in the words of the table's game if there is one."""
    return refused_by_engine(error, lang, None if game is None else words(game, lang).refusal(error))


@cache
def texts_of(lang: str) -> Texts:
    """The Fluent files as they are, for the browser to speak by."""
    return Texts(
        lang=lang,
        shell=source(lang, "shell"),
        page=source(lang, "page"),
        games={name: front(lang, name) for name in GAMES},
    )


def front(lang: str, game: str) -> str:
    """Of a game's texts what the first page shows: its title and what a table can be set up with."""
    body = read(lang, game).body
    return serialize(Resource([one for one in body if isinstance(one, Message) and one.id.name.startswith(FRONT)]))


def game_texts_of(lang: str, game: str) -> GameTexts:
    """What is said while it is played."""
    return GameTexts(source(lang, game), source(lang, f"{game}.help"))


def beside_texts_of(lang: str, game: str) -> BesideTexts:
    """What is read beside the game, or after its first question: rules, lesson, why something is refused, what is said
    in a review, and how one is told of a turn."""
    rules, lesson = (source(lang, f"{game}.{part}") for part in ("rules", "lesson"))
    refusals = source(lang, "errors") + source(lang, "server")
    return BesideTexts(rules, lesson, refusals, source(lang, "review"), source(lang, "notices"))
