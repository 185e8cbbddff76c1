"""The rule map: from the word on a card to rule, function and test in two hops, and every link leads to its line."""

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
MAP = (DOCS / "rulemap.md").read_text(encoding="utf-8")
LINK = re.compile(r"\[`([^`]+)`\]\((\.\./[^)#]+)#L(\d+)\)")


def test_every_link_leads_to_its_line() -> None:
    links = LINK.findall(MAP)
    assert len(links) > 600
    for name, path, line in links:
        lines = (DOCS / path).read_text(encoding="utf-8").splitlines()
        last = name.split()[-1].split(".")[-1]
        begins = lines[int(line) - 1].strip()
        assert line == "1" or begins.startswith((f"def {last}(", f"class {last}", f"async def {last}(")), (
            name,
            path,
            line,
        )


def test_who_knows_only_the_bishop_finds_it() -> None:
    row = next(line for line in MAP.splitlines() if line.startswith("| [C5.4](rules/condottiere.md#c5-4) Bishop |"))
    assert "effects.py bishop" in row
    assert "test_c5_4_worked_value_bishop" in row
    digest = (DOCS / "rules" / "condottiere.md").read_text(encoding="utf-8")
    assert '<a id="c5-4"></a>' in digest
