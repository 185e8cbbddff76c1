"""A network for Condottiere between two, trained with numpy alone, and the bot that plays by it.

    python learn.py --minutes 4 --out own.npz
    condotta simulate condottiere --seats 2 --games 200 --bots learn:Own,random --rotate

Both seats at 512 tables play by the same network. When a game ends, every choice of the winner is made likelier and
every choice of the loser less likely, the more so the less it was expected (an actor and a critic that share a layer).
"""

import argparse
import os
import time

import numpy as np

import condotta
from condotta.bots.choosing import ChoosingBot

TABLES, HIDDEN, RATE, ENTROPY, SAMPLES = 512, 96, 1e-3, 0.01, 16384


class Net:
    """Features to a hidden layer, and from there to a score for each choice and to the share that is expected."""

    def __init__(self, units, zeros, width, weights=None):
        self.units, self.zeros = units, zeros
        size, rng = len(units), np.random.default_rng(1)
        self.weights = weights or [
            rng.normal(0, np.sqrt(2 / size), (size, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, width + 1), np.float32),
            np.zeros(width + 1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def judge(self, features, masks):
        """How often each choice is taken, and what is expected; and what led there."""
        first, first_bias, second, second_bias = self.weights
        told = (features - self.zeros) / self.units
        hidden = np.maximum(told @ first + first_bias, 0)
        out = hidden @ second + second_bias
        scores = np.where(masks, out[:, :-1], -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True), out[:, -1], told, hidden

    def learn(self, features, masks, choices, results):
        """One step of Adam."""
        chances, expected, told, hidden = self.judge(features, masks)
        surprise = (results - expected)[:, None]
        logs = np.log(chances + 1e-9)
        taken = np.eye(masks.shape[1], dtype=np.float32)[choices]
        spread = -(chances * logs).sum(1, keepdims=True)
        slope = (chances - taken) * surprise + ENTROPY * chances * (logs + spread)
        slope = np.hstack([slope, -surprise]).astype(np.float32) / len(choices)
        back = slope @ self.weights[2].T * (hidden > 0)
        self.steps += 1
        for i, grad in enumerate([told.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]):
            self.means[i] = 0.9 * self.means[i] + 0.1 * grad
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * grad**2
            mean, square = self.means[i] / (1 - 0.9**self.steps), self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def train(minutes, out):
    batch, rng = condotta.Batch("condottiere", seats=2, tables=TABLES, seed=1), np.random.default_rng(1)
    features = np.frombuffer(batch.features, np.uint8).reshape(TABLES, -1)  # read where the engine writes them
    masks = np.frombuffer(batch.masks, np.uint8).reshape(TABLES, -1)
    rewards = np.frombuffer(batch.rewards).reshape(TABLES, -1)
    to_act, ended = np.frombuffer(batch.to_act, np.uint8), np.frombuffer(batch.ended, np.uint8)
    units = np.repeat([f.unit for f in batch.declared], [f.size for f in batch.declared]).astype(np.float32)
    zeros = np.repeat([128 * f.signed for f in batch.declared], [f.size for f in batch.declared]).astype(np.float32)
    net, games, ready = Net(units, zeros, masks.shape[1]), [[] for _table in range(TABLES)], []
    begun = shown = time.time()
    while time.time() - begun < minutes * 60:
        chances = net.judge(features, masks)[0]
        choices = (chances.cumsum(1) > rng.random((TABLES, 1)) * chances.sum(1, keepdims=True)).argmax(1)
        for table, (row, mask) in enumerate(zip(features.copy(), masks.copy(), strict=True)):
            games[table].append((row, mask, choices[table], to_act[table]))
        batch.step(choices.astype(np.uint8).tobytes())
        for table in np.flatnonzero(ended):
            ready += [(*moment, rewards[table][moment[3]]) for moment in games[table]]
            games[table] = []
        if len(ready) >= SAMPLES:
            rows, marks, chosen, _seats, results = zip(*ready, strict=True)
            net.learn(np.stack(rows), np.stack(marks), np.array(chosen), np.array(results, np.float32))
            ready = []
        if time.time() - shown > 10:
            shown = time.time()
            print(f"{shown - begun:4.0f} s   {batch.games} games   {net.steps} steps", flush=True)
    np.savez(out, units=units, zeros=zeros, **{f"w{i}": weight for i, weight in enumerate(net.weights)})


class Own(ChoosingBot):
    games = ("condottiere",)

    def __init__(self):
        kept = np.load(os.environ.get("OWN_NET", "own.npz"))
        weights = [kept[f"w{i}"] for i in range(4)]
        self.net = Net(kept["units"], kept["zeros"], weights[3].size - 1, weights)

    def pick(self, features, mask, rng):
        row, marks = np.frombuffer(features, np.uint8)[None], np.frombuffer(mask, np.uint8)[None]
        return int(self.net.judge(row, marks)[0][0].argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--out", default="own.npz")
    train(**vars(parser.parse_args()))
