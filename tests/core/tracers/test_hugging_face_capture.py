"""The inside of Hugging Face models: what is captured gives what they give, and changes are those made by hand."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import transformers

import core
from core.tracers.hugging_face.anatomy import anatomy_of, parts_of
from core.tracers.hugging_face.capture import begins_late, watching
from core.transformer.hooks import Recorder, Replacer
from tests.hub import ENCODERS, GENERATORS, KINDS, save_hub_model, save_later_model

TEXT = "A man rides a bike."
ALONE = ("mpnet", "deberta", "deberta-v2")  # the library computes their attention by itself
CAPTURED = [kind for kind in (*KINDS, *GENERATORS, *ENCODERS) if kind not in (*ALONE, "opus")]
PRE_NORM = [*GENERATORS, "t5", "modernbert"]
FEW = core.Decoding(max_tokens=5)
Loaded = Callable[[str], tuple[core.HubModel, Any]]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """Return a model of a kind, as we load it and as transformers does."""

    @cache
    def load(kind: str) -> tuple[core.HubModel, Any]:
        folder = tmp_path_factory.mktemp("capture") / kind
        (save_hub_model if kind in KINDS else save_later_model)(kind, folder)
        model = core.load(str(folder), device="cpu")
        return model, type(model.module).from_pretrained(folder, attn_implementation="eager").eval()

    return load


def whole(model: core.HubModel, **options: Any) -> core.Trace:
    decoding = {} if model.task == "classifier" or "target" in options else {"decoding": FEW}
    return model.trace(TEXT, **decoding, **options)


def inputs_of(model: core.HubModel, trace: core.Trace) -> dict[str, torch.Tensor]:
    """The inputs of the pass that a trace records."""
    ids, written = model.source_ids(TEXT), [step.id for step in trace.steps]
    if model.task == "generator":
        return {"input_ids": torch.tensor([[ids[0], *written[:-1]]])}
    read = {"input_ids": torch.tensor([ids])}
    if model.task == "translator":
        read["decoder_input_ids"] = torch.tensor([[model.first_id(TEXT, core.Edits()), *written[:-1]]])
    return read


def scopes_of(model: core.HubModel) -> list[tuple[str, int, str]]:
    """Map, layer and scope of every attention."""
    places = anatomy_of(model.module).heads
    return [(name, at, f"{'decoder' if name == 'cross' else name}.{at}.{'cross' if name == 'cross' else 'self'}")
            for name, at in places]  # fmt: skip


def module_of(direct: Any, model: core.HubModel, scope: str, part: str) -> Any:
    """The module of ``direct`` that is a ``part`` of the layer called ``scope``, such as ``"decoder.1"``."""
    stack, index = scope.split(".")
    layers = anatomy_of(model.module).layers
    path = next(path for path, layer in layers.items() if layer.stack == stack and int(index) in layer.indices)
    names = [name for name, kind in parts_of(model.module) if kind == part and name.startswith(f"{path}.")]
    return direct.get_submodule(names[0] if part else path)


@pytest.mark.parametrize("kind", CAPTURED)
@torch.no_grad()
def test_attention_and_logits_are_those_of_transformers(kind: str, loaded: Loaded) -> None:
    model, direct = loaded(kind)
    trace = whole(model)
    read = inputs_of(model, trace)
    output = direct(**read, output_attentions=True)
    given = {"encoder": "encoder_attentions", "decoder": "decoder_attentions", "cross": "cross_attentions"}
    for name, one in trace.attention.items():
        layers = getattr(output, given[name], None) or output.attentions
        np.testing.assert_allclose(one.weights, torch.stack([layer[0] for layer in layers]), atol=1e-6)
    np.testing.assert_allclose(model.module(**read).logits, output.logits, atol=1e-5)
    np.testing.assert_allclose([len(one.weights) for one in trace.attention.values()],
                               [anatomy_of(model.module).depth(name) for name in trace.attention])  # fmt: skip


@pytest.mark.parametrize("kind", CAPTURED)
@torch.no_grad()
def test_each_stage_follows_from_the_one_before(kind: str, loaded: Loaded) -> None:
    model, direct = loaded(kind)
    trace = whole(model, details=True)
    for name, layer, scope in scopes_of(model):
        one = {stage: trace.details.get(f"{scope}.{stage}") for stage in STAGES}
        np.testing.assert_allclose(one["query"] @ one["key"].transpose(0, 2, 1), one["scores"], atol=2e-5)
        last = next(one[stage] for stage in ("capped", "biased", "scaled") if one[stage] is not None)
        assert (one["biased"] is not None) == (kind == "t5")
        assert (one["capped"] is not None) == (kind == "gemma2")
        seen = trace.attention[name].weights[layer]
        np.testing.assert_array_equal(one["masked"][seen > 0], last[seen > 0])
        shares = torch.from_numpy(one["masked"].copy()).softmax(-1)
        np.testing.assert_allclose(shares, seen, atol=2e-6)
        np.testing.assert_allclose(seen @ one["value"], one["output"], atol=2e-5)
        if one["joined"] is None:
            continue
        joined = one["output"].transpose(1, 0, 2).reshape(one["output"].shape[1], -1)
        np.testing.assert_allclose(joined, one["joined"], atol=1e-6)
        if not kind.startswith(("gemma2", "gemma3")):  # there a norm stands behind it
            project = module_of(direct, model, scope.rpartition(".")[0], scope.rpartition(".")[2])
            update = factor_of(direct) * project(torch.from_numpy(joined.copy()))
            np.testing.assert_allclose(update, one["update"], atol=2e-5)
    assert {f"{scope}.update" for _, _, scope in scopes_of(model)} <= {*trace.details}


LATE = {*CAPTURED} - {"marian", "bart", "t5", "albert"}  # one layer hands the next one tensor, and works once


@pytest.mark.parametrize("kind", CAPTURED)
def test_a_layer_alone_is_that_of_the_whole_run(kind: str, loaded: Loaded) -> None:
    model, _ = loaded(kind)
    assert begins_late(model.module) == (kind in LATE)
    stack = "decoder" if model.task == "generator" else "encoder"
    name, layer, scope = next(one for one in reversed(scopes_of(model)) if one[0] == stack)
    numbers = np.ones(model.module.config.hidden_size, np.float32).tobytes()
    changes: dict[str, Any] = {"steer": (core.Steer(stack, 1, (0,), ("vector", numbers), 1.5),)}
    changes |= {"heads_off": (core.HeadName(stack, 0, 1), core.HeadName(name, layer, 0))}
    if model.tells_positions:
        changes |= {"positions": "shuffled", "position_seed": 3}
    for edits in (core.Edits(), core.Edits(**changes)):
        trace = whole(model, edits=edits, details=(scope,))
        found = model.inside_layer(trace, name, layer, edits)
        assert {"read", "query", "key", "value", "scores", "weights", "output"} <= {*found}
        for one, array in found.items():
            np.testing.assert_array_equal(array, trace.details[f"{scope}.{one}"])


def factor_of(direct: Any) -> float:
    """Return Granite's factor of what a sub-layer adds, 1 for others."""
    return float(direct.config.to_dict().get("residual_multiplier", 1.0))


STAGES = ("query", "key", "value", "scores", "scaled", "biased", "capped", "masked", "weights", "output", "joined",
          "update")  # fmt: skip


@pytest.mark.parametrize("kind", CAPTURED)
def test_hidden_units_are_refused_with_a_name_that_the_run_has(kind: str, loaded: Loaded) -> None:
    model, _ = loaded(kind)
    asked = scopes_of(model)[0][2].replace(".self", ".ffn.activated")
    with pytest.raises(
        core.InputError, match=rf"^There is no tensor '{asked}' in this run; name one such as"
    ) as refused:
        whole(model, details=asked)
    known = str(refused.value).rpartition(" such as ")[2].strip(".'")
    assert {*whole(model, details=known).details} == {known}


@pytest.mark.parametrize("kind", [kind for kind in CAPTURED if kind != "albert"])
@torch.no_grad()
def test_heads_and_feed_forwards_rebuild_the_residual_stream(kind: str, loaded: Loaded) -> None:
    model, direct = loaded(kind)
    names = [f"{stack}.{at}" for stack in ("encoder", "decoder") for at in range(3)]
    trace = whole(model, details=[f"{stack}.stream" for stack in ("encoder", "decoder")
                                  if f"{stack}.0" in {s.rpartition('.')[0] for *_, s in scopes_of(model)}] + [
        name for name in names if name in {scope.rpartition(".")[0] for *_, scope in scopes_of(model)}])  # fmt: skip
    found = trace.details
    for stack in {scope.split(".")[0] for *_, scope in scopes_of(model)}:
        before = found[f"{stack}.stream"]
        for name in [name for name in names if name.startswith(stack) and f"{name}.stream" in found]:
            added = [
                found[f"{name}.{part}.update"] for part in ("self", "cross", "ffn") if f"{name}.{part}.update" in found
            ]
            total = before
            norms = [] if kind in PRE_NORM else norms_after(module_of(direct, model, name, ""))
            for index, update in enumerate(one for one in added if one is not None):
                total = total + update
                total = norms[index](torch.from_numpy(total.copy())).numpy() if norms else total
            np.testing.assert_allclose(total, found[f"{name}.stream"], atol=5e-5, rtol=1e-5)
            before = found[f"{name}.stream"]


def norms_after(layer: Any) -> list[Any]:
    """The norms of a post-norm layer, in their order."""
    return [part for part in layer.modules() if isinstance(part, torch.nn.LayerNorm)]


@pytest.mark.parametrize("kind", [*CAPTURED, *ALONE])
@torch.no_grad()
def test_a_head_that_is_off_is_a_slice_of_zeros_before_the_projection(kind: str, loaded: Loaded) -> None:
    model, direct = loaded(kind)
    trace = whole(model)
    target = {"target": [step.id for step in trace.steps]} if trace.steps else {}
    for name, layer, scope in scopes_of(model):
        if layer != 1 or not parts_of(model.module):
            continue
        head, heads = 2, anatomy_of(model.module).heads[name, layer]
        part = module_of(direct, model, scope.rpartition(".")[0], scope.rpartition(".")[2])
        calls: list[int] = []

        def silence(
            _: Any, given: tuple[Any, ...], at: tuple[int, int] = (head, heads), calls: list[int] = calls
        ) -> Any:
            calls.append(1)
            if kind == "albert" and len(calls) != 2:  # one module is every layer
                return given
            whole = given[0].clone()
            whole.unflatten(-1, (at[1], -1))[..., at[0], :] = 0
            return (whole, *given[1:])

        hook = part.register_forward_pre_hook(silence)
        expected = direct(**inputs_of(model, trace)).logits[0]
        hook.remove()
        off = model.trace(TEXT, edits=core.Edits(heads_off=((name, layer, head),)), **target)
        if off.classification:
            np.testing.assert_allclose(off.classification.logits, expected, atol=1e-5)
            assert off.classification != trace.classification
        else:
            shown = [row[step.id] for row, step in zip(expected.log_softmax(-1), off.steps, strict=True)]
            np.testing.assert_allclose([step.log_probability for step in off.steps], shown, atol=1e-5)


@pytest.mark.parametrize("kind", ["gpt2", "llama", "gpt_neox", "bert", "marian", "t5", "modernbert"])
@torch.no_grad()
def test_what_a_hook_puts_in_place_is_what_a_hook_by_hand_puts_there(kind: str, loaded: Loaded) -> None:
    model, direct = loaded(kind)
    read = inputs_of(model, whole(model))
    stack = "decoder" if model.task != "classifier" else "encoder"
    recorder = Recorder(lambda name: name.endswith(("stream", "update")))
    with watching(recorder):
        model.module(**read)
    for name, part in ((f"{stack}.1.stream", ""), (f"{stack}.1.ffn.update", "ffn"), (f"{stack}.0.self.update", "self")):
        other = recorder.tensors[name].flip(1) * 2
        with watching(Replacer({name: other})):
            found = model.module(**read).logits
        by_hand = module_of(direct, model, ".".join(name.split(".")[:2]), part).register_forward_hook(
            lambda _, __, output, other=other: (other, *output[1:]) if isinstance(output, tuple) else other
        )
        expected = direct(**read).logits
        by_hand.remove()
        np.testing.assert_allclose(found, expected, atol=1e-5)
        assert not torch.allclose(found, direct(**read).logits, atol=1e-3)


@pytest.mark.parametrize("kind", ["gpt2", "llama", "mistral", "gemma2"])
@torch.no_grad()
def test_masks_that_were_changed_are_those_that_transformers_is_given(kind: str, loaded: Loaded) -> None:
    model, direct = loaded(kind)
    trace = whole(model)
    read = inputs_of(model, trace)["input_ids"]
    size = read.shape[1]
    edits = core.Edits(mask=(("decoder", None, 1, False), ("decoder", 4, 1, True), ("decoder", 1, 1, True)))
    changed = model.trace(TEXT, target=[step.id for step in trace.steps], edits=edits)
    weights = changed.attention["decoder"].weights
    rows = [row for row in range(2, size) if row != 4]
    assert not weights[:, :, rows, 1].any()
    np.testing.assert_allclose(weights.sum(-1), 1, atol=1e-5)
    if kind in ("gpt2", "llama"):
        mask = torch.ones(size, size, dtype=torch.bool).tril()
        mask[rows, 1] = False
        fill = torch.zeros(size, size).masked_fill(~mask, torch.finfo(torch.float32).min)
        expected = direct(read, attention_mask=fill[None, None]).logits[0].log_softmax(-1)
        shown = [row[step.id] for row, step in zip(expected, changed.steps, strict=True)]
        np.testing.assert_allclose([step.log_probability for step in changed.steps], shown, atol=1e-5)
    else:  # a window hides what lies too far back, whatever is changed elsewhere
        assert not weights[0][:, 8, 2:4].any()
        parts = model.trace(TEXT, target=[step.id for step in trace.steps],
                            edits=core.Edits(mask=(("causal", 9, 8, False),)))  # fmt: skip
        assert not parts.attention["decoder"].weights[0][:, 8, 2:4].any()


@pytest.mark.parametrize("kind", ["gpt2", "gemma3_text", "marian", "t5"])
def test_a_text_is_written_under_the_changes(kind: str, loaded: Loaded) -> None:
    model, _ = loaded(kind)
    plain = [step.log_probability for step in whole(model).steps]
    moved = []  # the first step: a tiny model may still write the same tokens
    for edits in (
        core.Edits(mask=(("decoder", None, 0, False), ("decoder", 0, 0, True))),
        core.Edits(bugs=("softmax-axis",)),
        core.Edits(bugs=("empty-row-uniform",)),
        core.Edits(heads_off=(("decoder", 0, 1),)),
    ):
        trace = whole(model, edits=edits)
        moved.append(abs(trace.steps[0].log_probability - plain[0]))
        free = [step for step in trace.steps if not step.forced]
        if "softmax-axis" in edits.bugs:  # the target that grows changes what was read before
            np.testing.assert_allclose(trace.attention["decoder"].weights.sum(-2), 1, atol=1e-5)
            free = free[-1:]
        assert all(step.id == step.top[0].id for step in free)
        assert model.write_batch([model.source_ids(TEXT)], FEW, edits)[0] == tuple(
            step.id for step in trace.steps if not step.forced
        )
    assert max(moved) > 1e-3


def test_scores_that_nothing_divides_are_the_products(loaded: Loaded) -> None:
    model, _ = loaded("llama")
    found = whole(model, edits=core.Edits(bugs=("no-scale",)), details=["decoder.0.self"]).details
    np.testing.assert_allclose(found["decoder.0.self.scaled"], found["decoder.0.self.scores"], rtol=1e-5)
    for kind, said in (("t5", "divided by nothing"), ("opt", "queries of this model are divided before")):
        with pytest.raises(core.InputError, match=said):
            whole(loaded(kind)[0], edits=core.Edits(bugs=("no-scale",)))


@pytest.mark.parametrize("kind", ["gpt2", "albert", "gemma2"])
def test_runs_in_many_threads_do_not_see_each_other(kind: str, loaded: Loaded) -> None:
    model, _ = loaded(kind)
    stack = "decoder" if model.task == "generator" else "encoder"
    ways: list[dict[str, Any]] = [{}]
    ways += [{"edits": core.Edits(heads_off=((stack, layer, 1),))} for layer in range(3)]
    ways += [{"edits": core.Edits(mask=((stack, None, 1, False),))}, {"details": True}]
    alone = [whole(model, **way) for way in ways]
    with ThreadPoolExecutor(24) as pool:
        together = list(pool.map(lambda at: whole(model, **ways[at % len(ways)]), range(48)))
    for at, trace in enumerate(together):
        expected = alone[at % len(ways)]
        assert trace.target_tokens == expected.target_tokens
        for name, one in expected.attention.items():
            np.testing.assert_allclose(trace.attention[name].weights, one.weights, atol=1e-5)


@pytest.mark.parametrize("kind", ["gemma2", "mistral", "llama", "gpt2"])
@torch.no_grad()
def test_padding_a_small_window_and_a_cap(kind: str, tmp_path: Path) -> None:
    choices = {"gemma2": {"attn_logit_softcapping": 5.0, "sliding_window": 4}, "mistral": {"sliding_window": 4}}
    save_later_model(kind, tmp_path, **choices.get(kind, {}))
    model = core.load(str(tmp_path), device="cpu")
    direct = transformers.AutoModelForCausalLM.from_pretrained(tmp_path, attn_implementation="eager").eval()
    ids = torch.randint(5, 300, (2, 13), generator=torch.Generator().manual_seed(3))
    real = torch.ones_like(ids)
    real[1, :5] = 0
    assert anatomy_of(model.module).is_captured
    expected = direct(input_ids=ids, attention_mask=real, output_attentions=True)
    recorder = Recorder(lambda name: name.endswith(".weights"))
    with watching(recorder):
        found = model.module(input_ids=ids, attention_mask=real)
    np.testing.assert_allclose(found.logits[0], expected.logits[0], atol=1e-5)
    np.testing.assert_allclose(found.logits[1, 5:], expected.logits[1, 5:], atol=1e-5)
    for layer, weights in enumerate(expected.attentions):
        np.testing.assert_allclose(recorder.tensors[f"decoder.{layer}.self.weights"], weights, atol=1e-6)


@pytest.mark.parametrize("kind", [*ALONE, "bloom"])
def test_where_the_library_computes_by_itself_the_weights_are_seen(kind: str, tmp_path: Path) -> None:
    if kind == "bloom":
        GENERATORS[kind] = ("Bloom", {"hidden_size": 24, "n_layer": 2, "n_head": 6})
    try:
        save_later_model(kind, tmp_path)
    finally:
        GENERATORS.pop("bloom", None)
    model = core.load(str(tmp_path), device="cpu")
    assert not anatomy_of(model.module).is_captured
    assert model.edits_taken == ({"left_out"} if kind == "bloom" else {"left_out", "heads_off"})
    assert whole(model).attention
    with pytest.raises(core.InputError, match="attention weights only"):
        whole(model, details=True)
    stack, said = "encoder", "Only tokens can be left out"
    if kind == "bloom":
        stack, said = "decoder", "attention weights only"
    with pytest.raises(core.InputError, match=said):
        whole(model, edits=core.Edits(mask=((stack, 0, 0, False),)))


@pytest.mark.parametrize("kind", ["llama", "bert", "t5"])
@torch.no_grad()
def test_half_of_the_digits_take_half_of_the_memory(kind: str, tmp_path: Path) -> None:
    (save_hub_model if kind in KINDS else save_later_model)(kind, tmp_path / "tiny")
    half = core.load(str(tmp_path / "tiny"), device="cpu", dtype="bfloat16")
    assert anatomy_of(half.module).is_captured
    assert {part.dtype for part in half.module.parameters()} == {torch.bfloat16}
    direct = (
        type(half.module).from_pretrained(tmp_path / "tiny", dtype=torch.bfloat16, attn_implementation="eager").eval()
    )
    trace = whole(half, details=True)
    output = direct(**inputs_of(half, trace), output_attentions=True)
    first = (getattr(output, "encoder_attentions", None) or output.attentions)[0][0].float()
    np.testing.assert_allclose(next(iter(trace.attention.values())).weights[0], first, atol=0.05)
    half.module.save_pretrained(tmp_path / "saved")
    for file in (tmp_path / "tiny").glob("*token*"):
        (tmp_path / "saved" / file.name).write_bytes(file.read_bytes())
    assert core.load(str(tmp_path / "saved"), device="cpu").module.dtype is torch.float32
    assert core.load(str(tmp_path / "saved"), device="cpu", dtype="auto").module.dtype is torch.bfloat16
    with pytest.raises(core.InputError, match="dtype is 'int4'; choose from float32, bfloat16, auto"):
        core.load(str(tmp_path / "saved"), dtype="int4")
