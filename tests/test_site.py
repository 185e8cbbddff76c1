"""The site is built without a warning, and nothing that a document links to is missing."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from condotta.games import GAMES
from condotta.kernel.record import read_record

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("recorded-games/*.md")]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Every page is in its menu, and every link and anchor leads somewhere."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "play_out" in (tmp_path / "reference/index.html").read_text(encoding="utf-8"), "the docstrings are there"


def test_what_documents_link_to_exists() -> None:
    assert len(DOCUMENTS) > 20
    links = [(path, link) for path in DOCUMENTS for link in LINK.findall(path.read_text(encoding="utf-8"))]
    assert [(str(path), link) for path, link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_games_replay(game: str) -> None:
    """One of each kind of table; and there are as many as the document says."""
    with zipfile.ZipFile(ROOT / f"recorded-games/{game}.zip") as file:
        names = file.namelist()
        assert len(names) == 12 * (GAMES[game].most - GAMES[game].fewest + 1)
        for name in names[::6]:
            assert read_record(file.read(name).decode(), GAMES).table.winners, name
