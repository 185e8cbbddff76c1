"""C11.1 Bigger kingdoms."""

from mypy_extensions import i64

from ..book import Variant
from ..table import Table


class Kingdoms(Variant):
    def connected_to_win(self, t: Table) -> i64:
        """C11.1: the connected group must be one larger; totals stay."""
        return self.inner.connected_to_win(t) + 1
