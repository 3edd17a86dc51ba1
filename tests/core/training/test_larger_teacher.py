"""A small translator learns from a larger one: what it is told, what it reads, and what a stop costs."""

import json
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

import core
from core.checkpoints.checkpoint import Checkpoint, build_model, load_checkpoint, save_checkpoint
from core.config import TrainingConfig
from core.training import driver, larger_teacher
from core.training.__main__ import main
from core.training.data.corpora import Corpus
from core.training.larger_teacher import LargerSettings, learn_from_larger, sources_of, translations, with_translations
from core.training.loop.loss import LargerTeacher, Objective
from core.training.loop.state import Progress
from core.training.loop.trainer import Trainer
from tests.conftest import SENTENCES
from tests.core.tiny import new_translator, randomised, tokenizer, translator_config

SMALL: dict[str, Any] = {
    "d_model": 12,
    "heads": 3,
    "d_ff": 20,
    "encoder_layers": 2,
    "decoder_layers": 1,
    "larger_steps": 3,
    "steps": 5,
    "batch_tokens": 64,
    "beam": 2,
    "save_every": 2,
}


def checkpoint(seed: int = 7) -> Checkpoint:
    config = translator_config(len(tokenizer()), tie_embeddings=True)
    return Checkpoint("tiny", randomised(build_model(config), seed), tokenizer(), config)


def corpus(name: str, texts: list[str], **parts: Any) -> Corpus:
    pairs = tuple((text, text) for text in texts)
    return Corpus(name=name, task="translator", terms="free", train=pairs, **{"validation": (), **parts})


def batch() -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    source = torch.tensor([[5, 7, 4, 3], [6, 3, 0, 0], [9, 8, 3, 0]])
    target_in = torch.tensor([[2, 5, 6], [2, 7, 0], [2, 0, 0]])
    return source, target_in, torch.tensor([[5, 6, 3], [7, 3, 0], [3, 0, 0]])


def gradients(objective: Objective) -> list[torch.Tensor]:
    loss, _, _ = objective(*batch())
    learned = [parameter for parameter in objective.model.parameters() if parameter.requires_grad]
    return list(torch.autograd.grad(loss, learned))


def objective(teacher: nn.Module | None, gold_weight: float, smoothing: float = 0.1) -> Objective:
    larger = None if teacher is None else LargerTeacher(teacher, gold_weight)
    return Objective(new_translator(), pad_id=0, smoothing=smoothing, larger=larger).train()


class TestLoss:
    teacher = new_translator(seed=11)

    def test_is_that_of_the_references_where_the_teacher_has_no_weight(self) -> None:
        alone, told = objective(None, 0), objective(self.teacher, 1)
        for expected, found in zip(alone(*batch()), told(*batch()), strict=True):
            torch.testing.assert_close(found.double(), expected.double(), rtol=1e-5, atol=1e-5)  # sums of float32
        for expected, found in zip(gradients(alone), gradients(told), strict=True):
            torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-6)

    def test_pulls_nowhere_where_the_small_one_is_the_teacher(self) -> None:
        assert max(slope.abs().max() for slope in gradients(objective(new_translator(), 0))) < 1e-5

    def test_is_the_cross_entropy_of_pytorch_with_both(self) -> None:
        source, target_in, target_out = batch()
        told = objective(self.teacher, 0.3, smoothing=0)
        own, others = (model(source, target_in)[target_out != 0] for model in (told.model, self.teacher))
        gold = nn.functional.cross_entropy(own, target_out[target_out != 0], reduction="sum")
        soft = nn.functional.cross_entropy(own, others.softmax(-1), reduction="sum")
        torch.testing.assert_close(told(source, target_in, target_out)[0], 0.3 * gold + 0.7 * soft)

    def test_teaches_nothing_to_the_teacher_and_measures_without_it(self) -> None:
        told = objective(self.teacher, 0.3)
        told(*batch())[0].backward()
        assert all(parameter.grad is None for parameter in self.teacher.parameters())
        assert len(list(told.parameters())) == len(list(told.model.parameters()))
        expected, found = (one.eval()(*batch())[0] for one in (objective(None, 0), told))
        torch.testing.assert_close(found, expected)


def test_only_sentences_that_people_wrote_are_translated_and_none_to_measure_by() -> None:
    corpora = [
        corpus("tatoeba-en-de", ["A dog.", "A cat."], validation=(("A cow.", "Eine Kuh."),)),
        corpus("ding-words-en-de", ["dog"]),
        corpus("made-names-en-de", ["Tom."], test=(("A pig.", "Ein Schwein."),)),
        corpus("documentation-en-de", ["A file.", "A cat."]),
    ]
    others = [corpus("tatoeba-en-fr", ["A cow.", "A hen.", "A pig.", "A dog."])]
    assert sources_of(corpora, others) == ["A dog.", "A cat.", "A file.", "A hen."]


def test_translations_that_lost_a_digit_or_did_not_end_are_left_out(tmp_path: Path) -> None:
    pairs = {"I have 12.": "Ich habe 12.", "I had 12.": "Ich hatte 2.", "A dog.": "", "A cat.": "Eine\u2028Katze\t."}
    path = tmp_path / "translations.jsonl"
    path.write_text("".join(json.dumps(pair) + "\n" for pair in pairs.items()))
    kept = translations(checkpoint(), list(pairs), 2, path)
    assert kept == [("I have 12.", "Ich habe 12."), ("A cat.", "Eine\u2028Katze\t.")]


@pytest.mark.parametrize("cut", [0, 1, 2, 5], ids=lambda cut: f"{cut} bytes lost")
def test_translations_are_written_once(cut: int, tmp_path: Path) -> None:
    texts, whole, stopped = SENTENCES[:5], tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    found = translations(checkpoint(), texts, 2, whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(texts)
    begun = b"".join(lines[:3])
    stopped.write_bytes(begun[: len(begun) - cut])
    assert translations(checkpoint(), texts, 2, stopped) == found
    assert sorted(stopped.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_translations_have_their_share_of_an_epoch() -> None:
    training = TrainingConfig(corpora=("tatoeba-en-de", "names-en-de"), shares=(0.75, 0.25))
    corpora = [corpus("tatoeba-en-de", ["A dog."]), corpus("names-en-de", ["Peru"])]
    read, plan = with_translations(corpora, training, [("A hen.", "Ein Huhn.")], 0.2)
    assert plan.shares == pytest.approx((0.6, 0.2, 0.2))
    assert [one.name for one in read] == list(plan.corpora)
    assert read[-1].train == (("A hen.", "Ein Huhn."),)


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A checkpoint to begin with, and tiny corpora in the place of those of the preset."""
    first = checkpoint()
    save_checkpoint(tmp_path / "start", first.model, first.tokenizer, first.config)
    held = tuple((text, text) for text in SENTENCES[-2:])

    def load_corpora(names: list[str], data: Path) -> list[Corpus]:
        return [corpus(name, SENTENCES[:-2], validation=held if name == "tatoeba-en-de" else ()) for name in names]

    monkeypatch.setattr(larger_teacher, "load_corpora", load_corpora)
    return str(tmp_path / "start")


def test_the_command_makes_a_checkpoint_of_the_small_one(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(larger_teacher, "LargerSettings", partial(LargerSettings, **SMALL))
    words = ["larger", "en-de", "--out", str(tmp_path / "out"), "--start-from", start, "--steps", "2"]
    monkeypatch.setattr("sys.argv", ["core.training", *words])
    assert main() == 0
    assert core.load(tmp_path / "out", device="cpu").translate(SENTENCES[0]) is not None
    recipe = json.loads((tmp_path / "out" / "config.json").read_text())["training"]
    assert (recipe["steps_taken"], recipe["larger_teacher"]["d_model"]) == (2, 12)
    before, after = (load_checkpoint(Path(folder), "cpu") for folder in (start, tmp_path / "out"))
    assert after.config == before.config
    assert not torch.equal(after.model.table.weight, before.model.table.weight)


def test_dropout_is_on_in_whoever_learns_and_off_in_the_teacher(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    class Watched(Trainer):
        def run(self) -> Progress:
            teacher = self.objective.larger
            seen.append((self.model.training, None if teacher is None else teacher.model.training))
            return super().run()

    monkeypatch.setattr(driver, "Trainer", Watched)
    settings = LargerSettings(**SMALL)
    learn_from_larger("en-de", out=tmp_path / "out", data=tmp_path, start_from=start, settings=settings)
    assert seen == [(True, None), (True, False)]


@pytest.mark.long
def test_a_run_that_was_stopped_goes_on_to_the_same_weights(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = LargerSettings(**SMALL)

    def learn(out: Path, settings: LargerSettings = settings) -> dict[str, torch.Tensor]:
        learn_from_larger("en-de", out=out, data=tmp_path, start_from=start, settings=settings)
        return load_checkpoint(out, "cpu").model.state_dict()

    whole = learn(tmp_path / "whole")
    real = larger_teacher.decode

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(larger_teacher, "decode", interrupted)
    with pytest.raises(KeyboardInterrupt):
        learn(tmp_path / "cut")
    monkeypatch.setattr(larger_teacher, "decode", real)
    (save,) = (tmp_path / "cut" / "run" / "larger" / "saves").glob("*3")
    learned_at = save.stat().st_mtime_ns
    resumed = learn(tmp_path / "cut")
    assert save.stat().st_mtime_ns == learned_at  # the larger one did not learn again
    assert all(torch.equal(weight, resumed[name]) for name, weight in whole.items())
    with pytest.raises(ValueError, match="other settings"):
        learn(tmp_path / "cut", replace(settings, seed=2))


def test_a_run_of_an_older_version_goes_on_in_its_own_folders(start: str, tmp_path: Path) -> None:
    settings, old = LargerSettings(**SMALL), tmp_path / "old"
    learn_from_larger("en-de", out=tmp_path / "new", data=tmp_path, start_from=start, settings=settings)
    for path in (tmp_path / "new" / "run").iterdir():  # it kept them beside the checkpoint
        old.mkdir(exist_ok=True)
        path.rename(old / path.name)
    (old / "settings.json").write_text(json.dumps(asdict(settings), indent=2))
    saves = {path: path.stat().st_mtime_ns for path in old.glob("*/saves/*/weights.safetensors")}
    learn_from_larger("en-de", out=old, data=tmp_path, start_from=start, settings=settings)
    assert saves
    assert saves == {path: path.stat().st_mtime_ns for path in old.glob("*/saves/*/weights.safetensors")}
    new, found = (load_checkpoint(folder, "cpu").model.state_dict() for folder in (tmp_path / "new", old))
    assert all(torch.equal(weight, new[name]) for name, weight in found.items())
