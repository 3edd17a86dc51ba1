"""The shared widgets in a real Chromium, each on a page of its own: what every view relies on."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from viz_app.frontend.inline import STYLES, import_map, style_text
from viz_app.protocol import exported_script

pytestmark = pytest.mark.browser

ADDRESS = "http://127.0.0.1:9/widgets"
MODULES = ("widgets/shell.js", "widgets/matrix.js", "widgets/head_grid.js", "widgets/picker.js", "widgets/table.js")
PAGE = """<!doctype html><html><head><meta charset="utf-8"><style>{style}</style>
<script type="importmap">{imports}</script>{contract}
<style>body {{ margin: 16px; background: var(--paper); }}</style></head><body><div id="view" class="gf"></div>
<script type="module">
import {{ store }} from 'state/store.js';
import {{ theme }} from 'state/theme.js';
import {{ signed, weights }} from 'widgets/cells.js';
import {{ headGrid }} from 'widgets/head_grid.js';
import {{ fitColumns, tokenMatrix }} from 'widgets/matrix.js';
import {{ headPicker }} from 'widgets/picker.js';
import {{ mountView }} from 'widgets/shell.js';
theme.subscribe(() => {{}});
const root = document.getElementById('view');
Object.assign(window, {{ store, signed }});
{script}
window.ready = true;
</script></body></html>"""
VIEW = """
window.log = [];
window.page = { answers: true, seen: 0 };
const part = {
  draw: (state) => log.push(`draw ${state.head}`),
  layout: (state) => log.push('layout'),
  follow: (state) => log.push('follow'),
  destroy: () => log.push('destroy'),
};
window.view = mountView(root, {
  name: 'test',
  narrow: 900,
  load: () => page.answers,
  resolve: () => (page.nothing ? null : { head: store.get('head') ?? 0 }),
  build: () => ({ nodes: [document.createElement('p')], parts: [part], keys: { x: () => log.push('key') } }),
  stamp: ({ head }) => ({ head }),
});
"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def show(page: Page, script: str, *, before: str = "") -> None:
    """Open a page that runs ``script`` with the widgets imported."""
    html = PAGE.format(
        style=style_text(STYLES), imports=import_map(*MODULES), contract=exported_script(), script=before + script
    )
    page.route(f"{ADDRESS}**", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(ADDRESS)
    page.wait_for_function("window.ready")
    page.evaluate(FRAMES)


def logged(page: Page, act: str = "") -> list[str]:
    """Return the calls of the parts since the last look, after ``act`` and two frames."""
    page.evaluate(f"() => {{ {act} }}")
    page.evaluate(FRAMES)
    return page.evaluate("log.splice(0)")


def test_the_first_frame_measures_draws_and_follows(page: Page) -> None:
    show(page, VIEW)
    assert logged(page) == ["layout", "draw 0", "follow"]
    assert page.get_attribute("#view", "data-head") == "0"
    assert page.get_attribute("#view", "data-painted") == "1"
    assert "gf-test" in (page.get_attribute("#view", "class") or "")


def test_what_one_event_changes_is_one_frame(page: Page) -> None:
    show(page, VIEW)
    logged(page)
    act = "view.select({ head: 3 }); view.point({ i: 1, j: 2 }); store.set({ step: 4 }); view.draw(); view.draw();"
    assert logged(page, act) == ["draw 3", "follow"]
    assert logged(page, "view.point({ i: 1, j: 2 })") == []
    assert logged(page, "store.set({ ledger: 'lead' })") == ["draw 3"]
    assert logged(page, "store.set({ tab: 'masks', lesson: 'tour' })") == [], "no picture depends on these"


def test_a_choice_is_painted_before_the_next_frame(page: Page) -> None:
    show(page, VIEW)
    page.wait_for_timeout(50)
    painted = "new Promise(async (done) => { view.select({ head: 5 }); await null; done(root_head()); })"
    page.evaluate("window.root_head = () => document.getElementById('view').dataset.head")
    assert page.evaluate(painted) == "5"


def test_a_hidden_view_does_nothing_until_it_is_opened(page: Page) -> None:
    show(page, VIEW, before="root.style.display = 'none';")
    assert logged(page, "view.select({ head: 3 })") == []
    assert page.get_attribute("#view", "data-painted") is None
    assert logged(page, "view.root.style.display = ''") == [
        "layout",
        "draw 3",
        "follow",
    ]
    assert logged(page, "view.root.style.display = 'none'") == []
    assert logged(page, "view.root.style.display = ''") == [], "nothing has happened meanwhile"
    logged(page, "view.root.style.display = 'none'")
    assert logged(page, "view.select({ head: 4 })") == []
    assert logged(page, "view.root.style.display = ''") == ["draw 4", "follow"]


def test_another_width_is_measured_anew(page: Page) -> None:
    show(page, VIEW)
    logged(page)
    assert "gf-narrow" not in (page.get_attribute("#view", "class") or "")
    assert logged(page, "view.root.style.width = '800px'") == ["layout", "draw 0"]
    assert "gf-narrow" in (page.get_attribute("#view", "class") or "")
    logged(page, "view.root.style.width = '500px'")
    assert page.evaluate("view.phone")


def test_waiting_is_told_to_all(page: Page) -> None:
    page.clock.install()
    show(page, VIEW)
    logged(page, "page.answers = false; view.draw()")
    assert page.get_attribute("#view", "aria-busy") == "true"
    assert page.get_attribute("#view", "data-current") == "false"
    assert page.inner_text(".gf-message") == ""
    page.clock.fast_forward(130)
    assert "gf-slow" in (page.get_attribute("#view", "class") or "")
    page.clock.fast_forward(2000)
    assert page.inner_text(".gf-message").startswith("Still working")
    logged(page, "page.answers = true; view.draw()")
    assert page.get_attribute("#view", "aria-busy") is None
    assert "gf-slow" not in (page.get_attribute("#view", "class") or "")
    assert page.get_attribute("#view", "data-current") == "true"
    assert not page.is_visible(".gf-message")


def test_a_view_without_anything_to_draw_says_why(page: Page) -> None:
    show(page, VIEW, before="window.page = { nothing: true };")
    logged(page, "page.nothing = true; view.rebuild(); view.say('This text has 141 tokens; 128 fit.', true)")
    assert page.inner_text(".gf-message.gf-problem") == "This text has 141 tokens; 128 fit."


def test_what_is_taken_down_is_gone(page: Page) -> None:
    show(page, VIEW)
    page.keyboard.press("x")
    assert logged(page)[-1] == "key"
    assert logged(page, "view.rebuild()") == ["destroy", "layout", "draw 0", "follow"]
    assert logged(page, "view.destroy(); store.set({ head: 2 }); view.draw()") == ["destroy"]
    page.keyboard.press("x")
    assert logged(page) == []
    assert page.inner_html("#view") == ""


MATRIX = """
const draw = (spec) => {
  const { keys, queries, writes = null, row = -1, written = queries.length, room = 900, height = 20 } = spec;
  const levels = new Uint16Array(keys.length * queries.length).fill(550);
  const allowed = new Uint8Array(levels.length).fill(1);
  (spec.masked ?? []).forEach((at) => { allowed[at] = 0; });
  const cells = spec.cells?.(allowed) ?? weights(levels, allowed), cell = { width: spec.width ?? [9, 60], height };
  const looks = { numbers: true, rowNames: true, columnNames: true };
  matrix.draw({ queries, keys, writes, cells, row, pointed, written, room, tallest: 700, cell, ...looks });
};
let pointed = null, last = null;
const matrix = tokenMatrix({
  label: 'A matrix.',
  describe: ({ i, j }) => `${i},${j}`,
  point(place) { pointed = place; if (last) draw(last); },
  choose: (place) => told.push(place),
  walksNames: true,
});
root.append(matrix.element);
Object.assign(window, { matrix, told: [], showMatrix(spec) { last = spec; draw(spec); } });
/** How many pixels of the names touch the edges of the canvas; the cells are below. */
window.edges = () => {
  const { width, height } = matrix.canvas, { data } = matrix.canvas.getContext('2d').getImageData(0, 0, width, height);
  const inked = (x, y) => data[(y * width + x) * 4 + 3] > 0, at = (n) => Array.from({ length: n }, (_, i) => i);
  const names = at(height - 20 * last.queries.length - 6);
  const top = at(width).filter((x) => inked(x, 0)), right = names.filter((y) => inked(width - 1, y));
  return [top.length, right.length, at(height).filter((y) => inked(0, y)).length];
};
"""
LONG = ["▁Zwei", "▁Straßenbahnhaltestelle", "▁im", "▁Donaudampfschiff", "▁spielen", "</s>", "▁beobachtet"]


@pytest.mark.parametrize("width", [9, 12, 17, 18, 24, 37, 60])
@pytest.mark.parametrize("room", [300, 900])
def test_no_name_of_a_column_or_row_is_cut_at_an_edge(page: Page, width: int, room: int) -> None:
    show(page, MATRIX)
    spec = {"keys": LONG, "queries": LONG[:5], "writes": LONG[1:6], "width": [width, width], "room": room}
    for last in range(3, len(LONG) + 1):
        page.evaluate("showMatrix", spec | {"keys": LONG[:last]})
        assert page.evaluate("edges()") == [0, 0, 0], LONG[:last]
    assert page.evaluate("matrix.element.getBoundingClientRect().width") <= room


def test_columns_are_as_wide_as_the_room_allows(page: Page) -> None:
    show(page, MATRIX)
    for room in (260, 340, 500, 780):
        page.evaluate("showMatrix", {"keys": LONG, "queries": LONG, "room": room})
        inner, whole = page.evaluate("[matrix.element.clientWidth, matrix.element.scrollWidth]")
        assert inner == whole, "it need not scroll"
        page.evaluate("showMatrix", {"keys": LONG, "queries": LONG, "room": room, "width": [60, 60]})
        wide = page.evaluate("matrix.element.scrollWidth")
        assert wide > room or inner == wide


def test_keys_walk_cells_and_names_and_choose(page: Page) -> None:
    show(page, MATRIX)
    page.evaluate("showMatrix", {"keys": LONG, "queries": LONG[:3], "row": 1, "masked": [0]})
    page.focus("canvas")
    for key in (
        "ArrowRight",
        "ArrowRight",
        "ArrowUp",
        "ArrowUp",
        "Enter",
        "ArrowDown",
        "ArrowLeft",
        "ArrowLeft",
        "Enter",
    ):
        page.keyboard.press(key)
    assert page.evaluate("told") == [{"i": -1, "j": 1}, {"i": 0, "j": -1}]
    assert page.inner_text("[aria-live=polite]") == "0,-1"
    assert page.inner_text(".gf-tip") == "0,-1"


def test_rows_that_are_not_written_cannot_be_reached(page: Page) -> None:
    show(page, MATRIX)
    page.evaluate("showMatrix", {"keys": LONG, "queries": LONG, "written": 2, "row": 1})
    page.focus("canvas")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.evaluate("told") == [{"i": 1, "j": 0}]


@pytest.mark.parametrize(
    ("keys", "width", "level"),
    [
        (["▁a", "▁wide", "▁b", "‹end›"], 40, True),
        (["▁a", "▁wider-than", "▁b", "▁c"], 60, True),  # its neighbours leave it room
        (["▁a", "▁wider-than", "▁wider-yet", "▁c"], 60, False),
        (["▁a", "▁wide", "▁b", "‹end›"], 24, False),
    ],
)
def test_every_column_is_named_level_where_the_names_have_room(
    page: Page, keys: list[str], width: int, level: bool
) -> None:
    show(page, MATRIX)
    page.evaluate("""() => {
      window.drawn = [];
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        drawn.push([text, this.getTransform().b === 0]);
        return fillText.call(this, text, ...place);
      };
    }""")
    page.evaluate("showMatrix", {"keys": keys, "queries": ["▁x"], "width": [width, width]})
    drawn = dict(page.evaluate("drawn"))
    names = [key.lstrip("▁") for key in keys]
    assert [drawn.get(name) for name in names] == [level] * len(names)


def test_signed_cells_stand_on_the_ramp_at_their_share_of_the_scale(page: Page) -> None:
    """Values −3, 0, 1.5, 3 on a scale of 3, an edited one and NaN, against the theme's own ramp."""
    show(page, MATRIX)
    colours = page.evaluate("""() => {
      const values = Float32Array.of(-3, 0, 1.5, 3, 1, NaN);
      showMatrix({ keys: ['▁a', '▁b', '▁c', '▁d', '▁e', '▁f'], queries: ['▁a'], width: [40, 40],
        cells: (allowed) => ({ ...signed(values, allowed, 3), edited: [0, 0, 0, 0, 1, 0] }) });
      const canvas = matrix.canvas, context = canvas.getContext('2d'), box = canvas.getBoundingClientRect();
      const at = (j, dx) => { const { x, y } = matrix.centre(0, j);
        return [...context.getImageData(x - box.left + dx, y - box.top - 6, 1, 1).data].slice(0, 3); };
      return [0, 1, 2, 3, 5].map((j) => at(j, -12)).concat([at(4, -19)]);
    }""")
    style = page.evaluate("""() => { const s = getComputedStyle(document.documentElement);
      const rgb = (name) => [1, 3, 5].map((i) => parseInt(s.getPropertyValue(name).trim().slice(i, i + 2), 16));
      return ['--n2', '--z0', '--p1', '--p2', '--accent-wash', '--accent'].map(rgb); }""")
    for found, expected in zip(colours, style, strict=True):
        assert found == pytest.approx(expected, abs=3)


def test_masked_cells_are_hatched_in_one_go(page: Page) -> None:
    """A clip for each of 7,000 cells took 80 ms of a click."""
    show(page, MATRIX)
    page.evaluate("""() => {
      window.clips = 0;
      const { clip } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.clip = function (...given) { clips += 1; return clip.call(this, ...given); };
      window.hatchedCells = (count) => {
        const { canvas } = matrix, context = canvas.getContext('2d'), box = canvas.getBoundingClientRect();
        const ground = getComputedStyle(document.documentElement).getPropertyValue('--hatch-bg').trim();
        const rgb = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
        return Array.from({ length: count }, (_, at) => at).filter((at) => {
          const { x, y } = matrix.centre(Math.floor(at / 7), at % 7);
          const { data } = context.getImageData(x - box.left - 8, y - box.top - 6, 16, 12);
          return Array.from({ length: data.length / 4 }, (_, n) => n * 4)
            .some((from) => rgb.every((part, channel) => data[from + channel] === part));
        });
      };
    }""")
    spec, masked = {"keys": LONG, "queries": LONG[:5], "width": [24, 24]}, [0, 1, 2, 5, 7, 8, 15, 16, 22, 27, 33, 34]
    page.evaluate("showMatrix", spec)
    without = page.evaluate("clips")
    assert page.evaluate("hatchedCells(35)") == []
    page.evaluate("showMatrix", spec | {"masked": masked})
    assert page.evaluate("hatchedCells(35)") == masked
    assert page.evaluate("clips") == 2 * without + 1


GRID = """
const describe = ({ head }) => `head ${head}`;
const grid = headGrid({ label: 'All heads', choose: (place) => chosen.push(place), describe });
root.append(grid.element);
Object.assign(window, { grid, chosen: [] });
window.showGrid = ({ size, layers, heads, strong }) => {
  const allowed = new Uint8Array(size * size).fill(1);
  const cells = (layer, head) => {
    const levels = new Uint16Array(size * size);
    if (strong[0] === layer && strong[1] === head) levels[strong[2]] = 1100;
    return weights(levels, allowed);
  };
  const [sel, largest] = [{ layer: 0, head: 0 }, { width: 56, height: 56 }];
  grid.draw({ layers, heads, rows: size, columns: size, sel, cells, key: String(size), largest });
};
window.darkest = (layer, head) => {
  const { x, y } = grid.centre(layer, head), box = grid.canvas.getBoundingClientRect();
  const { data } = grid.canvas.getContext('2d').getImageData(x - box.left - 20, y - box.top - 20, 40, 40);
  const sums = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i] + data[4 * i + 1] + data[4 * i + 2]);
  return Math.min(...sums);
};
"""


@pytest.mark.parametrize("size", [5, 128])
def test_the_strongest_cell_shows_however_many_there_are(page: Page, size: int) -> None:
    show(page, GRID)
    middle = (size // 2) * size + size // 2
    page.evaluate("showGrid", {"size": size, "layers": 3, "heads": 5, "strong": [1, 3, middle]})
    assert page.evaluate("darkest(1, 3)") < 200
    assert page.evaluate("darkest(2, 3)") > 600


def test_heads_are_chosen_by_click_and_by_keys_around_the_edges(page: Page) -> None:
    show(page, GRID)
    page.evaluate("showGrid", {"size": 5, "layers": 3, "heads": 5, "strong": [0, 0, 0]})
    place = page.evaluate("grid.centre(2, 4)")
    page.mouse.click(place["x"], place["y"])
    page.focus(".gf-grid")
    for key in ("ArrowUp", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    expected = [(2, 4), (2, 0), (0, 4), (0, 1)]
    assert page.evaluate("chosen") == [{"layer": layer, "head": head} for layer, head in expected]
    assert page.get_attribute(".gf-grid", "aria-label").startswith("All heads, layers down")


PICKER = """
window.chosen = [];
window.picker = headPicker((values) => chosen.push(values));
root.append(...picker.elements);
"""


def test_the_picker_follows_the_shape_of_the_model(page: Page) -> None:
    show(page, PICKER)

    def draw(**shown: Any) -> None:
        page.evaluate(f"picker.draw({json.dumps(shown)})")

    draw(names=["encoder", "decoder", "cross"], layers=2, heads=3, sel={"map": "cross", "layer": 1, "head": 2})
    assert page.locator("[aria-pressed=true]").all_inner_texts() == ["Cross", "2", "3"]
    page.click("[aria-label=Head] [data-value='0']")
    page.click("[data-value=encoder]")
    assert page.evaluate("chosen") == [{"head": 0}, {"map": "encoder"}]
    draw(names=["encoder"], layers=5, heads=2, sel={"map": "encoder", "layer": 4, "head": 1})
    assert not page.is_visible("[aria-label='Which attention']")
    assert page.locator("[aria-label=Layer] button").count() == 5
