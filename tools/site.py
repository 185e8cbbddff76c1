"""A hook of mkdocs: what docs/ links to outside of itself is on no page of the site, so it is only named there.

That such files exist is tested by tests/test_site.py."""

from __future__ import annotations

import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?!rules/|pictures/)[^)\s]+\)")


def on_page_markdown(markdown: str, **_more: Any) -> str:
    return OUTSIDE.sub(r"\1", markdown)
