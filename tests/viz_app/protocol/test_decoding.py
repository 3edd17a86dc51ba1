"""Decoding options in a link: they are read as they were written, and a damaged link never raises."""

from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from tests.viz_app.protocol.links import decoding_from_link, decoding_to_link
from viz_app.protocol.decoding import KINDS, MAX_BEAM, MAX_HYPOTHESES

SCRIPT = "<script>alert(1)</script>"

decimals = st.integers(1, 9_999).map(lambda number: number / 1000)
beginnings = (
    st.just(())
    | st.lists(st.integers(0, 99_999), min_size=1, max_size=9).map(tuple)
    | st.text(min_size=1, max_size=30).filter(lambda text: text.strip() and not text.startswith("ids."))
)
some_decodings = st.one_of(
    st.builds(core.Decoding, prefix=beginnings),
    st.integers(2, MAX_BEAM).flatmap(
        lambda beam: st.builds(
            core.Decoding,
            beam=st.just(beam),
            hypotheses=st.just(min(beam, MAX_HYPOTHESES)),
            length_penalty=decimals | st.just(0.0),
            prefix=beginnings,
        )
    ),
    st.builds(
        core.Decoding,
        temperature=decimals,
        seed=st.integers(0, 999_999_999),
        top_k=st.integers(0, 9_999),
        top_p=st.integers(1, 1000).map(lambda number: number / 1000),
        prefix=beginnings,
    ),
)


@given(some_decodings)
def test_what_is_written_is_read_back(decoding: core.Decoding) -> None:
    written = decoding_to_link(decoding)
    assert set(written) <= set(KINDS)
    assert decoding_from_link(written) == (decoding, ())


def test_the_default_changes_nothing_and_needs_no_parameter() -> None:
    assert decoding_to_link(core.Decoding()) == {}
    assert decoding_from_link({}) == (core.Decoding(), ())
    assert decoding_from_link({"decoding": "greedy"}) == (core.Decoding(), ())


@pytest.mark.parametrize(
    ("decoding", "address"),
    [
        (core.Decoding(beam=4), "decoding=beam.4"),
        (core.Decoding(beam=4, length_penalty=1), "decoding=beam.4&length_penalty=1"),
        (core.Decoding(temperature=1, seed=3), "decoding=sample.3"),
        (
            core.Decoding(temperature=0.8, top_k=5, top_p=0.95),
            "decoding=sample.0&temperature=0.8&top_k=5&top_p=0.95",
        ),
        (core.Decoding(prefix="Ein Hund"), "forced=Ein+Hund"),
        (core.Decoding(prefix=(12, 845)), "forced=ids.12.845"),
    ],
)
def test_forms_are_short_and_readable(decoding: core.Decoding, address: str) -> None:
    assert urlencode(decoding_to_link(decoding)) == address


@pytest.mark.parametrize(
    ("parameters", "kept"),
    [
        ({"decoding": "beam.0"}, {}),
        ({"decoding": "beam.65"}, {}),
        ({"decoding": "beam"}, {}),
        ({"decoding": "beam.4.4"}, {}),
        ({"decoding": "beam.٤"}, {}),  # digits of another script
        ({"decoding": "diverse.4"}, {}),  # of a version to come
        ({"decoding": "sample.-1"}, {}),
        ({"decoding": ["beam.4"]}, {}),
        ({"decoding": "beam.4", "length_penalty": "11"}, {"beam": 4, "hypotheses": 4}),
        ({"decoding": "beam.4", "temperature": "0.8"}, {"beam": 4, "hypotheses": 4}),
        ({"decoding": "sample", "temperature": "0"}, {"temperature": 1.0}),
        ({"decoding": "sample", "temperature": "101"}, {"temperature": 1.0}),
        ({"decoding": "sample", "temperature": "1e1"}, {"temperature": 1.0}),
        ({"decoding": "sample", "top_k": "-5"}, {"temperature": 1.0}),
        ({"decoding": "sample", "top_p": "0"}, {"temperature": 1.0}),
        ({"decoding": "sample", "top_p": "2", "top_k": "5"}, {"temperature": 1.0, "top_k": 5}),
        ({"top_k": "5"}, {}),
        ({"forced": "ids."}, {}),
        ({"forced": "ids.3.x"}, {}),
        ({"forced": "x" * 12_001}, {}),
        ({"forced": 10_000 * "ids.1."}, {}),
    ],
)
def test_broken_parameters_cost_themselves_only(parameters: dict, kept: dict) -> None:
    decoding, notices = decoding_from_link(parameters)
    assert decoding == core.Decoding(**kept)
    assert notices
    assert all(str(notice).endswith("ignored.") for notice in notices)


@pytest.mark.parametrize("name", [name for name in KINDS if name != "forced"])
def test_a_script_in_a_parameter_is_nothing(name: str) -> None:
    for text in (SCRIPT, SCRIPT * 500):
        assert decoding_from_link({name: text})[0] == core.Decoding()
        assert decoding_from_link({"decoding": "sample", name: text})[0].prefix == ()


def test_a_script_as_a_beginning_is_text() -> None:
    assert decoding_from_link({"forced": SCRIPT}) == (core.Decoding(prefix=SCRIPT), ())


@pytest.mark.parametrize("beam", [17, 64])
def test_a_link_may_ask_for_no_more_than_the_page_offers(beam: int) -> None:
    widest = core.Decoding(beam=MAX_BEAM, hypotheses=MAX_HYPOTHESES)
    notice = f"The link asks for a beam of {beam}; {MAX_BEAM} is the widest here."
    found, notices = decoding_from_link({"decoding": f"beam.{beam}"})
    assert (found, [str(one) for one in notices]) == (widest, [notice])


anything = st.text(max_size=40) | st.integers() | st.none() | st.booleans() | st.floats() | st.lists(st.text())


@given(st.dictionaries(st.sampled_from(tuple(KINDS)), anything))
def test_any_text_is_survived(parameters: dict) -> None:
    decoding, notices = decoding_from_link(parameters)
    assert isinstance(decoding, core.Decoding)
    assert all(str(notice).endswith(".") for notice in notices)
