"""The payloads of the Patch page: two runs, the share of the way that each place goes, and a run with some of them."""

from typing import Any

import numpy as np
from jaxtyping import Float

from core.results.patching import MEASURES, CarriedHead, Pair, Patched, PatchMap
from core.results.trace import AttentionMap, Trace
from viz_app.view_models import words
from viz_app.view_models.attention import number
from viz_app.view_models.by_need import packed_weights

DIGITS = 6  # of a share


def patch_payload(found: PatchMap, base: Trace, donor: Trace, row: int | None) -> dict[str, Any]:
    """Return the shares of all places in the map's measure, None where there is no partner; places in their short form.

    ``differ`` are the written tokens that differ: their number, what the donor writes and what the base writes; ``at``
    is the number of the one in question.
    ``row`` is the row at which alone heads were carried.
    """
    pair = found.pair
    finds = [
        {
            "name": find.name,
            "places": [f"r.{stack[0]}.{depth}.{place}" for stack, depth, place in find.residual]
            + [_head(pair, head, row) for head in find.heads],
            "share": number(find.share),
        }
        for find in found.finds
    ]
    return {
        "pair": pair_payload(pair),
        "outputs": {"base": base.output, "donor": donor.output},
        "differ": [list(one) for one in differing(base, donor)],
        "at": None if pair.step is None else pair.step - len(base.steps) + len(written(base)),
        "measure": found.measure,
        "whole": number(found.whole),
        "vectors": {name: _shares(pair, numbers, found.measure) for name, numbers in found.vectors.items()},
        "heads": {name: _shares(pair, numbers, found.measure) for name, numbers in found.outputs.items()},
        "order": [_head(pair, head, row) for head in found.order[: len(found.together)]],
        "together": _shares(pair, found.together, found.measure),
        "finds": finds,
    }


def pair_payload(pair: Pair) -> dict[str, Any]:
    return {
        **{name: getattr(pair, name) for name in ("step", "base", "donor", "token", "rival")},
        "text": pair.is_text_read_by,
        "ids": [pair.token_id, pair.rival_id],
        "tokens": {name: list(tokens) for name, tokens in pair.tokens.items()},
        "donorTokens": {name: list(tokens) for name, tokens in pair.donor_tokens.items()},
        "partners": {name: list(rows) for name, rows in pair.partners.items()},
        "logs": list(map(number, pair.log_probabilities)),
        "donorLogs": list(map(number, pair.donor_log_probabilities)),
    }


def patched_payload(run: Patched) -> dict[str, Any]:
    """Return a run with some places carried over: what it writes, how far it came, and its likeliest tokens."""
    return {
        "places": list(run.places),
        "output": run.output,
        "shares": {measure: number(run.share(measure)) for measure in MEASURES},
        "logs": list(map(number, run.log_probabilities)),
        "candidates": [[token, number(before), number(now)] for token, before, now in run.candidates],
        "head": run.head and _head_payload(run.pair, run.head),
    }


def _head_payload(pair: Pair, head: CarriedHead) -> dict[str, Any]:
    """Return where a carried head looks in three runs, and the share that either half of it goes by itself."""
    by_itself = {"output": head.by_output, "weights": head.by_weights}
    return {
        "place": list(head.head),
        "row": head.row,
        "runs": {name: _seen(one) for name, one in (("base", head.base), ("donor", head.donor), ("now", head.now))},
        "shares": {
            kind: logs and {measure: number(float(pair.share(np.array(logs), measure))) for measure in MEASURES}
            for kind, logs in by_itself.items()
        },
    }


def _seen(shown: AttentionMap) -> dict[str, Any]:
    return {"queries": list(shown.query_tokens), "keys": list(shown.key_tokens)} | packed_weights(shown)


def share_text(share: float) -> str:
    """Return a share of the way as the page writes it: it may be below 0 and above 100 per cent."""
    decimals = 1 if 0.0005 <= abs(share) < 0.0995 else 0
    return f"{words.number(100 * share, decimals)}{words.THIN}%"


def carriers(found: PatchMap, place: int) -> str:
    """Return what one of the finds names: the donor's token, a head, or the number of heads."""
    find, pair = found.finds[place], found.pair
    if find.residual:
        stack, _, row = find.residual[0]
        return words.quoted(pair.donor_tokens[stack][pair.partners[stack][row]])
    if find.name == "heads":
        return str(len(find.heads))
    ((name, layer, head),) = find.heads
    return f"head {head + 1} of {name} layer {layer + 1}"


def written(trace: Trace) -> list[tuple[int, str]]:
    """Return id and token of each step that was not given: a generator's text is."""
    steps = trace.steps if trace.source_tokens else [step for step in trace.steps if not step.forced]
    return [(step.id, step.token) for step in steps]


def differing(base: Trace, donor: Trace) -> list[tuple[int, str, str]]:
    """Return the written tokens that differ: their number, that of the donor and that of the base."""
    both = zip(written(base), written(donor), strict=False)
    return [(at, other[1], own[1]) for at, (own, other) in enumerate(both) if own[0] != other[0]]


def _head(pair: Pair, head: tuple[str, int, int], row: int | None) -> str:
    name, layer, place = head
    reads = name == "encoder" or pair.is_text_read_by == "decoder"
    only = [] if row is None else [row if reads else len(pair.tokens["decoder"]) - 1]
    return ".".join(map(str, ["o", name[0], layer, place, *only]))


def _shares(pair: Pair, numbers: Float[np.ndarray, "*place 2"], measure: str) -> Any:
    return _plain(np.asarray(pair.share(numbers, measure), float).round(DIGITS).tolist())


def _plain(shares: Any) -> Any:
    return [_plain(one) for one in shares] if isinstance(shares, list) else None if shares != shares else shares
