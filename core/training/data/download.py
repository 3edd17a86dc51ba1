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
from pathlib import Path

from tqdm import tqdm

from core.errors import InputError
from core.files import replace_file, replaced
from core.sentences import sentence
from core.training.data.table import CORPORA, Source

LOCK = "SHA256SUMS.lock"
TIMEOUT = 60  # seconds without a byte
BROWSER = "Mozilla/5.0 (compatible; glassformer)"  # some publishers refuse clients that do not look like browsers


def download(name: str, data_dir: str | Path) -> list[Path]:
    """Fetch the files of a corpus that are not in ``data_dir`` yet and check those that are; return their paths.

    A file appears under its name only when it is whole; a terminal shows a bar for each.

    Raises:
        InputError: if the name is unknown, or a file differs from its recorded checksum.
        ConnectionError: if a file cannot be fetched; the message names the address.
        FileNotFoundError: if a person must make the file; the message names its origin, its form and its place.
    """
    if name not in CORPORA:
        raise InputError("training-no-download", name=f"{name!r}", names=list(CORPORA))
    return [_ensure(file, name, Path(data_dir)) for file in CORPORA[name].files]


def _ensure(source: Source, name: str, data_dir: Path) -> Path:
    path = data_dir / source.path
    if source.repacked and (data_dir / source.repacked).is_file():
        return data_dir / source.repacked
    if source.url:
        if not path.is_file():
            path.parent.mkdir(parents=True, exist_ok=True)
            _fetch(source.url, path)
        _check_or_record(path, source.path, data_dir / LOCK)
    elif not path.is_file():
        debian = {"package": source.package, "form": source.form}
        raise FileNotFoundError(sentence("training-file-of-debian", path=str(path), name=name, **debian))
    return path


def _fetch(url: str, path: Path) -> None:
    request = urllib.request.Request(url, headers={"User-Agent": BROWSER})  # noqa: S310 - our own list
    try:
        with (
            urllib.request.urlopen(request, timeout=TIMEOUT) as answer,  # noqa: S310
            replaced(path) as fresh,
            fresh.open("wb") as file,
        ):
            length = int(answer.headers.get("Content-Length", 0))
            with tqdm.wrapattr(answer, "read", length or None, desc=path.name, disable=None) as counted:
                shutil.copyfileobj(counted, file)
            if length and file.tell() != length:
                raise ConnectionError(sentence("training-cut-off", done=file.tell(), length=length))
    except (OSError, http.client.HTTPException, urllib.error.URLError) as error:
        raise ConnectionError(sentence("training-not-fetched", url=url, why=str(error), path=str(path))) from error


def _check_or_record(path: Path, name: str, lock: Path) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    lines = lock.read_text("utf-8").splitlines() if lock.is_file() else []
    known = {file: noted for noted, file in (line.split(maxsplit=1) for line in lines if line.strip())}
    if known.setdefault(name, digest) != digest:
        places = {"path": str(path), "lock": str(lock)}
        raise InputError("training-file-changed", digest=digest, known=known[name], **places)
    replace_file(lock, "".join(f"{known[name]}  {name}\n" for name in sorted(known)))
