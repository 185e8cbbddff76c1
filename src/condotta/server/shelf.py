"""The shelf: what the page and programs are told of each game."""

from __future__ import annotations

from ..games import GAMES
from . import sitting
from .message import things_of
from .wire import ArgFound, Forbidden, GameFound, Kind, OptionFound, VerbFound


def game_found(name: str) -> GameFound:
    game = GAMES[name]
    return GameFound(
        name=name,
        rules=game.rules_version,
        fewest=game.fewest,
        most=game.most,
        variants=game.variants,
        forbidden=[Forbidden([one, other], rule) for one, other, rule in game.forbidden],
        options=[
            OptionFound(one.name, one.kind, one.rule, one.usual, one.least, one.most, one.variant or None)
            for one in game.table_options
        ],
        bots=sitting.bots_of(name),
        things=things_of(game)[0],
        verbs=[
            VerbFound(
                verb.name,
                [ArgFound(arg.name, arg.kind, arg.words) for arg in verb.args],
                verb.payload.kind if verb.payload else None,
            )
            for verb in game.catalogue.verbs
        ],
        events={
            key: [Kind(arg.split(":")[0], arg.split(":")[-1]) for arg in args] for key, args in game.events.items()
        },
    )
