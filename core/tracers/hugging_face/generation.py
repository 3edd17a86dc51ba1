"""Decoding with a Hugging Face model: its own ``generate`` with the settings of a ``Decoding``."""

import copy
import threading
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import torch

from core.budget import refuse_cost, spend
from core.decoding import Decoding
from core.decoding.cost import cheaper
from core.decoding.sources import CONTINUATION
from core.results.notices import Notice

# Sampling draws from the one generator of the whole process, so only one run at a time may seed it and draw.
_SAMPLING = threading.Lock()


class GeneratedTarget(NamedTuple):
    """A finished target, without the token that the decoder starts from; ``score`` is None unless it was searched."""

    tokens: tuple[int, ...]
    score: float | None = None


def start_id(module: Any) -> int:
    """Return the id that the decoder reads first."""
    settings, config = module.generation_config, module.config
    known = (settings.decoder_start_token_id, getattr(config, "decoder_start_token_id", None), settings.bos_token_id)
    return int(next(token for token in known if token is not None))


def end_ids(module: Any) -> frozenset[int]:
    """Return the ids that end a target."""
    end = module.generation_config.eos_token_id
    return frozenset(end if isinstance(end, list) else [] if end is None else [end])


def generate(
    module: Any, source: Sequence[int], decoding: Decoding, prefix: tuple[int, ...], longest: int
) -> list[GeneratedTarget]:
    """Return the targets that ``decoding`` gives, best first; those of a model without an encoder follow its source.

    The ``score`` of a beam search is the library's: the sum of the log-probabilities of the tokens, divided by their
    number to the power of ``length_penalty``. What the model's own settings ask for, such as a first token, stays.

    Args:
        source: the ids of one sentence.
        prefix: what the target must start with.
        longest: the most tokens that a target may have.
    """
    ends = end_ids(module)
    ended = next((index for index, token in enumerate(prefix, start=1) if token in ends), None)
    if ended or len(prefix) >= longest:
        return [GeneratedTarget(prefix[: ended or longest])]
    usual = 2 * len(source) + 10 if module.config.is_encoder_decoder else CONTINUATION
    limit = min(max(decoding.max_tokens or usual, len(prefix) + 1), longest)
    # Every weight is multiplied with every token that is read or written: more than is done, never less.
    cost = module.num_parameters() / 1e6 * (len(source) + limit * decoding.beam)
    refuse_cost(cost, cheaper(decoding.beam))
    answer = _generate(module, source, _settings(module, decoding, limit - len(prefix)), prefix, decoding)
    scores = answer.sequences_scores.tolist() if decoding.beam > 1 else [None] * decoding.hypotheses
    return [
        GeneratedTarget(_until_end(row, len(prefix), ends, module.generation_config.pad_token_id), score)
        for row, score in zip(answer.sequences[:, _given(module, source) :].tolist(), scores, strict=True)
    ]


def about_settings(module: Any, text: str) -> Iterator[Notice]:
    """Yield a notice if the model wants to be told its task, or if its heads share keys (Ainslie et al. 2023)."""
    tasks = getattr(module.config, "task_specific_params", None) or {}
    instructions = [prefix for one in tasks.values() if (prefix := one.get("prefix"))]
    if module.config.is_encoder_decoder and instructions and not text.lstrip().startswith(tuple(instructions)):
        begin = instructions[-1].strip()
        yield Notice(f"This model wants to be told its task: begin the text with “{begin}”.", "task", beginning=begin)
    heads = module.config.num_attention_heads
    groups = getattr(module.config, "num_key_value_heads", None) or heads
    if groups != heads:
        said = f"{heads} heads share {groups} keys and values, {heads // groups} each; their queries are their own."
        yield Notice(said, "shared-keys", heads=heads, groups=groups)


def _given(module: Any, source: Sequence[int]) -> int:
    """Return how many tokens of a decoder's text are not written: the start token, or the source."""
    return 1 if module.config.is_encoder_decoder else len(source)


def _settings(module: Any, decoding: Decoding, tokens: int) -> Any:
    settings, sampled = copy.deepcopy(module.generation_config), decoding.temperature > 0
    settings.update(
        num_beams=decoding.beam,
        num_return_sequences=decoding.hypotheses,
        length_penalty=decoding.length_penalty if decoding.beam > 1 else 1.0,
        do_sample=sampled,
        temperature=decoding.temperature if sampled else 1.0,
        top_k=decoding.top_k if sampled else 50,
        top_p=decoding.top_p if sampled else 1.0,
        use_cache=_cache_fits(module.config),
        max_length=None,
        max_new_tokens=tokens,
        return_dict_in_generate=True,
        output_scores=decoding.beam > 1,
        output_attentions=False,
        output_hidden_states=False,
    )
    return settings


def _cache_fits(config: Any) -> bool:
    """Return True if the library's cache has room for every layer; it takes a T5 decoder's layers from the encoder."""
    return bool((getattr(config, "num_decoder_layers", None) or 0) <= config.num_hidden_layers)


def _generate(module: Any, source: Sequence[int], settings: Any, prefix: tuple[int, ...], decoding: Decoding) -> Any:
    encodes = module.config.is_encoder_decoder
    ids = torch.tensor([source if encodes else [*source, *prefix]], device=module.device)
    inputs = {"input_ids": ids, "attention_mask": torch.ones_like(ids), "stopping_criteria": [_go_on]}
    if encodes:
        inputs["decoder_input_ids"] = torch.tensor([[start_id(module), *prefix]], device=module.device)
    if not settings.do_sample:
        return module.generate(**inputs, generation_config=settings)
    devices = [module.device] if module.device.type == "cuda" else []
    with _SAMPLING, torch.random.fork_rng(devices):
        torch.manual_seed(decoding.seed)
        return module.generate(**inputs, generation_config=settings)


def _go_on(ids: torch.Tensor, scores: Any, **_: Any) -> torch.Tensor:
    """Asked by the library after each step: whether a row is to end; a run that must stop is left by an error."""
    spend()
    return torch.zeros(len(ids), dtype=torch.bool, device=ids.device)


def _until_end(row: list[int], prefix_length: int, ends: frozenset[int], pad: int | None) -> tuple[int, ...]:
    """The tokens up to the first end after the prefix; shorter targets of a batch are filled with padding."""
    for index in range(prefix_length, len(row)):
        if row[index] in ends:
            return tuple(row[: index + 1])
    while row and row[-1] == pad:
        row = row[:-1]
    return tuple(row)
