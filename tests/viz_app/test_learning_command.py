"""``glassformer words`` and ``learning``: from corpora and a run's snapshots to what the Model page shows."""

import json
from pathlib import Path

import pytest

import core
from core.checkpoints.checkpoint import save_checkpoint
from tests.core.tiny import own_classifier, own_translator
from viz_app import cli

NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
FEW = ("--probe", "4", "--scored", "3", "--pairs", "40")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    (folder / "tatoeba").mkdir()
    words = [f"{a} and {b}" for a in NUMBERS for b in NUMBERS]
    pairs = [f"{text} boats.\t{text[::-1]} Boote." for text in words]
    (folder / "tatoeba" / "deu.txt").write_text("\n".join(pairs) + "\n", encoding="utf-8")
    return folder


@pytest.fixture
def translator(tmp_path: Path) -> Path:
    model = own_translator(decoder_layers=1)
    folder = tmp_path / "numbers"
    save_checkpoint(folder, model.module, model.tokenizer, model.config, training={"corpora": ["tatoeba-en-de"]})
    return folder


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run as a training leaves it: two snapshots of its 40 steps, a log, its settings."""
    folder = tmp_path / "out" / "run"
    for seed, step in enumerate((3, 20)):
        model = own_translator(seed=seed, decoder_layers=1)
        save_checkpoint(folder / "snapshots" / f"{step:08d}", model.module, model.tokenizer, model.config)
    (folder / "log.jsonl").write_text('{"step": 10, "nll": 6.5}\n', encoding="utf-8")
    settings = {"training": {"steps": 40, "start_from": "en-de"}}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


def test_snapshots_become_moments(translator: Path, run: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["learning", str(translator), "--run", str(run.parent), "--data", str(data), *FEW]
    assert cli.run(asked) == 0
    learning = core.load(str(translator), device="cpu").training_history
    assert learning is not None
    assert learning.steps == (3, 20)
    assert len(learning.sentences) == 3
    assert list(learning.curve) == [{"step": 10, "nll": 6.5}]
    assert learning.shapes == {"encoder": (2, 5), "decoder": (1, 5), "cross": (1, 5)}
    assert {name: roles.strength.shape[:3] for name, roles in learning.roles.items()} == {
        name: (2, *shape) for name, shape in learning.shapes.items()
    }
    early = core.load(str(run / "snapshots" / "00000003"), device="cpu")
    assert learning.sentences[0].written[0] == early.trace(learning.sentences[0].text).output
    assert list(map(str, learning.note)) == [
        "The training began with weights of en-de, so some heads had their roles before its first step.",
        "It takes 40 steps; its moments are here as far as step 20.",
    ]
    assert capsys.readouterr().out.startswith("bleu by step: 3: ")


def test_a_run_without_snapshots_is_told(
    translator: Path, tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["learning", str(translator), "--run", str(tmp_path), "--data", str(data)]) == 2
    assert "holds no snapshots. Train with --snapshots 12" in capsys.readouterr().err


def test_a_snapshot_of_another_task_is_told(
    translator: Path, run: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = own_classifier()
    save_checkpoint(run / "snapshots" / "00000002", model.module, model.tokenizer, model.config)
    assert cli.run(["learning", str(translator), "--run", str(run), "--data", str(data), *FEW]) == 2
    assert "The snapshot of step 2 is a classifier" in capsys.readouterr().err


def test_tokens_are_laid_out(translator: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["words", str(translator), "--data", str(data)]) == 0
    model = core.load(str(translator), device="cpu")
    layout = model.token_layout
    assert layout is not None
    assert layout.points.shape == (model.config.vocabulary_size, 2)
    assert layout.counts.shape == (model.config.vocabulary_size, 2)
    boats = model.source_ids("boats")[-2]
    assert layout.counts[boats, 0] > 0
    assert list(layout.about["texts"]) == ["tatoeba-en-de"]
    assert "by PCA" in capsys.readouterr().out
