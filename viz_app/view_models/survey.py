"""The payload of Many sentences: a row for each text."""

import math
from typing import Any

from core.results.survey import Survey

DECIMALS = 4
_LEFT_OUT = ("index", "text", "reference", "error")


def rows_payload(found: Survey) -> list[dict[str, Any]]:
    """Return the rows as ``SurveyRow.to_json`` has them, with their ``signals``, but without errors and what was sent.

    Numbers have four decimals; a signal that a row lacks is None.
    """
    rows = []
    for row in found.rows:
        own = {name: value for name, value in row.to_json().items() if name not in _LEFT_OUT}
        signals = {} if row.error else row.signals
        said = {name: None if math.isnan(value) else value for name, value in signals.items()}
        rows.append(plain(own | {"signals": said}))
    return rows


def plain(value: Any) -> Any:
    """Return a value as JSON has it, numbers with four decimals."""
    if isinstance(value, float):
        return round(value, DECIMALS)
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list | tuple) else value
