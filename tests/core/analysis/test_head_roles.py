"""Roles of heads: planted ones are found, heads that follow none are mixed, and even attention scores by chance."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, InputError, head_effects
from core.analysis.gold import gold_sentences, words_of
from core.analysis.head_roles import Material, measure_heads
from core.analysis.pruning import pruned
from core.analysis.quick_roles import quick_roles
from core.analysis.role_scores import role_scores
from core.analysis.role_targets import is_mark, role_targets
from core.checkpoints.checkpoint import build_model
from core.results.head_roles import MIXED, ROLES, THRESHOLD
from core.results.trace import AttentionMap, Trace
from core.tracers.native import NativeModel
from core.transformer.positions import rotation
from tests.core.tiny import own_classifier, own_translator
from tests.hub import save_hub_model

PAIRS = (
    ("Two children ride a bike.", "Zwei Kinder fahren Fahrrad."),
    ("A man, a gorgeous man, plays in the snow.", "Ein Mann, ein Mann spielt im Schnee."),
    ("Where is the station?", "Im Schnee."),
    ("A witty film.", "Ein Mann fährt."),
    ("Snow", "Schnee"),
)
NO_ALIGNMENT = frozenset[tuple[int, int]]()


def runs(model: NativeModel) -> list[tuple[Trace, frozenset[tuple[int, int]]]]:
    targets = [target if model.task == "translator" else None for _, target in PAIRS]
    return [(model.trace(text, target), NO_ALIGNMENT) for (text, _), target in zip(PAIRS, targets, strict=True)]


def untrained(model: NativeModel) -> NativeModel:
    """``model`` with the weights that training would begin with."""
    torch.manual_seed(3)
    return replace(model, module=build_model(model.config).eval())


def plant(model: NativeModel, stack: str, offset: int) -> None:
    """Make head 1 of the first layer look ``offset`` tokens further, by position alone."""
    module, width = getattr(model.module, stack), model.config.d_model
    projection, rows = module.layers[0].self_attention.projection, slice(width, 2 * width)
    with torch.no_grad():
        for table in (model.module.table, getattr(model.module, "target_table", None)):
            if table is not None:
                table.weight.zero_()
        projection.w_query.weight[rows] = 300 * rotation(offset, width).float()
        projection.w_key.weight[rows] = torch.eye(width)
        projection.w_query.bias[rows] = projection.w_key.bias[rows] = 0


@pytest.mark.parametrize(
    ("stack", "offset", "role"),
    [("encoder", -1, "previous"), ("encoder", 1, "next"), ("encoder", 0, "same"), ("decoder", -1, "previous")],
)
def test_a_planted_head_gets_its_role(stack: str, offset: int, role: str) -> None:
    model = own_translator(d_model=14, heads=3, head_width="full", norm="post")
    plant(model, stack, offset)
    scores, examples = role_scores(runs(model))
    best = max(scores[stack], key=lambda one: scores[stack][one].strength[0, 1])
    assert best == role
    assert scores[stack][role].strength[0, 1] > 0.99
    assert scores[stack][role].hits[0, 1] == 1
    assert scores[stack][role].std[0, 1] < 0.01
    assert scores[stack][role].chance < 0.5
    assert {example.text for example in examples[stack][0][1]} <= {text for text, _ in PAIRS}
    assert all(example.strength > 0.99 for example in examples[stack][0][1])


@pytest.mark.parametrize("new", [own_translator, own_classifier])
def test_a_model_that_learned_nothing_is_mixed(new: Callable[[], NativeModel]) -> None:
    model = new()
    roles = measure_heads(untrained(model), material_of(model), score=lambda one: 0.0, seeds=(1,))
    assert {roles.role(*head).role for head in roles.heads} == {MIXED}
    assert all(roles.role(*head).best in ROLES[head[0]] for head in roles.heads)


def material_of(model: NativeModel) -> Material:
    texts = PAIRS if model.task == "translator" else tuple((text, model.labels[0]) for text, _ in PAIRS)
    return Material(probe=texts[:3], sample=texts[3:], scored=texts[:2], pairs=texts if texts is PAIRS else ())


def even(trace: Trace) -> Trace:
    """The same run, had every head looked at all that it may alike."""
    maps = {}
    for name, one in trace.attention.items():
        weights = np.broadcast_to(one.mask / one.mask.sum(1, keepdims=True), one.weights.shape)
        maps[name] = AttentionMap(weights.astype(np.float32), one.query_tokens, one.key_tokens, one.mask)
    return replace(trace, attention=maps)


def test_attention_spread_evenly_scores_by_chance() -> None:
    aligned = frozenset({(0, 0), (1, 1), (1, 2)})
    scores, _ = role_scores([(even(trace), aligned) for trace, _ in runs(own_translator())])
    for name, roles in scores.items():
        assert set(roles) <= set(ROLES[name])
        for role in roles.values():
            np.testing.assert_allclose(role.strength, role.chance, rtol=1e-5)
            np.testing.assert_array_less(role.chance, 1)
    assert set(scores["cross"]) >= {"alignment", "read-alignment", "first", "end", "punctuation"}


def test_strength_is_the_attention_of_all_rows_together() -> None:
    traces = runs(own_translator())
    scores, _ = role_scores(traces)
    diagonals = [np.diagonal(trace.attention["encoder"].weights, -1, 2, 3) for trace, _ in traces]
    np.testing.assert_allclose(
        scores["encoder"]["previous"].strength, np.concatenate(diagonals, axis=-1).mean(-1), rtol=1e-5
    )
    assert scores["encoder"]["previous"].rows == sum(one.shape[-1] for one in diagonals)
    own = [np.diagonal(trace.attention["decoder"].weights, 0, 2, 3)[..., 1:] for trace, _ in traces]
    np.testing.assert_allclose(scores["decoder"]["same"].strength, np.concatenate(own, axis=-1).mean(-1), rtol=1e-5)


def attention_map(queries: str, keys: str, *, causal: bool = False) -> AttentionMap:
    shape = (len(queries.split()), len(keys.split()))
    mask = np.tri(*shape, dtype=bool) if causal else np.ones(shape, dtype=bool)
    weights = np.zeros((1, 1, *shape), dtype=np.float32)
    return AttentionMap(weights, tuple(queries.split()), tuple(keys.split()), mask)


SOURCE = "▁Yes , ▁it ▁snow s . </s>"


@pytest.mark.parametrize(
    ("role", "expected"),
    [
        ("previous", {(i, i - 1) for i in range(1, 7)}),
        ("next", {(i, i + 1) for i in range(6)}),
        ("same", {(i, i) for i in range(7)}),
        ("first", {(i, 0) for i in range(7)}),
        ("end", {(i, 6) for i in range(7)}),
        ("punctuation", {(i, j) for i in range(7) for j in (1, 5)}),
        ("separator", {(i, 1) for i in range(7)}),
    ],
)
def test_where_a_role_looks(role: str, expected: set[tuple[int, int]]) -> None:
    targets = role_targets("encoder", attention_map(SOURCE, SOURCE))[role]
    assert {(int(i), int(j)) for i, j in np.argwhere(targets)} == expected


def test_a_decoder_is_judged_where_it_has_a_choice() -> None:
    targets = role_targets("decoder", attention_map("<s> ▁Ja , ▁es", "<s> ▁Ja , ▁es", causal=True))
    places = {role: {(int(i), int(j)) for i, j in np.argwhere(one)} for role, one in targets.items()}
    assert places == {
        "previous": {(1, 0), (2, 1), (3, 2)},
        "same": {(1, 1), (2, 2), (3, 3)},
        "first": {(1, 0), (2, 0), (3, 0)},
        "punctuation": {(2, 2), (3, 2)},
        "separator": {(2, 2), (3, 2)},
        "induction": set(),
    }


def test_induction_looks_after_the_same_token() -> None:
    text = "<s> ▁Ja , ▁Ja ▁es ,"
    targets = role_targets("decoder", attention_map(text, text, causal=True))["induction"]
    assert {(int(i), int(j)) for i, j in np.argwhere(targets)} == {(3, 2), (5, 3)}


def test_alignment_is_that_of_the_word_predicted_or_read() -> None:
    one = attention_map("<s> ▁Ja , ▁es", SOURCE)
    targets = role_targets("cross", one, frozenset({(0, 0), (1, 1), (2, 2), (3, 2), (5, 3)}))
    predicted, read = targets["alignment"], targets["read-alignment"]
    assert {(int(i), int(j)) for i, j in np.argwhere(predicted)} == {(0, 0), (1, 1), (2, 2), (2, 3), (3, 5)}
    assert {(int(i), int(j)) for i, j in np.argwhere(read)} == {(1, 0), (2, 1), (3, 2), (3, 3)}


@pytest.mark.parametrize(
    ("token", "mark"), [(".", True), ("▁–", True), ("?!", True), ("▁", False), ("a.", False), ("</s>", False)]
)
def test_marks(token: str, mark: bool) -> None:
    assert is_mark(token) is mark


class TestMeasuring:
    def test_effects_are_means_over_the_sample(self) -> None:
        model = own_translator()
        roles = measure_heads(model, material_of(model), score=lambda one: 0.0, seeds=(1,))
        effects = [head_effects(model, text, target) for text, target in PAIRS[3:]]
        for name, mean in roles.effects.items():
            every = [one.change[name] for one in effects]
            np.testing.assert_allclose(mean.mean, np.mean(every, axis=0), rtol=1e-4, atol=1e-6)
            np.testing.assert_allclose(mean.std, np.std(every, axis=0), rtol=1e-3, atol=1e-6)

    def test_the_least_important_head_goes_first(self) -> None:
        model, gone = own_classifier(), []
        roles = measure_heads(model, material_of(model), score=lambda one: gone.append(one) or 0.0, seeds=(1, 2))
        losses = -roles.effects["encoder"].mean.ravel()
        assert roles.pruning is not None
        assert list(roles.pruning.importance_order) == np.argsort(losses).tolist()
        assert roles.pruning.metric == "accuracy"

    def test_what_was_done_is_told(self) -> None:
        model, states = own_translator(), []
        roles = measure_heads(
            model,
            material_of(model),
            score=lambda one: 0.0,
            progress=lambda *state: states.append(state),
            about={"seed": 5},
            seeds=(1,),
        )
        assert roles.about["seed"] == 5
        assert roles.about["threshold"] == THRESHOLD
        assert roles.about["probe_sentences"] == 3
        assert 0 <= roles.about["alignment"]["agreement"] <= 1
        assert roles.about["alignment"]["pairs"] == len(PAIRS)
        for stage in ("word alignment", "roles", "effects", "pruning"):
            last = [(done, total) for what, done, total in states if what == stage][-1]
            assert last[0] == last[1]

    def test_texts_that_fit_no_model_are_passed_over(self) -> None:
        model = own_classifier()
        long = ("snow " * 200, model.labels[0])
        some = material_of(model)
        roles = measure_heads(model, replace(some, probe=(*some.probe, long)), score=lambda one: 0.0, seeds=(1,))
        assert "encoder" in roles.scores
        with pytest.raises(InputError, match="No text can be read"):
            measure_heads(model, replace(some, probe=(long,)), score=lambda one: 0.0)
        with pytest.raises(InputError, match="No text can be read"):
            measure_heads(model, replace(some, sample=(long,)), score=lambda one: 0.0)


@pytest.mark.parametrize("place", [("encoder", 1, 3), ("decoder", 2, 0), ("cross", 0, 4)])
@pytest.mark.parametrize("choices", [{}, {"projection": "fused"}, {"head_width": "full", "norm": "post"}])
def test_a_pruned_model_answers_as_one_without_the_head(place: Any, choices: dict[str, Any]) -> None:
    model = own_translator(**choices)
    less = pruned(model, [place])
    for text, target in PAIRS[:2]:
        silent = model.trace(text, target, edits=Edits(heads_off=(place,)))
        trace = less.trace(text, target)
        np.testing.assert_allclose(trace.hidden["decoder"], silent.hidden["decoder"], atol=1e-4)
        assert np.abs(trace.hidden["decoder"] - model.trace(text, target).hidden["decoder"]).max() > 1e-3


# ---- the quick measurement


@pytest.mark.parametrize("name", ["en-de", "en-fr"])
def test_words_linked_by_hand_give_the_roles_that_a_word_alignment_gives(name: str) -> None:
    """The roles of the shipped checkpoint were measured over hundreds of sentences with a learned alignment."""
    model = core.load(name)
    quick = quick_roles(model, ["A dog runs."])
    assert quick.about["probe_sentences"] == 1
    for role in ("alignment", "read-alignment"):
        found, measured = (one.scores["cross"][role].strength for one in (quick, model.head_roles))
        assert np.corrcoef(found.ravel(), measured.ravel())[0, 1] > 0.9
        assert quick.scores["cross"][role].rows > 300


@pytest.mark.parametrize(("role", "shift"), [("alignment", 0), ("read-alignment", 1)])
@pytest.mark.long
def test_a_marian_has_roles_of_word_pairs_by_the_links_made_by_hand(
    role: str, shift: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The share of attention on linked words, added up cell by cell from the library's own attention."""
    gold = gold_sentences("en-de")
    monkeypatch.setattr("tests.hub.SENTENCES", [text for one in gold for text in (one.source, one.target)])
    model = core.load(save_hub_model("opus", tmp_path / "opus-mt-en-de"), device="cpu")
    shares = []
    for one in gold:
        source, target = model.source_ids(one.source), model.target_ids(one.target)
        if "<unk>" in model.tokenizer.pieces([*source, *target]):
            continue
        read = torch.tensor([[model.module.config.decoder_start_token_id, *target[:-1]]])
        cross = model.module(torch.tensor([source]), decoder_input_ids=read, output_attentions=True).cross_attentions
        weights = torch.cat(cross).detach().numpy()
        places = [_word_of_each(model, ids, text) for ids, text in ((source, one.source), (target, one.target))]
        for row in range(weights.shape[2] - shift):
            linked = [at for at, word in enumerate(places[0]) if (word, places[1][row]) in one.sure]
            if linked:
                shares.append(weights[:, :, row + shift, linked].sum(-1))
    found = quick_roles(model, ["A dog runs."]).scores["cross"][role]
    assert found.rows == len(shares) > 500
    np.testing.assert_allclose(found.strength, np.mean(shares, axis=0), atol=1e-5)


def _word_of_each(model: core.HubModel, ids: list[int], text: str) -> list[int]:
    """Return the word in which each piece begins, −1 for the end token."""
    letters = [place for place, word in enumerate(words_of(text)) for _ in word]
    found, at = [], 0
    for piece in model.tokenizer.pieces(ids[:-1]):
        found.append(letters[at])
        at += len(piece.strip("▁"))
    assert at == len(letters)
    return [*found, -1]


def test_a_model_of_other_languages_has_no_roles_of_word_pairs() -> None:
    found = quick_roles(own_translator(), ["A dog runs."])
    assert not {"alignment", "read-alignment"} & {*found.scores["cross"]}
