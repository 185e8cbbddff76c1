"""The command `condotta train`: a network learns a game by playing against itself."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ..games import game_named
from ..kernel.errors import SetupError
from .driver import Crew
from .learning.settings import Settings, setups

HELP = "let a network learn a game by self-play (needs PyTorch)"
SAVE_EVERY = 60.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where everything is written")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to learn in all (default 600)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="processes that play (default 2)")
    parser.add_argument(
        "--ray", default="", metavar="auto|ADDRESS", help="a Ray cluster on which the teacher of a pupil is watched"
    )
    parser.add_argument("--device", default="", help="`cuda` or `cpu` (default: cuda where there is one)")
    parser.add_argument("--resume", action="store_true", help="go on where the run in this folder stopped")
    parser.add_argument("--start", type=Path, metavar="FILE", help="begin with the network of this file")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=JSON", help="another setting; see settings.json"
    )


def settings_of(args: argparse.Namespace) -> Settings:
    settings = Settings(args.game, args.seed, args.seconds, args.workers)
    names = {field.name for field in fields(Settings)}
    for text in args.set:
        name, _, value = text.partition("=")
        if name not in names:
            raise SetupError("no-such-setting", name=name, known=", ".join(sorted(names)))
        settings = replace(settings, **{name: json.loads(value)})
    return settings


def run(args: argparse.Namespace) -> int:
    try:
        import torch
    except ImportError:
        raise SetupError("needs-torch") from None
    game = game_named(args.game)
    if game.encoding is None:
        raise SetupError("no-features", game=game.name)
    settings = settings_of(args)
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    args.out.mkdir(parents=True, exist_ok=True)
    train(settings, device, args.out, args.resume, args.start, args.ray)
    return 0


def train(settings: Settings, device: str, out: Path, resume: bool, start: Path | None = None, ray: str = "") -> None:
    import torch

    from .learning.curves import draw
    from .learning.export import export, load_weights
    from .learning.players import Players
    from .learning.ppo import Learner, Round
    from .learning.pupil import teach

    game = game_named(settings.game)
    encoding: Any = game.encoding
    torch.set_float32_matmul_precision("high")
    (out / "settings.json").write_text(json.dumps(settings.as_dict(), indent=1), encoding="utf-8")
    learner = Learner(settings, encoding, device)
    log: list[dict[str, float]] = []
    spent = 0.0
    saved = out / "checkpoint.pt"
    if resume and saved.exists():
        kept = torch.load(saved, map_location=device, weights_only=False)
        learner.restore(kept["learner"])
        log, spent = kept["log"], kept["spent"]
    elif start is not None:
        load_weights(learner.network, start.read_bytes())
        learner.snapshots = []
        learner.keep_snapshot()
    if settings.pupil > 0:
        learner.pupil = teach(settings, encoding, device, Crew(settings.workers, ray))
    players = Players(settings)

    def save() -> None:
        torch.save({"learner": learner.state(), "log": log, "spent": spent}, saved.with_suffix(".new"))
        saved.with_suffix(".new").replace(saved)
        made = {"settings": settings.as_dict(), "seconds": round(spent, 1), "decisions": learner.decisions}
        (out / f"{game.name}.net").write_bytes(export(learner.network, encoding, game.name, made))
        (out / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in log), encoding="utf-8")
        (out / "curves.svg").write_text(draw(log), encoding="utf-8")

    ways = setups(game, settings)
    seats = [ways[row % settings.tables % len(ways)][0] for row in range(players.shape.rows)]
    milestones = [settings.seconds / 2**power for power in range(8, 0, -1)]
    try:
        collector = Round(learner, players, seats)
        last_save = last_snapshot = spent
        while spent < settings.seconds:
            began = time.perf_counter()
            learner.choose_rival()
            memory = collector.collect()
            played = time.perf_counter()
            figures = learner.learn(memory, min(spent / settings.seconds, 1.0))
            now = time.perf_counter()
            before, spent = spent, spent + now - began
            for leagues in collector.leagues:
                for league in leagues:
                    figures.update(league.take())
            figures.update(
                seconds=round(spent, 2), decisions=learner.decisions, play=played - began, learn=now - played
            )
            log.append({name: round(figure, 5) for name, figure in figures.items()})
            if spent - last_snapshot >= settings.snapshot_every:
                learner.keep_snapshot()
                last_snapshot = spent
            for power, milestone in enumerate(milestones):
                if before < milestone <= spent:
                    made = {"seconds": round(spent, 1), "decisions": learner.decisions}
                    (out / f"early{power}.net").write_bytes(export(learner.network, encoding, game.name, made))
            if learner.rounds % 10 == 0:
                print(tell(log[-10:]), file=sys.stderr, flush=True)
            if spent - last_save >= SAVE_EVERY:
                save()
                last_save = spent
        save()
    finally:
        players.close()


def tell(lines: list[dict[str, float]]) -> str:
    """The last rounds in one line."""
    last = lines[-1]
    speed = (last["decisions"] - lines[0]["decisions"]) / max(last["seconds"] - lines[0]["seconds"], 1e-9)
    leagues = {
        name: sum(line[name] for line in lines if name in line) / max(sum(name in line for line in lines), 1)
        for name in sorted({name for line in lines for name in line if name.startswith(("league", "pupil"))})
    }
    shares = " ".join(f"{name}:{share:.0%}" for name, share in leagues.items())
    return (
        f"{last['seconds']:6.0f} s {last['decisions'] / 1e6:7.1f} M decisions {speed / 1000:6.0f} k/s "
        f"(play {last['play']:.2f} learn {last['learn']:.2f}) entropy {last['entropy']:.3f} "
        f"value {last['value_loss']:.4f} clipped {last['clipped']:.3f} {shares}"
    )
