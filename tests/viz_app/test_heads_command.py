"""``glassformer heads``: from corpora to heads.json, and on from where it was interrupted."""

import json
from pathlib import Path
from typing import Any

import pytest

import core
from core.checkpoints.checkpoint import CONFIG, save_checkpoint
from core.checkpoints.measured_files import HEAD_ROLES
from core.training.data.corpora import load_corpora
from core.training.report.scores import translation_scores
from tests.core.tiny import own_classifier, own_translator
from viz_app import cli
from viz_app.commands.heads import PARTIAL, Kept, material_of

NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
FEW = ("--probe", "5", "--sample", "2", "--scored", "3", "--pairs", "40")
SMALL: dict[str, Any] = {"heads": 3, "encoder_layers": 1}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    (folder / "tatoeba").mkdir()
    (folder / "trec").mkdir()
    words = [f"{a} and {b}" for a in NUMBERS for b in NUMBERS]
    pairs = [f"{text} boats.\t{text[::-1]} Boote." for text in words]
    (folder / "tatoeba" / "deu.txt").write_text("\n".join(pairs) + "\n", encoding="utf-8")
    asked = [f"LOC:city Where is town {a} {b} ?" for a in NUMBERS for b in NUMBERS]
    asked += [f"NUM:count How many people live in {a} {b} ?" for a in NUMBERS for b in NUMBERS]
    (folder / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    return folder


@pytest.fixture
def translator(tmp_path: Path) -> Path:
    model = own_translator(decoder_layers=1, **SMALL)
    folder = tmp_path / "numbers"
    save_checkpoint(folder, model.module, model.tokenizer, model.config, training={"corpora": ["tatoeba-en-de"]})
    return folder


@pytest.fixture
def classifier(tmp_path: Path) -> Path:
    model = own_classifier(labels=("LOC", "NUM"), **SMALL)
    folder = tmp_path / "questions"
    save_checkpoint(folder, model.module, model.tokenizer, model.config, training={"corpora": ["trec"]})
    return folder


@pytest.mark.long
def test_a_translator_gets_its_roles(translator: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["heads", str(translator), "--data", str(data), *FEW]) == 0
    model = core.load(str(translator), device="cpu")
    roles = model.head_roles
    assert roles is not None
    assert roles.shapes == {"encoder": (1, 3), "decoder": (1, 3), "cross": (1, 3)}
    assert roles.about["probe"] == {"tatoeba-en-de/validation": 5}
    assert sum(roles.about["sample"].values()) == 2
    corpora = load_corpora(("tatoeba-en-de",), data)
    material = material_of(corpora, (), probe=5, sample=2, scored=3, pairs=40, seed=1)
    texts, expected = map(list, zip(*material.scored, strict=True))
    assert roles.pruning.least_first[0] == translation_scores(model.translate(texts), expected)["bleu"]
    printed = capsys.readouterr().out
    assert [line.split(":")[0] for line in printed.splitlines()][:3] == ["encoder", "decoder", "cross"]
    assert not (translator / PARTIAL).exists()


def test_a_classifier_gets_its_roles(classifier: Path, data: Path) -> None:
    assert cli.run(["heads", str(classifier), "--data", str(data), *FEW]) == 0
    model = core.load(str(classifier), device="cpu")
    roles = model.head_roles
    assert list(roles.scores) == ["encoder"]
    material = material_of(load_corpora(("trec",), data), model.labels, probe=5, sample=2, scored=3, pairs=40, seed=1)
    right = [model.classify(text).label == label for text, label in material.scored]
    assert roles.pruning.least_first[0] == pytest.approx(sum(right) / 3, abs=1e-4)
    assert roles.pruning.metric == "accuracy"


def test_texts_are_drawn_evenly_and_never_twice(data: Path) -> None:
    corpora = load_corpora(("tatoeba-en-de",), data)
    material = material_of(corpora, (), probe=9, sample=30, scored=4, pairs=60, seed=3)
    probe, sample = {text for text, _ in material.probe}, {text for text, _ in material.sample}
    assert len(probe) == 9
    assert len(sample) == 30
    assert not probe & sample
    assert material.scored == material.probe[:4]
    assert {text for text, _ in material.probe} <= {text for text, _ in corpora[0].validation}
    assert not {text for text, _ in material.pairs} & probe
    assert material == material_of(corpora, (), probe=9, sample=30, scored=4, pairs=60, seed=3)
    assert material != material_of(corpora, (), probe=9, sample=30, scored=4, pairs=60, seed=4)


def test_known_scores_are_kept_until_all_are_there(tmp_path: Path) -> None:
    path = tmp_path / PARTIAL
    kept = Kept(path, "key")
    kept[()] = 41.5
    kept[0, 7] = 12.25
    assert Kept(path, "key") == {(): 41.5, (0, 7): 12.25}
    assert Kept(path, "another model") == {}
    for content in ("", "{", "[]", '{"key": "key"}', '{"key": "key"}\n[[0], 1'):
        path.write_text(content, encoding="utf-8")
        assert Kept(path, "key") == {}
    kept.forget()
    assert not path.exists()


def test_an_interrupted_measurement_goes_on(classifier: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    classify = core.NativeModel._classify

    def interrupted(self: Any, texts: list[str]) -> Any:
        asked.append(texts)
        if len(asked) == 4:
            raise KeyboardInterrupt
        return classify(self, texts)

    monkeypatch.setattr(core.NativeModel, "_classify", interrupted)
    arguments = ["heads", str(classifier), "--data", str(data), *FEW]
    assert cli.run(arguments) == 130
    assert (classifier / PARTIAL).is_file()
    assert not (classifier / HEAD_ROLES.name).exists()
    kept = len((classifier / PARTIAL).read_text(encoding="utf-8").splitlines()) - 1
    assert kept == 3
    assert cli.run(arguments) == 0
    assert (classifier / HEAD_ROLES.name).is_file()
    first = len(asked)
    (classifier / HEAD_ROLES.name).unlink()
    assert cli.run(arguments) == 0
    assert len(asked) - first == first - 4 + kept


@pytest.mark.parametrize(
    ("training", "more", "said"),
    [
        (None, (), "does not say what it learned from. Name it: --corpus"),
        ({"corpora": []}, (), "does not say what it learned from"),
        ({"corpora": ["tatoeba-en-xx"]}, (), "There is no corpus 'tatoeba-en-xx'"),
        ({"corpora": ["tatoeba-en-de"]}, (), "no validation texts for this model"),
        (None, ("--corpus", "multi30k-en-de"), "has none of train.en.gz"),
        (None, ("--corpus", "trec", "--probe", "0"), "--probe"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_line(
    classifier: Path, data: Path, capsys: pytest.CaptureFixture[str], training: Any, more: tuple[str, ...], said: str
) -> None:
    plain = json.loads((classifier / CONFIG).read_text(encoding="utf-8")) | {"training": training}
    (classifier / CONFIG).write_text(json.dumps(plain), encoding="utf-8")
    (classifier / "files.sha256").unlink(missing_ok=True)
    assert cli.run(["heads", str(classifier), "--data", str(data), *more]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not (classifier / HEAD_ROLES.name).exists()


def test_a_model_that_is_not_there(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert cli.run(["heads", "nobody", "--data", str(data)]) == 2
    assert "There is no model 'nobody'" in capsys.readouterr().err


def test_a_translator_gets_portraits_of_sentences_that_may_be_passed_on(
    translator: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["portraits", str(translator), "--data", str(data), "--sentences", "9", "--pairs", "40"]) == 0
    model = core.load(str(translator), device="cpu")
    found = core.head_portraits(model)
    assert found.about["corpora"] == {"tatoeba-en-de/validation": found.about["sentences"]}
    assert found.shapes == {"encoder": (1, 3), "decoder": (1, 3), "cross": (1, 3)}
    assert capsys.readouterr().out.startswith("HeadPortraits(9 heads over ")
    example, (corpus,) = model.held_out, load_corpora(("tatoeba-en-de",), data)
    assert example is not None
    assert set(example.texts) <= set(corpus.validation)
    assert example.about["corpora"] == {"tatoeba-en-de/validation": len(example.texts)}
    assert example.about["terms"] == [corpus.terms]


def test_sentences_that_may_not_be_passed_on_are_named_by_hand(
    classifier: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["portraits", str(classifier), "--data", str(data), "--sentences", "9"]
    assert cli.run(asked) == 2
    assert "Name one: --corpus NAME" in capsys.readouterr().err
    assert cli.run([*asked, "--corpus", "trec"]) == 0
    model = core.load(str(classifier), device="cpu")
    assert core.head_portraits(model).about["corpora"].keys() == {"trec/validation"}
    assert model.held_out
    assert {label for _, label in model.held_out.texts} == {"LOC", "NUM"}, "a label for each text"
