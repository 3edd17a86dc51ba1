"""Later families of Hugging Face: traces, greedy texts and switched-off heads, against the models called directly."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import transformers

import core
from core.tracers.hugging_face.families import families
from tests.hub import ENCODERS, GENERATORS, save_later_model

TEXT = "A man rides"


def loaded(kind: str, folder: Path) -> tuple[core.HubModel, Any]:
    save_later_model(kind, folder)
    loader = "AutoModelForCausalLM" if kind in GENERATORS else "AutoModelForSequenceClassification"
    direct = getattr(transformers, loader).from_pretrained(folder, attn_implementation="eager").eval()
    return core.load(str(folder), device="cpu"), direct


def stacked(layers: Any) -> np.ndarray:
    return torch.stack([layer[0] for layer in layers]).detach().numpy()


@pytest.mark.parametrize("kind", GENERATORS)
@torch.no_grad()
def test_a_decoder_only_model(kind: str, tmp_path: Path) -> None:
    model, direct = loaded(kind, tmp_path)
    trace = model.trace(TEXT, decoding=core.Decoding(max_tokens=7))
    source = torch.tensor([model.source_ids(TEXT)])
    written = direct.generate(source, attention_mask=torch.ones_like(source), max_new_tokens=7, do_sample=False)[0]
    assert [source[0, 0].item(), *(step.id for step in trace.steps)] == written.tolist()
    assert (model.task, list(trace.attention), trace.source_tokens) == ("generator", ["decoder"], ())
    output = direct(written[None, :-1], output_attentions=True)
    np.testing.assert_allclose(trace.attention["decoder"].weights, stacked(output.attentions), atol=1e-6)
    for step, row in zip(trace.steps, output.logits[0].log_softmax(-1), strict=True):
        assert step.log_probability == pytest.approx(row[step.id].item(), abs=1e-5)
    assert sum(step.forced for step in trace.steps) == source.shape[1] - 1
    again = model.trace(TEXT, [step.id for step in trace.steps])
    np.testing.assert_allclose(again.attention["decoder"].weights, trace.attention["decoder"].weights, atol=1e-6)
    assert model.generate(TEXT, core.Decoding(max_tokens=7)) == trace.output
    effects = core.head_effects(model, TEXT, [step.id for step in trace.steps])
    off = model.trace(TEXT, [step.id for step in trace.steps], edits=core.Edits(heads_off=(("decoder", 1, 2),)))
    lost = sum(step.log_probability for step in off.steps) - sum(step.log_probability for step in trace.steps)
    assert lost != 0
    assert effects.change["decoder"][1, 2] == pytest.approx(lost, abs=1e-3)
    assert ("share 2 keys" in " ".join(trace.notices)) == ("num_key_value_heads" in GENERATORS[kind][1])


ROTARY = [kind for kind in GENERATORS if kind not in ("gpt2", "opt")]


@pytest.mark.parametrize("kind", ROTARY)
@torch.no_grad()
def test_the_turned_queries_and_keys_give_the_weights_of_the_run(kind: str, tmp_path: Path) -> None:
    choices = {"rotary_pct": 0.5} if kind == "gpt_neox" else {}
    save_later_model(kind, tmp_path, **choices)
    config = tmp_path / "config.json"
    config.write_text(re.sub(r'"rope_theta": [\d.]+', '"rope_theta": 500', config.read_text()))
    model = core.load(str(tmp_path), device="cpu")
    trace, (layer, head) = model.trace(TEXT, decoding=core.Decoding(max_tokens=7)), (1, 5)
    found = model.rotation(trace, layer=layer, head=head)
    size = len(found.tokens)
    assert found.tokens == trace.attention["decoder"].query_tokens

    # The formula, with the base that config.json gives.
    pairs = len(found.frequencies)
    assert 2 * pairs == (found.query.shape[1] // 2 if choices else found.query.shape[1])
    assert model.rotary_base == 500
    assert found.frequencies == pytest.approx(500 ** -(np.arange(pairs) / pairs), rel=1e-5)
    assert found.turns == ("pairs" if kind == "cohere" else "halves")
    for plain, turned in ((found.query, found.turned_query), (found.key, found.turned_key)):
        first, second = (plain[:, ::2], plain[:, 1::2]) if kind == "cohere" else np.split(plain[:, : 2 * pairs], 2, 1)
        hands = (first + 1j * second) * np.exp(1j * np.arange(size)[:, None] * found.frequencies)
        both = (hands.real, hands.imag)
        made = np.stack(both, -1).reshape(size, -1) if kind == "cohere" else np.concatenate(both, axis=1)
        expected = np.concatenate((made, plain[:, 2 * pairs :]), axis=1)
        np.testing.assert_allclose(turned, found.scale * expected if not choices else expected, atol=1e-5)

    # What the model makes of them.
    attention = model.module.model.layers[layer].self_attn if hasattr(model.module, "model") else None
    scale = attention.scaling if attention else found.query.shape[1] ** -0.5
    scores = found.turned_query @ found.turned_key.T * scale
    if cap := getattr(model.module.config, "attn_logit_softcapping", None):
        scores = cap * np.tanh(scores / cap)
    weights = trace.attention["decoder"].weights[layer, head]
    scores[weights == 0] = -np.inf  # what lies ahead, or outside the window
    expected = torch.from_numpy(scores).softmax(-1).numpy()
    np.testing.assert_allclose(weights, expected, atol=1e-5)
    assert (weights > 0).sum() > size
    for layer, head in ((9, 0), (0, 6), (-1, 0)):
        with pytest.raises(core.InputError, match="counted from 0"):
            model.rotation(trace, layer=layer, head=head)


def test_positions_of_a_model_that_turns_nothing(tmp_path: Path) -> None:
    model, direct = loaded("gpt2", tmp_path)
    np.testing.assert_array_equal(model.position_table("decoder"), direct.transformer.wpe.weight.detach())
    assert model.rotary_base is None
    with pytest.raises(core.InputError, match="No rotation can be shown"):
        model.rotation(model.trace(TEXT))
    with pytest.raises(core.InputError, match="adds no vectors of positions to the tokens of its encoder"):
        model.position_table("encoder")


@torch.no_grad()
def test_texts_are_scored_as_the_model_reads_them(tmp_path: Path) -> None:
    model, direct = loaded("gpt2", tmp_path)
    long = "A man rides a bike. " * 30
    start = model.module.generation_config.bos_token_id
    for text, scored in zip((TEXT, long), model.score([TEXT, long]), strict=True):
        ids = torch.tensor([[start, *model.tokenizer.source(text).ids]])
        expected = direct(ids[:, :129]).logits[0].log_softmax(-1)[:-1]
        first = min(128, ids.shape[1] - 1)
        assert len(scored) == ids.shape[1] - 1
        np.testing.assert_allclose(scored[:first], expected.gather(1, ids[0, 1 : first + 1, None])[:, 0], atol=1e-4)


@torch.no_grad()
def test_explanations_and_draws_of_a_decoder_only_model(tmp_path: Path) -> None:
    model, _ = loaded("gpt2", tmp_path)
    ways = core.attributions(model, TEXT, 5)
    assert all((why.source.shape, why.target.shape) == ((0,), (6,)) for why in ways.values())
    assert not any("nan" in repr(why) for why in ways.values())
    assert abs(ways["integrated-gradients"].residual or 0) < 0.02
    drawn = [model.generate(TEXT, core.Decoding(temperature=1.5, seed=seed, max_tokens=9)) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    beams = model.trace(TEXT, decoding=core.Decoding(beam=3, hypotheses=2, max_tokens=4)).hypotheses
    assert len(beams) == 2
    with pytest.raises(core.InputError, match="continues texts; choose a translator"):
        model.translate(TEXT)
    with pytest.raises(core.InputError, match="131 fit"):
        model.generate("word " * 200)


@pytest.mark.parametrize("kind", ENCODERS)
@torch.no_grad()
def test_a_classifier(kind: str, tmp_path: Path) -> None:
    model, direct = loaded(kind, tmp_path)
    trace = model.trace(TEXT)
    output = direct(torch.tensor([model.source_ids(TEXT)]), output_attentions=True)
    np.testing.assert_allclose(trace.attention["encoder"].weights, stacked(output.attentions), atol=1e-6)
    assert trace.classification is not None
    np.testing.assert_allclose(trace.classification.logits, output.logits[0], atol=1e-6)
    assert core.attribute(model, TEXT, method="integrated-gradients").source.shape == (len(trace.source_tokens),)
    off = model.trace(TEXT, edits=core.Edits(heads_off=(("encoder", 1, 2),)))
    effects = core.head_effects(model, TEXT)
    change = off.classification.probabilities[effects_index(trace)] if off.classification else 0
    assert np.log(change) - effects.log_probability[0] == pytest.approx(effects.change["encoder"][1, 2], abs=1e-4)


@torch.no_grad()
def test_a_classifier_with_a_decoder_shows_its_encoder(tmp_path: Path) -> None:
    save_later_model("bart", tmp_path)
    model = core.load(str(tmp_path), device="cpu")
    direct = transformers.BartForSequenceClassification.from_pretrained(tmp_path, attn_implementation="eager").eval()
    trace = model.trace(TEXT)
    output = direct(torch.tensor([model.source_ids(TEXT)]), output_attentions=True)
    assert trace.classification is not None
    np.testing.assert_allclose(trace.classification.logits, output.logits[0], atol=1e-6)
    np.testing.assert_allclose(trace.attention["encoder"].weights, stacked(output.encoder_attentions), atol=1e-6)
    assert model.classify(TEXT).label == trace.output
    assert core.head_effects(model, TEXT).change["encoder"].any()
    with pytest.raises(core.InputError, match="choose attention or leave-one-out"):
        core.attribute(model, TEXT, method="integrated-gradients")


def effects_index(trace: core.Trace) -> int:
    assert trace.classification is not None
    return trace.classification.labels.index(trace.output)


def test_the_docs_list_every_family_and_later_ones_have_a_test() -> None:
    root = Path(__file__).parents[3]
    listed = "; ".join(family.title for family in families())
    assert listed in (root / "README.md").read_text("utf-8")
    table = (root / "docs" / "your-own-model.md").read_text("utf-8")
    for family in families():
        assert f"| {family.title} |" in table
    assert {*GENERATORS, *ENCODERS} <= {kind for family in families() for kind in family.model_types}


@torch.no_grad()
def test_an_unknown_family_is_shown_with_what_it_returns(tmp_path: Path) -> None:
    kind, size = "olmo", GENERATORS["llama"][1]
    GENERATORS[kind] = ("Olmo", {name: value for name, value in size.items() if name != "head_dim"})
    try:
        model, _ = loaded(kind, tmp_path)
    finally:
        del GENERATORS[kind]
    trace = model.trace(TEXT, decoding=core.Decoding(max_tokens=3))
    assert trace.attention["decoder"].weights.shape[:2] == (3, 6)
    off = model.trace(TEXT, decoding=core.Decoding(max_tokens=3), edits=core.Edits(heads_off=(("decoder", 0, 0),)))
    assert off.steps[0] != trace.steps[0]


MASKED = "A man [MASK] a [MASK]."


@pytest.mark.parametrize("kind", [*ENCODERS, "bert", "roberta", "distilbert"])
@torch.no_grad()
def test_a_masked_language_model(kind: str, tmp_path: Path) -> None:
    save_later_model(kind, tmp_path, "ForMaskedLM")
    direct = transformers.AutoModelForMaskedLM.from_pretrained(tmp_path, attn_implementation="eager").eval()
    model = core.load(str(tmp_path), device="cpu")
    assert (model.task, model.labels, core.describe(str(tmp_path)).task) == ("encoder", (), "encoder")
    trace, ids = model.trace(MASKED), model.source_ids(MASKED)
    output = direct(torch.tensor([ids]), output_attentions=True, output_hidden_states=True)
    np.testing.assert_allclose(trace.attention["encoder"].weights, stacked(output.attentions), atol=1e-6)
    np.testing.assert_allclose(trace.hidden["encoder"], stacked(output.hidden_states), atol=1e-6)
    best = output.logits[0, trace.source_tokens.index("[MASK]")].softmax(-1).topk(10)
    assert trace.classification is not None
    assert trace.classification.labels == model.tokenizer.pieces(best.indices.tolist())
    np.testing.assert_allclose(trace.classification.probabilities, best.values, atol=1e-6)
    assert trace.notices == ("The text has 2 masks; the likeliest tokens of the first are shown.",)
    filled = model.fill([MASKED], top=3)[0].probabilities
    assert tuple(filled) == trace.classification.labels[:3]
    np.testing.assert_allclose(list(filled.values()), best.values[:3], atol=1e-6)
    off = model.trace(MASKED, edits=core.Edits(heads_off=(("encoder", 0, 1),), left_out=(1,))).classification
    assert off is not None
    assert off.labels[:10] == trace.classification.labels
    assert (off.probabilities[:10] != trace.classification.probabilities).all()
    plain = model.trace(TEXT)
    assert (plain.output, plain.classification and plain.classification.labels) == ("", ())
    assert core.Trace.from_json(plain.to_json()) == plain
    with pytest.raises(core.InputError, match=r"Text 1, counted from 0: This text has no \[MASK\]"):
        model.fill([MASKED, TEXT])
    with pytest.raises(core.InputError, match="has no classes and writes nothing; choose a classifier"):
        model.classify(TEXT)
    for ask in (lambda: core.attributions(model, TEXT), lambda: core.head_effects(model, TEXT)):
        with pytest.raises(core.InputError, match="has no class or word to explain"):
            ask()


@pytest.mark.parametrize(
    ("kind", "made"),
    [
        *(("bert", made) for made in ("Model", "ForPreTraining", "ForTokenClassification", "ForQuestionAnswering")),
        *((kind, "Model") for kind in (*ENCODERS, "distilbert", "bart")),
        ("electra", "ForPreTraining"),
        ("t5", "EncoderModel"),
    ],
)
@torch.no_grad()
def test_an_encoder_without_its_head(kind: str, made: str, tmp_path: Path) -> None:
    save_later_model(kind, tmp_path, made)
    loader = transformers.AutoModelForTextEncoding if kind == "t5" else transformers.AutoModel
    direct = loader.from_pretrained(tmp_path, attn_implementation="eager").eval()
    model = core.load(str(tmp_path), device="cpu")
    trace = model.trace(TEXT)
    output = direct(torch.tensor([model.source_ids(TEXT)]), output_attentions=True)
    direct_maps = output.encoder_attentions if kind == "bart" else output.attentions
    np.testing.assert_allclose(trace.attention["encoder"].weights, stacked(direct_maps), atol=1e-6)
    assert "its states and no classes" in trace.notices[0]
    with pytest.raises(core.InputError, match="fills no masks; choose one that was made ForMaskedLM"):
        model.fill(MASKED)


def test_an_encoder_of_pictures_is_refused(tmp_path: Path) -> None:
    config = transformers.ViTConfig(hidden_size=8, num_hidden_layers=1, num_attention_heads=2, intermediate_size=8)
    transformers.ViTModel(config).save_pretrained(tmp_path)
    with pytest.raises(core.InputError, match="choose an encoder of texts"):
        core.load(str(tmp_path))
