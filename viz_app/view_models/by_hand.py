"""The NumPy lines that recompute one row of one head, and the file of numbers they start from."""

import io
from typing import Any

import numpy as np

from core.results.parameters import AttentionParameters
from core.results.trace import Trace
from viz_app.view_models.head import read_by

FILE = "row.npz"
FAR = """def far(mine, run):
    most = abs(run).max()
    return abs(mine - run).max() / most
"""


def file_lines(parameters: AttentionParameters) -> str:
    """The lines that start from ``row.npz``: the same for every row and head of the layer.

    Each line goes on from the run's own numbers, so that what is printed is the rounding of one step.
    """
    root = f" / {parameters.d_head}**0.25" if parameters.query_scale != 1 else ""
    return f"""import numpy as np
r = np.load("{FILE}")
q, k, v = r["q"], r["k"], r["v"]
{FAR}print(far({_scaled('r["x"] @ r["W_q"] + r["b_q"]', root)}, q))
print(far({_scaled('r["y"] @ r["W_k"] + r["b_k"]', root)}, k))
print(far(r["y"] @ r["W_v"] + r["b_v"], v))
s = k @ q{"" if root else f" / np.sqrt({parameters.d_head})"}
s[~r["may_look"]] = {_fill(parameters)}
a = np.exp(s - s.max()); a /= a.sum()
print(far(a, r["weights"]))
z = a @ v
print(far(z, r["output"]))
heads = np.r_[r["before"], z, r["after"]]
o = heads @ r["W_o"] + r["b_o"]
print(far(o, r["update"]))
"""


def library_lines(trace: Trace, parameters: AttentionParameters) -> tuple[str, str]:
    """The lines that start from the model itself, before and after the line that names head and row."""
    scope = parameters.scope
    scale = "" if parameters.query_scale != 1 else f" / np.sqrt({parameters.d_head})"
    start = f"""import core, numpy as np
at = "{scope}."
text = {trace.text!r}
model = core.load({trace.model!r})
d = model.trace(text, details=[at]).details
"""
    rest = f"""q, k, v = (d[at + n][head] for n in ("query", "key", "value"))
s = k @ q[row]{scale}
s[d[at + "mask"][head, row] == 0] = {_fill(parameters)}
a = np.exp(s - s.max()); a /= a.sum()
z = a @ v
{FAR}print(far(a, d[at + "weights"][head, row]))
print(far(z, d[at + "output"][head, row]))
"""
    return start, rest


def code_payload(trace: Trace, parameters: AttentionParameters) -> dict[str, Any]:
    """Both sets of lines; the page puts ``2, 3``, say, between ``start`` and ``rest``."""
    start, rest = library_lines(trace, parameters)
    return {"file": file_lines(parameters), "start": f"{start}head, row = ", "rest": rest}


def row_file(trace: Trace, parameters: AttentionParameters, head: int, row: int) -> bytes:
    """An ``.npz`` with what the row starts from, what the layer has learned, and the run's own results to compare.

    ``x y q k v`` are float64 copies, so that NumPy redoes the sums more exactly than the model did them.
    """
    details, at = trace.details, f"{parameters.scope}."
    first, width = head * parameters.d_head, parameters.d_head
    queries = read_by(trace, parameters)
    keys = details["encoder.output"] if parameters.map == "cross" else queries
    joined = details[at + "joined"][row].astype(np.float64)
    arrays = {
        "x": queries[row].astype(np.float64),
        "y": keys.astype(np.float64),
        "q": details[at + "query"][head, row].astype(np.float64),
        "k": details[at + "key"][head].astype(np.float64),
        "v": details[at + "value"][head].astype(np.float64),
        "may_look": trace.attention[parameters.map].mask[row],
        "before": joined[:first],
        "after": joined[first + width :],
        "W_o": parameters.output_weight,
        "b_o": parameters.output_bias,
        "weights": details[at + "weights"][head, row],
        "output": details[at + "output"][head, row],
        "update": details[at + "update"][row],
    }
    for letter, projection in (("q", parameters.query), ("k", parameters.key), ("v", parameters.value)):
        arrays |= {f"W_{letter}": projection.weight[head], f"b_{letter}": projection.bias[head]}
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def _scaled(term: str, factor: str) -> str:
    return f"({term}){factor}" if factor else term


def _fill(parameters: AttentionParameters) -> str:
    return "-np.inf" if np.isinf(parameters.mask_fill) else repr(parameters.mask_fill)
