"""The tables of docs/worst-sentences.md, made by surveys of all models on offer, so that no number is typed.

``python -m docs.worst_tables DATA`` runs 500 held-out sentences through each and writes them between the
marks of the page; ``DATA`` is the folder of the corpora.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.stats import binomtest, spearmanr
from sklearn.metrics import roc_auc_score

from core.files import replace_file
from docs.faithfulness_tables import between_marks, table

if TYPE_CHECKING:
    from core import Survey

PAGE = Path(__file__).with_name("worst-sentences.md")
TEXTS = 500
WORST = 0.2  # the share of texts that counts as the worst
FIRST = 0.1  # the share at the top of the ranking that is looked at
# Held-out parts of these; the texts themselves stand on no page.
CORPORA = {
    "en-de": ("tatoeba-en-de", "multi30k-en-de", "documentation-en-de"),
    "en-fr": ("tatoeba-en-fr", "multi30k-en-fr", "documentation-en-fr"),
    "de-en": ("tatoeba-de-en", "multi30k-de-en", "documentation-de-en"),
    "sentiment": ("sst", "reviews-yelp", "everyday"),
    "question-type": ("trec",),
}
# The row of one corpus alone, which the repository holds, so that a test can make it again.
EVERYDAY = "sentiment (everyday)"
SIGNALS = {  # title and sign: a larger number means more doubt
    "entropy": ("entropy, mean of the tokens", 1),
    "log_p": ("log p, mean of the tokens", -1),
    "least": ("probability of the least sure token", -1),
    "seen": ("attention that the least seen word gets", -1),
    "ratio": ("letters of the translation for one of the source", -1),
}
FLAGS = ("loop", "guess", "unfinished", "number", "copied", "missed", "short", "long")
_DRAWS, _SEED = 1_000, 1  # of the bootstrap


def filled(page: str, surveys: "Mapping[str, Survey]") -> str:
    """Return ``page`` with the tables between its marks made again."""
    written = {name: one for name, one in surveys.items() if one.about["task"] == "translator"}
    answered = {name: one for name, one in surveys.items() if one.about["task"] == "classifier"}
    tables = {"signals": _signals(written), "flags": _flags(written), "labels": _labels(answered)}
    return between_marks(page, tables)


def _signals(surveys: "Mapping[str, Survey]") -> str:
    """Return a table a translator, a row a signal, and the claim about the ranking."""
    parts = []
    for model, survey in surveys.items():
        numbers, rows = survey.signals, []
        chrf = numbers["chrf"]
        cut = float(np.nanquantile(chrf, WORST))
        for name, (title, sign) in SIGNALS.items():
            known = np.isfinite(numbers[name]) & np.isfinite(chrf)
            doubt, quality = sign * numbers[name][known], -chrf[known]
            correlation, low, high = spearman(doubt, quality)
            area = roc_auc_score(-quality <= cut, doubt)
            rows.append([title, f"{correlation:.2f} ({low:.2f} to {high:.2f})", f"{area:.2f}"])
        shown = table(["signal", "rank correlation with a low chrF ↑", "area under the ROC curve ↑"], rows)
        first = round(FIRST * len(survey.rows))
        found = sum((row.chrf or 0) <= cut for row in survey.worst(first))
        parts.append(
            f"`{model}`, {len(survey.rows)} sentences; the worst fifth has a chrF of at most {cut:.1f}. Of the "
            f"sentences with the largest entropy, {_share(found, first, counted=True)} are in the worst fifth; by "
            f"chance {WORST * first:.0f} would be.\n\n{shown}"
        )
    return "\n\n".join(parts)


def _flags(surveys: "Mapping[str, Survey]") -> str:
    rows = []
    for model, survey in surveys.items():
        cut = float(np.nanquantile(survey.signals["chrf"], WORST))
        for flag in FLAGS:
            flagged = [row for row in survey.rows if flag in row.flags]
            bad = sum((row.chrf or 0) <= cut for row in flagged)
            if flagged:
                rows.append([f"`{model}`", f"`{flag}`", str(len(flagged)), _share(bad, len(flagged)), f"{WORST:.0%}"])
    return table(["model", "flag", "flagged", "of these in the worst fifth", "by chance"], rows)


def _labels(surveys: "Mapping[str, Survey]") -> str:
    rows = []
    for model, survey in surveys.items():
        right = survey.signals["right"] == 1
        first = survey.worst(round(FIRST * len(survey.rows)))
        wrong = sum(row.right is False for row in first)
        area = roc_auc_score(~right, survey.signals["entropy"])
        cells = [
            _share(int(right.sum()), len(right)),
            f"{area:.2f}",
            _share(wrong, len(first)),
            f"{1 - right.mean():.0%}",
        ]
        rows.append([f"`{model}`", *cells])
    heads = ["model", "right", "area under the ROC curve ↑", "wrong in the most doubtful tenth", "wrong in all"]
    return table(heads, rows)


def _share(count: int, total: int, *, counted: bool = False) -> str:
    low, high = share_interval(count, total)
    said = f"{low * total:.0f} to {high * total:.0f}" if counted else f"{low:.0%} to {high:.0%}"
    return f"{count} of {total} ({said})"


def spearman(one: np.ndarray, other: np.ndarray) -> tuple[float, float, float]:
    """Return Spearman's rank correlation, and its 95 % interval by a bootstrap over texts."""
    random = np.random.default_rng(_SEED)
    drawn = (random.integers(len(one), size=len(one)) for _ in range(_DRAWS))
    found = [spearmanr(one[chosen], other[chosen]).statistic for chosen in drawn]
    low, high = np.quantile(found, (0.025, 0.975))
    return float(spearmanr(one, other).statistic), float(low), float(high)


def share_interval(count: int, total: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    found = binomtest(count, total).proportion_ci(method="wilson")
    return float(found.low), float(found.high)


def held_out(names: Sequence[str], labels: Sequence[str], data: Path, count: int = TEXTS) -> list[tuple[str, str]]:
    """Return (text, reference or label) of the validation texts of each corpus, evenly spaced, of one sentence each."""
    from core.text.sentences import split_sentences
    from core.training.data.corpora import load_corpora

    found: list[tuple[str, str]] = []
    for corpus in load_corpora(tuple(names), data):
        fit = [item for item in corpus.validation if len(split_sentences(item[0])) == 1]
        fit = [item for item in fit if not labels or item[1] in labels]
        wanted = min(count // len(names), len(fit))
        found += [fit[at] for at in np.linspace(0, len(fit) - 1, wanted).round().astype(int)]
    return found


def surveyed(name: str, corpora: Sequence[str], data: Path) -> "Survey":
    """Return the survey of a model on offer over held-out texts of ``corpora``."""
    import core

    model = core.load(name, device="cpu")
    texts, others = zip(*held_out(corpora, model.labels, data), strict=True)
    expected: dict[str, Any] = {"labels" if model.labels else "references": others}
    return core.survey(model, texts, **expected)  # greedy, as the page translates


def main() -> None:
    """Write the tables of the page."""
    import core

    if len(sys.argv) != 2:
        sys.exit(__doc__)
    data = Path(sys.argv[1])
    surveys = {name: surveyed(name, CORPORA[name], data) for name in core.catalogue() if name in CORPORA}
    surveys[EVERYDAY] = surveyed("sentiment", ("everyday",), data)
    replace_file(PAGE, filled(PAGE.read_text(encoding="utf-8"), surveys))


if __name__ == "__main__":
    main()
