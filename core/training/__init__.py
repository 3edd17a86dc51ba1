"""Training and measuring of models; the packages are the extra ``glassformer[train]``."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from core import sentences
from core.errors import InputError

PACKAGES = frozenset({"accelerate", "jinja2", "sacrebleu", "sklearn", "tensorboard", "tqdm"})
SENTENCES = Path(__file__).with_name("sentences.ftl")
HOW = "pip install 'glassformer[train]'"

sentences.add(lambda language: SENTENCES.read_text("utf-8") if language == sentences.ENGLISH else "")


@contextmanager
def training_packages() -> Iterator[None]:
    """Tell in one sentence if a library of this package is missing, before anything begins or where it turns out.

    Raises:
        InputError: if one of ``PACKAGES`` is not installed.
    """
    if not all(map(find_spec, PACKAGES)):
        raise InputError("training-not-installed", how=HOW)
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in PACKAGES:
            raise
        raise InputError("training-not-installed", how=HOW) from None


def train(
    preset: str,
    *,
    out: str | Path,
    data: str | Path | None = None,
    examples: str | Path | Sequence[tuple[str, str]] | None = None,
    pairs: str | Path | Sequence[tuple[str, str]] | None = None,
    valid: str | Path | Sequence[tuple[str, str]] | None = None,
    columns: Sequence[str] = (),
    source_lang: str | None = None,
    target_lang: str | None = None,
    **options: Any,
) -> Path:
    """Train a model and return the folder of its checkpoint, which ``core.load`` takes.

    Args:
        preset: ``"classifier"`` or ``"translator"`` for texts of your own, or a model of this project.
        out: folder for the run and the checkpoint.
        data: folder of the corpora of a model of this project.
        examples: of a classifier: a TSV, CSV or JSON lines file of label and text, or such pairs.
        pairs: of a translator: the same of source and target.
        valid: others to measure by; without them a tenth of the texts, drawn by ``seed``, is set aside.
        columns: the names of both columns, such as ``("stars", "review")``.
        source_lang, target_lang: codes of a translator's languages, such as ``"fr"`` and ``"en"``.
        options: ``resume=True`` goes on where a run has stopped; ``teacher``, ``snapshots``, ``threads``, ``quiet``
            and all else that ``core.training.recipe.train`` takes, such as ``steps``.

    Raises:
        InputError: if the texts cannot be trained on, a name or a setting is unknown, a library is missing, or ``out``
            holds a run that is not to be resumed; one sentence says which.
        KeyboardInterrupt: if it was asked to stop; the run is saved and can be resumed.
    """
    with training_packages():
        from core.training import recipe
        from core.training.data.own import own_texts

        languages = (source_lang, target_lang)
        own = own_texts(preset, examples, pairs, valid=valid, columns=columns, languages=languages)
        recipe.train(preset, data, out, own=own, **options)
    return Path(out)
