"""Every sentence of the commands and of the start of the server is a message, in every language."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import viz_app
from core import sentences
from tests.core.test_sentences import MAKERS, messages, prose_raised
from tests.viz_app.test_sentences import PROSE, place_of, prose_in
from viz_app import cli
from viz_app.commands.text_file import texts_in
from viz_app.frontend.tree import languages

ROOT = Path(viz_app.__file__).parent
ENGLISH = messages((ROOT / "locales" / "en" / "commands" / "commands.ftl").read_text("utf-8"))
SAID_BY_PRINT = ("commands/", "gradio_app/", "app.py", "cli.py")
# The errors of viz_app that are English prose: a function, or a folder, by the reason why no user reads them.
WHY_PROSE = {
    "an argument that only a program passes": ("figures/",),
    "caught, and said by its id there": ("protocol/",),
    "the page of Gradio's components, and the API, are English": ("gradio_app/endpoints.py:", "gradio_app/plain.py:"),
    "a defect": ("frontend/", "handlers/cards.py:", "handlers/why.py:", "server/bodies.py:", "static/kernel/"),
    "for who changes this project": ("static/vendor/",),
    "the stand-ins' words are those of the libraries": ("static/stand_ins/",),
}


def modules() -> Iterator[tuple[str, str]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield place_of(path), path.read_text("utf-8")


def test_every_message_is_said_with_its_values() -> None:
    said = set()
    for place, source in modules():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("commands-"):
                assert node.value in ENGLISH, place
                said.add(node.value)
            first = node.args[0] if isinstance(node, ast.Call) and node.args else None
            makes = isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in MAKERS
            if makes and isinstance(node, ast.Call) and isinstance(first, ast.Constant) and first.value in ENGLISH:
                given = {one.arg for one in node.keywords}
                known = ENGLISH[first.value]
                assert given == known or (None in given and given - {None} < known), f"{place}, line {node.lineno}"
    assert said == ENGLISH.keys()


def test_every_language_says_all_of_them() -> None:
    for language in languages():
        text = (ROOT / "locales" / language / "commands" / "commands.ftl").read_text("utf-8")
        assert messages(text) == ENGLISH, language


def test_no_error_is_prose() -> None:
    excused = [place for places in WHY_PROSE.values() for place in places]
    found = [
        (f"{place}:{function}", line)
        for place, source in modules()
        for function, line in (*prose_raised(source), *_input_errors(source))
    ]
    new = [f"{place}, line {line}" for place, line in found if not place.startswith(tuple(excused))]
    assert not new, "raise InputError(ID, ...), or say in WHY_PROSE why no user reads it"
    assert [one for one in excused if not any(place.startswith(one) for place, _ in found)] == []


def _input_errors(source: str) -> Iterator[tuple[str, int]]:
    """Yield the line of each error of our own whose sentence is written there, not named."""
    for node in ast.walk(ast.parse(source)):
        name = getattr(node.func, "id", getattr(node.func, "attr", "")) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in ("InputError", "LaunchError", "StoppedError") and node.args:
            first = node.args[0]
            if isinstance(first, ast.JoinedStr | ast.BinOp) or " " in str(getattr(first, "value", "")):
                yield name, node.lineno


def _prints(source: str) -> Iterator[int]:
    """Yield the line of each ``print`` of prose; results in columns are none."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print":
            yield from (node.lineno for one in node.args for _ in prose_in(ast.unparse(one)))


def test_no_command_prints_prose() -> None:
    found = [f"{place}, line {line}" for place, source in modules() for line in _prints(source)]
    told = [one for one in found if one.startswith(SAID_BY_PRINT)]
    spoken = [one for one in told if not one.startswith("commands/language.py")]  # a language that is not there
    assert spoken == []


def test_the_scans_find_prose() -> None:
    assert [*_input_errors('raise core.InputError(f"{x} is none")\nraise InputError("commands-blank-line")')] == [
        ("InputError", 1)
    ]
    assert [*_prints('print(f"{file} holds no such thing")\nprint(name, 3, sep="x")')] == [1]
    assert PROSE.search("holds no such thing")


@pytest.mark.parametrize(
    ("language", "name", "content", "said"),
    [
        ("", "bad.csv", b'A,B\n"C,D\n', "Line 2 begins a row with a quote that is never closed. Check its quotes."),
        ("de", "bad.tsv", b"A\tB\tC\n", "Es gibt 3 Spalten. Sag, welche gemeint sind: --columns 0,1"),
        pytest.param("ar", "bad.txt", b"A\0", "هذا ملف ثنائي", marks=pytest.mark.long),
    ],
)
def test_a_file_is_refused_in_the_language_of_the_command_line(
    language: str,
    name: str,
    content: bytes,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(sys, "argv", ["glassformer", "survey", str(tmp_path / name)])
    monkeypatch.setenv("GLASSFORMER_LANG", language)
    monkeypatch.setattr(sentences, "_known", [*sentences._known])
    try:
        with pytest.raises(SystemExit) as ended:
            cli.main()
    finally:
        sentences.speak(sentences.ENGLISH)
        sentences._bundle.cache_clear()
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1), told.err
    assert said in told.err


def test_a_long_cell_of_a_csv_is_no_wrong_quote() -> None:
    assert [len(one) for one in texts_in(b'"' + b"a" * 200_000 + b'",b\n', "a.csv").texts] == [200_000]
