"""What is on the disk: rows, the SQLite store that keeps them, the marks that prove a replay."""
