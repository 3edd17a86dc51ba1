"""Where the attentions of a Hugging Face model lie: found by running two tokens once, when it is loaded.

The order of the calls gives the layers, so no family has to be known, and one module may work in several layers
(ALBERT).
"""

import re
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from core.errors import InputError, no_head
from core.interventions.edits import HeadName
from core.tracers.hugging_face.families import family_of

_LAYER = re.compile(r"((?:.*?\.)??\d+)\.(.+)")  # a module's name: that of its layer, and the rest


class Call(NamedTuple):
    """One attention that was computed: its module, its heads, and what its scores were multiplied with."""

    module: Any
    heads: int
    scale: float


class Layer(NamedTuple):
    """A module that works as one layer of a stack, ``"encoder"`` or ``"decoder"``, or as several layers of it."""

    stack: str
    indices: tuple[int, ...]

    def scopes(self, part: str = "") -> tuple[str, ...]:
        """Return the scope of a part in the names of tensors, one a layer: ``"decoder.3.self"``."""
        return tuple(f"{self.stack}.{index}{part and '.'}{part}" for index in self.indices)

    def only(self, index: int) -> tuple[str, ...]:
        """Return the stack for one of the layers, and nothing for the others that the module works as."""
        return tuple(self.stack if own == index else "" for own in self.indices)


@dataclass(frozen=True)
class Anatomy:
    """The attentions of a model.

    ``heads`` counts those of each map and layer, ``layers`` are the modules of layers by name, ``parts`` the kind of
    each module that is one, by name: ``"self"`` and ``"cross"`` are attentions. ``scales`` multiply the scores.
    ``is_captured`` is false where the library computes an attention by itself: then its weights are all that is seen.
    """

    heads: Mapping[tuple[str, int], int]
    layers: Mapping[str, Layer]
    attentions: Mapping[str, str]
    is_captured: bool
    scales: Mapping[tuple[str, int], float] = field(default_factory=dict)

    @property
    def scale(self) -> float:
        """What the scores of the first attention are multiplied with."""
        return next(iter(self.scales.values()), 1.0)

    def depth(self, map_name: str) -> int:
        """Return the number of layers that have a map."""
        return sum(name == map_name for name, _ in self.heads)

    def path(self, stack: str, index: int) -> str:
        """Return the name of the module that works as a layer."""
        return next(path for path, layer in self.layers.items() if layer.stack == stack and index in layer.indices)

    def refuse_unknown(self, heads: Sequence[HeadName], kind: str) -> None:
        """Refuse heads that a model of the type ``kind`` does not have, or that cannot be switched off.

        Raises:
            InputError: with what it has.
        """
        for name in heads:
            if not self.heads:
                raise InputError("core-hub-heads-stay", kind=kind)
            if not 0 <= name.head < self.heads.get((name.map, name.layer), 0):
                count = self.heads.get((name.map, 0), 0)
                raise no_head(name.map, name.layer, name.head, {name.map: (self.depth(name.map), count)})


_known: "weakref.WeakKeyDictionary[Any, Anatomy]" = weakref.WeakKeyDictionary()
_Names = TypeVar("_Names")


def anatomy_of(module: Any) -> Anatomy:
    """Return what was found when ``module`` was loaded."""
    return _known[module]


def remember(module: Any, anatomy: Anatomy) -> None:
    """Keep what was found, as long as ``module`` lives."""
    _known[module] = anatomy


def from_calls(module: Any, kind: str, calls: Sequence[Call]) -> Anatomy:
    """Return the anatomy of a model of the task ``kind`` that the ``calls`` of one run show, in their order."""
    names = {part: name for name, part in module.named_modules()}
    heads: dict[tuple[str, int], int] = {}
    layers: dict[str, Layer] = {}
    attentions: dict[str, str] = {}
    scales: dict[tuple[str, int], float] = {}
    for call in calls:
        name = names[call.module]
        layer, _ = split_name(name)
        stack = stack_of(name, kind, module.config)
        # In a layer of a decoder the second attention looks at the encoder's output.
        looks_back = module.config.is_encoder_decoder and stack == "decoder"
        part = "cross" if looks_back and layer in layers and name not in attentions else "self"
        map_name = "cross" if part == "cross" else stack
        index = sum(one == map_name for one, _ in heads)
        heads[map_name, index], scales[map_name, index] = call.heads, call.scale
        attentions[name] = part
        if part == "self":
            layers[layer] = Layer(stack, (*(layers[layer].indices if layer in layers else ()), index))
    return Anatomy(heads, layers, attentions, True, scales)


def from_names(module: Any, kind: str) -> Anatomy:
    """Return the anatomy of a model that computes its attention by itself, from the names that its family gives."""
    heads: dict[tuple[str, int], int] = {}
    layers: dict[str, Layer] = {}
    for name, part in parts_of(module):
        layer, _ = split_name(name)
        stack, index = stack_of(name, kind, module.config), int(layer.rpartition(".")[2])
        layers[layer] = Layer(stack, (index,))
        if part in ("self", "cross"):
            own = None if stack == "encoder" else getattr(module.config, "decoder_attention_heads", None)
            heads["cross" if part == "cross" else stack, index] = int(own or module.config.num_attention_heads)
    return Anatomy(heads, layers, {}, False)


def _once_a_module(find: Callable[..., _Names]) -> Callable[..., _Names]:
    """Keep the names that ``find`` returns for a module: its parts stay, and going through them takes milliseconds."""
    found: weakref.WeakKeyDictionary[Any, dict[Any, _Names]] = weakref.WeakKeyDictionary()

    @wraps(find)
    def kept(module: Any, *given: Any) -> _Names:
        known, key = found.setdefault(module, {}), tuple(map(repr, given))
        if key not in known:
            known[key] = find(module, *given)
        return known[key]

    return kept


def module_beside(module: Any, path: str, name: str) -> Any:
    """Return the module called ``name`` beside the list of layers that holds the layer at ``path``, or above that, if
    it is there."""
    modules = dict(module.named_modules())
    return modules.get(_beside(modules, path, name)) if name else None


def _beside(modules: Mapping[str, Any], path: str, name: str) -> str:
    owner = path.rpartition(".")[0].rpartition(".")[0]
    while owner and f"{owner}.{name}" not in modules:
        owner = owner.rpartition(".")[0]
    return f"{owner}.{name}".removeprefix(".")


@_once_a_module
def norm_names(module: Any, anatomy: Anatomy) -> dict[str, str]:
    """Return the module names of all norms that the family of ``module`` names, by scope, in the order of a pass.

    ``"decoder.0.self_norm"`` stands before or after the sum of an attention, ``"decoder.0.self_update_norm"`` after
    the attention itself; ``"decoder.first_norm"`` and ``"decoder.final_norm"`` begin and end a stack.
    """
    family, modules = family_of(module.config.model_type), dict(module.named_modules())
    if not family.norms:
        return {}
    parts, norms = parts_of(module), parts_of(module, family.norms)
    found: dict[str, str] = {}
    for stack in dict.fromkeys(layer.stack for layer in anatomy.layers.values()):
        beside = anatomy.path(stack, 0)
        if family.first_norm:
            found[f"{stack}.first_norm"] = _beside(modules, beside, family.first_norm)
        for index in range(anatomy.depth(stack)):
            path = anatomy.path(stack, index)
            for kind in ("self", "cross", "ffn"):
                if not named_below(parts, path, kind):
                    continue
                for scope, names in (
                    (f"{kind}_norm", named_below(norms, path, kind)),
                    (f"{kind}_update_norm", named_below(parts, path, f"{kind}_added")),
                ):
                    found |= {f"{stack}.{index}.{scope}": name for name in names[-1:]}
        if family.last_norm:
            found[f"{stack}.final_norm"] = _beside(modules, beside, family.last_norm)
    return {scope: name for scope, name in found.items() if hasattr(modules.get(name), "weight")}


def once_in_a_layer(names: Mapping[str, str]) -> dict[str, str]:
    """Return ``names`` without the second scope of a norm that attention and feed-forward share."""
    kept = {(scope.rpartition(".")[0], name): scope for scope, name in reversed(list(names.items()))}
    return {scope: name for scope, name in names.items() if kept[scope.rpartition(".")[0], name] == scope}


def named_below(named: Sequence[tuple[str, str]], path: str, part: str) -> list[str]:
    """Return the names of the modules of a kind below ``path``."""
    return [name for name, kind in named if kind == part and name.startswith(f"{path}.")]


@_once_a_module
def parts_of(module: Any, patterns: Mapping[str, str] | None = None) -> list[tuple[str, str]]:
    """Return the names of the modules that ``patterns`` name, else the parts of the family, and what each is."""
    patterns = family_of(module.config.model_type).parts if patterns is None else patterns
    return [
        (name, part)
        for name, _ in module.named_modules()
        for part, pattern in patterns.items()
        if re.fullmatch(pattern, split_name(name)[1])
    ]


def layer_of(anatomy: Anatomy, name: str) -> Layer | None:
    """Return the layer that the module called ``name`` is in, if it is in one."""
    return anatomy.layers.get(split_name(name)[0])


def split_name(name: str) -> tuple[str, str]:
    """Return the name of the layer that a module or a weight is in, and the rest; twice nothing outside of layers."""
    found = _LAYER.fullmatch(name)
    return (found[1], found[2]) if found else ("", "")


def stack_of(name: str, kind: str, config: Any) -> str:
    """Return the stack that a module or a weight of a model of the task ``kind`` is in."""
    if kind == "generator":
        return "decoder"
    return "decoder" if config.is_encoder_decoder and "decoder" in name.split(".") else "encoder"
