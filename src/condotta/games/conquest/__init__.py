"""Conquest (Stratego Conquest): hidden pieces on a map of 24 territories, for 2 to 4 seats."""

from .game import CONQUEST
from .view import View

__all__ = ["CONQUEST", "View"]
