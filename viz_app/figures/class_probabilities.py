"""The probability of each class."""

import plotly.graph_objects as go

from core.results.trace import ClassProbabilities, Trace
from viz_app.figures.attention import token_axis
from viz_app.figures.text import inert
from viz_app.figures.theme import Theme, colours, drawn, share_axis
from viz_app.view_models.words import percent, signed

BAR, AROUND = 34, 104  # pixels
MOST = 24  # classes; of more, the likeliest are shown
THICK = 0.56  # of the place of a bar


def class_probabilities(trace: Trace, *, before: Trace | None = None, theme: Theme = "light") -> go.Figure:
    """Return one bar a class, of many the ``MOST`` likeliest; with ``before``, an orange tick where it was in that run.
    Raises ``ValueError`` if a trace is of no classifier, or of one with other classes, or there is no such theme.

    ``before`` is a run of the same model, such as the same text unchanged.
    """
    scores, colour = _scores(trace), colours(theme)
    shown, others = _shown(scores), ""
    if left_out := len(scores.labels) - len(shown):
        rest = 1 - float(scores.probabilities[shown].sum())
        others = f", {left_out:,} others share {percent(max(0.0, rest))}"
    places = list(range(len(shown)))
    ground = {"orientation": "h", "width": THICK, "marker": {"color": colour["s0"]}, "hoverinfo": "skip"}
    about = [
        [inert(scores.labels[at]), f"{scores.probabilities[at]:.3f}", signed(float(scores.logits[at]))] for at in shown
    ]
    bars = go.Bar(
        x=scores.probabilities[shown],
        y=places,
        orientation="h",
        width=THICK,
        marker={"color": colour["s4"]},
        text=[percent(float(probability)) for probability in scores.probabilities[shown]],
        textposition="outside",
        textfont={"color": colour["ink"]},
        cliponaxis=False,
        customdata=about,
        hovertemplate="%{customdata[0]}<br>probability %{customdata[1]}<br>logit %{customdata[2]}<extra></extra>",
    )
    ticks = [] if before is None else [_before(_scores(before), scores.labels, shown, theme)]
    return drawn(
        [go.Bar(x=[1] * len(places), y=places, **ground), bars, *ticks],
        theme=theme,
        title=f"Most likely: {inert(scores.label)}{others}",
        height=AROUND + BAR * len(shown),
        barmode="overlay",
        xaxis={"range": [0, 1], "fixedrange": True, **share_axis(0, 0.5, 1)},
        yaxis=token_axis([inert(scores.labels[at]) for at in shown])
        | {"range": [len(shown) - 0.5, -0.5], "fixedrange": True},
        margin={"r": 64, "b": 32},
    )


def _scores(trace: Trace) -> ClassProbabilities:
    if trace.classification is None:
        raise ValueError(f"This trace is of a {trace.task}, which has no classes; trace a text with a classifier.")
    return trace.classification


def _shown(scores: ClassProbabilities) -> list[int]:
    """Return the indices of the classes to show: all in their order, or the likeliest of many."""
    if len(scores.labels) <= MOST:
        return list(range(len(scores.labels)))
    likeliest: list[int] = (-scores.probabilities).argsort(kind="stable")[:MOST].tolist()
    return likeliest


def _before(scores: ClassProbabilities, labels: tuple[str, ...], shown: list[int], theme: Theme) -> go.Scatter:
    if scores.labels != labels:
        raise ValueError(f"The run before has the classes {scores.labels}, not {labels}; give a run of the same model.")
    colour = colours(theme)["accent"]
    return go.Scatter(
        x=scores.probabilities[shown],
        y=list(range(len(shown))),
        name="before",
        mode="markers",
        marker={"symbol": "line-ns", "size": 24, "color": colour, "line": {"color": colour, "width": 2}},
        customdata=[f"{probability:.3f}" for probability in scores.probabilities[shown]],
        hovertemplate="before<br>probability %{customdata}<extra></extra>",
    )
