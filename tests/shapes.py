"""The shapes in the signatures of ``core`` are checked at the first calls of every function in every test.

jaxtyping's import hook puts beartype around the functions and dataclasses of each module that names a shape. The
modules must not be imported before. ``JAXTYPING_DISABLE=1`` in the environment switches the checks off.

A check takes as long as a layer of a tiny model. So a function is left alone for the rest of a test once it has been
checked twice, and for ever if it names no shape: by jaxtyping's own test for ``typing.no_type_check``.
"""

import inspect
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce, wraps
from pathlib import Path
from typing import Any

import jaxtyping
from beartype import BeartypeConf, beartype

ROOT = Path(__file__).parents[1]
CHECKS = 4  # of a function in one test: two calls, each before and, with what it returns, after it
_CHECKED = BeartypeConf(is_pep484_tower=True)  # a whole number is a float too

_shaped: set[str] = set()  # functions that name a shape
_checks: Counter[str] = Counter()
_resting: list[Any] = []


def shaped_modules() -> list[str]:
    """Every module of ``core`` that imports jaxtyping, by its dotted name."""
    files = (file for file in (ROOT / "core").rglob("*.py") if "from jaxtyping import" in file.read_text("utf-8"))
    return sorted(".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for file in files)


def check_shapes() -> None:
    """Check from now on what is imported of ``core``."""
    jaxtyping.install_import_hook(shaped_modules(), "tests.shapes.first_calls_checked")


def check_anew() -> None:
    """Forget what has been checked."""
    _checks.clear()
    while _resting:
        del _resting.pop().__no_type_check__


@contextmanager
def unchecked() -> Iterator[None]:
    """Let a test hand over what a signature forbids, to see how the function itself refuses it."""
    before = jaxtyping.config.jaxtyping_disable
    jaxtyping.config.update("jaxtyping_disable", True)
    try:
        yield
    finally:
        jaxtyping.config.update("jaxtyping_disable", before)


def first_calls_checked(signature: Callable[..., Any]) -> Callable[..., Any]:
    """Check calls of ``signature``, an empty function that jaxtyping makes in the likeness of one of ours."""
    name = f"{signature.__module__}.{signature.__qualname__}"
    if "jaxtyping" in repr(signature.__annotations__):
        _shaped.add(name)
    checked = beartype(conf=_CHECKED)(signature) if name in _shaped else signature

    @wraps(signature)
    def counted(*args: Any, **kwargs: Any) -> Any:
        _checks[name] += 1
        if (_checks[name] == CHECKS or name not in _shaped) and (ours := _original(signature)):
            ours.__no_type_check__ = True
            _resting.extend([ours] if name in _shaped else [])
        return checked(*args, **kwargs)

    return counted


def _original(signature: Callable[..., Any]) -> Any:
    """Our function without any wrapper; None for one that was made within another."""
    try:
        ours = reduce(inspect.getattr_static, signature.__qualname__.split("."), sys.modules[signature.__module__])
    except AttributeError:
        return None
    return inspect.unwrap(getattr(ours, "__func__", None) or getattr(ours, "fget", None) or ours)
