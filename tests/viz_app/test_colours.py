"""Colours of pictures: what a line or a cell says can be seen, by a contrast of 3 to its ground (WCAG 2.2, 1.4.11)."""

import re

import pytest

from viz_app.frontend.tree import FOLDER

TOKENS = (FOLDER / "widgets" / "tokens.css").read_text(encoding="utf-8")
THEMES = {
    theme: dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", TOKENS.split(f"{start} {{")[1].split("}")[0]))
    for theme, start in {"light": ":root", "dark": ".dark"}.items()
}
GROUNDS = {
    "empty": "paper",
    "hatch": "hatch-bg",
    "control": "paper",
    "accent": "paper",
    "focus": "paper",
    "bad": "paper",
}


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb`` (WCAG 2.2, definitions)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def test_the_formula_gives_the_ends() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GROUNDS)
def test_lines_and_hatching_can_be_seen(theme: str, name: str) -> None:
    colours = THEMES[theme]
    assert contrast(colours[name], colours[GROUNDS[name]]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("file", ["overview/parts.js", "masks/panel.js"])
def test_ribbons_and_open_cells_can_be_seen(theme: str, file: str) -> None:
    text = (FOLDER / "pages" / file).read_text(encoding="utf-8")
    at = float(re.findall(r"const (?:PALEST|OPEN) = ([\d.]+);", text)[0])
    low, high = (
        [int(THEMES[theme][name][place : place + 2], 16) for place in (1, 3, 5)] for name in ("s3", "s4")
    )  # at 0.5 and 0.7 of the ramp
    mixed = "#" + "".join(f"{round(a + (at - 0.5) / 0.2 * (b - a)):02x}" for a, b in zip(low, high, strict=True))
    assert contrast(mixed, THEMES[theme]["paper"]) >= 3
