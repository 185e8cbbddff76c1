"""P1.3 The pieces: families, troops, city tiles, events, treachery tiles. Their figures are in princes.toml."""

import re
import unicodedata
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.deal import Deck
from .values import CITIES, CURRENCIES, EVENT_KINDS, FAMILY_ABILITIES, VALUES, Entry, read_ability

GOLD: Final = 0
INFLUENCE: Final = 1

CITY_COUNT: Final = 5
FAMILY_COUNT: Final = 6
TROOP_KINDS: Final = 6
TILE_KINDS: Final = 22
EVENT_COUNT: Final = 12
DECADES: Final = 3
NOTHING: Final = -1

# What is put up for auction: a city tile, an event, the Pope, or the right to fight for a city.
EVENT_LOT: Final = 22
"""+ event"""
POPE_LOT: Final = 34
CONDOTTIERE_LOT: Final = 35
"""+ side"""
LOTS: Final = 35
"""Those that the active seat may put up."""

BRIBE_TROOPS: Final = 0
BRIBE_CARDINAL: Final = 1
FREEZE_BID: Final = 2
STEAL_INFLUENCE: Final = 3
RAID_GOLD: Final = 4
VETO_TILE: Final = 5
START_WAR_TILE: Final = 6
TREACHERY_KINDS: Final = 7

VETO_POWER: Final = 0
BANK_POWER: Final = 1
STEAL_POWER: Final = 2
DRAW_POWER: Final = 3
REROLL_POWER: Final = 4

VP_ARTIST: Final = 0
STATUS_ARTIST: Final = 1
MERCHANT: Final = 2
FRENCH_INVADE: Final = 3

CONDOTTIERE_DISCOUNT: Final = 0
TREACHERY_HAND: Final = 1
ARTILLERY_BONUS: Final = 2
ARTIST_DISCOUNT: Final = 3


def slug(name: str) -> str:
    """A name as one word of the notation: `d'Este` is `d-este`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")


def words_of(entries: list[Entry], apart: str) -> list[str]:
    """The word of each piece; those of the same name are told apart by this field."""
    names = [slug(entry.words("name")) for entry in entries]
    found: list[str] = []
    for entry, name in zip(entries, names, strict=True):
        found.append(name if names.count(name) == 1 else f"{name}-{entry.fields[apart]}")
    return found


def column(entries: list[Entry], field: str) -> vec[i64]:
    return vec[i64]([entry.number(field) for entry in entries])


def choices(entries: list[Entry], field: str, known: list[str]) -> vec[i64]:
    return vec[i64]([known.index(entry.words(field)) for entry in entries])


_SETUP: Final = VALUES.one["setup"]
_TRACK: Final = VALUES.one["track"]
_SCORE: Final = VALUES.one["score"]
_FAMILIES: Final = VALUES.many["family"]
_TROOPS: Final = VALUES.many["troop"]
_TILES: Final = VALUES.many["city_tile"]
_EVENTS: Final = VALUES.many["event"]
_ABILITIES: Final = [read_ability(VALUES, tile) for tile in _TILES]


def bonus(name: str, none: int = 0) -> vec[i64]:
    return vec[i64]([bonuses.get(name, none) for _power, bonuses in _ABILITIES])


# P1.1 to P1.3, P2, P3.2, P3.4: set-up and limits.
FIRST_GOLD: Final[i64] = _SETUP.number("gold")
FIRST_INFLUENCE: Final[i64] = _SETUP.number("influence")
WAR_LIMITS: Final = vec[i64]([0] * 3 + list(_SETUP.named("wars_per_decade").values()))
"""By the number of seats."""
TREACHERY_GOLD: Final[i64] = _SETUP.named("treachery_cost")["gold"]
TREACHERY_INFLUENCE: Final[i64] = _SETUP.named("treachery_cost")["influence"]
HAND_LIMIT: Final[i64] = _SETUP.number("treachery_hand")
MOST_TILES: Final[i64] = _SETUP.number("max_city_tiles")
MOST_CITIES: Final[i64] = _SETUP.number("max_cities")
NEUTRAL_ATTACK: Final[i64] = _SETUP.named("neutral_city")["attack"]
NEUTRAL_DEFENCE: Final[i64] = _SETUP.named("neutral_city")["defence"]

FIRST_STATUS: Final = vec[i64](list(_TRACK.named("start").values()))
LOWEST: Final[i64] = _TRACK.number("lowest")
HIGHEST: Final[i64] = _TRACK.number("highest")
RANK_POINTS: Final = vec[i64](_TRACK.numbers("rank_points"))

POPE_GOLD: Final[i64] = VALUES.one["pope"].number("gold")
POPE_CURRENCY: Final[i64] = CURRENCIES.index(VALUES.one["pope"].words("currency"))
POPE_POINTS: Final[i64] = _SCORE.number("pope")
MOST_GOLD_POINTS: Final[i64] = _SCORE.number("most_gold")
SECOND_GOLD_POINTS: Final[i64] = _SCORE.number("second_gold")
MOST_INFLUENCE_POINTS: Final[i64] = _SCORE.number("most_influence")

# Families.
FAMILIES: Final = words_of(_FAMILIES, "home")
HOMES: Final = [family.words("home") for family in _FAMILIES]
FAMILY_ABILITY: Final = choices(_FAMILIES, "ability", FAMILY_ABILITIES)
FAMILY_GOLD: Final = column(_FAMILIES, "gold")
FAMILY_INFLUENCE: Final = column(_FAMILIES, "influence")

# Troops.
TROOPS: Final = words_of(_TROOPS, "cost")
ARTILLERY: Final[i64] = TROOPS.index("artillery")
TROOP_COPIES: Final = column(_TROOPS, "count")
TROOP_COST: Final = column(_TROOPS, "cost")
TROOP_ATTACK: Final = column(_TROOPS, "attack")
TROOP_DEFENCE: Final = column(_TROOPS, "defence")
TROOP_INFLUENCE: Final = column(_TROOPS, "influence")

# City tiles, by kind: the copies of a tile are all alike.
TILES: Final = words_of(_TILES, "city")
TILE_CITY: Final = choices(_TILES, "city", CITIES)
TILE_COPIES: Final = column(_TILES, "copies")
TILE_GOLD: Final = column(_TILES, "gold")
TILE_INFLUENCE: Final = column(_TILES, "influence")
TILE_MERCHANT: Final = column(_TILES, "merchant")
TILE_POWER: Final = vec[i64]([power for power, _bonuses in _ABILITIES])
"""What it lets its owner do once per decade, or NOTHING."""
TILE_TROOP: Final = bonus("troop", NOTHING)
"""The troop that it makes stronger, or NOTHING."""
TILE_ATTACK: Final = bonus("attack")
TILE_DEFENCE: Final = bonus("defence")
TILE_OWN_DEFENCE: Final = bonus("own_defence")
TILE_HAND: Final = bonus("hand")
TILE_POPE: Final = bonus("pope")
TILE_CONDOTTIERE: Final = bonus("condottiere")

# Events.
EVENTS: Final = words_of(_EVENTS, "decade")
EVENT_NAMES: Final = [event.words("name") for event in _EVENTS]
EVENT_DECADE: Final = vec[i64]([event.number("decade") - 1 for event in _EVENTS])
EVENT_KIND: Final = choices(_EVENTS, "kind", EVENT_KINDS)
EVENT_CURRENCY: Final = choices(_EVENTS, "currency", CURRENCIES)
EVENT_POINTS: Final = column(_EVENTS, "vp")

# Treachery.
TREACHERY: Final = words_of(VALUES.many["treachery"], "copies")
TREACHERY_COPIES: Final = [tile.number("copies") for tile in VALUES.many["treachery"]]
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
