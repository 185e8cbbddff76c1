"""Names that cannot be mistaken: nothing invisible in them, one script, and no two at a table that look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..refusal import Refusal
from .seats import Seat
from .talk import MAX_NAME, cleaned

MAX_MARKS: Final = 2
"""Accents on one letter."""
EAST_ASIAN: Final = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
"""Scripts that are written together, and with Latin letters among them."""
JOINERS: Final = {"\u200d", "\ufe0e", "\ufe0f"}
"""What holds emoji together; in a name they only hide."""

LOOK_ALIKE: Final = str.maketrans(
    "авгезікмноՕпрстухѕјһԁԛԝьёї" + "αβγεζηικμνοπρστυχω" + "0135!|i",
    "abre3ikmhoonpctyxsjhdqwbei" + "abyezhikmvonpotyxw" + "olesll" + "l",
)
"""Small letters of Cyrillic and Greek, and digits, as the Latin letters they are taken for; `i` and `l` are one."""


def checked_name(text: str) -> str:
    """A name as it is shown. What cannot be seen is left out; letters of scripts that are confused do not mix."""
    name = cleaned("".join(char for char in text if char not in JOINERS), MAX_NAME)
    name = cleaned(without_piled_marks(unicodedata.normalize("NFKC", name)), MAX_NAME)
    scripts = {script_of(char) for char in name if unicodedata.category(char).startswith("L")}
    if scripts & EAST_ASIAN:
        scripts -= EAST_ASIAN | {"LATIN"}
    if len(scripts) > 1:
        raise Refusal(422, "name-mixed")
    return name


def check_name(seats: list[Seat], name: str, but: int | None = None) -> None:
    """Nobody at the table may look like this one, `but` the seat that is to be called so."""
    names = [seat.name for number, seat in enumerate(seats) if number != but and seat.name]
    if look_of(name) in map(look_of, names):
        raise Refusal(409, "name-taken", name=name)


def script_of(letter: str) -> str:
    return unicodedata.name(letter, "?").split()[0]


def without_piled_marks(text: str) -> str:
    """No more accents than a letter can bear, and none without a letter."""
    found, marks = "", MAX_MARKS
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= MAX_MARKS:
            found += char
    return found


def look_of(name: str) -> str:
    """What names have in common that look alike: small letters without accents, spaces or signs."""
    bare = unicodedata.normalize("NFKD", name).casefold()
    plain = "".join(char for char in bare.translate(LOOK_ALIKE) if char.isalnum())
    return (plain or bare).replace("rn", "m").replace("vv", "w")
