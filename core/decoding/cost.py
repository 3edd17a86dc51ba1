"""The cost of decoding one sentence in millions of multiplications, computed before it starts and equal on every
machine.

Counted are the products of the layers, of attention and of the un-embedding, and what every step costs beside them.
The last was measured on the model ``en-de``, one thread of a CPU: a step without any product takes the time of some
``_STEP``, and what moves and sorts a hypothesis that of some ``_ROW``.
"""

from core.config import ModelConfig

_STEP = 20.0
_ROW = 1.5
_TOGETHER = 0.4  # of the time: products of many tokens at once, against those of one token a hypothesis


def decoding_cost(config: ModelConfig, source: int, target: int, beam: int = 1, *, cached: bool = True) -> float:
    """Return the highest cost of one run; a target that ends early costs less.

    Args:
        config: of a translator or a generator.
        source: tokens that the encoder reads.
        target: tokens that may be written.
        beam: hypotheses kept at each step.
        cached: whether keys and values of earlier tokens are kept; if not, a step reads all of the target again.
    """
    width = config.heads * config.d_head
    projections, feed_forward = 4 * config.d_model * width, 2 * config.d_model * config.d_ff
    encoder = _TOGETHER * config.encoder_layers * source * (projections + feed_forward + 2 * source * width)
    memory = config.decoder_layers * 2 * source * config.d_model * width  # keys and values of the cross-attention
    cross = 2 * config.d_model * width if config.encoder_layers else 0  # queries and outputs
    token = config.decoder_layers * (projections + cross + feed_forward)
    looks = config.decoder_layers * 2 * width  # by key
    unembedding = target * beam * config.d_model * config.vocabulary_size
    if cached:
        decoder = memory + target * beam * (token + looks * (source + target / 2))
    else:
        read = target * (target + 1) / 2  # tokens of all steps together
        decoder = _TOGETHER * beam * (target * memory + read * (token + looks * (source + 2 * target / 3)))
    return (encoder + decoder + unembedding) / 1e6 + target * (_STEP + _ROW * beam)
