"""Errors whose message is one sentence for the person who caused them, and the checks of arguments that raise them."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import wraps
from numbers import Integral
from typing import Any, ParamSpec, TypeVar

Options = TypeVar("Options")
Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class InputError(ValueError):
    """What was asked for cannot be done; the message says what is wrong and what to do."""


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
        example = f"{kind.__name__}(...) or a mapping such as {{{names[0]!r}: ...}}"
        raise InputError(f"{kind.__name__.lower()} is {given!r:.40}; give {example}.")
    if unknown := [name for name in given if name not in names]:
        raise InputError(f"{kind.__name__} has no field {unknown[0]!r:.40}; it has {', '.join(names)}.")
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
        if twice or len(given) > first + len(options):
            wrong = f"takes {twice[0]} twice" if twice else f"takes {len(options)} options, not {len(given) - first}"
            raise InputError(f"{function.__name__} {wrong}; name each, such as {options[0]}=...")
        return function(*given[:first], **named, **by_place)  # type: ignore[arg-type]

    return called


def whole(name: str, value: object, first: int = 0, last: float = float("inf")) -> None:
    """Refuse what is no whole number from ``first`` to ``last``.

    Raises:
        InputError: with the name, the value and the bounds.
    """
    if not is_whole(value) or not first <= value <= last:  # type: ignore[operator]
        bound = f"from {first} to {last}" if last < float("inf") else f"of at least {first}"
        raise InputError(f"{name} is {value!r:.40}; it must be a whole number {bound}.")


def items_of(name: str, given: object, example: str) -> tuple[Any, ...]:
    """Return the items of a list or tuple.

    Raises:
        InputError: if ``given`` is something else, such as a text that would be read letter by letter.
    """
    if not isinstance(given, list | tuple | set | frozenset):
        raise InputError(f"{name} is {given!r:.60}; give a list, such as {example}.")
    return tuple(given)


def no_head(map_name: object, layer: object, head: object, there: Mapping[str, tuple[int, ...]]) -> InputError:
    """Return the error for a head that a model does not have; ``there`` are layers and heads by map."""
    if map_name not in there:
        return InputError(f"There is no map {map_name!r:.40}; choose from {', '.join(there)}.")
    layers, heads = there[str(map_name)]
    return InputError(
        f"There is no {map_name} head {head!r:.40} in layer {layer!r:.40}, counted from 0; "
        f"this model has {layers} layers of {heads} heads."
    )
