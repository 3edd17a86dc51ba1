"""The worker that trains in the visitor's own tab, in a real Chromium: what it says is what ``core`` computes."""

import base64
import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import core
from core.sentences import sentence
from core.toy_training.run import ToyRun
from core.toy_training.settings import ToySettings
from tests.conftest import unwatched
from tests.viz_app.static.hosting import files_of
from viz_app.app import catalogue_entries
from viz_app.static.builder import build

pytestmark = [pytest.mark.browser, pytest.mark.static]

SECONDS = 120_000  # ms
SMALL = {"d_model": 32, "heads": 2, "steps": 40}
ASK = """async () => {
  const { worker, site } = await (await fetch('training.json')).json();
  for (const file of site.program) file.url = new URL(file.path, document.baseURI).href;
  const place = new Worker(worker), heard = [], waiting = [];
  place.onmessage = ({ data }) => { heard.push(data); waiting.splice(0).forEach(look => look()); };
  window.until = async found => { for (;;) {
    const at = heard.findIndex(data => data.failed || found(data));
    if (at >= 0) { const [data] = heard.splice(at, 1); if (data.failed) throw new Error(data.failed); return data; }
    await new Promise(look => waiting.push(look)); } };
  window.ask = async (train, ...given) => {
    place.postMessage({ train, given });
    const { reply } = await until(data => data.trained === train);
    return typeof reply === 'string' ? JSON.parse(reply) : btoa(String.fromCharCode(...reply)); };
  window.train = async until_ => {
    place.postMessage({ train: 'go', given: [] });
    for (const all = []; ;) {
      all.push(JSON.parse((await until(data => data.trained === 'advance')).reply));
      if (all.at(-1).isDone || all.at(-1).diverged || all.at(-1).step >= until_) {
        place.postMessage({ train: 'pause', given: [] });
        return all; } } };
  place.postMessage({ site: { ...site, token: '' } });
  await until(data => data.ready); }"""


@pytest.fixture(scope="module")
def ask(chromium: Browser, tiny_checkpoints: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A page with a worker: ``ask(name, ...)`` calls its functions."""
    folder = tmp_path_factory.mktemp("site")
    build(folder, catalogue_entries([str(tiny_checkpoints / "sentiment")]))
    with files_of(folder) as address, unwatched(chromium, service_workers="block", bypass_csp=True) as page:
        page.set_default_timeout(SECONDS)
        page.route("**/blank.html", lambda route: route.fulfill(body="<html></html>", content_type="text/html"))
        page.goto(f"{address}blank.html")
        page.evaluate(ASK)
        yield _asking(page)


def _asking(page: Page) -> Callable[..., Any]:
    def asked(name: str, *given: Any) -> Any:
        if name == "train":
            return page.evaluate("until => train(until)", *given)
        return page.evaluate("given => ask(...given)", [name, *given])

    return asked


def words(said: dict[str, Any]) -> str:
    """Return a sentence of the tab, which has no English, in words."""
    return str(sentence(said["id"], **said["values"]))


def test_two_runs_learn_side_by_side_and_go_back_in_time(ask: Callable[..., Any], tmp_path: Path) -> None:
    settings = [SMALL, SMALL | {"positions": False}]
    began = ask("start", json.dumps(settings))
    runs = [ToyRun(ToySettings(**one)) for one in settings]  # type: ignore[arg-type]
    assert began["sizes"] == [run.size for run in runs]
    chunks = ask("train", 20)
    done = chunks[-1]["step"]
    assert 20 <= done < 30  # a chunk is as long as the machine is fast
    assert chunks[-1]["ms"] > 0
    for which, run in enumerate(runs):
        losses = [loss for chunk in chunks for loss in chunk["losses"][which]]
        assert losses == pytest.approx([run.advance() for _ in range(done)], abs=1e-4)
    seen = ask("view", " Headache ", None)
    assert [one["written"] for one in seen["views"]] == [run.view("headache").written for run in runs]
    assert seen["kept"] == [0, 10, 20]
    assert ask("view", "headache", 0)["views"][0]["step"] == 0
    assert "type 8 letters" in words(ask("view", "x", None)["refused"])
    assert ask("train", 40)[-1]["isDone"]
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(ask("zipped", 0, "reverse")))) as archive:
        archive.extractall(tmp_path)
    model = core.load(str(tmp_path / "reverse"), device="cpu")
    written = ask("view", "headache", None)["views"][0]["written"]
    assert model.translate("headache", core.Decoding(max_tokens=10)) == written


def test_a_loss_that_is_no_number_and_settings_that_do_not_fit_are_said(ask: Callable[..., Any]) -> None:
    assert "cannot be split" in words(ask("start", json.dumps([{"heads": 3}]))["refused"])
    ask("start", json.dumps([SMALL | {"bug": "empty-row-nan"}]))
    (chunk,) = ask("train", 40)
    assert (chunk["diverged"]["id"], chunk["diverged"]["values"]["step"]) == ("model-train-diverged", 1)
    assert ask("slow_down")["rate"] == pytest.approx(1.5e-3)
    ask("start", json.dumps([SMALL, SMALL | {"bug": "empty-row-nan"}]))
    (chunk,) = ask("train", 40)
    assert (chunk["which"], chunk["step"], chunk["losses"]) == (1, 0, [[], []])
    assert [one["step"] for one in ask("view", "headache", None)["views"]] == [0, 0]
    ask("start", json.dumps([SMALL]))
    assert ask("train", 10)[-1]["step"] == 10
