"""A small model learns from a large one, whatever kills the run on the way, and says so on its card."""

import contextlib
import json
import os
import shutil
import signal
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from accelerate import Accelerator
from torch import nn

from core.checkpoints.checkpoint import load_checkpoint
from core.config import DistillationConfig, ModelConfig
from core.training.data.batches import IGNORED, UNSURE
from core.training.distillation.stages import label_texts, refuse_one_class
from core.training.distillation.teacher import load_teacher
from core.training.loop.loss import Objective, SoftLabels, soft_cross_entropy
from core.training.plan import plan_of
from core.training.recipe import train
from tests.core.training.corpora import load_corpus
from tests.core.training.runs import curve

pytestmark = pytest.mark.usefixtures("quick_layout")

LABELS = ("ABBR", "DESC", "ENTY", "HUM", "LOC", "NUM")
PLAN: dict[str, Any] = {"steps": 6, "batch_tokens": 256, "save_every": 2, "validate_every": 3, "vocabulary_size": 330}
LESSON: dict[str, Any] = {"teacher_steps": 4, "most_unlabelled": 31, "variants": 0}


@pytest.fixture(scope="module")
def whole(teacher: Path, data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run without an interruption."""
    out = tmp_path_factory.mktemp("runs") / "whole"
    train("question-type", data, out, teacher=str(teacher), teaching=LESSON, quiet=True, **PLAN)
    return out


class TestLoss:
    teacher = torch.tensor([[2.0, -1.0, 0.5], [0.0, 3.0, -2.0], [1.0, 1.0, 4.0]])

    @pytest.mark.parametrize("temperature", [1.0, 2.0, 5.0])
    def test_is_least_where_the_student_says_the_same(self, temperature: float) -> None:
        student = self.teacher.clone().requires_grad_()
        loss = soft_cross_entropy(student, self.teacher, temperature)
        assert torch.autograd.grad(loss.sum(), student)[0].abs().max() < 1e-6
        assert (loss < soft_cross_entropy(self.teacher.roll(1, 0), self.teacher, temperature)).all()

    def test_is_plain_cross_entropy_with_a_teacher_who_is_certain(self) -> None:
        logits, targets = torch.randn(5, 3), torch.tensor([0, 2, 1, 1, 0])
        certain = 1000 * nn.functional.one_hot(targets, 3).float()
        expected = nn.functional.cross_entropy(logits, targets, reduction="none")
        torch.testing.assert_close(soft_cross_entropy(logits, certain, 1.0), expected)

    def test_mixes_gold_and_teacher_row_by_row(self) -> None:
        logits = torch.randn(3, 3)
        objective = Objective(Fixed(logits), pad_id=0, smoothing=0.0, soft=SoftLabels(2.0, 0.3))
        targets = torch.tensor([1, UNSURE, IGNORED])
        loss, nll, correct = objective(torch.zeros(3, 1, dtype=torch.long), None, targets, self.teacher)
        soft = soft_cross_entropy(logits, self.teacher, 2.0)
        gold = -logits.log_softmax(-1)[0, 1] - logits.log_softmax(-1)[1].mean()
        torch.testing.assert_close(loss, 0.3 * gold + 0.7 * (soft[0] + soft[1]) + soft[2])
        torch.testing.assert_close(nll, gold)
        assert correct == (logits[0].argmax() == 1)


class Fixed(nn.Module):
    """A model that always says the same."""

    def __init__(self, logits: torch.Tensor) -> None:
        super().__init__()
        self.logits = logits

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        return self.logits


class TestTeacher:
    def test_reads_what_transformers_reads(self, teacher: Path) -> None:
        from transformers import AutoModel, AutoTokenizer

        model, pieces = load_teacher(DistillationConfig(teacher=str(teacher)), LABELS, seed=1)
        tokens = AutoTokenizer.from_pretrained(teacher)(["where is town one ?"], return_tensors="pt")
        with torch.no_grad():
            states = AutoModel.from_pretrained(teacher).eval()(**tokens).last_hidden_state
            expected = states.mean(dim=1) @ model.head.weight.T + model.head.bias
            padded = nn.functional.pad(tokens["input_ids"], (0, 3), value=model.pad_id)
            torch.testing.assert_close(model.eval()(padded), expected)
        config = pieces.config(LABELS)
        assert [*pieces.encode(["where is town one ?"])[0], config.end_id] == tokens["input_ids"][0].tolist()

    @pytest.mark.parametrize("frozen", [0, 1, 2])
    def test_only_upper_layers_and_the_head_learn(self, teacher: Path, frozen: int) -> None:
        model, _ = load_teacher(DistillationConfig(teacher=str(teacher), frozen_layers=frozen), LABELS, seed=1)
        learns = {name for name, parameter in model.named_parameters() if parameter.requires_grad}
        layers = {int(name.split(".")[3]) for name in learns if name.startswith("encoder.encoder.layer")}
        assert layers == set(range(frozen, 2))
        assert {name for name in learns if "layer." not in name} == {"head.weight", "head.bias"}

    def test_too_many_frozen_layers_are_refused(self, teacher: Path) -> None:
        with pytest.raises(ValueError, match="7 layers of the teacher cannot stay frozen; it has 2"):
            load_teacher(DistillationConfig(teacher=str(teacher), frozen_layers=7), LABELS, seed=1)

    def test_what_is_no_encoder_is_one_sentence(self, teacher: Path, tmp_path: Path) -> None:
        (tmp_path / "config.json").write_text('{"model_type": "bert"}')
        shutil.copy(teacher / "model.safetensors", tmp_path)
        with pytest.raises(
            ValueError, match=r"cannot be read as an encoder; name a folder with config.json"
        ) as refused:
            load_teacher(DistillationConfig(teacher=str(tmp_path)), LABELS, seed=1)
        assert "\n" not in str(refused.value)

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match=r"There is no teacher .*; name a folder"):
            load_teacher(DistillationConfig(teacher=str(tmp_path / "none")), LABELS, seed=1)

    def test_pickled_weights_are_never_read(self, teacher: Path, tmp_path: Path) -> None:
        shutil.copytree(teacher, tmp_path / "t")
        os.remove(tmp_path / "t" / "model.safetensors")
        torch.save({}, tmp_path / "t" / "pytorch_model.bin")
        with pytest.raises(ValueError, match="safetensors"):
            load_teacher(DistillationConfig(teacher=str(tmp_path / "t")), LABELS, seed=1)

    def test_no_network_is_one_sentence(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
        import huggingface_hub.constants

        monkeypatch.setattr(huggingface_hub.constants, "ENDPOINT", "http://127.0.0.1:9")
        monkeypatch.setattr(huggingface_hub.constants, "HF_HUB_CACHE", str(tmp_path))
        with pytest.raises(ValueError, match=r"the Hub does not answer|no open model"):
            load_teacher(DistillationConfig(teacher="hf:nobody/nothing"), LABELS, seed=1)


class TestLabels:
    def label(self, teacher: Path, folder: Path, texts: list[str], labels: tuple[str, ...] = LABELS) -> np.ndarray:
        model, pieces = load_teacher(DistillationConfig(teacher=str(teacher)), labels, seed=1)
        config: ModelConfig = pieces.config(labels)
        return label_texts(model, pieces, texts, config, folder, accelerator=Accelerator(), quiet=True)

    def test_each_text_has_its_own_logits_whatever_its_neighbours(self, teacher: Path, tmp_path: Path) -> None:
        texts = ["where is town one ?", "how many people live in two and three ?", "is one two ?"]
        together = self.label(teacher, tmp_path / "all", texts)
        alone = np.concatenate([self.label(teacher, tmp_path / str(i), [text]) for i, text in enumerate(texts)])
        np.testing.assert_allclose(together, alone, atol=1e-5)

    def test_shards_that_are_there_are_taken(self, teacher: Path, tmp_path: Path, monkeypatch) -> None:
        monkeypatch.setattr("core.training.distillation.stages.SHARD", 2)
        texts = [f"where is town {n} ?" for n in ("one", "two", "three", "four", "five")]
        first = self.label(teacher, tmp_path, texts)
        (tmp_path / "00000002.safetensors").unlink()
        kept = (tmp_path / "00000000.safetensors").stat().st_mtime_ns
        np.testing.assert_array_equal(self.label(teacher, tmp_path, texts), first)
        assert (tmp_path / "00000000.safetensors").stat().st_mtime_ns == kept

    def test_labels_of_other_texts_or_classes_are_refused(self, teacher: Path, tmp_path: Path) -> None:
        self.label(teacher, tmp_path, ["one", "two"])
        with pytest.raises(ValueError, match="other texts or classes; delete that folder"):
            self.label(teacher, tmp_path, ["one", "three"])
        with pytest.raises(ValueError, match="other texts or classes; delete that folder"):
            self.label(teacher, tmp_path, ["one", "two"], LABELS[:3])

    def test_a_damaged_shard_is_named(self, teacher: Path, tmp_path: Path) -> None:
        self.label(teacher, tmp_path, ["one", "two"])
        (tmp_path / "00000000.safetensors").write_bytes(b"cut off")
        with pytest.raises(ValueError, match=r"00000000.safetensors are damaged; delete that file"):
            self.label(teacher, tmp_path, ["one", "two"])


class TestRun:
    def test_makes_a_checkpoint_whose_card_names_the_teacher(self, whole: Path, teacher: Path) -> None:
        assert load_checkpoint(whole).config.unsure_below == 0.5
        card = (whole / "README.md").read_text(encoding="utf-8")
        assert "`tiny-bert`" in card
        assert "licence apache-2.0" in card
        assert "31 of everyday-questions" in card
        assert "has the teacher's width and began as its 2 layers" in card
        for file in ("README.md", "scores.json", "config.json"):
            assert str(teacher.parent) not in (whole / file).read_text(encoding="utf-8")
        measured = json.loads((whole / "scores.json").read_text(encoding="utf-8"))
        assert measured["distillation"]["unlabelled"] == {"everyday-questions": 31}
        assert measured["sets"]["trec/validation"]["standard_error"] >= 0
        assert 0 <= measured["sets"]["trec/validation"]["calibration_error"] <= 1

    @pytest.mark.long
    def test_survives_a_kill_in_each_stage(self, whole: Path, teacher: Path, data: Path, tmp_path: Path) -> None:
        run = tmp_path / "run"
        for written in ("teacher/saves/latest.json", "labels/texts.json", "saves/latest.json"):
            kill_when(run / written, teacher, data, tmp_path)
        train("question-type", data, tmp_path, resume=True, quiet=True)
        assert curve(run, "validation_nll") == curve(whole / "run", "validation_nll")
        ours, theirs = load_checkpoint(tmp_path).model, load_checkpoint(whole).model
        for (name, one), other in zip(ours.state_dict().items(), theirs.state_dict().values(), strict=True):
            assert torch.equal(one, other), name

    def test_is_not_overwritten(self, whole: Path, teacher: Path, data: Path) -> None:
        with pytest.raises(ValueError, match="already holds a run; give --resume"):
            train("question-type", data, whole, teacher=str(teacher), teaching=LESSON, quiet=True, **PLAN)

    @pytest.mark.parametrize(
        ("name", "teaching", "reason"),
        [
            ("en-de", {"teacher": "x"}, "'en-de' takes no teacher; sentiment, question-type, classifier do"),
            ("sentiment", {"temperature": 2.0}, "temperature need a teacher"),
            ("sentiment", {"teacher": "x", "temperature": 0.0}, "temperature is 0.0"),
            ("sentiment", {"teacher": "x", "teacher_steps": 0}, "teacher_steps is 0"),
            ("sentiment", {"teacher": "x", "sharpness": 3}, "unknown settings for DistillationConfig: sharpness"),
        ],
    )
    def test_refuses_what_cannot_be(self, tmp_path: Path, name: str, teaching: dict, reason: str) -> None:
        with pytest.raises(ValueError, match=reason):
            plan_of(name, tmp_path, {}, teaching, resume=False)

    def test_another_teacher_cannot_go_on(self, whole: Path, data: Path) -> None:
        with pytest.raises(ValueError, match=r"teacher was .* and would be"):
            train("question-type", data, whole, resume=True, teacher="elsewhere", quiet=True)


def test_a_class_without_a_text_is_named(data: Path) -> None:
    corpus = load_corpus("trec", data)
    refuse_one_class([corpus], LABELS)
    with pytest.raises(ValueError, match="No training text of trec is labelled 'SIZE'"):
        refuse_one_class([corpus], (*LABELS, "SIZE"))


def kill_when(file: Path, teacher: Path, data: Path, out: Path) -> None:
    """Start or go on with a run and kill it, without a chance to save, as soon as ``file`` is there.

    A fork starts at once; a new program would first import for seconds.
    """
    child = os.fork()
    if child == 0:
        threading.Thread(target=_kill_self_when, args=(file,), daemon=True).start()
        with contextlib.suppress(BaseException):
            train("question-type", data, out, resume=True, teacher=str(teacher), teaching=LESSON, quiet=True, **PLAN)
        os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"the run ended before {file.name} was there"
    assert file.exists()


def _kill_self_when(file: Path) -> None:
    while not file.exists():
        time.sleep(0.001)
    os.kill(os.getpid(), signal.SIGKILL)
