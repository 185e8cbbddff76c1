"""Writes the pictures of README and docs from real games: `make pictures`."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from condotta.games import GAMES
from condotta.terminal.screen import FullScreen
from condotta.terminal.session import Session, begin

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def worth_a_picture(session: Session) -> bool:
    """Some regions are taken, and a battle is under way."""
    view = session.view()
    lines = [sum(seat.line) + seat.face_down for seat in view.seats]
    turn = view.question is not None and view.question.name == "turn"
    return bool(turn and view.battles >= 6 and sum(lines) >= 7 and lines.count(0) <= 1)


async def terminal_game(record: Path) -> str:
    """A moment in the middle of a game, as SVG: a bot of the same kind plays the person's seat till then."""
    bots = dict.fromkeys(range(4), "steady")
    session = begin(GAMES["condottiere"], 4, {"variants": ["hidden"]}, [], bots, "en", 11, record)
    while not worth_a_picture(session):
        seat = session.to_act()
        assert seat is not None
        session.act(seat, session.think(seat))
    asked = session.to_act()
    assert asked is not None
    session.people = [asked]
    session.eye = asked
    session.told[asked] = 0
    app = FullScreen(session, pause=0)
    async with app.run_test(size=(120, 40)) as pilot:
        for _i in range(20):
            await pilot.pause()
        return without_foreign_fonts(app.export_screenshot(title="condotta play"))


def without_foreign_fonts(svg: str) -> str:
    """A picture loads nothing from elsewhere: the reader's own monospaced font will do."""
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "monospace")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        picture = asyncio.run(terminal_game(Path(folder) / "game"))
    (PICTURES / "play.svg").write_text(picture, encoding="utf-8")
    print("docs/pictures/play.svg")


if __name__ == "__main__":
    main()
