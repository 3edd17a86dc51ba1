"""The page in another language: who chooses it, what falls back to English, and that nothing is lost by a switch."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import visiting
from tests.viz_app.made_up import LEFT, RIGHT, speak
from tests.viz_app.visitor import open_page
from viz_app.frontend import tree
from viz_app.frontend.tree import FIRST_ROOMS, LOCALES, MESSAGE, languages, rooms, text_of, text_of_room
from viz_app.handlers.lessons import shipped_lessons
from viz_app.handlers.tabs import GROUPS

ROOT = "() => [document.documentElement.lang, document.documentElement.dir]"


@pytest.fixture
def speaking(chromium: Browser) -> Iterator[Page]:
    """A window that knows the made-up languages."""
    with visiting(chromium) as page:
        speak(page)
        yield page


def answer(page: Page, part: str, body: str) -> None:
    """Answer with ``body`` where the page asks for a file of messages."""
    page.route(f"**/messages/{LEFT}/{part}.js", lambda route: route.fulfill(body=body, content_type="text/javascript"))


def test_only_a_language_that_lacks_no_message_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"en": "why-a = A\nwhy-b = B\n", "de": "why-b = B\nwhy-a = A\n", "fr": "why-a = A\n", "es": ""}
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "why.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(tree, "LOCALES", tmp_path)
    monkeypatch.setattr(tree, "ENGLISH_OF_CORE", tmp_path)
    for name in ("rooms", "languages", "missing", "offered"):  # without what they keep
        monkeypatch.setattr(tree, name, getattr(tree, name).__wrapped__)
    assert tree.languages() == ("de", "es", "fr")
    assert [tree.missing(one) for one in tree.languages()] == [(), ("why-a", "why-b"), ("why-b",)]
    assert tree.offered() == ("de",)


@pytest.mark.parametrize("language", languages())
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    english = {one for room in rooms() for one in MESSAGE.findall(text_of_room("en", room))}
    for path in (LOCALES / language).glob("*.ftl"):
        assert path.stem in rooms()
        assert not [one for one in MESSAGE.findall(path.read_text("utf-8")) if one not in english], path


def test_a_shipped_lesson_is_played_in_the_language_of_the_page(server: str, page: Page) -> None:
    lesson = next(one for one in shipped_lessons() if one.name == "token")
    told = lesson.languages["de"]
    page.goto(f"{server}?lang=de&lesson={lesson.name}&stop=2")
    expect(page.locator(".gf-lesson h2")).to_have_text(told["title"], timeout=20_000)
    expect(page.locator(".gf-lesson .gf-question")).to_have_text(told["stops"][1]["ask"]["question"])
    page.click(".gf-lesson .gf-next")
    expect(page.locator(".gf-lesson .gf-verdict-lines")).to_contain_text(told["stops"][1]["ask"]["choices"][1])
    page.click("#gh-tour")
    expect(page.get_by_role("menuitem", name=told["title"])).to_be_visible()


def test_the_texts_of_the_html_are_the_english_messages(server: str, page: Page) -> None:
    page.goto(server)
    texts = page.evaluate(
        """async () => {
          const html = await (await fetch('./')).text();
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const each = (name, read) =>
            [...parsed.querySelectorAll(`[${name}]`)].map((one) => [one.getAttribute(name), read(one)]);
          return [
            ...each('data-say', (one) => one.firstChild.textContent),
            ...each('data-say-label', (one) => one.getAttribute('aria-label')),
            ...each('data-say-title', (one) => one.title),
          ];
        }"""
    )
    catalogue = "\n".join(text_of_room("en", room) for room in rooms())
    messages = dict(re.findall(r"^([\w-]+) = (.*)$", catalogue, re.MULTILINE))
    assert len(texts) > 50
    assert [(name, text) for name, text in texts if messages.get(name) != text] == []
    of_tabs = {name for name in messages if re.match(r"shell-(?:tab|view|about)-", name)}
    assert of_tabs == {name for name, _ in texts if re.match(r"shell-(?:tab|view|about)-", name)}
    assert len(of_tabs) > len(GROUPS)


@pytest.mark.browser
@pytest.mark.parametrize(("language", "direction"), [(LEFT, "ltr"), (RIGHT, "rtl")])
def test_a_link_names_the_language(speaking: Page, server: str, language: str, direction: str) -> None:
    open_page(speaking, server, lang=language)
    assert speaking.evaluate(ROOT) == [language, direction]
    expect(speaking.locator("#gh-share span")).to_have_text(re.compile("Šĥářé"))
    expect(speaking.locator("#group-heads-button")).to_have_text(re.compile("Ĥéáđš"))


@pytest.mark.browser
@pytest.mark.parametrize("language", ["xx", "__proto__", "constructor", "de/../../x", "<b>", ""])
def test_a_language_that_is_none_does_no_harm(page: Page, server: str, language: str) -> None:
    open_page(page, server, lang=language)
    assert page.evaluate(ROOT) == ["en", "ltr"]


@pytest.mark.browser
@pytest.mark.long
def test_the_menu_switches_and_keeps_the_view(speaking: Page, server: str) -> None:
    open_page(speaking, server, lang=LEFT, tab="why")
    speaking.locator("#gh-more").click()
    menu = speaking.locator("#gh-languages select")
    expect(menu).to_have_value(LEFT)
    expect(speaking.locator("#gh-languages p")).to_contain_text("ḿíšţáķé")
    menu.select_option("en")
    speaking.wait_for_function("() => document.documentElement.lang === 'en'")
    expect(speaking.locator("#gh-share span")).to_have_text("Share")
    assert {"tab=why", "lang=en"} <= set(speaking.url.partition("?")[2].split("&"))
    speaking.goto(server)
    assert speaking.evaluate(ROOT) == ["en", "ltr"]


@pytest.mark.browser
@pytest.mark.parametrize(
    ("broken", "told"),
    [("", "there is no such message"), ("header-share = { $nothing }", "Unknown variable: $nothing")],
)
def test_a_broken_message_is_said_in_english(chromium: Browser, server: str, broken: str, told: str) -> None:
    lines: list[str] = []
    with visiting(chromium) as page:
        speak(page)
        page.on("console", lambda message: lines.append(message.text))

        def one(room: str) -> str:
            text = text_of_room("en", room)
            return re.sub(r"^header-share = .*$", broken, text, flags=re.MULTILINE)

        body = f"export const ROOMS = {json.dumps({room: one(room) for room in rooms()})};"
        page.route(
            f"**/messages/{LEFT}/{FIRST_ROOMS}.js",
            lambda route: route.fulfill(body=body, content_type="text/javascript"),
        )
        open_page(page, server, lang=LEFT)
        expect(page.locator("#gh-share span")).to_have_text("Share")
    assert [line for line in lines if "header-share:" in line] == [
        f"{LEFT}: header-share: {told}. It is said in English."
    ]


@pytest.mark.browser
def test_a_language_that_does_not_come_leaves_english(chromium: Browser, server: str) -> None:
    lines: list[str] = []
    with visiting(chromium) as page:
        speak(page)
        page.on("console", lambda message: lines.append(message.text))
        page.route(
            f"**/messages/{LEFT}/*.js", lambda route: route.fulfill(body="broken(", content_type="text/javascript")
        )
        open_page(page, server, lang=LEFT)
        expect(page.locator("#gh-share span")).to_have_text("Share")
    assert sum(f"messages/{LEFT}/{FIRST_ROOMS}.js" in line for line in lines) == 1
    assert not [line for line in lines if "said in English" in line], "a line for each message that did not come"


@pytest.mark.browser
@pytest.mark.parametrize(
    ("browser", "offers", "chosen"),
    [
        (["de-AT", "en"], "de fr", "de"),
        (["nl", "fr-CH"], "de fr", "fr"),
        (["en-GB", "de"], "de fr", "en"),
        (["zh-CN"], "de zh-Hans", "zh-Hans"),
        (["zh-TW", "de"], "de zh-Hans", "de"),
        (["de"], "", "en"),
        (["nl"], "de", "en"),
    ],
)
def test_the_browser_chooses_a_finished_language(page: Page, browser: list[str], offers: str, chosen: str) -> None:
    page.evaluate(
        """([languages, offered]) => {
          Object.defineProperty(navigator, 'languages', { get: () => languages, configurable: true });
          document.documentElement.dataset.offered = offered;
          document.documentElement.dataset.languages = offered;
        }""",
        [browser, offers],
    )
    page.evaluate(text_of("pages/early.js"))
    assert page.evaluate(ROOT) == [chosen, "ltr"]


@pytest.mark.browser
def test_a_link_may_name_a_language_as_people_and_browsers_do(page: Page) -> None:
    page.evaluate(
        """() => {
          Object.defineProperty(navigator, 'languages', { get: () => ['fr'], configurable: true });
          Object.assign(document.documentElement.dataset, { offered: 'de fr zh-Hans', languages: 'de fr zh-Hans' });
        }"""
    )
    wanted = {"DE": "de", "de-AT": "de", "zh": "zh-Hans", "zh-TW": "fr", "en-GB": "en", "nl": "fr", "-": "fr"}
    found = {}
    for tag in wanted:
        page.evaluate(
            """tag => {
              const get = (name) => (name === 'lang' ? tag : null);
              Object.defineProperty(window, 'URLSearchParams', { value: class { get = get; }, configurable: true });
            }""",
            tag,
        )
        page.evaluate(text_of("pages/early.js"))
        found[tag] = page.evaluate("document.documentElement.lang")
    assert found == wanted
