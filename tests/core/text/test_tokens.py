"""Texts survive the way to ids and back; nothing that a visitor or a file can hold breaks the tokenizer."""

import functools
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.text.tokens import END, PAD, START, UNKNOWN, Tokenizer, clean_text, plain_text

SENTENCES = [
    "A man rides a bike.",
    "Ein Mann fährt Fahrrad.",
    "Two dogs are running in the snow.",
    "Zwei Hunde laufen im Schnee.",
    "Three children are playing outside in 1987.",
    "Drei Kinder spielen draußen.",
] * 7


@functools.cache
def small_tokenizer() -> Tokenizer:
    return Tokenizer.train(SENTENCES, 353)


@pytest.fixture
def tokenizer() -> Tokenizer:
    return small_tokenizer()


@pytest.mark.parametrize("text", SENTENCES[:6])
def test_known_text_survives_the_round_trip(tokenizer: Tokenizer, text: str) -> None:
    assert tokenizer.decode(tokenizer.encode(text)) == text


@pytest.mark.parametrize(
    "text", ["狗 😀", "שלום", "<img onerror=alert(1)>", "${x} </script>", "a\x00b\x1b[31m", "<s> <pad> <0x41>"]
)
def test_no_text_is_unknown(tokenizer: Tokenizer, text: str) -> None:
    ids = tokenizer.encode(text)
    assert not {tokenizer.pad_id, tokenizer.unknown_id, tokenizer.start_id, tokenizer.end_id} & set(ids)
    assert tokenizer.decode(ids) == clean_text(text)


@given(st.text(max_size=53))
def test_any_text_has_an_encoding_without_special_pieces(text: str) -> None:
    tokenizer = small_tokenizer()
    ids = tokenizer.encode(text)
    assert all(4 <= index < len(tokenizer) for index in ids)
    assert tokenizer.encode_batch([text, "A man"]) == [ids, tokenizer.encode("A man")]


@given(st.lists(st.integers(0, 259), max_size=23))
def test_any_ids_have_a_text_even_broken_bytes(ids: list[int]) -> None:
    text = small_tokenizer().decode(ids)
    assert text == clean_text(text)


def test_special_pieces_have_the_ids_of_the_model_config(tokenizer: Tokenizer) -> None:
    assert tokenizer.pieces([0, 1, 2, 3]) == [PAD, UNKNOWN, START, END]
    assert (tokenizer.pad_id, tokenizer.unknown_id, tokenizer.start_id, tokenizer.end_id) == (0, 1, 2, 3)
    assert tokenizer.decode([2, *tokenizer.encode("A man"), 1, 3, 0, 0]) == "A man"


def test_special_ids_are_read_from_the_model() -> None:
    tokenizer = Tokenizer.train(SENTENCES, 353, special_ids=(1, 0, 2, 3))
    assert (tokenizer.pad_id, tokenizer.unknown_id) == (1, 0)
    assert tokenizer.decode([1, 0, 2, 3]) == ""


def test_pieces_and_ids_are_inverse(tokenizer: Tokenizer) -> None:
    assert [tokenizer.id_of(piece) for piece in tokenizer.pieces(range(len(tokenizer)))] == list(range(len(tokenizer)))


def test_digits_stand_alone_so_that_any_number_can_be_copied() -> None:
    tokenizer = Tokenizer.train(["in 1987 again", "since 1987"] * 17, 353)
    assert tokenizer.pieces(tokenizer.encode("since 1987"))[-4:] == ["1", "9", "8", "7"]


def test_an_uncased_vocabulary_reads_capitals_as_small_letters() -> None:
    texts = ["The train is late.", "THE TRAIN", "a train", "It is too late."] * 9
    cased, uncased = (Tokenizer.train(texts, 300, uncased=choice) for choice in (False, True))
    for text in ("The TRAIN is Late.", "\u00c4RGER"):
        assert uncased.encode(text) == uncased.encode(text.lower()) == uncased.encode(text.upper())
        assert uncased.encode_batch([text]) == [uncased.encode(text)]
    assert cased.encode("The train") != cased.encode("the train")
    again = Tokenizer(uncased.model)  # what is read so stays so in the file
    assert again.decode(again.encode("The TRAIN")) == "the train"


def test_nfkc_makes_compatible_forms_equal(tokenizer: Tokenizer) -> None:
    assert tokenizer.encode("\uff21 man \ufb01") == tokenizer.encode("A man fi")
    assert tokenizer.encode("dra\u0075\u0308ben") == tokenizer.encode("dra\u00fcben")


def test_training_is_repeatable_to_the_byte(tmp_path: Path, tokenizer: Tokenizer) -> None:
    again = Tokenizer.train(iter(SENTENCES), 353)
    tokenizer.save(tmp_path / "one")
    again.save(tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_small_text_gives_fewer_pieces_than_asked_for() -> None:
    assert 260 < len(Tokenizer.train(["a dog", "two dogs"], 8000)) < 300


def test_sampling_varies_pieces_but_never_text(tokenizer: Tokenizer) -> None:
    text = "Two dogs are running in the snow."
    drawn = [tokenizer.encode(text, sampling=0.1, rng=random.Random(seed)) for seed in range(29)]
    assert len({tuple(ids) for ids in drawn}) > 3
    assert {tokenizer.decode(ids) for ids in drawn} == {text}
    assert drawn[7] == tokenizer.encode(text, sampling=0.1, rng=random.Random(7))
    assert tokenizer.encode(text, sampling=1e6, rng=random.Random(5)) == tokenizer.encode(text)
    assert tokenizer.encode("", sampling=0.1, rng=random.Random(1)) == []


@pytest.mark.parametrize(("sampling", "rng"), [(0.1, None), (-1.0, random.Random(1))])
def test_sampling_needs_a_positive_power_and_a_generator(
    tokenizer: Tokenizer, sampling: float, rng: random.Random | None
) -> None:
    with pytest.raises(ValueError, match=f"sampling is {sampling}"):
        tokenizer.encode("A man", sampling=sampling, rng=rng)


def test_saved_tokenizer_loads_equal(tmp_path: Path, tokenizer: Tokenizer) -> None:
    tokenizer.save(tmp_path / "tokenizer.model")
    loaded = Tokenizer.load(tmp_path / "tokenizer.model")
    assert len(loaded) == len(tokenizer)
    assert loaded.encode(SENTENCES[1]) == tokenizer.encode(SENTENCES[1])


@pytest.mark.parametrize("content", [b"", b"hello world\n" * 99, b"\0" * 101, bytes(range(256)) * 7])
def test_file_of_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tokenizer.model").write_bytes(content)
    with pytest.raises(ValueError, match=r"tokenizer\.model: this is not a whole SentencePiece model"):
        Tokenizer.load(tmp_path / "tokenizer.model")


def test_truncated_file_is_refused_wherever_it_ends(tmp_path: Path, tokenizer: Tokenizer) -> None:
    """A file cut exactly before its normaliser still loads; it must not pass for a tokenizer."""
    tokenizer.save(tmp_path / "whole")
    whole = (tmp_path / "whole").read_bytes()
    for end in range(0, len(whole) - 1, 37):
        with pytest.raises(ValueError, match="whole SentencePiece model"):
            Tokenizer(whole[:end])
    with pytest.raises(ValueError, match="whole SentencePiece model"):
        Tokenizer(whole[: _start_of_normaliser(whole)])


def _start_of_normaliser(model: bytes) -> int:
    """Return the ends of fields 1 (pieces) and 2 (settings) of the protocol buffer; each entry is under 128 bytes."""
    end = 0
    while model[end] in (0x0A, 0x12):
        end += 2 + model[end + 1]
    return end


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"no tokenizer at .*nowhere"):
        Tokenizer.load(tmp_path / "nowhere")


def test_vocabulary_must_hold_the_bytes() -> None:
    with pytest.raises(ValueError, match="vocabulary_size is 101"):
        Tokenizer.train(SENTENCES, 101)


@pytest.mark.parametrize("sentences", [[], ["", " \n "]])
def test_no_text_gives_no_vocabulary(sentences: list[str]) -> None:
    with pytest.raises(ValueError, match="no text"):
        Tokenizer.train(sentences, 353)


@pytest.mark.parametrize("index", [-1, 100_000])
def test_ids_outside_the_vocabulary_are_named(tokenizer: Tokenizer, index: int) -> None:
    with pytest.raises(ValueError, match=f"id {index} is not in the vocabulary"):
        tokenizer.decode([index])
    with pytest.raises(ValueError, match=f"id {index} is not in the vocabulary"):
        tokenizer.piece(index)


def test_unknown_piece_is_named(tokenizer: Tokenizer) -> None:
    with pytest.raises(ValueError, match="no piece 'xyzzy'"):
        tokenizer.id_of("xyzzy")


def test_clean_text_keeps_one_line() -> None:
    assert clean_text("  a\tb\r\nc\x00d\x7f e\u2028f \ud800") == "a b c d e f"


@pytest.mark.parametrize(
    ("tokenised", "typed"),
    [
        ("It 's a lovely film .", "It's a lovely film."),
        ("You ca n't , wo n't , do n't -- really .", "You can't, won't, don't — really."),
        ("-LRB- T -RRB- here 's only so much", "(T) here's only so much"),
        ("a `` refreshing '' film", "a “refreshing” film"),
        ("the ` assassin ' greatly", "the 'assassin' greatly"),
        ("What 's the meaning of `` East '' ?", 'What\'s the meaning of "East"?'),
        ("celebrities ' real names ?", "celebrities' real names?"),
        ("co-writer\\/director", "co-writer/director"),
        ("It cost $ 5 , 100 % sure !", "It cost $5, 100% sure!"),
        ("She is gon na win , you can not lose", "She is gonna win, you cannot lose"),
        ("you can 't beat 'em", "you can’t beat 'em"),
        ("wait ... what ?", "wait... what?"),
    ],
)
def test_tokenised_and_typed_texts_become_one(tokenised: str, typed: str) -> None:
    assert plain_text(tokenised) == plain_text(typed)


@pytest.mark.parametrize(
    "text", ["It's a lovely film.", 'He said "yes" in the \'70s (twice).', "A 5.5 star, well-made film..."]
)
def test_plain_text_leaves_typed_text_alone(text: str) -> None:
    assert plain_text(text) == text


@given(st.text(alphabet="ab s'\"`().,?$-\\/*—cnot0’“", max_size=29))
def test_plain_text_twice_is_plain_text_once(text: str) -> None:
    assert plain_text(plain_text(text)) == plain_text(text)
