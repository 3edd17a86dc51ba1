"""Scores: BLEU and chrF by sacreBLEU (Post 2018) for translations, accuracy and others for labels.

``bleu`` and ``chrf`` are sacreBLEU's defaults, cased. ``bleu_lowercased_tokenised`` follows the usual protocol of
Multi30k papers, tokenised and lower-cased; the tokenisation is sacreBLEU's 13a instead of a separate script, so that
anyone can repeat it from the signature.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sacrebleu.metrics import BLEU, CHRF


def translation_scores(outputs: Sequence[str], references: Sequence[str]) -> dict[str, Any]:
    """Return the corpus scores of translations against one reference each, 0..100, by name.

    Beside them stand the ``signature``s under which others can repeat them.

    Raises:
        ValueError: if there are none, or the two differ in number.
    """
    _check_aligned(outputs, references, "translations", "references")
    cased, lowered, characters = BLEU(), BLEU(lowercase=True), CHRF()
    names = {"bleu": cased, "chrf": characters, "bleu_lowercased_tokenised": lowered}
    scores = {name: round(one.corpus_score(list(outputs), [list(references)]).score, 2) for name, one in names.items()}
    signatures = {"signature": cased, "chrf_signature": characters, "lowercased_signature": lowered}
    return scores | {name: str(one.get_signature()) for name, one in signatures.items()}


def standard_error(accuracy: float, texts: int) -> float:
    """Return that of a share measured over ``texts`` drawn at random."""
    return round((accuracy * (1 - accuracy) / texts) ** 0.5, 4)


def classification_scores(predicted: Sequence[str], true: Sequence[str], labels: Sequence[str] = ()) -> dict[str, Any]:
    """Return the scores of predicted against true labels, each from 0 to 1.

    ``accuracy``; ``macro_f1``, the mean over classes; ``labels``; ``per_class``, of each its precision (of the texts
    given this label, those that have it), recall (of the texts that have it, those given it), F1 and support (texts
    that have it); and ``confusion`` [true label][predicted label], in the order of ``labels``, others behind them in
    alphabetical order.

    Raises:
        ValueError: if there are none, or the two differ in number.
    """
    _check_aligned(predicted, true, "predicted labels", "true labels")
    order = [*labels, *sorted({*predicted, *true} - set(labels))]
    counts = Counter(zip(true, predicted, strict=True))
    confusion = [[counts[row, column] for column in order] for row in order]
    per_class = {}
    for index, label in enumerate(order):
        hits, support, given = confusion[index][index], sum(confusion[index]), sum(row[index] for row in confusion)
        per_class[label] = {
            "precision": round(hits / given, 4) if given else 0.0,
            "recall": round(hits / support, 4) if support else 0.0,
            "f1": round(2 * hits / (given + support), 4) if given + support else 0.0,
            "support": support,
        }
    return {
        "accuracy": round(sum(counts[label, label] for label in order) / len(true), 4),
        "macro_f1": round(sum(scores["f1"] for scores in per_class.values()) / len(order), 4),
        "labels": order,
        "per_class": per_class,
        "confusion": confusion,
    }


def _check_aligned(left: Sequence[str], right: Sequence[str], left_name: str, right_name: str) -> None:
    if not left or len(left) != len(right):
        raise ValueError(f"{len(left)} {left_name} do not fit {len(right)} {right_name}; give one for each")
