"""Numbers read from the last states of a stack, taken apart into what each part of the stack adds to them.

Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits": everything in the residual stream is added, so
what is linear in the last states is a sum over all that was written into it. A norm held at its value in the run is
linear too. Instead of the parts the direction ``u`` that reads them is carried through the norms, from the last one
back to the first: ``(gain / s * (x - mean(x))) . u = x . (v - mean(v))`` with ``v = gain / s * u``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

import numpy as np
from jaxtyping import Float64

from core.analysis.sub_layers import STEERING, HeldNorm, RecordedPass, SubLayer, exact
from core.budget import check_budget
from core.results.attribution import Question
from core.results.logit_parts import MEAN, LogitParts, Terms

_SINGLE = ("embedding", "positions", "norm", "steering")  # parts that no layer has
Directions = Float64[np.ndarray, "read row d_model"]  # a direction for each number that is read, at each row


def parts_of(run: RecordedPass, question: Question) -> LogitParts:
    """Return the parts of the logit of ``question``; ``run`` may be a pass over more than what was read so far."""
    stack = "decoder" if question.read_ids else "encoder"
    rows = [len(question.read_ids) - 1] if question.read_ids else list(range(len(question.source_ids)))
    directions, biases = _readers(run, question)
    own, other = stack_terms(run, stack, rows, directions, biases)
    above = {one.name: _less(getattr(own, one.name), getattr(other, one.name)) for one in fields(Terms)}
    parts = Terms(**above)
    logits = np.einsum("rm,crm->c", run.output(stack)[rows], directions) + biases
    residual = float(logits[0] - logits[1]) - parts.total
    return LogitParts(**above, question=question, against=question.against or MEAN, common=other, residual=residual)


def read_terms(run: RecordedPass, question: Question, layer: int, head: int, place: int) -> Terms:
    """Return what ``deeper`` returns, from a recorded pass."""
    pair, _ = _readers(run, question)
    row, name = len(question.read_ids) - 1, f"decoder.{layer}.cross"
    above = pair[:1] - pair[1:]
    there = next(found for one, found, _ in carried_back(run, "decoder", [row], above) if one.name == name)
    heads = run.heads(name)
    into = there if heads.behind is None else heads.behind.rows([row]).before(there)
    reader = heads.output[head] @ into[0, 0] * heads.weights[head, row, place]
    value = run.model.projections("cross", layer).value
    direction, bias = value.weight[head] @ reader, float(value.bias[head] @ reader)
    return stack_terms(run, "encoder", [place], direction[None, None], [bias])[0]


def _readers(run: RecordedPass, question: Question) -> tuple[Float64[np.ndarray, "2 row d_model"], list[float]]:
    """Return the directions that read the logit of the question and what it is compared with, and their biases.

    A classifier reads the mean of the last states of all places that are real.
    """
    wiring, rival = run.wiring, question.against_id
    weight, bias = wiring.unembedding, wiring.output_bias
    assert weight is not None  # logit_parts refuses a model without one
    pair = np.stack([exact(weight[question.id]), exact(weight.mean(0) if rival is None else weight[rival])])
    pair = pair if wiring.output_factor == 1.0 else pair * wiring.output_factor
    biases = [0.0, 0.0]
    if bias is not None:
        added = exact(bias)
        biases = [added[question.id], added.mean() if rival is None else added[rival]]
    if question.read_ids:
        return pair[:, None], biases
    shares = run.real / max(1, run.real.sum())
    return pair[:, None] * shares[:, None], biases


def _less(one: Any, other: Any) -> Any:
    """Return the difference of two numbers, arrays, or mappings of them."""
    return {name: one[name] - other[name] for name in one} if isinstance(one, Mapping) else one - other


def stack_terms(
    run: RecordedPass, stack: str, rows: Sequence[int], directions: Directions, output_biases: Sequence[float]
) -> list[Terms]:
    """Return the terms of each number that is read from the ``rows`` of a stack's last states.

    Args:
        run: a pass that holds the stack.
        stack: ``"encoder"`` or ``"decoder"``.
        rows: the places whose states are read.
        directions: what the states are multiplied with, summed over the rows.
        output_biases: added to each number after that.
    """
    at, norm, steering = list(rows), np.zeros(directions.shape[:2]), np.zeros(directions.shape[:2])
    found: dict[str, list[np.ndarray]] = {}
    for layer, readers, shift in carried_back(run, stack, at, directions):
        norm = norm + shift
        if layer.map == "ffn":
            found.setdefault("ffn", []).insert(0, _read(layer.update[at], readers))
            continue
        if layer.map == STEERING:
            steering = steering + _read(layer.update[at], readers)
            continue
        heads = run.heads(layer.name)
        into = readers if heads.behind is None else heads.behind.rows(at).before(readers)
        along = np.einsum("crm,hdm->crhd", into, heads.output, optimize=True)
        reads = np.einsum("crhd,hkd->crhk", along, heads.value, optimize=True)
        found.setdefault(layer.map, []).insert(0, reads * heads.weights[:, at].swapaxes(0, 1))
        found.setdefault(f"{layer.map} bias", []).insert(0, into @ heads.bias)
    if (first := run.first_norm(stack)) is not None:
        readers, shift = _before(first, readers, at)
        norm = norm + shift
    parts = {name: np.stack(one, axis=2) for name, one in found.items()}  # [read, row, layer, ...]
    parts |= {name: _read(states[at], readers) for name, states in run.embedded(stack).items()}
    parts |= {"norm": norm, "steering": steering}
    return [
        _terms({name: one[number] for name, one in parts.items()}, bias, stack)
        for number, bias in enumerate(output_biases)
    ]


def carried_back(
    run: RecordedPass, stack: str, rows: list[int], directions: Directions
) -> Iterator[tuple[SubLayer, Directions, Float64[np.ndarray, "read row"]]]:
    """Yield the sub-layers from the last to the first, with the directions that read what each wrote into the stream.

    The third is what the shifts of the norms add that stand between a sub-layer and the one behind it.

    Raises:
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    layers = run.sub_layers(stack)
    final, shift = run.last_norm(stack), np.zeros(directions.shape[:2])
    if final is not None:
        directions, shift = _before(final, directions, rows)
    for layer in reversed(layers):
        check_budget()
        if layer.norm is not None:
            directions, own = _before(layer.norm, directions, rows)
            shift = shift + own
        yield layer, directions, shift
        shift = np.zeros_like(shift)


def _before(
    norm: HeldNorm, directions: Directions, rows: list[int]
) -> tuple[Directions, Float64[np.ndarray, "read row"]]:
    """Return the directions that read before a norm what ``directions`` read behind it, and what its shift adds."""
    return norm.rows(rows).before(directions), directions @ norm.shift


def _read(states: Float64[np.ndarray, "row d_model"], directions: Directions) -> Float64[np.ndarray, "read row"]:
    return np.einsum("rm,crm->cr", states, directions)


def _terms(parts: dict[str, np.ndarray], output_bias: float, stack: str) -> Terms:
    """Return the ``parts`` [row, ...] of one number, summed over the rows."""
    maps = [name for name in ("encoder", "decoder", "cross") if name in parts]
    by_place = {}
    if stack == "encoder":
        by_place = {name: parts[name] for name in _SINGLE}
        by_place |= {"feed_forward": parts["ffn"].T, "biases": parts["encoder bias"].T}
        by_place["heads"] = parts["encoder"].sum(-1).transpose(1, 2, 0)
    return Terms(
        **{name: float(parts[name].sum()) for name in _SINGLE},
        output_bias=float(output_bias),
        feed_forward=parts["ffn"].sum(0),
        biases={name: parts[f"{name} bias"].sum(0) for name in maps},
        reads={name: parts[name].sum(0) for name in maps},
        by_place=by_place,
    )
