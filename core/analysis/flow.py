"""Flow: the share of each token in each state of a run, and the routes of these shares."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from core.analysis.attribution.question import Model, refuse_nan, refuse_no_values
from core.analysis.mixing import edges_of, feed_forwards, strongest
from core.analysis.sub_layers import RecordedPass
from core.errors import InputError, options_by_name, options_of
from core.interventions.edits import Edits
from core.results.flow import MEASURES, Flow
from core.tracers.threads import one_thread


@options_by_name
@one_thread()
def flow(
    model: Model,
    text: str,
    *,
    target: str | Sequence[int] | None = None,
    edits: Edits | Mapping[str, Any] | None = None,
    measure: str = MEASURES[0],
) -> Flow:
    """Return how much of each state of a run comes from which token; one answer serves all its steps.

    Args:
        text: one sentence.
        target: what a translator is shown to have written, as a text or as the ids of a trace's steps; its own greedy
            translation if not given.
        edits: changes to the run. Rows must not see what is written after them.
        measure: how near a part comes to the sum: ``"distance"`` or ``"projection"``, which
            ``core.analysis.mixing.nearness`` defines.

    Raises:
        InputError: if the text cannot be read, the model keeps its values to itself, there is no such measure, or the
            edits let a row see what is written after it or leave no number.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    refuse_no_values(model)
    edits = options_of(Edits, edits)
    trace = model.trace(text, target=target, edits=edits)
    refuse_nan(trace)
    written = [step.id for step in trace.steps]
    read = [model.first_id(text, edits), *written[:-1]] if written else []
    source = model.source_ids(text, edits) if trace.source_tokens else []
    run = RecordedPass(model, source, read, model.resolved(edits))
    refuse_looking_ahead(run, edits)
    edges = edges_of(run, measure)
    heads, head_shares = strongest(run, edges)
    return Flow(
        model=model.name,
        text=trace.text,
        measure=measure,
        source_tokens=trace.source_tokens,
        read_tokens=trace.target_tokens[: len(read)],
        written=tuple(step.token for step in trace.steps) or (trace.output,) * bool(len(edges["pool"])),
        **edges,
        feed_forward=feed_forwards(run, measure),
        heads=heads,
        head_shares=head_shares,
    )


def refuse_looking_ahead(run: RecordedPass, edits: Edits) -> None:
    """Refuse a run in which a row sees what is written after it, because it would be another run at each step.

    Raises:
        InputError: with what to undo.
    """
    looks = [np.triu(run.heads(one.name).weights, 1).any() for one in run.sub_layers("decoder") if one.map == "decoder"]
    if any(looks) or (looks and "softmax-axis" in edits.bugs):
        raise InputError("core-flow-looks-ahead")
