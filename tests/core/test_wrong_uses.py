"""Wrong uses of the public names: each is refused with one sentence that names the value and the remedy."""

import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import core
from core.results.steps import Step

TEXT = "A man rides a bike."
LONG = "dog " * 200


class Uses(NamedTuple):
    """What the wrong uses are tried on."""

    m: Any
    c: Any
    t: Any
    why: Any
    tmp: Path


@pytest.fixture(scope="module")
def uses(tiny_checkpoints: Path, tmp_path_factory: pytest.TempPathFactory) -> Uses:
    m, c = (core.load(tiny_checkpoints / name, device="cpu") for name in ("en-de", "sentiment"))
    why = core.attribute(m, TEXT, 0, "mean-attention", target="Ein Mann.")
    return Uses(m, c, m.trace(TEXT, target="Ein Mann."), why, tmp_path_factory.mktemp("wrong"))


WEIGHTS, MASK = np.ones((1, 1, 2, 2), np.float32), np.ones((2, 2), bool)
Wrong = tuple[Callable[[Uses], Any], str]
DECODINGS: list[Wrong] = [
    (lambda u, given=given: u.m.translate(TEXT, decoding=given), said)
    for given, said in (
        ({"beams": 4}, "Decoding has no field 'beams'; it has beam, hypotheses"),
        (4, "decoding is 4; give Decoding"),
        ("beam=4", "decoding is 'beam=4'"),
        ({"beam": 0}, "beam is 0; it must be between 1 and 64"),
        ({"beam": "4"}, "beam is '4'; it must be a whole number"),
        ({"beam": 2.5}, "beam is 2.5"),
        ({"beam": True}, "beam is True"),
        ({"beam": 65}, "between 1 and 64"),
        ({"hypotheses": 2}, "hypotheses is 2; it must be between 1 and 1"),
        ({"beam": 4, "temperature": 1}, "Choose a beam above 1 or a temperature above 0, not both"),
        ({"temperature": -1}, "temperature is -1"),
        ({"temperature": "hot"}, "temperature is 'hot'; it must be a number"),
        ({"top_k": -1}, "top_k is -1"),
        ({"top_k": 1.5}, "top_k is 1.5; it must be a whole number"),
        ({"top_p": 0}, "top_p is 0"),
        ({"top_p": 2}, "top_p is 2"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": None}, "seed is None"),
        ({"length_penalty": 11}, "length_penalty is 11"),
        ({"length_penalty": float("nan")}, "length_penalty is nan"),
        ({"prefix": 5}, "prefix is 5; it must be a text or a tuple of token ids"),
        ({"prefix": (10**9,)}, "There is no token 1000000000"),
        ({"prefix": ("a",)}, "no ids of tokens"),
        ({"prefix": (0,)}, "No target holds the token"),
        ({"max_tokens": 0}, "max_tokens is 0"),
        ({"max_tokens": "many"}, "max_tokens is 'many'"),
        ({"alternatives": 0}, "alternatives is 0"),
        ({"alternatives": 101}, "alternatives is 101"),
    )
]
EDITS: list[Wrong] = [
    (lambda u, given=given: u.m.trace(TEXT, target="Ein Mann.", edits=given), said)
    for given, said in (
        ({"heads": ()}, "Edits has no field 'heads'; it has heads_off"),
        ([("cross", 0, 0)], "edits is [('cross', 0, 0)]; give Edits"),
        ({"heads_off": ("cross", 1, 0)}, "heads_off[0] is 'cross'; each is such as (\"cross\", 2, 4)"),
        ({"heads_off": "cross"}, "heads_off is 'cross'; give a list"),
        ({"heads_off": (("cross", 1),)}, "heads_off[0] is ('cross', 1)"),
        ({"heads_off": (("cross", 0, 0), ("cross", "0", 0))}, "heads_off[1] is ('cross', '0', 0)"),
        ({"heads_off": (("cross", 0, None),)}, "heads_off[0] is ('cross', 0, None)"),
        ({"heads_off": (("self", 0, 0),)}, "There is no map 'self'"),
        ({"heads_off": (("cross", 9, 0),)}, "no cross head 0 in layer 9, counted from 0; this model has"),
        ({"heads_off": (("cross", -1, 0),)}, "no cross head 0 in layer -1, counted from 0"),
        ({"heads_off": (("cross", 0, 44),)}, "no cross head 44 in layer 0, counted from 0"),
        ({"bugs": "no-scale"}, "bugs is 'no-scale'; give a list, such as (\"no-scale\",)"),
        ({"bugs": ("no-scales",)}, "There is no bug named 'no-scales'; choose from"),
        ({"bugs": (7,)}, "There is no bug named 7"),
        ({"mask": ("cross", 0, 0, True)}, "mask[0] is 'cross'; each is such as"),
        ({"mask": (("cross", 0, 0),)}, "mask[0] is ('cross', 0, 0)"),
        ({"mask": (("cross", "a", 0, True),)}, "mask[0] is ('cross', 'a', 0, True)"),
        ({"mask": (("other", 0, 0, True),)}, "There is no mask 'other'"),
        ({"mask": (("cross", -1, 0, True),)}, "counted from 0; a negative one does not exist"),
        ({"mask": (("cross", 10**6, 0, True),)}, "beyond 99999"),
        ({"left_out": 2}, "left_out is 2; give a list"),
        ({"left_out": ("a",)}, "left_out is 'a'; it must be a whole number"),
        ({"left_out": (-1,)}, "left_out is -1"),
        ({"left_out": (99,)}, "There is no token 99 to leave out, counted from 0"),
        ({"left_out": range(3)}, "left_out is range(0, 3); give a list"),
        ({"positions": "none"}, "positions is 'none'; choose from on, off, shuffled, shifted"),
        ({"position_seed": "1"}, "position_seed is '1'"),
        ({"position_seed": -1}, "can be 0 to"),
        ({"position_shift": 1.5}, "position_shift is 1.5"),
        ({"position_shift": 10**6}, "Positions can be shifted by 0 to"),
        ({"source_pads": -1}, "can take 0 to 32 pads, not -1"),
        ({"target_pads": 33}, "can take 0 to 32 pads, not 33"),
        ({"source_pads": None}, "source_pads is None"),
        ({"fill": -1e9}, "fill is -1000000000.0; choose from model, -inf, -1e9"),
    )
]
LOADING: list[Wrong] = [
    (lambda u: core.load(None), "called by a name or a folder, not by None; see core.catalogue()"),
    (lambda u: core.load(7), "not by 7"),
    (lambda u: core.load(u.m), "not by NativeModel"),
    (lambda u: core.load(""), "There is no model ''"),
    (lambda u: core.load("klingon"), "There is no model 'klingon'. Choose one of"),
    (lambda u: core.load(u.tmp / "gone"), "There is no model"),
    (lambda u: core.load(u.tmp), "its folder has no config.json"),
    (lambda u: core.describe(None), "not by None"),
    (lambda u: core.describe(u.tmp), "its folder has no config.json"),
    (lambda u: core.load(u.m.folder, "tpu"), "There is no device 'tpu' on this machine"),
    (lambda u: core.load(u.m.folder, "cuda:999"), "There is no device 'cuda:999'"),
    (lambda u: core.load(u.m.folder, 0), "device is 0; choose from auto, cpu, cuda, mps"),
    (lambda u: core.load(u.m.folder, source_lang="fr"), "has no languages to choose"),
]
EMPTY_ROWS = (("cross", None, None, False),)  # with -inf: a row without an open cell is NaN
TEXTS: list[Wrong] = [
    (lambda u: u.m.translate(""), "This text is blank; type a sentence."),
    (lambda u: u.m.translate(["A man.", ""]), "Text 1, counted from 0: This text is blank"),
    (lambda u: u.m.translate(["A man.", LONG, ""]), "Text 1, counted from 0: This sentence has"),
    (lambda u: u.m.translate(["A man.", None]), "This is no text but None; give a str."),
    (lambda u: u.m.translate(None), "This is no text but None"),
    (lambda u: u.m.translate(b"A man."), "This is no text but b'A man.'"),
    (lambda u: u.m.translate(LONG), "Shorten it by"),
    (lambda u: u.m.translate("a" * 30_000), "30000 characters; 20000 fit"),
    (lambda u: u.m.classify(TEXT), "translates; choose a classifier"),
    (lambda u: u.c.translate(TEXT), "classifies; choose a translator"),
    (lambda u: u.c.classify(["Fine.", " \n"]), "Text 1, counted from 0: This text is blank"),
    (lambda u: u.c.classify(3.5), "This is no text but 3.5"),
    (lambda u: u.m.trace([TEXT]), "This is no text but ['A man"),
    (lambda u: u.m.trace("\x00"), "This text is blank"),
    (lambda u: u.m.trace(TEXT, target=[]), "A target needs at least one token"),
    (lambda u: u.m.trace(TEXT, target=5), "no ids of tokens but 5; give a text or a list of whole numbers"),
    (lambda u: u.m.trace(TEXT, target=[-1]), "There is no token -1"),
    (lambda u: u.m.trace(TEXT, target="Ein " * 400), "Shorten it by"),
    (lambda u: u.m.trace(TEXT, core.Decoding(), core.Decoding()), "There are two decodings; give one"),
    (
        lambda u: u.m.trace(TEXT, "Ein.", None, None, (), 5),
        "trace takes 4 options, not 5; name each, such as target=...",
    ),
    (lambda u: u.m.trace(TEXT, "Ein.", target="Eine."), "trace takes target twice; name each"),
    (lambda u: u.m.translate(TEXT, {}, {}), "translate takes 1 options, not 2; name each, such as decoding=..."),
    (lambda u: core.load("en-de", "cpu", device="cpu"), "load takes device twice"),
    (lambda u: core.attribute(u.m, TEXT, 0, step=0), "attribute takes step twice"),
    (lambda u: core.patch(u.m, TEXT, TEXT, 0, step=0), "patch takes step twice"),
    (lambda u: core.patched(u.m, TEXT, TEXT, ["decoder.stream.0"], 0, step=0), "patched takes step twice"),
    (lambda u: core.deletion_curve(u.m, TEXT, 0, u.why, "deletion", 1), "deletion_curve takes 3 options, not 4"),
    (lambda u: u.m.trace(TEXT, target="Ein.", details="nonsense"), "nonsense"),
    (lambda u: u.m.check_edits(core.Edits(heads_off=(("cross", 9, 9),))), "no cross head 9 in layer 9, counted from 0"),
    (lambda u: u.m.attention_parameters("self", 0), "no attention named 'self'; it has"),
    (lambda u: u.m.attention_parameters("cross", 9), "There is no layer 9, counted from 0; cross has"),
    (lambda u: u.m.attention_parameters("cross", "0"), "There is no layer '0'"),
    (lambda u: u.m.position_table("cross"), "cross"),
]
ANALYSES: list[Wrong] = [
    (lambda u: core.attribute("en-de", TEXT, 0), "Give a loaded model, such as core.load('en-de'), not 'en-de'."),
    (lambda u: core.attributions(None, TEXT, 0), "not None"),
    (lambda u: core.methods_of("en-de"), "Give a loaded model"),
    (lambda u: core.head_effects("en-de", TEXT), "Give a loaded model"),
    (lambda u: core.deletion_test("en-de", [u.why]), "Give a loaded model"),
    (lambda u: core.attribute(u.m, TEXT), "Say which step to explain; the first is 0."),
    (lambda u: core.attribute(u.m, TEXT, "2"), "step is '2'; it must be a whole number of at least 0"),
    (lambda u: core.attribute(u.m, TEXT, -1), "step is -1"),
    (lambda u: core.attribute(u.m, TEXT, True), "step is True"),
    (lambda u: core.attribute(u.m, TEXT, 99, target="Ein."), "There is no step 99; this translation has"),
    (lambda u: core.attribute(u.c, TEXT, 0), "classifies and has no step 0; leave it out"),
    (lambda u: core.attribute(u.c, TEXT, label="great"), "no label 'great'; it gives"),
    (lambda u: core.attribute(u.m, TEXT, 0, label="positive"), "and has no label 'positive'; name a step"),
    (lambda u: core.attribute(u.m, TEXT, 0, "saliency"), "There is no method 'saliency'; choose one of"),
    (lambda u: core.attribute(u.m, TEXT, 0, 7), "There is no method 7"),
    (lambda u: core.attribute(u.m, TEXT, 0, "pooling"), "does not pool its tokens; choose one of"),
    (lambda u: core.attributions(u.m, TEXT, 0, "rollout"), "methods is 'rollout'; give a list"),
    (lambda u: core.attribute(u.m, TEXT, 0, "rollout", steps=5), "No setting 'steps' belongs to the methods rollout"),
    (lambda u: core.attribute(u.m, TEXT, 0, steps=0), "1 to 500 steps, not 0"),
    (lambda u: core.attribute(u.m, TEXT, 0, steps="8"), "1 to 500 steps, not '8'"),
    (lambda u: core.attribute(u.m, TEXT, 0, baseline="mean"), "There is no baseline 'mean'; choose from padding, zero"),
    (lambda u: core.attribute(u.m, TEXT, 0, "attention", head="1"), "head is '1'; it must be a whole number"),
    (lambda u: core.attribute(u.m, TEXT, 0, "attention", map_name="self"), "No 'self' head predicts here"),
    (lambda u: core.attribute(u.m, TEXT, 0, token=10**9), "There is no token 1000000000"),
    (lambda u: core.attribute(u.m, TEXT, 0, token=2.5), "token is 2.5"),
    (lambda u: core.attribute(u.m, TEXT, 0, token="☃☃"), "No piece of this model is spelt '☃☃'"),
    (lambda u: core.attribute(u.m, TEXT, 0, edits={"heads_off": (("cross", 9, 9),)}), "no cross head 9 in layer 9"),
    (
        lambda u: core.attribute(u.m, TEXT, 0, edits={"bugs": ("no-scale",), "mask": EMPTY_ROWS, "fill": "-inf"}),
        "so there is no number here. Undo it",
    ),
    (lambda u: core.attribute(u.m, TEXT, 0, edits="off"), "edits is 'off'; give Edits"),
    (lambda u: core.deletion_curve(u.m, TEXT, 0), "Give what core.attribute returned as attribution=, not None."),
    (lambda u: core.deletion_curve(u.m, "Another.", u.why), "explains another prediction"),
    (lambda u: core.deletion_curve(u.m, TEXT, u.why, kind="addition"), "There is no 'addition' curve"),
    (lambda u: core.deletion_test(u.m, []), "Give attributions of one and the same prediction"),
    (
        lambda u: core.deletion_test(u.m, ["mean-attention"]),
        "Give what core.attributions returned, not 'mean-attention'",
    ),
    (lambda u: core.head_effects(u.c, TEXT, "great"), "This model has no label 'great'"),
    (lambda u: core.head_effects(u.m, ""), "This text is blank"),
]
RESULTS: list[Wrong] = [
    (lambda u: core.AttentionMap(WEIGHTS, ("a",), ("b", "c"), MASK), "1 query tokens do not fit weights with 2"),
    (lambda u: core.Trace.load(u.m.folder / "config.json"), "is not a saved trace; save one with trace.save"),
    (lambda u: core.Trace.from_json("{}"), "is no trace as JSON"),
    (lambda u: core.Trace.from_json(7), "is no trace as JSON but 7"),
    (lambda u: u.t.attention["cross"].figure(), "no figure of a AttentionMap"),
]
BUDGETS: list[Wrong] = [
    (lambda u, given=given: core.limited(**given).__enter__(), said)
    for given, said in (
        ({"seconds": -1}, "seconds is -1; it must be a number above 0"),
        ({"seconds": "5"}, "seconds is '5'"),
        ({"cost": 0}, "cost is 0; it must be a number above 0"),
        ({"cost": float("nan")}, "cost is nan"),
        ({"should_stop": "no"}, "should_stop is 'no'; give a function"),
    )
]
TABLE = [*LOADING, *TEXTS, *DECODINGS, *EDITS, *ANALYSES, *RESULTS, *BUDGETS]


def test_there_are_many() -> None:
    assert len(TABLE) >= 120


@pytest.mark.parametrize(("use", "said"), TABLE, ids=[said[:40] for _, said in TABLE])
def test_a_wrong_use_is_refused_in_one_sentence(use: Callable[[Uses], Any], said: str, uses: Uses) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - InputError where it is a person's, else its base
        use(uses)
    assert said in str(refused.value)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 400


def test_lists_in_place_of_arrays_are_refused() -> None:
    """Without the checks of types that these tests switch on."""
    script = """
import core
try:
    core.AttentionMap([[1]], ("a",), ("b",), [[True]])
except ValueError as error:
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "weights and mask are NumPy arrays, not a list; use np.asarray\n"


def test_options_have_names() -> None:
    """Texts and models have places; what changes a run has a name, and its old place too."""
    for function in (
        core.load,
        core.head_effects,
        core.NativeModel.trace,
        core.HubModel.trace,
        core.NativeModel.translate,
    ):
        parameters = list(inspect.signature(function).parameters.values())
        # A text may be left out where a chat is given; it keeps its place.
        optional = [one for one in parameters if one.default is not one.empty and one.name != "text"]
        assert optional
        assert all(one.kind is one.KEYWORD_ONLY for one in optional), function.__name__


def test_what_is_right_in_several_forms(uses: Uses) -> None:
    beam = uses.m.trace(TEXT, decoding=core.Decoding(beam=2, max_tokens=4))
    assert uses.m.trace(TEXT, core.Decoding(beam=2, max_tokens=4)) == beam
    assert uses.m.trace(TEXT, {"beam": 2, "max_tokens": 4}) == beam
    assert uses.m.trace(TEXT, None, core.Decoding(beam=2, max_tokens=4)) == beam
    assert uses.m.translate(TEXT, {"beam": 2, "max_tokens": 4}) == beam.output
    assert beam.hypotheses[0].divided_by == "((5 + n) / 6) ** 1.4"
    off = uses.m.trace(TEXT, "Ein Mann.", edits={"heads_off": [["cross", 0, 1]]})
    assert off == uses.m.trace(TEXT, "Ein Mann.", edits=core.Edits(heads_off=(("cross", 0, 1),)))
    assert isinstance(beam.steps[0], Step)
    curve = core.deletion_curve(uses.m, TEXT, 0, attribution=uses.why)
    assert np.array_equal(core.deletion_curve(uses.m, TEXT, uses.why), curve)
    assert np.array_equal(core.deletion_curve(uses.m, TEXT, 0, uses.why), curve)
    assert core.deletion_test(uses.m, {"mean-attention": uses.why}) == core.deletion_test(uses.m, [uses.why])
