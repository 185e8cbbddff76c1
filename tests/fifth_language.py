"""A house that speaks one language more: the package as it is, and one folder beside those it has."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import condotta


def house_with(lang: str, folder: Path, said: dict[str, str]) -> str:
    """The PYTHONPATH of such a house. The new language is English but for what is `said` in it."""
    package, here = folder / "condotta", Path(condotta.__file__).parent
    package.mkdir()
    for entry in here.iterdir():
        if entry.name != "text":
            (package / entry.name).symlink_to(entry)
    shutil.copytree(here / "text", package / "text")
    shutil.copytree(here / "text" / "en", package / "text" / lang)
    for english, translated in said.items():
        found = [file for file in (package / "text" / lang).iterdir() if english in file.read_text(encoding="utf-8")]
        assert found, english
        for file in found:
            file.write_text(file.read_text(encoding="utf-8").replace(english, translated), encoding="utf-8")
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
