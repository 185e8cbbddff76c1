"""P1.3 The pieces: families, troops, city tiles, events, treachery tiles. Their figures are in princes.toml."""

import re
import unicodedata
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.deal import Deck
from .values import CITIES, CURRENCIES, EVENT_KINDS, VALUES

GOLD: Final[i64] = 0
INFLUENCE: Final[i64] = 1

CITY_COUNT: Final[i64] = 5
FAMILY_COUNT: Final[i64] = 6
TROOP_KINDS: Final[i64] = 6
TILE_KINDS: Final[i64] = 22
EVENT_COUNT: Final[i64] = 12
DECADES: Final[i64] = 3
EVENTS_A_DECADE: Final[i64] = 4
NOTHING: Final[i64] = -1

# What is put up for auction: a city tile, an event, the Pope, or the right to fight for a city.
CITY_LOT: Final[i64] = 0
"""+ city tile"""
EVENT_LOT: Final[i64] = 22
"""+ event"""
POPE_LOT: Final[i64] = 34
CONDOTTIERE_LOT: Final[i64] = 35
"""+ side"""
LOTS: Final[i64] = 35
"""Those that the active seat may put up."""

BRIBE_TROOPS: Final[i64] = 0
BRIBE_CARDINAL: Final[i64] = 1
FREEZE_BID: Final[i64] = 2
STEAL_INFLUENCE: Final[i64] = 3
RAID_GOLD: Final[i64] = 4
VETO_TILE: Final[i64] = 5
START_WAR_TILE: Final[i64] = 6
TREACHERY_KINDS: Final[i64] = 7

VP_ARTIST: Final[i64] = 0
STATUS_ARTIST: Final[i64] = 1
MERCHANT: Final[i64] = 2
FRENCH_INVADE: Final[i64] = 3


def slug(name: str) -> str:
    """A name as one word of the notation: `d'Este` is `d-este`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")


def words_of(pieces: list[dict[str, Any]], apart: str) -> list[str]:
    """The word of each piece; those of the same name are told apart by this field."""
    names = [slug(piece["name"]) for piece in pieces]
    return [
        name if names.count(name) == 1 else f"{name}-{piece[apart]}" for piece, name in zip(pieces, names, strict=True)
    ]


def column(pieces: list[dict[str, Any]], field: str) -> vec[i64]:
    return vec[i64]([int(piece.get(field, 0)) for piece in pieces])


def choices(pieces: list[dict[str, Any]], field: str, known: list[str]) -> vec[i64]:
    """The place of each piece's word among those known, or NOTHING if it has none."""
    return vec[i64]([known.index(piece[field]) if field in piece else NOTHING for piece in pieces])


def abilities(pieces: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each family or city tile can do, empty for most Merchants."""
    return [piece.get("ability", {}) for piece in pieces]


_SETUP: Final[dict[str, Any]] = VALUES["setup"]
_TRACK: Final[dict[str, Any]] = VALUES["track"]
_SCORE: Final[dict[str, Any]] = VALUES["score"]
_FAMILIES: Final[list[dict[str, Any]]] = VALUES["family"]
_TROOPS: Final[list[dict[str, Any]]] = VALUES["troop"]
_TROOP_NAMES: Final[list[str]] = [troop["name"] for troop in _TROOPS]
_TILES: Final[list[dict[str, Any]]] = VALUES["city_tile"]
_EVENTS: Final[list[dict[str, Any]]] = VALUES["event"]

# P1.1 to P1.3, P2, P3.2, P3.4: set-up and limits.
FIRST_GOLD: Final[i64] = _SETUP["gold"]
FIRST_INFLUENCE: Final[i64] = _SETUP["influence"]
WAR_LIMITS: Final = vec[i64]([0] * 3 + list(_SETUP["wars_per_decade"].values()))
"""By the number of seats."""
TREACHERY_GOLD: Final[i64] = _SETUP["treachery_cost"]["gold"]
TREACHERY_INFLUENCE: Final[i64] = _SETUP["treachery_cost"]["influence"]
HAND_LIMIT: Final[i64] = _SETUP["treachery_hand"]
MOST_TILES: Final[i64] = _SETUP["max_city_tiles"]
MOST_CITIES: Final[i64] = _SETUP["max_cities"]

FIRST_STATUS: Final = vec[i64](list(_TRACK["start"].values()))
LOWEST: Final[i64] = _TRACK["lowest"]
HIGHEST: Final[i64] = _TRACK["highest"]
RANK_POINTS: Final = vec[i64](_TRACK["rank_points"])

POPE_GOLD: Final[i64] = VALUES["pope"]["gold"]
POPE_CURRENCY: Final[i64] = CURRENCIES.index(VALUES["pope"]["currency"])
POPE_POINTS: Final[i64] = _SCORE["pope"]
MOST_GOLD_POINTS: Final[i64] = _SCORE["most_gold"]
SECOND_GOLD_POINTS: Final[i64] = _SCORE["second_gold"]
MOST_INFLUENCE_POINTS: Final[i64] = _SCORE["most_influence"]

# Families.
FAMILIES: Final = words_of(_FAMILIES, "home")
FAMILY_GOLD: Final = column(_FAMILIES, "gold")
FAMILY_INFLUENCE: Final = column(_FAMILIES, "influence")
FAMILY_TROOP: Final = choices(abilities(_FAMILIES), "troop", _TROOP_NAMES)
"""The troop that it makes stronger, or NOTHING."""
FAMILY_HAND: Final = column(abilities(_FAMILIES), "treachery_hand")
FAMILY_ARTIST: Final = column(abilities(_FAMILIES), "artist_discount")
FAMILY_CONDOTTIERE: Final = column(abilities(_FAMILIES), "condottiere_discount")

# Troops.
TROOPS: Final = words_of(_TROOPS, "cost")
TROOP_COPIES: Final = column(_TROOPS, "count")
TROOP_COST: Final = column(_TROOPS, "cost")
TROOP_INFLUENCE: Final = column(_TROOPS, "influence")

# City tiles, by kind: the copies of a tile are all alike.
TILES: Final = words_of(_TILES, "city")
TILE_CITY: Final = choices(_TILES, "city", CITIES)
TILE_COPIES: Final = column(_TILES, "copies")
TILE_GOLD: Final = column(_TILES, "gold")
TILE_INFLUENCE: Final = column(_TILES, "influence")
TILE_MERCHANT: Final = column(_TILES, "merchant")
TILE_TROOP: Final = choices(abilities(_TILES), "troop", _TROOP_NAMES)
"""The troop that it makes stronger, or NOTHING."""
TILE_HAND: Final = column(abilities(_TILES), "treachery_hand")
TILE_POPE: Final = column(abilities(_TILES), "pope_discount")
TILE_CONDOTTIERE: Final = column(abilities(_TILES), "condottiere_discount")

# Those with a power that may be used once per decade, one tile for each.
_POWERS: Final = [ability.get("power") for ability in abilities(_TILES)]
LORENZO_TILE: Final[i64] = _POWERS.index("veto")
BANKING_TILE: Final[i64] = _POWERS.index("bank")
LUCREZIA_TILE: Final[i64] = _POWERS.index("steal")
ALFONSO_TILE: Final[i64] = _POWERS.index("draw")
LUDOVICO_TILE: Final[i64] = _POWERS.index("reroll")


class Figures:
    """P5.9 Attack or defence: what troops, families and city tiles bring into a war."""

    def __init__(self, name: str) -> None:
        self.neutral: i64 = _SETUP["neutral_city"][name]
        self.troop: vec[i64] = column(_TROOPS, name)
        self.family: vec[i64] = column(abilities(_FAMILIES), name)
        """Added to the family's troop."""
        self.tile: vec[i64] = column(abilities(_TILES), name)
        """Added to the tile's troop."""
        self.own: vec[i64] = column(abilities(_TILES), f"own_{name}")
        """Added if there is any troop."""


ATTACK: Final = Figures("attack")
DEFENCE: Final = Figures("defence")

# Events.
EVENTS: Final = words_of(_EVENTS, "decade")
EVENT_KIND: Final = choices(_EVENTS, "kind", EVENT_KINDS)
EVENT_CURRENCY: Final = choices(_EVENTS, "currency", CURRENCIES)
EVENT_POINTS: Final = column(_EVENTS, "vp")

# Treachery.
TREACHERY: Final = words_of(VALUES["treachery"], "copies")
TREACHERY_COPIES: Final = [int(tile["copies"]) for tile in VALUES["treachery"]]
DECK: Final = Deck(TREACHERY_COPIES)


def currency_of(lot: i64) -> i64:
    """P4.1, P4.2, P5.3: in what a lot is paid."""
    if lot < EVENT_LOT:
        return GOLD
    if lot < POPE_LOT:
        return EVENT_CURRENCY[lot - EVENT_LOT]
    return POPE_CURRENCY if lot == POPE_LOT else i64(INFLUENCE)


def is_artist(event: i64) -> bool:
    return EVENT_KIND[event] == VP_ARTIST or EVENT_KIND[event] == STATUS_ARTIST
