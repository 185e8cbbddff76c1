"""How each question of a turn is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...games.conquest.acts import ACCUSE, ARRANGE, LOOK, MOVE, PASS, PICK, PLAY, PUT
from ...games.conquest.board import ZONES
from ...games.conquest.cards import BLITZ, NEW_SPY, REINFORCEMENT, SECRET_INFORMATION, SURPRISE_ATTACK, TRAITOR
from ...games.conquest.pieces import CURSED_LAND, FLAG, KINDS, KING, SCOUT
from ...games.conquest.regroup import FROM
from ...kernel.seats import has, size
from .field import OPEN_SIDE, WORTH, Field


def choose_move(field: Field, options: list[int]) -> int:
    judged = [(judge_move(field, act), -act) for act in options if act != PASS]
    value, act = max(judged)
    if PASS in options and value <= 0.05:
        return PASS
    return -act


def judge_move(field: Field, act: int) -> float:
    zone, to = divmod(act - MOVE, ZONES)
    kind = field.mine[zone]
    lost = field.hold(zone)
    if field.flag in field.around(zone):
        lost += OPEN_SIDE
    if field.likely[to] is not None:
        hidden = 0.12 * WORTH[kind] if size(field.view.zones[zone].known) > 2 else 0.0
        gained = field.attack(kind, to) + 0.5 * field.danger(kind, zone, zone)
        return gained - hidden - 0.4 * lost - 0.4 * field.danger(kind, to, zone)
    value = field.stand(kind, to, zone) - field.stand(kind, zone, zone) + field.hold(to, zone) - field.hold(zone)
    if kind == SCOUT and to not in field.around(zone):
        value -= 0.3
    return value


def choose_card(field: Field, options: list[int]) -> int:
    return max(options, key=lambda act: judge_card(field, act - PLAY) if act != PASS else -1.0)


def judge_card(field: Field, card: int) -> float:
    view = field.view
    bag = [kind for kinds in view.seats[field.me].bag for kind in range(KINDS) if has(kinds, kind)]
    fresh = sum(WORTH[kind] for kind in bag) / len(bag) if bag else 0.0
    if card == BLITZ:
        return 1.0 + 0.9 * sum(sorted(attacks(field))[-3:])
    if card == REINFORCEMENT:
        return 0.8 * fresh
    if card == SURPRISE_ATTACK:
        return fresh + 0.3 * max((likely[FLAG] for likely in field.likely if likely), default=0.0)
    if card == NEW_SPY:
        return 2.0
    if card == SECRET_INFORMATION:
        return 1.2 + 6.0 * max(field.chance_of(zone, FLAG) for zone in range(ZONES))
    if card == TRAITOR:
        return max(0.5 * share * WORTH[kind] for likely in field.likely if likely for kind, share in enumerate(likely))
    one, other, gain = best_exchange(field, sorted(field.mine))
    return 0.3 + gain if one != other else 0.3


def attacks(field: Field) -> list[float]:
    """What the good attacks that can be made at once are worth."""
    found: list[float] = []
    for zone, kind in field.mine.items():
        if kind < CURSED_LAND:
            values = [field.attack(kind, other) for other in field.around(zone) if field.likely[other] is not None]
            found.append(min(8.0, max([0.0, *values])))
    return found


def exchange_gain(field: Field, one: int, other: int) -> float:
    a, b = field.mine[one], field.mine[other]
    return field.stand(a, other) + field.stand(b, one) - field.stand(a, one) - field.stand(b, other)


def best_exchange(field: Field, zones: list[int]) -> tuple[int, int, float]:
    """The two own pieces that gain most by changing places."""
    found = (zones[0], zones[0], 0.0)
    for i, one in enumerate(zones):
        for other in zones[:i]:
            gain = exchange_gain(field, one, other)
            if gain > found[2]:
                found = (one, other, gain)
    return found


def choose_pick(field: Field, options: list[int]) -> int:
    """Two that gain by it, then one that may be taken for either of them."""
    picked = field.view.picked
    zones = sorted(field.mine)
    if not picked:
        one, other, _gain = best_exchange(field, zones)
        return PICK + (one if one != other else zones[-1])
    known = field.view.zones

    def judge(act: int) -> float:
        unknown = float(size(known[act - PICK].known)) if len(picked) == 2 else 0.0
        return unknown + exchange_gain(field, picked[0], act - PICK)

    return max(options, key=judge)


def choose_arrangement(field: Field, options: list[int]) -> int:
    picked = field.view.picked
    kinds = [field.mine[zone] for zone in picked]

    def judge(act: int) -> float:
        order = [int(FROM[(act - ARRANGE) * 3 + i]) for i in range(len(picked))]
        return sum(field.stand(kinds[at], zone) for at, zone in zip(order, picked, strict=True))

    return max(options, key=judge)


def choose_look(field: Field, options: list[int]) -> int:
    """Where a Flag may be, and where least is known next to what is mine."""

    def interest(zone: int) -> float:
        likely = field.likely[zone]
        if likely is None or max(likely) > 0.99:
            return 0.0
        near = any(other in field.mine for other in field.around(zone))
        return 1.0 + 10.0 * likely[FLAG] + 3.0 * likely[KING] + (1.5 if near else 0.0)

    return max(options, key=lambda act: interest((act - LOOK) // ZONES) + interest((act - LOOK) % ZONES))


def choose_accusation(field: Field, options: list[int]) -> int:
    def judge(act: int) -> float:
        zone, kind = divmod(act - ACCUSE, KINDS)
        return field.chance_of(zone, kind) * field.prize(kind, zone)

    return max(options, key=judge)


def choose_landing(field: Field, options: list[int]) -> int:
    """Where the piece in hand does most."""
    kinds = [kind for kind in range(KINDS) if has(field.view.seats[field.me].hand, kind)]
    return max(options, key=lambda act: field.stand(kinds[0], act - PUT) + field.hold(act - PUT))


def choose_flag_zone(field: Field, options: list[int]) -> int:
    """Among the own pieces, away from all others."""

    def judge(act: int) -> float:
        guards = sum(other in field.mine for other in field.around(act - PUT))
        return 0.8 * guards - field.flag_danger(act - PUT)

    return max(options, key=judge)


QUESTIONS: Final[dict[str, Callable[[Field, list[int]], int]]] = {
    "card": choose_card,
    "move": choose_move,
    "put": choose_landing,
    "regroup": choose_pick,
    "arrange": choose_arrangement,
    "look": choose_look,
    "accuse": choose_accusation,
    "flag": choose_flag_zone,
}
