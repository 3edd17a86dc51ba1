"""Why this word? One prediction of a run, explained by several methods that need not agree."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from core.analysis.attribution.attentions import head_attention, mean_attention, pooling, rollout
from core.analysis.attribution.erasure import Starts, leave_one_out
from core.analysis.attribution.flows import flow_shares, logit_flow
from core.analysis.attribution.gradients import gradient_x_input, integrated_gradients
from core.analysis.attribution.question import Candidate, Model, ask, refuse_encoder, refuse_no_model
from core.analysis.attribution.readings import log_probabilities, value
from core.analysis.attribution.zeroing import value_zeroing
from core.errors import InputError, items_of, options_by_name, whole
from core.interventions.edits import Edits
from core.results.attribution import AGGREGATIONS, BASELINES, METHODS, MOST_STEPS, SPECIAL, Attribution, Question
from core.results.flow import MEASURES
from core.results.trace import Trace
from core.tracers.threads import one_thread

__all__ = ["BASELINES", "MOST_STEPS", "attribute", "attributions", "methods_of"]


@options_by_name
@one_thread()
def attribute(
    model: Model,
    text: str,
    *,
    step: int | None = None,
    method: str = "integrated-gradients",
    target: str | Sequence[int] | None = None,
    token: Candidate | None = None,
    label: str | None = None,
    against: Candidate | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
    **settings: Any,
) -> Attribution:
    """Return what each token adds to one prediction, by one of ``core.METHODS``.

    Args:
        text: one sentence.
        step: of a translation, counted from 0; a classifier has none.
        target: what a translator is shown to have written, as a text or as the ids of a trace's steps; its own greedy
            translation if not given.
        token: what could have been written at this step, by its id or its piece; what was written if not given.
        label: of a classifier; its own answer if not given.
        against: another token of the step, or another label: the difference of both log-probabilities is explained.
        edits: changes to the run, and to everything that is asked of it: what is explained is how it writes under them.
        settings: ``map_name``, ``layer`` and ``head`` of ``"attention"``, the first head of the last layer if not
            given; ``steps``, ``baseline`` and ``special`` of ``"integrated-gradients"`` (``"kept"`` keeps the tokens
            that a model relies on, as leaving one out does; ``"emptied"`` does not); ``layers`` of ``"value-zeroing"``
            (``"mean"`` or ``"rollout"``); ``measure`` of ``"flow"`` (``"distance"`` or ``"projection"``); ``together``
            of ``"leave-one-out"``: where groups of tokens start that go at once, in the source and in what was written,
            such as the pieces of a word.

    Raises:
        InputError: if the text cannot be read, there is no such step, token, label, method or setting, or this model
            cannot be explained so.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    asked: dict[str, Any] = {"target": target, "token": token, "label": label, "against": against, "edits": edits}
    return attributions(model, text, step=step, methods=[method], **asked, **settings)[method]


@options_by_name
@one_thread()
def attributions(
    model: Model,
    text: str,
    *,
    step: int | None = None,
    methods: Iterable[str] | None = None,
    target: str | Sequence[int] | None = None,
    token: Candidate | None = None,
    label: str | None = None,
    against: Candidate | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
    **settings: Any,
) -> dict[str, Attribution]:
    """Return the same as ``attribute`` by several methods, all that this model allows if none is given.

    The text is traced once for all. Settings go to the methods that have them.
    """
    refuse_no_model(model)
    methods = methods_of(model) if methods is None else list(items_of("methods", methods, '["leave-one-out"]'))
    known = {name for method in methods for name in _SETTINGS.get(method, ())}
    for method in methods:
        _refuse_method(model, method)
    if unknown := sorted(set(settings) - known):
        raise InputError("core-no-setting", methods=methods, setting=f"{unknown[0]!r}")
    question, trace = ask(model, text, step, target, token=token, label=label, against=against, edits=edits)
    run = _Run(model, question, trace)
    return {
        method: run.by(method, {name: settings[name] for name in _SETTINGS.get(method, ()) if name in settings})
        for method in methods
    }


def methods_of(model: Model) -> list[str]:
    """Return the methods that ``model`` allows, in the order of ``core.METHODS``."""
    refuse_no_model(model)
    refuse_encoder(model)
    without = {"pooling"} if model.task != "classifier" else set()
    without |= set() if model.shows_values else {"value-zeroing", "flow", "logit-flow", "pooling"}
    without |= {"pooling", "logit-flow"} if model.shows_values and model.wiring.why_not else set()
    return [method for method in METHODS if method not in without]


_SETTINGS = {
    "flow": ("measure",),
    "attention": ("map_name", "layer", "head"),
    "integrated-gradients": ("steps", "baseline", "special"),
    "leave-one-out": ("together",),
    "value-zeroing": ("layers",),
}


def _refuse_method(model: Model, method: str) -> None:
    if not isinstance(method, str) or method not in METHODS:
        raise InputError("core-no-method", given=f"{method!r:.40}", choices=[*METHODS])
    if method not in methods_of(model):
        if model.shows_values and method == "logit-flow":
            raise InputError(model.wiring.why_not)
        raise InputError("core-other-method", model=model.name, method=method, choices=methods_of(model))


class _Run:
    """One question about one trace, answered by any method."""

    def __init__(self, model: Model, question: Question, trace: Trace) -> None:
        self._model, self._question, self._trace = model, question, trace
        self._variants = model.variants(question)
        # Classes are read from the first token where the tokenizer adds one for them, else from the mean of all.
        self._row = 0 if model.relies_on_added and question.step is None else question.step
        self._value: float | None = None

    def by(self, method: str, settings: dict[str, Any]) -> Attribution:
        """Return the attribution by ``method``."""
        ways: dict[str, Callable[..., Attribution]] = {
            "attention": self._head,
            "mean-attention": lambda: self._made("mean-attention", mean_attention(self._trace, self._row)),
            "rollout": lambda: self._made("rollout", rollout(self._trace, self._row)),
            "value-zeroing": self._zeroed,
            "flow": self._flow,
            "logit-flow": self._logit_flow,
            "gradient-x-input": lambda: self._made("gradient-x-input", gradient_x_input(self._variants)),
            "integrated-gradients": self._path,
            "leave-one-out": self._erased,
            "pooling": self._pooling,
        }
        return ways[method](**settings)

    def _head(self, map_name: str | None = None, layer: int = -1, head: int = 0) -> Attribution:
        whole("layer", layer, -1)
        whole("head", head)
        map_name = map_name or next(name for name in ("cross", "decoder", "encoder") if name in self._trace.attention)
        if layer == -1 and map_name in self._trace.attention:
            layer = len(self._trace.attention[map_name].weights) - 1
        sides = head_attention(self._trace, self._row, map_name, layer, head)
        return self._made("attention", sides, settings={"map_name": map_name, "layer": layer, "head": head})

    def _zeroed(self, layers: str = AGGREGATIONS[0]) -> Attribution:
        sides = value_zeroing(self._model, self._question, self._row, layers)
        return self._made("value-zeroing", sides, settings={"layers": layers})

    def _flow(self, measure: str = MEASURES[0]) -> Attribution:
        return self._made("flow", flow_shares(self._model, self._question, measure), settings={"measure": measure})

    def _logit_flow(self) -> Attribution:
        sides, parts = logit_flow(self._model, self._question)
        value, empty = parts.total + parts.residual, parts.rest
        added = float(sum(side.sum(dtype=np.float64) for side in sides))
        return Attribution("logit-flow", self._question, value, *sides, empty=empty, residual=value - empty - added)

    def _path(self, steps: int | None = None, baseline: str = BASELINES[0], special: str = SPECIAL[0]) -> Attribution:
        relied = (self._question.fixed, (0,) if self._question.read_ids else ())
        found = integrated_gradients(self._variants, steps, baseline, special, relied)
        about = {"steps": found.steps, "baseline": baseline, "special": special}
        self._value = found.whole if self._value is None else self._value
        return self._made("integrated-gradients", found.parts, found.empty, found.residual, about, found.error)

    def _erased(self, together: Starts | None = None) -> Attribution:
        return self._made("leave-one-out", leave_one_out(self._variants, self._question, together))

    def _pooling(self) -> Attribution:
        asked, scores = self._question, self._trace.classification
        parts, empty = pooling(self._trace, asked.id, asked.against_id)
        logits = np.zeros(0) if scores is None else scores.logits
        whole = float(logits[asked.id] - (0.0 if asked.against_id is None else logits[asked.against_id]))
        residual = whole - empty - float(parts[0].sum(dtype=np.float64))
        return Attribution("pooling", asked, whole, *parts, empty=empty, residual=residual)

    def _made(
        self,
        method: str,
        sides: tuple[np.ndarray, np.ndarray],
        empty: float | None = None,
        residual: float | None = None,
        settings: dict[str, Any] | None = None,
        error: float | None = None,
    ) -> Attribution:
        if self._value is None:
            own = (self._question.source_ids, self._question.read_ids)
            self._value = float(value(log_probabilities(self._variants, [own]))[0])
        return Attribution(method, self._question, self._value, *sides, empty, residual, settings or {}, error)
