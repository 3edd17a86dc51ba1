"""The commands of ``docs/training.md`` for several processes, as they stand there: they train one model."""

import json
import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import core
from core.training.loop.logs import read_log

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[4]
LAUNCHERS = {"torchrun": "torch.distributed.run", "accelerate": "accelerate.commands.accelerate_cli"}
SMALL = ["--start-from", "", "--steps", "3", "--batch-tokens", "99", "--save-every", "1", "--validate-every", "2"]


def of_docs(launcher: str) -> list[str]:
    """Return the words of the one line that begins with ``launcher``."""
    (line,) = re.findall(rf"^{launcher} .*", (ROOT / "docs" / "training.md").read_text(encoding="utf-8"), re.MULTILINE)
    return shlex.split(line, comments=True)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    kinds = {"LOC:city": "Where is town", "NUM:count": "How many people live in"}
    asked = [f"{kind} {question} {n} ?" for n in range(40) for kind, question in kinds.items()]
    (tmp_path / "data" / "trec").mkdir(parents=True)
    (tmp_path / "data" / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    return tmp_path / "data"


@pytest.mark.parametrize(("launcher", "given", "processes"), [("torchrun", [], 2), ("accelerate", ["--cpu"], 1)])
def test_processes_train_one_model(launcher: str, given: list[str], processes: int, data: Path, tmp_path: Path) -> None:
    words = of_docs(launcher)
    assert [words[words.index("train") + n] for n in (0, 1, 2, 4)] == ["train", "en-de", "--data", "--out"]
    out, train = tmp_path / "out", ["train", "question-type", "--data", str(data), "--out", str(tmp_path / "out")]
    if given:
        words = [*words[:2], *given, *words[2:]]
    command = [sys.executable, "-m", LAUNCHERS[launcher], *words[1 : words.index("train")], *train, *SMALL]
    ran = subprocess.run(command, cwd=ROOT, env=_environment(), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count("trec validation: accuracy") == 1, "only one process finishes"
    settings = json.loads((out / "run" / "settings.json").read_text(encoding="utf-8"))
    assert settings["hardware"]["processes"] == processes
    saves = out / "run" / "saves"
    assert sorted(path.name for path in saves.glob("0*")) == ["00000001", "00000002", "00000003"]
    states = {path.name for path in (saves / "00000003").glob("random-*")}
    assert states == {f"random-{rank}.safetensors" for rank in range(processes)}
    records = [(record["step"], *sorted(record)) for record in read_log(out / "run")]
    assert len(records) == len(set(records)) > 0, "only one process keeps the log"
    model = core.load(str(out))
    assert model.classify("Where is town 7?").label in model.labels


def _environment() -> dict[str, str]:
    """That of a machine without a graphics card, with a port of its own for the processes to meet at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    return os.environ | {"CUDA_VISIBLE_DEVICES": "", "PET_MASTER_PORT": port, "OMP_NUM_THREADS": "1"}
