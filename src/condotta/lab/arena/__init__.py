"""The arena: bots meet until it is clear who is better, or all games are played."""
