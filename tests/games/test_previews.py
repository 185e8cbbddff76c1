"""What an option would do, told before it is taken: what is certain happens, chances add up, nothing hidden is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from condotta.games import GAMES
from condotta.games.condottiere.table import Table as CondottiereTable
from condotta.games.conquest import CONQUEST
from condotta.games.princes import PRINCES
from condotta.games.princes.chances import IMPOSSIBLE, ROLLS
from condotta.games.princes.war import Roll
from condotta.kernel.contract import Event, Table
from condotta.kernel.engine import apply, options, pending, sample, take_events
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.words import Words, languages
from tests.games.conquest.positions import position

CONDOTTIERE = GAMES["condottiere"]
SETUPS: list[dict[str, object]] = [{}, {"variants": ["hidden"]}, {"variants": ["capture"]}, {"variants": ["draw"]}]


def random_game(game: str, seats: int, setup: dict[str, object], seed: int, least: int = 0) -> Any:
    """A random game, stopped at each question that somebody is asked: the table and the one who is asked first."""
    rng = Rng(seed)
    t = GAMES[game].new(seats, setup)
    while (decision := pending(t)) is not None:
        if decision.seat == CHANCE:
            apply(t, CHANCE, sample(t, rng))
            continue
        yield t, decision.seat
        choices = options(t, decision.seat)
        apply(t, decision.seat, choices[rng.below(len(choices))])


def happens(t: Table, seat: int, act: int) -> tuple[Table, list[Event]]:
    world = t.clone()
    world.events = []
    apply(world, seat, act)
    return world, take_events(world)


# Condottiere


def strengths(t: Table) -> list[int]:
    return [one.strength for one in CONDOTTIERE.view(t, 0).seats]  # type: ignore[attr-defined]


def goes_on(world: Table) -> list[Event]:
    """The questions that a card or a pass asks, answered with nothing more, until the turn goes on."""
    events: list[Event] = []
    while (decision := pending(world)) is not None and decision.name in ("pope", "take-back", "leave"):
        nothing = options(world, decision.seat)[0 if decision.name == "leave" else -1]
        world.events = []
        apply(world, decision.seat, nothing)
        events += take_events(world)
    return events


@pytest.mark.parametrize("setup", SETUPS)
def test_in_condottiere_what_a_preview_says_is_what_happens(setup: dict[str, object]) -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        for t, seat in random_game("condottiere", 2 + seed % 3, setup, seed):
            for act, events in CONDOTTIERE.previews(t, seat).items():
                told.update(event.key for event in events)
                holds_in_condottiere(t, seat, act, events)
    assert {"strength", "removes", "leads", "behind", "takes-back"} <= told.keys()
    if setup != {"variants": ["hidden"]}:
        assert "ends-won" in told


def holds_in_condottiere(t: CondottiereTable, seat: int, act: int, told: list[Event]) -> None:
    before, count = strengths(t), t.battles
    world, events = happens(t, seat, act)
    events += goes_on(world)
    assert isinstance(world, CondottiereTable)
    ends = [event for event in told if event.key.startswith("ends-")]
    fought = {"battle-won": "ends-won", "battle-tied": "ends-tied", "defender-keeps": "ends-kept"}
    if ends:
        (result,) = [event for event in events if event.key in fought]
        assert ends[0].key.removesuffix("-final") == fought[result.key]
        if not ends[0].key.endswith("-final"):
            assert ends[0].args == result.args
        return
    if any(event.key in fought for event in events) or world.battles != count:
        # A card that lies face down decides, or nobody is left who could play: only Surrender and a last pass say so.
        return
    after = before[:]
    for event in told:
        if event.key == "strength":
            other, was, now, _rest = event.args
            assert before[other] == was
            after[other] = now
    if CONDOTTIERE.catalogue.verb(act).name in ("play", "take", "turn-up"):
        assert strengths(world) == after


# Conquest


def test_in_conquest_what_is_certain_happens_and_chances_add_up() -> None:
    told: Counter[str] = Counter()
    ends = {"beats": 1, "surely-beats": 1, "captures": 1, "both-beaten": 0, "is-beaten": -1, "surely-beaten": -1}
    for seed in range(3):
        for moves, (t, seat) in enumerate(random_game("conquest", 2, {"rounds": 60}, seed)):
            if moves > 700:
                break
            for act, (event,) in CONQUEST.previews(t, seat).items():
                told[event.key] += 1
                _world, events = happens(t, seat, act)
                (fight,) = [one for one in events if one.key == "fights"]
                lost = [one.args[0] for one in events if one.key == "beaten"]
                result = {(True, False): -1, (False, True): 1, (True, True): 0, (False, False): 1}[
                    (seat in lost, fight.args[2] in lost)
                ]
                if event.key == "chances":
                    wins, both, loses, _rest = event.args
                    assert wins + both + loses == 100
                    assert min(wins, both, loses) >= 0
                    assert max(wins, both, loses) < 100
                    assert {1: wins, 0: both, -1: loses}[result] > 0
                else:
                    assert ends[event.key] == result
    assert told["chances"] and told["beats"] and told["is-beaten"]


def test_in_conquest_a_certain_loss_is_told_and_nothing_without_the_memory_aid() -> None:
    t = position("A: spy sh.a flag sol.c / B: baron sh.b flag nor.c / A to move 2")
    act = CONQUEST.catalogue.read("move sh.a sh.b")
    (event,) = CONQUEST.previews(t, 0)[act]
    assert event.key == "chances"
    t.memory = False
    assert CONQUEST.previews(t, 0) == {}


# Princes


def test_in_princes_the_chances_of_a_war_are_those_of_all_rolls() -> None:
    """Every roll of both pairs of dice is carried out, without anybody who could roll again."""
    seen = 0
    for seed in range(12):
        for t, _seat in random_game("princes", 3, {}, seed):
            for act in options(t, _seat):
                world = t.clone()
                apply(world, _seat, act)
                if world.stack and isinstance(world.stack[-1], Roll) and world.asked:
                    counted = count_rolls(world)
                    if counted is not None:
                        war = PRINCES.view(world, 0).war
                        assert war is not None
                        assert war.chances == counted
                        seen += 1
        if seen >= 3:
            return
    raise AssertionError("no war was fought")


def count_rolls(t: Table) -> tuple[int, int, int] | None:
    """The attacker wins, nobody does, the defender wins; None where somebody may have the dice rolled again."""
    found = [0, 0, 0]
    for dice in range(36):
        world = rolled(t, dice)
        if world is None:
            return None
        ends = outcome_of(world)
        if ends is not None:
            found[ends] += 36
            continue
        for second in range(36):
            again = rolled(world, second)
            ends = None if again is None else outcome_of(again)
            assert ends is not None
            found[ends] += 1
    return found[0], found[1], found[2]


def rolled(t: Table, dice: int) -> Table | None:
    world = t.clone()
    world.events = []
    apply(world, CHANCE, PRINCES.catalogue.read(f"roll {dice // 6 + 1} {dice % 6 + 1}"))
    decision = pending(world)
    return None if decision is not None and decision.name == "ludovico" else world


def outcome_of(world: Table) -> int | None:
    events = {event.key: event.args for event in world.events or []}
    if "war-drawn" in events:
        return 1
    if "war-won" not in events:
        return None
    rolls = [event for event in world.events or [] if event.key == "rolls"]
    return 0 if events["war-won"][0] == rolls[-1].args[0] else 2


def test_in_princes_hopes_are_chances_and_only_of_those_who_may_fight() -> None:
    seen = 0
    for seed in range(4):
        for t, seat in random_game("princes", 4, {}, seed):
            war = PRINCES.view(t, seat).war
            for fighter, row in enumerate(war.hopes if war else ()):
                assert len(row) == 5
                assert row[fighter + 1] == IMPOSSIBLE
                assert all(hope == IMPOSSIBLE or 0 <= hope <= ROLLS for hope in row)
                if PRINCES.view(t, seat).seats[fighter].troops == 0:
                    assert set(row) == {IMPOSSIBLE}
                seen += 1
    assert seen


# In words


@pytest.mark.parametrize("lang", languages())
def test_every_preview_is_a_sentence(lang: str) -> None:
    for name, game in GAMES.items():
        words = Words(game, lang)
        for key, spec in game.ahead.items():
            said = words.ahead([Event(key, 1, *[1] * 4)])
            assert said.endswith(".") and "{" not in said, (name, key)
            assert len(spec.args) <= 4
