"""Python's library and NumPy as the tab gets them: compiled, without docstrings and what is left out."""

import hashlib
import io
import marshal
import re
import sys
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import brotli
import pytest

from viz_app.static import runtime
from viz_app.static.builder import code_archive
from viz_app.static.vendor.fetch import HERE, PACKED, SUFFIX, all_sums, keep, sums
from viz_app.static.vendor.lean import LIBRARY_LEFT_OUT, NUMPY_LEFT_OUT, compiled, lean

ARCHIVES = [(runtime.LIBRARY, LIBRARY_LEFT_OUT), (runtime.NUMPY, NUMPY_LEFT_OUT)]
SOURCE = '''"""Of the module,
in two lines."""
from __future__ import annotations
def f(x: "é" = """kept"""):
    """One line."""; return x
class Ä:
    r"""Of a class: é.

    More.
    """

    def g(self): "Short."
    def h(self):
        x = 1
        """No docstring."""
        assert x, "asserted"
        return sys._getframe().f_lineno
'''


def unpacked(path: Path) -> bytes:
    return bytes(brotli.decompress(path.read_bytes()))


def zipped(files: dict[str, str]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return content.getvalue()


def run(pyc: bytes) -> dict[str, Any]:
    """Return the names that compiled code defines."""
    names: dict[str, Any] = {"sys": sys}
    exec(marshal.loads(pyc[16:]), names)  # noqa: S302, made by this test
    return names


@pytest.fixture
def pythons(monkeypatch: pytest.MonkeyPatch) -> None:
    """This Python is taken for the one that the archives are made by."""
    monkeypatch.setattr("viz_app.static.vendor.lean._PYTHON", sys.version_info[:2])
    monkeypatch.setitem(sys._xoptions, "no_debug_ranges", True)


def test_compiled_code_is_the_same_without_docstrings() -> None:
    names = run(compiled("a.py", SOURCE.encode()))
    documented = [names["f"], names["Ä"], names["Ä"].g, names["Ä"].h]
    assert [one.__doc__ for one in documented] == ["", "", "", None]
    assert names["__doc__"] == ""
    assert names["f"]() == "kept"
    assert names["f"].__annotations__ == {"x": "'é'"}
    assert names["Ä"]().h() == SOURCE.splitlines().index("        return sys._getframe().f_lineno") + 1
    assert "asserted" in names["Ä"].h.__code__.co_consts


@pytest.mark.usefixtures("pythons")
def test_an_archive_loses_what_is_left_out_and_keeps_everything_else() -> None:
    archive = zipped({"b.py": '"""Doc."""\nx = 1\n', "a.so": "code", "tests/c.py": "x = 2", "d.pyi": "x: int"})
    made = lean(archive, "tests/* *.pyi")
    assert made == lean(archive, "tests/* *.pyi")
    with zipfile.ZipFile(io.BytesIO(made)) as part:
        assert sorted(part.namelist()) == ["a.so", "b.pyc"]
        assert part.read("a.so") == b"code"
        assert run(part.read("b.pyc"))["x"] == 1
        assert {info.compress_type for info in part.infolist()} == {zipfile.ZIP_STORED}
    with pytest.raises(ValueError, match=r"these patterns leave nothing out: \*\.txt"):
        lean(archive, "tests/* *.txt")


def test_another_python_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viz_app.static.vendor.lean._PYTHON", (2, 7))
    with pytest.raises(RuntimeError, match=r"python3\.12 -X no_debug_ranges"):
        lean(zipped({}), "")


def test_what_is_fetched_is_kept_compressed_or_as_it_is(tmp_path: Path) -> None:
    keep(tmp_path, "pyodide/pyodide.asm.wasm", b"wasm" * 99)
    assert unpacked(tmp_path / f"pyodide/pyodide.asm.wasm{SUFFIX}") == b"wasm" * 99
    keep(tmp_path, "pyodide/pyodide.mjs", b"script")
    assert (tmp_path / "pyodide/pyodide.mjs").read_bytes() == b"script"


@pytest.mark.parametrize(("archive", "left_out"), ARCHIVES, ids=lambda one: getattr(one, "name", ""))
def test_what_lies_here_is_compiled_and_has_none_of_what_is_left_out(archive: Path, left_out: str) -> None:
    with zipfile.ZipFile(io.BytesIO(unpacked(archive))) as part:
        names = part.namelist()
    assert len(names) > 100
    assert [name for name in names if any(fnmatchcase(name, pattern) for pattern in left_out.split())] == []
    assert not any(name.endswith(".py") for name in names)
    assert sum(name.endswith(".pyc") for name in names) > 50


def test_nothing_that_the_tabs_code_names_is_left_out() -> None:
    """Laws of ``core`` run on another NumPy, so only this and a visit tell that a part is missing in the tab."""
    left_out = f"{LIBRARY_LEFT_OUT} {NUMPY_LEFT_OUT}".split()
    named: set[str] = set()
    with zipfile.ZipFile(io.BytesIO(code_archive())) as code:
        for file in filter(lambda name: name.endswith(".py"), code.namelist()):
            text = code.read(file).decode()
            named |= {
                name.replace(".", "/") for name in re.findall(r"^\s*(?:import|from) ([\w.]+)", text, re.MULTILINE)
            }
            named |= {f"numpy/{part}" for part in re.findall(r"\bnp\.(\w+)", text)}
    assert {"numpy/polynomial", "json", "dataclasses"} <= named
    paths = [path for name in named for path in (f"{name}.py", f"{name}/__init__.py")]
    assert [path for path in paths if any(fnmatchcase(path, pattern) for pattern in left_out)] == []


def test_every_vendored_file_has_its_sum_and_the_packed_ones_two() -> None:
    """A packed file is checked before it is unpacked: nothing of a foreign one is read."""
    ours = {"README.md", "SHA256SUMS", "__init__.py", "fetch.py", "lean.py"}
    there = {path.relative_to(HERE).as_posix() for path in HERE.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    listed = all_sums()
    assert there - ours == {path for path in listed if path not in PACKED}
    assert {f"{path}{SUFFIX}" for path in PACKED} == {path for path in listed if path.endswith(SUFFIX)}
    for path in there - ours:
        assert hashlib.sha256((HERE / path).read_bytes()).hexdigest() == listed[path], path


def test_every_other_file_is_the_one_that_was_fetched() -> None:
    for path, digest in sums().items():
        if PACKED.get(path, bytes) is bytes:
            content = unpacked(HERE / f"{path}{SUFFIX}") if path in PACKED else (HERE / path).read_bytes()
            assert hashlib.sha256(content).hexdigest() == digest, path
