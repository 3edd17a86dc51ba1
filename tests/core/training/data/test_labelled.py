"""Texts with labels, in their published and their repacked forms; texts without, and what may not be among them."""

import gzip
import zipfile
from pathlib import Path

import pytest

from core.text.tokens import plain_text
from core.training.data.corpora import load_corpora
from core.training.data.filtering import comparable
from core.training.data.labelled import NEUTRAL, UNLABELLED, labelled_lines, phrases, reviews
from core.training.distillation.unlabelled import load_pools, polar_words
from core.training.plan import plan_of
from core.training.recipe import new_trainer
from tests.core.training.corpora import count_leaks, load_corpus

REVIEWS = [("positive", "Good case, excellent value."), ("negative", "What a waste, of money.\tand time")]


@pytest.mark.parametrize("form", ["repacked", "archive", "plain"])
def test_reviews_are_the_same_in_every_form(tmp_path: Path, form: str) -> None:
    folder = tmp_path / "reviews"
    folder.mkdir()
    published = "".join(f"{text}\t{int(label == 'positive')}\n" for label, text in REVIEWS)
    if form == "repacked":
        packed = "".join(f"{label}\t{text}\n" for label, text in REVIEWS)
        (folder / "amazon.tsv.gz").write_bytes(gzip.compress(packed.encode()))
    elif form == "archive":
        with zipfile.ZipFile(folder / "sentiment-labelled-sentences.zip", "w") as archive:
            archive.writestr("sentiment labelled sentences/amazon_cells_labelled.txt", published)
    else:
        (folder / "amazon_cells_labelled.txt").write_text(published, encoding="utf-8")
    found = reviews(tmp_path, "amazon")
    assert {*found["train"], *found["validation"]} == {(plain_text(text), label) for label, text in REVIEWS}


def test_phrases_are_the_same_in_both_forms(tmp_path: Path) -> None:
    folder = tmp_path / "reviews"
    folder.mkdir()
    (folder / "mpqa.neg").write_bytes("no caf\xe9 here\n".encode("latin-1"))
    (folder / "mpqa.pos").write_bytes(b"a delight\n")
    expected = [("no caf\xe9 here", "negative"), ("a delight", "positive")]
    assert phrases(tmp_path, "mpqa")["train"] == expected
    packed = "".join(f"{label}\t{text}\n" for text, label in expected)
    (folder / "mpqa.tsv.gz").write_bytes(gzip.compress(packed.encode()))
    assert phrases(tmp_path, "mpqa")["train"] == expected


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("positive\tfine\nmaybe\tso so\n", r"line 2: 'maybe\\tso so' must be negative or positive TAB TEXT"),
        ("positive fine\n", r"line 1: 'positive fine' must be"),
        ("positive\t \n", "line 1"),
        ("", "is empty"),
    ],
)
def test_a_line_of_another_form_is_named(tmp_path: Path, content: str, reason: str) -> None:
    (tmp_path / "a.tsv").write_text(content, encoding="utf-8")
    with pytest.raises(ValueError, match=reason):
        labelled_lines(tmp_path / "a.tsv", ("negative", "positive"))


def test_a_byte_order_mark_is_no_part_of_a_label(tmp_path: Path) -> None:
    (tmp_path / "a.tsv").write_text("positive\tfine\n", encoding="utf-8-sig")
    assert labelled_lines(tmp_path / "a.tsv", ("negative", "positive")) == [("positive", "fine")]


def test_everyday_sentences_are_enough_and_stand_once(tmp_path: Path) -> None:
    polar, neutral = load_corpora(["everyday", "everyday-neutral"], tmp_path)
    assert len(polar.validation) + len(neutral.validation) >= 120
    counts = [sum(item[1] == label for item in polar.validation) for label in ("negative", "positive")]
    assert min(*counts, len(neutral.validation)) >= 40
    texts = [comparable(text) for corpus in (polar, neutral) for text, _ in (*corpus.train, *corpus.validation)]
    assert len(texts) == len(set(texts))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "tatoeba").mkdir()
    lines = [f"It is {n} o'clock.\tEs ist {n} Uhr." for n in range(40)]
    lines += ["What a delight!\tHerrlich!", "Not bad at all.\tGar nicht schlecht.", "A delight?\tHerrlich?"]
    (tmp_path / "tatoeba" / "deu.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


class TestPools:
    def test_hold_nothing_that_is_measured_with(self, data: Path) -> None:
        corpora = load_corpora(["everyday", "everyday-neutral"], data)
        (pool,) = load_pools(["everyday-english"], data, corpora, 99)
        measured = [item for corpus in corpora for item in corpus.validation]
        assert ("Not bad at all.", "positive") in measured
        assert count_leaks(pool.train, measured, (0,)) == 0
        assert len(pool.train) == 42
        assert {label for _, label in pool.train} == {UNLABELLED}

    def test_hold_so_many_and_each_text_once(self, data: Path) -> None:
        first, second = load_pools(["everyday-questions", "everyday-english"], data, [], 17)
        assert first.train == (("A delight?", UNLABELLED),)
        assert len(second.train) == 17
        assert not {text for text, _ in first.train} & {text for text, _ in second.train}

    def test_opinions_have_a_word_that_stands_with_one_label(self, data: Path) -> None:
        texts = [(f"a delight {n}", "positive") for n in range(20)] + [(f"a bore {n}", "negative") for n in range(20)]
        corpus = load_corpus("everyday", data)
        corpus = type(corpus)(name="x", task="classifier", terms="", train=tuple(texts), validation=())
        assert polar_words([corpus]) == {"delight", "bore"}
        (pool,) = load_pools(["everyday-opinions"], data, [corpus], 99)
        assert {text for text, _ in pool.train} == {"What a delight!", "A delight?"}

    def test_an_unknown_one_is_named(self, data: Path) -> None:
        with pytest.raises(ValueError, match=r"no pool of texts 'songs'; known are"):
            load_pools(["songs"], data, [], 5)


def test_too_few_texts_to_validate_with_are_counted(tmp_path: Path) -> None:
    (tmp_path / "tatoeba").mkdir()
    (tmp_path / "tatoeba" / "deu.txt").write_text("One.\tEins.\nTwo.\tZwei.\n", encoding="utf-8")
    plan = plan_of("en-de", tmp_path, {"corpora": ["tatoeba-en-de"]}, {}, resume=False)
    with pytest.raises(ValueError, match=r"too few texts .*tatoeba-en-de 2 and 0"):
        new_trainer(plan, tmp_path, tmp_path / "run", resume=False)


def test_neutral_is_no_label_of_the_model() -> None:
    from core.config import PRESETS

    assert NEUTRAL not in PRESETS["sentiment"].model.labels
