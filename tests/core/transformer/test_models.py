"""Whole models: every preset builds, learns and is causal; padding and caches change nothing."""

from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn import functional

from core.checkpoints.checkpoint import build_model
from core.config import PRESETS, REFERENCE_DESIGNS, ModelConfig
from core.decoding.incremental import IncrementalDecoder
from core.transformer.classifier import Classifier, build_classifier, mean_pool
from core.transformer.hooks import Recorder
from core.transformer.masks import causal_mask, padding_mask
from core.transformer.translator import Translator, build_translator
from tests.core.tiny import (
    classifier_config,
    new_classifier,
    new_generator,
    new_translator,
    own,
    random_tokens,
    tokenizer,
    translator_config,
)
from tests.core.transformer.test_layers import copy_layer, copy_norm

VOCABULARY = len(tokenizer())
TRANSLATORS = [name for name, preset in REFERENCE_DESIGNS.items() if preset.model.task == "translator"]


def small(name: str, **choices: Any) -> ModelConfig:
    """The preset, with fewer and thinner layers."""
    model = PRESETS[name].model
    size = {"vocabulary_size": VOCABULARY, "d_model": 24, "heads": 3, "d_ff": 23, "dropout": 0.0}
    layers = {"encoder_layers": min(2, model.encoder_layers), "decoder_layers": min(2, model.decoder_layers)}
    return replace(model, **size, **layers, **choices)


def loss_of(model: Translator | Classifier, config: ModelConfig) -> Tensor:
    source = random_tokens(5, 7, vocabulary_size=VOCABULARY)
    source[1, 4:] = config.pad_id
    if isinstance(model, Classifier):
        return functional.cross_entropy(model(source), torch.arange(5) % len(config.labels))
    target = random_tokens(5, 11, vocabulary_size=VOCABULARY, seed=4)
    target[2, 6:] = config.pad_id
    given = (source,) if config.task == "translator" else ()
    logits = model(*given, target[:, :-1])
    return functional.cross_entropy(logits.flatten(0, 1), target[:, 1:].flatten(), ignore_index=config.pad_id)


@pytest.mark.parametrize("name", PRESETS)
class TestPresets:
    def test_builds_in_full_size(self, name: str) -> None:
        config = PRESETS[name].model
        with torch.device("meta"):
            model = build_model(config)
        stacks = [getattr(model, name, None) for name in ("encoder", "decoder")]
        layers = [len(stack.layers) if stack else 0 for stack in stacks]
        assert layers == [config.encoder_layers, config.decoder_layers]
        assert model.table.weight.shape == (config.vocabulary_size, config.d_model)

    def test_learns_a_batch(self, name: str) -> None:
        torch.manual_seed(3)
        config = small(name)
        model = build_model(config).train()
        optimiser = torch.optim.Adam(model.parameters(), lr=3e-3)
        losses = []
        for _ in range(12):
            loss = loss_of(model, config)
            optimiser.zero_grad()
            loss.backward()
            assert all(p.grad is not None and p.grad.isfinite().all() for p in model.parameters())
            optimiser.step()
            losses.append(loss.item())
        assert losses[-1] < 0.8 * losses[0]

    def test_traces(self, name: str) -> None:
        config = small(name)
        trace = own(config).trace("Two children ride a bike.", details=True)
        maps = {"classifier": {"encoder"}, "generator": {"decoder"}}.get(config.task, {"encoder", "decoder", "cross"})
        assert set(trace.attention) == maps
        for one in trace.attention.values():
            assert one.weights.shape[:2] == (2, 3)
            torch.testing.assert_close(torch.tensor(one.weights).sum(-1), torch.ones(one.weights.shape[:3]))
            assert (one.weights[:, :, ~one.mask] == 0).all()


def test_the_base_model_of_the_paper_has_the_size_its_dimensions_give() -> None:
    with torch.device("meta"):
        model = build_model(PRESETS["paper"].model)
    attention, feed_forward, norm = 4 * 512**2 + 512, 2 * 512 * 2048 + 2048 + 512, 2 * 512
    encoder = 6 * (attention + feed_forward + 2 * norm)
    decoder = 6 * (2 * attention + feed_forward + 3 * norm)
    assert sum(p.numel() for p in model.parameters()) == 8000 * 512 + encoder + decoder


def padded(tokens: Tensor, pads: int, pad_id: int) -> Tensor:
    return functional.pad(tokens, (0, pads), value=pad_id)


@pytest.mark.parametrize("name", TRANSLATORS)
@pytest.mark.parametrize("hooked", [True, False])
def test_padding_changes_nothing(name: str, hooked: bool) -> None:
    config = small(name)
    model = own(config).module.double()
    source, target = (random_tokens(2, length, vocabulary_size=VOCABULARY) for length in (7, 5))
    hooks = [Recorder(lambda name: True)] if hooked else []
    expected = model(source, target)
    with_pads = model(padded(source, 3, config.pad_id), padded(target, 2, config.pad_id), *hooks)
    torch.testing.assert_close(with_pads[:, :5], expected)
    assert with_pads.isfinite().all()


@pytest.mark.parametrize("name", ["wide-heads", "sentiment"])
def test_padding_changes_no_class(name: str) -> None:
    config = small(name)
    model = own(config).module.double()
    tokens = random_tokens(2, 7, vocabulary_size=VOCABULARY)
    torch.testing.assert_close(model(padded(tokens, 3, config.pad_id)), model(tokens))


def test_a_generator_equals_pytorch_s_layers_under_a_causal_mask() -> None:
    model = new_generator(norm="pre").double()
    layer = nn.TransformerEncoderLayer(15, 5, 11, 0.0, batch_first=True, norm_first=True, dtype=torch.float64)
    theirs = nn.TransformerEncoder(layer, 3, norm=nn.LayerNorm(15, dtype=torch.float64), enable_nested_tensor=False)
    for ours, twin in zip(model.decoder.layers, theirs.layers, strict=True):
        copy_layer(twin, ours)
    copy_norm(theirs.norm, model.decoder.final_norm)
    tokens, table = random_tokens(2, 7), model.table.weight
    embedded = table[tokens] * 15**0.5 + model.decoder.embedding.positions.table[:7]
    states = theirs.eval()(embedded, mask=~causal_mask(7))
    for hooks in ([], [Recorder(lambda name: True)]):
        torch.testing.assert_close(model(tokens, *hooks), states @ table.T)
    assert not any("cross" in name or "encoder" in name for name in model.state_dict())


@pytest.mark.parametrize("choices", [{}, {"projection": "fused", "norm": "post", "tie_embeddings": False}])
@torch.inference_mode()
def test_cached_steps_of_a_generator_equal_all_tokens_at_once(choices: dict[str, Any]) -> None:
    model, rows = new_generator(**choices).double(), torch.tensor([2, 0, 0])
    tokens, nothing = random_tokens(3, 11), random_tokens(3, 0)
    steps = IncrementalDecoder(model, nothing, model.encode(nothing))
    logits = torch.stack([steps.logits(tokens[:, i]) for i in range(7)], dim=1)
    torch.testing.assert_close(logits, model(tokens[:, :7]))
    steps.select(rows)
    torch.testing.assert_close(steps.logits(tokens[rows, 7]), model(tokens[rows, :8])[:, 7])


@pytest.mark.parametrize("name", [*TRANSLATORS, "en-de"])
def test_no_token_looks_ahead(name: str) -> None:
    model = own(small(name)).module
    source, target = (random_tokens(1, length, vocabulary_size=VOCABULARY) for length in (7, 11))
    changed = target.clone()
    changed[:, 6] += 1
    before, after = model(source, target), model(source, changed)
    assert torch.equal(before[:, :6], after[:, :6])
    assert not torch.allclose(before[:, 6], after[:, 6])


@pytest.mark.parametrize("name", [*TRANSLATORS, "en-de"])
def test_cached_steps_equal_the_whole_target_at_once(name: str) -> None:
    config = small(name)
    model = own(config).module.double()
    source, target = (random_tokens(3, length, vocabulary_size=VOCABULARY) for length in (7, 11))
    source[1, 5:] = config.pad_id
    steps = IncrementalDecoder(model, source, model.encode(source))
    logits = torch.stack([steps.logits(target[:, i]) for i in range(11)], dim=1)
    torch.testing.assert_close(logits, model(source, target))


def test_a_batch_gives_what_each_sentence_gives_alone() -> None:
    model = new_translator().double()
    source, target = random_tokens(3, 7), random_tokens(3, 5, seed=4)
    source[1, 4:] = 0
    target[2, 2:] = 0
    logits = model(source, target)
    torch.testing.assert_close(model(source[1:2, :4], target[1:2])[0], logits[1])
    torch.testing.assert_close(model(source[2:], target[2:, :2])[0], logits[2, :2])


def test_embedding_adds_positions_to_scaled_rows() -> None:
    model, recorder = new_translator(), Recorder(lambda name: name.startswith("encoder."))
    tokens = random_tokens(2, 7)
    model.encode(tokens, recorder)
    tensors = recorder.tensors
    torch.testing.assert_close(tensors["encoder.embedding"], model.table.weight[tokens] * 15**0.5)
    torch.testing.assert_close(tensors["encoder.positions"][1], model.encoder.embedding.positions.table[:7])
    torch.testing.assert_close(tensors["encoder.stream"], tensors["encoder.embedding"] + tensors["encoder.positions"])


def test_tied_embeddings_are_one_matrix() -> None:
    tied, untied = new_translator(tie_embeddings=True), new_translator()
    assert sum(p.shape == (29, 15) for p in tied.parameters()) == 1
    assert sum(p.shape == (29, 15) for p in untied.parameters()) == 3
    states = torch.randn(2, 15)
    torch.testing.assert_close(tied.unembed(states), states @ tied.table.weight.T)
    torch.testing.assert_close(untied.unembed(states), states @ untied.unembedding.weight.T)


def test_initial_weights_are_reproducible_and_as_the_config_says() -> None:
    torch.manual_seed(5)
    one = build_translator(translator_config(init="xavier_uniform"))
    torch.manual_seed(5)
    two = build_translator(translator_config(init="xavier_uniform"))
    assert all(torch.equal(p, q) for p, q in zip(one.parameters(), two.parameters(), strict=True))
    for module in one.modules():
        if isinstance(module, torch.nn.Linear):
            limit = (6 / (module.in_features + module.out_features)) ** 0.5
            assert 0.8 * limit < module.weight.abs().max() <= limit
            assert module.bias is None or not module.bias.any()
    assert not one.table.weight[0].any()


def test_padding_row_is_never_taught() -> None:
    model = build_translator(translator_config())
    model(padded(random_tokens(2, 5), 2, 0), random_tokens(2, 3)).sum().backward()
    assert not model.table.weight.grad[0].any()
    assert model.table.weight.grad[4:].any()


def test_mean_pool_takes_real_tokens_only() -> None:
    states = torch.arange(24.0).view(2, 3, 4)
    real = torch.tensor([[True, True, False], [True, True, True]])
    torch.testing.assert_close(mean_pool(states, real), torch.stack([states[0, :2].mean(0), states[1].mean(0)]))


def test_log_probabilities_of_labels() -> None:
    model = new_classifier().double()
    tokens = random_tokens(2, 7)
    states = model.encoder(tokens, model.table, padding_mask(tokens))
    torch.testing.assert_close(model(tokens), model.head(states.mean(dim=1)))


@pytest.mark.parametrize("positions", ["sinusoidal", "learned"])
def test_refuses_more_tokens_than_positions(positions: str) -> None:
    model = new_translator(positions=positions, max_length=7)
    model(random_tokens(1, 7), random_tokens(1, 7))
    for source, target, side in ((8, 7, "source"), (7, 8, "target")):
        with pytest.raises(ValueError, match=f"the {side} has 8 tokens; this model has positions for 7"):
            model(random_tokens(1, source), random_tokens(1, target))
    with pytest.raises(ValueError, match="the text has 8 tokens"):
        new_classifier(positions=positions, max_length=7)(random_tokens(1, 8))


def test_builders_refuse_the_other_task() -> None:
    with pytest.raises(ValueError, match="describes a classifier; use build_classifier"):
        build_translator(classifier_config())
    with pytest.raises(ValueError, match="describes a translator; use build_translator"):
        build_classifier(translator_config())
