"""Models of Hugging Face that are loaded at the same time, as a server loads them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import core
from tests.hub import save_later_model


def test_models_that_are_loaded_at_once_are_whole(tmp_path: Path) -> None:
    """Their last weights are tied to the first ones, and not in the file."""
    for name in ("one", "other"):
        save_later_model("gpt2", tmp_path / name)
    with ThreadPoolExecutor(4) as threads:
        loaded = list(
            threads.map(lambda at: core.load(str(tmp_path / ("one", "other")[at % 2]), device="cpu"), range(8))
        )
    assert [model.name for model in loaded] == ["one", "other"] * 4
