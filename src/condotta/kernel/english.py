"""The English sentences of errors, read from the texts with nothing but Python.

The sentences of errors are plain on purpose: text with `{ $name }` in it, on one line. A test keeps them so.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

FOLDER: Final = files(__package__.partition(".")[0]) / "text" / "en"
MESSAGE: Final = re.compile(r"^refuse-([a-z0-9-]+) = (.+)$", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ \$([a-z-]+) \}")

_read: Final[dict[str, dict[str, str]]] = {}
"""The sentences of each file that was looked into."""


def sentences(name: str) -> dict[str, str]:
    """The sentences of a game, or with `errors` those that belong to no game; none if there is no such file."""
    if name not in _read:
        file = FOLDER / f"{name}.ftl"
        found = MESSAGE.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
        _read[name] = {str(key): str(text) for key, text in found}
    return _read[name]


def english(game: str, key: str, values: dict[str, str]) -> str:
    """The sentence of a key; one without a text is told as the key with its values."""
    text = sentences(game).get(key) if game else None
    text = text or sentences("errors").get(key)
    if text is None:
        details = ", ".join([f"{name} {value}" for name, value in values.items()])
        return key.replace("-", " ") + (f" ({details})." if details else ".")
    parts = VARIABLE.split(text)
    for i in range(1, len(parts), 2):
        parts[i] = values.get(parts[i], parts[i])
    return "".join(parts)
