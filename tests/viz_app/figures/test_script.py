"""Plotly's scripts: the small one is the makers' own, and of the same version as the whole one."""

import hashlib
import re
from importlib.resources import files

from viz_app.figures.script import flat_script, whole_script


def version_of(script: bytes) -> str:
    found = re.search(rb"plotly\.js (?:\(\S+ - minified\) )?v([\d.]+)", script[:200])
    assert found
    return found[1].decode()


def test_both_scripts_have_one_version() -> None:
    assert version_of(flat_script()) == version_of(whole_script())
    assert len(flat_script()) < len(whole_script()) / 3


def test_the_script_is_as_it_was_published() -> None:
    about = files("viz_app.figures").joinpath("vendor/README.md").read_text(encoding="utf-8")
    assert hashlib.sha256(flat_script()).hexdigest() in about
    assert version_of(flat_script()) in about
