"""Where a class stands after the acts of its teacher."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from viz_app.server.rooms.acts import ASK, CLOSED, END, LOBBY, RIGHT, ROUNDS, TELL, ActError, State, after, takes_answer

ASKS = [False, True, True, False]
ACTS = ("go", "ask", "close", "show", "again", "hold", "free", "lock", "open", "drop", "x", "")


def moved(state: State, *acts: str | int) -> State:
    """The state after acts; a number goes to a stop."""
    for act in acts:
        go = isinstance(act, int)
        state = after(state, "go" if go else str(act), act, ASKS, [0] * len(ASKS))
    return state


def test_one_key_leads_through_a_lesson() -> None:
    state = moved(State(), 0, 1)
    assert (state.stop, state.phase, state.rev) == (1, ASK, 2)
    assert [moved(state, *acts).phase for acts in (["close"], ["close", "show"])] == [CLOSED, RIGHT]
    assert moved(state, "close", "show", 2).phase == ASK
    assert moved(state, 3).phase == TELL
    assert moved(state, 4).phase == END
    assert moved(state, 2, 1).phase == RIGHT, "back to a question shows what is right"
    assert moved(state, "close", "ask").phase == ASK


def test_a_second_vote_is_the_last_one() -> None:
    second = moved(State(), 1, "close", "again")
    assert (second.phase, second.round) == (ASK, ROUNDS)
    with pytest.raises(ActError):
        moved(second, "close", "again")
    assert after(moved(second, 2), "go", 1, ASKS, [0, 2, 0, 0]).round == 2, "it remembers how often it has voted"


@pytest.mark.parametrize("stop", [-1, 5, None, "1", True, 1.0, 10**30])
def test_there_is_no_other_stop(stop: object) -> None:
    with pytest.raises(ActError):
        after(State(), "go", stop, ASKS, [0] * len(ASKS))


@given(st.lists(st.tuples(st.sampled_from(ACTS), st.integers(-2, 6)), max_size=30))
def test_no_series_of_acts_leaves_the_lesson(acts: list[tuple[str, int]]) -> None:
    state = State()
    for act, stop in acts:
        try:
            new = after(state, act, stop, ASKS, [0] * len(ASKS))
        except ActError:
            continue
        assert new.rev == state.rev + 1
        state = new
    assert LOBBY <= state.stop <= len(ASKS)
    assert 1 <= state.round <= ROUNDS
    assert (state.phase == END) == (state.stop == len(ASKS))
    has_question = 0 <= state.stop < len(ASKS) and ASKS[state.stop]
    assert has_question == (state.phase in (ASK, CLOSED, RIGHT))


def test_a_question_takes_answers_while_it_is_asked() -> None:
    asked = moved(State(), 1)
    assert takes_answer(asked, 1, 1)
    assert not takes_answer(asked, 1, 2)
    assert not takes_answer(asked, 2, 1), "a class that is led stands at one stop"
    assert takes_answer(moved(asked, "free"), 2, 1)
    assert not takes_answer(moved(asked, "free", "close"), 1, 1)
    assert not takes_answer(moved(asked, "close", "again"), 1, 1)
    assert not takes_answer(moved(asked, "free", 4), 2, 1)
