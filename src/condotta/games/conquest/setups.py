"""Q2.4 Set-ups as text files: a line for each territory, its name and what stands on its three zones.

# The Flag behind mountains.
SOL  flag         cursed-land  cursed-land
SH   king         -            scout
"""

from __future__ import annotations

from ...kernel.errors import SetupError
from .acts import PLACE
from .board import TERRITORIES, ZONES, Board
from .pieces import COPIES, KINDS, LINE_UP, NAMES, NO_PIECE
from .table import Table

NOTHING = "-"


def write_setup(board: Board, zones: list[int]) -> str:
    """The text of a set-up: for each zone the kind that stands there, or NO_PIECE."""
    lines: list[str] = []
    for territory in range(TERRITORIES):
        kinds = zones[territory * 3 : territory * 3 + 3]
        if any(kind != NO_PIECE for kind in kinds):
            words = [NAMES[kind] if kind != NO_PIECE else NOTHING for kind in kinds]
            lines.append(
                "  ".join([board.territories[territory].upper().ljust(4), *(word.ljust(11) for word in words)])
            )
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def read_setup(board: Board, text: str) -> list[int]:
    """For each zone the kind a text puts there, or NO_PIECE. Raises SetupError."""
    zones = [NO_PIECE] * ZONES
    seen: set[int] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].lower().split()
        if not words:
            continue
        if words[0] not in board.territories:
            raise SetupError("setup-no-territory", line=number, given=words[0]).of("conquest")
        territory = board.territories.index(words[0])
        if territory in seen:
            raise SetupError("setup-twice", line=number, territory=words[0].upper()).of("conquest")
        seen.add(territory)
        if len(words) != 4:
            name, count = words[0].upper(), len(words) - 1
            raise SetupError("setup-three-zones", line=number, territory=name, count=count).of("conquest")
        for i, word in enumerate(words[1:]):
            if word != NOTHING and word not in NAMES:
                raise SetupError("setup-no-piece", line=number, given=word, known=", ".join(NAMES)).of("conquest")
            zones[territory * 3 + i] = NO_PIECE if word == NOTHING else NAMES.index(word)
    for kind in range(KINDS):
        if zones.count(kind) != COPIES[kind]:
            count = zones.count(kind)
            raise SetupError("setup-copies", "Q1", piece=NAMES[kind], number=COPIES[kind], count=count).of("conquest")
    return zones


def check_setup(t: Table, seat: int, zones: list[int]) -> None:
    """Whether a seat may stand so. Raises SetupError."""
    for territory in range(TERRITORIES):
        name = t.board.territories[territory].upper()
        taken = any(kind != NO_PIECE for kind in zones[territory * 3 : territory * 3 + 3])
        if taken and t.owners[territory] != seat:
            raise SetupError("setup-not-yours", "Q2.3", territory=name).of("conquest")
        if t.garrison and not taken and t.owners[territory] == seat:
            raise SetupError("setup-garrison", "Q2.4", territory=name).of("conquest")


def setup_acts(zones: list[int]) -> list[int]:
    """The acts that place a set-up, in the order in which its pieces are asked for."""
    left = [[zone for zone in range(ZONES) if zones[zone] == kind] for kind in range(KINDS)]
    found: list[int] = []
    for kind in LINE_UP:
        found.append(PLACE + kind * ZONES + left[kind].pop(0))
    return found
