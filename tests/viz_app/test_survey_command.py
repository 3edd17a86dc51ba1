"""``glassformer survey`` and ``compare``: files in, one line of JSON and an exit code out."""

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import core
from core.checkpoints.checkpoint import save_checkpoint
from tests.core.tiny import LABELS, own_classifier, own_generator, own_translator
from tests.viz_app.text_files import BAD, BLANK, GOOD
from viz_app.cli import run
from viz_app.commands.text_file import MOST_TEXTS, texts_in

PAIRS = "A man rides.\tEin Mann.\nTwo dogs\tZwei Hunde\n\n \tNichts\nThe cat sleeps.\tDie Katze.\n"


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder, made = tmp_path_factory.mktemp("models"), {}
    for name, model in [
        ("translator", own_translator()),
        ("other", own_translator(seed=8)),
        ("classifier", own_classifier()),
        ("generator", own_generator()),
    ]:
        made[name] = str(folder / name)
        save_checkpoint(folder / name, model.module, model.tokenizer, model.config)
    return made


def ran(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, list[str], str]:
    code = run(list(map(str, words)))
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err


def test_means_flags_and_the_worst(models: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, rows = tmp_path / "pairs.tsv", tmp_path / "rows.jsonl"
    file.write_text(PAIRS, encoding="utf-8")
    code, out, err = ran(capsys, "survey", file, "-m", models["translator"], "--worst", 2, "-o", rows, "--beam", 2)
    told, kept = json.loads(out[-1]), core.Survey.load(rows)
    assert (code, told["texts"], told["not_read"]) == (0, 3, 0)
    assert "Rows without a text are left out: 2." in err
    assert told["chrf"] == pytest.approx(sum(row.chrf or 0 for row in kept.rows) / 3, abs=1e-3)
    assert told["entropy"] == pytest.approx(sum(row.doubt for row in kept.rows) / 3, abs=1e-3)
    assert [int(line.split("\t")[0]) for line in out[:-1]] == [row.index for row in kept.worst(2)]
    assert kept.about["decoding"] == {"beam": 2}
    with_core = core.survey(core.load(models["translator"]), [row.text for row in kept.rows], decoding={"beam": 2})
    assert [row.output for row in with_core.rows] == [row.output for row in kept.rows]


def test_a_mean_below_the_limit_is_exit_code_3(
    models: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pairs.tsv"
    file.write_text(PAIRS, encoding="utf-8")
    asked = ("survey", file, "-m", models["translator"], "--beam", 1, "--fail-below")
    code, out, err = ran(capsys, *asked, "chrf=99")
    assert (code, len(out)) == (3, 1)
    assert f"chrf is {json.loads(out[0])['chrf']:g}, below 99." in err
    assert ran(capsys, *asked, "chrf=0")[0] == 0
    for wrong in ("chrf", "chrf=", "chrf=nan", "bleu=3", "=3", "entropy=1"):
        code, _, err = ran(capsys, *asked, wrong)
        assert (code, "--fail-below is" in err, len(err.splitlines())) == (2, True, 1)
    (tmp_path / "texts.txt").write_text("A man\n")
    code, _, err = ran(
        capsys, "survey", tmp_path / "texts.txt", "-m", models["translator"], "--fail-below", "chrf=3", "--beam", 1
    )
    assert (code, "There is no chrf" in err) == (2, True)


def test_two_models_heads_off_and_two_files(
    models: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pairs.tsv"
    file.write_text(PAIRS, encoding="utf-8")
    files = {name: tmp_path / f"{name}.jsonl" for name in ("translator", "other")}
    for name, path in files.items():
        assert ran(capsys, "survey", file, "-m", models[name], "-o", path, "--beam", 1)[0] == 0
    code, out, _ = ran(capsys, "compare", files["translator"], files["other"], "-o", tmp_path / "changed.json")
    told, found = json.loads(out[-1]), core.compare(*map(core.Survey.load, files.values()))
    assert (code, told["changed"], len(out) - 1) == (0, len(found.changed), len(found.changed))
    assert json.loads((tmp_path / "changed.json").read_text(encoding="utf-8")) == json.loads(
        json.dumps(found.to_json())
    )
    asked = ("survey", file, "-m", models["other"], "--beam", 1)
    code, out, _ = ran(capsys, *asked, "--against", models["translator"])
    assert json.loads(out[-1])["comparison"] == told
    assert ran(capsys, "compare", *files.values(), "--fail-below", f"delta={told['delta'] + 1}")[0] == 3
    code, out, _ = ran(capsys, *asked, "--heads-off", "c.1.2_e.0.3", "-o", tmp_path / "off.jsonl")
    off = core.survey(
        core.load(models["other"]),
        [row.text for row in core.Survey.load(files["other"]).rows],
        edits={"heads_off": (("cross", 1, 2), ("encoder", 0, 3))},
    )
    assert [row.output for row in core.Survey.load(tmp_path / "off.jsonl").rows] == [row.output for row in off.rows]


@pytest.mark.parametrize("more", [(), ("--heads-off", "c.0.0")])
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    more: tuple[str, ...],
    models: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "pairs.tsv"
    file.write_text(PAIRS, encoding="utf-8")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(core, "survey", None)
    monkeypatch.setattr(core, "survey_rows", None)
    for name, said in (("rows.parquet", "pip install 'glassformer[parquet]'"), ("rows.xlsx", "one of these endings")):
        code, out, err = ran(capsys, "survey", file, "-m", models["translator"], "-o", tmp_path / name, *more)
        assert (code, out, err.count("\n")) == (2, [], 1)
        assert said in err
    assert [one.name for one in tmp_path.iterdir()] == ["pairs.tsv"]


def test_a_run_goes_on_for_every_kind_of_file(
    models: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pairs.tsv"
    file.write_text(PAIRS, encoding="utf-8")
    for name in ("rows.jsonl", "rows.csv", "rows.parquet"):
        asked = ("survey", file, "-m", models["translator"], "--beam", 1, "-o", tmp_path / name, "--resume")
        first, again = ran(capsys, *asked), ran(capsys, *asked)
        assert first[0] == again[0] == 0
        assert len(core.Survey.load(tmp_path / name).rows) == 3
    assert {one.name for one in tmp_path.iterdir()} == {"pairs.tsv", "rows.jsonl", "rows.csv", "rows.parquet"}
    (tmp_path / "rows.jsonl").write_text("mine\n")
    asked = ("survey", file, "-m", models["translator"], "--beam", 1, "-o", tmp_path / "rows.jsonl", "--resume")
    assert ran(capsys, *asked)[0] == 2
    assert (tmp_path / "rows.jsonl").read_text() == "mine\n"


def test_classifiers_and_generators(models: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    labelled = tmp_path / "labelled.csv"
    labelled.write_text(f"label,text\n{LABELS[0]},A man rides\n{LABELS[1]},Two dogs\n")
    code, out, _ = ran(capsys, "survey", labelled, "-m", models["classifier"], "--fail-below", "right=0")
    model = core.load(models["classifier"])
    right = [
        model.classify(text).label == label for text, label in zip(("A man rides", "Two dogs"), LABELS, strict=False)
    ]
    assert (code, json.loads(out[0])["right"]) == (0, sum(right) / 2)
    code, out, _ = ran(capsys, "survey", labelled, "-m", models["generator"], "--columns", "text")
    assert (code, json.loads(out[0])["texts"]) == (0, 2)
    for words, said in [
        ((labelled, "-m", models["generator"]), "needs texts alone"),
        ((labelled, "-m", models["classifier"], "--columns", "text,word"), "no column 'word'"),
        ((labelled, "-m", models["classifier"], "--columns", "0,1"), "'A man rides' is none of"),
        ((labelled, "-m", models["classifier"], "--resume"), "Name it with --output"),
        ((labelled, "-m", models["classifier"], "--against", "x", "--heads-off", "e.0.1"), "not both"),
        (
            (labelled, "-m", models["classifier"], "--heads-off", "e.9.1", "--columns", "1"),
            "no encoder head 1 in layer 9",
        ),
        ((labelled, "-m", models["classifier"], "-o", tmp_path / "x.xlsx"), "no .jsonl, .csv or .parquet"),
        ((labelled, "-m", "nothing", "-o", tmp_path / "x.txt"), "no .jsonl, .csv or .parquet"),  # before the work
        ((tmp_path / "nowhere.txt",), "No such file"),
        ((labelled, "-m", "nothing"), "nothing"),
    ]:
        code, _, err = ran(capsys, "survey", *words)
        *notices, refusal = err.splitlines()
        assert (code, said in refusal) == (2, True), (words, err)
        assert all("taken for a heading" in notice for notice in notices)


def test_texts_of_standard_input(
    models: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"A man\nTwo dogs\n")))
    code, out, _ = ran(capsys, "survey", "-m", models["translator"], "--beam", 1)
    assert (code, json.loads(out[0])["texts"]) == (0, 2)


@pytest.mark.parametrize(("name", "content", "texts", "others"), GOOD)
def test_a_file_is_read(name: str, content: bytes, texts: tuple[str, ...], others: tuple[str, ...] | None) -> None:
    found = texts_in(content, name)
    assert (found.texts, found.others) == (texts, others)


@pytest.mark.parametrize(("name", "content", "said"), BAD)
def test_a_bad_file_is_one_sentence(
    name: str, content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], models: dict[str, str]
) -> None:
    (tmp_path / name).write_bytes(content)
    code, out, err = ran(capsys, "survey", tmp_path / name, "-m", models["classifier"])
    assert (code, out, said in err, len(err.splitlines())) == (2, [], True, 1), err


@pytest.mark.parametrize(("name", "content"), BLANK)
def test_blank_rows_are_counted(name: str, content: bytes) -> None:
    assert "Rows without a text are left out: 2." in [*map(str, texts_in(content, name).said)]


def test_only_so_many_texts_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    found = texts_in(b"A man\n" * (MOST_TEXTS + 7), "a.txt")
    assert (len(found.texts), *map(str, found.said)) == (MOST_TEXTS, "Only the first 100\u202f000 texts are read.")
    assert len(texts_in(b"text\ttarget\n" + b"a\tb\n" * MOST_TEXTS, "a.tsv").texts) == MOST_TEXTS
    large = texts_in(b"A" * 19_000_000 + b"\nB\n" + b"C" * 2_000_000, "a.txt")
    assert (len(large.texts), *map(str, large.said)) == (2, "Only the first 20 MB are read.")
