"""What texts a game needs, read from the game itself and from the source, so that none can be forgotten."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import condotta
from condotta.bots.levels import NAMES
from condotta.kernel.contract import Frame, Game
from condotta.kernel.engine import options, pending, sample
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.kernel.signature import NUMBER, SEAT
from condotta.lessons import lesson_of
from condotta.words import Words
from condotta.words.texts import Texts

SOURCE = Path(condotta.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules"

LISTS = ("seats", "cards", "tiles", "pieces")
"""Kinds that come with their length, which a message may use or not."""


def events(game: Game[Any]) -> dict[str, set[str]]:
    told = {f"event-{key}": spec for key, spec in game.events.items()}
    told |= {f"ahead-{key}": spec for key, spec in game.ahead.items()}
    return {id: {arg.name for arg in spec.args} for id, spec in told.items()}


def endings(game: Game[Any]) -> dict[str, set[str]]:
    return {f"ending-{key}": {arg.name for arg in spec.args} for key, spec in game.endings.items()}


def moments(game: Game[Any]) -> set[str]:
    return {f"moment-{spec.name}" for spec in game.moments}


@cache
def measures(game: Game[Any]) -> set[str]:
    """What is measured and what gives points, as a random game with any variant tells it."""
    found: set[str] = set()
    setups: list[dict[str, object]] = [{}, *({"variants": [name]} for name in game.variants)]
    for setup in setups:
        match, rng = Recording(game, game.fewest, setup, {}), Rng(1)
        while (question := pending(match.table)) is not None:
            acts = options(match.table, question.seat)
            act = sample(match.table, rng) if question.seat == CHANCE else acts[rng.below(len(acts))]
            match.act(question.seat, act)
        found |= {f"measure-{name}" for name in game.measures(match.table)}
        found |= {f"source-{source.name}" for source in game.scoring(match.table, match.events)}
    return found


def acts(game: Game[Any]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for verb in game.catalogue.verbs:
        found[f"act-{verb.name}"] = {arg.name for arg in verb.args} | ({verb.payload.name} if verb.payload else set())
    return found


def beside_the_kind(game: Game[Any]) -> Iterator[tuple[str, str, str]]:
    """Message, variable and word, where an argument can be a word that is no thing of its kind."""
    for verb in game.catalogue.verbs:
        for arg in verb.args:
            for word in arg.words:
                if arg.kind is not NUMBER and word not in arg.kind.words:
                    yield f"act-{verb.name}", arg.name, word


def questions(game: Game[Any]) -> set[str]:
    """The names of all frames that ask."""
    package = importlib.import_module(f"condotta.games.{game.name}")
    names: set[str] = set()
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, Frame) and thing.name:
                names.add(f"ask-{thing.name}")
    return names


def things(game: Game[Any]) -> set[str]:
    kinds = [kind for kind in game.kinds.values() if kind is not SEAT and not kind.names]
    return {f"{kind.name}-{word}" for kind in kinds for word in kind.words}


def variants(game: Game[Any]) -> set[str]:
    return {f"variant-{name}{help}" for name in game.variants for help in ("", ".help")}


def table_options(game: Game[Any]) -> set[str]:
    return {f"option-{option.name}{help}" for option in game.table_options for help in ("", ".help")}


def bots() -> set[str]:
    return {f"bot-{name}{line}" for name in NAMES for line in ("", ".line")}


def rules(game: Game[Any]) -> set[str]:
    """A message for each anchor of the digest; a chapter without numbered rules is one rule."""
    anchors = re.findall(r'<a id="([a-z]\d+(?:-\d+)?)">', (RULES / f"{game.name}.md").read_text(encoding="utf-8"))
    chapters = {anchor.upper() for anchor in anchors if "-" not in anchor}
    numbered = {anchor.upper() for anchor in anchors if "-" in anchor}
    alone = chapters - {number.partition("-")[0] for number in numbered}
    return {f"chapter-{chapter}" for chapter in chapters} | {f"rule-{number}" for number in numbered | alone}


CHANCE_IS_ASKED = {
    "condottiere": {"holder", "deal"},
    "princes": {"first", "deal", "roll"},
    "conquest": {"lots", "draw", "bag"},
}
ON_THE_TABLE = {
    "condottiere": {"help-token", "help-strength"},
    "princes": {"price-gold", "price-treachery", "price-from", "price-from-nothing"},
}
"""What is pointed at on the page and is no thing of an act."""
PARTS_OF_THINGS = {"zone", "arrangement", "side", "currency"}


def help(game: Game[Any]) -> set[str]:
    """For each thing that has a rule, what it does: of its own, or of its kind; the goal; what each question means."""
    kinds = [kind for kind in game.kinds.values() if kind.rules and kind.name not in PARTS_OF_THINGS]
    alike = [kind for kind in kinds if kind.name in ("region", "territory", "city")]
    things = {f"help-{kind.name}-{word}" for kind in kinds if kind not in alike for word in kind.words}
    asked = {name.removeprefix("ask-") for name in questions(game)} - CHANCE_IS_ASKED[game.name]
    things |= ON_THE_TABLE.get(game.name, set())
    return things | {f"help-{kind.name}" for kind in alike} | {f"why-{name}" for name in asked} | {"goal"}


def summary(game: Game[Any]) -> set[str]:
    """How to win, and what else belongs on one page."""
    ids = [id for id in Texts(game.name, "en").ids if id.startswith("summary-")]
    assert ids[0] == "summary-win"
    return {f"{id}{title}" for id in ids for title in ("", ".title")}


def lesson(game: Game[Any]) -> set[str]:
    """A message for each step, with an answer to whoever does something else."""
    steps = lesson_of(game.name).steps
    told = {f"lesson-{step.name}" for step in steps}
    return told | {f"lesson-{step.name}.wrong" for step in steps if step.act is not None}


def examples(game: Game[Any]) -> set[str]:
    """What a chapter may have beside its rules: a text before them, worked examples after them."""
    return {f"rule-{part}{chapter}" for chapter in Words(game, "en").chapters() for part in ("", "worked-")}


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def refusals(*folders: str) -> dict[str, set[str]]:
    """Each key that is raised or returned as a refusal in these folders, with the arguments it comes with."""
    found: dict[str, set[str]] = {}
    for folder in folders:
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(tree_of(file)):
                if isinstance(node, ast.FunctionDef):
                    found |= {f"refuse-{key}": args for key, args in refused_in(node).items()}
    return found


def refused_in(function: ast.FunctionDef) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value and function.name in ("refusal", "aside_refusal"):
            found |= {key: {"seat", "act"} for key in strings(node.value)}
        if isinstance(node, ast.Call) and called(node) in ("IllegalAct", "InvalidAct", "AmbiguousAct"):
            keys = strings(node.args[0])
            if isinstance(node.args[0], ast.Name):
                keys = [key for value in assigned(function, node.args[0].id) for key in strings(value)]
            found |= {key: {str(keyword.arg) for keyword in node.keywords} for key in keys}
    return found


ACT_ERRORS = ("IllegalAct", "InvalidAct", "AmbiguousAct")
ERRORS = (*ACT_ERRORS, "SetupError", "RecordError", "StoreError", "BotError", "NotForThisGame")


@cache
def errors() -> list[tuple[str, str, set[str]]]:
    """Each error that is made anywhere, with its game (empty: none) and the names of its values."""
    return [error for file in sorted(SOURCE.rglob("*.py")) for error in errors_in(file)]


def errors_in(file: Path) -> Iterator[tuple[str, str, set[str]]]:
    calls = [node for node in ast.walk(tree_of(file)) if isinstance(node, ast.Call)]
    games = {
        id(call.func.value): key
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "of"
        for key in strings(call.args[0])
    }
    for call in calls:
        if called(call) in ERRORS or called(call) == "problem":
            game = file.parent.name if called(call) == "problem" else games.get(id(call), "")
            keys = strings(call.args[0])
            assert keys or isinstance(call.args[0], ast.Name), f"{file}:{call.lineno}: what is its key?"
            for key in keys:
                yield game, key, {str(keyword.arg) for keyword in call.keywords}


@cache
def said() -> list[tuple[str, set[str]]]:
    """Each message that is asked for by its id somewhere above the games, with the values it is given."""
    calls = [node for node in above_the_games() if isinstance(node, ast.Call) and called(node) == "say"]
    return [
        (id, {name for keyword in call.keywords for name in given(keyword)})
        for call in calls
        for id in filter(re.compile(r"[a-z.-]+").fullmatch, strings(call.args[0]))
    ]


def given(keyword: ast.keyword) -> list[str]:
    """The name of a value; of a thing with its forms (`**self._named("city", ...)`) the name it is given."""
    if keyword.arg is None:
        assert isinstance(keyword.value, ast.Call) and called(keyword.value) == "_named"
        return strings(keyword.value.args[0])
    return [keyword.arg]


def mentioned() -> set[str]:
    """Every string above the games: the ids of messages that are asked for in one way or another."""
    return {node.value for node in above_the_games() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def above_the_games() -> Iterator[ast.AST]:
    for file in SOURCE.rglob("*.py"):
        if file.relative_to(SOURCE).parts[0] not in ("kernel", "games"):
            yield from ast.walk(tree_of(file))


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def strings(value: ast.expr) -> list[str]:
    """The strings that a plain or conditional expression can be."""
    if isinstance(value, ast.IfExp):
        return strings(value.body) + strings(value.orelse)
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def assigned(function: ast.FunctionDef, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            yield node.value
