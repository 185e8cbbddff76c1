"""Princes of the Renaissance, first edition: auctions, wars and treachery, for 3 to 6 seats."""

from .game import PRINCES
from .view import View

__all__ = ["PRINCES", "View"]
