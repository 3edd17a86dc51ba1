"""Activation patching: which place inside the model carries the difference between two runs?

Tensors of one run, the donor's, take the place of the same tensors in another, the base; what comes after them is
computed again (Meng et al. 2022, "Locating and Editing Factual Associations in GPT", section 2; Wang et al. 2022,
"Interpretability in the Wild", section 3; Heimersheim and Nanda 2024, "How to use and interpret activation patching").
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

import numpy as np
from torch import Tensor

from core.analysis.attribution.question import Model, refuse_nan, refuse_nothing_to_carry
from core.analysis.two_runs import (
    Joined,
    Run,
    Side,
    compared_by,
    head_of,
    partners_of,
    side_of,
    steps_in_question,
    traced,
)
from core.budget import check_budget
from core.errors import one_of, options_by_name, options_of, whole
from core.interventions.carrying import (
    MAPS,
    Kind,
    PatchSite,
    are_keys_matched,
    carry,
    carry_each,
    check_places,
    name_of,
    place_of,
)
from core.interventions.edits import Edits
from core.results.patching import MEASURES, CarriedHead, Pair, Patched, PatchMap
from core.tracers.arrays import as_numpy
from core.tracers.threads import inference
from core.transformer.hooks import Hook, Recorder, chained, no_hook

Changes = Edits | Mapping[str, Any] | None
Progress = Callable[[int, int], object]  # told how many places are done, and how many there are

MOST_TOGETHER = 12  # heads
EQUAL = 5  # decimals of a share: heads that do the same stand in their own order, whatever sums their last digits
ALTERNATIVES = 5
MORE_STEPS = 12  # that a patched run may write beyond both; a broken one would repeat itself
_MOST_LOGITS = 8_000_000  # numbers that one pass may compute at its end: 32 MB
_MOST_TOKENS = 8_192  # and tokens that it may read, over all its rows
_CARRIED = (".weights", ".output", ".stream")  # the ends of names of tensors that can be carried


@options_by_name
@inference()
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
    edits: Changes = None,
    donor_edits: Changes = None,
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
        edits, donor_edits: changes to the run of the base and to that of the donor, which has those of the base if none
            are given. A trace must have been made with them.
        progress: called after each pass with the places done and the places there are; what it raises ends the work.

    Raises:
        InputError: if a text cannot be read, both write the same, too few tokens of the texts can be matched, or the
            model shows its attention weights only.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    bench = _Bench(model, base, donor, step, token, against, joined, edits, donor_edits)
    one_of("measure", measure, MEASURES)
    if row is not None:
        whole("row", row, 0, len(bench.pair.partners[bench.pair.is_text_read_by]) - 1)
    vectors = [
        PatchSite("residual", stack, depth, None, place)
        for stack, layers in bench.depths.items()
        for depth in range(layers + 1)
        for place, partner in enumerate(bench.pair.partners[stack])
        if partner >= 0
    ]
    heads = [
        PatchSite("output", name, layer, head, bench.only_row(name, row))
        for name, shape in bench.heads.items()
        for layer, head in np.ndindex(shape)
    ]
    heads = [head for head in heads if head.row is None or bench.pair.partners[head.stack][head.row] >= 0]
    numbers = bench.measured([(place,) for place in (*vectors, *heads)], progress)
    strength = bench.pair.share(numbers[len(vectors) :], measure)
    order = [heads[index] for index in np.argsort(-strength.round(EQUAL), kind="stable")]  # equal ones as they stand
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
        together=bench.measured([order[: count + 1] for count in range(min(MOST_TOGETHER, len(order)))]),
    )


@options_by_name
@inference()
def patched(
    model: Model,
    base: Run,
    donor: Run,
    places: Sequence[PatchSite | str],
    *,
    step: int | None = None,
    amount: float = 1.0,
    token: int | None = None,
    against: int | None = None,
    joined: Joined = (),
    edits: Changes = None,
    donor_edits: Changes = None,
) -> Patched:
    """Return the run of ``base`` with the tensors of ``donor`` at all of ``places``, and what it then writes.

    Tensors of the encoder hold for the whole run. In the decoder they stand in the rows up to the one that writes the
    step; what is written later is the model's own. Before the step the base keeps its own words.

    Args:
        places: as ``core.PatchSite`` or in its short form, such as ``"r.e.1.2"`` or ``"o.c.2.7"``.
        amount: the share of the way from the base's tensors (0) to the donor's (1).

    The others are those of ``patch``.

    Raises:
        InputError: as ``patch`` does, or if the runs do not have such a place.
    """
    bench = _Bench(model, base, donor, step, token, against, joined, edits, donor_edits)
    if isinstance(places, str | PatchSite):
        places = [places]
    given = [PatchSite(*place) if isinstance(place, tuple) else place_of(place) for place in places]
    check_places(given, bench.heads, bench.pair.partners, bench.donor_rows)
    return bench.run(given, amount)


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
        edits: Changes,
        donor_edits: Changes,
    ) -> None:
        refuse_nothing_to_carry(model)
        changes = options_of(Edits, edits), options_of(Edits, edits if donor_edits is None else donor_edits)
        traces = traced(model, base, changes[0]), traced(model, donor, changes[1])
        for trace in traces:
            refuse_nan(trace)
        steps = steps_in_question(model, traces, step, token, against)
        self._model = model
        self._base, self._other = map(partial(side_of, model), traces, steps, changes)
        self.heads = traces[0].shapes
        stacks: tuple[str, ...] = ("encoder", "decoder")
        self.depths = {stack: self.heads[stack][0] for stack in stacks if stack in self.heads}
        self.donor_rows = {stack: len(tokens) for stack, tokens in self._other.tokens.items()}
        partners = {
            # Both have written equally many tokens before the step.
            stack: tuple(range(len(mine)))
            if len(self.depths) > 1 and stack == "decoder"
            else partners_of(mine, self._other.tokens[stack], joined)
            for stack, mine in self._base.tokens.items()
        }
        self._ids = compared_by(model, traces, steps, token, against)
        recorder = Recorder(lambda name: name.endswith(_CARRIED), lambda scope: not scope.endswith("_norm"))
        numbers = self._logits(self._other, recorder)[0].log_softmax(-1)[self._ids].tolist()
        self._donor = recorder.tensors
        self._before = self._logits(self._base, no_hook)[0].log_softmax(-1)
        label = model.labels.__getitem__ if model.labels else model.tokenizer.piece
        self.pair = Pair(
            model=model.name,
            base=traces[0].text,
            donor=traces[1].text,
            step=steps[0],
            token=label(self._ids[0]),
            token_id=self._ids[0],
            rival=label(self._ids[1]),
            rival_id=self._ids[1],
            tokens=self._base.tokens,
            donor_tokens=self._other.tokens,
            partners=partners,
            log_probabilities=tuple(self._before[self._ids].tolist()),
            donor_log_probabilities=tuple(numbers),
        )

    def only_row(self, name: str, row: int | None) -> int | None:
        """Return the one row at which heads of a map are carried if those that read the text are at ``row``."""
        if row is None or MAPS[name] == self.pair.is_text_read_by:
            return row
        return len(self._base.read) - 1

    def measured(self, patches: Sequence[Sequence[PatchSite]], progress: Progress | None = None) -> np.ndarray:
        """Return log p of token and rival, float32 [patch, 2], with the places of each patch carried over."""
        found: dict[int, np.ndarray] = {}
        for chunk in self._chunks(patches):
            check_budget()
            some, grows = [patches[index] for index in chunk], self._model.grows_inside
            rows, hook = carry_each(some, self._donor, self.pair.partners, grows=grows)
            logits = self._logits(self._base, hook, 1 if grows else 1 + len(some))[rows]
            numbers = as_numpy(logits[:, self._ids] - logits.logsumexp(-1, keepdim=True))
            found.update(zip(chunk, numbers, strict=True))
            if progress:
                progress(len(found), len(patches))
        return np.stack([found[index] for index in range(len(patches))])

    def run(self, places: Sequence[PatchSite], amount: float) -> Patched:
        """Return the run with ``places`` carried over, and what it writes."""
        hook = carry(places, self._donor, self.pair.partners, amount)
        last = next((place for place in reversed(places) if place.head is not None), None)
        looks = last and name_of(last._replace(kind="weights"), self._donor)
        recorder = Recorder(lambda name: name == looks)
        now = self._logits(self._base, chained(hook, recorder) if last else hook)[0].log_softmax(-1)
        likeliest = now.topk(min(ALTERNATIVES, len(now))).indices.tolist()
        label = self._model.labels.__getitem__ if self._model.labels else self._model.tokenizer.piece
        before, after = self._before.exp().tolist(), now.exp().tolist()
        return Patched(
            pair=self.pair,
            places=tuple(map(str, places)),
            log_probabilities=tuple(now[self._ids].tolist()),
            output=self._written(hook) if self._base.read else label(likeliest[0]),
            candidates=tuple((label(one), before[one], after[one]) for one in dict.fromkeys([*self._ids, *likeliest])),
            head=self._carried_head(last, as_numpy(recorder.tensors[looks])) if last and looks else None,
        )

    def _carried_head(self, place: PatchSite, weights: np.ndarray) -> CarriedHead:
        """Return one head in both runs and in the changed run, whose ``weights`` are [1, head, query, key]."""
        kinds: list[Kind] = ["output"]
        if are_keys_matched(place.map, self.pair.partners, self.donor_rows):
            kinds.append("weights")
        by_output, *by_weights = (
            (float(token), float(rival))
            for token, rival in self.measured([(place._replace(kind=kind),) for kind in kinds])
        )
        layer, head = place.layer, cast("int", place.head)
        base = head_of(self._base, place)
        return CarriedHead(
            head=(place.map, layer, head),
            row=place.row,
            base=base,
            donor=head_of(self._other, place),
            now=replace(base, weights=weights[:1, head : head + 1]),
            by_output=by_output,
            by_weights=by_weights[0] if by_weights else None,
        )

    def _logits(self, side: Side, hook: Hook, rows: int = 1) -> Tensor:
        """Return the logits [row, token or label] of the prediction in question, of all rows that ``hook`` makes."""
        # Changes come first, because the tensors that are carried over have been changed already.
        hook = chained(self._model.edit_hook(side.edits), hook)
        return self._model.prediction(side.source, side.read, hook, rows)

    def _written(self, hook: Hook) -> str:
        """Return what the base then writes: its own words before the step, and from there on what it chooses."""
        base = self._base
        hook = chained(self._model.edit_hook(base.edits), hook)
        longest = max(len(base.trace.steps), len(base.read)) + MORE_STEPS
        return self._model.tokenizer.decode(self._model.written_under(hook, base.source, base.read, longest))

    def _chunks(self, patches: Sequence[Sequence[PatchSite]]) -> Iterator[list[int]]:
        """Yield the indices of ``patches``, as many at once as a pass may read, those of the encoder apart."""
        tokens, outputs = len(self._base.source) + len(self._base.read), len(self._before)
        size = max(1, min(_MOST_LOGITS // outputs, _MOST_TOKENS // tokens))
        encoder = [index for index, places in enumerate(patches) if any(one.map == "encoder" for one in places)]
        decoder = sorted({*range(len(patches))} - {*encoder})
        for part in (encoder, decoder):
            yield from (part[first : first + size] for first in range(0, len(part), size))
