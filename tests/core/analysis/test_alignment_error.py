"""Alignment error rates against gold links: worked by hand, and by a model whose head is made to align."""

from pathlib import Path

import numpy as np
import pytest

import core
from core.analysis import alignment_error as module
from core.analysis.alignment_error import alignment_counts, alignment_errors, words_of_pieces
from core.analysis.gold import GoldSentence, agreed, gold_sentences, words_of
from core.analysis.word_alignment import Aligner
from core.results.faithfulness import AlignmentErrors
from core.results.plain import from_plain, to_plain
from tests.core.tiny import own_translator

GOLD = GoldSentence(
    "Two children ride",
    "Zwei Kinder im Schnee",
    (
        (frozenset({(0, 0), (1, 1)}), frozenset({(0, 0), (1, 1), (2, 2)})),
        (frozenset({(0, 0), (1, 1), (2, 3)}), frozenset({(0, 0), (1, 1), (2, 3)})),
    ),
)


@pytest.mark.parametrize("name", ["en-de", "en-fr"])
def test_the_gold_is_whole(name: str) -> None:
    """50 sentences a language, none twice, each word of a translation linked by some pass but for a few."""
    gold = gold_sentences(name)
    assert len({one.source for one in gold}) == len({one.target for one in gold}) == 50
    assert gold_sentences(f"tatoeba-{name}") == gold
    linked = [{target for _, target in one.possible} for one in gold]
    words = [len(words_of(one.target)) for one in gold]
    assert sum(map(len, linked)) > 0.95 * sum(words)
    assert all(one.sure <= one.possible for one in gold)
    assert 0.9 < agreed(gold) < 1, "two passes that never differ are one pass"
    model = core.load(name, device="cpu")
    for one in gold:
        trace = model.trace(one.source, target=one.target)
        assert len(words_of_pieces(trace.source_tokens[:-1], one.source)) == len(trace.source_tokens) - 1
        assert (
            words_of_pieces([step.token for step in trace.steps[:-1]], one.target)[-1] == len(words_of(one.target)) - 1
        )


def test_both_passes_make_the_gold() -> None:
    assert GOLD.sure == {(0, 0), (1, 1)}
    assert GOLD.possible == {(0, 0), (1, 1), (2, 2), (2, 3)}
    assert agreed([GOLD]) == pytest.approx(2 * 2 / 6)
    assert gold_sentences("en-xx") == ()


def test_gold_turned_round_has_the_same_links_from_the_other_side() -> None:
    straight, turned = gold_sentences("en-de"), gold_sentences("tatoeba-de-en")
    assert [(one.target, one.source) for one in turned] == [(one.source, one.target) for one in straight]
    for here, there in zip(straight, turned, strict=True):
        assert there.sure == {(target, source) for source, target in here.sure}
        assert there.possible == {(target, source) for source, target in here.possible}
    assert agreed(turned) == agreed(straight)


@pytest.mark.parametrize("line", ["a\tb\t0-0", "a\tb\t0-0\t0-1", "a\tb\t0-0\t0+0", "a\tb\tx\t0-0"])
def test_a_damaged_line_is_named(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en-de.tsv").write_text(f"a\tb\t0-0\t0?0\n{line}\n")
    monkeypatch.setattr("core.analysis.gold.__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(ValueError, match=r"en-de.tsv, line 2 has"):
        gold_sentences("en-de")


def test_pieces_belong_to_the_words_that_they_spell() -> None:
    assert words_of("L'eau, c'est peut-être bon !") == ["L'", "eau", ",", "c'", "est", "peut-être", "bon", "!"]
    assert words_of_pieces(["▁L", "'", "ea", "u", ",", "▁", "bon"], "L'eau, bon") == [0, 0, 1, 1, 2, 3, 3]
    with pytest.raises(ValueError, match="have 2 letters in place of 3"):
        words_of_pieces(["▁ab"], "abc")


def test_the_rate_is_that_of_the_definition() -> None:
    """1 - (|A & S| + |A & P|) / (|A| + |S|), over all sentences together."""
    rows = [{"x": {"same": [2, 3, 4, 2]}}, {"x": {"same": [0, 1, 3, 5]}}]
    found = alignment_errors(rows, [GOLD, GOLD], seed=3).errors["x"]["same"]
    assert found.mean == pytest.approx(1 - (2 + 4) / (7 + 7))
    assert found.low <= found.mean <= found.high
    assert (found.low, found.high) == (1 - 5 / 6, 1 - 1 / 8)  # with two sentences these are the ends
    again = alignment_errors(rows, [GOLD, GOLD], seed=3)
    assert from_plain(AlignmentErrors, to_plain(again)).errors["x"]["same"].mean == pytest.approx(found.mean, abs=1e-4)


def test_a_head_is_scored_at_the_row_that_predicts_and_the_row_that_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row's link is found again word by word; all methods of a translator have one too."""
    model = own_translator()
    monkeypatch.setattr(module, "_PATH_STEPS", 2)
    trace = model.trace(GOLD.source, target=GOLD.target)
    pieces = [step.token for step in trace.steps[:-1]]
    sources, targets = words_of_pieces(trace.source_tokens[:-1], GOLD.source), words_of_pieces(pieces, GOLD.target)
    same_pairs = Aligner.learn([(model.source_ids(GOLD.source)[:-1], [step.id for step in trace.steps][:-1])])
    found = alignment_counts(model, GOLD, same_pairs)
    weights = trace.attention["cross"].weights
    heads = [f"cross.{layer}.{head}" for layer, head in np.ndindex(weights.shape[:2])]
    assert {*found} == {*heads, *core.methods_of(model), "word-alignment", "diagonal"} - {"attention"}
    for layer, head in np.ndindex(weights.shape[:2]):
        for when, shift in (("same", 0), ("next", 1)):
            links = set()
            for place, target in enumerate(targets):
                row = weights[layer, head, place + shift]
                links.add((sources[max(range(len(sources)), key=lambda key: row[key])], target))
            expected = [len(links & GOLD.sure), len(links & GOLD.possible), len(links), 2]
            assert found[f"cross.{layer}.{head}"][when] == expected
    steps = range(len(targets))
    gone = [core.attribute(model, GOLD.source, step, "leave-one-out", target=GOLD.target).source for step in steps]
    links = {(sources[int(one[:-1].argmax())], target) for one, target in zip(gone, targets, strict=True)}
    assert found["leave-one-out"]["same"] == [len(links & GOLD.sure), len(links & GOLD.possible), len(links), 2]
