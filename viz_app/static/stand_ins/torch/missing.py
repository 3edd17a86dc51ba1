"""The error for a name of PyTorch that this stand-in does not have."""

from collections.abc import Callable
from typing import Any, NoReturn

HERE = "viz_app/static/stand_ins/torch"


def missing(owner: str, name: str, file: str = "") -> AttributeError:
    """Return the error for ``owner.name``, which says in which ``file`` to add it."""
    return AttributeError(f"this stand-in has no {owner}.{name}; add it in {HERE}/{file}")


def no_gradient(name: str, file: str) -> NotImplementedError:
    """Return the error for an operation whose gradient is wanted and was never written."""
    return NotImplementedError(f"this stand-in has no gradient of torch.{name}; add it in {HERE}/{file}")


def no_back(name: str, file: str) -> Callable[[Any], NoReturn]:
    """Return a way back that raises this error: for an operation through which no gradient of ``core`` goes."""

    def back(gradient: Any) -> NoReturn:
        raise no_gradient(name, file)

    return back
