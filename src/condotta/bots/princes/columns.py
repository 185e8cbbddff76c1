"""The columns of the tiles as plain numbers, to be weighed in fractions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...games.princes import tiles


def plain(column: vec[i64]) -> list[int]:
    return [int(value) for value in column]


def together(*columns: vec[i64]) -> list[int]:
    return [sum(values) for values in zip(*map(plain, columns), strict=True)]


TILE_GOLD: Final = plain(tiles.TILE_GOLD)
TILE_INFLUENCE: Final = plain(tiles.TILE_INFLUENCE)
TILE_MERCHANT: Final = plain(tiles.TILE_MERCHANT)
TILE_POPE: Final = plain(tiles.TILE_POPE)
TILE_CONDOTTIERE: Final = plain(tiles.TILE_CONDOTTIERE)
TILE_STRENGTH: Final = together(tiles.ATTACK.tile, tiles.DEFENCE.tile, tiles.ATTACK.own, tiles.DEFENCE.own)
"""Attack and defence in one."""
TILE_TROOP: Final = plain(tiles.TILE_TROOP)
TILE_CITY: Final = plain(tiles.TILE_CITY)
TROOP_STRENGTH: Final = together(tiles.ATTACK.troop, tiles.DEFENCE.troop)
TROOP_COST: Final = plain(tiles.TROOP_COST)
TROOP_INFLUENCE: Final = plain(tiles.TROOP_INFLUENCE)
RANK_POINTS: Final = plain(tiles.RANK_POINTS)
EVENT_KIND: Final = plain(tiles.EVENT_KIND)
EVENT_POINTS: Final = plain(tiles.EVENT_POINTS)
