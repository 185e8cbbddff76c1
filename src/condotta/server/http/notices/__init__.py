"""What the addresses about notices lead to."""
