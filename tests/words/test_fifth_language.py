"""A language is one folder: nothing else must be touched, built or registered."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ..fifth_language import house_with


def test_a_folder_is_a_language(tmp_path: Path) -> None:
    said = {"chapter-C1 =": "chapter-C1 = In italiano:"}
    environment = os.environ | {"PYTHONPATH": house_with("it", tmp_path, said)}
    command = [sys.executable, "-m", "condotta.cli", "rules"]

    def run(*words: str) -> str:
        done = subprocess.run([*command, *words], env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    assert "en, fr, it, nl, pl" in run("--help")
    assert "In italiano:" in run("C1", "--lang", "it")
    assert "In italiano:" not in run("C1")
