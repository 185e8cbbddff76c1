"""The numbers of the acts: each verb's first code. How they are written is in notation.py."""

from typing import Final

PASS: Final = 0
TAKE: Final = 1
"""+ family"""
BUY: Final = 7
"""+ troop"""
BUY_TREACHERY: Final = 13
GIVE_BACK: Final = 14
"""+ troop"""
AUCTION: Final = 20
"""+ lot"""
WAR: Final = 55
"""+ attacking city × 5 + defending city"""
START_WAR: Final = 80
"""+ attacking city × 5 + defending city: with the treachery tile"""
STEAL: Final = 105
"""+ seat"""
RAID: Final = 111
"""+ seat"""
LUCREZIA: Final = 117
"""+ seat"""
ALFONSO: Final = 123
BID: Final = 124
"""+ amount, up to HIGHEST_BID"""
HIGHEST_BID: Final = 255
FREEZE: Final = 380
"""+ seat"""
PAY: Final = 386
"""+ Cardinals × 7 + how much is swapped with Banking"""
VETO: Final = 407
LORENZO: Final = 408
LEAGUE: Final = 409
"""+ side"""
BRIBE: Final = 411
"""+ owner × 6 + troop"""
LUDOVICO: Final = 447
PLACE: Final = 448
"""+ city: an artist"""
INVADE: Final = 453
"""+ city, or + THROWN_AWAY"""
THROWN_AWAY: Final = 5
DISCARD: Final = 459
"""+ treachery tile"""
FIRST: Final = 466
"""+ seat: chance names who begins"""
DEAL: Final = 472
"""+ seat; the treachery tile is the payload"""
ROLL: Final = 478
"""+ attacking city's die × 6 + defending city's die, each one less than it shows"""
BANK: Final = 514
"""+ what is given × 3 + how much, less one"""
OFFER: Final = 520
"""+ seat; the terms are the payload"""
ACCEPT: Final = 526
"""+ seat; the terms are the payload"""
REFUSE: Final = 532
"""+ seat"""
WITHDRAW: Final = 538
"""+ seat"""
DISCARD_UNSEEN: Final = 544
"""How others see a discard over the limit."""
