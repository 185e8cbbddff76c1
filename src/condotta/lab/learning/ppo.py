"""Proximal policy optimisation by self-play, each seat for its own share of the victory."""

from __future__ import annotations

import random
from typing import Any

import torch

from .network import Scale, build, judge
from .players import GROUPS, Players
from .settings import Settings


class Memory:
    """The decisions of one round, kept on the device: steps × tables."""

    def __init__(self, steps: int, rows: int, size: int, width: int, most: int, device: str) -> None:
        def room(*shape: int, dtype: Any = torch.uint8) -> Any:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.features = room(steps, rows, size)
        self.masks = room(steps, rows, width)
        self.to_act = room(steps, rows, dtype=torch.int64)
        self.choices = room(steps, rows, dtype=torch.int64)
        self.shares = room(steps, rows, dtype=torch.float32)
        self.values = room(steps, rows, dtype=torch.float32)
        self.learns = room(steps, rows, dtype=torch.bool)
        self.ended = room(steps, rows, dtype=torch.bool)
        self.rewards = room(steps, rows, most, dtype=torch.float32)


class Learner:
    """The network with all that is kept between two rounds."""

    def __init__(self, settings: Settings, encoding: Any, device: str) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.encoding = encoding
        self.device = device
        self.scale = Scale(encoding, device)
        self.network = build(encoding, settings.hidden).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.snapshots: list[dict[str, Any]] = []
        self.rival = build(encoding, settings.hidden).to(device)
        self.pupil: Any = None
        """A network that plays like the teacher, if there is one."""
        self.random = random.Random(settings.seed)
        self.decisions = 0
        self.rounds = 0
        self.keep_snapshot()

    def keep_snapshot(self) -> None:
        self.snapshots.append({name: part.clone() for name, part in self.network.state_dict().items()})

    def state(self) -> dict[str, Any]:
        """All that a run needs to go on later."""
        return {
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "snapshots": self.snapshots[-12:],
            "decisions": self.decisions,
            "rounds": self.rounds,
        }

    def restore(self, state: dict[str, Any]) -> None:
        self.network.load_state_dict(state["network"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.snapshots = state["snapshots"]
        self.decisions = state["decisions"]
        self.rounds = state["rounds"]

    def choose_rival(self) -> None:
        """One of the snapshots, the younger half twice as often."""
        young = self.snapshots[len(self.snapshots) // 2 :]
        self.rival.load_state_dict(self.random.choice(self.snapshots + young))

    def learn(self, memory: Memory, progress: float) -> dict[str, float]:
        """Improve the network by one round of decisions; `progress` goes from 0 to 1 over the run."""
        settings = self.settings
        rate = settings.rate + (settings.last_rate - settings.rate) * progress
        entropy_weight = settings.entropy + (settings.last_entropy - settings.entropy) * progress
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        advantages, targets, known = look_back(memory, settings.trace)
        chosen = (known & memory.learns).flatten().nonzero().squeeze(1)
        features, masks = memory.features.flatten(0, 1), memory.masks.flatten(0, 1)
        choices, shares = memory.choices.flatten(), memory.shares.flatten()
        advantages, targets = advantages.flatten(), targets.flatten()
        sums = torch.zeros(4, device=self.device)
        parts = 0
        for _epoch in range(settings.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            for part in order.split(settings.minibatch):
                logs, values = judge(self.network, self.scale, features[part], masks[part])
                taken = logs.gather(1, choices[part, None]).squeeze(1)
                ratio = (taken - shares[part]).exp()
                gain = advantages[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
                entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
                value_loss = torch.nn.functional.binary_cross_entropy_with_logits(values, targets[part])
                loss = policy_loss + value_loss - entropy_weight * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                with torch.no_grad():
                    far = ((ratio - 1).abs() > settings.clip).float().mean()
                    sums += torch.stack([policy_loss, value_loss, entropy, far])
                parts += 1
        self.rounds += 1
        self.decisions += memory.choices.numel()
        names = ("policy_loss", "value_loss", "entropy", "clipped")
        return dict(zip(names, (sums / max(parts, 1)).tolist(), strict=True))


def look_back(memory: Memory, trace: float) -> tuple[Any, Any, Any]:
    """Generalised advantage estimation, for each seat from its own decision to its next one or the end.

    Returns advantages, targets for the value, and where they are known: a seat's last decision of a round has
    nothing to be measured by yet.
    """
    steps, rows = memory.values.shape
    most = memory.rewards.shape[2]
    device = memory.values.device
    next_value = torch.zeros(rows, most, device=device)
    next_gain = torch.zeros(rows, most, device=device)
    seen = torch.zeros(rows, most, dtype=torch.bool, device=device)
    gains = torch.zeros(steps, rows, device=device)
    known = torch.zeros(steps, rows, dtype=torch.bool, device=device)
    for step in range(steps - 1, -1, -1):
        ended = memory.ended[step][:, None]
        next_value = torch.where(ended, memory.rewards[step], next_value)
        next_gain = next_gain.masked_fill(ended, 0.0)
        seen = seen | ended
        seat = memory.to_act[step][:, None]
        value = memory.values[step][:, None]
        there = seen.gather(1, seat)
        gain = (next_value.gather(1, seat) - value + trace * next_gain.gather(1, seat)).masked_fill(~there, 0.0)
        gains[step] = gain.squeeze(1)
        known[step] = there.squeeze(1)
        next_value = next_value.scatter(1, seat, value)
        next_gain = next_gain.scatter(1, seat, gain)
        seen = seen.scatter(1, seat, True)
    targets = (gains + memory.values).clamp(0, 1)
    return gains, targets, known


PUPIL_SHARPNESS = 3.0
"""A pupil that gives its teacher's answer with a share of 80 % would err at every fifth question: it answers more
surely than it is."""


class League:
    """Which tables have one learning seat among rivals of one kind, and how that seat fares: its share of victories."""

    def __init__(self, name: str, at: Any, rival: Any, seats: Any, sharpness: float = 1.0) -> None:
        self.name = name
        self.sharpness = sharpness
        self.at = at
        self.rows = at.nonzero().squeeze(1)
        self.rival = rival
        self.seats = seats
        """How many seats each table has."""
        self.hero = (torch.rand(len(at), device=at.device) * seats).long()
        self.won: dict[int, list[float]] = {}

    def count(self, ended: Any, rewards: Any) -> None:
        """Add up what ended, and give the learner another seat."""
        over = (ended & self.at).nonzero().squeeze(1)
        if len(over) == 0:
            return
        shares = rewards[over].gather(1, self.hero[over][:, None]).squeeze(1).tolist()
        for seats, share in zip(self.seats[over].tolist(), shares, strict=True):
            tally = self.won.setdefault(int(seats), [0.0, 0.0])
            tally[0] += share
            tally[1] += 1
        self.hero[over] = (torch.rand(len(over), device=self.hero.device) * self.seats[over]).long()

    def take(self) -> dict[str, float]:
        """The shares since the last time, by seat count."""
        found = {f"{self.name}_{seats}": won / games for seats, (won, games) in sorted(self.won.items())}
        self.won = {}
        return found


def make_leagues(learner: Learner, seats: Any) -> list[League]:
    """The tables of a group that have rivals: snapshots at some, the pupil at others."""
    settings = learner.settings
    lot = torch.rand(len(seats), device=seats.device)
    found = [League("league", lot < settings.league, learner.rival, seats)]
    if learner.pupil is not None:
        among = (lot >= settings.league) & (lot < settings.league + settings.pupil)
        found.append(League("pupil", among, learner.pupil, seats, PUPIL_SHARPNESS))
    return found


class Round:
    """Collects decisions: both groups in turn, the network choosing for all tables of a group at once."""

    def __init__(self, learner: Learner, players: Players, seats: list[int]) -> None:
        self.learner = learner
        self.players = players
        shape, device = players.shape, learner.device
        steps = learner.settings.steps
        self.memory = Memory(steps, GROUPS * shape.rows, shape.size, shape.width, shape.most, device)
        self.leagues = [make_leagues(learner, torch.tensor(seats, device=device)) for _group in range(GROUPS)]

    def collect(self) -> Memory:
        """One more round. Every group stands at a question when it begins and when it ends."""
        memory, rows = self.memory, self.players.shape.rows
        steps = self.learner.settings.steps
        for step in range(steps + 1):
            for group in range(GROUPS):
                shared = self.players.wait(group)
                part = slice(group * rows, (group + 1) * rows)
                if step > 0:
                    ended = self.fetch(shared["ended"]).bool()
                    rewards = self.fetch(shared["rewards"])
                    memory.ended[step - 1, part] = ended
                    memory.rewards[step - 1, part] = rewards
                    for league in self.leagues[group]:
                        league.count(ended, rewards)
                if step < steps:
                    self.players.send(group, self.answer(step, group, part, shared))
        return memory

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def answer(self, step: int, group: int, part: slice, shared: dict[str, Any]) -> Any:
        learner, memory = self.learner, self.memory
        features, masks = self.fetch(shared["features"]), self.fetch(shared["masks"])
        to_act = self.fetch(shared["to_act"]).long()
        logs, values = judge(learner.network, learner.scale, features, masks)
        learns = torch.ones_like(to_act, dtype=torch.bool)
        for league in self.leagues[group]:
            rows = league.rows
            if len(rows):
                theirs, _values = judge(league.rival, learner.scale, features[rows], masks[rows])
                mine = (to_act == league.hero)[rows]
                logs[rows] = torch.where(mine[:, None], logs[rows], league.sharpness * theirs)
                learns[rows] = mine
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-20, 1 - 1e-7)))
        choices = (logs + noise).masked_fill(masks == 0, -1e30).argmax(1)
        memory.features[step, part] = features
        memory.masks[step, part] = masks
        memory.to_act[step, part] = to_act
        memory.choices[step, part] = choices
        memory.shares[step, part] = logs.gather(1, choices[:, None]).squeeze(1)
        memory.values[step, part] = values.sigmoid()
        memory.learns[step, part] = learns
        return choices.to(torch.uint8).cpu().numpy()

    def fetch(self, rows: Any) -> Any:
        return torch.from_numpy(rows).to(self.learner.device)
