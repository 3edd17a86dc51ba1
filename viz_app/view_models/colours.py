"""The colours and fonts of the page, read from its one style sheet of tokens, for drawings made in Python."""

import re
from functools import cache
from pathlib import Path

import numpy as np

TOKENS = Path(__file__).parents[1] / "frontend" / "widgets" / "tokens.css"
# The places of a ramp's colours; between them it is linear in sRGB, as on the page and in Plotly.
SEQUENTIAL = (("s0", 0.0), ("s1", 0.15), ("s2", 0.3), ("s3", 0.5), ("s4", 0.7), ("s5", 0.85), ("s6", 1.0))
DIVERGING = (("n2", 0.0), ("n1", 0.25), ("z0", 0.5), ("p1", 0.75), ("p2", 1.0))


@cache
def tokens() -> dict[str, dict[str, str]]:
    """The colours and fonts by theme: ``tokens()["dark"]["paper"]``."""
    themes = re.findall(r"(:root|\.dark) \{(.*?)\}", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    plain = {selector: dict(re.findall(r"--([\w-]+):\s*(.*?);", body)) for selector, body in themes}
    return {"light": plain[":root"], "dark": plain[":root"] | plain[".dark"]}


def weight_colour(weight: float, theme: str = "light") -> str:
    """Return the colour of a number from 0 to 1, such as an attention weight, as ``#rrggbb``."""
    return str(weight_colours(np.array([weight]), theme)[0])


def weight_colours(weights: np.ndarray, theme: str = "light") -> np.ndarray:
    """Return the colours of numbers from 0 to 1 as an array of ``#rrggbb`` in the shape of ``weights``."""
    names, places = zip(*SEQUENTIAL, strict=True)
    ramp = np.array([list(bytes.fromhex(tokens()[theme][name].removeprefix("#"))) for name in names])
    at = np.clip(np.nan_to_num(weights), 0, 1)
    red, green, blue = (np.interp(at, places, ramp[:, channel]).round().astype(int) for channel in range(3))
    unique, index = np.unique((red << 16) + (green << 8) + blue, return_inverse=True)
    return np.array([f"#{colour:06x}" for colour in unique.tolist()], dtype=object)[index].reshape(weights.shape)
