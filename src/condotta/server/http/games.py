"""What the page and programs are told of each game."""

from __future__ import annotations

from ...bots.levels import LEVELS, USUAL
from ...games import GAMES
from ..tables.lobby import bots_of
from .wire import ArgInfo, Forbidden, GameInfo, Kind, MomentInfo, OptionInfo, VerbInfo


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
        bots=(bots := bots_of(name)),
        levels=[level for level in LEVELS if level in bots],
        usual_level=USUAL,
        things={kind.name: kind.words for kind in game.kinds.values() if kind.words},
        thing_rules={kind.name: kind.rules for kind in game.kinds.values() if kind.rules},
        verbs=[
            VerbInfo(
                verb.name,
                [ArgInfo(arg.name, arg.kind.name, arg.words) for arg in verb.args],
                verb.payload.name if verb.payload else None,
                verb.rule,
            )
            for verb in game.catalogue.verbs
        ],
        events={key: [Kind(arg.name, arg.kind.name) for arg in spec.args] for key, spec in game.events.items()},
        moments=[MomentInfo(spec.name, spec.results, spec.begins, spec.tells, spec.changes) for spec in game.moments],
        chapters=game.chapters,
    )
