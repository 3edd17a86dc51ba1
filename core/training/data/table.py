"""The table of corpora: what each is and under which terms, where its files are from, and how they are read.

``corpora.toml`` tells the first; this adds the readers.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from core.config import Task, turned_name
from core.text.tokens import clean_text
from core.training.data import bilingual, labelled, readers
from core.training.data.filtering import Split, Splits, hold_out, set_aside, turned_round
from core.training.data.made_lexicon import made_lexicon
from core.training.data.made_names import made_names
from core.training.data.made_numbers import made_numbers
from core.training.data.made_phrases import made_phrases
from core.training.data.made_words import made_words

Pairs = list[tuple[str, str]]
TEXTS_ASIDE = 0.01  # share of a corpus of single texts, each for validation and for test
_LANGUAGES = ("de", "deu", "German"), ("fr", "fra", "French")  # what {code}, {three} and {language} stand for


@dataclass(frozen=True, kw_only=True)
class Source:
    """One file of a corpus: its place below the data folder, its address, and the repacked file that replaces it.

    A file without an address is made by a person from a Debian ``package``, in lines of a ``form``.
    """

    path: str
    url: str = ""
    repacked: str = ""
    package: str = ""
    form: str = ""


@dataclass(frozen=True, kw_only=True)
class CorpusSpec:
    """The description of a corpus before its files are read."""

    about: str
    terms: str
    read: Callable[[Path], Splits]
    files: tuple[Source, ...] = ()
    task: Task = "translator"
    made: bool = False  # made from templates: names and numbers are random already
    own_splits: tuple[Split, ...] = ()  # those this project sets aside from the training file
    fault: Callable[[tuple[str, str]], str] | None = None  # the field of the report that counts an unfit pair
    near: Callable[[str], str] | None = None  # a key that near duplicates share
    choose: Callable[[Path, Pairs, bool], Pairs] | None = None  # what is worth learning
    ratio: float = 1.0  # characters of the target for one of the source
    turned: bool = False  # all the above is told of pairs with English first, which are turned round at the end


def _tatoeba(data_dir: Path, code: str) -> Splits:
    pairs = readers.tab_separated(data_dir / "tatoeba", bilingual.THREE[code])
    return hold_out([(clean_text(source), clean_text(target)) for source, target in pairs])


_STEMS: dict[Split, str] = {"train": "train", "validation": "val", "test": "test_2016_flickr"}


def _multi30k(data_dir: Path, code: str) -> Splits:
    return {
        split: [(clean_text(a), clean_text(b)) for a, b in readers.aligned(data_dir / "multi30k", stem, "en", code)]
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


def _made_words(data_dir: Path, code: str) -> Splits:
    entries = bilingual.held_out("freedict", data_dir, code)["train"]
    return {"train": made_words(_tatoeba(data_dir, code)["train"], entries), "validation": []}


def _everyday_german(data_dir: Path) -> Pairs:
    return [*_tatoeba(data_dir, "de")["train"], *bilingual.held_out("ding-sentences", data_dir, "de")["train"]]


def _most_useful(data_dir: Path, entries: Pairs, turned: bool) -> Pairs:
    """Return the entries of English words that people use; with ``turned``, those of German ones."""
    everyday = _everyday_german(data_dir)
    if not turned:
        return bilingual.most_useful(entries, everyday)
    found = bilingual.most_useful(turned_round(entries), turned_round(everyday), english_first=False)
    return turned_round(found)


def _made_phrases(data_dir: Path, code: str) -> Splits:
    entries = bilingual.held_out("ding-words", data_dir, code)["train"]
    good = [pair for pair in entries if not bilingual.entry_fault(pair)]
    return {"train": made_phrases(good, _everyday_german(data_dir)), "validation": []}


# Keys are names of corpora without their languages. A corpus of pairs gets the code of the language beside English.
_BILINGUAL: dict[str, Callable[..., Splits]] = {
    "tatoeba": _tatoeba,
    "multi30k": _multi30k,
    "names": bilingual.names,
    "made-numbers": lambda _, code: made_numbers(code),
    "made-names": lambda data_dir, code: made_names(code, bilingual.countries(data_dir, code)),
    "made-lexicon": lambda _, code: {"train": made_lexicon(code), "validation": []},
    "made-phrases": _made_phrases,
    "made-words": _made_words,
    **{kind: partial(bilingual.held_out, kind) for kind in bilingual.FILES},
}
_ENGLISH: dict[str, Callable[[Path], Splits]] = {
    "sst": labelled.sst,
    "sst-neutral": labelled.sst_neutral,
    "reviews-amazon": partial(labelled.reviews, name="amazon"),
    "reviews-yelp": partial(labelled.reviews, name="yelp"),
    "reviews-imdb": partial(labelled.reviews, name="imdb"),
    "customer": partial(labelled.phrases, name="customer"),
    "mpqa": partial(labelled.phrases, name="mpqa"),
    "everyday": partial(labelled.everyday, neutral=False),
    "everyday-neutral": partial(labelled.everyday, neutral=True),
    "trec": labelled.trec,
    "questions": labelled.questions,
    "tatoeba-en": _everyday_english,
    "multi30k-en": _captions,
}


def _spec(name: str, entry: dict[str, Any], terms: dict[str, str], files: dict[str, Any]) -> CorpusSpec:
    kind, _, code = name.partition("-en-")
    faults = {"sentences": bilingual.sentence_fault(code), "entries": bilingual.entry_fault}
    judged = entry.pop("judged", "")
    entry["terms"], entry["own_splits"] = terms[entry["terms"]], tuple(entry.get("own_splits", ()))
    entry["files"] = tuple(Source(**file) for group in entry.get("files", ()) for file in files[group])
    return CorpusSpec(
        **entry,
        read=partial(_BILINGUAL[kind], code=code) if code else _ENGLISH[kind],
        fault=faults.get(judged),
        near=bilingual.near_key if judged == "sentences" else None,
        choose=_most_useful if kind == "ding-words" else None,
    )


def _read_table() -> dict[str, CorpusSpec]:
    """Return the corpora by name, and one for each language where the table leaves it open."""
    text = Path(__file__).with_name("corpora.toml").read_text(encoding="utf-8")
    tables = [
        tomllib.loads(text.replace("{code}", code).replace("{three}", three).replace("{language}", language))
        for code, three, language in _LANGUAGES
    ]
    files = {name: group for table in reversed(tables) for name, group in table["files"].items()}
    specs: dict[str, CorpusSpec] = {}
    for table in tables:
        for name, entry in table["corpora"].items():
            specs.setdefault(name, _spec(name, entry, table["terms"], files))
    return specs


def _turned(spec: CorpusSpec) -> CorpusSpec:
    """Return a corpus of English and another language turned round, with the very same texts held out."""
    what, _, languages = spec.about.rpartition(", ")
    return replace(spec, about=f"{what}, {' to '.join(reversed(languages.split(' to ')))}", turned=True)


_AS_READ = _read_table()
CORPORA = _AS_READ | {turned_name(name): _turned(one) for name, one in _AS_READ.items() if one.task == "translator"}
