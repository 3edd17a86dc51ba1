"""Steering: a vector that is added to the residual stream at some places of a run.

Turner et al. 2023, "Steering Language Models With Activation Engineering", section 3: the vector is the difference
between the states of two texts. The amount may be negative, and larger than 1.
"""

import math
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Sequence
from struct import unpack
from typing import Any, Literal, NamedTuple

from core.errors import InputError, is_whole, items_of, whole
from core.interventions.shape import Shape

STACKS = ("encoder", "decoder")
MOST_AMOUNT = 1000.0
MOST_STEERS = 200
MOST_ROWS = 600
LARGEST_WIDTH = 16_384  # numbers of a vector: wider than any model that this project runs
_ROW_END = 99_999
_A_STEER = '("decoder", 1, (2,), ("difference", "The dogs sleep.", "The dog sleeps."), 2.0)'
_SOURCES = '("difference", "The dogs sleep.", "The dog sleeps."), ("token", 17) or ("vector", float32 bytes)'

Source = tuple[Literal["difference"], str, str] | tuple[Literal["token"], int] | tuple[Literal["vector"], bytes]


class Steer(NamedTuple):
    """A vector added ``amount`` times to the residual stream of ``"encoder"`` or ``"decoder"`` at one depth.

    ``depth`` 0 is the embedding with its position, 1 the state behind the first layer, and so on, before a last norm.
    ``rows`` are places of the text that the stack reads, counted from 0; None is every row. Rows of a decoder that are
    not written yet wait until they are.

    ``source`` is one of three:

    - ``("difference", text, other)``: the mean state of the tokens that only ``text`` has at this depth, less that of
      the tokens that only ``other`` has. If one of the two has none, it is the mean over all tokens of each. The
      decoder of a translator reads the greedy translations of both.
    - ``("token", id)``: the embedding of a token as the stack reads it, without a position.
    - ``("vector", numbers)``: the bytes of float32 numbers, low byte first, as many as the states are wide.
    """

    stack: str
    depth: int
    rows: tuple[int, ...] | None
    source: Source
    amount: float


def numbers_of(vector: bytes) -> tuple[float, ...]:
    """Return the numbers of a vector's bytes."""
    return unpack(f"<{len(vector) // 4}f", vector)


def read_steer(given: object) -> tuple[Steer, ...]:
    """Return ``given`` as ``Steer``s that may fit some model.

    Raises:
        InputError: with the first item, or the first part of one, that fits none.
    """
    items = items_of("steer", given, f"({_A_STEER},)")
    if len(items) > MOST_STEERS:
        raise InputError("core-many-steers", count=len(items), most=MOST_STEERS)
    for index, item in enumerate(items):
        if not isinstance(item, list | tuple) or len(item) != len(Steer._fields):
            raise InputError("core-item", item=f"steer[{index}]", given=f"{item!r:.60}", example=_A_STEER)
    return tuple(_read(*item) for item in items)


def _read(stack: Any, depth: Any, rows: Any, source: Any, amount: Any) -> Steer:
    if stack not in STACKS:
        raise InputError("core-steer-stack", given=f"{stack!r:.40}")
    whole("depth", depth)
    is_number = isinstance(amount, int | float) and not isinstance(amount, bool)
    if not is_number or not abs(amount) <= MOST_AMOUNT:  # NaN is neither
        raise InputError("core-steer-amount", least=f"{-MOST_AMOUNT:g}", most=f"{MOST_AMOUNT:g}", given=_short(amount))
    return Steer(stack, int(depth), _rows(rows), checked_source(source), float(amount))


def _rows(given: Any) -> tuple[int, ...] | None:
    if given is None:
        return None
    rows = items_of("rows", given, "(2,)")
    for row in rows:
        whole("rows", row, 0, _ROW_END)
    if not rows or len(rows) > MOST_ROWS:
        raise InputError("core-steer-rows", most=MOST_ROWS, count=len(rows))
    return tuple(sorted({int(row) for row in rows}))


def checked_source(given: Any) -> Source:
    """Return ``given`` as the source of a vector.

    Raises:
        InputError: with what a source can be.
    """
    kind, *values = given if isinstance(given, list | tuple) and given else (None,)
    if kind == "difference" and len(values) == 2 and all(isinstance(text, str) for text in values):
        if not all(text.strip() for text in values):
            raise InputError("core-steer-empty")
        if values[0].split() == values[1].split():
            raise InputError("core-steer-same")
        return "difference", values[0], values[1]
    if kind == "token" and len(values) == 1 and is_whole(values[0]) and values[0] >= 0:
        return "token", int(values[0])
    if kind == "vector" and len(values) == 1 and isinstance(values[0], bytes):
        return "vector", _checked(values[0])
    raise InputError("core-steer-source", sources=_SOURCES, given=_short(given))


def _checked(vector: bytes) -> bytes:
    size = len(vector)
    if not size or size % 4 or size > 4 * LARGEST_WIDTH:
        raise InputError("core-steer-vector-size", most=LARGEST_WIDTH, size=size)
    if not all(map(math.isfinite, numbers_of(vector))):
        raise InputError("core-steer-not-finite")
    return vector


def plain_steers(steers: Sequence[Steer]) -> list[Any]:
    """Return ``steers`` as JSON holds them: the numbers of a vector are a text in base64 for addresses."""
    return [
        [one.stack, one.depth, one.rows and list(one.rows), _plain(one.source), _short_number(one.amount)]
        for one in steers
    ]


def _short_number(amount: float) -> float:
    """Return a whole number without its decimals, as JavaScript writes it."""
    return int(amount) if amount == int(amount) else amount


def _plain(source: Source) -> list[Any]:
    return [urlsafe_b64encode(one).decode().rstrip("=") if isinstance(one, bytes) else one for one in source]


def steers_of(plain: Any) -> tuple[Steer, ...]:
    """Return the steers of what ``plain_steers`` returned.

    Raises:
        InputError: if it is something else.
    """
    items = items_of("steer", plain, f"({_A_STEER},)")
    return read_steer([[*item[:3], _from_plain(item[3]), *item[4:]] if _has_source(item) else item for item in items])


def _has_source(item: Any) -> bool:
    return isinstance(item, list) and len(item) > 3


def _from_plain(source: Any) -> Any:
    if not (isinstance(source, list) and len(source) == 2 and source[0] == "vector" and isinstance(source[1], str)):
        return source
    try:
        return ["vector", b64decode(source[1] + "=" * (-len(source[1]) % 4), altchars=b"-_", validate=True)]
    except ValueError:
        raise InputError("core-steer-base64") from None


def check_steer(steer: Steer, config: Shape) -> None:
    """Refuse what a model does not have.

    Raises:
        InputError: with the value and what the model has.
    """
    layers = {"encoder": config.encoder_layers, "decoder": config.decoder_layers}[steer.stack]
    if not layers:
        raise InputError("core-steer-no-stack", stack=steer.stack)
    if steer.depth > layers:
        raise InputError("core-steer-depth", depth=steer.depth, stack=steer.stack, layers=layers)
    if steer.rows and steer.rows[-1] >= config.max_length:
        raise InputError("core-steer-row-of-model", row=steer.rows[-1], count=config.max_length)
    kind, value, *_ = steer.source
    if kind == "token" and isinstance(value, int) and value >= config.vocabulary_size:
        raise InputError("core-no-token", token=value, last=config.vocabulary_size - 1)
    if isinstance(value, bytes) and len(value) != 4 * config.d_model:
        raise InputError("core-steer-width", count=len(value) // 4, width=config.d_model)


def check_rows(steers: tuple[Steer, ...], stack: str, length: int) -> None:
    """Refuse rows beyond a text of ``length`` tokens that a stack reads at once.

    Raises:
        InputError: with the row and the rows there are.
    """
    for row in (one.rows[-1] for one in steers if one.stack == stack and one.rows):
        if row >= length:
            raise InputError("core-steer-row-of-text", row=row, count=length)


def _short(given: object) -> str:
    return f"{type(given).__name__}" if isinstance(given, bytes) else f"{given!r:.60}"
