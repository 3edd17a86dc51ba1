"""``import glassformer as gf`` gives the names of ``core`` wherever it is imported."""

import subprocess
import sys
from pathlib import Path

import pytest

import core
import glassformer as gf
from viz_app import figures

ROOT = Path(__file__).parents[1]


def run(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a script in a folder that holds a package called ``core`` of somebody else."""
    (folder / "core").mkdir()
    (folder / "core" / "__init__.py").write_text("")
    head = f"import sys; sys.path.append({str(ROOT)!r})\n"
    return subprocess.run(
        [sys.executable, "-c", head + script], cwd=folder, capture_output=True, text=True, check=False
    )


def test_it_has_all_names_of_core_and_the_figures() -> None:
    for name in core.__all__:
        assert getattr(gf, name) is getattr(core, name)
    assert gf.figures is figures
    assert set(core.__all__) | {"blocks", "figures", "__version__"} == set(gf.__all__) <= set(dir(gf))
    assert gf.__version__[0].isdigit()


@pytest.mark.long
def test_a_folder_called_core_does_not_stand_in_the_way(tmp_path: Path) -> None:
    ran = run("import glassformer as gf; print(gf.Decoding(beam=3).beam, 'torch' in sys.modules)", tmp_path)
    assert ran.stdout.split()[0] == "3", ran.stderr


def test_importing_it_loads_no_torch(tmp_path: Path) -> None:
    ran = run("import glassformer as gf; gf.Trace, gf.figures; print('torch' in sys.modules)", tmp_path)
    assert ran.stdout.strip() == "False", ran.stderr


def test_another_core_that_is_already_there_is_named(tmp_path: Path) -> None:
    ran = run("import core; import glassformer", tmp_path)
    assert ran.returncode == 1
    assert "Another package called 'core' is already imported" in ran.stderr.splitlines()[-1]


@pytest.mark.long
def test_blocks_alone_import_gradio(tmp_path: Path) -> None:
    ran = run("import glassformer as gf; gf.blocks; print('gradio' in sys.modules); gf.blocks('en-de')", tmp_path)
    assert ran.stdout.strip() == "False", ran.stderr
    assert "InputError: blocks needs a loaded model, such as gf.load(\"en-de\"), not 'en-de'." in ran.stderr
