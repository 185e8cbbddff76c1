"""The numbers of the acts: each verb's first code. How they are written is in notation.py."""

from typing import Final

PASS: Final = 0
CHOOSE: Final = 1
"""+ territory"""
PLACE: Final = 25
"""+ kind × 72 + zone: a piece of the set-up"""
PLAY: Final = 889
"""+ card"""
PICK: Final = 896
"""+ zone: a piece that regroups"""
ARRANGE: Final = 968
"""+ arrangement: where the pieces picked go"""
LOOK: Final = 974
"""+ zone × 72 + zone, the lower first"""
ACCUSE: Final = 6158
"""+ zone × 12 + kind: the Traitor's guess"""
PUT: Final = 7022
"""+ zone: the piece in hand goes there"""
MOVE: Final = 7094
"""+ zone × 72 + zone: from, to"""
LOT: Final = 12278
"""+ kind: chance draws a piece for the first seat"""
FIND: Final = 12290
"""+ kind: chance draws from a bag"""
DRAW: Final = 12302
"""The cards are the payload."""
