"""Training and measuring of models; the packages are the extra ``glassformer[train]``."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from core.errors import InputError

PACKAGES = frozenset({"accelerate", "sacrebleu", "sklearn", "tensorboard", "tqdm"})
HOW = "pip install -e '.[train]' in the folder of this project"
NOT_INSTALLED = f"Training and measuring need a few more libraries; install them with {HOW}."


@contextmanager
def training_packages() -> Iterator[None]:
    """Tell in one sentence if a library of this package is missing, before anything begins or where it turns out.

    Raises:
        InputError: if one of ``PACKAGES`` is not installed.
    """
    if not all(map(find_spec, PACKAGES)):
        raise InputError(NOT_INSTALLED)
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in PACKAGES:
            raise
        raise InputError(NOT_INSTALLED) from None
