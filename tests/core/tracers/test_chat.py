"""Chats: the tokens that a model's template really makes, and templates of strangers that do harm."""

import datetime
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import transformers
from tokenizers import AddedToken

import core
from core.tracers.hugging_face import chat as chats
from tests.hub import save_later_model
from viz_app import cli

DAY = "2024-02-29"
TEMPLATE = (
    "{{ bos_token }}{% for m in messages %}<|{{ m.role }}|>\n{{ m.content | trim }}<|end|>\n{% endfor %}"
    "{{ strftime_now('%d %B %Y') }}{% if add_generation_prompt %}<|assistant|>\n{% endif %}"
)
CHAT = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": " Two dogs run. "}]


def with_template(folder: Path, template: str) -> Path:
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
    tokenizer.chat_template = template
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = save_later_model("llama", tmp_path_factory.mktemp("chat") / "tiny-chat", vocab_size=349)
    tokenizer = transformers.AutoTokenizer.from_pretrained(made)
    tokenizer.add_special_tokens({"bos_token": "<s>"})
    tokenizer.add_tokens([AddedToken(f"<|{name}|>", special=True) for name in ("system", "user", "assistant", "end")])
    tokenizer.save_pretrained(made)
    return with_template(made, TEMPLATE)


@pytest.fixture(scope="module")
def model(folder: Path) -> core.HubModel:
    return core.load(folder)  # type: ignore[return-value]


def ids_of_the_library(folder: Path, chat: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    class Then(datetime.datetime):
        @classmethod
        def now(cls, tz: Any = None) -> "Then":
            return cls.fromisoformat(DAY)

    monkeypatch.setattr("transformers.utils.chat_template_utils.datetime", Then)
    library = transformers.AutoTokenizer.from_pretrained(folder)
    return library.apply_chat_template(chat, add_generation_prompt=True, tokenize=True, return_dict=False)


def test_the_tokens_are_those_of_the_library(
    folder: Path, model: core.HubModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = ids_of_the_library(folder, CHAT, monkeypatch)
    trace = model.trace(chat=CHAT, date=DAY, decoding=core.Decoding(max_tokens=4))
    read = model.as_chat([("system", "Be brief.")], date=DAY).source_ids(" Two dogs run. ")
    assert read == expected
    assert list(trace.target_tokens[: len(read)]) == [model.tokenizer.piece(token) for token in expected]
    assert trace.target_tokens[:2] == ("<s>", "<|system|>")
    assert "".join(trace.target_tokens).count("29▁February▁2024<|assistant|>") == 1
    notice = trace.notices[-1]
    assert notice == (
        f"As a chat the model reads {len(read)} tokens; the special ones are <s>, <|system|>, <|end|>, <|user|> and 1 "
        "more."
    )
    assert (notice.id, notice.values["tokens"]) == ("chat", len(read))
    with_text = [span for span in trace.source_spans if span is not None]
    assert (with_text[0][0], with_text[-1][1]) == (1, 14)
    assert trace.text == " Two dogs run. "
    assert trace.output == model.tokenizer.decode([step.id for step in trace.steps[len(read) - 1 :]])


def test_analyses_of_a_chat_are_those_of_its_tokens(model: core.HubModel) -> None:
    chatting = model.as_chat([("system", "Be brief.")], date=DAY)
    ids = chatting.source_ids("Two dogs run.")
    trace = chatting.trace("Two dogs run.", target=ids[1:])
    direct = model.module(input_ids=torch.tensor([ids[:-1]])).logits.log_softmax(-1)[0]
    written = [float(direct[at, token]) for at, token in enumerate(ids[1:])]
    np.testing.assert_allclose([step.log_probability for step in trace.steps], written, atol=1e-4)
    effects = core.head_effects(chatting, "Two dogs run.", target=ids[1:])
    assert effects.change["decoder"].shape == (3, 6)
    with pytest.raises(core.InputError, match="stays, for the model relies on it"):
        chatting.trace("Two dogs run.", edits=core.Edits(left_out=(1,)))


@pytest.mark.parametrize("given", [{}, {"text": "Hi", "chat": CHAT}])
def test_a_text_or_a_chat(model: core.HubModel, given: dict[str, Any]) -> None:
    with pytest.raises(core.InputError, match="Give a text or a chat, and one of them alone"):
        model.trace(**given)


NO_CHATS = ["Hi", [], [3], [{"role": "user"}], [{"role": "user", "content": 3}], [CHAT[0] | {"name": "x"}], 3]


@pytest.mark.parametrize("chat", NO_CHATS, ids=map(str, range(len(NO_CHATS))))
def test_what_is_no_chat(model: core.HubModel, chat: Any) -> None:
    with pytest.raises(core.InputError, match=re.escape('give a list such as [{"role": "system", "content"')):
        model.trace(chat=chat)


@pytest.mark.parametrize("day", ["29.2.2024", "2023-02-29", "", 3, "now"])
def test_what_is_no_day(model: core.HubModel, day: Any) -> None:
    with pytest.raises(core.InputError, match="write it as in 2026-11-28"):
        model.trace(chat=CHAT, date=day)


HARM = {
    "never ends": (
        "{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}",
        "takes more than 2 s",
    ),
    "much memory": ("{% set x = 'a' * 999999999 %}{{ x }}", "takes more than 256 MB"),
    "more and more memory": (
        "{% set ns = namespace(x='a') %}{% for i in range(60) %}{% set ns.x = ns.x ~ ns.x %}{% endfor %}{{ ns.x }}",
        "takes more than ",
    ),
    "a large number": ("{% set x = 9 ** (9 ** 9) %}{{ x // x }}", "takes more than "),
    "much text": ("{{ 'a' * 64001 }}", "makes more than 64 kB of text"),
    "a refusal": ("{{ raise_exception('Only user and assistant.') }}", "says: Only user and assistant"),
    "a way out": ("{{ ''.__class__.__mro__ }}", "says: access to attribute '__class__'"),
    "a file": ("{% include '/etc/passwd' %}", "says: "),
    "no end": ("{% for", "says: unexpected 'end of template'"),
    "itself": ("{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}", "calls itself without an end"),
    "a name that is not there": ("{{ messages[9].content.x.y }}", "says: "),
}
SLOW = ("never ends", "a large number", "more and more memory", "a way out", "a name that is not there", "itself")


@pytest.mark.parametrize("what", [pytest.param(what, marks=pytest.mark.long if what in SLOW else ()) for what in HARM])
def test_templates_that_do_harm_are_one_sentence(what: str) -> None:
    template, said = HARM[what]
    with pytest.raises(core.InputError) as problem:
        chats.rendered(template, (("user", "Hi"),), (), DAY)
    assert str(problem.value).startswith(f"The chat template of this model {said}")
    assert str(problem.value).endswith(". Leave the chat out, or mend the template.")
    assert "\n" not in str(problem.value)


@pytest.mark.long
def test_a_template_gets_every_character() -> None:
    assert chats.rendered("{{ messages[0].content }}", (("user", "é🚲\n\t\x00"),), (), DAY) == "é🚲\n\t\x00"


def test_a_model_without_a_template(tmp_path: Path) -> None:
    plain = core.load(save_later_model("gpt2", tmp_path / "plain"))
    for call in (lambda: plain.trace(chat=CHAT), plain.as_chat):
        with pytest.raises(core.InputError, match="The model plain has no chat template; leave the chat out"):
            call()


@pytest.mark.long
def test_commands_read_a_chat(
    folder: Path, model: core.HubModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, rows = tmp_path / "lines.txt", tmp_path / "rows.jsonl"
    lines.write_text("Two dogs run.\n", encoding="utf-8")
    asked = ["generate", "Two dogs run.", "--model", str(folder), "--tokens", "4"]
    assert cli.run([*asked, "--chat", "--system", "Be brief.", "--date", DAY]) == 0
    chatting = model.as_chat([("system", "Be brief.")], date=DAY)
    answer = chatting.generate("Two dogs run.", core.Decoding(max_tokens=4))
    assert capsys.readouterr().out.splitlines()[0] == " ".join(answer.splitlines())
    assert cli.run([*asked, "--system", "Be brief."]) == 2
    assert capsys.readouterr().err == "glassformer: --system and --date are for a chat; add --chat.\n"
    assert cli.run(["survey", str(lines), "--model", str(folder), "--chat", "--date", DAY, "-o", str(rows)]) == 0
    assert core.Survey.load(rows).rows == core.survey(model.as_chat(date=DAY), ["Two dogs run."]).rows


def test_a_survey_as_a_chat_has_the_numbers_of_each_texts_own_tokens(
    model: core.HubModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process takes half a second to begin, so one of them renders all texts."""
    begun, texts = [], [" Two dogs run. ", "A cat sleeps.", ""]
    begin = chats._process
    monkeypatch.setattr(chats, "_process", lambda: begun.append(1) or begin())
    chats._known.clear()
    chatting = model.as_chat([("system", "Be brief.")], date=DAY)
    found = core.survey(chatting, texts)
    assert (len(begun), found.rows[2].error[:1]) == (1, "T")
    assert found.about["chat"] == {"before": [["system", "Be brief."]], "role": "user", "date": DAY}
    for row, text in zip(found.rows[:2], texts, strict=False):
        source = chatting.tokenizer.source(text)
        steps = chatting.trace(text, target=source.ids[1:]).steps
        own = [step for step, span in zip(steps, source.spans[1:], strict=True) if span]
        assert row.ids == tuple(step.id for step in own)
        assert "".join(row.tokens).replace("▁", " ").strip() == text.strip()
        np.testing.assert_allclose(row.log_p, [step.log_probability for step in own], atol=1e-4)


@pytest.mark.long
def test_a_text_that_ends_the_process_does_not_end_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    template = "{% if messages[0].content == 'long' %}" + HARM["never ends"][0] + "{% endif %}{{ messages[0].content }}"
    asked = [chats._asked(template, (("user", text),), (), DAY) for text in ("a", "long", "b")]
    assert [one.get("text", one.get("error")) for one in chats._answers(asked)] == ["a", "seconds", "b"]
