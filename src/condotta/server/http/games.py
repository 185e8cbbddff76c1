"""What the page and programs are told of each game."""

from __future__ import annotations

from ...games import GAMES
from ..state.messages import things_of
from ..tables.lobby import bots_of
from .wire import ArgInfo, Forbidden, GameInfo, Kind, OptionInfo, VerbInfo


def game_info(name: str) -> GameInfo:
    game = GAMES[name]
    return GameInfo(
        name=name,
        rules=game.rules_version,
        fewest=game.fewest,
        most=game.most,
        variants=game.variants,
        forbidden=[Forbidden([one, other], rule) for one, other, rule in game.forbidden],
        options=[
            OptionInfo(one.name, one.kind, one.rule, one.usual, one.least, one.most, one.variant or None)
            for one in game.table_options
        ],
        bots=bots_of(name),
        things=things_of(game)[0],
        verbs=[
            VerbInfo(
                verb.name,
                [ArgInfo(arg.name, arg.kind, arg.words) for arg in verb.args],
                verb.payload.kind if verb.payload else None,
            )
            for verb in game.catalogue.verbs
        ],
        events={
            key: [Kind(arg.split(":")[0], arg.split(":")[-1]) for arg in args] for key, args in game.events.items()
        },
    )
