"""The modules of ``torch.nn``: they hold weights, and call the functions that use them."""

import math
from collections.abc import Iterable, Iterator
from typing import Any

from ..creation import empty
from ..dtypes import float32, float64, refuse_other
from ..tensor import Tensor
from . import functional, init


class Parameter(Tensor):
    """A tensor that a module learns."""

    __slots__ = ()

    def __init__(self, data: Tensor, requires_grad: bool = True) -> None:
        super().__init__(data.array)
        self.requires_grad = requires_grad


class Module:
    """Holds parameters, buffers and other modules as plain attributes, in the order in which they were set."""

    training = True

    def __init__(self) -> None:
        self._buffers: dict[str, bool] = {}  # by name, whether a checkpoint holds it

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.forward(*args, **kwargs)  # type: ignore[attr-defined]

    def register_buffer(self, name: str, tensor: Tensor, persistent: bool = True) -> None:
        self._buffers[name] = persistent
        setattr(self, name, tensor)

    def named_children(self) -> "Iterator[tuple[str, Module]]":
        return ((name, one) for name, one in vars(self).items() if isinstance(one, Module))

    def children(self) -> "Iterator[Module]":
        return (one for _, one in self.named_children())

    def named_modules(self, prefix: str = "", seen: set[int] | None = None) -> "Iterator[tuple[str, Module]]":
        """Yield the module itself and all inside, each once, with dotted names."""
        seen = set() if seen is None else seen
        if id(self) in seen:
            return
        seen.add(id(self))
        yield prefix, self
        for name, child in self.named_children():
            yield from child.named_modules(f"{prefix}.{name}" if prefix else name, seen)

    def modules(self) -> "Iterator[Module]":
        return (one for _, one in self.named_modules())

    def named_parameters(self) -> Iterator[tuple[str, Parameter]]:
        seen: set[int] = set()
        for prefix, module in self.named_modules():
            for name, one in vars(module).items():
                if isinstance(one, Parameter) and id(one) not in seen:
                    seen.add(id(one))
                    yield f"{prefix}.{name}" if prefix else name, one

    def parameters(self) -> Iterator[Parameter]:
        return (one for _, one in self.named_parameters())

    def state_dict(self, keep_vars: bool = False, prefix: str = "") -> dict[str, Tensor]:
        """Return the parameters and the lasting buffers by their dotted names."""
        own: dict[str, Tensor] = {n: one for n, one in vars(self).items() if isinstance(one, Parameter)}
        own |= {name: getattr(self, name) for name, lasts in self._buffers.items() if lasts}
        found = {prefix + name: one if keep_vars else one.detach() for name, one in own.items()}
        for name, child in self.named_children():
            found |= child.state_dict(keep_vars, f"{prefix}{name}.")
        return found

    def requires_grad_(self, requires_grad: bool = True) -> "Module":
        for parameter in self.parameters():
            parameter.requires_grad = requires_grad
        return self

    def train(self, mode: bool = True) -> "Module":
        for module in self.modules():
            module.training = mode
        return self

    def eval(self) -> "Module":
        return self.train(False)

    def to(self, *wanted: Any) -> "Module":
        """Change the type of all floats; a device can only be the CPU."""
        for one in wanted:
            if hasattr(one, "kind"):
                self._change_type(one)
            else:
                refuse_other(one)
        return self

    def float(self) -> "Module":
        return self.to(float32)

    def double(self) -> "Module":
        return self.to(float64)

    def cpu(self) -> "Module":
        return self

    def _change_type(self, dtype: Any) -> None:
        for module in self.modules():
            for one in vars(module).values():
                if isinstance(one, Tensor) and one.is_floating_point():
                    one.array = one.array.astype(dtype)


class ModuleList(Module):
    """Modules in a row, named by their numbers."""

    def __init__(self, modules: Iterable[Module] = ()) -> None:
        super().__init__()
        for index, module in enumerate(modules):
            setattr(self, str(index), module)

    def __iter__(self) -> Iterator[Module]:
        return self.children()

    def __len__(self) -> int:
        return len(list(self.children()))

    def __getitem__(self, index: int) -> Module:
        return list(self.children())[index]


class Linear(Module):
    """A linear map with its weights."""

    def __init__(self, in_features: int, out_features: int, bias: bool = True) -> None:
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = Parameter(empty(out_features, in_features))
        self.bias = Parameter(empty(out_features)) if bias else None
        init.kaiming_uniform_(self.weight, a=math.sqrt(5))
        if self.bias is not None:
            bound = 1 / math.sqrt(in_features) if in_features > 0 else 0
            init.uniform_(self.bias, -bound, bound)

    def forward(self, x: Tensor) -> Tensor:
        return functional.linear(x, self.weight, self.bias)


class Embedding(Module):
    """A vector for each whole number."""

    def __init__(self, num_embeddings: int, embedding_dim: int, padding_idx: int | None = None) -> None:
        super().__init__()
        self.num_embeddings, self.embedding_dim, self.padding_idx = num_embeddings, embedding_dim, padding_idx
        self.weight = Parameter(empty(num_embeddings, embedding_dim))
        init.normal_(self.weight)
        if padding_idx is not None:
            self.weight.array[padding_idx] = 0

    def forward(self, indices: Tensor) -> Tensor:
        return functional.embedding(indices, self.weight, self.padding_idx)


class Dropout(Module):
    """Leaves numbers as they are: this stand-in trains nothing."""

    def __init__(self, p: float = 0.5) -> None:
        super().__init__()
        self.p = p

    def forward(self, x: Tensor) -> Tensor:
        return functional.dropout(x, self.p, self.training)
