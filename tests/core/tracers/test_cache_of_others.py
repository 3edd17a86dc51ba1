"""Changed runs of Hugging Face models write with a cache wherever the past stays as it was, and write the same."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

import pytest

import core
from core.interventions.edits import Edits, HeadName, MaskEdit
from core.tracers.hugging_face import generation
from tests.hub import KINDS, save_hub_model, save_later_model

TEXT = "A man rides a bike. Two children are playing in the snow."
KINDS_HERE = ("gpt2", "llama", "marian", "t5")
WINDOWS = ("mistral",)
CACHED = {
    "no change": Edits(),
    "a head off": Edits(heads_off=(HeadName("decoder", 0, 1),)),
    "a cell of the past": Edits(mask=(MaskEdit("decoder", 7, 3, allowed=False),)),
    "a column": Edits(mask=(MaskEdit("causal", None, 2, allowed=False), MaskEdit("causal", 2, 2, allowed=True))),
    "two tokens are remembered": Edits(mask=(MaskEdit("causal", None, None, allowed=False, max_offset=-2),)),
    "no scale": Edits(bugs=("no-scale",)),
    "filled": Edits(fill="-inf", mask=(MaskEdit("decoder", 3, None, allowed=False),)),
}
CROSSED = {"a cross column": Edits(mask=(MaskEdit("cross", 2, 3, allowed=False),))}
GIVEN = {"a given token that looks ahead": Edits(mask=(MaskEdit("decoder", 2, 4, allowed=True),))}
NOT_CACHED = {
    "softmax": Edits(bugs=("softmax-axis",)),
    "no causal mask": Edits(bugs=("no-causal-mask",)),
    "a token that looks ahead": Edits(mask=(MaskEdit("decoder", None, None, True, 1, 1),)),
    "positions": Edits(positions="off"),
}


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], core.HubModel]:
    @cache
    def load(kind: str) -> core.HubModel:
        folder = tmp_path_factory.mktemp("cache") / kind
        (save_hub_model if kind in KINDS else save_later_model)(kind, folder)
        return core.load(str(folder), device="cpu")

    return load


def written(model: core.HubModel, edits: Edits, beam: int = 1) -> tuple[list[int], bool]:
    """Return the ids that are written under ``edits``, and True if all but the first step read one token alone."""
    lengths = []

    def look(_: object, given: tuple, named: dict) -> None:
        ids = named.get("decoder_input_ids", named.get("input_ids", given[0] if given else None))
        lengths.append(ids.shape[1])

    decoding = core.Decoding(max_tokens=6, beam=beam)
    watch = model.module.register_forward_pre_hook(look, with_kwargs=True)
    try:
        ids = list(model.write_batch([model.source_ids(TEXT)], decoding, edits)[0])
    finally:
        watch.remove()
    return ids, all(length == 1 for length in lengths[1:])


@contextmanager
def without_cache(model: core.HubModel, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every step reads the whole text, under the hook of the whole run."""

    @contextmanager
    def writing(*_: object) -> Iterator[bool]:
        yield False

    with monkeypatch.context() as patch:
        patch.setattr(type(model), "writing", writing)
        yield


@pytest.mark.parametrize("kind", [*KINDS_HERE, *WINDOWS])
def test_a_changed_run_writes_the_same_with_a_cache(
    kind: str, loaded: Callable[[str], core.HubModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    model = loaded(kind)
    generates = model.task == "generator"
    for name, edits in (CACHED | NOT_CACHED | (GIVEN if generates else CROSSED)).items():
        if name == "no scale" and kind == "t5":
            continue  # its scores are not scaled
        beam = 3 if name in ("a head off", "a cell of the past") else 1
        found, cached = written(model, edits, beam)
        with without_cache(model, monkeypatch):
            assert written(model, edits, beam)[0] == found, name
        keeps = edits.only_silence if kind in WINDOWS else name not in NOT_CACHED
        assert cached == keeps or len(found) < 2, name


def test_a_long_text_that_is_read_again_for_each_token_has_fewer_new_ones(
    loaded: Callable[[str], core.HubModel], monkeypatch: pytest.MonkeyPatch
) -> None:
    model = loaded("gpt2")
    monkeypatch.setattr(generation, "_READ_AGAIN", 100)
    read = len(model.source_ids(TEXT))
    count = {name: len(model.trace(TEXT, edits=edits).steps) - (read - 1)
             for name, edits in (CACHED | NOT_CACHED).items()}  # fmt: skip
    assert {name: count[name] for name in CACHED} == dict.fromkeys(CACHED, generation.CONTINUATION)
    assert {name: count[name] for name in NOT_CACHED} == dict.fromkeys(NOT_CACHED, max(1, 100 // read))
    said = [notice.id for notice in model.trace(TEXT, edits=NOT_CACHED["softmax"]).notices]
    assert "read-again" in said
    asked = model.trace(TEXT, decoding=core.Decoding(max_tokens=11), edits=NOT_CACHED["softmax"])
    assert len(asked.steps) == read - 1 + 11
    assert "read-again" not in [notice.id for notice in asked.notices]
    room = 20  # as many tokens as would be written if the text were read again
    full = TEXT * ((model.longest - room) // read + 1)
    while len(model.source_ids(full)) > model.longest - room:
        full = full[:-1]
    monkeypatch.setattr(generation, "_READ_AGAIN", room * len(model.source_ids(full)))
    trace = model.trace(full)
    assert len(trace.target_tokens) == model.longest
    assert "read-again" not in [notice.id for notice in trace.notices]


@pytest.mark.parametrize("kind", ["marian", "t5"])
def test_a_long_translation_that_reads_all_again_for_each_token_says_where_it_was_stopped(
    kind: str, loaded: Callable[[str], core.HubModel]
) -> None:
    model, edits = loaded(kind), NOT_CACHED["positions"]
    trace = model.trace(TEXT, edits=edits)
    most = 2 * len(model.source_ids(TEXT)) + 10
    assert len(trace.steps) == most, "a translation needs all of its words, so it has as many tokens as with a cache"
    assert f"The translation was stopped after {most} tokens" in " ".join(map(str, trace.notices))
    with core.limited(seconds=0.01), pytest.raises(core.StoppedError, match="This run took too long and was stopped"):
        model.trace(TEXT, edits=edits)
