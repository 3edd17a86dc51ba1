"""The stand-in for Plotly makes of the figures that a tab draws the JSON that Plotly makes.

The numbers of those are lists; arrays, which Plotly writes as bytes, are in none of them.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.viz_app.figures.test_figures import ALL
from viz_app.figures.script import plain_figure

pytestmark = pytest.mark.static

FIGURES = {name: plain_figure(build(theme="page")) for name, build in ALL.items()}
OF_LISTS = [name for name, figure in FIGURES.items() if "bdata" not in json.dumps(figure)]

ROOT = Path(__file__).parents[3]
PRINT_ALL = """
import json, sys
from importlib.util import module_from_spec, spec_from_file_location
for name, file in (("plotly", "__init__.py"), ("plotly.graph_objects", "graph_objects.py")):
    spec = spec_from_file_location(name, f"viz_app/static/stand_ins/plotly/{file}", submodule_search_locations=[])
    sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])
sys.modules["plotly"].graph_objects = sys.modules["plotly.graph_objects"]
from tests.viz_app.figures.test_figures import ALL
from viz_app.figures.script import plain_figure
print(json.dumps({name: plain_figure(ALL[name](theme="page")) for name in sys.argv[1:]}))
"""


@pytest.fixture(scope="module")
def standing_in() -> dict:
    command = [sys.executable, "-c", PRINT_ALL, *OF_LISTS]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


@pytest.mark.parametrize("name", OF_LISTS)
def test_a_figure_is_that_of_plotly(name: str, standing_in: dict) -> None:
    assert standing_in[name] == FIGURES[name]
