"""Parts of a logit, routes and scores of Hugging Face models, beside sums written with PyTorch's hooks by hand."""

import copy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.lens import class_lens
from core.analysis.logit_parts import deeper
from core.analysis.parts import head_logits
from core.analysis.sub_layers import RecordedPass, recorded
from core.tracers.hugging_face.anatomy import anatomy_of, parts_of
from core.transformer.hooks import Recorder, chained
from tests.hub import CLASSIFIERS, GENERATORS, TRANSLATORS, save_hub_model, save_later_model

TEXT, STEP = "A man rides a bike.", 4
WRITERS = [*(kind for kind in TRANSLATORS if kind != "opus"), *GENERATORS]
READERS = [*CLASSIFIERS, "electra", "albert", "modernbert"]
Loaded = Callable[[str], core.HubModel]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """Return a model of a kind with a bias on every logit; written with weights of float64, so that laws are exact."""

    @cache
    def load(kind: str) -> core.HubModel:
        folder = tmp_path_factory.mktemp("parts") / kind
        (save_later_model if kind in GENERATORS or kind not in (*TRANSLATORS, *CLASSIFIERS) else save_hub_model)(
            kind, folder
        )
        model = core.load(str(folder), device="cpu")
        if hasattr(model.module, "final_logits_bias"):
            model.module.final_logits_bias.copy_(torch.linspace(-1, 1, model.module.final_logits_bias.shape[-1])[None])
        return model

    return load


def asked(model: core.HubModel) -> dict[str, Any]:
    if model.task == "translator":
        return {"step": STEP, "target": [*range(7, 14)]}
    return {"step": STEP} if model.task == "generator" else {}


@torch.no_grad()
def logits_of(model: core.HubModel, question: Any) -> torch.Tensor:
    """The logits as transformers gives them, before a last cap."""
    seen: list[torch.Tensor] = []
    handle = model.module.get_output_embeddings().register_forward_hook(lambda *given: seen.append(given[2]))
    read = {"input_ids": torch.tensor([question.source_ids or question.read_ids])}
    if model.task == "translator":
        read["decoder_input_ids"] = torch.tensor([question.read_ids])
    answer = model.module(**read).logits
    handle.remove()
    capped = getattr(model.module.config, "final_logit_softcapping", None)
    return (seen[0] if capped else answer)[0, -1].double()


@pytest.mark.parametrize("kind", WRITERS)
def test_the_parts_add_up_to_the_logits_of_transformers(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    for against in (None, 9):
        parts = core.logit_parts(model, TEXT, against=against, **asked(model))
        logits = logits_of(model, parts.question)
        other = logits.mean() if against is None else logits[against]
        size = float(logits.abs().max())
        assert parts.total == pytest.approx(float(logits[parts.question.id] - other), abs=2e-5 * max(1.0, size))
        assert parts.total + parts.common.total == pytest.approx(
            float(logits[parts.question.id]), abs=2e-5 * max(1.0, size)
        )
        for name, heads in parts.heads.items():
            np.testing.assert_allclose(parts.reads[name].sum(-1), heads, atol=1e-9)
    has_positions = kind in ("gpt2", "opt", "marian", "bart")
    assert (parts.positions != 0) == has_positions


@pytest.mark.parametrize("kind", WRITERS)
@torch.no_grad()
def test_parts_of_the_last_layer_are_those_of_its_modules(kind: str, loaded: Loaded) -> None:
    """By hand: what a module returns, times the factor of the last norm in the run, times the row of the logit."""
    model = loaded(kind)
    parts = core.logit_parts(model, TEXT, against=9, **asked(model))
    anatomy, net = anatomy_of(model.module), model.module
    path = anatomy.path("decoder", anatomy.depth("decoder") - 1)
    kinds = {part: name for name, part in parts_of(net) if name.startswith(f"{path}.")}
    updates = [kinds.get(f"{part}_added", kinds[part]) for part in (["ffn"] if post(kind) else ["self", "ffn"])]
    last = {"gpt2": "transformer.ln_f", "gpt_neox": "gpt_neox.final_layer_norm", "t5": "decoder.final_layer_norm"}
    last["opt"] = "model.decoder.final_layer_norm"
    norm = net.get_submodule(f"{path}.final_layer_norm" if post(kind) else last.get(kind, "model.norm"))
    seen: dict[str, torch.Tensor] = {}
    handles = [
        net.get_submodule(name).register_forward_hook(
            lambda _, __, out, name=name: seen.update({name: out.flatten(0, -2)[-1]})  # OPT's have no batch
        )
        for name in updates
    ]
    handles.append(
        norm.register_forward_hook(lambda *given: seen.update({"in": given[1][0][0, -1], "out": given[2][0, -1]}))
    )
    logits_of(model, parts.question)
    for handle in handles:
        handle.remove()
    gain = norm.weight.double() + (1 if kind.startswith("gemma") else 0)
    inside, centres = seen["in"].double(), kind in ("gpt2", "opt", "gpt_neox", "cohere", "marian", "bart")
    spread = inside.var(unbiased=False) if centres else inside.square().mean()
    epsilon = next(getattr(norm, name) for name in ("eps", "variance_epsilon") if hasattr(norm, name))
    factor = gain / (spread + epsilon).sqrt()
    shift = norm.bias.double() if getattr(norm, "bias", None) is not None else 0.0
    made = (inside - inside.mean() if centres else inside) * factor + shift
    np.testing.assert_allclose(made, seen["out"].double(), atol=1e-4, rtol=1e-4)  # so it is the norm that was run
    weight = net.get_output_embeddings().weight.double()
    direction = (weight[parts.question.id] - weight[9]) * TIMES.get(kind, lambda config: 1.0)(net.config)
    for name in updates:
        update = seen[name].double() * net.config.to_dict().get("residual_multiplier", 1.0)
        added = ((update - update.mean() if centres else update) * factor * direction).sum()
        if name in (kinds["ffn"], kinds.get("ffn_added")):
            found = parts.feed_forward[-1]
        else:
            found = parts.heads["decoder"][-1].sum() + parts.biases["decoder"][-1]
        assert found == pytest.approx(float(added), rel=1e-4, abs=1e-4)


TIMES: dict[str, Callable[[Any], float]] = {
    "t5": lambda config: config.d_model**-0.5,
    "granite": lambda config: 1 / config.logits_scaling,
    "cohere": lambda config: config.logit_scale,
}


def post(kind: str) -> bool:
    """Whether norms stand behind the sums."""
    return kind in ("marian", "bart")


@pytest.mark.parametrize("kind", [*WRITERS, *READERS])
def test_routes_are_shares_and_follow_the_sums(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    given = {"target": asked(model)["target"]} if model.task == "translator" else {}
    flow = core.flow(model, TEXT, measure="projection", **given)
    for name in ("encoder", "decoder"):
        rows = getattr(flow, name)
        np.testing.assert_allclose(rows.sum(-1), 1, atol=1e-9)
    step = None if model.task == "classifier" else STEP
    shares = flow.shares(step)
    assert sum(float(side.sum()) for side in shares.values()) == pytest.approx(1, abs=1e-6)
    assert all((np.triu(layer, 1) == 0).all() for layer in flow.decoder)


def test_a_class_that_is_no_sum_is_refused_in_a_sentence(loaded: Loaded) -> None:
    model = loaded("bert")
    assert "flow" in core.methods_of(model)
    assert "logit-flow" not in core.methods_of(model)
    with pytest.raises(core.InputError, match="it has routes and no exact parts"):
        core.logit_parts(model, TEXT)
    with pytest.raises(core.InputError, match="no exact parts"):
        core.attribute(model, TEXT, method="logit-flow")


@pytest.mark.parametrize("kind", ["gpt2", "gemma2", "gpt_neox", "marian", "t5"])
def test_the_flow_of_a_logit_adds_up_to_its_parts(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    why = core.attribute(model, TEXT, method="logit-flow", **asked(model))
    parts = core.logit_parts(model, TEXT, **asked(model))
    assert float(why.source.sum() + why.target.sum()) + parts.rest == pytest.approx(parts.total, abs=1e-4)


@pytest.mark.parametrize("kind", ["marian", "bart", "t5"])
def test_a_read_across_is_the_sum_of_the_parts_of_the_encoder(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    parts = core.logit_parts(model, TEXT, **asked(model))
    for layer, head, place in ((0, 0, 1), (2, 1, 3)):
        deep = deeper(model, parts, layer=layer, head=head, place=place)
        assert deep.total == pytest.approx(float(parts.reads["cross"][layer, head, place]), abs=1e-5)


@pytest.mark.parametrize("kind", [*WRITERS, *READERS])
def test_a_score_is_the_sum_of_pairs_of_parts(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    given = {"target": asked(model)["target"]} if model.task == "translator" else {}
    for name in model.trace(TEXT, **given).attention:
        for layer, head, query, key in ((0, 0, 3, 1), (1, 2, 4, 0)):
            found = core.score_parts(model, TEXT, name, layer, head, query, key, **given)
            assert found.values.sum() == pytest.approx(found.score, rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("kind", WRITERS)
def test_what_heads_add_and_all_else_is_the_logit_of_transformers(kind: str, loaded: Loaded) -> None:
    model, off = loaded(kind), core.Edits(heads_off=(("decoder", 1, 2),))
    for edits in (core.Edits(), off):
        target = {"target": asked(model)["target"]} if model.task == "translator" else {}
        trace = model.trace(TEXT, edits=edits, **target)
        parts = core.logit_parts(model, TEXT, edits=edits, **asked(model))
        maps = [name for name in trace.attention if name != "encoder"]
        found = {name: head_logits(model, trace, name, edits) for name in maps}
        heads = sum(float(one.values[:, :, STEP, 0].sum()) for one in found.values())
        rest = parts.total - sum(float(parts.heads[name].sum()) for name in maps)
        if edits == off:
            assert not found["decoder"].values[1, 2].any()
            continue
        logits = logits_of(model, parts.question)
        size = max(1.0, float(logits.abs().max()))
        assert heads + rest == pytest.approx(float(logits[parts.question.id] - logits.mean()), abs=1e-4 * size)
        token, most = found[maps[-1]].most[0][STEP][0]
        assert token in {model.tokenizer.piece(one) for one in range(model.vocabulary_size)}
        assert most >= found[maps[-1]].values[-1, 0, STEP, 0] - 1e-4 * size


def test_heads_of_others_that_lead_to_no_logit_are_refused_in_a_sentence(loaded: Loaded) -> None:
    for kind, said in (("marian", "only the decoder reads them"), ("bert", "no exact parts")):
        trace = loaded(kind).trace(TEXT)
        with pytest.raises(core.InputError, match=said):
            head_logits(loaded(kind), trace, "encoder")


@pytest.mark.parametrize("kind", [*WRITERS, *READERS])
def test_a_first_layer_fits_each_token_as_a_run_that_reads_it(kind: str, loaded: Loaded) -> None:
    model, (head, query, key) = loaded(kind), (2, 4, 2)
    target = asked(model)["target"] if model.task == "translator" else None
    for name in ("encoder", "decoder"):
        trace = model.trace(TEXT, target=target)
        if name not in trace.attention:
            continue
        best = core.head_preferences(model, TEXT, name, 0, head, query, key, target=target, top=3)
        assert best.is_exact
        run = recorded(model, trace, core.Edits())
        size = max(1.0, abs(best.fits[0].value))
        for value, token in [
            (best.score, run.ids[name == "decoder"][key]),
            *((one.value, one.id) for one in best.fits),
        ]:
            sides = [[*side] for side in run.ids]
            sides[name == "decoder"][key] = token
            other = RecordedPass(model, *sides, core.Edits())
            assert value == pytest.approx(
                float(other[f"{name}.0.self.scaled"][head, query, key]), abs=2e-5 * size, rel=1e-4
            )


@pytest.mark.parametrize("kind", ["gpt2", "qwen3", "gemma2", "granite", "cohere", "gpt_neox"])
def test_what_a_first_head_speaks_for_is_what_it_adds_by_its_value(kind: str, loaded: Loaded) -> None:
    """In a first layer nothing else stands in the state, so its read is the weight times what it speaks for."""
    model = loaded(kind)
    run = model.trace(TEXT)
    found = core.head_preferences(model, TEXT, "decoder", 0, 2, STEP, 3, top=3)
    for one in found.speaks_for or ():
        parts = core.logit_parts(model, TEXT, token=one.id, **asked(model))
        weight = float(run.attention["decoder"].weights[0, 2, STEP, 3])
        assert one.value * weight == pytest.approx(float(parts.reads["decoder"][0, 2, 3]), rel=1e-3, abs=1e-5)


@pytest.mark.parametrize("kind", ["granite", "gpt2", "gemma2", "cohere", "t5", "modernbert"])
def test_an_update_is_what_is_added(kind: str, loaded: Loaded) -> None:
    """What a hook sees and changes as an update is what the residual stream gets, whatever factor stands before it."""
    model = loaded(kind)
    run = recorded(model, model.trace(TEXT, **({"target": [*range(7, 14)]} if kind == "t5" else {})), core.Edits())
    layers = run.sub_layers("encoder" if model.task == "classifier" else "decoder")
    for layer in layers:
        np.testing.assert_allclose(layer.after, layer.before + layer.update, atol=2e-5)
    put = torch.randn(layers[-1].update.shape, generator=torch.Generator().manual_seed(3))
    seen = Recorder(lambda name: name.endswith(".stream"))

    def change(name: str, tensor: torch.Tensor) -> torch.Tensor:
        return put[None] if name == f"{layers[-1].name}.update" else tensor

    model.prediction(*run.ids, chained(change, seen))
    last = seen.tensors[f"{layers[-1].name.rpartition('.')[0]}.stream"][0]
    np.testing.assert_allclose(last - put, layers[-1].before, atol=2e-5)


@torch.no_grad()
def classes_with(model: core.HubModel, state: torch.Tensor, layers: int) -> torch.Tensor:
    """Return the logits of an eager copy, in which PyTorch's hook puts ``state`` where the last layer returns."""
    config = copy.deepcopy(model.module.config)
    config._attn_implementation = "eager"
    plain = type(model.module)(config).eval()
    plain.load_state_dict(model.module.state_dict())
    last = max((one for one in plain.modules() if isinstance(one, torch.nn.ModuleList)), key=len)[-1]
    last = last.albert_layers[0] if config.model_type == "albert" else last
    calls: list[None] = []

    def put(*given: Any) -> Any:
        calls.append(None)
        if config.model_type == "albert" and len(calls) < layers:  # one layer, used again and again
            return None
        return (state, *given[2][1:]) if isinstance(given[2], tuple) else state

    last.register_forward_hook(put)
    return plain(input_ids=torch.tensor([model.source_ids(TEXT)])).logits[0]


@pytest.mark.parametrize("kind", [*READERS, "deberta", "mpnet"])
def test_classes_by_depth_are_those_of_transformers_with_the_state_put_there(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    trace = model.trace(TEXT)
    depths, states = class_lens(model, trace), torch.tensor(trace.hidden["encoder"])
    assert len(depths) == len(states)
    assert depths[-1] is trace.classification
    for depth, state in zip(depths[:-1], states, strict=False):
        np.testing.assert_allclose(depth.logits, classes_with(model, state[None], len(states) - 1), atol=2e-5)


@pytest.mark.parametrize("kind", ["gpt2", "gemma2", "marian"])
def test_a_silent_head_adds_nothing(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    parts = core.logit_parts(model, TEXT, edits=core.Edits(heads_off=(("decoder", 1, 2),)), **asked(model))
    assert not parts.reads["decoder"][1, 2].any()
    assert abs(parts.residual) < 1e-4


def test_an_encoder_without_a_head_has_routes_to_its_tokens_alone(tmp_path: Path) -> None:
    model = core.load(str(save_later_model("bert", tmp_path, "ForMaskedLM")), device="cpu")
    assert model.task == "encoder"
    flow = core.flow(model, TEXT)
    mixed = np.linalg.multi_dot(flow.encoder[::-1])
    np.testing.assert_allclose(flow.shares(token=2)["source"], mixed[2], atol=1e-6)
    with pytest.raises(core.InputError, match="answers nothing; follow a token of the text"):
        flow.shares()
    with pytest.raises(core.InputError, match="has no class or word to explain"):
        core.logit_parts(model, TEXT)
