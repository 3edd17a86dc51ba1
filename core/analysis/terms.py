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

from core.analysis.sub_layers import STEERING, HeldNorm, RecordedPass, SubLayer, exact, held
from core.budget import check_budget
from core.results.attribution import Question
from core.results.logit_parts import MEAN, LogitParts, Terms
from core.tracers.parameters import attention_parameters
from core.transformer.classifier import Classifier

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
    logits = np.einsum("rm,crm->c", run[f"{stack}.output"][rows], directions) + biases
    residual = float(logits[0] - logits[1]) - parts.total
    return LogitParts(**above, question=question, against=question.against or MEAN, common=other, residual=residual)


def read_terms(run: RecordedPass, question: Question, layer: int, head: int, place: int) -> Terms:
    """Return what ``deeper`` returns, from a recorded pass."""
    pair, _ = _readers(run, question)
    row, name = len(question.read_ids) - 1, f"decoder.{layer}.cross"
    above = pair[:1] - pair[1:]
    there = next(found for one, found, _ in carried_back(run, "decoder", [row], above) if one.name == name)
    heads = run.heads(name)
    reader = heads.output[head] @ there[0, 0] * heads.weights[head, row, place]
    value = attention_parameters(run.module, run.module.config, "cross", layer).value
    direction, bias = value.weight[head] @ reader, float(value.bias[head] @ reader)
    return stack_terms(run, "encoder", [place], direction[None, None], [bias])[0]


def _readers(run: RecordedPass, question: Question) -> tuple[Float64[np.ndarray, "2 row d_model"], list[float]]:
    """Return the directions that read the logit of the question and what it is compared with, and their biases.

    A classifier reads the mean of the last states of all places that are real.
    """
    module, rival = run.module, question.against_id
    weight = module.head.weight if isinstance(module, Classifier) else module.unembedding_weight
    pair = np.stack([exact(weight[question.id]), exact(weight.mean(0) if rival is None else weight[rival])])
    if not isinstance(module, Classifier):
        return pair[:, None], [0.0, 0.0]
    bias = exact(module.head.bias)
    shares = run.real / max(1, run.real.sum())
    return pair[:, None] * shares[:, None], [bias[question.id], bias.mean() if rival is None else bias[rival]]


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
        along = np.einsum("crm,hdm->crhd", readers, heads.output, optimize=True)
        reads = np.einsum("crhd,hkd->crhk", along, heads.value, optimize=True)
        found.setdefault(layer.map, []).insert(0, reads * heads.weights[:, at].swapaxes(0, 1))
        found.setdefault(f"{layer.map} bias", []).insert(0, readers @ heads.bias)
    parts = {name: np.stack(one, axis=2) for name, one in found.items()}  # [read, row, layer, ...]
    parts |= {name: _read(run[f"{stack}.{name}"][at], readers) for name in ("embedding", "positions")}
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
    final, shift = getattr(run.module, stack).final_norm, np.zeros(directions.shape[:2])
    if final is not None:
        directions, shift = _before(held(final, layers[-1].after), directions, rows)
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
    scaled = directions * norm.factor[rows]
    return scaled - scaled.mean(-1, keepdims=True), directions @ norm.shift


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
