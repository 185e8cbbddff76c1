"""P5 War."""

import pytest

from condotta.games.princes import PRINCES
from condotta.kernel.contract import HIDDEN
from condotta.kernel.engine import seen
from condotta.kernel.seats import PUBLIC

from ..playing import asked, go, heard, keys, may, refusal, view
from .positions import position
from .reading import discards, hand, home, laurels, purse, status


def test_p5_worked_case_venice_attacks_rome():
    """Venice (6) attacks Rome (5). Baglioni with Swiss Mercenaries bids 6 and pays 4; d'Este pays 4; 6 gold on
    Perugia, 5 on Ferrara. The Cavalry bribed: 1 + 5 = 6 against 5 + 1 = 6, not beaten. Strike back:
    4 + 6 = 10 against 3 + 2 = 5: double, Rome +2, Venice -2, laurel to d'Este."""
    t = position(
        """A baglioni, owns swiss-mercenaries, troops cavalry pike / B d-este, troops artillery fortification
        B holds bribe-troops / C malatesta, troops light-infantry, to act / D gonzaga / status venice 6 rome 5"""
    )
    go(t, "C war venice rome", "ABCD pass")
    go(t, "C bid 5", "A bid 6", "B pass", "C pass")
    assert (purse(t, "A"), home(t, "A")) == ((40, 8), 6)
    go(t, "C bid 3", "B bid 4", "C pass")
    assert (purse(t, "B"), home(t, "B")) == ((40, 8), 5)
    assert asked(t) == "A P5.7"
    go(t, "A pass", "B bribe a cavalry", "B pass")
    rolled = heard(t, "public", "chance roll 5 1")
    assert [event.args for event in rolled if event.key == "compares"] == [(0, 6, 3, 6)]
    assert asked(t) == "chance P5.8"
    struck = heard(t, "public", "chance roll 2 6")
    assert [event.args for event in struck if event.key == "compares"] == [(3, 10, 0, 5)]
    assert (status(t, "rome", "venice"), laurels(t)) == ([7, 4], [0, 1, 0, 0])
    assert asked(t) == "D P3.1"


def test_p5_worked_case_without_swiss_mercenaries_five():
    """Baglioni alone bids 6 and pays 5."""
    t = position("A baglioni, troops pike / B / C")
    go(t, "A war venice rome", "ABC pass", "A bid 6")
    assert purse(t, "A") == (40, 7)


def fought(text, *entries):
    """A war of Venice against Rome that nobody vetoes."""
    t = position(text)
    return go(t, "A war venice rome", "".join("ABCDEF"[: int(t.seats)]) + " pass", *entries)


def test_p5_1_the_counter_moves_also_if_vetoed():
    """From 1 to 2."""
    t = go(position("A / B holds veto / C / wars 1"), "A war venice rome", "A pass", "B veto", "C pass")
    assert (view(t).wars, asked(t)) == (2, "B P3.1")


def test_p5_1_two_different_cities():
    """Venice cannot attack itself."""
    t = position("A / B / C")
    assert refusal(t, "A war venice venice") == "P3.1 two-different-cities"
    assert len(may(t, "A", "war")) == 20


def test_p5_2_every_seat_is_asked_in_secret():
    """Also one without a veto; nobody sees who has answered, nor what."""
    t = go(position("A / B holds veto / C owns lorenzo-medici / D"), "A war venice rome")
    assert asked(t) == "ABCD P5.2"
    assert [may(t, seat) for seat in "ABCD"] == [["pass"], ["pass", "veto"], ["pass", "lorenzo"], ["pass"]]
    before = {eye: view(t, eye) for eye in ("A", "C", "public")}
    veto = PRINCES.catalogue.read("veto")
    assert [seen(t, 1, veto, eye) for eye in (0, 1, 2, PUBLIC)] == [HIDDEN, veto, HIDDEN, HIDDEN]
    assert heard(t, "public", "B veto") == []
    assert {eye: view(t, eye) for eye in before} == before
    assert refusal(t, "D veto") == "P5.2 no-veto"


def test_p5_2_the_first_clockwise_from_the_active_seat_uses_its_veto():
    """B is active; C comes before A, and A keeps its Veto and its secret."""
    t = go(position("A holds veto / B to act / C owns lorenzo-medici"), "B war venice rome", "A veto", "C lorenzo")
    assert keys(heard(t, "public", "B pass"))[:2] == ["lorenzo-vetoes", "turn"]
    assert (hand(t, "A"), view(t).seats[2].turned[8], view(t).war) == ("veto", 1, None)


def test_p5_2_the_active_seat_counts_first():
    """A vetoes its own war."""
    t = go(position("A holds veto / B owns lorenzo-medici / C"), "A war venice rome", "A veto", "B lorenzo", "C pass")
    assert (discards(t), view(t).seats[1].turned[8]) == ("veto", 0)


def test_p5_2_naming_which_if_it_has_both():
    """Lorenzo once per decade."""
    t = go(position("A holds veto, owns lorenzo-medici / B / C"), "A war venice rome")
    assert may(t, "A") == ["pass", "veto", "lorenzo"]
    go(t, "A lorenzo", "BC pass", "A pass", "B war venice rome")
    assert may(t, "A") == ["pass", "veto"]


def test_p5_3_only_seats_with_a_troop_the_active_first():
    """A begins, B has no troop, C answers; the opening may be 0."""
    t = fought("A troops pike / B / C troops pike")
    assert (asked(t), may(t, "A")[:2]) == ("A P5.3", ["pass", "bid 0"])
    go(t, "A bid 0")
    assert asked(t) == "C P5.3"


def test_p5_3_the_active_seat_may_pass():
    """Then C may take it."""
    assert asked(fought("A troops pike / B / C troops pike", "A pass")) == "C P5.3"


def test_p5_3_without_a_troop_the_next_clockwise_begins():
    """A has none, C is the first that has."""
    assert asked(fought("A / B / C troops pike / D troops pike")) == "C P5.3"


def test_p5_3_the_attacker_s_winner_is_out_of_the_second_auction():
    """A fights for Venice; only C is asked about Rome."""
    t = fought("A troops pike / B / C troops pike", "A bid 0", "C pass")
    assert asked(t) == "C P5.3"
    go(t, "C pass")
    assert view(t).war.condottieri == (0, -1)


def test_p5_3_the_active_seat_opens_the_defender_s_auction_too():
    """B fights for Venice, A begins about Rome; where A fights for Venice, B does."""
    t = fought("A troops pike / B troops pike / C troops pike", "A bid 0", "B bid 1", "C pass", "A pass")
    assert (view(t).war.condottieri, asked(t)) == ((1, -1), "A P5.3")
    t = fought("A troops pike / B troops pike / C troops pike", "A bid 0", "B pass", "C pass")
    assert (view(t).war.condottieri, asked(t)) == ((0, -1), "B P5.3")


def test_p5_3_in_influence():
    """A pays 5."""
    assert purse(fought("A troops pike / B / C", "A bid 5"), "A") == (40, 7)


def test_p5_4_no_taker_on_both_sides():
    """Nothing more happens; nobody is paid."""
    t = fought("A troops pike / B / C", "A pass", "A pass")
    assert (asked(t), status(t, "venice", "rome"), home(t, "A"), view(t).wars) == ("B P3.1", [7, 5], 0, 1)


def test_p5_4_nobody_has_a_troop():
    """Nobody is asked."""
    assert asked(fought("A / B / C")) == "B P3.1"


def test_p5_4_the_other_city_fights_with_3_and_3():
    """Rome has no taker: 0 + 4 against 3 + 1, then 3 + 2 against 2 + 2: Rome wins, no laurel."""
    t = fought("A troops pike / B / C", "A bid 0", "A pass")
    first = heard(t, "public", "chance roll 4 1")
    assert [event.args for event in first if event.key == "compares"] == [(0, 4, 3, 4)]
    second = heard(t, "public", "chance roll 2 2")
    assert [event.args for event in second if event.key == "compares"] == [(3, 5, 0, 4)]
    assert (status(t, "venice", "rome"), laurels(t)) == ([6, 6], [0, 0, 0])


def test_p5_4_the_attacker_too_may_be_a_city_nobody_fights_for():
    """Venice has no taker and attacks Rome with 3: 3 + 2 against 2 + 2."""
    t = fought("A troops pike / B / C", "A pass", "A bid 0")
    assert (view(t).war.condottieri, asked(t)) == ((-1, 0), "A P5.7")
    rolled = heard(t, "public", "A pass", "chance roll 2 2")
    assert [event.args for event in rolled if event.key == "compares"] == [(0, 5, 3, 4)]
    assert (status(t, "venice", "rome"), laurels(t), home(t, "A")) == ([8, 4], [0, 0, 0], 5)


def test_p5_5_pay_is_put_on_the_home_city_before_any_fighting():
    """The present status of the city; not in the purse."""
    t = fought("A troops pike / B / C troops pike / status venice 9", "A bid 0", "C pass")
    assert (home(t, "A"), purse(t, "A")) == (9, (40, 12))
    go(t, "C bid 0")
    assert (home(t, "C"), asked(t)) == (5, "A P5.7")


def test_p5_6_the_pope_s_owner_may_join_a_side():
    """Bare values, no pay, no laurel: 0 + 3 Artillery + 1 against 3 + 2."""
    t = fought("A troops pike / B is pope, d-este, troops artillery / C", "A bid 0", "B pass", "B pass")
    assert (asked(t), may(t, "B")) == ("B P5.6", ["pass", "league attacker", "league defender"])
    go(t, "B league attacker", "A pass", "B pass")
    rolled = heard(t, "public", "chance roll 3 2")
    assert [event.args for event in rolled if event.key == "compares"] == [(0, 6, 3, 5)]
    assert (laurels(t), home(t, "B")) == ([1, 0, 0], 0)


def test_p5_6_also_beside_a_city_nobody_fights_for():
    """Rome: 3 and Fortification 3."""
    t = fought("A troops pike / B is pope, troops fortification / C", "A bid 0", "B pass", "B pass")
    go(t, "B league defender", "A pass", "B pass")
    rolled = heard(t, "public", "chance roll 1 1")
    assert [event.args for event in rolled if event.key == "compares"] == [(0, 1, 3, 7)]


def test_p5_6_declining_keeps_the_right_joining_uses_it():
    """Once per decade."""
    t = fought("A troops pike / B is pope, troops artillery / C", "A bid 0", "B pass", "B pass", "B pass", "A pass")
    go(t, "chance roll 6 1", "B pass", "C war venice rome", "ABC pass", "A bid 0", "B pass", "B pass")
    assert asked(t) == "B P5.6"
    go(t, "B league attacker", "A pass", "B pass", "chance roll 6 1")
    go(t, "A war venice rome", "ABC pass", "A bid 0", "B pass", "B pass")
    assert asked(t) == "A P5.7"


@pytest.mark.parametrize("pope", ["B is pope", "A is pope"])
def test_p5_6_not_without_a_troop_nor_as_a_condottiere(pope):
    """The question is not asked."""
    text = f"A troops pike / {pope} / B / C"
    assert asked(fought(text, "A bid 0")) == "A P5.7"


def test_p5_6_nor_as_the_defender_s_condottiere():
    """B, the Pope's owner, fights for Rome itself."""
    t = fought("A troops pike / B is pope, troops artillery / C", "A bid 0", "B pass", "B bid 0")
    assert (view(t).war.condottieri, asked(t)) == ((0, 1), "A P5.7")


def test_p5_6_once_per_decade_and_in_the_next_again():
    """B joined in decade I and has won the Pope again in decade II."""
    t = fought("A troops pike / B is pope, troops artillery / C / open gozzoli", "A bid 0", "B pass", "B pass")
    go(t, "B league attacker", "A pass", "B pass", "chance roll 6 1", "B auction gozzoli", "B bid 0", "CA pass")
    assert (view(t).decade, view(t).league_used) == (1, False)
    go(t, "C auction pope", "CA pass", "B bid 0", "A war venice rome", "ABC pass", "A bid 0", "B pass", "B pass")
    assert asked(t) == "B P5.6"


def test_p5_7_attacker_then_defender_then_the_league():
    """Each is asked even without a tile."""
    t = fought(
        "A troops pike / B troops pike / C is pope, troops artillery",
        "A bid 0",
        "B pass",
        "C pass",
        "B bid 0",
        "C pass",
    )
    go(t, "C league attacker")
    assert asked(t) == "A P5.7"
    assert asked(go(t, "A pass")) == "B P5.7"
    assert asked(go(t, "B pass")) == "C P5.7"
    assert asked(go(t, "C pass")) == "chance P5.8"


def test_p5_7_any_number_against_any_unbribed_troop_own_ones_too():
    """The League's troops are in the war, those of others are not."""
    t = fought(
        """A troops pike, holds bribe-troops bribe-troops / B troops cavalry
        C is pope, troops artillery / D troops pike""",
        "A bid 0", "BCD pass", "B bid 0", "CD pass", "C league attacker",
    )  # fmt: skip
    assert may(t, "A") == ["pass", "bribe a pike", "bribe b cavalry", "bribe c artillery"]
    go(t, "A bribe b cavalry")
    assert may(t, "A") == ["pass", "bribe a pike", "bribe c artillery"]
    assert refusal(t, "A bribe d pike") == "P5.7 cannot-bribe"
    go(t, "A bribe a pike", "A pass")
    assert may(t, "B") == ["pass"]
    assert (discards(t), view(t).war.bribed) == ("bribe-troops bribe-troops", (4, 16, 0, 0))


def test_p5_7_what_was_tied_to_the_troop_is_lost():
    """The Pike is bribed: Swiss Mercenaries add nothing."""
    t = fought("A owns swiss-mercenaries, troops pike, holds bribe-troops / B / C", "A bid 0")
    go(t, "A bribe a pike", "A pass")
    rolled = heard(t, "public", "chance roll 1 6")
    assert [event.args for event in rolled if event.key == "compares"] == [(0, 1, 3, 9)]


def test_p5_7_for_the_whole_war_and_no_longer():
    """The Pike that was bribed fights again in the next war: 0 + 1 against 3 + 6, then 3 + 1 against 2 + 6."""
    t = fought("A troops pike, holds bribe-troops / B / C", "A bid 0", "A bribe a pike", "A pass", "chance roll 1 6")
    go(t, "chance roll 6 1", "BC pass", "A war venice rome", "ABC pass", "A bid 0", "A pass", "chance roll 1 6")
    struck = heard(t, "public", "chance roll 6 1")
    assert [event.args for event in struck if event.key == "compares"] == [(3, 4, 0, 8)]


def test_p5_8_higher_wins_at_once():
    """No counter-attack."""
    t = fought("A troops cavalry / B / C", "A bid 0", "A pass")
    go(t, "chance roll 4 2")
    assert (status(t, "venice", "rome"), laurels(t), asked(t)) == ([8, 4], [1, 0, 0], "B P3.1")


def test_p5_8_the_counter_attack_may_fail_too():
    """0 + 1 against 3 + 1; 3 + 1 against 2 + 2: drawn, nothing changes."""
    t = fought("A troops pike / B / C", "A bid 0", "A pass", "chance roll 1 1")
    assert "war-drawn" in keys(heard(t, "public", "chance roll 2 1"))
    assert (status(t, "venice", "rome"), laurels(t), home(t, "A")) == ([7, 5], [0, 0, 0], 7)


@pytest.mark.parametrize(
    ("seat", "strikes", "resists"),
    [
        ("A d-este, troops artillery", 4, 2),
        ("A baglioni, troops artillery", 3, 1),
        ("A d-este, troops pike", 0, 2),
        ("A owns genoese-crossbow, troops crossbow", 1, 2),
        ("A owns genoese-crossbow, troops pike", 0, 2),
        ("A owns swiss-mercenaries, troops pike", 1, 3),
        ("A owns armourer, troops cavalry", 3, 1),
        ("A owns spanish-infantry, troops light-infantry", 2, 1),
        ("A owns caterina-sforza, troops pike", 0, 4),
        ("A baglioni, troops light-infantry crossbow pike fortification cavalry artillery", 7, 8),
    ],
)
def test_p5_9_values(seat, strikes, resists):
    """Troops and what is tied to them: as attacker, and struck back."""
    t = fought(f"{seat} / B / C", "A bid 0", "A pass")
    rolled = heard(t, "public", "chance roll 1 6")
    assert [event.args[:2] for event in rolled if event.key == "compares"] == [(0, strikes + 1)]
    if strikes + 1 <= 9:
        struck = heard(t, "public", "chance roll 1 6")
        assert [event.args[2:] for event in struck if event.key == "compares"] == [(0, resists + 1)]


def test_p5_9_caterina_needs_any_troop_bribed_or_not():
    """The Pike is bribed: 2 defence are left."""
    t = fought("A owns caterina-sforza, troops pike, holds bribe-troops / B / C", "A bid 0")
    go(t, "A bribe a pike", "A pass", "chance roll 1 6")
    struck = heard(t, "public", "chance roll 1 6")
    assert [event.args for event in struck if event.key == "compares"] == [(3, 9, 0, 3)]


def test_p5_10_ludovico_has_both_dice_rolled_again():
    """Its owner need not fight; the second roll stands; once per decade."""
    t = fought("A troops cavalry / B owns ludovico-sforza / C", "A bid 0", "A pass", "chance roll 6 1")
    assert (asked(t), may(t, "B")) == ("B P5.10", ["pass", "ludovico"])
    go(t, "B ludovico")
    assert asked(t) == "chance P5.8"
    go(t, "chance roll 1 6")
    assert (asked(t), view(t).seats[1].turned[6]) == ("chance P5.8", 1)
    go(t, "chance roll 2 1")
    assert (status(t, "venice", "rome"), asked(t)) == ([6, 6], "B P3.1")


def test_p5_10_after_either_roll():
    """B lets the first one stand and is asked after the second."""
    t = fought("A troops cavalry / B owns ludovico-sforza / C", "A bid 0", "A pass", "chance roll 1 6", "B pass")
    go(t, "chance roll 1 6")
    assert asked(t) == "B P5.10"


def test_p5_10_it_is_the_last_roll_that_is_rolled_again():
    """The counter-attack: Rome strikes with 3 + 6, Venice resists with 1 + 1."""
    t = fought("A troops cavalry / B owns ludovico-sforza / C", "A bid 0", "A pass", "chance roll 1 6", "B pass")
    struck = heard(t, "public", "chance roll 6 1", "B ludovico", "chance roll 1 6")
    assert [event.args for event in struck if event.key == "compares"] == [(3, 9, 0, 2)]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [("roll 6 1", [9, 3]), ("roll 5 1", [8, 4]), ("roll 6 3", [8, 4])],
)
def test_p5_11_twice_the_total_moves_two_steps(dice, expected):
    """Cavalry 2 against 3: 8 to 4 is twice, 7 to 4 is not."""
    t = fought("A troops cavalry / B / C", "A bid 0", "A pass", f"chance {dice}")
    assert status(t, "venice", "rome") == expected


def test_p5_11_each_city_stops_by_itself():
    """Venice at 10 stays, Rome falls; at 3 it stays."""
    t = fought("A troops cavalry / B / C / status venice 10 rome 4", "A bid 0", "A pass", "chance roll 6 1")
    assert status(t, "venice", "rome") == [10, 3]
    assert laurels(t) == [1, 0, 0]
