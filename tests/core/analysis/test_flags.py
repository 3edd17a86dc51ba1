"""Each flag on written cases, both ways."""

import pytest

from core.analysis.flags import Written, flags_of

CASES = [
    # text, output, languages, flags
    ("A man rides a bike.", "Ein Mann fährt Fahrrad.", "en de", {}),
    ("The field.", "Feld Feld Feld.", "en de", {"loop": ("Feld",)}),
    (
        "A long text that is all about it.",
        "Ein Satz an sich und ein Satz an sich.",
        "en de",
        {"loop": ("ein satz an", "satz an sich")},
    ),
    ("No no, go.", "Nein nein, geh geh.", "en de", {}),
    ("I know that she, she says.", "Ich weiß, dass sie sie kennt.", "en de", {}),
    ("We ask ourselves.", "Nous nous demandons.", "en fr", {}),
    ("We ask ourselves.", "Nous nous demandons nous nous demandons.", "en fr", {"loop": ("nous nous demandons",)}),
    ("It costs 84.8 euros.", "Es kostet 84,8 Euro.", "en de", {}),
    ("It costs 84.8 euros.", "Es kostet 48,8 Euro.", "en de", {"number": ("84.8",)}),
    ("He comes at 2:30.", "Er kommt um halb drei.", "en de", {}),
    ("He comes at 2:30.", "Er kommt um halb vier.", "en de", {"number": ("2:30",)}),
    ("He comes at 12:30.", "Er kommt um halb eins.", "en de", {}),
    ("He comes at 2:30.", "Il vient à deux heures et demie.", "en fr", {}),
    ("He comes at 2:30.", "Il vient à trois heures et demie.", "en fr", {"number": ("2:30",)}),
    ("The skatepark is open.", "Der skatepark ist offen.", "en de", {"copied": ("skatepark",)}),
    ("The film is on the computer.", "Der film ist auf dem computer.", "en de", {}),
    ("The station is open.", "La station est ouverte.", "en fr", {}),
    ("The skatepark is open.", "Der skatepark ist offen.", "", {}),
    ("A man rides a bike through the town.", "Ein Mann.", "en de", {"short": ("0.21",)}),
    ("A man rides the bike.", "Ein Mann fährt mit dem Rad durch die ganze Stadt.", "en de", {"long": ("1.96",)}),
    ("Go!", "Geh doch jetzt bitte endlich!", "en de", {}),
    ("A man rides a bike through the town.", "Ein Mann.", "fr en", {}),
]


@pytest.mark.parametrize(("text", "output", "languages", "flags"), CASES)
def test_a_flag_of_texts(text: str, output: str, languages: str, flags: dict[str, tuple[str, ...]]) -> None:
    written = Written(text, output, (), (), (), finished=True)
    assert flags_of(written, languages.split()) == flags


def test_a_flag_of_numbers() -> None:
    tokens, seen = ("▁Ein", "▁Hund", "</s>"), (("The", 0.1), ("busy", 0.2), ("dog", 0.3), (".", 0.0))
    written = Written("The busy dog.", "Ein Hund", tokens, (0.5, 0.0999, 0.1), seen, finished=False)
    assert flags_of(written, ("en", "de")) == {"guess": ("▁Hund",), "unfinished": ("</s>",), "missed": ("busy",)}
    assert flags_of(written, ()) == {"guess": ("▁Hund",), "unfinished": ("</s>",)}
