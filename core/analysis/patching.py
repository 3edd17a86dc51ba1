"""Activation patching: which place inside the model carries the difference between two runs?

Tensors of one run, the donor's, take the place of the same tensors in another, the base; what comes after them is
computed again (Meng et al. 2022, "Locating and Editing Factual Associations in GPT", section 2; Wang et al. 2022,
"Interpretability in the Wild", section 3; Heimersheim and Nanda 2024, "How to use and interpret activation patching").
"""

import difflib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
import torch
from torch import Tensor

from core.analysis.attribution.question import Model, refuse_no_model
from core.budget import spend
from core.decoding import Decoding, decode
from core.errors import InputError, options_by_name, whole
from core.interventions.carrying import MAPS, Place, carry, carry_each, check_places, place_of
from core.results.patching import MEASURES, Pair, Patched, PatchMap
from core.results.trace import ClassProbabilities, Trace
from core.tracers.arrays import as_numpy
from core.tracers.native import NativeModel
from core.transformer.classifier import Classifier
from core.transformer.hooks import Hook, Recorder, no_hook
from core.transformer.writer import Writer

Progress = Callable[[int, int], object]  # told how many places are done, and how many there are
Joined = Sequence[tuple[int, int]]
Run = str | Trace

MOST_TOGETHER = 12  # heads
ALTERNATIVES = 5
MORE_STEPS = 12  # that a patched run may write beyond both; a broken one would repeat itself
_MOST_LOGITS = 8_000_000  # numbers that one pass may compute at its end: 32 MB
_MOST_TOKENS = 8_192  # and tokens that it may read, over all its rows
_CARRIED = (".weights", ".output", ".stream")  # the ends of names of tensors that can be carried
_FEWEST = 0.5  # of the tokens of the longer text must have a partner


@options_by_name
@torch.inference_mode()
def patch(
    model: Model,
    base: Run,
    donor: Run,
    *,
    step: int | None = None,
    measure: str = MEASURES[0],
    row: int | None = None,
    token: int | None = None,
    against: int | None = None,
    joined: Joined = (),
    progress: Progress | None = None,
) -> PatchMap:
    """Return what each vector and each head of ``donor`` does in the run of ``base``, one at a time.

    All are read in a few batched passes over what the base had written before the step. Rows that it writes later do
    not count here.

    Args:
        base: the run that takes tensors over, as a text, which is run greedily, or as a trace of this model.
        donor: the run that they come from.
        step: of the base, counted from 0; the first at which both write something else if not given. A classifier
            has none.
        measure: ``"logit-difference"``, the donor's token against that of the base, or ``"log-probability"``, of the
            donor's token alone.
        row: carries each head's output at one row alone: a head of the encoder at this row of the text, others at the
            row that writes the token. All rows if not given.
        token: another id, or index of a label, in the place of what the donor writes.
        against: the same in the place of what the base writes.
        joined: rows of the text, as (row of the base, row of the donor), to match in place of those found: tokens are
            matched by place in texts of equal length, else by their longest common stretches, and what differs
            between these from its end.
        progress: called after each pass with the places done and the places there are; what it raises ends the work.

    Raises:
        InputError: if a text cannot be read, both write the same, too few tokens of the texts can be matched, or the
            model is none of this project.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    bench = _Bench(model, base, donor, step, token, against, joined)
    if measure not in MEASURES:
        raise InputError(f"There is no measure {measure!r:.40}; choose one of {', '.join(MEASURES)}.")
    if row is not None:
        whole("row", row, 0, len(bench.pair.partners[bench.pair.is_text_read_by]) - 1)
    vectors = [
        Place("residual", stack, depth, None, place)
        for stack, layers in bench.depths.items()
        for depth in range(layers + 1)
        for place, partner in enumerate(bench.pair.partners[stack])
        if partner >= 0
    ]
    heads = [
        Place("output", name, layer, head, bench.only_row(name, row))
        for name, shape in bench.heads.items()
        for layer, head in np.ndindex(shape)
    ]
    heads = [head for head in heads if head.row is None or bench.pair.partners[head.stack][head.row] >= 0]
    numbers = bench.measured([(place,) for place in (*vectors, *heads)], progress)
    strength = bench.pair.share(numbers[len(vectors) :], measure)
    order = [heads[index] for index in np.argsort(-strength, kind="stable")]
    groups = [tuple(order[:count]) for count in range(1, min(MOST_TOGETHER, len(order)) + 1)]
    sizes = {stack: (layers + 1, len(bench.pair.partners[stack])) for stack, layers in bench.depths.items()}
    tables = {name: np.full((*size, 2), np.nan, np.float32) for name, size in sizes.items()}
    outputs = {name: np.full((*size, 2), np.nan, np.float32) for name, size in bench.heads.items()}
    for place, pair in zip((*vectors, *heads), numbers, strict=True):
        if place.head is None:
            tables[place.map][place.layer, place.row] = pair
        else:
            outputs[place.map][place.layer, place.head] = pair
    return PatchMap(
        pair=bench.pair,
        measure=measure,
        vectors=tables,
        outputs=outputs,
        order=tuple((place.map, place.layer, cast("int", place.head)) for place in order),
        together=bench.measured(groups),
    )


@options_by_name
@torch.inference_mode()
def patched(
    model: Model,
    base: Run,
    donor: Run,
    places: Sequence[Place | str],
    *,
    step: int | None = None,
    amount: float = 1.0,
    token: int | None = None,
    against: int | None = None,
    joined: Joined = (),
) -> Patched:
    """Return the run of ``base`` with the tensors of ``donor`` at all of ``places``, and what it then writes.

    Tensors of the encoder hold for the whole run. In the decoder they stand in the rows up to the one that writes the
    step; what is written later is the model's own. Before the step the base keeps its own words.

    Args:
        places: as ``core.Place`` or in its short form, such as ``"r.e.1.2"`` or ``"o.c.2.7"``.
        amount: the share of the way from the base's tensors (0) to the donor's (1).

    The others are those of ``patch``.

    Raises:
        InputError: as ``patch`` does, or if the runs do not have such a place.
    """
    bench = _Bench(model, base, donor, step, token, against, joined)
    if isinstance(places, str | Place):
        places = [places]
    given = [Place(*place) if isinstance(place, tuple) else place_of(place) for place in places]
    check_places(given, bench.heads, bench.pair.partners, bench.donor_rows)
    return bench.run(given, amount)


def partners_of(base: Sequence[str], donor: Sequence[str], joined: Joined = ()) -> tuple[int, ...]:
    """Return the donor's place for each token of the base, -1 where there is none.

    Tokens of equally many are matched by place; others by the longest stretches that both have, and what differs
    between two of these from its end. ``joined`` overrides both.

    Raises:
        InputError: if a pair of ``joined`` is none, or fewer than half of the tokens have a partner.
    """
    found = list(range(len(base))) if len(base) == len(donor) else [-1] * len(base)
    for kind, first, last, other_first, other_last in (
        difflib.SequenceMatcher(None, list(base), list(donor), autojunk=False).get_opcodes()
        if len(base) != len(donor)
        else ()
    ):
        if kind in ("equal", "replace"):
            for back in range(1, min(last - first, other_last - other_first) + 1):
                found[last - back] = other_last - back
    for pair in joined:
        if not (isinstance(pair, tuple | list) and len(pair) == 2):
            raise InputError(
                f"joined holds {pair!r:.40}; give pairs such as (1, 2): row of the base, row of the donor."
            )
        whole("a joined row of the base", pair[0], 0, len(base) - 1)
        whole("a joined row of the donor", pair[1], 0, len(donor) - 1)
        found = [-1 if other == pair[1] else other for other in found]
        found[pair[0]] = int(pair[1])
    matched = sum(other >= 0 for other in found)
    if matched < _FEWEST * max(len(base), len(donor)) and not joined:
        raise InputError(
            f"Only {matched} of the {max(len(base), len(donor))} tokens can be matched. Give two texts that differ in "
            "a few words, or join rows by hand."
        )
    return tuple(found)


@dataclass(frozen=True, eq=False)
class _Side:
    """One of the two runs: the ids of its text, and what it has read when it writes ``step``; a classifier nothing."""

    trace: Trace
    step: int | None
    source: list[int]
    read: list[int]
    tokens: dict[str, tuple[str, ...]]


class _Bench:
    """Two runs of one model, and the base run again with tensors of the donor's in it."""

    def __init__(
        self,
        model: Model,
        base: Run,
        donor: Run,
        step: int | None,
        token: int | None,
        against: int | None,
        joined: Joined,
    ) -> None:
        refuse_no_model(model)
        if not isinstance(model, NativeModel):
            raise InputError(f"{model.name} is no model of this project; its tensors cannot be carried over.")
        traces = (_traced(model, base), _traced(model, donor))
        steps = _steps(model, traces, step, token, against)
        self._model, self._module = model, model.module
        self._base, other = (_side(model, trace, at) for trace, at in zip(traces, steps, strict=True))
        layers = {"encoder": model.config.encoder_layers, "decoder": model.config.decoder_layers}
        self.depths = {stack: count for stack, count in layers.items() if count}
        self.heads = {
            name: (self.depths[stack], model.config.heads)
            for name, stack in MAPS.items()
            if name in traces[0].attention
        }
        self.donor_rows = {stack: len(tokens) for stack, tokens in other.tokens.items()}
        partners = {
            # Both have written equally many tokens before the step.
            stack: tuple(range(len(mine)))
            if len(self.depths) > 1 and stack == "decoder"
            else partners_of(mine, other.tokens[stack], joined)
            for stack, mine in self._base.tokens.items()
        }
        self._ids = _asked(model, traces, steps, token, against)
        recorder = Recorder(lambda name: name.endswith(_CARRIED), lambda scope: not scope.endswith("_norm"))
        numbers = self._logits(other, recorder)[0].log_softmax(-1)[self._ids].tolist()
        self._donor = recorder.tensors
        self._before = self._logits(self._base, no_hook)[0].log_softmax(-1)
        name_of = model.labels.__getitem__ if model.labels else model.tokenizer.piece
        self.pair = Pair(
            model=model.name,
            base=traces[0].text,
            donor=traces[1].text,
            step=steps[0],
            token=name_of(self._ids[0]),
            token_id=self._ids[0],
            rival=name_of(self._ids[1]),
            rival_id=self._ids[1],
            tokens=self._base.tokens,
            donor_tokens=other.tokens,
            partners=partners,
            log_probabilities=tuple(self._before[self._ids].tolist()),
            donor_log_probabilities=tuple(numbers),
        )

    def only_row(self, name: str, row: int | None) -> int | None:
        """Return the one row at which heads of a map are carried if those that read the text are at ``row``."""
        if row is None or MAPS[name] == self.pair.is_text_read_by:
            return row
        return len(self._base.read) - 1

    def measured(self, patches: Sequence[Sequence[Place]], progress: Progress | None = None) -> np.ndarray:
        """Return log p of token and rival, float32 [patch, 2], with the places of each patch carried over."""
        found: dict[int, np.ndarray] = {}
        for chunk in self._chunks(patches):
            spend()
            rows, hook = carry_each([patches[index] for index in chunk], self._donor, self.pair.partners)
            logits = self._logits(self._base, hook)[rows]
            numbers = as_numpy(logits[:, self._ids] - logits.logsumexp(-1, keepdim=True))
            found.update(zip(chunk, numbers, strict=True))
            if progress:
                progress(len(found), len(patches))
        return np.stack([found[index] for index in range(len(patches))])

    def run(self, places: Sequence[Place], amount: float) -> Patched:
        """Return the run with ``places`` carried over, and what it writes."""
        hook = carry(places, self._donor, self.pair.partners, amount)
        now = self._logits(self._base, hook)[0].log_softmax(-1)
        likeliest = now.topk(min(ALTERNATIVES, len(now))).indices.tolist()
        name_of = self._model.labels.__getitem__ if self._model.labels else self._model.tokenizer.piece
        before, after = self._before.exp().tolist(), now.exp().tolist()
        return Patched(
            pair=self.pair,
            places=tuple(map(str, places)),
            log_probabilities=tuple(now[self._ids].tolist()),
            output=self._written(hook) if isinstance(self._module, Writer) else name_of(likeliest[0]),
            candidates=tuple(
                (name_of(one), before[one], after[one]) for one in dict.fromkeys([*self._ids, *likeliest])
            ),
        )

    def _logits(self, side: _Side, hook: Hook) -> Tensor:
        """Return the logits [row, token or label] of the prediction in question, of all rows that ``hook`` makes."""
        source = torch.tensor([side.source], dtype=torch.long, device=self._model.device)
        if isinstance(self._module, Classifier):
            return self._module(source, hook).float()
        memory = self._module.encode(source, hook)
        read = torch.tensor([side.read], device=source.device).expand(len(memory), -1)
        return self._module.unembed(self._module.decode(read, memory, source, hook)[:, -1]).float()

    def _written(self, hook: Hook) -> str:
        """Return what the base then writes: its own words before the step, and from there on what it chooses."""
        module, base = cast("Writer", self._module), self._base
        prefix = tuple(base.read[1:])
        longest = max(len(base.trace.steps), len(prefix) + 1) + MORE_STEPS
        written = decode(module, [base.source or list(prefix)], Decoding(max_tokens=longest), prefix, hook)[0][0].tokens
        return self._model.tokenizer.decode(written)

    def _chunks(self, patches: Sequence[Sequence[Place]]) -> Iterator[list[int]]:
        """Yield the indices of ``patches``, as many at once as a pass may read, those of the encoder apart."""
        tokens, outputs = len(self._base.source) + len(self._base.read), len(self._before)
        size = max(1, min(_MOST_LOGITS // outputs, _MOST_TOKENS // tokens))
        encoder = [index for index, places in enumerate(patches) if any(one.map == "encoder" for one in places)]
        decoder = sorted({*range(len(patches))} - {*encoder})
        for part in (encoder, decoder):
            yield from (part[first : first + size] for first in range(0, len(part), size))


def _traced(model: NativeModel, run: Run) -> Trace:
    """Return the run as a trace.

    Raises:
        InputError: if it is one of another model.
    """
    if not isinstance(run, Trace):
        return model.trace(run)
    if run.model != model.name:
        raise InputError(f"This trace is of the model {run.model}, not of {model.name}; patch two runs of one model.")
    return run


def _prompt(trace: Trace) -> int:
    """Return the number of steps that were given and not written: a generator's text."""
    return 0 if trace.source_tokens else sum(step.forced for step in trace.steps)


def _steps(
    model: NativeModel, traces: tuple[Trace, Trace], step: int | None, token: int | None, against: int | None
) -> tuple[int, int] | tuple[None, None]:
    """Return the step in question of either run, the first at which they differ if none is asked for."""
    if model.task == "classifier":
        if step is not None:
            raise InputError(f"{model.name} classifies and has no step {step}.")
        return None, None
    firsts = [_prompt(trace) for trace in traces]
    written = [[one.id for one in trace.steps[first:]] for trace, first in zip(traces, firsts, strict=True)]
    shortest = min(map(len, written))
    apart = [at for at in range(shortest) if written[0][at] != written[1][at]]
    if step is None:
        if not apart:
            raise InputError(f"Both runs write {traces[0].output!r:.60}; give two texts with different answers.")
        step = firsts[0] + apart[0]
    whole("step", step, firsts[0], firsts[0] + shortest - 1)
    after = step - firsts[0]
    if token is None and against is None and after not in apart:
        differ = f"choose step {firsts[0] + apart[0]}, where they differ" if apart else "give texts that differ"
        raise InputError(f"Both runs write {traces[0].steps[step].token!r} at step {step}; {differ}.")
    return step, firsts[1] + after


def _asked(
    model: NativeModel,
    traces: tuple[Trace, Trace],
    steps: tuple[int, int] | tuple[None, None],
    token: int | None,
    against: int | None,
) -> list[int]:
    """Return the ids of token and rival, or the places of two labels."""
    if model.task == "classifier":
        labels = [model.labels.index(trace.output) for trace in traces]
        if labels[0] == labels[1]:  # then against the one that comes next in the base
            scores = cast("ClassProbabilities", traces[0].classification)
            labels[0] = next(one for one in np.argsort(-scores.probabilities).tolist() if one != labels[1])
        base, donor = labels
    else:
        base, donor = (trace.steps[cast("int", at)].id for trace, at in zip(traces, steps, strict=True))
    asked = [donor if token is None else token, base if against is None else against]
    size = len(model.labels) or model.config.vocabulary_size
    for name, one in zip(("token", "against"), asked, strict=True):
        whole(name, one, 0, size - 1)
    if asked[0] == asked[1]:
        raise InputError(f"Token and rival are both {asked[0]}; name two different ones.")
    return asked


def _side(model: NativeModel, trace: Trace, step: int | None) -> _Side:
    source = [] if model.task == "generator" else model.source_ids(trace.text)
    read = [] if step is None else [model.config.start_id, *(one.id for one in trace.steps[:step])]
    ids = {"encoder": source, "decoder": read}
    tokens = {stack: tuple(map(model.tokenizer.piece, some)) for stack, some in ids.items() if some}
    return _Side(trace, step, source, read, tokens)
