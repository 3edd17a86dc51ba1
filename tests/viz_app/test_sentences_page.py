"""Many sentences in a real Chromium: rows are those of a survey, and so are files, filters and comparisons."""

import csv
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

import core
from tests.conftest import SENTENCES, visiting
from tests.viz_app.axe import violations
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import query
from viz_app.server.models import Models

pytestmark = pytest.mark.browser

VIEW = "document.querySelector('.gf-sentences')"
VIEWED = ViewPage("sentences", VIEW, text="Where?")
TEXTS = [f"{one} {word}" for one in SENTENCES[:5] for word in ("No.", "A dog.", "Two!", "Man", "Snow", "Go")]
OTHERS = [f"Ein {word}" for word in ("Mann fährt.", "Hund", "Rad", "Kind im Schnee", "Bahnhof") for _ in range(6)]
PAIRS = "\n".join("\t".join(pair) for pair in zip(TEXTS, OTHERS, strict=True))
ROWS = """() => [...document.querySelectorAll('.su-row')].map((row) =>
  [...row.children].map((cell) => cell.textContent))"""


ENDS = """() => [...document.querySelectorAll('.su-row')].map((row) => row.getBoundingClientRect())
  .map(({ top, bottom }) => [top, bottom])"""
SHAPES = "all => all.map((one) => one.getAttribute('d'))"


def opened(page: Page, server: str, **address: str) -> None:
    """Open the view without a list; on a page without a server the list of the test before may still be there."""
    VIEWED.open(page, server, **address)
    fresh = page.locator(".gf-sentences button:text-is('New list')")
    if fresh.is_visible():
        fresh.click()
        VIEWED.settle(page, state="empty")
    page.fill(".su-input textarea", "")


def run(page: Page, server: str, text: str, **address: str) -> None:
    """Paste texts and run them to the end."""
    opened(page, server, **address)
    page.fill(".su-input textarea", text)
    page.click(".su-input button:text-is('Run')")
    done(page)


def done(page: Page) -> None:
    page.wait_for_function(f"{VIEW}.dataset.state === 'done' && {VIEW}.dataset.current === 'true'")


def surveyed(models: Models, model: str = "en-de", **options: Any) -> core.Survey:
    loaded: Any = models.get(model)
    return core.survey(loaded, TEXTS, OTHERS, **options)


def saved(page: Page, name: str, folder: Path) -> Path:
    with page.expect_download() as download:
        page.click(f".gf-sentences button:text-is('{name}')")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def indices(page: Page) -> list[int]:
    """The numbers of the rows in view, counted from 0, in their order."""
    rows: Sequence[Sequence[str]] = page.evaluate(ROWS)
    return [int(cells[0]) - 1 for cells in rows]


def test_the_rows_are_those_of_a_survey_and_the_most_doubtful_come_first(
    visitor: Page, server: str, models: Models, tmp_path: Path
) -> None:
    run(visitor, server, PAIRS)
    expected = surveyed(models)
    assert indices(visitor)[:5] == [row.index for row in expected.worst(5)]
    assert not {"text", "texts"} & {name for name in query(visitor) if "dog" in query(visitor)[name]}
    path = saved(visitor, "JSONL", tmp_path)
    read = core.Survey.load(path)
    _, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert [one["number"] for one in lines] == [row.index + 1 for row in read.rows], "as on the page"
    assert sorted(row.index for row in read.rows) == [*range(len(TEXTS))]
    for row in read.rows:
        own = expected.rows[row.index]
        assert (row.text, row.output, row.reference, row.ids) == (own.text, own.output, own.reference, own.ids)
        assert row.chrf == pytest.approx(own.chrf, abs=1e-3)
        assert row.doubt == pytest.approx(own.doubt, abs=1e-3)
    assert read.about["weights_sha256"] == expected.about["weights_sha256"]


def test_the_claim_is_counted_from_the_rows_of_the_csv(visitor: Page, server: str, tmp_path: Path) -> None:
    run(visitor, server, PAIRS)
    rows = list(csv.DictReader(saved(visitor, "CSV", tmp_path).read_text(encoding="utf-8-sig").splitlines()))
    assert len(rows) == len(TEXTS)
    rows.sort(key=lambda row: int(row["number"]))
    assert [row["number"] for row in rows] == [str(at + 1) for at in range(len(TEXTS))], "as on the page"
    worst = {row["number"] for row in sorted(rows, key=lambda row: float(row["chrf"]))[:6]}
    first = sorted(rows, key=lambda row: -float(row["entropy"]))[:3]
    hits = sum(row["number"] in worst for row in first)
    expect(visitor.locator(".gf-sentences h2")).to_contain_text(f"of the first 3, {hits} (")
    expect(visitor.locator(".gf-sentences h2")).to_contain_text("among the 6 worst; chance would find 1.")


def test_without_references_nothing_is_claimed(visitor: Page, server: str) -> None:
    run(visitor, server, "\n".join(TEXTS))
    expect(visitor.locator(".gf-sentences h2")).to_contain_text("nothing here says how often that is right")
    expect(visitor.locator(".su-head")).not_to_contain_text("chrF")
    assert visitor.locator(".su-spread").count() == 4


def test_the_example_shows_the_claim_chrf_and_whose_sentences_they_are(visitor: Page, server: str) -> None:
    """A first visitor has no list of his own: held-out texts come with references, those of a model that has them."""
    opened(visitor, server)
    visitor.click(".su-input button:text-is('Try an example')")
    done(visitor)
    expect(visitor.locator(".gf-sentences h2")).to_contain_text(re.compile(r"of the first 3, \d \(\d to \d\)"))
    expect(visitor.locator(".gf-sentences")).to_contain_text("from which en-de has not learned: Made for tests, MIT.")
    expect(visitor.locator(".su-head")).to_contain_text("chrF")
    expect(visitor.locator(".su-flags button").first).to_contain_text("chance")
    opened(visitor, server, model="sentiment")
    visitor.click(".su-input button:text-is('Try an example')")
    expect(visitor.locator(".su-input .gf-problem")).to_contain_text("This model has no example texts.")


@pytest.mark.long
def test_a_range_a_flag_and_an_order_stand_in_the_address(visitor: Page, server: str, models: Models) -> None:
    run(visitor, server, PAIRS)
    expected = surveyed(models)
    spread = visitor.locator(".su-spread svg").first
    spread.focus()
    for _ in range(9):
        visitor.keyboard.press("ArrowRight")
    visitor.wait_for_function(f"{VIEW}.dataset.shown !== '{len(TEXTS)}'")
    low, high = map(float, query(visitor)["keep"].split(":")[1:])
    kept = [row.index for row in expected.rows if low <= round(row.doubt, 4) <= high]
    shown = int(visitor.evaluate(f"{VIEW}.dataset.shown"))
    assert abs(shown - len(kept)) <= 1, "a row at the very edge may be rounded"
    visitor.keyboard.press("Escape")
    VIEWED.settle(visitor, shown=str(len(TEXTS)))
    assert "keep" not in query(visitor)
    box = spread.bounding_box()
    assert box
    for share, act in ((0.5, "down"), (0.7, ""), (0.9, "up")):
        visitor.mouse.move(box["x"] + share * box["width"], box["y"] + 20)
        if act:
            getattr(visitor.mouse, act)()
    doubts = [row.doubt for row in expected.rows]
    ends = [float(one) for one in query(visitor)["keep"].split(":")[1:]]
    shares = [(one - min(doubts)) / (max(doubts) - min(doubts)) for one in ends]
    assert shares == pytest.approx([0.5, 0.9], abs=0.02)
    spread.click()
    VIEWED.settle(visitor, shown=str(len(TEXTS)))
    assert "keep" not in query(visitor), "a click takes the range away"
    visitor.click(".su-head button:has-text('chrF')")
    VIEWED.settle(visitor, sort="-chrf")
    visitor.click(".su-head button:has-text('chrF')")
    VIEWED.settle(visitor, sort="chrf")
    scores = [row.chrf or 0 for row in expected.rows]
    assert [scores[at] for at in indices(visitor)] == sorted(scores)[: len(indices(visitor))]
    names = sorted({name for row in expected.rows for name in row.flags})
    visitor.click(f".su-flags button:has-text('{names[0]}')")
    flagged = sum(names[0] in row.flags for row in expected.rows)
    VIEWED.settle(visitor, shown=str(flagged))
    assert query(visitor)["keep"] == f"flag:{names[0]}"


@pytest.mark.long
def test_keys_choose_a_row_and_open_it(visitor: Page, server: str) -> None:
    run(visitor, server, PAIRS)
    order = indices(visitor)
    visitor.locator(".su-list").focus()
    chosen = visitor.locator(".su-row[aria-selected=true]")
    for key, place in (("End", len(TEXTS)), ("PageUp", None), ("Home", 1), ("PageDown", None), ("PageUp", 1)):
        visitor.keyboard.press(key)
        if place:
            expect(chosen).to_have_attribute("aria-rowindex", str(place + 1))
        else:
            assert 3 < int(chosen.get_attribute("aria-rowindex") or 0) < len(TEXTS)
    visitor.keyboard.press("ArrowDown")
    visitor.keyboard.press("ArrowDown")
    expect(visitor.locator(".su-row[aria-selected=true] .su-index")).to_have_text(str(order[2] + 1))
    expect(visitor.locator(".su-detail h3").first).to_contain_text(f"Text {order[2] + 1}")
    visitor.keyboard.press("Enter")
    visitor.wait_for_function("text => glassformer.store.get('text') === text", arg=TEXTS[order[2]])
    assert "tab" not in query(visitor), "Word by word"
    visitor.go_back()
    expect(visitor.locator(".su-list")).to_be_visible()
    assert len(indices(visitor)) > 3, "the list is still there"


@pytest.mark.long
def test_a_list_is_compared_with_the_model_without_the_changes(visitor: Page, server: str, models: Models) -> None:
    run(visitor, server, PAIRS, positions="off")
    visitor.select_option(".gf-sentences [aria-label='Compared with']", "plain")
    VIEWED.settle(visitor, other=str(len(TEXTS)), state="done")
    found = core.compare(surveyed(models), surveyed(models, edits={"positions": "off"}))
    assert found.changed
    assert int(visitor.evaluate(f"{VIEW}.dataset.shown")) == len(found.changed)
    expect(visitor.locator(".gf-sentences h2")).to_contain_text(f"{len(found.changed)} of {found.texts} answers differ")
    expect(visitor.locator(".gf-sentences h2")).to_contain_text(f"{found.better} better now, {found.worse} worse")
    assert query(visitor)["versus"] == "plain"
    deltas = [float(cells[3].replace("−", "-")) for cells in visitor.evaluate(ROWS)]
    assert deltas == sorted(deltas), "the largest fall first"
    assert visitor.locator(".su-row ins").count() > 0
    visitor.keyboard.press("Escape")
    VIEWED.settle(visitor, shown=str(len(TEXTS)))


@pytest.mark.parametrize(
    ("changes", "edits"),
    [
        ({"off": "c.1.0_e.0.1"}, {"heads_off": (("cross", 1, 0), ("encoder", 0, 1))}),
        ({"pads": "3.0"}, {"source_pads": 3}),
    ],
)
@pytest.mark.long
def test_each_change_of_the_strip_is_compared(
    visitor: Page, server: str, models: Models, changes: dict[str, str], edits: dict[str, Any]
) -> None:
    run(visitor, server, PAIRS, **changes)
    visitor.get_by_label("compared with").select_option("plain")
    VIEWED.settle(visitor, other=str(len(TEXTS)), state="done")
    found = core.compare(surveyed(models), surveyed(models, edits=edits))
    expect(visitor.locator(".gf-sentences h2")).to_contain_text(f"{len(found.changed)} of {found.texts} answers differ")
    assert int(visitor.evaluate(f"{VIEW}.dataset.shown")) == len(found.changed)


@pytest.mark.long
def test_other_changes_offer_to_run_again(visitor: Page, server: str, models: Models) -> None:
    run(visitor, server, PAIRS)
    before = visitor.locator(".su-spread .su-all").evaluate_all(SHAPES)
    visitor.evaluate("glassformer.store.set({ off: 'c.0.0_c.0.1' }); window.dispatchEvent(new Event('gf-open'))")
    visitor.click(".gf-sentences button:text-is('Run again')")
    expect(visitor.locator(".gf-sentences .gf-about")).to_contain_text("changed")
    done(visitor)
    heads = (("cross", 0, 0), ("cross", 0, 1))
    expected = surveyed(models, edits={"heads_off": heads})
    assert indices(visitor)[:3] == [row.index for row in expected.worst(3)]
    assert visitor.locator(".su-spread .su-all").evaluate_all(SHAPES) != before, "distributions of the new rows"


@pytest.mark.long
def test_a_file_or_many_lines_in_the_sentence_box_lead_here(visitor: Page, server: str) -> None:
    give = """([kind, text, isFile]) => {
        const data = new DataTransfer();
        if (isFile) data.items.add(new File([text], 'mine.tsv'));
        else data.setData('text', text);
        const options = { cancelable: true, bubbles: true, clipboardData: data, dataTransfer: data };
        const event = kind === 'paste' ? new ClipboardEvent(kind, options) : new DragEvent(kind, options);
        document.querySelector('#gh-text').dispatchEvent(event);
    }"""
    ready = visitor.locator(".su-input [role=status]")
    lines = "\n".join(f"{text}." for text in TEXTS)
    for kind, text, is_file, said in (
        ("drop", PAIRS, True, f"mine.tsv: {len(TEXTS)} texts with references."),
        ("paste", lines, False, f"The pasted text: {len(TEXTS)} texts."),
        ("drop", lines, False, f"The pasted text: {len(TEXTS)} texts."),
    ):
        visitor.goto("about:blank")
        visitor.goto(f"{server}?{urlencode({'model': 'en-de', 'text': 'Where?', 'tab': 'head'})}")
        visitor.wait_for_selector(".gf-inside[data-current=true]")
        visitor.evaluate(give, [kind, text, is_file])
        expect(ready).to_contain_text(said)
        assert query(visitor)["tab"] == "sentences"
        assert "dog" not in visitor.url, "no text of the list stands in the address"
        expect(visitor.locator("#gh-text")).to_have_value("Where?")
    visitor.evaluate(give, ["paste", "A man\nTwo dogs", False])
    expect(ready).to_contain_text("The pasted text: 2 texts.")
    visitor.click(".su-input button:text-is('Run')")
    done(visitor)
    assert sorted(indices(visitor)) == [0, 1]


def test_a_classifier_has_its_confusions(visitor: Page, server: str, models: Models) -> None:
    labels = [("negative", "positive")[at % 2] for at in range(len(TEXTS))]
    pairs = "\n".join("\t".join(pair) for pair in zip(TEXTS, labels, strict=True))
    run(visitor, server, pairs, model="sentiment")
    loaded: Any = models.get("sentiment")
    expected = core.survey(loaded, TEXTS, labels=labels)
    right = sum(bool(row.right) for row in expected.rows)
    expect(visitor.locator(".gf-sentences h2")).to_contain_text(f"{right} of {len(TEXTS)} are right")
    counts = [
        [sum((row.reference, row.label) == (one, other) for row in expected.rows) for other in loaded.labels]
        for one in loaded.labels
    ]
    cells = visitor.locator(".su-confusions tbody td")
    assert cells.evaluate_all("all => all.map((one) => Number(one.textContent))") == [*counts[0], *counts[1]]
    cells.nth(1).locator("button").click()
    VIEWED.settle(visitor, shown=str(counts[0][1]))
    assert query(visitor)["keep"] == "cell:0:1"


def test_a_long_line_is_a_row_with_a_sentence_and_the_others_run(visitor: Page, server: str) -> None:
    run(visitor, server, "\n".join([*TEXTS[:3], "x" * 10_000, "y" * 20_001, "<img src=x onerror=alert(1)>", "مرحبا"]))
    rows = {int(cells[0]): cells for cells in visitor.evaluate(ROWS)}
    assert len(rows) == 7
    assert "has 20001 characters; 20000 fit" in rows[5][2]
    assert "tokens" in rows[4][2]
    assert rows[6][1] == "<img src=x onerror=alert(1)>"


def test_bad_files_are_one_sentence_and_a_good_one_runs(visitor: Page, server: str) -> None:
    opened(visitor, server)
    said = visitor.locator(".su-input .gf-problem")
    for name, content, sentence in (
        ("a.txt", b"A\nM\xfcll\n", "Line 2 is not UTF-8; save the file as UTF-8."),
        ("a.csv", b'A,B\n"C,D\n', "never closed"),
        ("a.tsv", b"A\tB\nC\n", "Line 2 has no column 2. Give each line the same columns."),
        ("a.txt", b"", "a.txt has no text"),
        ("a.png", b"\x89PNG\0", "binary file"),
    ):
        visitor.set_input_files(".su-input [type=file]", {"name": name, "mimeType": "text/plain", "buffer": content})
        expect(said).to_contain_text(sentence)
    visitor.click(".su-input button:text-is('Run')")
    expect(said).to_contain_text("Paste some lines")
    wide = "id,English,German\n1,A man,Ein Mann\n2,Two dogs,Zwei Hunde\n"
    visitor.set_input_files(
        ".su-input [type=file]", {"name": "wide.csv", "mimeType": "text/csv", "buffer": wide.encode()}
    )
    visitor.select_option(".su-input select >> nth=0", "1")
    visitor.select_option(".su-input select >> nth=1", "2")
    expect(visitor.locator(".su-input [role=status]")).to_contain_text("3 texts with references")
    visitor.click(".su-input button:text-is('Run')")
    done(visitor)
    assert sorted(indices(visitor)) == [0, 1, 2]


@pytest.mark.long
def test_cancel_keeps_what_is_done_and_run_goes_on(page: Page, server: str) -> None:
    """Each turn waits until the test lets it through, so that Cancel comes between two of them."""
    VIEWED.open(page, server)
    held: list[Any] = []
    page.route("**/ask/sentences/survey", lambda route: held.append(route))
    page.fill(".su-input textarea", "\n".join(f"A man {at}" for at in range(100)))
    page.click(".su-input button:text-is('Run')")
    page.wait_for_function(f"{VIEW}.dataset.state === 'running'")
    page.click(".gf-sentences button:text-is('Cancel')")
    held.pop().continue_()
    page.wait_for_function(f"{VIEW}.dataset.rows === '1' && {VIEW}.dataset.state === 'stopped'")
    expect(page.locator(".gf-sentences [role=status] >> visible=true").first).to_contain_text("1 of 100 done")
    page.unroute("**/ask/sentences/survey")
    page.click(".gf-sentences .gf-tool button:text-is('Run') >> visible=true")
    done(page)
    assert page.evaluate(f"{VIEW}.dataset.rows") == "100"


@pytest.mark.parametrize(("width", "height", "theme"), [(320, 640, "dark"), (844, 390, "light")])
@pytest.mark.long
def test_nothing_is_cut_off_on_a_phone(chromium: Any, server: str, width: int, height: int, theme: str) -> None:
    with visiting(chromium, viewport={"width": width, "height": height}, color_scheme=theme) as page:
        VIEWED.open(page, server)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert not violations(page, ".gf-sentences")
        run(page, server, PAIRS)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert not violations(page, ".gf-sentences")
        assert json.dumps(TEXTS[0]) not in page.url
        assert page.locator(".su-guarded").is_visible() == (width < 400), "a finger sees no title of a button"
        head = page.evaluate(
            "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.su-head'))"
        )
        assert head <= 0, "no heading of the table is cut off"
        ends = page.evaluate(ENDS)
        assert [bottom for _, bottom in ends][:-1] == pytest.approx([top for top, _ in ends][1:], abs=0.5)
