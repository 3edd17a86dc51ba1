"""``explain``: why a token was written or a label chosen, and which explanation to trust."""

import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from unicodedata import east_asian_width

import typer

from core.sentences import Sentence, sentence
from core.training.command import option
from viz_app.commands.heads import Kept, aligner_of, bars, corpora_of, counts, drawn, key_of, own_model
from viz_app.commands.options import CorpusNames, Device, Dtype, Model

if TYPE_CHECKING:
    from core import Attribution, Edits, Steer
    from core.analysis.attribution.bench import Row
    from core.results.faithfulness import Faithfulness, Spread

PARTIAL = "why.partial.json"
Steering = Annotated[
    str | None, option("JSON", "Vectors that the run is steered with, as in a link; a vector may be a .npy file.")
]


def explain(
    text: Annotated[str | None, typer.Argument(help="The sentence to explain; none with --bench.")] = None,
    model: Model = "en-de",
    step: Annotated[int | None, option("N", "Of the translation, counted from 0.")] = None,
    method: Annotated[list[str] | None, option("NAME", "All if none is named.", "--method")] = None,
    token: Annotated[str | None, typer.Option(help="What could have been written there, by its piece.")] = None,
    label: Annotated[str | None, typer.Option(help="Of a classifier; its own answer if not given.")] = None,
    against: Annotated[str | None, typer.Option(help="Why not this other token, or label.")] = None,
    target: Annotated[str | None, typer.Option(help="Explain this translation in place of the model's own.")] = None,
    map_name: Annotated[str | None, option("NAME", "Of that head: cross or decoder.", "--map")] = None,
    layer: Annotated[int | None, option("N", "Of the head of attention, counted from 0.")] = None,
    head: Annotated[int | None, option("N", "In its layer, counted from 0.")] = None,
    steps: Annotated[int | None, option("N", "Of integrated gradients; enough if not given.")] = None,
    baseline: Annotated[str | None, option("NAME", "Their empty token: padding or zero.")] = None,
    off: Annotated[str | None, option("HEADS", "Heads that are switched off, as in a link: c.1.6_e.0.2.")] = None,
    steer: Steering = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one line a method.")] = False,
    bench: Annotated[str | None, option("MODEL", "Test all methods over many sentences.")] = None,
    data: Annotated[Path | None, option("DIR", "Folder of the corpora, for --bench.", "--data")] = None,
    sentences: Annotated[int, option("N", "Validation sentences, for --bench.", min=1)] = 500,
    pairs: Annotated[int, option("N", "Training pairs to align words with, for --bench.", min=1)] = 50_000,
    corpus: CorpusNames = None,
    seed: Annotated[int, option("N", "Draws sentences and steps, for --bench.", min=0)] = 1,
    device: Device = "auto",
    dtype: Dtype = "float32",
) -> None:
    """Explain one word or label, by several methods that need not agree.

    What each token adds, in nats of log-probability, or where attention looks, in shares of 1.

    glassformer explain "A man rides a bike." --step 2 --method leave-one-out

    glassformer explain "A gorgeous, witty film." --model sentiment --label positive --json

    glassformer explain "A dog sleeps." --step 1 --steer '[["decoder",1,null,["vector","plural.npy"],2]]'

    With --bench, measure which method to trust by deletion and insertion, and which heads of a translator align words,
    and write faithfulness.json beside the weights. It takes minutes; if it is interrupted, repeat the command: no
    sentence is measured twice.

    glassformer explain --bench en-de --data data
    """
    import core

    if bench is not None and text is None and off is None and steer is None:
        _bench(bench, data, sentences, pairs, corpus, seed, device)
        return
    if text is None or bench is not None:
        raise core.InputError("commands-text-or-bench")
    loaded = core.load(model, device=device, dtype=dtype)
    asked: dict[str, Any] = {"target": target, "token": token, "label": label, "against": against}
    given = {"map_name": map_name, "layer": layer, "head": head, "steps": steps, "baseline": baseline}
    settings: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    asked |= {"step": step, "methods": method or None, "edits": changed_by(off, steer)}
    made = [*core.attributions(loaded, text, **asked, **settings).values()]
    lines = [json.dumps(why.to_json(), ensure_ascii=False) for why in made] if as_json else [table(made)]
    print(*lines, sep="\n")


def changed_by(off: str | None, steer: str | None = None) -> "Edits | None":
    """Return the heads named in ``off``, and the steering of the JSON text ``steer``, as edits of the run."""
    import core
    from viz_app.protocol.edits import KINDS
    from viz_app.protocol.requests import HEADS_ARE_WRITTEN

    unread: list[Sentence] = []
    if off is None and steer is None:
        return None
    fields = KINDS["off"].read(off, unread) if off is not None else {}
    if unread:
        raise core.InputError(HEADS_ARE_WRITTEN)
    return core.Edits(**fields, steer=() if steer is None else _steering(steer))


def _steering(text: str) -> "tuple[Steer, ...]":
    """Return the steering of a link, whose vectors may be the names of files."""
    import core
    from core.files import read_json
    from viz_app.protocol.edits import KINDS

    try:
        items = read_json(text)
    except ValueError as problem:
        raise core.InputError("commands-steering-unread", why=problem.args[0]) from None
    for item in items if isinstance(items, list) else ():
        source = item[3] if isinstance(item, list) and len(item) == 5 else None
        if isinstance(source, list) and source[:1] == ["vector"] and str(source[-1]).endswith(".npy"):
            file = core.Steer("decoder", 0, None, core.steering_vector(source[-1]), 1.0)
            item[3] = json.loads(KINDS["steer"].to_text(core.Edits(steer=(file,))))[0][3]
    steer: tuple[Steer, ...] = KINDS["steer"].read(json.dumps(items), [])["steer"]
    return steer


def table(made: "Sequence[Attribution]") -> str:
    """Return attributions of one prediction for people: a line a token, a column a method."""
    asked = made[0].question
    lead: dict[str, Any] = {"isLead": bool(asked.against), "against": repr(asked.against)}
    lead |= {"isStep": asked.step is not None, "step": asked.step or 0}
    said = [sentence("commands-why", token=repr(asked.token), **lead)]
    if asked.off:
        off = [
            sentence("commands-head-off", map=name, layer=layer + 1, head=head + 1) for name, layer, head in asked.off
        ]
        said.append(sentence("commands-without-heads", heads=off))
    said += [sentence("commands-steered")] if "steer" in dict(asked.edits) else []
    lines = [" ".join(map(str, said))]
    names = [why.method for why in made]
    tokens = [*asked.source_tokens, *asked.target_tokens]
    last: list[tuple[str, list[float | None]]] = [
        (str(sentence("commands-row-without-any")), [why.empty for why in made]),
        (str(sentence("commands-row-missed")), [why.residual for why in made]),
        (str(sentence("commands-row-value")), [why.value for why in made]),
    ]
    width = max(map(_columns, [*tokens, *(name for name, _ in last)]))
    widths = [max(len(name), 7) for name in names]

    def line(name: str, cells: Iterable[str]) -> str:
        padded = (f"{cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True))
        return "  ".join([name + " " * (width - _columns(name)), *padded])

    rows = [line(token, (_cell(why.all[place]) for why in made)) for place, token in enumerate(tokens)]
    if asked.target_tokens:
        rows.insert(len(asked.source_tokens), str(sentence("commands-row-already-written")))
    lines += [line("", names), *rows, *(line(name, map(_cell, numbers)) for name, numbers in last)]
    return "\n".join(lines)


def _columns(text: str) -> int:
    """Return how many columns of a terminal ``text`` takes; a Chinese character takes two."""
    return sum(1 + (east_asian_width(one) in "WF") for one in text)


def _cell(number: float | None) -> str:
    return "·" if number is None or number != number else f"{number:+.3f}"


def _bench(
    model: str, data: Path | None, sentences: int, pairs: int, corpus: list[str] | None, seed: int, device: str
) -> None:
    from core.analysis.attribution.bench import measure_faithfulness
    from core.analysis.gold import gold_sentences
    from core.checkpoints.measured_files import FAITHFULNESS
    from core.results.attribution import METHODS
    from core.results.faithfulness import MEASURES

    folder, loaded = own_model(model, device)
    corpora = corpora_of(folder, data, corpus)
    chosen = drawn(corpora, loaded.labels, random.Random(seed))[:sentences]
    texts = [text for text, _ in chosen]
    gold = gold_sentences(corpora[0].name) if loaded.task == "translator" else ()
    aligned = [[one.source, one.target, sorted(one.sure), sorted(one.possible)] for one in gold]
    known: Kept[int, Row] = Kept(
        folder / PARTIAL, key_of(folder, seed, pairs, [*METHODS], [*MEASURES, "costlier"], aligned, *texts)
    )
    about: dict[str, Any] = {"checkpoint": loaded.name, "probe": counts(corpora, chosen)}
    with bars() as progress:
        aligner = None
        if any(-1 - place not in known for place in range(len(gold))):
            held = [item for one in corpora for item in one.validation[:100]]
            aligner = aligner_of(corpora, loaded, held, pairs, seed, progress)
        if gold:
            about["alignment_pairs"] = min(pairs, sum(len(one.train) for one in corpora))
        found = measure_faithfulness(
            loaded, texts, progress, gold=gold, aligner=aligner, about=about, seed=seed, known=known
        )
    FAITHFULNESS.save(folder, found)
    known.forget()
    print(summary(found))


def summary(found: "Faithfulness") -> str:
    """Return for people what was found, the most faithful method first, and the best heads and methods at aligning."""
    ranked = sorted(found.areas.items(), key=lambda item: item[1].mean)
    lines = [
        sentence("commands-area", method=name, **_spread(area), share=f"{found.better[name]:.0%}")
        for name, area in ranked
    ]
    chance = sentence("commands-area-of-chance", **_spread(found.random))
    lines += [chance, sentence("commands-faithful", count=found.sentences)]
    if found.alignment:
        errors = [(one.mean, name, when) for name, by in found.alignment.errors.items() for when, one in by.items()]
        lines += [
            sentence("commands-aligned", name=name, row=when, error=f"{error:.3f}")
            for error, name, when in sorted(errors)[:5]
        ]
    return "\n".join(map(str, lines))


def _spread(area: "Spread") -> dict[str, str]:
    return {"mean": f"{area.mean:.3f}", "std": f"{area.std:.3f}"}
