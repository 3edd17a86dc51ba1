"""The languages that a translator reads and writes."""

from core.analysis.attribution.question import Model


def languages_of(model: Model) -> tuple[str, ...]:
    """Return the codes of a translator's source and target, if they are known."""
    return model.languages if model.task == "translator" else ()
