"""Edits: an empty one changes nothing at all, every other exactly what it says; each classic bug leaves its mark."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import BUGS, Decoding, Edits, HeadName, InputError, MaskEdit
from core.interventions.edit_hook import decoder_parts, edit_hook
from core.interventions.edits import MAX_INDEX, MAX_MASK_EDITS, MAX_PADS
from core.results.trace import Trace
from core.tracers.native import NativeModel
from core.transformer.hooks import no_hook
from tests.core.tiny import own_classifier, own_translator

TEXT = "Two children ride a bike."
TARGET = "Ein Mann im Schnee"
MAPS = ("encoder", "decoder", "cross")


@pytest.fixture(scope="module")
def model() -> NativeModel:
    return own_translator()


@pytest.fixture(scope="module")
def run(model: NativeModel) -> Callable[..., Trace]:
    """A run on a given target, so that maps have the same size whatever an edit does; with all of its details."""

    @functools.cache
    def traced(**choices: Any) -> Trace:
        return model.trace(TEXT, target=TARGET, edits=Edits(**choices), details=("encoder", "decoder", "logits"))

    return traced


def differs(one: Trace, other: Trace, name: str) -> bool:
    return not np.allclose(one.details[name], other.details[name], atol=1e-4, equal_nan=True)


def rows_sum_to_one(trace: Trace) -> bool:
    return all(np.allclose(one.weights.sum(-1), 1, atol=1e-5) for one in trace.attention.values())


class TestNothing:
    def test_is_no_hook_at_all(self, model: NativeModel) -> None:
        assert edit_hook(Edits(), model.config, {}) is no_hook
        assert not Edits().changes_tensors
        assert not Edits(source_pads=3, target_pads=2, left_out=(1,)).changes_tensors

    @pytest.mark.parametrize("decoding", [Decoding(max_tokens=7), Decoding(beam=3, max_tokens=7)])
    def test_changes_not_a_bit(self, model: NativeModel, decoding: Decoding) -> None:
        plain = model.trace(TEXT, decoding=decoding, details=True)
        empty = model.trace(TEXT, decoding=decoding, details=True, edits=Edits())
        assert empty.steps == plain.steps
        assert empty.hypotheses == plain.hypotheses
        for name, array in plain.details.items():
            assert array.tobytes() == empty.details[name].tobytes()

    @pytest.mark.parametrize(
        "edits", [{"positions": "shifted"}, {"mask": (MaskEdit("cross", 3, 2, True),)}, {"fill": "-inf"}]
    )
    def test_edits_without_an_effect_change_nothing(self, run: Callable[..., Trace], edits: dict[str, Any]) -> None:
        clean, edited = run(), run(**edits)
        assert all(np.array_equal(array, edited.details[name]) for name, array in clean.details.items())


class TestHeads:
    @pytest.mark.parametrize("name", [HeadName("encoder", 1, 3), HeadName("decoder", 0, 4), HeadName("cross", 2, 0)])
    def test_a_silenced_head_is_one_whose_share_of_w_output_is_zero(
        self, run: Callable[..., Trace], name: HeadName
    ) -> None:
        edited, twin = run(heads_off=(name,)), own_translator()
        stack = twin.module.encoder if name.map == "encoder" else twin.module.decoder
        layer = stack.layers[name.layer]
        attention = layer.cross_attention if name.map == "cross" else layer.self_attention
        with torch.no_grad():
            attention.w_output.weight[:, name.head * 3 : name.head * 3 + 3] = 0
        expected = twin.trace(TEXT, target=TARGET, details=("logits",))
        np.testing.assert_allclose(edited.details["logits"], expected.details["logits"], atol=1e-5)
        assert differs(edited, run(), "logits")

    def test_its_weights_stay_visible(self, run: Callable[..., Trace]) -> None:
        edited = run(heads_off=(("cross", 0, 1), ("cross", 0, 3)))
        output = edited.details["decoder.0.cross.output"]
        assert not output[[1, 3]].any()
        assert output[[0, 2, 4]].all()
        assert np.array_equal(edited.attention["cross"].weights[0], run().attention["cross"].weights[0])

    def test_all_heads_off_leave_the_bias(self, model: NativeModel, run: Callable[..., Trace]) -> None:
        edited = run(heads_off=tuple(("encoder", 0, head) for head in range(5)))
        bias = model.module.encoder.layers[0].self_attention.w_output.bias.detach().numpy()
        update = edited.details["encoder.0.self.update"]
        np.testing.assert_allclose(update, np.broadcast_to(bias, update.shape), atol=1e-6)

    def test_decoding_obeys_too(self, model: NativeModel) -> None:
        heads = tuple(HeadName(name, layer, head) for name in MAPS for layer in range(2) for head in range(5))
        edits, decoding = Edits(heads_off=heads), Decoding(max_tokens=7)
        edited = model.trace(TEXT, edits=edits, decoding=decoding)
        again = model.trace(TEXT, edits=edits, target=[step.id for step in edited.steps])
        assert edited.output != model.trace(TEXT, decoding=decoding).output
        for step, other in zip(edited.steps, again.steps, strict=True):
            assert step.id == next(one.id for one in other.top if one.id > 2)


class TestMasks:
    @pytest.mark.parametrize("name", MAPS)
    def test_a_closed_cell_is_exactly_zero_and_rows_still_sum_to_one(
        self, run: Callable[..., Trace], name: str
    ) -> None:
        clean, edited = run(), run(mask=(MaskEdit(name, 3, 1, False),))
        one = edited.attention[name]
        assert (clean.attention[name].weights[:, :, 3, 1] > 0).all()
        assert (one.weights[:, :, 3, 1] == 0).all()
        assert not one.mask[3, 1]
        assert (one.mask != clean.attention[name].mask).sum() == 1
        assert rows_sum_to_one(edited)
        assert differs(clean, edited, "logits")
        for other in set(MAPS) - {name}:
            assert np.array_equal(edited.attention[other].mask, clean.attention[other].mask)

    def test_an_opened_cell_is_looked_at(self, run: Callable[..., Trace]) -> None:
        edited = run(mask=(MaskEdit("decoder", 1, 4, True),))
        assert (edited.attention["decoder"].weights[:, :, 1, 4] > 0).all()
        assert rows_sum_to_one(edited)

    def test_a_column_and_a_later_edit_that_wins(self, run: Callable[..., Trace]) -> None:
        edits = (MaskEdit("cross", None, 2, False), MaskEdit("cross", 3, 2, True))
        mask = run(mask=edits).attention["cross"].mask
        assert mask[:, 2].tolist() == [row == 3 for row in range(len(mask))]
        assert mask[:, [0, 1, 3]].all()
        assert not run(mask=edits[::-1]).attention["cross"].mask[:, 2].any()

    def test_a_band_of_the_causal_mask(self, run: Callable[..., Trace]) -> None:
        size = len(run().attention["decoder"].query_tokens)
        future = run(mask=(MaskEdit("causal", None, None, True, 1, None),))
        assert future.attention["decoder"].mask.all()
        nearest = run(mask=(MaskEdit("decoder", None, None, False, None, -3),))
        distance = np.subtract.outer(np.arange(size), np.arange(size))
        assert np.array_equal(nearest.attention["decoder"].mask, (distance >= 0) & (distance < 3))
        assert rows_sum_to_one(nearest)

    def test_padding_and_causal_are_the_parts_of_the_decoders_mask(self, run: Callable[..., Trace]) -> None:
        pads = run(target_pads=2)
        mask = torch.tensor(pads.attention["decoder"].mask)
        padding, causal = decoder_parts(mask)
        assert torch.equal(padding & causal, mask)
        assert padding[0].tolist() == [True] * (len(mask) - 2) + [False] * 2
        assert torch.equal(causal, torch.ones_like(mask).tril())
        opened = run(target_pads=2, mask=(MaskEdit("padding", None, None, True),))
        assert np.array_equal(opened.attention["decoder"].mask, np.tri(len(mask), dtype=bool))

    def test_cells_that_are_not_there_yet_are_passed_over(self, model: NativeModel, run: Callable[..., Trace]) -> None:
        assert not differs(run(mask=(MaskEdit("decoder", 90, 90, False),)), run(), "logits")
        edits = Edits(mask=(MaskEdit("cross", 5, 0, False),))
        trace = model.trace(TEXT, edits=edits, decoding=Decoding(max_tokens=7))
        assert (trace.attention["cross"].weights[:, :, 5, 0] == 0).all()

    def test_the_fill_decides_what_a_closed_row_becomes(self, run: Callable[..., Trace]) -> None:
        closed = (MaskEdit("cross", 2, None, False),)
        keys = len(run().attention["cross"].key_tokens)
        assert np.isnan(run(mask=closed).attention["cross"].weights[:, :, 2]).all()
        uniform = run(mask=closed, fill="-1e9").attention["cross"].weights
        np.testing.assert_allclose(uniform[:, :, 2], 1 / keys, rtol=1e-6)
        np.testing.assert_allclose(uniform.sum(-1), 1, rtol=1e-5)


class TestPositions:
    def test_off_is_a_model_without_a_table(self, run: Callable[..., Trace]) -> None:
        twin = own_translator()
        for stack in (twin.module.encoder, twin.module.decoder):
            stack.embedding.positions.table.zero_()
        expected = twin.trace(TEXT, target=TARGET, details=("logits",)).details["logits"]
        np.testing.assert_allclose(run(positions="off").details["logits"], expected, atol=1e-5)
        assert differs(run(positions="off"), run(), "logits")

    def test_without_positions_the_encoder_sees_a_bag_of_words(self, model: NativeModel) -> None:
        edits = Edits(positions="off")
        one, other = (
            model.trace(text, target=TARGET, edits=edits, details="logits") for text in ("Two bike", "bike Two")
        )
        np.testing.assert_allclose(one.details["logits"], other.details["logits"], atol=1e-4)

    @pytest.mark.parametrize("kind", ["sinusoidal", "learned"])
    def test_shifted_reads_later_rows_of_each_table(self, kind: str) -> None:
        model = own_translator(positions=kind)
        trace = model.trace(
            TEXT, target=TARGET, edits=Edits(positions="shifted", position_shift=7), details=("encoder", "decoder")
        )
        for side in ("encoder", "decoder"):
            table = getattr(model.module, side).embedding.positions.table.detach().numpy()
            positions = trace.details[f"{side}.positions"]
            assert np.array_equal(positions, table[7 : 7 + len(positions)])

    @pytest.mark.parametrize("kind", ["sinusoidal", "learned"])
    def test_shuffled_deals_out_the_same_rows(self, kind: str) -> None:
        model = own_translator(positions=kind)

        def places(side: str, seed: int, pads: int = 0) -> list[int]:
            edits = Edits(positions="shuffled", position_seed=seed, target_pads=pads)
            details = model.trace(TEXT, target=TARGET, edits=edits, details=(f"{side}.positions",)).details
            table = getattr(model.module, side).embedding.positions.table.detach().numpy()
            return [int(np.abs(table - row).sum(-1).argmin()) for row in details[f"{side}.positions"]]

        for side in ("encoder", "decoder"):
            assert places(side, 1) == places(side, 1) != places(side, 2)
            assert len(set(places(side, 1))) == len(places(side, 1))
        assert sorted(places("encoder", 1)) == list(range(len(places("encoder", 1))))
        # A growing target keeps the places that it was given.
        longer = places("decoder", 1, pads=30)
        assert longer[: len(places("decoder", 1))] == places("decoder", 1)
        assert len(set(longer)) == len(longer)
        assert sorted(longer[:16]) == list(range(16))

    def test_shuffled_to_the_last_position(self) -> None:
        model = own_translator(max_length=19)
        edits = Edits(positions="shuffled", target_pads=11)
        positions = model.trace("Snow", target=TARGET[:8], edits=edits, details="decoder.positions").details[
            "decoder.positions"
        ]
        assert len(np.unique(positions, axis=0)) == len(positions)

    @pytest.mark.parametrize("positions", ["off", "shuffled", "shifted"])
    def test_decode_then_trace_is_one_run(self, model: NativeModel, positions: str) -> None:
        edits = Edits(positions=positions, position_shift=5)
        trace = model.trace(TEXT, edits=edits, decoding=Decoding(max_tokens=7))
        for step in trace.steps:
            assert step.id == next(one.id for one in step.top if one.id > 2)


class TestTokens:
    def test_left_out_is_a_shorter_sentence(self, model: NativeModel) -> None:
        ids = model.source_ids(TEXT)
        trace = model.trace(TEXT, target=TARGET, edits=Edits(left_out=(1, 3)), details="logits")
        kept = [token for index, token in enumerate(ids) if index not in (1, 3)]
        assert trace.source_tokens == tuple(model.tokenizer.pieces(kept))
        assert trace.attention["cross"].key_tokens == trace.source_tokens
        read = [2, *(step.id for step in trace.steps[:-1])]
        with torch.inference_mode():
            expected = model.module(torch.tensor([kept]), torch.tensor([read]))[0]
        np.testing.assert_allclose(trace.details["logits"], expected, atol=1e-5)

    @pytest.mark.parametrize(("left_out", "message"), [((99,), "no token 99 to leave out"), ((-1,), "left_out is -1")])
    def test_left_out_must_be_there(self, model: NativeModel, left_out: tuple[int, ...], message: str) -> None:
        with pytest.raises(InputError, match=message):
            model.trace(TEXT, edits=Edits(left_out=left_out))

    def test_something_must_be_left(self, model: NativeModel) -> None:
        with pytest.raises(InputError, match="Leave at least one token"):
            model.trace("Snow", edits=Edits(left_out=tuple(range(model.count_tokens("Snow")))))

    def test_pads_are_seen_and_change_nothing(self, run: Callable[..., Trace]) -> None:
        clean, padded = run(), run(source_pads=3, target_pads=2)
        for name, one in clean.attention.items():
            queries, keys = one.mask.shape
            other = padded.attention[name]
            np.testing.assert_allclose(other.weights[:, :, :queries, :keys], one.weights, atol=1e-5)
            assert (other.weights[:, :, :, keys:] == 0).all()
            assert set(other.key_tokens[keys:]) == {"<pad>"}
        np.testing.assert_allclose(padded.details["logits"][: len(clean.steps)], clean.details["logits"], atol=1e-4)
        assert [step.id for step in padded.steps] == [step.id for step in clean.steps]
        assert rows_sum_to_one(padded)

    def test_pads_on_the_left_move_the_text(self, run: Callable[..., Trace]) -> None:
        clean, padded = run(), run(source_pads=3, padding_side="left")
        keys = len(clean.source_tokens)
        assert padded.source_tokens == ("<pad>",) * 3 + clean.source_tokens
        assert padded.source_spans == (None,) * 3 + clean.source_spans
        for name in ("encoder", "cross"):
            assert not padded.attention[name].weights[..., :3].any()
        shifted = run(positions="shifted", position_shift=3)
        encoder = padded.attention["encoder"].weights[:, :, 3:, 3:]
        np.testing.assert_allclose(encoder, shifted.attention["encoder"].weights[:, :, :keys, :keys], atol=1e-5)
        assert rows_sum_to_one(padded)
        assert not np.allclose(encoder, clean.attention["encoder"].weights, atol=1e-3)
        leaking = run(source_pads=3, padding_side="left", bugs=("no-padding-mask",))
        assert leaking.attention["cross"].weights[..., :3].min() > 0

    def test_the_side_of_no_pads_is_no_change(self) -> None:
        assert Edits(padding_side="left") == Edits()
        with pytest.raises(InputError, match="padding_side is 'above'; choose from right, left"):
            Edits(source_pads=1, padding_side="above")  # type: ignore[arg-type]

    def test_pads_do_not_change_what_is_written(self, model: NativeModel) -> None:
        for decoding in (Decoding(), Decoding(beam=3)):
            one, other = (model.trace("Snow", decoding=decoding, edits=Edits(source_pads=pads)) for pads in (0, 5))
            assert one.output == other.output

    @pytest.mark.parametrize("side", ["right", "left"])
    def test_pads_do_not_lengthen_a_target(self, tiny_checkpoints: Path, side: str) -> None:
        """This model finds no end, so its targets are as long as they may be, by drafts too."""
        model = core.load(str(tiny_checkpoints / "en-de"), device="cpu")
        clean, padded = (
            model.trace("Where?", edits=Edits(source_pads=pads, padding_side=side))  # type: ignore[arg-type]
            for pads in (0, 3)
        )
        assert len(padded.steps) == len(clean.steps)


class TestBugs:
    """Each classic bug changes the result, and leaves the mark that ``BUGS`` names."""

    @pytest.mark.parametrize("bug", BUGS)
    def test_changes_the_result(self, run: Callable[..., Trace], bug: str) -> None:
        assert differs(run(source_pads=2), run(source_pads=2, bugs=(bug,)), "logits")

    def test_softmax_over_the_wrong_axis_makes_columns_sum_to_one(self, run: Callable[..., Trace]) -> None:
        buggy = run(bugs=("softmax-axis",))
        for one in buggy.attention.values():
            np.testing.assert_allclose(one.weights.sum(axis=2), 1, rtol=1e-5)
            assert not np.allclose(one.weights.sum(axis=3), 1, atol=0.01)

    def test_positions_of_the_batch_give_every_token_the_first_position(
        self, model: NativeModel, run: Callable[..., Trace]
    ) -> None:
        buggy, clean = run(bugs=("batch-positions",)), run()
        for side in ("encoder", "decoder"):
            positions = buggy.details[f"{side}.positions"]
            assert (positions == clean.details[f"{side}.positions"][0]).all()
        same = model.trace("bike bike bike", target=TARGET, edits=Edits(bugs=("batch-positions",)))
        states = same.hidden["encoder"][-1]
        for index, token in enumerate(same.source_tokens):
            np.testing.assert_allclose(states[index], states[same.source_tokens.index(token)], atol=1e-5)
        assert len(set(same.source_tokens)) < len(same.source_tokens)

    @pytest.mark.parametrize("scale_on", ["scores", "inputs"])
    def test_no_scale_leaves_larger_scores_and_sharper_rows(self, scale_on: str) -> None:
        model = own_translator(scale_on=scale_on)
        clean, buggy = (
            model.trace(TEXT, target=TARGET, edits=Edits(bugs=bugs), details="encoder.0.self")
            for bugs in ((), ("no-scale",))
        )
        scaled = {trace: trace.details["encoder.0.self.scaled"] for trace in (clean, buggy)}
        np.testing.assert_allclose(scaled[buggy], scaled[clean] * 3**0.5, rtol=1e-4, atol=1e-5)
        peaks = {trace: trace.attention["encoder"].weights[0].max(-1) for trace in (clean, buggy)}
        assert (peaks[buggy] > peaks[clean]).mean() > 0.9
        if scale_on == "scores":
            assert np.allclose(scaled[buggy], buggy.details["encoder.0.self.scores"], atol=1e-5)

    def test_no_causal_mask_lets_tokens_look_ahead(self, run: Callable[..., Trace]) -> None:
        buggy = run(bugs=("no-causal-mask",), target_pads=2)
        one = buggy.attention["decoder"]
        real = len(one.query_tokens) - 2
        ahead = np.triu(np.ones((real, real), dtype=bool), k=1)
        assert (one.weights[:, :, :real, :real][:, :, ahead] > 0).all()
        assert (one.weights[:, :, :real, real:] == 0).all()
        assert rows_sum_to_one(buggy)

    def test_no_padding_mask_lets_pads_be_looked_at(self, run: Callable[..., Trace]) -> None:
        buggy = run(bugs=("no-padding-mask",), source_pads=3, target_pads=2)
        for name in ("encoder", "cross"):
            assert (buggy.attention[name].weights[..., -3:] > 0).all()
        assert (buggy.attention["decoder"].weights[:, :, -1, -2:] > 0).all()
        assert np.array_equal(buggy.attention["decoder"].mask, np.tri(len(buggy.attention["decoder"].mask), dtype=bool))

    def test_an_empty_row_is_nan_or_uniform(self, run: Callable[..., Trace]) -> None:
        nan = run(bugs=("empty-row-nan",)).attention["encoder"]
        uniform = run(bugs=("empty-row-uniform",)).attention["encoder"]
        for one in (nan, uniform):
            assert not one.mask[0].any()
            assert one.mask[1:].all()
        assert np.isnan(nan.weights[:, :, 0]).all()
        assert not np.isnan(nan.weights[0, :, 1:]).any()
        np.testing.assert_allclose(uniform.weights[:, :, 0], 1 / len(uniform.key_tokens), rtol=1e-6)
        assert not np.isnan(uniform.weights).any()

    @pytest.mark.parametrize("bug", BUGS)
    def test_decoding_survives(self, model: NativeModel, bug: str) -> None:
        for decoding in (Decoding(max_tokens=5), Decoding(beam=3, max_tokens=5)):
            trace = model.trace(TEXT, edits=Edits(bugs=(bug,)), decoding=decoding)
            assert 1 <= len(trace.steps) <= 5

    @pytest.mark.parametrize("bug", sorted(set(BUGS) - {"no-causal-mask"}))
    def test_a_classifier_has_them_too(self, bug: str) -> None:
        model = own_classifier()
        clean, buggy = (model.trace(TEXT, edits=Edits(source_pads=2, bugs=bugs)).scores for bugs in ((), (bug,)))
        assert not np.allclose(buggy.logits, clean.logits, atol=1e-4)


class TestRefusals:
    @pytest.mark.parametrize(
        ("choices", "message"),
        [
            ({"bugs": ("typo",)}, "no bug named 'typo'; choose from softmax-axis"),
            ({"positions": "up"}, "positions is 'up'"),
            ({"position_seed": -1}, "not -1"),
            ({"source_pads": MAX_PADS + 1}, f"0 to {MAX_PADS} pads, not {MAX_PADS + 1}"),
            ({"target_pads": -1}, "not -1"),
            ({"fill": "0"}, "fill is '0'"),
            ({"heads_off": (("padding", 0, 0),)}, "no map 'padding'"),
            ({"mask": (("scores", 0, 0, True),)}, "no mask 'scores'"),
            ({"mask": (("cross", -1, 0, True),)}, "counted from 0"),
            ({"mask": (("cross", 0, MAX_INDEX + 1, True),)}, f"beyond {MAX_INDEX}"),
            ({"mask": (("cross", 0, 0, True),) * (MAX_MASK_EDITS + 1)}, f"{MAX_MASK_EDITS} fit"),
        ],
    )
    def test_what_fits_no_model(self, choices: dict[str, Any], message: str) -> None:
        with pytest.raises(InputError, match=message):
            Edits(**choices)

    @pytest.mark.parametrize(
        ("choices", "message"),
        [
            (
                {"heads_off": (("encoder", 2, 0),)},
                "in layer 2, counted from 0; this model has 2 layers of 5 heads",
            ),
            ({"heads_off": (("cross", 3, 0),)}, "no cross head 0 in layer 3, counted from 0; this model has 3 layers"),
            ({"heads_off": (("decoder", 0, 5),)}, "no decoder head 5 in layer 0"),
            ({"heads_off": (("decoder", -1, 0),)}, "no decoder head 0 in layer -1"),
            ({"positions": "shifted", "position_shift": 97}, "shifted by 0 to 96, not 97"),
            ({"positions": "shifted", "position_shift": -1}, "not -1"),
            ({"positions": "shifted", "position_shift": 95}, "Shift by [0-9]+ at most"),
        ],
    )
    def test_what_does_not_fit_this_model(self, model: NativeModel, choices: dict[str, Any], message: str) -> None:
        with pytest.raises(InputError, match=message):
            model.trace(TEXT, edits=Edits(**choices))

    @pytest.mark.parametrize("choices", [{"heads_off": (("cross", 0, 0),)}, {"mask": (("causal", 0, 0, True),)}])
    def test_what_a_classifier_does_not_have(self, choices: dict[str, Any]) -> None:
        with pytest.raises(InputError, match="A classifier has encoder heads and masks only"):
            own_classifier().trace(TEXT, edits=Edits(**choices))


def test_edits_are_values() -> None:
    one = Edits(heads_off=[["cross", 0, 1]], mask=[["decoder", None, 2, True]], left_out=[1], bugs=["no-scale"])
    two = Edits(
        heads_off=(HeadName("cross", 0, 1),),
        mask=(MaskEdit("decoder", None, 2, True),),
        left_out=(1,),
        bugs=("no-scale",),
    )
    assert one == two
    assert hash(one) == hash(two)
