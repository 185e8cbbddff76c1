"""What can be wrong with an act. Each error is a key with arguments; the texts turn it into a sentence."""


class ActError(Exception):
    """An act that was not taken. Nothing on the table has changed."""

    def __init__(self, key: str, rule: str = "", **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.args_named: dict[str, object] = args

    def __str__(self) -> str:
        where = f"{self.rule}: " if self.rule else ""
        details = ", ".join(f"{name} {value}" for name, value in self.args_named.items())
        return f"{where}{self.key.replace('-', ' ')}" + (f" ({details})" if details else "")


class InvalidAct(ActError):
    """It cannot be read."""


class AmbiguousAct(ActError):
    """It can be read in several ways."""


class IllegalAct(ActError):
    """Not now, or not by this seat; `rule` says why."""


class SetupError(Exception):
    """A game that cannot be set up: unknown name, seat count, variant or option. The message is a sentence."""
