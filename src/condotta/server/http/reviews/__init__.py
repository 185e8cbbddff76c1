"""Addresses for reviews and hints."""
