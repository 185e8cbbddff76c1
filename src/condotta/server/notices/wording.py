"""What a notice says: that it is somebody's turn, at which table, with whom. Nothing of the game, and no token."""

from __future__ import annotations

from functools import cache
from typing import Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle
from msgspec import Struct

from ...words.texts import FUNCTIONS, Texts, read, shortened
from ..state.table_state import TableState
from .subscriptions import Subscription

What = Literal["turn", "nudge", "confirm"]


class Notice(Struct, frozen=True):
    """A notice in the words of who is told."""

    what: What
    game: str
    table: str
    title: str
    text: str
    open: str
    """The word for the link to the table."""
    link: str
    origin: str
    stop: str
    """The word for the end of all this."""
    stop_link: str
    """It ends this subscription, and opens nothing else."""
    stop_id: str
    language: str


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    found.add_resource(read(lang, "notices"))
    return found


@cache
def title_of(game: str, lang: str) -> str:
    return Texts(game, lang).format("game-title", {})


def told(lang: str, id: str, **args: str | int) -> str:
    message = bundle(lang).get_message(id)
    assert message.value is not None
    text, _errors = bundle(lang).format_pattern(message.value, {name: shortened(value) for name, value in args.items()})
    return str(text)


def notice_of(one: Subscription, what: What, state: TableState, url: str | None, by: str = "") -> Notice:
    """`by`: who reminds."""
    lang, origin = one.wishes.language, url or one.wishes.origin
    title = title_of(state.game.name, lang)
    names = [seat.name for number, seat in enumerate(state.seats) if seat.name is not None and number != one.seat]
    args: dict[str, str | int] = {
        "game": title,
        "others": format_list(names, locale=lang) if names else "",
        "count": len(names),
        "name": by,
    }
    link = f"{origin}/notices#yes-{one.id}" if what == "confirm" else f"{origin}/t/{one.table}"
    return Notice(
        what=what,
        game=state.game.name,
        table=one.table,
        title=title,
        text=told(lang, f"told-{what}", **args),
        open=told(lang, "told-yes" if what == "confirm" else "told-open"),
        link=link,
        origin=origin,
        stop=told(lang, "told-no" if what == "confirm" else "told-stop"),
        stop_link=f"{origin}/notices#stop-{one.id}",
        stop_id=one.id,
        language=lang,
    )
