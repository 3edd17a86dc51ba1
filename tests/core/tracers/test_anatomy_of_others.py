"""Norms, weights by component and the lens of Hugging Face models, beside PyTorch's hooks and transformers' sums."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
import torch
import transformers

import core
from core.analysis.lens import word_lens
from tests.hub import CLASSIFIERS, ENCODERS, GENERATORS, TRANSLATORS, save_hub_model, save_later_model

TEXT = "A man rides a bike."
WRITERS = [*(kind for kind in TRANSLATORS if kind != "opus"), *GENERATORS]
READERS = [*CLASSIFIERS, "electra", "albert", "modernbert"]
SHUT = [kind for kind in ENCODERS if kind not in READERS]  # what they do inside is not seen
ELSEWHERE = re.compile(r"q_norm|k_norm|\bhead\.|pooler")  # norms that are on no residual stream
MAPPED = ("electra", "albert", "modernbert")  # nor are those of their embeddings, or their positions are rotations
Loaded = Callable[[str], core.HubModel]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    """Return a model of a kind with a bias on every logit."""

    @cache
    def load(kind: str) -> core.HubModel:
        folder = tmp_path_factory.mktemp("anatomy") / kind
        (save_hub_model if kind in (*TRANSLATORS, *CLASSIFIERS) else save_later_model)(kind, folder)
        model = core.load(str(folder), device="cpu")
        if hasattr(model.module, "final_logits_bias"):
            model.module.final_logits_bias.copy_(torch.linspace(-1, 1, model.module.final_logits_bias.shape[-1])[None])
        return model

    return load


def traced(model: core.HubModel, details: Any = ()) -> core.Trace:
    given = {} if model.task in ("classifier", "encoder") else {"decoding": core.Decoding(max_tokens=3)}
    return model.trace(TEXT, details=details, **given)


@pytest.mark.parametrize("kind", [*WRITERS, *READERS])
def test_a_norm_is_what_its_module_reads_and_returns(kind: str, loaded: Loaded) -> None:
    """Each norm of the stream has its scopes, and each number is that of a hook of PyTorch's."""
    model = loaded(kind)
    seen: dict[str, list[tuple[torch.Tensor, torch.Tensor]]] = {}
    on_stream = [
        (name, part)
        for name, part in model.module.named_modules()
        if type(part).__name__.endswith("Norm")
        and not ELSEWHERE.search(name)
        and not ("embeddings." in name and kind in MAPPED)
    ]
    for name, part in on_stream:
        seen[name] = []
        part.register_forward_hook(
            lambda _, given, out, name=name: seen[name].append((given[0].flatten(0, -2), out.flatten(0, -2)))
        )
    plain = traced(model)
    for calls in seen.values():
        calls.clear()
    given = {} if plain.classification is not None else {"target": [step.id for step in plain.steps]}
    if model.task == "generator":
        given = {"target": model.tokenizer.decode([model.source_ids(TEXT)[0], *(step.id for step in plain.steps)])}
    trace = model.trace(TEXT, details=tuple(model.norms), **given)
    by_hand = [pair for calls in seen.values() for pair in calls]
    assert len(by_hand) == len(model.norms)
    for scope, norm in model.norms.items():
        x, output = (trace.details[f"{scope}.{part}"].astype(np.float64) for part in ("input", "output"))
        assert any(
            np.array_equal(x, read.double().numpy()) and np.array_equal(output, out.double().numpy())
            for read, out in by_hand
            if read.shape == x.shape
        ), scope
        middle = x - x.mean(-1, keepdims=True) if norm.centres else x
        normalised = middle / np.sqrt(np.square(middle).mean(-1, keepdims=True) + norm.epsilon)
        np.testing.assert_allclose(trace.details[f"{scope}.normalised"], normalised, atol=1e-4)
        np.testing.assert_allclose(norm.gain * normalised + norm.bias, output, atol=1e-4 * max(1, abs(output).max()))
        assert norm.shifts == bool(np.any(norm.bias))
    assert all(norm.centres for norm in model.norms.values()) == (
        kind in ("gpt2", "opt", "gpt_neox", "cohere", "marian", "bart", *READERS)
    )


def test_norms_stand_where_a_family_puts_them(loaded: Loaded) -> None:
    """Sandwich norms, one norm for both halves of a parallel block, and a first layer without one."""
    own = {kind: [scope for scope in loaded(kind).norms if ".0." in scope] for kind in ("gemma2", "cohere", "llama")}
    around = ["self_norm", "self_update_norm", "ffn_norm", "ffn_update_norm"]
    assert own["gemma2"] == [f"decoder.0.{name}" for name in around]
    assert own["cohere"] == ["decoder.0.self_norm"]
    assert own["llama"] == ["decoder.0.self_norm", "decoder.0.ffn_norm"]
    parallel = {kind: loaded(kind).wiring.stacks["decoder"].is_parallel for kind in GENERATORS}
    assert [kind for kind, is_so in parallel.items() if is_so] == ["gpt_neox", "cohere"]
    assert "encoder.0.self_norm" not in loaded("modernbert").norms
    assert next(iter(loaded("bart").norms)) == "encoder.first_norm"
    assert loaded("mpnet").norms == {}


@pytest.mark.parametrize("kind", [*WRITERS, *READERS, *SHUT])
def test_every_learned_number_belongs_to_one_component(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    found = model.architecture(5, 3)
    learned = {
        name: tensor.numel()
        for name, tensor in model.module.named_parameters()
        if not (kind == "marian" and "embed_positions" in name)  # computed by a formula
    }
    assert found.parameters == sum(learned.values())
    sizes = found.config
    for name, component in found.components.items():
        stack = name.partition(".")[0]
        depth = getattr(sizes, f"{stack}_layers", 1)
        assert component.layers in {1, depth - 1, depth}
        assert component.parameters or not component.weights
    for map_name, heads in sizes.heads.items():
        stack = "decoder" if map_name == "cross" else map_name
        part = found.components[f"{stack}.{'cross' if map_name == 'cross' else 'self'}"]
        output = [shape for shape in part.weights.values() if len(shape) == 2][-1]
        assert output == (sizes.d_model, heads * sizes.d_head[map_name])
    table = model.module.get_input_embeddings().weight
    assert sizes.vocabulary_size == table.shape[0]


def test_sizes_are_those_of_the_config_and_the_weights(loaded: Loaded) -> None:
    llama, t5, marian, gemma = (loaded(kind).architecture(5, 3).config for kind in ("llama", "t5", "marian", "gemma2"))
    assert (llama.heads, llama.key_value_heads, llama.d_ff) == ({"decoder": 6}, {"decoder": 2}, {"decoder": 11})
    assert (llama.positions, llama.activation, llama.norm, llama.centres) == ("rotary", "silu", "pre", False)
    assert (t5.d_head["cross"], t5.scale["encoder"], t5.positions) == (7, 1.0, "relative")
    assert t5.output_factor == pytest.approx(15**-0.5)
    assert marian.heads == {"encoder": 5, "decoder": 3, "cross": 3}
    assert (marian.d_ff, marian.norm, marian.output_bias) == ({"encoder": 11, "decoder": 13}, "post", True)
    assert gemma.embedding_factor == pytest.approx(24**0.5, abs=1e-4)
    assert (gemma.output_cap, gemma.windows) == (30.0, (2, 5))
    assert loaded("granite").architecture(5, 3).config.embedding_factor == pytest.approx(3.0, abs=1e-4)


def test_layers_that_are_not_known_are_refused_in_a_sentence(tmp_path: Any) -> None:
    save_later_model("gpt2", tmp_path)
    tokenizer = transformers.AutoTokenizer.from_pretrained(tmp_path)
    shape = {"vocab_size": len(tokenizer), "hidden_size": 12, "n_layer": 2, "n_head": 3}
    transformers.BloomForCausalLM(transformers.BloomConfig(**shape)).save_pretrained(tmp_path)
    model: Any = core.load(str(tmp_path), device="cpu")
    for ask in (lambda: model.architecture(5, 3), lambda: word_lens(model, model.trace(TEXT))):
        with pytest.raises(core.InputError, match="How the layers of this model are called is not known here"):
            ask()
    with pytest.raises(core.InputError, match="shows its attention weights only"):  # nor can its heads be switched off
        model.check_edits(core.Edits(positions="off"))


@pytest.mark.parametrize("kind", WRITERS)
@torch.no_grad()
def test_the_last_depth_of_the_lens_is_transformers(kind: str, loaded: Loaded) -> None:
    """Marian's bias, T5's factor, the multipliers of Granite and Cohere, and Gemma 2 before and behind its cap."""
    model = loaded(kind)
    trace = traced(model)
    seen: list[torch.Tensor] = []
    handle = model.module.get_output_embeddings().register_forward_hook(lambda *given: seen.append(given[2]))
    read = [model.first_id(TEXT, core.Edits()), *(step.id for step in trace.steps[:-1])]
    inputs = {"input_ids": torch.tensor([model.source_ids(TEXT) if model.task == "translator" else read])}
    if model.task == "translator":
        inputs["decoder_input_ids"] = torch.tensor([read])
    expected, before = model.module(**inputs).logits[0], seen[-1][0]
    handle.remove()
    states = torch.tensor(trace.hidden["decoder"][:, : len(read)])
    found = model.logits_by_depth(states)[-1]
    room = 2e-4 * max(1.0, float(expected.abs().max()))
    torch.testing.assert_close(found, expected.float(), atol=room, rtol=0)
    if model.output_cap:
        inverse = model.output_cap * torch.atanh(found.double() / model.output_cap)
        torch.testing.assert_close(inverse, before.double(), atol=1e-2, rtol=1e-3)
        assert float(before.abs().max()) > float(found.abs().max())  # so the cap does something here
    depths = word_lens(model, trace)
    for step, own in zip(depths[-1], trace.steps, strict=True):
        assert step.log_probability == pytest.approx(own.log_probability, abs=2e-3)


@pytest.mark.parametrize("kind", ["bert", "mpnet"])
def test_where_no_lens_can_be_there_is_one_sentence(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    with pytest.raises(core.InputError, match=r"^The model .* writes no words; look at its classes by depth\.$"):
        word_lens(model, traced(model))
