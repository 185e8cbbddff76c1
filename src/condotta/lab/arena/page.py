"""What an arena found, as one page (HTML) that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from . import pictures
from .table import headline, verdict

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b2622; --paper: #fdfbf7; --faint: #cfc6b8; --warm: #b0472f; --cold: #47708f }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e1d6; --paper: #1d1a17; --faint: #574f46; --warm: #d8795f; --cold: #7fa6c4 }
}
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .3rem } p { margin: .2rem 0 .8rem }
svg { display: block; width: 100%; min-width: 30rem; height: auto; font-size: 13px }
.wide { overflow-x: auto } table { border-collapse: collapse; white-space: nowrap }
td, th { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--faint) }
td:first-child, th:first-child { text-align: left; padding-left: 0 }
"""


def page(found: dict[str, Any]) -> str:
    bots = found["bots"]
    parts = [
        f"<h1>{escape(verdict(found))}</h1>",
        f"<p>{escape(headline(found))}.</p>",
        part(
            "Shares of the victory",
            f"A seat's share, with a 95 % interval by deals. Even is {1 / found['seats']:.1%}, the thin line.",
            pictures.shares(bots, found["seats"]),
        ),
        part(
            "Ratings",
            "By OpenSkill (Plackett-Luce), everybody beginning at 25, with a 95 % interval.",
            pictures.ratings(bots),
        ),
        part(
            "Each against each",
            "Of what the two won at the same tables, the share of the bot on the left. Framed: it is clear that it is "
            "the better one.",
            pictures.crosses(found),
        ),
    ]
    if any(bot["cpu_ms"] for bot in bots):
        told = "Time of the processor: the mean as a bar, the longest as a stroke."
        parts.append(part("Time a move", told, pictures.times(bots)))
    parts.append(part("All figures", "", figures(bots)))
    parts += [
        part(f"By {kind.removeprefix('wins_by_')}", "The share of the games it was in.", by_role(roles))
        for kind, roles in found.items()
        if kind.startswith("wins_by_")
    ]
    return (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(found['game'])} arena</title><style>{STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"
    )


def part(title: str, told: str, content: str) -> str:
    return f'<h2>{escape(title)}</h2><p>{escape(told)}</p><div class="wide">{content}</div>'


def rows(head: list[str], body: list[list[str]]) -> str:
    first = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    rest = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table><tr>{first}</tr>{rest}</table>"


def figures(bots: list[dict[str, Any]]) -> str:
    head = ["bot", "rating", "share", "seats played", "mean a move", "most"]
    body = []
    for bot in bots:
        cost = bot["cpu_ms"]
        took = [f"{cost['mean']:.2f} ms", f"{cost['most']:.2f} ms"] if cost else ["", ""]
        rating = f"{bot['rating']:.1f} ±{bot['rating_within']:.1f}"
        share = f"{bot['share']:.1%} ±{bot['within']:.1%}"
        body.append([bot["name"], rating, share, str(bot["seats_played"]), *took])
    return rows(head, body)


def by_role(roles: dict[str, dict[str, float]]) -> str:
    return rows(["", "share"], [[role, f"{of['share']:.1%} ±{of['within']:.1%}"] for role, of in roles.items()])
