"""Does a hosted Space start from nothing but this repository?

A copy of the repository's files and an empty environment in a new folder; the version of Gradio that README.md names
and ``requirements.txt`` come into it, ``app.py`` is started, and ``/translate`` is asked through ``gradio_client``.

``make test-long`` links the packages that are installed here, which takes no time; by hand the newest are installed:
python -m tests.hosting.space_environment [--torch "torch==2.11.*"] [--index URL] [--pinned]
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.hosting.processes import ROOT, free_port, stopped, wait_for

ASK = """
import sys
from gradio_client import Client
print(Client(sys.argv[1], verbose=False).predict(sys.argv[2], "en-de", api_name="/translate"))
"""
SENTENCE = "A man rides a bike."


def copy_repository(folder: Path) -> None:
    """Copy the files that git tracks or would take, and nothing that it ignores."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def requirements_of(folder: Path) -> list[str]:
    """Return the requirements of the Space in ``folder``, with Gradio."""
    sdk = re.search(r"^sdk_version: (\S+)$", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sdk, "README.md names no sdk_version"
    lines = (folder / "requirements.txt").read_text(encoding="utf-8").splitlines()
    return [f"gradio=={sdk[1]}", *[line for line in lines if line and not line.startswith("#")]]


def link(folder: Path) -> Path:
    """Return the Python of a new environment that has the installed packages which the Space asks for, and no other.

    Raises:
        AssertionError: if the version of one is not what was asked for.
        importlib.metadata.PackageNotFoundError: if one is not installed.
    """
    venv.create(folder / "environment")
    packages = next((folder / "environment").glob("lib/python*/site-packages"))
    for distribution in closure(requirements_of(folder)):
        for top in {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(distribution.locate_file(top))).resolve())
    return folder / "environment" / "bin" / "python"


def closure(requirements: Sequence[str]) -> list[metadata.Distribution]:
    """The installed packages that ``requirements`` name, those that these require, and so on."""
    found: dict[tuple[str, str], metadata.Distribution] = {}
    waiting = [Requirement(line) for line in requirements]
    while waiting:
        asked = waiting.pop()
        distribution = metadata.distribution(asked.name)
        assert asked.specifier.contains(distribution.version, prereleases=True), f"{asked}, not {distribution.version}"
        for extra in {"", *asked.extras} - {extra for name, extra in found if name == canonicalize_name(asked.name)}:
            found[canonicalize_name(asked.name), extra] = distribution
            further = map(Requirement, distribution.requires or ())
            waiting += [one for one in further if one.marker is None or one.marker.evaluate({"extra": extra})]
    return list(found.values())


def install(folder: Path, torch: str | None, index: str | None, *, pinned: bool) -> Path:
    """Return the Python of a new environment with what the Space in ``folder`` asks for, newest or ``pinned``."""
    venv.create(folder / "environment", with_pip=True)
    python = folder / "environment" / "bin" / "python"
    requirements = [*requirements_of(folder), *([torch] if torch else [])]
    extra = ["--extra-index-url", index] if index else []
    versions = ["-c", str(folder / "constraints.txt")] if pinned else ["--no-cache-dir"]
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *versions]
    subprocess.run([*pip, *extra, *requirements], check=True)
    return python


def ask(python: Path, folder: Path) -> tuple[str, float]:
    """Start ``app.py`` as a Space does; return a translation and the seconds until the app answers."""
    port = free_port()
    quiet = {"GRADIO_SERVER_PORT": str(port), "GRADIO_ANALYTICS_ENABLED": "False", "HF_HUB_OFFLINE": "1"}
    environment = os.environ | quiet | {"PYTHONPATH": ""}
    address, start = f"http://127.0.0.1:{port}", time.monotonic()
    with stopped(subprocess.Popen([python, "app.py"], cwd=folder, env=environment)) as app:
        wait_for(f"{address}/gradio_api/info", app, seconds=180)
        seconds = time.monotonic() - start
        answer = subprocess.run(
            [python, "-c", ASK, address, SENTENCE], env=environment, check=True, capture_output=True, text=True
        )
    return answer.stdout.strip(), seconds


def size_of(folder: Path) -> float:
    """Gigabytes of the files in ``folder``."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file()) / 1e9


def main() -> None:
    """Build, ask, print what came and what it cost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--torch", help="another torch than the newest, such as 'torch==2.11.*' of a ZeroGPU Space")
    parser.add_argument("--pinned", action="store_true", help="the versions of constraints.txt, not the newest")
    parser.add_argument("--index", help="a further package index, such as the one with the CPU builds of torch")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder, start = Path(place), time.monotonic()
        copy_repository(folder)
        python = install(folder, arguments.torch, arguments.index, pinned=arguments.pinned)
        installed, size = time.monotonic() - start, size_of(folder / "environment")
        translation, started = ask(python, folder)
        print(f"installed in {installed:.0f} s, {size:.2f} GB; answers after {started:.0f} s")
        print(f"{SENTENCE} → {translation}")
    if not translation:
        sys.exit("The Space gave no translation.")


if __name__ == "__main__":
    main()
