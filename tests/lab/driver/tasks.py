"""Tasks for the driver that note in a folder who did which number, and some that end badly."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from condotta.kernel.errors import SetupError


@dataclass(frozen=True)
class Squares:
    """The square of a number."""

    folder: str
    seconds: float = 0.0
    """What each takes."""

    def ready(self) -> Callable[[int], int]:
        return self.do

    def do(self, number: int) -> int:
        with open(Path(self.folder, f"{os.getpid()}.done"), "a", encoding="utf-8") as file:
            file.write(f"{number}\n")
        time.sleep(self.seconds)
        return number * number


@dataclass(frozen=True)
class Deadly(Squares):
    """Number 5 ends its process, so many times."""

    times: int = 1

    def do(self, number: int) -> int:
        deaths = len(list(Path(self.folder).glob("*.died")))
        if number == 5 and deaths < self.times:
            Path(self.folder, f"{os.getpid()}.died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().do(number)


@dataclass(frozen=True)
class Refusing(Squares):
    """Number 7 cannot be done; told in a sentence, or by an error that cannot travel."""

    sentence: bool = True

    def do(self, number: int) -> int:
        if number == 7:
            raise SetupError("seed-out-of-range", most=6, given=7) if self.sentence else Untold(lambda: "seven")
        return super().do(number)


class Untold(Exception):
    pass


@dataclass(frozen=True)
class Unready(Squares):
    def ready(self) -> Callable[[int], int]:
        raise SetupError("no-such-bot", bot="x", known="y")


def noted(folder: Path) -> Counter[int]:
    """How often each number was done."""
    return Counter(int(line) for file in folder.glob("*.done") for line in file.read_text(encoding="utf-8").split())
