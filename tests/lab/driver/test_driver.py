"""The driver: results in the order of numbers, whoever does them and whatever happens to who does."""

import multiprocessing
import random
from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from condotta.bots.judging import Care
from condotta.cli import main
from condotta.games import GAMES
from condotta.kernel.engine import options as allowed
from condotta.kernel.engine import pending, sample
from condotta.kernel.errors import SetupError
from condotta.kernel.record import Recording
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE
from condotta.lab.driver import Crew, in_order
from condotta.lab.driver.ordering import MOST_NUMBERS, in_turn
from condotta.lab.driver.piece import MOST_LOSSES, Done
from condotta.lab.learning.settings import Settings
from condotta.lab.learning.watching import Watching
from condotta.lab.review import Looking
from tests.lab.driver.tasks import Deadly, Refusing, Squares, Unready, noted

TWO = Crew(workers=2)


class Scrambled:
    """Hands that finish in any order."""

    seconds = 0.25
    ahead = 6

    def __init__(self, each: float) -> None:
        self.each = each
        self.dice = random.Random(1)
        self.out: dict[int, Sequence[int]] = {}
        self.sizes: list[int] = []
        self.most = 0

    def give(self, piece: int, numbers: Sequence[int]) -> None:
        self.out[piece] = numbers
        self.sizes.append(len(numbers))
        self.most = max(self.most, len(self.out))

    def take(self) -> tuple[int, Done]:
        piece = self.dice.choice(list(self.out))
        numbers = self.out.pop(piece)
        return piece, Done([-number for number in numbers], self.each * len(numbers))

    def __enter__(self) -> "Scrambled":
        return self

    def __exit__(self, *_error: Any) -> None: ...


@pytest.mark.parametrize(("seconds", "size"), [(0.0, MOST_NUMBERS), (0.05, 5), (0.1, 2), (9.0, 1)])
def test_results_come_in_order_and_pieces_get_a_good_size(seconds: float, size: int) -> None:
    hands = Scrambled(seconds)
    found = islice(in_turn(hands, count(3)), 8000)
    assert list(found) == [-number for number in range(3, 8003)]
    assert hands.most == Scrambled.ahead
    assert hands.sizes[:6] == [1] * 6
    assert set(hands.sizes[6:]) == {size}


def test_nothing_to_do_is_done_at_once() -> None:
    assert list(in_turn(Scrambled(1), [])) == []


def test_processes_do_what_one_does_each_number_once(tmp_path: Path) -> None:
    task = Squares(str(tmp_path), seconds=0.002)
    found = list(in_order(task, range(300), TWO))
    assert found == [number * number for number in range(300)]
    assert noted(tmp_path) == dict.fromkeys(range(300), 1)
    assert len(list(tmp_path.glob("*.done"))) == 2, "both have worked"
    assert not multiprocessing.active_children()


def test_a_killed_process_costs_only_what_it_was_at(tmp_path: Path) -> None:
    task = Deadly(str(tmp_path), seconds=0.05)
    assert list(in_order(task, range(40), TWO)) == [number * number for number in range(40)]
    times = noted(tmp_path)
    assert set(times) == set(range(40))
    again = {number for number, often in times.items() if often > 1}
    assert again <= {1, 2, 3, 4}, "what its piece had done before number 5"
    assert len(list(tmp_path.glob("*.died"))) == 1


def test_a_number_that_ends_every_process_is_given_up_with_a_sentence(tmp_path: Path) -> None:
    found = in_order(Deadly(str(tmp_path), times=99), range(5, 7), Crew(workers=3))
    with pytest.raises(SetupError, match="game 5 was lost 5 times"):
        next(found)
    assert len(list(tmp_path.glob("*.died"))) == MOST_LOSSES + 1
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("crew", [Crew(), TWO], ids=["alone", "two"])
def test_what_goes_wrong_is_told_where_it_is_due(tmp_path: Path, crew: Crew) -> None:
    found = in_order(Refusing(str(tmp_path)), range(100), crew)
    assert list(islice(found, 7)) == [number * number for number in range(7)]
    with pytest.raises(SetupError, match="0 to 6, not 7"):
        next(found)


def test_an_error_of_a_program_tells_where_it_happened(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="Untold") as caught:
        list(in_order(Refusing(str(tmp_path), sentence=False), range(9), TWO))
    assert "in do\n" in caught.value.__notes__[0]
    with pytest.raises(SetupError, match="no bot “x”"):
        list(in_order(Unready(str(tmp_path)), range(9), TWO))


def test_who_has_enough_ends_the_work(tmp_path: Path) -> None:
    found = in_order(Squares(str(tmp_path), seconds=0.01), count(), TWO)
    assert next(found) == 0
    found.close()
    assert not multiprocessing.active_children()


def test_reviews_and_what_networks_learn_from_are_the_same_with_workers() -> None:
    """A few steps of a review, and games in which a bot is watched."""
    game, options = GAMES["conquest"], {"rounds": 1}
    played = Recording(game, 2, options, {})
    rng = Rng(1)
    while (question := pending(played.table)) is not None:
        acts = allowed(played.table, question.seat)
        played.act(question.seat, acts[rng.below(len(acts))] if question.seat != CHANCE else sample(played.table, rng))
    looking = Looking(game.name, 2, options, played.log, Care(worlds=1, games=1, proposed=2, work=2), 3)
    places = [0, len(looking.steps()) - 1, 1]
    assert list(in_order(looking, places, TWO)) == list(in_order(looking, places))
    watching = Watching(Settings("condottiere", seats=[2], company="random"))
    alone, two = list(in_order(watching, range(3))), list(in_order(watching, range(3), TWO))
    assert alone[0][0].shape[1] == GAMES["condottiere"].encoding.size  # type: ignore[union-attr]
    assert all(len({len(part) for part in game}) == 1 and len(game[2]) > 5 for game in alone)
    assert all((mask[np.arange(len(choice)), choice] == 1).all() for _features, mask, choice in alone)
    for one, other in zip(alone, two, strict=True):
        assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


def test_commands_play_the_same_with_workers(capsys: pytest.CaptureFixture[str]) -> None:
    def told(command: str) -> str:
        assert main(command.split()) == 0
        return capsys.readouterr().out

    laws = "laws condottiere --games 2 --seats 2 --variant hidden"
    assert told(f"{laws} --workers 2") == told(laws)
    assert main(["simulate", "condottiere", "--workers", "0"]) == 2
    assert "at least one process that plays" in capsys.readouterr().err
