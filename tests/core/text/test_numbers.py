"""The notice of a lost number comes exactly where a translation lacks one."""

import pytest

from core.text.numbers import lost_numbers


@pytest.mark.parametrize(
    ("source", "translation", "lost"),
    [
        ("It costs 84.8 dollars.", "Es kostet 84,8 Dollar.", []),
        ("It costs 84.8 dollars.", "Es kostet 84.8 Dollar.", []),
        ("It costs 84.8 dollars.", "Es kostet 848 Dollar.", ["84.8"]),
        ("It is 8.125.", "Es ist 8.125.", ["8.125"]),
        ("It costs $1,000.", "Es kostet 1.000 $.", []),
        ("It costs $1,000.", "Es kostet 1,000 $.", ["1,000"]),
        ("It costs $42,239.08.", "Ça coûte 42 239,08 $.", []),
        ("It costs $42,239.08.", "Es kostet 42.239,8 $.", ["42,239.08"]),
        ("It ended in 1911.", "Er endete 191.", ["1911"]),
        ("It ended in 1911.", "Er endete 19111.", ["1911"]),
        ("12 dogs and 7 cats", "Zwölf Hunde und acht Katzen", ["7"]),
        ("10 to 20, 30 and 20", "10 bis 2", ["20", "30"]),
        ("Version 2.5.1 of 12/05/2020", "Version 2.5.1 vom 12/05/2020", []),
        ("COVID19 and A4", "COVID19 und A", ["4"]),
        ("at 2:30 p.m., on the 1st, at 5pm", "um 14.30 Uhr, am ersten, um 17 Uhr", []),
        ("There are ٣٤ of १२३.", "Es gibt 34 von 123.", []),
        ("There are ٣٤.", "Es gibt drei.", ["٣٤"]),
        ("No number.", "Keine 7.", []),
        ("Es kostet 1.250,50 Euro.", "It costs 1,250.50 euros.", []),
        ("Es kostet 1.250 Euro.", "It costs 1.250 euros.", ["1.250"]),
        ("Zwei mal 2,5 ist 5.", "Two times 2.5 is five.", []),
        ("Il pèse 62,5 kilos.", "He weighs 625 kilos.", ["62,5"]),
        ("7" * 60, "7" * 59, ["7" * 60]),
        ("7" * 60, "7" * 60, []),
    ],
)
def test_lost_numbers(source: str, translation: str, lost: list[str]) -> None:
    assert lost_numbers(source, translation) == lost
