"""Probabilities that can be believed: the temperature is the best one, and the error is what its definition says."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn

from core.checkpoint import build_model, load_checkpoint, save_checkpoint
from core.text.tokens import Tokenizer
from core.training.answers import logits_of
from core.training.calibration import calibration_error, calibration_scores, divide_head, fit_temperature
from core.training.recalibrate import recalibrate
from tests.core.tiny import classifier_config
from tests.core.training.teachers import save_questions


def drawn(temperature: float, count: int = 7001, labels: int = 3) -> tuple[torch.Tensor, torch.Tensor]:
    """Logits, and labels drawn from their softmax at ``temperature``."""
    random = torch.Generator().manual_seed(5)
    logits = 2 * torch.randn(count, labels, generator=random)
    return logits, torch.multinomial((logits / temperature).softmax(-1), 1, generator=random)[:, 0]


@pytest.mark.parametrize("temperature", [0.4, 1.0, 3.0])
def test_finds_the_temperature_that_the_labels_were_drawn_at(temperature: float) -> None:
    assert fit_temperature(*drawn(temperature)) == pytest.approx(temperature, rel=0.08)


def test_no_other_temperature_is_likelier() -> None:
    logits, targets = drawn(1.7, count=101)
    best = fit_temperature(logits, targets)
    cost = nn.functional.cross_entropy(logits / best, targets)
    for factor in (0.9, 0.99, 1.01, 1.1):
        assert cost <= nn.functional.cross_entropy(logits / (best * factor), targets)


def test_the_head_divides_the_logits_and_nothing_else() -> None:
    head = nn.Linear(7, 3)
    states = torch.randn(5, 7)
    tensors = {"head.weight": head.weight, "head.bias": head.bias, "table.weight": torch.ones(2)}
    divided = divide_head(tensors, 2.5)
    torch.testing.assert_close(states @ divided["head.weight"].T + divided["head.bias"], head(states) / 2.5)
    assert torch.equal(divided["table.weight"], tensors["table.weight"])


def test_the_error_by_hand() -> None:
    probabilities = np.array([[0.9, 0.1], [0.9, 0.1], [0.42, 0.58], [0.45, 0.55]])
    targets = np.array([0, 1, 1, 0])
    # one bin holds all four; of five, one holds 0.9 twice and one 0.58 and 0.55, each half right
    assert calibration_error(probabilities, targets, bins=2) == pytest.approx(abs(2 - 2.93) / 4)
    assert calibration_error(probabilities, targets, bins=5) == pytest.approx((abs(1 - 1.8) + abs(1 - 1.13)) / 4)


def test_a_certain_and_right_answer_has_no_error() -> None:
    assert calibration_error(np.eye(3), np.arange(3)) == 0


def test_labels_drawn_from_the_probabilities_leave_next_to_none() -> None:
    logits, targets = drawn(1.0)
    assert calibration_error(logits.softmax(-1).numpy(), targets.numpy()) < 0.03
    assert calibration_error((logits * 4).softmax(-1).numpy(), targets.numpy()) > 0.1


def test_neutral_texts_count_only_where_being_unsure_does() -> None:
    answers = [{"no": 0.8, "yes": 0.2}, {"no": 0.1, "yes": 0.9}, {"no": 0.5, "yes": 0.5}, {"no": 0.4, "yes": 0.6}]
    scores = calibration_scores(answers, ["no", "no", "neutral", "yes"], 0.7)
    assert scores["unsure"] == 0.5
    assert scores["accuracy_when_sure"] == 0.5
    assert scores["calibration_error"] == pytest.approx((0.2 + 0.9 + 0.4) / 3, abs=1e-4)


def test_only_neutral_texts_have_no_accuracy() -> None:
    scores = calibration_scores([{"no": 0.5, "yes": 0.5}] * 2, ["neutral"] * 2, 0.7)
    assert scores == {"calibration_error": None, "unsure": 1.0, "accuracy_when_sure": None}


@pytest.mark.parametrize("count", [0, 2])
@pytest.mark.usefixtures("any_shape")
def test_refuses_what_does_not_fit(count: int) -> None:
    with pytest.raises(ValueError, match="one for each"):
        fit_temperature(torch.zeros(count, 2), torch.zeros(0, dtype=torch.long))
    with pytest.raises(ValueError, match="one for each"):
        calibration_error(np.zeros((count, 2)), np.zeros(0, dtype=np.int64))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A tiny classifier of questions with random weights, its scores and its card."""
    folder = tmp_path / "finished"
    tokenizer = Tokenizer.train(["Where is town one?", "How many people live in two?"] * 5, 290)
    config = classifier_config(len(tokenizer), labels=("ABBR", "DESC", "ENTY", "HUM", "LOC", "NUM"))
    torch.manual_seed(3)
    model = build_model(config)
    save_checkpoint(folder, model, tokenizer, config, training={"preset": "question-type"}, dtype=torch.float32)
    (folder / "scores.json").write_text('{"weights": "drawn"}')
    (folder / "README.md").write_text("# Tiny\n\n## Scores\n\nold\n\n## Training\n\nnone\n")
    return folder


def test_a_finished_checkpoint_keeps_every_answer(finished: Path, tmp_path: Path) -> None:
    data = save_questions(tmp_path / "data")
    texts = ["Where is town nine?", "How many people live in nine and ten?", "nine"]
    before = logits_of(load_checkpoint(finished), texts)
    first = recalibrate(data, finished, quiet=True)
    temperature = first["calibration"]["temperature"]
    after = load_checkpoint(finished)
    torch.testing.assert_close(logits_of(after, texts) * temperature, before, atol=2e-2, rtol=2e-2)
    assert after.config.unsure_below == first["calibration"]["unsure_below"] == 0.5
    assert first["weights"] == "drawn"
    card = (finished / "README.md").read_text()
    assert f"divided by {temperature:g}," in card
    assert "old" not in card
    assert card.endswith("## Training\n\nnone\n")
    again = recalibrate(data, finished, quiet=True)
    assert again["calibration"]["temperature"] == pytest.approx(temperature, rel=0.02)


def test_what_no_preset_made_is_refused(finished: Path, tmp_path: Path) -> None:
    config = json.loads((finished / "config.json").read_text())
    (finished / "config.json").write_text(json.dumps(config | {"training": {}}))
    with pytest.raises(ValueError, match="there is no preset ''"):
        recalibrate(tmp_path, finished, quiet=True)
