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


def test_what_the_page_says_exists() -> None:
    have = messages("page", "en") | messages("review", "en")
    assert len(SAID) > 100
    assert SAID - have.keys() == set()
    assert [begun for begun in BEGUN if not any(id.startswith(begun) for id in have)] == []


def test_the_page_says_all_it_has() -> None:
    have = messages("page", "en") | messages("review", "en")
    assert [id for id in have if id.startswith("page-") and id not in SAID and not id.startswith(BEGUN)] == []
