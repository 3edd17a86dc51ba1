"""Variants of labelled texts: what gives way to what, what stays, and what a run keeps of it."""

import json
import random
from pathlib import Path

import pytest
import torch

from core.config import DistillationConfig
from core.training.data.corpora import Corpus
from core.training.data.filtering import comparable
from core.training.data.labelled import UNLABELLED
from core.training.distillation.teacher import load_teacher
from core.training.distillation.unlabelled import neighbours, variants_of, vary_words, words_of
from core.training.recipe import train
from tests.core.training.corpora import count_leaks, load_corpus
from tests.core.training.teachers import NUMBERS, WORDS

LABELS = ("ABBR", "DESC", "ENTY", "HUM", "LOC", "NUM")
NEAR = {"river": ["lake", "creek"], "Berlin": ["rome"], "Goethe": ["schiller"], "won": ["lost"]}
TEXTS = ("What river flows through Berlin?", "Who won Goethe's prize?", "What does NASA mean?", "Is USA won?")


def plan(**changes: object) -> DistillationConfig:
    return DistillationConfig.from_json({"variants": 7, "replaced": 1.0, **changes})


def varied(*texts: str, known: tuple[str, ...] = (), seed: int = 1, **changes: object) -> list[str]:
    return vary_words(texts, NEAR, known, plan(**changes), random.Random(seed))


def test_words_that_may_give_way_are_neither_function_words_nor_parts_of_others() -> None:
    text = "Which river's bank didn't Bob's 2nd x-ray of the 1970s show, and why?"
    assert words_of([text, text]) == ["river", "bank", "Bob", "ray", "show"]


class TestVaryWords:
    def test_only_words_with_neighbours_and_names_give_way_and_keep_their_capital(self) -> None:
        made = varied(*TEXTS, known=TEXTS, variants=60)
        assert {text.split()[1] for text in made if text.startswith("What") and "flows" in text} == {"lake", "creek"}
        assert {text.rpartition(" ")[2] for text in made if "flows" in text} == {"Rome?", "Goethe?", "Berlin?"}
        assert all("flows through" in text for text in made if "flows" in text)
        assert {text for text in made if "mean" in text} == {"What does USA mean?"}
        assert {text.split()[2] for text in made if text.startswith("Who")} <= {"Schiller's", "Berlin's", "Goethe's"}

    def test_the_first_word_stays(self) -> None:
        assert varied("River won?", "Won river?", variants=20) == ["River lost?", "Won lake?", "Won creek?"]

    def test_nothing_known_and_nothing_twice(self) -> None:
        made = varied(*TEXTS, *TEXTS, known=(*TEXTS, "what CREEK flows through... rome"), variants=40)
        keys = [comparable(text) for text in made]
        assert len(set(keys)) == len(keys)
        assert not set(keys) & {comparable(text) for text in (*TEXTS, "what creek flows through rome")}

    def test_as_many_as_asked_for_at_most_and_the_same_for_a_seed(self) -> None:
        near = {"river": [f"river{letter}" for letter in "abcdefghijklm"]}
        texts = [f"What river is nice {count}?" for count in range(5)]
        made = [vary_words(texts, near, texts, plan(variants=3), random.Random(seed)) for seed in (1, 1, 2)]
        assert made[0] == made[1] != made[2]
        for text in texts:
            assert 1 <= sum(one.endswith(text[-10:]) for one in made[0]) <= 3

    def test_the_share_of_words_that_give_way(self) -> None:
        near = {"river": ["lake"]}
        text = "What " + " ".join(["river"] * 1000)
        lakes = vary_words([text], near, [], plan(variants=1, replaced=0.3), random.Random(5))[0].count("lake")
        assert abs(lakes - 300) < 5 * (1000 * 0.3 * 0.7) ** 0.5


class TestNeighbours:
    def test_are_the_nearest_whole_words_by_cosine(self, teacher: Path) -> None:
        model, pieces = load_teacher(plan(teacher=str(teacher)), LABELS, seed=1)
        vectors = model.input_vectors()
        vocabulary = [*WORDS, *NUMBERS]
        allowed = {"town", "people", "live", *NUMBERS} - {"one"}  # the others are function words, signs, or short
        found = neighbours(["seven", "Town", "strange"], model, pieces, 4, quiet=True)
        for word, place in (("seven", vocabulary.index("seven")), ("Town", vocabulary.index("town"))):
            cosine = torch.cosine_similarity(vectors[place], vectors, dim=-1)
            ranked = sorted(allowed - {word.lower()}, key=lambda other: -cosine[vocabulary.index(other)])
            assert found[word] == ranked[:4]
        assert len(found["strange"]) == 4  # in no vocabulary: neighbours of the mean of its pieces

    def test_a_vocabulary_smaller_than_asked_for_gives_what_it_has(self, teacher: Path) -> None:
        model, pieces = load_teacher(plan(teacher=str(teacher)), LABELS, seed=1)
        assert set(neighbours(["seven"], model, pieces, 99, quiet=True)["seven"]) == {
            "town", "people", "live", *NUMBERS
        } - {"one", "seven"}  # fmt: skip


class TestRun:
    def test_no_variant_is_an_evaluation_text(self, teacher: Path, data: Path, tmp_path: Path) -> None:
        corpus = load_corpus("trec", data)
        made = self.variants(corpus, teacher, tmp_path)
        assert made.train
        assert {label for _, label in made.train} == {UNLABELLED}
        assert count_leaks(made.train, (*corpus.validation, *corpus.test, *corpus.train), (0,)) == 0
        apart = corpus.__class__(**vars(corpus) | {"validation": (), "test": ()})
        careless = self.variants(apart, teacher, tmp_path / "careless")
        assert count_leaks(careless.train, corpus.validation, (0,)) > 0  # so there was something to keep out

    def test_what_was_noted_is_read_again(self, teacher: Path, data: Path, tmp_path: Path) -> None:
        corpus = load_corpus("trec", data)
        first = self.variants(corpus, teacher, tmp_path)
        (tmp_path / "variants.json").write_text(json.dumps([text for text, _ in first.train[:3]]), encoding="utf-8")
        assert self.variants(corpus, teacher, tmp_path).train == first.train[:3]

    def test_texts_without_such_words_are_refused(self, teacher: Path, data: Path, tmp_path: Path) -> None:
        corpus = load_corpus("trec", data)
        bare = corpus.__class__(**vars(corpus) | {"train": (("How are you?", "DESC"),)})
        with pytest.raises(ValueError, match="No labelled text has a word that could give way"):
            self.variants(bare, teacher, tmp_path)

    def variants(self, corpus: Corpus, teacher: Path, folder: Path) -> Corpus:
        folder.mkdir(exist_ok=True)
        return variants_of(plan(teacher=str(teacher)), [corpus], [], LABELS, folder, 1, quiet=True)

    @pytest.mark.long
    def test_the_teacher_labels_them_and_the_card_tells(self, teacher: Path, data: Path, tmp_path: Path) -> None:
        short = {"steps": 2, "batch_tokens": 256, "save_every": 2, "validate_every": 2, "vocabulary_size": 330}
        lesson = {"teacher_steps": 2, "most_unlabelled": 31, "variants": 3}
        train("question-type", data, tmp_path, teacher=str(teacher), teaching=lesson, quiet=True, **short)
        count = len(json.loads((tmp_path / "run" / "variants.json").read_text(encoding="utf-8")))
        about = json.loads((tmp_path / "scores.json").read_text(encoding="utf-8"))["distillation"]
        assert about["variants"] == count > 0
        assert about["unlabelled"] == {"everyday-questions": 31}
        assert about["texts_labelled"] == about["labelled"]["trec"] + 31 + count
        assert f"{count:,} of them are variants" in (tmp_path / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "value"), [("variants", -1), ("replaced", 0.0), ("replaced", 1.5), ("neighbours", 0)])
def test_settings_that_cannot_be(name: str, value: float) -> None:
    with pytest.raises(ValueError, match=f"{name} is {value}"):
        plan(**{name: value})
