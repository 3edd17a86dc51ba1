"""The payloads of the pages hold the true digits of the trace, in few bytes."""

import json
import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.results.trace import AttentionMap, Trace
from tests.examples import example_trace
from viz_app.view_models.attention import attention_payload, payload_json
from viz_app.view_models.levels import ALPHABET, LEVEL_MANY, LEVEL_NAN, base85, levels_of, pack_levels, thousandths_of


def unbase85(text: str) -> bytes:
    """Decoder written from the format's description, independent of the encoder."""
    data = b""
    for start in range(0, len(text), 5):
        word = 0
        for letter in text[start : start + 5]:
            word = word * 85 + ALPHABET.index(letter)
        data += word.to_bytes(4, "big")
    return data


def unpack_levels(data: bytes, count: int) -> list[int]:
    levels, at = [], 0
    while len(levels) < count:
        byte = data[at]
        levels.append(byte if byte < 240 else (byte - 240) * 256 + data[at + 1])
        at += 1 if byte < 240 else 2
    return levels


def decoded(entry: dict, shape: tuple[int, ...]) -> np.ndarray:
    is_open = np.ones(shape[2:], bool)
    if entry["open"]:
        bits = np.unpackbits(np.frombuffer(unbase85(entry["open"]), np.uint8))
        is_open = bits[: is_open.size].reshape(shape[2:]).astype(bool)
    levels = np.zeros(shape, int)
    count = int(is_open.sum()) * shape[0] * shape[1]
    levels[:, :, is_open] = np.reshape(unpack_levels(unbase85(entry["weights"]), count), (*shape[:2], -1))
    return levels


@given(st.floats(0, 1, width=32))
def test_a_level_holds_the_digits_python_prints(weight: float) -> None:
    level = int(levels_of(np.array([weight], np.float32))[0])
    per_cent = (level + 5) // 11
    assert f"{(level - per_cent) / 1000:.3f}" == f"{weight:.3f}"
    assert per_cent == int(f"{100 * weight:.0f}")


@pytest.mark.parametrize("weight", [0.0625, 0.125, 0.375, 0.0005, 0.7149, 0.7151, 0.045, 0.995, 0.9995, 1.0, 0.0])
def test_ties_and_edges_are_rounded_once(weight: float) -> None:
    single = np.float32(weight)
    level = levels_of(np.array([single]))
    assert f"{int(thousandths_of(level)[0]) / 1000:.3f}" == f"{float(single):.3f}"


def test_values_outside_the_scale_have_levels_of_their_own() -> None:
    assert levels_of(np.array([np.nan, np.inf, 9.0], np.float32)).tolist() == [LEVEL_NAN, LEVEL_MANY, LEVEL_MANY]


@given(st.binary(max_size=64))
def test_base85_round_trip(data: bytes) -> None:
    text = base85(data)
    assert unbase85(text)[: len(data)] == data
    assert json.dumps(text) == f'"{text}"'


@given(st.lists(st.integers(0, 4095), max_size=50))
def test_levels_round_trip(levels: list[int]) -> None:
    assert unpack_levels(pack_levels(np.array(levels, np.uint16)), len(levels)) == levels


@pytest.mark.parametrize("task", ["translator", "classifier"])
def test_every_weight_arrives_to_three_decimals(task: str) -> None:
    trace = example_trace(task, 13, 7, 3, 5)
    payload = json.loads(payload_json(trace))
    assert set(payload["maps"]) == set(trace.attention)
    for name, attention_map in trace.attention.items():
        thousandths = thousandths_of(decoded(payload["maps"][name], attention_map.weights.shape))
        expected = [int(f"{weight:.3f}".replace(".", "")) for weight in attention_map.weights.ravel().tolist()]
        assert thousandths.ravel().tolist() == expected


def test_closed_cells_are_not_sent_and_leaks_are() -> None:
    trace = example_trace("translator", 5, 7, 1, 3)
    decoder = trace.attention["decoder"]
    weights = decoder.weights.copy()
    weights[0, 1, 2, 6] = 0.25
    leaky = AttentionMap(weights, decoder.query_tokens, decoder.key_tokens, decoder.mask)
    payload = attention_payload(replaced(trace, "decoder", leaky))
    levels = decoded(payload["maps"]["decoder"], weights.shape)
    assert levels[0, 1, 2, 6] == 275
    assert (levels[:, :, ~decoder.mask] > 0).sum() == 1


def replaced(trace: Trace, name: str, attention_map: AttentionMap) -> Trace:
    fields = {key: getattr(trace, key) for key in ("model", "task", "text", "output", "source_tokens", "target_tokens")}
    return Trace(**fields, attention={**trace.attention, name: attention_map}, steps=trace.steps)


def test_entropy_of_uniform_and_certain_rows() -> None:
    tokens = tuple("abcd")
    weights = np.stack([np.full((4, 4), 0.25), np.eye(4)]).astype(np.float32)[None]
    trace = Trace("m", "classifier", "t", "o", tokens, (), {})
    with_map = replaced(trace, "encoder", AttentionMap(weights, tokens, tokens, np.ones((4, 4), bool)))
    assert attention_payload(with_map)["maps"]["encoder"]["entropy"] == [[2.0, 0.0]]


def test_a_row_of_nan_stays_nan() -> None:
    trace = example_trace("translator", 5, 3, 2, 3)
    cross = trace.attention["cross"]
    weights = cross.weights.copy()
    weights[1, 2, 0] = np.nan
    broken = replaced(trace, "cross", AttentionMap(weights, cross.query_tokens, cross.key_tokens, cross.mask))
    entry = json.loads(payload_json(broken))["maps"]["cross"]
    assert (decoded(entry, weights.shape)[1, 2, 0] == LEVEL_NAN).all()
    assert entry["entropy"][1][2] is None


def test_steps_and_scores_are_lossless() -> None:
    trace = example_trace("translator", 7, 5)
    sent = json.loads(payload_json(trace))
    for step, plain in zip(trace.steps, sent["steps"], strict=True):
        assert plain["token"] == step.token
        assert np.float32(plain["log_probability"]) == np.float32(step.log_probability)
        assert [token for token, *_ in plain["top"]] == [candidate.token for candidate in step.top]
    scores = example_trace("classifier", 7, labels=("a", "b", "c")).scores
    plain = json.loads(payload_json(example_trace("classifier", 7, labels=("a", "b", "c"))))["classification"]
    assert np.array_equal(np.array(plain["contributions"], np.float32), scores.contributions)
    assert np.array_equal(np.array(plain["logits"], np.float32), scores.logits)


def test_impossible_candidates_do_not_break_json() -> None:
    trace = example_trace("translator", 5, 3)
    top = (*trace.steps[0].top[:1], replace(trace.steps[0].top[1], log_probability=-math.inf))
    impossible = replace(trace, steps=(replace(trace.steps[0], top=top), *trace.steps[1:]))
    sent = json.loads(payload_json(impossible), parse_constant=pytest.fail)
    assert [log_probability for _, log_probability, _ in sent["steps"][0]["top"]] == [
        pytest.approx(top[0].log_probability, rel=1e-8),
        None,
    ]


def test_the_identity_of_a_run_follows_its_content() -> None:
    assert attention_payload(example_trace())["id"] == attention_payload(example_trace())["id"]
    assert attention_payload(example_trace())["id"] != attention_payload(example_trace(seed=1))["id"]


@pytest.mark.parametrize(("task", "source", "target"), [("translator", 20, 24), ("classifier", 32, 0)])
def test_a_weight_costs_at_most_one_and_a_half_bytes(task: str, source: int, target: int) -> None:
    trace = example_trace(task, source, target, 3, 8)
    weights = sum(attention_map.weights.size for attention_map in trace.attention.values())
    assert len(payload_json(trace).encode()) <= 1.5 * weights
