"""The numbers of the acts: each verb's first code. How they are written is in notation.py."""

from typing import Final

PASS: Final = 0
PLAY: Final = 1
"""+ card"""
PLACE: Final = 16
"""+ region: the Condottiere token"""
POPE: Final = 33
"""+ region, or + POPE_OFF"""
POPE_OFF: Final = 17
TAKE: Final = 51
"""+ mercenary, or + TAKE_NOTHING"""
TAKE_NOTHING: Final = 7
HOLD: Final = 59
DISCARD: Final = 60
KEEP: Final = 61
"""+ first card × 16 + second card, KEEP_NOTHING for neither; the lower number first"""
KEEP_NOTHING: Final = 15
DRAW: Final = 317
"""+ how many, 0 to 3"""
LEAVE: Final = 321
TURN_UP: Final = 322
HOLDER: Final = 323
"""+ seat: chance names the first holder"""
DEAL: Final = 329
"""+ seat; the cards are the payload"""
SHOW: Final = 335
"""+ seat × 16 + card, or FACE_DOWN; the payload is how many more than one"""
FACE_DOWN: Final = 15
PLAY_FACE_DOWN: Final = 431
"""How others see a card that is played face down."""
KEEP_UNSEEN: Final = 432
"""How others see what is kept: the discards are the payload."""
