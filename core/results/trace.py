"""The trace of one run, as plain immutable NumPy data without a batch axis.

A ``Trace`` is all that pages, exports and notebooks ever see of a model: they need no torch. Decoder and cross
attention rows are labelled by the token *read*: row i predicts token i + 1.
"""

import io
import json
import math
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import numpy as np
from jaxtyping import Bool, Float32

from core.errors import InputError
from core.files import open_plain, read_json, replace_file
from core.results.notices import Notice, notice
from core.results.search_tree import SearchTree
from core.results.shown import Result
from core.results.steps import Candidate, Draw, Hypothesis, Step
from core.results.verdict import Verdict, verdict
from core.sentences import is_id

__all__ = ["FORMAT_VERSION", "AttentionMap", "Candidate", "ClassProbabilities", "Draw", "Hypothesis", "Step", "Trace"]

FORMAT_VERSION = 1
MOST_SHOWN = 5  # labels in a repr
VIEWERS = "glassformer.trace_html"
_TEXTS, _TOKENS = ("model", "task", "text", "output"), ("source_tokens", "target_tokens")


@dataclass(frozen=True, eq=False, repr=False)
class AttentionMap(Result):
    """All heads of one kind of attention, with the tokens of both axes so that they never part.

    ``weights`` are after the softmax and before dropout. ``mask`` is True where a query may look.

    Raises:
        ValueError: if the token lists or the mask do not fit the weights; the message names both sizes.
    """

    weights: Float32[np.ndarray, "layer head query key"]
    query_tokens: tuple[str, ...]
    key_tokens: tuple[str, ...]
    mask: Bool[np.ndarray, "query key"]

    def __post_init__(self) -> None:
        if not isinstance(self.weights, np.ndarray) or not isinstance(self.mask, np.ndarray):
            raise ValueError(f"weights and mask are NumPy arrays, not a {type(self.weights).__name__}; use np.asarray")
        if self.weights.ndim != 4:
            raise ValueError(f"weights need the axes [layer, head, query, key], not the shape {self.weights.shape}")
        for axis, tokens in (("query", self.query_tokens), ("key", self.key_tokens)):
            size = self.weights.shape[2 if axis == "query" else 3]
            if size != len(tokens):
                raise ValueError(f"{len(tokens)} {axis} tokens do not fit weights with {size} on the {axis} axis")
        if self.mask.shape != self.weights.shape[2:]:
            raise ValueError(f"a mask of {self.mask.shape} does not fit weights of {self.weights.shape[2:]}")
        super().__post_init__()

    def __repr__(self) -> str:
        return f"AttentionMap({_shape(self)})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each weight of each head."""
        return [
            {
                "layer": layer,
                "head": head,
                "query": query,
                "key": key,
                "from": self.query_tokens[query],
                "to": self.key_tokens[key],
                "weight": float(weight),
            }
            for (layer, head, query, key), weight in np.ndenumerate(self.weights)
        ]


@dataclass(frozen=True, eq=False, repr=False)
class ClassProbabilities(Result):
    """The logits and probabilities of a classifier's labels, and the share of each token in them.

    With mean pooling ``logits[c] == contributions[:, c].sum() + bias[c]`` exactly (up to float32 rounding), because
    pooling and the last Linear are both linear: ``contributions[t, c] = w_c . h_t / n``. Both are None for a
    classifier that pools in another way: its tokens have no exact contributions.
    If the highest probability is below ``unsure_below``, treat the result as "unsure".
    """

    labels: tuple[str, ...]
    logits: Float32[np.ndarray, "label"]
    probabilities: Float32[np.ndarray, "label"]
    contributions: Float32[np.ndarray, "token label"] | None = None
    bias: Float32[np.ndarray, "label"] | None = None
    unsure_below: float = 0.0

    def __post_init__(self) -> None:
        if (self.contributions is None) != (self.bias is None):
            raise ValueError("contributions and bias belong together; give both or neither")
        super().__post_init__()

    def __repr__(self) -> str:
        best = sorted(zip(self.labels, self.probabilities.tolist(), strict=True), key=lambda pair: -pair[1])
        named = [f"{label} {share:.1%}" for label, share in best[:MOST_SHOWN]]
        more = [f"{len(best) - MOST_SHOWN:,} more"] if len(best) > MOST_SHOWN else []
        return f"ClassProbabilities({', '.join([*named, *more])})"

    def arrays(self) -> dict[str, np.ndarray]:
        """Return the arrays that there are, by name."""
        named = {name: getattr(self, name) for name in ("logits", "probabilities", "contributions", "bias")}
        return {name: array for name, array in named.items() if array is not None}

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each label."""
        numbers = zip(self.labels, self.logits.tolist(), self.probabilities.tolist(), strict=True)
        return [{"label": label, "logit": logit, "probability": share} for label, logit, share in numbers]

    @property
    def verdict(self) -> Verdict:
        """The answer in a word: the likeliest label, or "unsure"."""
        return verdict(self.labels, self.probabilities.tolist(), self.unsure_below)

    @property
    def label(self) -> str:
        """The likeliest label; empty if there is none."""
        return self.verdict.label

    @property
    def unsure(self) -> bool:
        """True if the highest probability is below ``unsure_below``."""
        return self.verdict.unsure


@dataclass(frozen=True, eq=False, repr=False)
class Trace(Result):
    """One run: text in, text or label out, and everything seen in between.

    ``attention`` holds the maps that the model has, of ``"encoder"``, ``"decoder"`` and ``"cross"``.
    ``target_tokens`` starts with the start token and ends with the last token written; it is empty for a classifier.
    ``steps[i]`` wrote ``target_tokens[i + 1]``.
    ``search`` is the tree of a beam search of our own models, and None for anything else.
    ``hidden["encoder" | "decoder"]`` is the residual stream by depth, entry 0 the embeddings.
    ``details`` holds the tensors asked for by name, such as ``"decoder.0.cross.scores"`` as ``[head, query, key]``.
    ``notices`` are sentences that a person should read; each also has an ``id`` and ``values``.
    ``source_spans`` has the place of each source token in ``text``, as (start, end) in characters, and None for tokens
    that were added, such as an end token or padding. The text of a generator is read by its target: its spans are those
    of the first ``target_tokens``. Bytes of one character share its span. Empty in files saved before it was kept.
    """

    model: str
    task: str
    text: str
    output: str
    source_tokens: tuple[str, ...]
    target_tokens: tuple[str, ...]
    attention: Mapping[str, AttentionMap]
    steps: tuple[Step, ...] = ()
    hypotheses: tuple[Hypothesis, ...] = ()
    classification: ClassProbabilities | None = None
    hidden: Mapping[str, Float32[np.ndarray, "depth token d_model"]] = field(default_factory=dict)
    details: Mapping[str, Float32[np.ndarray, "..."]] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    search: SearchTree | None = None
    source_spans: tuple[tuple[int, int] | None, ...] = ()

    @property
    def shapes(self) -> dict[str, tuple[int, int]]:
        """Layers and heads of each map."""
        return {name: one.weights.shape[:2] for name, one in self.attention.items()}

    @property
    def scores(self) -> ClassProbabilities | None:
        """The former name of ``classification``."""
        return self.classification

    def __repr__(self) -> str:
        """One line: what went in, what came out, which maps there are."""
        maps = ", ".join(f"{name} {_shape(shown)}" for name, shown in self.attention.items())
        return f"Trace({self.model!r:.40}: {_short(self.text)} → {_short(self.output)}; {maps})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each step, or for each label of a classifier."""
        if self.classification is not None:
            return self.classification.to_rows()
        return [
            {
                "step": index,
                "token": step.token,
                "id": step.id,
                "log_probability": step.log_probability,
                "probability": math.exp(step.log_probability),
                "forced": step.forced,
            }
            for index, step in enumerate(self.steps)
        ]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write an ``.npz`` file that holds arrays and one JSON text, and no pickled object."""
        replace_file(path, self.to_npz())

    def to_npz(self) -> bytes:
        """Return the content of the file that ``save`` writes."""
        arrays = _arrays_of(self)
        arrays["json"] = np.frombuffer(json.dumps(_plain_of(self), ensure_ascii=False).encode(), dtype=np.uint8)
        file = io.BytesIO()
        np.savez_compressed(file, allow_pickle=False, **arrays)
        return file.getvalue()

    def to_json(self) -> str:
        """Return the content of ``save``'s file as one JSON text: arrays are nested lists of numbers, NaN is null.

        Numbers have the shortest form that gives the same float32 back; infinity is null too.
        """
        return "".join(self.json_pieces())

    def json_pieces(self, write: Callable[[np.ndarray], str] | None = None) -> Iterator[str]:
        """Yield ``to_json`` in pieces of at most one matrix. ``write`` may be a faster writer of a matrix as JSON."""
        plain = json.dumps(_finite(_plain_of(self)), ensure_ascii=False, allow_nan=False)
        yield plain.removesuffix("}") + ', "arrays": {'
        before = ""
        for name, array in _arrays_of(self).items():
            yield f"{before}{json.dumps(name)}: "
            yield from _nested(array, write or _json_of)
            before = ", "
        yield "}}"

    def _repr_html_(self) -> str | None:
        """Return the HTML of the first installed viewer for a notebook; None without a viewer.

        A viewer is an entry point of the group ``glassformer.trace_html``: a function from a trace to HTML.
        """
        viewers = entry_points(group=VIEWERS)
        return next((viewer.load()(self) for viewer in viewers), None)

    @classmethod
    def from_json(cls, text: str) -> "Trace":
        """Rebuild what ``to_json`` wrote; null in an array becomes NaN.

        Raises:
            InputError: if ``text`` is no trace, or comes from another format version.
        """
        try:
            plain = read_json(text)
            kinds = ((name, bool if name.endswith("/mask") else np.float32) for name in plain["arrays"])
            arrays = {name: np.array(plain["arrays"][name], dtype=kind) for name, kind in kinds}
            version = plain["format_version"]
            if version == FORMAT_VERSION:
                return _trace_of(plain, arrays)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise InputError("core-no-trace-json", given=f"{text!r:.40}") from error
        raise InputError("core-trace-format", file="JSON", given=f"{version!r:.40}", known=FORMAT_VERSION)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Trace":
        """Read what ``save`` wrote.

        Raises:
            OSError: if the file cannot be read, for instance because there is none.
            InputError: if the file is not a trace or comes from another format version.
        """
        name = Path(path).name
        with open_plain(Path(path)) as file:
            try:
                arrays = dict(np.load(file, allow_pickle=False))
                plain = read_json(arrays.pop("json").tobytes())
                version = plain["format_version"]
                if version == FORMAT_VERSION:
                    return _trace_of(plain, arrays)
            # A damaged file makes the readers of zip archives, arrays and JSON raise more than any list would name.
            except Exception as error:
                raise InputError("core-no-saved-trace", file=name) from error
        raise InputError("core-trace-format", file=name, given=f"{version!r:.40}", known=FORMAT_VERSION)


def _shape(shown: AttentionMap) -> str:
    layers, heads, queries, keys = shown.weights.shape
    return f"{layers} layers × {heads} heads × {queries} queries × {keys} keys"


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:59]}…")


def _arrays_of(trace: Trace) -> dict[str, np.ndarray]:
    arrays = {f"hidden/{name}": array for name, array in trace.hidden.items()}
    arrays |= {f"details/{name}": array for name, array in trace.details.items()}
    for name, attention_map in trace.attention.items():
        arrays[f"attention/{name}/weights"] = attention_map.weights
        arrays[f"attention/{name}/mask"] = attention_map.mask
    if trace.classification is not None:
        arrays |= {f"scores/{name}": array for name, array in trace.classification.arrays().items()}
    return arrays


def _nested(array: np.ndarray, write: Callable[[np.ndarray], str]) -> Iterator[str]:
    """Yield an array as JSON, matrix by matrix."""
    if array.ndim > 2 and len(array):
        for index, part in enumerate(array):
            yield ", " if index else "["
            yield from _nested(part, write)
        yield "]"
    else:
        yield write(array)


def _json_of(array: np.ndarray) -> str:
    if array.dtype != np.float32:
        return json.dumps(array.tolist())
    exact = array.astype(str).astype(np.float64)  # through text, so that 0.1 does not become 0.10000000149
    plain = exact.astype(object)
    plain[~np.isfinite(exact)] = None
    return json.dumps(plain.tolist())


def _finite(plain: Any) -> Any:
    """Return plain values with None for every number that JSON does not have."""
    if isinstance(plain, dict):
        return {name: _finite(value) for name, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_finite(value) for value in plain]
    return None if isinstance(plain, float) and not math.isfinite(plain) else plain


def _number(value: float | None) -> float:
    return math.nan if value is None else value


def _plain_of(trace: Trace) -> dict[str, Any]:
    return {
        "format_version": FORMAT_VERSION,
        **{name: getattr(trace, name) for name in (*_TEXTS, *_TOKENS)},
        "attention": {name: [maps.query_tokens, maps.key_tokens] for name, maps in trace.attention.items()},
        "steps": [asdict(step) for step in trace.steps],
        "hypotheses": [asdict(hypothesis) for hypothesis in trace.hypotheses],
        "search": None if trace.search is None else trace.search.to_json(),
        "labels": trace.classification.labels if trace.classification else None,
        "unsure_below": trace.classification.unsure_below if trace.classification else 0.0,
        "notices": trace.notices,
        "notice_values": [[notice.id, dict(notice.values)] for notice in trace.notices],
        "source_spans": trace.source_spans,
    }


def _trace_of(plain: dict[str, Any], arrays: dict[str, np.ndarray]) -> Trace:
    attention = {
        name: AttentionMap(
            arrays[f"attention/{name}/weights"], tuple(queries), tuple(keys), arrays[f"attention/{name}/mask"]
        )
        for name, (queries, keys) in plain["attention"].items()
    }
    texts: dict[str, Any] = {name: plain[name] for name in _TEXTS} | {name: tuple(plain[name]) for name in _TOKENS}
    classification = None
    if plain["labels"] is not None:
        score_arrays = _with_prefix(arrays, "scores/")
        classification = ClassProbabilities(
            tuple(plain["labels"]), **score_arrays, unsure_below=plain.get("unsure_below", 0.0)
        )
    return Trace(
        **texts,
        attention=attention,
        steps=tuple(_step_of(step) for step in plain["steps"]),
        hypotheses=tuple(Hypothesis(**one | {"tokens": tuple(one["tokens"])}) for one in plain["hypotheses"]),
        classification=classification,
        hidden=_with_prefix(arrays, "hidden/"),
        details=_with_prefix(arrays, "details/"),
        notices=_notices_of(plain),
        source_spans=tuple(tuple(span) if span else None for span in plain.get("source_spans", ())),
        search=SearchTree.from_json(plain["search"]) if plain.get("search") else None,
    )


def _notices_of(plain: dict[str, Any]) -> tuple[Notice, ...]:
    """Return the notices of a saved trace; before each had values, sentences alone were kept."""
    values = plain.get("notice_values") or [["", {}]] * len(plain["notices"])
    # A trace that a browser's tab saved has ids in place of words.
    return tuple(
        notice(kind, **kept) if is_id(one.split(" ")[0]) else Notice(one, kind, **kept)
        for one, (kind, kept) in zip(plain["notices"], values, strict=True)
    )


def _step_of(plain: dict[str, Any]) -> Step:
    top = tuple(Candidate(one["token"], one["id"], _number(one["log_probability"])) for one in plain["top"])
    drawn = Draw(**plain["drawn"]) if plain.get("drawn") else None
    return Step(**plain | {"top": top, "drawn": drawn, "log_probability": _number(plain["log_probability"])})


def _with_prefix(arrays: dict[str, np.ndarray], prefix: str) -> dict[str, np.ndarray]:
    return {name.removeprefix(prefix): array for name, array in arrays.items() if name.startswith(prefix)}
