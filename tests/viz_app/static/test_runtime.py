"""Python's library and NumPy as the tab gets them: all files but those left out, without docstrings."""

import ast
import hashlib
import io
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

import brotli
import pytest

from viz_app.static import runtime
from viz_app.static.vendor.fetch import HERE, PACKED, SUFFIX, keep, sums
from viz_app.static.vendor.lean import LIBRARY_LEFT_OUT, NUMPY_LEFT_OUT, lean, without_docstrings

ARCHIVES = [(runtime.LIBRARY, LIBRARY_LEFT_OUT), (runtime.NUMPY, NUMPY_LEFT_OUT)]
SOURCE = '''"""Of the module,
in two lines."""  # and a remark
from __future__ import annotations
def f(x: "é" = """no docstring"""):
    """One line."""; return x
class Ä:
    r"""Of a class: é.

    More.
    """

    def g(self): "Short."
    def h(self):
        x = 1
        """No docstring."""
        async def i(): ("Of two " "parts.")
        raise ValueError(x)
'''


def unpacked(path: Path) -> bytes:
    return bytes(brotli.decompress(path.read_bytes()))


def test_docstrings_are_emptied_and_nothing_else_moves() -> None:
    bare = without_docstrings(SOURCE)
    code, before = ast.parse(bare), ast.parse(SOURCE)
    documented = [node for node in ast.walk(code) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    assert [ast.get_docstring(node) for node in documented if ast.get_docstring(node) is not None] == [""] * 4
    assert "No docstring." in bare
    assert "no docstring" in bare
    assert "# and a remark" in bare
    lines = [[node.lineno for node in ast.walk(tree) if hasattr(node, "lineno")] for tree in (code, before)]
    assert lines[0] == lines[1]
    assert without_docstrings(bare) == bare


def test_an_archive_loses_what_is_left_out_and_keeps_everything_else(tmp_path: Path) -> None:
    files = {"b.py": '"""Doc."""\nx = 1\n', "a.so": "code", "tests/c.py": "x = 2", "d.pyi": "x: int"}
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, text in files.items():
            whole.writestr(name, text)
    made = lean(content.getvalue(), "tests/* *.pyi")
    assert made == lean(content.getvalue(), "tests/* *.pyi")
    with zipfile.ZipFile(io.BytesIO(made)) as part:
        assert {name: part.read(name).decode() for name in part.namelist()} == {"b.py": "''\nx = 1\n", "a.so": "code"}
        assert {info.compress_type for info in part.infolist()} == {zipfile.ZIP_STORED}
    keep(tmp_path, "pyodide/python_stdlib.zip", content.getvalue())
    with zipfile.ZipFile(io.BytesIO(unpacked(tmp_path / f"pyodide/python_stdlib.zip{SUFFIX}"))) as library:
        assert library.read("b.py") == b"''\nx = 1\n"


@pytest.mark.parametrize(("archive", "left_out"), ARCHIVES, ids=lambda one: getattr(one, "name", ""))
def test_what_lies_here_has_none_of_what_is_left_out(archive: Path, left_out: str) -> None:
    with zipfile.ZipFile(io.BytesIO(unpacked(archive))) as part:
        names = part.namelist()
    assert len(names) > 100
    assert [name for name in names if any(fnmatchcase(name, pattern) for pattern in left_out.split())] == []


def test_every_other_file_is_the_one_that_was_fetched() -> None:
    for path, digest in sums().items():
        if PACKED.get(path, bytes) is bytes:
            content = unpacked(HERE / f"{path}{SUFFIX}") if path in PACKED else (HERE / path).read_bytes()
            assert hashlib.sha256(content).hexdigest() == digest, path
