"""The game on the full screen, by keyboard and mouse."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from ..kernel.errors import ActError, SetupError
from ..words import languages
from .drawings import DRAWINGS
from .hints import hint_lines
from .overlays import Asides, Curtain, Keys, Reading, Staged
from .session import Prompt, Session

KEYS = "123456789abcdefghijkmnoprtuwxyz"
"""What chooses an option at once; l, q, s and v do something else."""
PAUSE = 0.6
"""Seconds between the acts of bots, so that one can follow them."""
READ = 4
"""So many times as long an answer is told that is given by itself; the key for faster ends it with the next one."""
MOMENT = 12
"""So many times as long a moment stays, if no key is pressed."""
BOXED = 34
"""From this many rows on there is room for the hand as cards with edges."""


def run(session: Session) -> int:
    failure = FullScreen(session).run()
    if failure is not None:
        raise failure
    if session.to_act() is None:
        for line in session.result():
            print(line)
        print(session.words.say("kept-in", file=str(session.path)))
    else:
        print(session.how_to_go_on())
    return 0


class FullScreen(App[SetupError]):
    """The application; its result is what made it end, if it could not go on."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
    ]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.pause = pause

    def on_mount(self) -> None:
        self.push_screen(Table(self.session, self.pause))

    def action_leave(self) -> None:
        """The record has every act already."""
        self.exit()


class Board(Widget):
    """The board of the game, drawn to fit."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="board", classes="titled")
        self.session = session
        self.view: Any = None
        self.marked: int | None = None

    def render(self) -> Text:
        drawing, (width, height) = DRAWINGS[self.session.game.name], self.size
        return drawing.board(self.view, self.session.words, width, height, self.marked)


class Table(Screen[None]):
    """The table, and the course of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule"),
        Binding("exclamation_mark", "hint"),
        Binding("s", "aside"),
        Binding("v", "look"),
        Binding("l", "language"),
        Binding("space", "hurry"),
        Binding("q", "app.leave"),
    ]

    def __init__(self, session: Session, pause: float) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.drawing = DRAWINGS[session.game.name]
        self.question: Prompt | None = None
        self.hurried = False
        self.unseen: list[str] = []
        """Moments that have not been staged yet."""

    def compose(self) -> ComposeResult:
        yield Static(id="headline", markup=False)
        with Horizontal():
            with Vertical(id="left"):
                yield Board(self.session)
                with VerticalScroll(id="log", classes="titled"):
                    yield Static(id="lines", markup=False)
            with Vertical(id="right"):
                with VerticalScroll(id="seats", classes="titled", can_focus=False):
                    yield Static(id="seat-rows", markup=False)
                with Vertical(id="decision", classes="titled"):
                    yield Static(id="question", markup=False)
                    yield OptionList(id="options", markup=False)
        yield Static(id="hand", markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.name_everything()
        self.draw()
        self.advance()

    # The course of the game

    @work
    async def advance(self) -> None:
        """Let chance and bots act until a person is asked or the game is over."""
        self.query_one("#log", VerticalScroll).anchor()  # One who has scrolled back is brought to what is new.
        self.hurried = False
        while (seat := self.session.to_act()) is not None:
            await self.stage(self.session.asks_person(seat))
            if self.session.asks_person(seat):
                await self.call_to_the_screen(seat)
                self.ask(seat)
                return
            if seat in self.session.bots:
                self.tell(self.session.words.say("is-thinking", seat=self.session.words.seat(seat)))
            try:
                act = await asyncio.to_thread(self.session.think, seat)
            except SetupError as error:  # A bot from outside may fail.
                self.app.exit(error)
                return
            told = self.session.only_answer(seat, act)
            if told is not None and self.session.somebody_looks() and not self.hurried:
                self.tell(told)
                await asyncio.sleep(self.pause * READ)
            self.act(seat, act)
            if self.session.somebody_looks():
                self.draw()
                if seat in self.session.bots and not self.hurried:
                    await asyncio.sleep(self.pause)
        await self.stage(before_question=True)
        self.session.draw_curtain()
        self.draw()
        self.tell("\n".join(self.session.result()))

    async def stage(self, before_question: bool) -> None:
        """What must be seen before one goes on: each until a key or a few seconds; in a hurry only the last, at once
        nothing but the log."""
        if self.session.somebody_looks():
            self.unseen += self.session.moments()
        if self.hurried:
            self.unseen = self.unseen[-1:]
        while self.unseen and self.pause > 0 and (before_question or not self.hurried):
            await self.app.push_screen_wait(Staged(self.session, self.unseen.pop(0), self.pause * MOMENT))
            if not self.is_attached:
                raise asyncio.CancelledError  # the game was left meanwhile

    async def call_to_the_screen(self, seat: int) -> None:
        """A curtain, if somebody else was the last to look."""
        if self.session.behind_curtain(seat):
            self.session.draw_curtain()
            self.draw()
            await self.app.push_screen_wait(Curtain(self.session, seat))
            self.session.open_curtain(seat)

    def ask(self, seat: int) -> None:
        question = self.session.question(seat)
        self.draw()
        self.tell(question.sentence)
        options = self.query_one(OptionList)
        keys = KEYS.ljust(len(question.options))
        options.add_options(f"{keys[number]}  {label}" for number, label in enumerate(question.labels))
        options.focus()
        self.question = question

    def choose(self, number: int) -> None:
        question = self.question
        if question is not None and number < len(question.options):
            self.tell("")
            self.act(question.seat, question.options[number])
            self.advance()

    def tell(self, sentence: str) -> None:
        """One sentence, and nothing to choose."""
        self.question = None
        self.query_one("#question", Static).update(sentence)
        self.query_one(OptionList).clear_options()
        self.query_one(Board).marked = None

    def act(self, seat: int, act: int) -> None:
        """A record that can no longer be written ends the game."""
        try:
            self.session.act(seat, act)
        except SetupError as error:
            self.app.exit(error)

    # What is seen

    def draw(self) -> None:
        session, words = self.session, self.session.words
        view = session.view()
        board = self.query_one(Board)
        board.view = view
        board.refresh()
        self.query_one("#headline", Static).update(self.drawing.headline(view, words))
        width = self.query_one("#seats").content_size.width
        self.query_one("#seat-rows", Static).update(self.drawing.seats(view, words, width))
        hand = self.drawing.hand(view, words, self.size.width - 2, boxed=self.size.height >= BOXED)
        self.query_one("#hand", Static).update(hand)
        self.query_one("#lines", Static).update("\n".join(session.log()))

    def name_everything(self) -> None:
        """The words that stay: titles and keys."""
        say = self.session.words.say
        titles = {"board": "map-key", "seats": "title-lines", "log": "title-log", "decision": "title-decision"}
        for id, title in titles.items():
            self.query_one(f"#{id}").border_title = say(title)
        aside = [("s", "screen.aside", say("key-aside"))] if self.session.has_asides() else []
        hint = [("!", "screen.hint", say("key-hint"))] if len(self.session.people) == 1 else []
        self.query_one(Keys).name_keys(
            [
                ("?", "screen.rule", say("key-rule")),
                *aside,
                ("v", "screen.look", say("key-look")),
                ("Tab", "app.focus_next", say("title-log")),
                ("l", "screen.language", say("key-language")),
                ("␣", "screen.hurry", say("key-hurry")),
                ("q", "app.leave", say("key-quit")),
                *hint,  # last: in eighty columns not every language has room for it
            ]
        )

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        board = self.query_one(Board)
        board.marked = self.drawing.place_of(self.question.options[event.option_index]) if self.question else None
        board.refresh()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    # The keys

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in KEYS:
            event.stop()
            self.choose(KEYS.index(event.character))

    def action_rule(self) -> None:
        """The rule of the question, and those of what the highlighted option does and names."""
        if self.question is None:
            return
        rules = [self.question.rule]
        highlighted = self.query_one(OptionList).highlighted
        if highlighted is not None:
            for rule in self.session.game.catalogue.rules_of(self.question.options[highlighted]):
                if not {rule, rule.partition(".")[0]} & {*rules}:  # a whole chapter says it already
                    rules.append(rule)
        self.app.push_screen(Reading(self.session, "\n\n".join(self.session.words.rule(rule) for rule in rules)))

    @work
    async def action_hint(self) -> None:
        """What the strongest bot would do, unless it is answered before it has thought."""
        question = self.question
        if question is not None and len(self.session.people) == 1:
            asked_at = self.session.match.table.clone()  # it is thought about beside whatever happens now
            lines = await asyncio.to_thread(hint_lines, self.session, question.seat, asked_at)
            if question == self.question:
                self.app.push_screen(Reading(self.session, "\n".join(lines)))

    def action_look(self) -> None:
        """The whole table in words."""
        lines = self.drawing.look(self.session.view(), self.session.words)
        self.app.push_screen(Reading(self.session, "\n".join(lines)))

    def action_aside(self) -> None:
        """What may be done beside the question."""
        if self.question is None:
            return
        seat = self.question.seat
        asides = self.session.asides(seat)
        if asides:
            self.app.push_screen(Asides(self.session, seat, asides), lambda act: self.do_aside(seat, act))
        else:
            self.notify(self.session.words.say("no-asides"))

    def do_aside(self, seat: int, act: int | None) -> None:
        """It may change what can be answered: then the question is put anew. Who bids up to something is not asked."""
        if self.session.standing_bid(seat) is not None:
            self.tell("")
            self.advance()
        elif act is not None:
            try:
                self.act(seat, act)
            except ActError as error:
                self.notify(self.session.words.refusal(error))
            self.draw()
            if self.session.question(seat) != self.question:
                self.tell("")
                self.ask(seat)

    def action_language(self) -> None:
        """The next language."""
        known = languages()
        self.session.speak(known[(known.index(self.session.lang) + 1) % len(known)])
        self.name_everything()
        self.draw()
        if self.question is not None:
            self.ask(self.question.seat)

    def action_hurry(self) -> None:
        """No pauses until the next question."""
        self.hurried = True
