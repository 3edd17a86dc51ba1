"""Traces: plain, immutable, and the same after a file; anything else is refused without being unpickled."""

import json
import math
import zipfile
from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import Decoding, Edits
from core.results.trace import FORMAT_VERSION, AttentionMap, ClassProbabilities, Trace
from tests.core.tiny import own_classifier, own_translator

TEXT = "Zwei Kinder 🚲 </script> \u2028 ${x}"


@pytest.fixture(scope="module")
def traces() -> dict[str, Trace]:
    decoding = Decoding(beam=3, hypotheses=2, max_tokens=7)
    nan = Edits(bugs=("empty-row-nan",))
    return {
        "translator": own_translator().trace(TEXT, decoding=decoding, details=True),
        "given": own_translator().trace(TEXT, target="Mann"),
        "nan": own_translator().trace(TEXT, edits=nan, decoding=Decoding(max_tokens=3)),
        "classifier": own_classifier(unsure_below=0.75).trace(TEXT, details=("encoder.0", "logits")),
    }


def assert_same(one: Any, other: Any) -> None:
    """Equal down to the type of every number, where NaN equals NaN."""
    assert type(one) is type(other)
    if isinstance(one, np.ndarray):
        assert one.dtype == other.dtype
        assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f")
    elif isinstance(one, dict):
        assert list(one) == list(other)
        assert_same(list(one.values()), list(other.values()))
    elif hasattr(one, "__dataclass_fields__"):
        assert_same(*({field.name: getattr(each, field.name) for field in fields(one)} for each in (one, other)))
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for mine, theirs in zip(one, other, strict=True):
            assert_same(mine, theirs)
    else:
        assert one == other or (isinstance(one, float) and math.isnan(one) and math.isnan(other))


@pytest.mark.parametrize("kind", ["translator", "given", "nan", "classifier"])
def test_a_file_holds_all_of_a_trace(traces: dict[str, Trace], kind: str, tmp_path: Path) -> None:
    path = tmp_path / "a trace.npz"
    traces[kind].save(path)
    assert_same(Trace.load(path), traces[kind])
    with np.load(path, allow_pickle=False) as file:
        assert all(file[name].dtype != object for name in file.files)


@pytest.mark.parametrize("kind", ["translator", "classifier"])
def test_nothing_in_a_trace_can_be_changed(traces: dict[str, Trace], kind: str, tmp_path: Path) -> None:
    traces[kind].save(tmp_path / "t.npz")
    for trace in (traces[kind], Trace.load(tmp_path / "t.npz")):
        with pytest.raises(FrozenInstanceError):
            trace.output = "x"  # type: ignore[misc]
        arrays = [*trace.hidden.values(), *trace.details.values()]
        arrays += [array for one in trace.attention.values() for array in (one.weights, one.mask)]
        if trace.classification:
            arrays += trace.classification.arrays().values()
        assert len(arrays) > 5
        assert not any(array.flags.writeable for array in arrays)


def test_the_likeliest_label(traces: dict[str, Trace]) -> None:
    scores = traces["classifier"].scores
    assert isinstance(scores, ClassProbabilities)
    assert scores.label == scores.labels[int(np.argmax(scores.logits))] == traces["classifier"].output


@pytest.mark.parametrize(("threshold", "unsure"), [(0.0, False), (0.6, False), (0.61, True), (1.0, True)])
def test_is_unsure_below_the_threshold(threshold: float, unsure: bool) -> None:
    probabilities = np.array([0.4, 0.6], np.float32)
    scores = ClassProbabilities(("no", "yes"), np.log(probabilities), probabilities, unsure_below=threshold)
    assert scores.unsure == unsure
    assert scores.label == "yes"


def weights_of(*shape: int) -> np.ndarray:
    return np.zeros(shape, np.float32)


@pytest.mark.parametrize(
    ("weights", "queries", "keys", "mask", "message"),
    [
        (weights_of(2, 3, 5, 7), 7, 5, (5, 7), "7 query tokens do not fit weights with 5 on the query axis"),
        (weights_of(2, 3, 5, 7), 5, 5, (5, 7), "5 key tokens do not fit weights with 7 on the key axis"),
        (weights_of(2, 3, 5, 7), 5, 7, (7, 5), r"a mask of \(7, 5\) does not fit weights of \(5, 7\)"),
        (weights_of(3, 5, 7), 5, 7, (5, 7), r"\[layer, head, query, key\], not the shape \(3, 5, 7\)"),
    ],
)
@pytest.mark.usefixtures("any_shape")
def test_maps_refuse_tokens_that_are_not_theirs(
    weights: np.ndarray, queries: int, keys: int, mask: tuple[int, int], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        AttentionMap(weights, ("q",) * queries, ("k",) * keys, np.ones(mask, bool))


class _Trap:
    """Unpickling this would raise what no test expects."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (exec, ("raise SystemExit('unpickled')",))


def rewritten(trace: Trace, path: Path, **changes: Any) -> Path:
    """Save a trace whose JSON part has other values; None removes one."""
    trace.save(path)
    with np.load(path) as file:
        arrays = dict(file)
    plain = json.loads(arrays.pop("json").tobytes()) | changes
    plain = {name: value for name, value in plain.items() if value is not None}
    np.savez(path, json=np.frombuffer(json.dumps(plain).encode(), np.uint8), **arrays)
    return path


def is_refused(path: Path) -> bool:
    with pytest.raises(ValueError, match="is not a saved trace; save one with") as error:
        Trace.load(path)
    return path.name in str(error.value) and str(path.parent) not in str(error.value)


def test_refuses_files_that_are_no_traces(traces: dict[str, Trace], tmp_path: Path) -> None:
    path = tmp_path / "t.npz"
    traces["translator"].save(path)
    whole = path.read_bytes()
    for content in (b"", b"garbage", b"\x80\x04N.", b"PK\x03\x04", whole[: len(whole) // 2], whole[100:]):
        path.write_bytes(content)
        assert is_refused(path)
    for save in (np.save, np.savez):
        with path.open("wb") as file:
            save(file, np.arange(5))
        assert is_refused(path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("json.npy", b"no array")
    assert is_refused(path)


def test_never_unpickles(traces: dict[str, Trace], tmp_path: Path) -> None:
    path = tmp_path / "t.npz"
    np.save(path.with_suffix(".npy"), np.array([_Trap()], dtype=object), allow_pickle=True)
    assert is_refused(path.with_suffix(".npy"))
    traces["classifier"].save(path)
    with np.load(path) as file:
        arrays = dict(file)
    trap = np.empty(1, dtype=object)
    trap[0] = _Trap()
    np.savez(path, allow_pickle=True, **arrays | {"hidden/encoder": trap})
    assert is_refused(path)


@pytest.mark.parametrize("changes", [{"steps": [{"token": "x"}]}, {"attention": None}, {"steps": 5}, {"text": None}])
def test_refuses_incomplete_contents(traces: dict[str, Trace], tmp_path: Path, changes: dict[str, Any]) -> None:
    assert is_refused(rewritten(traces["translator"], tmp_path / "t.npz", **changes))


def test_refuses_swapped_axes(traces: dict[str, Trace], tmp_path: Path) -> None:
    cross = traces["translator"].attention["cross"]
    attention = {name: [one.query_tokens, one.key_tokens] for name, one in traces["translator"].attention.items()}
    attention["cross"] = [cross.key_tokens, cross.query_tokens]
    assert is_refused(rewritten(traces["translator"], tmp_path / "t.npz", attention=attention))


def test_refuses_other_versions(traces: dict[str, Trace], tmp_path: Path) -> None:
    path = rewritten(traces["classifier"], tmp_path / "t.npz", format_version=FORMAT_VERSION + 1)
    with pytest.raises(
        ValueError, match=f"has trace format {FORMAT_VERSION + 1}, not {FORMAT_VERSION}; trace the text"
    ):
        Trace.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Trace.load(tmp_path / "none.npz")


@pytest.fixture(scope="module")
def saved(traces: dict[str, Trace], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("damaged") / "t.npz"
    traces["given"].save(path)
    return path


@given(place=st.floats(0, 1, exclude_max=True), bits=st.integers(1, 255))
def test_a_damaged_file_is_refused_or_harmless(saved: Path, place: float, bits: int) -> None:
    content = bytearray(saved.read_bytes())
    content[int(place * len(content))] ^= bits
    damaged = saved.with_name("damaged.npz")
    damaged.write_bytes(content)
    try:
        trace = Trace.load(damaged)
    except ValueError as error:
        assert "damaged.npz" in str(error)  # noqa: PT017
    else:
        assert trace.output == "Mann"


def test_a_trace_shows_itself_in_one_line(traces: dict[str, Trace]) -> None:
    for trace in traces.values():
        shown = repr(trace)
        assert shown.isprintable()
        assert len(shown) < 400
        assert shown.startswith(f"Trace('tiny': {TEXT!r} → ")
        assert all(name in shown for name in trace.attention)
    maps = traces["given"].attention["cross"]
    sizes = zip(maps.weights.shape, ("layers", "heads", "queries", "keys"), strict=True)
    assert repr(maps) == f"AttentionMap({' × '.join(f'{size} {axis}' for size, axis in sizes)})"
    assert repr(maps)[13:-1] in repr(traces["given"])
    assert len(repr(replace(traces["given"], text="long " * 999, output="\n" * 999))) < 600


def test_a_run_of_nan_is_json_and_comes_back() -> None:
    trace = own_translator().trace("A dog.", target="Ein")
    first = trace.steps[0]
    lost = replace(first, log_probability=math.nan, top=(replace(first.top[0], log_probability=math.nan),))
    text = replace(trace, steps=(lost, *trace.steps[1:])).to_json()
    assert "NaN" not in text
    back = Trace.from_json(text)
    assert math.isnan(back.steps[0].log_probability)
    assert math.isnan(back.steps[0].top[0].log_probability)
    assert back.steps[1:] == trace.steps[1:]
