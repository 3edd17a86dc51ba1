"""A model fetched by its name with the Hub's own client, from a Hub on loopback."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import core
from tests.hub import save_hub_model
from tests.hub_server import Repository, serving_hub

NAMES = {name: f"hf:Helsinki-NLP/opus-mt-{name}" for name in ("converted", "foreign", "plain", "none-such")}
NAMES["picked"] = f"{NAMES['foreign']}@refs/pr/3"
TEXT = "A man rides a bike."
PROGRAM = f"""
import json, sys, core
def answer(name):
    try:
        return core.load(name, device="cpu").translate({TEXT!r})
    except core.InputError as refusal:
        return "refused: " + str(refusal)
for line in sys.stdin:
    print(json.dumps([answer(name) for name in line.split()]), flush=True)
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny Marian model as Helsinki-NLP's are: two SentencePiece models and a vocabulary."""
    return save_hub_model("opus", tmp_path_factory.mktemp("hub") / "whole")


@pytest.fixture(scope="module")
def pickled(whole: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same model as its main branch holds it: weights in a pickle, which must not be opened."""
    folder = tmp_path_factory.mktemp("hub") / "pickled"
    shutil.copytree(whole, folder)
    (folder / "model.safetensors").unlink()
    (folder / "pytorch_model.bin").write_bytes(b"never to be read")
    return folder


@contextmanager
def asking(address: str, cache: Path) -> Iterator[Callable[..., list[str]]]:
    """A program of its own that is asked for models, for the client reads where the Hub is when it is imported."""
    settings = {"HF_ENDPOINT": address, "HF_HUB_OFFLINE": "0", "HF_HOME": str(cache), "OMP_NUM_THREADS": "1"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "bufsize": 1}
    with subprocess.Popen([sys.executable, "-c", PROGRAM], env=os.environ | settings, **pipes) as program:
        assert program.stdin
        assert program.stdout

        def ask(*names: str) -> list[str]:
            program.stdin.write(" ".join(NAMES[name] for name in names) + "\n")
            return json.loads(program.stdout.readline())

        yield ask
        program.stdin.close()
    assert program.returncode == 0


@pytest.mark.long
def test_plain_weights_and_the_hubs_own_conversions_are_taken_and_kept(
    whole: Path, pickled: Path, tmp_path: Path
) -> None:
    both = {"main": pickled, "refs/pr/3": whole}
    offered = {
        "converted": Repository(both),
        "foreign": Repository(both, "Mallory"),
        "plain": Repository({"main": whole}),
    }
    answer = core.load(str(whole), device="cpu").translate(TEXT)
    repositories = {NAMES[name].removeprefix("hf:"): one for name, one in offered.items()}
    with ExitStack() as running:
        with serving_hub(repositories) as address:
            ask = running.enter_context(asking(address, tmp_path))
            *found, foreign, missing, picked = ask("plain", "converted", "foreign", "none-such", "picked")
        assert found == [answer, answer]
        assert foreign.startswith("refused: ")
        assert "pickled ones are never read" in foreign
        assert missing.startswith("refused: There is no open model")
        assert picked == answer, "whoever names a revision has chosen it"
        assert ask("plain", "converted") == [answer, answer], "kept for a day without a network"
    assert not list(tmp_path.rglob("*.bin"))
