"""The models on offer and what they have shown lately: loaded once, shared by all visitors, safe under many threads."""

import functools
import logging
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import core
from core.trace import Trace
from viz_app.server.turns import CLOSED, Turns
from viz_app.server.visitors import Visitor, visitor

TRACES_KEPT = 64
BYTES_KEPT = 256_000_000
GREEDY = core.Decoding()
MAX_WORK = 40_000  # of one run, in the unit of core.decoding.cost: 128 tokens under the widest beam, with a cache
MAX_SECONDS = 30  # of one run; measured, the dearest takes a quarter of it on a core of its own
USUAL_WORK = 2_000  # of a model that cannot say, by hypothesis
SHARED = ""  # stands for every visitor


class Model(Protocol):
    """What a page needs of a model; see ``core.load``."""

    @property
    def trace(self) -> Callable[..., Trace]:
        """Called with a text and options: run and return what was seen."""

    @property
    def count_tokens(self) -> Callable[[str], int]:
        """Called with a text: how many tokens a run would read."""

    @property
    def prefix_ids(self) -> Callable[..., tuple[int, ...]]:
        """Called with the beginning that a target must have, as text or ids: its ids."""

    @property
    def by_sentence(self) -> bool:
        """Whether a text of several sentences is run one sentence at a time."""


@dataclass(frozen=True)
class ModelEntry:
    """A model that visitors may choose, before it is loaded.

    ``sides`` are the captions of its input and its output, ``examples`` the sentences offered under the box.
    ``remote_run``, if given, is asked for each run before the model is: None means that it cannot now.
    """

    name: str
    title: str
    task: str
    load: Callable[[], Model]
    sides: tuple[str, str] = ("Source", "Target")
    examples: tuple[str, ...] = ()
    remote_run: Callable[..., Trace | None] | None = None


@dataclass(frozen=True)
class Run:
    """Everything that decides a run; two equal requests have the same trace.

    ``options`` are further arguments of ``model.trace``, as sorted pairs of hashable values. ``decoding`` is how a
    translator chooses its words wherever no ``target`` is given.
    """

    model: str
    text: str
    options: tuple[tuple[str, Any], ...] = ()
    decoding: core.Decoding = GREEDY


@dataclass
class _Slot:
    """One model's place: empty until loaded, with the lock that lets only one thread load it."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    model: Model | None = None


class Models:
    """Loads each offered model at most once and remembers the latest traces.

    Traces are a function of their request, so no memory could mix their numbers. Yet a visitor gets from it only what
    the same visitor asked for, and the example sentences: an answer out of memory is faster, and would tell a stranger
    who guesses a text that somebody ran it lately.
    """

    def __init__(self, entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> None:
        self.entries = {entry.name: entry for entry in entries}
        if not entries or len(self.entries) < len(entries):
            raise ValueError(f"give at least one model, and each name once, not {[entry.name for entry in entries]}")
        self._slots = {name: _Slot() for name in self.entries}
        self._traces: OrderedDict[tuple[str, Run], Trace] = OrderedDict()
        self._traces_lock = threading.Lock()
        # More runs at once than cores make each of them slower and none of them earlier.
        self.turns = Turns(max(2, os.cpu_count() or 2))
        for trace in stored:
            self._traces[SHARED, Run(trace.model, trace.text)] = trace

    def entry(self, name: str) -> ModelEntry:
        """Return the entry called ``name``.

        Raises:
            core.InputError: if there is none; the message lists the names on offer.
        """
        if name not in self.entries:
            raise core.InputError(f"There is no model “{name[:40]}” here. Choose one of: {', '.join(self.entries)}.")
        return self.entries[name]

    def get(self, name: str) -> Model:
        """Return the model called ``name``, loading it if this is its first use.

        Raises:
            core.InputError: if there is no such model.
            core.CheckpointError: if its files are broken; the next call tries again.
        """
        entry, slot = self.entry(name), self._slots[name]
        with slot.lock:
            if slot.model is None:
                slot.model = entry.load()
            return slot.model

    def loaded(self, name: str) -> bool:
        """Whether ``name`` is in memory."""
        return name in self._slots and self._slots[name].model is not None

    def trace(self, request: Run) -> Trace:
        """Return the trace of ``request``, from memory or by running the model.

        Raises:
            core.InputError: if the text cannot be run; the message is one sentence for the visitor.
            core.CheckpointError: if the model cannot be loaded.
        """
        asker = visitor()
        with self._traces_lock:
            for key in ((SHARED, request), (asker.key, request)):
                if key in self._traces:
                    self._traces.move_to_end(key)
                    return self._traces[key]
        trace = self._run(request, asker)
        if self._is_example(request):
            self._remember((SHARED, request), trace)
        elif asker.key:
            self._remember((asker.key, request), trace)
        return trace

    def _is_example(self, request: Run) -> bool:
        """Whether anybody may know of this run: the page itself offers it."""
        return request == Run(request.model, request.text) and request.text in self.entry(request.model).examples

    def _run(self, request: Run, asker: Visitor) -> Trace:
        remote_run, options = self.entry(request.model).remote_run, dict(request.options)
        if request.decoding != GREEDY:
            options["decoding"] = request.decoding
        if remote_run and (trace := remote_run(request.text, **options)):
            return trace
        model = self.get(request.model)
        should_stop = functools.partial(self._why_stop, asker)
        work = work_of(model, request.text, options)
        with (
            self.turns.turn(asker.key, work, should_stop),
            core.limited(MAX_WORK, MAX_SECONDS, should_stop),
        ):
            return model.trace(request.text, **options)

    def _why_stop(self, asker: Visitor) -> str:
        if self.turns.is_closed():
            return CLOSED
        return "Nobody waits for this run any more." if asker.is_gone() else ""

    def _remember(self, key: tuple[str, Run], trace: Trace) -> None:
        with self._traces_lock:
            self._traces[key] = trace
            size = sum(map(size_of, self._traces.values()))
            while len(self._traces) > TRACES_KEPT or (size > BYTES_KEPT and len(self._traces) > 1):
                size -= size_of(self._traces.popitem(last=False)[1])

    def load_in_background(self) -> threading.Thread:
        """Start loading every model, in the order offered, so that the first visitor need not wait."""
        thread = threading.Thread(target=self._load_all, name="load-models", daemon=True)
        thread.start()
        return thread

    def _load_all(self) -> None:
        for name in self.entries:
            try:
                self.get(name)
            except (core.CheckpointError, core.InputError) as error:
                logging.getLogger(__name__).warning("%s could not be loaded: %s", name, error)


def work_of(model: Model, text: str, options: dict[str, Any]) -> float:
    """What a run may cost at most, in the unit of ``core.decoding.cost``.

    Raises:
        core.InputError: if it cannot be run.
    """
    if isinstance(model, core.OwnModel):
        asked = {name: options[name] for name in ("target", "decoding", "edits") if name in options}
        return model.work(text, **asked)
    return USUAL_WORK * float(options.get("decoding", GREEDY).beam)


def size_of(trace: Trace) -> int:
    """Bytes of the arrays of ``trace``."""
    weights = (attention_map.weights for attention_map in trace.attention.values())
    return sum(array.nbytes for array in (*weights, *trace.hidden.values(), *trace.details.values()))
