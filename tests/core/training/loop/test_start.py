"""A run begins with the weights and the pieces of another model, and with nothing it should not have."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from core.checkpoints.checkpoint import build_model, load_checkpoint, save_checkpoint, unique_tensors
from core.config import PRESETS, ModelConfig
from core.text.tokens import Tokenizer
from core.training.loop.start import start_folder, take_tokenizer, take_weights, vectors_of
from core.training.loop.trainer import Trainer
from core.training.plan import plan_of
from core.training.recipe import new_trainer
from core.training.report.finish import finish
from core.transformer.translator import Translator
from tests.core.tiny import translator_config
from tests.core.training.runs import curve


@pytest.fixture(scope="module")
def given(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny translator."""
    folder = tmp_path_factory.mktemp("given") / "tiny"
    tokenizer = Tokenizer.train(["two dogs run", "zwei Hunde rennen"] * 5, 290)
    config = replace(translator_config(len(tokenizer), dropout=0.1, tie_embeddings=True), pad_id=tokenizer.pad_id)
    torch.manual_seed(3)
    save_checkpoint(folder, build_model(config), tokenizer, config, dtype=torch.float32)
    return folder


def classifier_of(config: ModelConfig) -> ModelConfig:
    return replace(config, task="classifier", decoder_layers=0, labels=("a", "b", "c"), dropout=0.3)


def test_a_translator_takes_everything(given: Path) -> None:
    known = load_checkpoint(given)
    torch.manual_seed(11)
    model = build_model(known.config)
    assert take_weights(str(given), model, known.config) == []
    for name, tensor in unique_tensors(known.model).items():
        assert torch.equal(unique_tensors(model)[name], tensor), name


def test_a_classifier_takes_the_encoder_and_keeps_its_own_head(given: Path) -> None:
    known = load_checkpoint(given)
    config = classifier_of(known.config)
    torch.manual_seed(11)
    model = build_model(config)
    before = {name: tensor.clone() for name, tensor in unique_tensors(model).items()}
    assert take_weights(str(given), model, config) == ["head.bias", "head.weight"]
    after, theirs = unique_tensors(model), unique_tensors(known.model)
    assert all(torch.equal(after[name], before[name]) for name in ("head.bias", "head.weight"))
    assert all(torch.equal(after[name], theirs[name]) for name in after if not name.startswith("head."))
    assert any(name.startswith("encoder.") for name in after)


def test_the_classifier_judges_the_states_of_the_translator(given: Path) -> None:
    known = load_checkpoint(given)
    assert isinstance(known.model, Translator)
    config = classifier_of(known.config)
    model = build_model(config).eval()
    take_weights(str(given), model, config)
    source = torch.tensor([[5, 9, 3, config.pad_id], [7, 6, 8, 3]])
    with torch.no_grad():
        states, kept = known.model.encode(source), (source != config.pad_id).unsqueeze(-1)
        mean = (states * kept).sum(dim=1) / kept.sum(dim=1)
        head = unique_tensors(model)
        torch.testing.assert_close(model(source), mean @ head["head.weight"].T + head["head.bias"])


@pytest.mark.parametrize("change", [{"heads": 1}, {"norm": "post"}, {"encoder_layers": 5}, {"d_ff": 7}])
def test_another_shape_is_refused_by_name(given: Path, change: dict[str, int | str]) -> None:
    config = replace(load_checkpoint(given).config, **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"cannot start from .*{next(iter(change))} .* here and .* there"):
        take_weights(str(given), build_model(config), config)


def test_a_checkpoint_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="no checkpoint 'en-xx' to start from"):
        start_folder("en-xx")


def test_the_pieces_come_along_but_replace_none(given: Path, tmp_path: Path) -> None:
    path = tmp_path / "tokenizer.model"
    take_tokenizer(str(given), path)
    assert path.read_bytes() == (given / "tokenizer.model").read_bytes()
    path.write_bytes(b"mine")
    take_tokenizer(str(given), path)
    assert path.read_bytes() == b"mine"


class TestOwnPieces:
    def test_known_pieces_keep_their_vectors_and_others_are_means(self, given: Path) -> None:
        known = Tokenizer.load(given / "tokenizer.model")
        own = Tokenizer.train(["two cats run", "dogs runaway"] * 5, 300)
        table = torch.randn(len(known), 7, generator=torch.Generator().manual_seed(5))
        places = {known.piece(index): index for index in range(len(known))}
        vectors, unshared = vectors_of(own, known, table), 0
        for index in range(len(own)):
            piece = own.piece(index)
            cut = [places[piece]] if piece in places else known.encode(piece.replace("\u2581", " "))
            unshared += len(cut) > 1
            torch.testing.assert_close(vectors[index], sum(table[i] for i in cut) / len(cut))
        assert vectors.shape == (len(own), 7)
        assert unshared, "every piece was known, so nothing was averaged"

    def test_a_classifier_takes_the_encoder_whatever_its_vocabulary(self, given: Path) -> None:
        own = Tokenizer.train(["two cats run", "dogs runaway"] * 5, 300)
        known = load_checkpoint(given)
        config = replace(classifier_of(known.config), vocabulary_size=len(own))
        assert config.vocabulary_size != known.config.vocabulary_size
        model = build_model(config)
        assert take_weights(str(given), model, config, own) == ["head.bias", "head.weight"]
        after, theirs = unique_tensors(model), unique_tensors(known.model)
        assert all(torch.equal(after[name], theirs[name]) for name in after if name.startswith("encoder."))
        assert torch.equal(after["table.weight"], vectors_of(own, known.tokenizer, theirs["table.weight"]))

    def test_a_translator_of_another_language_takes_all_but_the_table(self, given: Path) -> None:
        own = Tokenizer.train(["two cats run", "deux chats courent"] * 5, 300)
        known = load_checkpoint(given)
        config = replace(known.config, vocabulary_size=len(own))
        model = build_model(config)
        assert take_weights(str(given), model, config, own) == []
        after, theirs = unique_tensors(model), unique_tensors(known.model)
        assert all(torch.equal(after[name], theirs[name]) for name in after if name != "table.weight")
        assert torch.equal(after["table.weight"], vectors_of(own, known.tokenizer, theirs["table.weight"]))

    def test_two_tables_are_refused(self, given: Path) -> None:
        known = load_checkpoint(given)
        config = replace(known.config, tie_embeddings=False)
        with pytest.raises(ValueError, match="set tie_embeddings"):
            take_weights(str(given), known.model, config, known.tokenizer)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A translator of the shape of ``en-de``, untrained, from which the presets of classifiers can start."""
    folder = tmp_path_factory.mktemp("reader") / "reader"
    tokenizer = Tokenizer.train(["Where is town one?", "How many people live in two?"] * 5, 300)
    config = replace(PRESETS["en-de"].model, vocabulary_size=len(tokenizer))
    torch.manual_seed(3)
    save_checkpoint(folder, build_model(config), tokenizer, config, dtype=torch.float32)
    return folder


@pytest.fixture(scope="module")
def questions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    data = tmp_path_factory.mktemp("data")
    (data / "trec").mkdir()
    kinds = {"LOC:city": "Where is town", "NUM:count": "How many people live in"}
    asked = [f"{kind} {question} {n} ?" for n in range(40) for kind, question in kinds.items()]
    (data / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    return data


def trainer_of(questions: Path, run: Path, reader: Path, *, resume: bool = False, **changes: Any) -> Trainer:
    given = {"steps": 4, "warmup_steps": 1, "schedule": "inverse_sqrt", "batch_tokens": 256, "save_every": 2}
    plan = plan_of("question-type", run, given | {"start_from": str(reader), **changes}, {}, resume=resume)
    return new_trainer(plan, questions, run, resume, quiet=True, precision="float32", log_every=1)


class TestRecipe:
    @pytest.mark.parametrize("own_pieces", [False, True])
    @pytest.mark.parametrize("resume", [False, True], ids=["anew", "resume without a save"])
    def test_a_run_begins_there(self, questions: Path, reader: Path, tmp_path: Path, own_pieces, resume) -> None:
        trainer = trainer_of(questions, tmp_path / "run", reader, own_pieces=own_pieces, resume=resume)
        given, begun = unique_tensors(load_checkpoint(reader).model), unique_tensors(trainer.model)
        assert all(torch.equal(begun[name], given[name]) for name in begun if name.startswith("encoder."))
        tokenizer = Tokenizer.load(tmp_path / "run" / "tokenizer.model")
        theirs = Tokenizer.load(reader / "tokenizer.model")
        assert torch.equal(begun["table.weight"], vectors_of(tokenizer, theirs, given["table.weight"]))
        assert (
            (tmp_path / "run/tokenizer.model").read_bytes() == (reader / "tokenizer.model").read_bytes()
        ) != own_pieces

    def test_a_resumed_run_does_not_begin_again(self, questions: Path, reader: Path, tmp_path: Path) -> None:
        trainer_of(questions, tmp_path / "whole", reader).run()
        trainer_of(questions, tmp_path / "cut", reader, steps=2).run()
        resumed = trainer_of(questions, tmp_path / "cut", reader, resume=True)
        assert resumed.progress.step == 2
        given, weights = unique_tensors(load_checkpoint(reader).model), unique_tensors(resumed.model)
        assert not torch.equal(weights["table.weight"], given["table.weight"])
        resumed.run()
        assert curve(tmp_path / "cut") == curve(tmp_path / "whole")

    @pytest.mark.long
    @pytest.mark.parametrize("own_pieces", [False, True])
    def test_the_card_says_where(self, questions: Path, reader: Path, tmp_path: Path, own_pieces: bool) -> None:
        trainer_of(questions, tmp_path / "run", reader, steps=1, own_pieces=own_pieces).run()
        finish(questions, tmp_path, quiet=True)
        card = (tmp_path / "README.md").read_text(encoding="utf-8")
        assert "The run started from `reader`: its encoder" in card
        assert ("each of the own pieces" in card) == own_pieces
        assert str(reader.parent) not in card


def test_a_further_run_starts_from_the_checkpoint_of_its_preset(tmp_path: Path) -> None:
    for name in ("en-de", "en-fr"):
        training = plan_of(name, tmp_path, {"seed": 7}, {}, resume=False, further=True).training
        further = PRESETS[name].further
        assert further
        assert training == replace(further, seed=7)
        assert training.start_from == name
    with pytest.raises(
        ValueError, match="The preset 'sentiment' has no further run; en-de, en-fr, de-en, fr-en have one"
    ):
        plan_of("sentiment", tmp_path, {}, {}, resume=False, further=True)
