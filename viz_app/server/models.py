"""The models on offer and what they have shown lately: loaded once, shared by all visitors, safe under many threads."""

import atexit
import functools
import logging
import math
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import core
from core.results.trace import Trace
from viz_app.handlers.models import (
    GREEDY,
    MAX_COST,
    NOBODY_WAITS,
    Model,
    ModelEntry,
    Run,
    Tell,
    cost_of,
    entry_named,
    refuse_long_run,
)
from viz_app.protocol.chat import Chat, as_asked, chat_of
from viz_app.server.memory import give_back
from viz_app.server.turns import CLOSED, COSTLY, Newest, Turns
from viz_app.server.visitors import HERE, Visitor, asked_by, visitor

TRACES_KEPT = 64
AT_LEAST = 2  # a run and its changed run, however large: Masks reads both again for each head
BYTES_KEPT = 192_000_000  # of arrays, three runs of 300 tokens × 144 heads; with tokens and objects a third more
MAX_SECONDS = 30  # of one run; measured, the dearest takes a quarter of it on a core of its own
EFFECTS_COST = 8  # traces: about what it takes to silence every head in turn
EFFECTS_KEPT = 64
CHATS_KEPT = 8  # of one model
EFFECTS_SECONDS = 120  # the page says how far they are
STOPS = 16  # runs of classes that wait for one another
SHARED = ""  # stands for every visitor

Kept = TypeVar("Kept")


@dataclass
class _Slot:
    """One model's place: empty until loaded, with the lock that lets only one thread load it."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    model: Model | None = None
    chats: OrderedDict[Chat, Model] = field(default_factory=OrderedDict)  # the model as it reads some chats


class Models:
    """Loads each offered model at most once and remembers the latest traces; see ``handlers.models.OfferedModels``.

    Traces are a function of their request, so no memory could mix their numbers. Yet a visitor gets from it only what
    the same visitor asked for, and the example sentences: an answer out of memory is faster, and would tell a stranger
    who guesses a text that somebody ran it lately.
    """

    def __init__(self, entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> None:
        self.entries = {entry.name: entry for entry in entries}
        if not entries or len(self.entries) < len(entries):
            raise core.InputError("commands-each-model-once", names=str([entry.name for entry in entries]))
        self._slots = {name: _Slot() for name in self.entries}
        self._traces: OrderedDict[tuple[str, Run], Trace] = OrderedDict()
        self._lock = threading.Lock()
        self._stops = [threading.RLock() for _ in range(STOPS)]
        self._effects: OrderedDict[tuple[str, Run], "core.HeadEffects"] = OrderedDict()
        self._told: dict[str, tuple[int, int]] = {}  # by page and name of a turn
        self._heads_done: dict[tuple[str, Run], tuple[int, int]] = {}
        # More runs at once than cores make each of them slower and none of them earlier.
        self.turns = Turns(max(2, os.cpu_count() or 2))
        self.newest = Newest()
        for trace in stored:
            self._traces[SHARED, Run(trace.model, trace.text)] = trace

    def entry(self, name: str) -> ModelEntry:
        return entry_named(self.entries, name)

    def get(self, name: str) -> Model:
        entry, chat = self.entry(name), chat_of(name)
        slot = self._slots[entry.name]
        with slot.lock:
            if slot.model is None:
                slot.model = entry.load()
            if not chat.day:
                return slot.model
            if chat not in slot.chats:
                slot.chats[chat] = as_asked(slot.model, chat)
                if len(slot.chats) > CHATS_KEPT:
                    slot.chats.popitem(last=False)
            return slot.chats[chat]

    def loaded(self, name: str) -> bool:
        name = chat_of(name).model
        return name in self._slots and self._slots[name].model is not None

    def trace(self, request: Run, make: Callable[[], Trace] | None = None) -> Trace:
        return self._known_or_made(self._traces, request, make or functools.partial(self._run, request))

    def head_effects(self, request: Run) -> "core.HeadEffects":
        return self._known_or_made(self._effects, request, functools.partial(self._silence_each, request))

    def _known_or_made(
        self, memory: OrderedDict[tuple[str, Run], Kept], request: Run, make: Callable[[], Kept]
    ) -> Kept:
        """Return what this visitor has asked for lately, or what ``make`` returns, which is then remembered."""
        asker = visitor()
        with self._together(request, asker):
            if known := self._recall(memory, request, asker):
                return known
            made = make()
            if key := self._kept_under(request, asker):
                with self._lock:
                    memory[key] = made
                    self._forget_oldest()
        return made

    def heads_done(self, request: Run) -> tuple[int, int]:
        """Return the number of heads measured so far for this visitor, and the number of all heads; or zeros."""
        return self._heads_done.get((visitor().key, request), (0, 0))

    def _silence_each(self, request: Run) -> "core.HeadEffects":
        trace, model = self.trace(request), self.get(request.model)
        target = [step.id for step in trace.steps] if trace.steps else trace.output
        edits = dict(request.options).get("edits")
        cost, waiting = EFFECTS_COST * cost_of(model, request.text, {}), (visitor().key, request)

        try:
            with self.turn(cost, math.inf, EFFECTS_SECONDS) as give_way:

                def progress(done: int, heads: int) -> None:
                    self._heads_done[waiting] = (done, heads)
                    give_way()

                return core.head_effects(model, request.text, target=target, edits=edits, progress=progress)
        finally:
            self._heads_done.pop(waiting, None)

    def _together(self, request: Run, asker: Visitor) -> AbstractContextManager[Any]:
        """Let the phones of a class wait while one of them runs a stop of their lesson: the others find its result."""
        return self._stops[hash(request) % STOPS] if request.text in asker.texts else nullcontext()

    def _recall(self, memory: OrderedDict[tuple[str, Run], Kept], request: Run, asker: Visitor) -> Kept | None:
        """Return the stored result of ``request``, if it may be given to this visitor."""
        with self._lock:
            for key in ((SHARED, request), (asker.shares(request.text), request)):
                if key in memory:
                    memory.move_to_end(key)
                    return memory[key]
        return None

    def _kept_under(self, request: Run, asker: Visitor) -> tuple[str, Run] | None:
        """Return the key under which an answer is stored; None for a visitor without a key. Results of the page's own
        examples are stored for all visitors."""
        if request == Run(request.model, request.text) and request.text in self.entry(request.model).examples:
            return SHARED, request
        name = asker.shares(request.text)
        return (name, request) if name else None

    def _run(self, request: Run) -> Trace:
        remote_run, options = self.entry(request.model).remote_run, dict(request.options)
        if request.decoding != GREEDY:
            options["decoding"] = request.decoding
        if remote_run and not chat_of(request.model).day and (trace := remote_run(request.text, **options)):
            return trace
        model = self.get(request.model)
        refuse_long_run(model, request.text)
        with self.turn(cost_of(model, request.text, options)):
            return model.trace(request.text, **options)

    @contextmanager
    def turn(
        self, cost: float, most: float | None = None, seconds: float = MAX_SECONDS
    ) -> Iterator[Callable[[], None]]:
        asker = visitor()
        should_stop = functools.partial(self._why_stop, asker)
        with (
            self.turns.turn(asker.key or asker.network, cost, should_stop, asker.network) as give_way,
            core.limited(cost=MAX_COST if most is None else most, seconds=seconds, should_stop=should_stop),
        ):
            try:
                yield give_way
            finally:
                if cost >= COSTLY:
                    give_back()

    @contextmanager
    def newest_turn(self, name: str, cost: float, seconds: float) -> Iterator[Tell]:
        """Wait for a turn, as ``turn`` does. The next call with this ``name`` from the same page ends this one."""
        asker, page = visitor(), _page_of(name)
        with (
            self.newest.run(page, None) as newest,
            asked_by(replace(asker, is_gone=newest.is_gone)),
            self.turn(cost, math.inf, seconds) as give_way,
        ):

            def tell(done: int, total: int) -> None:
                self._told[page.key] = (done, total)
                give_way()

            try:
                yield tell
            finally:
                self._told.pop(page.key, None)

    def told(self, name: str) -> tuple[int, int]:
        return self._told.get(_page_of(name).key, (0, 0))

    def end_turn(self, name: str) -> None:
        self.newest.stop(_page_of(name), None)

    def _why_stop(self, asker: Visitor) -> str:
        if self.turns.is_closed():
            return CLOSED
        return NOBODY_WAITS if asker.is_gone() else ""

    def _forget_oldest(self) -> None:
        size = sum(map(size_of, self._traces.values()))
        while len(self._traces) > TRACES_KEPT or (size > BYTES_KEPT and len(self._traces) > AT_LEAST):
            size -= size_of(self._traces.popitem(last=False)[1])
        while len(self._effects) > EFFECTS_KEPT:
            self._effects.popitem(last=False)

    def load_in_background(self) -> threading.Thread:
        """Start loading every model, in the order offered, so that the first visitor need not wait."""
        thread = threading.Thread(target=self._load_all, name="load-models", daemon=True)
        thread.start()
        atexit.register(thread.join, 5)  # a process that ends while a thread computes is aborted
        return thread

    def _load_all(self) -> None:
        for name in self.entries:
            if self.turns.is_closed():
                return
            try:
                self.get(name)
            except (core.CheckpointError, core.InputError) as error:
                logging.getLogger(__name__).warning("%s could not be loaded: %s", name, error)


def _page_of(name: str) -> Visitor:
    """Return who asks, as one whose turns have a ``name`` of their own."""
    asker = visitor()
    return asker if asker.key in ("", HERE.key) else replace(asker, key=f"{asker.key} {name}")


def size_of(trace: Trace) -> int:
    """Bytes of the arrays of ``trace``."""
    weights = (attention_map.weights for attention_map in trace.attention.values())
    return sum(array.nbytes for array in (*weights, *trace.hidden.values(), *trace.details.values()))
