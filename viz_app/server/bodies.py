"""Checks of a call's body before Gradio sees it, because Gradio answers most mistakes with a traceback.

A body is taken apart and built anew from the parts that are known; whatever else it holds stays outside. Sessions are
among it: the page keeps what it shows by itself, so the server needs none, and so keeps nothing for one.
"""

import inspect
from collections.abc import Callable
from typing import Any

import orjson

from core.errors import InputError
from core.sentences import Sentence, sentence
from core.text.printable import printable
from viz_app.server.visitors import SESSION

MAX_BODY = 400_000  # bytes: the longest text, every character escaped, with room for all parameters of an address
MAX_DEPTH = 20  # lists in lists; the page sends four
MAX_PARTS = 4_000  # lists and objects; the page sends a few
EARLIER = sentence("reply-earlier-version")
_FORM = 'Send a JSON object such as {"data": ["A man rides a bike."]}.'

Body = dict[str, Any]


class Refused(Exception):  # noqa: N818
    """A call that is not made: an HTTP status and one sentence, or an error that holds one.

    What only a program can do wrong, never the page, is said in English alone.
    """

    def __init__(self, status: int, said: Sentence | InputError | str) -> None:
        super().__init__(said)
        self.status, self.said = status, getattr(said, "said", said)

    @property
    def reply(self) -> dict[str, Any]:
        """The sentence in English, and by its id where the page says it."""
        by_id = {"said": self.said.to_json()} if isinstance(self.said, Sentence) else {}
        return {"error": str(self.said)} | by_id


def read_body(content: bytes) -> Body:
    """Return the JSON object in ``content``. Raises ``Refused`` if it is none, too deep, or no UTF-8 can hold it."""
    if content.count(b"[") + content.count(b"{") > MAX_PARTS:
        raise Refused(400, f"The body has more than {MAX_PARTS} lists and objects. {_FORM}")
    try:
        body = orjson.loads(content)
        _refuse_depth(body)
    except ValueError as error:
        if "surrogate" in str(error):
            raise Refused(400, sentence("reply-half-character")) from None
        raise Refused(400, f"The body cannot be read as JSON. {_FORM}") from None
    if not isinstance(body, dict):
        raise Refused(400, f"The body is no JSON object. {_FORM}")
    return body


def checked(way: str, name: str, body: Body, blocks: Any) -> Body:
    """Return what Gradio is to be handed for a call with this ``body``, whose address says ``way`` and ``name``, see
    ``addresses.called``. Raises ``Refused`` if the call cannot be made."""
    return _WAYS[way](name, body, blocks)


def _run(name: str, body: Body, blocks: Any) -> Body:
    function = _function(name, body, blocks)
    return {"data": _values(function, body.get("data")), "fn_index": function._id}


def _join(name: str, body: Body, blocks: Any) -> Body:
    session = body.get("session_hash")
    if not isinstance(session, str) or not SESSION.fullmatch(session):
        raise Refused(400, "The request names no session; let a client of Gradio make it, or POST to /gradio_api/call.")
    return _run("", body, blocks) | {"session_hash": session}


def _call(name: str, body: Body, blocks: Any) -> Body:
    return {"data": _values(_function(name, {}, blocks), body.get("data"))}


def _call_by_name(name: str, body: Body, blocks: Any) -> Body:
    function = _function(name, {}, blocks)
    names = _parameters(function)
    if unknown := [one for one in body if one not in names]:
        raise Refused(
            400, f"There is no parameter “{printable(unknown[0][:40])}”; {function.api_name} takes {_list(names)}."
        )
    given = {one: body[one] for one in names if one in body}
    if list(given) != names[: len(given)]:
        raise Refused(400, f"A value is missing; {function.api_name} takes {_list(names)}.")
    return dict(zip(names, _values(function, list(given.values())), strict=True))


def _ask(name: str, body: Body, blocks: Any) -> Body:
    view, _, function = name.partition("/")
    if function not in blocks.own_page.functions.get(view, {}):
        raise Refused(404, EARLIER)
    return {"data": body.get("data"), "view": view, "name": function}


def _cancel(name: str, body: Body, blocks: Any) -> Body:
    session, event, index = (body.get(part) for part in ("session_hash", "event_id", "fn_index"))
    if not isinstance(session, str) or not isinstance(event, str) or not _is_key(index, blocks.fns):
        raise Refused(400, "To cancel a call, name its session_hash, event_id and fn_index.")
    return {"session_hash": session, "event_id": event, "fn_index": index}


_WAYS: dict[str, Callable[[str, Body, Any], Body]] = {
    "run": _run,
    "api": _run,
    "call": _call,
    "call/v2": _call_by_name,
    "queue/join": _join,
    "ask": _ask,
    "cancel": _cancel,
}


def _function(name: str, body: Body, blocks: Any) -> Any:
    """Return the function that is called: by its number, else by its name. Those of ``/plain`` are undocumented."""
    known = {one.api_name: one for one in blocks.fns.values() if one.api_visibility != "private"}
    index = body.get("fn_index")
    function = known.get(name) if index is None else blocks.fns[index] if _is_key(index, blocks.fns) else None
    if function not in known.values():
        public = [name for name, one in known.items() if one.api_visibility == "public"]
        raise Refused(404, f"There is no such function; the API has {_list(public)}.")
    return function


def _values(function: Any, data: Any) -> list[Any]:
    """Return a text for every input of ``function``; those at the end that were left out are its defaults.

    Gradio would read other values too: it fetches a file from any address that a dictionary names. The components of
    ``/plain`` also send whole numbers, lists of texts, and nothing where nothing is chosen.
    """
    inputs, is_public = function.inputs, function.api_visibility == "public"
    if not isinstance(data, list):
        raise Refused(400, f"The values have to be a list. {_FORM}")
    if len(data) > len(inputs):
        raise Refused(400, f"These are {len(data)} values; {len(inputs)} fit: {_list(_parameters(function))}.")
    for name, value in zip(_parameters(function), data, strict=False):
        if not isinstance(value, str) and (is_public or not _is_of_component(value)):
            raise Refused(
                400, f"The value {name} has to be a text, not {orjson.dumps(value)[:40].decode(errors='ignore')}."
            )
    missing = [one.value for one in inputs[len(data) :]]
    if is_public and None in missing:
        raise Refused(400, f"A value is missing; {function.api_name} takes {_list(_parameters(function))}.")
    return [*data, *missing]


def _parameters(function: Any) -> list[str]:
    return list(inspect.signature(function.fn).parameters)[: len(function.inputs)]


def _is_of_component(value: Any) -> bool:
    if isinstance(value, list):
        return all(isinstance(one, str) for one in value)
    return value is None or (isinstance(value, int) and not isinstance(value, bool))


def _is_key(value: Any, known: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value in known


def _list(names: list[str]) -> str:
    return ", ".join(names)


def _refuse_depth(value: Any) -> None:
    level = [value]
    for _ in range(MAX_DEPTH):
        inner = [one.values() if isinstance(one, dict) else one for one in level if isinstance(one, dict | list)]
        level = [one for several in inner for one in several]
        if not level:
            return
    raise ValueError("too deep")
