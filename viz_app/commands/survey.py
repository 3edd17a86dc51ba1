"""``survey`` and ``compare``: one model over many texts, and what changed between two of them."""

import heapq
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from core.errors import InputError
from core.sentences import sentence
from core.training.command import option
from viz_app.commands.evaluate import progress
from viz_app.commands.explain import Steering, changed_by
from viz_app.commands.lines import tell
from viz_app.commands.options import BEAM, Beam, Chat, Date, Device, Dtype, Model, System, in_chat

if TYPE_CHECKING:
    from core import Comparison, Survey, SurveyRow
    from viz_app.commands.text_file import TextFile

BELOW = 3  # exit code
LONG = 5_000  # texts from which on little memory is kept between them: half a gigabyte less, in 1.4 times the time
HIGH = ("chrf", "right", "log_p", "sure")  # signals of which a higher mean is better
MEANS = ("chrf", "right", "sure", "entropy", "log_p")
FILE = "A .txt, .tsv, .csv or .jsonl file; without one, lines of standard input."


def survey(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=FILE)] = None,
    model: Model = "en-de",
    columns: Annotated[str | None, option("A,B", "Columns of texts and references: names, or indices from 0.")] = None,
    against: Annotated[str | None, option("MODEL", "Also say what changes from this to it.")] = None,
    heads_off: Annotated[
        str | None, option("HEADS", "Also say what changes without heads, as in a link: c.1.6_e.0.2.")
    ] = None,
    steer: Steering = None,
    output: Annotated[Path | None, option("FILE", "Keep all rows: .jsonl, .csv or .parquet.", "--output", "-o")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the rows that an interrupted run has kept for --output.")
    ] = False,
    worst: Annotated[int, option("N", "Print the N most doubtful texts.", min=0)] = 0,
    fail_below: Annotated[str | None, option("NAME=NUMBER", "Exit with 3 if a mean is lower, as in chrf=60.")] = None,
    beam: Beam = BEAM,
    device: Device = "auto",
    dtype: Dtype = "float32",
    chat: Chat = False,
    system: System = None,
    date: Date = None,
) -> None:
    """Run a model over many texts: which are worst?

    Prints one line of JSON with means and flags. A second column holds references, or labels for a classifier. Rows
    are ranked by the mean entropy of their tokens: docs/worst-sentences.md says how often that is right.

    glassformer survey texts.txt --worst 20

    glassformer survey pairs.tsv -m en-de --fail-below chrf=60

    glassformer survey texts.txt -m en-de --heads-off c.1.6 -o rows.jsonl
    """
    import core
    from viz_app.commands.text_file import read_text_file, texts_in
    from viz_app.server.memory import give_back, keep_little

    limit = _limit_of(fail_below)
    _refuse_together(against, heads_off or steer, resume, output)
    edits = changed_by(heads_off, steer)
    wanted = tuple(columns.split(",")) if columns else ()
    name = str(sentence("commands-standard-input"))
    given = read_text_file(file, wanted) if file else texts_in(sys.stdin.buffer.read(), name, wanted)
    if len(given.texts) > LONG:
        keep_little()
    loaded, other = (
        name and in_chat(core.load(name, device=device, dtype=dtype), chat, system, date) for name in (model, against)
    )
    tell(given.said)
    started = time.perf_counter()
    with progress(sentence("commands-reading"), len(given.texts)) as advance:

        def done(count: int) -> None:
            give_back()
            advance(count)

        if against or edits:
            after = _whole(loaded, given, beam, done, edits=edits)
            before = _whole(other or loaded, given, beam, done)
            rows, about = iter(after.rows), after.about
            if output:
                after.save(output)
        else:
            before, (rows, about) = None, _streamed(loaded, given, beam, done, output, resume)
        found = _Summary(worst)
        for row in rows:
            found.add(row)
    plain = found.to_json() | {"seconds": round(time.perf_counter() - started, 1)}
    if before:
        plain["comparison"] = _told(core.compare(before, after))
    found.print_worst()
    print(json.dumps({"model": about["model"], **plain}, ensure_ascii=False))
    _refuse_below(limit, plain)


def _refuse_together(against: str | None, changed: Any, resume: bool, output: Path | None) -> None:
    """Raise InputError for options that do not go together, or a file that cannot be written, before the work."""
    from core.results.survey_files import writer_of

    if against and changed:
        raise InputError("commands-two-comparisons")
    if resume and not output:
        raise InputError("commands-resume-what")
    if output:
        writer_of(output)


def compare(
    before: Annotated[Path, typer.Argument(metavar="A", help="A file of glassformer survey -o.")],
    after: Annotated[Path, typer.Argument(metavar="B", help="Another one of the same texts.")],
    output: Annotated[Path | None, option("FILE", "Keep what changed, as JSON.", "--output", "-o")] = None,
    fail_below: Annotated[
        str | None, option("delta=NUMBER", "Exit with 3 if the mean change is lower, as in delta=-1.")
    ] = None,
) -> None:
    """Say what changed from one survey to another.

    Each changed text is a line: index, change of its measure, both answers; then one line of JSON. The measure is chrF
    with references, the share of right labels, or nats a token of a model that continues texts.

    glassformer compare before.jsonl after.jsonl
    """
    import core
    from core.files import replace_file

    limit = _limit_of(fail_below, ("delta",))
    found = core.compare(core.Survey.load(before), core.Survey.load(after))
    for row in found.changed:
        delta = "" if math.isnan(row.delta) else f"{row.delta:+.2f}"
        print(row.index, delta, *(" ".join(text.split()) for text in (row.before, row.after)), sep="\t")
    if output:
        replace_file(output, json.dumps(found.to_json(), ensure_ascii=False) + "\n")
    print(json.dumps(_told(found), ensure_ascii=False))
    _refuse_below(limit, _told(found))


def _whole(model: Any, given: "TextFile", beam: int, done: Any, **changes: Any) -> "Survey":
    import core

    return core.survey(
        model, given.texts, **_expected(model, given), decoding=_decoding(model, beam), progress=done, **changes
    )


def _streamed(
    model: Any, given: "TextFile", beam: int, done: Any, output: Path | None, resume: bool
) -> "tuple[Iterator[SurveyRow], dict[str, Any]]":
    """Return rows that are kept in no memory, and what the survey depends on."""
    import core
    from core.analysis.survey import survey_about
    from core.results.survey_files import written

    decoding = _decoding(model, beam)
    about = survey_about(model, decoding=decoding)
    lines = output and (output if output.suffix == ".jsonl" else output.with_name(f"{output.name}.resume.jsonl"))
    rows = core.survey_rows(
        model,
        given.texts,
        **_expected(model, given),
        decoding=decoding,
        progress=done,
        resume=lines if resume else None,
    )
    if output is None or (resume and lines == output):
        return rows, about
    rows = written(output, about, rows)
    return (_then_removed(rows, lines) if resume and lines else rows), about


def _then_removed(rows: "Iterator[SurveyRow]", path: Path) -> "Iterator[SurveyRow]":
    yield from rows
    path.unlink()


def _decoding(model: Any, beam: int) -> Any:
    import core

    return core.Decoding(beam=beam if model.task == "translator" else 1)


def _expected(model: Any, given: "TextFile") -> dict[str, Any]:
    """Return the second column under the name of its kind. Raises ``ValueError`` if a label is none of the model's."""
    if given.others is None:
        return {}
    if model.task == "translator":
        return {"references": given.others}
    if model.task != "classifier":
        raise InputError("commands-texts-alone", model=model.name)
    labels = [one.strip() for one in given.others]
    if strange := next((one for one in labels if one not in model.labels), None):
        said = {"label": f"{strange!r:.60}", "model": model.name, "labels": model.labels}
        raise InputError("commands-strange-label", **said)
    return {"labels": labels}


@dataclass
class _Summary:
    """What is printed of a survey: means, flags, and the most doubtful rows."""

    worst: int
    texts: int = 0
    not_read: int = 0
    sums: dict[str, list[float]] = field(default_factory=dict)
    flags: Counter[str] = field(default_factory=Counter)
    _heap: list[tuple[float, int, Any]] = field(default_factory=list)

    def add(self, row: "SurveyRow") -> None:
        """Count a row; only the most doubtful ones are kept."""
        self.texts += 1
        if row.error:
            self.not_read += 1
            if self.not_read <= 3:
                tell([sentence("commands-of-text", number=row.index + 1, said=row.error)])
            return
        self.flags.update([*row.flags])
        for name, value in row.signals.items():
            if name in MEANS and math.isfinite(value):
                total = self.sums.setdefault(name, [0.0, 0])
                total[0], total[1] = total[0] + value, total[1] + 1
        if self.worst:
            heapq.heappush(self._heap, (row.doubt, -row.index, row))
            if len(self._heap) > self.worst:
                heapq.heappop(self._heap)

    def to_json(self) -> dict[str, Any]:
        means = {
            name: round(total / count, 4) for name in MEANS for total, count in [self.sums.get(name, (0, 0))] if count
        }
        return {"texts": self.texts, "not_read": self.not_read, **means, "flags": dict(self.flags.most_common())}

    def print_worst(self) -> None:
        """Write the most doubtful rows, each on a line: index, entropy, text, output, flags."""
        for doubt, _, row in sorted(self._heap, key=lambda one: (-one[0], -one[1])):
            cells = (" ".join(text.split()) for text in (row.text, row.output, ", ".join(row.flags)))
            print(row.index, f"{doubt:.3f}", *cells, sep="\t")


def _told(found: "Comparison") -> dict[str, Any]:
    """Return a comparison without its rows, as plain values."""
    plain = found.to_json()
    names = ("texts", "measure", "delta", "low", "high", "better", "worse", "threshold")
    numbers = {name: round(plain[name], 4) if isinstance(plain[name], float) else plain[name] for name in names}
    return {"changed": len(found.changed), **numbers}


def _limit_of(asked: str | None, names: Iterable[str] = HIGH) -> tuple[str, float] | None:
    """Return the name and the number of ``--fail-below``. Raises ``ValueError`` if it is of another form."""
    if asked is None:
        return None
    name, _, number = asked.partition("=")
    try:
        limit = float(number)
    except ValueError:
        limit = math.nan
    if name not in names or not math.isfinite(limit):
        raise InputError("commands-no-limit", value=f"{asked!r:.40}", names=[*names])
    return name, limit


def _refuse_below(limit: tuple[str, float] | None, means: dict[str, Any]) -> None:
    if limit is None:
        return
    name, least = limit
    if means.get(name) is None:
        raise InputError("commands-no-such-mean", name=name, limit=f"{least:g}")
    if means[name] < least:
        tell([sentence("commands-below-limit", name=name, mean=f"{means[name]:g}", limit=f"{least:g}")])
        raise typer.Exit(BELOW)
