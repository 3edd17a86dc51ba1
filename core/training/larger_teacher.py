"""A translator learns from a larger one, which first learns the same texts from nothing.

The larger one writes translations of natural sentences by beam search (Kim and Rush 2016, section 3.2). The small one
reads these beside the references, and at each target it is told the larger one's probabilities (section 3.1 there,
after Hinton et al. 2015). Both need a GPU to be done within an hour.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, cast

import torch
from tqdm import tqdm

from core.checkpoints.checkpoint import Checkpoint, build_model, fill
from core.config import TrainingConfig
from core.decoding import Decoding, decode
from core.decoding.sources import by_length
from core.files import replace_file
from core.training.data.corpora import Corpus, load_corpora
from core.training.data.table import CORPORA
from core.training.driver import begin, stage
from core.training.loop.loss import LargerTeacher
from core.training.loop.state import average_weights
from core.transformer.decoder_model import DecoderModel

TRANSLATIONS = "translations.jsonl"
NATURAL = ("tatoeba-", "multi30k-", "ding-sentences-", "documentation-")  # corpora of sentences that people wrote
MORE_SOURCES = {"en-de": ("tatoeba-en-fr",), "en-fr": ("tatoeba-en-de",)}  # of German and French there are no others
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True, kw_only=True)
class LargerSettings:
    """Settings of both runs, about those of the committed weights into German."""

    d_model: int = 512  # the next few are the shape of the larger translator
    heads: int = 8
    d_ff: int = 2048
    encoder_layers: int = 6
    decoder_layers: int = 4
    dropout: float = 0.2
    larger_steps: int = 4800  # of its run
    larger_learning_rate: float = 1.5e-3
    steps: int = 10_400  # of the small one's run
    learning_rate: float = 1.2e-3
    batch_tokens: int = 49_152  # padded tokens a step of both
    gold_weight: float = 0.4  # of the references; the rest is that of the larger one's probabilities
    translated: float = 0.25  # share of the translations among what the small one reads
    beam: int = 4  # hypotheses kept at each step of a translation
    save_every: int = 100
    seed: int = 1


def learn_from_larger(
    preset: str, *, out: Path, data: Path, start_from: str | None, settings: LargerSettings, threads: int = 1
) -> None:
    """Train a larger translator on the texts of a preset's further run, then the small one; ``out`` is its checkpoint.

    A run that was stopped goes on where it was.

    Raises:
        ValueError: as ``begin`` does.
        FileNotFoundError: if a corpus is missing.
    """
    further = begin("larger_teacher", preset, asdict(settings), out=out, start_from=start_from, threads=threads)
    small, folder = further.checkpoint, further.folder
    corpora = load_corpora(further.training.corpora, data)
    fields = ("d_model", "heads", "d_ff", "dropout", "encoder_layers", "decoder_layers")
    shape: dict[str, Any] = {field: getattr(settings, field) for field in fields}
    config = replace(small.config, **shape)
    torch.manual_seed(settings.seed)
    teacher = Checkpoint("larger", build_model(config), small.tokenizer, config)
    training = replace(further.training, batch_tokens=settings.batch_tokens, save_every=settings.save_every)
    plan = replace(
        training,
        steps=settings.larger_steps,
        learning_rate=settings.larger_learning_rate,
        warmup_steps=500,
        label_smoothing=0.05,  # smoothed answers teach less
    )
    _train(teacher, corpora, plan, folder / "larger")
    texts = sources_of(corpora, load_corpora(MORE_SOURCES.get(preset, ()), data))
    written = translations(teacher, texts, settings.beam, folder / TRANSLATIONS)
    read, plan = with_translations(corpora, training, written, settings.translated)
    plan = replace(plan, steps=settings.steps, learning_rate=settings.learning_rate, warmup_steps=300)
    larger = LargerTeacher(cast("DecoderModel", teacher.model), settings.gold_weight)
    further.save(small.model, _train(small, read, plan, folder / "small", larger))


def _train(
    checkpoint: Checkpoint,
    corpora: Sequence[Corpus],
    training: TrainingConfig,
    folder: Path,
    larger: LargerTeacher | None = None,
) -> int:
    """Train the model of ``checkpoint`` from its weights or its last save; give it the mean of the last saves.

    Returns the number of steps.
    """
    trainer = stage(
        checkpoint.model.train(),
        checkpoint.config,
        training,
        read=corpora,
        measured=corpora,
        tokenizer=checkpoint.tokenizer,
        folder=folder,
        larger=larger,
    )
    progress = trainer.run()
    fill(checkpoint.model, average_weights(trainer.saves.last(training.average_last)))
    checkpoint.model.eval()
    return progress.step


def sources_of(corpora: Sequence[Corpus], others: Sequence[Corpus]) -> list[str]:
    """Return what is translated: sources that people wrote, of ``corpora`` and ``others``, and none to measure by."""
    held = {source for corpus in corpora for source, _ in (*corpus.validation, *corpus.test)}
    natural = [corpus for corpus in corpora if corpus.name.startswith(NATURAL)]
    texts = dict.fromkeys(source for corpus in (*natural, *others) for source, _ in corpus.train)
    return [text for text in texts if text not in held]


def translations(checkpoint: Checkpoint, texts: Sequence[str], beam: int, path: Path) -> list[tuple[str, str]]:
    """Return pairs of ``texts`` and their translations, without those that did not end or lost a digit.

    ``path`` keeps every pair as it is written, so that a stopped run goes on.
    """
    tokenizer, end = checkpoint.tokenizer, checkpoint.config.end_id
    content = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
    lines = content.split("\n")[:-1]  # without a last one that a crash cut off
    replace_file(path, "".join(f"{line}\n" for line in lines))
    found: dict[str, str] = dict(map(json.loads, lines))
    missing = [text for text in texts if text not in found]
    sources = [[*ids, end] for ids in tokenizer.encode_batch(missing)]
    with open(path, "a", encoding="utf-8") as file, tqdm(total=len(texts), initial=len(found), disable=None) as bar:
        for batch in by_length(sources):
            written = decode(cast("DecoderModel", checkpoint.model), [sources[i] for i in batch], Decoding(beam=beam))
            for index, (best, *_) in zip(batch, written, strict=True):
                found[missing[index]] = tokenizer.decode(best.tokens) if best.tokens[-1:] == (end,) else ""
                file.write(json.dumps((missing[index], found[missing[index]]), ensure_ascii=False) + "\n")
                bar.update()
    pairs = [(text, found[text]) for text in texts if found[text]]
    return [pair for pair in pairs if len({"".join(sorted(_DIGIT.findall(side))) for side in pair}) == 1]


def with_translations(
    corpora: Sequence[Corpus], training: TrainingConfig, written: Sequence[tuple[str, str]], share: float
) -> tuple[list[Corpus], TrainingConfig]:
    """Return the corpora with one more, of the translations, and the plan that reads it with its ``share``."""
    terms = CORPORA[corpora[0].name].terms
    # Made: a name put in afterwards would be none that the larger one has read.
    more = Corpus(name=TRANSLATIONS, task="translator", terms=terms, train=tuple(written), validation=(), made=True)
    shares = (*((1 - share) * one for one in training.shares), share)
    names = (*training.corpora, more.name)
    return [*corpora, more], replace(training, corpora=names, shares=shares)
