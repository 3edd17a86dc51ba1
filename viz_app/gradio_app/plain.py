"""A model step by step in Gradio's own components: the page ``/plain``, or ``gf.blocks(model)`` for any Gradio app.

The page holds what it shows, and the server keeps nothing for it: each event sends the sentence that was run, whose
trace is found among the latest traces or made again, with the turns and limits of every other question.
"""

import inspect
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from html import escape
from typing import Any

import gradio as gr
from gradio.components.plot import PlotData

import core
from core.files import read_json
from core.results.trace import Trace
from viz_app import figures
from viz_app.gradio_app.endpoints import caller
from viz_app.handlers.examples import sentences_for
from viz_app.handlers.experiments import edited, experiment
from viz_app.handlers.models import ModelEntry, Run, answer_cost
from viz_app.handlers.positions import STACKS
from viz_app.handlers.resolve import resolve
from viz_app.protocol import parse
from viz_app.protocol.answers import REFUSALS, REFUSED, no_answer_for
from viz_app.protocol.edits import SHORT
from viz_app.protocol.plain import EDITS_ARE_WRITTEN, PlainRequest
from viz_app.protocol.requests import HeaderRequest
from viz_app.server.forgetting import MAX_WAITING
from viz_app.server.models import Models
from viz_app.server.visitors import asked_by
from viz_app.view_models import plain
from viz_app.view_models.shown_heads import shown_first

PATH = "/plain"
AT_ONCE = 4  # questions of one kind that are answered at the same time
LANES, POSITIONS = 6, 64  # of the waves
ABOUT = "# Glassformer\nA Transformer, step by step. Every number is the true one from the run of this sentence."
STEPS, DIFFERENCE = ["Step", "Reads", "Writes", "Probability"], ["", "Token or class", "As it is", "Changed"]
ROW = ("weights", "reading", "chances")
PLACES = ("layer", "head", "row", *ROW, "heads", "one")
RAN = ("answer", "text", "sentence", "steps", "off", "mask", "map", *PLACES)
SHOWN = ("text", "model", "map")
PLACE = (*SHOWN, "layer", "head", "row")
# The server draws the figures, so an event tells it the theme of this page: always its last value.
THEME = "(...sent) => [...sent.slice(0, -1), document.querySelector('body.dark, gradio-app .dark') ? 'dark' : 'light']"

Answer = Callable[[Models, PlainRequest], Sequence[Any]]


def blocks(model: Any) -> gr.Blocks:
    """Return Gradio's components for a loaded model: to ``launch()``, or to render inside other Blocks. Raises
    ``core.InputError`` if ``model`` is no loaded model."""
    if not isinstance(model, core.NativeModel | core.HubModel):
        raise core.InputError(f'blocks needs a loaded model, such as gf.load("en-de"), not {model!r:.60}.')
    name, task = model.name, model.task
    examples, as_typed = sentences_for(name, task), model.reads_as_typed
    entry = ModelEntry(name, model.title, task, lambda: model, examples=examples, as_typed=as_typed)
    with gr.Blocks(title="Glassformer", analytics_enabled=False) as page:
        build(Models([entry]), page)
    return page.queue(max_size=MAX_WAITING)


def build(models: Models, page: gr.Blocks, visibility: str = "public") -> None:
    """Put the components into ``page``, which is open; ``visibility`` is that of their endpoints in its API."""
    parts = _components(list(models.entries.values()))

    def on(name: str, triggers: Any, answer: Answer, takes: Sequence[str], gives: Sequence[str]) -> None:
        gr.on(
            triggers,
            _endpoint(answer, models, takes),
            [parts[one] for one in takes],
            [parts[one] for one in gives],
            api_name=name,
            api_description=answer.__doc__,
            api_visibility=visibility,
            concurrency_limit=AT_ONCE,
            js=THEME if takes[-1] == "theme" else None,
            preprocess=False,  # a value that a component refuses is refused by ``parse``, in one sentence
            trigger_mode="always_last",
            show_progress="minimal",
        )

    on("run", [parts["box"].submit, parts["run"].click, page.load], _run, ("box", "model", "theme"), RAN)
    on("example", parts["examples"].input, _example, ("examples", "model", "theme"), ("box", *RAN))
    on("model", parts["model"].input, _model, ("box", "model", "theme"), ("examples", "waves", "box", *RAN))
    on("sentence", parts["sentence"].input, _run, ("box", "model", "sentence", "theme"), RAN)
    on("map", parts["map"].input, _map, (*SHOWN, "theme"), PLACES)
    on("head", [parts["layer"].input, parts["head"].input], _head, (*PLACE, "theme"), (*ROW, "one"))
    on("row", parts["row"].input, _row, PLACE, ROW)
    on("change", parts["change"].click, _change, (*PLACE, "off", "mask", "bugs", "theme"), ("changed", "rows", "after"))
    on("waves", page.load, _waves, ("box", "model", "theme"), ("waves",))


def _components(entries: Sequence[ModelEntry]) -> dict[str, Any]:
    """Return the components by name, mostly those of the request; ``text`` is the sentence that was run."""
    parts: dict[str, Any] = {}
    gr.Markdown(ABOUT)
    names = [(entry.title, entry.name) for entry in entries]
    with gr.Row():
        first = next(iter(entries[0].examples), "")
        parts["box"] = gr.Textbox(first, label="Text", max_lines=8, scale=2, min_width=280)
        parts["model"] = gr.Dropdown(names, label="Model", min_width=200, visible=len(names) > 1)
        parts["examples"] = gr.Dropdown([*entries[0].examples], value=None, label="Examples", min_width=200)
    parts["run"] = gr.Button("Run")
    parts["answer"] = gr.Textbox(label="Answer")
    parts["sentence"] = gr.Dropdown([("1", 1)], label="Sentence", visible=False)
    gr.Markdown("## Step by step")
    with gr.Row():
        for name, title in (("map", "Attention"), ("layer", "Layer"), ("head", "Head")):
            parts[name] = gr.Dropdown([], label=title, min_width=120)
        parts["row"] = gr.Slider(1, 2, step=1, label="Step", scale=2, min_width=240)
    parts["weights"] = gr.HighlightedText(label="Weights of this head, from 0 to 1", interactive=False)
    parts["reading"] = gr.Textbox(label="The same in words")
    with gr.Row():
        parts["chances"] = gr.Label(label="Probabilities", num_top_classes=6, min_width=280)
        parts["steps"] = gr.Dataframe(headers=STEPS, label="All steps", min_width=280, max_height=320)
    with gr.Row():
        parts["heads"] = gr.Plot(label="All heads", min_width=320)
        parts["one"] = gr.Plot(label="One head", min_width=320)
    gr.Markdown("## Change it\nThe changed model first reads what was written, and then writes by itself.")
    with gr.Row():
        parts["off"] = gr.Dropdown([], label="Heads off", multiselect=True, min_width=240)
        parts["mask"] = gr.Dropdown([], label="Tokens that nothing may look at", multiselect=True, min_width=240)
        bugs = [("none", ""), *((text, name) for name, text in core.BUGS.items())]
        parts["bugs"] = gr.Dropdown(bugs, label="Classic bug", min_width=240)
    parts["change"] = gr.Button("Run it changed")
    parts["changed"] = gr.Textbox(label="Answer of the changed model")
    with gr.Row():
        parts["rows"] = gr.Dataframe(headers=DIFFERENCE, label="Probabilities", max_height=320, visible=False)
        parts["after"] = gr.Plot(label="After the change", min_width=320, visible=False)
    parts["waves"] = gr.Plot(label="Positions: the waves that tell a token its place")
    parts["text"] = gr.Textbox(label="Sentence that was run", visible=False)
    parts["theme"] = gr.Textbox("light", label="Theme", visible=False)
    return parts


def _endpoint(answer: Answer, models: Models, takes: Sequence[str]) -> Callable[..., Any]:
    """Return ``answer`` as a function of the values of the components ``takes``, whose refusals are sentences."""
    names = ["text" if name in ("box", "examples") else name for name in takes]

    def endpoint(*values: Any) -> Any:
        *given, request = values
        try:
            with asked_by(caller(request, request and request.session_hash)):
                asked = parse(PlainRequest, dict(zip(names, given, strict=True)))
                if asked.notices:
                    raise core.InputError(EDITS_ARE_WRITTEN)
                answers = answer(models, asked)
                return answers if len(answers) > 1 else answers[0]
        except Exception as problem:
            sentence = escape(no_answer_for(answer.__name__, problem)["error"], quote=False)  # a toast reads HTML
            title = REFUSED if isinstance(problem, REFUSALS) else "Error"
            raise gr.Error(sentence, title=title, print_exception=False) from None

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter(name, kind) for name in (*names, "request")]
    endpoint.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    endpoint.__annotations__ = {"request": gr.Request}
    return endpoint


def _run(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Run a text, or one sentence of it. Returns the answer, its steps, what there is to choose, and the figures."""
    resolved = resolve(models, HeaderRequest(model=asked.model, text=asked.text, sentence=asked.sentence - 1))
    trace, model = models.trace(resolved.run), models.get(asked.model)
    for notice in trace.notices:
        gr.Warning(escape(notice, quote=False), title="Note")
    first, name = shown_first(trace, getattr(model, "head_roles", None)), [*trace.attention][-1]
    (layer, head), row = first["heads"][name], first["step" if trace.steps else "row"]
    asked = replace(asked, text=resolved.run.text, map=name, layer=layer + 1, head=head + 1, row=row + 1)
    sentences = [(f"{at}. {text}", at) for at, text in enumerate(resolved.sentences, 1)] or [("1", 1)]
    return (
        trace.output,
        asked.text,
        gr.update(choices=sentences, value=min(asked.sentence, len(sentences)), visible=len(sentences) > 1),
        gr.update(value=plain.step_rows(trace), visible=bool(trace.steps)),
        gr.update(choices=plain.all_heads(trace, SHORT), value=[]),
        gr.update(choices=plain.hidden_tokens(trace, SHORT), value=[]),
        gr.update(choices=[(plain.NAMES.get(one, one), one) for one in trace.attention], value=name),
        *_places(models, trace, asked),
    )


def _example(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Run an example. Returns its text, and all that a run returns."""
    return asked.text, *_run(models, asked)


def _model(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Run another model; its first example in place of an example. Returns its examples, its waves, and such a run."""
    own = models.entry(asked.model).examples
    known = {text for entry in models.entries.values() for text in entry.examples}
    text = own[0] if own and (asked.text in known or not asked.text.strip()) else asked.text
    waves = _waves(models, asked)
    return gr.update(choices=[*own], value=None), *waves, *_example(models, replace(asked, text=text))


def _map(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Choose a map. Returns its layers, heads and rows, one of them, and the figures."""
    trace = _trace(models, asked)
    name = _map_of(trace, asked)
    layer, head = shown_first(trace)["heads"][name]
    return _places(models, trace, replace(asked, map=name, layer=layer + 1, head=head + 1))


def _head(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Look at a head. Returns what ``/row`` returns, and the figure of the head."""
    trace = _trace(models, asked)
    return *_row(models, asked), _figure_of(models, trace, asked)


def _row(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Look at one row of a head. Returns the weight of each token, the same in words, and the probabilities."""
    trace = _trace(models, asked)
    name, layer, head = _head_of(trace, asked)
    row = min(asked.row, len(trace.attention[name].query_tokens))  # the slider may stand where a longer text was
    weights = plain.row_weights(trace, name, layer, head, row)
    return weights, plain.row_sentence(trace, name, layer, head, row), plain.chances(trace, name, row)


def _change(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Run the sentence with heads off, tokens hidden or a bug. Returns its answer, the probabilities, and a figure."""
    if asked.edits == core.Edits():
        raise core.InputError("Nothing is changed. Choose a head, a token or a bug first.")
    runs = experiment(models, edited(Run(asked.model, asked.text), asked.edits))
    rows = gr.update(value=plain.difference_rows(runs.before, runs.after), visible=True)
    if runs.after.classification is None:
        figure = _figure_of(models, runs.after, asked)
    else:
        figure = _drawn(models, runs.after, figures.class_probabilities, before=runs.before, theme=asked.theme)
    return runs.written.output, rows, gr.update(value=figure, visible=True)


def _waves(models: Models, asked: PlainRequest) -> Sequence[Any]:
    """Draw the positions. Returns a figure; none for a model that adds no positions to its tokens."""
    model: Any = models.get(asked.model)
    try:
        table = model.position_table(STACKS.get(model.task, ("encoder",))[0])[:POSITIONS]
    except core.InputError:
        return (gr.update(value=None, visible=False),)
    width, is_learned = table.shape[1], getattr(getattr(model, "config", None), "positions", "") != "sinusoidal"
    lanes = range(0, width, max(1, width // (2 * LANES)))[:LANES]
    figure = figures.waves(len(table), width, lanes, table=table if is_learned else None, theme=asked.theme)
    return (gr.update(value=_data(figure), visible=True),)


def _trace(models: Models, asked: PlainRequest) -> Trace:
    return models.trace(Run(asked.model, asked.text))


def _map_of(trace: Trace, asked: PlainRequest) -> str:
    """Return the map that is asked for, by itself the last one; a ``core.InputError`` if this run has no such map."""
    name = asked.map or [*trace.attention][-1]
    if name not in trace.attention:
        raise core.InputError(f"This model has no {plain.NAMES[name]}. Choose one of: {', '.join(trace.attention)}.")
    return name


def _head_of(trace: Trace, asked: PlainRequest) -> tuple[str, int, int]:
    name = _map_of(trace, asked)
    layers, heads = trace.shapes[name]
    if asked.layer > layers or asked.head > heads:
        there = f"This run has {layers} layers of {heads} heads"
        raise core.InputError(f"{there}, and no head {asked.head} in layer {asked.layer}. Choose another.")
    return name, asked.layer, asked.head


def _places(models: Models, trace: Trace, asked: PlainRequest) -> Sequence[Any]:
    """Return the layers, heads and rows of a map, the row that is asked for, and the figures."""
    layers, heads, rows, _ = trace.attention[asked.map].weights.shape
    return (
        gr.update(choices=[*range(1, layers + 1)], value=asked.layer),
        gr.update(choices=[*range(1, heads + 1)], value=asked.head),
        gr.update(maximum=max(rows, 2), value=asked.row, label="Step" if plain.writes(trace, asked.map) else "Token"),
        *_row(models, asked),
        _drawn(models, trace, figures.heads, asked.map, theme=asked.theme),
        _figure_of(models, trace, asked),
    )


def _figure_of(models: Models, trace: Trace, asked: PlainRequest) -> PlotData:
    name, layer, head = _head_of(trace, asked)
    return _drawn(models, trace, figures.attention, name, layer=layer - 1, head=head - 1, theme=asked.theme)


def _drawn(models: Models, trace: Trace, figure: Callable[..., Any], *given: Any, **options: Any) -> PlotData:
    with models.turn(answer_cost(trace)):
        return _data(figure(trace, *given, **options))


def _data(figure: Any) -> PlotData:
    """Return a figure on the ground of the page, without the title that its component has, and our settings."""
    figure.update_layout(title=None, paper_bgcolor="rgba(0,0,0,0)", plot_bgcolor="rgba(0,0,0,0)")
    return PlotData(type="plotly", plot=json.dumps(read_json(figure.to_json()) | {"config": figures.CONFIG}))
