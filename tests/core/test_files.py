"""What comes in is whole text, what goes out is a whole file."""

import ast
import json
import os
import re
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import core
from core.config.bounds import refuse_labels
from core.files import open_plain, read_json, refuse_halves, replace_file, replace_folder
from core.results.survey_files import Resumed
from tests.examples import example_trace
from viz_app import cli
from viz_app.cli import commands
from viz_app.commands.text_file import read_text_file
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
    "core/tracers/hugging_face/chat.py",  # what the process that renders a chat has written
    "core/tracers/hugging_face/render_chat.py",  # and what it is asked
    "core/training/distillation/unlabelled.py",
    "core/training/larger_teacher.py",
    "core/training/loop/logs.py",
    "core/training/loop/state.py",
    "core/training/plan.py",
    "viz_app/frontend/tree.py",  # lessons in other languages
    "viz_app/server/bodies.py",
    "viz_app/server/rooms/questions.py",
    "viz_app/static/toy.py",
    "viz_app/server/guard.py",
    "viz_app/static/runtime.py",
    "viz_app/static/tab.py",
    "viz_app/figures/script.py",
    "viz_app/commands/explain.py",
    "viz_app/commands/heads.py",
    "viz_app/commands/learning.py",
    "core/tracers/hugging_face/tokenizer.py",
}
WRITERS = {  # what each of them writes, beside the writer of all other files
    "core/files.py": "the writer",
    "core/results/survey_files.py": "row by row, in place of a file by the writer, or behind rows that are kept",
    "core/training/data/download.py": "block by block, in place of a file by the writer",
    "core/training/larger_teacher.py": "lines behind those of a run that goes on",
    "core/training/loop/logs.py": "lines behind those of a run that goes on",
    "core/training/loop/state.py": "saves and labels in drafts, which are renamed when they are whole",
    "core/training/loop/trainer.py": "the same",
    "core/training/distillation/stages.py": "the same",
    "viz_app/commands/heads.py": "lines behind those of a run that goes on",
    "viz_app/frontend/glossary.py": "a source of the program itself",
    "viz_app/static/vendor/fetch.py": "sources of the program itself",
}
WRITES = {"write_text", "write_bytes", "copyfile", "copy", "copytree", "save_file", "write_tensors", "ParquetWriter"}
OF_SHUTIL = {"copy", "copytree", "copyfile"}


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """The file and the node of each piece of code."""
    for path in sorted([*ROOT.glob("core/**/*.py"), *ROOT.glob("viz_app/**/*.py")]):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith("viz_app/static/stand_ins/"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield name, node


def is_reading(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node) in ("json.load", "json.loads", "orjson.loads")


def is_writing(call: ast.AST) -> bool:
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute | ast.Name):
        return False
    owner, _, name = ast.unparse(call.func).rpartition(".")
    if name == "open":
        given = [*call.args, *(one.value for one in call.keywords if one.arg == "mode")]
        modes = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        return any(re.fullmatch(r"[rwaxbt+]{1,3}", mode) and set("wax+") & set(mode) for mode in modes)
    return name in WRITES and (name not in OF_SHUTIL or owner == "shutil")


def test_all_json_and_all_files_go_through_one_place() -> None:
    found = list(nodes())
    assert {name for name, node in found if is_reading(node)} == READERS
    assert {name for name, node in found if is_writing(node)} == WRITERS.keys()


class Full:
    """A disk that is full, as ``os.fsync`` tells it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(_: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", fail)


SAVES = {  # the words of a command; those in capitals stand for a folder and for files
    "trace.npz": "trace Dogs. --model MODEL",
    "trace.json": "trace Dogs. --model MODEL",
    "page.html": "snapshot Dogs. --model MODEL",
    "rows.jsonl": "survey TEXTS --model MODEL",
    "rows.csv": "survey TEXTS --model MODEL",
    "rows.parquet": "survey TEXTS --model MODEL",
    "kept.jsonl": "survey TEXTS --model MODEL --heads-off e.0.0",
    "changed.json": "compare ROWS ROWS",
    "answers.txt": "evaluate --model MODEL --source TEXTS --reference TEXTS",
}
OF_FOLDERS = {"static", "scorm", "convert"}  # that write a whole folder or page, and take too long here


def test_every_command_that_saves_is_tried_with_a_full_disk() -> None:
    known = typer.main.get_group(commands).commands
    saving = {name for name, one in known.items() if any("-o" in option.opts for option in one.params)}
    assert saving == {words.split()[0] for words in SAVES.values()} | OF_FOLDERS


@pytest.mark.parametrize("name", SAVES)
def test_a_full_disk_leaves_the_old_file_and_is_told_with_its_name(
    name: str,
    tiny_checkpoints: Path,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, given = tmp_path / name, tmp_path_factory.mktemp("given")
    path.write_text("the old one", encoding="utf-8")
    (given / "texts").write_text("A dog.\nTwo dogs.\n", encoding="utf-8")
    core.Survey((core.SurveyRow(index=0, text="A dog.", output="Ein Hund."),), {"task": "translator"}).save(
        given / "rows.jsonl"
    )
    meant = {"MODEL": tiny_checkpoints / "en-de", "TEXTS": given / "texts", "ROWS": given / "rows.jsonl"}
    Full(monkeypatch)
    assert cli.run([*(str(meant.get(word, word)) for word in SAVES[name].split()), "-o", str(path)]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"glassformer: {path}: No space left on device."
    assert path.read_text(encoding="utf-8") == "the old one"
    assert [one.name for one in tmp_path.iterdir()] == [name]


KINDS: dict[str, Callable[[Path], Any]] = {
    "file.txt": lambda path: replace_file(path, "new ß"),
    "rows.jsonl": lambda path: core.Survey((), {"task": "translator"}).save(path),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_file_that_is_replaced_keeps_its_rights_and_its_link(name: str, tmp_path: Path) -> None:
    path, link = tmp_path / f"{'ä' * 120}.txt", tmp_path / name
    path.write_text("old", encoding="utf-8")
    path.chmod(0o640)
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("links need rights here")
    KINDS[name](link)
    assert path.read_text(encoding="utf-8") not in ("", "old")
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


OPENERS: dict[str, Callable[[Path], Any]] = {
    "a lesson": read_lesson,
    "a trace": core.Trace.load,
    "a vector": core.steering_vector,
    "a survey": core.Survey.load,
    "a survey that goes on": lambda path: Resumed(path, {}),
    "texts": read_text_file,
}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
@pytest.mark.parametrize("opener", OPENERS)
def test_a_pipe_that_nobody_writes_holds_no_reader(opener: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises((OSError, core.InputError), match="This is no plain file"):
        OPENERS[opener](tmp_path / "pipe")


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
