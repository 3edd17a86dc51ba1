"""Every kind of request: what is sent becomes one or is refused with a sentence, and what is written is read back."""

import json
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from tests.viz_app.asking import FUNCTIONS
from viz_app.gradio_app import endpoints
from viz_app.protocol import ELEMENT, exported, exported_script, parse, request_of, requests, write
from viz_app.protocol.kinds import Notes
from viz_app.protocol.parameters import GROUPS, PARAMETERS
from viz_app.protocol.requests import Request, RunRequest, SaveRequest, TextRequest
from viz_app.protocol.wire import names_of, parts_of

ANSWERED = [request_of(function) for function in (*FUNCTIONS.values(), *(one for one, _ in endpoints.FUNCTIONS))]
KINDS = sorted(set(ANSWERED), key=lambda kind: kind.__name__)

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**4000, 2**63, -1, 0, 1e999, -0.0])
    | st.floats()
    | st.text(st.characters(exclude_categories=()), max_size=20)  # lone surrogates as well
    | st.sampled_from(["", " ", "9" * 5000, "x" * 30_000, "\ud800", "¾", "٣", "1_0", " 1", "+1", "1e5", "NaN", "ids."])
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
well_formed = {
    "model": st.sampled_from(["en-de", "sentiment", "klingon"]),
    "text": st.sampled_from(["A cat.", "One. Two! Three?", ""]),
    "decoding": st.sampled_from(["greedy", "beam.1", "beam.4", "beam.16", "beam.64", "beam.65", "sample", "sample.7"]),
    "length_penalty": st.sampled_from(["1", "1.4", 0.5, 11]),
    "temperature": st.sampled_from(["0.8", 1, 0, 100]),
    "top_k": st.sampled_from(["5", 0, -1]),
    "top_p": st.sampled_from(["0.9", 1, 2]),
    "forced": st.sampled_from(["Ein Hund", "ids.3.7", "ids.x", 12]),
    "off": st.sampled_from(["c.0.1", "e.9.9_d.0.0", "causal.0.1", "c.0"]),
    "mask": st.sampled_from(["c.3.*.0_causal.2.5.1", "e.*.*.0.1.*", "e.*.*.0.-1.0", "c.1.1"]),
    "bugs": st.sampled_from(["no-scale.no-causal-mask", "no-scale.no-scale", "none"]),
    "fill": st.sampled_from(["-inf", "-1e9", "model", "0"]),
    "pads": st.sampled_from(["2.1", "3", 3, "33", "-1", "1.2.3"]),
    "positions": st.sampled_from(["off", "on", "shuffled", "shuffled.3", "shifted.5", "off.3", "shifted.5.5"]),
    "out": st.sampled_from(["3.5", "0", [2, 0, 2], [], [-1], ["0"], [True]]),
    "steer": st.sampled_from(
        [
            '[["decoder",1,[2],["difference","The dogs sleep.","The dog sleeps."],2]]',
            '[["encoder",0,null,["token",7],-1.5],["decoder",1,null,["vector","AACAPw"],1]]',
            '[["decoder",1,[2],["vector","AACAPw=?"],1]]',
            '[["decoder",1,[2],["token",7],NaN]]',
            "[" * 9000,
            "[[]]",
        ]
    ),
    "map": st.sampled_from(["encoder", "decoder", "cross", "padding"]),
    "matrix": st.sampled_from(["query", "output", "mean"]),
    "kind": st.sampled_from(["page", "npz", "row", "exe"]),
    "link": st.booleans(),
}
counted = st.integers(-2, 12) | st.integers(-2, 12).map(str)


def sent_to(kind: type) -> st.SearchStrategy[Any]:
    """Anything, and objects with the parameters of ``kind`` that range from right to absurd."""
    fields = {name: well_formed.get(name, counted) | anything for name in names_of(kind)}
    named = {name: well_formed[name] for name in ("model", "text")}
    usable = st.fixed_dictionaries(named, optional={name: fields[name] for name in fields if name not in named})
    foreign = st.dictionaries(st.text(max_size=8) | st.sampled_from(sorted(PARAMETERS)), anything, max_size=3)
    asked = st.tuples(foreign, usable | st.fixed_dictionaries({}, optional=fields)).map(lambda two: two[0] | two[1])
    return anything | asked | asked.map(lambda one: [one])


def is_one_sentence(text: str) -> bool:
    text.encode()
    return text.strip() == text and "\n" not in text and len(text) < 400 and text[-1] in ".?!"


def read(kind: type, sent: Any) -> tuple[Any, str]:
    """The request, or None and why not; any other exception is a defect."""
    try:
        return parse(kind, sent), ""
    except core.InputError as refusal:
        return None, str(refusal)


def test_every_request_is_answered_by_a_function() -> None:
    made = {kind for kind in vars(requests).values() if isinstance(kind, type) and issubclass(kind, Request)}
    assert {kind for kind in made if not kind.__subclasses__()} <= set(KINDS) <= made


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=25)  # of each of the kinds, whose parts are the same
@given(data=st.data())
def test_whatever_is_sent_is_a_request_or_one_sentence(kind: type, data: st.DataObject) -> None:
    sent = data.draw(sent_to(kind))
    request, refusal = read(kind, sent)
    if request is None:
        assert is_one_sentence(refusal)
        return
    assert hash(request) == hash(parse(kind, sent))
    assert all(map(is_one_sentence, map(str, request.notices)))
    for form in ("link", "json"):
        written = json.loads(json.dumps(write(request, form), allow_nan=False))
        again = parse(kind, written)
        assert (again, again.notices) == (request, ())
    assert all(isinstance(value, str) for value in write(request).values())


def deep() -> Any:
    value: Any = "bottom"
    for _ in range(sys.getrecursionlimit() * 2):
        value = [value]
    return value


@pytest.mark.parametrize("monster", [10**5000, -(10**5000), deep(), {"a": deep()}, "x" * 10**6], ids="pnldt")
@pytest.mark.parametrize("kind", KINDS)
def test_what_python_itself_cannot_print_is_no_trouble(kind: type, monster: Any) -> None:
    for name in names_of(kind):
        sent = {"model": "m", "text": "A.", name: monster}
        request, refusal = read(kind, sent)
        assert all(map(is_one_sentence, map(str, request.notices if request else [refusal])))
        assert refusal or request.notices
    assert read(kind, monster)[1] or kind.__name__ == "StatusRequest"


@settings(max_examples=600)
@given(data=st.data())
def test_what_cannot_be_used_is_never_dropped_silently(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(KINDS))
    part = data.draw(st.sampled_from(list(parts_of(kind).values())))
    name = data.draw(st.sampled_from(sorted(part.kinds)))
    value = data.draw(well_formed.get(name, counted) | anything)
    notes: Notes = []
    try:
        part.read({name: value}, notes)
    except core.InputError:
        return
    if value is None or value == "":
        return
    try:
        part.kinds[name].read(value, [])
    except ValueError:
        assert notes


def test_a_request_says_what_it_was_not_asked() -> None:
    sent = {"model": "m", "text": "A.", "colour": 1, "\ud800\x07": 2, "map": "cross", "a" * 99: 0, "b": 0, "c": 0}
    notice = parse(TextRequest, sent).notices[0]
    assert str(notice) == f"This page does not know “colour”, “��”, “{'a' * 20}” and 2 more of the link."
    assert parse(RunRequest, {"model": "m", "text": "A.", "wave": 1}).notices
    assert not parse(RunRequest, {"model": "m", "text": "A.", "waves": "1.2", "tab": "positions"}).notices


def test_a_text_is_measured_before_it_is_read() -> None:
    with pytest.raises(core.InputError, match=r"has 20001 characters; 20000 fit\. Shorten it by 1\."):
        parse(TextRequest, {"model": "m", "text": "a" * 20_001})


def test_half_a_character_is_refused_with_its_place() -> None:
    with pytest.raises(core.InputError, match="Character 3 of the text is half of one"):
        parse(TextRequest, {"model": "m", "text": "ab\udc00"})


def test_numbers_travel_as_numbers_and_links_as_text() -> None:
    sent = {"kind": "row", "model": "m", "text": "A.", "layer": "2", "decoding": "sample.3", "temperature": "0.8"}
    request = parse(SaveRequest, sent)
    assert write(request) == sent
    assert write(request, "json") == sent | {"layer": 2, "temperature": 0.8}


def test_the_document_holds_every_name_once() -> None:
    document = json.loads(json.dumps(exported(), allow_nan=False))
    assert set(document["parameters"]) == {*PARAMETERS}
    assert {name for names in GROUPS.values() for name in names} == {*PARAMETERS}
    assert document["bugs"] == list(core.BUGS)
    usual = {one["name"]: one["usual"] for way in document["ways"] for one in way["options"]}
    plain = core.Decoding()
    assert {name: usual[name] for name in ("length_penalty", "top_k", "top_p", "seed")} == {
        name: getattr(plain, name) for name in ("length_penalty", "top_k", "top_p", "seed")
    }
    assert document["edits"]["maxPads"] == 32
    with pytest.raises(core.InputError):
        core.Edits(source_pads=document["edits"]["maxPads"] + 1)
    for way in document["ways"][1:]:
        rest = {"temperature": 1} if way["name"] == "sample" else {}
        for option in way["options"]:
            for value in (option["lowest"], option["highest"], option["usual"]):
                core.Decoding(**rest | {option["name"]: value})


def test_no_markup_can_leave_the_document() -> None:
    script = exported_script()
    assert script.count("<") == 2
    assert script.startswith(f'<script type="application/json" id="{ELEMENT}">')
