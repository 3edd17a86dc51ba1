"""Notices about a run: one sentence each about a text that the model cannot read as it was typed."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from core.results.trace import Trace
from core.text.printable import printable
from viz_app.view_models.words import is_byte, is_special

QUESTION_LABELS = {"ABBR", "DESC", "ENTY", "HUM", "LOC", "NUM"}
NAMED_AT_MOST = 4  # words or characters in one notice
OFTEN = 100  # times in the training sources: a byte that stood there so often was learned as any other token
_ASKS = re.compile(
    r"(?:what|who|whom|whose|which|where|when|why|how|name|define|is|are|was|were|do|does|did|can|could|"
    r"will|would|has|have|had)\b",
    re.IGNORECASE,
)


def notices_of(trace: Trace, learned: Collection[str] = ()) -> list[str]:
    """Return what a visitor should know about ``trace``: the trace's own notices, then those about its text.

    ``learned`` are the bytes that the model has learned, as ``learned_bytes`` returns them.
    """
    return [*trace.notices, *_unknown(trace, learned), *_respelt(trace), *_no_question(trace)]


def learned_bytes(model: Any, trace: Trace) -> frozenset[str]:
    """Return the pieces of one byte that ``trace`` reads and that the model read often in training.

    None is known of a model whose tokens were not counted.
    """
    layout, read = getattr(model, "token_layout", None), set(filter(is_byte, trace.source_tokens))
    if layout is None or not read:
        return frozenset()
    tokens = model.token_table().tokens
    return frozenset(piece for piece, count in zip(tokens, layout.counts[:, 0], strict=True) if count >= OFTEN) & read


def _unknown(trace: Trace, learned: Collection[str]) -> Iterator[str]:
    read = b"".join(_bytes_of(piece) for piece in trace.source_tokens).decode("utf-8", "replace")
    known = "".join(piece for piece in trace.source_tokens if not is_byte(piece))
    known += "".join(char for char in set(read) if all(f"<0x{byte:02X}>" in learned for byte in char.encode()))
    strange = list(
        dict.fromkeys(char for char in read if char not in known and not char.isspace() and char.isprintable())
    )
    if strange and any(map(is_byte, trace.source_tokens)):
        shown = _listed(strange)
        yield f"The model never learned {shown}: it reads bytes instead, and its answer to them means nothing."


def _respelt(trace: Trace) -> Iterator[str]:
    read = b"".join(_bytes_of(piece) for piece in trace.source_tokens).decode("utf-8", "replace").split()
    typed = trace.text.split()
    if len(read) != len(typed):
        return
    starts = {0, *(at + 1 for at, word in enumerate(typed) if word[-1] in ".!?:")}
    pairs = {
        old: new
        for at, (old, new) in enumerate(zip(typed, read, strict=True))
        if old != new and not (at in starts and old[1:] == new[1:] and old.lower() == new.lower())
    }
    if pairs:
        yield f"This model reads {_listed([f'{_bare(old)} as {_bare(new)}' for old, new in pairs.items()])}."


def _no_question(trace: Trace) -> Iterator[str]:
    labels = set(trace.classification.labels) if trace.classification else set()
    if labels >= QUESTION_LABELS and "?" not in trace.text and not _ASKS.match(trace.text.strip()):
        yield "This model sorts questions. This text is no question, so the class that it gets means little."


def _bytes_of(piece: str) -> bytes:
    if is_byte(piece):
        return bytes([int(piece[3:5], 16)])
    return b"" if is_special(piece) and piece != "▁" else piece.replace("▁", " ").encode()


def _bare(word: str) -> str:
    return word.strip(".,;:!?()\"'“”‘’") or word


def _listed(parts: list[str]) -> str:
    shown = [printable(part[:60], "") for part in parts[:NAMED_AT_MOST]]
    more = [f"{len(parts) - NAMED_AT_MOST} more"] if len(parts) > NAMED_AT_MOST else []
    *first, last = [*shown, *more]
    return f"{', '.join(first)} and {last}" if first else last
