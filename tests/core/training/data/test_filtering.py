"""Filters remove what may not stay in a training set, count it once, and remove nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.training.data.filtering import (
    FilteringReport,
    comparable,
    drop_leaks,
    filter_examples,
    filter_pairs,
    has_bad_ratio,
    hash_unit,
    is_too_long,
)
from tests.core.training.corpora import count_leaks

sentences = st.text(alphabet="abÄß .!'", max_size=11)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("It's fine!", "its fine"),
        ("STRASSE", "straße"),
        ("a  b", "A, b."),
        ("\uff21bc", "abc"),
        ("well-made", "Well made"),
        ("snake_case", "snake case"),
    ],
)
def test_texts_that_count_as_the_same(one: str, other: str) -> None:
    assert comparable(one) == comparable(other)


@pytest.mark.parametrize(("one", "other"), [("?", "!"), ("schon", "schön"), ("a b", "ab"), ("7", "8")])
def test_texts_that_stay_apart(one: str, other: str) -> None:
    assert comparable(one) != comparable(other)


@given(st.text(max_size=23))
def test_the_comparable_form_is_its_own(text: str) -> None:
    assert comparable(comparable(text)) == comparable(text)


def test_every_fault_of_pairs_is_counted_once() -> None:
    good = ("Two dogs run.", "Zwei Hunde laufen.")
    pairs = [
        good,
        ("two dogs run", "ZWEI HUNDE LAUFEN!"),
        ("", "Leer."),
        ("Tom!", "tom"),
        ("one two three four five six", "eins zwei drei vier fünf sechs"),
        ("Yes.", "Selbstverständlich, einverstanden, gerne."),
        ("Two dogs run.", "Es laufen zwei Hunde."),
    ]
    kept, counts = filter_pairs(pairs, most_words=5)
    assert kept == [good, pairs[-1]]
    assert counts == {"duplicates": 1, "empty": 1, "same_both_sides": 1, "too_long": 1, "bad_ratio": 1}


@given(st.lists(st.tuples(sentences, sentences), max_size=13))
def test_pairs_kept_and_left_out_add_up(pairs: list[tuple[str, str]]) -> None:
    kept, counts = filter_pairs(pairs)
    assert len(kept) + sum(counts.values()) == len(pairs)
    assert filter_pairs(kept) == (kept, {})


def test_length_and_ratio_have_their_limits() -> None:
    assert not is_too_long(("a b c", "d"), 3)
    assert is_too_long(("a", "b c d e"), 3)
    assert not has_bad_ratio(("x" * 10, "y" * 40))
    assert has_bad_ratio(("x" * 41, "y" * 10))


def test_contradicting_examples_go_and_doubles_stay_once() -> None:
    examples = [
        ("A good film.", "positive"),
        ("a good film", "positive"),
        ("So so", "positive"),
        ("so so!", "negative"),
        (" ", "negative"),
        ("Bad.", "negative"),
    ]
    kept, counts = filter_examples(examples)
    assert kept == [examples[0], examples[5]]
    assert counts == {"empty": 1, "duplicates": 2, "contradictions": 1}


@given(st.lists(st.tuples(sentences, st.sampled_from("ab")), max_size=13))
def test_examples_kept_and_left_out_add_up(examples: list[tuple[str, str]]) -> None:
    kept, counts = filter_examples(examples)
    assert len(kept) + sum(counts.values()) == len(examples)


TRAINING = [("One.", "Eins."), ("Two.", "Zwei."), ("Three.", "Drei."), ("Four.", "Vier.")]


def test_a_leak_on_either_side_is_dropped() -> None:
    evaluation = [("TWO", "Die Zwei"), ("A three", "drei!")]
    assert drop_leaks(TRAINING, evaluation, (0, 1)) == [TRAINING[0], TRAINING[3]]
    assert drop_leaks(TRAINING, evaluation, (0,)) == [TRAINING[0], TRAINING[2], TRAINING[3]]
    assert count_leaks(TRAINING, evaluation, (0, 1)) == 2


@given(st.lists(st.tuples(sentences, sentences), max_size=13), st.lists(st.tuples(sentences, sentences), max_size=7))
def test_nothing_leaks_after_dropping(training: list[tuple[str, str]], evaluation: list[tuple[str, str]]) -> None:
    assert count_leaks(drop_leaks(training, evaluation, (0, 1)), evaluation, (0, 1)) == 0


def test_report_prints_what_happened_and_no_zeros() -> None:
    assert str(FilteringReport(read=1234, duplicates=5, kept=1229)) == "read 1,234, duplicates 5, kept 1,229"


def test_hashes_are_spread_evenly_and_depend_on_the_salt() -> None:
    units = [hash_unit(f"sentence {i}", "salt") for i in range(2003)]
    assert all(0 <= unit < 1 for unit in units)
    assert sum(unit < 0.1 for unit in units) == pytest.approx(200, abs=45)
    assert hash_unit("a", "one") != hash_unit("a", "other")
