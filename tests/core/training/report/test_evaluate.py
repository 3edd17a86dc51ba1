"""Measuring a model: every answer meets its own reference, whatever the order of work."""

import pytest

from core.training.report.evaluate import answer_all, evaluate_classifier, evaluate_translator

TEXTS = [f"{'word ' * (n * 7 % 11)}{n}" for n in range(131)]


def shout(texts: list[str]) -> list[str]:
    return [text.upper() for text in texts]


def sure(label: str) -> dict[str, float]:
    return {"yes": 0.0, "no": 0.0} | {label: 1.0}


def test_answers_come_back_in_order() -> None:
    assert answer_all(shout, TEXTS) == shout(TEXTS)


def test_the_longest_texts_go_first_and_progress_is_told() -> None:
    asked: list[int] = []
    states: list[int] = []
    answer_all(lambda texts: asked.extend(map(len, texts)) or texts, TEXTS, states.append)
    assert asked == sorted(asked, reverse=True)
    assert states[-1] == len(TEXTS)
    assert states == sorted(states)


def test_a_perfect_translator_scores_100() -> None:
    scores, outputs = evaluate_translator(shout, TEXTS, shout(TEXTS))
    assert outputs == shout(TEXTS)
    assert scores["bleu"] == scores["chrf"] == 100
    assert scores["sentences"] == len(TEXTS)


def test_a_classifier_is_counted_by_class() -> None:
    examples = [("yes", "1 a"), ("no", "2 bb"), ("yes", "3 ccc"), ("yes", "4")]
    answers = {"1 a": "yes", "2 bb": "no", "3 ccc": "no", "4": "yes"}
    scores, predicted = evaluate_classifier(lambda texts: [sure(answers[text]) for text in texts], examples)
    assert predicted == ["yes", "no", "no", "yes"]
    assert scores["accuracy"] == 0.75
    assert scores["labels"] == ["no", "yes"]
    assert scores["confusion"] == [[1, 0], [1, 2]]


@pytest.mark.parametrize(("sources", "references"), [([], []), (["a"], ["a", "b"])])
def test_refuses_what_does_not_fit(sources: list[str], references: list[str]) -> None:
    with pytest.raises(ValueError, match="one for each"):
        evaluate_translator(shout, sources, references)


def test_refuses_no_examples() -> None:
    with pytest.raises(ValueError, match="at least one"):
        evaluate_classifier(lambda texts: [sure("yes") for _ in texts], [])
