"""A page with models of Hugging Face: a translator and a classifier, seen in Chromium, and what every tab answers."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import expect

import core
from core.analysis.parts import head_logits
from core.analysis.quick_roles import quick_roles
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.asking import ask
from tests.viz_app.test_head import unpack
from tests.viz_app.visitor import open_view
from viz_app.app import catalogue_entries
from viz_app.frontend.tree import text_of
from viz_app.handlers import cards, flow, head, heads, masks, model, patch, positions, why
from viz_app.handlers.experiments import edits_of
from viz_app.handlers.resolve import run_of
from viz_app.handlers.run import run
from viz_app.protocol import parse
from viz_app.protocol.answers import no_answer
from viz_app.protocol.requests import CardsRequest, HeaderRequest, RunRequest
from viz_app.server.models import Models
from viz_app.server.page import written
from viz_app.view_models.head import ROWS

OWN_ONLY = "This is shown for this project's own models. Choose one of them."
TEXT = "A man rides a bike."


@pytest.fixture(scope="module")
def hub_entries(tmp_path_factory: pytest.TempPathFactory) -> list:
    folder = tmp_path_factory.mktemp("hub")
    made = [save_hub_model(kind, folder / f"tiny-{kind}") for kind in ("marian", "distilbert")]
    made.append(save_later_model("bert", folder / "tiny-masked", "ForMaskedLM"))
    made.append(save_later_model("mpnet", folder / "tiny-mpnet"))  # its attention shows its weights only
    return catalogue_entries([f"hf:{one}" for one in made])


@pytest.mark.long
@pytest.mark.browser
def test_the_page_shows_models_of_others(hub_entries: list, serving: Callable, page) -> None:
    with serving(hub_entries) as address:
        page.goto(f"{address}?v=1&model=tiny-distilbert&text=A+man+rides+a+bike.")
        page.wait_for_selector(".gf[data-task=classify]")
        assert "no exact contribution" in page.inner_text(".gf-unshared")
        assert page.locator(".gf-ledger button").all_inner_texts()[0] == "‹cls›"
        page.click("#gh-more")
        expect(page.locator("#gh-weights")).to_have_text(
            re.compile(r"^Its weights take [\d.]+ MB of memory as float32\.$")
        )
        page.keyboard.press("Escape")
        page.goto(f"{address}?v=1&model=tiny-marian&text=A+man+rides+a+bike.")
        page.wait_for_selector(".gf[data-task=translate]")
        open_view(page, "head")
        page.wait_for_selector(r"text=/asks with \d numbers, its query/")
        assert page.locator(".gf-picture:visible").count() == 4
        assert page.locator(".gf-inside .gf-problem, .gf-eight:visible").count() == 0
        page.click(".gf-prefers > summary")
        page.wait_for_selector(".gf-prefers .gf-two-sides")
        page.click(".gf-why-it-fits > summary")
        page.wait_for_selector("text=pairs of parts.")
        page.goto(f"{address}?v=1&model=tiny-masked&text=A+man+rides+a+bike.&tab=flow&into=1")
        page.wait_for_selector("text=What the last state of")
        assert page.locator("#tab-flow :is(.fl-rivals, .fl-answers, .gf-problem):visible").count() == 0
        page.goto(f"{address}?v=1&model=tiny-mpnet&text=A+man+rides+a+bike.&tab=head")
        page.wait_for_selector("text=so of the four pictures it has the third")
        assert page.locator(".gf-wordrow").count()
        assert page.locator(".gf-inside .gf-problem, .gf-eight:visible, .gf-pager:visible").count() == 0
        page.goto(f"{address}?v=1&model=tiny-marian&text=A+man+rides+a+bike.")
        page.wait_for_selector(".gf[data-task=translate]")
        open_view(page, "heads")
        page.wait_for_selector(".gf-headboard[data-current=true][data-effects=shown][data-roles=none]")
        assert "roles of these heads have not been measured" in " ".join(
            page.inner_text(".gf-headboard .gf-key").split()
        )
        page.click(".gf-headboard .gf-card .gf-switch >> nth=1")
        page.wait_for_selector(".gf-headboard[data-current=true][data-off='c.0.1']")
        page.goto(f"{address}?v=1&model=tiny-masked&text=A+man+%5BMASK%5D+a+bike.&tab=overview")
        page.wait_for_selector("text=This Transformer guesses")
        page.goto(f"{address}?v=1&model=tiny-masked&text=A+man+rides+a+bike.&tab=overview")
        page.wait_for_selector("text=makes a list of numbers of each word")
        assert "write [MASK] for a word" in page.inner_text("#gh-message")


@pytest.mark.long
@pytest.mark.browser
def test_changes_that_a_model_refuses_are_disabled(hub_entries: list, serving: Callable, page) -> None:
    with serving(hub_entries) as address:
        page.goto(f"{address}?v=1&model=tiny-marian&text=A+man+rides+a+bike.&tab=masks")
        page.wait_for_selector(".gf-masks[data-current=true]")
        page.wait_for_selector("text=This model takes no pads")
        assert page.locator(".gf-pads button:visible:not(:disabled)").count() == 0
        place = page.evaluate("document.querySelector('.gf-masks').masksView.centreOfMask('cross', 1, 1)")
        page.mouse.click(place["x"], place["y"])
        page.wait_for_selector(".gf-masks[data-current=true][data-mask='c.1.1.0']")
        page.goto(f"{address}?v=1&model=tiny-mpnet&text=A+man+rides+a+bike.&tab=masks")
        page.wait_for_selector(".gf-masks[data-current=true]")
        page.wait_for_selector("text=Masks, pads and bugs are fixed in this model")
        controls = page.locator(".gf-pads button:visible, .gf-masks select, .gf-bug input[type=checkbox]")
        assert controls.count() >= 8
        assert all(one.is_disabled() for one in controls.all())
        place = page.evaluate("document.querySelector('.gf-masks').masksView.centreOfMask('encoder', 1, 1)")
        page.mouse.click(place["x"], place["y"])
        page.keyboard.press("Space")
        assert page.get_attribute(".gf-masks", "data-mask") == ""


def test_a_run_of_each_kind_has_a_picture(hub_entries: list) -> None:
    models = Models(hub_entries)
    for name, output in (("tiny-marian", "translation"), ("tiny-distilbert", "classification"), ("tiny-masked", "")):
        told = json.loads(written(run(models, HeaderRequest(model=name, text=TEXT, id=1))))
        picture, (megabytes, kind) = told["picture"], told["answer"]["weights"]
        assert (megabytes, kind) == (pytest.approx(models.get(name).weights[0] / 1e6, rel=5e-3), "float32")
        assert picture["maps"]["encoder"]["layers"]
        assert bool(picture["classification"] and picture["classification"]["labels"]) == (output == "classification")


def test_every_tab_answers_with_a_sentence(hub_entries: list) -> None:
    models = Models(hub_entries)
    request = {"model": "tiny-marian", "text": TEXT, "map": "cross", "layer": 0, "positions": "off"}
    request |= {"head": 0, "row": 0, "key": 0, "seed": 0}
    for name in head.FUNCTIONS.keys() - {"layer", "score", "preferences", "logits"}:
        assert ask(head.FUNCTIONS, models, name, request) == no_answer(core.InputError("reply-own-models-only"))
    assert ask(positions.FUNCTIONS, models, "encoding", request)["kind"] == "computed"
    assert ask(positions.FUNCTIONS, models, "split", request)["error"] < 1e-4
    assert ask(positions.FUNCTIONS, models, "rotation", request)["error"].startswith("No rotation can be shown")
    asked = request | {"positions": "on"}
    model = models.get("tiny-marian")
    trace = model.trace(TEXT)
    target = [step.id for step in trace.steps]
    prefers = core.head_preferences(model, TEXT, "cross", 0, 0, 0, 0, target=target)
    shown = ask(head.FUNCTIONS, models, "preferences", asked)
    assert (shown["score"], shown["rank"], len(shown["speaksFor"])) == (prefers.score, prefers.rank, 20)
    added = ask(head.FUNCTIONS, models, "logits", asked)
    np.testing.assert_array_equal(unpack(added["values"]), head_logits(model, trace, "cross").values)
    score = ask(head.FUNCTIONS, models, "score", asked)
    assert sum(value for _, value in score["query"]) == pytest.approx(score["score"], abs=1e-3)
    layer = ask(head.FUNCTIONS, models, "layer", asked)
    assert (layer["notSplit"], layer["leads"]) == ("", True)
    assert not ask(head.FUNCTIONS, models, "layer", asked | {"map": "encoder"})["leads"]
    shares = ask(head.FUNCTIONS, models, "layer", request | {"positions": "on"})
    weights = models.get("tiny-marian").trace(TEXT).attention["cross"].weights
    np.testing.assert_array_equal(unpack(shares["arrays"]["weights"]), weights[0])
    vectors = {"weights", "query", "key", "value", "scores", "scaled", "x", "joined"}
    assert (shares["arrays"].keys(), shares["roles"], shares["fit"], shares["turns"]) == (
        vectors,
        None,
        "scaled",
        "",
    )
    alone = ask(head.FUNCTIONS, models, "layer", request | {"positions": "on", "model": "tiny-mpnet", "map": "encoder"})
    assert alone["arrays"].keys() == {"weights"}
    unchanged = request | {"positions": "on"}
    assert ask(positions.FUNCTIONS, models, "rerun_masks", request)["payload"]["moved"]
    assert ask(positions.FUNCTIONS, models, "rerun_masks", unchanged | {"pads": "1.0"}) == no_answer(
        core.InputError("core-hub-fixed")
    )
    shown = ask(positions.FUNCTIONS, models, "rerun_masks", unchanged)["payload"]
    assert shown["output"]["after"] == models.get("tiny-marian").trace(TEXT).output
    assert set(shown["takes"]) == {"off", "out", "mask", "bugs", "fill", "steer", "positions"}
    looked_ahead = ask(masks.FUNCTIONS, models, "rerun_masks", unchanged | {"bugs": "no-causal-mask"})["payload"]
    assert looked_ahead["takes"] == shown["takes"]
    others = unchanged | {"model": "tiny-mpnet", "map": "encoder"}
    assert ask(masks.FUNCTIONS, models, "rerun_masks", others)["payload"]["takes"] == ["off", "out"]
    assert ask(masks.FUNCTIONS, models, "rerun_masks", others | {"mask": "e.1.1.0"}) == no_answer(
        core.InputError("core-hub-few-changes")
    )


@pytest.fixture(scope="module")
def writers(tmp_path_factory: pytest.TempPathFactory) -> list:
    folder = tmp_path_factory.mktemp("writers")
    return catalogue_entries([f"hf:{save_later_model(kind, folder / f'tiny-{kind}')}" for kind in ("gpt2", "llama")])


def test_positions_of_decoder_only_models(writers: list) -> None:
    models, request = Models(writers), {"text": TEXT, "layer": 2, "head": 4}
    learned = ask(positions.FUNCTIONS, models, "encoding", request | {"model": "tiny-gpt2"})
    assert (learned["kind"], learned["longest"], learned["width"]) == ("learned", 131, 15)
    turned = ask(positions.FUNCTIONS, models, "encoding", request | {"model": "tiny-llama"})
    layer = ask(head.FUNCTIONS, models, "layer", request | {"model": "tiny-llama", "map": "decoder", "layer": 0})
    assert (layer["notSplit"], layer["turns"]) == ("", "halves")
    assert (turned["kind"], turned["base"], turned["width"], turned["learned"]) == ("rotary", 10000, 4, {})
    head_ = ask(positions.FUNCTIONS, models, "rotation", request | {"model": "tiny-llama"})
    model = models.get("tiny-llama")
    found = model.rotation(model.trace(TEXT), layer=2, head=4)
    assert (head_["layer"], head_["head"], head_["tokens"]) == (2, 4, list(found.tokens))
    assert head_["turned_query"]["shape"] == [len(found.tokens), 4]
    last = ask(positions.FUNCTIONS, models, "rotation", request | {"model": "tiny-llama", "layer": 99, "head": 99})
    assert (last["layer"], last["head"]) == (2, 5), "the nearest one"
    own = core.load("next-word", device="cpu")
    assert own.position_table("decoder").shape[1] == own.config.d_model


@pytest.mark.long
@pytest.mark.browser
def test_positions_turn_the_selected_head_of_the_live_model(writers: list, serving: Callable, page) -> None:
    with serving(writers) as address:
        page.goto(f"{address}?v=1&model=tiny-llama&text=A+man+rides+a+bike.&tab=positions&layer=1&head=3")
        page.wait_for_selector(".gf-rotation .gf-of-head:not(:empty)")
        told = page.inner_text(".gf-of-head")
        assert told.startswith("Layer 2, head 4: the query of ")
        assert not re.search("▁|<0x|Ġ", told), "tokens are named as everywhere"
        assert float(page.get_attribute(".gf-rotation .gf-check", "data-error") or 1) < 1e-5
        assert page.locator(".gf-rotation math").count() == 2
        assert "adds no vectors of positions" in page.inner_text(".gf-positions")
        page.goto(f"{address}?v=1&model=tiny-gpt2&text=A+man+rides+a+bike.&tab=positions")
        page.wait_for_selector("text=A learned table need not follow a rotation.")
        assert page.inner_text(".gf-of-head") == ""


def test_roles_are_measured_on_request(hub_entries: list) -> None:
    models, asked = Models(hub_entries), {"model": "tiny-marian"}
    none = ask(heads.FUNCTIONS, models, "head_roles", asked)
    assert (none["measured"], none["can_be"], none["own"]) == (None, False, "")
    assert {"de", "en", "fr"} <= {*none["languages"]}
    lines = [TEXT, "The dog, the cat and the bird sing.", ""]
    measured = ask(heads.FUNCTIONS, models, "measure_roles", asked | {"texts": lines})["measured"]
    own = quick_roles(models.get("tiny-marian"), lines)
    assert (measured["probe"], measured["pruning"], own.about["probe_sentences"]) == (2, None, 2)
    for name, roles in own.scores.items():
        for role, scores in roles.items():
            shown = measured["maps"][name]["scores"][role]["strength"]
            np.testing.assert_allclose(shown, scores.strength, atol=1e-4)
        assert measured["maps"][name]["effect"] is None
    assert "alignment" not in measured["maps"]["cross"]["scores"]
    assert ask(heads.FUNCTIONS, models, "head_roles", asked)["measured"] is None, "what a visitor types is not kept"
    assert ask(heads.FUNCTIONS, models, "roles_done", asked)["sentences"] == 0
    refused = {"language": "tlh"}, {"texts": [""]}
    for one, said in zip(refused, ("no sentences in tlh", "No text can be read"), strict=True):
        assert said in ask(heads.FUNCTIONS, models, "measure_roles", asked | one)["error"]


def test_roles_over_shipped_sentences_are_there_for_all_views(hub_entries: list) -> None:
    models, asked = Models(hub_entries), {"model": "tiny-masked"}
    measured = ask(heads.FUNCTIONS, models, "measure_roles", asked | {"language": "en"})["measured"]
    assert measured["probe"] == 50
    assert ask(heads.FUNCTIONS, models, "head_roles", asked)["measured"] == measured
    layer = ask(head.FUNCTIONS, models, "layer", asked | {"text": TEXT, "map": "encoder", "layer": 1})
    assert [role for role, _ in layer["roles"]] == measured["maps"]["encoder"]["role"][1]


@pytest.mark.long
@pytest.mark.browser
def test_the_page_measures_roles_and_shows_what_turns(writers: list, serving: Callable, page) -> None:
    with serving(writers) as address:
        page.goto(f"{address}?v=1&model=tiny-llama&text=A+man+rides+a+bike.&tab=heads")
        page.wait_for_selector(".gf-headboard[data-current=true][data-roles=none]")
        page.select_option(".gf-quick select", "own")
        page.click(".gf-quick button")
        expect(page.locator(".gf-quick")).to_contain_text("Write one sentence a line.")
        page.fill(".gf-quick textarea", "A man rides a bike.\nTwo dogs run, and one sleeps.")
        page.click(".gf-quick button")
        page.wait_for_selector(".gf-headboard[data-roles=shown]")
        expect(page.locator(".gf-quick")).to_be_hidden()
        expect(page.locator(".gf-headboard .gf-scores li")).not_to_have_count(0)
        page.goto(f"{address}?v=1&model=tiny-llama&text=A+man+rides+a+bike.&tab=head&layer=1&head=3")
        page.wait_for_selector("text=the query before its position turns it")
        page.click(".gf-prefers > summary")
        page.wait_for_selector(".gf-prefers .gf-two-sides")
        said = page.inner_text(".gf-inside")
        assert not re.search(r"undefined|NaN|null|\[object", said)


def test_parts_and_routes_of_others(hub_entries: list) -> None:
    models = Models(hub_entries)
    asked = {"model": "tiny-marian", "text": TEXT, "step": 1}
    whole = ask(flow.FUNCTIONS, models, "flow", asked)
    assert not whole["noParts"]
    parts = ask(flow.FUNCTIONS, models, "parts", asked)["parts"]
    model = models.get("tiny-marian")
    target = [step.id for step in model.trace(TEXT).steps]
    assert parts["total"] == pytest.approx(core.logit_parts(model, TEXT, step=1, target=target).total, abs=1e-5)
    alone = ask(flow.FUNCTIONS, models, "flow", {"model": "tiny-distilbert", "text": TEXT})
    assert alone["noParts"] is True
    assert "logit-flow" not in alone["run"]["methods"]
    kept = ask(flow.FUNCTIONS, models, "flow", {"model": "tiny-mpnet", "text": TEXT})
    assert kept["error"].endswith("keeps its values to itself; choose another model.")


@pytest.mark.parametrize("name", ["tiny-marian", "tiny-mpnet"])
def test_a_layer_of_a_long_text_has_the_maps_of_one_head_and_is_run_once(
    hub_entries: list, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    models, layers, run_layer = Models(hub_entries), [], core.HubModel.inside_layer

    def counted(model: core.HubModel, trace: core.Trace, name: str, layer: int, *given: core.Edits) -> dict:
        layers.append(layer)
        return run_layer(model, trace, name, layer, *given)

    monkeypatch.setattr(core.HubModel, "inside_layer", counted)
    asked = {"model": name, "text": TEXT, "map": "encoder", "layer": 1}
    whole = ask(head.FUNCTIONS, models, "layer", asked)
    monkeypatch.setattr("viz_app.view_models.head.MOST_CELLS", 0)
    for wish, only in ((None, 0), (2, 2), (99, whole["heads"] - 1)):
        layer = ask(head.FUNCTIONS, models, "layer", asked | ({} if wish is None else {"head": wish}))
        assert (whole["only"], layer["only"]) == (None, only)
        for stage in {"weights", "scores", "scaled", "query", "key", "value"} & set(whole["arrays"]):
            one, all_heads = (unpack(reply["arrays"][stage]) for reply in (layer, whole))
            np.testing.assert_array_equal(one, all_heads[only : only + 1])
        if joined := layer["arrays"].get("joined"):
            width = whole["dHead"]
            all_heads = unpack(whole["arrays"]["joined"])[:, only * width : (only + 1) * width]
            np.testing.assert_array_equal(unpack(joined), all_heads)
    monkeypatch.setattr("viz_app.view_models.head.ROWS", 4)
    ends = {0, len(layer["queries"])}
    for row in (0, 5, 99):
        part = ask(head.FUNCTIONS, models, "layer", asked | {"head": 99, "row": row})
        first, end = part["rows"]
        assert first <= min(row, max(ends) - 1) < end
        assert {first, end} <= {*layer["starts"]["queries"]} | ends, "no word is cut"
        for stage, packed in part["arrays"].items():
            axis = 0 if stage in ("x", "joined") else 1
            all_rows = unpack(layer["arrays"][stage])
            of_rows = all_rows if stage in ("key", "value") else all_rows.take(range(first, end), axis)
            np.testing.assert_array_equal(unpack(packed), of_rows)
    assert layers == ([1] if "query" in whole["arrays"] else [])


def test_the_page_asks_for_as_many_rows_as_it_gets() -> None:
    assert f"AT_ONCE = {ROWS};" in text_of("pages/head/mount.js")


def test_views_that_a_model_cannot_fill_are_told_with_its_run(hub_entries: list) -> None:
    models = Models(hub_entries)
    others = {"corpus", "model-learning", "model-faithfulness"}  # these are measured for models of this project
    for name, views in {
        "tiny-marian": set(),
        "tiny-masked": {"break", "why", "patch"},
        "tiny-mpnet": {"flow", "patch", "masks"},
    }.items():
        answer = run(models, parse(HeaderRequest, {"model": name, "text": TEXT, "id": 1}))["answer"]
        assert set(answer["refused"]) == views | others
        if "patch" in views:
            pairs = ask(patch.FUNCTIONS, models, "patch_pairs", {"model": name})
            assert answer["refused"]["patch"].id == pairs["said"]["id"]
    kept = ask(flow.FUNCTIONS, models, "flow", {"model": "tiny-mpnet", "text": TEXT})
    assert answer["refused"]["flow"].id == kept["said"]["id"]  # what the view says when it is opened
    words = ask(why.FUNCTIONS, models, "why", {"model": "tiny-mpnet", "text": TEXT})
    assert (words["refused"], "pooling" in core.methods_of(models.get("tiny-mpnet"))) == ({}, False)  # none is offered


def test_heads_of_others_are_silenced_and_their_effects_measured(hub_entries: list) -> None:
    models = Models(hub_entries)
    for name, off in (("tiny-marian", "c.0.1_d.0.0"), ("tiny-distilbert", "e.0.1")):
        request = {"model": name, "text": TEXT, "off": off}
        plain, silent = (
            ask(heads.FUNCTIONS, models, "silence", request | {"off": one})["payload"] for one in ("", off)
        )
        assert plain["after"] != silent["after"]
        for asked in (request, request | {"off": ""}):  # each is measured in its own run
            effects = ask(heads.FUNCTIONS, models, "head_effects", asked)
            edits = edits_of(run_of(parse(RunRequest, asked)))
            for map_name, change in core.head_effects(models.get(name), TEXT, edits=edits).change.items():
                np.testing.assert_allclose(effects["change"][map_name], change, atol=1e-5)
        told = ask(heads.FUNCTIONS, models, "silence", request | {"off": f"{off}_e.9.0"})["payload"]["notices"]
        assert str(told[0]).startswith("There is no encoder head 0 in layer 9,")
        told = ask(heads.FUNCTIONS, models, "head_roles", {"model": name})
        assert (told["measured"], told["can_be"], told["name"]) == (None, False, name)


def test_a_text_that_is_continued_is_one_line_from_its_first_token_on(tmp_path: Path) -> None:
    models = Models(catalogue_entries([f"hf:{save_later_model('gpt2', tmp_path / 'tiny')}"]))
    asked = {"model": "tiny", "text": TEXT}
    trace = models.get("tiny").trace(TEXT)
    words = ask(model.FUNCTIONS, models, "sentence_words", asked)
    table = models.get("tiny").token_table().tokens
    assert ([table[one] for one in words["source"]], words["target"]) == ([*trace.target_tokens], [])
    assert len(words["sides"]) == 1
    switches = cards.switches(models, parse(CardsRequest, asked))["cards"]
    assert {card["result"]["first"] for card in switches} == {"A"}


def test_a_model_of_others_is_offered_under_its_own_name(hub_entries: list) -> None:
    assert [(entry.name, entry.task) for entry in hub_entries] == [
        ("tiny-marian", "translator"),
        ("tiny-distilbert", "classifier"),
        ("tiny-masked", "encoder"),
        ("tiny-mpnet", "classifier"),
    ]


def test_an_unknown_name_is_refused_before_the_page_opens(tmp_path: Path) -> None:
    with pytest.raises(core.InputError, match="Hub does not answer"):
        catalogue_entries(["hf:nobody/no-such-model"])


@pytest.mark.browser
@pytest.mark.long
def test_the_box_takes_lines_where_the_model_reads_them(
    tmp_path: Path, serving: Callable, page, tiny_entries: list
) -> None:
    save_later_model("gpt2", tmp_path / "tiny-gpt2")
    with serving([*catalogue_entries([str(tmp_path / "tiny-gpt2")]), tiny_entries[0]]) as address:
        page.goto(f"{address}?v=1&model=tiny-gpt2&text=A+man")
        page.wait_for_selector("#gf-pages[aria-busy=false] .gf[data-current=true]")
        given = page.locator("#spine .sp-line .sp-words").first  # no token of its own stands before the text
        assert "".join(given.locator(".sp-first, .sp-text").all_text_contents()).replace(" ", "") == "Aman"
        page.fill("#gh-text", "")
        page.focus("#gh-text")
        for keys in (" Q:  A", "Shift+Enter", "b "):
            page.keyboard.press(keys) if "+" in keys else page.keyboard.type(keys)
        expect(page.locator("#gh-text")).to_have_value(" Q:  A\nb ")
        marks = "[...document.querySelectorAll('.gh-marks i')].map((mark) => mark.dataset.mark).join('')"
        assert page.evaluate(marks) == "␣␣␣⏎␣"
        page.keyboard.press("Enter")
        page.wait_for_function("new URL(location).searchParams.get('text') === ' Q:  A\\nb '")
        strip = page.locator("#spine")
        expect(strip).to_contain_text("⏎")
        unfilled = page.locator("#tab-corpus-button")
        expect(unfilled).to_have_attribute("title", re.compile("^Portraits of heads are measured for"))
        expect(unfilled).to_have_class("gf-unfilled")
        expect(page.locator("#gh-text")).to_have_value(" Q:  A\nb ")
        page.reload()
        expect(page.locator("#gh-text")).to_have_value(" Q:  A\nb ")
        page.select_option("#gh-model", tiny_entries[0].name)
        expect(page.locator("#gh-text")).not_to_have_value(" Q:  A\nb ")
        expect(unfilled).to_have_attribute("title", re.compile("^head portraits"))
        expect(page.locator(".gf-unfilled#tab-corpus-button")).to_have_count(0)
        assert page.evaluate(marks) == ""


@pytest.mark.parametrize("kind", ["llama", "cohere", "gemma2", "gpt2"])
def test_one_head_of_others_has_the_vectors_of_its_run(kind: str, tmp_path: Path) -> None:
    models = Models(catalogue_entries([f"hf:{save_later_model(kind, tmp_path / 'tiny')}"]))
    found = ask(head.FUNCTIONS, models, "layer", {"model": "tiny", "text": TEXT, "map": "decoder", "layer": 1})
    query, key, scores, scaled, value, joined = (
        unpack(found["arrays"][name]) for name in ("query", "key", "scores", "scaled", "value", "joined")
    )
    np.testing.assert_allclose(query @ key.transpose(0, 2, 1), scores, atol=2e-5)
    weights = unpack(found["arrays"]["weights"])
    np.testing.assert_allclose((weights @ value).transpose(1, 0, 2).reshape(joined.shape), joined, atol=2e-5)
    fits = np.exp(scaled) * (weights > 0)
    np.testing.assert_allclose(fits / fits.sum(-1, keepdims=True), weights, atol=2e-5)
    assert found["fit"] == ("capped" if kind == "gemma2" else "scaled")
    assert found["turns"] == {"gpt2": "", "cohere": "pairs"}.get(kind, "halves")
    if kind == "cohere":  # neighbours go round together by an angle of their own
        plain, turned = (unpack(found["arrays"][name]) for name in ("unturned_key", "key"))
        width, places = plain.shape[-1], np.arange(plain.shape[1])[:, None]
        angles = places * models.get("tiny").rotary_base ** (-np.arange(0, width, 2) / width)
        hands = (plain[..., ::2] + 1j * plain[..., 1::2]) * np.exp(1j * angles)
        np.testing.assert_allclose(turned, np.stack((hands.real, hands.imag), -1).reshape(plain.shape), atol=2e-5)
    assert found["dHead"] == value.shape[-1]
