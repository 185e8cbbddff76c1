"""The page says what there is, and there is nothing it never says."""

from __future__ import annotations

import re
from pathlib import Path

from .test_texts import messages

PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
)
SAID = set(re.findall(r"[\"'`](page-[\w.-]*\w)[\"'`]", SOURCE))
BEGUN = tuple(set(re.findall(r"`(page-[\w-]*-)\$\{", SOURCE)))
"""What is said by its beginning: `page-theme-${theme}`."""


def have() -> list[str]:
    """What comes with the page, and what comes later."""
    later = messages("review", "en") | messages("notices", "en")
    return [*messages("page", "en"), *(id for id in later if id.startswith("page-"))]


def test_what_the_page_says_exists() -> None:
    assert len(SAID) > 100
    assert SAID - {*have()} == set()
    assert [begun for begun in BEGUN if not any(id.startswith(begun) for id in have())] == []


def test_the_page_says_all_it_has() -> None:
    assert [id for id in have() if id not in SAID and not id.startswith(BEGUN)] == []
