"""Pictures of what an arena found, as SVG that takes its colours from the page around it."""

from __future__ import annotations

import math
from html import escape
from typing import Any, Final

NAME, WIDE, ROW, RIGHT = 130, 420, 30, 130
"""Room for a bot's name, for what is drawn, for a row, and for the figure at the end of it."""
CELL_WIDE, CELL_HIGH = 104, 46
LONGEST = 16
FAINT: Final = "var(--faint)"
INK: Final = "var(--ink)"
WARM, COLD = "var(--warm)", "var(--cold)"


def svg(wide: float, high: float, title: str, body: str) -> str:
    return (
        f'<svg viewBox="0 0 {wide:g} {high:g}" style="max-width:{wide:g}px" role="img" aria-label="{escape(title)}">'
        f"{body}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, wide: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{wide:g}" '
        f'stroke-linecap="round"/>'
    )


def short(name: str) -> str:
    """A name that fits before a row; of the path of a file or a module the end tells most."""
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]


def spans(title: str, rows: list[tuple[str, float, float, str]], low: float, high: float, even: float | None) -> str:
    """For each bot a point with its interval; `even` is where all would be if they were the same."""

    def at(value: float) -> float:
        inside = min(max(value, low), high)
        return NAME + 8 + (inside - low) / ((high - low) or 1.0) * (WIDE - 16)

    body = []
    if even is not None:
        body.append(line(at(even), 4, at(even), ROW * len(rows) - 4, FAINT))
    for number, (name, middle, within, figure) in enumerate(rows):
        y = ROW * number + ROW / 2
        body.append(text(NAME - 8, y + 4, short(name), "end"))
        body.append(line(at(middle - within), y, at(middle + within), y, WARM, 3))
        body.append(f'<circle cx="{at(middle):.1f}" cy="{y:g}" r="5" fill="{WARM}"/>')
        body.append(text(NAME + WIDE + 10, y + 4, figure))
    return svg(NAME + WIDE + RIGHT, ROW * len(rows), title, "".join(body))


def ratings(bots: list[dict[str, Any]]) -> str:
    rows = [
        (bot["name"], bot["rating"], bot["rating_within"], f"{bot['rating']:.1f} ±{bot['rating_within']:.1f}")
        for bot in bots
    ]
    low = min(rating - within for _name, rating, within, _figure in rows)
    high = max(rating + within for _name, rating, within, _figure in rows)
    return spans("Ratings", rows, low, high, None)


def shares(bots: list[dict[str, Any]], seats: int) -> str:
    rows = [(bot["name"], bot["share"], bot["within"], f"{bot['share']:.1%} ±{bot['within']:.1%}") for bot in bots]
    return spans("Shares of the victory", rows, 0.0, 1.0, 1 / seats)


def crosses(found: dict[str, Any]) -> str:
    """Each row against each column: the warmer the cell, the more the row wins. What is clear has a frame."""
    names = [bot["name"] for bot in found["bots"]]
    body = [text(NAME + CELL_WIDE * (number + 0.5), 16, short(name), "middle") for number, name in enumerate(names)] + [
        text(NAME - 8, 26 + CELL_HIGH * (number + 0.5) + 4, short(name), "end") for number, name in enumerate(names)
    ]
    for cross in found["crosses"]:
        if cross["share"] is None:
            continue
        x, y = NAME + CELL_WIDE * names.index(cross["against"]), 26 + CELL_HIGH * names.index(cross["bot"])
        ahead = cross["share"] >= 0.5
        depth = 0.08 + 0.6 * abs(2 * cross["share"] - 1)
        frame = f'stroke="{INK}"' if cross["better"] else ""
        body.append(
            f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{CELL_WIDE - 4}" height="{CELL_HIGH - 4}" rx="4" '
            f'fill="{WARM if ahead else COLD}" fill-opacity="{depth:.2f}" {frame}/>'
        )
        body.append(text(x + CELL_WIDE / 2, y + 20, f"{cross['share']:.1%}", "middle"))
        body.append(text(x + CELL_WIDE / 2, y + 36, f"±{cross['within']:.1%}", "middle"))
    return svg(NAME + CELL_WIDE * len(names), 28 + CELL_HIGH * len(names), "Each against each", "".join(body))


def times(bots: list[dict[str, Any]]) -> str:
    """What a move takes, on a scale where each line is ten times the one before: a bar to the mean, a stroke at the
    longest."""
    measured = [bot for bot in bots if bot["cpu_ms"]]
    if not measured:
        return ""
    low = math.floor(min(math.log10(max(bot["cpu_ms"]["mean"], 0.001)) for bot in measured)) - 0.2
    high = math.ceil(max(math.log10(max(bot["cpu_ms"]["most"], 0.001)) for bot in measured))

    def at(milliseconds: float) -> float:
        return NAME + (math.log10(max(milliseconds, 0.001)) - low) / (high - low) * WIDE

    down = ROW * len(measured)
    body = []
    for power in range(math.ceil(low), high + 1):
        body.append(line(at(10.0**power), 0, at(10.0**power), down, FAINT))
        body.append(text(at(10.0**power), down + 16, f"{10.0**power:g} ms", "middle"))
    for number, bot in enumerate(measured):
        y, cost = ROW * number + ROW / 2, bot["cpu_ms"]
        body.append(text(NAME - 8, y + 4, short(bot["name"]), "end"))
        body.append(
            f'<rect x="{NAME}" y="{y - 8:g}" width="{at(cost["mean"]) - NAME:.1f}" height="16" rx="2" fill="{COLD}"/>'
        )
        body.append(line(at(cost["most"]), y - 8, at(cost["most"]), y + 8, INK, 2))
        body.append(text(NAME + WIDE + 10, y + 4, f"{cost['mean']:.2f}, {cost['most']:.2f} ms"))
    return svg(NAME + WIDE + RIGHT, down + 22, "Time a move", "".join(body))
