"""Links: what is written is read back; what people and scissors make of it never raises."""

from struct import pack
from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from tests.viz_app.protocol.links import edits_from_link, edits_to_link
from viz_app.protocol.parameters import EDITS

places = st.none() | st.integers(0, 130)
bands = st.none() | st.integers(-130, 130)
masks = st.sampled_from(["encoder", "decoder", "cross", "padding", "causal"])
heads = st.builds(core.HeadName, st.sampled_from(["encoder", "decoder", "cross"]), st.integers(0, 9), st.integers(0, 9))
texts = st.text('aé &=?#%+_.~<"\\\n😀', min_size=1, max_size=9).map("x{}".format)
sources = st.one_of(
    st.tuples(st.just("difference"), texts, st.just("The dog sleeps.")),
    st.tuples(st.just("token"), st.integers(0, 9_999)),
    st.tuples(
        st.just("vector"),
        st.lists(st.floats(width=32, allow_nan=False, allow_infinity=False), min_size=1).map(
            lambda numbers: pack(f"<{len(numbers)}f", *numbers)
        ),
    ),
)
rows = st.none() | st.sets(st.integers(0, 130), min_size=1, max_size=4).map(sorted).map(tuple)
steers = st.builds(
    core.Steer, st.sampled_from(["encoder", "decoder"]), st.integers(0, 9), rows, sources, st.floats(-1000, 1000)
)
some_edits = st.builds(
    core.Edits,
    mask=st.lists(st.builds(core.MaskEdit, masks, places, places, st.booleans(), bands, bands), max_size=7).map(tuple),
    heads_off=st.lists(heads, max_size=3).map(tuple),
    bugs=st.lists(st.sampled_from(sorted(core.BUGS)), unique=True).map(tuple),
    fill=st.sampled_from(["model", "-inf", "-1e9"]),
    source_pads=st.integers(0, 32),
    target_pads=st.integers(0, 32),
    padding_side=st.sampled_from(["right", "left"]),
    left_out=st.lists(st.integers(0, 99), unique=True, max_size=5).map(tuple),
) | st.one_of(
    st.builds(core.Edits, steer=st.lists(steers, min_size=1, max_size=3).map(tuple)),
    st.builds(core.Edits, positions=st.just("shuffled"), position_seed=st.integers(0, 999)),
    st.builds(core.Edits, positions=st.just("shifted"), position_shift=st.integers(0, 999)),
    st.just(core.Edits(positions="off")),
)


@given(some_edits)
def test_what_is_written_is_read_back(edits: core.Edits) -> None:
    assert edits_from_link(edits_to_link(edits)) == (edits, ())


@given(some_edits)
def test_an_address_carries_the_parameters_as_they_are(edits: core.Edits) -> None:
    written = edits_to_link(edits)
    assert set(written) <= set(EDITS)
    assert written.pop("steer", "[").startswith("[")  # it holds texts, so an address escapes it
    assert urlencode(written, safe="*") == "&".join(f"{name}={text}" for name, text in written.items())


def test_the_default_changes_nothing_and_needs_no_parameter() -> None:
    assert edits_to_link(core.Edits()) == {}
    assert edits_from_link({}) == (core.Edits(), ())


def test_forms_are_short_and_readable() -> None:
    edits = core.Edits(
        mask=(core.MaskEdit("cross", None, 4, False), core.MaskEdit("encoder", None, None, False, 1, None)),
        source_pads=2,
        bugs=("no-scale", "no-causal-mask"),
    )
    expected = {"mask": "c.*.4.0_e.*.*.0.1.*", "bugs": "no-scale.no-causal-mask", "pads": "2.0"}
    assert edits_to_link(edits) == expected


@pytest.mark.parametrize(
    ("parameters", "kept"),
    [
        ({"mask": "cross.3.*.1"}, core.Edits(mask=(core.MaskEdit("cross", 3, None, True),))),
        ({"bugs": "no-scale.no-scale"}, core.Edits(bugs=("no-scale",))),
        ({"pads": "3"}, core.Edits(source_pads=3)),
        ({"pads": "3.1.left"}, core.Edits(source_pads=3, target_pads=1, padding_side="left")),
    ],
)
def test_other_ways_to_say_it_are_understood(parameters: dict, kept: core.Edits) -> None:
    assert edits_from_link(parameters) == (kept, ())


@pytest.mark.parametrize(
    ("parameters", "kept"),
    [
        ({"mask": "c.3.*.0_c.4.*"}, core.Edits(mask=(core.MaskEdit("cross", 3, None, False),))),  # cut off
        ({"mask": "c.-1.*.0"}, core.Edits()),
        ({"mask": "<script>alert(1)</script>"}, core.Edits()),
        ({"mask": "c.1.1.0_" * 20_000}, core.Edits()),
        ({"mask": [["c.1.1.0"]]}, core.Edits()),
        ({"mask": ["c.1.1.0", "oops"]}, core.Edits(mask=(core.MaskEdit("cross", 1, 1, False),))),
        ({"mask": "c.٣.1.0"}, core.Edits()),  # digits of another script
        ({"bugs": "no-scale.no-such-bug"}, core.Edits(bugs=("no-scale",))),
        ({"pads": "99"}, core.Edits()),
        ({"pads": "1.2.3"}, core.Edits()),
        ({"fill": "0"}, core.Edits()),
        ({"off": "c.0"}, core.Edits()),
        ({"off": "causal.0.1"}, core.Edits()),
        ({"positions": "sideways"}, core.Edits()),
        ({"positions": "shifted.5", "pads": "x"}, core.Edits(positions="shifted", position_shift=5)),
        ({"out": "1.b"}, core.Edits()),
    ],
)
def test_broken_parameters_cost_themselves_only(parameters: dict, kept: core.Edits) -> None:
    edits, notices = edits_from_link(parameters)
    assert edits == kept
    assert notices
    assert all(str(notice).endswith(".") and "Traceback" not in str(notice) for notice in notices)


@given(st.dictionaries(st.sampled_from(EDITS), st.text(max_size=40) | st.integers() | st.none()))
def test_any_text_is_survived(parameters: dict) -> None:
    edits, notices = edits_from_link(parameters)
    assert isinstance(edits, core.Edits)
    assert all(str(notice).endswith(".") for notice in notices)
