"""Writes the pictures of README and docs from real games: `make pictures`."""

from __future__ import annotations

import asyncio
import re
import tempfile
from itertools import count
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


def game_under_way(folder: Path) -> tuple[Session, int]:
    """A moment in the middle of a game, and who is asked there: a bot plays the person's seat till then."""
    for seed in count(11):
        bots = dict.fromkeys(range(4), "steady")
        session = begin(GAMES["condottiere"], 4, {"variants": ["hidden"]}, [], bots, "en", seed, folder / str(seed))
        while (seat := session.to_act()) is not None:
            if worth_a_picture(session):
                return session, seat
            session.act(seat, session.think(seat))
    raise AssertionError("There is always another game.")


async def terminal_game(folder: Path) -> str:
    """The moment as SVG."""
    session, asked = game_under_way(folder)
    session.people = [asked]
    session.viewer = asked
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
        picture = asyncio.run(terminal_game(Path(folder)))
    (PICTURES / "play.svg").write_text(picture, encoding="utf-8")
    print("docs/pictures/play.svg")


if __name__ == "__main__":
    main()
