"""Minimum risk training: log-probabilities are the model's, and what earns more becomes likelier."""

import json
import os
import signal
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest
import torch
from sacrebleu import sentence_bleu, sentence_chrf
from torch import nn

import core
from core.checkpoints.checkpoint import Checkpoint, build_model, save_checkpoint
from core.config import PRESETS
from core.decoding import Decoding, decode
from core.training import minimum_risk
from core.training.__main__ import main
from core.training.data.corpora import Corpus
from core.training.loop.trainer import Trainer
from core.training.minimum_risk import (
    Candidates,
    RiskSettings,
    Writing,
    expected_reward,
    mean_log_probabilities,
    risk_trainer,
)
from tests.conftest import SENTENCES
from tests.core.tiny import new_translator, randomised, tokenizer, translator_config
from tests.core.training.runs import curve

SETTINGS = RiskSettings(steps=9, sources=3, beam=5, rounds=2, learning_rate=0.01, warmup_steps=2, seed=3)


def checkpoint(seed: int = 7) -> Checkpoint:
    config = translator_config(len(tokenizer()), tie_embeddings=True)
    return Checkpoint("tiny", randomised(build_model(config), seed), tokenizer(), config)


def texts() -> Iterator[tuple[list[int], str]]:
    for sentence in repeat(SENTENCES[0]):
        yield [*tokenizer().encode(sentence), checkpoint().config.end_id], sentence


def run_in(folder: Path, settings: RiskSettings = SETTINGS, stop_after: int = 0) -> tuple[Trainer, Writing]:
    trainer, writing = risk_trainer(checkpoint(), texts(), settings, folder)
    trainer.quiet = True
    trainer.resume()
    if stop_after:
        writing._keep = lambda _, step: os.kill(os.getpid(), signal.SIGINT) if step == stop_after else None
    trainer.run()
    return trainer, writing


def test_the_mean_log_probability_is_that_of_each_candidate_alone() -> None:
    model = new_translator()
    sentences = [
        Candidates([5, 7, 2], [[9, 4, 2], [11, 2]], [0, 0]),
        Candidates([6, 2], [[8, 8, 8, 8, 2], [2]], [0, 0]),
    ]
    found = mean_log_probabilities(model, sentences)
    for row, sentence in zip(found, sentences, strict=True):
        for number, target in zip(row, sentence.targets, strict=True):
            target_in = torch.tensor([[model.config.start_id, *target[:-1]]])
            logits = model(torch.tensor([sentence.source]), target_in)[0]
            expected = logits.log_softmax(-1).gather(1, torch.tensor(target)[:, None]).mean()
            torch.testing.assert_close(number, expected)


def test_the_expected_reward_is_a_mean_by_probability() -> None:
    numbers, rewards = torch.tensor([[-1.0, -1.5, -3.0]]), torch.tensor([[0.2, 0.8, 0.5]])
    weights = [torch.tensor(2 * number).exp() for number in (-1.0, -1.5, -3.0)]
    expected = (0.2 * weights[0] + 0.8 * weights[1] + 0.5 * weights[2]) / sum(weights)
    torch.testing.assert_close(expected_reward(numbers, rewards, 2.0), expected[None])
    assert expected_reward(numbers, torch.full((1, 3), 0.7), 5.0).item() == pytest.approx(0.7)


def test_the_reward_is_highest_for_the_reference_and_minds_length() -> None:
    reference = "A man rides a red bike."
    assert minimum_risk.reward(reference, reference) == pytest.approx(1)
    assert minimum_risk.reward("", reference) == 0
    doubled = f"{reference} {reference}"
    bleu = sentence_bleu(doubled, [reference], use_effective_order=True).score
    chrf = sentence_chrf(doubled, [reference]).score
    assert minimum_risk.reward(doubled, reference) == pytest.approx((bleu + chrf) / 200)
    assert bleu < 50 < chrf


@pytest.mark.long
def test_what_earns_more_becomes_likelier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """These weights write little but the letter k; the reward here is for all others."""

    def share(text: str) -> float:
        return 1 - text.count("k") / max(1, len(text))

    def written(model: nn.Module) -> str:
        (best,) = decode(model, [next(texts())[0]], Decoding(beam=5))
        return tokenizer().decode(best[0].tokens)

    monkeypatch.setattr(minimum_risk, "reward", lambda translation, reference: share(translation))
    before = share(written(checkpoint().model))
    trainer, writing = run_in(tmp_path)
    rewards = [value for _, value in curve(tmp_path, "expected_reward")]
    assert len(rewards) == SETTINGS.steps
    assert rewards[-1] > rewards[0]
    assert share(written(trainer.model)) > before
    for name, weight in checkpoint().model.state_dict().items():
        learned, mean = trainer.model.state_dict()[name], writing.average.module.state_dict()[name]
        assert torch.equal(learned, weight) == (name == "table.weight"), name
        assert torch.equal(mean, weight) == (name == "table.weight"), name


def test_candidates_are_the_first_the_best_the_worst_and_one_more() -> None:
    writing = Writing(checkpoint(), texts(), SETTINGS)
    rewards = [0.4, 0.9, 0.1, 0.5, 0.6]
    chosen = [writing.read(rewards) for _ in range(20)]
    assert {tuple(indices[:3]) for indices in chosen} == {(0, 1, 2)}
    assert {indices[3] for indices in chosen} == {3, 4}
    assert sorted(writing.read([0.4, 0.9, 0.1, 0.5])) == [0, 1, 2, 3]


@pytest.mark.parametrize("stop_after", [2, 4])
@pytest.mark.long
def test_the_same_seed_gives_the_same_weights_also_after_a_stop(stop_after: int, tmp_path: Path) -> None:
    whole = run_in(tmp_path / "whole")[1].average.state_dict()
    with pytest.raises(KeyboardInterrupt, match=f"after step {stop_after}"):
        run_in(tmp_path / "cut", stop_after=stop_after)
    trainer, writing = run_in(tmp_path / "cut")
    assert trainer.progress.resumed == (stop_after,)
    assert all(torch.equal(weight, whole[name]) for name, weight in writing.average.state_dict().items())


@pytest.mark.long
def test_the_command_makes_a_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start = checkpoint()
    save_checkpoint(tmp_path / "start", start.model, start.tokenizer, start.config)
    corpora = [
        Corpus(name=name, task="translator", terms="", train=tuple((text, text) for text in SENTENCES), validation=())
        for name in PRESETS["en-de"].further.corpora
    ]
    monkeypatch.setattr(minimum_risk, "load_corpora", lambda names, data: corpora)
    words = ["risk", "en-de", "--out", str(tmp_path / "out"), "--start-from", str(tmp_path / "start"), "--steps", "1"]
    monkeypatch.setattr("sys.argv", ["core.training", *words])
    assert main() == 0
    assert core.load(tmp_path / "out", device="cpu").translate(SENTENCES[0]) is not None
    assert json.loads((tmp_path / "out" / "config.json").read_text())["training"]["minimum_risk"]["beam"] == 8
    (record,) = [json.loads(line) for line in (tmp_path / "out" / "run" / "log.jsonl").read_text().splitlines()]
    assert 0 <= record["expected_reward"] <= 1


@pytest.mark.parametrize(
    ("preset", "message"),
    [
        ("sentiment", "'sentiment' has no further run; en-de, en-fr, de-en"),
        ("en-xx", "no preset 'en-xx'"),
    ],
)
def test_a_wrong_preset_is_one_sentence(
    preset: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["core.training", "risk", preset, "--out", str(tmp_path / "out")])
    assert main() == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
