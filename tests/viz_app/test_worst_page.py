"""docs/worst-sentences.md: its intervals follow from its counts, and a row is made again by a new run."""

import re
from pathlib import Path

import pytest

from docs.worst_tables import EVERYDAY, PAGE, filled, share_interval, surveyed

TEXT = PAGE.read_text(encoding="utf-8")


def test_every_interval_is_that_of_its_count() -> None:
    said = re.findall(r"(\d+) of (\d+) \((\d+)(%?) to (\d+)(%?)\)", TEXT)
    assert len(said) > 10
    assert {sign for *_, sign in said} == {"", "%"}, "the claims in counts, as on the page; the others in per cent"
    for count, total, low, sign, high, same in said:
        scale = 100 if sign else int(total)
        ends = [f"{share * scale:.0f}" for share in share_interval(int(count), int(total))]
        assert ([low, high], same) == (ends, sign), f"{count} of {total}"


@pytest.mark.long
def test_a_new_run_makes_the_documented_row(tmp_path: Path) -> None:
    made = filled(TEXT, {EVERYDAY: surveyed("sentiment", ("everyday",), tmp_path)})
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{EVERYDAY}`"))
    assert row in made.splitlines()
