"""``evaluate``: measure a model on a test set."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from core.errors import InputError
from core.files import replace_file
from core.sentences import Sentence, sentence
from core.training.command import option
from viz_app.commands.lines import read_lines
from viz_app.commands.options import BEAM, Beam, Device, Dtype, Model

if TYPE_CHECKING:
    from core.training.data.own_files import Row


def evaluate(
    model: Model = "en-de",
    source: Annotated[Path | None, option("FILE", "Texts to translate, one a line.")] = None,
    reference: Annotated[Path | None, option("FILE", "Their translations, line by line.")] = None,
    examples: Annotated[Path | None, option("FILE", "For a classifier: lines of label, tab, text.")] = None,
    columns: Annotated[
        str | None, option("A,B", "Columns of --examples: names, or indices from 0 such as 2,0.")
    ] = None,
    texts: Annotated[Path | None, option("FILE", "For a model that continues texts: texts, one a line.")] = None,
    output: Annotated[
        Path | None, option("FILE", "Keep the answers; of --texts the log p of each token.", "--output", "-o")
    ] = None,
    beam: Beam = BEAM,
    device: Device = "auto",
    dtype: Dtype = "float32",
) -> None:
    """Measure a model on a test set.

    Prints one line of JSON.

    glassformer evaluate --model en-de --source test.en --reference test.de

    glassformer evaluate --model sentiment --examples test.tsv

    glassformer evaluate --model next-word --texts test.en
    """
    from core.training.data.own_files import EXAMPLES, read_rows

    place = {"device": device, "dtype": dtype}
    given = [source, reference, examples, texts]
    if examples and given.count(None) == 3:
        rows = read_rows(examples, EXAMPLES, columns.split(",") if columns else ())
        scores, answers = _evaluate_classifier(model, rows, **place)
    elif texts and given.count(None) == 3:
        scores, answers = _evaluate_generator(model, [line for line in read_lines(texts) if line.strip()], **place)
    elif source and reference and given.count(None) == 2:
        scores, answers = _evaluate_translator(model, read_pairs(source, reference), beam, **place)
    else:
        raise InputError("commands-evaluate-what")
    if output:
        replace_file(output, "".join(f"{answer}\n" for answer in answers))
    print(json.dumps({"model": model, **scores}, ensure_ascii=False))


def read_pairs(source: Path, reference: Path) -> tuple[list[str], list[str]]:
    """Return the lines of two files that belong together. Raises ``InputError`` if they differ in number, or a source
    is blank; the message names the files and the line."""
    sources, references = read_lines(source), read_lines(reference)
    if len(sources) != len(references):
        counts = {"sources": len(sources), "references": len(references)}
        raise InputError("commands-unequal-files", source=str(source), reference=str(reference), **counts)
    blank = next((number for number, text in enumerate(sources, start=1) if not text.strip()), None)
    if blank:
        raise InputError("commands-source-blank", file=str(source), line=blank)
    return sources, references


def _evaluate_translator(
    model: str, pairs: tuple[list[str], list[str]], beam: int, **place: str
) -> tuple[dict[str, Any], list[str]]:
    import core
    from core.training.report.evaluate import evaluate_translator

    loaded, decoding = core.load(model, **place), core.Decoding(beam=beam)
    with progress(sentence("commands-translating"), len(pairs[0])) as done:
        return evaluate_translator(lambda texts: loaded.translate(texts, decoding=decoding), *pairs, progress=done)


def _evaluate_classifier(model: str, examples: "list[Row]", **place: str) -> tuple[dict[str, Any], list[str]]:
    import core
    from core.training.data.labelled import NEUTRAL
    from core.training.report.evaluate import evaluate_classifier

    loaded = core.load(model, **place)
    known = {*loaded.labels, NEUTRAL}
    if strange := next((row for row in examples if row[0] not in known), None):
        said = {"label": f"{strange[0]!r:.60}", "model": model, "labels": loaded.labels}
        raise InputError("commands-strange-label-at", place=strange.place, **said)
    with progress(sentence("commands-classifying"), len(examples)) as done:
        return evaluate_classifier(
            lambda texts: [one.probabilities for one in loaded.classify(texts)],
            examples,
            progress=done,
            unsure_below=getattr(getattr(loaded, "config", None), "unsure_below", 0.0),
        )


def _evaluate_generator(model: str, texts: list[str], **place: str) -> tuple[dict[str, Any], list[str]]:
    import core
    from core.training.report.evaluate import evaluate_texts

    loaded = core.load(model, **place)
    with progress(sentence("commands-reading"), len(texts)) as done:
        ends = isinstance(loaded, core.NativeModel)
        scores, answers = evaluate_texts(loaded.score, texts, progress=done, has_ends=ends)
    return scores, [" ".join(f"{number:.4f}" for number in one) for one in answers]


@contextmanager
def progress(title: Sentence, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr where a person watches; yields a function that is told how many are done."""
    from tqdm import tqdm

    with tqdm(desc=str(title), total=total, unit="text", leave=False, disable=None) as bar:
        yield lambda done: bar.update(done - bar.n)
