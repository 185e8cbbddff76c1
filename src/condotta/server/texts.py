"""The server's sentences: refusals in the language of the caller."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle

from ..games import GAMES
from ..kernel.errors import ActError
from ..words import Words, languages
from ..words.texts import read, source
from .refusal import Refusal
from .wire import GameTexts, Refused, TextsFound


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(read(lang, "server"))
    return found


@cache
def words(game: str, lang: str) -> Words:
    return Words(GAMES[game], lang)


def language(accepted: str, otherwise: str) -> str:
    """The first language of an Accept-Language header that is spoken here."""
    for part in accepted[:200].split(","):
        lang = part.split(";")[0].strip().lower().split("-")[0]
        if lang in languages():
            return lang
    return otherwise


def refused(refusal: Refusal, lang: str) -> Refused:
    message = bundle(lang).get_message(f"refuse-{refusal.key}")
    assert message.value is not None
    sentence, _errors = bundle(lang).format_pattern(message.value, refusal.values)
    return Refused(refusal.key, refusal.rule, refusal.values, str(sentence))


def act_refused(error: ActError, game: str, lang: str) -> Refused:
    """What the rules refuse, in the words of the game."""
    args = {name: value if isinstance(value, int) else str(value) for name, value in error.args_named.items()}
    return Refused(error.key, error.rule, args, words(game, lang).refusal(error))


@cache
def texts_found(lang: str) -> TextsFound:
    """The Fluent files as they are, for the browser to speak by."""
    return TextsFound(
        lang=lang,
        shell=source(lang, "shell"),
        server=source(lang, "server"),
        page=source(lang, "page"),
        games={name: GameTexts(source(lang, name), source(lang, f"{name}.rules")) for name in GAMES},
    )
