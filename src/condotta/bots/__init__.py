"""Bots: they get their view, their options and a sampler of consistent worlds, never the table."""
