"""The tasks: right answers, examples that are never trained on, and a vocabulary of characters."""

import re
from random import Random

import pytest

from core.errors import InputError
from core.text.tokens import Tokenizer
from core.toy_training.batches import Encoding
from core.toy_training.characters import character_tokenizer
from core.toy_training.number_words import french, german
from core.toy_training.settings import DESIGNS, ToySettings, characters_of
from core.toy_training.tasks import TASKS, Task, examples_of

ANSWERS = {
    "reverse": ("headache", "ehcadaeh"),
    "sort": ("headache", "aacdeehh"),
    "count": ("headache", "2"),
    "copy": ("headache", "headache"),
    "add": ("47+85", "132"),
    "german": ("971", "neunhunderteinundsiebzig"),
    "french": ("971", "neuf cent soixante et onze"),
}


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_answers_are_right_and_examples_fit(task: Task) -> None:
    source, answer = ANSWERS[task.name]
    assert task.answer(task.check(f" {source.upper()} ")) == answer
    drawn = examples_of(task, 200, Random(3))
    assert all(task.check(one) == one for one in (*drawn, *task.examples))
    assert drawn == examples_of(task, 200, Random(3))
    with pytest.raises(InputError, match=re.escape(task.hint)):
        task.check("no such thing")


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_no_unseen_example_is_trained_on(task: Task) -> None:
    unseen = examples_of(task, 100, Random(1), unseen=True)
    assert len(set(unseen)) == 100
    assert not set(unseen) & set(examples_of(task, 3000, Random(2)))


@pytest.mark.parametrize("task", [one for one in TASKS.values() if one.aims], ids=lambda one: one.name)
def test_the_places_that_decide_hold_the_letter(task: Task) -> None:
    assert task.aims
    for source in task.examples:
        for char, places in zip(task.answer(source), task.aims(source), strict=True):
            assert {source[place] for place in places} <= {"a" if task.name == "count" else char}


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_ids_are_those_of_the_tokenizer(task: Task, design: str) -> None:
    characters = characters_of(task.name, design)
    tokenizer, encoding = character_tokenizer(characters), Encoding(task, characters, design)
    sources = list(task.examples[:3])
    batch = encoding.batch(sources)
    assert [tokenizer.decode(row) for row in batch.source.tolist()] == sources
    for row, source in zip(batch.target.tolist(), sources, strict=True):
        assert tokenizer.decode(row) == task.answer(source)
        assert tokenizer.encode(task.answer(source)) == [index for index in row if index > tokenizer.end_id]
    begins = sources if design == "decoder-only" else ["", "", ""]
    for row, source, begin in zip(batch.read.tolist(), sources, begins, strict=True):
        assert tokenizer.decode(row) == f"{begin}{'=' if begin else ''}{task.answer(source)}"


def test_a_vocabulary_of_characters_is_a_whole_model() -> None:
    tokenizer = character_tokenizer("ab é")
    assert (tokenizer.pad_id, tokenizer.unknown_id, tokenizer.start_id, tokenizer.end_id) == (0, 1, 2, 3)
    assert tokenizer.pieces(tokenizer.encode("b éax")) == ["b", "▁", "é", "a", "<unk>"]
    with pytest.raises(ValueError, match="not a whole SentencePiece model"):
        Tokenizer(tokenizer.model[:-3])


def test_numbers_in_words() -> None:
    assert len({german(number) for number in range(1000)}) == len({french(number) for number in range(1000)}) == 1000
    told = {
        0: ("null", "zéro"),
        1: ("eins", "un"),
        16: ("sechzehn", "seize"),
        17: ("siebzehn", "dix-sept"),
        21: ("einundzwanzig", "vingt et un"),
        66: ("sechsundsechzig", "soixante-six"),
        71: ("einundsiebzig", "soixante et onze"),
        80: ("achtzig", "quatre-vingts"),
        91: ("einundneunzig", "quatre-vingt-onze"),
        101: ("einhunderteins", "cent un"),
        200: ("zweihundert", "deux cents"),
        930: ("neunhundertdreißig", "neuf cent trente"),
    }
    assert {number: (german(number), french(number)) for number in told} == told


@pytest.mark.parametrize(
    "wrong",
    [{"task": "fly"}, {"heads": 3}, {"layers": 3}, {"bug": "no-scale"}, {"steps": 0}, {"d_model": 65}, {"seed": "x"}],
)
def test_settings_that_are_not_on_offer_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(InputError, match=r"^[^\n]+\.$"):
        ToySettings(**wrong)  # type: ignore[arg-type]
