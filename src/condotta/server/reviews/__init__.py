"""Games looked at again by the strongest bot, and hints."""
