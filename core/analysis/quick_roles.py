"""The roles of a model's heads over a few sentences, in seconds: for models that were never measured."""

import re
from collections.abc import Sequence
from functools import cache

from core.analysis.attribution.question import Model
from core.analysis.head_portraits import runs_over
from core.analysis.head_roles import Progress, watched
from core.analysis.head_rules import RuleScorer
from core.analysis.languages import languages_of
from core.analysis.role_scores import role_scores
from core.checkpoints.checkpoint import checkpoints_folder, read_config
from core.checkpoints.portraits import read_head_portraits
from core.errors import InputError
from core.results.head_roles import THRESHOLD, TIMES_CHANCE, HeadRoles
from core.tracers.threads import one_thread

SENTENCES = 50


@one_thread()
def quick_roles(
    model: Model, texts: Sequence[str], *, progress: Progress = lambda what, done, total: None
) -> HeadRoles:
    """Return the roles of the heads of any model over ``texts``, without effects, alignment and pruning.

    A translator reads its own translations. Texts that the model cannot read are left out.

    Raises:
        InputError: if no text can be read.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    rules, read = RuleScorer(len(texts) // 2, languages_of(model)), list[str]()
    runs = runs_over(model, texts, None, None, progress)
    scores, examples = role_scores(watched(runs, rules.add, lambda trace, _: read.append(trace.text)))
    if not scores:
        raise InputError("core-no-text-read")
    about = {"threshold": THRESHOLD, "times_chance": TIMES_CHANCE, "probe_sentences": len(read)}
    return HeadRoles(scores, {}, examples, None, about, rules.scores())


@cache
def probe_sentences() -> dict[str, tuple[str, ...]]:
    """Return the shipped sentences by language: those that the portraits of our translators show, which may be passed
    on, and what the model made of them where a language has no others."""
    typed, made = dict[str, tuple[str, ...]](), dict[str, tuple[str, ...]]()
    for folder in sorted(checkpoints_folder().glob("*-*")):
        languages = re.fullmatch(r"([a-z]{2})-([a-z]{2})", folder.name)
        portraits = read_head_portraits(folder, read_config(folder)) if languages else None
        if languages and portraits:
            texts = [text for _, text in sorted(portraits.texts.items())][:SENTENCES]
            typed.setdefault(languages[1], tuple(text.text for text in texts))
            made.setdefault(languages[2], tuple(text.output for text in texts))
    return made | typed
