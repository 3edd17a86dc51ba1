"""The stored part of a sampling distribution against the whole one, computed in NumPy."""

from pathlib import Path

import numpy as np
import pytest
import torch

from core import Decoding, Trace
from tests.core.tiny import own_translator

TEXT = "Two children ride a bike."
WAYS = (
    {"temperature": 1.0},
    {"temperature": 0.7, "top_k": 5},
    {"temperature": 1.3, "top_p": 0.6},
    {"temperature": 2.0, "top_k": 11, "top_p": 0.8},
    {"temperature": 0.5, "top_k": 1},
)


def sampled(seed: int = 3, **choices: object) -> Trace:
    return own_translator().trace(TEXT, decoding=Decoding(seed=seed, max_tokens=7, **choices))


def reference(trace: Trace, temperature: float, top_k: int = 0, top_p: float = 1.0) -> list[tuple[int, float, float]]:
    """Tokens, mass and probability of each draw: token by token, in plain words of Holtzman et al. 2020."""
    model = own_translator()
    ids = [step.id for step in trace.steps]
    read = torch.tensor([[model.config.start_id, *ids[:-1]]])
    with torch.inference_mode():
        logits = model.module(torch.tensor([model.source_ids(TEXT)]), read)[0].double().numpy()
    plain = np.exp(logits - np.logaddexp.reduce(logits, axis=-1, keepdims=True))
    never = [model.config.pad_id, model.config.start_id, model.config.unknown_id]
    rows = []
    for probabilities, token in zip(plain, ids, strict=True):
        open_ones = [one for one in np.argsort(-probabilities) if one not in never]
        pool = open_ones[: top_k or None]
        heat = probabilities[pool] ** (1 / temperature)
        heat /= heat.sum()
        before = np.cumsum(heat) - heat
        pool, heat = [one for one, mass in zip(pool, before, strict=True) if mass < top_p], heat[before < top_p]
        rows.append((len(pool), probabilities[pool].sum(), heat[pool.index(token)] / heat.sum()))
    return rows


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_draw_says_from_how_many_tokens_of_what_mass(way: dict[str, float], seed: int) -> None:
    trace = sampled(seed, **way)
    draws = [(step.drawn.tokens, step.drawn.mass, step.drawn.probability) for step in trace.steps]
    np.testing.assert_allclose(draws, reference(trace, **way), rtol=1e-4)


def test_without_limits_all_but_the_special_tokens_may_be_drawn() -> None:
    trace = sampled(temperature=1.0)
    vocabulary = own_translator().config.vocabulary_size
    assert {step.drawn.tokens for step in trace.steps} == {vocabulary - 3}
    for step in trace.steps:
        assert step.drawn.probability * step.drawn.mass == pytest.approx(np.exp(step.log_probability), rel=1e-4)


def test_only_what_was_drawn_has_a_draw() -> None:
    prefix = (9, 11)
    steps = sampled(temperature=1.0, prefix=prefix).steps
    assert [step.drawn is None for step in steps[:3]] == [True, True, False]
    model = own_translator()
    for trace in (
        model.trace(TEXT),
        model.trace(TEXT, decoding=Decoding(beam=2)),
        model.trace(TEXT, target="Ein Mann"),
    ):
        assert all(step.drawn is None for step in trace.steps)


def test_draws_are_saved(tmp_path: Path) -> None:
    trace = sampled(temperature=1.0, top_k=3)
    trace.save(tmp_path / "t.npz")
    assert Trace.load(tmp_path / "t.npz").steps == trace.steps
