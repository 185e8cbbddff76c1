"""The board: 17 regions of Italy and their borders, from map.json."""

import json
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.counts import filled
from ...kernel.seats import bit, has

_BOARD: Final = json.loads(files(__package__).joinpath("map.json").read_text(encoding="utf-8"))
REGIONS: Final[list[str]] = [region["id"] for region in _BOARD["regions"]]
REGION_COUNT: Final[i64] = 17
NOWHERE: Final = -1


def _neighbours() -> vec[i64]:
    """For each region the set of regions it borders."""
    found = filled(REGION_COUNT)
    for one, other in _BOARD["borders"]:
        a, b = REGIONS.index(one), REGIONS.index(other)
        found[a] |= bit(b)
        found[b] |= bit(a)
    return found


NEIGHBOURS: Final = _neighbours()


def largest_group(regions: i64) -> i64:
    """C2.2: how many of these regions hang together; a chain is enough."""
    largest: i64 = 0
    while regions != 0:
        group = regions & -regions
        grown: i64 = 0
        members: i64 = 0
        while grown != group:
            grown = group
            members = 0
            for region in range(REGION_COUNT):
                if has(grown, region):
                    group |= NEIGHBOURS[region] & regions
                    members += 1
        if members > largest:
            largest = members
        regions &= ~group
    return largest
