"""Addresses for those who look closer: playing on from a moment, puzzles."""
