"""Every analysis under changes of a run: the same numbers as plain traces with these changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import core
from core import Edits, InputError, attribute, head_effects, patch, patched
from tests.core.tiny import own_classifier, own_generator, own_translator

TEXT = "Two children ride a bike."
MODELS = {"translator": own_translator, "classifier": own_classifier, "generator": own_generator}
MAP = {"translator": "cross", "classifier": "encoder", "generator": "decoder"}
EDITS: dict[str, Callable[[str], Edits]] = {
    "head off": lambda name: Edits(heads_off=((name, 1, 2),)),
    "mask": lambda name: Edits(mask=((name, None, 1, False),)),
    "mask band": lambda name: Edits(mask=((name, None, None, False, None, -2),), fill="-1e9"),
    "positions off": lambda name: Edits(positions="off"),
    "shuffled": lambda name: Edits(positions="shuffled", position_seed=5),
    "shifted": lambda name: Edits(positions="shifted", position_shift=3),
    "no scale": lambda name: Edits(bugs=("no-scale",)),
    "softmax axis": lambda name: Edits(bugs=("softmax-axis",)),
    "one position": lambda name: Edits(bugs=("batch-positions",)),
    "no causal mask": lambda name: Edits(bugs=("no-causal-mask",)),
    "pads seen": lambda name: Edits(bugs=("no-padding-mask",), source_pads=2 if name != "decoder" else 0),
    "uniform row": lambda name: Edits(bugs=("empty-row-uniform",)),
    "left out": lambda name: Edits(left_out=(1,)),
    "all together": lambda name: Edits(
        heads_off=((name, 0, 1),),
        mask=((name, None, 2, False),),
        positions="shifted",
        left_out=(0,),
        bugs=("no-scale",),
    ),
}
cases = pytest.mark.parametrize(("task", "changed"), [(task, name) for task in MODELS for name in EDITS])
ROUNDING = 2e-5  # nats


def edited(task: str, changed: str) -> tuple[Any, Edits, core.Trace]:
    model, edits = MODELS[task](), EDITS[changed](MAP[task])
    return model, edits, model.trace(TEXT, edits=edits, decoding=core.Decoding(max_tokens=7))


def answer_of(trace: core.Trace) -> Any:
    return trace.output if trace.task == "classifier" else [step.id for step in trace.steps]


def log_p(model: Any, edits: Edits, target: Any) -> np.ndarray:
    """The log-probabilities of a target, token by token, or of a label, by a plain trace."""
    if model.task == "classifier":
        scores = model.trace(TEXT, edits=edits).classification
        return np.log(scores.probabilities[[model.labels.index(target)]])
    return np.array([step.log_probability for step in model.trace(TEXT, edits=edits, target=target).steps])


def without(edits: Edits, place: int) -> Edits:
    """Also leave out the token that stands at ``place`` after the edits."""
    there = [index for index in range(99) if index not in edits.left_out]
    return replace(edits, left_out=(*edits.left_out, there[place]))


@cases
def test_an_explanation_is_one_of_the_changed_run(task: str, changed: str) -> None:
    model, edits, trace = edited(task, changed)
    target = answer_of(trace)
    step = None if task == "classifier" else len(target) - 2
    asked = {"label": target} if step is None else {"step": step, "target": target}
    why = attribute(model, TEXT, method="leave-one-out", edits=edits, **asked)
    read = target if step is None else target[: step + 1]  # while it writes, nothing later exists
    assert why.value == pytest.approx(log_p(model, edits, read)[-1], abs=ROUNDING)
    assert why.source_tokens == trace.source_tokens
    words = len(trace.source_tokens) - edits.source_pads - 1
    for place in range(words if task != "generator" else 0):
        alone = log_p(model, without(edits, place), read)[-1]
        assert why.source[place] == pytest.approx(why.value - alone, abs=ROUNDING)


@pytest.mark.parametrize("task", MODELS)
@pytest.mark.parametrize("changed", ["mask band", "softmax axis", "all together"])
def test_gradients_add_up_to_the_changed_run(task: str, changed: str) -> None:
    model, edits, trace = edited(task, changed)
    target = answer_of(trace)
    asked = {"label": target} if task == "classifier" else {"step": len(target) - 2, "target": target}
    why = attribute(model, TEXT, method="integrated-gradients", edits=edits, **asked)
    assert why.residual is not None
    assert abs(why.residual) < 0.05  # where it takes more points than there are
    zeroed = attribute(model, TEXT, method="value-zeroing", edits=edits, **asked)
    assert float(zeroed.all.sum()) == pytest.approx(1, abs=1e-5)


@cases
def test_a_heads_effect_is_one_in_the_changed_run(task: str, changed: str) -> None:
    model, edits, trace = edited(task, changed)
    target = answer_of(trace)
    effects, before = head_effects(model, TEXT, target=target, edits=edits), log_p(model, edits, target)
    np.testing.assert_allclose(effects.log_probability, before, atol=ROUNDING)
    for name, layer, head in [*edits.heads_off, *((name, 1, 3) for name in trace.attention)]:
        off = replace(edits, heads_off=(*edits.heads_off, (name, layer, head)))
        alone = log_p(model, off, target) - before
        np.testing.assert_allclose(effects.by_token[name][layer, head], alone, atol=ROUNDING)


@cases
def test_a_head_carried_from_a_run_without_it_is_that_head_off(task: str, changed: str) -> None:
    model, edits, trace = edited(task, changed)
    off = replace(edits, heads_off=(*edits.heads_off, (MAP[task], 1, 3)))
    target = answer_of(trace)
    step = None if task == "classifier" else len(target) - 2
    asked = {"token": 1, "against": 2} if step is None else {"step": step, "token": 5, "against": 7}
    given = {"edits": edits, "donor_edits": off, **asked}
    base, donor = trace, model.trace(TEXT, edits=off, **({} if step is None else {"target": target}))
    one = patched(model, base, donor, [f"o.{MAP[task][0]}.1.3"], **given)
    if step is None:
        alone = np.log(model.trace(TEXT, edits=off).classification.probabilities[[1, 2]])
    else:
        alone = [log_p(model, off, [*target[:step], token])[-1] for token in (5, 7)]
    np.testing.assert_allclose(one.log_probabilities, alone, atol=ROUNDING)
    found = patch(model, base, donor, **given)
    np.testing.assert_allclose(found.outputs[MAP[task]][1, 3], alone, atol=ROUNDING)


@pytest.mark.parametrize("task", MODELS)
def test_a_run_of_nan_has_nothing_to_explain(task: str) -> None:
    model, edits = MODELS[task](), Edits(bugs=("empty-row-nan",))
    asked = {} if task == "classifier" else {"step": 0}
    for refused in (
        lambda: attribute(model, TEXT, edits=edits, **asked),
        lambda: head_effects(model, TEXT, edits=edits),
        lambda: patch(model, TEXT, "A man in the snow.", edits=edits),
    ):
        with pytest.raises(InputError, match=r"^NaN: .*Undo it\.$"):
            refused()


def test_a_trace_of_other_edits_is_no_base() -> None:
    model = own_translator()
    shorter = model.trace(TEXT, edits=Edits(left_out=(1,)))
    with pytest.raises(InputError, match="give its edits too"):
        patch(model, shorter, "A man in the snow.", token=5, against=7, step=0)
