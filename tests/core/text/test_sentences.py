"""Splitting a text into sentences loses nothing and trusts no full stop blindly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text.sentences import by_sentence, split_sentences


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("A man rides a bike.", ["A man rides a bike."]),
        ("Stop! Who is there?  It is me.", ["Stop!", "Who is there?", "It is me."]),
        ("Mr. Smith met Dr. J. Brown. They talked.", ["Mr. Smith met Dr. J. Brown.", "They talked."]),
        ("It costs 3.50 euros. Too much.", ["It costs 3.50 euros.", "Too much."]),
        ('He said "Go." She went.', ['He said "Go."', "She went."]),
        ("no marks at all", ["no marks at all"]),
        ("wait... what", ["wait... what"]),
        ("Yes. Über uns. Élan.", ["Yes.", "Über uns.", "Élan."]),
        ("So do I. You too.", ["So do I.", "You too."]),
        ("   ", []),
    ],
)
def test_sentences_end_where_people_end_them(text: str, sentences: list[str]) -> None:
    assert split_sentences(text) == sentences


@given(st.text(alphabet=st.sampled_from("aB .!?\"'(Ü。\n"), max_size=40))
def test_nothing_but_white_space_is_lost(text: str) -> None:
    assert "".join("".join(split_sentences(text)).split()) == "".join(text.split())


def test_every_sentence_goes_into_one_call_and_comes_back_in_its_text() -> None:
    calls: list[list[str]] = []

    def shout(sentences: list[str]) -> list[str]:
        calls.append(sentences)
        return [sentence.upper() for sentence in sentences]

    assert by_sentence(["One. Two! three", "", "Four."], shout) == ["ONE. TWO! THREE", "", "FOUR."]
    assert calls == [["One.", "Two! three", "", "Four."]]
