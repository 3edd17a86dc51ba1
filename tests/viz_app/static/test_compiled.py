"""The archive that a tab makes of its code works without a source, and spares ``dataclasses`` its compiling."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

from viz_app.static import compiled

MODULE = """
from dataclasses import dataclass
from pathlib import Path

@dataclass(frozen=True)
class Point:
    x: int
    y: int = 3

TEXT = Path(__file__).with_name("data.txt").read_text()
"""
# Prints what the module says, and how many texts `dataclasses` had compiled that were not known.
USE = """
import sys
from viz_app.static import compiled
compiled.remember(sys.argv[1])
before = len(compiled._known)
sys.path.insert(0, sys.argv[1])
from package.module import TEXT, Point
print(Point(2), TEXT, before > 0, len(compiled._known) - before)

def whole():
    content = yield from compiled.archive(sys.argv[1])
    with open(sys.argv[2], "wb") as file:
        file.write(content)

print(sum(1 for _ in whole()), "modules")
"""


def use(folder: Path, out: Path) -> list[str]:
    """Import the module in a new Python, and write the archive of its folder; return the lines that were printed."""
    root = Path(compiled.__file__).parents[2]
    command = [sys.executable, "-B", "-c", USE, str(folder), str(out)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_archive_is_imported_without_sources(tmp_path: Path) -> None:
    package = tmp_path / "source" / "package"
    package.mkdir(parents=True)
    for name, content in (("__init__.py", ""), ("module.py", MODULE), ("data.txt", "déjà vu")):
        (package / name).write_text(content, encoding="utf-8")
    made, again = tmp_path / "made.zip", tmp_path / "again.zip"
    (said, modules) = use(tmp_path / "source", made)
    assert said.startswith("Point(x=2, y=3) déjà vu False ")
    assert int(said.split()[-1]) > 0
    assert modules == "2 modules"
    with zipfile.ZipFile(io.BytesIO(made.read_bytes())) as archive:
        assert {one.compress_type for one in archive.infolist()} == {zipfile.ZIP_STORED}
        names = {"package/__init__.pyc", "package/module.pyc", "package/data.txt", "dataclasses.bin"}
        assert set(archive.namelist()) == names
        archive.extractall(tmp_path / "unpacked")
    assert use(tmp_path / "unpacked", again) == ["Point(x=2, y=3) déjà vu True 0", "0 modules"]
