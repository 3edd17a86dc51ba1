"""The questions of the page, answered in the visitor's own tab by the handlers that a server uses.

``start`` is called once, ``ask`` for each question. Only one question is computed at a time, so nothing waits here.
"""

import functools
import json
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import orjson

import core
from core.results.trace import Trace
from viz_app.handlers.answers import Handler
from viz_app.handlers.models import GREEDY, MAX_COST, NOBODY_WAITS, Model, ModelEntry, Run, Tell, entry_named
from viz_app.handlers.page import functions_of

KEPT = 16  # traces, and as many head effects
SECONDS = 120  # of one run: a tab computes about a fifth as fast as a server


class TabModels:
    """The models of one tab; see ``viz_app.handlers.models.OfferedModels``."""

    def __init__(
        self,
        entries: Sequence[ModelEntry],
        is_stopped: Callable[[], bool] = lambda: False,
        tell: Callable[[int, int], object] = lambda done, heads: None,
    ) -> None:
        self._is_stopped, self._tell = is_stopped, tell
        self.entries = {entry.name: entry for entry in entries}
        self._models: dict[str, Model] = {}
        self._traces: OrderedDict[Run, Trace] = OrderedDict()
        self._effects: OrderedDict[Run, core.HeadEffects] = OrderedDict()
        self._heads_done = (0, 0)

    def entry(self, name: str) -> ModelEntry:
        if name.startswith("hf:"):
            raise core.InputError("reply-needs-a-server", name=name[:40])
        return entry_named(self.entries, name)

    def get(self, name: str) -> Model:
        entry = self.entry(name)
        if name not in self._models:
            self._models[name] = entry.load()
        return self._models[name]

    def loaded(self, name: str) -> bool:
        return name in self._models

    def trace(self, request: Run, make: Callable[[], Trace] | None = None) -> Trace:
        if request not in self._traces and make:
            _keep(self._traces, request, make())
        elif request not in self._traces:
            options = dict(request.options) | ({"decoding": request.decoding} if request.decoding != GREEDY else {})
            model = self.get(request.model)
            with self.turn(0):
                _keep(self._traces, request, model.trace(request.text, **options))
        self._traces.move_to_end(request)
        return self._traces[request]

    def head_effects(self, request: Run) -> core.HeadEffects:
        if request not in self._effects:
            trace, model = self.trace(request), self.get(request.model)
            target: Any = [step.id for step in trace.steps] if trace.steps else trace.output
            options = {"target": target, "edits": dict(request.options).get("edits"), "progress": self._count}
            with self.turn(0, math.inf):
                effects = core.head_effects(model, request.text, **options)
            _keep(self._effects, request, effects)
        return self._effects[request]

    def heads_done(self, request: Run) -> tuple[int, int]:
        return self._heads_done

    @contextmanager
    def turn(self, cost: float, most: float | None = None, seconds: float = SECONDS) -> Iterator[None]:
        """Stay within what one run may cost; ``cost`` decides turns on a server, and nothing here."""
        most = MAX_COST if most is None else most
        with core.limited(cost=most, seconds=max(seconds, SECONDS), should_stop=self._why_stop):
            yield

    @contextmanager
    def newest_turn(self, name: str, cost: float, seconds: float) -> Iterator[Tell]:
        """Stay within the time, as ``turn`` does."""
        with self.turn(cost, math.inf, seconds):
            yield self._count

    def told(self, name: str) -> tuple[int, int]:
        return self._heads_done

    def end_turn(self, name: str) -> None:
        """The page ends what the worker does by itself."""

    def _count(self, done: int, heads: int) -> None:
        self._heads_done = (done, heads)
        self._tell(done, heads)

    def _why_stop(self) -> str:
        return NOBODY_WAITS if self._is_stopped() else ""


def _keep(memory: OrderedDict[Run, Any], request: Run, value: Any) -> None:
    memory[request] = value
    while len(memory) > KEPT:
        memory.popitem(last=False)


_functions: dict[str, dict[str, Handler]] = {}


def start(about: str, is_stopped: Callable[[], bool], tell: Callable[[int, int], object]) -> None:
    """Offer models.

    Args:
        about: JSON, a list of ``name title task sides examples folder`` of each model.
        is_stopped: asked between two steps: whether nobody waits for the answer any more.
        tell: called with the heads measured so far and all heads.
    """
    entries = [
        ModelEntry(
            one["name"],
            one["title"],
            one["task"],
            functools.partial(core.load, one["folder"], device="cpu"),
            tuple(one["sides"]),
            tuple(one["examples"]),
        )
        for one in json.loads(about)
    ]
    _functions.update(functions_of(TabModels(entries, is_stopped, tell)))


def ask(view: str, name: str, request: str) -> str:
    """Return the answer of a view's function to a request, both as JSON."""
    answer = _functions[view][name](json.loads(request))
    return orjson.dumps(answer, option=orjson.OPT_SERIALIZE_NUMPY).decode()
