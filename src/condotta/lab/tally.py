"""Counting what came of games: who won how often, how sure that is, and what it took."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..kernel.seats import letter
from .intervals import Share, share_of
from .series import Cost, Played


@dataclass
class Tally:
    """What somebody won, of how much, by deal."""

    deals: dict[int, tuple[float, float]] = field(default_factory=dict)

    def add(self, deal: int, won: float, of: float = 1.0) -> None:
        before = self.deals.get(deal, (0.0, 0.0))
        self.deals[deal] = before[0] + won, before[1] + of

    @property
    def won(self) -> float:
        return sum(won for won, _of in self.deals.values())

    @property
    def of(self) -> float:
        return sum(of for _won, of in self.deals.values())

    def share(self) -> Share:
        return share_of([deal for deal in self.deals.values() if deal[1] > 0])

    def told(self) -> dict[str, float]:
        found = self.share()
        return {"share": round(found.share, 4), "within": round(found.within, 4)}


@dataclass
class Count:
    """All that is counted of a series of games. Each winner of a shared victory gets its fraction."""

    games: int = 0
    decisions: int = 0
    shared: int = 0
    by_seat: dict[str, Tally] = field(default_factory=dict)
    by_bot: dict[str, Tally] = field(default_factory=dict)
    """What all seats of a bot won together."""
    by_role: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """By kind (`Game.roles`) and name."""
    costs: dict[str, Cost] = field(default_factory=dict)
    """Of each bot's moves."""

    def add(self, names: list[str], deal: int, game: Played) -> None:
        """A game with these bots at its seats."""
        won = parts(len(names), game)
        self.games += 1
        self.decisions += game.decisions
        self.shared += len(game.winners) > 1
        for seat, part in enumerate(won):
            self.by_seat.setdefault(letter(seat), Tally()).add(deal, part)
        for name in dict.fromkeys(names):
            together = sum(part for part, whose in zip(won, names, strict=True) if whose == name)
            self.by_bot.setdefault(name, Tally()).add(deal, together)
        for kind, roles in game.roles.items():
            for role, part in zip(roles, won, strict=True):
                self.by_role.setdefault(kind, {}).setdefault(role, Tally()).add(deal, part)
        for name, cost in zip(names, game.costs, strict=False):
            self.costs.setdefault(name, Cost()).add(cost)

    def told_costs(self) -> dict[str, dict[str, float]]:
        """Milliseconds of the processor a move, for each bot that was measured."""
        return {name: told_cost(cost) for name, cost in self.costs.items() if cost.moves}

    def told_roles(self) -> dict[str, dict[str, dict[str, float]]]:
        """How often who had a role won, of the games that it was in."""
        return {
            f"wins_by_{kind}": {
                role: {"wins": round(tally.won, 3), "games": int(tally.of), **tally.told()}
                for role, tally in sorted(tallies.items())
            }
            for kind, tallies in self.by_role.items()
        }


def parts(seats: int, game: Played) -> list[float]:
    """What each seat has of the victory."""
    return [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(seats)]


def told_cost(cost: Cost) -> dict[str, float]:
    return {"moves": cost.moves, "mean": round(1000 * cost.seconds / cost.moves, 3), "most": round(1000 * cost.most, 3)}
