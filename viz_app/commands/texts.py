"""``translate``, ``generate``, ``classify`` and ``trace``: the answers of a model, and what it looked at."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from core.files import replace_file
from core.sentences import sentence
from core.training.command import option
from viz_app.commands.lines import answer_stream, answer_texts, tell
from viz_app.commands.options import BEAM, Beam, Chat, Date, Device, Dtype, Model, System, Texts, in_chat


def translate(
    texts: Texts = None, model: Model = "en-de", beam: Beam = BEAM, device: Device = "auto", dtype: Dtype = "float32"
) -> None:
    """Translate texts, or lines of standard input.

    Each line is answered by one line, as soon as it comes.

    glassformer translate "A man rides a bike."

    glassformer translate < english.txt > german.txt
    """
    import core

    loaded = core.load(model, device=device, dtype=dtype)
    decoding = core.Decoding(beam=beam)
    _answer(texts, loaded, lambda batch: loaded.translate(batch, decoding=decoding), is_text=True)


def generate(
    texts: Texts = None,
    model: Model = "next-word",
    tokens: Annotated[int, option("N", "Tokens to add at most.", min=1)] = 20,
    temperature: Annotated[float, option("X", "Above 0 draws tokens; 0 always takes the likeliest.", min=0)] = 0.0,
    top_k: Annotated[int, option("K", "Draw from the K likeliest only; 0 is all.", min=0)] = 0,
    seed: Annotated[int, option("N", "Of the draws.", min=0)] = 0,
    device: Device = "auto",
    dtype: Dtype = "float32",
    chat: Chat = False,
    system: System = None,
    date: Date = None,
) -> None:
    """Continue texts, or lines of standard input.

    Each is answered by one line: the text and what follows.

    glassformer generate "The man who was sitting on"

    glassformer generate "Who are you?" --model hf:Qwen/Qwen3-0.6B --chat --system "Be brief."

    glassformer generate "Tom said that" --temperature 0.8 --top-k 20 --seed 3
    """
    import core

    loaded = in_chat(core.load(model, device=device, dtype=dtype), chat, system, date)
    decoding = core.Decoding(max_tokens=tokens, temperature=temperature, top_k=top_k, seed=seed)
    _answer(texts, loaded, lambda batch: loaded.generate(batch, decoding=decoding), is_text=True)


def fill(
    model: Annotated[str, option("NAME", "A masked language model: a folder, or hf:NAME.")],
    texts: Texts = None,
    top: Annotated[int, option("N", "Tokens to show.", min=1)] = 5,
    device: Device = "auto",
    dtype: Dtype = "float32",
) -> None:
    """Guess what stands in the place of a mask.

    Each text is answered by one line: the likeliest tokens for its first mask, each with tab and probability.

    glassformer fill "The man [MASK] a bike." --model hf:google-bert/bert-base-uncased
    """
    import core

    loaded = core.load(model, device=device, dtype=dtype)

    def answer(batch: list[str]) -> list[str]:
        found = [one.probabilities.items() for one in loaded.fill(batch, top=top)]
        return ["\t".join(f"{token}\t{share:.4f}" for token, share in one) for one in found]

    _answer(texts, loaded, answer)


def classify(
    texts: Texts = None, model: Model = "sentiment", device: Device = "auto", dtype: Dtype = "float32"
) -> None:
    """Classify texts, or lines of standard input.

    Each is answered by one line: label, tab, probability, tab, "sure" or "unsure". An unsure answer is none.

    glassformer classify "A gorgeous, witty film."
    """
    import core

    loaded = core.load(model, device=device, dtype=dtype)

    def answer(batch: list[str]) -> list[str]:
        results = loaded.classify(batch)
        return [
            f"{one.label}\t{one.probabilities[one.label]:.4f}\t{'unsure' if one.unsure else 'sure'}" for one in results
        ]

    _answer(texts, loaded, answer)


def trace(
    text: Annotated[str, typer.Argument(help="The text to read.")],
    output: Annotated[Path, option("FILE", "The .npz or .json file to write.", "--output", "-o")],
    model: Model = "en-de",
    target: Annotated[str | None, typer.Option(help="Trace this translation in place of the model's own.")] = None,
    beam: Beam = BEAM,
    device: Device = "auto",
    dtype: Dtype = "float32",
    chat: Chat = False,
    system: System = None,
    date: Date = None,
) -> None:
    """Save all that one run shows to a file.

    Tokens, steps and the attention of every head, as NumPy arrays.

    glassformer trace "A man rides a bike." --model en-de -o trace.npz

    Read it in Python with core.Trace.load("trace.npz"), or a .json with core.Trace.from_json.
    """
    import core

    loaded = in_chat(core.load(model, device=device, dtype=dtype), chat, system, date)
    trace = loaded.trace(text, target=target, decoding=core.Decoding(beam=beam))
    if output.suffix == ".json":
        replace_file(output, trace.to_json())
    else:
        trace.save(output)
    maps = [f"{name} {'×'.join(map(str, one.weights.shape))}" for name, one in trace.attention.items()]
    tell(trace.notices)
    print(sentence("commands-trace-written", file=str(output), output=trace.output, maps=maps))


def snapshot(
    text: Annotated[str, typer.Argument(help="The text to read.")],
    output: Annotated[Path, option("FILE", "The .html file to write.", "--output", "-o")],
    model: Model = "en-de",
    beam: Beam = BEAM,
    device: Device = "auto",
    dtype: Dtype = "float32",
) -> None:
    """Save one run as a page of its own.

    One HTML file with every attention head: it opens from disk in any browser, without a server or a network.

    glassformer snapshot "A man rides a bike." --model en-de -o page.html
    """
    import core
    from viz_app.export.snapshot import snapshot_html

    trace = core.load(model, device=device, dtype=dtype).trace(text, decoding=core.Decoding(beam=beam))
    replace_file(output, snapshot_html(trace))
    tell(trace.notices)
    print(f"{output}: {trace.output}")


def _answer(
    texts: list[str] | None, model: Any, answer: Callable[[list[str]], list[str]], *, is_text: bool = False
) -> None:
    def with_notices(batch: Sequence[str]) -> list[tuple[str, Sequence[str]]]:
        written = [" ".join(line.splitlines()) for line in answer(list(batch))]
        outputs = written if is_text else [None] * len(batch)
        return list(zip(written, map(model.notices, batch, outputs), strict=True))

    if texts:
        answer_texts(with_notices, texts)
    elif answer_stream(with_notices):
        raise typer.Exit(2)
