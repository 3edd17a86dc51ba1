"""How a run was decoded, as a link: what is written is read back; what people and scissors make of it never raises."""

from urllib.parse import urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from viz_app.run_links import (
    FOUND_AT_MOST,
    RUN_PARAMETERS,
    decoding_from_link,
    decoding_to_link,
    sentence_from_link,
)

SCRIPT = "<script>alert(1)</script>"

decimals = st.integers(1, 9_999).map(lambda number: number / 1000)
beginnings = (
    st.just(())
    | st.lists(st.integers(0, 99_999), min_size=1, max_size=9).map(tuple)
    | st.text(min_size=1, max_size=30).map(str.strip).filter(lambda text: text and not text.startswith("ids."))
)
some_decodings = st.one_of(
    st.builds(core.Decoding, prefix=beginnings),
    st.integers(2, 64).flatmap(
        lambda beam: st.builds(
            core.Decoding,
            beam=st.just(beam),
            hypotheses=st.just(min(beam, FOUND_AT_MOST)),
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
    assert set(written) <= set(RUN_PARAMETERS)
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
    assert all(notice.endswith("ignored.") for notice in notices)


@pytest.mark.parametrize("name", [name for name in RUN_PARAMETERS if name not in ("forced", "sentence")])
def test_a_script_in_a_parameter_is_nothing(name: str) -> None:
    for text in (SCRIPT, SCRIPT * 500):
        assert decoding_from_link({name: text})[0] == core.Decoding()
        assert decoding_from_link({"decoding": "sample", name: text})[0].prefix == ()


def test_a_script_as_a_beginning_is_text() -> None:
    assert decoding_from_link({"forced": SCRIPT}) == (core.Decoding(prefix=SCRIPT), ())


@pytest.mark.parametrize(
    ("text", "count", "index", "told"),
    [
        (None, 3, 0, False),
        ("", 3, 0, False),
        ("2", 3, 2, False),
        (1, 3, 1, False),
        ("3", 3, 2, True),
        ("-1", 3, 0, True),
        (SCRIPT, 3, 0, True),
        (True, 3, 0, True),
        ("9" * 10_000, 3, 0, True),
    ],
)
def test_a_sentence_is_the_nearest_there_is(text: object, count: int, index: int, told: bool) -> None:
    found, notice = sentence_from_link(text, count)
    assert (found, bool(notice)) == (index, told)


anything = st.text(max_size=40) | st.integers() | st.none() | st.booleans() | st.floats() | st.lists(st.text())


@given(st.dictionaries(st.sampled_from(RUN_PARAMETERS), anything))
def test_any_text_is_survived(parameters: dict) -> None:
    decoding, notices = decoding_from_link(parameters)
    assert isinstance(decoding, core.Decoding)
    assert all(isinstance(notice, str) for notice in notices)
    assert sentence_from_link(parameters.get("sentence"), 3)[0] in (0, 1, 2)
