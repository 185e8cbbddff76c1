"""The page says what there is, and there is nothing it never says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .test_texts import messages

PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
)
CHAPTERS = {"page": "page", "person": "you"}
"""The files, and what the names of their texts begin with."""
every_chapter = pytest.mark.parametrize("chapter", CHAPTERS)


def said(chapter: str) -> set[str]:
    return set(re.findall(rf"[\"'`]({CHAPTERS[chapter]}-[\w.-]*\w)[\"'`]", SOURCE))


def begun(chapter: str) -> tuple[str, ...]:
    """What is said by its beginning: `page-theme-${theme}`."""
    return tuple(set(re.findall(rf"`({CHAPTERS[chapter]}-[\w-]*-)\$\{{", SOURCE)))


def have(chapter: str) -> list[str]:
    """What comes with the page, and what comes later."""
    later = messages("review", "en") | messages("notices", "en")
    return [*messages(chapter, "en"), *(id for id in later if chapter == "page" and id.startswith("page-"))]


@every_chapter
def test_what_the_page_says_exists(chapter: str) -> None:
    assert len(said(chapter)) > 30
    assert said(chapter) - {*have(chapter)} == set()
    assert [one for one in begun(chapter) if not any(id.startswith(one) for id in have(chapter))] == []


@every_chapter
def test_the_page_says_all_it_has(chapter: str) -> None:
    assert [id for id in have(chapter) if id not in said(chapter) and not id.startswith(begun(chapter))] == []
