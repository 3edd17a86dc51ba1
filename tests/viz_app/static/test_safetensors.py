"""The stand-in for safetensors reads what the real package writes, writes what it reads, and refuses the same files."""

import json
from pathlib import Path

import numpy as np
import pytest
import safetensors as theirs
import safetensors.numpy as theirs_numpy

from viz_app.static.stand_ins import safetensors as ours
from viz_app.static.stand_ins.safetensors import numpy as ours_numpy

KINDS = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64")


def arrays() -> dict[str, np.ndarray]:
    """An array of each type, one empty and one without axes."""
    random = np.random.default_rng(3)
    made = {kind: (100 * random.normal(size=(3, 5, 2))).astype(kind) for kind in KINDS}
    return made | {"empty": np.zeros((0, 7), np.float32), "ünit 'ä'": np.array(2.5, np.float32)}


def same(one: dict[str, np.ndarray], two: dict[str, np.ndarray]) -> None:
    assert one.keys() == two.keys()
    for name, array in one.items():
        assert array.dtype == two[name].dtype
        np.testing.assert_array_equal(array, two[name])


def test_both_ways(tmp_path: Path) -> None:
    metadata = {"format": "np", "note": "ä"}
    theirs_numpy.save_file(arrays(), tmp_path / "theirs", metadata)
    (tmp_path / "ours").write_bytes(ours_numpy.save(arrays(), metadata))
    same(ours_numpy.load((tmp_path / "theirs").read_bytes()), arrays())
    same(theirs_numpy.load_file(tmp_path / "ours"), arrays())
    for path in (tmp_path / "ours", tmp_path / "theirs"):
        with ours.safe_open(path, "np") as mine, theirs.safe_open(path, "np") as real:
            assert mine.keys() == sorted(real.keys())
            assert mine.metadata() == real.metadata() == metadata
            for name in mine.keys():  # noqa: SIM118 - a file, not a dict
                np.testing.assert_array_equal(mine.get_tensor(name), real.get_tensor(name))
                slices = mine.get_slice(name), real.get_slice(name)
                assert slices[0].get_shape() == slices[1].get_shape()
                assert slices[0].get_dtype() == slices[1].get_dtype()
            for one in (mine, real):
                with pytest.raises((ours.SafetensorError, theirs.SafetensorError)):
                    one.get_tensor("nothing")


def damaged() -> dict[str, bytes]:
    """Files that are none, by what is wrong."""
    whole = theirs_numpy.save(arrays())
    length = int.from_bytes(whole[:8], "little")
    header = json.loads(whole[8 : 8 + length])

    def with_header(**changes: object) -> bytes:
        text = json.dumps(header | {"float32": header["float32"] | changes}).encode()
        return len(text).to_bytes(8, "little") + text + whole[8 + length :]

    return {
        "empty": b"",
        "cut in the length": whole[:5],
        "cut in the header": whole[:40],
        "cut in the numbers": whole[:-1],
        "longer": whole + b"0",
        "a length of 2**62": (1 << 62).to_bytes(8, "little") + whole[8:],
        "no JSON": whole[:8] + b"x" + whole[9:],
        "an unknown type": with_header(dtype="F7"),
        "another shape": with_header(shape=[3, 5, 3]),
        "a shape below 0": with_header(shape=[-3, 5, -2]),
        "another place": with_header(data_offsets=[0, 120]),
    }


@pytest.mark.parametrize("name", damaged())
def test_what_is_damaged_is_refused(name: str, tmp_path: Path) -> None:
    content = damaged()[name]
    (tmp_path / "file").write_bytes(content)
    for package, module in ((ours, ours_numpy), (theirs, theirs_numpy)):
        with pytest.raises(package.SafetensorError):
            module.load(content)
        with pytest.raises(package.SafetensorError):
            package.safe_open(tmp_path / "file", "np").keys()
