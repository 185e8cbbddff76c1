"""For those who look closer: playing on from a moment of a game that is over, and puzzles."""
