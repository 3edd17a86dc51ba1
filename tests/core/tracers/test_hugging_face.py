"""Models of Hugging Face: their traces against the models called directly, on tiny random ones built here."""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import transformers

import core
from core.tracers.catalogue import describe
from core.tracers.hugging_face.tokenizer import HubTokenizer
from tests.hub import CLASSIFIERS, KINDS, TRANSLATORS, save_hub_model

TEXT = "A man rides a bike."
OWN_ONLY = "This is shown for this project's own models. Choose one of them."


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {kind: save_hub_model(kind, tmp_path_factory.mktemp("hub") / f"tiny-{kind}") for kind in KINDS}


@pytest.fixture(scope="module")
def hub(folders: dict[str, Path]) -> dict[str, core.HubModel]:
    return {kind: core.load(str(folder), device="cpu") for kind, folder in folders.items()}


def direct(folder: Path, kind: str) -> Any:
    loader = "AutoModelForSeq2SeqLM" if kind in TRANSLATORS else "AutoModelForSequenceClassification"
    return getattr(transformers, loader).from_pretrained(folder, attn_implementation="eager").eval()


def stacked(layers: Any) -> np.ndarray:
    return torch.stack([layer[0] for layer in layers]).detach().numpy()


@pytest.mark.parametrize("kind", TRANSLATORS)
@torch.no_grad()
def test_a_translators_trace_is_what_the_model_gives(
    kind: str, folders: dict[str, Path], hub: dict[str, core.HubModel]
) -> None:
    trace, model = hub[kind].trace(TEXT), direct(folders[kind], kind)
    source = torch.tensor([hub[kind].source_ids(TEXT)])
    written = [step.id for step in trace.steps]
    read = torch.tensor([[model.config.decoder_start_token_id, *written[:-1]]])
    output = model(input_ids=source, decoder_input_ids=read, output_attentions=True, output_hidden_states=True)
    for name, layers in (
        ("encoder", output.encoder_attentions),
        ("decoder", output.decoder_attentions),
        ("cross", output.cross_attentions),
    ):
        of_map = trace.attention[name]
        np.testing.assert_allclose(of_map.weights, stacked(layers), atol=1e-6)
        np.testing.assert_allclose(of_map.weights.sum(axis=-1), 1, atol=1e-5)
        assert not of_map.weights[:, :, ~of_map.mask].any()
        assert len(of_map.weights) == (2 if name == "encoder" else 3)
    assert trace.attention["decoder"].mask.tolist() == np.tri(len(written), dtype=bool).tolist()
    log_probabilities = output.logits[0].log_softmax(-1)
    for step, row in zip(trace.steps, log_probabilities, strict=True):
        assert step.log_probability == pytest.approx(row[step.id].item(), abs=1e-5)
        assert [one.id for one in step.top] == row.topk(5).indices.tolist()
    np.testing.assert_allclose(trace.hidden["decoder"], stacked(output.decoder_hidden_states), atol=1e-5)
    assert trace.hidden["encoder"].shape == (3, len(trace.source_tokens), 15)
    assert trace.target_tokens[1:] == tuple(step.token for step in trace.steps)
    assert trace.attention["cross"].query_tokens == trace.target_tokens[:-1]
    assert trace.hypotheses[0].log_probability == pytest.approx(sum(step.log_probability for step in trace.steps))


@pytest.mark.parametrize("kind", TRANSLATORS)
@torch.no_grad()
def test_rows_are_those_of_writing_step_by_step(
    kind: str, folders: dict[str, Path], hub: dict[str, core.HubModel]
) -> None:
    trace, model = hub[kind].trace(TEXT, decoding=core.Decoding(max_tokens=7)), direct(folders[kind], kind)
    source = torch.tensor([hub[kind].source_ids(TEXT)])
    asked = {"max_new_tokens": 7, "do_sample": False, "num_beams": 1, "use_cache": kind != "t5"}
    asked["return_dict_in_generate"] = True
    live = model.generate(source, attention_mask=torch.ones_like(source), output_attentions=True, **asked)
    assert live.sequences[0, 1:].tolist() == [step.id for step in trace.steps]
    for row, (own, cross) in enumerate(zip(live.decoder_attentions, live.cross_attentions, strict=True)):
        for name, expected, keys in (("decoder", own, row + 1), ("cross", cross, len(trace.source_tokens))):
            weights = trace.attention[name].weights[:, :, row, :keys]
            np.testing.assert_allclose(weights, stacked(expected)[:, :, -1], atol=1e-4)  # T5's scores are not scaled


def test_a_cache_has_room_for_a_decoder_that_is_deeper_than_its_encoder(folders: dict[str, Path]) -> None:
    """The library takes the layers of a T5's cache from the encoder; without a cache each step reads all tokens."""
    model, read = core.load(f"hf:{folders['t5']}", device="cpu"), []

    def note(_: Any, __: Any, given: dict[str, Any]) -> None:
        read.append(given["input_ids"].shape[1])

    taken = model.module.decoder.register_forward_pre_hook(note, with_kwargs=True)
    written = model.translate(TEXT, decoding=core.Decoding(max_tokens=5, beam=2))
    taken.remove()
    assert model.module.config.num_decoder_layers > model.module.config.num_layers
    assert len(read) > 1
    assert set(read) == {1}
    assert written == model.trace(TEXT, decoding=core.Decoding(max_tokens=5, beam=2)).output


@pytest.mark.parametrize("kind", CLASSIFIERS)
@torch.no_grad()
def test_a_classifiers_trace_is_what_the_model_gives(
    kind: str, folders: dict[str, Path], hub: dict[str, core.HubModel], tmp_path: Path
) -> None:
    trace, model = hub[kind].trace(TEXT), direct(folders[kind], kind)
    output = model(torch.tensor([hub[kind].source_ids(TEXT)]), output_attentions=True)
    weights = trace.attention["encoder"].weights
    np.testing.assert_allclose(weights, stacked(output.attentions), atol=1e-6)
    np.testing.assert_allclose(weights.sum(axis=-1), 1, atol=1e-5)
    assert trace.classification is not None
    assert trace.attention["encoder"].mask.all()
    np.testing.assert_allclose(trace.classification.logits, output.logits[0], atol=1e-6)
    assert (trace.classification.contributions, trace.classification.bias) == (None, None)
    trace.save(tmp_path / "t.npz")
    again = core.Trace.load(tmp_path / "t.npz")
    assert again.scores is not None
    assert (again.scores.contributions, again.scores.labels) == (None, ("bad", "fair", "good"))
    answer = hub[kind].classify([TEXT, "Snow"])[0]
    assert answer.label == trace.output
    assert list(answer.probabilities.values()) == pytest.approx(trace.classification.probabilities.tolist(), rel=1e-5)


class TestPieces:
    def test_wordpiece(self, hub: dict[str, core.HubModel]) -> None:
        pieces = hub["bert"].trace("A man rides a biker.").source_tokens
        assert (pieces[0], pieces[-1]) == ("[CLS]", "[SEP]")
        assert "".join(pieces[1:-1]).replace("▁", " ") == " a man rides a biker."

    def test_byte_level(self, hub: dict[str, core.HubModel]) -> None:
        pieces = hub["bart"].trace("A man — é").source_tokens
        assert (pieces[0], pieces[-1]) == ("<s>", "</s>")
        assert pieces[1:3] == ("A", "▁man")
        assert pieces[-3:-1] == ("<0xC3>", "<0xA9>")
        assert {"<0xE2>", "<0x80>", "<0x94>"} <= set(pieces)

    def test_sentencepiece(self, hub: dict[str, core.HubModel]) -> None:
        pieces = hub["t5"].trace(TEXT).source_tokens
        assert pieces[-1] == "</s>"
        assert "".join(pieces[:-1]) == "▁" + TEXT.replace(" ", "▁")

    def test_an_id_beyond_the_vocabulary_is_named_by_its_number(self, folders: dict[str, Path]) -> None:
        tokenizer = transformers.AutoTokenizer.from_pretrained(folders["t5"])
        assert HubTokenizer(tokenizer).pieces([5000]) == ("<5000>",)


class TestDecoding:
    @pytest.mark.parametrize("kind", TRANSLATORS)
    def test_beams_come_best_first_and_add_up(self, kind: str, hub: dict[str, core.HubModel]) -> None:
        decoding = core.Decoding(beam=3, hypotheses=2, max_tokens=7, length_penalty=0.5)
        hypotheses = hub[kind].trace(TEXT, decoding=decoding).hypotheses
        assert len(hypotheses) == 2
        assert hypotheses[0].score >= hypotheses[1].score
        for one in hypotheses:
            assert one.score == pytest.approx(one.log_probability / len(one.tokens) ** 0.5, abs=1e-4)

    def test_a_seed_decides_what_is_drawn(self, hub: dict[str, core.HubModel]) -> None:
        runs = [
            hub["bart"].trace(TEXT, decoding=core.Decoding(temperature=2.0, seed=seed, max_tokens=11)).target_tokens
            for seed in (1, 1, 2)
        ]
        assert runs[0] == runs[1] != runs[2]

    @pytest.mark.parametrize("kind", TRANSLATORS)
    def test_a_beginning_is_kept(self, kind: str, hub: dict[str, core.HubModel]) -> None:
        trace = hub[kind].trace(TEXT, decoding=core.Decoding(prefix=(20, 30), max_tokens=5))
        assert [step.id for step in trace.steps[:2]] == [20, 30] == list(hub[kind].prefix_ids((20, 30)))
        assert [step.forced for step in trace.steps] == [True, True] + [False] * (len(trace.steps) - 2)
        assert len(trace.steps) <= 5

    def test_a_given_target_is_read(self, hub: dict[str, core.HubModel]) -> None:
        written = tuple(step.id for step in hub["marian"].trace(TEXT).steps)
        again = hub["marian"].trace("Two children.", target=written)
        assert tuple(step.id for step in again.steps) == written
        assert hub["marian"].trace(TEXT, target="A man").target_tokens == (
            "<pad>",
            *hub["marian"].tokenizer.pieces(sum(hub["marian"].tokenizer.target("A man"), ())),
        )

    def test_translations_are_those_of_the_trace(self, hub: dict[str, core.HubModel]) -> None:
        assert hub["bart"].translate([TEXT, TEXT]) == [hub["bart"].trace(TEXT).output] * 2

    def test_sentences_of_a_marian_model_are_translated_one_by_one(self, hub: dict[str, core.HubModel]) -> None:
        one, other = hub["marian"].translate(["A man.", "Two bikes."])
        assert hub["marian"].translate("A man. Two bikes.") == f"{one} {other}"

    @pytest.mark.parametrize("kind", ["marian", "bart"])
    @pytest.mark.parametrize("choices", [{}, {"beam": 3, "hypotheses": 2}, {"temperature": 0.5}])
    def test_the_end_is_written_and_nothing_after_it(
        self, kind: str, choices: dict[str, Any], folders: dict[str, Path]
    ) -> None:
        model = core.load(str(folders[kind]), device="cpu")
        end = model.module.config.eos_token_id
        model.module.final_logits_bias[0, end] = 1e4  # no other token has a chance
        trace = model.trace(TEXT, decoding=core.Decoding(prefix=(20, 30), max_tokens=9, **choices))
        assert [step.id for step in trace.steps] == [20, 30, end]
        assert trace.target_tokens[-1] == trace.hypotheses[0].tokens[-1] == model.tokenizer.piece(end)
        assert not trace.notices

    def test_each_of_several_targets_has_its_own_end(self, folders: dict[str, Path]) -> None:
        """They are rows of one table, the shorter filled up with padding."""
        model = core.load(str(folders["marian"]), device="cpu")
        end = model.tokenizer.piece(model.module.config.eos_token_id)
        model.module.final_logits_bias[0, model.module.config.eos_token_id] = 6.5
        found = model.trace(TEXT, decoding=core.Decoding(beam=5, hypotheses=5, max_tokens=20)).hypotheses
        assert len({len(one.tokens) for one in found}) > 1
        for one in found:
            assert one.tokens[:-1].count(end) == 0
            assert one.tokens[-1] == end or len(one.tokens) == 20


def test_leaving_out_takes_the_token_away(hub: dict[str, core.HubModel]) -> None:
    whole = hub["bert"].trace(TEXT)
    less = hub["bert"].trace(TEXT, edits=core.Edits(left_out=(2,)))
    assert less.source_tokens == whole.source_tokens[:2] + whole.source_tokens[3:]
    for index, sentence in ((0, "CLS"), (99, "There is no token 99"), (-1, "left_out is -1")):
        with pytest.raises(core.InputError, match=sentence):
            hub["bert"].trace(TEXT, edits=core.Edits(left_out=(index,)))
    words = tuple(range(1, len(whole.source_tokens) - 1))
    with pytest.raises(core.InputError, match="at least one"):
        hub["bert"].trace(TEXT, edits=core.Edits(left_out=words))


def test_other_changes_and_insides_are_refused(hub: dict[str, core.HubModel]) -> None:
    with pytest.raises(core.InputError, match="Padding of this model is fixed"):
        hub["marian"].trace(TEXT, edits=core.Edits(source_pads=1))
    with pytest.raises(core.InputError) as error:
        hub["marian"].attention_parameters("encoder", 0)
    assert str(error.value) == OWN_ONLY


def test_unusable_texts_are_refused(hub: dict[str, core.HubModel]) -> None:
    assert hub["bert"].count_tokens(TEXT) == len(hub["bert"].trace(TEXT).source_tokens)
    with pytest.raises(core.InputError, match="This text is blank"):
        hub["t5"].trace("")
    with pytest.raises(core.InputError, match=r"This sentence has \d+ tokens; 4096 fit. Shorten it by \d+"):
        hub["t5"].trace("man " * 4900)
    with pytest.raises(core.InputError, match="There is no token 5000"):
        hub["t5"].trace(TEXT, target=[5000])
    with pytest.raises(core.InputError, match="classifies; choose a translator"):
        hub["bert"].translate(TEXT)
    with pytest.raises(core.InputError, match="translates; choose a classifier"):
        hub["t5"].classify(TEXT)


def test_a_model_that_hides_its_weights_is_told_how_to_show_them(folders: dict[str, Path]) -> None:
    model = core.load(str(folders["bert"]), device="cpu")
    model.module.set_attn_implementation("sdpa")
    model.module.forward = lambda *_, forward=model.module.forward, **given: _without(forward(**given))
    with pytest.raises(core.InputError, match="attn_implementation='eager'"):
        model.trace(TEXT)


def _without(output: Any) -> Any:
    output.attentions = None
    return output


class TestLocations:
    @pytest.mark.parametrize("before", ["", "hf:"])
    def test_a_folder_is_described_and_loaded(self, before: str, folders: dict[str, Path]) -> None:
        about = describe(f"{before}{folders['bart']}")
        assert (about.name, about.title, about.task) == ("tiny-bart", "tiny-bart", "translator")
        assert describe(str(folders["roberta"])).task == "classifier"
        assert core.load(f"{before}{folders['bart']}").name == "tiny-bart"

    def test_pickled_weights_are_never_read(self, folders: dict[str, Path], tmp_path: Path) -> None:
        folder = tmp_path / "pickled"
        shutil.copytree(folders["bert"], folder)
        (folder / "model.safetensors").rename(folder / "pytorch_model.bin")
        with pytest.raises(core.InputError, match="save it with safe_serialization=True"):
            core.load(str(folder))

    def test_broken_folders_are_refused_in_one_sentence(self, folders: dict[str, Path], tmp_path: Path) -> None:
        folder = tmp_path / "broken"
        shutil.copytree(folders["bert"], folder)
        weights = folder / "model.safetensors"
        weights.write_bytes(weights.read_bytes()[:-9])
        with pytest.raises(core.CheckpointError, match="weights are damaged"):
            core.load(str(folder))
        shutil.copy(folders["bert"] / "model.safetensors", weights)
        (folder / "tokenizer.json").write_text("{")
        with pytest.raises(core.CheckpointError, match="tokenizer"):
            core.load(str(folder))

    @pytest.mark.parametrize("text", ["[" * 200_000, "[]", "{", '{"model_type": ' * 200_000])
    def test_a_config_that_is_none(self, text: str, folders: dict[str, Path], tmp_path: Path) -> None:
        folder = tmp_path / "broken"
        shutil.copytree(folders["bert"], folder)
        (folder / "config.json").write_text(text)
        for ask in (describe, core.load):
            with pytest.raises(core.CheckpointError, match=r"'broken' could not be loaded: its config\.json"):
                ask(f"hf:{folder}")

    @pytest.mark.parametrize(
        ("kind", "name"),
        [
            *(("bert", "num_hidden_layers"), ("distilbert", "n_layers"), ("bart", "decoder_layers")),
            *(("marian", "max_position_embeddings"), ("t5", "num_layers"), ("roberta", "vocab_size")),
        ],
    )
    @pytest.mark.parametrize("value", [10**9, 10**400, -1])
    def test_sizes_that_nobody_can_build(
        self, kind: str, name: str, value: int, folders: dict[str, Path], tmp_path: Path
    ) -> None:
        plain = json.loads((folders[kind] / "config.json").read_text())
        assert name in plain
        (tmp_path / "config.json").write_text(json.dumps(plain | {name: value}))
        for ask in (describe, core.load):
            with pytest.raises(core.InputError, match=f"says that its {name} is"):
                ask(str(tmp_path))

    @pytest.mark.parametrize("kind", ["bert", "t5", "bart"])
    def test_a_tokenizer_larger_than_its_model(self, kind: str, folders: dict[str, Path], tmp_path: Path) -> None:
        folder = tmp_path / "larger"
        shutil.copytree(folders[kind], folder)
        tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
        tokenizer.add_tokens(["bicycle"])
        tokenizer.save_pretrained(folder)
        model, whole = core.load(str(folder), device="cpu"), core.load(str(folders[kind]), device="cpu")
        last = model.module.config.vocab_size - 1
        for ask in (model.trace, model.classify if kind == "bert" else model.translate):
            with pytest.raises(
                core.InputError, match=rf"no token .*bicycle.* its ids go to {last}, and this is"
            ) as said:
                ask("A man rides a bicycle .")
            assert "\n" not in str(said.value)
        assert model.trace(TEXT).output == whole.trace(TEXT).output, "what its model does know still runs"

    def test_missing_weights_are_not_drawn_at_random(self, folders: dict[str, Path], tmp_path: Path) -> None:
        folder = tmp_path / "headless"
        shutil.copytree(folders["bert"], folder)
        direct(folders["bert"], "bert").base_model.save_pretrained(folder)
        shutil.copy(folders["bert"] / "config.json", folder)
        with pytest.raises(core.CheckpointError, match=r"its weights lack classifier\.bias"):
            core.load(str(folder))

    @pytest.mark.parametrize(
        ("changes", "reason"),
        [
            ({"architectures": ["BertForMultipleChoice"]}, r"\(BertForMultipleChoice\) cannot be shown"),
            ({"model_type": "vit", "architectures": ["ViTForImageClassification"]}, "ViTForImageClassification"),
            ({"problem_type": "multi_label_classification"}, "does not choose between labels"),
            ({"id2label": {"0": "score"}}, "does not choose between labels"),
        ],
    )
    def test_other_models_are_refused(
        self, changes: dict[str, Any], reason: str, folders: dict[str, Path], tmp_path: Path
    ) -> None:
        plain = json.loads((folders["bert"] / "config.json").read_text())
        (tmp_path / "config.json").write_text(json.dumps(plain | changes))
        for ask in (describe, core.load):
            with pytest.raises(core.InputError, match=reason):
                ask(str(tmp_path))

    @pytest.mark.parametrize("name", ["hf:nobody/no-such-model", "hf:nobody/no-such-model@main", "hf:a b", "hf:/x/y/z"])
    def test_names_without_a_network(self, name: str) -> None:
        for ask in (describe, core.load):
            with pytest.raises(core.InputError, match=r"on the Hub|Hub does not answer") as error:
                ask(name)
            assert "\n" not in str(error.value)

    def test_a_name_is_needed(self) -> None:
        with pytest.raises(core.InputError, match="Name a model of the Hub"):
            core.load("hf:")

    @pytest.mark.parametrize("library", ["transformers", "huggingface_hub"])
    def test_a_missing_library(self, library: str, folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, library, None)
        with pytest.raises(core.InputError, match=r"pip install -e '\.\[hub\]'"):
            core.load(str(folders["bert"]) if library == "transformers" else "hf:nobody/nothing")
