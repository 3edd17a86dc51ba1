"""A small classifier that begins as layers of its teacher (Sanh et al. 2019, section 3, "Student initialization").

Its layers differ from those of BERT (Devlin et al. 2019) in two things. Embeddings are not normed: the norm is worked
into the table of pieces and the table of positions. And ReLU stands where BERT has GELU: what that changes is made up
for as well as a factor and a bias for each hidden unit can, and training does the rest.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, cast

import torch
from jaxtyping import Float
from torch import Tensor
from torch.nn import functional

from core.checkpoints.checkpoint import fill
from core.config import ModelConfig
from core.text.tokens import Tokenizer
from core.training.distillation.teacher import Teacher, TeacherPieces
from core.training.loop.start import TABLE
from core.transformer.classifier import Classifier
from core.transformer.layers import EncoderLayer

_EMBEDDINGS, _LAYERS = "encoder.embeddings", "encoder.encoder.layer"
_LINEARS = {  # ours and theirs, below a layer
    "self_attention.projection.w_query": "attention.self.query",
    "self_attention.projection.w_key": "attention.self.key",
    "self_attention.projection.w_value": "attention.self.value",
    "self_attention.w_output": "attention.output.dense",
    "feed_forward.w_in": "intermediate.dense",
    "feed_forward.w_out": "output.dense",
}
_NORMS = {"self_norm.norm": "attention.output.LayerNorm", "ffn_norm.norm": "output.LayerNorm"}
_USUAL = 32  # tokens of a text at most; the mean of so many places stands for a place in the table of pieces
MOST_TEXTS = 600  # by which the factors and shifts of the hidden units are fitted


def is_like_ours(teacher: Teacher) -> bool:
    """Return True if the layers of ``teacher`` are BERT's, which our layers can be copied from.

    MPNet has other names and no positions in its sum; ELECTRA may have vectors narrower than its layers.
    """
    given = {name: tuple(tensor.shape) for name, tensor in teacher.state_dict().items()}
    linears = {f"{_LAYERS}.0.{name}.weight" for name in (*_LINEARS.values(), *_NORMS.values())}
    tables = {f"{_EMBEDDINGS}.{name}_embeddings.weight" for name in ("word", "position", "token_type")}
    width = cast("Any", teacher.encoder.config).hidden_size
    return linears <= given.keys() and all(given.get(name, (0,))[-1] == width for name in tables)


def shaped_like(config: ModelConfig, teacher: Teacher, layers: int) -> ModelConfig:
    """Return ``config`` with the shape of ``teacher``, but with ``layers`` layers at most."""
    known = cast("Any", teacher.encoder.config)
    return replace(
        config,
        d_model=known.hidden_size,
        heads=known.num_attention_heads,
        d_ff=known.intermediate_size,
        encoder_layers=min(layers, teacher.layers),
        dropout=known.hidden_dropout_prob,
        norm="post",
        final_norm=False,
        positions="learned",
        max_length=min(config.max_length, known.max_position_embeddings - _first_place(teacher)),
        projection="separate",
        head_width="split",
        scale_on="scores",
        attention_bias=True,
    )


def spaced(count: int, of: int) -> list[int]:
    """Return ``count`` of the layers 0 to ``of`` - 1, as evenly spaced as can be, the topmost among them."""
    return [round((place + 1) * of / count) - 1 for place in range(count)]


def take_layers(
    model: Classifier, tokenizer: Tokenizer, teacher: Teacher, pieces: TeacherPieces, texts: Sequence[str]
) -> None:
    """Make ``model``, of the shape that ``shaped_like`` gives, begin as layers of ``teacher``, with its head.

    A piece that the teacher does not have begins with the mean of those into which the teacher cuts it. ``texts`` are
    some to read, by which ReLU is made to do what GELU did.
    """
    config = model.config
    given = {name: tensor.cpu() for name, tensor in teacher.state_dict().items()}
    parts = [pieces.parts_of(tokenizer.piece(index)) for index in range(len(tokenizer))]
    first = _first_place(teacher)
    table, positions = _embeddings(given, parts, slice(first, first + config.max_length))
    taken = {TABLE: table / (config.d_model**0.5 if config.scale_embeddings else 1.0)}
    taken |= {"encoder.embedding.positions.table": positions}
    taken |= {f"head.{name}": given[f"head.{name}"] for name in ("weight", "bias")}
    for place, layer in enumerate(spaced(config.encoder_layers, teacher.layers)):
        theirs, ours = f"{_LAYERS}.{layer}", f"encoder.layers.{place}"
        for own, other in _LINEARS.items():
            taken |= {f"{ours}.{own}.{name}": given[f"{theirs}.{other}.{name}"] for name in ("weight", "bias")}
        for own, other in _NORMS.items():
            taken[f"{ours}.{own}.gain"] = given[f"{theirs}.{other}.weight"]
            taken[f"{ours}.{own}.bias"] = given[f"{theirs}.{other}.bias"]
    fill(model, taken)
    ids = tokenizer.encode_batch(texts[:MOST_TEXTS])
    act = cast("Any", teacher.encoder).encoder.layer[0].intermediate.intermediate_act_fn
    _fit_units(model.eval(), act, [[*row[: config.max_length - 1], config.end_id] for row in ids])
    model.train()  # as a new model is


def _first_place(teacher: Teacher) -> int:
    """Return the place of the first word: behind [CLS], and in RoBERTa behind a place for padding and one more."""
    padding = cast("Any", teacher.encoder).embeddings.position_embeddings.padding_idx
    return 1 if padding is None else int(padding) + 2


def _embeddings(
    given: dict[str, Tensor], parts: Sequence[Sequence[int]], chosen: slice
) -> tuple[Float[Tensor, "piece d_model"], Float[Tensor, "place d_model"]]:
    """Return a vector for each piece and each ``chosen`` place; their sum is nearly what the teacher's layers read.

    The teacher norms the sum of a word's vector and a place's. Here the word's is normed with the mean place, and how
    far a place lies from the mean is divided by the mean deviation of words, for words are far larger than places.
    """
    words, places = (given[f"{_EMBEDDINGS}.{name}_embeddings.weight"] for name in ("word", "position"))
    gain, bias = (given[f"{_EMBEDDINGS}.LayerNorm.{name}"] for name in ("weight", "bias"))
    places = places[chosen]
    usual = places[:_USUAL].mean(dim=0)
    raw = torch.stack([words[list(ids)].mean(dim=0) for ids in parts]) + usual
    raw = raw + given[f"{_EMBEDDINGS}.token_type_embeddings.weight"][0]
    moved = places - usual
    moved = (moved - moved.mean(dim=-1, keepdim=True)) * gain / raw.std(dim=-1, unbiased=False).mean()
    return functional.layer_norm(raw, gain.shape, gain, bias), moved


@torch.no_grad()
def _fit_units(model: Classifier, act: Callable[[Tensor], Tensor], rows: Sequence[Sequence[int]]) -> None:
    """Scale and shift every hidden unit so that, over the tokens of ``rows``, ReLU is nearest to ``act``.

    From the lowest layer upwards, so that each is fitted to what it will read. Factors and shifts go into the second
    Linear (least squares, a line for each unit).
    """
    embedding = model.encoder.embedding
    streams = [embedding(torch.tensor([list(row)]), model.table) for row in rows]
    for layer in cast("Sequence[EncoderLayer]", model.encoder.layers):
        middle = [layer.self_norm.after(x, layer.self_attention(x)) for x in streams]
        hidden = torch.cat([layer.feed_forward.w_in(x)[0] for x in middle])
        factor, shift = _line(functional.relu(hidden), act(hidden))
        out = layer.feed_forward.w_out
        out.bias.add_(out.weight @ shift)
        out.weight.mul_(factor)
        streams = [layer.ffn_norm.after(x, layer.feed_forward(x)) for x in middle]


def _line(
    x: Float[Tensor, "token unit"], y: Float[Tensor, "token unit"]
) -> tuple[Float[Tensor, "unit"], Float[Tensor, "unit"]]:
    """Return factor and shift of the line that fits ``y`` best in each column; 1 where ``x`` does not vary."""
    mean_x, mean_y = x.mean(dim=0), y.mean(dim=0)
    variance = (x - mean_x).square().mean(dim=0)
    covariance = ((x - mean_x) * (y - mean_y)).mean(dim=0)
    factor = torch.where(variance > 0, covariance / variance.clamp(min=1e-12), 1.0)
    return factor, mean_y - factor * mean_x
