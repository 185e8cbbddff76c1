"""Steady, a bot for Condottiere: it weighs what a region is worth against what its battle costs.

The **pull** of some regions is how near they bring a seat to victory; one more region is worth the
pull it adds. The **price** of a battle is the worth of the cards it takes to come out ahead, the
**purse** how much of the hand may go into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from ..games.condottiere.acts import DISCARD, DRAW, KEEP, KEEP_NOTHING, LEAVE, PASS, PLACE, PLAY, POPE, POPE_OFF, TAKE
from ..games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    HEROINE,
    KINDS,
    MERCENARIES,
    NO_CARD,
    PRINTED,
    SCARECROW,
    SURRENDER,
    stays,
)
from ..games.condottiere.effects import carry_out
from ..games.condottiere.map import NEIGHBOURS, NOWHERE, largest_group
from ..games.condottiere.strength import strength
from ..games.condottiere.table import Table
from ..games.condottiere.view import View
from ..kernel.rng import Rng
from ..kernel.seats import NO_SEAT, bit, has, size
from .bot import Worlds
from .talk import Talker

WORTH: Final = (1, 2, 3, 4, 5, 6, 10, 7, 5, 7, 3, 8, 11, 2, 7)
"""What each kind of card is worth in the hand: mercenaries as printed, the others beside them."""
FRESH: Final = 4.5
"""What a card not yet dealt is worth."""
PULL: Final = (1.0, 0.6, 0.35, 0.2, 0.1, 0.05, 0.0)
"""How good it is to lack none, one, two ... regions."""
ZEAL: Final = 0.7
"""How much strength a rival that is still in will add for each card it holds."""
CARDS_A_BATTLE: Final = 5
"""How many cards the rivals spend on a battle, together."""


class Steady(Talker):
    def choose(self, view: View, options: list[int], worlds: Worlds, rng: Rng) -> int:
        assert view.question is not None
        if view.question.name == "turn":
            return turn(view, Battlefield(view, worlds()))
        if view.question.name == "take-back":
            return take_back(options, Battlefield(view, worlds()))
        judge = JUDGES[view.question.name]
        return max(options, key=lambda act: judge(view, act))


# What a region is worth.


def rivals_of(view: View) -> list[int]:
    return [seat for seat in range(len(view.seats)) if seat != view.eye and has(view.fighters, seat)]


def pull(view: View, regions: int) -> float:
    lacking = min(view.total_to_win - size(regions), view.connected_to_win - largest_group(regions))
    return PULL[max(lacking, 0)]


def regions_of(view: View, seat: int) -> int:
    return sum(1 << region for region, owner in enumerate(view.owners) if owner == seat)


def worth_of(view: View, seat: int, region: int) -> float:
    """What a seat gains with a region, or would lose with it if it is its own."""
    regions = regions_of(view, seat)
    return pull(view, regions | bit(region)) - pull(view, regions & ~bit(region))


def wins_game(view: View, seat: int) -> bool:
    """Whether the region fought over is the last this seat needs."""
    return pull(view, regions_of(view, seat) | bit(view.region)) == PULL[0]


def winning_regions(view: View, seat: int) -> list[int]:
    """The regions, but for the one fought over, each of which would win the game for this seat."""
    free = [region for region, owner in enumerate(view.owners) if owner == NO_SEAT]
    regions = regions_of(view, seat)
    return [
        region
        for region in free
        if region not in (view.region, view.pope) and pull(view, regions | bit(region)) == PULL[0]
    ]


# Judges: how good an answer is, where the question is not about the lines of a battle.


def judge_place(view: View, act: int) -> float:
    """Where a victory helps me most and rivals least, with room to grow."""
    region = act - PLACE
    owner = view.owners[region]
    mine = worth_of(view, view.eye, region)
    if owner != NO_SEAT:
        mine += worth_of(view, owner, region)
    theirs = max((worth_of(view, seat, region) for seat in rivals_of(view) if seat != owner), default=0.0)
    around = [view.owners[other] for other in range(len(view.owners)) if has(NEIGHBOURS[region], other)]
    return mine - theirs / 2 + 0.01 * (around.count(NO_SEAT) + around.count(view.eye))


def judge_pope(view: View, act: int) -> float:
    """Over what a rival needs more than I do, or over what I might lose."""
    region = act - POPE
    if region == POPE_OFF:
        return 0.0
    mine = worth_of(view, view.eye, region)
    if view.owners[region] == view.eye:
        return mine
    if view.owners[region] != NO_SEAT:
        return -mine
    return max(worth_of(view, seat, region) for seat in rivals_of(view)) - mine


def judge_discard_hand(view: View, act: int) -> float:
    """Without mercenaries only a Heroine still wins battles."""
    return 1.0 if (act == DISCARD) == (view.hand[HEROINE] == 0) else 0.0


def judge_keep(view: View, act: int) -> float:
    """The best two, as far as they are better than what will be dealt in their place."""
    return sum(WORTH[kind] - FRESH for kind in divmod(act - KEEP, 16) if kind != KEEP_NOTHING)


def judge_draw(view: View, act: int) -> float:
    """As many as allowed."""
    return act - DRAW


def judge_leave(view: View, act: int) -> float:
    """A card left face down is safe from a Bishop, and nobody knows what it takes to beat it."""
    return 1.0 if act == LEAVE else 0.0


JUDGES: Final[dict[str, Callable[[View, int], float]]] = {
    "place": judge_place,
    "pope": judge_pope,
    "discard-hand": judge_discard_hand,
    "keep": judge_keep,
    "draw": judge_draw,
    "leave": judge_leave,
}


class Battlefield:
    """The lines as they would count if the battle ended now, in one imagined world; cards can be tried on them."""

    def __init__(self, view: View, world: object) -> None:
        self.world = cast(Table, world)
        self.world.book.reveal(self.world)
        self.world.region = NOWHERE  # a Bishop that is only tried asks for no Pope
        self.me = view.eye
        self.defends = view.region != NOWHERE and view.owners[view.region] == self.me
        self.rivals = rivals_of(view)
        self.still_in = [seat for seat in self.rivals if not view.seats[seat].out and view.seats[seat].hand_size > 0]
        self.zeal = [ZEAL * view.seats[seat].hand_size if seat in self.still_in else 0.0 for seat in self.rivals]

    def strength_of(self, seat: int) -> int:
        return int(strength(self.world, seat))

    def count(self, seat: int, kind: int) -> int:
        return int(self.world.lines[seat * KINDS + kind])

    def leader(self) -> int:
        return max(self.rivals, key=self.strength_of)

    def lead(self) -> float:
        """How far I am ahead; a tie is enough for a defender (C11.4)."""
        return self.strength_of(self.me) + self.defends / 2 - self.strength_of(self.leader())

    def outlook(self) -> float:
        """How far I am ahead of what the rivals may still grow to."""
        rivals = zip(self.rivals, self.zeal, strict=True)
        return (
            self.strength_of(self.me) + self.defends / 2 - max(self.strength_of(seat) + zeal for seat, zeal in rivals)
        )

    def lay(self, kind: int, copies: int = 1) -> None:
        """Try a card in my line; the lines before are left as they were, to go back to."""
        self.world.lines = self.world.lines[:]
        if stays(kind):
            self.world.lines[self.me * KINDS + kind] += copies
        carry_out(self.world, self.me, kind)

    def plan(self, hand: tuple[int, ...]) -> list[int] | None:
        """Cards that bring me ahead of what the rivals may grow to, bargains first; None if no cards do."""
        before = self.world.lines
        left = list(hand)
        cards: list[int] = []
        while (outlook := self.outlook()) <= 0:
            here = self.world.lines
            card, bargain = NO_CARD, 0.0
            for kind in range(KINDS):
                if left[kind] > 0 and kind not in (SCARECROW, SURRENDER):
                    self.lay(kind)
                    gain = (min(self.outlook(), 1) - outlook) / WORTH[kind]  # one ahead is enough
                    if gain > bargain:
                        card, bargain = kind, gain
                    self.world.lines = here
            if card == NO_CARD:
                self.world.lines = before
                return None
            self.lay(card)
            left[card] -= 1
            cards.append(card)
        self.world.lines = before
        return cards


def worth_of_cards(cards: list[int]) -> int:
    return sum(WORTH[kind] for kind in cards)


def stake(view: View, field: Battlefield) -> float:
    """What this battle is worth: everything if it is mine to win the game, or mine alone to stop the leader."""
    leader = field.leader()
    if view.region == NOWHERE or wins_game(view, view.eye):
        return 1.0
    if wins_game(view, leader) and not any(seat != leader for seat in field.still_in):
        return 1.0
    return worth_of(view, view.eye, view.region) + worth_of(view, leader, view.region) / 2


def purse(view: View, field: Battlefield) -> float:
    """What I may spend. Against one rival everything: what I save for later, it saves, too. Against several a fair
    share for each battle that their cards still make, more for a high stake."""
    hand = sum(WORTH[kind] * view.hand[kind] for kind in range(KINDS))
    if len(field.rivals) == 1:
        return hand
    battles = 1 + sum(view.seats[seat].hand_size for seat in field.rivals) / CARDS_A_BATTLE
    return max(1 / battles, stake(view, field)) * hand


def turn(view: View, field: Battlefield) -> int:
    """The least card of a plan that is worth its price, or out of the battle."""
    if field.defends and field.still_in and not has(view.played, view.eye):
        return PASS  # C11.3: a defender loses nothing by waiting
    if field.still_in and view.hand[SURRENDER] > 0 and field.lead() > 0:
        return PLAY + SURRENDER
    cards = field.plan(view.hand)
    if cards is None or worth_of_cards(cards) > purse(view, field):
        return withdraw(view, field)
    return PLAY + min(cards, key=lambda kind: WORTH[kind]) if cards else PASS


def withdraw(view: View, field: Battlefield) -> int:
    """Leave the battle; not without a good mercenary, with the Pope where a rival would win the game, and if a
    Courtesan wins the token, with the token."""
    good = [kind for kind in range(MERCENARIES) if PRINTED[kind] >= 4]
    if view.hand[SCARECROW] > 0 and any(view.seats[view.eye].line[kind] > 0 for kind in good):
        return PLAY + SCARECROW
    if view.hand[BISHOP] > 0 and any(len(winning_regions(view, seat)) == 1 for seat in field.rivals):
        return PLAY + BISHOP
    rivals = max(field.count(seat, COURTESAN) for seat in field.rivals)
    if view.hand[COURTESAN] > 0 and field.count(field.me, COURTESAN) == rivals and view.region != NOWHERE:
        return PLAY + COURTESAN
    return PASS


def take_back(options: list[int], field: Battlefield) -> int:
    """The best mercenary that is not needed to stay ahead; nothing is the last of the options."""
    *mercenaries, nothing = options
    ahead = field.lead() > 0
    for act in reversed(mercenaries):
        before = field.world.lines
        field.lay(act - TAKE, -1)
        if not ahead or field.lead() > 0:
            return act
        field.world.lines = before
    return nothing
