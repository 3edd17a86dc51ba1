"""Edits of masks: parts of the decoder's mask, bands, the fill of masked cells, targets given as ids."""

import numpy as np
import pytest
import torch

import core
from core.checkpoints.checkpoint import build_model
from core.config import ModelConfig
from core.interventions.edit_hook import decoder_parts
from core.text.tokens import Tokenizer
from core.transformer.masks import decoder_mask
from tests.conftest import SENTENCES

TEXT = "A man rides a bike."


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.train(SENTENCES, vocabulary_size=330)


@pytest.fixture(scope="module")
def translator(tokenizer: Tokenizer) -> core.NativeModel:
    size = {"vocabulary_size": len(tokenizer), "d_model": 21, "heads": 3, "d_ff": 11}
    config = ModelConfig(task="translator", encoder_layers=2, decoder_layers=2, **size)
    torch.manual_seed(7)
    model = build_model(config).eval()
    for weight in model.parameters():  # far enough from uniform attention for a change of a mask to be felt
        weight.data *= 2 if weight.dim() > 1 else 1
    return core.NativeModel("tiny", model, tokenizer, config, torch.device("cpu"))


@pytest.fixture(scope="module")
def target(translator: core.NativeModel) -> tuple[int, ...]:
    return (*translator.tokenizer.encode("Ein Mann fährt Fahrrad."), translator.config.end_id)


def edited(translator: core.NativeModel, target: tuple[int, ...], *mask: tuple, **edits: object) -> core.Trace:
    changes = core.Edits(mask=tuple(core.MaskEdit(*edit) for edit in mask), **edits)
    return translator.trace(TEXT, target=target, edits=changes)


def test_a_target_may_be_given_as_ids(translator: core.NativeModel, target: tuple[int, ...]) -> None:
    by_text = translator.trace(TEXT, target="Ein Mann fährt Fahrrad.")
    by_ids = translator.trace(TEXT, target=target)
    assert [step.id for step in by_ids.steps] == list(target)
    for name in by_text.attention:
        np.testing.assert_array_equal(by_ids.attention[name].weights, by_text.attention[name].weights)


@pytest.mark.parametrize("ids", [(), (3, 9999), (-1,)])
def test_ids_that_the_model_does_not_have_are_refused(translator: core.NativeModel, ids: tuple[int, ...]) -> None:
    with pytest.raises(core.InputError):
        translator.trace(TEXT, target=ids)


@pytest.mark.parametrize("pads", [0, 3])
@pytest.mark.parametrize("mask_queries", [False, True])
def test_the_decoders_mask_is_its_two_parts_combined(pads: int, mask_queries: bool) -> None:
    tokens = torch.tensor([[2, 7, 5, 9, 4] + [0] * pads])
    mask = decoder_mask(tokens, mask_queries=mask_queries)
    padding, causal = decoder_parts(mask)
    assert torch.equal(padding & causal, mask)
    assert torch.equal(causal[0, 0], torch.ones(5 + pads, 5 + pads).tril().bool())
    assert torch.equal(padding[0, 0].any(0), tokens[0] != 0)


def test_opening_a_pad_in_the_padding_mask_does_not_open_the_future(
    translator: core.NativeModel, target: tuple[int, ...]
) -> None:
    real = len(target)
    mask = edited(translator, target, ("padding", None, real, True), target_pads=2).attention["decoder"].mask
    assert not mask[:real, real].any()
    assert mask[real:, real].all()
    assert not mask[:, real + 1].any()


def test_opening_the_future_in_the_causal_mask_does_not_open_pads(
    translator: core.NativeModel, target: tuple[int, ...]
) -> None:
    real = len(target)
    mask = edited(translator, target, ("causal", None, None, True), target_pads=2).attention["decoder"].mask
    assert mask[:, :real].all()
    assert not mask[:, real:].any()


def test_an_open_causal_mask_is_the_classic_bug(translator: core.NativeModel, target: tuple[int, ...]) -> None:
    by_hand = edited(translator, target, ("causal", None, None, True), target_pads=2)
    by_bug = edited(translator, target, bugs=("no-causal-mask",), target_pads=2)
    for name in by_hand.attention:
        np.testing.assert_array_equal(by_hand.attention[name].weights, by_bug.attention[name].weights)


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        (1, None, lambda place: place <= 0),  # all of the future closed
        (None, -2, lambda place: place > -2),  # a memory of two tokens
        (0, 0, lambda place: place != 0),
        (-1, 1, lambda place: abs(place) > 1),
    ],
)
def test_a_band_counts_places_after_the_query(
    translator: core.NativeModel, target: tuple[int, ...], first: int | None, last: int | None, expected: object
) -> None:
    mask = edited(translator, target, ("encoder", None, None, False, first, last)).attention["encoder"].mask
    queries, keys = mask.shape
    assert mask.tolist() == [[bool(expected(key - query)) for key in range(keys)] for query in range(queries)]


def test_a_band_keeps_to_its_row(translator: core.NativeModel, target: tuple[int, ...]) -> None:
    mask = edited(translator, target, ("encoder", 3, None, False, 1, None)).attention["encoder"].mask
    assert mask.sum() == mask.size - (mask.shape[1] - 4)
    assert not mask[3, 4:].any()


def test_closed_cells_are_exactly_0_and_rows_still_sum_to_1(
    translator: core.NativeModel, target: tuple[int, ...]
) -> None:
    trace = edited(translator, target, ("cross", None, 2, False), ("encoder", None, None, False, 2, None))
    for name in ("encoder", "cross"):
        one = trace.attention[name]
        assert not one.weights[:, :, ~one.mask].any()
        np.testing.assert_allclose(one.weights.sum(-1), 1, atol=1e-6)


@pytest.mark.parametrize("fill", ["model", "-inf"])
def test_a_row_without_an_open_cell_is_nan_under_minus_infinity(
    translator: core.NativeModel, target: tuple[int, ...], fill: str
) -> None:
    first_layer = edited(translator, target, ("encoder", 3, None, False), fill=fill).attention["encoder"].weights[0]
    assert np.isnan(first_layer[:, 3]).all()
    assert not np.isnan(np.delete(first_layer, 3, axis=1)).any()


def test_a_row_without_an_open_cell_is_uniform_under_a_finite_fill(
    translator: core.NativeModel, target: tuple[int, ...]
) -> None:
    first_layer = edited(translator, target, ("encoder", 3, None, False), fill="-1e9").attention["encoder"].weights[0]
    np.testing.assert_allclose(first_layer[:, 3], 1 / first_layer.shape[-1], rtol=1e-6)


def test_with_the_causal_mask_one_pass_gives_what_writing_gave(translator: core.NativeModel) -> None:
    """The fingerprint of the missing mask: without it the two numbers part."""

    def both(**edits: object) -> tuple[float, float]:
        trace = translator.trace(TEXT, decoding=core.Decoding(max_tokens=9), edits=core.Edits(**edits))
        return sum(step.log_probability for step in trace.steps), trace.hypotheses[0].log_probability

    read, written = both()
    assert read == pytest.approx(written, abs=1e-4)
    read, written = both(bugs=("no-causal-mask",))
    assert abs(read - written) > 1e-2


@pytest.mark.parametrize(
    "edits",
    [
        {"mask": (("nowhere", 0, 0, True),)},
        {"mask": (("encoder", -1, 0, True),)},
        {"mask": (("encoder", 10**30, 0, True),)},
        {"mask": (("encoder", 0, 0, True, 0, 10**30),)},
        {"mask": (("encoder", 0, 0, True),) * 700},
        {"fill": "0"},
        {"heads_off": (("causal", 0, 0),)},
    ],
)
def test_what_fits_no_model_is_refused_in_one_sentence(edits: dict) -> None:
    with pytest.raises(core.InputError, match=r"^[^\n]+\.$"):
        core.Edits(**edits)


def test_more_pads_than_positions_are_refused(translator: core.NativeModel) -> None:
    long = (*[5] * (translator.config.max_length - 1), translator.config.end_id)
    with pytest.raises(core.InputError, match="with its pads"):
        translator.trace(TEXT, target=long, edits=core.Edits(target_pads=1))
