"""The first vectors of a small model's pieces, from a teacher's vectors of words."""

import random
from pathlib import Path

import numpy as np
import pytest
import torch

from core.checkpoint import TOKENIZER
from core.config import DistillationConfig
from core.text.tokens import Tokenizer
from core.training.plan import plan_of
from core.training.recipe import new_trainer
from core.training.start import WORD_START
from core.training.teacher import Teacher, TeacherPieces, load_teacher
from core.training.word_vectors import rotation, take_word_vectors
from tests.core.training.teachers import NUMBERS, WORDS

VOCABULARY = [*WORDS, *NUMBERS]
OURS = ["where", "people", "town", "Town", "live", "seven", "Seven", "eleven", "strange", "how"]


@pytest.fixture(scope="module")
def taught(teacher: Path) -> tuple[Teacher, TeacherPieces]:
    return load_teacher(DistillationConfig(teacher=str(teacher)), ("a", "b"), seed=1)


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    rng = random.Random(17)
    return Tokenizer.train([" ".join(rng.choices(OURS, k=4)) for _ in range(300)], 330)


class TestRotation:
    @pytest.mark.parametrize(("wide", "narrow"), [(7, 5), (5, 7), (4, 4)])
    def test_keeps_angles_and_takes_the_size_of_the_others(self, wide: int, narrow: int) -> None:
        chance = torch.Generator().manual_seed(3)
        theirs, ours = torch.randn(31, wide, generator=chance), 3 * torch.randn(31, narrow, generator=chance)
        turn = rotation(theirs, ours)
        gram = turn.T @ turn if wide >= narrow else turn @ turn.T
        torch.testing.assert_close(gram, gram[0, 0] * torch.eye(min(wide, narrow)), atol=1e-4, rtol=1e-4)
        torch.testing.assert_close((theirs @ turn).square().sum(), ours.square().sum())

    def test_finds_the_turn_that_made_the_others(self) -> None:
        theirs = torch.randn(29, 6, generator=torch.Generator().manual_seed(5))
        turn, _ = np.linalg.qr(np.random.default_rng(7).normal(size=(6, 6)))
        ours = theirs @ torch.from_numpy(2.5 * turn).float()
        torch.testing.assert_close(theirs @ rotation(theirs, ours), ours, atol=1e-4, rtol=1e-4)


def test_words_take_the_teachers_vectors_and_all_else_stays(
    taught: tuple[Teacher, TeacherPieces], tokenizer: Tokenizer
) -> None:
    before = torch.randn(len(tokenizer), 12, generator=torch.Generator().manual_seed(11))
    table = before.clone()
    count = take_word_vectors(table, tokenizer, *taught)
    pieces = [tokenizer.piece(index) for index in range(len(tokenizer))]
    begins = torch.tensor([piece[:1] == WORD_START and piece[1:].isalpha() for piece in pieces])
    assert count == begins.sum() >= len(OURS)
    assert torch.equal(table[~begins], before[~begins])
    # Of the same width, the rotation loses nothing: the distances of the teacher's words remain, times one number.
    words = [word for word in OURS if word in VOCABULARY]
    theirs = taught[0].input_vectors()[[VOCABULARY.index(word) for word in words]]
    ours = table[[pieces.index(WORD_START + word) for word in words]]
    ratio = torch.pdist(ours) / torch.pdist(theirs)
    torch.testing.assert_close(ratio, ratio[:1].expand_as(ratio), atol=1e-3, rtol=1e-3)


def test_a_capital_makes_no_other_word(taught: tuple[Teacher, TeacherPieces], tokenizer: Tokenizer) -> None:
    table = torch.randn(len(tokenizer), 5, generator=torch.Generator().manual_seed(13))
    take_word_vectors(table, tokenizer, *taught)
    upper, lower = (tokenizer.id_of(WORD_START + word) for word in ("Seven", "seven"))
    torch.testing.assert_close(table[upper], table[lower])


def test_a_vocabulary_without_words_is_refused(taught: tuple[Teacher, TeacherPieces]) -> None:
    tokenizer = Tokenizer.train(["12 34 567 89"] * 9, 275)
    with pytest.raises(ValueError, match="no piece of the vocabulary is a word that the teacher knows; set word_v"):
        take_word_vectors(torch.randn(len(tokenizer), 5), tokenizer, *taught)


@pytest.mark.parametrize("resume", [False, True], ids=["anew", "resume without a save"])
def test_a_run_begins_with_them(teacher: Path, data: Path, tmp_path: Path, resume: bool) -> None:
    size = {"steps": 1, "vocabulary_size": 330, "batch_tokens": 256}
    tables = {}
    for wanted in (False, True):
        run = tmp_path / str(wanted)
        lesson = {"teacher": str(teacher), "teacher_steps": 1, "most_unlabelled": 9, "variants": 0}
        plan = plan_of("question-type", run, size, lesson | {"word_vectors": wanted}, resume=resume)
        tables[wanted] = new_trainer(plan, data, run, resume, quiet=True).model.get_parameter("table.weight").detach()
    tokenizer = Tokenizer.load(run / TOKENIZER)
    expected = tables[False].clone()
    assert take_word_vectors(expected, tokenizer, *load_teacher(DistillationConfig(teacher=str(teacher)), ("a",), 1))
    assert torch.equal(tables[True], expected)
    assert not torch.equal(tables[True], tables[False])
