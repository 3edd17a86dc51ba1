"""Tracing our own models: everything seen is what the model did, whatever way the words were chosen."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from core import Decoding, Edits, InputError
from core.decoding import length_norm
from core.decoding.next_token import CachedLogits, UncachedLogits
from core.results.trace import Trace
from core.tracers.limits import MAX_SENTENCE_TOKENS
from core.tracers.native import NativeModel
from core.transformer.hooks import Recorder
from tests.core.tiny import LABELS, own_classifier, own_translator

TEXTS = ["Two children ride a bike.", "Where is the station?", "Snow", "A man in a gorgeous film, playing in the snow."]
DECODINGS = {
    "greedy": Decoding(max_tokens=19),
    "beam": Decoding(beam=3, hypotheses=3, max_tokens=11),
    "sampled": Decoding(temperature=1, seed=4, max_tokens=13),
    "forced": Decoding(prefix="Ein Mann", max_tokens=17),
}
CLOSE = {"atol": 2e-5, "rtol": 1e-4}


@pytest.fixture(scope="module")
def translator() -> NativeModel:
    return own_translator()


@pytest.fixture(scope="module")
def classifier() -> NativeModel:
    return own_classifier()


def written_ids(trace: Trace) -> list[int]:
    return [step.id for step in trace.steps]


def assert_same_arrays(one: Trace, other: Trace, **close: float) -> None:
    for name, attention_map in one.attention.items():
        np.testing.assert_allclose(attention_map.weights, other.attention[name].weights, **close)
    for mine, theirs in ((one.hidden, other.hidden), (one.details, other.details)):
        assert list(mine) == list(theirs)
        for name, array in mine.items():
            np.testing.assert_allclose(array, theirs[name], **close)


class TestTranslator:
    @pytest.mark.parametrize("kind", DECODINGS)
    def test_tokens_maps_and_steps_fit_each_other(self, translator: NativeModel, kind: str) -> None:
        trace = translator.trace(TEXTS[0], decoding=DECODINGS[kind])
        pieces = translator.tokenizer.pieces
        assert trace.source_tokens == tuple(pieces(translator.source_ids(TEXTS[0])))
        assert trace.target_tokens == tuple(pieces([2, *written_ids(trace)]))
        assert [step.token for step in trace.steps] == list(trace.target_tokens[1:])
        assert trace.output == translator.tokenizer.decode(written_ids(trace))
        read, source = trace.target_tokens[:-1], trace.source_tokens
        axes = {name: (one.query_tokens, one.key_tokens) for name, one in trace.attention.items()}
        assert axes == {"encoder": (source, source), "decoder": (read, read), "cross": (read, source)}
        for name, layers in (("encoder", 2), ("decoder", 3), ("cross", 3)):
            one = trace.attention[name]
            assert one.weights.shape == (layers, 5, len(one.query_tokens), len(one.key_tokens))
            assert one.weights.dtype == np.float32
            np.testing.assert_allclose(one.weights.sum(-1), 1, rtol=1e-5)
            assert (one.weights[:, :, ~one.mask] == 0).all()
        assert np.array_equal(trace.attention["decoder"].mask, np.tri(len(read), dtype=bool))
        assert trace.hidden["encoder"].shape == (3, len(source), 15)
        assert trace.hidden["decoder"].shape == (4, len(read), 15)
        assert trace.classification is None

    @pytest.mark.parametrize("kind", DECODINGS)
    def test_translating_writes_what_tracing_shows(self, translator: NativeModel, kind: str) -> None:
        outputs = [translator.trace(text, decoding=DECODINGS[kind]).output for text in TEXTS]
        assert translator.translate(TEXTS, DECODINGS[kind]) == outputs
        assert [translator.translate(text, DECODINGS[kind]) for text in TEXTS] == outputs
        assert len(set(outputs)) > 1

    @torch.inference_mode()
    def test_decode_then_trace_equals_the_maps_of_every_step(self, translator: NativeModel) -> None:
        trace = translator.trace(TEXTS[0], decoding=DECODINGS["greedy"], details=True)
        source = torch.tensor([translator.source_ids(TEXTS[0])])
        read = torch.tensor([[2, *written_ids(trace)[:-1]]])
        model, recorder = translator.module, Recorder(lambda name: True)
        full = UncachedLogits(model, source, model.encode(source), recorder)
        cached = CachedLogits(model, source, model.encode(source))
        for row, step in enumerate(trace.steps):
            logits = full.advance(read[:, : row + 1])
            torch.testing.assert_close(cached.advance(read[:, : row + 1]), logits, **CLOSE)
            log_probabilities = logits.log_softmax(-1)
            assert step.log_probability == pytest.approx(log_probabilities[0, step.id].item(), abs=1e-4)
            for layer in range(3):
                for name, kind in (("decoder", "self"), ("cross", "cross")):
                    weights = recorder.tensors[f"decoder.{layer}.{kind}.weights"][0, :, row]
                    stitched = trace.attention[name].weights[layer, :, row, : weights.shape[-1]]
                    np.testing.assert_allclose(stitched, weights, **CLOSE)

    def test_steps_hold_the_likeliest_candidates(self, translator: NativeModel) -> None:
        trace = translator.trace(TEXTS[0], decoding=Decoding(alternatives=7, max_tokens=5), details=("logits",))
        logits = torch.tensor(trace.details["logits"])
        expected = logits.log_softmax(-1).topk(7)
        for row, step in enumerate(trace.steps):
            assert [one.id for one in step.top] == expected.indices[row].tolist()
            assert [one.log_probability for one in step.top] == pytest.approx(expected.values[row].tolist())
            assert [one.token for one in step.top] == translator.tokenizer.pieces([one.id for one in step.top])

    def test_hypotheses_are_sorted_and_the_first_is_traced(self, translator: NativeModel) -> None:
        trace = translator.trace(TEXTS[0], decoding=DECODINGS["beam"])
        assert len(trace.hypotheses) == 3
        assert [one.score for one in trace.hypotheses] == sorted((one.score for one in trace.hypotheses), reverse=True)
        best = trace.hypotheses[0]
        assert (best.text, best.tokens) == (trace.output, trace.target_tokens[1:])
        assert best.log_probability == pytest.approx(sum(step.log_probability for step in trace.steps), rel=1e-4)

    @pytest.mark.parametrize("kind", DECODINGS)
    def test_a_target_that_is_given_is_seen_as_if_it_had_been_written(self, translator: NativeModel, kind: str) -> None:
        written = translator.trace(TEXTS[0], decoding=DECODINGS[kind], details=True)
        given = translator.trace(TEXTS[0], target=written_ids(written), decoding=DECODINGS[kind], details=True)
        assert_same_arrays(given, written)
        assert given.steps == tuple(replace(step, forced=False, drawn=None) for step in written.steps)
        assert given.hypotheses[0].log_probability == pytest.approx(written.hypotheses[0].log_probability, rel=1e-4)
        assert given.hypotheses[0].score == pytest.approx(written.hypotheses[0].score, rel=1e-4)

    def test_a_given_text_ends(self, translator: NativeModel) -> None:
        trace = translator.trace(TEXTS[0], target="Zwei Kinder im Schnee")
        assert trace.output == "Zwei Kinder im Schnee"
        assert written_ids(trace)[-1] == translator.config.end_id
        total = sum(step.log_probability for step in trace.steps)
        assert trace.hypotheses[0].score == pytest.approx(
            total / length_norm(len(trace.steps), Decoding().length_penalty)
        )
        assert trace.notices == ()

    def test_a_forced_beginning_is_written(self, translator: NativeModel) -> None:
        assert translator.translate(TEXTS[0], DECODINGS["forced"]).startswith("Ein Mann")
        ids = tuple(translator.tokenizer.encode("Ein Mann"))
        same = Decoding(prefix=ids, max_tokens=17)
        assert translator.translate(TEXTS[0], same) == translator.translate(TEXTS[0], DECODINGS["forced"])

    @pytest.mark.parametrize("beam", [1, 3])
    def test_forced_steps_are_marked_and_keep_their_own_probabilities(self, translator: NativeModel, beam: int) -> None:
        ids = (*translator.tokenizer.encode("Ein"), 41, 17)
        trace = translator.trace(TEXTS[0], decoding=Decoding(prefix=ids, beam=beam, max_tokens=13))
        assert translator.prefix_ids(ids) == ids == tuple(step.id for step in trace.steps[: len(ids)])
        assert [step.forced for step in trace.steps] == [index < len(ids) for index in range(len(trace.steps))]
        read = translator.trace(TEXTS[0], target=[step.id for step in trace.steps])
        assert not any(step.forced for step in read.steps)
        assert [step.log_probability for step in trace.steps] == [step.log_probability for step in read.steps]

    @pytest.mark.parametrize("beam", [1, 3])
    def test_a_forced_end_ends(self, translator: NativeModel, beam: int) -> None:
        ids = (*translator.tokenizer.encode("Ein"), translator.config.end_id)
        assert written_ids(translator.trace(TEXTS[0], decoding=Decoding(prefix=ids, beam=beam))) == list(ids)

    def test_what_no_target_holds_cannot_be_forced(self, translator: NativeModel) -> None:
        for token in (translator.config.pad_id, translator.config.start_id, translator.config.unknown_id):
            with pytest.raises(InputError, match="No target holds the token <"):
                translator.prefix_ids((17, token))

    def test_says_so_where_the_model_did_not_end(self, translator: NativeModel) -> None:
        trace = translator.trace(TEXTS[0], decoding=Decoding(prefix="Ein Mann im Schnee", max_tokens=1))
        assert len(trace.steps) == len(trace.target_tokens) - 1
        assert trace.notices == (
            f"The translation was stopped after {len(trace.steps)} tokens, before the model had ended it.",
        )

    @pytest.mark.parametrize("text", ["7" * 60, "٣٤ १२ ３４", "Ximena Nguyen Anna Bob", "In 1911 and 84.8."])
    def test_a_number_that_is_lost_is_told_and_no_text_of_numbers_or_names_hangs(
        self, translator: NativeModel, text: str
    ) -> None:
        trace = translator.trace(text, target="Es war nichts.")
        assert ("lost-numbers" in [one.id for one in trace.notices]) == any(letter.isdigit() for letter in text)
        assert "lost-numbers" not in [one.id for one in translator.trace(text, target=text).notices]
        assert translator.trace(text, decoding=Decoding(max_tokens=5)).steps


class TestClassifier:
    def test_contributions_and_bias_sum_to_the_logits(self, classifier: NativeModel) -> None:
        for text in TEXTS:
            trace = classifier.trace(text)
            scores = trace.classification
            assert scores is not None
            assert scores.contributions.shape == (len(trace.source_tokens), 3)
            np.testing.assert_allclose(scores.contributions.sum(axis=0) + scores.bias, scores.logits, atol=1e-5)
            powers = np.exp(scores.logits)
            np.testing.assert_allclose(scores.probabilities, powers / powers.sum(), rtol=1e-5)
            assert trace.output == scores.label == LABELS[int(scores.logits.argmax())]

    def test_pads_and_leaving_out_keep_the_sum(self, classifier: NativeModel) -> None:
        for edits in (Edits(source_pads=3), Edits(left_out=(1,)), Edits(source_pads=2, bugs=("no-padding-mask",))):
            scores = classifier.trace(TEXTS[0], edits=edits).scores
            np.testing.assert_allclose(scores.contributions.sum(axis=0) + scores.bias, scores.logits, atol=1e-5)
            if edits.source_pads:
                assert not scores.contributions[-edits.source_pads :].any()

    def test_classifying_says_what_tracing_shows(self, classifier: NativeModel) -> None:
        traces = [classifier.trace(text) for text in TEXTS]
        for answers in (classifier.classify(TEXTS), [classifier.classify(text) for text in TEXTS]):
            for answer, trace in zip(answers, traces, strict=True):
                assert answer.label == trace.output
                assert list(answer.probabilities) == list(LABELS)
                np.testing.assert_allclose(
                    list(answer.probabilities.values()), trace.classification.probabilities, rtol=1e-4
                )

    def test_both_say_when_they_are_unsure(self) -> None:
        probabilities = [max(answer.probabilities.values()) for answer in own_classifier().classify(TEXTS)]
        between = sum(sorted(probabilities)[len(TEXTS) // 2 - 1 :][:2]) / 2
        careful = own_classifier(unsure_below=between)
        expected = [probability < between for probability in probabilities]
        assert [answer.unsure for answer in careful.classify(TEXTS)] == expected
        assert [careful.trace(text).scores.unsure for text in TEXTS] == expected
        assert not any(answer.unsure for answer in own_classifier().classify(TEXTS))

    def test_a_trace_has_one_map_and_no_target(self, classifier: NativeModel) -> None:
        trace = classifier.trace(TEXTS[0])
        assert list(trace.attention) == list(trace.hidden) == ["encoder"]
        assert trace.target_tokens == trace.steps == trace.hypotheses == ()
        assert trace.hidden["encoder"].shape == (3, len(trace.source_tokens), 15)


class TestDetails:
    STAGES = ("query", "key", "value", "scores", "scaled", "masked", "weights", "output", "joined", "update")

    def test_everything_of_every_attention(self, translator: NativeModel) -> None:
        trace = translator.trace(TEXTS[0], target="Ein Mann", details=True)
        attentions = [f"encoder.{i}.self" for i in range(2)]
        attentions += [f"decoder.{i}.{kind}" for i in range(3) for kind in ("self", "cross")]
        assert set(trace.details) == {f"{name}.{stage}" for name in attentions for stage in self.STAGES}
        queries, keys = len(trace.target_tokens) - 1, len(trace.source_tokens)
        shapes = {stage: trace.details[f"decoder.1.cross.{stage}"].shape for stage in self.STAGES}
        assert shapes["query"] == shapes["output"] == (5, queries, 3)
        assert shapes["key"] == shapes["value"] == (5, keys, 3)
        assert {shapes[stage] for stage in ("scores", "scaled", "masked", "weights")} == {(5, queries, keys)}
        assert shapes["joined"] == shapes["update"] == (queries, 15)
        assert np.array_equal(trace.details["decoder.1.cross.weights"], trace.attention["cross"].weights[1])

    def test_names_are_whole(self) -> None:
        trace = own_translator(encoder_layers=11).trace(TEXTS[2], target="Mann", details=("encoder.1",))
        assert {name.split(".")[1] for name in trace.details} == {"1"}
        assert {"encoder.1.self.scores", "encoder.1.self_norm.mean", "encoder.1.ffn.activated"} <= set(trace.details)

    @pytest.mark.parametrize(
        ("details", "expected"),
        [
            ("encoder.positions", {"encoder.positions"}),
            (("logits", "encoder.embedding"), {"logits", "encoder.embedding"}),
            (("encoder.0.ffn_norm.mean",), {"encoder.0.ffn_norm.mean"}),
            ((), set()),
            (False, set()),
        ],
    )
    def test_one_by_one(self, translator: NativeModel, details: bool | tuple[str, ...], expected: set[str]) -> None:
        assert set(translator.trace(TEXTS[2], target="Mann", details=details).details) == expected

    def test_refuses_a_name_that_fits_nothing(self, classifier: NativeModel) -> None:
        with pytest.raises(InputError, match=r"no tensor 'decoder\.0' in this run"):
            classifier.trace(TEXTS[0], details=("encoder.0", "decoder.0"))

    def test_asking_for_more_changes_nothing(self, translator: NativeModel) -> None:
        plain, detailed = (translator.trace(TEXTS[0], target="Mann", details=details) for details in ((), True))
        assert plain.steps == detailed.steps
        for name, one in plain.attention.items():
            assert np.array_equal(one.weights, detailed.attention[name].weights)


@pytest.mark.parametrize("kind", ["greedy", "beam"])
def test_visitors_at_once_never_see_each_others_numbers(translator: NativeModel, kind: str) -> None:
    def run(text: str) -> Trace:
        return translator.trace(text, decoding=DECODINGS[kind], edits=edits[text], details=True)

    def repeat(text: str) -> list[Trace]:
        start.wait()
        return [run(text) for _ in range(3)]

    edits = {text: Edits() for text in TEXTS} | {TEXTS[2]: Edits(positions="shuffled", bugs=("no-scale",))}
    alone = [run(text) for text in TEXTS]
    start = threading.Barrier(len(TEXTS))
    with ThreadPoolExecutor(len(TEXTS)) as pool:
        for expected, together in zip(alone, pool.map(repeat, TEXTS), strict=True):
            for trace in together:
                assert trace.steps == expected.steps
                assert_same_arrays(trace, expected, rtol=0, atol=0)


class TestRefusals:
    @pytest.mark.parametrize("text", ["", "  \n\t"])
    def test_blank_text(self, translator: NativeModel, classifier: NativeModel, text: str) -> None:
        for ask in (translator.trace, translator.translate, classifier.trace, classifier.classify):
            with pytest.raises(InputError, match="This text is blank"):
                ask(text)
        assert translator.count_tokens(text) == 0

    def test_the_longest_sentence_and_one_word_more(self, translator: NativeModel) -> None:
        words = translator.config.max_length - 1
        text = " ".join(["the"] * words)
        while translator.count_tokens(text) > translator.config.max_length:
            text = text.rpartition(" ")[0]
        assert translator.count_tokens(text) == len(translator.trace(text, target="Mann").source_tokens)
        longer = f"{text} {text}"
        tokens = translator.count_tokens(longer)
        with pytest.raises(InputError, match=rf"has {tokens} tokens; 97 fit\. Shorten it by {tokens - 97}\."):
            translator.translate(longer)

    def test_more_tokens_than_can_be_drawn(self) -> None:
        model = own_translator(max_length=389)
        with pytest.raises(InputError, match=f"; {MAX_SENTENCE_TOKENS} fit"):
            model.trace("the " * MAX_SENTENCE_TOKENS)
        with pytest.raises(InputError, match=f"The target has .*; {MAX_SENTENCE_TOKENS} fit"):
            model.trace("the", target="der " * MAX_SENTENCE_TOKENS)
        with pytest.raises(InputError, match=f"The forced beginning has .*; {MAX_SENTENCE_TOKENS} fit"):
            model.trace("the", decoding=Decoding(prefix="der " * MAX_SENTENCE_TOKENS))

    def test_pads_beyond_the_positions(self) -> None:
        model = own_translator(max_length=19)
        with pytest.raises(InputError, match=r"The sentence has \d+ tokens with its pads; 19 fit"):
            model.trace("Snow", edits=Edits(source_pads=19))
        with pytest.raises(InputError, match=r"The target has \d+ tokens with its pads; 19 fit"):
            model.trace("Snow", edits=Edits(target_pads=19))

    def test_ids_that_the_model_does_not_have(self, translator: NativeModel) -> None:
        last = translator.config.vocabulary_size - 1
        for ids in ((last + 1,), (-1,)):
            with pytest.raises(InputError, match=f"no token {ids[0]}; this model's ids go to {last}"):
                translator.trace("Snow", target=ids)
            with pytest.raises(InputError, match=f"no token {ids[0]}"):
                translator.translate("Snow", Decoding(prefix=ids))
        with pytest.raises(InputError, match="at least one token"):
            translator.trace("Snow", target=())

    def test_the_other_task(self, translator: NativeModel, classifier: NativeModel) -> None:
        with pytest.raises(InputError, match="tiny classifies; choose a translator"):
            classifier.translate("Snow")
        with pytest.raises(InputError, match="tiny translates; choose a classifier"):
            translator.classify("Snow")


def test_any_text_is_read_and_nothing_is_unknown(translator: NativeModel, classifier: NativeModel) -> None:
    for text in ("🚲 雪が降る", "שלום עולם", "<img onerror=x>", "${1}", "</script>", "a\x00b\x1b[0m", "``"):
        assert translator.config.unknown_id not in translator.source_ids(text)
        assert translator.trace(text, decoding=Decoding(max_tokens=3)).text == text
        assert classifier.classify(text).label in LABELS


def test_nothing_to_do(translator: NativeModel, classifier: NativeModel) -> None:
    assert translator.translate([]) == []
    assert classifier.classify(()) == []


def test_runs_leave_no_graph_and_no_mode_behind(translator: NativeModel) -> None:
    translator.trace(TEXTS[0])
    assert torch.is_grad_enabled()
    assert not torch.is_inference_mode_enabled()
    weight: Tensor = translator.module.table.weight
    assert weight.grad is None


def test_shouting_gives_the_run_of_the_calm_sentence(translator: NativeModel) -> None:
    loud, calm = translator.trace("TWO DOGS RUN."), translator.trace("Two dogs run.")
    assert loud.text == "TWO DOGS RUN."
    assert loud.source_tokens == calm.source_tokens
    assert translator.translate("TWO DOGS RUN.") == calm.output


@pytest.mark.parametrize("text", [None, 3, b"A man.", ["A man."], object()])
def test_what_is_no_text_is_said_to_be_none(text: Any) -> None:
    for model in (own_translator(), own_classifier()):
        with pytest.raises(InputError, match=r"This is no text but .*; give a str\."):
            model.trace(text)


@pytest.mark.parametrize("target", [3, ["A"], [2.5], [None]])
def test_what_is_no_target_is_said_to_be_none(target: Any) -> None:
    with pytest.raises(InputError, match="These are no ids of tokens but"):
        own_translator().trace("A man.", target=target)
    with pytest.raises(ValueError, match=r"no ids of tokens but|it must be a text"):
        own_translator().trace("A man.", decoding=Decoding(prefix=target))
