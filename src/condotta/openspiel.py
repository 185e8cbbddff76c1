"""The games for OpenSpiel: `import condotta.openspiel` registers `condottiere`, `princes` and `conquest`.

    game = pyspiel.load_game("condottiere(players=3,deals=100)")

Chance is one node at the root: which of `deals` deals is played, each as likely as the others. Everything that chance
does later follows from that, so a deal and the choices give the match again. Players choose one after another; where
the rules ask several in secret, none sees what the others chose. The observation tensor holds the features that the
game declares (docs/learning.md), the information state string all that its seat has chosen and was told.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from .choosing import Choosing
from .games import GAMES
from .kernel.encoding import Encoding
from .match import new

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError("condotta.openspiel needs OpenSpiel: pip install 'condotta[openspiel]'") from missing

LONGEST: Final = 20_000
"""Choices in one match; the longest seen have some thousands."""
USUAL: Final = {"condottiere": 2, "princes": 3, "conquest": 2}
"""Players, if nothing is said."""


def type_of(name: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[name].most,
        min_num_players=GAMES[name].fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL[name], "deals": 1000},
    )


class Game(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games, for so many players and deals."""

    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        self.name = self.kind.short_name
        self.deals = int(chosen["deals"])
        encoding = GAMES[self.name].encoding
        assert encoding is not None
        self.encoding: Encoding[Any] = encoding
        players = int(chosen["players"])
        new(self.name, players, seed=0)  # what cannot be played is refused here
        info = pyspiel.GameInfo(
            num_distinct_actions=int(encoding.width),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoding)


class State(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """Before the deal nothing is there; then a match."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.game = game
        self.choosing: Choosing | None = None
        self.chosen: list[list[int]] = [[] for _player in range(game.num_players())]
        """What each player has chosen so far."""

    def current_player(self) -> int:
        if self.choosing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.choosing.seat is None else self.choosing.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.game.deals) for deal in range(self.game.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.choosing is not None
        return [choice for choice, allowed in enumerate(self.choosing.mask()) if allowed]

    def _apply_action(self, action: int) -> None:
        if self.choosing is None:
            self.choosing = Choosing(new(self.game.name, self.num_players(), seed=action))
        else:
            self.chosen[self.current_player()].append(action)
            self.choosing.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.game.encoding.choices[action]

    def is_terminal(self) -> bool:
        return self.choosing is not None and self.choosing.seat is None

    def returns(self) -> list[float]:
        return self.choosing.shares if self.choosing is not None and self.is_terminal() else [0.0] * self.num_players()

    def information_state_string(self, player: int | None = None) -> str:
        """All that this seat has chosen and was told."""
        seat = self.current_player() if player is None else player
        if self.choosing is None:
            return ""
        return "\n".join([str(self.chosen[seat]), *map(str, self.choosing.match.events(seat))])

    def __str__(self) -> str:
        return "before the deal" if self.choosing is None else repr(self.choosing.match)


class Observer:
    """The features of the seat that is asked; for the others there are none."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.tensor: Any = np.zeros(int(encoding.size), np.float32)
        self.dict = {feature.name: self.tensor[feature.at : feature.at + feature.size] for feature in encoding.features}
        self.units = np.array(encoding.units(), np.float32)
        self.zeros = np.array(encoding.zeros(), np.float32)

    def set_from(self, state: State, player: int) -> None:
        """Each in its unit, so that 1 means a lot."""
        self.tensor.fill(0)
        if state.choosing is not None and state.choosing.seat == player:
            self.tensor[:] = (np.frombuffer(state.choosing.features(), np.uint8) - self.zeros) / self.units

    def string_from(self, state: State, player: int) -> str | None:
        if state.choosing is None:
            return ""
        return f"{state.choosing.match.view(player)!r}"


# Classes of their own: OpenSpiel keeps them by their names, and lets go of them only when Python has ended.


class Condottiere(Game):
    kind = type_of("condottiere")


class Princes(Game):
    kind = type_of("princes")


class Conquest(Game):
    kind = type_of("conquest")


for _class in (Condottiere, Princes, Conquest):
    pyspiel.register_game(_class.kind, _class)
