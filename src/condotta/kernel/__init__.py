"""The kernel: the contract that every game keeps, the engine that plays it, the laws that check it."""
