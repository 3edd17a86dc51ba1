"""Fetch a corpus from where its authors publish it, once, and notice when a file is not what it was.

The publishers give no checksums. So the SHA-256 of a file is recorded beside it when it is first fetched
(``SHA256SUMS.lock``, in the format of ``sha256sum``) and compared from then on: this shows a file that changed or
broke later, not one that was wrong from the start.
"""

import hashlib
import http.client
import shutil
import urllib.error
import urllib.request
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from tqdm import tqdm

from core.errors import InputError
from core.files import replace_file, replaced
from core.sentences import sentence
from core.training.data.table import CORPORA, Source

LOCK = "SHA256SUMS.lock"
TIMEOUT = 60  # seconds without a byte
BROWSER = "Mozilla/5.0 (compatible; glassformer)"  # some publishers refuse clients that do not look like browsers


def download(
    name: str, data_dir: str | Path, progress: bool = True, sources: Iterable[Source] | None = None
) -> list[Path]:
    """Fetch the files of a corpus that are not in ``data_dir`` yet and check those that are; return their paths.

    A file appears under its name only when it is whole. ``progress`` shows a bar on stderr.

    Args:
        name: a corpus of ``core.training.data.table``.
        data_dir: the folder that ``load_corpora`` reads.
        progress: whether to draw a bar for each file.
        sources: other places to fetch from, such as a mirror.

    Raises:
        InputError: if the name is unknown, or a file differs from its recorded checksum.
        ConnectionError: if a file cannot be fetched; the message names the address.
        FileNotFoundError: if a person must make the file; the message names its origin, its form and its place.
    """
    if name not in CORPORA:
        raise InputError("training-no-download", name=f"{name!r}", names=list(CORPORA))
    folder = Path(data_dir)
    return [
        _ensure(file, folder, progress) if file.url else _present(name, file, folder)
        for file in (CORPORA[name].files if sources is None else sources)
    ]


def _present(name: str, packaged: Source, data_dir: Path) -> Path:
    path = data_dir / packaged.path
    if not path.is_file():
        debian = {"package": packaged.package, "form": packaged.form}
        raise FileNotFoundError(sentence("training-file-of-debian", path=str(path), name=name, **debian))
    return path


def _ensure(source: Source, data_dir: Path, progress: bool) -> Path:
    path = data_dir / source.path
    if source.repacked and (data_dir / source.repacked).is_file():
        return data_dir / source.repacked
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        _fetch(source.url, path, progress)
    _check_or_record(path, source.path, data_dir / LOCK)
    return path


def _fetch(url: str, path: Path, progress: bool) -> None:
    request = urllib.request.Request(url, headers={"User-Agent": BROWSER})  # noqa: S310 - our own list
    try:
        with (
            urllib.request.urlopen(request, timeout=TIMEOUT) as answer,  # noqa: S310
            replaced(path) as fresh,
            fresh.open("wb") as file,
        ):
            _copy(answer, file, path.name, progress)
    except (OSError, http.client.HTTPException, urllib.error.URLError) as error:
        raise ConnectionError(sentence("training-not-fetched", url=url, why=str(error), path=str(path))) from error


def _copy(answer: http.client.HTTPResponse, file: BinaryIO, title: str, progress: bool) -> None:
    length = int(answer.headers.get("Content-Length", 0))
    with tqdm.wrapattr(answer, "read", length or None, desc=title, disable=not progress or None) as counted:
        shutil.copyfileobj(counted, file)
    done = file.tell()
    if length and done != length:
        raise ConnectionError(sentence("training-cut-off", done=done, length=length))


def _check_or_record(path: Path, name: str, lock: Path) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    known = _recorded(lock)
    if known.setdefault(name, digest) != digest:
        places = {"path": str(path), "lock": str(lock)}
        raise InputError("training-file-changed", digest=digest, known=known[name], **places)
    replace_file(lock, "".join(f"{known[name]}  {name}\n" for name in sorted(known)))


def _recorded(lock: Path) -> dict[str, str]:
    if not lock.is_file():
        return {}
    lines = (line.split(maxsplit=1) for line in lock.read_text("utf-8").splitlines() if line.strip())
    return {name: digest for digest, name in lines}
