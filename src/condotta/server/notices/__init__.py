"""Your turn reaches you: who wants to be told of a turn and how, and telling it once."""
