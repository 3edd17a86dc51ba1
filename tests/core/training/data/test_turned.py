"""Corpora turned round: those of English and another language, the same texts held out, the other side first."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from core.config import TRAINED_MODELS, TrainingConfig, turned_name
from core.text.tokens import Tokenizer
from core.training.data import corpora, made_lexicon, made_names, made_numbers, made_words
from core.training.data.bilingual import ENTRIES_OF_PARTS, most_useful
from core.training.data.corpora import Corpus, load_corpora
from core.training.data.encoding import examples_by_epoch
from core.training.data.filtering import turned_round
from core.training.data.table import CORPORA
from tests.core.tiny import translator_config
from tests.core.training.corpora import count_leaks, load_corpus

TURNED = [name for name, spec in CORPORA.items() if spec.turned]
NOUNS = {"man": ("Mann", "homme"), "dog": ("Hund", "chien"), "bike": ("Rad", "vélo"), "tree": ("Baum", "arbre")}
STATES = {"old": ("alt", "vieux"), "new": ("neu", "neuf"), "small": ("klein", "petit"), "black": ("schwarz", "noir")}
SENTENCES = [
    (f"The {noun} of number {i} is {state}.", f"Die Nummer {i}, {german}, ist {neu}.", f"Le {french} {i} est {neuf}.")
    for i in range(20, 33)
    for noun, (german, french) in NOUNS.items()
    for state, (neu, neuf) in STATES.items()
]
WORDS = [(f"{state} {noun}", f"{neu}er {german}", f"{french} {neuf}") for noun, (german, french) in NOUNS.items()
         for state, (neu, neuf) in STATES.items()]  # fmt: skip
COUNTRIES = [("Japan", "Japan", "Japon"), ("Norway", "Norwegen", "Norvège"), ("Spain", "Spanien", "Espagne")]


def write(path: Path, lines: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode()))


def write_all(folder: Path) -> Path:
    """Write every file that the corpora of English with German and French are read from."""
    for column, code, short in ((1, "deu", "de"), (2, "fra", "fr")):
        pairs = [f"{row[0]}\t{row[column]}" for row in SENTENCES]
        words = [f"{row[0]}\t{row[column]}" for row in WORDS * 2]
        write(folder / "tatoeba" / f"{code}-eng.tsv.gz", pairs)
        write(folder / "documentation" / f"eng-{code}.tsv.gz", [f"{pair}\thandbook" for pair in pairs])
        write(folder / "names" / f"eng-{code}.tsv.gz", [f"{row[0]}\t{row[column]}\tiso_3166" for row in COUNTRIES])
        stem = "ding/eng-deu-words" if code == "deu" else "freedict/eng-fra"
        write(folder / f"{stem}.tsv.gz", words)
        write(folder / "ding/eng-deu-sentences.tsv.gz", [f"{row[0]}\t{row[1]}" for row in SENTENCES])
        for split, some in (
            ("train", SENTENCES[:99]),
            ("val", SENTENCES[99:110]),
            ("test_2016_flickr", SENTENCES[110:]),
        ):
            write(folder / "multi30k" / f"{split}.en.gz", [row[0] for row in some])
            write(folder / "multi30k" / f"{split}.{short}.gz", [row[column] for row in some])
    return folder


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The files of all corpora; each corpus is read and cleaned once, and of what is made there is less."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (made_lexicon, made_names, made_numbers, made_words):
            patch.setattr(module, "MADE", 3_000)
        patch.setattr(corpora, "_read", cache(corpora._read))
        yield write_all(tmp_path_factory.mktemp("data"))


def test_all_corpora_of_english_with_another_language_are_there_both_ways_round() -> None:
    straight = {name for name in CORPORA if name.endswith(("-en-de", "-en-fr"))}
    assert set(TURNED) == set(map(turned_name, straight))
    assert {turned_name(name) for name in TURNED} == straight
    for there, back in (("en-de", "de-en"), ("en-fr", "fr-en")):
        plans = TRAINED_MODELS[there].further, TRAINED_MODELS[back].further
        assert plans[0]
        assert plans[1]
        assert tuple(map(turned_name, plans[0].corpora)) == plans[1].corpora
        assert plans[0].shares == plans[1].shares


@pytest.mark.parametrize("name", TURNED)
def test_a_turned_corpus_is_the_other_one_with_its_sides_changed_over(name: str, data: Path) -> None:
    """But for the words of a dictionary, which are chosen by each word of the language that is read."""
    turned, straight = load_corpus(name, data), load_corpus(turned_name(name), data)
    assert turned.validation == tuple(turned_round(straight.validation))
    assert turned.test == tuple(turned_round(straight.test))
    assert (turned.made, turned.terms, turned.task) == (straight.made, straight.terms, straight.task)
    if CORPORA[name].choose is None:
        assert turned.train == tuple(turned_round(straight.train))
        assert turned.report == straight.report
    source, target = ("German", "French")[name.endswith("fr-en")], "English"
    assert CORPORA[name].about.endswith(f", {source} to {target}")
    assert CORPORA[turned_name(name)].about.endswith(f", {target} to {source}")


@pytest.mark.parametrize("preset", ["de-en", pytest.param("fr-en", marks=pytest.mark.long)])
def test_no_side_of_a_training_pair_is_held_out_in_either_direction(preset: str, data: Path) -> None:
    plan, other = TRAINED_MODELS[preset].further, TRAINED_MODELS[turned_name(preset)].further
    assert plan
    assert other
    turned, straight = load_corpora(plan.corpora, data), load_corpora(other.corpora, data)
    held = [pair for corpus in turned for pair in (*corpus.validation, *corpus.test)]
    held += turned_round([pair for corpus in straight for pair in (*corpus.validation, *corpus.test)])
    assert held
    assert sum(len(corpus.train) for corpus in turned) > 1000
    assert [count_leaks(corpus.train, held, (0, 1)) for corpus in turned] == [0] * len(turned)
    assert sorted(set(held)) == sorted({pair for corpus in turned for pair in (*corpus.validation, *corpus.test)})


EVERYDAY = [
    ("Wir essen.", "We eat."),
    ("Das Essen ist gut.", "The food is good."),
    ("Große Modelle.", "Big model ranges."),
]


def test_german_words_are_chosen_by_what_sentences_say_and_a_capital_tells_them_apart() -> None:
    entries = [("essen", "to dine"), ("essen", "to eat"), ("Essen", "feed"), ("Essen", "food"), ("Pfeifente", "wigeon")]
    found = most_useful(entries, EVERYDAY, english_first=False)
    assert sorted(found) == [("Essen", "food"), ("essen", "to eat")]


def test_a_german_compound_is_useful_if_its_translation_is_several_common_words() -> None:
    many = [(f"{word.title()}{i}", f"{word} {i}") for word in ("model", "ranges") for i in range(ENTRIES_OF_PARTS)]
    compound = ("Modellpalette", "model ranges")
    assert compound in most_useful([compound, *many], EVERYDAY, english_first=False)
    assert most_useful([compound], EVERYDAY, english_first=False) == []
    assert compound not in most_useful([("Modellpalette", "wigeon ranges"), *many], EVERYDAY, english_first=False)


PAIRS = (("Tom kaufte 1.250 Nägel.", "Tom bought 1,250 nails."), ("Maria wiegt 62,5 Kilo.", "Maria weighs 62.5 kilos."))


def test_names_and_numbers_change_alike_on_both_sides_of_a_turned_corpus() -> None:
    tokenizer = Tokenizer.train([text for pair in PAIRS for text in pair] * 9, 300)
    config = replace(translator_config(len(tokenizer)), pad_id=tokenizer.pad_id)
    corpus = Corpus(name="a-de-en", task="translator", terms="", train=PAIRS * 7, validation=(), turned=True)
    training = TrainingConfig(corpora=("a-de-en",), renamed=1.0, renumbered=1.0)
    examples = examples_by_epoch([corpus], tokenizer, config, training)(0)
    sides = [(tokenizer.decode(examples.source[i].tolist()), tokenizer.decode(examples.target[i].tolist()))
             for i in range(14)]  # fmt: skip
    assert len({source for source, _ in sides}) > 10
    for german, english in sides:
        assert german.split()[0] == english.split()[0]
        mark = german.split()[2].translate(str.maketrans(".,", ",."))
        assert mark == english.split()[2]
        assert german.split()[2] not in ("1.250", "62,5")
