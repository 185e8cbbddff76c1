"""One source, two ways to run it: compiled and plain play identical games and think the same thoughts."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def checksums(plain: bool) -> dict[str, Any]:
    env = {**os.environ, "CONDOTTA_PURE": "1" if plain else "0"}
    command = [sys.executable, "-m", "tests.checksum"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_compiled_and_plain_play_the_same_games() -> None:
    plain, compiled = checksums(plain=True), checksums(plain=False)
    assert not plain["compiled"]
    assert compiled["compiled"] == (shutil.which("cc") is not None), "a compiler was there, but nothing was compiled"
    assert len(plain["games"]) >= 20
    assert plain["games"] == compiled["games"]
