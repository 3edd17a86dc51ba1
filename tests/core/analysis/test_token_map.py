"""The map of token vectors: principal components by their laws, neighbours against brute force."""

from typing import Any

import numpy as np
import pytest

import core
from core.analysis import token_map as module
from core.analysis.token_map import nearest, neighbours_kept, principal_components, token_map
from core.results.parameters import TokenTable
from core.results.token_map import NEIGHBOURS
from tests.core.tiny import own_classifier, own_translator
from tests.hub import save_hub_model


def vectors_of(count: int = 47, width: int = 7, seed: int = 3) -> np.ndarray:
    random = np.random.default_rng(seed)
    return (random.normal(size=(count, width)) * np.arange(1, width + 1) + 5).astype(np.float32)


def table_of(vectors: np.ndarray) -> TokenTable:
    return TokenTable(tuple(f"▁{n}" for n in range(len(vectors))), vectors, True)


def test_the_map_is_the_two_first_singular_vectors() -> None:
    vectors = vectors_of()
    points, variance = principal_components(vectors)
    left, values, _ = np.linalg.svd(vectors - vectors.mean(0), full_matrices=False)
    np.testing.assert_allclose(np.abs(points), np.abs(left[:, :2] * values[:2]), rtol=1e-3, atol=1e-3)
    assert variance == pytest.approx((values[:2] ** 2).sum() / (values**2).sum(), rel=1e-5)


def test_principal_components_are_centred_uncorrelated_and_the_wider_first() -> None:
    points, variance = principal_components(vectors_of())
    spread = np.cov(points.T)
    np.testing.assert_allclose(points.mean(0), 0, atol=1e-4)
    assert abs(spread[0, 1]) < 1e-3 * spread[1, 1]
    assert spread[0, 0] > spread[1, 1]
    assert 0 < variance < 1


def test_a_shift_changes_nothing_and_a_plane_is_kept_whole() -> None:
    vectors = vectors_of()
    np.testing.assert_allclose(
        principal_components(vectors)[0], principal_components(vectors + 3)[0], rtol=1e-3, atol=1e-3
    )
    plane = vectors[:, :2] @ np.random.default_rng(1).normal(size=(2, 7)).astype(np.float32)
    points, variance = principal_components(plane)
    assert variance == pytest.approx(1, abs=1e-5)
    gaps = [np.linalg.norm(side[:, None] - side[None], axis=-1) for side in (plane, points)]
    np.testing.assert_allclose(*gaps, rtol=1e-3, atol=1e-3)


def test_narrow_and_empty_tables_have_a_map() -> None:
    points, variance = principal_components(vectors_of(width=1))
    assert (points[:, 1] == 0).all()
    assert variance == pytest.approx(1)
    points, variance = principal_components(np.ones((5, 3), dtype=np.float32))
    assert (points == 0).all()
    assert variance == 1


def brute_force(vectors: np.ndarray, token: int) -> list[int]:
    """All other tokens, the one with the largest cosine first."""

    def cosine(other: int) -> float:
        lengths = np.linalg.norm(vectors[token]) * np.linalg.norm(vectors[other])
        return float(vectors[token] @ vectors[other] / lengths) if lengths else 0.0

    return sorted((n for n in range(len(vectors)) if n != token), key=cosine, reverse=True)


@pytest.mark.parametrize("token", [0, 11, 46])
def test_neighbours_are_those_of_brute_force(token: int) -> None:
    vectors = vectors_of().astype(np.float64) - 5
    ids, cosines = nearest(vectors.astype(np.float32), token)
    assert ids.tolist() == brute_force(vectors, token)[:NEIGHBOURS]
    assert (np.diff(cosines) <= 0).all()


def test_the_length_of_a_vector_does_not_matter_and_zero_is_near_nobody() -> None:
    vectors = vectors_of() - 5
    longer = vectors * np.linspace(0.5, 9, len(vectors), dtype=np.float32)[:, None]
    assert nearest(vectors, 4)[0].tolist() == nearest(longer, 4)[0].tolist()
    vectors[4] = 0
    assert (nearest(vectors, 4)[1] == 0).all()


@pytest.mark.parametrize("token", [-1, 47])
def test_a_token_that_is_not_there_is_refused(token: int) -> None:
    with pytest.raises(core.InputError, match="go to 46"):
        nearest(vectors_of(), token)


def kept_by_hand(vectors: np.ndarray, points: np.ndarray, tokens: Any) -> float:
    shared = []
    for token in tokens:
        gaps = np.linalg.norm(points - points[token], axis=1)
        gaps[token] = np.inf
        shared.append(len({*brute_force(vectors, token)[:NEIGHBOURS]} & {*np.argsort(gaps)[:NEIGHBOURS].tolist()}))
    return float(np.mean(shared))


@pytest.mark.parametrize(("sample", "tokens"), [(500, range(47)), (3, (0, 23, 46))])
def test_what_a_map_keeps_is_counted_token_by_token(monkeypatch: Any, sample: int, tokens: Any) -> None:
    monkeypatch.setattr(module, "SAMPLE", sample)
    monkeypatch.setattr(module, "_CHUNK", 11)
    vectors = vectors_of() - 5
    points = principal_components(vectors)[0]
    assert neighbours_kept(vectors, points) == (pytest.approx(kept_by_hand(vectors, points, tokens)), len(tokens))


def test_a_circle_keeps_all_its_neighbours() -> None:
    turns = np.random.default_rng(2).uniform(0, 2 * np.pi, 61)
    circle = np.stack([np.cos(turns), np.sin(turns)], axis=1).astype(np.float32)
    assert neighbours_kept(circle, circle) == (NEIGHBOURS, 61)


def test_a_map_of_five_tokens_and_one_of_broken_numbers() -> None:
    drawn = token_map(table_of(vectors_of(5)))
    assert drawn.neighbours == 4
    broken = vectors_of()
    broken[3, 2] = np.nan
    with pytest.raises(core.InputError, match="not finite"):
        token_map(table_of(broken))


@pytest.mark.parametrize("new", [own_translator, own_classifier])
def test_the_table_of_an_own_model_is_what_it_embeds(new: Any) -> None:
    model = new()
    table = model.token_table()
    assert table.vectors.shape == (model.config.vocabulary_size, model.config.d_model)
    assert table.tokens[model.config.end_id] == "</s>"
    np.testing.assert_array_equal(table.vectors, model.module.table.weight.detach().numpy())
    assert table.is_shared == (model.task == "classifier" or model.config.tie_embeddings)


def test_the_table_of_a_hub_model_is_what_it_embeds(tmp_path: Any) -> None:
    model: Any = core.load(str(save_hub_model("marian", tmp_path)), device="cpu")
    table = model.token_table()
    embedding = model.module.get_input_embeddings().weight.detach().numpy()
    np.testing.assert_array_equal(table.vectors, embedding)
    assert len(table.tokens) == len(embedding)
    decoder = model.module.get_decoder().get_input_embeddings().weight.detach().numpy()
    assert table.is_shared == (decoder is embedding or np.array_equal(decoder, embedding))
