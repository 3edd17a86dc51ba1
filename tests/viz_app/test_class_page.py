"""A class in Chromium: one teacher at the board, pupils on phones and by HTTP."""

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.axe import violations
from tests.viz_app.server.rooms.conftest import lesson_text
from tests.viz_app.server.rooms.test_requests import Class
from tests.viz_app.visitor import eventually, open_page
from viz_app.app import rooms_of
from viz_app.server.rooms.questions import FOUND

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
CARD, BOARD = ".gf-lesson", ".gf-classboard"
PHONES = 24
SOON, SLOW = 3_000, 20_000  # ms from the last answer until the board has it; until a phone has followed
WITH_TEXTS = json.dumps(
    {
        "title": "Kinds",
        "stops": [
            {
                "prose": "Look.",
                "state": {"model": "en-de", "text": "A quokka sleeps.", "map": "cross"},
                "ask": {
                    "question": "Do you like it?",
                    "choices": ["Yes.", "No."],
                    "poll": True,
                    "answer": "Both are fine.",
                },
            },
            {"prose": "Now.", "task": {"kind": "text", "question": "Why here?", "answer": "The mask."}},
        ],
    }
)
SIDEWAYS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def classes(serving: Callable, tiny_entries: list, tiny_stored: list, tmp_path_factory: Any) -> Iterator[str]:
    """The address of an app with classes."""
    rooms = rooms_of(str(tmp_path_factory.mktemp("class") / "class.sqlite"))
    with serving(tiny_entries, tiny_stored, rooms=rooms) as address:
        yield address
    rooms.rooms.close()


@pytest.fixture
def client(classes: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=classes, timeout=60) as one:
        yield one


@pytest.fixture
def phone(chromium: "Browser") -> Iterator[Page]:
    """A phone that may lose its connection; only an error of the page itself fails."""
    # Playwright asks a condition again by eval, which the policy of the page forbids.
    context = chromium.new_context(viewport={"width": 390, "height": 844}, bypass_csp=True)
    page, errors = context.new_page(), []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def join(page: Page, address: str, code: str) -> None:
    page.goto(f"{address}#class={code}")
    page.click(".gf-screen button[type=submit]")
    expect(page.locator(".gf-screen")).to_contain_text("Your teacher begins soon")


def choose(page: Page, choice: int) -> None:
    page.locator(f"{CARD} .gf-choice input").nth(choice).check()
    page.click(f"{CARD} .gf-answer")


@pytest.mark.long
def test_a_teacher_leads_twenty_four_pupils_with_one_key(page: Page, classes: str, client: httpx.Client) -> None:
    open_page(page, classes)
    page.click("#gh-tour")
    page.get_by_role("menuitem", name="Start a class").click()
    page.get_by_label("Lesson", exact=True).select_option("why-a-mask")
    assert violations(page) == []
    page.click("text=Start the class")
    expect(page.locator(".gf-bqr svg")).to_be_visible()
    assert violations(page) == []
    code, _, key = page.evaluate("location.hash").removeprefix("#class=").partition(".")
    assert page.inner_text(".gf-bcode").replace(" ", "") == code
    place = f"/class/rooms/{code}"
    tokens = [client.post(f"{place}/members", json={}).json()["member"] for _ in range(PHONES)]
    expect(page.locator(".gf-lobby")).to_contain_text(f"{PHONES} are here.")
    lesson = client.get(f"{place}/lesson", headers={"Authorization": f"Bearer {key}"}).json()["lesson"]
    first = next(at for at, stop in enumerate(lesson["stops"]) if stop["ask"])
    ask = lesson["stops"][first]["ask"]
    for at in range(first + 1):
        page.keyboard.press("PageDown")
        expect(page.locator(".gf-btop")).to_contain_text(f"{at + 1} of {len(lesson['stops'])}")
    expect(page.locator(".gf-bmain h3")).to_contain_text(ask["question"].split("{")[0].replace("**", ""))
    assert ask["answer"].split("{")[0].replace("**", "") not in page.inner_text("body"), "nothing gives it away"
    wrong = (ask["right"] + 1) % len(ask["choices"])

    def vote(number: int, choice: int, vote: int) -> None:
        given = {"stop": first, "round": vote, "choice": choice, "tries": 1, "hint": False}
        headers = {"Authorization": f"Bearer {tokens[number]}"}
        assert client.post(f"{place}/answers", json=given, headers=headers).status_code == 200

    for number in range(PHONES):
        vote(number, wrong if number % 3 else ask["right"], 1)
    expect(page.locator(".gf-bcount")).to_have_text(f"{PHONES} of {PHONES}", timeout=SOON)
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-counts li").nth(ask["right"])).to_contain_text(f"{PHONES // 3}")
    expect(page.locator(".gf-counts .gf-right")).to_have_count(0)
    page.get_by_role("button", name="Vote again").click()
    expect(page.locator(".gf-bcount")).to_have_text(f"0 of {PHONES}")
    for number in range(PHONES):
        vote(number, ask["right"], 2)
    expect(page.locator(".gf-bcount")).to_have_text(f"{PHONES} of {PHONES}", timeout=SOON)
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-bside")).to_contain_text("The mark is the first vote")
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-bside")).to_contain_text(f"right, {PHONES // 3} before you talked")
    expect(page.locator(".gf-counts .gf-right")).to_have_count(1)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.reload()  # the link leads the class also then
    expect(page.locator(".gf-bside")).to_contain_text(f"{PHONES} of {PHONES}")
    assert violations(page) == []
    page.get_by_role("button", name="Table", exact=True).last.click()
    expect(page.locator(".gf-sheet tbody tr")).to_have_count(PHONES)
    with page.expect_download() as saved:
        page.click("text=Download CSV")
    lines = Path(saved.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 1 + 2 * PHONES
    page.get_by_role("button", name="Drop").first.click()
    expect(page.locator(".gf-bside")).to_contain_text("right,")
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.locator(BOARD)).to_contain_text("The class is over.")
    page.locator(BOARD).get_by_role("button", name="Undo").click()
    expect(page.locator(".gf-btop")).to_contain_text(f"{first + 1} of")
    board = client.get(f"{place}/board", headers={"Authorization": f"Bearer {key}"}).json()
    assert len(board["members"]) == PHONES - 1


@pytest.mark.long
def test_a_phone_follows_answers_is_loaded_again_and_loses_its_connection(
    phone: Page, classes: str, client: httpx.Client
) -> None:
    room = Class(client)
    phone.goto(f"{classes}class")
    expect(phone.locator(".gf-screen h2")).to_have_text("Join a class")
    phone.fill(".gf-screen input", "12")
    phone.keyboard.press("Enter")
    expect(phone.locator(".gf-screen")).to_contain_text("The code has six digits")
    phone.fill(".gf-screen input", f"{room.code[:3]} {room.code[3:]}")
    phone.keyboard.press("Enter")
    expect(phone.locator(".gf-screen")).to_contain_text("Your teacher begins soon")
    assert violations(phone) == []
    room.act(0)
    expect(phone.locator(f"{CARD} .gf-prose")).to_have_text("Look.", timeout=20_000)
    expect(phone.locator(f"{CARD} .gf-next")).to_be_hidden()
    room.act(1)
    expect(phone.locator(f"{CARD} .gf-question")).to_have_text("Which?", timeout=20_000)
    phone.keyboard.press("PageDown")
    phone.keyboard.press("PageDown")
    expect(phone.locator(CARD)).to_have_attribute("data-open", "true")
    choose(phone, 0)
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.")
    assert room.get("/board", room.key).json()["counts"] == [[1, 1, 0, 1]]
    assert violations(phone) == []
    phone.reload()
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.", timeout=20_000)
    expect(phone.locator(f"{CARD} .gf-choice input").nth(0)).to_be_checked()
    assert len(room.get("/board", room.key).json()["members"]) == 1, "it is the same animal"
    phone.context.set_offline(True)
    choose(phone, 2)
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("No connection", timeout=30_000)
    phone.context.set_offline(False)
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.", timeout=30_000)
    assert room.get("/board", room.key).json()["counts"] == [[1, 1, 2, 1]]
    room.act("close")
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Closed.", timeout=20_000)
    assert "The last." not in phone.inner_text("body")
    room.act("show")
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text("Right: wombat.", timeout=20_000)
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text("The last.")
    assert phone.evaluate(SIDEWAYS)
    room.act(4)
    expect(phone.locator(f"{CARD} .gf-result")).to_contain_text("1 of 2 right at the first try", timeout=20_000)
    room.act("end")
    expect(phone.locator(f"{CARD} .gf-next:text-is('Done')")).to_be_visible()
    expect(phone.locator(f"{CARD} .gf-result")).to_be_visible()


@pytest.mark.long
def test_a_pupil_who_may_go_on_tries_again_and_is_held(phone: Page, classes: str, client: httpx.Client) -> None:
    room = Class(client, lead=False, at_once=True, lesson=with_tries(lesson_text()))
    join(phone, classes, room.code)
    room.act(0)
    expect(phone.locator(f"{CARD} .gf-prose")).to_have_text("Look.", timeout=20_000)
    phone.click(f"{CARD} .gf-next")
    expect(phone.locator(f"{CARD} .gf-question")).to_have_text("Which?")
    choose(phone, 0)
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text("You said: none. It is another.")
    choose(phone, 2)
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text("Right: wombat.")
    phone.wait_for_function("JSON.parse(sessionStorage['glassformer-class']).unsent.length === 0")
    row = room.get("/board?who=1", room.key).json()["answers"][0]
    assert (row["first"], row["last"], row["tries"]) == (0, 2, 2)
    room.act("hold", 3)
    expect(phone.locator(f"{CARD} .gf-prose")).to_have_text("Done.", timeout=20_000)
    expect(phone.locator(f"{CARD} .gf-next")).to_be_hidden()
    name = room.get("/board", room.key).json()["members"][0]
    rev = room.get("/board", room.key).json()["rev"]
    room.post("acts", room.key, rev=rev, act="drop", name=name)
    expect(phone.locator(".gf-screen")).to_contain_text("This phone is no longer in the class.", timeout=20_000)


def with_tries(text: str) -> str:
    lesson = json.loads(text)
    lesson["stops"][1]["ask"]["tries"] = 2
    return json.dumps(lesson)


@pytest.mark.long
def test_a_board_fits_a_phone_and_a_projector(page: Page, classes: str, client: httpx.Client) -> None:
    room = Class(client)
    room.act(1)
    for width, height in ((390, 844), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(f"{classes}#class={room.code}.{room.key}")
        expect(page.locator(".gf-bmain h3")).to_have_text("Which?", timeout=20_000)
        assert page.evaluate(SIDEWAYS)
        assert violations(page) == []
        forward = page.locator(".gf-bfoot .gf-primary")
        expect(forward).to_be_in_viewport()
    room.act("end")
    expect(page.locator(".gf-bmain h3")).to_have_text("The class is over.", timeout=20_000)
    expect(page.locator(".gf-bjoin")).to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{classes}#class=garbage")
    expect(page.locator(".gf-screen h2")).to_have_text("Join a class")


DRAWN = """() => [...document.querySelectorAll('.gf-blines line')].map((line) =>
    ['x1', 'x2', 'stroke-width'].map((name) => Number(line.getAttribute(name))))"""
MIDDLES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect();
    return box.left + box.width / 2 - document.querySelector('.gf-blines').getBoundingClientRect().left;
})"""


def violations_of_board(page: Page) -> list[str]:
    """Return what axe finds, except for the order of headings: axe also counts headings of the covered page."""
    return [one for one in violations(page) if not one.startswith("heading-order")]


@pytest.mark.long
def test_a_class_is_a_row_of_attention_over_that_of_the_head(page: Page, classes: str, client: httpx.Client) -> None:
    room = Class(client)
    tokens = [room.join() for _ in range(4)]
    room.act(2)
    page.goto(f"{classes}#class={room.code}.{room.key}")
    rows = page.locator(".gf-heat tbody tr")
    expect(rows).to_have_count(2, timeout=20_000)
    assert rows.locator("td").all_inner_texts() == [""] * rows.locator("td").count(), "all is covered"
    expect(page.locator(".gf-blines")).to_have_text("The lines are covered.")
    assert violations_of_board(page) == []
    for width in (1440, 820, 390):
        page.set_viewport_size({"width": width, "height": 844})
        heights = rows.locator("td").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(heights) >= 16, "a covered cell is as tall as a line"
    for number, token in enumerate(tokens):
        given = {"stop": 2, "round": 1, "choice": number // 3, "tries": 1, "hint": False}
        assert room.post("answers", token, **given).status_code == 200
    room.act("close")
    expect(rows.first.locator("td").first).to_have_text("75\u202f%", timeout=20_000)
    assert page.evaluate(DRAWN) == []
    expect(rows.last.locator("td").first).to_be_empty()
    room.act("show")
    expect(page.locator(".gf-blines line")).to_have_count(rows.first.locator("td").count(), timeout=20_000)
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        eventually(page, lambda: expect_lines_from_cells(page))
        assert page.evaluate(
            "document.querySelector('.gf-heat').scrollWidth <= document.querySelector('.gf-heat').clientWidth"
        )
    right = page.locator(".gf-heat thead th").evaluate_all("all => all.findIndex(one => one.matches('.gf-right')) - 1")
    widths = [width for *_, width in page.evaluate(DRAWN)]
    assert widths.index(max(widths)) == right
    assert violations_of_board(page) == []
    names = page.locator(".gf-heat thead th").all_inner_texts()[1:]
    room.act(3)
    page.reload()  # another stop is on the board, so the run of the question is not there yet
    page.locator(BOARD).get_by_role("button", name="Table", exact=True).click()
    expect(page.locator(".gf-sheet tbody tr")).to_have_count(len(tokens))
    fits = page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.gf-sheet'))"
    )
    assert fits, "the table scrolls, and its buttons stay"
    with page.expect_download() as saved:
        page.click("text=Download CSV")
    rows = csv.DictReader(Path(saved.value.path()).read_text(encoding="utf-8-sig").splitlines())
    assert {row["first guess"] for row in rows} == set(names[:2])


def expect_lines_from_cells(page: Page) -> None:
    """Each line goes from the middle of its cell to the middle of the token that looks."""
    (looks,) = page.evaluate(MIDDLES, ".gf-bline .gf-on")
    for (left, right, _), cell in zip(
        page.evaluate(DRAWN), page.evaluate(MIDDLES, ".gf-heat tbody tr:last-child td"), strict=True
    ):
        assert abs(left - cell) < 2
        assert abs(right - looks) < 2


SEARCH = json.dumps(
    {
        "title": "Search",
        "stops": [
            {
                "prose": "Look.",
                "state": {"model": "en-de", "text": "A quokka sleeps.", "map": "cross"},
                "task": {
                    "kind": "find",
                    "question": "Find the first head of Encoder.",
                    "when": ["{map} is encoder", "{head} is head 1 of layer 1"],
                    "answer": "It is {head}.",
                },
            },
            {"prose": "Done."},
        ],
    }
)


@pytest.mark.long
def test_a_view_that_is_looked_for_is_counted_and_shown_by_a_key(
    page: Page, phone: Page, classes: str, client: httpx.Client
) -> None:
    room = Class(client, lesson=SEARCH)
    others = [room.join() for _ in range(4)]
    page.goto(f"{classes}#class={room.code}.{room.key}")
    join(phone, classes, room.code)
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-bcount")).to_have_text("0 of 5", timeout=20_000)
    squares = page.locator(".gf-tried td")
    expect(squares.first).to_be_visible(timeout=20_000)
    assert set(squares.all_inner_texts()) == {""}
    expect(page.locator(".gf-tried")).to_have_count(1)  # the task names its map
    expect(phone.locator(f"{CARD} [role=status]")).to_have_text("Choose, then send.", timeout=20_000)
    for view in ({"map": "encoder", "layer": 0, "head": 1}, {"map": "encoder", "layer": 0, "head": 0}):
        phone.evaluate("view => glassformer.store.set(view)", view)
        phone.click(f"{CARD} .gf-check")
        expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.")
        expect(phone.locator(f"{CARD} .gf-verdict-lines")).to_be_empty()  # nothing says whether it was one
    phone.wait_for_function("JSON.parse(sessionStorage['glassformer-class']).unsent.length === 0")
    phone.reload()
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.", timeout=20_000)
    for token, choice in zip(others, (1, 1, FOUND, 4095), strict=True):
        given = {"stop": 0, "round": 1, "choice": choice, "tries": 1, "hint": False}
        assert room.post("answers", token, **given).status_code == 200
    expect(page.locator(".gf-bcount")).to_have_text("5 of 5", timeout=SOON)
    assert set(squares.all_inner_texts()) == {""}
    page.keyboard.press("PageDown")
    expect(squares.nth(0)).to_have_text("2")
    expect(squares.nth(1)).to_have_text("2")
    expect(page.locator(".gf-tries")).to_contain_text("Other views: 1")
    expect(phone.locator(f"{CARD} .gf-check")).to_be_disabled(timeout=20_000)
    assert violations_of_board(page) == []
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-tried .gf-right")).to_have_text("✓ 2")
    expect(page.locator(".gf-bside")).to_contain_text("found it")
    expect(page.locator(".gf-bmain")).to_contain_text("It is head 1 of layer 1.")
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text("It is head 1 of layer 1.", timeout=20_000)
    for width in (1920, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(SIDEWAYS)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Table", exact=True).last.click()
    expect(page.locator(".gf-sheet tbody tr", has_text="✓ Encoder, layer 1, head 1")).to_have_count(2)
    page.keyboard.press("Escape")
    room.act(2)
    expect(phone.locator(f"{CARD} .gf-result")).to_contain_text(
        "0 of 1 right at the first try, 1 later", timeout=20_000
    )
    expect(phone.locator(f"{CARD} .gf-result tbody td")).to_have_text(
        ["Encoder, layer 1, head 2", "Encoder, layer 1, head 1"]
    )
    expect(page.locator(".gf-bsum")).to_contain_text("2 of 5")


def test_without_the_option_nothing_speaks_of_classes(page: Page, server: str) -> None:
    open_page(page, server)
    page.click("#gh-tour")
    expect(page.get_by_role("menuitem", name="Collect answers")).to_be_visible()
    for name in ("Start a class", "Join a class"):
        expect(page.get_by_role("menuitem", name=name)).to_have_count(0)
    page.goto(f"{server}#class=123456")
    expect(page.locator(".gf-screen")).to_have_count(0)


@pytest.mark.long
def test_a_poll_and_texts_reach_the_board_and_are_shown_by_a_click(
    page: Page, phone: Page, classes: str, client: httpx.Client
) -> None:
    room = Class(client, lesson=WITH_TEXTS, texts=True)
    other = room.join()
    page.goto(f"{classes}#class={room.code}.{room.key}")
    join(phone, classes, room.code)
    room.act(0)
    choose(phone, 1)
    expect(page.locator(".gf-bcount")).to_have_text("1 of 2", timeout=20_000)
    room.act("close", "show")
    expect(page.locator(".gf-bside")).not_to_contain_text("right", timeout=20_000)
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text("Both are fine.", timeout=20_000)
    room.act(1)
    field = phone.get_by_label("Why here?")
    field.fill("<b>Since</b> it =1 looks")
    phone.click(f"{CARD} .gf-check")
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.")
    assert violations(phone) == []
    phone.reload()
    expect(field).to_have_value("<b>Since</b> it =1 looks", timeout=20_000)
    expect(phone.locator(f"{CARD} [role=status]")).to_contain_text("Sent.")
    assert room.post("answers", other, stop=1, round=1, text="=HYPERLINK(1)").status_code == 200
    expect(page.locator(".gf-bcount")).to_have_text("2 of 2", timeout=20_000)
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-btexts li")).to_have_count(2)
    expect(phone.locator(f"{CARD} .gf-check")).to_be_disabled(timeout=20_000)
    assert "Since" not in page.inner_html(BOARD)
    for number in (1, 2):
        page.get_by_role("button", name=f"Show text {number}").click()
        expect(page.locator(".gf-btexts p")).to_have_count(number)
    texts = page.locator(".gf-btexts p").evaluate_all("all => all.map(one => one.textContent)")
    assert sorted(texts) == ["<b>Since</b> it =1 looks", "=HYPERLINK(1)"]
    assert violations(page) == []
    assert "The mask." not in page.inner_text("body") + phone.inner_text("body")
    page.get_by_role("button", name="Cover text 1").click()
    expect(page.locator(".gf-btexts p")).to_have_count(1)
    page.get_by_role("button", name="Table", exact=True).last.click()
    expect(page.locator(".gf-sheet")).to_contain_text("<b>Since</b> it =1 looks")
    assert violations(page) == []
    with page.expect_download() as saved:
        page.click("text=Download CSV")
    saved_text = Path(saved.value.path()).read_text(encoding="utf-8-sig")
    assert "'=HYPERLINK(1)" in saved_text
    assert "<b>Since</b> it =1 looks" in saved_text
    page.get_by_role("button", name="Show on the board").click()
    expect(page.locator(".gf-btexts p")).to_have_count(2)
    page.keyboard.press("PageDown")
    expect(page.locator(".gf-bmain")).to_contain_text("The mask.")
    expect(phone.locator(f"{CARD} .gf-ask")).to_contain_text(
        "You wrote: <b>Since</b> it =1 looksOne way to say it:The mask.", timeout=20_000
    )
    room.act("end")
    expect(page.locator(BOARD)).to_contain_text("The class is over.")
