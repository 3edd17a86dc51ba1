"""Decoding: the same alone and in a batch, with a cache and without, and the best there is where the beam is wide."""

import itertools
import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from core.decoding import (
    Decoding,
    Finished,
    decode,
    generate,
    length_norm,
    max_target_tokens,
    new_sources,
    pad_batch,
    search,
)
from core.decoding.beam import largest
from core.decoding.generation import draw, drawn_from
from core.decoding.next_token import CachedLogits, UncachedLogits, mask_special_tokens
from core.transformer.translator import Translator
from tests.core.tiny import new_translator, random_tokens

END = 3
SOURCES = [[5, 9, 7, END], [4, END], [8, 8, 10, 4, 6, 5, END], [12, 11, 10, 9, END]]
KINDS = {
    "greedy": Decoding(),
    "beam": Decoding(beam=3, hypotheses=3),
    "wide beam": Decoding(beam=7, hypotheses=5, length_penalty=1.5),
    "short beam": Decoding(beam=3, hypotheses=2, max_tokens=5),
    "sampled": Decoding(temperature=1.1, seed=5),
    "top-k": Decoding(temperature=1.5, top_k=3, seed=2),
    "top-p": Decoding(temperature=0.8, top_p=0.7, seed=9),
}


@pytest.fixture(scope="module")
def model() -> Translator:
    """A model over 13 tokens, float64 so that no rounding decides between two tokens; some of its targets end."""
    return new_translator(seed=53, vocabulary_size=13).double()


def tokens_of(results: list[tuple[Finished, ...]]) -> list[list[tuple[int, ...]]]:
    return [[one.tokens for one in finished] for finished in results]


def log_probability_of(model: Translator, source: list[int], tokens: tuple[int, ...]) -> float:
    """The sum over a target's tokens, by one pass over the whole target."""
    with torch.inference_mode():
        logits = model(torch.tensor([source]), torch.tensor([[model.config.start_id, *tokens[:-1]]]))[0]
    return logits.log_softmax(-1)[torch.arange(len(tokens)), list(tokens)].sum().item()


@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_writes_what_each_source_gets_alone(model: Translator, kind: str) -> None:
    together = decode(model, SOURCES, KINDS[kind])
    alone = [decode(model, [source], KINDS[kind])[0] for source in SOURCES]
    assert tokens_of(together) == tokens_of(alone)
    for ours, theirs in zip(itertools.chain(*together), itertools.chain(*alone), strict=True):
        assert ours.score == pytest.approx(theirs.score)


def test_some_targets_end_and_some_are_cut(model: Translator) -> None:
    """Without both kinds the test above would see less than it says."""
    kinds = set()
    for source, (finished,) in zip(SOURCES, decode(model, SOURCES), strict=True):
        ended = finished.tokens[-1] == END
        kinds.add(ended)
        assert ended or len(finished.tokens) == 2 * len(source) + 10
    assert kinds == {True, False}


@pytest.mark.parametrize("kind", KINDS)
def test_padding_of_the_source_changes_nothing(model: Translator, kind: str) -> None:
    padded = [[*source, 0, 0, 0] for source in SOURCES]
    assert tokens_of(decode(model, padded, KINDS[kind])) == tokens_of(decode(model, SOURCES, KINDS[kind]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_hook_that_only_looks_changes_nothing(model: Translator, kind: str) -> None:
    names = set()
    hooked = decode(model, SOURCES, KINDS[kind], hook=lambda name, x: names.add(name) or x)
    assert tokens_of(hooked) == tokens_of(decode(model, SOURCES, KINDS[kind]))
    assert {"encoder.0.self.weights", "decoder.2.cross.weights"} <= names


@pytest.mark.parametrize("times", [1, 3])  # few rows and many are summed in two ways
@torch.inference_mode()
def test_cached_equals_full_at_every_length_and_after_every_choice_of_rows(model: Translator, times: int) -> None:
    source = pad_batch(SOURCES * times, 0)
    memory = model.encode(source)
    cached, full = CachedLogits(model, source, memory), UncachedLogits(model, source, memory)
    targets = torch.full((4 * times, 1), 2)
    for length in range(1, 9):
        expected = full.advance(targets)
        torch.testing.assert_close(cached.advance(targets), expected)
        whole = model(full._source, targets)[:, -1].float()
        torch.testing.assert_close(expected, whole)
        rows = torch.tensor([[3, 1, 1, 0, 2], [0, 1, 2, 3]][length % 2] * times)
        for stepper in (cached, full):
            stepper.select(rows)
        targets = torch.cat((targets[rows], random_tokens(len(rows), 1, vocabulary_size=13, seed=length)), dim=1)


@torch.inference_mode()
def test_rows_of_one_source_change_places(model: Translator) -> None:
    source = pad_batch([SOURCES[0], SOURCES[0], SOURCES[3], SOURCES[3]], 0)
    memory = model.encode(source)
    cached, full = CachedLogits(model, source, memory), UncachedLogits(model, source, memory)
    targets = torch.full((4, 1), 2)
    for length in range(1, 7):
        torch.testing.assert_close(cached.advance(targets), full.advance(targets))
        rows = torch.tensor([[1, 1, 3, 2], [0, 1, 2, 2]][length % 2])
        for stepper in (cached, full):
            stepper.reorder(rows)
        targets = torch.cat((targets[rows], random_tokens(4, 1, vocabulary_size=13, seed=length)), dim=1)


@given(st.integers(1, 8), st.sampled_from([7, 32, 288, 320, 1000, 32 * 37]), st.integers(0, 99))
def test_the_best_are_found_among_the_largest_groups(count: int, size: int, seed: int) -> None:
    numbers = torch.rand(3, size, generator=torch.Generator().manual_seed(seed), dtype=torch.float64)
    numbers[0, : size // 2] = -torch.inf
    count = min(count, size // 2)
    for found, expected in zip(largest(numbers, count), numbers.topk(count), strict=True):
        torch.testing.assert_close(found, expected, rtol=0, atol=0)


def test_greedy_takes_the_likeliest_token_every_time(model: Translator) -> None:
    (finished,) = decode(model, SOURCES[:1])[0]
    with torch.inference_mode():
        logits = model(torch.tensor(SOURCES[:1]), torch.tensor([[2, *finished.tokens[:-1]]]))[0]
    assert tuple(mask_special_tokens(logits, model).argmax(-1).tolist()) == finished.tokens
    assert finished.log_probability == pytest.approx(log_probability_of(model, SOURCES[0], finished.tokens))


def test_a_beam_of_one_is_greedy(model: Translator) -> None:
    decoding = Decoding(length_penalty=0)
    with torch.inference_mode():
        *_, last = search(model, new_sources(model, SOURCES, decoding), decoding)
    assert tokens_of(list(last.finished)) == tokens_of(decode(model, SOURCES))


def every_target(longest: int) -> list[tuple[int, ...]]:
    """All targets over the tokens 4 and 5 that end within ``longest`` tokens."""
    words = (itertools.product((4, 5), repeat=length) for length in range(longest))
    return [(*one, END) for one in itertools.chain.from_iterable(words)]


@pytest.mark.parametrize("alpha", [0.0, 0.6, 3.0])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_beam_wide_enough_finds_the_best_of_all_targets(alpha: float, seed: int) -> None:
    model = new_translator(seed=seed, vocabulary_size=6).double()
    source, targets = [4, 5, 5, END], every_target(4)
    totals = {target: log_probability_of(model, source, target) for target in targets}
    scores = {target: total / ((5 + len(target)) / 6) ** alpha for target, total in totals.items()}
    expected = sorted(targets, key=scores.__getitem__, reverse=True)
    decoding = Decoding(beam=32, hypotheses=len(targets), length_penalty=alpha, max_tokens=4)
    hypotheses = decode(model, [source], decoding)[0]
    assert [one.tokens for one in hypotheses] == expected
    assert [one.score for one in hypotheses] == pytest.approx([scores[target] for target in expected])
    assert [one.log_probability for one in hypotheses] == pytest.approx([totals[target] for target in expected])
    narrow = decode(model, [source], replace(decoding, beam=2, hypotheses=1))[0][0]
    assert narrow.score <= hypotheses[0].score + 1e-12


@pytest.mark.parametrize("kind", ["beam", "wide beam"])
def test_n_best_are_sorted_distinct_and_recomputable(model: Translator, kind: str) -> None:
    alpha = KINDS[kind].length_penalty
    for source, hypotheses in zip(SOURCES, decode(model, SOURCES, KINDS[kind]), strict=True):
        assert [one.score for one in hypotheses] == sorted((one.score for one in hypotheses), reverse=True)
        assert len({one.tokens for one in hypotheses}) == len(hypotheses)
        for one in hypotheses:
            assert one.log_probability == pytest.approx(log_probability_of(model, source, one.tokens))
            assert one.score == pytest.approx(one.log_probability / length_norm(len(one.tokens), alpha))


def test_steps_of_a_search_lead_back_to_its_targets(model: Translator) -> None:
    decoding = KINDS["beam"]
    with torch.inference_mode():
        steps = list(search(model, new_sources(model, SOURCES, decoding), decoding))
    paths: list[list[tuple[int, ...]]] = [[()] * 3 for _ in SOURCES]
    last: dict[int, list[float]] = {}
    for step in steps:
        assert step.tokens.shape == step.parents.shape == step.log_probabilities.shape == (len(step.sources), 3)
        for row, parents, tokens in zip(
            *(of.tolist() for of in (step.sources, step.parents, step.tokens)), strict=True
        ):
            paths[row] = [(*paths[row][parent], token) for parent, token in zip(parents, tokens, strict=True)]
        last |= dict(zip(step.sources.tolist(), step.log_probabilities.tolist(), strict=True))
    assert len(steps[0].sources) == len(SOURCES) > len(steps[-1].sources)
    for source, row, totals in zip(SOURCES, paths, (last[index] for index in range(len(SOURCES))), strict=True):
        assert totals == sorted(totals, reverse=True)
        assert totals == pytest.approx([log_probability_of(model, source, path) for path in row])


def test_a_length_penalty_makes_targets_longer() -> None:
    assert length_norm(1, 0.7) == 1
    assert length_norm(13, 1) == 3
    assert length_norm(9, 0) == 1
    model = new_translator(seed=2, vocabulary_size=6).double()
    short, long = (
        decode(model, [[4, 5, END]], Decoding(beam=32, length_penalty=alpha, max_tokens=5))[0][0] for alpha in (0, 9)
    )
    assert len(short.tokens) < len(long.tokens)
    assert short.log_probability > long.log_probability


def test_sampling_is_reproducible_by_its_seed(model: Translator) -> None:
    runs = [tokens_of(decode(model, SOURCES, Decoding(temperature=1, seed=seed))) for seed in (1, 1, 2, 3)]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2] != runs[3]


def test_sampling_follows_the_probabilities() -> None:
    log_probabilities = torch.tensor([[0.1, 0.0, 0.2, 0.7]]).log()
    generator = torch.Generator().manual_seed(1)
    for temperature in (1.0, 2.0):
        decoding = Decoding(temperature=temperature)
        drawn = torch.stack([draw(log_probabilities, decoding, generator)[0] for _ in range(4000)])
        shares = torch.bincount(drawn, minlength=4) / 4000
        torch.testing.assert_close(shares, (log_probabilities / temperature).softmax(-1)[0], atol=0.03, rtol=0)
        assert shares[1] == 0


def test_the_lowest_random_number_draws_no_impossible_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch, "rand", lambda *shape, **choices: torch.zeros(()))
    log_probabilities = torch.tensor([[0.0, 0.0, 0.3, 0.7], [0.2, 0.0, 0.1, 0.7]]).log()
    assert draw(log_probabilities, Decoding(temperature=1), torch.Generator()).tolist() == [2, 0]


def test_top_p_keeps_the_first_of_equal_tokens() -> None:
    kept = drawn_from(torch.full((1, 8000), -1e30), Decoding(temperature=1, top_p=0.4)) > -math.inf
    assert kept.sum() == kept[0, : kept.sum()].sum()
    assert 3000 < kept.sum() < 3400


@given(seed=st.integers(0, 500), top_k=st.integers(1, 5), top_p=st.floats(0.05, 1))
def test_top_k_and_top_p_restrict(seed: int, top_k: int, top_p: float) -> None:
    generator = torch.Generator().manual_seed(seed)
    log_probabilities = (torch.randn(3, 7, generator=generator) * 2).log_softmax(-1)
    decoding = Decoding(temperature=1, top_k=top_k, top_p=top_p)
    tokens = draw(log_probabilities, decoding, generator)
    for row, token in zip(log_probabilities, tokens.tolist(), strict=True):
        likeliest = row.argsort(descending=True).tolist()
        kept = row[likeliest[:top_k]].softmax(0)
        needed = 1 + int((kept.cumsum(0) < top_p - 1e-6).sum())
        assert token in likeliest[: min(top_k, needed)]


def test_the_likeliest_only_is_greedy(model: Translator) -> None:
    for decoding in (Decoding(temperature=1, top_k=1), Decoding(temperature=1, top_p=1e-6)):
        assert tokens_of(decode(model, SOURCES, decoding)) == tokens_of(decode(model, SOURCES))


@pytest.mark.parametrize("kind", KINDS)
def test_a_forced_beginning_is_kept_and_counts(model: Translator, kind: str) -> None:
    prefix = (7, 7, 12)
    for source, hypotheses in zip(SOURCES, decode(model, SOURCES, KINDS[kind], prefix), strict=True):
        for one in hypotheses:
            assert one.tokens[:3] == prefix
            assert one.log_probability == pytest.approx(log_probability_of(model, source, one.tokens))


@pytest.mark.parametrize("kind", ["greedy", "beam", "sampled"])
def test_forcing_what_would_be_written_anyway_changes_nothing(model: Translator, kind: str) -> None:
    free = decode(model, SOURCES[:1], KINDS[kind])[0][0]
    assert decode(model, SOURCES[:1], KINDS[kind], free.tokens[:1])[0][0].tokens[:1] == free.tokens[:1]
    if kind != "sampled":
        assert decode(model, SOURCES[:1], KINDS[kind], free.tokens[:4])[0][0].tokens == free.tokens


@pytest.mark.parametrize("kind", ["greedy", "beam"])
def test_a_forced_end_ends(model: Translator, kind: str) -> None:
    assert decode(model, SOURCES[:1], KINDS[kind], (7, END))[0][0].tokens == (7, END)


def test_special_tokens_are_never_written(model: Translator) -> None:
    for kind in KINDS.values():
        for finished in itertools.chain(*decode(model, SOURCES, kind)):
            assert not {0, 1, 2} & set(finished.tokens)
            assert END not in finished.tokens[:-1]


def test_targets_are_as_long_as_they_may_be() -> None:
    model = new_translator(max_length=19)
    assert max_target_tokens(model, 3, Decoding()) == 16
    assert max_target_tokens(model, 7, Decoding()) == 19
    assert max_target_tokens(model, 3, Decoding(max_tokens=5)) == 5
    assert max_target_tokens(model, 3, Decoding(max_tokens=5), prefix=(7,) * 8) == 9
    assert max_target_tokens(model, 3, Decoding(max_tokens=99)) == 19


def test_nothing_but_nan_still_comes_to_an_end(model: Translator) -> None:
    def broken(name: str, tensor: torch.Tensor) -> torch.Tensor:
        return tensor * float("nan") if name == "decoder.output" else tensor

    for decoding in (Decoding(max_tokens=5), Decoding(beam=3, max_tokens=5), Decoding(temperature=1, max_tokens=5)):
        (finished,) = decode(model, SOURCES[:1], decoding, hook=broken)[0]
        assert 1 <= len(finished.tokens) <= 5


def test_steps_of_writing_hold_all_probabilities(model: Translator) -> None:
    with torch.inference_mode():
        steps = list(generate(model, new_sources(model, SOURCES, Decoding()), Decoding()))
    assert all(step.log_probabilities.shape == (len(step.rows), 13) for step in steps)
    assert len(steps[0].rows) == 4 > len(steps[-1].rows), "what has ended is left out"
    torch.testing.assert_close(steps[0].log_probabilities.exp().sum(-1), torch.ones(4))
    longest = max(len(hypotheses[0].tokens) for hypotheses in decode(model, SOURCES))
    assert len(steps) == longest
    for row, (best,) in enumerate(decode(model, SOURCES)):
        written = [int(token) for step in steps for token in step.tokens[step.rows == row]]
        assert (*written, *[0] * longest)[:longest] == (*best.tokens, *[0] * (longest - len(best.tokens)))


def test_refuses_empty_sources() -> None:
    for sources in ([], [[4, END], []]):
        with pytest.raises(ValueError, match="at least one token"):
            pad_batch(sources, 0)


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"beam": 0}, "beam is 0; it must be between 1 and 64"),
        ({"beam": 65}, "beam is 65"),
        ({"beam": 2, "hypotheses": 3}, "hypotheses is 3; it must be between 1 and 2"),
        ({"length_penalty": -1}, "length_penalty is -1"),
        ({"temperature": float("nan")}, "temperature is nan"),
        ({"top_k": -1}, "top_k is -1"),
        ({"top_p": 0}, "top_p is 0"),
        ({"top_p": 1.1}, "top_p is 1.1"),
        ({"max_tokens": 0}, "max_tokens is 0"),
        ({"alternatives": 0}, "alternatives is 0"),
        ({"seed": -1}, "seed is -1"),
        ({"beam": 2, "temperature": 1}, "not both"),
        ({"beam": 2.5}, r"beam is 2\.5; it must be a whole number"),
        ({"beam": True}, "beam is True; it must be a whole number"),
        ({"beam": "4"}, "beam is '4'; it must be a whole number"),
        ({"beam": None}, "beam is None; it must be a whole number"),
        ({"hypotheses": 1.0}, r"hypotheses is 1\.0; it must be a whole number"),
        ({"top_k": 1.5}, r"top_k is 1\.5; it must be a whole number"),
        ({"max_tokens": 7.5}, r"max_tokens is 7\.5; it must be a whole number"),
        ({"alternatives": 2.5}, r"alternatives is 2\.5; it must be a whole number"),
        ({"seed": 0.5}, r"seed is 0\.5; it must be a whole number"),
        ({"temperature": "hot"}, "temperature is 'hot'; it must be a number"),
        ({"length_penalty": None}, "length_penalty is None; it must be a number"),
        ({"prefix": None}, "prefix is None; it must be a text or a tuple of token ids"),
        ({"prefix": 3}, "prefix is 3; it must be a text or a tuple of token ids"),
    ],
)
def test_refuses_settings_out_of_range(choices: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Decoding(**choices)


def test_numbers_of_numpy_are_numbers() -> None:
    assert Decoding(beam=np.int64(3), length_penalty=np.float32(0.5)) == Decoding(beam=3, length_penalty=0.5)
