"""The server: tables that never lose a move and never tell a secret.

The log is the truth, and the rooms follow the way of a move: a request comes in by `http`, the live table in `tables`
applies it to the state of `state`, which is folded from the rows of `log`; when the rows are on the disk, each viewer's
messages go out by `http`. `bots` are processes that answer for seats. An import goes only from a later room of this
list to an earlier one: log, state, bots, tables, http.
"""

from typing import Final

WIRE: Final = 1
"""The version of the wire: it is raised when something is changed that a client may rely on (docs/wire.md)."""
