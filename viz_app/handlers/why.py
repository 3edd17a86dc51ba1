"""Attributions of one prediction by several methods, and the deletion test."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import core
from core.analysis.attribution.question import refuse_no_step
from core.results.attribution import KINDS
from core.results.trace import Trace
from core.sentences import Sentence, sentence
from viz_app import figures
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.models import OfferedModels, cost_of
from viz_app.handlers.resolve import run_of
from viz_app.protocol.kinds import said_by
from viz_app.protocol.requests import (
    CurvesRequest,
    MethodsRequest,
    ModelRequest,
    PartRequest,
    PathRequest,
    RunRequest,
    WhyRequest,
)
from viz_app.view_models.whole_words import text_starts
from viz_app.view_models.why import (
    attribution_payload,
    chance_payload,
    curves_payload,
    faithfulness_payload,
    nothing_tested,
    question_payload,
    rows_payload,
    run_payload,
)

SECONDS = 120  # the page says what it waits for, and shows the rest meanwhile
# The cost of an answer, in traces of its sentence.
QUICK, PATH, CURVES = 4, 8, 30
SLOW, OF_HEADS, ERASING = "integrated-gradients", "attention", "leave-one-out"


def charts() -> dict[str, Any]:
    """Return the deletion chart without curves; the page fills them in."""
    return {"deletion": figures.deletion(nothing_tested(), theme="page")}


def run(models: OfferedModels, request: RunRequest) -> Answer:
    trace = models.trace(run_of(request))
    model: Any = models.get(request.model)
    return {"run": run_payload(trace, core.methods_of(model), sides=models.entry(request.model).sides)}


def why(models: OfferedModels, request: MethodsRequest) -> Answer:
    """All that is soon answered: every method but integrated gradients, and where each head looks.

    With ``units`` a word is left out with all its pieces, and its number stands at the first of them; all other numbers
    are those of pieces, for the page to add up. ``refused`` tells in a sentence why this model cannot be explained by
    a method.
    """
    asked = Asked(models, request)
    with asked.turn("why", QUICK):
        looks = asked.leniently()
        made, refused = asked.quickly(in_words=request.units is not None)
    return {
        "question": question_payload(looks.question),
        "value": attribution_payload(looks)["value"],
        "methods": {name: attribution_payload(one) for name, one in made.items()},
        "heads": rows_payload(asked.trace, asked.row),
        "refused": refused,
        "notices": asked.notices,
    }


def path(models: OfferedModels, request: PathRequest) -> Answer:
    """Integrated gradients, and both curves in their order."""
    asked = Asked(models, request)
    settings = {"baseline": request.baseline} | ({} if request.ig is None else {"steps": request.ig})
    with asked.turn("why_path", PATH):
        made = asked.by([SLOW], **settings)
        return {"attribution": attribution_payload(made[SLOW])} | _both(asked.model, made)


def head(models: OfferedModels, request: PartRequest) -> Answer:
    """Both curves in the order in which one head looks; none where it does not look at the source."""
    asked = Asked(models, request)
    if request.map == "decoder" and asked.trace.source_tokens:
        return _both(asked.model, {})
    with asked.turn("why_head", QUICK):
        return _both(asked.model, asked.by([OF_HEADS], map_name=request.map, layer=request.layer, head=request.head))


def curves(models: OfferedModels, request: CurvesRequest) -> Answer:
    """The curves of the quick methods, and what random orders reach."""
    asked = Asked(models, request)
    with asked.turn("why_curves", CURVES):
        made, _ = asked.quickly()
        test = core.deletion_test(asked.model, made.values(), kind=request.curve)
    return curves_payload(test) | {"chance": chance_payload(test)}


def bench(models: OfferedModels, request: ModelRequest) -> Answer:
    """Return the deletion tests over many sentences as ``measured``; None if they were never measured."""
    found = getattr(models.get(request.model), "faithfulness", None)
    return {"measured": None if found is None else faithfulness_payload(found), "name": request.model}


class Asked:
    """One question about the visible run, to be answered by any method."""

    def __init__(self, models: OfferedModels, request: WhyRequest) -> None:
        run = run_of(request)
        self._models, self.text = models, run.text
        self.trace: Trace = models.trace(run)
        self.model: Any = models.get(request.model)
        self.notices = list(request.notices)
        # The row of a map from which the prediction comes; our classifiers read the mean of all rows.
        self.row = request.step if self.trace.steps else 0 if isinstance(self.model, core.HubModel) else None
        about = self._label if self.trace.task == "classifier" else self._step
        self.options = about(request) | {"edits": dict(run.options).get("edits")}

    def by(self, methods: Sequence[str], **settings: Any) -> dict[str, core.Attribution]:
        return core.attributions(self.model, self.text, methods=methods, **self.options, **settings)

    def leniently(self) -> core.Attribution:
        """Return the attribution by a head; other candidates that cannot be asked for are named and left aside."""
        for names in (("against",), ("token", "against"), ()):
            try:
                return self.by([OF_HEADS])[OF_HEADS]
            except core.InputError as refusal:
                given = [name for name in names if name in self.options]
                if isinstance(refusal, core.StoppedError) or not names:
                    raise
                for name in given:
                    del self.options[name]
                self.notices += [sentence("reply-compared-with", problem=said_by(refusal))] if given else []
        raise AssertionError("the last try returns or raises")

    def quickly(self, *, in_words: bool = False) -> tuple[dict[str, core.Attribution], dict[str, Sentence | str]]:
        """Return the attributions by all methods that take little, and why there is none by the others.

        With ``in_words`` a word is left out with all its pieces.
        """
        methods = [method for method in core.methods_of(self.model) if method not in (SLOW, OF_HEADS)]
        together = {ERASING: {"together": self._words()} if in_words else {}}
        try:
            return self.by(methods, **together[ERASING]), {}
        except core.InputError as refusal:
            if isinstance(refusal, core.StoppedError):
                raise
        made: dict[str, core.Attribution] = {}
        refused: dict[str, Sentence | str] = {}
        for method in methods:
            try:
                made |= self.by([method], **together.get(method, {}))
            except core.InputError as refusal:
                refused[method] = said_by(refusal)
        return made, refused

    def _words(self) -> tuple[list[int], list[int]]:
        """Return where words start in the source and in what was written before the step; the start is its own."""
        step, starts = self.options.get("step"), text_starts(self.trace)
        return starts["source"], [] if step is None else [start for start in starts["target"] if start <= step]

    def turn(self, name: str, traces: float) -> AbstractContextManager[Any]:
        """Wait for a turn to compute what costs so many traces; the next question of a page takes this one's place."""
        return self._models.newest_turn(name, traces * cost_of(self.model, self.text, {}), SECONDS)

    def _step(self, request: WhyRequest) -> dict[str, Any]:
        written = [step.id for step in self.trace.steps]
        refuse_no_step(self.model, request.step, len(written))
        places = {"token": request.candidate, "against": request.against}
        asked = {name: place for name, place in places.items() if place is not None}
        return asked | {"step": request.step, "target": written}

    def _label(self, request: WhyRequest) -> dict[str, Any]:
        labels, asked = self.model.labels, {}
        for name, place in (("label", request.label), ("against", request.against)):
            if place is not None and place >= len(labels):
                self.notices.append(sentence("reply-no-label", place=place, count=len(labels)))
            elif place is not None:
                asked[name] = labels[place]
        return asked


def _both(model: Any, made: dict[str, core.Attribution]) -> Answer:
    if not made:
        return {"kinds": {}}
    tests = {kind: core.deletion_test(model, made.values(), kind=kind, seeds=()) for kind in KINDS}
    return {"kinds": {kind: curves_payload(test) for kind, test in tests.items()}}


FUNCTIONS: dict[str, Function] = {
    "why_run": run,
    "why": why,
    "why_path": path,
    "why_curves": curves,
    "why_head": head,
}
