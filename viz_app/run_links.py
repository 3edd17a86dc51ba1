"""How a run was decoded, and which sentence of a text it shows, as parameters of an address.

============== ======================= ================================================================
parameter      example                 means
============== ======================= ================================================================
decoding       ``beam.4``              beam search of this width
               ``sample.3``            sampling with this seed
length_penalty ``1``                   of beam search
temperature    ``0.8``                 of sampling; 1 if not given
top_k top_p    ``5`` ``0.9``           of sampling
forced         ``Ein Hund``            the text that the translation starts with
               ``ids.12.845.3``        the tokens it starts with, where text would be cut into others
sentence       ``1``                   which sentence of the text is shown, counted from 0
============== ======================= ================================================================

What stands in none of them is greedy, free from its first word, and one sentence.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import core

RUN_PARAMETERS = ("decoding", "length_penalty", "temperature", "top_k", "top_p", "forced", "sentence")
FOUND_AT_MOST = 8  # finished translations of a beam search that a run reports
_IDS = "ids."
_LONGEST = 12_000  # characters of one parameter; more is no address that a browser would carry
_WHOLE = re.compile(r"[0-9]{1,9}")
_DECIMAL = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?")
_NUMBERS = {"length_penalty": "beam", "temperature": "sample", "top_k": "sample", "top_p": "sample"}

Fields = dict[str, Any]


def decoding_to_link(decoding: core.Decoding) -> dict[str, str]:
    """Return the parameters that stand for ``decoding``; those that say what holds anyway are left out.

    Its ``hypotheses``, ``max_tokens`` and ``alternatives`` are the page's own and no part of a link.
    """
    plain = core.Decoding()
    written = {"decoding": "", "forced": forced_to_link(decoding.prefix)}
    if decoding.beam > 1:
        penalty = decoding.length_penalty
        written |= {"decoding": f"beam.{decoding.beam}"}
        written |= {"length_penalty": "" if penalty == plain.length_penalty else _decimal(penalty)}
    elif decoding.temperature > 0:
        written |= {"decoding": f"sample.{decoding.seed}"}
        written |= {"temperature": "" if decoding.temperature == 1 else _decimal(decoding.temperature)}
        written |= {
            "top_k": str(decoding.top_k or ""),
            "top_p": "" if decoding.top_p == 1 else _decimal(decoding.top_p),
        }
    return {name: text for name, text in written.items() if text}


def decoding_from_link(parameters: Mapping[str, Any]) -> tuple[core.Decoding, tuple[str, ...]]:
    """Read what ``decoding_to_link`` wrote, or what a person or a cut-off link made of it.

    Returns:
        The decoding as far as it could be read, and a sentence for each parameter that could not.
    """
    given = {name: parameters[name] for name in RUN_PARAMETERS if parameters.get(name) not in (None, "")}
    fields: Fields = {}
    notices: list[str] = []
    kind = _take(fields, notices, "decoding", given.get("decoding"), _read_kind) if "decoding" in given else "greedy"
    for name, of_kind in _NUMBERS.items():
        if name in given and kind == of_kind:
            _take(fields, notices, name, given[name], _READERS[name])
        elif name in given and kind:
            notices.append(f"The link's “{name}” belongs to {_TITLES[of_kind]} and is ignored.")
    if "forced" in given:
        _take(fields, notices, "forced", given["forced"], _read_forced)
    return core.Decoding(**fields), tuple(notices)


def forced_to_link(prefix: tuple[int, ...] | str) -> str:
    """Return the ``forced`` parameter for a beginning given as text or as ids."""
    return prefix if isinstance(prefix, str) else (_IDS + ".".join(map(str, prefix)) if prefix else "")


def sentence_from_link(text: Any, count: int) -> tuple[int, str]:
    """Return which of ``count`` sentences a parameter means, or the nearest one and a notice."""
    if text in (None, ""):
        return 0, ""
    if not isinstance(text, str | int) or isinstance(text, bool) or not _WHOLE.fullmatch(str(text)):
        return 0, "The link's “sentence” cannot be read and is ignored."
    if int(text) < count:
        return int(text), ""
    return count - 1, f"The link asks for sentence {int(text) + 1}; the text has {count}."


def _take(fields: Fields, notices: list[str], name: str, text: Any, read: Callable[[str], Fields]) -> str:
    """Put what ``text`` says into ``fields`` if it is usable there; return the kind of decoding that it names."""
    try:
        found = read(_checked(text))
        core.Decoding(**fields | found)
    except ValueError:
        notices.append(f"The link's “{name}” cannot be used and is ignored.")
        return ""
    fields |= found
    return "sample" if "temperature" in found else "beam" if found.get("beam", 1) > 1 else "greedy"


def _checked(text: Any) -> str:
    if isinstance(text, int | float) and not isinstance(text, bool):
        text = str(text)
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError("not a parameter of an address")
    return text


def _read_kind(text: str) -> Fields:
    kind, _, number = text.partition(".")
    if kind == "beam":
        beam = _whole(number)
        return {"beam": beam, "hypotheses": max(1, min(beam, FOUND_AT_MOST))}
    if kind == "sample":
        return {"temperature": 1.0, "seed": _whole(number or "0")}
    if text != "greedy":
        raise ValueError("no way to decode")
    return {}


def _read_temperature(text: str) -> Fields:
    temperature = _number(text)
    if temperature == 0:
        raise ValueError("sampling at temperature 0 would be greedy")
    return {"temperature": temperature}


def _read_forced(text: str) -> Fields:
    ids = text.removeprefix(_IDS)
    if ids == text:
        return {"prefix": text.strip()}
    return {"prefix": tuple(_whole(token) for token in ids.split("."))}


def _whole(text: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise ValueError("not a whole number")
    return int(text)


def _number(text: str) -> float:
    if not _DECIMAL.fullmatch(text):
        raise ValueError("not a decimal number")
    return float(text)


def _decimal(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")


_TITLES = {"beam": "beam search", "sample": "sampling"}
_READERS: dict[str, Callable[[str], Fields]] = {
    "length_penalty": lambda text: {"length_penalty": _number(text)},
    "temperature": _read_temperature,
    "top_k": lambda text: {"top_k": _whole(text)},
    "top_p": lambda text: {"top_p": _number(text)},
}
