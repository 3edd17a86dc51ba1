"""Decoding with a Hugging Face model: its own ``generate`` with the settings of a ``Decoding``."""

import copy
import threading
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import torch
from torch import Tensor

from core.budget import check_budget, refuse_cost
from core.decoding import Decoding
from core.decoding.sources import CONTINUATION
from core.results.notices import Notice, notice
from core.tracers.hugging_face.placing import device_of

_READ_AT_ONCE = 8  # tokens that are read together take the time of one that is written
_READ_AGAIN = 1_200  # tokens that a run without a cache reads in all, if its decoding has no ``max_tokens``
# Sampling draws from the one generator of the whole process, so only one run at a time may seed it and draw.
_SAMPLING = threading.Lock()


class GeneratedTarget(NamedTuple):
    """A finished target, without the token that the decoder starts from; ``score`` is None unless it was searched.

    ``is_short`` says that it has fewer tokens than usual, because a long text was read again for each.
    """

    tokens: tuple[int, ...]
    score: float | None = None
    is_short: bool = False


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
    module: Any,
    source: Sequence[int],
    decoding: Decoding,
    prefix: tuple[int, ...],
    longest: int,
    cached: bool = True,
) -> list[GeneratedTarget]:
    """Return the targets that ``decoding`` gives, best first; those of a model without an encoder follow its source.

    The ``score`` of a beam search is the library's: the sum of the log-probabilities of the tokens, divided by their
    number to the power of ``length_penalty``. What the model's own settings ask for, such as a first token, stays.

    Args:
        source: the ids of one sentence.
        prefix: what the target must start with.
        longest: the most tokens that a target may have.
        cached: whether keys and values are kept from one token to the next. Changed masks need all of them each time.
    """
    limit = _limit(module, source, decoding, prefix, longest, cached)
    ends = end_ids(module)
    ended = next((index for index, token in enumerate(prefix, start=1) if token in ends), None)
    if ended or len(prefix) >= longest:
        return [GeneratedTarget(prefix[: ended or longest])]
    settings = _settings(module, decoding, limit - len(prefix), cached)
    answer = _generate(module, [source], settings, prefix, decoding, [])
    scores = answer.sequences_scores.tolist() if decoding.beam > 1 else [None] * decoding.hypotheses
    rows = [
        _until_end(row, len(prefix), ends, module.generation_config.pad_token_id)
        for row in answer.sequences[:, _given(module, [source]) :].tolist()
    ]
    is_less = not decoding.max_tokens and limit < min(longest, usual_tokens(module, source))
    return [
        GeneratedTarget(row, score, is_less and row[-1] not in ends) for row, score in zip(rows, scores, strict=True)
    ]


def generate_batch(
    module: Any, sources: list[list[int]], decoding: Decoding, longest: Sequence[int]
) -> list[tuple[int, ...]]:
    """Return the greedy target of each source, as ``generate`` does one by one; ``longest`` are their most tokens."""
    limits = [_limit(module, source, decoding, (), most) for source, most in zip(sources, longest, strict=True)]
    answer = _generate(module, sources, _settings(module, decoding, max(limits)), (), decoding, limits)
    rows = answer.sequences[:, _given(module, sources) :].tolist()
    ends, pad = end_ids(module), module.generation_config.pad_token_id
    return [_until_end(row[:limit], 0, ends, pad) for row, limit in zip(rows, limits, strict=True)]


def usual_tokens(module: Any, source: Sequence[int], cached: bool = True) -> int:
    """Return how many tokens are written without ``max_tokens``: without a cache, fewer after a long text."""
    if module.config.is_encoder_decoder:
        return 2 * len(source) + 10
    return CONTINUATION if cached else max(1, min(CONTINUATION, _READ_AGAIN // len(source)))


def _limit(
    module: Any,
    source: Sequence[int],
    decoding: Decoding,
    prefix: tuple[int, ...],
    longest: int,
    cached: bool = True,
) -> int:
    """Return how many tokens the target may have, and refuse a run that costs too much."""
    limit = min(max(decoding.max_tokens or usual_tokens(module, source, cached), len(prefix) + 1), longest)
    # Every weight is multiplied with every token that is read or written; what is read at once takes an eighth.
    cost = module.num_parameters() / 1e6 * (len(source) / _READ_AT_ONCE + limit * decoding.beam)
    refuse_cost(cost, decoding.beam)
    return limit


def about_settings(module: Any, text: str) -> Iterator[Notice]:
    """Yield a notice if the model wants to be told its task, or if its heads share keys (Ainslie et al. 2023)."""
    tasks = getattr(module.config, "task_specific_params", None) or {}
    instructions = [prefix for one in tasks.values() if (prefix := one.get("prefix"))]
    if module.config.is_encoder_decoder and instructions and not text.lstrip().startswith(tuple(instructions)):
        begin = instructions[-1].strip()
        yield notice("task", beginning=begin)
    heads = module.config.num_attention_heads
    groups = getattr(module.config, "num_key_value_heads", None) or heads
    if groups != heads:
        yield notice("shared-keys", heads=heads, groups=groups)


def about_length(target: GeneratedTarget) -> Iterator[Notice]:
    """Yield a notice if a generator wrote less than usual, because it had to read a long text again for each token."""
    if target.is_short:
        yield notice("read-again", tokens=len(target.tokens), usual=CONTINUATION)


def _given(module: Any, sources: Sequence[Sequence[int]]) -> int:
    """Return how many tokens of a decoder's text are not written: the start token, or the source."""
    return 1 if module.config.is_encoder_decoder else max(map(len, sources))


def _settings(module: Any, decoding: Decoding, tokens: int, cached: bool = True) -> Any:
    settings, sampled = copy.deepcopy(module.generation_config), decoding.temperature > 0
    settings.update(
        num_beams=decoding.beam,
        num_return_sequences=decoding.hypotheses,
        length_penalty=decoding.length_penalty if decoding.beam > 1 else 1.0,
        do_sample=sampled,
        temperature=decoding.temperature if sampled else 1.0,
        top_k=decoding.top_k if sampled else 50,
        top_p=decoding.top_p if sampled else 1.0,
        use_cache=cached,
        max_length=None,
        max_new_tokens=tokens,
        return_dict_in_generate=True,
        output_scores=decoding.beam > 1,
        output_attentions=False,
        output_hidden_states=False,
    )
    return settings


def _cache_of(config: Any) -> dict[str, Any]:
    """Return a cache that grows with the layers if the library's has too few: it takes T5's from the encoder."""
    from transformers import DynamicCache, EncoderDecoderCache

    if (getattr(config, "num_decoder_layers", None) or 0) <= config.num_hidden_layers:
        return {}
    return {"past_key_values": EncoderDecoderCache(DynamicCache(), DynamicCache())}


def _generate(
    module: Any,
    sources: Sequence[Sequence[int]],
    settings: Any,
    prefix: tuple[int, ...],
    decoding: Decoding,
    limits: Sequence[int],
) -> Any:
    encodes = module.config.is_encoder_decoder
    ids, mask = padded(module, sources if encodes else [[*source, *prefix] for source in sources], left=not encodes)
    stop = partial(_stop, given=_given(module, sources), limits=torch.tensor(limits, device=device_of(module)))
    inputs = {"input_ids": ids, "attention_mask": mask, "stopping_criteria": [stop]}
    if encodes:
        inputs["decoder_input_ids"] = torch.tensor(
            [[start_id(module), *prefix]] * len(sources), device=device_of(module)
        )
    if settings.use_cache:
        inputs |= _cache_of(module.config)
    if not settings.do_sample:
        return module.generate(**inputs, generation_config=settings)
    devices = [device_of(module)] if device_of(module).type == "cuda" else []
    with _SAMPLING, torch.random.fork_rng(devices):
        torch.manual_seed(decoding.seed)
        return module.generate(**inputs, generation_config=settings)


def padded(module: Any, rows: Sequence[Sequence[int]], *, left: bool = False) -> tuple[Tensor, Tensor]:
    """Return rows of ids as one batch, and its attention mask; a decoder goes on where its text ends: pads on the
    left."""
    pad, size = module.config.pad_token_id or 0, max(map(len, rows))
    filled = [[pad] * (size - len(row)) for row in rows]
    ids = [[*fill, *row] if left else [*row, *fill] for row, fill in zip(rows, filled, strict=True)]
    real = [[0] * len(fill) + [1] * len(row) for row, fill in zip(rows, filled, strict=True)]
    mask = torch.tensor(real, device=device_of(module))
    return torch.tensor(ids, device=device_of(module)), mask if left else mask.flip(1)


def _stop(ids: Tensor, scores: Any, *, given: int, limits: Tensor, **_: Any) -> Tensor:
    """Asked by the library after each step: which rows are to end; a run that must stop is left by an error."""
    check_budget()
    if not len(limits):
        return torch.zeros(len(ids), dtype=torch.bool, device=ids.device)
    return limits <= ids.shape[1] - given


def _until_end(row: list[int], prefix_length: int, ends: frozenset[int], pad: int | None) -> tuple[int, ...]:
    """The tokens up to the first end after the prefix; shorter targets of a batch are filled with padding."""
    for index in range(prefix_length, len(row)):
        if row[index] in ends:
            return tuple(row[: index + 1])
    while row and row[-1] == pad:
        row = row[:-1]
    return tuple(row)
