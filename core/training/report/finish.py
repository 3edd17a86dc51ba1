"""Make a checkpoint from the saves of a run: the best weights by validation, scores, learning curve, model card.

A run need not have ended: its last saves can be made a checkpoint at any time. A classifier that is finished can be
calibrated without its run: its weights, scores and card are there.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

import torch
from torch import Tensor
from tqdm import tqdm

from core.checkpoints.checkpoint import (
    CONFIG,
    TOKENIZER,
    Checkpoint,
    build_model,
    fill,
    load_checkpoint,
    save_checkpoint,
    unique_tensors,
)
from core.checkpoints.json_file import read_object
from core.checkpoints.token_layout import save_token_layout
from core.config import OWN_PRESETS, ModelConfig, TrainingConfig
from core.errors import InputError
from core.files import replace_file
from core.text.tokens import Tokenizer
from core.training.data.corpora import Corpus, load_corpora, validation_of
from core.training.data.encoding import encode, labels_as_ids
from core.training.data.own import TEXTS, about_texts
from core.training.distillation.stages import read_about
from core.training.loop.logs import read_log
from core.training.loop.loss import Objective
from core.training.loop.measure import Means, means_over
from core.training.loop.state import (
    BEST,
    PROGRESS,
    RUN,
    SETTINGS,
    WEIGHTS,
    Progress,
    Saves,
    average_weights,
    read_plain,
    read_saved,
)
from core.training.plan import data_of, preset_of, read_settings
from core.training.report.calibration import calibrated, divide_head
from core.training.report.card import CURVE, learning_curve, model_card, part
from core.training.report.evaluate import (
    answer_all,
    classify,
    evaluate_classifier,
    evaluate_translator,
    logits_of,
    translate,
)
from core.training.report.kept import kept_by_kind, losses, run_probes
from core.training.report.perplexity import Counted, continuations, evaluate_generator, rows_of
from core.training.report.token_layout import token_layout

_SHOWN = ("perplexity", "bleu", "chrf", "accuracy", "unsure")
SCORES, CARD = "scores.json", "README.md"
SHOWN = 4  # beginnings of texts of each corpus that a generator continues


@dataclass(frozen=True, kw_only=True)
class Run:
    """A run as its folder tells it."""

    folder: Path
    preset: str
    config: ModelConfig
    training: TrainingConfig
    hardware: dict[str, Any]
    tokenizer: Tokenizer
    progress: Progress
    saves: Saves


Results = dict[str, tuple[dict[str, Any], list[str]]]  # corpus to scores and answers


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """Weights that could become the checkpoint, and how they do on the validation texts."""

    about: str
    tensors: dict[str, Tensor]
    means: Means
    score: float  # share of right labels, the mean BLEU over the corpora, or the mean log-probability of a token
    results: Results  # of a translator, on the validation texts of each corpus


def read_run(folder: Path) -> Run:
    """Return the run in ``folder``.

    Raises:
        InputError: if there is no run, or it has not saved anything yet.
    """
    if not (folder / SETTINGS).is_file():
        raise InputError("training-no-run", folder=str(folder))
    settings = read_settings(folder)
    if "training" not in settings:
        raise InputError("training-run-of-stages", folder=str(folder))
    training = TrainingConfig.from_json(settings["training"])
    saves = Saves(folder / "saves", keep=training.average_last)
    latest = saves.latest()
    if latest is None:
        raise InputError("training-nothing-saved", folder=str(folder))
    return Run(
        folder=folder,
        preset=settings["preset"],
        config=ModelConfig.from_json(settings["model"]),
        training=training,
        hardware=settings.get("hardware", {}),
        tokenizer=Tokenizer.load(folder / TOKENIZER),
        progress=Progress.from_json(read_plain(latest / PROGRESS)),
        saves=saves,
    )


def finish(data_dir: str | Path | None, out_dir: str | Path, *, quiet: bool = False) -> dict[str, Any]:
    """Make ``out_dir`` a checkpoint from the last saves of its run; return what goes into its ``scores.json``.

    Raises:
        ValueError: if there is no run or no save.
        FileNotFoundError: if a corpus is missing.
    """
    out = Path(out_dir)
    run = read_run(out / RUN)
    corpora = load_corpora(run.training.corpora, data_of(run.folder, data_dir))
    preset = preset_of(run.preset, run.folder)
    chosen = best_candidate(run, corpora, quiet)
    model = build_model(run.config).eval()
    fill(model, chosen.tensors)
    belief = None
    if run.config.task == "classifier":
        fitted = Checkpoint(run.preset, model, run.tokenizer, run.config)
        belief = calibrate(fitted, corpora, fitted.config.unsure_below)
        fill(model, divide_head(chosen.tensors, belief["temperature"]))
    recipe = {"preset": run.preset, "steps_taken": run.progress.step, "weights": chosen.about, **run.training.to_json()}
    languages = run.training.corpora[0].split("-")[-2:]  # of a translator: corpora are called NAME-SOURCE-TARGET
    if run.preset in OWN_PRESETS:
        about = about_texts(run.folder / TEXTS)
        languages = about.get("codes", [])
        recipe |= {"title": preset.title, "languages": about.get("languages", []), "codes": languages}  # for the page
    save_checkpoint(out, model, run.tokenizer, run.config, training=recipe)
    say = (lambda text: None) if quiet else print
    say(f"Took the {chosen.about}: {chosen.means.nll:.4f} nats a target on validation.")
    checkpoint = load_checkpoint(out, fastest_device())
    table = checkpoint.model.table.weight.detach().cpu().numpy()
    save_token_layout(out, token_layout(table, checkpoint.tokenizer, corpora))
    scores, mistakes = evaluate_all(checkpoint, corpora, say, chosen.results, quiet)
    measured: dict[str, Any] = {
        # The folder of a run is called what its owner likes; a model of own texts has no other name.
        "checkpoint": out.resolve().name if run.preset in OWN_PRESETS else run.preset,
        "weights": chosen.about,
        "sets": scores,
        "training": {
            "steps": run.progress.step,
            "epochs": run.progress.position.epoch,
            "predictions": run.progress.predictions,
            "minutes": round(run.progress.seconds / 60, 1),
            "resumed_after": list(run.progress.resumed),
            "hardware": run.hardware,
        },
    }
    if belief:
        measured["calibration"] = belief
    if lesson := read_about(run.folder):
        measured["distillation"] = lesson
    if run.config.task == "translator":
        items = [item for corpus in corpora if corpus.made for item in corpus.validation]
        if items:
            outputs = answer_all(partial(translate, checkpoint), [source for source, _ in items])
            measured["kept"] = kept_by_kind(items, outputs, languages[1])
            measured["losses"] = losses(items, outputs, languages[1])
        measured["probes"] = run_probes(partial(translate, checkpoint), "-".join(languages))
    replace_file(out / SCORES, json.dumps(measured, indent=2, ensure_ascii=False) + "\n")
    replace_file(out / CURVE, learning_curve(list(read_log(run.folder))))
    replace_file(out / CARD, model_card(preset, run.config, run.training, corpora, measured, mistakes))
    return measured


def best_candidate(run: Run, corpora: tuple[Corpus, ...], quiet: bool = False) -> Candidate:
    """Return the mean of the last saves, or the weights that were best on validation where those are better.

    Better is what answers the validation texts better. The negative log-likelihood of their words would be cheaper to
    measure, but a mean of saves translates better than that tells.
    """
    saves = run.saves.last(run.training.average_last)
    options = {f"weights of step {run.progress.step}": read_saved(saves[-1] / WEIGHTS)}
    if len(saves) > 1:
        options[f"mean of the last {len(saves)} saves"] = average_weights(saves)
    best = run.saves.folder / BEST
    if best.is_file():
        options["weights that did best on validation on the way"] = read_saved(best)
    examples = encode(validation_of(corpora, run.config.labels), run.tokenizer, run.config)
    model = build_model(run.config)
    objective = Objective(model.to(fastest_device()), pad_id=run.config.pad_id, smoothing=0.0)
    candidates = []
    for about, tensors in options.items():
        tensors = {name: tensor.half().float() for name, tensor in tensors.items()}  # as a checkpoint keeps them
        fill(model, tensors)
        means = means_over(objective, examples, run.config, run.training.batch_tokens)
        results: Results = {}
        score = -means.nll if run.config.task == "generator" else means.accuracy
        if run.config.task == "translator":
            checkpoint = Checkpoint(run.preset, model.eval(), run.tokenizer, run.config)
            measured = [one for one in corpora if one.validation]
            results = {one.name: _evaluate(checkpoint, one.validation, about, quiet) for one in measured}
            score = mean(numbers["bleu"] for numbers, _ in results.values())
        candidates.append(Candidate(about=about, tensors=tensors, means=means, score=score, results=results))
    return max(candidates, key=lambda candidate: candidate.score)


def calibrate(checkpoint: Checkpoint, corpora: tuple[Corpus, ...], unsure_below: float) -> dict[str, Any]:
    """Return the temperature that makes a classifier's probabilities fit the validation texts best, and how well."""
    items = validation_of(corpora, checkpoint.config.labels)
    logits = answer_all(lambda texts: list(logits_of(checkpoint, texts)), [text for text, _ in items])
    targets = labels_as_ids([label for _, label in items], checkpoint.config.labels)
    return calibrated(torch.stack(logits), torch.from_numpy(targets), unsure_below)


def fastest_device() -> torch.device:
    """Return the graphics card where there is one, else the CPU."""
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def evaluate_all(
    checkpoint: Checkpoint,
    corpora: tuple[Corpus, ...],
    say: Callable[[str], object],
    known: Results,
    quiet: bool = False,
) -> tuple[dict[str, dict[str, Any]], list[tuple[str, str, str]]]:
    """Return the scores of every evaluation set by name, and (text, expected, answer) of all validation texts.

    What is ``known`` of the validation texts of a corpus is not worked out again. Of a generator it is the first few
    validation texts of each corpus, and how it goes on with their beginnings.
    """
    writes = checkpoint.config.task == "generator"
    read = rows_of(checkpoint, [text for corpus in corpora for text, _ in corpus.train]) if writes else []
    floors = Counted(read, checkpoint.config.vocabulary_size) if writes else None
    scores: dict[str, dict[str, Any]] = {}
    answered: list[tuple[str, str, str]] = []
    for corpus in corpora:
        for split, items in (("validation", corpus.validation), ("test", corpus.test)):
            if not items:
                continue
            done = known.get(corpus.name) if split == "validation" else None
            if floors:
                done = evaluate_generator(checkpoint, items, floors), []
            numbers, answers = done or _evaluate(checkpoint, items, f"{corpus.name} {split}", quiet)
            scores[f"{corpus.name}/{split}"] = numbers
            say(f"{corpus.name} {split}: {', '.join(f'{one} {numbers[one]:.4g}' for one in _SHOWN if one in numbers)}")
            if split == "validation" and not floors:
                answered += [(text, expected, answer) for (text, expected), answer in zip(items, answers, strict=True)]
        answered += continuations(checkpoint, corpus.validation[:SHOWN]) if floors else []
    return scores, answered


def _evaluate(
    checkpoint: Checkpoint, items: tuple[tuple[str, str], ...], title: str, quiet: bool
) -> tuple[dict[str, Any], list[str]]:
    texts, expected = map(list, zip(*items, strict=True))
    with tqdm(desc=title, total=len(texts), unit="text", leave=False, disable=quiet or None) as bar:

        def show(done: int) -> None:
            bar.update(done - bar.n)

        if checkpoint.config.task == "translator":
            return evaluate_translator(partial(translate, checkpoint), texts, expected, show)
        labelled, unsure_below = list(zip(expected, texts, strict=True)), checkpoint.config.unsure_below
        return evaluate_classifier(partial(classify, checkpoint), labelled, show, unsure_below=unsure_below)


def recalibrate(data_dir: str | Path | None, folder: str | Path, *, quiet: bool = False) -> dict[str, Any]:
    """Divide the logits of the classifier in ``folder`` by the temperature that fits the validation texts best.

    Answers stay what they are. Every validation set of its preset is measured again, also those that the weights were
    never chosen by; ``config.json``, ``scores.json`` and the card say so. Doing it twice changes nothing more.

    Raises:
        InputError: if ``folder`` holds no classifier of this project.
        FileNotFoundError: if a corpus is missing.
    """
    folder = Path(folder)
    checkpoint = load_checkpoint(folder)
    recipe = read_object(folder / CONFIG).get("training", {})
    measured, card = read_object(folder / SCORES), (folder / CARD).read_text(encoding="utf-8")
    preset = preset_of(recipe.get("preset", ""), folder / RUN)
    assert preset.training is not None  # preset_of sees to it
    if checkpoint.config.task != "classifier":
        raise InputError("training-not-calibrated", model=folder.name)
    corpora = load_corpora(preset.training.corpora, data_of(folder / RUN, data_dir))
    config = replace(checkpoint.config, unsure_below=preset.model.unsure_below)
    belief = calibrate(checkpoint, corpora, config.unsure_below)
    fill(checkpoint.model, divide_head(unique_tensors(checkpoint.model), belief["temperature"]))
    save_checkpoint(folder, checkpoint.model, checkpoint.tokenizer, config, training=recipe)
    before = measured.get("calibration", {}).get("temperature", 1.0)
    measured["calibration"] = belief | {"temperature": round(before * belief["temperature"], 4)}
    measured["sets"], _ = evaluate_all(load_checkpoint(folder), corpora, (lambda text: None) if quiet else print, {})
    replace_file(folder / SCORES, json.dumps(measured, indent=2, ensure_ascii=False) + "\n")
    section = part("scores", measured)
    replace_file(folder / CARD, re.sub(r"## Scores\n.*?(?=\n## )", lambda _: f"{section}\n", card, flags=re.DOTALL))
    return dict(measured)
