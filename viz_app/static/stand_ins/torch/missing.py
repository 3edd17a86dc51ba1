"""The error for a name of PyTorch that this stand-in does not have."""

HERE = "viz_app/static/stand_ins/torch"


def missing(owner: str, name: str, file: str = "") -> AttributeError:
    """Return the error for ``owner.name``, which says in which ``file`` to add it."""
    return AttributeError(f"this stand-in has no {owner}.{name}; add it in {HERE}/{file}")


def no_gradient(name: str, file: str) -> NotImplementedError:
    """Return the error for an operation whose gradient is wanted and was never written."""
    return NotImplementedError(f"this stand-in has no gradient of torch.{name}; add it in {HERE}/{file}")
