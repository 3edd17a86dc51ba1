"""Learning curves: loss of training and validation by step, and the score of the answers."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

import plotly.graph_objects as go

from viz_app.figures.theme import ABOVE, Theme, colours, drawn, share_axis, upright
from viz_app.view_models.words import number, percent

HEIGHT = 360
GAP = 0.1  # between loss and score, as a part of the height
# The names of a curve's numbers in a log; older logs have the second name.
_NAMES = {
    "training": ("nll", "likelihood"),
    "validation": ("validation_nll", "validation_likelihood"),
    "right": ("validation_accuracy", "validation_right"),
    "bleu": ("bleu",),
}


class Curve(NamedTuple):
    """One number over the steps of a training."""

    steps: tuple[int, ...]
    values: tuple[float, ...]


def learning_curves(
    records: Iterable[Mapping[str, Any]],
    *,
    step: int | None = None,
    scale: Literal["linear", "log"] = "linear",
    theme: Theme = "light",
) -> go.Figure:
    """Return loss by step, and below it BLEU or, without any, the share of tokens guessed right. Raises ``ValueError``
    if the records hold no curve, or there is no such scale or theme.

    Args:
        records: the lines of a ``log.jsonl``, with ``bleu`` where it was measured.
        step: one to mark.
        scale: of the steps.
    """
    by_name = _curves(records)
    if not by_name:
        raise ValueError("These records hold no loss and no score; give the lines of a training's log.jsonl.")
    if scale not in ("linear", "log"):
        raise ValueError(f"There is no scale {scale!r}; choose 'linear' or 'log'.")
    score = next((name for name in ("bleu", "right") if name in by_name), None)
    losses = {name: by_name[name] for name in ("training", "validation") if name in by_name}
    colour = colours(theme)
    lines = {"training": {"color": colour["control"], "width": 1}, "validation": {"color": colour["ink"], "width": 1.5}}
    traces = [_loss(name, curve, lines[name]) for name, curve in losses.items()]
    middle = 0.4 if losses and score else 0.0
    upper = {"domain": [middle + GAP if middle else 0.0, 1], "title": {"text": "nats a target"}, "rangemode": "tozero"}
    lower = {"domain": [0, middle or 1], "rangemode": "tozero", "nticks": 4, "anchor": "x"}
    across: dict[str, Any] = {"title": {"text": "step"}, "type": scale, "showgrid": False}
    return drawn(
        [*traces, *([_score(score, by_name[score], lines["validation"])] if score else [])],
        theme=theme,
        title="Learning curves",
        height=HEIGHT,
        xaxis=across | {"anchor": "y2" if score else "y"},
        yaxis=upper,
        **({"yaxis2": lower | _score_axis(score)} if score else {}),
        showlegend=True,
        legend=ABOVE,
        shapes=[] if step is None else [upright(step, colour["accent"])],
    )


def _loss(name: str, curve: Curve, line: dict[str, Any]) -> go.Scatter:
    return go.Scatter(
        x=curve.steps,
        y=curve.values,
        name=name,
        mode="lines" if name == "training" else "lines+markers",
        line=line,
        marker={"size": 5},
        customdata=[number(value, 3) for value in curve.values],
        hovertemplate=f"step %{{x:,}}<br>{name} %{{customdata}} nats a target<extra></extra>",
    )


def _score(name: str, curve: Curve, line: dict[str, Any]) -> go.Scatter:
    said, read = ("BLEU", lambda value: number(value, 1)) if name == "bleu" else ("guessed right", percent)
    return go.Scatter(
        x=curve.steps,
        y=curve.values,
        yaxis="y2",
        name=said,
        mode="lines+markers",
        line=line,
        marker={"size": 5},
        showlegend=False,
        customdata=[read(value) for value in curve.values],
        hovertemplate=f"step %{{x:,}}<br>{said} %{{customdata}}<extra></extra>",
    )


def _score_axis(name: str) -> dict[str, Any]:
    if name == "bleu":
        return {"title": {"text": "BLEU"}}
    return {"title": {"text": "guessed right"}, **share_axis(0, 0.25, 0.5, 0.75, 1)}


def _curves(records: Iterable[Mapping[str, Any]]) -> dict[str, Curve]:
    """The curves that ``records`` hold, as ``core.training`` logs them: one mapping with its ``step`` each.

    ``training`` and ``validation`` are negative log-likelihoods in nats a target, ``right`` is the share of right best
    guesses on validation, ``bleu`` a score from 0 to 100. A curve without a single number is left out.
    """
    kept = list(records)
    by_name = {name: [pair for record in kept for pair in _value(record, keys)] for name, keys in _NAMES.items()}
    return {name: Curve(*zip(*sorted(pairs), strict=True)) for name, pairs in by_name.items() if pairs}


def _value(record: Mapping[str, Any], keys: tuple[str, ...]) -> list[tuple[int, float]]:
    return [(int(record["step"]), float(record[key])) for key in keys if record.get(key) is not None][:1]
