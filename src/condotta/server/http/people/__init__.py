"""The addresses for people and their keys."""
