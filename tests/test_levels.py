"""An import may only go down: kernel, games, search, bots, words, faces and lab, the front door, the command."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "condotta"
DOOR = dict.fromkeys(["batch", "choosing", "gymnasium", "match", "openspiel", "option", "pettingzoo", "sentences"], 6)
DOOR |= dict.fromkeys(["client", "mcp", "spoken", "tools"], 6)
"""The front door. `__init__` only names what is behind it, and loads it when it is used."""
LEVELS = {
    "__init__": 0,
    "kernel": 1,
    "games": 2,
    "search": 3,
    "bots": 4,
    "words": 4,
    "lessons": 4,
    "puzzles": 4,
    "command_options": 4,
    "server": 5,
    "terminal": 5,
    "lab": 5,
    **DOOR,
    "cli": 7,
}
RUNTIME = {"librt", "mypy_extensions"}
"""All that the kernel and the games may take from outside: the compiler's runtime."""


def imports_of(path: Path) -> list[list[str]]:
    """What a module imports, each as the parts of an absolute name."""
    package = ["condotta", *path.relative_to(SOURCE).parts[:-1]]
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            start = [*start, *(node.module.split(".") if node.module else [])]
            found += [[*start, alias.name] for alias in node.names]
    return found


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def test_imports_go_down() -> None:
    for path in modules():
        own = part_of(path)
        for name in imports_of(path):
            if name[0] == "condotta" and len(name) > 1 and name[1] in LEVELS and name[1] != own:
                same_door = own in DOOR and name[1] in DOOR
                lower = LEVELS[name[1]] < LEVELS[own] or same_door or own == "__init__"
                assert lower, f"{path} imports {'.'.join(name)}"


def test_every_module_has_its_level() -> None:
    assert {part_of(path) for path in modules()} <= {*LEVELS}


def test_games_do_not_know_each_other() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for name in imports_of(path):
            if name[:2] == ["condotta", "games"]:
                assert len(name) > 2 and name[2] == own, f"{path} imports {'.'.join(name)}"


def test_variants_do_not_know_each_other() -> None:
    for path in (SOURCE / "games").glob("*/variants/*.py"):
        others = {other.stem for other in path.parent.glob("*.py")} - {"__init__", path.stem}
        for name in imports_of(path):
            inside = name[:2] == ["condotta", "games"] and "variants" in name
            assert path.stem == "__init__" or not (inside and others & set(name)), f"{path} imports {'.'.join(name)}"


def test_the_book_names_no_variant() -> None:
    for path in (SOURCE / "games").glob("*/*.py"):
        if path.stem != "game":
            assert not any("variants" in name for name in imports_of(path)), path


def test_kernel_and_games_need_nothing_from_outside() -> None:
    import sys

    for path in modules():
        if part_of(path) in ("kernel", "games", "search"):
            for name in imports_of(path):
                assert name[0] in {"condotta", *RUNTIME, *sys.stdlib_module_names}, f"{path} imports {'.'.join(name)}"


def test_no_shift_of_a_literal_one() -> None:
    """`1 << n` compiles to a 32-bit shift: `bit(n)` is the way."""
    for path in modules():
        if part_of(path) in ("kernel", "games", "search"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                shift = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
                assert not (shift and isinstance(node.left, ast.Constant)), f"{path}:{node.lineno}"
