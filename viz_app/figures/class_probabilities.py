"""The probability of each class."""

from typing import Any

import plotly.graph_objects as go

from core.results.trace import ClassProbabilities, Trace
from viz_app.figures.text import inert
from viz_app.figures.theme import Theme, colours, drawn
from viz_app.view_models.words import percent, signed

BAR, AROUND = 34, 104  # pixels
THICK = 0.56  # of the place of a bar


def class_probabilities(trace: Trace, *, before: Trace | None = None, theme: Theme = "light") -> go.Figure:
    """Return one bar a class; with ``before``, an orange tick where it was in that run.

    Args:
        trace: the run of a classifier.
        before: another run of the same model, such as the same text unchanged.
        theme: ``"light"`` or ``"dark"``.

    Raises:
        ValueError: if a trace is of no classifier, or of one with other classes, or there is no such theme.
    """
    scores, colour = _scores(trace), colours(theme)
    places = list(range(len(scores.labels)))
    ground = {"orientation": "h", "width": THICK, "marker": {"color": colour["s0"]}, "hoverinfo": "skip"}
    bars = go.Bar(
        x=scores.probabilities,
        y=places,
        orientation="h",
        width=THICK,
        marker={"color": colour["s4"]},
        text=[percent(float(probability)) for probability in scores.probabilities],
        textposition="outside",
        textfont={"color": colour["ink"]},
        cliponaxis=False,
        customdata=[
            [inert(label), f"{probability:.3f}", signed(float(logit))]
            for label, probability, logit in zip(scores.labels, scores.probabilities, scores.logits, strict=True)
        ],
        hovertemplate="%{customdata[0]}<br>probability %{customdata[1]}<br>logit %{customdata[2]}<extra></extra>",
    )
    ticks = [] if before is None else [_before(_scores(before), scores.labels, theme)]
    return drawn(
        [go.Bar(x=[1] * len(places), y=places, **ground), bars, *ticks],
        theme=theme,
        title=f"Most likely: {inert(scores.label)}",
        height=AROUND + BAR * len(scores.labels),
        barmode="overlay",
        xaxis=_probability_axis(),
        yaxis=_classes(scores),
        margin={"r": 64, "b": 32},
    )


def _scores(trace: Trace) -> ClassProbabilities:
    if trace.classification is None:
        raise ValueError(f"This trace is of a {trace.task}, which has no classes; trace a text with a classifier.")
    return trace.classification


def _before(scores: ClassProbabilities, labels: tuple[str, ...], theme: Theme) -> go.Scatter:
    if scores.labels != labels:
        raise ValueError(f"The run before has the classes {scores.labels}, not {labels}; give a run of the same model.")
    colour = colours(theme)["accent"]
    return go.Scatter(
        x=scores.probabilities,
        y=list(range(len(labels))),
        name="before",
        mode="markers",
        marker={"symbol": "line-ns", "size": 24, "color": colour, "line": {"color": colour, "width": 2}},
        customdata=[f"{probability:.3f}" for probability in scores.probabilities],
        hovertemplate="before<br>probability %{customdata}<extra></extra>",
    )


def _probability_axis() -> dict[str, Any]:
    marks = [0, 0.5, 1]
    return {"range": [0, 1], "tickvals": marks, "ticktext": ["0", *map(percent, marks[1:])], "fixedrange": True}


def _classes(scores: ClassProbabilities) -> dict[str, Any]:
    names = [inert(label) for label in scores.labels]
    places = {"tickmode": "array", "tickvals": list(range(len(names))), "ticktext": names}
    return places | {"range": [len(names) - 0.5, -0.5], "showgrid": False, "ticks": "", "fixedrange": True}
