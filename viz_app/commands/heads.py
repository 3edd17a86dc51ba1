"""``heads``: what each head of a checkpoint is for, measured and written into its folder."""

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from core.errors import InputError
from core.files import replace_file
from core.sentences import sentence
from core.training.command import Data, option
from viz_app.commands.options import Checkpoint, CorpusNames, Device

if TYPE_CHECKING:
    from core import NativeModel
    from core.analysis.head_roles import Material, Progress, Texts
    from core.analysis.pruning import Score
    from core.analysis.word_alignment import Aligner
    from core.results.head_roles import HeadRoles
    from core.training.data.corpora import Corpus

PARTIAL = "heads.partial.json"
Key = TypeVar("Key")
Result = TypeVar("Result")


def heads(
    model: Checkpoint,
    data: Data = None,
    probe: Annotated[int, option("N", "Validation sentences to find the roles on.", min=1)] = 500,
    sample: Annotated[int, option("N", "Others, to measure what each head is worth.", min=1)] = 100,
    scored: Annotated[
        int | None, option("N", "Of the probe, to score pruned models on: 200, of a classifier 500.", min=1)
    ] = None,
    pairs: Annotated[int, option("N", "Training pairs to align words with.", min=1)] = 50_000,
    corpus: CorpusNames = None,
    seed: Annotated[int, option("N", "Draws the sentences.", min=0)] = 1,
    device: Device = "auto",
) -> None:
    """Measure what each head of a checkpoint is for, and write its heads.json.

    Roles over sentences that it has not learned from, what they lose without each head, and the score as more and more
    heads go. It takes minutes; when interrupted, say it again: scores that are known are not measured twice.

    glassformer heads en-de --data data

    glassformer heads runs/my-model --data data --probe 1000
    """
    from core.analysis.head_roles import measure_heads
    from core.checkpoints.measured_files import HEAD_ROLES

    folder, loaded = own_model(model, device)
    corpora = corpora_of(folder, data, corpus)
    default = 200 if loaded.task == "translator" else 500  # a translation takes far longer than a label
    material = material_of(
        corpora, loaded.labels, probe=probe, sample=sample, scored=scored or default, pairs=pairs, seed=seed
    )
    about = {"checkpoint": loaded.name, "probe": counts(corpora, material.probe), "seed": seed}
    about["sample"] = counts(corpora, material.sample)
    known: Kept[tuple[int, ...], float] = Kept(folder / PARTIAL, key_of(folder, material.scored))
    with bars() as progress:
        roles = measure_heads(loaded, material, score_on(loaded.task, material), progress, about=about, known=known)
    if former := loaded.head_roles:  # of the same weights: the rules of ``portraits``, and names given by hand
        roles = replace(roles, rules=former.rules, names=former.names)
    HEAD_ROLES.save(folder, roles)
    known.forget()
    print(summary(roles))


class Kept(dict[Key, Result]):
    """Results in a file of one line each until all are there, so that an interrupted measurement goes on.

    ``key`` says what they depend on: results with another one are measured again.
    """

    def __init__(self, path: Path, key: str) -> None:
        super().__init__()
        self._path = path
        try:
            first, *rows = path.read_text(encoding="utf-8").splitlines()
            if json.loads(first) == {"key": key}:
                for place, result in map(json.loads, rows):
                    at: Any = tuple(place) if isinstance(place, list) else place
                    super().__setitem__(at, result)
        except (OSError, ValueError, TypeError):
            pass  # no stored result, or a row that was cut off while it was written: measure again
        lines = [{"key": key}, *self.items()]
        replace_file(path, "".join(json.dumps(line) + "\n" for line in lines))

    def __setitem__(self, place: Key, result: Result) -> None:
        super().__setitem__(place, result)
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps([place, result]) + "\n")

    def forget(self) -> None:
        self._path.unlink(missing_ok=True)


def own_model(model: str, device: str) -> "tuple[Path, NativeModel]":
    """Return the folder of a checkpoint of this project, and its model. Raises ``ValueError`` if it is another
    project's."""
    import core
    from core.checkpoints.checkpoint import folder_of

    folder, loaded = folder_of(model), core.load(model, device=device)
    if not isinstance(loaded, core.NativeModel):
        raise core.InputError("commands-not-ours", model=model)
    return folder, loaded


def corpora_of(folder: Path, data: Path | None, names: Sequence[str] | None = None) -> "tuple[Corpus, ...]":
    """Return the corpora that the checkpoint in ``folder`` learned from, or those called ``names``. Raises
    ``ValueError`` if the folder does not tell their names, or neither its run nor ``data`` their place."""
    from core.training.data.corpora import load_corpora
    from core.training.loop.state import RUN
    from core.training.plan import data_of

    where = data_of(folder / RUN, data)
    return load_corpora(tuple(names or learned_from(folder)), where)


def learned_from(folder: Path) -> list[str]:
    """Return the names of the corpora that the checkpoint in ``folder`` learned from. Raises ``ValueError`` if it does
    not say it."""
    from core.checkpoints.checkpoint import CONFIG

    training = json.loads((folder / CONFIG).read_text(encoding="utf-8")).get("training")
    names = training.get("corpora") if isinstance(training, dict) else None
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise InputError("commands-learned-from-what", model=folder.name)
    return names


def material_of(
    corpora: "Sequence[Corpus]",
    labels: Sequence[str],
    *,
    probe: int,
    sample: int,
    scored: int,
    pairs: int,
    seed: int,
) -> "Material":
    """Draw the texts to measure on: as many of each corpus as there are, up to an even share.

    The sample comes from the rest of the validation texts, and from the training texts where that is too little. Raises
    ``ValueError`` if there are no validation texts, or too few texts for the sample.
    """
    from core.analysis.head_roles import Material

    draw = random.Random(seed)
    chosen = drawn(corpora, labels, draw)
    taken = {text for text, _ in chosen[:probe]}
    rest = [item for item in chosen[probe:] if item[0] not in taken]
    learned = [item for corpus in corpora for item in corpus.train if not labels or item[1] in labels]
    draw.shuffle(learned)
    rest += [item for item in learned[:sample] if item[0] not in taken]
    if not rest:
        raise InputError("commands-no-text-left")
    return Material(
        probe=tuple(chosen[:probe]),
        sample=tuple(rest[:sample]),
        scored=tuple(chosen[: min(scored, probe)]),
        pairs=() if labels else tuple(learned[:pairs]),
    )


def drawn(corpora: "Sequence[Corpus]", labels: Sequence[str], draw: random.Random) -> list[tuple[str, str]]:
    """Return the validation texts that fit a model in a drawn order, one of each corpus in turn. Raises ``ValueError``
    if there are none."""
    fitting = [[item for item in corpus.validation if not labels or item[1] in labels] for corpus in corpora]
    if not any(fitting):
        raise InputError("commands-no-validation")
    turns = zip_longest(*(draw.sample(items, len(items)) for items in fitting))
    return [item for turn in turns for item in turn if item]


def summary(roles: "HeadRoles") -> str:
    """Return for people what was found: how many heads have each role, and what is left at some points."""
    counts = Counter((name, roles.role(name, layer, head).role) for name, layer, head in roles.heads)
    lines = [
        f"{name}: " + ", ".join(f"{count} {role}" for (of, role), count in counts.most_common() if of == name)
        for name in roles.scores
    ]
    if curves := roles.pruning:
        points = zip(curves.removed, curves.least_first, curves.most_first, strict=True)
        shown = [f"{gone} {least:.4g} ({most:.4g})" for gone, least, most in points]
        lines.append(str(sentence("commands-heads-removed", metric=curves.metric, points=shown)))
    return "\n".join(lines)


def counts(corpora: "Sequence[Corpus]", texts: "Texts") -> dict[str, int]:
    """Return how many of the ``texts`` are of each part of each corpus."""
    home = {
        item: f"{corpus.name}/{split}"
        for corpus in corpora
        for split, items in (("train", corpus.train), ("validation", corpus.validation))
        for item in items
    }
    return dict(Counter(home[item] for item in texts))


def aligner_of(
    corpora: "Sequence[Corpus]", model: "NativeModel", held: "Texts", pairs: int, seed: int, progress: "Progress"
) -> "Aligner | None":
    """Return a word alignment learned from training pairs of a translator and tested on ``held``; else None."""
    from core.analysis.head_roles import Material, word_aligner

    learned = [item for one in corpora for item in one.train]
    random.Random(seed).shuffle(learned)
    material = Material(probe=held, sample=held, scored=(), pairs=tuple(learned[:pairs]))
    return word_aligner(model, material, progress)[0]


def score_on(task: str, material: "Material") -> "Score":
    """Return what scores a model on ``material.scored``: BLEU of a translator, else the share of right guesses."""
    from core.training.report.perplexity import guessed_right
    from core.training.report.scores import translation_scores

    texts, expected = (list(side) for side in zip(*material.scored, strict=True))

    def score(model: "NativeModel") -> float:
        if task == "translator":
            return float(translation_scores(model.translate(texts), expected)["bleu"])
        if task == "generator":
            return guessed_right(model.module, [model.tokenizer.encode(text) for text in texts])
        answers = [answer.label for answer in model.classify(texts)]
        return round(sum(map(str.__eq__, answers, expected)) / len(texts), 4)

    return score


def key_of(folder: Path, *measured: Any) -> str:
    """Return what a result depends on, the weights in ``folder`` and what is ``measured``, as a short text."""
    from core.checkpoints.checkpoint import WEIGHTS

    digest = hashlib.sha256((folder / WEIGHTS).read_bytes())
    digest.update(json.dumps(measured).encode())
    return digest.hexdigest()


@contextmanager
def bars() -> Iterator[Callable[[str, int, int], None]]:
    """Show one bar a stage on stderr where a person watches."""
    from tqdm import tqdm

    bars: dict[str, Any] = {}

    def show(what: str, done: int, total: int) -> None:
        if what not in bars:
            bars[what] = tqdm(desc=what.capitalize(), total=total, leave=False, disable=None)
        bars[what].update(done - bars[what].n)

    try:
        yield show
    finally:
        for bar in bars.values():
            bar.close()
