"""The loss equals PyTorch's, whichever way it is worked out, and padding has no say in it."""

import pytest
import torch
from torch.nn import functional

from core.training.data.batches import Examples, Ragged, collate
from core.training.loop.loss import LinearCrossEntropy, Objective, losses_of
from tests.core.tiny import new_classifier, new_translator


def numbers(*shape: int, seed: int = 1) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


TARGETS = torch.tensor([0, 12, 5, 5, 7, 3, 11])


@pytest.mark.parametrize("smoothing", [0.0, 0.1, 0.7])
class TestSmoothing:
    @pytest.mark.parametrize("rows", [1, 3, 256])
    def test_in_chunks_is_the_same_with_the_same_gradients(self, smoothing: float, rows: int, monkeypatch) -> None:
        monkeypatch.setattr("core.training.loop.loss._ROWS", rows)
        sides = [(numbers(7, 5).requires_grad_(), numbers(13, 5, seed=2).requires_grad_()) for _ in range(2)]
        (hidden, weight), (other_hidden, other_weight) = sides
        loss, nll, correct = LinearCrossEntropy.apply(hidden, weight, TARGETS, smoothing)
        logits = other_hidden @ other_weight.T
        expected = functional.cross_entropy(logits, TARGETS, reduction="sum", label_smoothing=smoothing)
        (loss / 17).backward()
        (expected / 17).backward()
        torch.testing.assert_close(loss.float(), expected)
        torch.testing.assert_close(nll.float(), functional.cross_entropy(logits, TARGETS, reduction="sum"))
        assert correct == (logits.argmax(-1) == TARGETS).sum()
        torch.testing.assert_close(hidden.grad, other_hidden.grad)
        torch.testing.assert_close(weight.grad, other_weight.grad)


EXAMPLES = Examples(Ragged.of([[5, 7], [11], [13, 5, 17, 19]]), Ragged.of([[5, 9, 8, 7, 6], [17, 19], [4]]))


@pytest.mark.parametrize("tied", [True, False])
def test_a_translator_is_judged_at_its_targets_only(tied: bool) -> None:
    model = new_translator(tie_embeddings=tied)
    batch = collate(EXAMPLES, torch.arange(3).numpy(), model.config)
    losses = losses_of(Objective(model, pad_id=0, smoothing=0.1).train(), batch)
    logits = model(batch.source, batch.target_in).flatten(0, 1)
    expected = functional.cross_entropy(
        logits, batch.target_out.flatten(), ignore_index=0, reduction="sum", label_smoothing=0.1
    )
    torch.testing.assert_close(losses.loss.float(), expected)
    assert batch.predictions == 11


def test_a_sum_over_shares_is_the_sum_over_the_batch() -> None:
    model = new_translator()
    objective, indices = Objective(model, pad_id=0, smoothing=0.1), torch.arange(3).numpy()
    whole = losses_of(objective, collate(EXAMPLES, indices, model.config))
    shares = [losses_of(objective, collate(EXAMPLES, indices, model.config, rank, 5)) for rank in range(5)]
    torch.testing.assert_close(sum(share.loss for share in shares), whole.loss, rtol=1e-6, atol=0)
    assert sum(share.correct for share in shares) == whole.correct


def test_smoothing_is_for_training_only() -> None:
    model = new_translator()
    objective = Objective(model, pad_id=0, smoothing=0.3)
    batch = collate(EXAMPLES, torch.arange(3).numpy(), model.config)
    trained, judged = losses_of(objective.train(), batch), losses_of(objective.eval(), batch)
    assert judged.loss == judged.nll
    assert abs(trained.loss - trained.nll) > 0.5
    torch.testing.assert_close(trained.nll, judged.nll)


def test_a_classifier_is_judged_by_its_labels() -> None:
    model = new_classifier()
    labels = torch.tensor([2, 0, 1])
    batch = collate(Examples(EXAMPLES.source, labels.numpy()), torch.arange(3).numpy(), model.config)
    losses = losses_of(Objective(model, pad_id=0, smoothing=0.0), batch)
    logits = model(batch.source)
    torch.testing.assert_close(losses.loss, functional.cross_entropy(logits, labels, reduction="sum"))
    assert losses.correct == (logits.argmax(-1) == labels).sum()
