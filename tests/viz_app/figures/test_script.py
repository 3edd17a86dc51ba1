"""Plotly's script: the makers' own choice of flat charts, in the version of the pinned package."""

import hashlib
import re
from importlib.resources import files

from viz_app.figures.script import script


def version_of(content: bytes) -> str:
    found = re.search(rb"plotly\.js (?:\(\S+ - minified\) )?v([\d.]+)", content[:200])
    assert found
    return found[1].decode()


def test_the_script_is_that_of_the_package_and_smaller() -> None:
    whole = files("plotly").joinpath("package_data/plotly.min.js").read_bytes()
    assert version_of(script()) == version_of(whole)
    assert len(script()) < len(whole) / 3


def test_the_script_is_as_it_was_published() -> None:
    about = files("viz_app.figures").joinpath("vendor/README.md").read_text(encoding="utf-8")
    assert hashlib.sha256(script()).hexdigest() in about
    assert version_of(script()) in about
