"""Writes docs/rulemap.md: each rule with its title, the functions and frames that do it, and its tests.

    python tools/rulemap.py            write the map
    python tools/rulemap.py --check    fail if it is not up to date

Either way it fails on a rule without function or test, and on a number that no rulebook has.
A function does a rule if its docstring begins with the number; a test's name carries it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAP = ROOT / "docs" / "rulemap.md"
RULE = re.compile(r'<a id="([cpq]\d+(?:-\d+)?)"></a>(.*)')
LONGEST_TITLE = 70
NO_THINGS = ("Ruling", "Rulings", "Further rulings", "Higher")
"""Words before a colon that are no titles."""
NUMBER = re.compile(r"\b[CPQ]\d+(?:\.\d+)?\b")
LEADING = re.compile(r"^(?:[CPQ]\d+(?:\.\d+)?(?:, | and | to |: |\.? |\.$)?)+")
TEST = re.compile(r"^test_([cpq]\d+(?:_\d+)?)(?:_|$)")


@dataclass(frozen=True)
class Place:
    """A part of the code or a test: what it is called and where it begins."""

    name: str
    path: Path
    line: int

    def link(self) -> str:
        """From the map to its line."""
        return f"[`{self.name}`](../{self.path.relative_to(ROOT).as_posix()}#L{self.line})"


Places = dict[str, list[Place]]


def rules_of(rulebook: Path) -> list[str]:
    """The numbers of a rulebook, in order; a chapter counts as a rule only if it has none."""
    found = [*titles_of(rulebook)]
    return [number for number in found if not any(other.startswith(number + ".") for other in found)]


def titles_of(rulebook: Path) -> dict[str, str]:
    """For each anchor of a rulebook what it begins with: `Bishop`, the heading of a chapter, a first sentence."""
    found = RULE.findall(rulebook.read_text(encoding="utf-8"))
    return {anchor.upper().replace("-", "."): title_of(rest) for anchor, rest in found}


def title_of(text: str) -> str:
    """`Bishop`; `Courtesan, Drummer, Heroine`; or the first sentence, cut where it is long."""
    words = text.replace("**", "")
    words = re.sub(r"^ *[CPQ]\d+(?:\.\d+)? *", "", words)
    words = re.sub(r" \((?:ruling|the rulebook)[^)]*\)|^Ruling:? ", "", words)
    things = re.findall(r"(?:^|\. )([A-Z]\w+(?: [a-z]+)?)(?=: )", words)
    if things and words.startswith(things[0]):
        return ", ".join(thing for thing in things if thing not in NO_THINGS)
    words = re.split(r"(?<=[\w)])\.(?: |$)", words)[0].strip()
    if len(words) > LONGEST_TITLE:
        words = words[:LONGEST_TITLE].rsplit(" ", 1)[0].rstrip(",;:(") + " …"
    return words[:1].upper() + words[1:].replace("|", "\\|")


def chapters_of(rules: list[str]) -> set[str]:
    return {number.split(".")[0] for number in rules}


def named_parts(path: Path) -> Iterator[tuple[Place, ast.Module | ast.ClassDef | ast.FunctionDef]]:
    """A module, its classes with their functions, and its functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield Place(path.name, path, 1), tree
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield Place(f"{path.name} {node.name}", path, node.lineno), node
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield Place(f"{path.name} {node.name}.{part.name}", path, part.lineno), part
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield Place(f"{path.name} {node.name}", path, node.lineno), node


def doing(folder: Path) -> Places:
    """For each rule the parts of the code whose docstrings begin with it."""
    places: Places = {}
    for path in sorted(folder.rglob("*.py")):
        for place, node in named_parts(path):
            leading = LEADING.match(ast.get_docstring(node) or "")
            for number in NUMBER.findall(leading.group()) if leading else []:
                places.setdefault(number, []).append(place)
    return places


def testing(folder: Path) -> Places:
    """For each rule the tests whose names carry it."""
    places: Places = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (found := TEST.match(node.name)):
                number = found.group(1).upper().replace("_", ".")
                places.setdefault(number, []).append(Place(node.name, path, node.lineno))
    return places


def cited(folders: list[Path], letter: str) -> dict[str, str]:
    """Every number of this game that stands anywhere in code, texts or tests, and where."""
    found: dict[str, str] = {}
    for folder in folders:
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.ftl")]):
            for number in NUMBER.findall(path.read_text(encoding="utf-8")):
                if number.startswith(letter):
                    found.setdefault(number, str(path.relative_to(ROOT)))
    return found


def map_game(name: str, faults: list[str]) -> list[str]:
    rulebook = ROOT / "docs" / "rules" / f"{name}.md"
    rules, titles = rules_of(rulebook), titles_of(rulebook)
    code, tests = ROOT / "src" / "condotta" / "games" / name, ROOT / "tests" / "games" / name
    done, tested = doing(code), testing(tests)
    known = {*rules, *chapters_of(rules)}
    everywhere = cited([ROOT / "src", tests], rules[0][0]) | dict.fromkeys(tested, str(tests))
    faults += [
        f"{number} ({where}) is no rule of {name}" for number, where in everywhere.items() if number not in known
    ]
    faults += [f"{number} has no function or frame in {name}" for number in rules if number not in done]
    faults += [f"{number} has no test in tests/games/{name}" for number in rules if number not in tested]
    lines = [f"## {name}"]
    chapter = ""
    for number in rules:
        if number.split(".")[0] != chapter:
            chapter = number.split(".")[0]
            lines += ["", f"### {chapter} {titles[chapter]}", "", "| rule | code | tests |", "|---|---|---|"]
        title = "" if number == chapter else f" {titles[number]}"
        rule = f"[{number}](rules/{name}.md#{number.lower().replace('.', '-')}){title}"
        code, proof = (column(places.get(number, [])) for places in (done, tested))
        lines.append(f"| {rule} | {code} | {proof} |")
    return [*lines, ""]


def column(places: list[Place]) -> str:
    return "<br>".join(place.link() for place in places)


def main() -> int:
    games = sorted(path.parent.name for path in (ROOT / "src" / "condotta" / "games").glob("*/game.py"))
    faults: list[str] = []
    lines = [
        "# Rule map",
        "",
        "From each rule to the lines of the code that do it and of the tests that prove it. Which rule tells about a",
        "card, a piece or a tile says `condotta rules bishop`. Generated by `make rulemap`.",
        "",
    ]
    for name in games:
        lines += map_game(name, faults)
    text = "\n".join(lines)
    if "--check" not in sys.argv:
        MAP.write_text(text, encoding="utf-8")
    elif not MAP.exists() or MAP.read_text(encoding="utf-8") != text:
        faults.append(
            "docs/rulemap.md is not up to date (a line has moved is enough): write it anew with `make rulemap`"
        )
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
