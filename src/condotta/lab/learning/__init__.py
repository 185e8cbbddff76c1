"""Learning by self-play: processes that play, a network, and the algorithm that improves it.

Everything here but `settings` needs PyTorch and numpy (`pip install condotta[learn]`).
"""
