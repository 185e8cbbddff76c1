"""What a server counts while it runs, in the text format of Prometheus. No name, address, token or table is in it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    def __init__(self) -> None:
        self.acts: Counter[str] = Counter()
        """By whom: person, bot, default, chance."""
        self.requests: Counter[tuple[str, int]] = Counter()
        """By what was asked and the status of the answer."""
        self.times: defaultdict[str, Histogram] = defaultdict(Histogram)
        """From a request to the first byte of its answer, by what was asked."""

    def request(self, what: str, status: int, seconds: float) -> None:
        self.requests[what, status] += 1
        self.times[what].add(seconds)


def counted(kind: str, name: str, help: str, values: Mapping[tuple[tuple[str, object], ...], float]) -> list[str]:
    """A counter or gauge, one line for each of its labels."""
    lines = [f"# HELP condotta_{name} {help}", f"# TYPE condotta_{name} {kind}"]
    return lines + [f"condotta_{name}{shown(labels)} {value:g}" for labels, value in sorted(values.items(), key=str)]


def timed(name: str, help: str, values: Iterable[tuple[tuple[tuple[str, object], ...], Histogram]]) -> list[str]:
    lines = [f"# HELP condotta_{name} {help}", f"# TYPE condotta_{name} histogram"]
    for labels, histogram in values:
        below = 0
        for limit, count in zip((*SECONDS, "+Inf"), histogram.counts, strict=True):
            below += count
            lines.append(f"condotta_{name}_bucket{shown((*labels, ('le', limit)))} {below}")
        lines.append(f"condotta_{name}_sum{shown(labels)} {histogram.sum:.6f}")
        lines.append(f"condotta_{name}_count{shown(labels)} {below}")
    return lines


def shown(labels: tuple[tuple[str, object], ...]) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
