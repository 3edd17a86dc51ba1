"""A plugin of pytest, ``-p tests.on_stand_ins``: the tests of ``core`` run on the stand-ins in place of PyTorch.

Some real packages stay, for what a browser never does: jaxtyping checks the shapes of the stand-in's tensors too,
SentencePiece trains the tokenizers of tiny models, and SciPy has a tau to compare with.
"""

import math
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

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
    "checkpoints/test_broken_checkpoints.py": "the command that it calls imports accelerate",
    "checkpoints/test_convert.py": "converts a torch.nn.Transformer",
    "checkpoints/test_hub_download.py": HUB,
    "analysis/test_logit_parts_of_gpt2.py": HUB,
    "analysis/test_other_models_from_inside.py": HUB,
    "analysis/test_parts_of_other_models.py": HUB,
    "analysis/test_ranks.py": "compares with scikit-learn",
    "decoding/drafting": "drafts need ctranslate2",
    "test_shapes.py": "jaxtyping looks for PyTorch itself to word a refusal",
    "tracers/test_anatomy_of_others.py": HUB,
    "tracers/test_positions_of_others.py": HUB,
    "tracers/test_chat.py": HUB,
    "tracers/test_devices.py": "there is one device",
    "tracers/test_guests.py": "NumPy has its own threads, and most of its models are of others",
    "tracers/test_hugging_face.py": HUB,
    "tracers/test_cache_of_others.py": HUB,
    "tracers/test_hugging_face_capture.py": HUB,
    "tracers/test_hugging_face_families.py": HUB,
    "tracers/test_hugging_face_refusals.py": HUB,
    "tracers/test_hugging_face_typed.py": HUB,
    "tracers/test_languages.py": HUB,
    "tracers/test_loading_at_once.py": HUB,
    "tracers/test_long_texts.py": HUB,
    "tracers/test_placing.py": HUB,
    "tracers/test_real_weights.py": HUB,
    "tracers/test_zerogpu.py": "there is one device",
    "transformer/test_linear.py": "oneDNN is PyTorch's",
}
# Parts of the names of tests in the files that are left.
LEFT_OUT_TESTS = {
    "layer_equals_pytorch": TORCH,
    "coder_equals_pytorch": TORCH,
    "generator_equals_pytorch": TORCH,
    "equals_the_module_of_pytorch": TORCH,
    "is_what_pytorchs_hooks_add_by_hand": "the stand-ins have no hooks of torch.nn",
    "in_training_only": "the stand-ins train nothing",
    "are_captums": "captum needs PyTorch",
    "passes_of_any_size_agree[": HUB,
    "test_attribution.py::test_passes_of_any_size_agree": HUB,
    "candidates_by_id_piece_and_word": HUB,
    "an_unknown_word_is_explained": HUB,
    "heads_that_are_not_there_are_refused": HUB,
    "test_deletion.py::test_what_does_not_fit_is_refused": HUB,
    "hub": HUB,
    "vocabulary_with_an_unknown_token": HUB,
    "vocabulary_of_bytes": HUB,
    "results_draw_themselves": "a browser draws figures that are plain data",
    **dict.fromkeys(("[marian", "[bart", "[t5", "[bert", "[distilbert", "[roberta"), HUB),
    "an_argument_that_is_no_text": "the command line is not for a browser",
    "a_full_disk_leaves_the_old_file": "the command line is not for a browser",
    "a_marian_has_roles_of_word_pairs": HUB,
    "clusters_stay_together": "t-SNE comes from scikit-learn",
    "sampling_varies_pieces": "several segmentations are needed for training alone",
    "tied_weights_are_stored_once": "it builds its model of torch.nn.ModuleDict",
    "learns_a_batch": "the stand-ins train nothing",
    "builds_in_full_size": "there is one device, and this test wants the one without memory",
    "the_base_model_of_the_paper": "there is one device, and this test wants the one without memory",
}

del sys.modules["sentencepiece"]
install(real=("jaxtyping", "orjson", "plotly"), absent=ABSENT)

import numpy as np  # noqa: E402
import sentencepiece  # noqa: E402
import torch  # noqa: E402

sentencepiece.SentencePieceTrainer = real.SentencePieceTrainer

_NEAR = {"float64": (1e-7, 1e-7), "float32": (1.3e-6, 1e-5)}  # relative and absolute, as PyTorch's tests have them


def assert_close(
    actual: Any, expected: Any, *, rtol: float | None = None, atol: float | None = None, equal_nan: bool = False
) -> None:
    """Compare tensors as ``torch.testing.assert_close`` does."""
    one, two = (np.asarray(x.detach().numpy() if isinstance(x, torch.Tensor) else x) for x in (actual, expected))
    assert (one.shape, one.dtype) == (two.shape, two.dtype)
    usual = _NEAR.get(one.dtype.name, (0.0, 0.0))
    near = {"rtol": usual[0] if rtol is None else rtol, "atol": usual[1] if atol is None else atol}
    np.testing.assert_allclose(one, two, equal_nan=equal_nan, **near)


torch.testing = SimpleNamespace(assert_close=assert_close)
torch.cartesian_prod = lambda *axes: torch.tensor(
    np.stack(np.meshgrid(*axes, indexing="ij"), -1).reshape(-1, len(axes))
)


def _by_numpy(name: str) -> Callable[..., torch.Tensor]:
    function = getattr(np, name)
    return lambda *given, **options: torch.tensor(
        function(*(one.array if isinstance(one, torch.Tensor) else one for one in given), **options)
    )


def _randint(low: int, high: int, size: tuple[int, ...], generator: torch.Generator) -> torch.Tensor:
    return torch.tensor(low + generator.words(math.prod(size)).astype(np.int64) % (high - low)).reshape(size)


def _load_state_dict(module: torch.nn.Module, state: Mapping[str, torch.Tensor]) -> None:
    for name, tensor in module.state_dict(keep_vars=True).items():
        tensor.copy_(state[name])


# Functions that these tests use and ``core`` does not; none has a gradient.
torch.allclose = lambda one, other: np.allclose(one.array, other.array)
for _name in ("bincount", "einsum"):
    setattr(torch, _name, _by_numpy(_name))
torch.eye = lambda size, dtype=torch.float32: torch.tensor(np.eye(size), dtype=dtype)
torch.linspace = lambda first, last, steps: torch.tensor(np.linspace(first, last, steps), dtype=torch.float32)
torch.is_inference_mode_enabled = lambda: not torch.is_grad_enabled()
torch.randn = lambda *size, generator=None, **options: torch.empty(*size, **options).normal_(generator=generator)
torch.randint = _randint
torch.Tensor.log = _by_numpy("log")
torch.Tensor.expand_as = lambda x, other: x.expand(other.shape)
torch.Tensor.var = lambda x, axis, keepdim, correction: torch.tensor(
    np.var(x.array, axis=axis, ddof=correction, keepdims=keepdim)
)
torch.nn.Module.load_state_dict = _load_state_dict

_hub = sys.modules["tests.hub"] = ModuleType("tests.hub")
_hub.KINDS, _hub.TRANSLATORS, _hub.save_hub_model = {}, (), None  # type: ignore[attr-defined] # no kinds, no tests
_hub.CLASSIFIERS, _hub.GENERATORS, _hub.ENCODERS, _hub.save_later_model = (), (), (), None  # type: ignore[attr-defined]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave files out."""
    return True if any(collection_path == CORE / name for name in LEFT_OUT) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave tests out."""
    for item in items:
        for name, reason in LEFT_OUT_TESTS.items():
            if name in item.nodeid:
                item.add_marker(pytest.mark.skip(reason=reason))
