"""The ready-made frames, at work in the bazaar."""

import pytest

from condotta.kernel.catalogue import CODE_BITS
from condotta.kernel.engine import apply, check, options, pending
from condotta.kernel.errors import IllegalAct
from condotta.kernel.rng import Rng
from condotta.kernel.seats import CHANCE, PUBLIC, seats_of
from tests.kernel.bazaar import CATALOGUE, EVENTS, VETO_CARD, Bazaar, Table


def bazaar(hands: str) -> Table:
    """A table at its first window, dealt as told: `veto gem / stone stone / gem gem`."""
    seats = hands.split(" / ")
    t = Bazaar().new(len(seats), {})
    t.events = []
    for seat, cards in zip("abcd", seats, strict=False):
        do(t, f"chance deal {seat} {cards}")
    return t


def do(t: Table, *entries: str) -> None:
    for entry in entries:
        seat, _, text = entry.partition(" ")
        apply(t, CHANCE if seat == "chance" else "ABCD".index(seat), CATALOGUE.read(text))


def told(t: Table) -> list[str]:
    assert t.events is not None
    return [f"{e.key} {' '.join(str(a) for a in e.args[: len(EVENTS[e.key].args)])}".strip() for e in t.events]


def test_deal_refuses_other_counts_and_cards_that_are_not_there() -> None:
    t = Bazaar().new(2, {})
    for text in ("deal a gem", "deal a gem gem gem", "deal b gem gem"):
        with pytest.raises(IllegalAct):
            do(t, f"chance {text}")
    do(t, "chance deal a veto veto")
    with pytest.raises(IllegalAct):
        do(t, "chance deal b veto veto")  # there are three in all


def test_deal_is_written_in_one_way() -> None:
    """A payload that means the same cards once more, as numbers go round, is refused: a log has one text."""
    t = Bazaar().new(2, {})
    act = CATALOGUE.read("deal a veto gem")
    check(t, CHANCE, act)
    with pytest.raises(IllegalAct):
        check(t, CHANCE, act + (4 * 7 * 7 << CODE_BITS))


def test_deal_is_sampled_from_the_whole_pile() -> None:
    t, rng, seen = Bazaar().new(2, {}), Rng(5), set()
    for _i in range(200):
        seen.add(CATALOGUE.show(t.stack[-1].sample(t, rng)))
    assert len(seen) == 6  # every pair of three kinds


def test_window_asks_everyone_and_offers_the_veto_only_to_its_holder() -> None:
    t = bazaar("veto gem / stone stone / gem gem")
    decision = pending(t)
    assert decision is not None and decision.sealed
    assert seats_of(decision.asked) == seats_of(decision.invited) == [0, 1, 2]
    assert [len(options(t, seat)) for seat in range(3)] == [2, 1, 1]


def test_window_tells_nothing_until_all_have_answered() -> None:
    t = bazaar("veto gem / stone stone / gem gem")
    before = {eye: t.game.view(t, eye) for eye in (1, 2, PUBLIC)}
    do(t, "A veto")
    assert {eye: t.game.view(t, eye) for eye in (1, 2, PUBLIC)} == before
    decision = pending(t)
    assert decision is not None and seats_of(decision.invited) == [0, 1, 2]
    with pytest.raises(IllegalAct, match="has answered already"):
        do(t, "A pass")


def test_window_counts_answers_in_order_and_the_later_keep_theirs() -> None:
    """The second lot's window begins with B: its veto counts, A keeps its own, and nobody learns of it."""
    t = bazaar("veto gem / veto gem / gem gem")
    do(t, "C pass", "B pass", "A pass", "A pass", "B pass", "C pass")
    do(t, "A veto", "C pass", "B veto")
    assert told(t)[-1] == "vetoed 1"
    assert t.hands[0 * 3 + VETO_CARD] == 1
    assert t.hands[1 * 3 + VETO_CARD] == 0


def test_auction_goes_clockwise_upwards_and_the_last_one_in_pays() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A pass", "B pass", "C pass")
    do(t, "A bid 2", "B pass", "C bid 4")
    assert CATALOGUE.read("bid 4") not in options(t, 0)
    assert CATALOGUE.read("bid 5") in options(t, 0)
    do(t, "A bid 9")
    with pytest.raises(IllegalAct):
        do(t, "C bid 10")  # it has nine
    do(t, "C pass")
    assert told(t)[-1] == "sold 0 9"
    assert list(t.purses) == [0, 3, 9, 3, 9, 3]


def test_auction_the_last_is_still_asked_when_nobody_has_bid() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A pass", "B pass", "C pass", "A pass", "B pass")
    assert seats_of(t.asked) == [2]
    do(t, "C bid 0")
    assert told(t)[-1] == "sold 2 0"


def test_auction_without_any_bid_is_unsold() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A pass", "B pass", "C pass", "A pass", "B pass", "C pass")
    assert told(t)[-1] == "unsold"


def test_offer_stands_beside_the_question_and_is_accepted_once() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    question = pending(t)
    do(t, "A offer b 5 gold for 2 influence")
    after = pending(t)
    assert question is not None and after is not None and after.asked == question.asked
    do(t, "B accept a 5 gold for 2 influence")
    assert list(t.purses) == [4, 5, 14, 1, 9, 3]
    with pytest.raises(IllegalAct):
        do(t, "B accept a 5 gold for 2 influence")


def test_offer_changed_meanwhile_is_not_accepted_by_mistake() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A offer b 5 gold for 2 influence", "A offer b 1 gold for 3 influence")
    with pytest.raises(IllegalAct):
        do(t, "B accept a 5 gold for 2 influence")
    assert list(t.purses) == [9, 3] * 3


def test_offer_can_be_withdrawn_and_refused() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A offer b 5 gold", "A withdraw b", "C offer b 1 gold", "B refuse c")
    for entry in ("B accept a 5 gold", "B accept c 1 gold", "A withdraw b", "B refuse c"):
        with pytest.raises(IllegalAct):
            do(t, entry)


def test_offer_lapses_at_its_moment() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A offer b 5 gold until lot", "A offer c 1 gold")
    do(t, "A pass", "B pass", "C pass", "A pass", "B pass", "C pass")
    with pytest.raises(IllegalAct):
        do(t, "B accept a 5 gold until lot")
    do(t, "C accept a 1 gold")


def test_acceptance_checks_both_purses_again() -> None:
    t = bazaar("gem gem / gem gem / stone stone")
    do(t, "A offer b 9 gold", "A offer c 9 gold", "B accept a 9 gold")
    with pytest.raises(IllegalAct):
        do(t, "C accept a 9 gold")
    do(t, "C offer a 1 gold for 1 influence", "A offer c 3 influence", "C accept a 3 influence")
    with pytest.raises(IllegalAct):
        do(t, "A accept c 1 gold for 1 influence")


@pytest.mark.parametrize("nobody", [-1, 2, CHANCE, PUBLIC])
def test_no_aside_of_one_who_sits_nowhere(nobody: int) -> None:
    """Not of chance either: it is refused in a sentence, before the game is asked about a seat that it has not."""
    t = bazaar("gem gem / gem gem")
    do(t, "A offer b 1 gold")
    for text in ("offer b 1 gold", "accept a 1 gold", "refuse a", "withdraw b"):
        with pytest.raises(IllegalAct):
            check(t, nobody, CATALOGUE.read(text))


def test_no_aside_when_the_game_is_over() -> None:
    t = bazaar("gem gem / gem gem")
    while pending(t) is not None:
        decision = pending(t)
        assert decision is not None
        apply(t, decision.seat, options(t, decision.seat)[0])
    with pytest.raises(IllegalAct, match="The game is over"):
        do(t, "A offer b 1 gold")
