"""All that is counted of a running server, as Prometheus reads it."""

from __future__ import annotations

from ..metrics import counted, timed
from ..tables.registry import TableRegistry


async def measured(registry: TableRegistry, streams: int) -> str:
    """`streams`: how many are open."""
    metrics, store = registry.metrics, registry.store
    states = await store.states() | {"set-aside": len(registry.set_aside)}
    thinking = sum(len(table.bots.thinking) for table in registry.tables.values())
    if registry.questions is not None:
        thinking = await registry.questions.waiting()
    lines = [
        *counted("counter", "acts_total", "Acts, by who chose them.",
                 {(("by", by),): n for by, n in metrics.acts.items()}),
        *counted("counter", "requests_total", "Requests answered.",
                 {(("what", what), ("status", status)): n for (what, status), n in metrics.requests.items()}),
        *timed("request_seconds", "Until an answer begins.",
               [((("what", what),), histogram) for what, histogram in sorted(metrics.times.items())]),
        *timed("commit_seconds", "Until a transaction is on the disk.", [((), store.commit_times)]),
        *counted("gauge", "open_streams", "Streams that are open.", {(): streams}),
        *counted("gauge", "tables", "Tables by state.", {(("state", state),): n for state, n in states.items()}),
        *counted("gauge", "tables_in_memory", "Tables that somebody uses.", {(): len(registry.tables)}),
        *counted("gauge", "bot_queue", "Bots that have been asked and have not answered.", {(): thinking}),
        *counted("gauge", "writer_failed", "1 if nothing can be saved any more.", {(): store.failed}),
    ]  # fmt: skip
    return "\n".join([*lines, ""])
