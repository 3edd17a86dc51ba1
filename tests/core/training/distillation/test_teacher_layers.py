"""A small classifier that begins as layers of its teacher says nearly what the teacher says."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch.nn import functional

from core.checkpoints.checkpoint import build_model, load_checkpoint, read_tensors
from core.config import PRESETS, DistillationConfig
from core.text.tokens import Tokenizer
from core.training.data.encoding import fit_config
from core.training.distillation.teacher import Teacher, TeacherPieces, load_teacher
from core.training.distillation.teacher_layers import (
    _first_place,
    _line,
    is_like_ours,
    shaped_like,
    spaced,
    take_layers,
)
from core.training.loop.state import Saves
from core.training.plan import plan_of
from core.training.recipe import new_trainer, train
from core.transformer.classifier import Classifier
from tests.core.training.teachers import NUMBERS, WORDS, save_teacher

LABELS = PRESETS["question-type"].model.labels
SAID = [word for word in [*WORDS, *NUMBERS] if word.isalpha()]
TEXTS = [" ".join(random.Random(seed).choices(SAID, k=7)) for seed in range(90)]
Taught = tuple[Teacher, TeacherPieces]


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.train(TEXTS * 3, 330)


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Taught]:
    """Return a function that makes teachers whose weights are large enough to say something."""

    def make(act: str, layers: int = 2, places: float = 0.0) -> Taught:
        folder = save_teacher(tmp_path_factory.mktemp("teacher"), act=act, layers=layers)
        teacher, pieces = load_teacher(DistillationConfig(teacher=str(folder)), LABELS, seed=5)
        with torch.no_grad():
            for name, weight in teacher.named_parameters():
                weight.mul_(places if "position" in name else 1 if "LayerNorm" in name else 12)
        return teacher.eval(), pieces

    return make


def begun(teacher: Teacher, pieces: TeacherPieces, tokenizer: Tokenizer, layers: int = 2) -> Classifier:
    config = fit_config(shaped_like(PRESETS["question-type"].model, teacher, layers), tokenizer)
    model = build_model(config)
    assert isinstance(model, Classifier)
    take_layers(model, tokenizer, teacher, pieces, TEXTS)
    assert model.training  # as a new model is: the run that follows needs its dropout
    return model.eval()


@torch.no_grad()
def both(model: Classifier, teacher: Teacher, pieces: TeacherPieces, tokenizer: Tokenizer) -> list[torch.Tensor]:
    """Return what model and teacher say of a text without its [CLS]: each [text, label]."""
    ours, theirs = [], []
    for text in TEXTS[:20]:
        ours.append(model(torch.tensor([[*tokenizer.encode(text), tokenizer.end_id]])))
        ids = torch.tensor([[*pieces.within([text])[0], pieces.config(LABELS).end_id]])
        places = torch.arange(1, ids.shape[1] + 1)[None]
        states = teacher.encoder(input_ids=ids, position_ids=places).last_hidden_state
        theirs.append(teacher.head(states.mean(dim=1)))
    return [torch.cat(ours), torch.cat(theirs)]


class TestTaking:
    def test_without_places_and_with_relu_it_is_the_teacher(self, taught: Any, tokenizer: Tokenizer) -> None:
        teacher, pieces = taught("relu")
        ours, theirs = both(begun(teacher, pieces, tokenizer), teacher, pieces, tokenizer)
        assert theirs.std(dim=0).min() > 0.1  # that say different things of different texts
        torch.testing.assert_close(ours, theirs, atol=2e-3, rtol=1e-3)

    def test_places_move_what_it_says_as_they_do_the_teacher(self, taught: Any, tokenizer: Tokenizer) -> None:
        still, _ = taught("relu")
        teacher, pieces = taught("relu", places=1.0)
        ours, theirs = both(begun(teacher, pieces, tokenizer), teacher, pieces, tokenizer)
        at_rest = both(begun(teacher, pieces, tokenizer), still, pieces, tokenizer)[1]
        assert (ours - theirs).norm() < 0.5 * (at_rest - theirs).norm()

    def test_a_line_for_each_unit_makes_up_for_gelu(self, taught: Any, tokenizer: Tokenizer, monkeypatch: Any) -> None:
        teacher, pieces = taught("gelu")
        ours, theirs = both(begun(teacher, pieces, tokenizer), teacher, pieces, tokenizer)
        monkeypatch.setattr("core.training.distillation.teacher_layers._fit_units", lambda *_: None)
        plain = both(begun(teacher, pieces, tokenizer), teacher, pieces, tokenizer)[0]
        assert (ours - theirs).norm() < 0.6 * (plain - theirs).norm()

    def test_of_many_layers_it_takes_some(self, taught: Any, tokenizer: Tokenizer) -> None:
        teacher, pieces = taught("relu", layers=5)
        model = begun(teacher, pieces, tokenizer, layers=2)
        upper = teacher.state_dict()["encoder.encoder.layer.4.attention.self.key.weight"]
        assert model.config.encoder_layers == 2
        assert torch.equal(model.state_dict()["encoder.layers.1.self_attention.projection.w_key.weight"], upper)


@pytest.mark.parametrize(("count", "of"), [(1, 6), (2, 6), (3, 6), (4, 6), (6, 6), (5, 12), (7, 24)])
def test_layers_are_spaced_evenly_up_to_the_topmost(count: int, of: int) -> None:
    places = spaced(count, of)
    gaps = np.diff([-1, *places])
    assert places[-1] == of - 1
    assert len(places) == count
    assert gaps.min() >= 1
    assert np.ptp(gaps) <= 1


def test_the_line_is_that_of_least_squares() -> None:
    x = functional.relu(torch.randn(53, 7, generator=torch.Generator().manual_seed(2)))
    y = functional.gelu(2 * x - 1)
    factor, shift = _line(x, y)
    for unit in range(7):
        expected = np.polyfit(x[:, unit].numpy(), y[:, unit].numpy(), 1)
        np.testing.assert_allclose([factor[unit], shift[unit]], expected, rtol=1e-4, atol=1e-5)


def test_a_unit_that_is_always_silent_is_only_shifted() -> None:
    factor, shift = _line(torch.zeros(9, 2), torch.full((9, 2), -0.1))
    assert torch.equal(factor, torch.ones(2))
    torch.testing.assert_close(shift, torch.full((2,), -0.1))


@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("\u2581town", ["town"]),
        ("\u2581Town", ["town"]),
        ("?", ["?"]),
        ("\u2581town?", ["town", "?"]),
        ("ingly", ["##ing", "##ly"]),
        ("zzz", ["[UNK]"]),
        ("\u2581", ["[UNK]"]),
        ("</s>", ["[SEP]"]),
        ("<pad>", ["[PAD]"]),
    ],
)
def test_a_piece_is_spelled_as_the_teacher_would(piece: str, expected: list[str], tmp_path: Path) -> None:
    folder = save_teacher(tmp_path, more=["##ing", "##i", "##ly"])
    _, pieces = load_teacher(DistillationConfig(teacher=str(folder)), LABELS, seed=1)
    known = [*WORDS, *NUMBERS, "##ing", "##i", "##ly"]
    assert [known[index] for index in pieces.parts_of(piece)] == expected


CHANGES: dict[str, Any] = {"vocabulary_size": 330, "batch_tokens": 256, "steps": 2, "save_every": 1}
LESSON: dict[str, Any] = {"teacher_steps": 2, "most_unlabelled": 9, "variants": 0}


@pytest.mark.parametrize("kind", ["Bert", "Roberta"])
def test_the_first_place_is_that_of_the_first_word(kind: str) -> None:
    import transformers

    shape = {"num_hidden_layers": 1, "num_attention_heads": 3, "hidden_size": 12, "intermediate_size": 17}
    config = getattr(transformers, f"{kind}Config")(vocab_size=11, max_position_embeddings=43, **shape)
    encoder = getattr(transformers, f"{kind}Model")(config).eval()
    teacher, ids = Teacher(encoder, 12, 6, pad_id=config.pad_token_id), torch.tensor([[7, 5, 9]])
    first = _first_place(teacher)
    before = encoder.embeddings(input_ids=ids)
    with torch.no_grad():
        encoder.embeddings.position_embeddings.weight[first, 0] += 1
    moved = (encoder.embeddings(input_ids=ids) != before).any(dim=-1)[0]
    assert moved.tolist() == [False, True, False]
    assert is_like_ours(teacher)
    longest = shaped_like(PRESETS["question-type"].model, teacher, 1).max_length
    assert longest == 43 - first


class TestRuns:
    def trainer_of(self, teacher: Path, data: Path, run: Path, *, resume: bool = False, **lesson: Any) -> Any:
        given = {**LESSON, **lesson, "teacher": str(teacher)}
        plan = plan_of("question-type", run, CHANGES, given, resume=resume)
        return new_trainer(plan, data, run, resume, quiet=True)

    def test_a_run_begins_as_the_trained_teacher(self, teacher: Path, data: Path, tmp_path: Path) -> None:
        trainer = self.trainer_of(teacher, data, tmp_path / "run")
        fresh, _ = load_teacher(DistillationConfig(teacher=str(teacher)), LABELS, seed=1)
        head = trainer.model.head.weight.detach().clone()
        saved = read_tensors(Saves(tmp_path / "run" / "teacher" / "saves", keep=1).last(1)[0] / "weights.safetensors")
        assert (trainer.config.d_model, trainer.config.heads, trainer.config.encoder_layers) == (12, 3, 2)
        assert torch.equal(head, saved["head.weight"])
        assert not torch.allclose(head, fresh.head.weight)  # the teacher has been trained since
        trainer.run()
        again = self.trainer_of(teacher, data, tmp_path / "run", resume=True)
        assert torch.equal(again.model.head.weight, trainer.model.head.weight)
        assert not torch.equal(again.model.head.weight, head)

    def test_without_layers_it_begins_as_it_does_without_a_teacher(
        self, teacher: Path, data: Path, tmp_path: Path
    ) -> None:
        trainer = self.trainer_of(teacher, data, tmp_path / "run", layers=0)
        assert trainer.config.d_model == PRESETS["question-type"].model.d_model

    def test_a_checkpoint_to_start_from_as_well_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match="cannot start from 'en-de' as well; leave one out"):
            plan_of("sentiment", tmp_path, {"start_from": "en-de"}, {"teacher": "x"}, resume=False)

    @pytest.mark.parametrize("name", ["sentiment", "question-type"])
    def test_a_teacher_brings_a_training_of_its_own(self, name: str, tmp_path: Path) -> None:
        preset = PRESETS[name]
        assert plan_of(name, tmp_path, {}, {}, resume=False).training == preset.training
        assert plan_of(name, tmp_path, {}, {"teacher": "x"}, resume=False).training == preset.taught
        assert preset.taught is not None
        assert plan_of(name, tmp_path, {"steps": 7}, {"teacher": "x"}, resume=False).training == replace(
            preset.taught, steps=7
        )

    def test_a_teacher_of_another_build_is_learned_from_all_the_same(
        self, teacher: Path, data: Path, tmp_path: Path, quick_layout: None
    ) -> None:
        """ELECTRA's vectors are narrower than its layers, so the model begins as it does without a teacher."""
        from transformers import AutoTokenizer, ElectraConfig, ElectraModel

        shape = {"num_hidden_layers": 2, "num_attention_heads": 3, "hidden_size": 12, "intermediate_size": 17}
        config = ElectraConfig(vocab_size=len(WORDS) + len(NUMBERS), embedding_size=7, **shape)
        ElectraModel(config).save_pretrained(tmp_path / "electra")
        AutoTokenizer.from_pretrained(teacher).save_pretrained(tmp_path / "electra")
        given = {**LESSON, "layers": 2}
        changes = {**CHANGES, "start_from": "", "own_pieces": False}
        out = tmp_path / "out"
        train("question-type", data, out, teacher=str(tmp_path / "electra"), teaching=given, quiet=True, **changes)
        assert load_checkpoint(out).config.d_model == PRESETS["question-type"].model.d_model
        assert "No part of the teacher is in the checkpoint." in (out / "README.md").read_text(encoding="utf-8")
