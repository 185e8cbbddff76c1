"""The store as one SQLite file: one server, nothing else to run."""
