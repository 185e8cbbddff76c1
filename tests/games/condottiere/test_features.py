"""The features of Condottiere say what the rules say."""

from librt.vecs import vec
from mypy_extensions import u8

from condotta.games.condottiere.acts import PLAY, TAKE
from condotta.games.condottiere.cards import BISHOP, KINDS, SCARECROW
from condotta.games.condottiere.encoding import AHEAD_AFTER, COMPLETES, ENCODING, LEAD, LEAD_AFTER, MAY_LEAD, STRENGTHS
from condotta.games.condottiere.game import CONDOTTIERE
from condotta.games.condottiere.map import NOWHERE, REGION_COUNT
from condotta.games.condottiere.strength import strength
from condotta.games.condottiere.table import Table
from condotta.games.condottiere.victory import kingdom_won
from condotta.kernel.encoding import ZERO, Answering
from condotta.kernel.engine import apply, options, pending, sample
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, has


def features_of(t: Table, seat: int) -> list[int]:
    asked = Answering()
    asked.ask(t, ENCODING, seat)
    row = vec[u8]([0] * int(ENCODING.size))
    ENCODING.fill(t, asked, row, 0)
    return [int(number) for number in row]


def lead(t: Table, seat: int) -> int:
    rivals = [other for other in range(int(t.seats)) if other != seat and has(t.fighters, other)]
    return int(strength(t, seat) - max(strength(t, other) for other in rivals))


def test_the_choices_are_few() -> None:
    assert len(ENCODING.choices) == 83
    assert sum(feature.size for feature in ENCODING.features) == ENCODING.size


def test_leads_and_victories_are_those_of_the_rules() -> None:
    """Every card a seat could play or take back is really played on a copy."""
    tried = set()
    for seed in range(30):
        rng = Rng(seed)
        t = CONDOTTIERE.new(2 + seed % 5, {})
        while (decision := pending(t)) is not None:
            seat = decision.seat
            if seat == CHANCE:
                apply(t, seat, sample(t, rng))
                continue
            row = features_of(t, seat)
            choices = options(t, seat)
            assert row[STRENGTHS] == strength(t, seat)
            assert row[LEAD] == ZERO + lead(t, seat)
            for act in choices:
                if (decision.name == "turn" and act > 0) or (decision.name == "take-back" and act < TAKE + 7):
                    kind = act - PLAY if decision.name == "turn" else act - TAKE
                    after = t.clone()
                    # The battle would be over, or a question open, once the turn has been ended: only the lines count.
                    after.stack[-1].answer(after, seat, act)
                    assert row[MAY_LEAD + kind] == 1
                    assert row[LEAD_AFTER + kind] == ZERO + lead(after, seat), t.game.catalogue.show(act)
                    assert row[AHEAD_AFTER + kind] == (lead(after, seat) > 0)
                    tried.add(act)
            if t.region != NOWHERE:
                for region in range(REGION_COUNT):
                    after = t.clone()
                    after.owners[region] = seat
                    if t.owners[region] != seat:
                        assert row[COMPLETES + region] == (kingdom_won(after) == seat)
            apply(t, seat, choices[rng.below(len(choices))])
    assert {PLAY + BISHOP, PLAY + SCARECROW} <= tried
    assert len(tried) == KINDS + 7
