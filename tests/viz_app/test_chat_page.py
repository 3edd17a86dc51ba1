"""A chat on the page: a switch, a system message, the tokens that the template makes, and what a link says."""

import re
from collections.abc import Callable
from typing import Any

import pytest
import transformers
from playwright.sync_api import Page, expect
from tokenizers import AddedToken

from tests.hub import save_later_model
from tests.viz_app.asking import ask
from tests.viz_app.visitor import open_view
from viz_app.app import catalogue_entries
from viz_app.handlers import sentences, why
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.run import run
from viz_app.protocol import parse, write
from viz_app.protocol.requests import HeaderRequest, RunRequest
from viz_app.server.models import Models

DAY, TEXT = "2024-02-29", "Two dogs run."
TEMPLATE = (
    "{% for m in messages %}<|{{ m.role }}|>\n{{ m.content }}\n{% endfor %}{{ strftime_now('%Y') }}"
    "{% if add_generation_prompt %}<|assistant|>\n{% endif %}"
)


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> list[ModelEntry]:
    folder = tmp_path_factory.mktemp("chats")
    made = []
    for name, template in {"tiny-chat": TEMPLATE, "tiny-loop": "{% for i in range(9999999) %}{% endfor %}" * 9}.items():
        made.append(save_later_model("llama", folder / name, vocab_size=349))
        tokenizer = transformers.AutoTokenizer.from_pretrained(folder / name)
        tokenizer.add_tokens([AddedToken(f"<|{role}|>", special=True) for role in ("system", "user", "assistant")])
        tokenizer.chat_template = template
        tokenizer.save_pretrained(folder / name)
    made.append(save_later_model("gpt2", folder / "tiny-plain"))
    return catalogue_entries([f"hf:{one}" for one in made])


def test_a_request_keeps_its_chat() -> None:
    given = {"model": "m", "text": "Hi", "chat": DAY, "system": "Be brief."}
    assert write(parse(RunRequest, given)) == given
    assert write(parse(RunRequest, given | {"chat": ""})) == {"model": "m", "text": "Hi"}
    for wrong in ("29.2.2024", "2023-02-29", "tomorrow", ["x"], 3):
        request = parse(RunRequest, given | {"chat": wrong})
        assert write(request) == {"model": "m", "text": "Hi"}
        assert str(request.notices[0]).startswith("The link's “chat” cannot be used")


def test_every_answer_is_that_of_the_chat(entries: list[ModelEntry]) -> None:
    models, given = Models(entries), {"model": "tiny-chat", "text": TEXT, "chat": DAY, "system": "Be brief."}
    chatting: Any = models.get("tiny-chat")
    expected = chatting.as_chat([("system", "Be brief.")], date=DAY).trace(TEXT)
    told = run(models, parse(HeaderRequest, given | {"id": 1}))["answer"]
    assert (told["run"], told["chat"]) == ({"chat": DAY, "system": "Be brief."}, True)
    assert told["output"] == expected.output
    assert f"As a chat the model reads {told['tokens']} tokens" in told["notice"]
    assert ask(why.FUNCTIONS, models, "why_run", given)["run"]["target"] == list(expected.target_tokens)
    many = ask(sentences.SURVEY, models, "survey", {**given, "texts": [TEXT]})
    assert many["about"]["chat"] == {"before": [["system", "Be brief."]], "role": "user", "date": DAY}
    assert many["about"]["model"] == "tiny-chat"


@pytest.mark.browser
@pytest.mark.long
def test_the_switch_and_the_link(entries: list[ModelEntry], serving: Callable, page: Page) -> None:
    with serving(entries) as address:
        page.goto(f"{address}?v=1&model=tiny-chat&text=Two+dogs+run.")
        page.wait_for_selector("#gf-pages .gf[data-task]")
        page.click("#gh-more")
        expect(page.locator("#gh-system")).to_be_hidden()
        page.get_by_label("As a chat").check()
        expect(page.locator("#gh-message")).to_contain_text("As a chat the model reads")
        expect(page.locator("#gh-message")).to_contain_text("the special ones are <|user|>, <|assistant|>.")
        page.fill("#gh-system", "Be brief.")
        page.press("#gh-system", "Enter")
        expect(page.locator("#gh-message")).to_contain_text("<|system|>")
        page.wait_for_function("new URLSearchParams(location.search).get('system') === 'Be brief.'")
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", page.evaluate("new URLSearchParams(location.search).get('chat')"))
        page.keyboard.press("Escape")
        open_view(page, "sentences")
        expect(page.locator(".gf-sentences")).to_contain_text("Each line is read as a chat")
        page.click("#gh-more")
        page.get_by_label("As a chat").uncheck()
        page.wait_for_function("!new URLSearchParams(location.search).has('chat')")
        expect(page.locator("#gh-message")).not_to_contain_text("As a chat")
        page.goto(f"{address}?v=1&model=tiny-chat&text=Two+dogs+run.&chat={DAY}&system=Be+brief.")
        expect(page.locator("#gh-message")).to_contain_text("<|system|>")
        page.goto(f"{address}?v=1&model=tiny-plain&text=Two+dogs+run.&chat={DAY}")
        expect(page.locator("#gh-message")).to_contain_text("has no chat template; its text is read as it is.")
        page.click("#gh-more")
        expect(page.locator("#gh-chat")).to_be_hidden()


@pytest.mark.browser
@pytest.mark.long
def test_a_template_that_loops_is_one_sentence(entries: list[ModelEntry], serving: Callable, page: Page) -> None:
    with serving(entries) as address:
        page.goto(f"{address}?v=1&model=tiny-loop&text=Two+dogs+run.&chat={DAY}")
        said = "The chat template of this model "
        expect(page.locator("#gh-message")).to_contain_text(said, timeout=20_000)
