"""README's "Host it" promises what tests hold: each sentence names them, each number is the program's own."""

import ast
import re
from pathlib import Path

import pytest

from tests.hosting.test_stopping import SECONDS
from viz_app import models
from viz_app.handlers import why
from viz_app.server import bodies, connections, forgetting, limits, turns

ROOT = Path(__file__).parents[1]
GUARD, VISITORS, TURNS, LIMITS = (f"viz_app/server/test_{name}.py" for name in ("guard", "visitors", "turns", "limits"))
LINE, PRIVACY, MODELS = (f"viz_app/test_{name}.py" for name in ("line", "privacy", "models"))
REPLICAS, STOPPING, WRITTEN = (f"hosting/test_{name}.py" for name in ("replicas", "stopping", "nothing_written"))
BUDGET = "core/test_budget.py"

# The beginning of each sentence, in README's order, and where it is held.
HELD = {
    "The page loads nothing from other machines": [
        (PRIVACY, "test_every_tab_works_under_the_policy"),
        (GUARD, "test_nothing_is_kept_of_many_sessions"),
        ("viz_app/test_links.py", "test_a_link_opened_by_someone_else_is_the_same_view"),
    ],
    "There are no sessions, no uploads and no files": [(GUARD, "test_what_nobody_needs_is_not_there")],
    "In memory are the latest": [
        (VISITORS, "test_memory_is_bounded_over_a_thousand_visitors"),
        (VISITORS, "test_a_stranger_cannot_find_out_what_others_ran"),
        (MODELS, "test_old_traces_are_forgotten"),
        (MODELS, "test_a_visitor_is_answered_from_memory_only_for_what_the_same_visitor_asked"),
    ],
    "Answers of the API that nobody has fetched": [(GUARD, "test_answers_that_nobody_fetches_are_dropped")],
    "The number of questions in the last minute": [(LIMITS, "test_counts_are_bounded")],
    "Nothing is written to a disk": [
        (WRITTEN, "test_nothing_is_written_to_a_disk_and_no_log_holds_what_was_typed"),
        (GUARD, "test_two_thousand_hostile_requests"),
        (PRIVACY, "test_no_address_holds_what_was_typed"),
    ],
    "A proxy in front logs what it is told to": [(REPLICAS, "test_no_log_of_the_proxy_holds_what_was_typed")],
    "A request may have": [
        (GUARD, "test_too_large_is_said_before_it_is_read"),
        (LIMITS, "test_a_body_that_does_not_come_is_not_waited_for"),
        (BUDGET, "test_a_deadline_ends_a_run"),
        (BUDGET, "test_a_run_over_the_budget_is_refused_before_its_first_step_with_what_to_change"),
        (MODELS, "test_the_widest_beam_on_the_longest_sentence_is_within_the_budget_and_a_bug_there_is_not"),
        (TURNS, "test_waiting_has_an_end"),
    ],
    "Runs share the cores fairly by visitor": [
        (TURNS, "test_cheap_runs_go_first_and_costly_ones_all_the_same"),
        (TURNS, "test_one_visitor_does_not_hold_every_place"),
        (VISITORS, "test_the_newest_run_of_a_page_stops_the_one_before"),
        (VISITORS, "test_a_run_stops_when_its_visitor_hangs_up"),
    ],
    "A page that waits says how many are before it": [(LINE, "test_a_page_that_waits_says_how_many_are_before_it")],
    "`--limit N` is how many questions": [
        (LIMITS, "test_only_a_page_that_others_can_open_has_a_limit"),
        (LIMITS, "test_too_many_questions_are_refused_and_pages_are_not"),
    ],
    "What cannot be done gets a status below 500": [
        (GUARD, "test_two_thousand_hostile_requests"),
        (GUARD, "test_a_mistake_of_the_caller_is_theirs"),
    ],
    "`/health` answers": [(LIMITS, "test_health_and_files_are_quick_while_many_wait")],
    "Every answer has a content security policy": [
        (LIMITS, "test_every_answer_says_what_browsers_may_do"),
        (LIMITS, "test_only_a_space_may_be_framed"),
        (PRIVACY, "test_a_script_from_elsewhere_does_not_run"),
    ],
    "Ctrl-C and SIGTERM answer all who wait": [
        (STOPPING, "test_requests_in_flight_are_answered"),
        (STOPPING, "test_a_run_that_does_not_listen_is_left_behind"),
        (STOPPING, "test_the_command_ends_well_even_while_models_load"),
    ],
    "A page whose question is lost on the way": [
        (LINE, "test_a_run_that_is_lost_is_asked_again_by_the_page_itself"),
        (LINE, "test_a_refusal_is_said_and_not_asked_again"),
        (REPLICAS, "test_a_copy_that_is_killed_loses_no_visitor"),
    ],
    "Visitors are told apart by their address": [(VISITORS, "test_a_visitor_is_a_network_and_a_page")],
    "Behind a proxy on another machine": [
        (VISITORS, "test_what_somebody_says_they_forward_is_not_believed"),
        (VISITORS, "test_a_request_says_who_asks_and_a_proxy_for_whom"),
        (VISITORS, "test_a_space_believes_its_proxies_and_nobody_else"),
    ],
}
COPIES = {
    "`http://HOST:8080/glassformer/` now serves both": [
        (REPLICAS, "test_a_view_behind_the_proxy_shows_the_numbers_of_the_run"),
        (REPLICAS, "test_both_copies_serve_and_a_visitor_stays_with_one"),
    ],
    "The page's own events are single requests": [(REPLICAS, "test_a_copy_that_is_killed_loses_no_visitor")],
    "A call of the API is two that must meet": [
        (REPLICAS, "test_both_copies_serve_and_a_visitor_stays_with_one"),
        (REPLICAS, "test_a_program_without_cookies_is_served"),
        (REPLICAS, "test_when_a_copy_ends_the_other_serves_its_visitors"),
        (REPLICAS, "test_a_copy_that_is_killed_loses_no_visitor"),
    ],
    "The file logs paths without queries": [(REPLICAS, "test_no_log_of_the_proxy_holds_what_was_typed")],
    "`tests/hosting/test_replicas.py` runs exactly": [(REPLICAS, "behind_nginx")],
}
NUMBERS = (
    f"latest {models.TRACES_KEPT} runs (at most {models.BYTES_KEPT // 10**6} MB",
    f"what {models.EFFECTS_KEPT} of them owe to each head",
    f"nobody has fetched: {forgetting.MAX_UNREAD} at most",
    f"by address: {limits.NETWORKS:,} addresses",
    f"A request may have {bodies.MAX_BODY // 1000} kB and {connections.SECONDS} seconds",
    f"a run may take {models.MAX_SECONDS} seconds",
    f"or an explanation does, {why.SECONDS} seconds",
    f"as silencing each head or an explanation does, {models.EFFECTS_SECONDS} seconds",
    {60.0: "each waits a minute for its turn at most"}[turns.MAX_SECONDS],
    f"may ask: {limits.PUBLIC_LIMIT} where",
    {5: "within five seconds"}[round(SECONDS)],
)


def section(title: str) -> str:
    """The prose of README under a heading, up to the next, without its code."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#+ )", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.M | re.DOTALL)
    assert found
    return found.group(1)


def sentences(title: str) -> list[str]:
    """Its sentences, without the bold words that a paragraph begins with."""
    prose = re.sub(r"\*\*.*?\*\* ?", "", section(title))
    return [one for paragraph in prose.split("\n") for one in re.split(r"(?<=\.) (?=[A-Z`])", paragraph.strip()) if one]


@pytest.mark.parametrize(("title", "held"), [("Host it", HELD), ("Behind a proxy, and several copies", COPIES)])
def test_every_sentence_names_the_tests_that_hold_it(title: str, held: dict) -> None:
    said = sentences(title)
    assert len(said) == len(held)
    assert [one for one, beginning in zip(said, held, strict=True) if not one.startswith(beginning)] == []


@pytest.mark.parametrize("path", sorted({path for tests in (HELD | COPIES).values() for path, _ in tests}))
def test_the_tests_that_are_named_exist(path: str) -> None:
    tree = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8"))
    there = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert {name for tests in (HELD | COPIES).values() for one, name in tests if one == path} <= there


@pytest.mark.parametrize("said", NUMBERS)
def test_a_number_is_the_one_of_the_program(said: str) -> None:
    assert said in section("Host it")
