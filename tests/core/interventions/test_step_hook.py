"""Edited decoding with a cache gives what reading the whole target again at every step gives."""

import math
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import Edits, HeadName, MaskEdit
from core.decoding.next_token import CachedLogits, UncachedLogits, next_token_logits
from core.interventions.edit_hook import edit_hook, step_hook
from core.interventions.mask_cells import MaskCells
from core.tracers.parameters import positions_of
from core.transformer.hooks import StepHook, no_hook
from core.transformer.translator import Translator
from tests.core.tiny import SIZE, new_translator, own_translator, random_tokens

VECTOR = np.linspace(-1, 2, SIZE["d_model"], dtype="<f4").tobytes()
STEPS, ROWS = 19, 3  # more than one block of shuffled positions
DESIGNS: dict[str, dict[str, Any]] = {
    "pre-norm": {},
    "post-norm, fused": {"norm": "post", "projection": "fused"},
    "wide heads, scaled inputs": {"head_width": "full", "scale_on": "inputs", "attention_bias": False},
    "finite fill, learned": {"mask_fill": -1e9, "mask_queries": True, "positions": "learned"},
}
CACHED = {
    "heads": Edits(heads_off=(HeadName("decoder", 1, 2), HeadName("cross", 0, 4), HeadName("encoder", 1, 1))),
    "a past cell": Edits(mask=(MaskEdit("decoder", 5, 2, False),)),
    "a past column": Edits(mask=(MaskEdit("causal", None, 3, False, None, -1),)),
    "padding": Edits(mask=(MaskEdit("padding", 7, 4, False),)),
    "cross cells": Edits(mask=(MaskEdit("cross", None, 3, False), MaskEdit("cross", 4, 0, False))),
    "a band": Edits(mask=(MaskEdit("decoder", None, None, False, None, -3),)),
    "masked and allowed again": Edits(mask=(MaskEdit("cross", 2, None, False), MaskEdit("cross", 2, 1, True))),
    "encoder cells": Edits(mask=(MaskEdit("encoder", 0, None, False), MaskEdit("encoder", 0, 0, True))),
    "no positions": Edits(positions="off"),
    "shuffled": Edits(positions="shuffled", position_seed=11),
    "shifted": Edits(positions="shifted", position_shift=13),
    "no-scale": Edits(bugs=("no-scale",)),
    "batch-positions": Edits(bugs=("batch-positions",), positions="shifted", position_shift=3),
    "no-padding-mask": Edits(bugs=("no-padding-mask",), source_pads=2),
    "empty-row-nan": Edits(bugs=("empty-row-nan",)),
    "empty-row-uniform": Edits(bugs=("empty-row-uniform",)),
    "steered rows": Edits(
        steer=(("decoder", 2, (3, 7), ("vector", VECTOR), 1.5), ("encoder", 1, (0, 4), ("vector", VECTOR), -2.0))
    ),
    "all rows steered": Edits(
        steer=[("decoder", depth, None, ("vector", VECTOR), 0.5) for depth in range(4)],
        positions="shuffled",
        mask=(MaskEdit("decoder", 5, 2, False),),
    ),
    "fill": Edits(fill="-1e9", mask=(MaskEdit("cross", 3, None, False),)),
    "an empty row": Edits(fill="-inf", mask=(MaskEdit("decoder", 4, None, False),)),
}
NOT_CACHED = {
    "no-causal-mask": Edits(bugs=("no-causal-mask",)),
    "softmax-axis": Edits(bugs=("softmax-axis",)),
    "a cell of the future": Edits(mask=(MaskEdit("decoder", 2, 9, True),)),
    "a future column": Edits(mask=(MaskEdit("causal", None, 6, True),)),
    "an empty row that looks everywhere": Edits(fill="-1e9", mask=(MaskEdit("decoder", 4, None, False),)),
}


def steps_of(stepper: CachedLogits | UncachedLogits, targets: torch.Tensor) -> torch.Tensor:
    """Log-probabilities [step, row, vocabulary] for given targets, whose rows change places on the way."""
    stepper.select(torch.zeros(ROWS, dtype=torch.long))
    states, order = [], torch.tensor([1, 2, 0])
    for length in range(1, STEPS + 1):
        states.append(stepper.advance(targets[:, :length]))
        stepper.select(order)
        targets = targets[order]
    return torch.stack(states)


@torch.inference_mode()
def both(model: Translator, edits: Edits, seed: int = 3) -> tuple[torch.Tensor, torch.Tensor, bool]:
    """Return the output of the hook for steps, that of the whole hook, and True if a cache was used."""
    pads = torch.full((1, edits.source_pads), model.config.pad_id)
    source = torch.cat((random_tokens(1, 11, seed=seed), pads), 1)
    targets = torch.cat((torch.full((ROWS, 1), 2), random_tokens(ROWS, STEPS, seed=seed + 1)), 1)
    asked = (edits, model.config, positions_of(model))
    memory = model.encode(source, edit_hook(*asked))
    stepper = next_token_logits(model, source, memory, step_hook(*asked, longest=STEPS))
    whole = UncachedLogits(model, source, memory, edit_hook(*asked))
    return steps_of(stepper, targets), steps_of(whole, targets), isinstance(stepper, CachedLogits)


def assert_same(ours: torch.Tensor, whole: torch.Tensor) -> None:
    torch.testing.assert_close(ours, whole, atol=1e-5, rtol=1e-5, equal_nan=True)


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("name", CACHED | NOT_CACHED)
def test_a_cache_changes_nothing_and_is_used_where_the_past_stays_as_it_was(name: str, design: str) -> None:
    ours, whole, cached = both(new_translator(**DESIGNS[design]), (CACHED | NOT_CACHED)[name])
    assert_same(ours, whole)
    assert cached == (name in CACHED)
    assert cached or ours.isfinite().all()


place = st.none() | st.integers(0, STEPS)
mask_edits = st.builds(
    MaskEdit,
    st.sampled_from(["encoder", "decoder", "cross", "padding", "causal"]),
    place,
    place,
    st.booleans(),
    st.none() | st.integers(-4, 2),
    st.none() | st.integers(-2, 4),
)
some_edits = st.builds(
    Edits,
    heads_off=st.lists(
        st.builds(HeadName, st.sampled_from(["encoder", "decoder", "cross"]), st.integers(0, 1), st.integers(0, 4)),
        max_size=3,
    ),
    mask=st.lists(mask_edits, max_size=4),
    positions=st.sampled_from(["on", "off", "shuffled", "shifted"]),
    position_seed=st.integers(0, 5),
    position_shift=st.integers(0, 20),
    bugs=st.lists(st.sampled_from(list(core.BUGS)), max_size=2, unique=True),
    source_pads=st.integers(0, 2),
    fill=st.sampled_from(["model", "-inf", "-1e9"]),
)


@given(some_edits, st.sampled_from(list(DESIGNS)))
@settings(max_examples=40, deadline=None)
@pytest.mark.long
def test_any_edits_give_the_same_with_a_cache_wherever_there_is_one(edits: Edits, design: str) -> None:
    ours, whole, _ = both(new_translator(**DESIGNS[design]), edits)
    assert_same(ours, whole)


def test_nothing_changed_needs_no_hook_and_positions_run_out_at_the_same_step() -> None:
    model = new_translator(max_length=17)
    assert step_hook(Edits(), model.config, positions_of(model), 9) is no_hook
    edits = Edits(positions="shifted", position_shift=6)
    hooks = (
        step_hook(edits, model.config, positions_of(model), 17),
        edit_hook(edits, model.config, positions_of(model)),
    )
    assert isinstance(hooks[0], StepHook)
    source = random_tokens(1, 5)
    with torch.inference_mode():
        for hook in hooks:
            stepper = next_token_logits(model, source, model.encode(source), hook)
            for length in range(1, 12):
                stepper.advance(torch.full((1, length), 2))
            with pytest.raises(core.InputError, match="Shift by 5 at most"):
                stepper.advance(torch.full((1, 12), 2))


def test_edited_runs_take_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError("the whole target was read again")

    monkeypatch.setattr(UncachedLogits, "advance", never)
    trace = own_translator().trace("the cat sleeps", edits=CACHED["heads"], decoding=core.Decoding(beam=3))
    assert trace.steps


@given(
    st.lists(mask_edits, max_size=7),
    st.lists(st.tuples(st.integers(1, 90), st.integers(1, 90)), min_size=1, max_size=4),
)
def test_cells_worked_out_at_once_are_those_of_edit_by_edit(
    edits: list[MaskEdit], shapes: list[tuple[int, int]]
) -> None:
    cells, rng = MaskCells(edits), np.random.default_rng(5)
    for queries, keys in shapes:
        mask = rng.random((2, queries, keys)) < 0.5
        expected = mask.copy()
        query, key = np.indices((queries, keys))
        for edit in edits:
            named = np.full((queries, keys), True)
            for place, only in ((query, edit.query), (key, edit.key)):
                named &= only is None or place == only
            named &= key - query >= (-math.inf if edit.min_offset is None else edit.min_offset)
            named &= key - query <= (math.inf if edit.max_offset is None else edit.max_offset)
            expected[:, named] = edit.allowed
        assert np.array_equal(cells.of(torch.from_numpy(mask)).numpy(), expected)
