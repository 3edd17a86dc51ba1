"""An app with the real package ``spaces``, as far as it runs without a GPU: the host's scheduler is one of ours.

``python -m tests.hosting.on_zerogpu FOLDER...`` serves the models of these folders and asks them by the page's way and
by Gradio's, as visitors with a token would. It prints as JSON the tokens that the scheduler was told, the answers, and
the size of the queue. The part of ``spaces`` that takes the place of PyTorch's CUDA is left out: PyTorch for CPUs has
none.
"""

import json
import os
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

TEXT, OTHER = "Two men ride a bike.", "Two dogs sleep."  # no examples, whose answers are kept for all


def prepare() -> list[Any]:
    """Make this process one of a ZeroGPU Space; return the list of tokens that its scheduler will be told."""
    os.environ |= {"SPACES_ZERO_GPU": "true", "SPACES_ZERO_DEVICE_API_URL": "http://127.0.0.1:9"}
    cuda = ModuleType("spaces.zero.torch")
    cuda.__dict__.update(is_in_bad_fork=lambda: False, patch=lambda: None, pack=lambda: 0)
    sys.modules[cuda.__name__] = cuda
    import viz_app  # noqa: F401, I001 — before Gradio, which spaces imports
    import httpx
    from spaces.zero import client, utils

    told: list[Any] = []

    def schedule(token: str | None, **_: Any) -> tuple[Any, Any]:
        told.append(token)
        return httpx.codes.SERVICE_UNAVAILABLE, SimpleNamespace(auth=None)  # no GPU is free

    client.api_client = lambda: SimpleNamespace(schedule=schedule, startup_report=lambda: httpx.codes.OK)
    utils.self_cgroup_device_path = lambda: ""
    return told


def main(folders: list[str]) -> None:
    told = prepare()
    import httpx
    from gradio_client import Client

    from tests.viz_app.conftest import free_port
    from viz_app.app import catalogue_entries, page_options
    from viz_app.gradio_app.build import build_page
    from viz_app.server import zerogpu
    from viz_app.server.models import Models

    assert zerogpu.is_available()
    entries = catalogue_entries(folders)
    app = build_page(Models(entries))
    app.launch(server_port=free_port(), prevent_thread_lock=True, **page_options())
    asked = {"data": {"model": entries[0].name, "text": TEXT, "id": 1}, "page": "one"}
    with httpx.Client(base_url=app.local_url, timeout=60) as page:
        answer = page.post("/ask/header/run", json=asked, headers={"X-IP-Token": "page"}).json()
    client = Client(app.local_url, verbose=False, headers={"X-IP-Token": "program"})
    result = client.predict(OTHER, entries[0].name, api_name="/translate")
    said = {"told": told, "page": answer["answer"]["output"], "program": result, "queue": app._queue.max_size}
    print(json.dumps(said), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
