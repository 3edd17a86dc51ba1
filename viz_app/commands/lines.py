"""Lines in, lines out: streams and text files for the commands."""

import codecs
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from core.errors import InputError
from core.sentences import sentence
from core.text.printable import printable

CHUNK = 1 << 16  # bytes asked of a stream at once; a pipe gives what it has
Line = tuple[str, Sequence[str]]  # an answer on one line, and the notices about it
Answer = Callable[[Sequence[str]], Sequence[Line]]  # to texts
MOST_LINES = 32  # answered at once: enough to fill a batch, few enough to see progress


def stream_batches(stream: BinaryIO, most: int = MOST_LINES) -> Iterator[list[bytes]]:
    """Yield the lines of ``stream`` as they come, up to ``most`` at a time.

    A slow writer gets an answer to each line at once, a file is read in full batches. A line may end with a carriage
    return too, which is not part of it.
    """
    read = getattr(stream, "read1", stream.read)
    rest = b""
    while chunk := read(CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        lines = [line.removesuffix(b"\r") for line in lines]
        yield from (lines[start : start + most] for start in range(0, len(lines), most))
    if rest:
        yield [rest.removesuffix(b"\r")]


def answer_texts(answer: Answer, texts: Sequence[str]) -> None:
    """Write the answer to each text to stdout, and its notices to stderr, with the place of the text if it is one of
    several."""
    for place, (line, notices) in enumerate(answer(texts), start=1):
        print(line)
        tell(notices if len(texts) == 1 else [sentence("commands-of-text", number=place, said=one) for one in notices])


def tell(notices: Iterable[object]) -> None:
    for notice in notices:
        print(f"glassformer: {finished(str(notice))}", file=sys.stderr)


def answer_stream(answer: Answer) -> int:
    """Write one line to stdout for each line on stdin, in order, and return how many were refused.

    ``answer`` raises ``ValueError`` for a text that it refuses. A refused line becomes an empty line, so that both
    sides stay aligned, and a sentence on stderr. The notices of an answer go there too. Raises ``ValueError`` if
    nothing at all comes.
    """
    if sys.stdin.isatty():
        print(sentence("commands-type-a-sentence"), file=sys.stderr)
    number = refused = 0
    for batch in stream_batches(sys.stdin.buffer):
        if not number:
            batch[0] = batch[0].removeprefix(codecs.BOM_UTF8)  # some editors begin a file with this mark
        for output in _answer_batch(answer, batch):
            number += 1
            refused += isinstance(output, ValueError)
            line, notices = ("", [one_line(output)]) if isinstance(output, ValueError) else output
            tell(sentence("commands-of-line", number=number, said=one) for one in notices)
            print(line)
        sys.stdout.flush()
    if not number:
        raise InputError("commands-no-input")
    return refused


def _answer_batch(answer: Answer, batch: list[bytes]) -> Sequence[Line | ValueError]:
    try:
        return answer([line.decode() for line in batch])
    except ValueError:
        return [_answer_line(answer, line) for line in batch]


def _answer_line(answer: Answer, line: bytes) -> Line | ValueError:
    if not line.strip():
        return InputError("commands-blank-line")
    try:
        return answer([line.decode()])[0]
    except UnicodeDecodeError:
        return InputError("commands-line-not-utf-8")
    except ValueError as error:
        return error


def read_lines(path: Path) -> list[str]:
    """Return the lines of a UTF-8 file without their ends and without a byte-order mark. Raises ``OSError`` if it
    cannot be read, and ``ValueError`` if it is not UTF-8 or has no line."""
    try:
        lines = path.read_bytes().decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        raise InputError("commands-file-not-utf-8", file=str(path), byte=error.start) from error
    lines = [line.removesuffix("\r") for line in (lines[:-1] if lines[-1] == "" else lines)]
    if not lines:
        raise InputError("commands-file-empty", file=str(path))
    return lines


def one_line(error: Exception) -> str:
    """Return what went wrong as one line for a person, without control characters, ending like a sentence."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."
    return finished(str(error))


def finished(text: str) -> str:
    """Return ``text`` on one line, without control characters and with a full stop."""
    said = " ".join(printable(text, " ").split())
    return said if said.endswith((".", "!", "?", "…", "。", "؟")) else f"{said}."
