"""Say a sentence that a handler or a view model sends, as the page does; what cannot be said is an error."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import parse
from fluent.syntax.ast import Identifier, Message, Pattern, Placeable, SelectExpression

from core.sentences import Sentence
from viz_app.frontend.tree import LOCALES

ANY = "other"  # the variant of a choice that takes whatever is none of the others


def said_in(language: str, text: Any) -> str:
    """Return a sentence in a language; its choices name a variant that is there."""
    if not isinstance(text, Sentence):
        return str(text)
    bundle, variants = _bundle(language)
    message = bundle.get_message(text.id)
    assert message.value is not None
    for name, chosen in text.values.items():
        known = variants[text.id].get(name)
        assert known is None or ANY in known or not isinstance(chosen, str) or chosen in known, (text, name)
    values = {name: _value(language, value) for name, value in text.values.items()}
    shown, faults = bundle.format_pattern(message.value, values)
    assert not faults, (text, faults)
    return str(shown)


def _value(language: str, value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(said_in(language, one) for one in value)
    return value if isinstance(value, FluentInt | int) else said_in(language, value)


@cache
def _bundle(language: str) -> tuple[FluentBundle, dict[str, dict[str, set[str]]]]:
    bundle, variants = FluentBundle([language], use_isolating=False), {}
    for path in (LOCALES / language).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        for message in parse(text).body:
            if isinstance(message, Message):
                variants[message.id.name] = _choices(message.value)
    return bundle, variants


def _choices(pattern: Pattern | None) -> dict[str, set[str]]:
    """Return the variants of each value that chooses one."""
    found: dict[str, set[str]] = {}
    for element in pattern.elements if pattern else ():
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            choice = element.expression
            names = {one.key.name for one in choice.variants if isinstance(one.key, Identifier)}
            found.setdefault(choice.selector.id.name, set()).update(names)  # type: ignore[union-attr]
            for one in choice.variants:
                for name, deeper in _choices(one.value).items():
                    found.setdefault(name, set()).update(deeper)
    return found


def say_design(language: str, design: dict[str, Any]) -> list[str]:
    """Return every text of one design of Plan."""
    texts = [design["say"], design["sizes"], *design["choices"].values()]
    names = list(design["choices"])
    for one in design["components"].values():
        texts += [one["title"], one["why"], *(row["value"] for row in one["rows"])]
        names += [row["name"] for row in one["rows"] if "parts" not in row]
    assert not [name for name in names if "." not in name and name not in _bundle(language)[1]["anatomy-row"]["name"]]
    return [said_in(language, text) for text in texts]
