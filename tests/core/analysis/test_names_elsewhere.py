"""Names of heads hold on sentences that were not used to find them: made ones, in the words of every day."""

import itertools
import random
import re
from pathlib import Path
from typing import Any

import pytest

import core
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import THRESHOLD, TIMES_CHANCE, HeadRoles
from core.results.head_rules import LEAST_ROWS, MARGIN

pytestmark = pytest.mark.long

TABLE = Path(__file__).parents[3] / "docs" / "results.md"
LINES = re.findall(
    r"^\| (encoder|decoder|cross) \| (\d) \| (\d) \| ([a-z-]+) \|((?: [\d.]+ \|){4})$", TABLE.read_text(), re.M
)
WHO = (
    "My neighbour",
    "The old fisherman",
    "A young librarian",
    "Our history teacher",
    "The bus driver",
    "Her younger cousin",
    "A tired waitress",
    "The village doctor",
)
DOES = (
    "repaired the broken lawnmower",
    "forgot an umbrella",
    "painted the garden fence",
    "bought strawberries",
    "lost a suitcase",
    "photographed the lighthouse",
    "wrote a long letter",
    "washed the curtains",
)
WHERE = (
    "at the railway station",
    "behind the town hall",
    "near the harbour",
    "in the kitchen",
    "during the holidays",
    "before the thunderstorm",
    "after breakfast",
    "on Wednesday evening",
)


def made(count: int) -> list[str]:
    every = [f"{' '.join(parts)}." for parts in itertools.product(WHO, DOES, WHERE)]
    random.Random(4).shuffle(every)
    return every[:count]


@pytest.fixture(scope="module")
def elsewhere() -> tuple[HeadRoles, HeadPortraits, HeadPortraits]:
    """The names as the page shows them, what was measured for them, and the same on sentences that are made here."""
    model: Any = core.load("en-de", device="cpu")
    known, texts = core.head_portraits(model), made(280)
    assert not {one.text for one in known.texts.values()} & {*texts}
    names = HeadRoles(known.roles, {}, {}, None, known.about, known.rules, model.head_roles.names)
    return names, known, core.head_portraits(model, texts)


@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_a_name_holds_elsewhere(
    elsewhere: tuple[HeadRoles, HeadPortraits, HeadPortraits], line: tuple[str, str, str, str, str]
) -> None:
    """More attention than even attention, and than the distances of this head, would give; as the table says."""
    name, rule, at = line[0], line[3], (int(line[1]) - 1, int(line[2]) - 1)
    names, known, found = elsewhere
    assert rule in names.named(name, *at)[1]
    one = found.rules[name][rule]
    assert one.rows >= LEAST_ROWS
    strength, by_distance = float(one.strength[at]), float(one.by_distance[at])
    assert strength >= max(THRESHOLD, TIMES_CHANCE * one.chance, by_distance + MARGIN)
    said = [float(number) for number in line[4].split(" |")[:-1]]
    assert said == pytest.approx([known.rules[name][rule].strength[at], strength, by_distance, one.chance], abs=0.02)


def test_the_table_has_ten_names() -> None:
    assert len(LINES) == 10
