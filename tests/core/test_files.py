"""What comes in is whole text, what goes out is a whole file."""

import ast
import json
import os
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import core
from core.config.bounds import refuse_labels
from core.files import open_plain, read_json, refuse_halves, replace_file, replace_folder
from tests.examples import example_trace
from viz_app import cli
from viz_app.handlers.lessons import read_lesson

ROOT = Path(__file__).parents[2]
HALF = "A \ud800 dog."


@pytest.mark.parametrize(
    "content",
    [
        '{"a": "\\ud800"}',
        '{"\\uDFFF": 1}',
        '["\ud800"]',
        '["\\ud83d \\ude00"]',
        b'["\xed\xa0\x80"]',
        "[" * 100_000,
        "no json",
        b"\xff\xfe",
        b"",
        "9" * 10_000,
    ],
)
def test_json_that_no_text_can_hold_is_refused(content: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"^(is no JSON text|holds half a character)"):
        read_json(content)


@pytest.mark.parametrize("plain", [{"a": "😀"}, ["\\ud800 as a text of six letters"], 3, None, {"\n": "\x00"}])
def test_json_of_whole_characters_is_read(plain: Any) -> None:
    for ascii_only in (False, True):
        written = json.dumps(plain, ensure_ascii=ascii_only)
        assert read_json(written) == plain
        for encoding in ("utf-8", "utf-8-sig", "utf-16"):
            assert read_json(written.encode(encoding)) == plain


def _json(path: Path, plain: Any) -> Path:
    path.write_text(json.dumps(plain), encoding="ascii")
    return path


ENTRANCES: dict[str, Callable[[Path], Any]] = {
    "a text": lambda _: refuse_halves(HALF),
    "a label": lambda _: refuse_labels(["good", HALF]),
    "a lesson": lambda folder: read_lesson(
        _json(folder / "lesson.json", {"title": HALF, "stops": [{"prose": "Look.", "state": {}}]})
    ),
    "a stop": lambda folder: read_lesson(
        _json(folder / "lesson.json", {"title": "A", "stops": [{"prose": "Look.", "state": {"text": HALF}}]})
    ),
    "a trace": lambda _: core.Trace.from_json(example_trace().to_json().replace("[", '["\\ud800",', 1)),
}


@pytest.mark.parametrize("entrance", ENTRANCES)
def test_half_a_character_comes_in_nowhere(entrance: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  each has its own words
        ENTRANCES[entrance](tmp_path)


@pytest.mark.parametrize("ask", ["translate", "trace", "count_tokens"])
def test_no_model_reads_half_a_character(ask: str, tiny_checkpoints: Path) -> None:
    model = core.load(str(tiny_checkpoints / "en-de"))
    with pytest.raises(core.InputError, match=r"Character 3 of the text is half of one; type it again\."):
        getattr(model, ask)(HALF)


def test_an_argument_that_is_no_text_is_refused_in_one_sentence(
    tiny_checkpoints: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = os.fsdecode(b"A \xff dog.") if os.name == "posix" else HALF
    assert cli.run(["translate", given, "--model", str(tiny_checkpoints / "en-de")]) == 2
    assert capsys.readouterr().err == "glassformer: Character 3 of the text is half of one; type it again.\n"


READERS = {  # that read what this program or Python itself has written, beside the reader of all other JSON
    "core/files.py",
    "viz_app/server/guard.py",
    "viz_app/static/runtime.py",
    "viz_app/static/tab.py",
    "viz_app/figures/script.py",
    "viz_app/commands/explain.py",
    "viz_app/commands/heads.py",
    "viz_app/commands/learning.py",
    "core/tracers/hugging_face/tokenizer.py",
}
WRITERS = {  # of what is no user's file but a source of the program itself
    "core/files.py",
    "viz_app/frontend/glossary.py",
    "viz_app/static/vendor/fetch.py",
}


def calls() -> Iterator[tuple[str, str]]:
    """The file and the name of each call of a method or function of a module; training writes and reads its own."""
    for path in sorted([*ROOT.glob("core/**/*.py"), *ROOT.glob("viz_app/**/*.py")]):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(("core/training/", "viz_app/static/stand_ins/")):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield name, f"{ast.unparse(node.func.value)}.{node.func.attr}"


def test_all_json_and_all_files_go_through_one_place() -> None:
    found = list(calls())
    assert {name for name, call in found if call in ("json.load", "json.loads")} <= READERS
    assert {name for name, call in found if call.endswith((".write_text", ".write_bytes"))} <= WRITERS


class Full:
    """A disk that is full after ``room`` bytes, as ``os.fsync`` tells it; and one that fails when it opens a file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", fail)


SAVES: dict[str, list[str]] = {
    "trace.npz": ["trace", "A dog.", "-o"],
    "trace.json": ["trace", "A dog.", "-o"],
    "page.html": ["snapshot", "A dog.", "-o"],
}


@pytest.mark.parametrize("name", SAVES)
def test_a_full_disk_leaves_the_old_file_and_is_told_with_its_name(
    name: str,
    tiny_checkpoints: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / name
    path.write_text("the old one", encoding="utf-8")
    Full(monkeypatch)
    assert cli.run([*SAVES[name], str(path), "--model", str(tiny_checkpoints / "en-de")]) == 2
    assert capsys.readouterr().err == f"glassformer: {path}: No space left on device.\n"
    assert path.read_text(encoding="utf-8") == "the old one"
    assert [one.name for one in tmp_path.iterdir()] == [name]


def test_a_file_that_is_replaced_keeps_its_rights_and_its_link(tmp_path: Path) -> None:
    path, link = tmp_path / f"{'ä' * 120}.txt", tmp_path / "link"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o640)
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("links need rights here")
    replace_file(link, "new ß")
    assert path.read_text(encoding="utf-8") == "new ß"
    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640 or os.name == "nt"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_a_pipe_is_written_as_it_is_and_read_by_nobody(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="This is no plain file"):
        open_plain(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()), daemon=True)
    reader.start()
    replace_file(pipe, b"a trace")
    reader.join(10)
    assert heard == [b"a trace"]
    assert pipe.is_fifo()


def test_a_folder_that_is_not_there_is_told_with_the_files_name(tmp_path: Path) -> None:
    path = tmp_path / "none" / "trace.npz"
    with pytest.raises(OSError, match="No such file") as told:
        replace_file(path, b"")
    assert told.value.filename == str(path)


def test_a_folder_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def now() -> dict[str, bytes]:
        return {p.relative_to(tmp_path).as_posix(): p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()}

    first, second = {"a.txt": b"1", "old/b.txt": b"2"}, {"a.txt": b"3", "new/c/d.txt": b"4"}
    replace_folder(tmp_path, first.items())
    assert now() == first
    with monkeypatch.context() as full:
        Full(full)
        with pytest.raises(OSError, match="No space left"):
            replace_folder(tmp_path, second.items())
    assert now() == first
    replace_folder(tmp_path, second.items())
    assert now() == second
