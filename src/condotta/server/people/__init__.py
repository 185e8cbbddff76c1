"""People without accounts: a personal key, the seats tied to it, and what is kept for its holder alone."""
