"""Parts of a logit: what the module itself computes without a part while all others are frozen, and laws of the sum."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, InputError, StoppedError
from core.analysis.logit_parts import deeper
from core.analysis.sub_layers import RecordedPass
from core.analysis.terms import parts_of
from core.results.logit_parts import LogitParts, Terms
from core.tracers.native import NativeModel
from tests.core.tiny import DESIGNS, LABELS, MADE, own_classifier, own_generator, own_translator

TEXT, TARGET, STEP = "Two dogs.", "Ein Mann", 3
kinds = pytest.mark.parametrize("task", MADE)
designs = pytest.mark.parametrize("choices", DESIGNS)


def parts_for(model: NativeModel, **options: Any) -> LogitParts:
    asked = {"label": LABELS[1]} if model.labels else {"step": STEP, "target": TARGET}
    return core.logit_parts(model, TEXT, **asked | options)


class Frozen:
    """A pass of the module whose sub-layers write what they wrote and whose norms keep their factors."""

    def __init__(self, model: NativeModel, parts: LogitParts) -> None:
        asked, self.module, self.seen = parts.question, model.module.double(), {}
        self._ids = [torch.tensor([ids]) for ids in (asked.source_ids, asked.read_ids) if ids]
        self._asked = asked
        self.whole = self.number({})

    @torch.no_grad()
    def number(self, changed: Mapping[str, torch.Tensor]) -> float:
        """Return the logit above the mean or the rival, with some tensors changed."""
        held = (".update", ".variance", ".embedding", ".positions")

        def hook(name: str, x: torch.Tensor) -> torch.Tensor:
            if name in changed:
                return changed[name]
            seen = self.seen.setdefault(name, x)
            return seen if name.endswith(held) else x

        logits = self.module(*self._ids, hook=hook)
        logits = logits[0] if len(logits.shape) == 2 else logits[0, -1]
        other = logits.mean() if self._asked.against_id is None else logits[self._asked.against_id]
        return float(logits[self._asked.id] - other)

    def part(self, name: str, without: Any) -> float:
        """Return what is lost if the tensor ``name`` is ``without(it)``."""
        return self.whole - self.number({name: without(self.seen[name])})

    def attention(self, scope: str) -> Any:
        stack, layer, kind = scope.split(".")
        return getattr(getattr(self.module, stack).layers[int(layer)], f"{kind}_attention")

    def without_head(self, scope: str, head: int) -> Any:
        output = self.seen[f"{scope}.output"][:, head]
        weight = self.attention(scope).w_output.weight.detach()
        columns = weight[:, head * output.shape[-1] : (head + 1) * output.shape[-1]]
        return lambda update: update - output @ columns.T


@kinds
@designs
@pytest.mark.parametrize("compared", [False, True])
def test_a_part_is_what_the_module_loses_without_it(task: str, choices: dict[str, Any], compared: bool) -> None:
    model = MADE[task](**choices)
    parts = parts_for(model, **({"against": "good" if model.labels else 9} if compared else {}))
    frozen = Frozen(model, parts)
    stack = "encoder" if model.labels else "decoder"
    close = {"abs": 2e-5}
    assert parts.total == pytest.approx(frozen.whole, **close)
    for name in ("embedding", "positions"):
        assert getattr(parts, name) == pytest.approx(frozen.part(f"{stack}.{name}", torch.zeros_like), **close)
    shifts = 0.0
    for name in [name for name in frozen.seen if name.endswith("norm.output") and name.startswith(stack)]:
        scope = name.removesuffix(".output").split(".")
        layers = getattr(frozen.module, stack)
        norm = layers.final_norm if scope[1] == "final_norm" else getattr(layers.layers[int(scope[1])], scope[2]).norm
        if model.config.norm == "post" or scope[1] == "final_norm":
            shifts += frozen.part(name, lambda x, norm=norm: x - norm.bias.detach())
    assert parts.norm == pytest.approx(shifts, **close)
    for layer, feed_forward in enumerate(parts.feed_forward):
        assert feed_forward == pytest.approx(frozen.part(f"{stack}.{layer}.ffn.update", torch.zeros_like), **close)
        for name, heads in parts.heads.items():
            scope = f"{stack}.{layer}.{'cross' if name == 'cross' else 'self'}"
            bias = frozen.attention(scope).w_output.bias.detach()
            lost = frozen.part(f"{scope}.update", lambda x, bias=bias: x - bias)
            assert parts.biases[name][layer] == pytest.approx(lost, **close)
            for head in (0, 3):
                lost = frozen.part(f"{scope}.update", frozen.without_head(scope, head))
                assert heads[layer, head] == pytest.approx(lost, **close)
    model.module.float()


@kinds
@designs
def test_parts_add_up_to_the_logit_in_double_precision(task: str, choices: dict[str, Any]) -> None:
    model = MADE[task](**choices)
    single = parts_for(model)
    assert abs(single.residual) < 1e-5
    asked = single.question
    model.module.double()
    parts = parts_of(RecordedPass(model, asked.source_ids, asked.read_ids, Edits()), asked)
    assert parts.total == pytest.approx(single.total, abs=1e-4)
    logits = [torch.tensor([ids]) for ids in (asked.source_ids, asked.read_ids) if ids]
    with torch.no_grad():
        row = model.module(*logits).reshape(-1, len(model.labels) or model.config.vocabulary_size)[-1]
    assert parts.total == pytest.approx(float(row[asked.id] - row.mean()), abs=1e-10)
    assert parts.total + parts.common.total == pytest.approx(float(row[asked.id]), abs=1e-10)
    assert abs(parts.residual) < 1e-10


@kinds
@designs
def test_the_sum_so_far_ends_at_the_logit(task: str, choices: dict[str, Any]) -> None:
    model = MADE[task](**choices)
    parts = parts_for(model)
    layers = len(parts.feed_forward)
    assert len(parts.depths) == layers * (3 if task == "translator" else 2) + 2
    assert parts.depths[0] == pytest.approx(parts.embedding + parts.positions)
    assert parts.depths[-1] == parts.total
    rows = parts.to_rows()
    assert sum(row["value"] for row in rows) == pytest.approx(parts.total)
    assert len(rows) == 4 + layers * (1 + 6 * len(parts.reads))


@kinds
def test_comparisons_add_up(task: str) -> None:
    model = MADE[task]()
    a, b, c = LABELS if task == "classifier" else (5, 9, 11)
    name = "label" if task == "classifier" else "token"
    ab, bc, ac, ba = (parts_for(model, **{name: one}, against=other) for one, other in ((a, b), (b, c), (a, c), (b, a)))
    for x, y, whole, back in zip(*(every_number(one) for one in (ab, bc, ac, ba)), strict=True):
        np.testing.assert_allclose(x + y, whole, atol=1e-9)
        np.testing.assert_allclose(x, -back, atol=1e-9)
    assert abs(ab.total) > 1e-3


def every_number(parts: Terms) -> list[np.ndarray]:
    plain = [parts.embedding, parts.positions, parts.norm, parts.output_bias, parts.feed_forward]
    return [*map(np.asarray, plain), *parts.biases.values(), *parts.reads.values()]


def test_what_is_off_masked_padded_or_later_adds_nothing() -> None:
    model, off = own_translator(), (("decoder", 0, 1), ("cross", 2, 4), ("encoder", 1, 2))
    parts = parts_for(model, edits=Edits(heads_off=off, source_pads=2, mask=(("cross", None, 1, False),)))
    assert not parts.reads["decoder"][0, 1].any()
    assert not parts.reads["cross"][2, 4].any()
    assert not parts.reads["cross"][..., -2:].any()
    assert not parts.reads["cross"][..., 1].any()
    assert abs(parts.residual) < 1e-5
    assert not deeper(model, parts, layer=0, head=0, place=2).heads["encoder"][1, 2]
    classified = parts_for(own_classifier(), edits=Edits(source_pads=2))
    assert not classified.by_place["embedding"][-2:].any()
    assert not classified.reads["encoder"][..., -2:].any()
    asked = parts_for(model).question
    ids = (*asked.read_ids, 9, 11)
    longer = RecordedPass(model, asked.source_ids, ids, Edits())
    for x, y in zip(every_number(parts_of(longer, asked)), every_number(parts_for(model)), strict=True):
        np.testing.assert_allclose(x[..., : y.shape[-1]] if x.ndim else x, y, atol=1e-5)


@designs
def test_a_read_goes_one_level_deeper(choices: dict[str, Any]) -> None:
    model = own_translator(**choices)
    parts = parts_for(model)
    for layer, head, place in ((0, 2, 1), (2, 4, 3)):
        found = deeper(model, parts, layer=layer, head=head, place=place)
        assert found.total == pytest.approx(parts.reads["cross"][layer, head, place], abs=1e-5)
        assert found.reads["encoder"].shape == (2, 5, len(parts.question.source_ids))
    with pytest.raises(InputError, match="head is 5; it must be a whole number from 0 to 4"):
        deeper(model, parts, layer=0, head=5, place=0)
    with pytest.raises(InputError, match="has no cross-attention"):
        deeper(own_generator(), parts_for(own_generator()), layer=0, head=0, place=0)


@designs
def test_a_classifiers_parts_by_place_are_its_contributions(choices: dict[str, Any]) -> None:
    model = own_classifier(**choices)
    parts = parts_for(model)
    by_place = sum(one.sum(tuple(range(one.ndim - 1))) for one in parts.by_place.values())
    contributions = model.trace(TEXT).classification.contributions
    np.testing.assert_allclose(by_place, contributions[:, 1] - contributions.mean(1), atol=1e-5)
    bias = model.module.head.bias.detach().numpy()
    assert parts.output_bias == pytest.approx(bias[1] - bias.mean(), abs=1e-6)


@kinds
@designs
@pytest.mark.parametrize("compared", [False, True])
def test_logit_flow_adds_up_to_the_logit(task: str, choices: dict[str, Any], compared: bool) -> None:
    model = MADE[task](**choices)
    asked: dict[str, Any] = {"label": LABELS[1]} if model.labels else {"step": STEP, "target": TARGET}
    against = {"against": "good" if model.labels else 9} if compared else {}
    why = core.attribute(model, TEXT, method="logit-flow", **asked, **against)
    parts = parts_for(model, **against)
    assert why.value == pytest.approx(parts.total, abs=1e-5)
    assert why.empty == pytest.approx(parts.rest)
    assert float(why.all.sum()) == pytest.approx(parts.total - parts.rest, abs=1e-5)
    assert abs(why.residual) < 1e-5


def test_logit_flow_without_mixing_gives_each_place_its_own() -> None:
    """Without output projections nothing moves: all of a decoder's parts are those of the last word read."""
    model = own_translator()
    with torch.no_grad():
        for name, weight in model.module.named_parameters():
            if "w_output" in name:
                weight.zero_()
    why = core.attribute(model, TEXT, method="logit-flow", step=STEP, target=TARGET)
    assert not why.source.any()
    assert not why.target[:-1].any()
    assert abs(why.target[-1]) > 1e-3
    classifier = own_classifier()
    with torch.no_grad():
        for name, weight in classifier.module.named_parameters():
            if "w_output" in name:
                weight.zero_()
    parts = parts_for(classifier)
    own = parts.by_place["embedding"] + parts.by_place["positions"] + parts.by_place["feed_forward"].sum(0)
    why = core.attribute(classifier, TEXT, method="logit-flow", label=LABELS[1])
    np.testing.assert_allclose(why.source, own, atol=1e-6)


def test_results_show_themselves() -> None:
    parts = parts_for(own_translator(), against=9)
    assert len(repr(parts)) < 400
    plain = parts.to_json()
    assert plain["total"] == pytest.approx(parts.total, abs=1e-6)
    assert plain["against"] == parts.against == parts.question.against
    assert parts_for(own_translator()).against == "mean"
    read = next(row for row in parts.to_rows() if row["part"] == "cross" and (row["layer"], row["head"]) == (1, 2))
    assert read["read"] == int(np.abs(parts.reads["cross"][1, 2]).argmax())
    assert list(parts.to_frame().columns) == ["part", "layer", "head", "value", "read"]


def test_bad_questions_get_one_sentence() -> None:
    model = own_translator()
    with pytest.raises(InputError, match="There is no step 99"):
        parts_for(model, step=99)
    with pytest.raises(InputError, match="Choose two different candidates to compare"):
        parts_for(model, token=5, against=5)
    with pytest.raises(InputError, match=r"^NaN: .*Undo it\.$"):
        parts_for(model, edits=Edits(bugs=("empty-row-nan",)))
    with pytest.raises(InputError, match="has no label 'best'"):
        parts_for(own_classifier(), label="best")
    with core.limited(should_stop=lambda: "The visitor left."), pytest.raises(StoppedError, match="visitor left"):
        parts_for(model)
