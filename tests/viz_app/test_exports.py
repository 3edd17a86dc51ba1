"""Files made of a trace, parsed back and compared with it; what a browser may ask for."""

import base64
import csv
import io
import json
import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given

import core
from core.results.trace import AttentionMap, Trace
from tests.examples import example_trace
from tests.viz_app.asking import ask
from tests.viz_app.counting import Counting
from tests.viz_app.test_pages import anything
from viz_app.cli import run
from viz_app.commands.options import BEAM
from viz_app.export.files import (
    KINDS,
    HeadRow,
    csv_text,
    drawing,
    file_name,
    head_csv,
    heads_drawing,
    new_file,
    row_csv,
)
from viz_app.export.notebook import frame
from viz_app.export.snapshot import snapshot_html
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.saving import FUNCTIONS
from viz_app.server.models import Models
from viz_app.view_models.colours import tokens, weight_colour
from viz_app.view_models.words import label

PLACE = HeadRow("decoder", 1, 2, 3)
AWKWARD = "</script><img src=x onerror=alert(1)> {{payload}} ${1} “ü”"


def numbers(cells: list[str]) -> np.ndarray:
    return np.array([np.float32(cell) for cell in cells])


def test_a_head_and_a_row_as_csv_are_the_trace_s_own_numbers() -> None:
    trace = example_trace()
    attention_map = trace.attention["decoder"]
    first, *rows = csv.reader(io.StringIO(head_csv(trace, PLACE)))
    assert first[1:] == [*map(label, attention_map.key_tokens)]
    assert [row[0] for row in rows] == [*map(label, attention_map.query_tokens)]
    np.testing.assert_array_equal([numbers(row[1:]) for row in rows], attention_map.weights[1, 2])
    first, *rows = csv.reader(io.StringIO(row_csv(trace, PLACE)))
    assert first[2] == f"share of {label(attention_map.query_tokens[3])}"
    assert [row[0] for row in rows] == [*map(label, attention_map.key_tokens)]
    assert [bool(int(row[1])) for row in rows] == attention_map.mask[3].tolist()
    np.testing.assert_array_equal(numbers([row[2] for row in rows]), attention_map.weights[1, 2, 3])


def test_a_drawing_holds_every_cell_of_the_head() -> None:
    trace = replace(example_trace(), text=AWKWARD)
    root = ElementTree.fromstring(drawing(trace, PLACE))  # noqa: S314, our own text
    attention_map = trace.attention["decoder"]
    titles = [cell.findtext("{*}title") for cell in root.iterfind("{*}rect") if cell.find("{*}title") is not None]
    expected = np.where(attention_map.mask, np.vectorize("{:.3f}".format)(attention_map.weights[1, 2]), "may not look")
    assert titles == expected.ravel().tolist()
    assert AWKWARD in (root.findall("{*}text")[-1].text or "")
    assert (weight_colour(0), weight_colour(1)) == (tokens()["light"]["s0"], tokens()["light"]["s6"])


@pytest.mark.parametrize("name", ["encoder", "decoder", "cross"])
def test_a_drawing_of_all_heads_shades_every_cell_by_its_weight(name: str) -> None:
    trace = replace(example_trace(), text=AWKWARD)
    root = ElementTree.fromstring("".join(heads_drawing(trace, replace(PLACE, map=name))))  # noqa: S314, our own text
    attention_map = trace.attention[name]
    layers, heads, rows, columns = attention_map.weights.shape
    drawn = root.findall("{*}g")
    assert len(drawn) == layers * heads
    for number, head in enumerate(drawn):
        ground, *cells = head.findall("{*}rect")
        size = float(ground.get("width", 0)) / columns
        at = {(round(float(c.get("y", 0)) / size), round(float(c.get("x", 0)) / size)): c.get("fill") for c in cells}
        fills = [[at.get((row, column), ground.get("fill")) for column in range(columns)] for row in range(rows)]
        weights = attention_map.weights.reshape(-1, rows, columns)[number]
        expected = np.where(attention_map.mask, np.vectorize(weight_colour)(weights), "url(#masked)")
        assert fills == expected.tolist()
    texts = [text.text for text in root.iterfind("{*}text")]
    assert texts[:heads] == [f"head {head + 1}" for head in range(heads)]
    assert AWKWARD in (texts[-1] or "")


def test_tokens_that_look_like_numbers_or_separators_stay_tokens() -> None:
    tokens = ("3", ",", '"', "=1+1", "\n")
    weights = np.full((1, 1, 5, 5), 0.2, np.float32)
    attention_map = AttentionMap(weights, tokens, tokens, np.ones((5, 5), bool))
    trace = replace(example_trace(), attention={"encoder": attention_map})
    text = head_csv(trace, HeadRow("encoder", 0, 0, 0))
    assert '"3",0.2' in text
    assert [row[0] for row in csv.reader(io.StringIO(text))][1:] == ["3", ",", '"', "'=1+1", "⏎"]


FORMULAE = ("=HYPERLINK(A1)", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠SUM(1)")


def test_no_cell_of_a_table_is_a_formula() -> None:
    text = csv_text(["", *FORMULAE], [[formula, -0.5] for formula in FORMULAE])
    assert text.startswith("\ufeff")
    first, *rows = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""))
    assert first == ["", *(f"'{formula}" for formula in FORMULAE)]
    assert rows == [[f"'{formula}", "-0.5"] for formula in FORMULAE]
    assert csv_text(["a=b", "1-1"], [["x@y", 3]]) == '\ufeff"a=b","1-1"\r\n"x@y",3\r\n'


@pytest.mark.parametrize("name", ["viz_app", "core"])
def test_tables_are_written_in_one_place(name: str) -> None:
    """Of the page there is one writer too, ``widgets/csv.js``, which the same table checks in Node."""
    root = Path(__file__).parents[2] / name
    sources = [p for p in root.rglob("*.*") if p.suffix in (".py", ".js") and "vendor" not in p.parts]
    texts = {p: p.read_text(encoding="utf-8") for p in sources}
    python = [p for p, text in texts.items() if re.search(r"csv\.(DictW|w)riter\(|\.to_csv\(", text)]
    scripts = [p for p, text in texts.items() if "replaceAll('\"', '\"\"')" in text]
    saved = [one for text in texts.values() for one in re.findall(r"save\([^,]*\.csv[`'], (\w*)", text)]
    assert set(saved) <= {"csv", "csvOf"}
    assert len(saved) >= 5 or name == "core"
    assert [p.name for p in python + scripts] == (["csv.js"] if name == "viz_app" else ["spreadsheet.py"])


@pytest.mark.parametrize("task", ["translator", "classifier"])
def test_npz_and_json_hold_the_whole_trace(tmp_path: Path, task: str) -> None:
    trace = example_trace(task)
    (tmp_path / "t.npz").write_bytes(trace.to_npz())
    loaded = Trace.load(tmp_path / "t.npz")
    plain = json.loads(trace.to_json())
    assert (plain["text"], plain["output"]) == (trace.text, trace.output) == (loaded.text, loaded.output)
    assert [step["token"] for step in plain["steps"]] == [step.token for step in trace.steps]
    for name, attention_map in trace.attention.items():
        np.testing.assert_array_equal(loaded.attention[name].weights, attention_map.weights)
        np.testing.assert_array_equal(
            np.array(plain["arrays"][f"attention/{name}/weights"]).astype(np.float32), attention_map.weights
        )
        assert plain["arrays"][f"attention/{name}/mask"] == attention_map.mask.tolist()
        assert plain["attention"][name] == [list(attention_map.query_tokens), list(attention_map.key_tokens)]


def test_nan_is_null_in_json() -> None:
    weights = np.array([[[[np.nan, 0.25]]]], np.float32)
    attention_map = AttentionMap(weights, ("a",), ("a", "b"), np.ones((1, 2), bool))
    plain = json.loads(replace(example_trace(), attention={"encoder": attention_map}).to_json())
    assert plain["arrays"]["attention/encoder/weights"] == [[[[None, 0.25]]]]


def test_names_say_what_is_inside_and_are_safe() -> None:
    trace = replace(example_trace(), model="../en de", text="Zwölf Boxkämpfer / jagen: \0 ...")
    assert file_name(trace, ".csv", HeadRow("cross", 0, 7, 2), row=True) == (
        "en-de-Zwölf-Boxkämpfer-jagen-cross-layer-1-head-8-row-3.csv"
    )
    assert file_name(replace(trace, text="?!"), ".npz") == "en-de-.npz"


def payload_of(page: str) -> dict[str, Any]:
    payload = re.search(r'<script id="gs-payload" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert payload
    return json.loads(payload.group(1))


def test_a_snapshot_is_one_small_inert_file() -> None:
    trace = example_trace(source_length=31, target_length=31, layers=6, heads=8)
    page = snapshot_html(replace(trace, text=AWKWARD), ("Here", "There"))
    assert payload_of(page)["text"] == AWKWARD
    assert payload_of(page)["sides"] == ["Here", "There"]
    assert "<img" not in page
    assert "{{notices}}" not in page
    names_another = r"(src|href)=|@import|url\((?!\"data:)|fetch\(|https?://(?!www\.w3\.org/)"
    assert not re.search(names_another, snapshot_html(trace))
    assert len(page.encode()) < 518_000


def test_a_trace_shows_itself_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = replace(example_trace(), text=AWKWARD)
    installed = EntryPoint("attention_view", "viz_app.export.notebook:frame", core.results.trace.VIEWERS)
    monkeypatch.setattr(
        "core.results.trace.entry_points", lambda group: [installed] if group == core.results.trace.VIEWERS else []
    )
    shown = trace._repr_html_()
    assert shown == frame(trace)
    page = unescape(re.search(r'srcdoc="([^"]*)"', shown).group(1))
    assert page == snapshot_html(trace)
    monkeypatch.setattr("core.results.trace.entry_points", lambda group: [])
    assert trace._repr_html_() is None


def test_the_project_declares_the_viewer() -> None:
    import tomllib

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    (declared,) = project["entry-points"][core.results.trace.VIEWERS].values()
    assert EntryPoint("viewer", declared, core.results.trace.VIEWERS).load() is frame


def test_the_command_writes_the_page(tmp_path: Path, tiny_models: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert run(["snapshot", "A cat.", "--model", "en-de", "-o", str(out)]) == 0
    trace = core.load("en-de").trace("A cat.", decoding=core.Decoding(beam=BEAM))
    assert payload_of(out.read_text(encoding="utf-8"))["target"] == list(trace.target_tokens)
    assert capsys.readouterr().out.startswith(f"{out}: {trace.output}")
    assert run(["snapshot", " ", "-o", str(out)]) == 2
    assert run(["snapshot", "A cat.", "-o", str(tmp_path / "no" / "page.html")]) == 2


@pytest.mark.parametrize("kind", ["svg", "heads"])
def test_a_drawing_says_the_words_of_the_page(models: Models, kind: str) -> None:
    words = ["Kopf #head", "Schicht #layer", "nie", "#head. Kopf, #layer. Schicht: #map", "alle: #map", "E", "D", "K"]
    labels = {"labels": "\n".join(words), "map": "decoder", "layer": 1, "head": 1}
    answer = ask(FUNCTIONS, models, "save_file", {"kind": kind, "model": "en-de", "text": "A cat."} | labels)
    root = ElementTree.fromstring(base64.b64decode(answer["data"]))  # noqa: S314, our own text
    said = {text.text for text in root.iterfind(".//{*}text")}
    assert f"en-de · A cat. · {'2. Kopf, 2. Schicht: D' if kind == 'svg' else 'alle: D'}" in said
    if kind == "heads":
        assert {"Kopf 1", "Schicht 2"} <= said
    else:
        assert "nie" in {title.text for title in root.iterfind(".//{*}title")}


def test_what_is_saved_is_what_the_tab_shows(models: Models, tiny_entries: list[ModelEntry], tmp_path: Path) -> None:
    """A change shows on every tab, so it is in the file of every tab; a run without it has none of it."""
    request = {"kind": "npz", "model": "en-de", "text": "A cat."}
    for tab in ("head", "masks"):
        for changes, column in (({}, False), ({"mask": "c.*.1.0"}, True)):
            answer = ask(FUNCTIONS, models, "save_file", request | changes | {"tab": tab})
            (tmp_path / "t.npz").write_bytes(base64.b64decode(answer["data"]))
            weights = Trace.load(tmp_path / "t.npz").attention["cross"].weights
            assert bool((weights[..., 1] == 0).all()) == column


def test_a_selection_that_is_not_there_is_the_nearest(models: Models) -> None:
    request = {
        "kind": "row",
        "model": "sentiment",
        "text": "A cat.",
        "map": "cross",
        "layer": 99,
        "head": -3,
        "row": 99,
    }
    answer = ask(FUNCTIONS, models, "save_file", request)
    assert re.fullmatch(r"sentiment-A-cat-encoder-layer-2-head-1-row-\d+\.csv", answer["name"])


@given(sent=anything)
def test_whatever_a_browser_asks_for_gets_an_answer(sent: Any) -> None:
    models = Models([ModelEntry("counting", "Counting", "translator", Counting)])
    for request in (sent, {"kind": "row", "model": "counting", "text": "a b", "map": sent, "layer": sent, "tab": sent}):
        answer = ask(FUNCTIONS, models, "save_file", request)
        assert answer["ok"] or answer["error"].endswith(".")


Handler = Callable[[Trace, HeadRow], tuple[str, str | bytes]]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_name_and_content(kind: str) -> None:
    file = new_file(kind, example_trace("classifier"), HeadRow("encoder", 0, 0, 0))
    assert file.name.startswith("example-")
    assert file.content
