"""P5 Wars: who is likely to win, and what that is worth."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...games.princes.acts import LORENZO, LUDOVICO, PASS, VETO
from ...games.princes.strength import side_strength
from ...games.princes.table import ATTACKER, DEFENDER, Table
from ...games.princes.tiles import ATTACK, CITY_COUNT, DEFENCE, GOLD, INFLUENCE
from ...games.princes.view import WarView
from ...kernel.engine import apply
from ...kernel.seats import NO_SEAT
from .mind import Mind

NEUTRAL: Final = (int(ATTACK.neutral), int(DEFENCE.neutral))
"""P5.4: attack and defence of a city nobody fights for."""


def odds(t: Table) -> tuple[float, float]:
    """How likely the war that is being fought is won by the attacker, and by the defender."""
    attacker, defender = [
        (int(side_strength(t, side, ATTACK)), int(side_strength(t, side, DEFENCE))) for side in (ATTACKER, DEFENDER)
    ]
    return war_odds(attacker, defender)


def odds_after(mind: Mind, act: int) -> tuple[float, float]:
    """The odds once I have done this."""
    after = mind.world.clone()
    apply(after, mind.me, act)
    return odds(after)


def rival_strength(mind: Mind) -> tuple[int, int]:
    """The strongest other seat that could fight; a city nobody fights for if there is none."""
    seats = [seat for seat in range(mind.count) if seat != mind.me and mind.seat(seat).troops]
    if not seats:
        return NEUTRAL
    return max((mind.strength(seat) for seat in seats), key=sum)


def fight_worth(mind: Mind, cities: tuple[int, ...], side: int, rival: tuple[int, int]) -> float:
    """What fighting for a side is worth: the pay, the laurel, and the cities I have tiles of."""
    mine = mind.strength(mind.me)
    attacker, defender = war_odds(mine, rival) if side == 0 else war_odds(rival, mine)
    wins, loses = (attacker, defender) if side == 0 else (defender, attacker)
    laurel = mind.seat(mind.me).laurels + 1
    up = mind.gain(mind.me, (cities[side], 1), (cities[1 - side], -1))
    down = mind.gain(mind.me, (cities[side], -1), (cities[1 - side], 1))
    return mind.view.status[cities[side]] * mind.coins[mind.me][GOLD] + wins * (laurel + up) + loses * down


def war_worth(mind: Mind, cities: tuple[int, ...]) -> float:
    """What a war between these cities is worth to the one who starts it."""
    if not mind.seat(mind.me).troops:
        return stake(mind, cities) - 0.5
    rival = rival_strength(mind)
    worth = max(fight_worth(mind, cities, side, rival) for side in (0, 1))
    rivals = sum(1 for seat in range(mind.count) if seat != mind.me and mind.seat(seat).troops)
    price = mind.cost(mind.me, INFLUENCE, min(mind.seat(mind.me).influence, 1 + 2 * rivals))
    return worth * (0.6 if rivals > 1 else 0.9) - price


def stake(mind: Mind, cities: tuple[int, ...]) -> float:
    """What a war that others fight brings me."""
    won = mind.gain(mind.me, (cities[0], 1), (cities[1], -1))
    lost = mind.gain(mind.me, (cities[0], -1), (cities[1], 1))
    return 0.4 * won + 0.3 * lost


def outcome(mind: Mind, winner: int) -> float:
    """What it is worth to me that a side wins the war that is being fought."""
    assert mind.view.war is not None
    cities, condottieri = mind.view.war.cities, mind.view.war.condottieri
    found = mind.gain(mind.me, (cities[winner], 1), (cities[1 - winner], -1))
    if condottieri[winner] == mind.me:
        return found + mind.seat(mind.me).laurels + 1
    if condottieri[winner] != NO_SEAT:
        return found - (mind.seat(condottieri[winner]).laurels + 1) / mind.count
    return found


def hopes(mind: Mind, chances: tuple[float, float]) -> float:
    return chances[0] * outcome(mind, 0) + chances[1] * outcome(mind, 1)


@cache
def beats(lead: int) -> float:
    """How likely a die with this lead is higher than another die."""
    return sum(lead + one > two for one in range(6) for two in range(6)) / 36


@cache
def war_odds(attacker: tuple[int, int], defender: tuple[int, int]) -> tuple[float, float]:
    """P5.8: the attack, then the counter-attack."""
    wins = beats(attacker[0] - defender[1])
    return wins, (1 - wins) * beats(defender[0] - attacker[1])


def cities_of(pair: int) -> tuple[int, int]:
    return pair // CITY_COUNT, pair % CITY_COUNT


def judge_veto(mind: Mind, act: int) -> float:
    """A war that harms my cities; the tile that turns back is given more easily."""
    if act == PASS or mind.view.active == mind.me:
        return 0.0 if act == PASS else -1.0
    assert mind.view.war is not None
    harm = -stake(mind, mind.view.war.cities)
    return harm - (0.8 if act == VETO else 0.5 if act == LORENZO else 0.0)


def judge_league(mind: Mind, act: int) -> float:
    return hopes(mind, odds_after(mind, act)) - (0 if act == PASS else 0.3)


def judge_bribe(mind: Mind, act: int) -> float:
    """The troop whose loss helps me most, if it helps enough."""
    return hopes(mind, odds_after(mind, act)) - (0 if act == PASS else 0.35)


def judge_ludovico(mind: Mind, act: int) -> float:
    """Whether a new roll is better than what this one brings."""
    war = mind.view.war
    assert war is not None
    striker, other = war.striker, 1 - war.striker
    lead = war.attack[striker] - war.defence[other]
    if act == LUDOVICO:
        return hope_of_roll(mind, war, beats(lead)) - 0.3
    won = lead + war.dice[striker] > war.dice[other]
    return hope_of_roll(mind, war, 1.0 if won else 0.0)


def hope_of_roll(mind: Mind, war: WarView, wins: float) -> float:
    """What is to be hoped for if the striker wins with this chance; after a failed attack the defender strikes."""
    back = beats(war.attack[DEFENDER] - war.defence[ATTACKER]) if war.striker == ATTACKER else 0.0
    return wins * outcome(mind, war.striker) + (1 - wins) * back * outcome(mind, 1 - war.striker)
