"""Whole words: laws of the merged maps, and a plain loop as their reference."""

from dataclasses import replace

import numpy as np
import pytest

from core.results.trace import AttentionMap
from tests.examples import example_trace
from viz_app.view_models.whole_words import (
    MapStarts,
    map_starts,
    text_starts,
    whole_words,
    word_change,
    word_map,
    word_of,
    word_starts,
)
from viz_app.view_models.words import is_joined


def looped(weights: np.ndarray, rows: list[list[int]], keys: list[list[int]]) -> np.ndarray:
    """Sum over the keys of a word, mean over its queries, one cell after the other."""
    merged = np.zeros((*weights.shape[:2], len(rows), len(keys)))
    for i, queries in enumerate(rows):
        for j, pieces in enumerate(keys):
            cells = [[weights[:, :, q, k].astype(np.float64) for k in pieces] for q in queries]
            merged[:, :, i, j] = sum(sum(row) for row in cells) / len(queries)
    return merged


def groups(pieces: tuple[str, ...]) -> list[list[int]]:
    starts = word_starts(pieces)
    return [list(range(start, end)) for start, end in zip(starts, [*starts[1:], len(pieces)], strict=True)]


@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_keys_are_summed_and_queries_averaged(name: str) -> None:
    trace = example_trace(source_length=17, target_length=13, layers=2, heads=3)
    pieces, words = trace.attention[name], whole_words(trace).attention[name]
    rows = groups(pieces.query_tokens if name == "encoder" else trace.target_tokens[1:])
    assert len(rows) < len(pieces.query_tokens)
    expected = looped(pieces.weights, rows, groups(pieces.key_tokens))
    np.testing.assert_allclose(words.weights, expected, atol=1e-6)
    np.testing.assert_allclose(words.weights.sum(axis=-1), 1, atol=1e-5)


@pytest.mark.parametrize("count", [None, 7])
def test_the_change_between_words_is_that_of_the_two_runs_in_words(count: int | None) -> None:
    one, other = (example_trace(source_length=17, target_length=13, layers=2, heads=3, seed=seed) for seed in (3, 4))
    other = replace(other, source_tokens=one.source_tokens, target_tokens=one.target_tokens)
    rows = slice(count)
    pairs = {name: (shown.weights, other.attention[name].weights) for name, shown in one.attention.items()}
    changes = {name: (b.astype(np.float64) - a)[:, :, rows] for name, (a, b) in pairs.items()}
    for name, pieces in changes.items():
        change = word_change(pieces, map_starts(one, name))
        read = one.source_tokens if name == "encoder" else one.target_tokens[1:]
        starts = groups(tuple(read[: pieces.shape[-2]]))
        expected = [looped(weights, starts, groups(one.attention[name].key_tokens)) for weights in pairs[name]]
        np.testing.assert_allclose(change, expected[1] - expected[0], atol=1e-6)


def test_a_cell_is_masked_only_where_no_piece_may_look_at_a_piece() -> None:
    trace = example_trace(source_length=5, target_length=13, layers=1, heads=2)
    words = whole_words(trace).attention["decoder"]
    assert np.all(words.weights[:, :, ~words.mask] == 0)
    assert not words.mask[0, 1:].any()
    assert words.mask[-1].all()


def test_rows_of_a_decoder_are_what_writes_a_word() -> None:
    trace = whole_words(example_trace(source_length=11, target_length=9, layers=1, heads=1))
    cross = trace.attention["cross"]
    assert trace.target_tokens[4] == "▁Fußball"
    assert cross.query_tokens[3] == "▁spielen"  # read before "Fuß" and "ball" are written
    assert len(cross.query_tokens) == len(trace.target_tokens) - 1 == len(trace.steps)
    assert [step.token for step in trace.steps] == list(trace.target_tokens[1:])


def test_a_word_is_as_likely_as_all_its_pieces() -> None:
    trace = example_trace(source_length=7, target_length=9, layers=1, heads=1)
    words = whole_words(trace)
    assert sum(s.log_probability for s in words.steps) == pytest.approx(sum(s.log_probability for s in trace.steps))
    assert words.steps[3].log_probability == pytest.approx(sum(s.log_probability for s in trace.steps[3:5]))


def test_shares_of_a_score_still_make_the_score() -> None:
    scores = whole_words(example_trace("classifier", 17, 0, 1, 2)).scores
    assert scores is not None
    assert scores.contributions is not None
    assert scores.bias is not None
    np.testing.assert_allclose(scores.contributions.sum(axis=0) + scores.bias, scores.logits, atol=1e-5)


def test_a_run_of_whole_words_stays_as_it_is() -> None:
    tokens = ("▁a", "▁b", ".", "</s>")
    weights = np.random.default_rng(0).dirichlet(np.ones(4), (2, 3, 4)).astype(np.float32)
    pieces = AttentionMap(weights, tokens, tokens, np.ones((4, 4), bool))
    words = word_map(pieces, MapStarts(range(4), range(4)))
    assert words.query_tokens == words.key_tokens == tokens
    np.testing.assert_allclose(words.weights, weights, atol=1e-7)


def test_nan_stays_nan() -> None:
    trace = example_trace(source_length=11, target_length=7, layers=1, heads=2)
    cross = trace.attention["cross"]
    weights = cross.weights.copy()
    weights[0, 1, 4] = np.nan
    broken = replace(cross, weights=weights)
    words = word_map(broken, map_starts(trace, "cross"))
    assert np.isnan(words.weights[0, 1, word_of(trace.target_tokens[1:], 4)]).all()
    assert np.isfinite(words.weights[0, 0]).all()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("▁foot ball .", ["▁football", "."]),
        ("▁don ' t ▁stop", ["▁don't", "▁stop"]),
        ("▁well - known , ▁yes", ["▁well-known", ",", "▁yes"]),
        ("▁ <0xF0> <0x9F> <0x98> <0x80> !", ["▁😀", "!"]),
        ("<s> ▁Ja </s>", ["<s>", "▁Ja", "</s>"]),
        ("▁He ' ▁s", ["▁He", "'", "▁s"]),
        (". - a", [".", "-", "a"]),
        ("▁3 . 5 ▁%", ["▁3", ".", "5", "▁%"]),
        ("<s> ▁Fu ß ball , ▁ja ! </s>", ["<s>", "▁Fußball", ",", "▁ja", "!", "</s>"]),
        ("▁well - known - ▁or", ["▁well-known", "-", "▁or"]),
        ('▁" Ja " ▁’ t ▁- a', ['▁"', "Ja", '"', "▁’", "t", "▁-", "a"]),
        ("▁कि ता ब ें </s>", ["▁किताबें", "</s>"]),
        ("[CLS] ▁a b [SEP]", ["[CLS]", "▁ab", "[SEP]"]),
    ],
)
def test_where_words_start(text: str, words: list[str]) -> None:
    pieces, starts = tuple(text.split()), word_starts(text.split())
    square = np.full((1, 1, len(pieces), len(pieces)), 1 / len(pieces), np.float32)
    shown = AttentionMap(square, pieces, pieces, square[0, 0] > 0)
    assert list(word_map(shown, MapStarts(starts, starts)).key_tokens) == words


def test_a_text_that_is_read_in_part_keeps_its_words() -> None:
    """The decoder never reads its last token; here it ends within a word, as a run of limited length does."""
    trace = replace(example_trace(source_length=5, target_length=5), target_tokens=("<s>", "▁don", "'", "t"))
    assert text_starts(trace)["target"] == [0, 1]
    assert map_starts(trace, "decoder") == MapStarts([0, 1], [0, 1], [0])
    assert map_starts(trace, "cross").keys == text_starts(trace)["source"]


@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_what_is_written_after_a_text_begins_a_word(given: int) -> None:
    trace = example_trace(source_length=5, target_length=5)
    steps = tuple(replace(step, forced=at < given) for at, step in enumerate(trace.steps[:3]))
    goes_on = replace(trace, source_tokens=(), target_tokens=("A", "▁inter", "net", "s"), steps=steps)
    assert text_starts(goes_on)["target"] == [0, 1, *([1 + given] if given in (1, 2) else [])]
    assert text_starts(replace(goes_on, source_tokens=("▁Ein",)))["target"] == [0, 1], "a translation has whole words"


def test_pieces_touch_where_no_space_was() -> None:
    pieces = ["▁foot", "ball", "▁in", "<0xC3>", "<0xA4>", "</s>"]
    assert [is_joined(pieces, i) for i in range(len(pieces))] == [False, True, False, True, True, False]
