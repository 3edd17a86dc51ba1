"""One model over many texts: in batches, in the order of the texts, in constant memory."""

import itertools
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from core.analysis.attribution.question import Model, refuse_no_model
from core.analysis.chrf import sentence_chrf
from core.analysis.flags import FUNCTION_WORDS, Written, flags_of, is_content
from core.analysis.role_targets import words_of
from core.budget import StoppedError, check_budget
from core.decoding import Decoding
from core.errors import InputError, options_of, whole
from core.files import refuse_halves, without_halves
from core.interventions.edits import Edits
from core.interventions.steer import plain_steers
from core.results.survey import Survey, SurveyRow
from core.results.survey_files import Resumed
from core.results.verdict import verdict
from core.sentences import Words
from core.text.length import LONGEST_TEXT, refuse_long
from core.text.sentences import split_sentences
from core.tracers.batch_reading import ReadPair, ReadRow, in_token_batches
from core.tracers.hugging_face.placing import weights_mark
from core.tracers.threads import inference

FIRST_WINDOW, WINDOW = 64, 2_048  # texts sorted by length together; the first ones are few, to be there soon
BATCH = 96  # rows of a pass
ALIGNERS = 4  # heads that say how much of a word was seen
_DIGITS = 6  # of numbers that are kept
_BY_TOKEN = ("log_p", "entropy", "runner_up_log_p")

Progress = Callable[[int], object]  # told how many texts are done
Item = tuple[int, str, str | None]  # index, text, reference


@dataclass(frozen=True, eq=False)
class _Run:
    """One survey: its model and its options."""

    model: Model
    edits: Edits
    decoding: Decoding
    batch: int
    aligners: tuple[tuple[int, int], ...]
    languages: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class _Part:
    """One sentence of a text, or one stretch of a long one, with the numbers of each token."""

    output: str
    ids: tuple[int, ...]
    tokens: tuple[str, ...]
    row: ReadRow
    seen: tuple[tuple[str, float], ...]
    finished: bool


def survey(
    model: Model,
    texts: Iterable[str],
    references: Iterable[str] | None = None,
    *,
    labels: Iterable[str] | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
    decoding: Decoding | Mapping[str, Any] | None = None,
    batch: int = BATCH,
    progress: Progress | None = None,
    resume: str | os.PathLike[str] | None = None,
) -> Survey:
    """Return what ``model`` makes of every text; see ``survey_rows``, which keeps no row."""
    run, about = _begun(model, references, labels, edits, decoding, batch)
    return Survey(tuple(_rows(run, about, _items(texts, references, labels), progress, resume)), about)


def survey_rows(
    model: Model,
    texts: Iterable[str],
    references: Iterable[str] | None = None,
    *,
    labels: Iterable[str] | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
    decoding: Decoding | Mapping[str, Any] | None = None,
    batch: int = BATCH,
    progress: Progress | None = None,
    resume: str | os.PathLike[str] | None = None,
) -> Iterator[SurveyRow]:
    """Yield a row for each text, in their order; only the texts at work are in memory.

    A translator writes each sentence of a text; a classifier gives a label; a generator reads the text. With
    ``model.as_chat()`` each text is a message of a chat, and the numbers are those of its own tokens. Every row is
    what the text gets alone. A text that cannot be read is a row with an ``error``.

    Args:
        texts: any number of them; they are asked for as they are needed.
        references: a translation for each text; with them a row has its chrF.
        labels: the label that a classifier should give each text.
        edits: changes to every run, as ``Edits`` or a mapping. Other changes than heads off and tokens left out make a
            batch of each text, so they take longer.
        decoding: how a translator chooses its words; greedy if not given.
        batch: the most rows of one pass.
        progress: told after each window how many texts are done; what it raises ends the work.
        resume: a file of JSON lines that keeps all rows; rows that stand there already are not computed again.

    Raises:
        InputError: if the model does none of this, references and texts differ in number, an edit does not fit, the
            model changes meanwhile, or ``resume`` is the file of another survey.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    run, about = _begun(model, references, labels, edits, decoding, batch)
    return _rows(run, about, _items(texts, references, labels), progress, resume)


def _begun(
    model: Model, references: Any, labels: Any, edits: Any, decoding: Any, batch: int
) -> tuple[_Run, dict[str, Any]]:
    """Return the options of a survey, checked, and what it depends on."""
    refuse_no_model(model)
    if model.task == "encoder":
        raise InputError("core-nothing-to-survey", model=model.name)
    whole("batch", batch, 1)
    if references is not None and labels is not None:
        raise InputError("core-references-or-labels")
    edits, decoding = options_of(Edits, edits), options_of(Decoding, decoding)
    model.check_edits(edits)
    run = _Run(model, edits, decoding, batch, _aligners(model), model.languages)
    return run, survey_about(model, edits=edits, decoding=decoding)


def survey_about(
    model: Model,
    *,
    edits: Edits | Mapping[str, Any] | None = None,
    decoding: Decoding | Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return what a survey depends on, beside the texts: the key of a file that is gone on with."""
    default, chosen = Decoding(), options_of(Decoding, decoding)
    changes = dict(options_of(Edits, edits).named)
    chat = _chat_of(model)
    return ({"chat": chat.told} if chat else {}) | {
        "model": model.name,
        "task": model.task,
        "weights_sha256": weights_mark(model.module),
        "decoding": {name: value for name, value in vars(chosen).items() if value != getattr(default, name)},
        "edits": changes | ({"steer": plain_steers(changes["steer"])} if "steer" in changes else {}),
        "versions": {name: _version(name) for name in ("glassformer", "torch")},
    }


def _chat_of(model: Any) -> Any:
    """Return the tokenizer that reads each text as a message of a chat; None if the model has another one."""
    return model.tokenizer if getattr(model.tokenizer, "is_chat", False) else None


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"  # a page without a server has the files alone


def _aligners(model: Model) -> tuple[tuple[int, int], ...]:
    """Return layer and head of the best measured aligners; none of a model that was not measured."""
    roles = model.head_roles
    if model.task != "translator" or roles is None:
        return ()
    strength = roles.scores["cross"]["alignment"].strength
    best = np.argsort(-strength, axis=None, kind="stable")[:ALIGNERS]
    return tuple((int(layer), int(head)) for layer, head in zip(*np.unravel_index(best, strength.shape), strict=True))


def _items(texts: Iterable[str], references: Iterable[str] | None, labels: Iterable[str] | None) -> Iterator[Item]:
    if isinstance(texts, str):
        raise InputError("core-no-texts", name="texts", given=f"{texts!r:.40}")
    given = references if references is not None else labels
    if isinstance(given, str):
        raise InputError("core-no-texts", name="references", given=f"{given!r:.40}")
    missing: Any = object()
    pairs: Iterable[Any] = zip(texts, itertools.repeat(None))
    if given is not None:
        pairs = itertools.zip_longest(texts, given, fillvalue=missing)
    for index, (text, other) in enumerate(pairs):
        if missing in (text, other):
            raise InputError("core-text-missing", what="text" if text is missing else "reference", index=index)
        yield index, text, None if other is None else refuse_halves(str(other), f"reference {index}")


def _rows(
    run: _Run, about: Mapping[str, Any], items: Iterator[Item], progress: Progress | None, resume: Any
) -> Iterator[SurveyRow]:
    kept = Resumed(resume, about) if resume is not None else None
    done = 0
    for row in kept.rows() if kept else ():
        _, text, reference = next(items, (0, None, None))
        if (row.index, row.text, row.reference) != (done, without_halves(str(text)), reference):
            raise InputError("core-resume-other-texts", file=str(resume), index=done, text=f"{row.text!r:.60}")
        done += 1
        yield row
    size = FIRST_WINDOW
    while window := list(itertools.islice(items, size)):
        with inference():
            rows = _window(run, window)
        if weights_mark(run.model.module) != about["weights_sha256"]:
            raise InputError("core-model-changed", index=done)
        if kept:
            kept.add(rows)
        done += len(rows)
        yield from rows
        if progress:
            progress(done)
        size = min(2 * size, WINDOW)


def _window(run: _Run, window: Sequence[Item]) -> list[SurveyRow]:
    """Return the rows of some texts; a sentence that stands there twice is run once."""
    if chat := _chat_of(run.model):
        chat.render_ahead([str(text) for _, text, _ in window if len(str(text)) <= LONGEST_TEXT])
    cut = {text: _sentences(run, text) for text in dict.fromkeys(text for _, text, _ in window)}
    readable = {sentence: ids for parts in cut.values() if not isinstance(parts, InputError) for sentence, ids in parts}
    found = dict(zip(readable, _parts(run, [*readable.values()]), strict=True))
    return [_row(run, item, cut[item[1]], found) for item in window]


Sentences = list[tuple[str, list[int]]]  # each with its ids


def _sentences(run: _Run, text: str) -> Sentences | InputError:
    """Return the sentences that a text is run in, or why it cannot be read."""
    try:
        if run.model.task == "generator":
            return [(text, run.model.scored_ids(refuse_long(text)))]
        splits = run.model.by_sentence and not run.decoding.prefix
        parts = (split_sentences(refuse_long(text)) if splits else []) or [text]
        return [(part, run.model.checked_ids(part, run.edits)) for part in parts]
    except StoppedError:
        raise
    except InputError as error:
        return error


def _parts(run: _Run, sources: list[list[int]]) -> list[_Part]:
    """Return what was read and written for each of ``sources``."""
    model = run.model
    if model.task == "generator":
        return _read_whole(run, sources)
    targets: Sequence[tuple[int, ...]] = [()] * len(sources)
    if model.task == "translator" and sources:
        targets = model.write_batch(sources, run.decoding, run.edits)
    return _read(run, [*zip(sources, targets, strict=True)])


def _read(run: _Run, pairs: Sequence[ReadPair]) -> list[_Part]:
    def read(batch: list[ReadPair]) -> list[_Part]:
        check_budget()
        rows = run.model.read_batch(batch, maps=bool(run.aligners), edits=run.edits)
        return [_part(run, pair, row) for pair, row in zip(batch, rows, strict=True)]

    rows = run.batch if run.edits.only_silence else 1
    return in_token_batches(pairs, lambda pair: max(map(len, pair)), read, rows)


def _read_whole(run: _Run, texts: list[list[int]]) -> list[_Part]:
    """Read texts that may be longer than a generator reads at once, in stretches that overlap by a token."""
    longest = run.model.longest
    starts = [[*range(0, max(1, len(ids) - 1), longest)] for ids in texts]
    cut = [ids[at : at + longest + 1] for ids, places in zip(texts, starts, strict=True) for at in places]
    read = iter(_read(run, [(ids[:1], ids[1:]) for ids in cut]))
    return [_joined(list(itertools.islice(read, len(places)))) for places in starts]


def _joined(parts: Sequence[_Part]) -> _Part:
    """Return several parts as one; their numbers are side by side."""
    rows = [part.row for part in parts]
    arrays: dict[str, Any] = {name: np.concatenate([getattr(row, name) for row in rows]) for name in _BY_TOKEN}
    return replace(
        parts[0],
        output=" ".join(part.output for part in parts) if any(part.output for part in parts) else "",
        ids=sum((part.ids for part in parts), ()),
        tokens=sum((part.tokens for part in parts), ()),
        seen=sum((part.seen for part in parts), ()),
        row=replace(rows[0], runner_up=sum((row.runner_up for row in rows), ()), **arrays),
        finished=all(part.finished for part in parts),
    )


def _only(part: _Part, places: Sequence[int]) -> _Part:
    """Return the part with some of its tokens."""
    arrays: dict[str, Any] = {name: getattr(part.row, name)[places] for name in _BY_TOKEN}
    row = replace(part.row, runner_up=tuple(part.row.runner_up[at] for at in places), **arrays)
    ids, tokens = tuple(part.ids[at] for at in places), tuple(part.tokens[at] for at in places)
    return replace(part, ids=ids, tokens=tokens, row=row)


def _part(run: _Run, pair: ReadPair, row: ReadRow) -> _Part:
    source, target = pair
    tokenizer = run.model.tokenizer
    ends = getattr(getattr(run.model, "config", None), "end_id", None)
    return _Part(
        output=tokenizer.decode(target) if run.model.task == "translator" else "",
        ids=tuple(map(int, target)),
        tokens=tuple(tokenizer.pieces(list(target))),
        row=replace(row, attention={}),
        seen=_seen(run, list(source), row) if run.aligners else (),
        finished=ends is None or not len(target) or target[-1] == ends,
    )


def _seen(run: _Run, ids: list[int], row: ReadRow) -> tuple[tuple[str, float], ...]:
    """Return the content words of the source, each with the most attention that an aligner gives it in one row.

    Where the words of a language are not known, all words count.
    """
    cross = np.stack([row.attention["cross"][layer, head] for layer, head in run.aligners])
    tokenizer = run.model.tokenizer
    words = words_of(tokenizer.pieces(ids)[:-1])
    shares = [float(cross[:, :, places].sum(-1).max()) for places in words]
    spelled = [tokenizer.decode([ids[place] for place in places]).strip() for places in words]  # bytes are characters
    source = next(iter(run.languages), "")
    return tuple(
        (word, round(min(1.0, share), 2))
        for word, share in zip(spelled, shares, strict=True)
        if source not in FUNCTION_WORDS or is_content(word, source)
    )


def _row(run: _Run, item: Item, parts: Sentences | InputError, found: Mapping[str, _Part]) -> SurveyRow:
    index, text, reference = item
    if isinstance(parts, InputError):
        error = Words(parts.said) if parts.said else str(parts)
        return SurveyRow(index=index, text=without_halves(str(text)), reference=reference, error=error)
    part = _joined([found[sentence] for sentence, _ in parts])
    if run.model.task == "classifier":
        return _classified(run, item, part)
    if _chat_of(run.model):
        part = _only(part, run.model.typed_places(text))  # type: ignore[union-attr]
    log_p, entropy = (_rounded(numbers) for numbers in (part.row.log_p, part.row.entropy))
    row = SurveyRow(
        index=index,
        text=text,
        output=part.output,
        reference=reference,
        ids=part.ids,
        tokens=part.tokens,
        log_p=log_p,
        entropy=entropy,
        seen=part.seen,
    )
    least = row.least_at
    if least is not None:
        piece = run.model.tokenizer.pieces([part.row.runner_up[least]])[0]
        row = replace(row, runner_up=(piece, round(math.exp(part.row.runner_up_log_p[least]), _DIGITS)))
    if run.model.task == "generator":
        return row
    written = Written(text, part.output, part.tokens, [*map(math.exp, log_p)], part.seen, part.finished)
    chrf = None if reference is None else round(sentence_chrf(part.output, reference), 4)
    return replace(row, flags=flags_of(written, run.languages), chrf=chrf)


def _classified(run: _Run, item: Item, part: _Part) -> SurveyRow:
    index, text, reference = item
    probabilities = _rounded(part.row.probabilities)
    said = verdict(run.model.labels, probabilities, run.model.unsure_below)
    return SurveyRow(
        index=index,
        text=text,
        output=said.word,
        reference=reference,
        probabilities=dict(zip(run.model.labels, probabilities, strict=True)),
        flags={"unsure": (said.label,)} if said.unsure else {},
    )


def _rounded(numbers: np.ndarray) -> tuple[float, ...]:
    return tuple(np.round(numbers.astype(np.float64), _DIGITS).tolist())
