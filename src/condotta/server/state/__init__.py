"""What is folded from the log and depends on nothing else: table states, messages, snapshots, records."""
