"""A bot of twenty lines, for every game: it tries its options in imagined worlds and takes what wins most often.

condotta simulate condottiere --seats 2 --games 10 --bots sampling_bot:Sampling,random --rotate
"""

import condotta
from condotta.kernel.engine import apply
from condotta.kernel.rollout import rollout
from condotta.kernel.seats import has


class Sampling(condotta.Bot):
    trials = 5

    def choose(self, view, options, worlds, rng):
        wins = dict.fromkeys(options, 0)
        for _trial in range(self.trials):
            world = worlds()  # what this seat does not see is dealt anew
            for act in options:
                table = world.clone()
                apply(table, view.eye, act)
                rollout(table, rng)  # everybody plays at random to the end
                wins[act] += has(table.winners, view.eye)
        return max(options, key=wins.__getitem__)
