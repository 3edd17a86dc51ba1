"""The words and numbers of a stop, taken from its run, so that a lesson cannot say anything else than the page shows.

In the texts of a stop ``{weight}`` stands for a fact of ``FACTS``, ``{weight@3}`` for the same at step (or row) 3,
counted from 0.
"""

import math
import re
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import fields, replace
from functools import cached_property
from typing import Any

import core
from core.analysis.token_map import nearest
from core.results.architecture import Architecture
from core.results.head_roles import MIXED, HeadRole
from core.results.search_tree import PRUNED
from core.results.trace import AttentionMap, Trace
from core.results.training_history import SentenceHistory
from viz_app.handlers.experiments import Experiment, edited, experiment, with_options
from viz_app.handlers.models import OfferedModels
from viz_app.handlers.patch import patch_map, patched_run
from viz_app.handlers.resolve import run_of
from viz_app.protocol.requests import LessonRequest, PatchedRequest
from viz_app.view_models import sizes
from viz_app.view_models.depths import zero_fraction
from viz_app.view_models.levels import levels_of, thousandths_of
from viz_app.view_models.patch import carriers, share_text
from viz_app.view_models.portraits import portraits_payload
from viz_app.view_models.words import number, percent, quoted, signed, whole_percents

ALIGNMENT, EFFECT, AT = "alignment", "effect", "at "  # "at him": the head that looks there most in this row
COST = 8_000  # of an attribution, in the unit of core.decoding.cost
UNKNOWN = "…"
_PLACE = re.compile(r"\{([a-z]+)(?:@([0-9]{1,3}))?\}")
_NUMBER = re.compile(r"[<±+\u2212]?[0-9\u202f]+\.[0-9]+(\s?%)?")
_BEGINS = re.compile(r"(?:^|[.?!…]\s|\n)\W*$")  # what stands before the first word of a sentence
_NAMES = {"head", "part", "carrier"}  # facts that are no words of the run, so that their first letter may be a capital


class StopRun:
    """The run and the selection of a stop."""

    def __init__(self, models: OfferedModels, request: LessonRequest) -> None:
        self.models, self.request = models, request
        # A stop tells of its run as it was before the change, and of the changed one by facts of its own.
        self._changed_run = run_of(request)
        self.run = edited(self._changed_run, core.Edits(heads_off=request.edits.heads_off))
        self.trace: Trace = models.trace(self.run)
        self.model: Any = models.get(request.model)
        self.name = request.map if request.map and request.map in self.trace.attention else [*self.trace.attention][-1]
        self.at = request.row if self.name == "encoder" else request.step

    @property
    def map(self) -> AttentionMap:
        return self.trace.attention[self.name]

    @cached_property
    def head(self) -> tuple[int, int]:
        """The layer and the head: those named, or those that keep best to the role that was asked for."""
        request, shape = self.request, self.map.weights.shape
        if request.layer is not None and not request.role:
            return min(request.layer, shape[0] - 1), min(request.head or 0, shape[1] - 1)
        if request.role and request.role.startswith(AT):
            found = [quoted(token) for token in self.map.key_tokens].index(request.role.removeprefix(AT))
            worth: Any = self.map.weights[:, :, self.at, found]
        elif request.role == EFFECT:
            worth = -self.models.head_effects(self.run).change[self.name]
        else:
            roles = getattr(self.model, "head_roles", None)
            scores = roles.scores[self.name].get(request.role or ALIGNMENT) if roles else None
            worth = scores.strength if scores else 0 * self.map.weights[:, :, 0, 0]
        return divmod(int(worth.argmax()), shape[1])

    @property
    def line(self) -> dict[str, Any]:
        """The tokens with the one ``at`` which the row stands: that which is read, or after those so far is written."""
        tokens, at = [*self.map.query_tokens], self.at
        if self.name == "encoder" or at >= len(self.trace.steps):
            return {"tokens": tokens, "at": at, "writes": False}
        return {"tokens": [*tokens[: at + 1], self.trace.steps[at].token], "at": at + 1, "writes": True}

    @property
    def roles(self) -> list[HeadRole]:
        layers, heads = self.map.weights.shape[:2]
        named = self.model.head_roles
        return [named.role(self.name, layer, head) for layer in range(layers) for head in range(heads)]

    def shares(self, step: int) -> list[float]:
        """Return the weights of a row as the page has them, in thousandths of 1."""
        row = self.map.weights[(*self.head, step)]
        return [float(one) / 1000 for one in thousandths_of(levels_of(row))]

    def top(self, step: int, place: int = 0) -> int:
        shares = self.shares(step)
        return sorted(range(len(shares)), key=lambda at: -shares[at])[place]

    def chances(self, step: int) -> tuple[list[str], list[str]]:
        """Return the candidates of a step and their per cents, as the page's bars show them."""
        one = self.trace.steps[step]
        listed = {candidate.token: float(math.exp(candidate.log_probability)) for candidate in one.top}
        listed.setdefault(one.token, float(math.exp(one.log_probability)))
        return list(listed), whole_percents([*listed.values(), 0.0], has_rest=True)

    @cached_property
    def changed(self) -> Experiment:
        return experiment(self.models, self._changed_run, self.run)

    def changed_row(self, step: int) -> Any:
        """Return the weights of a row after the change."""
        return self.changed.after.attention[self.name].weights[(*self.head, step)]

    @cached_property
    def attribution(self) -> core.Attribution:
        options: dict[str, Any] = {"step": self.request.step} if self.trace.steps else {}
        with self.models.turn(COST):
            method = self.request.method or "leave-one-out"
            return core.attributions(self.model, self.run.text, methods=[method], **options)[method]

    @property
    def architecture(self) -> Architecture:
        return self.model.architecture(1, 1)

    def share_of_parameters(self, part: str) -> float:
        parts = [
            one.parameters * one.layers for name, one in self.architecture.components.items() if name.endswith(part)
        ]
        return sum(parts) / self.architecture.parameters

    @cached_property
    def near(self) -> list[tuple[str, str]]:
        """The tokens whose vectors are most like that of the named word, and how much."""
        table = self.model.token_table()
        ids, cosines = nearest(table.vectors, self.request.word)
        return [(quoted(table.tokens[one]), number(float(cosine))) for one, cosine in zip(ids, cosines, strict=True)]

    def zeros(self, layer: int) -> float:
        """Return the share of hidden units of a feed-forward that are zero for the selected token."""
        name = f"{self.name}.{layer}.ffn.activated"
        trace = self.models.trace(with_options(self.run, details=(name,)))
        return float(zero_fraction(trace.details[name])[self.at])

    @property
    def fed(self) -> float:
        return sum(float(row["value"]) for row in self.parts.to_rows() if row["part"] == "feed-forward")

    @property
    def learned(self) -> SentenceHistory:
        """The sentence whose way through the training was kept."""
        first: SentenceHistory = self.model.training_history.sentences[0]
        return first

    @cached_property
    def checked(self) -> Mapping[str, Any]:
        """What gives the head its name over many sentences, the first of it."""
        heads = portraits_payload(self.model.head_portraits, self.model.head_roles)["heads"]
        own = next(one for one in heads if (one["map"], one["layer"], one["head"]) == (self.name, *self.head))
        found: Mapping[str, Any] = own["checked"][0]
        return found

    @cached_property
    def parts(self) -> core.LogitParts:
        options: dict[str, Any] = {"step": self.request.step} if self.trace.steps else {}
        with self.models.turn(COST):
            return core.logit_parts(self.model, self.run.text, **options)

    @cached_property
    def part(self) -> dict[str, Any]:
        return max((row for row in self.parts.to_rows() if row["read"] is not None), key=lambda row: row["value"])

    @cached_property
    def _patching(self) -> PatchedRequest:
        names = [one.name for one in fields(PatchedRequest) if hasattr(self.request, one.name)]
        return PatchedRequest(**{name: getattr(self.request, name) for name in names})

    @cached_property
    def patched(self) -> core.Patched:
        return patched_run(self.models, self._patching)

    @cached_property
    def moved(self) -> core.PatchMap:
        return patch_map(self.models, self._patching)

    def most(self) -> int:
        """Return the place of the token with the largest number, whatever its sign."""
        sizes = [abs(one) if math.isfinite(one) else 0.0 for one in self.attribution.all.tolist()]
        return sizes.index(max(sizes))


def _rest(stop: StopRun, step: int) -> str:
    """All weights of a row but the largest: what the listed shares leave of 100."""
    texts = whole_percents(stop.shares(step))
    own = texts[stop.top(step)]
    return "<1\u202f%" if own[0] == ">" or own.startswith("100") else f"{100 - int(own.split(chr(0x202F))[0])}\u202f%"


def _heads(one: AttentionMap) -> int:
    layers, heads = one.weights.shape[:2]
    return layers * heads


def _loss(probabilities: Iterable[float]) -> float:
    all_of_them = [-math.log(one) for one in probabilities]
    return sum(all_of_them) / len(all_of_them)


FACTS: Mapping[str, Callable[[StopRun, int], str]] = {
    "tokens": lambda stop, _: str(len(stop.trace.source_tokens)),
    "vocabulary": lambda stop, _: number(stop.model.config.vocabulary_size, 0),
    "width": lambda stop, _: str(stop.model.config.d_model),
    "hidden": lambda stop, _: number(stop.model.config.d_ff, 0),
    "millions": lambda stop, _: number(stop.architecture.parameters / 1e6),
    "parameters": lambda stop, _: sizes.rounded(stop.architecture.parameters),
    "ffn": lambda stop, _: percent(stop.share_of_parameters(".ffn")),
    "called": lambda _, place: sizes.PUBLISHED[place].called,
    "large": lambda _, place: sizes.rounded(sizes.PUBLISHED[place].parameters),
    "times": lambda stop, place: number(sizes.times(sizes.PUBLISHED[place], stop.architecture.parameters), 0),
    "near": lambda stop, place: stop.near[place][0],
    "alike": lambda stop, place: stop.near[place][1],
    "steps": lambda stop, place: number(stop.model.training_history.steps[place], 0),
    "moment": lambda stop, _: str(stop.request.moment),
    "loss": lambda stop, place: number(_loss(stop.learned.probability[place])),
    "chance": lambda stop, place: percent(float(stop.learned.probability[place, stop.request.step])),
    "guess": lambda stop, place: quoted(stop.learned.guesses[place][stop.request.step]),
    "words": lambda stop, _: str(len(stop.run.text.split())),
    "output": lambda stop, _: stop.trace.output,
    "whole": lambda stop, _: stop.models.trace(replace(stop.run, options=())).output,
    "changed": lambda stop, _: stop.changed.written.output,
    "reads": lambda stop, step: quoted(stop.trace.target_tokens[step]),
    "writes": lambda stop, step: quoted(stop.trace.steps[step].token),
    "p": lambda stop, step: stop.chances(step)[1][stop.chances(step)[0].index(stop.trace.steps[step].token)],
    "nats": lambda stop, step: number(-float(stop.trace.steps[step].log_probability)),
    "other": lambda stop, step: quoted(
        next(one for one in stop.chances(step)[0] if one != stop.trace.steps[step].token)
    ),
    "query": lambda stop, step: quoted(stop.map.query_tokens[step]),
    "top": lambda stop, step: quoted(stop.map.key_tokens[stop.top(step)]),
    "weight": lambda stop, step: whole_percents(stop.shares(step))[stop.top(step)],
    "second": lambda stop, step: quoted(stop.map.key_tokens[stop.top(step, 1)]),
    "others": lambda stop, step: str(int(stop.map.mask[step].sum()) - 1),
    "rest": _rest,
    "ahead": lambda stop, step: percent(float(stop.changed_row(step)[step + 1 :].sum())),
    "grown": lambda stop, step: percent(float(stop.changed_row(step).max())),
    "head": lambda stop, _: f"head {stop.head[1] + 1} of layer {stop.head[0] + 1}",
    "headno": lambda stop, _: str(stop.head[1] + 1),
    "layerno": lambda stop, _: str(stop.head[0] + 1),
    "map": lambda stop, _: stop.name,
    "role": lambda stop, _: stop.model.head_roles.role(stop.name, *stop.head).role,
    "layers": lambda stop, _: str(stop.map.weights.shape[0]),
    "heads": lambda stop, _: str(stop.map.weights.shape[1]),
    "allheads": lambda stop, _: str(sum(map(_heads, stop.trace.attention.values()))),
    "mapheads": lambda stop, _: str(_heads(stop.map)),
    "mixed": lambda stop, _: str(sum(role.role == MIXED for role in stop.roles)),
    "strength": lambda stop, _: percent(stop.model.head_roles.role(stop.name, *stop.head).strength),
    "many": lambda stop, _: str(stop.model.head_portraits.about["sentences"]),
    "often": lambda stop, _: percent(stop.checked["strength"]),
    "evenly": lambda stop, _: percent(stop.checked["chance"]),
    "effect": lambda stop, _: number(-float(stop.models.head_effects(stop.run).change[stop.name][stop.head])),
    "methods": lambda stop, _: str(len(core.methods_of(stop.model))),
    "most": lambda stop, _: quoted(
        [*stop.attribution.source_tokens, *stop.attribution.target_tokens][stop.most()],
    ),
    "gain": lambda stop, _: signed(float(stop.attribution.all[stop.most()])),
    "size": lambda stop, _: number(abs(float(stop.attribution.all[stop.most()]))),
    "share": lambda stop, _: percent(float(stop.attribution.all[stop.most()])),
    "sum": lambda stop, _: signed(sum(one for one in stop.attribution.all.tolist() if math.isfinite(one))),
    "part": lambda stop, _: f"{stop.part['part']} head {stop.part['head'] + 1} of layer {stop.part['layer'] + 1}",
    "took": lambda stop, _: quoted(
        (stop.trace.target_tokens if stop.part["part"] == "decoder" else stop.trace.source_tokens)[stop.part["read"]]
    ),
    "adds": lambda stop, _: signed(stop.part["value"]),
    "fed": lambda stop, _: signed(stop.fed),
    "zeros": lambda stop, layer: percent(stop.zeros(layer)),
    "lead": lambda stop, _: signed(stop.parts.total),
    "label": lambda stop, _: stop.trace.output,
    "examined": lambda stop, _: str(len(stop.trace.search.nodes)) if stop.trace.search else UNKNOWN,
    "kept": lambda stop, step: (
        str(sum(one.step == step and one.fate != PRUNED for one in stop.trace.search.nodes))
        if stop.trace.search
        else UNKNOWN
    ),
    "finished": lambda stop, _: str(len(stop.trace.hypotheses)),
    "best": lambda stop, step: stop.trace.hypotheses[step].text,
    "score": lambda stop, step: number(stop.trace.hypotheses[step].score, 3),
    "logp": lambda stop, step: number(stop.trace.hypotheses[step].log_probability),
    "pieces": lambda stop, step: str(len(stop.trace.hypotheses[step].tokens)),
    "token": lambda stop, _: quoted(stop.patched.pair.token),
    "rival": lambda stop, _: quoted(stop.patched.pair.rival),
    "patched": lambda stop, _: stop.patched.output,
    "moved": lambda stop, _: share_text(stop.patched.share()),
    "find": lambda stop, place: share_text(stop.moved.finds[place].share),
    "carrier": lambda stop, place: carriers(stop.moved, place),
    "findhead": lambda stop, place: str(stop.moved.finds[place].heads[0][2] + 1),
    "findlayer": lambda stop, place: str(stop.moved.finds[place].heads[0][1] + 1),
}


def filled(stop: StopRun, text: str, names: Container[str] = FACTS) -> str:
    """Return ``text`` with its facts; one that this run lacks is an ellipsis, and any but those of ``names`` stays."""

    def fact(found: re.Match[str]) -> str:
        if found[1] not in names or found[1] not in FACTS:
            return found[0]
        try:
            return FACTS[found[1]](stop, int(found[2]) if found[2] else stop.at)
        except (IndexError, KeyError, ValueError, AttributeError):
            return UNKNOWN

    return _PLACE.sub(fact, text)


def said_of(stop: StopRun, text: str, decimal: str = ".") -> str:
    """Return ``text`` with its facts as a page shows it.

    ``decimal`` is the sign before the decimals of a number. The name of a head that begins a sentence has a capital.
    """

    def fact(found: re.Match[str]) -> str:
        made = filled(stop, found[0])
        if found[1] in _NAMES and _BEGINS.search(text, 0, found.start()):
            return made[:1].upper() + made[1:]
        return made.replace(".", decimal) if _NUMBER.fullmatch(made) else made

    return _PLACE.sub(fact, text)
