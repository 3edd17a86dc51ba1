"""Scores: BLEU and chrF by sacreBLEU (Post 2018) for translations, accuracy and others for labels.

``bleu`` and ``chrf`` are sacreBLEU's defaults, cased. ``bleu_lowercased_tokenised`` follows the usual protocol of
Multi30k papers, tokenised and lower-cased; the tokenisation is sacreBLEU's 13a instead of a separate script, so that
anyone can repeat it from the signature.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sacrebleu.metrics import BLEU, CHRF


@dataclass(frozen=True, kw_only=True)
class TranslationScores:
    """Corpus scores, 0..100, and the signatures under which others can repeat them."""

    bleu: float
    chrf: float
    bleu_lowercased_tokenised: float
    signature: str
    chrf_signature: str
    lowercased_signature: str

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return asdict(self)


@dataclass(frozen=True, kw_only=True)
class ClassProbabilities:
    """Precision, recall and F1 of one class, each from 0 to 1; 0 if the class was never found."""

    precision: float  # of the texts given this label, those that have it
    recall: float  # of the texts that have this label, those given it
    f1: float
    support: int  # texts that have this label


@dataclass(frozen=True, kw_only=True)
class ClassificationScores:
    """Accuracy, scores by class, and the counts they come from."""

    accuracy: float  # share of 0..1
    macro_f1: float  # mean over classes
    labels: tuple[str, ...]
    per_class: dict[str, ClassProbabilities]
    confusion: tuple[tuple[int, ...], ...]  # [true label][predicted label], in the order of labels

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return asdict(self) | {"labels": list(self.labels), "confusion": [list(row) for row in self.confusion]}


def translation_scores(outputs: Sequence[str], references: Sequence[str]) -> TranslationScores:
    """Return the corpus scores of translations against one reference each.

    Raises:
        ValueError: if there are none, or the two differ in number.
    """
    _check_aligned(outputs, references, "translations", "references")
    cased, lowered, characters = BLEU(), BLEU(lowercase=True), CHRF()
    bleu, bleu_lowered, chrf = (
        round(metric.corpus_score(list(outputs), [list(references)]).score, 2)
        for metric in (cased, lowered, characters)
    )
    return TranslationScores(
        bleu=bleu,
        chrf=chrf,
        bleu_lowercased_tokenised=bleu_lowered,
        signature=str(cased.get_signature()),
        chrf_signature=str(characters.get_signature()),
        lowercased_signature=str(lowered.get_signature()),
    )


def standard_error(accuracy: float, texts: int) -> float:
    """Return that of a share measured over ``texts`` drawn at random."""
    return round((accuracy * (1 - accuracy) / texts) ** 0.5, 4)


def bleu(outputs: Sequence[str], references: Sequence[str]) -> float:
    """Return the corpus BLEU of translations, 0 to 100, cased, as ``translation_scores`` does.

    Raises:
        ValueError: if there are none, or the two differ in number.
    """
    _check_aligned(outputs, references, "translations", "references")
    return round(float(BLEU().corpus_score(list(outputs), [list(references)]).score), 2)


def classification_scores(
    predicted: Sequence[str], true: Sequence[str], labels: Sequence[str] = ()
) -> ClassificationScores:
    """Return the scores of predicted against true labels.

    Args:
        predicted: one label a text.
        true: the label each text has.
        labels: the order of the classes; labels not named follow in alphabetical order.

    Raises:
        ValueError: if there are none, or the two differ in number.
    """
    _check_aligned(predicted, true, "predicted labels", "true labels")
    order = (*labels, *sorted({*predicted, *true} - set(labels)))
    counts = Counter(zip(true, predicted, strict=True))
    confusion = tuple(tuple(counts[row, column] for column in order) for row in order)
    per_class = {label: _class_scores(confusion, index) for index, label in enumerate(order)}
    return ClassificationScores(
        accuracy=round(sum(counts[label, label] for label in order) / len(true), 4),
        macro_f1=round(sum(scores.f1 for scores in per_class.values()) / len(order), 4),
        labels=order,
        per_class=per_class,
        confusion=confusion,
    )


def _class_scores(confusion: Sequence[Sequence[int]], index: int) -> ClassProbabilities:
    hits = confusion[index][index]
    support = sum(confusion[index])
    given = sum(row[index] for row in confusion)
    return ClassProbabilities(
        precision=round(hits / given, 4) if given else 0.0,
        recall=round(hits / support, 4) if support else 0.0,
        f1=round(2 * hits / (given + support), 4) if given + support else 0.0,
        support=support,
    )


def _check_aligned(left: Sequence[str], right: Sequence[str], left_name: str, right_name: str) -> None:
    if not left or len(left) != len(right):
        raise ValueError(f"{len(left)} {left_name} do not fit {len(right)} {right_name}; give one for each")
