"""The corpora by name: where their files lie, how they split, and what hygiene leaves of them.

Both the originals (as ``download`` fetches them) and repacked local forms are read; see ``readers``.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from core.config import Task
from core.text.tokens import clean_text, plain_text
from core.training import filtering, readers
from core.training.filtering import Example, HygieneReport, Pair

HOLD_OUT = 1000  # pairs each of validation and test, where a corpus brings none
HOLD_OUT_WORDS = 20  # everyday sentences, not paragraphs
TREC_VALIDATION = 0.1
SALT = "glassformer hold-out 1"  # another salt draws another hold-out and makes old scores incomparable

Split = Literal["train", "validation", "test"]
Splits = dict[Split, list[tuple[str, str]]]


@dataclass(frozen=True, kw_only=True)
class Corpus:
    """One corpus, split and cleaned: ``Pair``s of source and target, or ``Example``s of text and label."""

    name: str
    task: Task
    terms: str  # licence and attribution, for the model card
    train: tuple[tuple[str, str], ...]
    validation: tuple[tuple[str, str], ...]
    test: tuple[tuple[str, str], ...] = ()  # empty where the files bring none
    report: HygieneReport = field(default_factory=HygieneReport)


@dataclass(frozen=True, kw_only=True)
class CorpusSpec:
    """What is known of a corpus before its files are read."""

    about: str
    terms: str
    read: Callable[[Path], Splits]
    task: Task = "translator"
    own_splits: tuple[Split, ...] = ()  # those this project sets aside from the training file


def load_corpus(name: str, data_dir: str | Path) -> Corpus:
    """Read one corpus; see ``load_corpora``."""
    return load_corpora((name,), data_dir)[0]


def load_corpora(names: Sequence[str], data_dir: str | Path) -> tuple[Corpus, ...]:
    """Read corpora that are trained on together: no training set shares a text with any of their evaluation sets.

    Raises:
        FileNotFoundError: if a file is missing; the message names it and how to get it.
        ValueError: if a name is unknown, or a file is damaged or has a line of the wrong form.
    """
    corpora = [_read(name, Path(data_dir)) for name in names]
    evaluation = [item for corpus in corpora for item in (*corpus.validation, *corpus.test)]
    return tuple(_without_leaks(corpus, evaluation) for corpus in corpora)


def _read(name: str, data_dir: Path) -> Corpus:
    if name not in CORPORA:
        raise ValueError(f"there is no corpus {name!r}; known are {', '.join(CORPORA)}")
    spec = CORPORA[name]
    splits = spec.read(data_dir)
    cleaned, counts = (filtering.filter_pairs if spec.task == "translator" else filtering.filter_examples)(
        splits["train"]
    )
    held_out = sum(len(splits[split]) for split in spec.own_splits)
    return Corpus(
        name=name,
        task=spec.task,
        terms=spec.terms,
        train=tuple(cleaned),
        validation=tuple(splits["validation"]),
        test=tuple(splits.get("test", ())),
        report=HygieneReport(read=len(splits["train"]) + held_out, held_out=held_out, **counts),
    )


def _without_leaks(corpus: Corpus, evaluation: list[tuple[str, str]]) -> Corpus:
    sides = (0, 1) if corpus.task == "translator" else (0,)
    train = tuple(filtering.drop_leaks(corpus.train, evaluation, sides))
    report = replace(corpus.report, leaked=len(corpus.train) - len(train), kept=len(train))
    return replace(corpus, train=train, report=report)


def hold_out(pairs: Sequence[tuple[str, str]], size: int = HOLD_OUT, most_words: int = HOLD_OUT_WORDS) -> Splits:
    """Set validation and test pairs aside, ``size`` of each, by the hash of their source.

    No two of them share a side; the order of the file has no say. Training is all the rest, cleaned of their texts by
    ``load_corpora``. A small corpus gives at most a tenth of its pairs to each.
    """
    wanted = 2 * min(size, len(pairs) // 10)
    chosen: list[int] = []
    sources: set[str] = set()
    targets: set[str] = set()
    for index in _by_hash(pairs):
        source, target = map(filtering.comparable, pairs[index])
        fresh = source and target and source != target and source not in sources and target not in targets
        if len(chosen) < wanted and fresh and not filtering.is_too_long(pairs[index], most_words):
            chosen.append(index)
            sources.add(source)
            targets.add(target)
    aside = set(chosen)
    return {
        "train": [pair for index, pair in enumerate(pairs) if index not in aside],
        "validation": [pairs[index] for index in chosen[::2]],
        "test": [pairs[index] for index in chosen[1::2]],
    }


def _by_hash(pairs: Sequence[tuple[str, str]]) -> list[int]:
    """Return the indices ordered by source hash; in alphabetical order among translations of one source."""

    def order(index: int) -> tuple[float, tuple[str, str]]:
        return filtering.hash_unit(filtering.comparable(pairs[index][0]), SALT), pairs[index]

    return sorted(range(len(pairs)), key=order)


def _tatoeba(code: str) -> Callable[[Path], Splits]:
    def read(data_dir: Path) -> Splits:
        pairs = readers.tab_separated(data_dir / "tatoeba", code)
        return hold_out([Pair(clean_text(source), clean_text(target)) for source, target in pairs])

    return read


def _multi30k(code: str) -> Callable[[Path], Splits]:
    files: dict[Split, str] = {"train": "train", "validation": "val", "test": "test_2016_flickr"}

    def read(data_dir: Path) -> Splits:
        return {
            split: [Pair(*map(clean_text, pair)) for pair in readers.aligned(data_dir / "multi30k", stem, "en", code)]
            for split, stem in files.items()
        }

    return read


def _sst(data_dir: Path) -> Splits:
    """All phrases train, whole sentences evaluate; neutral ones are left out (Socher et al. 2013, section 5)."""
    trees = {split: readers.sst_trees(data_dir / "sst", split) for split in ("train", "dev", "test")}
    return {
        "train": _binary(phrase for tree in trees["train"] for phrase in tree),
        "validation": _binary(tree[0] for tree in trees["dev"]),
        "test": _binary(tree[0] for tree in trees["test"]),
    }


def _binary(phrases: Iterable[tuple[int, str]]) -> list[tuple[str, str]]:
    names = {0: "negative", 1: "negative", 3: "positive", 4: "positive"}
    return [Example(plain_text(text), names[label]) for label, text in phrases if label in names]


def _trec(data_dir: Path) -> Splits:
    splits: Splits = {"train": [], "validation": [], "test": []}
    for label, text in readers.trec_questions(data_dir / "trec", "train"):
        held = filtering.hash_unit(filtering.comparable(plain_text(text)), SALT) < TREC_VALIDATION
        splits["validation" if held else "train"].append(Example(plain_text(text), label))
    splits["validation"] = filtering.filter_examples(splits["validation"])[0]
    splits["test"] = [
        Example(plain_text(text), label) for label, text in readers.trec_questions(data_dir / "trec", "test")
    ]
    return splits


_TATOEBA = "Tatoeba sentence pairs, CC BY 2.0 France, from www.manythings.org/anki and tatoeba.org"
_MULTI30K = "Multi30k (Elliott et al. 2016), for non-commercial research and education"
_SST = "Stanford Sentiment Treebank (Socher et al. 2013), for research"
_TREC = "TREC question types (Li and Roth 2002), for research"

_BOTH: tuple[Split, ...] = ("validation", "test")

CORPORA: dict[str, CorpusSpec] = {
    "tatoeba-en-de": CorpusSpec(
        about="everyday sentences, English to German", terms=_TATOEBA, read=_tatoeba("deu"), own_splits=_BOTH
    ),
    "multi30k-en-de": CorpusSpec(about="image captions, English to German", terms=_MULTI30K, read=_multi30k("de")),
    "tatoeba-en-fr": CorpusSpec(
        about="everyday sentences, English to French", terms=_TATOEBA, read=_tatoeba("fra"), own_splits=_BOTH
    ),
    "multi30k-en-fr": CorpusSpec(about="image captions, English to French", terms=_MULTI30K, read=_multi30k("fr")),
    "sst": CorpusSpec(about="phrases of film reviews", terms=_SST, read=_sst, task="classifier"),
    "trec": CorpusSpec(
        about="questions by what they ask for",
        terms=_TREC,
        read=_trec,
        task="classifier",
        own_splits=("validation",),
    ),
}
