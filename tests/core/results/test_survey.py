"""Surveys as files: what is read back is what was written, and damage is told."""

import csv
import json
import math
from pathlib import Path

import pytest

import core

ROWS = (
    core.SurveyRow(index=0, text="=1+1\r\n\"q\", 'x'", output="-2", reference="'=x", chrf=12.5, ids=(4, 3)
                   , tokens=("▁a", "</s>"), log_p=(-0.5, -1.25), entropy=(0.25, 2.0), runner_up=("▁b", 0.125)
                   , seen=(("A", 0.5), ("A", 1.0)), flags={"loop": ("a b", "c"), "number": ("2:30",)}),
    core.SurveyRow(index=1, text="' @tab\t😀\u2028", error="This text is blank; type a sentence."),
    core.SurveyRow(index=2, text="x", output="unsure", reference="bad", probabilities={"bad": 0.25, "good": 0.75}
                   , flags={"unsure": ("good",)}),
    core.SurveyRow(index=3, text="''=x", output="0", reference=""),
)  # fmt: skip
ABOUT = {"model": "tiny", "task": "translator", "decoding": {"beam": 2}, "edits": {}}


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_a_file_gives_back_what_was_saved(suffix: str, tmp_path: Path) -> None:
    found, path = core.Survey(ROWS, ABOUT), tmp_path / f"rows.{suffix}"
    found.save(path)
    again = core.Survey.load(path)
    for row, expected in zip(again.rows, ROWS, strict=True):
        assert row.to_json() == expected.to_json()
    assert again.about == ({} if suffix == "csv" else ABOUT)
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_a_spreadsheet_finds_no_formula(tmp_path: Path) -> None:
    core.Survey(ROWS, ABOUT).save(tmp_path / "rows.csv")
    content = (tmp_path / "rows.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    for cells in list(csv.reader(content.decode("utf-8-sig").splitlines(keepends=True)))[1:]:
        assert not [cell for cell in cells[1:5] if cell.startswith(("=", "+", "-", "@", "\t"))]


def test_json_lines_begin_with_what_the_survey_depends_on(tmp_path: Path) -> None:
    core.Survey(ROWS, ABOUT).save(tmp_path / "rows.jsonl")
    head, *rows = map(json.loads, (tmp_path / "rows.jsonl").read_text(encoding="utf-8").split("\n")[:-1])
    assert head == {"kind": "survey", "format_version": 1, **ABOUT}
    assert [row["index"] for row in rows] == [0, 1, 2, 3]


DAMAGED = [
    ("rows.jsonl", b"", "is no survey"),
    ("rows.jsonl", b"\xff\xfe", "is no survey"),
    ("rows.jsonl", b"A man\n", "is no survey"),
    ("rows.jsonl", b'{"kind": "survey", "format_version": 9}\n', "has format 9"),
    ("rows.jsonl", b'{"kind": "survey", "format_version": 1}\nnonsense\n', "line 2: this is no row"),
    ("rows.jsonl", b'{"kind": "survey", "format_version": 1}\n{"index": 0}\n', "line 2: this is no row"),
    ("rows.jsonl", b'{"kind": "survey", "format_version": 1}\n{"index": "0", "text": "a"}\n', "line 2"),
    ("rows.jsonl", b'{"kind": "survey", "format_version": 1}\n{"index": 0, "text": "a", "log_p": [1]}\n', "line 2"),
    ("rows.jsonl", b'{"kind": "survey", "format_version": 1}\n{"index": 0, "text": "a", "evil": 1}\n', "line 2"),
    ("rows.csv", b"a,b\n1,2\n", "its columns are"),
    ("rows.csv", b"\xff", "UTF-8"),
]


@pytest.mark.parametrize(("name", "content", "said"), DAMAGED)
def test_a_damaged_file_is_one_sentence(name: str, content: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(core.InputError, match=said):
        core.Survey.load(tmp_path / name)


def test_other_endings_are_refused_and_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(core.InputError, match=r"no \.jsonl, \.csv or \.parquet"):
        core.Survey(ROWS, ABOUT).save(tmp_path / "rows.xlsx")
    with pytest.raises(OSError, match=r"rows\.csv"):
        core.Survey(ROWS, ABOUT).save(tmp_path / "nowhere" / "rows.csv")
    assert not list(tmp_path.iterdir())


def test_what_a_survey_says_of_itself() -> None:
    found = core.Survey(ROWS, ABOUT)
    assert repr(found) == "Survey('tiny': 4 texts, 1 not read, 2 flagged, chrf 12.5, right 0, entropy 0.968)"
    assert found.to_frame().shape[0] == 4
    assert "<table>" in found._repr_html_()
    signals = found.signals
    assert signals["entropy"].tolist()[0] == pytest.approx(1.125)
    assert signals["least"][0] == pytest.approx(math.exp(-1.25))
    assert math.isnan(signals["entropy"][1])
    assert found.rows[0].least_at == 1
    assert [row.index for row in found.worst(1)] == [0]
