"""Curves of a run as a picture (SVG), one panel a figure."""

from __future__ import annotations

from html import escape

WIDTH, HEIGHT, GAP, COLUMNS = 300, 130, 34, 3
LEFT_OUT = ("seconds", "decisions", "play", "learn")


def draw(log: list[dict[str, float]]) -> str:
    """Every figure over the seconds of learning."""
    names = sorted({name for line in log for name in line} - set(LEFT_OUT))
    end = max((line["seconds"] for line in log), default=1.0)
    panels = []
    for number, name in enumerate(names):
        points = thinned([(line["seconds"], line[name]) for line in log if name in line])
        x, y = number % COLUMNS * (WIDTH + GAP) + GAP, number // COLUMNS * (HEIGHT + GAP) + GAP
        panels.append(f'<g transform="translate({x} {y})">{panel(name, points, end)}</g>')
    across = COLUMNS * (WIDTH + GAP) + GAP
    down = -(-len(names) // COLUMNS) * (HEIGHT + GAP) + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" font-family="sans-serif" '
        f'font-size="11"><rect width="100%" height="100%" fill="#fff"/>{"".join(panels)}</svg>\n'
    )


def panel(name: str, points: list[tuple[float, float]], end: float) -> str:
    low, high = min(y for _x, y in points), max(y for _x, y in points)
    height = high - low or 1.0
    line = " ".join(f"{x / end * WIDTH:.1f},{HEIGHT - (y - low) / height * HEIGHT:.1f}" for x, y in points)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbb"/>'
        f'<text y="-4">{escape(name.replace("_", " "))}: {low:.3g} to {high:.3g}, {end:.0f} s</text>'
        f'<polyline points="{line}" fill="none" stroke="#96281b" stroke-width="1.5"/>'
    )


def thinned(points: list[tuple[float, float]], most: int = 150) -> list[tuple[float, float]]:
    """Neighbours averaged, so that at most so many points are left."""
    step = -(-len(points) // most)
    groups = [points[i : i + step] for i in range(0, len(points), step)]
    return [(sum(x for x, _y in group) / len(group), sum(y for _x, y in group) / len(group)) for group in groups]
