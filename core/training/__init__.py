"""What is needed to train and to measure models; its packages are the extra ``glassformer[train]``."""

from collections.abc import Iterator
from contextlib import contextmanager

from core.errors import InputError

PACKAGES = frozenset({"accelerate", "sacrebleu", "sklearn", "tensorboard", "tqdm"})
HOW = "pip install -e '.[train]' in the folder of this project"
NOT_INSTALLED = f"Training and measuring need a few more libraries; install them with {HOW}."


@contextmanager
def training_packages() -> Iterator[None]:
    """Tell in one sentence if a library of this package turns out to be missing inside.

    Raises:
        InputError: if one of ``PACKAGES`` is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in PACKAGES:
            raise
        raise InputError(NOT_INSTALLED) from None
