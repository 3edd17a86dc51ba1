"""A plugin of pytest, ``-p tests.on_stand_ins``: the tests of ``core`` run on the stand-ins in place of PyTorch.

Some real packages stay, for what a browser never does: jaxtyping checks the shapes of the stand-in's tensors too,
SentencePiece trains the tokenizers of tiny models, and SciPy has a tau to compare with.
"""

import sys
from pathlib import Path
from types import ModuleType

import beartype  # noqa: F401
import hypothesis  # noqa: F401
import jaxtyping  # noqa: F401
import pytest
import scipy.stats  # noqa: F401
import sentencepiece as real

from tests.stand_ins import install

ABSENT = ("accelerate", "ctranslate2", "gradio", "huggingface_hub", "sklearn", "starlette", "transformers")

CORE = Path(__file__).parent / "core"
HUB = "models of others need transformers, and those need PyTorch"
TORCH = "compares with modules of torch.nn"
LEFT_OUT = {
    "training": "the stand-ins train nothing",
    "checkpoints/test_convert.py": "converts a torch.nn.Transformer",
    "checkpoints/test_hub_download.py": HUB,
    "decoding/drafting": "drafts need ctranslate2",
    "tracers/test_devices.py": "there is one device",
    "tracers/test_hugging_face.py": HUB,
    "tracers/test_zerogpu.py": "there is one device",
    "transformer/test_linear.py": "oneDNN is PyTorch's",
}
# Parts of the names of tests in the files that are left.
LEFT_OUT_TESTS: dict[str, str] = {}

del sys.modules["sentencepiece"]
install(real=("jaxtyping", "orjson", "plotly"), absent=ABSENT)

import sentencepiece  # noqa: E402

sentencepiece.SentencePieceTrainer = real.SentencePieceTrainer

_hub = sys.modules["tests.hub"] = ModuleType("tests.hub")
_hub.KINDS, _hub.TRANSLATORS, _hub.save_hub_model = {}, (), None  # type: ignore[attr-defined] # no kinds, no tests


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave files out."""
    return True if any(collection_path == CORE / name for name in LEFT_OUT) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave tests out."""
    for item in items:
        for name, reason in LEFT_OUT_TESTS.items():
            if name in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=reason))
