"""The game in a terminal: full-screen, or line by line for screen readers and pipes."""
