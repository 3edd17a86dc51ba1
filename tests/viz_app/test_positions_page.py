"""The Positions page in a real Chromium: its waves are the model's, its runs are runs, bad values get a sentence."""

from collections.abc import Callable

import numpy as np
import pytest

import core
from core.analysis.score_split import required_details, split_scores
from core.transformer.positions import rotation, sinusoidal, wavelengths
from tests.core.tiny import own_classifier
from tests.viz_app.view_page import ViewPage
from tests.viz_app.visitor import imported
from viz_app.handlers.experiments import edited, experiment
from viz_app.handlers.models import ModelEntry, Run
from viz_app.server.models import Models
from viz_app.view_models.positions import five_parts

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
VIEW = "document.querySelector('.gf-positions')"
ENCODING = f"(await {imported('pages/positions/encoding.js')})"
# Of every parameter that a test may leave behind.
PARAMETERS = ("pe", "turn", "place", "waves", "kind", "positions", "seed", "shift")
POSITIONS = ViewPage("positions", VIEW, text=TEXT, resets=PARAMETERS)


def hover(page, place: dict[str, float], shown: str = ".gf-tip") -> str:
    page.mouse.move(place["x"], place["y"])
    page.wait_for_function(f"document.querySelector('{shown}')?.hidden === false")
    return page.inner_text(shown)


def type_into(page, setting: str, text: str) -> None:
    field = page.locator(f".gf-positions [data-setting={setting}]")
    field.fill(text)
    field.press("Enter")


def signed(value: float, decimals: int) -> str:
    return f"{value:+.{decimals}f}".replace("-", "−")


@pytest.mark.parametrize(
    ("length", "width", "base"), [(13, 7, 10000.0), (129, 64, 10000.0), (31, 22, 17.5), (1, 1, 3.0)]
)
@pytest.mark.long
def test_the_waves_are_those_of_the_model(visitor, server: str, length: int, width: int, base: float) -> None:
    POSITIONS.open(visitor, server)
    size = [length, width, base]
    drawn = visitor.evaluate(f"async size => [...{ENCODING}.sinusoidal(...size).data]", size)
    np.testing.assert_allclose(np.reshape(drawn, (length, width)), sinusoidal(*size), atol=1e-7)
    lengths = visitor.evaluate(
        f"async ([n, d, base]) => {{ const {{ wavelength }} = {ENCODING};"
        " return Array.from({length: d}, (_, i) => wavelength(i, d, base)); }",
        size,
    )
    np.testing.assert_allclose(lengths, wavelengths(width, base), rtol=1e-12)
    dots = visitor.evaluate(f"async size => [...{ENCODING}.dots({ENCODING}.sinusoidal(...size))]", size)
    table = sinusoidal(*size).double().numpy()
    np.testing.assert_allclose(np.reshape(dots, (length, length)), table @ table.T, atol=1e-5)


@pytest.mark.long
def test_the_rotation_is_checked_on_every_number(visitor, server: str) -> None:
    POSITIONS.open(visitor, server, pe="31_22_10000", turn="5")
    POSITIONS.settle(visitor, shown="31_22_10000")
    table = sinusoidal(31, 22).double()
    error = (table[:-5] @ rotation(5, 22).T - table[5:]).abs().max().item()
    assert float(visitor.get_attribute(".gf-check", "data-error")) == pytest.approx(error, abs=1e-9)
    assert error < 1e-5
    assert "572 numbers" in visitor.inner_text(".gf-check").replace("\u202f", "")


def test_a_tab_that_was_left_while_it_draws_is_whole_when_it_is_back(visitor, server: str) -> None:
    POSITIONS.open(visitor, server, pe="31_22_10000")
    POSITIONS.settle(visitor, shown="31_22_10000")
    panel = f"{VIEW}.closest('[role=tabpanel]').hidden"
    visitor.evaluate(
        f"""async () => {{
            {panel} = true;
            glassformer.store.set({{ pe: '31_24_10000' }});
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        }}"""
    )
    assert visitor.evaluate(f"{VIEW}.dataset.shown") == "31_22_10000"  # nothing is drawn while it is hidden
    visitor.evaluate(f"() => {{ {panel} = false; }}")
    POSITIONS.settle(visitor, shown="31_24_10000")
    assert visitor.locator(".gf-positions canvas:visible").count() > 1


def test_pointing_at_the_encoding_tells_position_value_wavelength_and_token(visitor, server: str) -> None:
    POSITIONS.open(visitor, server, pe="16_20_100", map="encoder")
    POSITIONS.settle(visitor, shown="16_20_100")
    place = visitor.evaluate(f"{VIEW}.positionsView.centreOfNumber(2, 7)")
    value, length = sinusoidal(16, 20, 100.0)[2, 7].item(), wavelengths(20, 100.0)[7].item()
    lines = hover(visitor, place).split("\n")
    assert lines[:3] == ["position 2, dimension 7", signed(value, 3), f"wavelength {length:.1f} positions"]
    assert lines[3].startswith("token here: ")
    visitor.mouse.click(place["x"], place["y"])
    visitor.wait_for_function(f"{VIEW}.dataset.waves.split('.').includes('7') && {VIEW}.dataset.at === '2'")
    visitor.mouse.move(2, 2)


def test_the_page_opens_with_the_models_own_encoding(visitor, server: str, tiny_entries: list) -> None:
    POSITIONS.open(visitor, server)
    config = tiny_entries[0].load().config
    POSITIONS.settle(visitor, shown=f"64_{config.d_model}_10000")
    visitor.wait_for_function("!location.search.includes('pe=')")


@pytest.mark.long
@pytest.mark.parametrize(
    ("setting", "text", "sentence"),
    [
        ("length", "0", "The length is “0”; choose a whole number from 1 to 512."),
        ("width", "-3", "d_model is “-3”; choose a whole number from 1 to 1 024."),
        ("base", "0", "The base is “0”; choose a number above 0"),
        ("base", "ten", "The base is “ten”; choose a number above 0"),
        ("length", "", "The length is empty; choose a whole number from 1 to 512."),
        ("waves", "0, 99999", "There is no dimension “99999”"),
        ("waves", "", "These are 0 dimensions. Choose 1 to 6."),
        ("step", "2.5", "The step k is “2.5”; choose a whole number from 0 to 64."),
    ],
)
def test_a_bad_value_gets_a_sentence_and_changes_nothing(
    visitor, server: str, setting: str, text: str, sentence: str
) -> None:
    POSITIONS.open(visitor, server)
    before = visitor.evaluate(f"{VIEW}.dataset.shown + {VIEW}.dataset.waves")
    type_into(visitor, setting, text)
    visitor.wait_for_function("document.querySelector('.gf-positions [role=alert]').hidden === false")
    assert visitor.inner_text(".gf-positions [role=alert]").replace("\u202f", " ").startswith(sentence)
    assert visitor.evaluate(f"{VIEW}.dataset.shown + {VIEW}.dataset.waves") == before
    type_into(visitor, "length", "40")
    visitor.wait_for_function("document.querySelector('.gf-positions [role=alert]').hidden")
    visitor.wait_for_function(f"{VIEW}.dataset.shown.startsWith('40_')")


@pytest.mark.parametrize("pe", ["0_0_0", "x", "64_64_-1", "1e99_2_3", "_", "64_64_10000_9"])
def test_an_edited_address_never_breaks_the_page(visitor, server: str, pe: str) -> None:
    POSITIONS.open(
        visitor, server, pe=pe, turn="-1", place="99999", waves="a.b", seed="x", shift="-2", layer="99", head="99"
    )
    assert visitor.evaluate(f"{VIEW}.dataset.sel").endswith(".1.2")
    assert visitor.inner_text(".gf-positions [role=alert]") != ""


@pytest.mark.parametrize("positions", ["off", "shuffled.4", "shifted.3"])
def test_the_numbers_of_a_run_are_the_traces(visitor, server: str, models: Models, positions: str) -> None:
    POSITIONS.open(visitor, server, positions=positions, map="encoder", layer="1", head="2", row="3")
    kind, _, number = positions.partition(".")
    seed, shift = (int(number) if kind == other else 0 for other in ("shuffled", "shifted"))
    edits = core.Edits(positions=kind, position_seed=seed, position_shift=shift)
    runs = experiment(models, edited(Run("en-de", TEXT), edits))
    before, after = (run.attention["encoder"].weights[1, 2].astype(float) for run in (runs.before, runs.after))
    place = visitor.evaluate(f"{VIEW}.positionsView.centreOfCell('after', 3, 1)")
    lines = hover(visitor, place).split("\n")
    change = round(1000 * (after[3, 1] - before[3, 1])) / 10
    points = signed(change, 1) if change else "0.0"
    assert lines[1:] == [f"before {before[3, 1]:.3f}", f"after {after[3, 1]:.3f}", f"{points} points"]
    visitor.mouse.move(2, 2)


@pytest.mark.long
def test_pick_again_and_shift_are_kept_in_the_address(visitor, server: str) -> None:
    POSITIONS.open(visitor, server)
    order = visitor.locator(".gf-positions .gf-order")
    order.get_by_role("button", name="Shuffled").click()
    order.get_by_role("button", name="Again").click()
    POSITIONS.settle(visitor, positions="shuffled.2")
    order.get_by_role("button", name="Shifted").click()
    order.get_by_role("button", name="Shift by one position more").click()
    POSITIONS.settle(visitor, positions="shifted.4")
    visitor.wait_for_function("location.search.includes('positions=shifted.4') && location.search.includes('seed=2')")
    order.get_by_role("button", name="As trained").click()
    POSITIONS.settle(visitor, positions="")


@pytest.mark.parametrize("name", ["encoder", "decoder"])
def test_the_parts_of_a_cell_are_those_of_the_run(visitor, server: str, models: Models, name: str) -> None:
    POSITIONS.open(visitor, server, map=name, layer="0", head="1")
    visitor.wait_for_function(f"document.querySelector('.gf-what').dataset.sel === '{name}.1'")
    model = models.get("en-de")
    split = split_scores(model, model.trace(TEXT, details=required_details(model, name)), name)
    expected = [*five_parts(split)[:, 1, 4, 2], split.scores[1, 4, 2]]
    place = visitor.evaluate(f"{VIEW}.positionsView.centreOfPart(3, 4, 2)")
    visitor.mouse.move(place["x"], place["y"])
    visitor.wait_for_function("document.querySelector('.gf-parts').textContent.includes('sum = score')")
    shown = [float(text.replace("−", "-")) for text in visitor.locator(".gf-parts b").all_inner_texts()]
    visitor.mouse.move(2, 2)
    assert shown == pytest.approx(expected[:4] + expected[-1:] if len(shown) == 5 else expected, abs=0.0051)


def test_keys_reach_every_number(visitor, server: str) -> None:
    POSITIONS.open(visitor, server)
    visitor.focus("[data-figure=after] canvas")
    visitor.keyboard.press("ArrowRight")
    spoken = "document.querySelector('[aria-live=polite].gf-sr').textContent"
    visitor.wait_for_function(f"{spoken}.includes('before ')")
    visitor.focus(".gf-split canvas")
    visitor.keyboard.press("ArrowDown")
    visitor.wait_for_function(f"{spoken}.includes('sum = score') || {spoken}.includes('masked')")
    visitor.focus(".gf-positions section .gf-plot.gf-cross")
    visitor.keyboard.press("ArrowRight")
    visitor.wait_for_function(f"{spoken}.startsWith('position 21, dimension')")


def test_a_classifier_has_one_map_and_says_that_it_has_no_learned_positions(visitor, server: str) -> None:
    POSITIONS.open(visitor, server, model="sentiment", positions="off", kind="learned")
    assert visitor.evaluate(f"{VIEW}.dataset.sel").startswith("encoder.")
    assert "has no learned positions" in visitor.inner_text(".gf-positions .gf-about[role=status]")


@pytest.mark.long
def test_a_model_with_learned_positions_opens_with_its_table(visitor, serving: Callable) -> None:
    model = own_classifier(positions="learned")
    entry = ModelEntry("tiny", "Tiny", "classifier", lambda: model)
    with serving([entry]) as server:
        POSITIONS.open(visitor, server, model="tiny")
        waves, similarity, _ = visitor.locator(".gf-positions section:has(> .gf-titled):visible").all()[:3]
        assert visitor.get_by_role("button", name="Learned", pressed=True).is_visible()
        assert "The learned table of Tiny" in visitor.inner_text(".gf-positions")
        assert "Every dimension over positions" in waves.inner_text()
        assert "Which positions are similar" in similarity.inner_text()
        assert visitor.evaluate("glassformer.store.get('kind')") is None
        POSITIONS.open(visitor, server, model="tiny", kind="sinusoidal")
        waves.get_by_text("Every dimension is a wave over positions").wait_for()
