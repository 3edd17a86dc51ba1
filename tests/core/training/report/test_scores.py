"""Scores against worked examples and against their definitions."""

import json
import math

import pytest

from core.training.report.scores import classification_scores, translation_scores


def test_perfect_translations_score_full_marks_whatever_their_case() -> None:
    references = ["Ein Mann fährt heute Rad.", "Zwei Hunde laufen im Schnee."]
    same = translation_scores(references, references)
    assert (same["bleu"], same["chrf"], same["bleu_lowercased_tokenised"]) == (100, 100, 100)
    lowered = translation_scores([text.lower() for text in references], references)
    assert lowered["bleu"] < 70
    assert lowered["bleu_lowercased_tokenised"] == 100


def test_bleu_is_the_geometric_mean_of_its_precisions() -> None:
    """Papineni et al. 2002: 6 of 7 words, 5 of 6 pairs, 4 of 5 triples, 3 of 4 quadruples match; equal lengths."""
    scores = translation_scores(["a b c d e f x"], ["a b c d e f g"])
    expected = 100 * math.prod([6 / 7, 5 / 6, 4 / 5, 3 / 4]) ** 0.25
    assert scores["bleu"] == pytest.approx(expected, abs=0.005)


def test_short_output_pays_the_brevity_penalty() -> None:
    assert translation_scores(["a b c d e"], ["a b c d e f g"])["bleu"] == pytest.approx(
        100 * math.exp(1 - 7 / 5), abs=0.005
    )


def test_signatures_tell_the_protocols_apart() -> None:
    plain = translation_scores(["a b c d"], ["a b c d"])
    assert "case:mixed" in plain["signature"]
    assert "case:lc" in plain["lowercased_signature"]
    assert all("tok:13a" in plain[name] for name in ("signature", "lowercased_signature"))
    assert "nc:6" in plain["chrf_signature"]


def test_a_worked_example_of_labels() -> None:
    true = ["a", "a", "a", "b", "b", "c", "c"]
    predicted = ["a", "a", "b", "b", "c", "b", "c"]
    scores = classification_scores(predicted, true)
    assert scores["labels"] == ["a", "b", "c"]
    assert scores["confusion"] == [[2, 1, 0], [0, 1, 1], [0, 1, 1]]
    assert scores["accuracy"] == round(4 / 7, 4)
    assert (scores["per_class"]["a"]["precision"], scores["per_class"]["a"]["recall"]) == (1, round(2 / 3, 4))
    assert (scores["per_class"]["b"]["precision"], scores["per_class"]["b"]["recall"]) == (round(1 / 3, 4), 0.5)
    assert [one["f1"] for one in scores["per_class"].values()] == [0.8, 0.4, 0.5]
    assert scores["macro_f1"] == round(1.7 / 3, 4)
    assert [one["support"] for one in scores["per_class"].values()] == [3, 2, 2]


def test_labels_keep_the_given_order_and_may_be_unused() -> None:
    scores = classification_scores(["z", "b"], ["a", "b"], labels=("c", "b"))
    assert scores["labels"] == ["c", "b", "a", "z"]
    assert sum(map(sum, scores["confusion"])) == 2
    assert scores["per_class"]["c"] == {"precision": 0.0, "recall": 0.0, "f1": 0.0, "support": 0}


def test_scores_travel_as_json() -> None:
    plain = classification_scores(["a", "b"], ["a", "a"])
    assert json.loads(json.dumps(plain)) == plain
    plain = translation_scores(["a b c d"], ["a b c e"])
    assert json.loads(json.dumps(plain)) == plain


@pytest.mark.parametrize("score", [translation_scores, classification_scores])
@pytest.mark.parametrize(("left", "right"), [([], []), (["a"], ["a", "b"])])
def test_unequal_or_no_texts_are_refused(score, left: list[str], right: list[str]) -> None:
    with pytest.raises(ValueError, match=rf"{len(left)} .* do not fit {len(right)}"):
        score(left, right)
