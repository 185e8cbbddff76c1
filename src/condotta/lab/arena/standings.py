"""How the bots of an arena stand: shares, ratings, each against each, and what is clear."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from ..intervals import SURE
from ..series import Played
from ..tally import Count, Tally, parts
from .betting import Bet, needed
from .tournament import Tournament


class Standings:
    """Games are added in the order of their numbers, so that it makes no difference who played them when."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.count = Count()
        self.shares = {name: Tally() for name in tournament.bots}
        """What each bot won, of the seats that it had."""
        pairs = list(permutations(tournament.bots, 2))
        self.crosses = {pair: Tally() for pair in pairs}
        """Of what the two won, what the first won, both for each of their seats."""
        self.bets = {pair: Bet() for pair in pairs}
        """That the first wins more than the second at the same tables."""
        self.model = PlackettLuce()
        self.ratings: dict[str, PlackettLuceRating] = {name: self.model.rating(name=name) for name in tournament.bots}
        self.differences = dict.fromkeys(pairs, 0.0)
        """Of the deal that is being added."""

    def add(self, game: Played) -> None:
        """The next game."""
        number = self.count.games
        names, deal = self.tournament.names(number), self.tournament.deal(number)
        won = parts(len(names), game)
        self.count.add(names, deal, game)
        each: dict[str, float] = {}
        for name in dict.fromkeys(names):
            own = [part for part, whose in zip(won, names, strict=True) if whose == name]
            self.shares[name].add(deal, sum(own), len(own))
            each[name] = sum(own) / len(own)
        for one, other in permutations(each, 2):
            self.crosses[one, other].add(deal, each[one], each[one] + each[other])
            self.differences[one, other] += (each[one] - each[other]) / self.tournament.seats
        self.rate(names, won)
        if self.tournament.deal(number + 1) != deal:
            for pair in permutations(each, 2):
                self.bets[pair].add(self.differences[pair])
            self.differences = dict.fromkeys(self.differences, 0.0)

    def rate(self, names: list[str], won: list[float]) -> None:
        """Each seat is rated by whether it won; a bot at several seats becomes the mean of them."""
        teams = [[self.ratings[name]] for name in names]
        rated = self.model.rate(teams, ranks=[0.0 if part else 1.0 for part in won])
        for name in dict.fromkeys(names):
            own = [team[0] for team, whose in zip(rated, names, strict=True) if whose == name]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            self.ratings[name] = self.model.rating(mu, sigma, name)

    def better(self, one: str, other: str) -> bool:
        """Whether it is clear that one bot wins more than another."""
        return self.bets[one, other].gain >= needed(len(self.bets))

    @property
    def clear(self) -> bool:
        """Whether that is so for every two of them."""
        return all(self.better(*pair) or self.better(*pair[::-1]) for pair in self.bets)

    def told(self) -> dict[str, Any]:
        """All of it, the best bot first. Ratings come with twice their standard deviation, shares with 95 %."""
        tournament, count = self.tournament, self.count
        order = sorted(tournament.bots, key=lambda name: (-self.shares[name].share().share, name))
        costs = count.told_costs()
        return {
            "game": tournament.game,
            "seats": tournament.seats,
            "variants": tournament.setup.get("variants", []),
            "seed": tournament.seed,
            "games": count.games,
            "deals": tournament.deal(count.games - 1) + 1,
            "decisions": count.decisions,
            "shared_victories": count.shared,
            "clear": self.clear,
            "bots": [
                {
                    "name": name,
                    "rating": round(self.ratings[name].mu, 2),
                    "rating_within": round(SURE * self.ratings[name].sigma, 2),
                    "seats_played": int(self.shares[name].of),
                    **self.shares[name].told(),
                    "cpu_ms": costs.get(name),
                }
                for name in order
            ],
            "crosses": [self.told_cross(one, other) for one in order for other in order if one != other],
            "wins_by_seat": {seat: tally.told() for seat, tally in count.by_seat.items()},
            **count.told_roles(),
        }

    def told_cross(self, one: str, other: str) -> dict[str, Any]:
        """Two bots that never won where both sat have no share."""
        tally = self.crosses[one, other]
        found = tally.told() if tally.of else {"share": None, "within": None}
        return {"bot": one, "against": other, **found, "better": self.better(one, other)}
