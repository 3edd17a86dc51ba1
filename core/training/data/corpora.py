"""The corpora by name: where their files lie, how they split, and what filtering leaves of them.

Both the originals (as ``download`` fetches them) and repacked local forms are read; see ``readers``.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.config import OWN_TEXTS, Task, turned_name
from core.text.tokens import clean_text
from core.training.data import bilingual, filtering, labelled, own, readers
from core.training.data.filtering import FilteringReport, Pair
from core.training.data.made_lexicon import made_lexicon
from core.training.data.made_names import made_names
from core.training.data.made_numbers import made_numbers
from core.training.data.made_phrases import made_phrases
from core.training.data.made_words import made_words
from core.training.data.splits import Split, Splits, hold_out, set_aside, turned_round


@dataclass(frozen=True, kw_only=True)
class Corpus:
    """One corpus, split and cleaned: ``Pair``s of source and target, or ``Example``s of text and label.

    Texts for a generator are examples without a label.
    """

    name: str
    task: Task
    terms: str  # licence and attribution, for the model card
    train: tuple[tuple[str, str], ...]
    validation: tuple[tuple[str, str], ...]
    test: tuple[tuple[str, str], ...] = ()  # empty where the files bring none
    report: FilteringReport = field(default_factory=FilteringReport)
    made: bool = False  # names and numbers are random already
    turned: bool = False  # English is the second side


@dataclass(frozen=True, kw_only=True)
class CorpusSpec:
    """The description of a corpus before its files are read."""

    about: str
    terms: str
    read: Callable[[Path], Splits]
    task: Task = "translator"
    made: bool = False  # made from templates: names and numbers are random already
    own_splits: tuple[Split, ...] = ()  # those this project sets aside from the training file
    fault: Callable[[tuple[str, str]], str] | None = None  # the field of the report that counts an unfit pair
    near: Callable[[str], str] | None = None  # a key that near duplicates share
    choose: Callable[[Path, list[tuple[str, str]], bool], list[tuple[str, str]]] | None = None  # what is worth learning
    ratio: float = 1.0  # characters of the target for one of the source
    turned: bool = False  # all the above is told of pairs with English first, which are turned round at the end


def load_corpora(names: Sequence[str], data_dir: str | Path) -> tuple[Corpus, ...]:
    """Read corpora that are trained on together: no training set shares a text with any of their evaluation sets.

    Raises:
        FileNotFoundError: if a file is missing; the message names it and how to get it.
        ValueError: if a name is unknown, or a file is damaged or has a line of the wrong form.
    """
    corpora = [_read(name, Path(data_dir)) for name in names]
    evaluation = [item for corpus in corpora for item in (*corpus.validation, *corpus.test)]
    return tuple(_without_leaks(corpus, evaluation) for corpus in corpora)


def refuse_no_validation(corpora: Sequence[Corpus]) -> None:
    """Refuse corpora that leave nothing to train on or to measure by.

    Raises:
        ValueError: naming the corpora and how many texts each part has.
    """
    sizes = ", ".join(f"{one.name} {len(one.train):,} and {len(one.validation):,}" for one in corpora)
    if not any(corpus.train for corpus in corpora) or not any(corpus.validation for corpus in corpora):
        raise ValueError(f"too few texts to train and to validate with ({sizes}); give a corpus of 20 texts or more")


def validation_of(corpora: Iterable[Corpus], labels: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return the validation texts of all corpora; with ``labels``, those that have one of them."""
    items = [item for corpus in corpora for item in corpus.validation]
    return [item for item in items if not labels or item[1] in labels]


def _read(name: str, data_dir: Path) -> Corpus:
    if name not in CORPORA and name != OWN_TEXTS:
        raise ValueError(f"there is no corpus {name!r}; known are {', '.join(CORPORA)}")
    spec = _own(data_dir) if name == OWN_TEXTS else CORPORA[name]
    splits = spec.read(data_dir)
    evaluation = [*splits["validation"], *splits.get("test", ())]
    if spec.task == "translator":
        cleaned, counts = filtering.filter_pairs(
            splits["train"], fault=spec.fault, near=spec.near, apart_from=evaluation, ratio=spec.ratio
        )
    else:
        cleaned, counts = filtering.filter_examples(splits["train"])
    if spec.choose:
        chosen = spec.choose(data_dir, cleaned, spec.turned)
        cleaned, counts = chosen, counts | {"less_common": len(cleaned) - len(chosen)}
    held_out = sum(len(splits[split]) for split in spec.own_splits)
    facing = turned_round if spec.turned else list
    return Corpus(
        name=name,
        task=spec.task,
        terms=spec.terms,
        made=spec.made,
        turned=spec.turned,
        train=tuple(facing(cleaned)),
        validation=tuple(facing(splits["validation"])),
        test=tuple(facing(splits.get("test", []))),
        report=FilteringReport(read=len(splits["train"]) + held_out, held_out=held_out, **counts),
    )


def _without_leaks(corpus: Corpus, evaluation: list[tuple[str, str]]) -> Corpus:
    sides = (0, 1) if corpus.task == "translator" else (0,)
    train = tuple(filtering.drop_leaks(corpus.train, evaluation, sides))
    report = replace(corpus.report, leaked=len(corpus.train) - len(train), kept=len(train))
    return replace(corpus, train=train, report=report)


def _own(folder: Path) -> CorpusSpec:
    """Return the description of the texts that a run keeps in ``folder``."""
    about, splits = own.about_texts(folder), own.kept_splits(folder)
    task: Task = about["task"]
    return CorpusSpec(
        about=f"texts of {about['file']}",
        terms=f"{about['file']}: those of its owner",
        read=lambda _: splits,
        task=task,
        own_splits=() if about["valid"] else ("validation", "test"),
        fault=own.markup_fault,
        ratio=own.usual_ratio(splits["train"]) if task == "translator" else 1.0,
    )


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


def _everyday_english(data_dir: Path) -> Splits:
    """Return the English sides of the pairs with German and with French; some are set aside by their hash."""
    pairs = [pair for code in ("deu", "fra") for pair in readers.tab_separated(data_dir / "tatoeba", code)]
    texts = dict.fromkeys(clean_text(source) for source, _ in pairs)
    rest, validation = set_aside([(text, "") for text in texts], TEXTS_ASIDE)
    train, test = set_aside(rest, 2 * TEXTS_ASIDE)
    return {"train": train, "validation": validation, "test": test}


def _captions(data_dir: Path) -> Splits:
    """Return the English captions, split as their files are."""
    return {split: [(source, "") for source, _ in pairs] for split, pairs in _multi30k("de")(data_dir).items()}


def _made_numbers(code: str) -> Callable[[Path], Splits]:
    def read(_: Path) -> Splits:
        train, validation = made_numbers(code)
        return {"train": train, "validation": validation}

    return read


def _made_names(code: str) -> Callable[[Path], Splits]:
    def read(data_dir: Path) -> Splits:
        countries = [(source, target, target) for source, target in bilingual.countries(data_dir, code)]
        train, validation = made_names(code, countries)
        return {"train": train, "validation": validation}

    return read


def _made_lexicon(code: str) -> Callable[[Path], Splits]:
    return lambda _: {"train": made_lexicon(code), "validation": []}


def _made_words(data_dir: Path) -> Splits:
    entries = bilingual.words("freedict", "eng-fra")(data_dir)
    return {"train": made_words(_tatoeba("fra")(data_dir)["train"], entries["train"]), "validation": []}


def _everyday_german(data_dir: Path) -> list[tuple[str, str]]:
    return [*_tatoeba("deu")(data_dir)["train"], *bilingual.sentences("de")(data_dir)["train"]]


def _most_useful(data_dir: Path, entries: list[tuple[str, str]], turned: bool) -> list[tuple[str, str]]:
    """Return the entries of English words that people use; with ``turned``, those of German ones."""
    everyday = _everyday_german(data_dir)
    if not turned:
        return bilingual.most_useful(entries, everyday)
    found = bilingual.most_useful(turned_round(entries), turned_round(everyday), english_first=False)
    return turned_round(found)


def _made_phrases(data_dir: Path) -> Splits:
    entries = bilingual.words("ding", "eng-deu-words")(data_dir)["train"]
    good = [pair for pair in entries if not bilingual.entry_fault(pair)]
    return {"train": made_phrases(good, _everyday_german(data_dir)), "validation": []}


def _further(code: str, language: str) -> dict[str, CorpusSpec]:
    """Return the corpora of a language beside everyday sentences and captions."""
    return {
        f"documentation-en-{code}": CorpusSpec(
            about=f"manuals, English to {language}",
            terms=_DOCUMENTATION,
            read=bilingual.documentation(code),
            own_splits=_BOTH,
            fault=bilingual.sentence_fault(code),
            near=bilingual.near_key,
        ),
        f"names-en-{code}": CorpusSpec(
            about=f"countries, languages and currencies, English to {language}",
            terms=_NAMES,
            read=bilingual.names(code),
        ),
        f"made-numbers-en-{code}": CorpusSpec(
            about=f"made sentences with numbers, English to {language}", terms=_OWN, read=_made_numbers(code), made=True
        ),
        f"made-names-en-{code}": CorpusSpec(
            about=f"made sentences with names, English to {language}", terms=_OWN, read=_made_names(code), made=True
        ),
        f"made-lexicon-en-{code}": CorpusSpec(
            about=f"made sentences with words of every day, English to {language}", terms=_OWN, read=_made_lexicon(code)
        ),
    }


def _turned(specs: dict[str, CorpusSpec]) -> dict[str, CorpusSpec]:
    """Return the corpora of English and another language turned round, with the very same texts held out."""
    return {
        turned_name(name): replace(spec, about=f"{what}, {languages[1]} to {languages[0]}", turned=True)
        for name, spec in specs.items()
        for what, _, said in [spec.about.rpartition(", ")]
        for languages in [said.split(" to ")]
        if name.endswith(("-en-de", "-en-fr"))
    }


TEXTS_ASIDE = 0.01  # share of a corpus of single texts, each for validation and for test

_TATOEBA = "Tatoeba sentence pairs, CC BY 2.0 France, from www.manythings.org/anki and tatoeba.org"
_MULTI30K = "Multi30k (Elliott et al. 2016), for non-commercial research and education"
_SST = "Stanford Sentiment Treebank (Socher et al. 2013), for research"
_TREC = "TREC question types (Li and Roth 2002), for research"

_REVIEWS = "Sentiment Labelled Sentences (Kotzias et al. 2015), CC BY 4.0"
_CUSTOMER = "Customer reviews (Hu and Liu 2004), for research"
_MPQA = "MPQA opinion corpus (Wiebe et al. 2005), for research"
_OWN = "Written for this project, MIT"
_DING = "Ding word list of TU Chemnitz (Frank Richter), version 1.9, GPL 2 or later"
_FREEDICT = "FreeDict eng-fra and fra-eng 2022.04.21, GPL 2 or later"
_DOCUMENTATION = (
    "LibreOffice help 7.4.7, MPL 2.0; GNOME user documentation 43.0, CC BY-SA 3.0; "
    "Debian handbook 11.20220922, GPL 2 or later and CC BY-SA 3.0"
)
_NAMES = "iso-codes 4.15.0, LGPL 2.1 or later"

_BOTH: tuple[Split, ...] = ("validation", "test")

CORPORA: dict[str, CorpusSpec] = {
    "tatoeba-en-de": CorpusSpec(
        about="everyday sentences, English to German", terms=_TATOEBA, read=_tatoeba("deu"), own_splits=_BOTH
    ),
    "tatoeba-en": CorpusSpec(
        about="everyday sentences in English",
        terms=_TATOEBA,
        read=_everyday_english,
        task="generator",
        own_splits=_BOTH,
    ),
    "multi30k-en": CorpusSpec(about="image captions in English", terms=_MULTI30K, read=_captions, task="generator"),
    "multi30k-en-de": CorpusSpec(about="image captions, English to German", terms=_MULTI30K, read=_multi30k("de")),
    "tatoeba-en-fr": CorpusSpec(
        about="everyday sentences, English to French", terms=_TATOEBA, read=_tatoeba("fra"), own_splits=_BOTH
    ),
    "multi30k-en-fr": CorpusSpec(about="image captions, English to French", terms=_MULTI30K, read=_multi30k("fr")),
    "ding-sentences-en-de": CorpusSpec(
        about="example sentences of a dictionary, English to German",
        terms=_DING,
        read=bilingual.sentences("de"),
        own_splits=_BOTH,
        fault=bilingual.sentence_fault("de"),
        near=bilingual.near_key,
    ),
    "ding-words-en-de": CorpusSpec(
        about="words and phrases of a dictionary, English to German",
        terms=_DING,
        read=bilingual.words("ding", "eng-deu-words"),
        own_splits=_BOTH,
        fault=bilingual.entry_fault,
        choose=_most_useful,
    ),
    "made-phrases-en-de": CorpusSpec(
        about="phrases of a dictionary, alone and in made sentences, English to German",
        terms=_DING,
        read=_made_phrases,
    ),
    "freedict-en-fr": CorpusSpec(
        about="words of a dictionary, English to French",
        terms=_FREEDICT,
        read=bilingual.words("freedict", "eng-fra"),
        own_splits=_BOTH,
        fault=bilingual.entry_fault,
    ),
    **_further("de", "German"),
    **_further("fr", "French"),
    "made-words-en-fr": CorpusSpec(
        about="made sentences with words of a dictionary, English to French", terms=_FREEDICT, read=_made_words
    ),
    "sst": CorpusSpec(about="phrases of film reviews", terms=_SST, read=labelled.sst, task="classifier"),
    "sst-neutral": CorpusSpec(
        about="phrases of film reviews that praise and blame nothing",
        terms=_SST,
        read=labelled.sst_neutral,
        task="classifier",
    ),
    **{
        f"reviews-{name}": CorpusSpec(
            about=f"plain sentences of {what} reviews",
            terms=_REVIEWS,
            read=labelled.reviews(name),
            task="classifier",
            own_splits=("validation",),
        )
        for name, what in (("amazon", "product"), ("yelp", "restaurant"), ("imdb", "film"))
    },
    "customer": CorpusSpec(
        about="sentences of customer reviews", terms=_CUSTOMER, read=labelled.phrases("customer"), task="classifier"
    ),
    "mpqa": CorpusSpec(
        about="opinions in the news, a few words each",
        terms=_MPQA,
        read=labelled.phrases("mpqa"),
        task="classifier",
    ),
    "everyday": CorpusSpec(
        about="what people say on an ordinary day", terms=_OWN, read=labelled.everyday, task="classifier"
    ),
    "everyday-neutral": CorpusSpec(
        about="plain facts of an ordinary day", terms=_OWN, read=labelled.everyday_neutral, task="classifier"
    ),
    "trec": CorpusSpec(
        about="questions by what they ask for",
        terms=_TREC,
        read=labelled.trec,
        task="classifier",
        own_splits=("validation",),
    ),
}
CORPORA |= _turned(CORPORA)
