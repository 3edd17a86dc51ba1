"""Batches: everything is read once an epoch, cheaply, in an order that can be taken up anywhere."""

from dataclasses import replace

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from core.config import TrainingConfig
from core.training.data.batches import IGNORED, Examples, Position, Ragged, Reader, collate, drop_words, plan_epoch
from tests.core.tiny import classifier_config, translator_config

LENGTHS = st.lists(st.tuples(st.integers(1, 30), st.integers(1, 30)), min_size=1, max_size=60)
CONFIG = translator_config(pad_id=0, start_id=2, end_id=3)
TRAINING = TrainingConfig(corpora=(), steps=1, batch_tokens=256, seed=3)


def examples_of(lengths: list[tuple[int, int]], seed: int = 5) -> Examples:
    random = np.random.default_rng(seed)
    sides = [[random.integers(4, 29, size=length) for length in side] for side in zip(*lengths, strict=True)]
    return Examples(Ragged.of(sides[0]), Ragged.of(sides[1]))


def many(count: int = 311) -> Examples:
    random = np.random.default_rng(1)
    return examples_of([(int(a), int(a + b)) for a, b in random.integers(1, 13, size=(count, 2))])


class TestRagged:
    @given(st.lists(st.lists(st.integers(0, 2**31 - 1), max_size=7), max_size=11))
    def test_gives_back_its_rows(self, rows: list[list[int]]) -> None:
        ragged = Ragged.of(rows)
        assert [ragged[i].tolist() for i in range(len(ragged))] == rows
        assert ragged.lengths.tolist() == [len(row) for row in rows]

    def test_picks_rows_in_the_order_asked(self) -> None:
        picked = Ragged.of([[5], [], [7, 11]]).rows(np.array([2, 0]))
        assert [picked[i].tolist() for i in range(2)] == [[7, 11], [5]]


class TestExamples:
    def test_refuses_sides_that_differ_in_number(self) -> None:
        with pytest.raises(ValueError, match="2 sources do not fit 1 targets"):
            Examples(Ragged.of([[5], [7]]), Ragged.of([[5]]))

    def test_leaves_out_the_long_and_the_empty(self) -> None:
        lengths = [(5, 7), (7, 5), (6, 6), (7, 7), (1, 1)]
        kept = examples_of(lengths).shorter_than(7)  # one more each for start or end
        assert list(zip(kept.source.lengths.tolist(), kept.target.lengths.tolist(), strict=True)) == [(6, 6), (1, 1)]
        assert len(Examples(Ragged.of([[], [5]]), Ragged.of([[5], [7]])).shorter_than(9)) == 1

    def test_keeps_each_label_with_its_text(self) -> None:
        kept = Examples(Ragged.of([[5], [5] * 9, [7]]), np.array([0, 1, 2])).shorter_than(5)
        assert kept.target.tolist() == [0, 2]


class TestPlan:
    @given(LENGTHS, st.integers(1, 200), st.integers(0, 3), st.integers(0, 3))
    def test_reads_everything_once_within_the_limit(self, lengths, batch_tokens, seed, epoch) -> None:
        examples = examples_of(lengths)
        plan = plan_epoch(examples, batch_tokens, seed, epoch)
        assert sorted(np.concatenate(plan).tolist()) == list(range(len(examples)))
        for batch in plan:
            widest = examples.source_lengths[batch].max() + examples.target_lengths[batch].max()
            assert len(batch) == 1 or len(batch) * widest <= batch_tokens

    def test_is_the_same_for_the_same_seed_and_epoch_only(self) -> None:
        plans = {
            key: [batch.tolist() for batch in plan_epoch(many(), 128, *key)] for key in [(1, 0), (1, 1), (2, 0), (2, 1)]
        }
        assert plans[1, 0] == [batch.tolist() for batch in plan_epoch(many(), 128, 1, 0)]
        assert len({str(plan) for plan in plans.values()}) == 4

    def test_wastes_little_on_padding(self) -> None:
        examples = many(2003)
        real = int(examples.source_lengths.sum() + examples.target_lengths.sum())
        padded = 0
        for batch in plan_epoch(examples, 512, 1, 0):
            padded += len(batch) * int(examples.source_lengths[batch].max() + examples.target_lengths[batch].max())
        assert real / padded > 0.85

    def test_does_not_go_from_short_to_long(self) -> None:
        examples = many()
        means = [examples.target_lengths[batch].mean() for batch in plan_epoch(examples, 128, 1, 0)]
        assert abs(np.corrcoef(np.arange(len(means)), means)[0, 1]) < 0.5


class TestCollate:
    def test_adds_start_end_and_padding(self) -> None:
        examples = Examples(Ragged.of([[5, 7], [11]]), Ragged.of([[13], [17, 19]]))
        batch = collate(examples, np.array([0, 1]), CONFIG)
        assert batch.source.tolist() == [[5, 7, 3], [11, 3, 0]]
        assert batch.target_in.tolist() == [[2, 13, 0], [2, 17, 19]]
        assert batch.target_out.tolist() == [[13, 3, 0], [17, 19, 3]]
        assert batch.predictions == 5

    def test_gives_a_classifier_its_labels(self) -> None:
        batch = collate(Examples(Ragged.of([[5, 7], [11]]), np.array([2, 1])), np.array([1, 0]), classifier_config())
        assert batch.source.tolist() == [[11, 3, 0], [5, 7, 3]]
        assert (batch.target_in, batch.target_out.tolist(), batch.predictions) == (None, [1, 2], 2)

    @pytest.mark.parametrize("world", [2, 3, 5])
    def test_shares_rejoin_to_the_whole(self, world: int) -> None:
        examples, indices = many(), np.arange(7, 24)
        shares = [collate(examples, indices, CONFIG, rank, world) for rank in range(world)]
        rows = sorted(tuple(filter(None, row)) for share in shares for row in share.target_out.tolist())
        assert rows == sorted((*examples.target[i].tolist(), 3) for i in indices)
        assert {share.predictions for share in shares} == {int(examples.target_lengths[indices].sum())}

    def test_a_process_without_work_gets_targets_of_no_weight(self) -> None:
        examples = many()
        assert (collate(examples, np.array([5]), CONFIG, 1, 2).target_out == CONFIG.pad_id).all()
        labelled = Examples(Ragged.of([[5]]), np.array([1]))
        assert collate(labelled, np.array([0]), classifier_config(), 1, 2).target_out.tolist() == [IGNORED]


class TestDropWords:
    def test_drops_about_the_share_and_never_padding_or_the_end(self) -> None:
        batch = collate(many(), np.arange(300), CONFIG)
        dropped = drop_words(batch, 0.3, CONFIG, (1, 0, 0)).source
        changed = dropped != batch.source
        assert (dropped[changed] == CONFIG.unknown_id).all()
        words = (batch.source != CONFIG.pad_id) & (batch.source != CONFIG.end_id)
        assert not (changed & ~words).any()
        assert 0.26 < changed.sum() / words.sum() < 0.34

    def test_depends_on_its_seed_only(self) -> None:
        batch = collate(many(), np.arange(20), CONFIG)
        first, again, other = (drop_words(batch, 0.3, CONFIG, (1, 0, i)).source for i in (3, 3, 5))
        assert torch.equal(first, again)
        assert not torch.equal(first, other)
        assert drop_words(batch, 0.0, CONFIG, (1,)) is batch


class TestReader:
    def reader(self, position: Position | None = None) -> Reader:
        epochs = {epoch: many(67 + epoch) for epoch in range(4)}
        return Reader(epochs.__getitem__, CONFIG, replace(TRAINING, word_dropout=0.2), position)

    @pytest.mark.parametrize("taken", [0, 1, 5, 11, 17])
    def test_goes_on_from_any_position(self, taken: int) -> None:
        whole = self.reader()
        for _ in range(taken):
            next(whole)
        late = self.reader(whole.position)
        for _ in range(7):
            assert torch.equal(next(whole).source, next(late).source)

    def test_starts_the_next_epoch_with_its_own_examples(self) -> None:
        reader = self.reader()
        counts = {0: 0, 1: 0}
        while reader.position.epoch < 2:
            epoch = reader.position.epoch
            counts[epoch] += len(next(reader).source)
        assert counts == {0: 67, 1: 68}

    def test_refuses_to_read_nothing(self) -> None:
        with pytest.raises(ValueError, match="There are no training examples"):
            Reader(lambda _: many().shorter_than(0), CONFIG, TRAINING)
