"""The tree of a beam search: what is in it is what the search did."""

import itertools
from pathlib import Path

import numpy as np
import pytest
import torch

from core import Decoding, Edits, SearchTree, Trace
from core.decoding import decode, length_norm, new_sources, search, search_with_tree
from core.tracers.native import NativeModel
from tests.core.tiny import new_translator, own_translator, random_tokens

TEXTS = ("Two children ride a bike.", "Snow", "Where is the station?")
WIDTHS = (2, 3, 5)


def translator(seed: int = 7) -> NativeModel:
    """An untrained model that ends its targets now and then."""
    model = own_translator(seed)
    with torch.no_grad():
        model.module.unembedding.weight[model.config.end_id] *= 3
    return model


def traced(text: str = TEXTS[0], seed: int = 7, **decoding: object) -> Trace:
    return translator(seed).trace(text, decoding=Decoding(**{"beam": 3, "max_tokens": 13, **decoding}))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("beam", WIDTHS)
@pytest.mark.parametrize("text", TEXTS)
def test_the_best_finished_way_is_the_translation(text: str, beam: int, seed: int) -> None:
    trace = traced(text, seed, beam=beam, hypotheses=beam)
    tree = trace.search
    ways = [tree.path(index) for index in tree.finished]
    assert len(ways) == len(trace.hypotheses)
    for way, found in zip(ways, trace.hypotheses, strict=True):
        nodes = [tree.nodes[index] for index in way]
        assert tuple(node.token for node in nodes) == found.tokens
        assert [node.step for node in nodes] == list(range(len(nodes)))
        assert sum(node.log_probability for node in nodes) == pytest.approx(found.log_probability, abs=1e-4)
        assert nodes[-1].score == pytest.approx(found.score, abs=1e-5)
    best = [tree.nodes[index] for index in ways[0]]
    assert [node.id for node in best] == [step.id for step in trace.steps]
    np.testing.assert_allclose(
        [node.log_probability for node in best], [step.log_probability for step in trace.steps], atol=1e-4
    )
    assert {index for index, node in enumerate(tree.nodes) if node.fate == "chosen"} == set(ways[0])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("beam", WIDTHS)
def test_what_is_pruned_scored_below_all_that_is_kept(beam: int, seed: int) -> None:
    tree = traced(seed=seed, beam=beam).search
    end = own_translator().config.end_id
    for step, group in itertools.groupby(tree.nodes, key=lambda node: node.step):
        nodes = list(group)
        going_on = [node for node in nodes if node.fate in ("kept", "chosen") and node.id != end]
        pruned = [node for node in nodes if node.fate == "pruned"]
        assert len(going_on) == beam
        assert all(node.score <= min(one.score for one in going_on) for node in pruned)
        for node in pruned:
            assert tree.nodes[node.beaten_by] == min(going_on, key=lambda one: one.score)
        assert all(node.beaten_by is None for node in nodes if node not in pruned)
        assert [node.rank for node in nodes] == sorted(node.rank for node in nodes)
        assert nodes == sorted(nodes, key=lambda node: -node.score)
        assert all((node.parent is None) == (step == 0) for node in nodes)
        assert all(tree.nodes[node.parent].fate in ("kept", "chosen") for node in nodes if step)


def test_scores_follow_the_length() -> None:
    tree = traced(length_penalty=0.6).search
    for index, node in enumerate(tree.nodes):
        total = sum(tree.nodes[one].log_probability for one in tree.path(index))
        assert node.score == pytest.approx(total / length_norm(node.step + 1, 0.6), abs=1e-4)


def test_ended_nodes_are_ends_and_the_kept_go_on() -> None:
    trees = [traced(seed=seed, beam=5).search for seed in range(6)]
    end = own_translator().config.end_id
    ended = [node for tree in trees for node in tree.nodes if node.fate == "ended"]
    assert len(ended) > 5
    assert all(node.id == end for node in ended)
    assert not any(node.id == end for tree in trees for node in tree.nodes if node.fate in ("kept", "pruned"))
    for tree in trees:
        scores = [tree.nodes[index].score for index in tree.finished]
        assert scores == sorted(scores, reverse=True)
        went_on = {node.parent for node in tree.nodes if node.step}
        assert {tree.nodes[index].fate for index in went_on} <= {"kept", "chosen"}


def test_a_width_of_one_is_greedy() -> None:
    model, source = new_translator(), random_tokens(1, 7)[0].tolist()
    with torch.inference_mode():
        batch = new_sources(model, [source], Decoding(max_tokens=13))
        finished, tree = search_with_tree(model, batch, Decoding(max_tokens=13), str)
    greedy = decode(model, [source], Decoding(max_tokens=13))[0][0]
    assert finished[0].tokens == greedy.tokens
    assert [tree.nodes[index].id for index in tree.path(tree.finished[0])] == list(greedy.tokens)
    assert all(node.rank <= 1 for node in tree.nodes)


def test_a_forced_beginning_leaves_one_way() -> None:
    prefix = (9, 11, 5)
    tree = traced(prefix=prefix).search
    for step, token in enumerate(prefix):
        assert [node.id for node in tree.nodes if node.step == step] == [token]
    assert len([node for node in tree.nodes if node.step == len(prefix)]) > 1


def test_the_longest_target_is_finished_without_an_end() -> None:
    tree = traced(max_tokens=2, beam=2).search
    end = own_translator().config.end_id
    assert tree.finished
    assert all(tree.nodes[index].step == 1 or tree.nodes[index].id == end for index in tree.finished)


def test_only_a_search_has_a_tree() -> None:
    assert traced(beam=1).search is None
    assert own_translator().trace(TEXTS[0], target="Ein Mann", decoding=Decoding(beam=3)).search is None
    edited = own_translator().trace(TEXTS[0], decoding=Decoding(beam=2, max_tokens=5), edits=Edits(left_out=(0,)))
    assert edited.search.finished


def test_several_sources_are_refused() -> None:
    model = new_translator()
    batch = new_sources(model, random_tokens(2, 7).tolist(), Decoding(beam=2, max_tokens=3))
    with pytest.raises(ValueError, match="one source, not of 2"):
        search_with_tree(model, batch, Decoding(beam=2, max_tokens=3), str)
    with torch.inference_mode():
        last = list(search(model, batch, Decoding(beam=2, max_tokens=3)))[-1]
    assert last.candidates.tokens.shape == (2, 4)


def test_it_is_saved_with_the_trace(tmp_path: Path) -> None:
    trace = traced()
    trace.save(tmp_path / "t.npz")
    loaded = Trace.load(tmp_path / "t.npz").search
    assert isinstance(loaded, SearchTree)
    assert loaded == trace.search
    traced(beam=1).save(tmp_path / "t.npz")
    assert Trace.load(tmp_path / "t.npz").search is None
