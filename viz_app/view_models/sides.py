"""What to call the input and the output of a model that does not say it itself."""

_OF_MODEL = {
    "en-de": ("English", "German"),
    "en-fr": ("English", "French"),
    "de-en": ("German", "English"),
    "fr-en": ("French", "English"),
    "question-type": ("Question", "Type"),
}
_OF_TASK = {
    "translator": ("Source", "Target"),
    "generator": ("Beginning", "Text"),
    "classifier": ("Sentence", "Label"),
    "encoder": ("Sentence", "Mask"),
}


def sides_of(model: str, task: str) -> tuple[str, str]:
    """Return the captions of the input and the output of ``model``."""
    return _OF_MODEL.get(model) or _OF_TASK[task]


def are_alike(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Return True if the captions of two translators are equal, or name no language."""
    return one == other or _OF_TASK["translator"] in (one, other)
