"""The models as handlers see them: entries, runs, and the methods that a server or a tab of its own provides."""

import math
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, Union

import core
from core.results.trace import Trace
from core.sentences import Sentence
from viz_app.protocol.chat import chat_of
from viz_app.protocol.kinds import said_by
from viz_app.protocol.parameters import MAX_TOKENS

GREEDY = core.Decoding()
MAX_COST = 40_000  # of one run, in the unit of core.decoding.cost: 128 tokens under the widest beam, with a cache
ANSWER_COST, ANSWER_COST_MB = 100, 250  # of building an answer from a trace, and for each MB of its weights
USUAL_COST = 2_000  # of a model that cannot say, by hypothesis
MAX_CELLS = 40_000_000  # of all heads that a page draws: those of 144 heads over 512 tokens
NOBODY_WAITS = "reply-nobody-waits"


Tell = Callable[[int, int], object]
Model = Union["core.NativeModel", "core.HubModel"]


@dataclass(frozen=True)
class ModelEntry:
    """A model that visitors may choose, before it is loaded.

    ``sides`` are the captions of its input and its output, ``examples`` the sentences offered under the box.
    ``remote_run``, if given, is asked for each run before the model is: None means that it cannot now. ``folder`` is
    the checkpoint; without one the model needs a server. ``roles`` returns the measured roles of its heads, or None.
    ``as_typed`` says that white space at the ends of a text, and line breaks, are read. ``labels`` are those of a
    classifier, if its folder tells them.
    """

    name: str
    title: str
    task: str
    load: Callable[[], Model]
    sides: tuple[str, str] = ("Source", "Target")
    examples: tuple[str, ...] = ()
    remote_run: Callable[..., Trace | None] | None = None
    folder: Path | None = None
    roles: Callable[[], core.HeadRoles | None] = lambda: None
    as_typed: bool = False
    labels: tuple[str, ...] = ()

    def text(self, typed: str) -> str:
        """Return what a run reads of a ``typed`` text."""
        return typed if self.as_typed else typed.strip()


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


class OfferedModels(Protocol):
    """The models on offer. A server shares them between visitors; a page without a server has its own.

    A model that is not there and a text that cannot be run are a ``core.InputError``, broken files a
    ``core.CheckpointError``; the next call tries again.
    """

    @property
    def entries(self) -> Mapping[str, ModelEntry]:
        """The entries by name, in the order offered."""

    def entry(self, name: str) -> ModelEntry:
        """Return the entry called ``name``."""

    def get(self, name: str) -> Model:
        """Return the model called ``name``, loading it at its first use."""

    def loaded(self, name: str) -> bool:
        """Return True if the model called ``name`` is in memory."""

    def trace(self, request: Run, make: Callable[[], Trace] | None = None) -> Trace:
        """Return the trace of ``request``, from memory, or by ``make``, or by running the model."""

    def head_effects(self, request: Run) -> "core.HeadEffects":
        """Return the effect of each head in ``request``, from memory or by silencing one head at a time."""

    def heads_done(self, request: Run) -> tuple[int, int]:
        """Return the number of heads measured so far and of all heads."""

    def newest_turn(self, name: str, cost: float, seconds: float) -> AbstractContextManager[Tell]:
        """Wait for a turn to compute; the next call with this ``name`` ends this one. What is yielded is called with
        how much is done, and how much it is."""

    def told(self, name: str) -> tuple[int, int]:
        """Return what this visitor's newest turn with this ``name`` was told last; zeros without one."""

    def end_turn(self, name: str) -> None:
        """End this visitor's newest turn with this ``name``, if there is one."""

    def turn(self, cost: float, most: float | None = None, seconds: float = ...) -> AbstractContextManager[object]:
        """Wait for a turn to compute, and stay within what one run may take. Raises ``core.InputError`` if too many
        wait, and ``core.StoppedError`` if it is too late, or the visitor waits no more.

        Args:
            cost: what all of it may cost, in the unit of ``core.decoding.cost``.
            most: what one run inside may cost, in the same unit; None is ``MAX_COST``.
            seconds: how long all of it may take.
        """


def entry_named(entries: Mapping[str, ModelEntry], name: str) -> ModelEntry:
    """Return the entry called ``name``. Raises ``core.InputError`` if there is none; the message lists the names on
    offer."""
    name = chat_of(name).model
    if name not in entries:
        raise core.InputError("reply-no-such-model", name=name[:40], models=list(entries))
    return entries[name]


def refuse_long_run(model: Model, text: str) -> None:
    """Refuse a text that is longer than a page can show. Raises ``core.InputError`` with both numbers."""
    if not isinstance(model, core.HubModel):
        return  # our own read less than a page can show
    layers = model.shape.encoder_layers + model.shape.decoder_layers
    fits = min(MAX_TOKENS, math.isqrt(MAX_CELLS // max(1, layers * model.shape.heads)))
    if (tokens := model.count_tokens(text)) > fits:
        raise core.InputError("reply-too-many-tokens", count=tokens, most=fits, over=tokens - fits)


def refusal(check: Callable[..., object], *given: Any) -> Sentence | str | None:
    """Return why ``check`` refuses what it is given; None if it does not."""
    try:
        check(*given)
    except core.InputError as error:
        return said_by(error)
    return None


def answer_cost(*traces: Trace) -> float:
    """Return the cost of building an answer from ``traces``, in the unit of ``core.decoding.cost``."""
    maps = (attention_map for trace in traces for attention_map in trace.attention.values())
    return ANSWER_COST + ANSWER_COST_MB * sum(one.weights.nbytes for one in maps) / 1e6


def cost_of(model: Model, text: str, options: dict[str, Any]) -> float:
    """Return the highest cost of a run, in the unit of ``core.decoding.cost``. Raises ``core.InputError`` if it cannot
    be run."""
    if isinstance(model, core.NativeModel):
        asked = {name: options[name] for name in ("target", "decoding", "edits") if name in options}
        return model.cost(text, **asked)
    return USUAL_COST * float(options.get("decoding", GREEDY).beam)
