"""The door itself: what it offers, that it explains itself, and that it opens fast."""

from __future__ import annotations

import inspect
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import condotta
from tests.terminal.keyboard import environment


def python(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    return done.stdout.strip()


def test_every_name_is_there() -> None:
    assert condotta.__all__ == sorted(condotta.__all__)
    assert {*condotta.__all__} <= {*dir(condotta)}
    found = [getattr(condotta, name) for name in condotta.__all__]
    assert None not in found
    with pytest.raises(AttributeError, match="no attribute 'Matsch'"):
        condotta.Matsch  # noqa: B018
    assert not hasattr(condotta, "typing")


def test_errors_are_one_family() -> None:
    things = [getattr(condotta, name) for name in condotta.__all__]
    errors = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Exception)]
    assert len(errors) == 8
    assert all(issubclass(error, condotta.CondottaError) for error in errors)


def test_everything_public_explains_itself() -> None:
    for name in condotta.__all__:
        thing = getattr(condotta, name)
        if callable(thing):
            assert inspect.getdoc(thing), name
        if isinstance(thing, type) and thing.__module__.startswith("condotta.") and "kernel" not in thing.__module__:
            for part, member in vars(thing).items():
                if not part.startswith("_") and (callable(member) or isinstance(member, property)):
                    assert inspect.getdoc(member), f"{name}.{part}"


def test_help_tells_something() -> None:
    told = pydoc.plain(pydoc.render_doc(condotta))
    for thing in (condotta.new, condotta.Match.play, condotta.Match.copy, condotta.Bot.choose, condotta.Option):
        doc = inspect.getdoc(thing)
        assert doc and doc.splitlines()[0] in told


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version

    assert condotta.__version__ == version("condotta")


def test_types_are_told_to_those_who_check_them() -> None:
    assert (Path(condotta.__file__).parent / "py.typed").is_file()


def test_the_door_alone_loads_no_engine() -> None:
    code = "import sys, condotta; print([name for name in sys.modules if name.startswith('condotta.')])"
    assert python(code) == "[]"


def test_a_match_needs_neither_server_nor_screen_nor_words() -> None:
    code = (
        "import sys, condotta; condotta.new('condottiere', seats=3).play_out('steady');"
        "print({name.split('.')[0] for name in sys.modules} & {'textual', 'rich', 'starlette', 'uvicorn', 'fluent'},"
        "[name for name in sys.modules if name.startswith(('condotta.server', 'condotta.terminal'))])"
    )
    assert python(code) == "set() []"


def test_any_module_may_be_the_first_to_be_imported() -> None:
    for module in ("kernel.engine", "kernel.record", "games", "bots.driver", "words", "match", "sentences", "option"):
        assert python(f"import condotta.{module}; print('in')") == "in"
