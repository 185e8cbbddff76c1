"""Looking ahead: one search that knows no game, and a guide for each."""

from __future__ import annotations

from typing import Any, Final

from .condottiere import CondottiereGuide
from .conquest import ConquestGuide
from .guide import Guide
from .princes import PrincesGuide
from .thought import Alternative, Effort, Thought, think

GUIDES: Final[dict[str, Guide[Any]]] = {
    "condottiere": CondottiereGuide(),
    "princes": PrincesGuide(),
    "conquest": ConquestGuide(),
}
"""By the name of the game. A guide keeps nothing in mind, so that one serves all tables."""

__all__ = ["GUIDES", "Alternative", "Effort", "Guide", "Thought", "think"]
