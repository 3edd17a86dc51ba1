"""One command from raw corpora to a checkpoint: corpora, tokenizer, training, averaging, scores, model card."""

import random
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import torch

from core.checkpoints.checkpoint import TOKENIZER, build_model
from core.config import OWN_PRESETS, ModelConfig
from core.errors import InputError
from core.training.data.corpora import Corpus, load_corpora
from core.training.data.encoding import fit_config, prepare_tokenizer
from core.training.data.own import TEXTS, OwnTexts, about_texts, balance, keep_texts
from core.training.distillation.stages import distil, taught_corpora
from core.training.distillation.teacher import load_teacher
from core.training.distillation.teacher_layers import MOST_TEXTS, is_like_ours, shaped_like, take_layers
from core.training.distillation.unlabelled import load_pools, variants_of
from core.training.driver import settle, stage
from core.training.loop.loss import SoftLabels
from core.training.loop.measure import Precision
from core.training.loop.start import take_tokenizer, take_weights
from core.training.loop.state import RUN, SETTINGS, Progress, Saves
from core.training.loop.trainer import Trainer, new_accelerator
from core.training.plan import Plan, data_of, plan_of, read_settings, refuse_other_run
from core.training.report.finish import finish
from core.transformer.classifier import Classifier


def train(
    preset_name: str,
    data_dir: str | Path | None,
    out_dir: str | Path,
    *,
    own: OwnTexts | None = None,
    resume: bool = False,
    steps: int | None = None,
    seed: int | None = None,
    threads: int | None = None,
    precision: Precision = "auto",
    quiet: bool = False,
    snapshots: int = 0,
    teacher: str | None = None,
    teaching: Mapping[str, object] | None = None,
    further: bool = False,
    **changes: object,
) -> Progress:
    """Train a preset in ``out_dir``/run, from the start or from its last save, and make ``out_dir`` its checkpoint.

    Args:
        data_dir: folder of the corpora; None for own texts.
        own: texts of the presets ``classifier`` and ``translator``; None goes on with those that the run keeps.
        resume: go on with the run that is there, as it was set up.
        steps, seed, changes: fields of the preset's ``TrainingConfig`` to replace.
        threads: processor threads of this process; None means 1.
        snapshots: how many checkpoints to keep on the way, in run/snapshots, log-spaced in steps.
        teacher: a pretrained encoder, as a folder or ``hf:NAME``, from which a classifier learns; None for labels only.
        teaching: fields of the preset's ``DistillationConfig`` to replace.
        further: go on from the preset's trained weights with its further run.

    Raises:
        ValueError: if a name or setting is unknown, or ``out_dir`` holds a run that is not to be resumed.
        FileNotFoundError: if a corpus is missing.
        KeyboardInterrupt: if it was asked to stop; the run is saved and can be resumed.
    """
    given = {key: value for key, value in (changes | {"steps": steps, "seed": seed}).items() if value is not None}
    torch.set_num_threads(threads or 1)
    lesson = {key: value for key, value in (teaching or {}).items() if value is not None}
    lesson |= {} if teacher is None else {"teacher": teacher}
    folder = Path(out_dir) / RUN
    if own or preset_name in OWN_PRESETS:
        _keep_own(own, preset_name, folder, seed or 1, resume)
    plan = plan_of(preset_name, folder, given, lesson, resume=resume, further=further)
    if not (resume and read_settings(folder)) and not _shaped(plan):  # what goes on is settled
        plan = plan_of(preset_name, folder, given, lesson | {"layers": 0}, resume=resume)
    shown: dict[str, Any] = {"precision": precision, "quiet": quiet, "snapshots": snapshots}
    trainer = new_trainer(plan, data_of(folder, data_dir), folder, resume, **shown)
    progress = trainer.run()
    if trainer.accelerator.is_main_process:
        finish(data_dir, out_dir, quiet=quiet)
    return progress


def _keep_own(own: OwnTexts | None, preset: str, folder: Path, seed: int, resume: bool) -> None:
    """Keep somebody's own texts with the run.

    Raises:
        ValueError: if they are not those of this preset or of this run, or none are given and none are kept.
    """
    if preset not in OWN_PRESETS or (own and own.task != preset):
        takes = {"classifier": "--examples", "translator": "--pairs"}.get(preset, "none")
        raise InputError("training-other-texts", preset=repr(preset), takes=takes)
    if own is None:
        about_texts(folder / TEXTS)
        return
    if not resume and (folder / SETTINGS).is_file():
        raise InputError("training-run-is-there", folder=str(folder.parent))
    with new_accelerator().main_process_first():
        folder.mkdir(parents=True, exist_ok=True)
        keep_texts(own, folder, seed)


def new_trainer(
    plan: Plan,
    data: Path,
    folder: Path,
    resume: bool,
    *,
    precision: Precision = "auto",
    quiet: bool = False,
    **options: Any,
) -> Trainer:
    """Return a trainer for ``plan`` in the run's ``folder``, its settings written down, ready to run.

    A teacher, if there is one, has been trained and has labelled the texts by then. ``options`` are others of
    ``Trainer`` that change nothing in the result.
    """
    training, lesson = plan.training, plan.distillation
    start = new_accelerator()  # before anything else asks how processes were launched
    with start.main_process_first():  # the others find the tokenizer made
        folder.mkdir(parents=True, exist_ok=True)
        if start.is_main_process:
            refuse_other_run(folder, plan, resume)
        hushed = quiet or not start.is_main_process
        say = (lambda text: None) if hushed else partial(print, file=sys.stderr, flush=True)  # before there is a bar
        say("Reading the corpora.")
        corpora, pools = _read_texts(plan, data, folder, quiet=hushed)
        for corpus in corpora:
            labels = f" {balance(corpus.train)}." if corpus.task == "classifier" and corpus.train else ""
            say(f"{corpus.name}: {len(corpus.train):,} texts to train, {len(corpus.validation):,} to validate.{labels}")
        if training.start_from and not training.own_pieces:
            take_tokenizer(training.start_from, folder / TOKENIZER)
        say("Learning the pieces of the vocabulary, and cutting the texts into them.")
        read = taught_corpora(lesson, corpora) if lesson else corpora
        path, size = folder / TOKENIZER, training.vocabulary_size
        tokenizer = prepare_tokenizer(path, (*read, *pools), size, uncased=training.uncased)
        config = fit_config(_shaped(plan) or plan.model, tokenizer)
        if start.is_main_process:
            settle(folder, replace(plan, model=config).to_json())
    material = distil(plan, lesson, corpora, pools, folder, precision=precision, quiet=quiet) if lesson else None
    torch.manual_seed(training.seed)
    model = build_model(config)
    if Saves(folder / "saves", keep=1).latest() is None:
        if training.start_from:
            take_weights(training.start_from, model, config, tokenizer if training.own_pieces else None)
        if material and lesson and lesson.layers:
            texts = [text for corpus in read for text, _ in corpus.train]
            some = random.Random(training.seed).sample(texts, min(len(texts), MOST_TEXTS))
            take_layers(cast("Classifier", model), tokenizer, material.teacher, material.pieces, some)
    trainer = stage(
        model,
        config,
        training,
        read=(*read, *pools),
        measured=corpora,
        tokenizer=tokenizer,
        folder=folder,
        soft_texts=material.soft if material else None,
        soft=SoftLabels(lesson.temperature, lesson.gold_weight) if lesson else None,
        resume=resume,
        precision=precision,
        quiet=quiet,
        **options,
    )
    if start.is_main_process:  # in words that name no machine
        device = torch.cuda.get_device_name(trainer.device) if trainer.device.type == "cuda" else trainer.device.type
        about = {"threads": torch.get_num_threads(), "processes": trainer.world, "bf16": trainer.bf16}
        settle(folder, {"hardware": {"device": device, **about}})
    return trainer


def _read_texts(plan: Plan, data: Path, folder: Path, *, quiet: bool) -> tuple[tuple[Corpus, ...], tuple[Corpus, ...]]:
    """Return the labelled corpora, and those that only a teacher labels: pools, and variants of the labelled.

    Raises:
        InputError: if nothing is left to train on or to measure by.
    """
    corpora = load_corpora(plan.training.corpora, data)
    if not any(corpus.train for corpus in corpora) or not any(corpus.validation for corpus in corpora):
        sizes = ", ".join(f"{one.name} {len(one.train):,} and {len(one.validation):,}" for one in corpora)
        raise InputError("training-too-few-texts", sizes=sizes)
    lesson = plan.distillation
    if lesson is None:
        return corpora, ()
    pools = load_pools(lesson.unlabelled, data, corpora, lesson.most_unlabelled)
    if lesson.variants:
        read = taught_corpora(lesson, corpora)
        pools += (variants_of(lesson, read, pools, plan.model.labels, folder, plan.training.seed, quiet=quiet),)
    return corpora, pools


def _shaped(plan: Plan) -> ModelConfig | None:
    """Return what the model is to be: as the preset says, or as large as the teacher as which it begins.

    None if it was to begin as a teacher whose layers it cannot take.
    """
    lesson = plan.distillation
    if not lesson or not lesson.layers:
        return plan.model
    teacher, _ = load_teacher(lesson, plan.model.labels, plan.training.seed)
    return shaped_like(plan.model, teacher, lesson.layers) if is_like_ours(teacher) else None
