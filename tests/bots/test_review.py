"""The review of a game: it adds up, it is the same again, and it holds nothing that a seat could not know."""

import random
from typing import Any

import msgspec
import pytest

from condotta.bots.judging import CERTAIN, Care, Judge, Judged, Judgement, NetworkJudge, SearchJudge
from condotta.bots.learned import Learned
from condotta.bots.review import (
    MOST_TOLD,
    Found,
    Gain,
    Standing,
    Step,
    Tell,
    Verdict,
    look,
    review,
    steps_of,
    tell_review,
)
from condotta.games import GAMES
from condotta.games.condottiere.acts import PLAY
from condotta.games.condottiere.cards import BISHOP, KINDS
from condotta.games.condottiere.table import Table as CondottiereTable
from condotta.kernel.contract import Game, Table
from condotta.kernel.engine import apply, options, pending, replay, sample
from condotta.kernel.errors import SetupError
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, has, seats_of
from condotta.search import Effort

from .small_network import small_network

LITTLE = Care(worlds=2, games=2, proposed=2, work=2)
Log = list[tuple[int, int]]


def quick_judge(game: Game[Any]) -> Judge:
    if game.name == "conquest":
        return SearchJudge(LITTLE, game, Effort(2, width=3))
    return NetworkJudge(LITTLE, Learned(game, small_network(game)))


def random_log(game: Game[Any], seats: int, seed: int) -> Log:
    t, rng, log = game.new(seats, {}), Rng(seed), Log()
    while (decision := pending(t)) is not None:
        seat = decision.seat
        allowed = options(t, seat)
        act = sample(t, rng) if seat == CHANCE else allowed[rng.below(len(allowed))]
        log.append((seat, act))
        apply(t, seat, act)
    return log


@pytest.mark.parametrize(("name", "seats"), [("condottiere", 3), ("princes", 3), ("conquest", 2)])
def test_a_review_adds_up_and_agrees_with_the_engine(name: str, seats: int) -> None:
    """A few steps of a random game, in any order, each at a table of its own, as processes share them."""
    game = GAMES[name]
    log, judge, dice = random_log(game, seats, 2), quick_judge(game), random.Random(1)
    steps = steps_of(game, seats, {}, log)
    standing = [step for step in steps if step.seat is None]
    chosen = [*standing[:4], *dice.sample([step for step in steps if step.seat is not None], 12)]
    dice.shuffle(chosen)
    found: list[Found] = []
    for step in chosen:
        t = replay(game.new(seats, {}), log[: step.place])
        found.append(look(t, step, judge, 7))
        check_step(t, step, found[-1])
        check_secrets(t, step, found[-1], judge, dice.randrange(1000))
    told = tell_review(replay(game.new(seats, {}), log), found, len(log), 7)
    end = replay(game.new(seats, {}), log)
    for seat, (line, account) in enumerate(zip(told.lines, told.accounts, strict=True)):
        assert [point.place for point in line] == sorted(point.place for point in line)
        assert all(0 <= point.chance <= CERTAIN for point in line)
        assert account.first - account.lost + account.luck + account.others == account.result == line[-1].chance
        assert (account.result > 0) == has(end.winners, seat)
    assert sum(account.result for account in told.accounts) >= CERTAIN - len(seats_of(end.winners))
    assert len(told.costly) <= MOST_TOLD >= len(told.lucky) and told.judged == 12


def check_step(t: Table, step: Step, found: Found) -> None:
    if isinstance(found, Standing):
        assert step.seat is None and len(found.chances) == t.seats
        assert found.by_chance == has(t.asked, CHANCE)
        return
    assert found.seat == step.seat and found.act == step.act
    assert {found.act, found.best} <= {*options(t, found.seat)} and 0 <= found.chance + found.loss <= CERTAIN
    assert (found.loss > 0) == (found.best != found.act)
    assert found.tells == () or found.best in t.game.previews(t, found.seat)


def check_secrets(t: Table, step: Step, found: Found, judge: Judge, seed: int) -> None:
    """The law of views: in a world that a seat cannot tell from the real one, every byte is the same."""
    for seat in range(int(t.seats)) if step.seat is None else [step.seat]:
        world = t.game.determinize(t, seat, Rng(seed))
        there = look(world, step, judge, 7)
        if isinstance(found, Standing) and isinstance(there, Standing):
            assert found.chances[seat] == there.chances[seat]
        else:
            assert msgspec.json.encode(found) == msgspec.json.encode(there)


def test_the_same_record_and_seed_give_the_same_review() -> None:
    game = GAMES["condottiere"]
    log, judge = random_log(game, 2, 5), quick_judge(game)
    one, same, other = (review(game, 2, {}, log, judge, seed) for seed in (3, 3, 4))
    assert one == same != other
    assert one.judged > 20 and len(one.costly) > 0


class Sure(Judge):
    """One that always knows a better act: the one it was made with."""

    def __init__(self, act: int) -> None:
        super().__init__(Care(), 1)
        self.act = act

    def judge(self, t: Table, seat: int, seed: int, also: Any = ()) -> Judgement:
        better, worse = {"regions": 25, "score": 1}, {"regions": 12, "score": 9}
        return Judgement((Judged(self.act, 700, 0, 0, better), Judged(also[0], 400, 300, 20, worse)))

    def standing(self, t: Table, seat: int, seed: int) -> int:
        return 500

    propose = imagine = play_on = None  # type: ignore[assignment]


def battle() -> tuple[CondottiereTable, int]:
    """A battle in which three 10s lie, and whose turn it is to play a Bishop."""
    game = GAMES["condottiere"]
    t, rng = game.new(2, {}), Rng(3)
    while (decision := pending(t)) is not None and decision.name != "turn":
        apply(t, decision.seat, sample(t, rng) if decision.seat == CHANCE else options(t, decision.seat)[0])
    assert isinstance(t, CondottiereTable) and decision is not None
    t.lines[(1 - decision.seat) * KINDS + 6] = 3
    t.hands[decision.seat * KINDS + BISHOP] = 1
    return t, decision.seat


def test_the_reason_is_what_the_better_act_would_have_done() -> None:
    t, seat = battle()
    found = look(t, Step(9, seat, 0), Sure(PLAY + BISHOP), 1)
    assert isinstance(found, Verdict)
    assert (found.chance, found.loss, found.act, found.best) == (400, 300, 0, PLAY + BISHOP)
    assert Tell("removes", (6, 3, 0, 0)) in found.tells
    assert found.gain == Gain("regions", 25, 12)


def test_what_the_better_act_would_not_do_is_no_reason() -> None:
    t, seat = battle()
    t.lines[(1 - seat) * KINDS + 6] = 0
    found = look(t, Step(9, seat, 0), Sure(PLAY + BISHOP), 1)
    assert isinstance(found, Verdict) and found.tells == () and found.gain is not None


def test_what_is_within_doubt_is_no_loss() -> None:
    t, seat = battle()
    found = look(t, Step(9, seat, PLAY + BISHOP), Sure(PLAY + BISHOP), 1)
    assert found == Verdict(9, seat, PLAY + BISHOP, 700, 0, PLAY + BISHOP)


def test_luck_is_what_changed_where_chance_decided() -> None:
    t = replay(GAMES["condottiere"].new(2, {}), random_log(GAMES["condottiere"], 2, 5))
    winner = seats_of(t.winners)[0]
    chances = {0: (500, 500), 3: (600, 400), 9: (300, 700), 11: (350, 650)}
    found: list[Found] = [Standing(place, both, place in (0, 9)) for place, both in chances.items()]
    found += [Verdict(4, 0, 1, 550, 80, 2), Verdict(11, 1, 1, 600, 0, 1)]
    told = tell_review(t, found, 20, 1)
    assert [(luck.place, luck.seat, luck.change) for luck in told.lucky] == [
        (0, 0, 100),
        (0, 1, -100),
        (9, 0, 50),
        (9, 1, -50),
    ]
    assert [(one.lost, one.luck) for one in told.accounts] == [(80, 150), (0, -150)]
    assert told.accounts[winner].result == CERTAIN and [one.place for one in told.costly] == [4]
    assert [(point.place, point.chance) for point in told.lines[0][1:4]] == [(3, 600), (4, 630), (5, 550)]


def test_a_game_that_is_not_over_or_too_long_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["condottiere"]
    log = random_log(game, 2, 5)
    with pytest.raises(SetupError, match="that is over"):
        steps_of(game, 2, {}, log[:-1])
    monkeypatch.setattr("condotta.bots.review.MOST_STEPS", 10)
    with pytest.raises(SetupError, match="10"):
        steps_of(game, 2, {}, log)
