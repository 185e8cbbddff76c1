"""Ratings of players by openskill: how good somebody is thought to be, and how sure that is.

Players are people who want it and the bots by their names, in each game apart. Who does not want it is taken for
somebody of whom nothing is known, and nothing is kept.
"""

from __future__ import annotations

import asyncio
from statistics import fmean
from typing import Final

from msgspec import Struct

from ..log.store import Reader
from ..log.writes import Statement

BOT: Final = "bot "
"""What the names of bots begin with among the players."""
MAX_LISTED: Final = 100


class Rating(Struct, frozen=True):
    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0


class Listed(Struct, frozen=True):
    """As everybody may see it: of a bot, or of somebody who wants that."""

    name: str
    bot: bool
    rating: Rating


async def ratings_of(store: Reader, player: str) -> dict[str, Rating]:
    """By game."""
    found = await store.ask("SELECT kind, mu, sigma, games FROM ratings WHERE player = ?", player)
    return {kind: Rating(*each) for kind, *each in found}


async def listed(store: Reader) -> dict[str, list[Listed]]:
    """For each game the bots and who wants to be seen, the best first: who is surely good before who may be."""
    found = await store.ask(
        "SELECT kind, player, shown, mu, sigma, games FROM ratings LEFT JOIN persons ON person = player "
        "WHERE shown IS NOT NULL OR player LIKE ? ORDER BY mu - 3 * sigma DESC, player",
        f"{BOT}%",
    )
    games: dict[str, list[Listed]] = {}
    for kind, player, shown, *rating in found:
        name = player.removeprefix(BOT) if shown is None else shown
        games.setdefault(kind, []).append(Listed(name, shown is None, Rating(*rating)))
    return {kind: players[:MAX_LISTED] for kind, players in games.items()}


def rated(before: list[Rating], places: list[int]) -> list[Rating]:
    """How good each player is thought to be after a game, by the place each came to."""
    from openskill.models import PlackettLuce  # only here: a server that rates nobody need not load it

    model = PlackettLuce()
    after = model.rate([[model.create_rating([one.mu, one.sigma])] for one in before], ranks=[*map(float, places)])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(after, before, strict=True)]


async def after_game(store: Reader, kind: str, players: list[str | None], places: list[int]) -> dict[str, Rating]:
    """The new ratings of those who have one. A bot that had several seats has come as far as they have on average."""
    known = {player: (await ratings_of(store, player)).get(kind, Rating()) for player in players if player is not None}
    before = [Rating() if player is None else known[player] for player in players]
    after = await asyncio.to_thread(rated, before, places)  # the first time it takes long to load
    found: dict[str, Rating] = {}
    for player in known:
        own = [rating for seat, rating in enumerate(after) if players[seat] == player]
        found[player] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own), own[0].games)
    return found


def keep(player: str, kind: str, rating: Rating) -> Statement:
    """Where another game of the same player has ended meanwhile, that one counts; where somebody wants no ratings any
    more, nothing is kept."""
    values = (player, kind, rating.mu, rating.sigma, rating.games)
    conflict = (
        "ON CONFLICT (player, kind) DO UPDATE "
        "SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games WHERE ratings.games < excluded.games"
    )
    if player.startswith(BOT):
        return Statement(f"INSERT INTO ratings VALUES (?, ?, ?, ?, ?) {conflict}", values)
    wants = "FROM persons WHERE person = ? AND rated = 1"
    return Statement(f"INSERT INTO ratings SELECT person, ?, ?, ?, ? {wants} {conflict}", (*values[1:], player))
