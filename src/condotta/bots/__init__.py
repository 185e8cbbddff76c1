"""Bots: they get their view, their options and a sampler of consistent worlds, never the table."""

from __future__ import annotations

from .bot import Bot, Worlds
from .registry import bot_names, bots_for, load_bot, make_bot

__all__ = ["Bot", "Worlds", "bot_names", "bots_for", "load_bot", "make_bot"]
