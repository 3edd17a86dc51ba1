"""From what a browser asks for to a run: which model, which sentence, how it is decoded, and what could not be kept."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import core
from core.text.length import refuse_long
from core.text.sentences import split_sentences
from core.trace import Trace
from viz_app.models import ModelEntry, Models, Run
from viz_app.pages.context import read_request
from viz_app.run_links import RUN_PARAMETERS, decoding_from_link, decoding_to_link, forced_to_link, sentence_from_link

MOST_SENTENCES = 100  # of one text: each is a run


@dataclass(frozen=True)
class Wanted:
    """What is to be run.

    ``text`` is all that was typed, ``sentences`` its sentences if there are several and the model reads one at a time,
    ``parameters`` how ``viz_app.run_links`` writes the run, ``notice`` what of a link could not be kept.
    """

    request: Run
    text: str
    sentences: tuple[str, ...]
    parameters: Mapping[str, str]
    notice: str


def understand(models: Models, wanted: dict[str, Any]) -> Wanted:
    """Return what is meant by ``wanted``.

    A link may be old or cut off: what it lacks is replaced and the notice says so. A visitor who types is told.

    Raises:
        core.InputError: if the model or the text is missing or of the wrong kind, or a forced beginning cannot be.
        core.CheckpointError: if the model cannot be loaded.
    """
    is_link, notices = bool(wanted.get("link")), list[str]()
    plain = {"model": wanted.get("model"), "text": wanted.get("text")}
    request = read_request(plain)
    entry = _offer(models, request.model, is_link, notices)
    text = request.text.strip()
    if is_link and not text and entry.examples:
        text = entry.examples[0]
        notices.append("This link holds no sentence; here is an example.")
    if entry.task == "classifier":
        if is_link and any(wanted.get(name) for name in RUN_PARAMETERS):
            notices.append("A classifier writes nothing, so what the link says of decoding is ignored.")
        return Wanted(Run(entry.name, text), text, (), {}, " ".join(notices))
    decoding, unread = decoding_from_link(wanted)
    decoding = _with_possible_beginning(models, entry, decoding, is_link, notices)
    sentences = several_sentences(models, entry, text)
    index, moved = sentence_from_link(wanted.get("sentence"), max(1, len(sentences)))
    if is_link:
        notices += [*unread, moved]
    parameters = decoding_to_link(decoding) | ({"sentence": str(index)} if sentences else {})
    request = Run(entry.name, sentences[index] if sentences else text, decoding=decoding)
    return Wanted(request, text, sentences, parameters, " ".join(filter(None, notices)))


def linked_forced(models: Models, asked: Wanted, trace: Trace) -> Wanted:
    """Write a beginning that was forced token by token as text, if the model cuts that text into the same tokens."""
    if isinstance(asked.request.decoding.prefix, str) or not any(step.forced for step in trace.steps):
        return asked
    forced = [step for step in trace.steps if step.forced]
    ids, text = tuple(step.id for step in forced), "".join(step.token for step in forced).replace("▁", " ").strip()
    written = text if _cut(models, asked.request.model, text) == ids else forced_to_link(ids)
    return replace(asked, parameters={**asked.parameters, "forced": written})


def _offer(models: Models, name: str, is_link: bool, notices: list[str]) -> ModelEntry:
    if not is_link or name in models.entries:
        return models.entry(name)
    entry = next(iter(models.entries.values()))
    notices.append(f"This link asks for the model “{name[:40]}”, which is not here; {entry.title} is.")
    return entry


def _with_possible_beginning(
    models: Models, entry: ModelEntry, decoding: core.Decoding, is_link: bool, notices: list[str]
) -> core.Decoding:
    if not decoding.prefix:
        return decoding
    try:
        models.get(entry.name).prefix_ids(decoding.prefix)
    except core.InputError as refusal:
        if not is_link:
            raise
        notices.append(f"{refusal} The link's “forced” is ignored.")
        return replace(decoding, prefix=())
    return decoding


def several_sentences(models: Models, entry: ModelEntry, text: str) -> tuple[str, ...]:
    """Return the sentences of ``text`` if it has several and the model reads one at a time, else none.

    Raises:
        core.InputError: if there are too many.
        core.CheckpointError: if the model cannot be loaded.
    """
    sentences = tuple(split_sentences(refuse_long(text)))
    if len(sentences) < 2 or not models.get(entry.name).by_sentence:
        return ()
    if len(sentences) > MOST_SENTENCES:
        over = len(sentences) - MOST_SENTENCES
        raise core.InputError(f"This text has {len(sentences)} sentences; {MOST_SENTENCES} fit. Shorten it by {over}.")
    return sentences


def _cut(models: Models, model: str, text: str) -> tuple[int, ...]:
    try:
        return models.get(model).prefix_ids(text) if decoding_from_link({"forced": text})[0].prefix == text else ()
    except core.InputError:
        return ()
