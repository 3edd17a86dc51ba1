"""A server that has folders of its own to write into, and what is in them after people typed."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.hosting.processes import ROOT, ask_header, free_port, stopped, wait_for

pytestmark = pytest.mark.long

TYPED = "quokka"


def written(folder: Path) -> dict[Path, int]:
    """Every file under ``folder`` and when it was changed."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


def test_nothing_is_written_to_a_disk_and_no_log_holds_what_was_typed(tiny_checkpoints: Path, tmp_path: Path) -> None:
    own = {name: tmp_path / name for name in ("TMPDIR", "HOME", "XDG_CACHE_HOME", "work")}
    for folder in own.values():
        folder.mkdir()
    environment = os.environ | {name: str(folder) for name, folder in own.items()}
    environment |= {"GLASSFORMER_CHECKPOINTS": str(tiny_checkpoints), "PYTHONPATH": str(ROOT)}
    port, log = free_port(), tmp_path / "log"
    command = [sys.executable, "-u", "-m", "viz_app.cli", "app", "--port", str(port)]
    with log.open("wb") as said:
        process = subprocess.Popen(command, cwd=own["work"], env=environment, stdout=said, stderr=said)
    address = f"http://127.0.0.1:{port}"
    with stopped(process), httpx.Client(base_url=address, timeout=60) as client:
        wait_for(f"{address}/health", process, 300)
        type_everywhere(client, "A warm-up.")
        before = written(tmp_path)
        type_everywhere(client, f"A {TYPED} sleeps.")
        after = written(tmp_path)
    assert {path for path in after if after[path] != before.get(path)} <= {log}
    assert not [path for path in written(tmp_path) if TYPED.encode() in path.read_bytes()]
    assert "Glassformer" in log.read_text(encoding="utf-8")


def type_everywhere(client: httpx.Client, text: str) -> None:
    """A run of the page, every way to call the API, a text too long to run, and one that no model is there for."""
    for model in ("en-de", "sentiment", "klingon"):
        assert ask_header(client, "run", "page", model=model, text=text, id=1).status_code == 200
    for name in ("translate", "classify", "trace"):
        assert client.post(f"/gradio_api/run/{name}", json={"data": [text]}).status_code == 200
    call = client.post("/gradio_api/call/translate", json={"data": [text]}).json()["event_id"]
    assert client.get(f"/gradio_api/call/translate/{call}").status_code == 200
    assert client.post("/gradio_api/run/translate", json={"data": [text * 99]}).status_code == 400
    assert client.get("/", params={"text": text}).status_code == 200
