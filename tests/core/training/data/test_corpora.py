"""Corpora in every form their files come in, split without leaks, and refused with the line that is wrong."""

import gzip
import random
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.config import TRAINED_MODELS
from core.training.data.corpora import load_corpora
from core.training.data.filtering import comparable, hold_out
from core.training.data.labelled import parse_tree
from core.training.data.table import CORPORA
from tests.core.training.corpora import count_leaks, load_corpus

WORDS = ["man", "dog", "child", "bike", "tree", "house", "river", "snow", "cup", "road"]
PAIRS = [(f"The {a} sees {i} {b}s.", f"{b.upper()} {i} {a.title()}") for i in range(7) for a in WORDS for b in WORDS]


def write(path: Path, text: str, encoding: str = "utf-8") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    content = text.encode(encoding)
    path.write_bytes(gzip.compress(content) if path.suffix == ".gz" else content)


def write_zip(path: Path, members: dict[str, str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in members.items():
            archive.writestr(name, text)


def write_multi30k(
    folder: Path, train: list[tuple[str, str]], val: list[tuple[str, str]], test: list[tuple[str, str]]
) -> None:
    for stem, pairs in (("train", train), ("val", val), ("test_2016_flickr", test)):
        for side, code in enumerate(("en", "de")):
            write(folder / "multi30k" / f"{stem}.{code}.gz", "".join(f"{pair[side]}\n" for pair in pairs))


def test_every_corpus_of_a_trained_model_is_known_and_can_be_fetched() -> None:
    plans = [plan for preset in TRAINED_MODELS.values() for plan in (preset.training, preset.further) if plan]
    used = {name for plan in plans for name in plan.corpora}
    assert set(CORPORA) - used == {"questions"}, "it is there to measure by"


def test_tatoeba_reads_alike_from_its_zip_and_repacked(tmp_path: Path) -> None:
    write(tmp_path / "a/tatoeba/deu-eng.tsv.gz", "".join(f"{en}\t{de}\n" for en, de in PAIRS))
    credited = "".join(f"{en}\t{de}\tCC-BY 2.0 (France) #1 (CK)\r\n" for en, de in PAIRS)
    write_zip(tmp_path / "b/tatoeba/deu-eng.zip", {"_about.txt": "about", "deu.txt": credited})
    write(tmp_path / "c/tatoeba/deu.txt", "\ufeff" + credited)
    one, *others = (load_corpus("tatoeba-en-de", tmp_path / form) for form in "abc")
    assert others == [one, one]
    assert one.report.read == len(PAIRS)
    assert len(one.validation) == len(one.test) == len(PAIRS) // 10


def test_hold_out_does_not_depend_on_the_order_of_the_file() -> None:
    shuffled = random.Random(3).sample(PAIRS, len(PAIRS))
    one, other = hold_out(PAIRS), hold_out(shuffled)
    assert (one["validation"], one["test"]) == (other["validation"], other["test"])
    assert sorted(one["train"]) == sorted(other["train"])


def test_hold_out_texts_are_short_and_each_stands_once() -> None:
    many = [*PAIRS, *((en, f"{de} auch") for en, de in PAIRS), *((f"Oh, {en}", de) for en, de in PAIRS)]
    many += [(f"{en} " + "so " * 21, de * 3) for en, de in PAIRS]
    splits = hold_out(many, size=101)
    held = splits["validation"] + splits["test"]
    assert len(held) == 202
    for side in (0, 1):
        assert len({comparable(pair[side]) for pair in held}) == len(held)
    assert max(len(text.split()) for pair in held for text in pair) <= 20


def test_training_shares_neither_side_with_the_hold_out(tmp_path: Path) -> None:
    """Each sentence has a second translation and each translation a second source, as in Tatoeba."""
    rewritten = [
        *PAIRS,
        *((en.upper(), f"{de} auch") for en, de in PAIRS),
        *((f"Oh, {en}", f"{de}!") for en, de in PAIRS),
    ]
    write(tmp_path / "tatoeba/deu-eng.tsv.gz", "".join(f"{en}\t{de}\n" for en, de in rewritten))
    corpus = load_corpus("tatoeba-en-de", tmp_path)
    held = [*corpus.validation, *corpus.test]
    assert len(held) == 2 * (len(rewritten) // 10)
    assert count_leaks(corpus.train, held, (0, 1)) == 0
    assert corpus.report.leaked > 0
    assert corpus.report.read == corpus.report.held_out + corpus.report.leaked + corpus.report.kept


def test_multi30k_splits_are_the_files_and_training_is_cleaned(tmp_path: Path) -> None:
    train, val, test = PAIRS[:31], PAIRS[31:37], PAIRS[37:44]
    write_multi30k(tmp_path, [*train, train[0], (val[0][0].upper(), "Neu"), ("New", test[0][1])], val, test)
    corpus = load_corpus("multi30k-en-de", tmp_path)
    assert (corpus.train, corpus.validation, corpus.test) == (tuple(train), tuple(val), tuple(test))
    assert (corpus.report.duplicates, corpus.report.leaked, corpus.report.kept) == (1, 2, 31)


def test_corpora_read_together_do_not_leak_into_one_another(tmp_path: Path) -> None:
    write(tmp_path / "tatoeba/deu-eng.tsv.gz", "".join(f"{en}\t{de}\n" for en, de in PAIRS))
    write_multi30k(tmp_path, PAIRS[:301], PAIRS[301:307], PAIRS[307:313])
    corpora = load_corpora(("tatoeba-en-de", "multi30k-en-de"), tmp_path)
    held = [pair for corpus in corpora for pair in (*corpus.validation, *corpus.test)]
    assert [count_leaks(corpus.train, held, (0, 1)) for corpus in corpora] == [0, 0]
    assert all(corpus.report.leaked for corpus in corpora)


TREES = [
    "(3 (2 It) (4 (2 's) (4 (3 lovely) (2 .))))",
    "(1 (2 It) (0 (1 bores) (2 (2 -LRB-) (2 (2 me) (2 -RRB-)))))",
    "(2 (2 The) (2 plot))",
]
DEV = ["(4 (3 Lovely) (2 .))", "(0 (2 It) (1 bores))", "(2 (2 A) (2 film))"]


def test_sst_trains_on_phrases_and_validates_on_sentences(tmp_path: Path) -> None:
    write(tmp_path / "sst/train.txt.gz", "\n".join(TREES))
    write(tmp_path / "sst/dev.txt.gz", "\n".join(DEV))
    corpus = load_corpus("sst", tmp_path)
    assert set(corpus.train) == {
        ("It's lovely.", "positive"),
        ("'s lovely.", "positive"),
        ("bores", "negative"),
        ("bores (me)", "negative"),
        ("It bores (me)", "negative"),
    }
    assert corpus.validation == (("Lovely.", "positive"), ("It bores", "negative"))
    assert corpus.test == ()
    assert corpus.report.leaked == 1  # "lovely", a sentence of the dev set
    assert corpus.report.duplicates == 1  # "lovely ." beside "lovely"


def test_sst_reads_the_published_zip_with_its_test_set(tmp_path: Path) -> None:
    trees = {
        f"trees/{split}.txt": "\n".join(lines) for split, lines in (("train", TREES), ("dev", DEV), ("test", DEV[:1]))
    }
    write_zip(tmp_path / "zip/sst/trainDevTestTrees_PTB.zip", trees)
    write(tmp_path / "gz/sst/train.txt.gz", "\n".join(TREES))
    write(tmp_path / "gz/sst/dev.txt.gz", "\n".join(DEV))
    zipped, repacked = load_corpus("sst", tmp_path / "zip"), load_corpus("sst", tmp_path / "gz")
    assert (zipped.train, zipped.validation) == (repacked.train, repacked.validation)
    assert zipped.test == (("Lovely.", "positive"),)


QUESTIONS = [
    f"{label}:x What {word} is number {i} ?"
    for i in range(13)
    for label, word in (("HUM", "man"), ("LOC", "dog"), ("NUM", "cup"))
]


def test_trec_reads_alike_from_both_forms_and_splits_by_text(tmp_path: Path) -> None:
    """The published file is Latin-1, with a byte that is no UTF-8."""
    lines = [*QUESTIONS, "LOC:city Which sister\xf0city has Los Angeles ?", QUESTIONS[0]]
    write(tmp_path / "a/trec/TREC.train.gz", "\n".join(lines) + "\n")
    write(tmp_path / "b/trec/train_5500.label", "\n".join(lines) + "\n", "latin-1")
    write(tmp_path / "b/trec/TREC_10.label", "HUM:ind Who is it ?\n", "latin-1")
    one, other = (load_corpus("trec", tmp_path / form) for form in "ab")
    assert (one.train, one.validation) == (other.train, other.validation)
    assert other.test == (("Who is it?", "HUM"),)
    assert len(one.train) + len(one.validation) == len(QUESTIONS) + 1
    assert 0 < len(one.validation) < len(QUESTIONS) / 3
    assert count_leaks(one.train, one.validation, (0,)) == 0


@pytest.mark.parametrize(
    "tree", ["", "It works", "(3 (2 It)", "(3 (2 It)) )", "(7 It)", "(3 )", "(3 a) (2 b)", "(3 a) b"]
)
def test_what_is_no_tree_is_refused(tree: str) -> None:
    with pytest.raises(ValueError, match="is not a labelled tree"):
        parse_tree(tree)


trees = st.recursive(
    st.tuples(st.integers(0, 4), st.sampled_from(WORDS)),
    lambda inner: st.tuples(st.integers(0, 4), inner, inner),
    max_leaves=11,
)


def spelt(tree: tuple) -> str:
    label, *rest = tree
    return f"({label} {' '.join(part if isinstance(part, str) else spelt(part) for part in rest)})"


def phrases(tree: tuple) -> list[tuple[int, str]]:
    """The independent reference: by recursion instead of by a stack."""
    label, *rest = tree
    if isinstance(rest[0], str):
        return [(label, rest[0])]
    inner = [phrases(part) for part in rest]
    return [(label, " ".join(part[0][1] for part in inner)), *(phrase for part in inner for phrase in part)]


@given(trees)
def test_trees_give_every_phrase_with_its_label(tree: tuple) -> None:
    assert parse_tree(spelt(tree)) == phrases(tree)


def tatoeba(line: str) -> Callable[[Path], None]:
    return lambda folder: write(folder / "tatoeba/deu-eng.tsv.gz", f"Hi.\tHallo!\n{line}\nBye.\tTschüss!\n")


def short_multi30k(folder: Path) -> None:
    write_multi30k(folder, PAIRS[:7], PAIRS[7:9], PAIRS[9:11])
    write(folder / "multi30k/train.de.gz", "eins\nzwei\n")


def bad_tree(folder: Path) -> None:
    write(folder / "sst/train.txt.gz", f"{TREES[0]}\n(3 (2 broken\n")


def bad_question(folder: Path) -> None:
    write(folder / "trec/TREC.train.gz", "NUM:count How many ?\nWHAT is it ?\n")


def truncated(folder: Path) -> None:
    tatoeba("a\tb")(folder)
    path = folder / "tatoeba/deu-eng.tsv.gz"
    path.write_bytes(path.read_bytes()[:-11])


def not_a_zip(folder: Path) -> None:
    write(folder / "tatoeba/deu-eng.zip", "<html>not found</html>")


def zip_without_the_text(folder: Path) -> None:
    write_zip(folder / "tatoeba/deu-eng.zip", {"_about.txt": "about"})


def latin(folder: Path) -> None:
    write(folder / "tatoeba/deu.txt", "Hi.\tHallo!\nBye.\tTschüss!\n", "latin-1")


@pytest.mark.parametrize(
    ("name", "make", "sentence"),
    [
        ("tatoeba-en-de", tatoeba("no tab here"), r"deu-eng\.tsv\.gz, line 2: 'no tab here' has no tab"),
        ("tatoeba-en-de", tatoeba(""), r"deu-eng\.tsv\.gz, line 2: '' has no tab"),
        (
            "multi30k-en-de",
            short_multi30k,
            r"train\.en\.gz has 7 lines and .*train\.de\.gz has 2: line 3 has no partner",
        ),
        ("sst", bad_tree, r"train\.txt\.gz, line 2: .* is not a labelled tree"),
        ("trec", bad_question, r"TREC\.train\.gz, line 2: 'WHAT is it \?' must be COARSE:fine QUESTION"),
        ("tatoeba-en-de", truncated, r"deu-eng\.tsv\.gz is damaged"),
        ("tatoeba-en-de", not_a_zip, r"deu-eng\.zip is damaged"),
        ("tatoeba-en-de", zip_without_the_text, r"deu-eng\.zip is damaged .*deu\.txt"),
        ("tatoeba-en-de", latin, r"deu\.txt, line 2: this is not UTF-8"),
    ],
)
def test_bad_files_are_named_with_their_line(
    tmp_path: Path, name: str, make: Callable[[Path], None], sentence: str
) -> None:
    make(tmp_path)
    with pytest.raises(ValueError, match=sentence) as caught:
        load_corpus(name, tmp_path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "name", [name for name in CORPORA if not name.startswith(("everyday", "questions", "made-numbers", "made-lexicon"))]
)  # those come with us
def test_missing_files_come_with_the_remedy(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileNotFoundError, match=r"has none of .*--download"):
        load_corpus(name, tmp_path / "nowhere")


def test_unknown_corpus_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no corpus 'wmt'; known are tatoeba-en-de"):
        load_corpus("wmt", tmp_path)


def test_line_separators_inside_a_sentence_do_not_shift_aligned_files(tmp_path: Path) -> None:
    train = [("One\u2028day.", "Ein Tag."), ("Two days.", "Zwei\x0bTage.")]
    write_multi30k(tmp_path, train, PAIRS[:2], PAIRS[2:4])
    assert load_corpus("multi30k-en-de", tmp_path).train == (("One day.", "Ein Tag."), ("Two days.", "Zwei Tage."))
