"""``python -m viz_app.static.vendor.fetch``: fetch Pyodide and NumPy's wheel anew, and refuse other content.

It needs npm for Pyodide's package; the wheel comes out of the archive of Pyodide's release, some 300 MB.
"""

import hashlib
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path

VERSION = "0.27.7"
ARCHIVE = f"https://github.com/pyodide/pyodide/releases/download/{VERSION}/pyodide-{VERSION}.tar.bz2"
HERE = Path(__file__).parent


def sums() -> dict[str, str]:
    """Return the SHA-256 of each file by its path."""
    lines = (HERE / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    return {path: digest for digest, path in (line.split() for line in lines)}


def fetch(into: Path) -> None:
    """Fetch every file of ``SHA256SUMS`` into a folder.

    Raises:
        ValueError: if the content of a file is not what it was.
    """
    with tempfile.TemporaryDirectory() as folder:
        _unpack_package(Path(folder))
        for path, digest in sums().items():
            name = Path(path).name
            source = Path(folder) / "package" / name
            content = source.read_bytes() if source.is_file() else _out_of_archive(name, Path(folder))
            if hashlib.sha256(content).hexdigest() != digest:
                raise ValueError(f"{name} is not the file that SHA256SUMS names; look at what has changed")
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            (into / path).write_bytes(content)


def _unpack_package(folder: Path) -> None:
    command = ["npm", "pack", "--silent", f"pyodide@{VERSION}"]
    name = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
    with tarfile.open(folder / name) as package:
        package.extractall(folder, filter="data")


def _out_of_archive(name: str, folder: Path) -> bytes:
    archive = folder / "pyodide.tar.bz2"
    if not archive.is_file():
        urllib.request.urlretrieve(ARCHIVE, archive)
    with tarfile.open(archive) as release:
        member = release.extractfile(f"pyodide/{name}")
        if member is None:
            raise ValueError(f"the archive of Pyodide {VERSION} has no {name}")
        return member.read()


if __name__ == "__main__":
    fetch(HERE)
    print(f"{len(sums())} files fetched.", file=sys.stderr)
