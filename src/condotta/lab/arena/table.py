"""What an arena found, as text."""

from __future__ import annotations

from itertools import combinations
from typing import Any


def headline(found: dict[str, Any]) -> str:
    variants = f" with {', '.join(found['variants'])}" if found["variants"] else ""
    return (
        f"{found['game']}, {found['seats']} seats{variants}: {found['games']} games of {found['deals']} deals "
        f"from seed {found['seed']}, {found['shared_victories']} of them shared victories"
    )


def verdict(found: dict[str, Any]) -> str:
    if found["clear"] and found["games"] < found["most"]:
        return f"It is clear who is better; {found['most'] - found['games']} games were not needed."
    if found["clear"]:
        return "It is clear who is better."
    if not any(one["better"] for one in found["crosses"]):
        return "It is not clear who is better."
    decided = [{one["bot"], one["against"]} for one in found["crosses"] if one["better"]]
    pairs = combinations([bot["name"] for bot in found["bots"]], 2)
    unclear = [" and ".join(pair) for pair in pairs if set(pair) not in decided]
    return f"It is not clear which is better of {'; of '.join(unclear)}."


def crossed(cross: dict[str, Any]) -> str:
    """`61.0% ±4.2% *`: the star stands where it is clear."""
    if cross["share"] is None:
        return "–"
    return f"{cross['share']:.1%} ±{cross['within']:.1%} {'*' if cross['better'] else ' '}"


def table(found: dict[str, Any]) -> str:
    bots = found["bots"]
    width = max(12, *(len(bot["name"]) + 2 for bot in bots))
    lines = [
        headline(found),
        verdict(found),
        "",
        f"{'':{width}}{'rating':>14}{'share':>9}{'95 %':>9}{'cpu a move':>14}{'most':>12}",
    ]
    for bot in bots:
        rating = f"{bot['rating']:.1f} ±{bot['rating_within']:.1f}"
        line = f"{bot['name']:{width}}{rating:>14}{bot['share']:9.1%}{'±' + format(bot['within'], '.1%'):>9}"
        cost = bot["cpu_ms"]
        lines.append(line + (f"{cost['mean']:11.2f} ms{cost['most']:9.2f} ms" if cost else ""))
    lines += [f"{'an even share':{width + 14}}{1 / found['seats']:9.1%}", ""]
    lines.append("Of what two of them won at the same tables, the share of the first (* it is clear which is better):")
    for cross in found["crosses"]:
        lines.append(f"  {cross['bot'] + ' – ' + cross['against']:{2 * width}}{crossed(cross):>18}")
    for kind, roles in found.items():
        if kind.startswith("wins_by_") and kind != "wins_by_seat":
            lines += ["", f"by {kind.removeprefix('wins_by_')} (share of the games it was in)"]
            lines += [
                f"  {role:{width}}{of['share']:9.1%}{'±' + format(of['within'], '.1%'):>9}"
                for role, of in roles.items()
            ]
    return "\n".join(lines)
