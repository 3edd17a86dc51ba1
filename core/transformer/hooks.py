"""The one place where a run can be watched or changed: an optional function called with each named tensor.

A module writes ``weights = hook("weights", weights)`` where a tensor is born. By default nothing happens; a recording
hook keeps the tensor; an editing hook returns another one. Nothing is ever stored on a module, so one model serves many
callers at once. A hook may also let a batch grow, so results may have more rows than what was read.
"""

from collections.abc import Callable, Mapping
from functools import partial

import torch

Hook = Callable[[str, torch.Tensor], torch.Tensor]


def no_hook(name: str, tensor: torch.Tensor) -> torch.Tensor:
    """Return ``tensor`` as it is. Modules that see this very function may take their fast path."""
    return tensor


def scoped(hook: Hook, scope: str) -> Hook:
    """Return a hook that puts ``scope.`` before every name; ``no_hook`` stays ``no_hook``, so fast paths survive."""
    if hook is no_hook:
        return no_hook
    if isinstance(hook, Recorder | ByName):
        return hook.within(scope)
    return lambda name, tensor: hook(f"{scope}.{name}", tensor)


def chained(*hooks: Hook) -> Hook:
    """Return a hook that shows each tensor to ``hooks`` in order, each seeing what the one before returned."""
    active = [hook for hook in hooks if hook is not no_hook]
    if len(active) < 2:
        return active[0] if active else no_hook

    def hook_all(name: str, tensor: torch.Tensor) -> torch.Tensor:
        for hook in active:
            tensor = hook(name, tensor)
        return tensor

    return hook_all


class StepHook:
    """A hook made for decoding with a cache: it is right where every tensor holds the newest position only.

    Positions are an exception: ``decoder.positions`` comes with those of the whole target so far, [1, position,
    d_model], and the newest is wanted back, [1, 1, d_model].
    """

    def __init__(self, hook: Hook) -> None:
        self._hook = hook

    def __call__(self, name: str, tensor: torch.Tensor) -> torch.Tensor:
        return self._hook(name, tensor)


class ByName:
    """A hook that calls the function of a tensor's name, if there is one; modules without any stay fast."""

    def __init__(self, functions: Mapping[str, Callable[[torch.Tensor], torch.Tensor]]) -> None:
        self._functions = functions

    def __call__(self, name: str, tensor: torch.Tensor) -> torch.Tensor:
        return self._functions[name](tensor) if name in self._functions else tensor

    def within(self, scope: str) -> Hook:
        """Return the hook for what is inside ``scope``."""
        start = f"{scope}."
        inside = {name.removeprefix(start): one for name, one in self._functions.items() if name.startswith(start)}
        return ByName(inside) if inside else no_hook


class Replacer(ByName):
    """A hook that returns ``tensors`` in place of those of their names."""

    def __init__(self, tensors: Mapping[str, torch.Tensor]) -> None:
        super().__init__({name: partial(_instead, tensor) for name, tensor in tensors.items()})


def _instead(own: torch.Tensor, _: torch.Tensor) -> torch.Tensor:
    return own


class Recorder:
    """A hook that keeps every tensor that ``accepts`` takes by its name, detached, under its full name.

    ``enters`` says by its name whether a scope holds anything to keep; one that does not is left on its fast path.
    """

    def __init__(
        self,
        accepts: Callable[[str], bool],
        enters: Callable[[str], bool] = lambda scope: True,
        *,
        tensors: dict[str, torch.Tensor] | None = None,
        scope: str = "",
    ) -> None:
        self.tensors: dict[str, torch.Tensor] = {} if tensors is None else tensors
        self._accepts, self._enters = accepts, enters
        self._scope = scope

    def __call__(self, name: str, tensor: torch.Tensor) -> torch.Tensor:
        full = f"{self._scope}{name}"
        if self._accepts(full):
            self.tensors[full] = tensor.detach()
        return tensor

    def within(self, scope: str) -> Hook:
        """Return the hook for ``scope``; it keeps what it is shown with all the others."""
        full = f"{self._scope}{scope}"
        if not self._enters(full):
            return no_hook
        return Recorder(self._accepts, self._enters, tensors=self.tensors, scope=f"{full}.")
