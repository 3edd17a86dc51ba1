"""Phrases of a dictionary of several words, alone and in made sentences: "Er muss per Dauerauftrag zahlen."

A German infinitive stands at the end of its phrase, as it does after "will" or "muss". So a phrase fits into a
sentence without a change, but for the words that name the person: "sich" needs a third person, "sein" a man.
"""

import random
import re
from collections import defaultdict
from collections.abc import Sequence

from core.training.data.bilingual import WORD, Usage
from core.training.data.made import always, fill, read_templates
from core.training.data.made_names import name

_LEAST_WORDS = 2  # of each side, without "to" and articles
# Two translations of one word: "eine Grube Schacht befahren".
_LIST = re.compile(r"[A-ZÄÖÜ][\w-]+ [A-ZÄÖÜ]|\b(\w+) (?i:\1)\b")
# Names, and "you bake", which stands for one form of a verb.
_NO_PHRASE = re.compile(r"(?!I\b)[A-Z]|^(?:you|he|she|it|I|they) ")
_LITTLE = frozenset(("to", "a", "an", "the", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "sich"))
_PERSON = {"one's": "his", "your": "his", "oneself": "himself", "yourself": "himself", "somebody's": "his"}
_OF_A_PERSON = re.compile(r"\b(?:" + "|".join(_PERSON) + r")(?![\w'])")
_HIS = re.compile(r"\b(?:his|him|himself|her|their)\b")
_SEIN = re.compile(r"\bsein(?:e|en|em|er|es)? ")
_INFINITIVE = re.compile(r"[a-zäöüß]+n")


def made_phrases(entries: Sequence[tuple[str, str]], everyday: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return training pairs of English and German with phrases of a dictionary whose words are ``everyday``."""
    rng = random.Random("phrases")
    templates = read_templates("phrase-frames.tsv", "de")
    pairs: list[tuple[str, str]] = []
    for source, target in _chosen(entries, everyday):
        pairs.append((source, target))
        kinds = _kinds(source, target)
        if kinds:
            kind = rng.choice(kinds)
            said = _OF_A_PERSON.sub(lambda match: _PERSON[match[0]], source.removeprefix("to "))
            fitting = [template for template in templates if f"{{{kind}}}" in template[0]]
            pairs.append(fill(rng.choice(fitting), {kind: always((said, target)), "name": name}, "de", rng))
    return pairs


def _chosen(entries: Sequence[tuple[str, str]], everyday: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return each phrase of known words, with that translation whose words are the most common ones."""
    english = Usage(source.lower() for source, _ in everyday)
    german = Usage(target for _, target in everyday)

    def rareness(target: str) -> tuple[int, int, int]:
        counts = [len(german.sentences.get(word, ())) for word in WORD.findall(target)]
        return counts.count(0), -min(counts), len(counts)

    groups: dict[str, list[str]] = defaultdict(list)
    for source, target in entries:
        words, others = ([w for w in WORD.findall(side) if w.lower() not in _LITTLE] for side in (source, target))
        if min(len(words), len(others)) < _LEAST_WORDS or (_LIST.search(target) and not _LIST.search(source)):
            continue
        is_known = all(word.lower() in english.sentences for word in words)
        if is_known and not _NO_PHRASE.search(source) and rareness(target)[0] <= len(words) - _LEAST_WORDS:
            groups[source].append(target)
    return [(source, min(targets, key=rareness)) for source, targets in groups.items()]


def _kinds(source: str, target: str) -> list[str]:
    """Return the slots that a phrase fits, by the persons that may do what it says."""
    if not source.startswith("to ") or not _INFINITIVE.fullmatch(target.split()[-1]) or target.startswith("zu "):
        return []
    if _OF_A_PERSON.search(source) or _HIS.search(source) or _SEIN.search(target):
        return ["any"]
    return ["any", "other"] if "sich " in target else ["any", "other", "plain"]
