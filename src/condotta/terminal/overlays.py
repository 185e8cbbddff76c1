"""What lies over the table on the full screen: the curtain, something to read, a moment, what is done beside."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static

from ..kernel.errors import ActError
from .drawings import DRAWINGS
from .session import Session


class Keys(Static):
    """The last row: what each key does. A click does it too."""

    def name_keys(self, keys: list[tuple[str, str, str]]) -> None:
        """Each key with its action and its word."""
        self.update(" ".join(f"[@click={action}][bold $accent]{key}[/] {word}[/]" for key, action, word in keys))


class Curtain(Screen[None]):
    """Between two people at one keyboard: nothing of the table is seen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open"), Binding("q", "app.leave")]

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__()
        self.words = session.words
        self.seat = seat

    def compose(self) -> ComposeResult:
        yield Static(self.words.say("curtain", seat=self.words.seat(self.seat)), markup=False)

    def action_open(self) -> None:
        self.dismiss()


class Reading(ModalScreen[None]):
    """Something to read: rules, the table in words."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,v,question_mark", "back")]

    key: ClassVar[str] = "Esc"
    key_word: ClassVar[str] = "key-back"

    def __init__(self, session: Session, text: str) -> None:
        super().__init__()
        self.words = session.words
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.text, markup=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one(Keys).name_keys([(self.key, "screen.back", self.words.say(self.key_word))])

    def action_back(self) -> None:
        self.dismiss()


class Staged(Reading):
    """A moment: until it was read, or for so many seconds."""

    key: ClassVar[str] = "␣"
    key_word: ClassVar[str] = "key-go-on"

    def __init__(self, session: Session, text: str, stays: float) -> None:
        super().__init__(session, text)
        self.stays = stays

    def on_mount(self) -> None:
        self.set_timer(self.stays, self.action_back)

    def on_key(self, event: events.Key) -> None:
        """Any key."""
        event.stop()
        self.action_back()

    def action_back(self) -> None:
        if self.is_current:
            self.dismiss()


class Asides(ModalScreen[int]):
    """What may be done beside the question: one of the common ones, or any, typed. Below them, whose offers one does
    not want to see."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "back")]

    def __init__(self, session: Session, seat: int, asides: list[int]) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        self.words = session.words
        self.catalogue = session.game.catalogue
        self.asides = asides
        self.others = session.may_mute(seat)

    def compose(self) -> ComposeResult:
        labels = [self.words.act(act) for act in self.asides]
        for other in self.others:
            key = "hear-offers" if (self.seat, other) in self.session.muted else "mute-offers"
            labels.append(self.words.say(key, seat=self.words.seat(other)))
        yield OptionList(*labels, markup=False)
        yield Input(placeholder=self.words.say("type-aside", example=self.catalogue.show(self.asides[-1])))
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one(Keys).name_keys([("Esc", "screen.back", self.words.say("key-back"))])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.asides):
            self.dismiss(self.asides[event.option_index])
        else:
            self.notify(self.session.mute(self.seat, self.others[event.option_index - len(self.asides)]))
            self.dismiss(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        command, _, rest = event.value.strip().partition(" ")
        commands = DRAWINGS[self.session.game.name].COMMANDS
        if command in commands:
            self.notify(commands[command][0](self.session, self.seat, rest.strip()))
            self.dismiss(None)
            return
        try:
            self.dismiss(self.catalogue.read(event.value))
        except ActError as error:
            self.notify(self.words.refusal(error))

    def action_back(self) -> None:
        self.dismiss(None)
