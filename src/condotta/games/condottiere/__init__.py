"""Condottiere, third edition: card battles over the 17 regions of Italy, for 2 to 6 seats."""

from .game import CONDOTTIERE
from .view import View

__all__ = ["CONDOTTIERE", "View"]
