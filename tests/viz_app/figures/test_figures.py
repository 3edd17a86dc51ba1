"""Every figure draws the numbers of its trace or table, in looks that Plotly accepts."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import numpy as np
import plotly.graph_objects as go
import pytest

import core
from core.results.attribution import DeletionTest, Question
from core.results.flow import Flow
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import PruningCurves
from core.results.logit_parts import LogitParts
from core.results.survey import Survey
from core.results.trace import AttentionMap, Trace
from core.transformer.positions import sinusoidal
from tests.core.tiny import own_translator
from tests.examples import example_trace
from viz_app import figures
from viz_app.figures.cells import rectangles
from viz_app.figures.heads import tiled
from viz_app.view_models import scaling
from viz_app.view_models.colours import tokens
from viz_app.view_models.words import percent

TRACE = example_trace(source_length=11, target_length=7, layers=3, heads=5)
CLASSIFIED = example_trace("classifier", 13, labels=("bad", "fair", "good"))
MAPS = ["encoder", "decoder", "cross"]
RECORDS = [{"step": 50 * n, "nll": 5 / n} for n in range(1, 8)] + [
    {"step": 100 * n, "validation_nll": 4 / n, "validation_accuracy": n / 7, "bleu": 5.0 * n} for n in range(1, 4)
]

ORDER = tuple(range(9))
CURVES = PruningCurves(
    metric="bleu",
    removed=(0, 3, 6, 9),
    least_first=(0.9, 0.893, 0.4, 0.1),
    most_first=(0.9, 0.3, 0.2, 0.1),
    at_random=((0.9, 0.7, 0.3, 0.1), (0.9, 0.6, 0.5, 0.1)),
    importance_order=ORDER,
    random_orders=(ORDER[::-1], (*ORDER[5:], *ORDER[:5])),
    seeds=(1, 2),
)
PIECES = ("<pad>", "</s>", "▁snow", "▁<b>", "s", "▁winter", "$x$")
POINTS = np.random.default_rng(4).normal(size=(7, 2)).astype(np.float32)

METHODS = ("attention", "mean-attention", "rollout", "gradient-x-input", "integrated-gradients", "leave-one-out")
DELETED = DeletionTest(
    kind="deletion",
    question=Question("tiny", "A", 0, "B", 7, None, None, (1,) * 4, (2,), ("A",) * 4, ("<s>",)),
    curves={name: np.linspace(0.9, at / 11, 5, dtype=np.float32) for at, name in enumerate(METHODS)},
    random=np.random.default_rng(3).random((7, 5)).astype(np.float32),
    agreement=np.eye(6, dtype=np.float32),
)


def with_hidden(trace: Trace) -> Trace:
    states = np.random.default_rng(3).normal(size=(4, len(trace.source_tokens), 13)).astype(np.float32)
    return replace(trace, hidden={"encoder": states})


@cache
def flow(read: int = 5) -> Flow:
    """Two layers of even mixtures, of a translator or, with nothing read, of a classifier."""
    source, layers = 4, 2 if read else 0
    even = {size: np.full((2, size, size), 1 / size) for size in (source, read or source)}
    causal = np.tril(np.ones((read, read))) / np.arange(1, read + 1)[:, None]
    maps = {"encoder": even[source], "decoder": np.stack([causal] * layers) if layers else np.zeros((0, 0, 0))}
    maps["cross"] = np.full((layers, read, source), 0.5 / source)
    names = {name: np.zeros(one.shape, dtype=np.int16) for name, one in maps.items()}
    tokens = {"source_tokens": tuple("abcd"), "read_tokens": tuple(["<s>", "e", "f", "g", "h"][:read])}
    return Flow(
        model="even",
        text="a b c d",
        measure="distance",
        written=tuple("efghi") if read else ("good",),
        **tokens,
        **maps,
        stay=np.full((layers, read), 0.5),
        pool=np.zeros(0) if read else np.full(source, 0.25),
        feed_forward={},
        heads=names,
        head_shares={name: np.ones(one.shape) for name, one in names.items()},
    )


@cache
def parts(against: int | None = None) -> LogitParts:
    """The parts of a logit of an untrained model."""
    return core.logit_parts(own_translator(), "Two dogs.", step=2, target="Ein Mann", against=against)


@cache
def measured() -> dict:
    head = {"spread": 9.0, "scaled": 3.0, "top": 0.9, "topScaled": 0.3}
    heads = [{"map": "cross", "layer": layer, "head": head_, **head} for layer in range(2) for head_ in range(3)]
    return {"width": 9, "random": scaling.random_products(1), "heads": heads}


@cache
def portraits() -> HeadPortraits:
    """The heads of an untrained model."""
    return core.head_portraits(own_translator(), ["Two dogs.", "A man", "No."])


@cache
def surveyed(known: str = "") -> Survey:
    """Eleven texts whose doubt falls; of the first two the label is wrong, or chrF is lowest."""
    rows = [
        core.SurveyRow(
            index=at,
            text="A",
            reference="good" if known == "right" else None,
            chrf=float(min(at, 3)) if known == "chrf" else None,
            probabilities={"bad": 0.51 - 0.01 * at, "good": 0.49 + 0.01 * at} if at < 10 else {},
            error="" if at < 10 else "This text is blank.",
        )
        for at in range(11)
    ]
    return Survey(tuple(rows), {"model": "<b>"})


ALL: dict[str, Callable[..., go.Figure]] = {
    **{
        f"attention-{name}": lambda name=name, **k: figures.attention(TRACE, name, layer=1, head=3, **k)
        for name in MAPS
    },
    **{f"heads-{name}": lambda name=name, **k: figures.heads(TRACE, name, **k) for name in MAPS},
    "waves": lambda **k: figures.waves(31, 22, (0, 3, 21), position=5, **k),
    "waves-learned": lambda **k: figures.waves(table=sinusoidal(31, 22).numpy(), dimensions=[2], **k),
    "encoding": lambda **k: figures.encoding(31, 22, **k),
    "similarity": lambda **k: figures.similarity(31, 22, position=5, **k),
    "similarity-plain": lambda **k: figures.similarity(31, 22, **k),
    "score_std": lambda **k: figures.score_std(measured(), chosen=("cross", 1, 2), **k),
    "softmax_top": lambda **k: figures.softmax_top(measured(), **k),
    "residual_norms": lambda **k: figures.residual_norms(with_hidden(TRACE), token=2, **k),
    "pruning": lambda **k: figures.pruning(CURVES, off=6, **k),
    "pruning-accuracy": lambda **k: figures.pruning(replace(CURVES, metric="accuracy"), **k),
    "words": lambda **k: figures.words(PIECES, POINTS, chosen=(2, 5), **k),
    "deletion": lambda **k: figures.deletion(DELETED, chosen="rollout", **k),
    "learning_curves": lambda **k: figures.learning_curves(RECORDS, step=100, **k),
    "flow": lambda **k: figures.flow(flow(), step=2, **k),
    "logit_parts": lambda **k: figures.logit_parts(parts(), **k),
    "logit_parts-rival": lambda **k: figures.logit_parts(parts(9), **k),
    "flow-token": lambda **k: figures.flow(flow(), token=1, **k),
    "flow-classifier": lambda **k: figures.flow(flow(read=0), at_least=0.02, **k),
    "head_portraits": lambda **k: figures.head_portraits(portraits(), **k),
    "survey": lambda **k: figures.survey(surveyed("right"), **k),
    "survey-plain": lambda **k: figures.survey(surveyed(), **k),
    "class_probabilities": lambda **k: figures.class_probabilities(CLASSIFIED, before=CLASSIFIED, **k),
}
every_figure = pytest.mark.parametrize("build", ALL.values(), ids=ALL)


@every_figure
def test_a_figure_is_one_that_plotly_accepts(build: Callable[..., go.Figure]) -> None:
    figure = build()
    assert type(figure) is go.Figure
    again = go.Figure(json.loads(figure.to_json()))  # validates every name and value
    assert len(again.data) == len(figure.data) <= 8
    assert len(json.dumps(json.loads(figure.to_json())["layout"]["template"])) < 2000


@every_figure
def test_a_figure_takes_all_its_colours_from_the_page(build: Callable[..., go.Figure]) -> None:
    light, dark, page = (build(theme=theme).to_json() for theme in ("light", "dark", "page"))
    for theme, text in (("light", light), ("dark", dark)):
        known = {value for value in tokens()[theme].values() if value.startswith("#")}
        assert set(colours_in(json.loads(text))) <= known | {"rgba(0,0,0,0)"}
    assert {colour for colour in colours_in(json.loads(page)) if not colour.startswith("var(--")} <= {"rgba(0,0,0,0)"}


@every_figure
def test_a_figure_changes_its_theme_and_nothing_else(build: Callable[..., go.Figure]) -> None:
    light, dark = build(), build(theme="dark")
    assert figures.themed(light, "dark").to_json() == dark.to_json()
    assert figures.themed(dark, "light").to_json() == light.to_json()
    assert light.to_json() == build().to_json()


def colours_in(node: object) -> list[str]:
    """Every text under a key that names a colour."""
    if isinstance(node, dict):
        own = [value for key, value in node.items() if key.endswith("color") and isinstance(value, str)]
        scale = [colour for _, colour in node.get("colorscale", [])]
        below = [colour for key, value in node.items() if key != "colorscale" for colour in colours_in(value)]
        return [*own, *scale, *below]
    return [colour for value in node for colour in colours_in(value)] if isinstance(node, list) else []


@pytest.mark.parametrize("name", MAPS)
def test_a_head_holds_the_weights_of_the_trace(name: str) -> None:
    shown = TRACE.attention[name]
    picture = figures.attention(TRACE, name, layer=2, head=4).data[0]
    drawn = np.asarray(picture.z)
    np.testing.assert_array_equal(drawn[shown.mask], shown.weights[2, 4][shown.mask])
    assert np.isnan(drawn[~shown.mask]).all()
    np.testing.assert_allclose(np.nansum(drawn, axis=1), 1, atol=1e-6)


@pytest.mark.parametrize("name", MAPS)
def test_every_head_stands_in_its_place(name: str) -> None:
    shown = TRACE.attention[name]
    rows, columns = shown.mask.shape
    figure = figures.heads(TRACE, name)
    picture = np.asarray(figure.data[0].z)
    starts = {axis: [labels.index(text) for text in labels] for axis, labels in axes(figure).items()}
    assert (len(starts["x"]), len(starts["y"])) == (5 * columns, 3 * rows)
    for layer, head in np.ndindex(3, 5):
        down = int(figure.layout.yaxis.tickvals[layer * rows])
        across = int(figure.layout.xaxis.tickvals[head * columns])
        tile = picture[down : down + rows, across : across + columns]
        np.testing.assert_array_equal(tile[shown.mask], shown.weights[layer, head][shown.mask])
        assert figure.layout.yaxis.ticktext[layer * rows].endswith(f"layer {layer + 1}")
        assert figure.layout.xaxis.ticktext[head * columns].endswith(f"head {head + 1}")
    assert np.isfinite(picture).sum() == 15 * shown.mask.sum()
    assert len([trace for trace in figure.data if trace.type == "heatmap"]) == 1


def axes(figure: go.Figure) -> dict[str, list[str]]:
    return {"x": list(figure.layout.xaxis.ticktext), "y": list(figure.layout.yaxis.ticktext)}


def test_tiles_keep_a_gap_between_heads() -> None:
    wide = tiled(np.ones((2, 3, 5, 7), np.float32))
    assert wide.shape == (2 * 5 + 1, 3 * 7 + 2)
    assert np.isnan(wide[5]).all()
    assert np.isnan(wide[:, 7]).all()
    assert np.isfinite(wide).sum() == 2 * 3 * 5 * 7


@pytest.mark.parametrize("name", ["decoder", "cross"])
def test_rows_that_predict_carry_both_tokens(name: str) -> None:
    labels = axes(figures.attention(TRACE, name, layer=0, head=0))["y"]
    assert labels[0] == "‹start› → Zwei"
    assert labels[-1].endswith("→ ‹end›")
    assert len(labels) == len(TRACE.target_tokens) - 1


def test_rows_of_the_encoder_are_plain_tokens() -> None:
    assert axes(figures.attention(TRACE, "encoder", layer=0, head=0))["y"][0] == "Two"


def test_masked_cells_are_hatched_and_nothing_else_is() -> None:
    mask = TRACE.attention["decoder"].mask
    hatch = next(trace for trace in figures.attention(TRACE, "decoder", layer=0, head=0).data if trace.name)
    assert hatch.fillpattern.shape == "/"
    assert (hatch.fill, hatch.text) == ("toself", "may not look")
    covered = np.zeros(mask.shape, int)
    for corner in range(0, len(hatch.x), 6):
        left, right, top, bottom = hatch.x[corner], hatch.x[corner + 1], hatch.y[corner], hatch.y[corner + 2]
        covered[int(top + 0.5) : int(bottom + 0.5), int(left + 0.5) : int(right + 0.5)] += 1
    np.testing.assert_array_equal(covered, ~mask)
    assert len(figures.attention(TRACE, "encoder", layer=0, head=0).data) == 1


def test_rectangles_cover_each_cell_once() -> None:
    cells = np.random.default_rng(5).random((11, 13)) < 0.4
    covered = np.zeros(cells.shape, int)
    for row, column, rows, columns in rectangles(cells):
        covered[row : row + rows, column : column + columns] += 1
    np.testing.assert_array_equal(covered, cells)


def test_a_row_of_nan_says_so() -> None:
    weights = TRACE.attention["encoder"].weights.copy()
    weights[0, 0, 2] = np.nan
    broken = replace(TRACE, attention={"encoder": replace(TRACE.attention["encoder"], weights=weights)})
    _, ground, word = figures.attention(broken, "encoder", layer=0, head=0).data
    assert (min(ground.y[:5]), max(ground.y[:5]), list(word.y), word.text) == (1.5, 2.5, [2], "NaN")
    assert len(figures.heads(broken, "encoder").data) == 2


def test_a_leak_through_a_mask_is_drawn() -> None:
    plain = TRACE.attention["encoder"]
    mask = plain.mask.copy()
    mask[1, 2] = False
    leaking = replace(TRACE, attention={"encoder": replace(plain, mask=mask)})
    assert figures.attention(leaking, "encoder", layer=0, head=0).data[0].z[1, 2] == plain.weights[0, 0, 1, 2]


@pytest.mark.parametrize(("length", "d_model", "base"), [(31, 22, 10000.0), (13, 7, 17.5)])
def test_waves_encoding_and_similarity_are_those_of_the_model(length: int, d_model: int, base: float) -> None:
    table = sinusoidal(length, d_model, base).numpy()
    picture = figures.encoding(length, d_model, base=base).data[0]
    np.testing.assert_allclose(np.asarray(picture.z).T, table, atol=1e-6)
    dots = figures.similarity(length, d_model, base=base).data[0].z
    np.testing.assert_allclose(dots, table @ table.T, atol=1e-4)
    points = next(
        trace for trace in figures.waves(length, d_model, (5, 2), base=base).data if trace.name == "positions"
    )
    heights = np.asarray(points.y).reshape(2, length) + np.arange(2)[:, None]
    np.testing.assert_allclose(heights / 0.42, table[:, [5, 2]].T, atol=1e-6)
    assert points.customdata[0][0] == 5


def test_a_smooth_wave_passes_through_its_positions() -> None:
    curve, points = figures.waves(13, 7, (3,)).data[1:3]
    at = {x: y for x, y in zip(curve.x, curve.y, strict=True) if x is not None}
    np.testing.assert_allclose([at[x] for x in range(13)], points.y, atol=1e-6)


def test_the_experiment_draws_what_was_measured() -> None:
    given = measured()
    plain, scaled, heads, chosen = figures.score_std(given, chosen=("cross", 1, 2)).data
    assert list(plain.y) == [one["spread"] for one in given["random"]]
    assert list(scaled.y) == [one["scaled"] for one in given["random"]]
    assert (len(heads.y), len(chosen.y)) == (3 * 2 * 5, 3 * 2), "both ends of each mark, and the gap behind it"
    ends = np.array(heads.x, float).reshape(-1, 3)
    assert np.all(ends[:, 0] < ends[:, 1])
    assert np.isnan(ends[:, 2]).all()
    spreads = sorted(
        head["spread"] for head in given["heads"] if (head["map"], head["layer"], head["head"]) != ("cross", 1, 2)
    )
    assert sorted(heads.y[:15:3]) == spreads
    assert chosen.customdata[0][0] == "Cross-attention, layer 2, head 3"
    assert list(figures.softmax_top(given).data[1].y) == [one["topScaled"] for one in given["random"]]
    assert len(figures.score_std({"random": given["random"]}).data) == 2


@pytest.mark.parametrize(("known", "worst"), [("", None), ("right", 2), ("chrf", 2)])
def test_each_text_of_a_survey_is_in_a_bar_once(known: str, worst: int | None) -> None:
    figure = figures.survey(surveyed(known))
    counts = [sum(bar.y) for bar in figure.data]
    assert counts == ([10] if worst is None else [worst, 10 - worst])
    assert bool(figure.layout.showlegend) == (worst is not None)


def test_portraits_are_drawn_by_distance() -> None:
    found = portraits()
    for panel, (name, offsets) in zip(figures.head_portraits(found).data, found.offsets.items(), strict=True):
        reach = 9 if name == "decoder" else 17
        np.testing.assert_array_equal(panel.z, offsets.reshape(-1, 17)[:, :reach])
        assert [*panel.x] == [*range(-8, reach - 8)]
        np.testing.assert_allclose(np.sum(panel.z, axis=1), 1, atol=1e-5, err_msg=name)


def test_residual_norms_are_lengths_of_the_stream() -> None:
    trace = with_hidden(TRACE)
    others, chosen = figures.residual_norms(trace, "encoder", token=2).data
    expected = np.linalg.norm(trace.hidden["encoder"].astype(float), axis=-1)
    np.testing.assert_allclose(chosen.y[:-1], expected[:, 2], rtol=1e-6)
    assert len(others.y) == (len(trace.source_tokens) - 1) * 5
    points = [
        {"layer": None, "what": "embedding", "lengths": [1.0, 2.0]},
        {"layer": 0, "what": "+ ffn", "lengths": [3, 4]},
    ]
    assert list(figures.residual_points(points, ["a", "b"]).data[1].y) == [1.0, 3.0, None]


def test_learning_curves_take_logs_of_any_age() -> None:
    training, validation, score = figures.learning_curves(RECORDS).data
    assert list(training.x) == [50 * n for n in range(1, 8)]
    assert list(validation.y) == [4 / n for n in range(1, 4)]
    assert (score.name, list(score.y)) == ("BLEU", [5.0, 10.0, 15.0])
    older = [{"step": 2, "likelihood": 3.0}, {"step": 1, "validation_likelihood": 4.0, "validation_right": 0.25}]
    training, validation, score = figures.learning_curves(older).data
    assert (training.y, validation.y, score.name, score.y) == ((3.0,), (4.0,), "guessed right", (0.25,))


def test_class_probabilities_are_those_of_the_run() -> None:
    assert CLASSIFIED.classification is not None
    _, bars, before = figures.class_probabilities(CLASSIFIED, before=CLASSIFIED).data
    np.testing.assert_array_equal(bars.x, CLASSIFIED.classification.probabilities)
    assert sum(bars.x) == pytest.approx(1, abs=1e-6)
    np.testing.assert_array_equal(before.x, bars.x)


def test_of_many_classes_the_likeliest_are_shown_and_the_others_counted() -> None:
    trace = example_trace("classifier", labels=tuple(f"class {index}" for index in range(200)))
    assert trace.classification is not None
    figure, shares = figures.class_probabilities(trace, before=trace), trace.classification.probabilities
    _, bars, before = figure.data
    assert list(bars.x) == sorted(shares.tolist(), reverse=True)[: len(bars.x)] == list(before.x)
    assert [row[0] for row in bars.customdata] == list(figure.layout.yaxis.ticktext)
    assert (len(bars.x), figure.layout.height) < (30, 1000)
    assert f"{200 - len(bars.x)} others share {percent(1 - float(sum(bars.x)))}" in figure.layout.title.text
    assert repr(trace.classification).startswith(f"ClassProbabilities({trace.output} {max(shares):.1%}, ")
    assert repr(trace.classification).endswith(", 195 more)")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: figures.attention(TRACE, "crosss", layer=0, head=0), "no map 'crosss'; choose one of 'encoder', 'dec"),
        (lambda: figures.attention(TRACE, "cross", layer=3, head=0), "layer is 3; choose a whole number from 0 to 2."),
        (lambda: figures.attention(TRACE, "cross", layer=0, head=-1), "head is -1; choose a whole number from 0 to 4."),
        (lambda: figures.attention(TRACE, "cross", layer=0.5, head=1), "layer is 0.5; choose a whole number"),
        (
            lambda: figures.attention(TRACE, "cross", layer=0, head=1, theme="neon"),
            "no theme 'neon'; choose one of 'li",
        ),
        (lambda: figures.heads(CLASSIFIED, "cross"), "no map 'cross'; choose one of 'encoder'."),
        (lambda: figures.waves(0), "length is 0; choose a whole number from 1 to 2048."),
        (lambda: figures.waves(10**9), "length is 1000000000; choose"),
        (lambda: figures.waves(dimensions=[256]), "dimension is 256; choose a whole number from 0 to 255."),
        (lambda: figures.waves(dimensions=[]), "These are 0 dimensions; choose 1 to 12."),
        (lambda: figures.waves(base=-1.0), "base is -1.0; choose a number above 0."),
        (lambda: figures.waves(base=float("nan")), "base is nan; choose a number above 0."),
        (lambda: figures.waves(position=64), "position is 64; choose a whole number from 0 to 63."),
        (
            lambda: figures.encoding(table=np.ones(3)),
            "table needs finite numbers [position, d_model], not the shape (3,).",
        ),
        (lambda: figures.residual_norms(TRACE), "no stack 'encoder'; those it has: none, for"),
        (
            lambda: figures.residual_norms(with_hidden(TRACE), token=11),
            "token is 11; choose a whole number from 0 to 10.",
        ),
        (lambda: figures.learning_curves([]), "These records hold no loss and no score"),
        (lambda: figures.learning_curves(RECORDS, scale="cubic"), "no scale 'cubic'; choose 'linear' or 'log'."),
        (lambda: figures.class_probabilities(TRACE), "This trace is of a translator, which has no classes"),
        (lambda: figures.themed(go.Figure(), "dark"), "This figure is none of viz_app.figures"),
    ],
)
def test_what_is_not_there_gets_one_sentence(call: Callable[[], go.Figure], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)) as caught:
        call()
    assert "\n" not in str(caught.value)


def test_a_long_token_is_cut_beside_an_axis() -> None:
    piece = "▁" + "x" * 300
    shown = AttentionMap(np.ones((1, 1, 1, 1), np.float32), (piece,), (piece,), np.ones((1, 1), bool))
    labels = axes(figures.attention(replace(TRACE, attention={"encoder": shown}), "encoder", layer=0, head=0))
    assert labels["x"] == ["x" * 23 + "…"]


def test_figures_need_neither_torch_nor_gradio() -> None:
    code = "import sys; from viz_app import figures; sys.exit(bool({'torch', 'gradio'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_pruning_curves_are_those_measured() -> None:
    lines = {trace.name: trace for trace in figures.pruning(CURVES).data if trace.name}
    assert lines["least important first"].y == CURVES.least_first
    assert lines["most important first"].y == CURVES.most_first
    assert lines["at random"].y == pytest.approx((0.9, 0.65, 0.4, 0.1))
    assert lines["least important first"].x == CURVES.removed
    edges = [trace.y for trace in figures.pruning(CURVES).data if trace.name is None]
    assert edges == [(0.9, 0.6, 0.3, 0.1), (0.9, 0.7, 0.5, 0.1)]
    accuracy = figures.pruning(replace(CURVES, metric="accuracy"))
    claimed = next(trace for trace in accuracy.data if trace.name == "what can go")
    assert (claimed.x, claimed.y, claimed.text) == ((3,), (0.893,), ("3 of 9 heads: −0.7 points",))
    assert figures.pruning(CURVES, off=6).layout.shapes[0].x0 == 6
    with pytest.raises(ValueError, match="off is 10; choose a whole number from 0 to 9"):
        figures.pruning(CURVES, off=10)


def test_the_map_of_words_has_a_dot_for_each_token_at_one_scale() -> None:
    figure = figures.words(PIECES, POINTS, chosen=(2, 5))
    dots, chosen = figure.data
    np.testing.assert_array_equal(np.stack([dots.x, dots.y], axis=1), POINTS)
    assert dots.text == ("‹pad›", "‹end›", "snow", "&lt;b&gt;", "s", "winter", "&#36;x&#36;")
    assert (chosen.text, chosen.x.tolist()) == (("snow", "winter"), POINTS[[2, 5], 0].tolist())
    assert figure.layout.yaxis.scaleanchor == "x"
    for axis, values in ((figure.layout.xaxis, POINTS[:, 0]), (figure.layout.yaxis, POINTS[:, 1])):
        low, high = axis.range
        assert low < values.min() < values.max() < high
    assert len(figures.words(PIECES, POINTS).data) == 1


def test_a_map_of_other_words_or_of_no_such_word_is_refused() -> None:
    with pytest.raises(ValueError, match=r"give \(7, 2\)"):
        figures.words(PIECES, POINTS[:5])
    with pytest.raises(ValueError, match="no token 7; choose from 0 to 6"):
        figures.words(PIECES, POINTS, chosen=[7])


def test_the_deletion_curves_are_those_measured() -> None:
    lines = {trace.name: trace for trace in figures.deletion(DELETED).data}
    for name, curve in DELETED.curves.items():
        assert lines[name].y == pytest.approx(tuple(curve))
        assert lines[name].x == tuple(range(5))
    assert lines["random orders"].y == pytest.approx(tuple(DELETED.random.mean(axis=0)))
    low, high = np.percentile(DELETED.random, (10, 90), axis=0)
    area = lines["most random orders"]
    assert area.y == pytest.approx((*low, *high[::-1]))
    assert area.x == (*range(5), *range(4, -1, -1))
    accent = tokens()["light"]["accent"]
    chosen = {trace.name: trace.line.color for trace in figures.deletion(DELETED, chosen="rollout").data}
    assert [name for name, colour in chosen.items() if colour == accent] == ["rollout"]
    with pytest.raises(ValueError, match="no curve of 'pooling'; choose one of attention"):
        figures.deletion(DELETED, chosen="pooling")


def test_the_routes_drawn_are_those_of_the_flow() -> None:
    found, step = flow(), 2
    drawn = figures.flow(found, step=step, at_least=0.05)
    route = found.route(step, 0.05)
    *lines, dots = drawn.data
    assert sum(len(line.x) for line in lines) == 3 * len(route.edges)
    assert [one[2] for one in dots.customdata] == [node.share for node in route.nodes]
    assert f"{route.carried:.0%}" in drawn.layout.title.text
    assert drawn == found.figure(step=step, at_least=0.05)
    with pytest.raises(ValueError, match="There is no step 9; the steps of this run are 0 to 4"):
        figures.flow(found, step=9)


@pytest.mark.parametrize("against", [None, 9])
def test_the_bars_of_a_logit_add_up_to_it(against: int | None) -> None:
    found = parts(against)
    bars = found.figure().data[0]
    assert sum(bars.x[:-1]) == pytest.approx(found.total, abs=1e-9)
    assert bars.x[-1] == found.total
    for at in range(1, len(bars.x) - 1):
        assert bars.base[at] == pytest.approx(bars.base[at - 1] + bars.x[at - 1])
    largest = max(found.to_rows(), key=lambda row: abs(row["value"]))
    assert bars.x[0] == largest["value"]
    assert found.figure() == figures.logit_parts(found)
