"""README and ``docs/``: their Python runs, their commands parse, their links and paths lead somewhere."""

import ast
import contextlib
import json
import re
import shlex
from pathlib import Path

import numpy as np
import pytest
import typer
from plotly.graph_objects import Figure

import core
from core.results.faithfulness import Faithfulness, Spread
from docs import faithfulness_tables
from viz_app.cli import commands
from viz_app.frontend.tree import offered
from viz_app.gradio_app.endpoints import FUNCTIONS
from viz_app.handlers.lessons import shipped_lessons
from viz_app.handlers.tabs import GROUPS
from viz_app.view_models.anatomy import DESIGNS

ROOT = Path(__file__).parents[1]
LONGEST_README = 150  # lines
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md")] + sorted(ROOT.glob("docs/**/*.md"))
NEEDS_A_SERVER = "gradio_client"  # tests/viz_app/test_endpoints.py makes these calls


def blocks(page: Path, language: str) -> str:
    """Return all code blocks of one language on a page, one after the other."""
    return "\n".join(re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))


def names(pages: list[Path]) -> list[str]:
    return [page.relative_to(ROOT).as_posix() for page in pages]


WITH_PYTHON = [page for page in PAGES if (code := blocks(page, "python")) and NEEDS_A_SERVER not in code]
GROUP = typer.main.get_group(commands)
COMMANDS = sorted(
    {
        line.removesuffix("&").strip()
        for page in PAGES
        for line in (blocks(page, "bash") + blocks(page, "sh")).splitlines()
        if line.startswith("glassformer ")
    }
    | set(re.findall(r"`(glassformer [a-z]+[^`]*)`", "\n".join(page.read_text(encoding="utf-8") for page in PAGES)))
)


@pytest.mark.usefixtures("quick_layout")
@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=[] if page.stem == "README" else [pytest.mark.long]) for page in WITH_PYTHON],
    ids=names(WITH_PYTHON),
)
def test_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Figure, "show", lambda figure, **_: figure.to_json())  # opens no browser
    monkeypatch.setattr("gradio.Blocks.launch", lambda *_, **__: None)  # serves nothing
    code, names = blocks(page, "python"), {"__name__": "page"}
    exec(compile(code, page.name, "exec"), names)
    for expression, said in re.findall(r"^(\S.*?)  # (\[.*\])$", code, re.MULTILINE):  # what a line gives
        with contextlib.suppress(SyntaxError, ValueError):  # a shape
            assert eval(expression, names) == ast.literal_eval(said), expression  # noqa: S307 - of our own pages


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_a_page_is_understood(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words are read by the command line and nothing is run."""
    monkeypatch.chdir(tmp_path)
    name, *words = shlex.split(line.split(" < ")[0], comments=True)[1:]
    if name.isupper():  # glassformer COMMAND --help
        return
    command = GROUP.commands[name]
    if words:
        with contextlib.suppress(typer.Exit):  # --help
            command.make_context(name, words)


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = [link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link]
    paths = re.findall(r"`((?:core|viz_app|tests|docs|checkpoints)/[\w./-]+)`", text)
    paths = [path for path in paths if not Path(path).stem.isupper()]  # lessons/NAME.json stands for any
    gone = [link for link in links if not (page.parent / link).exists()]
    gone += [path for path in paths if not (ROOT / path).exists()]
    assert not gone


UNITS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
WORDS = (*UNITS, "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "21")


def test_numbers_in_the_docs_are_those_of_the_code() -> None:
    """README once promised eighteen stops and eight lessons; the page had thirteen and ten."""
    tour, *lessons = shipped_lessons()
    true = {
        "stops": len(tour.stops),
        "lessons": len(lessons),
        "explanations": len(core.METHODS),
        "tabs": len(GROUPS),
        "designs": len(DESIGNS),
        "documented endpoints": len(FUNCTIONS),
        "small Transformers": len(core.catalogue()),
    }
    said = [
        (page.name, number, what)
        for page in [*PAGES, ROOT / "checkpoints" / "README.md"]
        for number, what in re.findall(
            rf"\b(\w+) ({'|'.join(true)})\b", page.read_text(encoding="utf-8"), re.IGNORECASE
        )
        if number.lower() in WORDS or number.isdigit()
    ]
    assert {what for _, _, what in said} == set(true)
    assert [one for one in said if one[1].lower() not in (WORDS[true[one[2]]], str(true[one[2]]))] == []
    titles = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
    assert [lesson.title for lesson in lessons if f'"{lesson.title}"' not in titles] == []


@pytest.mark.parametrize("language", offered())
def test_an_offered_language_has_a_readme(language: str) -> None:
    page = f"docs/{language}/README.md"
    assert f"]({page})" in (ROOT / "README.md").read_text("utf-8")
    assert "make run " in blocks(ROOT / page, "bash")


def test_readme_is_one_page() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= LONGEST_README


def test_faithfulness_of_the_docs_is_that_of_the_checkpoints() -> None:
    """The tables are as the files beside the checkpoints make them; some cells are looked up there by hand."""
    page = faithfulness_tables.PAGE.read_text(encoding="utf-8")
    models = {name: core.load(name, device="cpu") for name in core.catalogue()}
    measured = {name: model.faithfulness for name, model in models.items() if model.faithfulness}
    made = faithfulness_tables.filled(page, measured, {name: model.head_roles for name, model in models.items()})
    assert made == page, "run python -m docs.faithfulness_tables"
    plain = {name: json.loads((ROOT / "checkpoints" / name / "faithfulness.json").read_text()) for name in measured}
    for name, found in plain.items():
        part = page.split(f"`{name}`, {found['sentences']} sentences:")[1].split("`")[0]
        row = next(line for line in part.splitlines() if line.startswith("| leave one out |")).split(" | ")
        assert row[-1] == f"{found['better']['leave-one-out']:.0%} |"
        assert float(row[1].split(" ")[0]) == pytest.approx(found["areas"]["leave-one-out"]["mean"], abs=0.0051)


def test_the_pages_tables_stand_where_an_older_version_measured() -> None:
    areas = {"rollout": Spread(0.5, 0.1), "leave-one-out": Spread(0.25, 0.1)}
    old = Faithfulness(areas, Spread(0.75, 0.1), {"rollout": 0.1, "leave-one-out": 0.9}, np.eye(2, dtype="f4"), 7, {})
    made = faithfulness_tables.filled("<!-- table methods -->\n<!-- end -->", {"x": old}, {})
    assert "| leave one out | 0.25 | – | – | – | – | – | 90% |\n| attention rollout | 0.50 |" in made
    assert faithfulness_tables.filled(made, {"x": old}, {}) == made
