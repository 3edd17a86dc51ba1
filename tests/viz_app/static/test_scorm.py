"""A lesson in a learning platform: the package, and calls of SCORM 1.2 that scorm-again and Moodle take."""

import base64
import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from core.results.trace import Trace
from tests.conftest import visiting
from tests.viz_app.static.hosting import files_of
from tests.viz_app.visitor import open_page
from viz_app.handlers.lessons import read_text
from viz_app.handlers.models import ModelEntry
from viz_app.static.scorm import manifest_of, package, text_of

pytestmark = [pytest.mark.browser]

PLATFORM = Path(__file__).parents[3] / "node_modules" / "scorm-again" / "dist" / "scorm12.min.js"
SECONDS = 120_000  # ms
STOP = {"prose": "Look.", "state": {"model": "en-de", "text": "Two dogs sleep.", "map": "cross"}}
ASK = {"question": "Which?", "choices": ["this", "that", "none"], "right": 1, "answer": "That.", "tries": 2}
LESSON = json.dumps({"title": "Dogs & cats", "stops": [STOP, {"prose": "A question.", "state": {}, "ask": ASK}]})
KINDS = json.dumps(
    {
        "title": "Kinds",
        "stops": [
            STOP | {"ask": {"question": "Do you like it?", "choices": ["Yes", "No"], "poll": True, "answer": "Both."}},
            {"prose": "Write.", "task": {"kind": "text", "question": "Why?", "answer": "So.", "hint": "Think."}},
            {
                "prose": "Look.",
                "task": {"kind": "find", "question": "Find it.", "when": ["{map} is encoder"], "answer": "Good."},
            },
            {
                "prose": "Once.",
                "task": {"kind": "find", "question": "Type.", "when": ["{words} is 9"], "answer": "Yes.", "tries": 1},
            },
        ],
    }
)
LONG = "x" * 254 + "\U0001f44d" + "<b>日本"  # its 255th character is half of one
# A platform of one page: its API notes every call, and what it kept last time comes back.
FRAME = """<!doctype html><script src="scorm12.min.js"></script><script>
  const kept = JSON.parse(sessionStorage.kept ?? 'null'), calls = JSON.parse(sessionStorage.calls ?? '[]');
  const api = new Scorm12API({ autocommit: false, logLevel: 'NONE' });
  if (kept) api.loadFromJSON(kept);
  window.API = Object.fromEntries(['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit'].map(name =>
    [name, (...given) => {
      const answer = String(api[name](...given)), error = String(api.LMSGetLastError());
      calls.push([name, ...given.map(String), answer, error]);
      sessionStorage.calls = JSON.stringify(calls);
      if (name === 'LMSCommit') sessionStorage.kept = JSON.stringify(api.cmi.toJSON());
      return answer;
    }]));
</script><iframe src="sco/index.html" width="1200" height="760"></iframe>"""
# What Moodle's own check of SCORM 1.2 lets through.
TAKEN = {
    "id": r"\S{1,255}",
    "type": "true-false|choice|fill-in|matching|performance|likert|sequencing|numeric",
    "student_response": r"[\s\S]{0,255}",
    "pattern": r"[\s\S]{0,255}",
    "result": r"correct|wrong|unanticipated|neutral|-?\d*\.?\d+",
    "time": r"([0-2]\d):([0-5]\d):([0-5]\d)(\.\d{1,2})?",
    "latency": r"(\d{2,4}):(\d{2}):(\d{2})(\.\d{1,2})?",
    "session_time": r"(\d{2,4}):(\d{2}):(\d{2})(\.\d{1,2})?",
    "lesson_location": r"[\s\S]{0,255}",
    "lesson_status": "passed|completed|failed|incomplete|browsed",
    "exit": "time-out|logout|suspend|",
    "suspend_data": r"[\s\S]{0,4096}",
    "raw": r"\d{1,3}",
    "min": r"\d{1,3}",
    "max": r"\d{1,3}",
}


@pytest.fixture(scope="module")
def packed(tiny_entries: list[ModelEntry], tiny_stored: list[Trace]) -> bytes:
    return package(read_text(LESSON), LESSON, tiny_entries, tiny_stored)


@pytest.fixture(scope="module")
def platform(packed: bytes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with platform_of(packed, tmp_path_factory.mktemp("platform")) as address:
        yield address


@pytest.fixture
def platform_of_kinds(tiny_entries: list[ModelEntry], tiny_stored: list[Trace], tmp_path: Path) -> Iterator[str]:
    packed = package(read_text(KINDS), KINDS, tiny_entries, tiny_stored)
    with platform_of(packed, tmp_path) as address:
        yield address


@contextmanager
def platform_of(packed: bytes, root: Path) -> Iterator[str]:
    if not PLATFORM.is_file():
        pytest.skip("scorm-again is absent: npm ci brings it")
    zipfile.ZipFile(BytesIO(packed)).extractall(root / "sco")
    (root / "index.html").write_text(FRAME, encoding="utf-8")
    (root / "scorm12.min.js").write_bytes(PLATFORM.read_bytes())
    with files_of(root) as address:
        yield address


def calls(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("JSON.parse(sessionStorage.calls)")
    return found


def values(page: Page) -> dict[str, str]:
    """What was set, as Moodle would take it and without an error of the platform."""
    made = calls(page)
    assert [call for call in made if call[-1] != "0" and call[0] != "LMSGetValue"] == []
    found = {name: value for kind, name, value, *_ in (call for call in made if call[0] == "LMSSetValue")}
    for name, value in found.items():
        assert re.fullmatch(TAKEN[name.split(".")[-1]], value), (name, value)
    return found


def at_stop(frame: FrameLocator, number: int) -> None:
    expect(frame.locator(".gf-lesson")).to_have_attribute("data-stop", str(number), timeout=SECONDS)
    expect(frame.locator(".gf-lesson .gf-prose")).not_to_have_text("…", timeout=SECONDS)


def test_the_package_lists_its_files(packed: bytes) -> None:
    archive = zipfile.ZipFile(BytesIO(packed))
    manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))  # noqa: S314 - our own file
    ims, adl = "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}", "{http://www.adlnet.org/xsd/adlcp_rootv1p2}"
    assert manifest.findtext(f"{ims}metadata/{ims}schemaversion") == "1.2"
    assert manifest.findtext(f".//{ims}item/{ims}title") == "Dogs & cats"
    (resource,) = manifest.findall(f".//{ims}resource")
    assert (resource.get(f"{adl}scormtype"), resource.get("href")) == ("sco", "index.html")
    assert manifest.find(f".//{ims}item").get("identifierref") == resource.get("identifier")  # type: ignore[union-attr]
    listed = {one.get("href") for one in resource.findall(f"{ims}file")}
    assert listed == {*archive.namelist()} - {"imsmanifest.xml"}


@pytest.mark.parametrize(
    ("name", "title"), [("my lesson 日本", "<b>&amp;"), ("a.b", "tab\tbell\x07"), ("", "'\""), ("../x", "👍")]
)
def test_any_name_and_title_make_a_manifest(name: str, title: str) -> None:
    lesson = replace(read_text(json.dumps({"title": title, "stops": [STOP]})), name=name)
    manifest = ElementTree.fromstring(manifest_of(lesson, ["a&b.js"]))  # noqa: S314 - our own file
    assert re.fullmatch(r"[A-Za-z_][\w.-]*", manifest.get("identifier") or "", re.ASCII)
    (shown,) = {one.text for one in manifest.iter() if one.tag.endswith("}title")}
    assert shown == re.sub(r"[\x00-\x1f]", " ", title)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_lesson_of_any_encoding_is_packed_whole(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    file.write_text(LESSON.replace("Dogs", "Zwölf Hunde"), encoding=encoding)
    assert read_text(text_of(file)) == read_text(file.read_bytes())
    file.write_text(json.dumps({"title": "A", "stops": [STOP | {"prose": "x" * 1000}] * 101}), encoding=encoding)
    with pytest.raises(ValueError, match="characters; 100000 fit into a package"):
        text_of(file)


@pytest.mark.long
def test_the_builder_packs_the_lesson_in_the_page(page: Page, server: str, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(LESSON, encoding="utf-8")
    open_page(page, server, text="Two dogs sleep.")
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Build a lesson").click()
    with page.expect_file_chooser() as chooser:
        page.click(".gf-builder .gf-edit >> text=Open a file")
    chooser.value.set_files(tmp_path / "mine.json")
    with page.expect_download(timeout=SECONDS) as saving:
        page.click(".gf-builder .gf-moodle")
    saving.value.save_as(tmp_path / "lesson.zip")
    archive = zipfile.ZipFile(tmp_path / "lesson.zip")
    assert archive.testzip() is None
    manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))  # noqa: S314 - our own file
    listed = [one.get("href") for one in manifest.iter() if one.tag.endswith("}file")]
    assert sorted(listed) == sorted({*archive.namelist()} - {"imsmanifest.xml"})
    assert {one.text for one in manifest.iter() if one.tag.endswith("}title")} == {"Dogs & cats"}
    (start,) = re.findall(r'<script src="scorm.js" data-start="#lesson=([\w-]+)">', archive.read("index.html").decode())
    text = zlib.decompress(base64.urlsafe_b64decode(start + "=" * (-len(start) % 4)), wbits=-15).decode()
    assert read_text(text).stops[1].ask == read_text(LESSON).stops[1].ask


@pytest.mark.static
def test_a_lesson_is_left_resumed_and_scored(chromium: Browser, platform: str) -> None:
    with visiting(chromium) as page:
        page.goto(platform)
        frame = page.frame_locator("iframe")
        at_stop(frame, 1)
        assert values(page)["cmi.core.lesson_status"] == "incomplete"
        frame.locator(".gf-lesson .gf-next").click()
        at_stop(frame, 2)
        frame.locator(".gf-choice input").nth(0).check()
        frame.locator(".gf-answer").click()
        expect(frame.locator(".gf-verdict-line")).to_contain_text("You said: this.")
        page.reload()  # the pupil leaves, and comes back
        left = values(page)
        assert (left["cmi.core.exit"], left["cmi.core.lesson_location"]) == ("suspend", "2")
        at_stop(frame, 2)
        expect(frame.locator(".gf-verdict-line")).to_contain_text("You said: this.")  # the second try is left
        frame.locator(".gf-choice input").nth(1).check()
        frame.locator(".gf-answer").click()
        frame.locator(".gf-lesson .gf-next").click()
        code = frame.locator(".gf-lesson output").inner_text()
        found = values(page)
    asked: dict[str, Any] = {
        "cmi.interactions.0.id": "own.s2",
        "cmi.interactions.0.type": "choice",
        "cmi.interactions.0.student_response": "a",
        "cmi.interactions.0.correct_responses.0.pattern": "b",
        "cmi.interactions.0.result": "wrong",
        "cmi.interactions.1.id": "own.s2.try2",
        "cmi.interactions.1.student_response": "b",
        "cmi.interactions.1.result": "correct",
        "cmi.core.score.raw": "50",
        "cmi.core.lesson_status": "completed",
        "cmi.suspend_data": code,
        "cmi.core.exit": "",
    }
    assert {name: found.get(name) for name in asked} == asked


@pytest.mark.static
def test_a_poll_a_text_and_a_task_are_written_down(chromium: Browser, platform_of_kinds: str) -> None:
    with visiting(chromium) as page:
        page.goto(platform_of_kinds)
        frame = page.frame_locator("iframe")
        at_stop(frame, 1)
        frame.locator(".gf-choice input").nth(1).check()
        frame.locator(".gf-answer").click()
        expect(frame.locator(".gf-verdict-line")).to_contain_text("You said: No.")
        frame.locator(".gf-lesson .gf-next").click()
        at_stop(frame, 2)
        frame.locator("textarea.gf-written").evaluate("(field, text) => { field.value = text }", LONG)
        frame.locator("textarea.gf-written").dispatch_event("input")
        frame.locator(".gf-check").click()
        expect(frame.locator(".gf-ask")).to_contain_text("One way to say it:So.")
        frame.locator(".gf-lesson .gf-next").click()
        at_stop(frame, 3)
        frame.locator(".gf-check").click()
        expect(frame.locator(".gf-ask")).to_contain_text("Not this one")
        page.evaluate("frames[0].glassformer.store.set({ map: 'encoder' })")
        frame.locator(".gf-check").click()
        expect(frame.locator(".gf-ask")).to_contain_text("Good.")
        frame.locator(".gf-lesson .gf-next").click()
        at_stop(frame, 4)
        frame.locator(".gf-check").click()
        expect(frame.locator(".gf-ask")).to_contain_text("there was one try")
        frame.locator(".gf-lesson .gf-next").click()
        expect(frame.locator(".gf-lesson output")).to_be_visible()
        found = values(page)
    said = [
        [found.get(f"cmi.interactions.{n}.{name}") for name in ("type", "student_response", "result")] for n in range(5)
    ]
    assert said == [
        ["choice", "b", "neutral"],
        ["fill-in", LONG[:254], "neutral"],
        ["performance", said[2][1], "wrong"],
        ["performance", said[3][1], "correct"],
        ["performance", "another", "wrong"],
    ]
    assert all(re.fullmatch(r"l\d+\.h\d+", response) for _, response, _ in said[2:4]), "the head that was tried"
    assert [found[f"cmi.interactions.{n}.id"].split(".", 1)[1] for n in (2, 3)] == ["s3", "s3.try2"]
    assert not [name for name in found if name.endswith("pattern")], "nothing in it has one right answer"
    assert found["cmi.core.score.raw"] == "25", "one is found later and counts a half, one is not found"
    assert found["cmi.core.lesson_status"] == "completed"
