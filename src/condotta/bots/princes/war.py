"""P5 Wars: who is likely to win, and what that is worth."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...games.princes.acts import BRIBE, LEAGUE, LORENZO, LUDOVICO, PASS, VETO
from ...games.princes.table import NO_SEAT
from ...games.princes.tiles import (
    ARTILLERY,
    ARTILLERY_BONUS,
    CITY_COUNT,
    GOLD,
    INFLUENCE,
    NEUTRAL_ATTACK,
    NEUTRAL_DEFENCE,
    TILE_KINDS,
    TROOP_KINDS,
)
from ...kernel.seats import has
from .columns import (
    FAMILY_ABILITY,
    TILE_ATTACK,
    TILE_DEFENCE,
    TILE_OWN_DEFENCE,
    TILE_TROOP,
    TROOP_ATTACK,
    TROOP_DEFENCE,
)
from .mind import Mind

NEUTRAL: Final = (int(NEUTRAL_ATTACK), int(NEUTRAL_DEFENCE))
"""P5.4: attack and defence of a city nobody fights for."""


def strength(mind: Mind, seat: int, bribed: int) -> tuple[int, int]:
    """P5.9: attack and defence of a condottiere."""
    owned = mind.seat(seat)
    fit = owned.troops & ~bribed
    attack, defence = bare(mind, seat, bribed)
    if has(fit, ARTILLERY) and FAMILY_ABILITY[owned.family] == ARTILLERY_BONUS:
        attack, defence = attack + 1, defence + 1
    for kind in range(TILE_KINDS):
        if owned.tiles[kind]:
            if TILE_TROOP[kind] >= 0 and has(fit, TILE_TROOP[kind]):
                attack, defence = attack + TILE_ATTACK[kind], defence + TILE_DEFENCE[kind]
            if owned.troops:
                defence += TILE_OWN_DEFENCE[kind]
    return attack, defence


def bare(mind: Mind, seat: int, bribed: int) -> tuple[int, int]:
    """P5.6: what a seat brings into a League."""
    kinds = [kind for kind in range(TROOP_KINDS) if has(mind.seat(seat).troops & ~bribed, kind)]
    return sum(TROOP_ATTACK[kind] for kind in kinds), sum(TROOP_DEFENCE[kind] for kind in kinds)


def side_strength(mind: Mind, side: int, bribed: tuple[int, ...], league: tuple[int, int]) -> tuple[int, int]:
    """A side of the war that is being fought; `league` is who helps which side."""
    assert mind.view.war is not None
    seat = mind.view.war.condottieri[side]
    found = NEUTRAL if seat == NO_SEAT else strength(mind, seat, bribed[seat])
    if league[0] != NO_SEAT and league[1] == side:
        more = bare(mind, league[0], bribed[league[0]])
        found = found[0] + more[0], found[1] + more[1]
    return found


def odds(mind: Mind, bribed: tuple[int, ...], league: tuple[int, int]) -> tuple[float, float]:
    """How likely the war that is being fought is won by the attacker, and by the defender."""
    return war_odds(side_strength(mind, 0, bribed, league), side_strength(mind, 1, bribed, league))


def rival_strength(mind: Mind) -> tuple[int, int]:
    """The strongest other seat that could fight; a city nobody fights for if there is none."""
    seats = [seat for seat in range(mind.count) if seat != mind.me and mind.seat(seat).troops]
    if not seats:
        return NEUTRAL
    return max((strength(mind, seat, 0) for seat in seats), key=sum)


def fight_worth(mind: Mind, cities: tuple[int, ...], side: int, rival: tuple[int, int]) -> float:
    """What fighting for a side is worth: the pay, the laurel, and the cities I have tiles of."""
    mine = strength(mind, mind.me, 0)
    attacker, defender = war_odds(mine, rival) if side == 0 else war_odds(rival, mine)
    wins, loses = (attacker, defender) if side == 0 else (defender, attacker)
    laurel = mind.seat(mind.me).laurels + 1
    up = mind.gain(mind.me, (cities[side], 1), (cities[1 - side], -1))
    down = mind.gain(mind.me, (cities[side], -1), (cities[1 - side], 1))
    return mind.view.status[cities[side]] * mind.coin[GOLD] + wins * (laurel + up) + loses * down


def war_worth(mind: Mind, cities: tuple[int, ...]) -> float:
    """What a war between these cities is worth to the one who starts it."""
    if not mind.seat(mind.me).troops:
        return stake(mind, cities) - 0.5
    rival = rival_strength(mind)
    worth = max(fight_worth(mind, cities, side, rival) for side in (0, 1))
    rivals = sum(1 for seat in range(mind.count) if seat != mind.me and mind.seat(seat).troops)
    price = min(mind.seat(mind.me).influence, 1 + 2 * rivals) * mind.coin[INFLUENCE]
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
    assert mind.view.war is not None
    league = (NO_SEAT, 0) if act == PASS else (mind.me, act - LEAGUE)
    return hopes(mind, odds(mind, mind.view.war.bribed, league)) - (0 if act == PASS else 0.3)


def judge_bribe(mind: Mind, act: int) -> float:
    """The troop whose loss helps me most, if it helps enough."""
    war = mind.view.war
    assert war is not None
    bribed = list(war.bribed)
    if act != PASS:
        owner, kind = divmod(act - BRIBE, TROOP_KINDS)
        bribed[owner] |= 1 << kind
    return hopes(mind, odds(mind, tuple(bribed), (war.league, war.league_side))) - (0 if act == PASS else 0.35)


def judge_ludovico(mind: Mind, act: int) -> float:
    """Whether a new roll is better than what this one brings."""
    war = mind.view.war
    assert war is not None
    sides = [side_strength(mind, side, war.bribed, (war.league, war.league_side)) for side in (0, 1)]
    striker, other = war.striker, 1 - war.striker
    lead = sides[striker][0] - sides[other][1]
    if act == LUDOVICO:
        return hope_of_roll(mind, sides, striker, beats(lead)) - 0.3
    won = lead + war.dice[striker] > war.dice[other]
    return hope_of_roll(mind, sides, striker, 1.0 if won else 0.0)


def hope_of_roll(mind: Mind, sides: list[tuple[int, int]], striker: int, wins: float) -> float:
    """What is to be hoped for if the striker wins with this chance; after a failed attack the defender strikes."""
    back = beats(sides[1][0] - sides[0][1]) if striker == 0 else 0.0
    return wins * outcome(mind, striker) + (1 - wins) * back * outcome(mind, 1 - striker)
