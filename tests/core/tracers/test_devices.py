"""Models on a GPU, a pretended one where there is none: nothing is left on the CPU, and what they say is the same."""

import operator
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.lens import class_lens, word_lens
from core.analysis.pruning import pruned
from tests.core.tiny import own_classifier, own_translator
from tests.hub import KINDS, TRANSLATORS, save_hub_model
from tests.pretend_device import GPU, Pretending, moved

TEXT = "Two dogs run."
HEAD_OFF = core.Edits(heads_off=(core.HeadName("encoder", 0, 1),))
PLAIN = core.Edits()
Answer = Callable[[Any], Any]
ON_A_GPU = torch.cuda.is_available()  # else one is pretended


def given(model: Any, **step: int) -> dict[str, Any]:
    """A short target, for untrained models never end, and the ``step`` of it; a classifier has neither."""
    return {"target": "Ein Hund.", **step} if model.task == "translator" else {}


def explanations(model: Any, edits: core.Edits = PLAIN) -> dict[str, core.Attribution]:
    return core.attributions(model, TEXT, edits=edits, **given(model, step=1))


def traced(edits: core.Edits = PLAIN, **choices: Any) -> Answer:
    return lambda model: model.trace(TEXT, edits=edits, **choices)


def decoded(edits: core.Edits = PLAIN, **decoding: Any) -> Answer:
    return traced(edits, decoding=core.Decoding(max_tokens=7, **decoding))


def decoded_in_detail(model: Any) -> core.Trace:
    return model.trace(TEXT, decoding=core.Decoding(max_tokens=7), details=True)


ANY: dict[str, Answer] = {
    "trace": decoded(),
    "head effects": lambda model: core.head_effects(model, TEXT, **given(model)),
    "explanations": explanations,
    "deletion": lambda model: core.deletion_test(model, explanations(model).values()),
    "a token left out": decoded(core.Edits(left_out=(1,))),
    "table of tokens": operator.methodcaller("token_table"),
}
OF_OUR_OWN: dict[str, Answer] = {
    "insides": decoded_in_detail,
    "bugs": lambda model: [decoded(core.Edits(bugs=(bug,)))(model) for bug in core.BUGS],
    "a head off": decoded(HEAD_OFF),
    "cells masked": decoded(core.Edits(mask=(core.MaskEdit("encoder", 1, 0, False, 0, 1),))),
    "pads": decoded(core.Edits(source_pads=2)),
    "positions": decoded(core.Edits(positions="shuffled")),
    "heads pruned": lambda model: decoded()(pruned(model, HEAD_OFF.heads_off)),
    "explanations without a head": lambda model: explanations(model, HEAD_OFF),
    "one layer": lambda model: model.attention_parameters("encoder", 1),
    "table of positions": operator.methodcaller("position_table"),
}
WRITTEN: dict[str, Answer] = {
    "beam": decoded(beam=3, hypotheses=3),
    "a target given": traced(target="Ein Hund."),
    "a beginning given": decoded(prefix="Ein"),
    "many": lambda model: model.translate([TEXT, "Snow", "Where is the station?"], core.Decoding(max_tokens=7)),
    "many by beam": lambda model: model.translate([TEXT, "Snow"], core.Decoding(beam=2, max_tokens=7)),
}
OF_OUR_TRANSLATORS: dict[str, Answer] = {
    "a draw": decoded(temperature=0.9, seed=4),
    "what depth would say": lambda model: word_lens(model, decoded_in_detail(model)),
    "beam with a head off": decoded(HEAD_OFF, beam=3),
}
CLASSIFIED: dict[str, Answer] = {"classes": lambda model: model.classify([TEXT, "Snow"])}
OF_OUR_CLASSIFIERS: dict[str, Answer] = {
    "what depth would say": lambda model: class_lens(model, decoded_in_detail(model)),
}
TRANSLATOR = ANY | OF_OUR_OWN | WRITTEN | OF_OUR_TRANSLATORS
# All of them are in the tests of a classifier.
SLOW = ("bugs", "explanations", "explanations without a head", "deletion")
CLASSIFIER = ANY | OF_OUR_OWN | CLASSIFIED | OF_OUR_CLASSIFIERS


def assert_close(one: Any, other: Any, where: str = "") -> None:
    """Hold what answers hold, numbers up to rounding, and nothing that lives on a device."""
    assert type(one) is type(other), where
    assert not isinstance(one, torch.Tensor), where
    if isinstance(one, np.ndarray) and one.dtype.kind == "f":
        np.testing.assert_allclose(one, other, atol=1e-4, rtol=1e-4, err_msg=where)
    elif isinstance(one, np.ndarray):
        np.testing.assert_array_equal(one, other, err_msg=where)
    elif isinstance(one, float):
        assert one == pytest.approx(other, abs=1e-4, rel=1e-4, nan_ok=True), where
    elif is_dataclass(one):
        for field in fields(one):
            assert_close(getattr(one, field.name), getattr(other, field.name), f"{where}.{field.name}")
    elif isinstance(one, Mapping):
        assert_close([*one.items()], [*other.items()], where)
    elif isinstance(one, list | tuple):
        assert len(one) == len(other), where
        for index, pair in enumerate(zip(one, other, strict=True)):
            assert_close(*pair, where=f"{where}[{index}]")
    else:
        assert one == other, where


def assert_answers_there(make: Callable[[str], Any], answer: Answer) -> None:
    """Compare what ``answer`` says on a GPU and on the CPU; ``make`` takes a device."""
    there = make("cuda") if ON_A_GPU else moved(make("cpu"))
    with nullcontext() if ON_A_GPU else Pretending():
        answered = answer(there)
    assert_close(answer(make("cpu")), answered)


def placed(model: core.NativeModel, device: str) -> core.NativeModel:
    return replace(model, module=model.module.to(device), device=torch.device(device))


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=pytest.mark.long if what in SLOW else ()) for what in TRANSLATOR]
)
def test_a_translator(what: str) -> None:
    assert_answers_there(lambda where: placed(own_translator(), where), TRANSLATOR[what])


@pytest.mark.parametrize("what", CLASSIFIER)
def test_a_classifier(what: str) -> None:
    assert_answers_there(lambda where: placed(own_classifier(), where), CLASSIFIER[what])


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_models_of_hugging_face(kind: str, tmp_path: Path) -> None:
    folder = str(save_hub_model(kind, tmp_path / kind))
    for answer in (ANY | (WRITTEN if kind in TRANSLATORS else CLASSIFIED)).values():
        assert_answers_there(lambda where: core.load(folder, device=where), answer)


def test_what_is_pretended_refuses_what_a_gpu_refuses() -> None:
    with Pretending():
        there = torch.arange(3.0, device="cuda")
        assert there.device == GPU
        assert (there * 2 + torch.tensor(1.0)).tolist() == [1, 3, 5]
        assert there.cpu().numpy().tolist() == [0, 1, 2]
        assert there[torch.tensor([2, 0])].tolist() == [2, 0]
        with pytest.raises(RuntimeError, match="two devices"):
            there + torch.ones(3)
        with pytest.raises(RuntimeError, match="two devices"):
            torch.ones(3).index_fill(0, torch.zeros(1, dtype=torch.long, device="cuda"), 2.0)
        with pytest.raises(TypeError, match="NumPy"):
            np.asarray(there)
        with pytest.raises(TypeError, match="float64"):
            there.double()
    with pytest.raises(AssertionError, match="where none is pretended"):
        there + 1
