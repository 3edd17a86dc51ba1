"""One capture for all families: what happens in a Hugging Face model goes through a hook, as in our own models.

The library lets an attention function be registered, and hands it query, key, value, mask and scale of every layer;
ours computes them in the named stages of ``core.transformer.attention``. What lies between attentions is seen by
PyTorch's hooks on modules, set once at load. All of it does nothing unless the run that calls it has a hook: that lies
in a context variable, which other threads do not see.
"""

import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial, wraps
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import linear

from core.tracers.hugging_face.anatomy import (
    Anatomy,
    Call,
    Layer,
    anatomy_of,
    from_calls,
    from_names,
    layer_of,
    module_beside,
    norm_names,
    once_in_a_layer,
    parts_of,
    remember,
)
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.family import Family
from core.tracers.hugging_face.placing import device_of, in_memory
from core.transformer.attention import attention
from core.transformer.hooks import Hook, chained, no_hook, scoped

NAME = "glassformer"  # of the attention function, in the library's register
_ADDED = {"self": "self_added", "cross": "cross_added", "ffn": "ffn_added"}
_ALIKE = 1e-4  # between the library's attention and ours, of the largest logit; they differ by 0.0 or in a sum's order
_ROTARY = "rotary_emb"  # the module that makes cosines and sines of places, in every family that turns
_STEPS = 16  # of a number's last digit, in bfloat16


class _Run:
    """What one run asks for. ``again`` counts the calls of a module that works in several layers."""

    def __init__(self, hook: Hook, before_rotation: bool, first: int) -> None:
        self.hook, self.before_rotation, self.first = hook, before_rotation, first
        self.again: Counter[tuple[int, str]] = Counter()
        self.rows = 1  # of the batch: some families read a batch as one long row in their feed-forwards
        self.device: torch.device | None = None  # of all that the hook sees, where layers lie on several

    def at(self, part: Any, scopes: tuple[str, ...], name: str = "") -> Hook:
        """Return the hook for a call of ``part``, which works in ``scopes``, at the tensor ``name``."""
        index = 0
        if len(scopes) > 1:
            index = self.again[id(part), name] % len(scopes)
            self.again[id(part), name] += 1
        hook = scoped(self.hook, scopes[index]) if scopes[index] else no_hook
        return hook if hook is no_hook else partial(self._on_one_device, hook)

    def by_row(self, hook: Hook) -> Hook:
        """Return ``hook`` for tensors whose batch may be one long row."""

        def see(name: str, tensor: Tensor) -> Tensor:
            if tensor.dim() > 2:
                return hook(name, tensor)
            rows = 1 if name == "positions" else self.rows
            return hook(name, tensor.unflatten(0, (rows, -1))).flatten(0, 1)

        return see

    def _on_one_device(self, hook: Hook, name: str, tensor: Tensor) -> Tensor:
        self.device = self.device or tensor.device
        if tensor.device == self.device:
            return hook(name, tensor)
        return hook(name, tensor.to(self.device)).to(tensor.device)


_run: ContextVar[_Run | None] = ContextVar("run", default=None)
_calls: ContextVar[list[Call] | None] = ContextVar("calls", default=None)
_places: "weakref.WeakKeyDictionary[Any, tuple[str, ...]]" = weakref.WeakKeyDictionary()  # of attentions: their scopes


@contextmanager
def watching(hook: Hook, *, before_rotation: bool = False, first: int = 0) -> Iterator[None]:
    """Let every model that this thread runs inside show its tensors to ``hook``, in place of a hook around it.

    ``before_rotation`` shows queries and keys before rotary positions turn them, and cosines and sines, too; what the
    hook returns for these changes nothing. Layers before the ``first`` give on what they read, where ``begins_late``.
    """
    token = _run.set(None if hook is no_hook else _Run(hook, before_rotation, first))
    try:
        yield
    finally:
        _run.reset(token)


@contextmanager
def recording(recorder: Hook, *, before_rotation: bool = False) -> Iterator[None]:
    """Show the tensors to ``recorder`` too, as the hook around it leaves them."""
    run = _run.get()
    with watching(chained(run.hook if run else no_hook, recorder), before_rotation=before_rotation):
        yield


def begins_late(module: Any) -> bool:
    """Return True if a run of ``module`` may begin at any of its layers, each of which hands one tensor to the next."""
    anatomy, family = anatomy_of(module), family_of(module.config.model_type)
    hands_more = family.adds_by_distance or module.config.is_encoder_decoder
    alone = all(len(layer.indices) == 1 for layer in anatomy.layers.values())
    return anatomy.is_captured and bool(family.norms) and alone and not hands_more


def register(library: Any) -> None:
    """Make our attention known to transformers."""
    library.AttentionInterface.register(NAME, _attend)
    library.masking_utils.AttentionMaskInterface.register(NAME, library.masking_utils.eager_mask)


@torch.no_grad()
def prepare(module: Any, kind: str) -> None:
    """Find the attentions of ``module``, of the task ``kind``, and set the hooks; call it once, before it is run.

    A model that computes its attention by itself, or otherwise than we do, keeps it: its weights are all that is seen.
    """
    inputs = _two_tokens(module, kind)
    expected = _answer(module(**inputs)).float()
    module.set_attn_implementation(NAME)
    calls: list[Call] = []
    token = _calls.set(calls)
    try:
        found = _answer(module(**inputs)).float()
    finally:
        _calls.reset(token)
    alike = max(_ALIKE, _STEPS * torch.finfo(module.dtype).eps) * float(expected.abs().max())
    if calls and torch.allclose(found, expected, rtol=0, atol=alike):
        anatomy = from_calls(module, kind, calls)
    else:
        module.set_attn_implementation("eager")
        anatomy = from_names(module, kind)
    remember(module, anatomy)
    _set_hooks(module, anatomy)


def _attend(
    module: Any,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attention_mask: Tensor | None,
    scaling: float | None = None,
    dropout: float = 0.0,
    *,
    softcap: float | None = None,
    position_bias: Tensor | None = None,
    **_: Any,
) -> tuple[Tensor, Tensor]:
    """The attention of every family; heads that share keys and values get each a copy of theirs."""
    calls, run, scopes = _calls.get(), _run.get(), _places.get(module)
    if calls is not None:
        calls.append(Call(module, query.shape[1], query.shape[-1] ** -0.5 if scaling is None else scaling))
    if key.shape[1] != query.shape[1]:
        groups = query.shape[1] // key.shape[1]
        key, value = key.repeat_interleave(groups, 1), value.repeat_interleave(groups, 1)
    hook = no_hook if run is None or scopes is None else run.at(module, scopes)
    position_bias = None if position_bias is None else hook("relative", position_bias)
    mask = (
        None
        if attention_mask is None
        else attention_mask
        if attention_mask.dtype is torch.bool
        else attention_mask == 0
    )
    if mask is None and hook is not no_hook:
        mask = torch.ones(1, 1, query.shape[2], key.shape[2], dtype=torch.bool, device=query.device)
    # The library adds the lowest number to a masked score, so a row that may look nowhere looks everywhere alike.
    lowest = torch.finfo(query.dtype).min
    output, weights = attention(
        query, key, value, mask, scaling, mask_fill=lowest, bias=position_bias, cap=softcap, hook=hook
    )
    return output.transpose(1, 2).contiguous(), weights


def _two_tokens(module: Any, kind: str) -> dict[str, Tensor]:
    """Return two tokens as inputs, and the end that some classifiers look for."""
    config, size = module.config, module.get_input_embeddings().num_embeddings
    end = config.eos_token_id[0] if isinstance(config.eos_token_id, list) else config.eos_token_id
    words = [token for token in range(size) if token not in (config.pad_token_id, end)][:2]
    ends = [end] if end is not None and end < size else []
    ids = torch.tensor([[*words, *ends]], device=device_of(module))
    inputs = {"input_ids": ids, "attention_mask": torch.ones_like(ids)}
    return inputs | ({"decoder_input_ids": ids[:, :2]} if kind == "translator" else {})


def _answer(outputs: Any) -> Tensor:
    found: Tensor = outputs.logits if "logits" in outputs else outputs[0]
    return found


def _set_hooks(module: Any, anatomy: Anatomy) -> None:
    modules, family = dict(module.named_modules()), family_of(module.config.model_type)
    times = family.added_times(module.config)
    for name, part in anatomy.attentions.items():
        layer = layer_of(anatomy, name)
        if layer is None:
            continue
        _places[modules[name]] = layer.scopes(part)
        modules[name].register_forward_pre_hook(_before(layer.scopes(part), "read"), with_kwargs=True)
        if family.turns:
            modules[name].register_forward_pre_hook(_turning(layer.scopes(part), family), with_kwargs=True)
    for name, layer in anatomy.layers.items():
        if 0 in layer.indices:
            _set_hooks_of_ends(module, name, layer)
        modules[name].register_forward_hook(_after(layer.scopes(), "stream"))
        if begins_late(module):
            modules[name].forward = _unless_before(layer.indices[0], modules[name].forward)
        last = anatomy.depth(layer.stack) - 1
        if last in layer.indices and module_beside(module, name, family.last_norm) is None:
            modules[name].register_forward_hook(_after(layer.only(last), "output"))
    _set_hooks_of_norms(module, modules, anatomy)
    named = parts_of(module)
    kinds = {part for _, part in named}
    for name, part in named:
        layer, kind = layer_of(anatomy, name), part.removesuffix("_added")
        if layer is None:
            continue
        if part in ("self", "cross"):
            heads = None if anatomy.is_captured else _heads(anatomy, layer, part)
            modules[name].register_forward_pre_hook(_before(layer.scopes(part), "joined", heads), with_kwargs=True)
        if _ADDED.get(part) not in kinds:
            modules[name].register_forward_hook(_after(layer.scopes(kind), "update", times))


def _unless_before(index: int, forward: Callable[..., Any]) -> Callable[..., Any]:
    """Return the ``forward`` of a layer, which gives on what it reads in a run that begins behind it."""

    @wraps(forward)
    def run(*given: Any, **named: Any) -> Any:
        asked = _run.get()
        return given[0] if asked is not None and index < asked.first else forward(*given, **named)

    return run


def _set_hooks_of_ends(module: Any, name: str, layer: Layer) -> None:
    """Show what a stack begins and ends with; ``name`` is that of its first layer."""
    family = family_of(module.config.model_type)
    first, last = (module_beside(module, name, beside) for beside in (family.first_norm, family.last_norm))
    rotary = module_beside(module, name, _ROTARY if family.turns else "")
    begins = module.get_submodule(name)
    if first is not None:
        first.register_forward_pre_hook(_before((layer.stack,), "embedded"), with_kwargs=True)
    else:
        begins.register_forward_pre_hook(_before(layer.only(0), "embedded"), with_kwargs=True)
    begins.register_forward_pre_hook(_before(layer.only(0), "stream"), with_kwargs=True)
    for positions, scope in (
        (family.added_positions, layer.stack),
        (family.mapped_positions, f"{layer.stack}.mapped"),
    ):
        if (table := module_beside(module, name, positions)) is not None:
            table.register_forward_hook(_after((scope,), "positions"))
    if rotary is not None:
        rotary.register_forward_pre_hook(_placing((layer.stack,)), with_kwargs=True)
    if last is not None:
        last.register_forward_hook(_after((layer.stack,), "output"))


def _set_hooks_of_norms(module: Any, modules: dict[str, Any], anatomy: Anatomy) -> None:
    scopes: dict[str, list[str]] = {}
    for scope, name in once_in_a_layer(norm_names(module, anatomy)).items():
        scopes.setdefault(name, []).append(scope)
    for name, own in scopes.items():
        numbers = family_of(module.config.model_type).norm_weights(modules[name])
        if numbers is not None:
            modules[name].register_forward_hook(_normalising(tuple(own), numbers.epsilon, numbers.centres))


def _heads(anatomy: Anatomy, layer: Layer, part: str) -> int:
    return anatomy.heads["cross" if part == "cross" else layer.stack, layer.indices[0]]


def _before(scopes: tuple[str, ...], name: str, heads: int | None = None) -> Callable[..., Any]:
    """Show what a module reads as ``name``; where attention is not ours, the ``output`` of its ``heads`` is taken."""

    def see(part: Any, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if (run := _run.get()) is None:
            return None
        hook = run.at(part, scopes, f"{name}<")
        read = given[0] if given else named.get("hidden_states")
        if read is None:
            return None
        run.rows = len(read)
        if heads:
            output = read.unflatten(-1, (heads, -1)).transpose(1, 2)
            read = hook("output", output).transpose(1, 2).flatten(2)
        read = hook(name, read)
        return ((read, *given[1:]), named) if given else (given, named | {"hidden_states": read})

    return see


def _after(scopes: tuple[str, ...], name: str, times: float = 1.0) -> Callable[..., Any]:
    """Show what a module returns as ``name``, ``times`` what it is, as it is added."""

    def see(part: Any, _: Any, output: Any) -> Any:
        if (run := _run.get()) is None:
            return None
        hook = run.by_row(_scaled(run.at(part, scopes, name), times))
        return (hook(name, output[0]), *output[1:]) if isinstance(output, tuple) else hook(name, output)

    return see


def _normalising(scopes: tuple[str, ...], epsilon: float, centres: bool) -> Callable[..., Any]:
    """Show a norm as one of ours is: what it reads, what it divides by, and what it makes of it."""

    def see(part: Any, given: tuple[Any, ...], output: Tensor) -> Tensor | None:
        if (run := _run.get()) is None or (hook := run.at(part, scopes, "norm")) is no_hook:
            return None
        hook = run.by_row(hook)
        x = hook("input", given[0]).float()
        x = x - x.mean(-1, keepdim=True) if centres else x
        variance = hook("variance", x.square().mean(-1, keepdim=True))
        hook("normalised", x * torch.rsqrt(variance + epsilon))
        return hook("output", output)

    return see


def _scaled(hook: Hook, times: float) -> Hook:
    """Return ``hook`` for a tensor that the library multiplies later; one that is not changed stays so bit by bit."""
    if times == 1.0 or hook is no_hook:
        return hook

    def see(name: str, tensor: Tensor) -> Tensor:
        shown = tensor * times
        changed = hook(name, shown)
        return tensor if changed is shown else changed / times

    return see


def _placing(scopes: tuple[str, ...]) -> Callable[..., Any]:
    """Show the places by which rotary positions turn."""

    def see(part: Any, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if (run := _run.get()) is None:
            return None
        hook = run.at(part, scopes, "places")
        if "position_ids" in named:
            return given, named | {"position_ids": hook("places", named["position_ids"])}
        return (given[0], hook("places", given[1]), *given[2:]), named

    return see


def _turning(scopes: tuple[str, ...], family: Family) -> Callable[..., Any]:
    """Show with what rotary positions turn queries and keys, and, if it is asked for, these before that."""

    def see(part: Any, given: tuple[Any, ...], named: dict[str, Any]) -> None:
        if (run := _run.get()) is None:
            return
        hook = run.at(part, scopes, "rotation")
        for name, tensor in zip(("cosine", "sine"), named["position_embeddings"], strict=True):
            hook(name, tensor)
        if run.before_rotation:
            query, key = unrotated(part, given[0] if given else named["hidden_states"], family)
            hook("unrotated_query", query)
            hook("unrotated_key", key.repeat_interleave(query.shape[1] // key.shape[1], 1))

    return see


def unrotated(attention: Any, states: Tensor, family: Family) -> tuple[Tensor, Tensor]:
    """Return query and key [batch, head, position, d_head] of an attention that reads ``states``, before positions turn
    them."""
    assert family.projections is not None  # a family that turns them names these
    with in_memory(attention):
        width = getattr(attention, "head_dim", None) or attention.head_size
        made = (linear(states, *weights).unflatten(-1, (-1, width)) for weights in family.projections(attention)[:2])
        norms = (getattr(attention, name, None) for name in ("q_norm", "k_norm"))  # Qwen3 and Gemma 3 have them
        query, key = (norm(x) if norm else x for x, norm in zip(made, norms, strict=True))
    return query.transpose(1, 2), key.transpose(1, 2)
