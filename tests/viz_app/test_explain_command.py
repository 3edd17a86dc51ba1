"""``glassformer explain``: a table or JSON of one prediction, and the deletion test into faithfulness.json."""

import json
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

import numpy as np
import pytest

import core
from core import sentences
from core.checkpoints.checkpoint import save_checkpoint
from core.checkpoints.measured_files import FAITHFULNESS
from tests.core.tiny import own_classifier
from viz_app import cli
from viz_app.commands import speak
from viz_app.commands.explain import PARTIAL
from viz_app.commands.heads import Kept

TEXT, TARGET = "Two children", "Ein Mann"
TRANSLATED = ("explain", TEXT, "--target", TARGET, "--step", "1", "--model", "en-de")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    (folder / "trec").mkdir(parents=True)
    asked = [f"LOC:city Where is town {n} ?" for n in range(60)] + [f"NUM:count How many in {n} ?" for n in range(60)]
    (folder / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    return folder


@pytest.fixture
def classifier(tmp_path: Path) -> Path:
    model = own_classifier(labels=("LOC", "NUM"), heads=3, encoder_layers=1)
    folder = tmp_path / "questions"
    save_checkpoint(folder, model.module, model.tokenizer, model.config, training={"corpora": ["trec"]})
    return folder


@pytest.mark.usefixtures("tiny_models")
def test_a_table_of_several_methods(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*TRANSLATED, "--method", "leave-one-out", "--method", "rollout"]) == 0
    head, names, *rows = capsys.readouterr().out.splitlines()
    model = core.load("en-de", "cpu")
    made = core.attributions(model, TEXT, 1, ["leave-one-out", "rollout"], target=TARGET)
    asked = made["rollout"].question
    assert head == f"Why {asked.token!r} at step 1?"
    assert names.split() == ["leave-one-out", "rollout"]
    tokens = [*asked.source_tokens, "already", *asked.target_tokens, "without", "missed", "value"]
    assert [row.split()[0] for row in rows] == tokens
    adds = made["leave-one-out"].source[0]
    assert rows[0].split()[1:] == [f"{adds:+.3f}", f"{made['rollout'].source[0]:+.3f}"]
    assert rows[len(asked.source_tokens) + 1].split()[1] == "·"


@pytest.mark.usefixtures("tiny_models")
def test_a_table_speaks_the_language_of_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words do; methods, tokens and numbers are the same, and its columns stand below each other."""
    monkeypatch.setattr(sentences, "_known", [*sentences._known])
    monkeypatch.setattr(sentences, "_spoken", sentences.ENGLISH)
    command = [*TRANSLATED, "--method", "leave-one-out", "--off", "c.1.2"]
    tables = {}
    for language in ("en", "de", "zh-Hans"):
        speak(language)
        assert cli.run(command) == 0
        tables[language] = capsys.readouterr().out.splitlines()
    sentences._bundle.cache_clear()
    assert tables["de"][0].startswith("Warum ")
    assert tables["de"][0].endswith("Ohne cross Schicht 2 Kopf 3.")
    assert [row.split()[0] for row in tables["de"][-3:]] == ["ganz", "fehlt", "Wert"]
    numbers = {name: [row.split()[-1] for row in rows[1:] if row[-1].isdigit()] for name, rows in tables.items()}
    assert numbers["de"] == numbers["zh-Hans"] == numbers["en"]
    ends = {sum(1 + (east_asian_width(one) in "WF") for one in row) for row in tables["zh-Hans"] if row[-1].isdigit()}
    assert len(ends) == 1


@pytest.mark.usefixtures("tiny_models")
def test_json_has_a_line_a_method(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["explain", "A film", "--model", "sentiment", "--label", "positive", "--against", "negative", "--json"]
    assert cli.run([*asked, "--steps", "3", "--layer", "1", "--head", "2", "--baseline", "zero"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["method"] for line in lines] == list(core.METHODS)
    assert {(line["token"], line["against"]) for line in lines} == {("positive", "negative")}
    by_method = {line["method"]: line for line in lines}
    assert by_method["attention"]["settings"] == {"map_name": "encoder", "layer": 1, "head": 2}
    assert by_method["integrated-gradients"]["settings"] == {"steps": 3, "baseline": "zero", "special": "kept"}


@pytest.mark.usefixtures("tiny_models")
def test_heads_are_off_that_a_link_names(capsys: pytest.CaptureFixture[str]) -> None:
    one = ["--method", "leave-one-out", "--off", "c.1.2_e.0.0"]
    assert cli.run([*TRANSLATED, *one]) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.endswith("at step 1? Without cross layer 2 head 3, encoder layer 1 head 1.")
    off = core.Edits(heads_off=(core.HeadName("cross", 1, 2), core.HeadName("encoder", 0, 0)))
    model = core.load("en-de", "cpu")
    why, whole = (
        core.attribute(model, TEXT, 1, "leave-one-out", target=TARGET, edits=edits) for edits in (off, core.Edits())
    )
    assert [row.split()[-1] for row in rows[: len(why.source)]] == [f"{adds:+.3f}" for adds in why.source]
    assert np.abs(why.source - whole.source).max() > 1e-3
    assert cli.run([*TRANSLATED, *one, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["off"] == [["cross", 1, 2], ["encoder", 0, 0]]


@pytest.mark.usefixtures("tiny_models")
def test_a_run_is_steered_by_a_file_of_numpy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    model = core.load("en-de", "cpu")
    np.save(tmp_path / "v.npy", np.linspace(-1, 2, model.config.d_model, dtype=np.float32))
    given = json.dumps([["decoder", 1, None, ["vector", str(tmp_path / "v.npy")], 2]])
    assert cli.run([*TRANSLATED, "--method", "leave-one-out", "--steer", given]) == 0
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head.endswith("at step 1? Steered.")
    edits = core.Edits(steer=(core.Steer("decoder", 1, None, core.steering_vector(tmp_path / "v.npy"), 2),))
    why = core.attribute(model, TEXT, 1, "leave-one-out", target=TARGET, edits=edits)
    assert [row.split()[-1] for row in rows[: len(why.source)]] == [f"{adds:+.3f}" for adds in why.source]
    assert cli.run([*TRANSLATED, "--method", "rollout", "--json", "--steer", given]) == 0
    assert json.loads(capsys.readouterr().out)["edits"]["steer"][0][:3] == ["decoder", 1, None]


@pytest.mark.usefixtures("tiny_models")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Name a text to explain, or a model to test"),
        ([TEXT, "--bench", "sentiment"], "Name a text to explain, or a model to test"),
        (["--bench", "sentiment"], "Say where the corpora are: --data DIR"),
        ([TEXT], "Say which step"),
        ([TEXT, "--step", "99", "--target", TARGET], "There is no step 99"),
        ([TEXT, "--model", "sentiment", "--label", "LOC"], "no label 'LOC'"),
        ([TEXT, "--model", "sentiment", "--steps", "10000"], "1 to 500 steps, not 10000"),
        ([TEXT, "--model", "sentiment", "--method", "magic"], "no method 'magic'"),
        ([TEXT, "--step", "1", "--off", "c.1"], "Heads to silence are written as map.layer.head"),
        ([TEXT, "--step", "1", "--off", "pad.0.0"], "pad"),
        ([TEXT, "--step", "1", "--target", TARGET, "--off", "c.9.0"], "no cross head 0 in layer 9"),
        (["--bench", "sentiment", "--data", "data", "--off", "e.0.0"], "has all heads on"),
        (["--bench", "sentiment", "--data", "data", "--steer", "[]"], "no steering"),
        ([TEXT, "--step", "1", "--steer", "[["], "The steering is no JSON text. It is written as in a link."),
        ([TEXT, "--step", "1", "--steer", '{"decoder": 1}'], "steer is"),
        ([TEXT, "--step", "1", "--steer", '[["decoder",1,null,["token",7],NaN]]'], "The amount of a steering"),
        ([TEXT, "--step", "1", "--steer", '[["decoder",9,null,["token",7],1]]'], "no depth 9"),
        ([TEXT, "--step", "1", "--steer", '[["decoder",1,null,["vector","none.npy"],1]]'], "'none.npy' cannot be read"),
    ],
)
def test_what_cannot_be_explained_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["explain", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_the_bench_writes_beside_the_weights(
    classifier: Path, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted at the third sentence, it goes on from there."""
    asked, trace = [], core.NativeModel.trace

    def interrupted(self: Any, text: str, *args: Any, **others: Any) -> Any:
        if text not in asked:
            asked.append(text)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return trace(self, text, *args, **others)

    command = ["explain", "--bench", str(classifier), "--data", str(data), "--sentences", "4"]
    with monkeypatch.context() as patched:
        patched.setattr(core.NativeModel, "trace", interrupted)
        assert cli.run(command) == 130
    assert len((classifier / PARTIAL).read_text().splitlines()) == 3
    again, asked[:] = asked[:2], []
    monkeypatch.setattr(
        core.NativeModel, "trace", lambda self, text, *a, **o: (asked.append(text), trace(self, text))[1]
    )
    assert cli.run(command) == 0
    assert not set(asked) & set(again)
    assert not (classifier / PARTIAL).exists()
    found = core.load(str(classifier), "cpu").faithfulness
    assert found.sentences == 4
    assert found.about["probe"] == {"trec/validation": 4}
    assert json.loads((classifier / FAITHFULNESS.name).read_text())["weights_sha256"]
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith(min(found.areas, key=lambda name: found.areas[name].mean))
    assert printed[-2].startswith("random order: area")


def test_known_rows_survive_a_line_cut_off(tmp_path: Path) -> None:
    path = tmp_path / PARTIAL
    kept = Kept(path, "key")
    kept[0], kept[3] = {"random": 0.5}, {}
    with open(path, "a") as file:
        file.write('[4, {"ran')
    again = Kept(path, "key")
    assert again == {0: {"random": 0.5}, 3: {}}
    again[4] = {"random": 1.0}
    assert Kept(path, "key") == {0: {"random": 0.5}, 3: {}, 4: {"random": 1.0}}
    assert Kept(path, "another model") == {}
    for content in ("", "[]", '{"key": "key"}\n3\n', "\x00"):
        path.write_text(content)
        assert Kept(path, "key") == {}
    kept.forget()
    assert not path.exists()
