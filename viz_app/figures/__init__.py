"""Plotly figures of one run, one module each: pure functions that need neither torch nor Gradio.

In a notebook, ``figures.attention(trace, "cross", layer=0, head=3).show(config=figures.CONFIG)``.
"""

from viz_app.figures.attention import attention
from viz_app.figures.class_probabilities import class_probabilities
from viz_app.figures.deletion import deletion
from viz_app.figures.encoding import encoding
from viz_app.figures.heads import heads
from viz_app.figures.learning_curves import learning_curves
from viz_app.figures.pruning import pruning
from viz_app.figures.residual_norms import residual_norms, residual_points
from viz_app.figures.score_std import score_std
from viz_app.figures.similarity import similarity
from viz_app.figures.softmax_top import softmax_top
from viz_app.figures.theme import CONFIG, themed
from viz_app.figures.waves import waves
from viz_app.figures.words import words

__all__ = [
    "CONFIG",
    "attention",
    "class_probabilities",
    "deletion",
    "encoding",
    "heads",
    "learning_curves",
    "pruning",
    "residual_norms",
    "residual_points",
    "score_std",
    "similarity",
    "softmax_top",
    "themed",
    "waves",
    "words",
]
