"""What steady thinks of, one consideration a test."""

import pytest

from condotta.bots import make_bot
from condotta.bots.driver import choice
from condotta.games.condottiere import CONDOTTIERE
from condotta.games.condottiere.campaign import DiscardHands, Keep, PlaceToken
from condotta.games.condottiere.table import Table
from condotta.kernel.contract import Frame
from condotta.kernel.engine import pending, settle
from condotta.kernel.rng import Rng
from condotta.kernel.seats import bit
from tests.games.condottiere.positions import battle
from tests.games.playing import go

FULL_HAND = "1 1 2 2 3 3 4 4 5 6"


def steady(t: Table) -> str:
    """What it does where it is asked."""
    question = pending(t)
    assert question is not None
    bot = make_bot("steady", CONDOTTIERE)
    return CONDOTTIERE.catalogue.show(choice(t, question.seat, bot, Rng(1)))


def ask(t: Table, frame: Frame[Table]) -> Table:
    """The same table with another question on it."""
    t.stack = [frame]
    settle(t)
    return t


def test_passes_a_battle_it_has_won() -> None:
    assert steady(battle("A: 10, holds 5 6 / B: 3, holds 2, passed / A to play")) == "pass"


def test_takes_a_won_battle_for_the_least_card() -> None:
    assert steady(battle("A: 3, holds 2 6 10 / B: 4, holds 2, passed / A to play")) == "play 2"


def test_leaves_a_battle_that_costs_too_much() -> None:
    assert steady(battle(f"A holds 1 3 4 / B: 10 10 10 drummer, holds {FULL_HAND} / A to play")) == "pass"


def test_gives_everything_for_the_region_that_wins_the_game() -> None:
    text = f"seats 4 / A holds 5 6 10 / B: 10 5, passed, holds {FULL_HAND} / C holds {FULL_HAND}, passed / at siena"
    assert steady(battle(text)) == "pass"
    assert steady(battle(f"{text} / A owns lucca firenze")) == "play 5"


def test_gives_everything_when_it_alone_can_stop_the_leader() -> None:
    text = f"seats 4 / A holds 5 6 10 / B: 10 5, passed, holds {FULL_HAND} / C holds {FULL_HAND}, passed / at siena"
    assert steady(battle(f"{text} / B owns lucca firenze")) == "play 5"


def test_between_two_a_battle_is_worth_the_whole_hand() -> None:
    """B needs two regions more; whatever A saved for later, B would save, too."""
    text = f"A holds 2 2 4 5 6 / B: 10, owns lucca firenze, holds {FULL_HAND} / at torino / A to play"
    assert steady(battle(text)) == "play 2"
    assert steady(battle(f"{text} / C holds {FULL_HAND}, passed")) == "pass"


def test_passes_rather_than_play_a_lead_away() -> None:
    """Only a Winter is left: 1 and 1 would be a tie."""
    assert steady(battle("A: 10, holds winter / B: 1, holds 1 / A to play")) == "pass"


def test_surrenders_while_it_leads() -> None:
    assert steady(battle("A: 10, holds surrender 1 / B: 6, holds 6 6 6 / A to play")) == "play surrender"
    assert steady(battle("A: 6, holds surrender / B: 10, holds 6 6 6 / A to play")) == "pass"


def test_winter_where_it_turns_the_battle() -> None:
    assert steady(battle("A: 1 1 1, holds winter 2 / B: 10 6, passed / A to play")) == "play winter"


def test_a_bishop_where_it_turns_the_battle() -> None:
    assert steady(battle("A: 3, holds bishop 2 / B: 10, passed / A to play")) == "play bishop"


def test_a_drummer_where_it_turns_the_battle() -> None:
    assert steady(battle("A: 6 6, holds drummer 2 / B: 10 10, passed / A to play")) == "play drummer"


def test_does_not_leave_without_a_good_mercenary() -> None:
    t = battle("A: 10 2, holds scarecrow 1 / B: 10 10 6, passed, holds 1 1 1 / A to play")
    assert steady(t) == "play scarecrow"
    assert steady(go(t, "A play scarecrow")) == "take 10"


def test_takes_back_only_what_it_does_not_need() -> None:
    t = battle("A: 10 4, holds scarecrow 1 / B: 6, passed / A to play")
    assert steady(go(t, "A play scarecrow")) == "take 4"
    t = battle("A: 10, holds scarecrow 1 / B: 6, passed / A to play")
    assert steady(go(t, "A play scarecrow")) == "take nothing"


def test_leaves_with_the_token_if_a_courtesan_wins_it() -> None:
    text = "A holds courtesan 1 / B: 10 10 10, holds 5 6 6 / A to play"
    assert steady(battle(text)) == "play courtesan"
    assert steady(battle(f"{text} / B: courtesan")) == "pass"


def test_a_defender_waits() -> None:
    text = "with capture / A owns siena, holds 2 10 / at siena"
    assert steady(battle(f"{text} / B: 1, holds 1 / A to play")) == "pass"
    assert steady(battle(f"{text} / B: 1, passed / A to play")) == "play 2"


def test_a_tie_is_enough_for_a_defender() -> None:
    assert steady(battle("with capture / A: 6, owns siena, holds 2 10 / at siena / B: 6, passed / A to play")) == "pass"


def test_places_the_token_where_it_wins_the_game() -> None:
    t = battle("seats 4 / A owns lucca firenze / B owns torino milano / A holds 1")
    around = ("bologna", "modena", "parma", "roma", "siena", "spoleto", "urbino")
    assert steady(ask(t, PlaceToken())).removeprefix("place ") in around


def test_a_rivals_last_region_is_not_placed() -> None:
    t = battle("seats 4 / A owns napoli / B owns milano venezia / A holds 1")
    assert steady(ask(t, PlaceToken())) in ("place ancona", "place roma", "place spoleto")


def test_the_pope_protects_what_a_rival_needs_to_win() -> None:
    t = go(battle("seats 4 / A holds bishop / B owns torino milano / B holds 1 / at siena"), "A play bishop")
    assert steady(t) in ("pope genova", "pope mantova", "pope modena", "pope parma", "pope venezia")


def test_leaves_with_a_bishop_if_the_pope_can_keep_a_rival_from_winning() -> None:
    """Only Parma makes three connected regions of B's two; without C's marker Milano would, too."""
    text = "seats 4 / A holds bishop 1 / B: heroine heroine, passed, owns torino genova / at siena"
    t = battle(f"{text} / C owns milano")
    assert steady(t) == "play bishop"
    assert steady(go(t, "A play bishop")) == "pope parma"
    assert steady(battle(text)) == "pass"


def test_the_pope_protects_what_it_might_lose() -> None:
    text = "with capture / seats 4 / A holds bishop, owns torino milano / B holds 1 / at siena"
    assert steady(go(battle(text), "A play bishop")) in ("pope torino", "pope milano")


@pytest.mark.parametrize(("hand", "answer"), [("winter scarecrow", "discard"), ("heroine winter", "hold")])
def test_discards_a_hand_without_strength(hand: str, answer: str) -> None:
    assert steady(ask(battle(f"A holds {hand} / B holds 1"), DiscardHands(bit(0)))) == answer


def test_keeps_the_best_two_but_nothing_poor() -> None:
    assert steady(ask(battle("A holds 1 10 heroine scarecrow"), Keep(0))) == "keep 10 heroine"
    assert steady(ask(battle("A holds 1 2 6"), Keep(0))) == "keep 6 nothing"


def test_draws_all_it_may_and_leaves_its_card_face_down() -> None:
    t = battle("with draw hidden / A: (10), holds 1 / B: 1, passed")
    t = go(t, "A pass")
    assert steady(t) == "leave"
    assert steady(go(t, "A leave")) == "draw 3"
