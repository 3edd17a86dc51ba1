"""``glassformer patch`` prints the numbers of ``core.patch``, and its figure draws them."""

import numpy as np
import pytest

import core
from viz_app import cli, figures

BASE, DONOR = "The woman is sleeping.", "The man is sleeping."
GIVEN = ["patch", "--base", BASE, "--donor", DONOR]


@pytest.fixture(scope="module")
def moved() -> core.PatchMap:
    return core.patch(core.load("en-de", "cpu"), BASE, DONOR)


def test_a_line_for_each_place_the_largest_share_first(
    moved: core.PatchMap, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(GIVEN) == 0
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    shares = {row["place"]: row["share"] for row in moved.to_rows()}
    assert {place for place, _ in lines} == set(shares)
    numbers = [float(share) for _, share in lines]
    np.testing.assert_allclose(numbers, [shares[place] for place, _ in lines], atol=1e-3)
    assert numbers == sorted(numbers, reverse=True)


def test_several_places_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*GIVEN, "--at", "r.e.0.1"]) == 0
    assert capsys.readouterr().out == "r.e.0.1\t1.0000\tDer Mann schläft.\n"


@pytest.mark.parametrize("wrong", [["--measure", "far"], ["--at", "x.1"], ["--step", "99"]])
def test_what_cannot_be_done_is_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*GIVEN, *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_figure_draws_the_share_of_each_head(moved: core.PatchMap) -> None:
    for drawn, name in zip(moved.figure().data, moved.heads, strict=True):
        np.testing.assert_allclose(drawn.z, moved.heads[name] / moved.whole, atol=1e-5)
    assert figures.patch(moved, theme="dark").layout.title.text
