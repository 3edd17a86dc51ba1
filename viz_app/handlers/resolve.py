"""Resolve a request to a run: model, sentence and decoding, and notices for the parts of a link that cannot be used."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import core
from core.results.trace import Trace
from core.sentences import Sentence, sentence
from core.text.sentences import split_sentences
from viz_app.handlers.models import ModelEntry, OfferedModels, Run
from viz_app.protocol import MAX_SENTENCES, write
from viz_app.protocol.chat import chat_of
from viz_app.protocol.decoding import KINDS as DECODING_KINDS
from viz_app.protocol.kinds import ignored, said_by
from viz_app.protocol.requests import HeaderRequest, RunRequest


@dataclass(frozen=True)
class Resolved:
    """A run with its request.

    ``request`` is what was kept of the request, ``sentences`` the sentences of its text if there are several and the
    model reads one at a time, ``notices`` what could not be kept.
    """

    run: Run
    request: RunRequest
    sentences: tuple[str, ...] = ()
    notices: tuple[Sentence, ...] = ()

    @property
    def parameters(self) -> Mapping[str, str]:
        """The parameters of the run in a link, without its model and text."""
        return {name: text for name, text in write(self.request).items() if name not in ("model", "text")}


def resolve(models: OfferedModels, request: HeaderRequest) -> Resolved:
    """Return what is meant by ``request``.

    A link may be old or cut off: what it lacks is replaced and a notice says so. A visitor who types is told. Raises
    ``core.InputError`` if there is no such model, or a forced beginning or a silenced head cannot be, and
    ``core.CheckpointError`` if the model cannot be loaded.
    """
    notices: list[Sentence] = []
    entry = _entry(models, request, notices)
    text = _text(entry, request, notices)
    model = _possible_chat(models, entry, request, notices)
    edits = possible_edits(models, model, request.edits, text, notices) if request.link else request.edits
    kept = RunRequest(model=model, text=text, edits=edits)
    sentences: tuple[str, ...] = ()
    if entry.task in ("translator", "generator"):
        decoding = _possible_decoding(models, entry, replace(request, model=model), notices)
        sentences = several_sentences(models, entry, text)
        index = _nearest(request.sentence, len(sentences), notices) if sentences else None
        kept = replace(kept, decoding=decoding, sentence=index)
    elif any(name in write(request) for name in (*DECODING_KINDS, "sentence")):
        notices.append(sentence("reply-writes-nothing", task=entry.task))
    return Resolved(run_of(kept), kept, sentences, (*notices, *request.notices))


def run_of(request: RunRequest) -> Run:
    """The run that a request of the page is about: the whole text, or the sentence that it names."""
    options = (("edits", request.edits),) if request.edits != core.Edits() else ()
    return Run(request.model, _sentence(request), options, request.decoding)


def with_prefix_as_text(models: OfferedModels, resolved: Resolved, trace: Trace) -> Resolved:
    """Write a beginning that was forced token by token as text, if the model cuts that text into the same tokens."""
    given = resolved.request.decoding.prefix
    if isinstance(given, str) or not given:
        return resolved
    # The beginning that a generator goes on from is forced too, and comes first.
    prefix_steps = [step for step in trace.steps if step.forced][-len(given) :]
    ids = tuple(step.id for step in prefix_steps)
    text = "".join(step.token for step in prefix_steps).replace("▁", " ")
    texts = (one for one in (text.strip(), text) if _cut(models, resolved.run.model, one) == ids)
    prefix = next(texts, ids)
    decoding = replace(resolved.request.decoding, prefix=prefix)
    return replace(resolved, request=replace(resolved.request, decoding=decoding))


def several_sentences(models: OfferedModels, entry: ModelEntry, text: str) -> tuple[str, ...]:
    """Return the sentences of ``text`` if it has several and the model reads one at a time, else none. Raises
    ``core.InputError`` if there are too many, and ``core.CheckpointError`` if the model cannot be loaded."""
    sentences = tuple(split_sentences(text))
    if len(sentences) < 2 or not models.get(entry.name).by_sentence:
        return ()
    if len(sentences) > MAX_SENTENCES:
        over = len(sentences) - MAX_SENTENCES
        raise core.InputError("reply-too-many-sentences", count=len(sentences), most=MAX_SENTENCES, over=over)
    return sentences


def _entry(models: OfferedModels, request: HeaderRequest, notices: list[Sentence]) -> ModelEntry:
    name = chat_of(request.model).model
    if not request.link or name in models.entries:
        return models.entry(name)
    entry = next(iter(models.entries.values()))
    notices.append(sentence("reply-another-model", name=name[:40], title=entry.title))
    return entry


def _possible_chat(models: OfferedModels, entry: ModelEntry, request: HeaderRequest, notices: list[Sentence]) -> str:
    """Return the name of the model, with the chat that is asked for if it has a template."""
    model = chat_of(request.model)._replace(model=entry.name)
    if model.day and not getattr(models.get(entry.name), "has_chat", False):
        if not request.link:
            raise core.InputError("reply-turn-chat-off", title=entry.title)
        notices.append(sentence("reply-read-as-it-is", title=entry.title))
        return entry.name
    return model.name


def _text(entry: ModelEntry, request: HeaderRequest, notices: list[Sentence]) -> str:
    text = entry.text(request.text)
    if text or not request.link or not entry.examples:
        return text
    notices.append(sentence("reply-no-sentence"))
    return entry.examples[0]


def _possible_decoding(
    models: OfferedModels, entry: ModelEntry, request: HeaderRequest, notices: list[Sentence]
) -> core.Decoding:
    prefix = request.decoding.prefix
    if not prefix:
        return request.decoding
    try:
        models.get(request.model).prefix_ids(prefix)
    except core.InputError as refusal:
        if not request.link:
            raise
        notices.append(ignored(refusal, "forced"))
        return replace(request.decoding, prefix=())
    if entry.task == "generator" and not isinstance(prefix, str):
        # The page sends all that it shows.
        given = tuple(models.get(request.model).source_ids(entry.text(request.text)))
        return replace(request.decoding, prefix=prefix[len(given) :] if prefix[: len(given)] == given else prefix)
    return request.decoding


def possible_edits(
    models: OfferedModels, name: str, edits: core.Edits, text: str, notices: list[Sentence]
) -> core.Edits:
    """The ``edits`` that the model called ``name`` can do to ``text``; of heads those that it has, each once. Raises
    ``core.InputError`` if there is no such model, and ``core.CheckpointError`` if the model cannot be loaded."""
    model, missing = models.get(name), []
    kept: dict[str, Any] = {}
    heads = dict.fromkeys(edits.heads_off)
    others = [(field, value) for field, value in edits.named if field != "heads_off"]
    for field, value in [*(("heads_off", (head,)) for head in heads), *others]:
        try:
            alone = core.Edits(**{"padding_side": edits.padding_side, field: value})
            model.check_edits(alone)
            if alone.left_out:
                model.source_ids(text, alone)
        except core.InputError as refusal:
            missing.append(said_by(refusal))
        else:
            kept[field] = (*kept.get(field, ()), *value) if field == "heads_off" else value
    if missing:
        notices.append(sentence("reply-followed-without", problem=missing[0], more=len(missing) - 1))
    return core.Edits(**kept)


def _sentence(request: RunRequest) -> str:
    sentences = split_sentences(request.text) if request.sentence is not None else []
    return sentences[_nearest(request.sentence, len(sentences), [])] if sentences else request.text


def _nearest(place: int | None, count: int, notices: list[Sentence]) -> int:
    index = place or 0
    if index < count:
        return index
    notices.append(sentence("reply-no-such-sentence", place=index + 1, count=count))
    return count - 1


def _cut(models: OfferedModels, model: str, text: str) -> tuple[int, ...]:
    """The ids that ``text`` forces, none if an address could not say it as text."""
    try:
        said = DECODING_KINDS["forced"].read(text, [])
        return models.get(model).prefix_ids(text) if said == text else ()
    except ValueError:
        return ()
