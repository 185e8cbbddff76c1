"""Looking ahead: one search that knows no game, and a guide for each."""
