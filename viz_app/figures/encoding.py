"""A whole position encoding as a heatmap: positions across, dimensions down."""

import numpy as np
import plotly.graph_objects as go
from jaxtyping import Float

from viz_app.figures.arguments import encoding_of
from viz_app.figures.theme import Theme, diverging_axis, drawn

LEAST, MOST, AROUND = 200, 800, 100  # pixels of all dimensions, and of what stands around them


def encoding(
    length: int = 64,
    d_model: int = 256,
    *,
    base: float = 10000.0,
    table: Float[np.ndarray, "position d_model"] | None = None,
    theme: Theme = "light",
) -> go.Figure:
    """Return an encoding as a picture: sinusoidal (Vaswani et al. 2017, section 3.5), or a learned ``table``. Raises
    ``ValueError`` if a size or theme cannot be drawn.

    Args:
        length: how many positions.
        d_model: how many dimensions.
        base: of the wavelengths.
        table: a learned encoding, which then says length and d_model.
    """
    values = encoding_of(length, d_model, base, table)
    length, d_model = values.shape
    picture = go.Heatmap(
        z=values.T,
        coloraxis="coloraxis",
        hovertemplate="position %{x}, dimension %{y}<br>%{z:+.3f}<extra></extra>",
    )
    return drawn(
        [picture],
        theme=theme,
        title="The encoding: what is added at each position",
        height=AROUND + min(max(d_model, LEAST), MOST),
        coloraxis=diverging_axis(theme, float(np.abs(values).max())),
        xaxis={"title": {"text": "position"}, "range": [-0.5, length - 0.5], "showgrid": False},
        yaxis={"title": {"text": "dimension"}, "range": [d_model - 0.5, -0.5], "showgrid": False},
    )
