"""Probabilities that can be believed: the temperature is the best one, and the error is what its definition says."""

import json
from itertools import product
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn

from core.checkpoints.checkpoint import build_model, load_checkpoint, save_checkpoint
from core.text.tokens import Tokenizer
from core.training.report.calibration import (
    calibrated,
    calibration_error,
    calibration_scores,
    divide_head,
    error_by_chance,
    error_scores,
    fit_temperature,
)
from core.training.report.card import part
from core.training.report.evaluate import logits_of
from core.training.report.finish import recalibrate
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


def exact_error_by_chance(confidence: np.ndarray, bins: int) -> float:
    """The mean error over every number of right answers there can be in a bin, each as often as it comes up."""
    total = 0.0
    for low in np.arange(bins) / bins:
        inside = confidence[(confidence >= low) & (confidence < low + 1 / bins)]
        chances = np.ones(1)  # of 0, 1, 2 ... right answers
        for share in inside:
            chances = np.convolve(chances, [1 - share, share])
        total += float(chances @ np.abs(np.arange(len(chances)) - inside.sum()))
    return total / len(confidence)


@pytest.mark.parametrize("count", [11, 101, 877])
def test_the_error_by_chance_is_that_of_every_outcome(count: int) -> None:
    probabilities = drawn(1.0, count=count)[0].softmax(-1).numpy().astype(float)
    expected = exact_error_by_chance(probabilities.max(1), 7)
    assert error_by_chance(probabilities, bins=7, draws=9000)[0] == pytest.approx(expected, rel=0.02)


def test_the_most_by_chance_is_rarely_passed() -> None:
    shares = np.array([0.9, 0.7, 0.8, 0.6, 0.85])
    probabilities = np.stack([shares, 1 - shares], axis=1)
    outcomes = [np.array(one) for one in product([0, 1], repeat=len(shares))]  # label 0 is the likeliest
    errors = [calibration_error(probabilities, one, bins=2) for one in outcomes]
    chances = [np.where(one == 0, shares, 1 - shares).prod() for one in outcomes]
    most = error_by_chance(probabilities, bins=2, draws=20_000)[1]
    assert sum(chance for chance, error in zip(chances, errors, strict=True) if error > most + 1e-9) <= 0.05
    assert sum(chance for chance, error in zip(chances, errors, strict=True) if error >= most - 1e-9) >= 0.05


def test_only_a_model_that_is_too_sure_lies_above_what_chance_does() -> None:
    logits, targets = drawn(1.0, count=307)
    fair, sure = (error_scores((logits * factor).softmax(-1).numpy(), targets.numpy()) for factor in (1, 4))
    name = "calibration_error"
    assert fair[name] <= fair[f"{name}_by_chance_most"]
    assert sure[name] > sure[f"{name}_by_chance_most"]
    assert 0 < fair[f"{name}_by_chance"] < fair[f"{name}_by_chance_most"]


def test_the_temperature_comes_with_the_error_that_it_leaves() -> None:
    logits, targets = drawn(2.0, count=503)
    found = calibrated(logits, targets, 0.6)
    probabilities = (logits / found["temperature"]).softmax(-1).numpy()
    assert found["temperature"] == fit_temperature(logits, targets)
    assert found["unsure_below"] == 0.6
    assert found["all_texts"]["texts"] == 503
    assert found["all_texts"]["calibration_error"] == pytest.approx(
        calibration_error(probabilities, targets.numpy()), abs=1e-4
    )


@pytest.mark.parametrize(("error", "verdict"), [(0.05, "No set is above that."), (0.09, "Above that is small.")])
def test_the_card_says_where_chance_does_not_explain_the_error(error: float, verdict: str) -> None:
    by_chance = {"calibration_error_by_chance": 0.04, "calibration_error_by_chance_most": 0.06}
    sets = {"small/validation": {"calibration_error": error, "unsure": 0.1, **by_chance}, "none": {"unsure": 0.2}}
    belief = {"temperature": 1.5, "unsure_below": 0.7}
    assert part("believed", belief, sets).endswith(verdict)
    fair = {"calibration_error": 0.01}
    together = {"texts": 1234, "calibration_error": 0.021, **by_chance}
    assert part("believed", belief | {"all_texts": together}, sets).endswith(verdict)  # one set says it all
    told = part(
        "believed", belief | {"all_texts": together}, sets | {"large/validation": sets["small/validation"] | fair}
    )
    assert told.endswith(
        f"{verdict} Over all 1,234 validation texts together the error is 0.021, by chance 0.040 and at most 0.060."
    )


def test_an_older_checkpoint_says_nothing_of_chance() -> None:
    told = part(
        "believed", {"temperature": 1.5, "unsure_below": 0.7}, {"a/b": {"calibration_error": 0.1, "unsure": 0.1}}
    )
    assert told.endswith("that is 10% of a.")


def test_neutral_texts_count_only_where_being_unsure_does() -> None:
    answers = [{"no": 0.8, "yes": 0.2}, {"no": 0.1, "yes": 0.9}, {"no": 0.5, "yes": 0.5}, {"no": 0.4, "yes": 0.6}]
    scores = calibration_scores(answers, ["no", "no", "neutral", "yes"], 0.7)
    assert scores["unsure"] == 0.5
    assert scores["accuracy_when_sure"] == 0.5
    assert scores["calibration_error"] == pytest.approx((0.2 + 0.9 + 0.4) / 3, abs=1e-4)


def test_only_neutral_texts_have_no_accuracy() -> None:
    scores = calibration_scores([{"no": 0.5, "yes": 0.5}] * 2, ["neutral"] * 2, 0.7)
    errors = ("calibration_error", "calibration_error_by_chance", "calibration_error_by_chance_most")
    assert scores == dict.fromkeys(errors) | {"unsure": 1.0, "accuracy_when_sure": None}


@pytest.mark.parametrize("count", [0, 2])
@pytest.mark.usefixtures("any_shape")
def test_refuses_what_does_not_fit(count: int) -> None:
    with pytest.raises(ValueError, match="one for each"):
        fit_temperature(torch.zeros(count, 2), torch.zeros(0, dtype=torch.long))
    with pytest.raises(ValueError, match="one for each"):
        calibration_error(np.zeros((count, 2)), np.zeros(0, dtype=np.int64))


@pytest.mark.parametrize(("count", "draws"), [(0, 5), (3, 0)])
def test_nothing_to_draw_is_refused(count: int, draws: int) -> None:
    with pytest.raises(ValueError, match=f"{count} answers were to be drawn {draws} times"):
        error_by_chance(np.ones((count, 2)), draws=draws)


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
    together, alone = first["calibration"]["all_texts"], first["sets"]["trec/validation"]
    assert together["texts"] == alone["sentences"]
    assert together["calibration_error"] == pytest.approx(alone["calibration_error"], abs=0.02)  # before rounding
    assert "by chance at most" in card
    assert "old" not in card
    assert card.endswith("## Training\n\nnone\n")
    again = recalibrate(data, finished, quiet=True)
    assert again["calibration"]["temperature"] == pytest.approx(temperature, rel=0.02)


def test_what_no_preset_made_is_refused(finished: Path, tmp_path: Path) -> None:
    config = json.loads((finished / "config.json").read_text())
    (finished / "config.json").write_text(json.dumps(config | {"training": {}}))
    (finished / "files.sha256").unlink()
    with pytest.raises(ValueError, match="There is no preset ''"):
        recalibrate(tmp_path, finished, quiet=True)
