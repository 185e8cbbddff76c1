"""What holds at every decision of any game: random games of any seats and variants."""

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.cards import COPIES, KINDS, NAMES
from condotta.games.condottiere.map import NOWHERE, largest_group
from condotta.games.condottiere.table import Table
from condotta.games.condottiere.variants import NAMES as VARIANTS
from condotta.kernel.engine import apply, asides, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, NO_SEAT, PUBLIC, bit, seats_of

from ..playing import view

ALLOWED = [
    list(chosen)
    for count in range(len(VARIANTS) + 1)
    for chosen in combinations(VARIANTS, count)
    if not {"points", "capture"} <= set(chosen)
]


class Played:
    """A random game: one decision after the other, now and then with a card shown beside it."""

    def __init__(self, seats: int, variants: list[str], target: int, seed: int) -> None:
        self.variants = variants
        self.target = target
        self.rng = Rng(seed)
        self.table: Table = CONDOTTIERE.new(seats, {"variants": variants, "target": target})

    def __repr__(self) -> str:
        return f"{self.table.seats} seats, {self.variants}, target {self.target}"

    def decisions(self) -> Iterator[Table]:
        t = self.table
        while (question := pending(t)) is not None:
            if question.seat == CHANCE:
                apply(t, CHANCE, sample(t, self.rng))
                continue
            yield t
            seat = int(self.rng.below(t.seats))
            if self.rng.below(4) == 0 and (shows := asides(t, seat)):
                apply(t, seat, self.one_of(shows))
                yield t
            seat = self.one_of(seats_of(question.asked))
            apply(t, seat, self.one_of(options(t, seat)))

    def one_of(self, choices: list[int]) -> int:
        return choices[self.rng.below(len(choices))]


games = st.builds(Played, st.integers(2, 6), st.sampled_from(ALLOWED), st.integers(1, 12), st.integers(0, 2**31 - 1))


def any_game(examples: int):
    """A test over so many games; the same ones every time."""
    return lambda test: settings(max_examples=examples, deadline=None, derandomize=True)(given(games)(test))


def cards_of(counts, seat: int) -> list[int]:
    return list(counts)[seat * KINDS : (seat + 1) * KINDS]


def regions_of(t: Table, seat: int) -> int:
    return sum(bit(region) for region, owner in enumerate(t.owners) if owner == seat)


def has_kingdom(t: Table, seat: int) -> bool:
    """C2.1."""
    regions, seen = regions_of(t, seat), view(t)
    return regions.bit_count() >= seen.total_to_win or largest_group(regions) >= seen.connected_to_win


@any_game(40)
def test_c1_the_cards_are_the_same_110(game):
    for t in game.decisions():
        assert CONDOTTIERE.conserved(t) == COPIES


@any_game(40)
def test_c2_1_the_game_goes_on_while_nobody_has_won(game):
    for t in game.decisions():
        assert t.winners == 0
        assert not any(has_kingdom(t, seat) for seat in range(t.seats)) or t.deciding


@any_game(60)
def test_c2_3_the_winners_have_won(game):
    """By C2.1; else they are among those with most regions, or with most points when the match has ended."""
    for _ in game.decisions():
        pass
    t = game.table
    winners = seats_of(t.winners)
    assert winners
    if "points" in game.variants:
        assert max(t.points) >= game.target or all(owner == NO_SEAT for owner in t.owners)
        assert all(t.points[seat] == max(t.points) for seat in winners)
    elif any(has_kingdom(t, seat) for seat in range(t.seats)):
        assert [seat for seat in range(t.seats) if has_kingdom(t, seat)] == winners
    else:
        counts = [regions_of(t, seat).bit_count() for seat in range(t.seats)]
        assert all(counts[seat] == max(counts) for seat in winners)


@any_game(25)
def test_c2_5_every_eye_sees_what_is_public(game):
    for t in game.decisions():
        seats = range(t.seats)
        sizes = [sum(cards_of(t.hands, seat)) for seat in seats]
        for eye in (*seats, PUBLIC):
            seen = CONDOTTIERE.view(t, eye)
            assert [seat.hand_size for seat in seen.seats] == sizes
            assert [list(seat.line) for seat in seen.seats] == [cards_of(t.lines, seat) for seat in seats]
            assert (seen.pile_size, list(seen.discards)) == (sum(t.pile), list(t.discards))
            assert list(seen.hand) == ([] if eye == PUBLIC else cards_of(t.hands, eye))


@any_game(40)
def test_c4_2_only_a_seat_with_cards_that_is_still_in_has_a_turn(game):
    for t in game.decisions():
        question = pending(t)
        if question.rule == "C4.2":
            assert bit(question.seat) & t.fighters & ~t.out
            assert sum(cards_of(t.hands, question.seat)) > 0


@any_game(40)
def test_c5_1_winter_and_spring_are_never_both_in_play(game):
    for t in game.decisions():
        lines = [cards_of(t.lines, seat) for seat in range(t.seats)]
        assert not all(any(line[NAMES.index(season)] for line in lines) for season in ("winter", "spring"))


@any_game(40)
def test_c5_5_the_pope_is_on_no_marked_region_unless_regions_are_captured(game):
    for t in game.decisions():
        assert t.pope == NOWHERE or t.owners[t.pope] == NO_SEAT or "capture" in game.variants


@any_game(25)
def test_c5_8_strength_card_by_card(game):
    for t in game.decisions():
        lines = [
            [name for name, count in zip(NAMES, seat.line, strict=True) for _ in range(count)] for seat in view(t).seats
        ]
        in_play = [card for line in lines for card in line]
        highest = max((int(card) for card in in_play if card.isdigit()), default=0)
        for line, seat in zip(lines, view(t).seats, strict=True):
            sum_of_line = 10 * line.count("heroine") + line.count("courtesan")
            for card in line:
                if card.isdigit():
                    worth = 1 if "winter" in in_play else int(card)
                    worth *= 2 if "drummer" in line else 1
                    sum_of_line += worth + (3 if "spring" in in_play and int(card) == highest else 0)
            assert seat.strength == sum_of_line


@any_game(40)
def test_c6_1_a_region_has_at_most_one_owner(game):
    """A seat of this table, or nobody; more regions change hands only one at a time."""
    before = None
    for t in game.decisions():
        owners = list(t.owners)
        assert all(owner == NO_SEAT or 0 <= owner < t.seats for owner in owners)
        if before is not None and t.battles > 0:
            assert sum(was != now for was, now in zip(before, owners, strict=True)) <= 1
        before = owners if t.battles > 0 else None


@any_game(40)
def test_c7_4_no_game_is_endless(game):
    for t in game.decisions():
        assert t.quiet < 10 * t.seats or t.region == NOWHERE
        assert t.battles <= 300 or t.region == NOWHERE


@any_game(25)
def test_c8_2_nothing_is_known_that_is_not_so(game):
    """Cards known to be in a hand are in it; those known of hand and face-down card are in one of them."""
    for t in game.decisions():
        for eye in (*range(t.seats), PUBLIC):
            for seat, seen in enumerate(CONDOTTIERE.view(t, eye).seats):
                hand = cards_of(t.hands, seat)
                both = hand[:]
                if t.face_down[seat] >= 0:
                    both[t.face_down[seat]] += 1
                assert all(known <= real for known, real in zip(seen.held, hand, strict=True))
                assert all(known <= real for known, real in zip(seen.had, both, strict=True))
                assert all(in_hand <= in_both for in_hand, in_both in zip(seen.held, seen.had, strict=True))


@any_game(40)
def test_c12_1_at_most_one_card_of_a_line_is_face_down(game):
    """One that may be hidden, and only with the variant."""
    for t in game.decisions():
        hidden = {NAMES[card] for card in t.face_down if card >= 0}
        assert hidden <= {"1", "2", "3", "4", "5", "6", "10", "drummer", "heroine", "courtesan"}
        assert not hidden or "hidden" in game.variants


@any_game(40)
def test_every_option_can_be_written_and_read(game):
    offered: set[int] = set()
    for t in game.decisions():
        for seat in range(t.seats):
            offered.update(options(t, seat), asides(t, seat))
    for act in offered:
        assert CONDOTTIERE.catalogue.read(CONDOTTIERE.catalogue.show(act)) == act
