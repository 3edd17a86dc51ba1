"""The page repeats nothing of the contract: with another one in it, its scripts read and write other links."""

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request

import core
from tests.viz_app.visitor import open_page, query, settle
from viz_app.frontend.inline import import_map
from viz_app.protocol import ELEMENT, decoding, exported

pytestmark = pytest.mark.browser

ADDRESS = "http://127.0.0.1:9/contract"
MODULES = {
    "decoding": "state/decoding.js",
    "link": "state/link.js",
    "edits": "pages/masks/edits.js",
    "masks": "pages/masks/state.js",
    "address": "pages/header/address.js",
}
PAGE = """<!doctype html><html><head><meta charset="utf-8"><script type="importmap">{imports}</script>
<script type="application/json" id="{element}">{contract}</script></head><body><script type="module">
{statements}
Object.assign(window, {{ {names} }});
window.ready = true;
</script></body></html>"""


def another() -> dict[str, Any]:
    """A contract with other names, defaults and limits."""
    contract = json.loads(json.dumps(exported()))
    penalty = next(one for way in contract["ways"] for one in way["options"] if one["name"] == "length_penalty")
    penalty["usual"] = 0.9
    contract["version"] = "7"
    contract["parameters"]["forced"]["ids"] = "tokens."
    contract["parameters"]["layer"]["highest"] = 3
    contract["parameters"]["quokka"] = {"kind": "text", "longest": 5}
    contract["groups"]["run"].append("quokka")
    contract["edits"] |= {"maxPads": 3, "maxMaskEdits": 1, "fills": ["-1e9", "model"]}
    contract["edits"]["short"]["cross"] = "x"
    contract["bugs"] = ["a-bug"]
    return contract


@pytest.fixture
def scripts(page: Page) -> Callable[[str], Any]:
    """Evaluates an expression of the page's own modules on a page with ``another`` contract."""
    html = PAGE.format(
        imports=import_map(*MODULES.values()),
        element=ELEMENT,
        contract=json.dumps(another()),
        statements="\n".join(f"import * as {name} from '{path}';" for name, path in MODULES.items()),
        names=", ".join(MODULES),
    )
    page.route(f"{ADDRESS}**", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{ADDRESS}?model=m&text=t&quokka=hop")
    page.wait_for_function("window.ready")
    return page.evaluate


def test_another_contract_makes_another_page(scripts: Callable[[str], Any]) -> None:
    usual, unusual = ({"decoding": "beam.4"} | more for more in ({}, {"length_penalty": "1.4"}))
    assert scripts("decoding.write({ kind: 'beam', beam: 4, length_penalty: 0.9 })") == usual
    assert scripts("decoding.write({ kind: 'beam', beam: 4, length_penalty: 1.4 })") == unusual
    assert scripts("decoding.read({ decoding: 'beam.4' }).length_penalty") == 0.9
    assert scripts("decoding.forcedIds([3, 5])") == "tokens.3.5"
    assert scripts("link.request()") == {"model": "m", "text": "t", "quokka": "hop"}
    assert scripts("link.problems([['layer', '3'], ['quokka', 'x']], [])") == []
    assert len(scripts("link.problems([['layer', '4']], [])")) == 1
    assert scripts("edits.format(edits.parse('x.1.2.0'))") == "x.1.2.0"
    assert scripts("edits.parse('c.1.2.0')") == scripts("edits.parse('x.1.2.0_x.1.3.0')") == []
    scripts("address.writeAddress({ model: 'm', text: 't', run: {} }, 'replace')")
    assert scripts("glassformer.store.get('v')") == "7"


def test_another_contract_edits_masks_otherwise(scripts: Callable[[str], Any]) -> None:
    read = "(values) => (glassformer.store.set(values), new masks.Editing(() => {}, () => []))"
    assert scripts(f"({read})({{ pads: '3.0', bugs: 'a-bug', fill: 'model' }}).now") == {
        "mask": [],
        "bugs": ["a-bug"],
        "fill": "model",
        "pads": [3, 0],
        "side": "right",
    }
    plain = {"mask": [], "bugs": [], "fill": "-1e9", "pads": [0, 0], "side": "right"}
    assert scripts(f"({read})({{ pads: '4.0', bugs: 'no-scale', fill: 'none' }}).now") == plain
    assert scripts(f"({read})({{ fill: '-1e9' }}).isChanged()") is False


def usual_penalty(monkeypatch: pytest.MonkeyPatch, penalty: float) -> None:
    """Let ``penalty`` be what beam search takes where nothing is said: of the core, and so of the protocol."""
    made = inspect.unwrap(core.Decoding.__init__)  # the tests check its shapes
    monkeypatch.setattr(made, "__kwdefaults__", made.__kwdefaults__ | {"length_penalty": penalty})
    monkeypatch.setattr(decoding, "PLAIN", core.Decoding())
    monkeypatch.setattr(decoding, "WAYS", tuple(_way(way, penalty) for way in decoding.WAYS))


def _way(way: dict[str, Any], penalty: float) -> dict[str, Any]:
    options = [one | ({"usual": penalty} if one["name"] == "length_penalty" else {}) for one in way["options"]]
    return way | {"options": options}


def test_another_default_is_what_the_page_asks_for_and_links_to(
    page: Page,
    serving: Callable,
    tiny_entries: list,
    tiny_stored: list,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual_penalty(monkeypatch, 0.9)
    sent: list[Request] = []

    def penalty(value: str) -> str | None:
        """Return the request and the link that the page makes when a visitor types this value."""
        sent.clear()
        page.fill("[data-name=length_penalty]", value)
        page.press("[data-name=length_penalty]", "Tab")
        settle(page)
        asked = [request.post_data_json["data"] for request in sent if request.url.endswith("/ask/header/run")]
        assert [one["decoding"] for one in asked] == ["beam.4"]
        assert query(page)["decoding"] == "beam.4"
        assert asked[0].get("length_penalty") == query(page).get("length_penalty")
        return query(page).get("length_penalty")

    page.on("request", lambda request: sent.append(request))
    with serving(tiny_entries, tiny_stored) as address:
        open_page(page, address, model="en-de", text="A cat.")
        page.click("#gh-more")
        page.click("#gh-options [data-value=beam]")
        settle(page)
        assert page.input_value("[data-name=length_penalty]") == "0.9"
        assert "length_penalty" not in query(page)
        assert penalty("1.4") == "1.4"
        assert penalty("0.9") is None
