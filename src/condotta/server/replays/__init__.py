"""The processes in which records that somebody brings along are replayed."""
