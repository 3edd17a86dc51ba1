"""Python's library and NumPy as the tab gets them: all files but those left out, unchanged."""

import io
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from viz_app.static.runtime import LIBRARY_LEFT_OUT, NUMPY_LEFT_OUT, PYODIDE, WHEEL, lean

ARCHIVES = [(PYODIDE / "python_stdlib.zip", LIBRARY_LEFT_OUT), (WHEEL, NUMPY_LEFT_OUT)]


@pytest.mark.parametrize(("archive", "left_out"), ARCHIVES, ids=lambda one: getattr(one, "name", ""))
def test_what_is_kept_is_unchanged_and_each_pattern_leaves_something_out(archive: Path, left_out: str) -> None:
    content, patterns = lean(archive, left_out), left_out.split()
    assert content == lean(archive, left_out)
    with zipfile.ZipFile(archive) as whole, zipfile.ZipFile(io.BytesIO(content)) as part:
        gone = set(whole.namelist()) - set(part.namelist())
        assert {name for name in whole.namelist() if any(fnmatchcase(name, one) for one in patterns)} == gone
        assert all(part.read(name) == whole.read(name) for name in part.namelist())
    idle = [one for one in patterns if not any(fnmatchcase(name, one) for name in gone)]
    assert idle == []
