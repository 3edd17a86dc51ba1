"""Epochs by shares: each corpus has its share, and all texts of a corpus are read equally often."""

from collections import Counter
from dataclasses import replace

import pytest

from core.config import TrainingConfig
from core.text.tokens import Tokenizer
from core.training.data.corpora import Corpus
from core.training.data.encoding import examples_by_epoch, part_of_epoch
from tests.core.tiny import translator_config

TEXTS = [(f"{i} a", f"{i} b") for i in range(10)]


@pytest.mark.parametrize("count", [3, 10, 20, 27])
def test_all_texts_are_read_equally_often_over_epochs(count: int) -> None:
    epochs = [part_of_epoch(TEXTS, count, epoch, "seed") for epoch in range(10)]
    assert all(len(texts) == count for texts in epochs)
    assert set(Counter(text for texts in epochs for text in texts).values()) == {count}
    assert epochs == [part_of_epoch(TEXTS, count, epoch, "seed") for epoch in range(10)]


def test_whole_copies_keep_the_order_of_the_corpus() -> None:
    assert part_of_epoch(TEXTS, 20, 5, "seed") == TEXTS * 2


def test_nothing_is_drawn_from_nothing() -> None:
    assert part_of_epoch([], 3, 0, "seed") == []


def test_each_corpus_has_its_share_of_an_epoch() -> None:
    tokenizer = Tokenizer.train(["abc abd 123"] * 5, 290)
    config = replace(translator_config(len(tokenizer)), pad_id=tokenizer.pad_id)
    corpora = [
        Corpus(name="a", task="translator", terms="", train=(("a", "a"),) * 60, validation=()),
        Corpus(name="b", task="translator", terms="", train=(("b", "b"),) * 7, validation=(), made=True),
    ]
    training = TrainingConfig.from_json({"corpora": ["a", "b"], "shares": [0.75, 0.25]})
    examples = examples_by_epoch(corpora, tokenizer, config, training)(0)
    texts = Counter(tokenizer.decode(examples.source[i].tolist()) for i in range(len(examples)))
    assert texts == {"a": 60, "b": 20}


def test_made_texts_keep_their_usual_pieces() -> None:
    pairs = tuple((f"A name is Zorvala {number}.", f"Ein Name ist Zorvala {number}.") for number in range(17))
    tokenizer = Tokenizer.train([text for pair in pairs for text in pair] * 9, 300)
    config = replace(translator_config(len(tokenizer)), pad_id=tokenizer.pad_id)
    training = TrainingConfig(corpora=("a",), resegmented=1.0)
    for made in (True, False):
        corpus = Corpus(name="a", task="translator", terms="", train=pairs, validation=(), made=made)
        examples = examples_by_epoch([corpus], tokenizer, config, training)(0)
        usual = tokenizer.encode_batch([source for source, _ in pairs])
        assert ([examples.source[index].tolist() for index in range(17)] == usual) == made
