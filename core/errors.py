"""Errors whose message is one sentence for the person who caused them, and the checks of arguments that raise them."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import partial, wraps
from numbers import Integral
from typing import Any, ParamSpec, TypeVar

from core.sentences import Sentence, Value, is_id

Options = TypeVar("Options")
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class InputError(ValueError):
    """What was asked for cannot be done; the message says what is wrong and what to do.

    Args:
        sentence: the id of a message, such as ``core-no-head``, or a sentence as it is.
        values: those of the message; see ``core.sentences``.
    """

    def __init__(self, sentence: str, /, **values: Value) -> None:
        super().__init__(sentence)
        self.said = Sentence(sentence, values) if is_id(sentence) else None

    def __str__(self) -> str:
        return str(self.said or self.args[0])

    def __reduce__(self) -> tuple[Any, ...]:
        values = self.said.values if self.said else {}
        return partial(type(self), self.args[0], **values), ()


def refusal_of(check: Callable[[], object]) -> InputError | None:
    """Return the error with which ``check`` refuses; None if it refuses nothing."""
    try:
        check()
    except InputError as refusal:
        return refusal
    return None


def is_whole(value: object) -> bool:
    """Return True for a whole number, also one of NumPy; True and False are none."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def options_of(kind: type[Options], given: Options | Mapping[str, Any] | None) -> Options:
    """Return ``given`` as a ``kind``, a dataclass; a mapping gives its fields, and None the default.

    Raises:
        InputError: if it is something else, or a field is unknown; the message names the fields.
    """
    if given is None:
        return kind()
    if isinstance(given, kind):
        return given
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    if not isinstance(given, Mapping):
        name, example = kind.__name__, f"{{{names[0]!r}: ...}}"
        raise InputError(
            "core-options-not-of-kind", name=name.lower(), value=f"{given!r:.40}", kind=name, example=example
        )
    if unknown := [name for name in given if name not in names]:
        raise InputError("core-options-no-field", kind=kind.__name__, field=f"{unknown[0]!r:.40}", fields=names)
    return kind(**given)


def options_by_name(function: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """Let calls from the time when options had places still work: each gets the name of the option in its place.

    Raises:
        InputError: if a call has more of them than there are options, or one by place and by name.
    """
    kinds = {name: one.kind for name, one in inspect.signature(function).parameters.items()}
    options = [name for name, kind in kinds.items() if kind is inspect.Parameter.KEYWORD_ONLY]
    first = sum(kind is inspect.Parameter.POSITIONAL_OR_KEYWORD for kind in kinds.values())

    @wraps(function)
    def called(*given: Given.args, **named: Given.kwargs) -> Answer:
        by_place = dict(zip(options, given[first:], strict=False))
        twice = [name for name in by_place if name in named]
        about = {"function": function.__name__, "example": options[0]}
        if twice:
            raise InputError("core-option-twice", option=twice[0], **about)
        if len(given) > first + len(options):
            raise InputError("core-too-many-options", most=len(options), given=len(given) - first, **about)
        return function(*given[:first], **named, **by_place)  # type: ignore[arg-type]

    return called


def whole(name: str, value: object, first: int = 0, last: float = float("inf")) -> None:
    """Refuse what is no whole number from ``first`` to ``last``.

    Raises:
        InputError: with the name, the value and the bounds.
    """
    if not is_whole(value) or not first <= value <= last:  # type: ignore[operator]
        about = {"name": name, "value": f"{value!r:.40}", "first": str(first)}
        if last < float("inf"):
            raise InputError("core-not-whole-from-to", last=str(last), **about)
        raise InputError("core-not-whole-at-least", **about)


def one_of(name: str, value: object, choices: Iterable[str]) -> None:
    """Refuse what is none of ``choices``.

    Raises:
        InputError: with the name, the value and the choices.
    """
    if value not in (known := list(choices)):
        raise InputError("core-choice", name=name, given=f"{value!r:.40}", choices=known)


def items_of(name: str, given: object, example: str) -> tuple[Any, ...]:
    """Return the items of a list or tuple.

    Raises:
        InputError: if ``given`` is something else, such as a text that would be read letter by letter.
    """
    if not isinstance(given, list | tuple | set | frozenset):
        raise InputError("core-not-a-list", name=name, value=f"{given!r:.60}", example=example)
    return tuple(given)


def no_head(map_name: object, layer: object, head: object, there: Mapping[str, tuple[int, ...]]) -> InputError:
    """Return the error for a head that a model does not have; ``there`` are layers and heads by map."""
    if map_name not in there:
        return InputError("core-no-map", name=f"{map_name!r:.40}", maps=list(there))
    layers, heads = there[str(map_name)]
    asked = {"map": str(map_name), "head": f"{head!r:.40}", "layer": f"{layer!r:.40}"}
    return InputError("core-no-head", layers=layers, heads=heads, **asked)


def refuse_no_head(map_name: str, layer: Any, head: Any, there: Mapping[str, tuple[int, ...]]) -> None:
    """Refuse a head, counted from 0, that a model does not have; ``there`` are layers and heads by map.

    Raises:
        InputError: with what there is.
    """
    layers, heads = there.get(map_name, (0, 0))
    if not (is_whole(layer) and is_whole(head) and 0 <= layer < layers and 0 <= head < heads):
        raise no_head(map_name, layer, head, there)
