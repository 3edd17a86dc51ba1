"""Chats: what a model's template makes of them, and a model that reads each text as the last message of one."""

import json
import os
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from core.budget import check_budget
from core.decoding import Decoding
from core.errors import InputError
from core.results.notices import Notice, named, notice
from core.text.length import refuse_long
from core.text.printable import printable
from core.text.spans import Span
from core.tracers.hugging_face import render_chat
from core.tracers.hugging_face.batches import InBatches
from core.tracers.hugging_face.tokenizer import HubTokenizer
from core.tracers.source import Source

if TYPE_CHECKING:
    from core.tracers.hugging_face.model import HubModel

_LONGEST = 20.0  # s on a busy machine, or where a system knows no limit of a processor's time
_START = 60.0  # s that its process may take before
_KEPT = 2_048  # texts: a window of a survey
Message = tuple[str, str]  # role and content
Chat = Sequence[Mapping[str, str]]
_EXAMPLE = '[{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hello"}]'
_ENVIRONMENT = ("PATH", "SYSTEMROOT", "LANG", "HOME")  # nothing else of this process concerns a template


def messages_of(chat: Any) -> list[Message]:
    """Return role and content of each message.

    Raises:
        InputError: if it is no chat, or its last message is blank.
    """
    if not isinstance(chat, Sequence) or isinstance(chat, str) or not chat:
        raise InputError("core-no-chat", given=f"{chat!r:.40}", example=_EXAMPLE)
    for one in chat:
        fits = isinstance(one, Mapping) and set(one) == {"role", "content"}
        if not fits or not all(isinstance(value, str) for value in one.values()):
            raise InputError("core-no-chat-message", given=f"{one!r:.60}", example=_EXAMPLE)
        refuse_long(one["content"])
    return [(one["role"], one["content"]) for one in chat]


def checked_date(day: str | None) -> str:
    """Return the day that a template takes for today, as YYYY-MM-DD.

    Raises:
        InputError: if it is none.
    """
    try:
        return date.today().isoformat() if day is None else date.fromisoformat(day).isoformat()
    except (ValueError, TypeError):
        raise InputError("core-no-date", given=f"{day!r:.40}") from None


class ChatTokenizer(HubTokenizer):
    """A tokenizer that reads a text as the last message of a chat."""

    def __init__(self, plain: HubTokenizer, before: tuple[Message, ...], role: str, day: str) -> None:
        vars(self).update(vars(plain))
        self.before, self.role, self.day = before, role, day

    is_chat = True

    @property
    def told(self) -> dict[str, Any]:
        """The messages before each text, its role and the date, as plain values."""
        return {"before": [*map(list, self.before)], "role": self.role, "date": self.day}

    def source(self, text: str) -> Source:
        """Return what the model reads: nothing is added to what the template makes.

        A token stands in the ``text`` if all of it does.

        Raises:
            InputError: if the template cannot be used.
        """
        whole = rendered(self.template, (*self.before, (self.role, text)), self.special, self.day)
        read = self._read(whole, adds=False)
        inner = text.strip()
        begin = whole.rfind(inner) if inner else -1
        first = text.find(inner) - begin

        def within(span: Span | None) -> Span | None:
            is_in = span is not None and begin >= 0 and begin <= span[0] < span[1] <= begin + len(inner)
            return (span[0] + first, span[1] + first) if span is not None and is_in else None

        return Source(read.ids, read.pieces, tuple(map(within, read.spans)))

    def render_ahead(self, texts: Sequence[str]) -> None:
        """Render texts that will be read, all in one process."""
        messages = ((*self.before, (self.role, text)) for text in texts)
        asked = [_asked(self.template, all_of_it, self.special, self.day) for all_of_it in messages]
        new = [one for one in dict.fromkeys(asked) if one not in _known]
        for one, answer in zip(new, _answers(new), strict=True):
            _keep(one, answer)
            check_budget()

    def about(self, source: Source) -> Notice:
        """Return a notice that names the special tokens of a chat."""
        known = self._special | {index for index, one in self._tokenizer.added_tokens_decoder.items() if one.special}
        pieces = dict.fromkeys(self.piece(token) for token in source.ids if token in known)
        shown, more = named([*map(printable, pieces)])
        return notice("chat", tokens=len(source.ids), special=shown, more=more)


def rendered(template: str, messages: tuple[Message, ...], special: tuple[Message, ...], day: str) -> str:
    """Return the text that ``template`` makes of ``messages``, in a process of its own.

    Args:
        special: names of special tokens, and how they are spelt.
        day: what it takes for today.

    Raises:
        InputError: if it fails, takes more than ``render_chat.SECONDS``, or too much memory or text.
    """
    answer = _answer(_asked(template, messages, special, day))
    if "text" not in answer:
        raise InputError("core-chat-template", fault=answer["error"], detail=answer["detail"])
    return str(answer["text"])


def _asked(template: str, messages: tuple[Message, ...], special: tuple[Message, ...], day: str) -> str:
    told = [{"role": role, "content": content} for role, content in messages]
    return json.dumps({"template": template, "messages": told, "special": dict(special), "date": day}) + "\n"


_known: OrderedDict[str, dict[str, str]] = OrderedDict()  # answers: a process takes long to begin


def _answer(asked: str) -> dict[str, str]:
    answer = _known.pop(asked, None) or next(_answers([asked]))
    if "text" in answer:
        _keep(asked, answer)
    return answer


def _keep(asked: str, answer: dict[str, str]) -> None:
    _known[asked] = answer
    while len(_known) > _KEPT:
        _known.popitem(last=False)


def _answers(asked: Sequence[str]) -> Iterator[dict[str, str]]:
    """Yield the answer to each question. After an answer without a text, a new process gets the remaining questions."""
    waiting = [*asked]
    while waiting:
        with _process() as process:
            is_ready, is_text = _line_of(process, "", _START) == "ready\n", True
            while waiting and is_text:
                said = _line_of(process, waiting.pop(0), _LONGEST) if is_ready else ""
                fault = {"error": "seconds", "detail": str(render_chat.SECONDS)} if is_ready else _NO_JINJA
                answer = dict(json.loads(said)) if said.endswith("\n") else fault
                is_text = "text" in answer
                yield answer


_NO_JINJA = {"error": "jinja2", "detail": ""}


def _process() -> "subprocess.Popen[str]":
    kept = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
    environment = kept | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen(
        [sys.executable, "-P", str(Path(render_chat.__file__))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
        encoding="utf-8",
    )


def _line_of(process: "subprocess.Popen[str]", asked: str, seconds: float) -> str:
    """Return the line that a process answers with, or '' if it ends or takes longer."""
    assert process.stdin is not None
    assert process.stdout is not None
    end = threading.Timer(seconds, process.kill)
    end.start()
    try:
        process.stdin.write(asked)
        process.stdin.flush()
        return process.stdout.readline()
    except BrokenPipeError:
        return ""
    finally:
        end.cancel()


class InChats(InBatches):
    """A model that may read its texts as messages of a chat."""

    tokenizer: HubTokenizer

    @property
    def has_chat(self) -> bool:
        """True if it has a template for chats."""
        return bool(self.tokenizer.template) and self.task == "generator"

    def as_chat(self, before: Sequence[Message] = (), role: str = "user", date: str | None = None) -> Any:
        """Return the model, which reads each text as the last message of a chat.

        Args:
            before: role and content of the messages before it.
            role: of the text.
            date: what a template takes for today, such as "2026-11-28"; None is today.

        Raises:
            InputError: if it has no template, or the date is none.
        """
        if not self.has_chat:
            raise InputError("core-no-chat-template", model=self.name)
        chat = ChatTokenizer(self.tokenizer, tuple(before), role, checked_date(date))
        return replace(cast("HubModel", self), tokenizer=chat)

    def in_chat(self, text: str | None, chat: Any, date: str | None) -> tuple[Any, str]:
        """Return the model that reads the last message of ``chat``, and this message.

        Raises:
            InputError: if there is a ``text`` too, the chat is none, or the model has no template.
        """
        if (text is None) == (chat is None):
            raise InputError("core-text-or-chat")
        *before, (role, last) = messages_of(chat)
        return self.as_chat(before, role, date), last

    def typed_places(self, text: str) -> list[int]:
        """Return the places of the tokens of ``text`` itself in a chat, among those of ``scored_ids`` but the first.

        They are all of them if its template leaves no token of the text as it is.
        """
        source, scored = self.tokenizer.source(text), len(self.scored_ids(text)) - 1
        before = scored - len(source.ids)
        own = [before + at for at, span in enumerate(source.spans) if span and before + at >= 0]
        return own or [*range(scored)]

    def _continue(self, texts: list[str], decoding: Decoding) -> list[str]:
        sources = [self.checked_ids(text) for text in texts]
        written = self.write_batch(sources, decoding)
        return [*map(self._said, texts, sources, written)]

    def _said(self, text: str, read: Sequence[int], written: Sequence[int]) -> str:
        """Return the text and what follows; of a chat the answer alone."""
        if self.tokenizer.is_chat:
            return self.tokenizer.decode(written)
        return self.tokenizer.continued(text, read, written)

    def _about_chat(self, source: Source) -> Iterator[Notice]:
        if isinstance(self.tokenizer, ChatTokenizer):
            yield self.tokenizer.about(source)
