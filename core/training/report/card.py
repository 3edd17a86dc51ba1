"""The model card of a checkpoint: what it is, what it was taught with, what was measured, where it fails.

``card.jinja`` is its text, ``learning-curve.jinja`` its drawing.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import jinja2
from sacrebleu.metrics import CHRF

from core.config import ModelConfig, Preset, TrainingConfig
from core.training.data.corpora import Corpus
from core.training.data.labelled import NEUTRAL
from core.training.data.own import balance
from core.training.data.table import CORPORA
from core.training.distillation.teacher_layers import MOST_TEXTS
from core.training.report.calibration import DRAWS, MOST_BY_CHANCE
from core.training.report.evaluate import SEARCH

CURVE = "learning-curve.svg"
SHOWN_MISTAKES = 8

Answered = tuple[str, str, str]  # text, expected, answer
_COLUMNS = {
    "bleu": "BLEU",
    "chrf": "chrF",
    "bleu_lowercased_tokenised": "BLEU, lower-cased and tokenised",
    "perplexity": "perplexity",
    "perplexity_by_word": "by word",
    "unigram_perplexity": "of unigrams",
    "bigram_perplexity": "of bigrams",
    "accuracy": "accuracy",
    "standard_error": "standard error",
    "macro_f1": "macro F1",
    "calibration_error": "calibration error",
    "calibration_error_by_chance": "by chance",
    "calibration_error_by_chance_most": "by chance at most",
    "accuracy_when_sure": "accuracy when sure",
    "unsure": "unsure",
    "sentences": "texts",
}


def model_card(
    preset: Preset,
    config: ModelConfig,
    training: TrainingConfig,
    corpora: Sequence[Corpus],
    measured: dict[str, Any],
    answered: Sequence[Answered],
) -> str:
    """Return the card as Markdown; every number in it comes from ``measured`` or the configs."""
    shown = {"translator": worst_translations, "classifier": lambda rows: wrong_labels(rows, config.labels)}
    wrong = shown.get(config.task, list)(answered)[:SHOWN_MISTAKES]
    given = {"preset": preset, "config": config, "training": training, "corpora": corpora, "measured": measured}
    return part("card", **given, wrong=wrong) + "\n"


def part(name: str, *values: Any, **given: Any) -> str:
    """Return the part ``name`` of the card, with what it is told by place and what all parts are ``given``."""
    text = str(getattr(_TEMPLATES.get_template("card.jinja").make_module(given), name)(*values))
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def worst_translations(answered: Sequence[Answered], count: int = SHOWN_MISTAKES) -> list[Answered]:
    """Return the translations furthest from their references by sentence chrF, one-word texts left out."""
    metric = CHRF()
    longer = [row for row in answered if len(row[0].split()) > 2]
    return sorted(longer, key=lambda row: metric.sentence_score(row[2], [row[1]]).score)[:count]


def wrong_labels(answered: Sequence[Answered], labels: Sequence[str] = ()) -> list[Answered]:
    """Return the texts given another label than expected, the shortest first: they are the easiest to read."""
    wrong = [row for row in answered if row[1] != row[2] and (row[1] != NEUTRAL or NEUTRAL in labels)]
    return sorted(wrong, key=lambda row: len(row[0]))


def learning_curve(records: Sequence[dict[str, Any]]) -> str:
    """Return an SVG of training and validation negative log-likelihood, in nats a target, over steps."""
    kinds = {
        name: [(record["step"], record[key]) for record in records if key in record]
        for name, key in (("training", "nll"), ("validation", "validation_nll"))
    }
    points = [point for line in kinds.values() for point in line] or [(0, 1.0)]
    right, top = max(step for step, _ in points) or 1, max(value for _, value in points) or 1.0
    drawn = {name: line for name, line in kinds.items() if line}
    return _TEMPLATES.get_template("learning-curve.jinja").render(lines=drawn, right=right, top=top) + "\n"


def _table(rows: Iterable[Sequence[object]], *titles: str) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(
        "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in line) + " |" for line in lines
    )


def _score_table(sets: dict[str, dict[str, Any]]) -> str:
    kept = {key: title for key, title in _COLUMNS.items() if any(key in numbers for numbers in sets.values())}
    rows = [[name.replace("/", ", "), *(_number(numbers.get(key)) for key in kept)] for name, numbers in sets.items()]
    return _table(rows, "set", *kept.values())


def _number(value: float | int | None) -> str:
    if value is None:
        return "–"
    return f"{value:,}" if isinstance(value, int) else f"{value:.3f}" if value <= 1 else f"{value:.1f}"


def _shares(kept: dict[str, dict[str, int]]) -> list[list[str]]:
    return [[kind, f"{row['kept']:,} of {row['of']:,}", f"{row['kept'] / row['of']:.0%}"] for kind, row in kept.items()]


def _counted(probes: Sequence[dict[str, Any]]) -> list[list[str]]:
    """Return how many probes of each kind hold."""
    held: dict[str, list[bool]] = {}
    for probe in probes:
        held.setdefault(probe["kind"], []).append(probe["holds"])
    return [[kind, f"{sum(holds)} of {len(holds)}"] for kind, holds in held.items()]


def _settings_of(training: TrainingConfig) -> list[list[str]]:
    # The card is public: keep the checkpoint's name, drop its path on this disk.
    plain = training.to_json() | {"start_from": Path(training.start_from).name}
    shown = {name: value for name, value in plain.items() if name != "corpora" and value not in ("", [])}
    return [[name.replace("_", " "), f"`{value}`"] for name, value in shown.items()]


def _by_chance(sets: dict[str, dict[str, Any]]) -> tuple[int, list[str]]:
    """Return how many corpora have an error by chance, and the names of those whose error lies above the most."""
    name = "calibration_error_by_chance"
    known = {key.partition("/")[0]: numbers for key, numbers in sets.items() if numbers.get(name) is not None}
    return len(known), [key for key, one in known.items() if one["calibration_error"] > one[f"{name}_most"]]


_TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parent),
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_TEMPLATES.filters |= {
    "form": format,
    "line": lambda text: f"\n{' '.join(text.split())}\n\n",
    "table": _table,
    "columns": lambda rows, *names: [[_TEMPLATES.getattr(row, name) for name in names] for row in rows],
    "shares": _shares,
    "counted": _counted,
    "joined": lambda text: "".join(text.splitlines()),
}
_TEMPLATES.globals |= {
    "curve": CURVE,
    "search": SEARCH,
    "draws": DRAWS,
    "most_by_chance": MOST_BY_CHANCE,
    "most_texts": MOST_TEXTS,
    "terms_of_pools": CORPORA["tatoeba-en-de"].terms,
    "balance": balance,
    "score_table": _score_table,
    "settings_of": _settings_of,
    "by_chance": _by_chance,
    "name_of": lambda path: Path(path).name,
}
