"""Positions of Hugging Face models, off, shuffled and shifted: runs are those of transformers with ``position_ids`` or
with a table changed by hand, and so are the tables and the numbers by distance."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.score_split import required_details, split_scores, why_no_split
from core.tracers.hugging_face import HubModel
from tests.hub import KINDS, save_hub_model, save_later_model

TEXT = "A man rides a bike."
# Where the first position lies in the table of a family that adds vectors.
OFFSETS = {
    "gpt2": 0,
    "opt": 2,
    "bert": 0,
    "distilbert": 0,
    "electra": 0,
    "albert": 0,
    "roberta": 2,
    "bart": 2,
    "marian": 0,
}
TABLES = ("wpe.weight", "position_embeddings.weight", "embed_positions.weight")
TURNED = ("llama", "gpt_neox", "cohere", "gemma2", "gemma3_text", "modernbert")
EDITS = [
    core.Edits(positions="off"),
    core.Edits(positions="shuffled", position_seed=4),
    core.Edits(positions="shifted", position_shift=3),
]
every_edit = pytest.mark.parametrize("edits", EDITS, ids=lambda edits: edits.positions)
Loaded = Callable[[str], HubModel]


@pytest.fixture(scope="module")
def folder_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Any]:
    @cache
    def save(kind: str) -> Any:
        folder = tmp_path_factory.mktemp("positions") / kind
        return (save_hub_model if kind in KINDS else save_later_model)(kind, folder)

    return save


@pytest.fixture(scope="module")
def loaded(folder_of: Callable[[str], Any]) -> Loaded:
    return cache(lambda kind: core.load(str(folder_of(kind)), device="cpu"))


def places_of(edits: core.Edits, stack: str, length: int) -> torch.Tensor:
    """The place that each token is told; without positions it is 0."""
    if edits.positions == "off":
        return torch.zeros(length, dtype=torch.long)
    if edits.positions == "shifted":
        return torch.arange(length) + edits.position_shift
    generator = torch.Generator().manual_seed(edits.position_seed)
    return torch.randperm(length if stack == "encoder" else 16, generator=generator)[:length]


def direct_of(model: HubModel, folder: Any) -> Any:
    return type(model.module).from_pretrained(folder, attn_implementation="eager").eval()


def reading(model: HubModel, trace: core.Trace) -> dict[str, torch.Tensor]:
    ids, written = model.source_ids(TEXT), [step.id for step in trace.steps]
    if model.task == "generator":
        return {"input_ids": torch.tensor([[ids[0], *written[:-1]]])}
    read = {"input_ids": torch.tensor([ids])}
    if model.task == "translator":
        read["decoder_input_ids"] = torch.tensor([[model.first_id(TEXT, core.Edits()), *written[:-1]]])
    return read


def compare(model: HubModel, trace: core.Trace, outputs: Any) -> None:
    logits = outputs.logits[0]
    if trace.classification is not None:
        np.testing.assert_allclose(trace.classification.logits, logits, atol=1e-5)
    else:
        ids = torch.tensor([step.id for step in trace.steps])
        expected = logits.log_softmax(-1).gather(1, ids[:, None])[:, 0]
        np.testing.assert_allclose([step.log_probability for step in trace.steps], expected, atol=1e-5)
    maps = {"encoder": "encoder_attentions", "decoder": "decoder_attentions", "cross": "cross_attentions"}
    for name, found in trace.attention.items():
        layers = getattr(outputs, maps[name], None) or outputs.attentions
        np.testing.assert_allclose(found.weights, torch.stack([one[0] for one in layers]), atol=1e-5)


def changed_run(model: HubModel, edits: core.Edits) -> tuple[core.Trace, core.Trace]:
    given = {} if model.task == "classifier" else {"decoding": core.Decoding(max_tokens=5)}
    plain = model.trace(TEXT, **given)
    target = {} if model.task == "classifier" else {"target": [step.id for step in plain.steps]}
    return plain, model.trace(TEXT, edits=edits, **target)


@pytest.mark.parametrize("kind", OFFSETS)
@every_edit
@torch.no_grad()
def test_other_vectors_are_those_of_a_changed_table(
    kind: str, edits: core.Edits, loaded: Loaded, folder_of: Callable[[str], Any]
) -> None:
    model = loaded(kind)
    plain, trace = changed_run(model, edits)
    direct, offset = direct_of(model, folder_of(kind)), OFFSETS[kind]
    for name, table in direct.named_parameters():
        if name.endswith(TABLES):
            stack = "decoder" if model.task == "generator" or "decoder" in name else "encoder"
            length = len(plain.steps) if stack == "decoder" else len(plain.source_tokens)
            before = table.clone()
            table.zero_()
            if edits.positions != "off":
                table[offset : offset + length] = before[offset + places_of(edits, stack, length)]
    compare(model, trace, direct(**reading(model, plain), output_attentions=True))


@pytest.mark.parametrize("kind", TURNED)
@every_edit
@torch.no_grad()
def test_other_rotations_are_those_of_position_ids(
    kind: str, edits: core.Edits, loaded: Loaded, folder_of: Callable[[str], Any]
) -> None:
    model = loaded(kind)
    plain, trace = changed_run(model, edits)
    read, stack = reading(model, plain), "encoder" if kind == "modernbert" else "decoder"
    real = {"attention_mask": torch.ones_like(read["input_ids"])}
    places = places_of(edits, stack, read["input_ids"].shape[1])[None]
    outputs = direct_of(model, folder_of(kind))(**read, **real, position_ids=places, output_attentions=True)
    compare(model, trace, outputs)
    difference = max(
        abs(trace.attention[name].weights - plain.attention[name].weights).max() for name in plain.attention
    )
    assert (difference < 1e-5) == (edits.positions == "shifted")  # a rotation says how far tokens are apart


@every_edit
@torch.no_grad()
def test_other_distances_are_those_of_buckets_by_hand(
    edits: core.Edits, loaded: Loaded, folder_of: Callable[[str], Any]
) -> None:
    model = loaded("t5")
    plain, trace = changed_run(model, edits)
    direct = direct_of(model, folder_of("t5"))
    for stack in ("encoder", "decoder"):
        attention = getattr(direct, stack).block[0].layer[0].SelfAttention

        def bias(length: int, *_: Any, own: Any = attention, name: str = stack, **__: Any) -> torch.Tensor:
            places = places_of(edits, name, length)
            buckets = own._relative_position_bucket(
                places[None] - places[:, None],
                bidirectional=name == "encoder",
                num_buckets=own.relative_attention_num_buckets,
                max_distance=own.relative_attention_max_distance,
            )
            found = own.relative_attention_bias(buckets).permute(2, 0, 1)[None]
            return found * (edits.positions != "off")

        attention.compute_bias = bias
    compare(model, trace, direct(**reading(model, plain), output_attentions=True))


@pytest.mark.parametrize("kind", ["gpt2", "opt", "llama", "marian", "bart", "t5"])
@every_edit
def test_a_text_is_written_as_its_steps_are_read_again(kind: str, edits: core.Edits, loaded: Loaded) -> None:
    """A position that a token was told stays while the target grows."""
    model = loaded(kind)
    trace = model.trace(TEXT, edits=edits, decoding=core.Decoding(max_tokens=6, alternatives=2))
    again = model.trace(TEXT, target=[step.id for step in trace.steps], edits=edits)
    for name, found in trace.attention.items():
        np.testing.assert_allclose(found.weights, again.attention[name].weights, atol=1e-6)
    for step in trace.steps:
        if not step.forced:
            assert step.log_probability == max(one.log_probability for one in step.top)


@pytest.mark.parametrize("kind", OFFSETS)
def test_a_table_is_what_the_model_adds(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    named = [(name, one) for name, one in model.module.named_parameters() if name.endswith(TABLES)]
    assert model.tells_positions == "added"
    assert named
    for name, table in named:
        stack = "decoder" if model.task == "generator" or "decoder" in name else "encoder"
        expected = table[OFFSETS[kind] :][: model.longest]
        np.testing.assert_array_equal(model.position_table(stack), expected.detach())


def test_numbers_by_distance_are_those_of_the_scores(loaded: Loaded) -> None:
    model = loaded("t5")
    target = {"target": [step.id for step in model.trace(TEXT, decoding=core.Decoding(max_tokens=5)).steps]}
    assert model.tells_positions == "distances"
    for stack, ahead in (("encoder", 128), ("decoder", 0)):
        found = model.distance_bias(stack)
        assert (found.distances[0], found.distances[-1]) == (-128, ahead)
        assert np.array_equal(found.added[:, 0], found.added[:, 1])  # far away, one number for all distances
        trace = model.trace(TEXT, details=[f"{stack}.1.self"], **target)
        added = trace.details[f"{stack}.1.self.biased"] - trace.details[f"{stack}.1.self.scaled"]
        size = added.shape[-1]
        for query in range(size):
            for key in range(size if ahead else query + 1):
                at = found.distances.tolist().index(key - query)
                np.testing.assert_allclose(found.added[:, at], added[:, query, key], atol=1e-4)


@pytest.mark.parametrize("kind", ["gpt2", "opt", "marian", "bart", "bert", "distilbert", "roberta"])
def test_scores_are_sums_of_content_and_position(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    for edits in (core.Edits(), *EDITS):
        for stack in model.wiring.stacks:
            given = {} if model.task == "classifier" else {"decoding": core.Decoding(max_tokens=5)}
            trace = model.trace(TEXT, edits=edits, details=required_details(model, stack), **given)
            found = split_scores(model, trace, stack, edits)
            assert found.error < 1e-4
            size = np.abs(found.parts).max(axis=(2, 3, 4))
            assert size[:, 1].any() == size[1].any() == (edits.positions != "off")
            assert size[0, 0] > 1e-3


def test_one_score_of_bert_by_hand(loaded: Loaded) -> None:
    model = loaded("bert")
    trace = model.trace(TEXT, details=required_details(model, "encoder"))
    made, own = model.module.bert.encoder.layer[0].attention.self, model.module.bert.embeddings
    ids = torch.tensor(model.source_ids(TEXT))
    content = own.word_embeddings.weight[ids] + own.token_type_embeddings.weight[0]
    positions = own.position_embeddings.weight[: len(ids)]
    whole, gain = content + positions, own.LayerNorm.weight
    deviation = (whole.var(-1, correction=0, keepdim=True) + own.LayerNorm.eps).sqrt()
    asked, answered = ((one - one.mean(-1, keepdim=True)) / deviation * gain for one in (content, positions))
    query, key = asked[4] @ made.query.weight.T, answered[1] @ made.key.weight.T
    head, width = 2, len(query) // 5
    expected = (query * key)[head * width : (head + 1) * width].sum() / width**0.5
    found = split_scores(model, trace, "encoder").parts[0, 1, head, 4, 1]
    assert found == pytest.approx(float(expected.detach()), abs=1e-5)


@pytest.mark.parametrize("kind", ["llama", "t5", "electra", "albert", "deberta"])
def test_a_score_without_such_parts_is_one_sentence(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    trace = model.trace(TEXT)
    with pytest.raises(core.InputError) as refusal:
        split_scores(model, trace, next(iter(trace.attention)))
    assert str(refusal.value) == str(why_no_split(model))


def test_the_bug_of_the_wrong_axis_gives_all_tokens_the_first_position(loaded: Loaded) -> None:
    model = loaded("bert")
    trace = model.trace(TEXT, edits=core.Edits(bugs=("batch-positions",)), details=("encoder.positions",))
    table = model.position_table()
    np.testing.assert_array_equal(trace.details["encoder.positions"], table[:1].repeat(len(trace.source_tokens), 0))


def test_what_a_family_cannot_do_is_said(loaded: Loaded) -> None:
    bug = core.Edits(bugs=("batch-positions",))
    for kind in ("llama", "t5"):
        with pytest.raises(core.InputError, match="adds no positions to its tokens"):
            loaded(kind).trace(TEXT, edits=bug)
        with pytest.raises(core.InputError, match="adds no vectors of positions"):
            loaded(kind).position_table("decoder")
    with pytest.raises(core.InputError, match="adds nothing by the distance"):
        loaded("bert").distance_bias()
    with pytest.raises(core.InputError, match="Shift by"):
        loaded("bert").trace(TEXT, edits=core.Edits(positions="shifted", position_shift=128))
    deberta = loaded("deberta")
    assert deberta.tells_positions == ""
    assert "positions" not in deberta.edits_taken
    with pytest.raises(core.InputError, match="Only tokens can be left out"):
        deberta.trace(TEXT, edits=EDITS[0])
