"""Filters of training sets, with counts of the removed texts, and splits, decided by the hash of a text.

Two texts count as the same when they differ only in case, punctuation, white space or Unicode form.
Every function is pure and keeps the order of what it keeps; the place of a text in a file never decides a split.
"""

import hashlib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Literal

HOLD_OUT = 1000  # pairs each of validation and test, where a corpus brings none
HOLD_OUT_WORDS = 20  # everyday sentences, not paragraphs
SALT = "glassformer hold-out 1"  # another salt draws another hold-out and makes old scores incomparable

Split = Literal["train", "validation", "test"]
Splits = dict[Split, list[tuple[str, str]]]
Item = tuple[str, str]  # a sentence and its translation, or a text and its class


@dataclass(frozen=True, kw_only=True)
class FilteringReport:
    """The numbers of read and removed texts of one corpus, in pairs or examples."""

    read: int = 0  # lines or phrases of the training file
    held_out: int = 0  # set aside for validation and test by this project
    empty: int = 0
    same_both_sides: int = 0  # source equals target
    too_long: int = 0
    bad_ratio: int = 0  # one side far longer than the other
    annotated: int = 0  # holds markup, code or the remarks of a dictionary
    explained: int = 0  # the entry of a dictionary explains a word instead of translating it
    other_language: int = 0
    other_numbers: int = 0  # the sides hold different numbers
    near_duplicates: int = 0  # differs from another pair only in short words and numbers
    less_common: int = 0  # a word of a dictionary has more common translations
    duplicates: int = 0
    contradictions: int = 0  # the same text under several labels
    leaked: int = 0  # shares a side with an evaluation set
    kept: int = 0

    def __str__(self) -> str:
        """Return one line, without the counts that are 0."""
        counts = ((field.name, getattr(self, field.name)) for field in fields(self))
        return ", ".join(f"{name.replace('_', ' ')} {count:,}" for name, count in counts if count or name == "kept")


def comparable(text: str) -> str:
    """Return the form under which two texts count as the same: NFKC, case folded, letters and digits only.

    A text without any letter or digit keeps its signs, so that "?" and "!" stay apart.
    """
    folded = unicodedata.normalize("NFKC", text).casefold()
    words = " ".join(re.sub(r"[\W_]+", " ", re.sub(r"['\u2019]", "", folded)).split())
    return words or " ".join(folded.split())


def is_too_long(pair: tuple[str, str], most_words: int) -> bool:
    """Say whether either side has more than ``most_words`` words."""
    return max(len(side.split()) for side in pair) > most_words


def has_bad_ratio(pair: tuple[str, str], most: float = 2.5, slack: int = 15, ratio: float = 1.0) -> bool:
    """Say whether the longer side has more than ``most`` times the characters of the shorter one plus ``slack``.

    The slack keeps short exclamations, whose translations differ freely in length. Usual pairs of the two languages
    have ``ratio`` characters of the target for one of the source.
    """
    shorter, longer = sorted((len(pair[0]) * ratio, float(len(pair[1]))))
    return longer > most * shorter + slack


def filter_pairs(
    pairs: Iterable[Item],
    most_words: int = 60,
    fault: Callable[[Item], str] | None = None,
    near: Callable[[str], str] | None = None,
    apart_from: Iterable[Item] = (),
    ratio: float = 1.0,
) -> tuple[list[Item], dict[str, int]]:
    """Return the pairs fit for training, each once, and the counts of the others by ``FilteringReport`` field.

    Args:
        pairs: sources and targets.
        most_words: of each side.
        fault: returns the ``FilteringReport`` field of a pair that is unfit, or an empty text.
        near: returns a key that near duplicates share, of a source.
        apart_from: pairs of evaluation sets, of which no pair may be a near duplicate.
        ratio: characters of the target for one of the source, in usual pairs.
    """
    kept: list[Item] = []
    seen: set[tuple[str, str]] = set()
    near_ones = {near(item[0]) for item in apart_from} if near else set()
    counts: dict[str, int] = defaultdict(int)
    for pair in pairs:
        key = (comparable(pair[0]), comparable(pair[1]))
        faults = {
            "duplicates": key in seen,
            "empty": not all(key),
            "same_both_sides": key[0] == key[1],
            "too_long": is_too_long(pair, most_words),
            "bad_ratio": has_bad_ratio(pair, ratio=ratio),
        }
        found = next((name for name, has in faults.items() if has), "") or (fault(pair) if fault else "")
        if not found and near:
            near_key = near(pair[0])
            found = "near_duplicates" if near_key in near_ones else ""
            near_ones.add(near_key)
        if found:
            counts[found] += 1
        else:
            seen.add(key)
            kept.append(pair)
    return kept, dict(counts)


def filter_examples(examples: Iterable[Item]) -> tuple[list[Item], dict[str, int]]:
    """Return each text once; a text under several labels is dropped whole. Counts as ``filter_pairs``."""
    first: dict[str, Item] = {}
    labels: dict[str, set[str]] = defaultdict(set)
    read = empty = 0
    for example in examples:
        read += 1
        text, label = example
        key = comparable(text)
        empty += not key
        first.setdefault(key, example)
        labels[key].add(label)
    kept = [example for key, example in first.items() if key and len(labels[key]) == 1]
    contradictions = sum(len(names) > 1 for key, names in labels.items() if key)
    duplicates = read - empty - len(kept) - contradictions
    return kept, {"empty": empty, "duplicates": duplicates, "contradictions": contradictions}


def drop_leaks(training: Sequence[Item], evaluation: Iterable[Item], sides: tuple[int, ...]) -> list[Item]:
    """Return the training items that share no compared side with any evaluation item.

    ``sides`` are (0, 1) of pairs, and (0,) of examples, where classes are shared by design.
    """
    items = list(evaluation)
    forbidden = {side: {comparable(item[side]) for item in items} for side in sides}
    return [one for one in training if not any(comparable(one[side]) in texts for side, texts in forbidden.items())]


def hash_unit(text: str, salt: str) -> float:
    """Return a number in [0, 1) that depends on the text and the salt only."""
    digest = hashlib.sha256(f"{salt}\n{text}".encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:6]) / 2**48


def turned_round(pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the pairs with their sides changed over."""
    return [(target, source) for source, target in pairs]


def hold_out(
    pairs: Sequence[tuple[str, str]],
    size: int = HOLD_OUT,
    most_words: int = HOLD_OUT_WORDS,
    is_fit: Callable[[tuple[str, str]], bool] = lambda pair: True,
) -> Splits:
    """Set validation and test pairs aside, ``size`` of each, by the hash of their source.

    No two of them share a side; the order of the file has no say. Training is all the rest, cleaned of their texts by
    ``load_corpora``. A small corpus gives at most a tenth of its pairs to each. Pairs that are not ``is_fit`` stay in
    training, where a filter counts them.
    """
    most = 2 * min(size, len(pairs) // 10)
    chosen: list[int] = []
    sources: set[str] = set()
    targets: set[str] = set()

    def order(index: int) -> tuple[float, tuple[str, str]]:  # alphabetical among translations of one source
        return hash_unit(comparable(pairs[index][0]), SALT), pairs[index]

    for index in sorted(range(len(pairs)), key=order):
        source, target = map(comparable, pairs[index])
        fresh = source and target and source != target and source not in sources and target not in targets
        if len(chosen) == most:
            break
        if fresh and not is_too_long(pairs[index], most_words) and is_fit(pairs[index]):
            chosen.append(index)
            sources.add(source)
            targets.add(target)
    aside = set(chosen)
    return {
        "train": [pair for index, pair in enumerate(pairs) if index not in aside],
        "validation": [pairs[index] for index in chosen[::2]],
        "test": [pairs[index] for index in chosen[1::2]],
    }


def set_aside(examples: Sequence[Item], fraction: float) -> tuple[list[Item], list[Item]]:
    """Return training examples and about ``fraction`` of all as validation, by the hash of their text, each once."""
    train: list[Item] = []
    held: list[Item] = []
    for example in examples:
        unit = hash_unit(comparable(example[0]), SALT)
        (held if unit < fraction else train).append(example)
    return train, filter_examples(held)[0]
