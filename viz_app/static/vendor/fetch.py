"""``python3.12 -X no_debug_ranges -m viz_app.static.vendor.fetch``: fetch anew what a site brings along, and pack it.

Other content than before is refused. It needs Python 3.12, as the tab has it, and npm for two packages; NumPy's wheel
comes out of the archive of Pyodide's release, some 300 MB.
"""

import hashlib
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path

import brotli

from viz_app.static.vendor.lean import LIBRARY_LEFT_OUT, NUMPY_LEFT_OUT, lean

VERSION = "0.27.7"
PACKAGES = (f"pyodide@{VERSION}", "brotli-dec-wasm@2.3.2")
ARCHIVE = f"https://github.com/pyodide/pyodide/releases/download/{VERSION}/pyodide-{VERSION}.tar.bz2"
HERE = Path(__file__).parent
WHEEL = "numpy-2.0.2-cp312-cp312-pyodide_2024_0_wasm32.whl"
# What lies here compressed, and what is done before. The best of Brotli takes minutes, too long for who builds a site.
PACKED: dict[str, Callable[[bytes], bytes]] = {
    "pyodide/pyodide.asm.wasm": bytes,
    "pyodide/python_stdlib.zip": lambda archive: lean(archive, LIBRARY_LEFT_OUT),
    WHEEL: lambda archive: lean(archive, NUMPY_LEFT_OUT),
}
_WIDEST = 24  # the binary logarithm of Brotli's window
SUFFIX = ".brotli"  # not .br: a host would send it as the compressed form of another file


def all_sums() -> dict[str, str]:
    """Return the SHA-256 of each file as it is fetched, and of each as it lies here compressed, by their paths."""
    lines = (HERE / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    return {path: digest for digest, path in (line.split() for line in lines)}


def sums() -> dict[str, str]:
    """Return the SHA-256 of each file as it is fetched, by its path."""
    return {path: digest for path, digest in all_sums().items() if not path.endswith(SUFFIX)}


def fetch(into: Path) -> None:
    """Fetch every file of ``SHA256SUMS`` into a folder, and compress those of ``PACKED``.

    Raises:
        ValueError: if the content of a file is not what it was.
    """
    with tempfile.TemporaryDirectory() as folder:
        for package in PACKAGES:
            _unpack_package(package, Path(folder))
        for path, digest in sums().items():
            content = _fetched(Path(path).name, Path(folder))
            if hashlib.sha256(content).hexdigest() != digest:
                raise ValueError(f"{path} is not the file that SHA256SUMS names; look at what has changed")
            keep(into, path, content)


def keep(into: Path, path: str, content: bytes) -> None:
    """Write a fetched file into its place in the folder ``into``, compressed if it is one of ``PACKED``."""
    place = into / path
    place.parent.mkdir(parents=True, exist_ok=True)
    if path in PACKED:
        place.with_name(place.name + SUFFIX).write_bytes(brotli.compress(PACKED[path](content), lgwin=_WIDEST))
    else:
        place.write_bytes(content)


def _unpack_package(package: str, folder: Path) -> None:
    command = ["npm", "pack", "--silent", package]
    name = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.strip()
    with tarfile.open(folder / name) as archive:
        archive.extractall(folder, filter="data")


def _fetched(name: str, folder: Path) -> bytes:
    found = next((folder / "package").rglob(name), None)
    return found.read_bytes() if found else _out_of_archive(name, folder)


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
    for path, digest in all_sums().items():
        if (now := hashlib.sha256((HERE / path).read_bytes()).hexdigest()) != digest and path.endswith(SUFFIX):
            print(f"{path} is packed otherwise than before; SHA256SUMS has to say {now}", file=sys.stderr)
