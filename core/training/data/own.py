"""Somebody's own texts, read once and kept with the run: split, so that it can go on without the files."""

import hashlib
import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from core.checkpoints.json_file import read_object
from core.config import OWN_PRESETS, Task
from core.errors import InputError
from core.files import replace_file
from core.sentences import Value
from core.text.tokens import clean_text, plain_text
from core.training.data.filtering import Splits, comparable, hash_unit, hold_out
from core.training.data.own_files import EXAMPLES, PAIRS, Row, Rows, check_labels, places_of, read_rows
from core.training.data.word_lists import LANGUAGES

TEXTS, ABOUT = "texts", "about.json"  # in the folder of a run
VALIDATION = 0.1  # share of the texts of each label
LEAST_OF_LABEL, LEAST_PAIRS = 3, 20
_LONGEST = 60  # words of a held-out pair
_CODE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?")
_MARKUP = re.compile(r"<[a-zA-Z/!][^<>]*>|\{\{|\}\}|https?://|&(?:amp|lt|gt|quot|nbsp);")


@dataclass(frozen=True, kw_only=True)
class OwnTexts:
    """What somebody gives to train on: files, or pairs of texts.

    ``texts`` are examples (label, text) of a classifier or pairs (source, target) of a translator, ``valid`` others to
    measure by; without them a tenth is set aside. ``columns`` are the names of both columns. ``languages`` are two
    codes such as ``("fr", "en")``.
    """

    task: Task
    texts: str | Path | Rows
    valid: str | Path | Rows | None = None
    columns: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()


def own_texts(
    preset: str,
    examples: str | Path | Rows | None,
    pairs: str | Path | Rows | None,
    *,
    valid: str | Path | Rows | None,
    columns: Sequence[str],
    languages: tuple[str | None, str | None],
) -> OwnTexts | None:
    """Return what somebody gives for ``preset``; None if it is nothing, because the run keeps its texts.

    Raises:
        InputError: if what is given does not belong together; the message names the option.
    """
    wanted, other = ("examples", pairs) if preset == "classifier" else ("pairs", examples)
    texts = examples if preset == "classifier" else pairs
    spoken = [name for name, code in zip(("--from", "--to"), languages, strict=True) if code]
    if preset not in OWN_PRESETS:
        given = {"--examples": examples, "--pairs": pairs, "--valid": valid, "--columns": columns or None}
        if strange := [name for name, value in given.items() if value is not None] + spoken:
            raise InputError("training-no-own-texts", preset=repr(preset), option=strange[0])
        return None
    if other is not None or (preset == "classifier" and spoken):
        wrong = spoken[0] if other is None else "--pairs" if preset == "classifier" else "--examples"
        raise InputError("training-wrong-option", preset=preset, wrong=wrong, wanted=f"--{wanted}")
    if texts is None:
        if valid is not None:
            raise InputError("training-valid-alone", wanted=f"--{wanted}")
        return None
    if preset == "translator" and len(spoken) < 2:
        raise InputError("training-which-languages")
    codes = tuple(code for code in languages if code)
    for code in codes:
        language_name(code)
    if len(set(codes)) < len(codes):
        raise InputError("training-one-language", code=repr(codes[0]))
    task: Task = "classifier" if preset == "classifier" else "translator"
    return OwnTexts(task=task, texts=texts, valid=valid, columns=tuple(columns), languages=codes)


def language_name(code: str) -> str:
    """Return the English name of a language, or the code itself where this project knows no name.

    Raises:
        InputError: if it is no code of a language.
    """
    if not isinstance(code, str) or not _CODE.fullmatch(code):
        raise InputError("training-no-language", code=f"{code!r:.40}")
    return LANGUAGES.get(code) or code


def keep_texts(own: OwnTexts, folder: Path, seed: int) -> None:
    """Read, check and split the texts, and write them into the ``folder`` of a run, unless they are there.

    Raises:
        InputError: if they cannot be trained on, or ``folder`` keeps other texts.
    """
    usual = EXAMPLES if own.task == "classifier" else PAIRS
    # The card is public: no folders.
    names = [Path(one).name if isinstance(one, str | Path) else "the given rows" for one in (own.texts, own.valid)]
    rows = read_rows(own.texts, usual, own.columns)
    held = read_rows(own.valid, usual, own.columns) if own.valid is not None else None
    about: dict[str, Any] = {"task": own.task, "file": names[0], "valid": names[1] if held else "", "seed": seed}
    if own.task == "classifier":
        splits, labels = _split_examples(rows, held, names, seed)
        about |= {"labels": list(labels)}
    else:
        splits = _split_pairs(rows, held, names)
        about |= {"languages": list(map(language_name, own.languages)), "codes": list(own.languages)}
    written = {split: "".join(f"{first}\t{second}\n" for first, second in items) for split, items in splits.items()}
    about["sha256"] = hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()
    target = folder / TEXTS
    if (target / ABOUT).is_file() and about_texts(target)["sha256"] != about["sha256"]:
        raise InputError("training-run-has-others", folder=str(folder.parent), name=names[0])
    target.mkdir(parents=True, exist_ok=True)
    for split, text in written.items():
        replace_file(target / f"{split}.tsv", text)
    replace_file(target / ABOUT, json.dumps(about, indent=2, ensure_ascii=False) + "\n")


def about_texts(folder: Path) -> dict[str, Any]:
    """Return what ``keep_texts`` noted: task, file, and labels or languages.

    Raises:
        InputError: if nothing was kept.
    """
    if not (folder / ABOUT).is_file():
        raise InputError("training-no-texts", folder=str(folder))
    return read_object(folder / ABOUT)


def kept_splits(folder: Path) -> Splits:
    """Return the kept texts by split: (text, label) or (source, target)."""
    splits: Splits = {"train": [], "validation": [], "test": []}
    for split, items in splits.items():
        path = folder / f"{split}.tsv"
        lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.is_file() else []
        items += [(first, second) for first, second in (line.split("\t") for line in lines)]
    return splits


def _split_examples(
    rows: Sequence[Row], held: Sequence[Row] | None, names: Sequence[str], seed: int
) -> tuple[Splits, tuple[str, ...]]:
    train, validation = ([(plain_text(text), clean_text(label)) for label, text in some] for some in (rows, held or ()))
    places = places_of(rows)
    labels = check_labels(places, names[0])
    by_label: dict[str, dict[str, tuple[str, str]]] = defaultdict(dict)
    for example in train:
        by_label[example[1]].setdefault(comparable(example[0]), example)
    fewest = min(labels, key=lambda label: len(by_label[label]))
    if (found := len(by_label[fewest])) < LEAST_OF_LABEL:
        about: dict[str, Value] = {"label": f"{fewest!r:.60}", "place": places[fewest]}
        raise InputError("training-rare-label", found=found, least=LEAST_OF_LABEL, **about)
    if held is not None:
        if strange := sorted({label for _, label in validation} - set(labels)):
            place = places_of(held)[strange[0]]
            raise InputError("training-strange-label", label=f"{strange[0]!r:.60}", place=place, name=names[0])
        return {"train": train, "validation": validation}, labels
    aside: set[str] = set()
    for examples in by_label.values():
        keys = sorted(examples, key=lambda key: hash_unit(key, f"own texts {seed}"))
        aside.update(keys[: max(1, round(VALIDATION * len(keys)))])
    kept = [example for example in train if comparable(example[0]) not in aside]
    once = {comparable(one[0]): one for one in train if comparable(one[0]) in aside}
    return {"train": kept, "validation": list(once.values())}, labels


def _split_pairs(rows: Rows, held: Rows | None, names: Sequence[str]) -> Splits:
    train, validation = ([(clean_text(a), clean_text(b)) for a, b in some] for some in (rows, held or ()))
    if len(set(train)) < LEAST_PAIRS:
        raise InputError("training-few-pairs", name=names[0], found=len(set(train)), least=LEAST_PAIRS)
    if held is not None:
        return {"train": train, "validation": validation}
    return hold_out(train, most_words=_LONGEST, is_fit=lambda pair: not markup_fault(pair))


def markup_fault(pair: tuple[str, str]) -> str:
    """Return the fault of a pair that holds markup or an address, or an empty text."""
    return "annotated" if any(_MARKUP.search(side) for side in pair) else ""


def usual_ratio(pairs: Sequence[tuple[str, str]]) -> float:
    """Return how many characters of the target there are for one of the source, in the middle of all pairs."""
    ratios = [len(target) / len(source) for source, target in pairs if source and target]
    return median(ratios) if ratios else 1.0


def balance(labelled: Sequence[tuple[str, str]]) -> str:
    """Return how many of (text, label) have each label, the most common first, in one line."""
    counts = Counter(label for _, label in labelled)
    total = sum(counts.values())
    said = ", ".join(f"{label} {count:,} ({count / total:.0%})" for label, count in counts.most_common(20))
    more = f" and {len(counts) - 20} others" if len(counts) > 20 else ""
    entropy = -sum(count / total * math.log(count / total) for count in counts.values())
    even = math.exp(entropy) / len(counts) if counts else 1.0
    return f"{said}{more}" + ("; far from even: rare labels will be found less often" if even < 0.6 else "")
