"""The model card of a checkpoint: what it is, what it was taught with, what was measured, where it fails."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sacrebleu.metrics import CHRF

from core.config import ModelConfig, Preset, TrainingConfig
from core.training.data.corpora import Corpus
from core.training.data.labelled import NEUTRAL
from core.training.data.own import balance
from core.training.report.card_lessons import believed, taught
from core.training.report.evaluate import SEARCH

CURVE = "learning-curve.svg"
SHOWN_MISTAKES = 8
_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 640, 320, 56, 40

Answered = tuple[str, str, str]  # text, expected, answer


def model_card(
    preset: Preset,
    config: ModelConfig,
    training: TrainingConfig,
    corpora: Sequence[Corpus],
    measured: dict[str, Any],
    answered: Sequence[Answered],
) -> str:
    """Return the card as Markdown; every number in it comes from ``measured`` or the configs."""
    parts = (
        f"# {preset.title}\n\n{preset.about}",
        _architecture(config, training),
        scores_section(measured),
        f"## Training\n\n{_training(config, training, measured)}\n\n![Learning curve]({CURVE})",
        f"## Corpora\n\n{_corpora(corpora)}",
        f"## Where it fails\n\n{_mistakes(config, answered)}{_probes(measured.get('probes', []))}",
        f"## Use\n\n{_use(measured['checkpoint'], config)}",
    )
    return "\n\n".join(parts) + "\n"


def scores_section(measured: dict[str, Any]) -> str:
    """Return the part of the card that tells the scores, and how far probabilities can be believed."""
    belief = f"\n\n{believed(measured['calibration'], measured['sets'])}" if "calibration" in measured else ""
    return f"## Scores\n\n{_scores(measured['sets'])}{_kept(measured)}{belief}"


def _kept(measured: dict[str, Any]) -> str:
    """Return the table of kept numbers and names, or nothing if the model has no made texts."""
    kept = measured.get("kept")
    if not kept:
        return ""
    rows = [[kind, f"{row['kept']:,} of {row['of']:,}", f"{row['kept'] / row['of']:.0%}"] for kind, row in kept.items()]
    table = _table(["what", "kept", "share"], rows)
    told = f"\n\nNumbers and names of the made validation texts that translations keep:\n\n{table}"
    if losses := measured.get("losses"):
        told += f"\n\n{_told_losses(losses['lost'], losses['unnamed'])}"
    return told


def _told_losses(lost: int, unnamed: int) -> str:
    """Return what the page says of the numbers that are lost."""
    if lost == 0:
        return "No number is lost."
    told = f"The notice of the page names {lost - unnamed} of the {lost} numbers that were lost."
    return told + " In any other, each digit is there and the mark of a decimal stayed English." if unnamed else told


def _architecture(config: ModelConfig, training: TrainingConfig) -> str:
    stacks = f"{config.encoder_layers} encoder layers"
    if config.task == "generator":
        stacks = f"{config.decoder_layers} decoder layers and no encoder"
    elif config.task == "translator":
        stacks += f" and {config.decoder_layers} decoder layers"
    else:
        stacks += f", mean pooling and one Linear over {', '.join(config.labels)}"
    letters = ", in small letters only" if training.uncased else ""
    return (
        f"A Transformer with {stacks}, {config.heads} heads, d_model {config.d_model}, d_ff {config.d_ff}, "
        f"{config.norm}-norm, {config.positions} positions, dropout {config.dropout}. "
        f"SentencePiece unigram vocabulary of {config.vocabulary_size:,} pieces with byte fallback{letters}. "
        "Weights are stored in half precision."
    )


def _scores(sets: dict[str, dict[str, Any]]) -> str:
    columns = {
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
    kept = {key: title for key, title in columns.items() if any(key in numbers for numbers in sets.values())}
    rows = [[name.replace("/", ", "), *(_number(numbers.get(key)) for key in kept)] for name, numbers in sets.items()]
    signatures = sorted({numbers["signature"] for numbers in sets.values() if "signature" in numbers})
    notes = "".join(f"\n\nBy sacreBLEU, {_search()}, signature `{signature}`." for signature in signatures)
    if "perplexity" in kept:
        notes += (
            "\n\nPerplexities are per piece but in the column *by word*, where a text's end counts as a word. Unigrams "
            "and bigrams of the training texts are what counting alone reaches. Accuracy is the share of pieces that "
            "are guessed right."
        )
    return _table(["set", *kept.values()], rows) + notes


def _search() -> str:
    return f"beam of {SEARCH.beam}, length penalty {SEARCH.length_penalty:g}"


def _training(config: ModelConfig, training: TrainingConfig, measured: dict[str, Any]) -> str:
    effort = measured["training"]
    text = (
        f"{effort['steps']:,} steps over {effort['predictions']:,} targets (epoch {effort['epochs'] + 1}) in "
        f"{effort['minutes']:g} minutes on {hardware_in_words(effort['hardware'])}.{interrupted(effort)} "
        f"The weights are the {measured['weights']}."
    )
    # The card is public: keep the checkpoint's name, drop its path on this disk.
    plain = training.to_json() | {"start_from": Path(training.start_from).name}
    rows = [
        [name.replace("_", " "), f"`{value}`"]
        for name, value in plain.items()
        if name != "corpora" and value not in ("", [])
    ]
    lesson = f"\n\n{taught(measured['distillation'])}" if "distillation" in measured else ""
    return f"{_beginning(config, training)}{text}{lesson}\n\n{_table(['setting', 'value'], rows)}"


def interrupted(effort: dict[str, Any]) -> str:
    """Return a sentence, with a space before it, on where the run was cut off; nothing for one in a single go."""
    steps = " and ".join(f"{step:,}" for step in dict.fromkeys(effort.get("resumed_after", [])))
    return f" It was cut off after step {steps} and went on from what it had saved." if steps else ""


def _beginning(config: ModelConfig, training: TrainingConfig) -> str:
    """Return a sentence, with a space behind it, on what the run started from; nothing for random weights."""
    if not training.start_from:
        return ""
    name = Path(training.start_from).name
    if config.task == "translator" and training.own_pieces:
        taken = "its weights, and for each of the own pieces the mean of its vectors"
    elif config.task == "translator":
        taken = "its weights and its tokenizer"
    elif training.own_pieces:
        taken = "its encoder, and for each of the own pieces the mean of its vectors"
    else:
        taken = "its encoder, its embedding table and its tokenizer"
    return f"The run started from `{name}`: {taken}. What `{name}` learned from is on its own card. "


def hardware_in_words(hardware: dict[str, Any]) -> str:
    """Return "1 process with 1 thread of a CPU, in bfloat16" or the like."""
    if not hardware:
        return "hardware that was not noted"
    processes = hardware["processes"]
    where = hardware["device"] if hardware["device"] != "cpu" else f"{_count(hardware['threads'], 'thread')} of a CPU"
    shared = f"{processes} processes, each with " if processes > 1 else ""
    return f"{shared}{where}, in {'bfloat16' if hardware['bf16'] else 'float32'}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _corpora(corpora: Sequence[Corpus]) -> str:
    rows = [[corpus.name, corpus.terms, str(corpus.report)] for corpus in corpora]
    said = [
        f"\n\nLabels of {one.name}: {balance(one.train)}." for one in corpora if one.task == "classifier" and one.train
    ]
    return _table(["corpus", "terms", "training texts"], rows) + "".join(said)


def _mistakes(config: ModelConfig, answered: Sequence[Answered]) -> str:
    if config.task == "generator":
        rows = [list(row) for row in answered[:SHOWN_MISTAKES]]
        about = (
            "It knows short sentences and nothing of the world: what it writes reads well and need not be true or make "
            "sense. Beginnings of validation texts, and the likeliest continuation of each"
        )
        return f"{about}:\n\n{_table(['beginning', 'text', 'continued'], rows)}"
    wrong = worst_translations(answered) if config.task == "translator" else wrong_labels(answered, config.labels)
    if not wrong:
        return "No answer on the validation texts was wrong."
    what = (
        "The worst by chrF among the validation texts" if config.task == "translator" else "Among the validation texts"
    )
    return f"{what}:\n\n{_table(['text', 'expected', 'answer'], [list(row) for row in wrong[:SHOWN_MISTAKES]])}"


def _probes(probes: Sequence[dict[str, Any]]) -> str:
    """Return what the probes showed: how many of each kind hold, and those that do not."""
    if not probes:
        return ""
    kinds = list(dict.fromkeys(probe["kind"] for probe in probes))
    counts = {kind: [probe["holds"] for probe in probes if probe["kind"] == kind] for kind in kinds}
    rows = [[kind, f"{sum(held)} of {len(held)}"] for kind, held in counts.items()]
    failed = [[probe["kind"], probe["source"], probe["translation"]] for probe in probes if not probe["holds"]]
    text = f"\n\nOf sentences that ask one thing each, so many kept it:\n\n{_table(['what', 'kept'], rows)}"
    return f"{text}\n\nThese did not:\n\n{_table(['what', 'text', 'answer'], failed)}" if failed else text


def worst_translations(answered: Sequence[Answered], count: int = SHOWN_MISTAKES) -> list[Answered]:
    """Return the translations furthest from their references by sentence chrF, one-word texts left out."""
    metric = CHRF()
    longer = [row for row in answered if len(row[0].split()) > 2]
    return sorted(longer, key=lambda row: metric.sentence_score(row[2], [row[1]]).score)[:count]


def wrong_labels(answered: Sequence[Answered], labels: Sequence[str] = ()) -> list[Answered]:
    """Return the texts given another label than expected, the shortest first: they are the easiest to read."""
    wrong = [row for row in answered if row[1] != row[2] and (row[1] != NEUTRAL or NEUTRAL in labels)]
    return sorted(wrong, key=lambda row: len(row[0]))


def _use(name: str, config: ModelConfig) -> str:
    verb = {"translator": "translate", "generator": "generate"}.get(config.task, "classify")
    return f"```\nglassformer {verb} --model {name}\nglassformer app\n```"


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in line) + " |" for line in lines
    )


def _number(value: float | int | None) -> str:
    if value is None:
        return "–"
    return f"{value:,}" if isinstance(value, int) else f"{value:.3f}" if value <= 1 else f"{value:.1f}"


def learning_curve(records: Sequence[dict[str, Any]]) -> str:
    """Return an SVG of training and validation negative log-likelihood, in nats a target, over steps."""
    training = [(one["step"], one["nll"]) for one in records if "nll" in one]
    validation = [(one["step"], one["validation_nll"]) for one in records if "validation_nll" in one]
    points = training + validation or [(0, 1.0)]
    right, top = max(step for step, _ in points) or 1, max(value for _, value in points) or 1.0
    kinds = ((training, "training", "#7a7a7a", 1), (validation, "validation", "#1f6feb", 2))
    there = [kind for kind in kinds if kind[0]]
    lines = "".join(_line(points, right, top, colour, width) for points, _, colour, width in there)
    names = "".join(
        f'<text x="{_WIDTH - 8}" y="{20 + 16 * place}" text-anchor="end" fill="{colour}">{name}</text>'
        for place, (_, name, colour, _) in enumerate(there)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" '
        f'font-size="12"><rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>{_axes(right, top)}'
        f"{lines}{names}</svg>\n"
    )


def _place(step: float, value: float, right: float, top: float) -> tuple[float, float]:
    x = _LEFT + (_WIDTH - _LEFT - 12) * step / right
    y = 12 + (_HEIGHT - _BOTTOM - 12) * (1 - value / top)
    return round(x, 1), round(y, 1)


def _line(points: Sequence[tuple[float, float]], right: float, top: float, colour: str, width: int) -> str:
    places = " ".join("{},{}".format(*_place(step, value, right, top)) for step, value in points)
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def _axes(right: float, top: float) -> str:
    marks = []
    for part in range(5):
        x, y = _place(right * part / 4, top * part / 4, right, top)
        bottom = _HEIGHT - _BOTTOM
        marks.append(f'<line x1="{_LEFT}" y1="{y}" x2="{_WIDTH - 12}" y2="{y}" stroke="#ddd"/>')
        marks.append(f'<text x="{_LEFT - 6}" y="{y + 4}" text-anchor="end" fill="#333">{top * part / 4:.2g}</text>')
        marks.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle" fill="#333">{right * part / 4:.0f}</text>')
    title = f'<text x="{_LEFT}" y="{_HEIGHT - 6}" fill="#333">nats a target, by step</text>'
    return "".join(marks) + title
