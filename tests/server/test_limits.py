"""Limits over several processes: what one is asked for too much, the others do not give either."""

from __future__ import annotations

from collections import Counter

import pytest

from condotta.server.house.uses import Use
from condotta.server.http import limits as module
from condotta.server.http.limits import Limiter, Limits
from condotta.server.refusal import Refusal


class Clock:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(module, "time", found)
    return found


def exchange(limiters: list[Limiter]) -> None:
    """What happens once a second."""
    uses = [limiter.use(len(limiters)) for limiter in limiters]
    for number, limiter in enumerate(limiters):
        others = uses[:number] + uses[number + 1 :]
        limiter.hear(others, others)


def given(limiters: list[Limiter], clock: Clock, seconds: int, per_second: int) -> int:
    """How many requests of one address are served that asks each of them so often."""
    served = 0
    for _second in range(seconds):
        for _request in range(per_second):
            for limiter in limiters:
                try:
                    limiter.addresses.take("192.0.2.1")
                    served += 1
                except Refusal:
                    pass
        clock.now += 1
        exchange(limiters)
    return served


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_an_address_gets_no_more_from_many_processes_than_from_one(processes: int, clock: Clock) -> None:
    limits = Limits(per_address=10, address_burst=40)
    limiters = [Limiter(limits) for _ in range(processes)]
    served = given(limiters, clock, 60, 20)
    late = processes * 40  # what all give at once before they have heard of each other
    assert 10 * 60 - late <= served <= 10 * 60 + late


def test_who_asks_for_little_is_not_even_told_of(clock: Clock) -> None:
    limiters = [Limiter(Limits(per_address=10)) for _ in range(4)]
    limiters[0].addresses.take("192.0.2.1")
    limiters[1].request("192.0.2.1", "a-token", 1)
    assert [limiter.use(4) for limiter in limiters] == [Use()] * 4


def test_streams_are_counted_over_all_processes(clock: Clock) -> None:
    one, other = Limiter(Limits(streams_per_token=4)), Limiter(Limits(streams_per_token=4))
    held = [limiter.stream_of("a-token") for limiter in (one, one, other, other)]
    for stream in held:
        stream.__enter__()
    exchange([one, other])
    for limiter in (one, other):
        with pytest.raises(Refusal, match="too-many-streams"), limiter.stream_of("a-token"):
            pass
        with limiter.stream_of("another-token"):
            pass
    held[0].__exit__(None, None, None)
    exchange([one, other])
    with other.stream_of("a-token"):
        pass


def test_no_token_leaves_its_process(clock: Clock) -> None:
    limiter = Limiter(Limits(per_token=1, streams_per_token=1))
    limiter.request("192.0.2.1", "a-token", 5)
    with limiter.stream_of("a-token"):
        use = limiter.use(1)
    assert use.taken and use.open and "a-token" not in repr(use)


def test_what_was_told_once_is_not_told_again(clock: Clock) -> None:
    limiter = Limiter(Limits())
    limiter.request("192.0.2.1", "a-token", 50)
    assert Counter(limiter.use(1).taken).total() == 50
    assert limiter.use(1) == Use()
