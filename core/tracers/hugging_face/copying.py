"""Copies of a Hugging Face model, made from plain data: the library sets hooks on its modules that no copy can keep."""

import copy
from typing import Any

from core.errors import InputError
from core.tracers.hugging_face.capture import prepare
from core.tracers.hugging_face.placing import is_spread


class Copied:
    """What can be pickled and copied though its ``module`` cannot; ``device`` is where the module lies."""

    def __getstate__(self) -> dict[str, Any]:
        """Return the fields, with plain data for the module.

        Raises:
            InputError: if it is spread over several devices.
        """
        fields = {name: value for name, value in vars(self).items() if name != "_steering"}
        if is_spread(fields["module"]):
            raise InputError("core-hub-no-copy")
        return fields | {"module": _plain(fields["module"])}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take what ``__getstate__`` returned, and make the module again."""
        module = _module_of(state["module"]).to(state["device"])
        prepare(module, state["kind"])
        vars(self).update(state, module=module)


def _plain(module: Any) -> dict[str, Any]:
    settings = copy.deepcopy(module.config), copy.deepcopy(module.generation_config)
    tensors = {name: tensor.detach().cpu() for name, tensor in module.state_dict().items()}
    return {"kind": type(module), "settings": settings, "tensors": tensors}


def _module_of(plain: dict[str, Any]) -> Any:
    config, generation = plain["settings"]
    config._attn_implementation = "eager"
    module = plain["kind"](config).to(next(iter(plain["tensors"].values())).dtype)
    module.load_state_dict(plain["tensors"])
    module.tie_weights()
    module.generation_config = generation
    return module.eval()
