"""The answer of a run without its changes, for the page to lay beside that of the changed run."""

import math
from typing import Any

from core.results.trace import Trace
from viz_app.view_models.whole_words import text_starts


def before_payload(trace: Trace) -> dict[str, Any]:
    """Return what was read and written: tokens as raw pieces, where words start, and probabilities.

    ``chances`` are those of the written tokens, or of the labels; None stands for NaN. ``verdict`` is the word for a
    classifier's answer.
    """
    scores, starts = trace.classification, text_starts(trace)
    shares = scores.probabilities.tolist() if scores else [math.exp(step.log_probability) for step in trace.steps]
    return {
        "output": trace.output,
        "source": list(trace.source_tokens),
        "target": list(trace.target_tokens[1:]),
        "starts": {"source": starts["source"], "target": [start - 1 for start in starts["target"][1:]]},
        "chances": [None if math.isnan(share) else float(f"{share:.6g}") for share in shares],
        "labels": list(scores.labels) if scores else [],
        "verdict": scores.verdict.word if scores else "",
    }
