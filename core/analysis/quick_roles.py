"""The roles of a model's heads over a few sentences, in seconds: for models that were never measured."""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from core.analysis.alignment_error import words_of_pieces
from core.analysis.attribution.question import Model
from core.analysis.gold import gold_sentences
from core.analysis.head_roles import Progress, runs_over, watched
from core.analysis.head_rules import RuleScorer
from core.analysis.role_scores import role_scores
from core.analysis.role_targets import Alignment, is_special
from core.budget import StoppedError, check_budget
from core.checkpoints.checkpoint import checkpoints_folder, read_config
from core.checkpoints.measured_files import HEAD_PORTRAITS
from core.errors import InputError
from core.results.head_roles import THRESHOLD, TIMES_CHANCE, HeadRoles
from core.results.trace import Trace
from core.tracers.threads import one_thread

SENTENCES = 50


@one_thread()
def quick_roles(
    model: Model, texts: Sequence[str], *, progress: Progress = lambda what, done, total: None
) -> HeadRoles:
    """Return the roles of the heads of any model over ``texts``, without effects and pruning.

    A translator reads its own translations. Roles of word pairs are measured over the sentences of
    ``core.analysis.gold``, if it translates between their languages. Texts that the model cannot read are left out.

    Raises:
        InputError: if no text can be read.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    rules, read = RuleScorer(len(texts) // 2, model.languages), list[str]()
    runs = runs_over(model, texts, None, None, partial(progress, "portraits"))
    runs = watched(runs, rules.add, lambda trace, _: read.append(trace.text))
    scores, examples = role_scores(itertools.chain(runs, _linked(model)))
    if not read:
        raise InputError("core-no-text-read")
    about = {"threshold": THRESHOLD, "times_chance": TIMES_CHANCE, "probe_sentences": len(read)}
    return HeadRoles(scores, {}, examples, None, about, rules.scores())


def _linked(model: Model) -> Iterator[tuple[Trace, Alignment]]:
    """Yield the cross-attention over sentences whose words were linked by hand, with the links between their tokens."""
    for gold in gold_sentences("-".join(model.languages)):
        check_budget()
        try:
            trace = model.trace(gold.source, target=gold.target)
            words = _words(trace.source_tokens, gold.source), _words([step.token for step in trace.steps], gold.target)
        except StoppedError:
            raise
        except (InputError, ValueError):  # pieces that do not spell the words, as those of a text in lower case
            continue
        pairs = itertools.product(*(one.items() for one in words))
        links = frozenset((source, target) for (source, s), (target, t) in pairs if (s, t) in gold.sure)
        yield replace(trace, attention={"cross": trace.attention["cross"]}), links


def _words(pieces: Iterable[str], text: str) -> dict[int, int]:
    """Return the word of each piece that is none of the model's own."""
    own = {place: piece for place, piece in enumerate(pieces) if not is_special(piece)}
    return dict(zip(own, words_of_pieces(own.values(), text), strict=True))


@cache
def probe_sentences() -> dict[str, tuple[str, ...]]:
    """Return the shipped sentences by language: those that the portraits of our translators show, which may be passed
    on, and what the model made of them where a language has no others."""
    typed, made = dict[str, tuple[str, ...]](), dict[str, tuple[str, ...]]()
    for folder in sorted(checkpoints_folder().glob("*-*")):
        languages = re.fullmatch(r"([a-z]{2})-([a-z]{2})", folder.name)
        portraits = HEAD_PORTRAITS.read(folder, read_config(folder)) if languages else None
        if languages and portraits:
            texts = [text for _, text in sorted(portraits.texts.items())][:SENTENCES]
            typed.setdefault(languages[1], tuple(text.text for text in texts))
            made.setdefault(languages[2], tuple(text.output for text in texts))
    return made | typed
