"""Pairs made from templates: the same sentence in several languages, with slots that are filled alike on all sides.

Their folder is ``templates``, one template a line: English TAB German TAB French. A language may be empty. A slot is
written ``{name}`` or, if a template has several of a kind, ``{name2}``.
"""

import random
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from core.training.data.filtering import Splits

LANGUAGES = ("en", "de", "fr")
Words = tuple[str, ...]  # the same in each of LANGUAGES
Slot = Callable[[random.Random], Words]

_FOLDER = Path(__file__).parent / "templates"
_SLOT = re.compile(r"\{([a-z]+)\d?\}")
_ELIDED = re.compile(r"\b([Dd])e (?=[AEIOUYÀÂÉÈÊÎÔÛ])")
_HISSING = re.compile(r"(?<=[sxzß])(?P<mark>\u0001)s\b")


def read_table(name: str) -> list[list[str]]:
    """Return the columns of each line of a file in the folder ``templates``."""
    return [line.split("\t") for line in (_FOLDER / name).read_text("utf-8").splitlines()]


def read_templates(name: str, language: str) -> list[Words]:
    """Return the templates of a file that have a translation into ``language``, with all their columns."""
    column = LANGUAGES.index(language)
    return [tuple(row) for row in read_table(name) if len(row) > column and row[column]]


def read_words(name: str) -> dict[str, list[Words]]:
    """Return the words of each slot of a file: slot, English, German, French. One column stands for all languages."""
    words: dict[str, list[Words]] = {}
    for slot, *columns in read_table(name):
        words.setdefault(slot, []).append(tuple(columns) if len(columns) > 1 else tuple(columns) * len(LANGUAGES))
    return words


def one_of(words: Sequence[Words]) -> Slot:
    """Return a slot that is filled by one of ``words``, each as likely as any other."""
    return lambda rng: rng.choice(words)


def always(words: Words) -> Slot:
    """Return a slot that is always filled by ``words``."""
    return lambda _: words


def fill(template: Words, slots: Mapping[str, Slot], language: str, rng: random.Random) -> tuple[str, str]:
    """Return the English and the translated text of ``template``. Slots of one name have one filling.

    Raises:
        KeyError: if the template has a slot that is not in ``slots``.
    """
    column = LANGUAGES.index(language)
    english = template[0]
    kinds = {match[0]: match[1] for match in _SLOT.finditer(english)}
    values = {slot: slots[kind](rng) for slot, kind in kinds.items()}
    source = _SLOT.sub(lambda match: values[match[0]][0], english)
    # A mark separates a name from the s of a German genitive, because "Max" has an apostrophe there.
    target = _SLOT.sub(lambda match: values[match[0]][column] + ("\1" if language == "de" else ""), template[column])
    target = _HISSING.sub("'", target).replace("\1", "")
    if language == "fr":
        target = _ELIDED.sub(r"\1'", target)
    return _capitalised(source), _capitalised(target)


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def made_splits(kind: str, slots: Mapping[str, Slot], language: str, count: int, held: int) -> Splits:
    """Return ``count`` pairs to train and ``held`` to validate, whose templates are unlike those of the first."""
    templates, others = (read_templates(f"{name}.tsv", language) for name in (kind, f"{kind}-validation"))
    train = made_pairs(templates, slots, language, count, kind)
    return {"train": train, "validation": made_pairs(others, slots, language, held, f"{kind}, validation")}


def made_pairs(
    templates: Sequence[Words], slots: Mapping[str, Slot], language: str, count: int, seed: str
) -> list[tuple[str, str]]:
    """Return ``count`` pairs, each template used about equally often."""
    rng = random.Random(seed)
    return [fill(templates[index % len(templates)], slots, language, rng) for index in range(count)]
