"""The head and the step with which a run opens: laws on maps that are made for them."""

from dataclasses import replace

import numpy as np
import pytest

from core.results.head_roles import HeadRoles, MeanEffects, RoleScores
from core.results.trace import AttentionMap, Step, Trace
from tests.examples import example_trace
from viz_app.view_models.shown_heads import BEGINNING, shown_first, shown_heads, shown_place

SOURCE = ("▁Anna", "▁saw", "▁the", "▁piano", "▁yesterday", ".", "</s>")
TARGET = ("<s>", "▁Anna", "▁sah", "▁gestern", "▁das", "▁Piano", ".", "</s>")
ALIGNED = (0, 1, 4, 2, 3, 5, 6)  # the source token of each written token


def row(queries: int, keys: tuple[int, ...], length: int, sharpness: float) -> np.ndarray:
    """Rows that look at one key each, ``sharpness`` of their weight."""
    weights = np.full((queries, length), (1 - sharpness) / (length - 1), np.float32)
    weights[np.arange(queries), list(keys)] = sharpness
    return weights


def aligning_trace(*heads: np.ndarray) -> Trace:
    """A run whose cross-attention has these heads in one layer; its other maps look at everything alike."""
    even = {name: np.full((1, 2, 7, 7), 1 / 7, np.float32) for name in ("encoder", "decoder")}
    mask, read = np.ones((7, 7), bool), TARGET[:-1]
    maps = {
        "encoder": AttentionMap(even["encoder"], SOURCE, SOURCE, mask),
        "decoder": AttentionMap(even["decoder"], read, read, mask),
        "cross": AttentionMap(np.stack(heads)[None], read, SOURCE, mask),
    }
    plain = example_trace("translator", 7, 7, 1, 2)
    steps = tuple(Step(token, 1, -0.1, ()) for token in TARGET[1:])
    return replace(plain, source_tokens=SOURCE, target_tokens=TARGET, steps=steps, attention=maps)


def measured(strength: list[float]) -> HeadRoles:
    grid = np.array([strength], np.float32)
    role = RoleScores(grid, grid * 0, grid, 0.1, 10)
    return HeadRoles({"cross": {"alignment": role}}, {"cross": MeanEffects(grid, grid)}, {"cross": ()}, None, {})


ALIGNS = row(7, ALIGNED, 7, 0.9)
READS = row(7, (2, *ALIGNED[:-1]), 7, 0.97)  # aligns the token that was read, and is sharper
ENDS = row(7, (6,) * 7, 7, 0.99)
DOTS = row(7, (5,) * 7, 7, 0.99)
ONE = row(7, (3,) * 7, 7, 0.99)


@pytest.mark.parametrize("other", [READS, ENDS, DOTS, ONE, np.full((7, 7), 1 / 7, np.float32)])
def test_the_shown_head_is_the_one_that_aligns(other: np.ndarray) -> None:
    assert shown_heads(aligning_trace(other, ALIGNS))["cross"] == [0, 1]
    assert shown_heads(aligning_trace(ALIGNS, other))["cross"] == [0, 0]


def test_rows_of_padding_choose_no_head() -> None:
    trace = aligning_trace(READS, ALIGNS)
    shown = trace.attention["cross"]
    weights = np.concatenate([shown.weights, np.full((1, 2, 3, 7), 1 / 7, np.float32)], axis=2)
    read, mask = (*shown.query_tokens, *["<pad>"] * 3), np.ones((10, 7), bool)
    padded = replace(trace, attention=trace.attention | {"cross": AttentionMap(weights, read, SOURCE, mask)})
    assert shown_heads(padded)["cross"] == [0, 1]


def test_a_measured_role_outweighs_one_run() -> None:
    trace = aligning_trace(ALIGNS, READS)
    assert shown_heads(trace, measured([0.3, 0.9]))["cross"] == [0, 1]
    assert shown_heads(trace, measured([0.85, 0.9]))["cross"] == [0, 0]  # about as good: the run chooses


def test_measurements_of_another_model_do_not_count() -> None:
    assert shown_heads(aligning_trace(ALIGNS, READS), measured([0.1, 0.2, 0.9]))["cross"] == [0, 0]


def test_the_run_opens_in_mid_sentence_at_a_word() -> None:
    first = shown_first(aligning_trace(ENDS, ALIGNS))
    word, key = TARGET[first["step"] + 1], SOURCE[first["row"]]
    assert (word, key) in {("▁gestern", "▁yesterday"), ("▁Piano", "▁piano")}


def test_a_run_never_opens_at_its_beginning() -> None:
    trace = aligning_trace(ALIGNS, np.concatenate((row(1, (1,), 7, 0.99), row(6, ALIGNED[1:], 7, 0.2))))
    spelled = ("<s>", "▁Gestern", *TARGET[2:])
    steps = tuple(Step(token, 1, -0.1, ()) for token in spelled[1:])
    trace = replace(trace, target_tokens=spelled, steps=steps)
    assert shown_place(trace, {"cross": [0, 1]})["step"] >= len(steps) * BEGINNING - 1


def test_a_classifier_shows_the_head_that_looks_at_words() -> None:
    trace = example_trace("classifier", 7, 0, 1, 3, labels=("good", "bad"))
    tokens = ("▁a", "▁lovely", ",", "▁witty", "▁film", ".", "</s>")
    heads = np.stack([ENDS, row(7, (1, 3, 4, 3, 1, 4, 3), 7, 0.6), DOTS])[None]
    shown = AttentionMap(heads, tokens, tokens, np.ones((7, 7), bool))
    first = shown_first(replace(trace, source_tokens=tokens, attention={"encoder": shown}))
    assert first["heads"] == {"encoder": [0, 1]}
    assert tokens[first["row"]] == "▁witty"


@pytest.mark.parametrize("length", [1, 2, 128])
def test_any_run_has_something_to_open_with(length: int) -> None:
    for trace in (example_trace("translator", length, length, 2, 3), example_trace("classifier", length, 0, 2, 3)):
        broken = {
            name: replace(one, weights=np.full_like(one.weights, np.nan)) for name, one in trace.attention.items()
        }
        for run in (trace, replace(trace, attention=broken)):
            first = shown_first(run)
            assert set(first["heads"]) == set(run.attention)
            assert 0 <= first["row"] < length
            assert 0 <= first.get("step", 0) < max(1, len(run.steps))
