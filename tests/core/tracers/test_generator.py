"""A model without an encoder: its text is the beginning of what it writes."""

from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.lens import word_lens
from core.decoding.sources import CONTINUATION
from core.errors import InputError
from core.tracers.native import NativeModel
from tests.core.tiny import own_generator, own_translator, tokenizer

TEXT = "Two children ride"


@pytest.fixture(scope="module")
def model() -> NativeModel:
    return own_generator()


def test_a_trace_begins_with_the_text_and_has_one_map(model: NativeModel) -> None:
    trace = model.trace(TEXT)
    given = tokenizer().encode(TEXT)
    written = [step.id for step in trace.steps]
    assert (trace.task, trace.source_tokens, list(trace.attention), list(trace.hidden)) == (
        *("generator", ()),
        *(["decoder"], ["decoder"]),
    )
    assert written[: len(given)] == given
    assert [step.forced for step in trace.steps] == [True] * len(given) + [False] * (len(written) - len(given))
    assert len(written) == len(given) + CONTINUATION or written[-1] == model.config.end_id
    assert trace.target_tokens == tuple(tokenizer().pieces([2, *written]))
    assert trace.output == model.generate(TEXT) == tokenizer().decode(written)
    weights = trace.attention["decoder"].weights
    assert not weights[:, :, ~np.tri(len(written), dtype=bool)].any()
    read = torch.tensor([[2, *written[:-1]]])
    expected = model.module(read).log_softmax(-1)[0]
    got = torch.tensor([step.log_probability for step in trace.steps])
    torch.testing.assert_close(got, expected.gather(1, torch.tensor(written)[:, None])[:, 0], atol=1e-5, rtol=0)


def test_greedy_takes_the_likeliest_token_and_samples_follow_their_seed(model: NativeModel) -> None:
    greedy = model.trace(TEXT, decoding=core.Decoding(max_tokens=6))
    ids = tokenizer().encode(TEXT)
    never = [0, 1, 2]
    for _ in range(6):
        logits = model.module(torch.tensor([[2, *ids]]))[0, -1].index_fill(0, torch.tensor(never), -torch.inf)
        ids.append(int(logits.argmax()))
    assert [step.id for step in greedy.steps] == ids[: len(greedy.steps)]
    sampled = [model.generate(TEXT, core.Decoding(temperature=1.5, seed=seed, max_tokens=6)) for seed in (1, 1, 2)]
    assert sampled[0] == sampled[1] != sampled[2]
    drawn = model.trace(TEXT, decoding=core.Decoding(temperature=1.5, top_k=3, seed=1, max_tokens=6)).steps
    assert all(step.drawn is None if step.forced else step.drawn and step.drawn.tokens <= 3 for step in drawn)
    assert model.generate([TEXT, "A dog"]) == [model.generate(TEXT), model.generate("A dog")]


def test_beams_end_at_the_best_and_a_target_gives_the_run_again(model: NativeModel) -> None:
    found = model.trace(TEXT, decoding=core.Decoding(beam=3, hypotheses=3, max_tokens=4))
    assert found.search is not None
    assert [one.score for one in found.hypotheses] == sorted((one.score for one in found.hypotheses), reverse=True)
    again = model.trace(TEXT, [step.id for step in found.steps])
    assert [step.forced for step in again.steps] == [step.forced for step in found.steps]
    np.testing.assert_allclose(again.attention["decoder"].weights, found.attention["decoder"].weights, atol=1e-6)
    continued = model.trace(TEXT, decoding=core.Decoding(prefix=" a bike"))
    assert continued.output.startswith(f"{TEXT} a bike")


EDITS: list[dict[str, Any]] = [
    {"heads_off": (("decoder", 1, 2),)},
    {"mask": (("decoder", 3, 1, False),)},
    {"positions": "off"},
    {"left_out": (1,)},
    {"bugs": ("no-scale",)},
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: next(iter(edit)))
def test_edits_change_the_run(model: NativeModel, edit: dict[str, Any]) -> None:
    before, after = model.trace(TEXT), model.trace(TEXT, edits=core.Edits(**edit))
    assert before.steps[-1].log_probability != after.steps[-1].log_probability


def test_explanations_and_effects(model: NativeModel) -> None:
    step = len(tokenizer().encode(TEXT))
    ways = core.attributions(model, TEXT, step)
    assert set(ways) == set(core.METHODS) - {"pooling"}
    for why in ways.values():
        assert why.source.shape == (0,)
        assert why.target.shape == (step + 1,)
    assert abs(ways["integrated-gradients"].residual or 0) < 0.05
    for method in ("mean-attention", "rollout"):
        assert ways[method].target.sum() == pytest.approx(1, abs=1e-5)
    curve = core.deletion_curve(model, TEXT, step, attribution=ways["leave-one-out"])
    trace = model.trace(TEXT)
    assert curve.shape == (step + 2,)
    assert curve[0] == pytest.approx(np.exp(trace.steps[step].log_probability), rel=1e-4)
    effects = core.head_effects(model, TEXT)
    off = model.trace(TEXT, [one.id for one in trace.steps], edits=core.Edits(heads_off=(("decoder", 2, 4),)))
    lost = sum(one.log_probability for one in off.steps) - sum(one.log_probability for one in trace.steps)
    assert effects.change["decoder"][2, 4] == pytest.approx(lost, abs=1e-4)
    assert word_lens(model, trace)[-1] == pytest.approx(trace.steps) or len(word_lens(model, trace)) == 4


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"text": "  "}, "type a sentence"),
    ({"text": "word " * 200}, "128|fit"),
    ({"text": TEXT, "edits": core.Edits(heads_off=(("encoder", 0, 0),))}, "without an encoder"),
    ({"text": TEXT, "edits": core.Edits(source_pads=2)}, "padding_side='left'"),
]


def test_pads_before_the_text_are_masked_and_move_its_positions(model: NativeModel) -> None:
    edits, given = core.Edits(source_pads=3, padding_side="left"), tokenizer().encode(TEXT)
    for decoding in (core.Decoding(max_tokens=6), core.Decoding(max_tokens=6, beam=3)):
        trace = model.trace(TEXT, decoding=decoding, edits=edits)
        ids = [step.id for step in trace.steps]
        assert ids[: 3 + len(given)] == [0, 0, 0, *given]
        assert trace.target_tokens == tuple(tokenizer().pieces([2, *ids]))
        assert trace.source_spans == (None,) * 3 + model.trace(TEXT).source_spans
        assert trace.output == tokenizer().decode(ids[3:])
        weights = trace.attention["decoder"].weights
        assert not weights[:, :, 4:, 1:4].any(), "nobody looks at padding"
        np.testing.assert_allclose(weights.sum(-1), 1, atol=1e-5)
        expected = model.module(torch.tensor([[2, *ids[:-1]]])).log_softmax(-1)[0].detach()
        got = [step.log_probability for step in trace.steps]
        np.testing.assert_allclose(got, expected.gather(1, torch.tensor(ids)[:, None])[:, 0], atol=1e-5)
        if decoding.beam == 1:
            for index, step in enumerate(trace.steps):
                best = expected[index].index_fill(0, torch.tensor([0, 1, 2]), -torch.inf).argmax()
                assert step.forced or step.id == best
        for target in (ids, ids[3:]):
            again = model.trace(TEXT, target=target, edits=edits)
            np.testing.assert_allclose(again.attention["decoder"].weights, weights, atol=1e-6)
    leaking = model.trace(TEXT, target=ids, edits=core.Edits(**dict(edits.named), bugs=("no-padding-mask",)))
    assert leaking.attention["decoder"].weights[:, :, 4:, 1:4].min() > 0
    written = model.trace(TEXT, edits=core.Edits(**dict(edits.named), bugs=("no-padding-mask",)))
    assert written.attention["decoder"].weights[:, :, 4:, 1:4].min() > 0


def test_pads_before_the_text_stay_in_what_is_asked_of_the_run(model: NativeModel) -> None:
    edits = core.Edits(source_pads=3, padding_side="left")
    trace, step = model.trace(TEXT, edits=edits), 3 + len(tokenizer().encode(TEXT))
    why = core.attribute(model, TEXT, step=step, method="leave-one-out", edits=edits)
    assert len(why.target) == step + 1
    np.testing.assert_allclose(why.target[1:4], 0, atol=5)  # finite: they move the others
    curve = core.deletion_curve(model, TEXT, step, attribution=why)
    assert curve[0] == pytest.approx(np.exp(trace.steps[step].log_probability), rel=1e-4)
    effects = core.head_effects(model, TEXT, edits=edits)
    assert len(effects.by_token["decoder"][0, 0]) == len(trace.steps)


@pytest.mark.parametrize(("asked", "said"), REFUSED)
def test_refusals_are_one_sentence(model: NativeModel, asked: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        model.trace(**asked)


def test_every_kind_of_model_says_what_it_does(model: NativeModel) -> None:
    with pytest.raises(InputError, match="tiny continues texts; choose a translator"):
        model.translate(TEXT)
    with pytest.raises(InputError, match="tiny translates; choose a generator"):
        own_translator().generate(TEXT)
    with pytest.raises(InputError, match="no attention named 'cross'"):
        model.attention_parameters("cross", 0)
    assert model.position_table("decoder").shape == (97, 15)
