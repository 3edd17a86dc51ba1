"""The families of Hugging Face models that are known: one small file each, which defines ``FAMILY``.

A family says where its parts lie. Other models of the known tasks are shown
too, without what happens between their attentions.
"""

import pkgutil
from functools import cache
from importlib import import_module

from core.tracers.hugging_face.family import Family


@cache
def families() -> tuple[Family, ...]:
    """Return all families, by the names of their files."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return tuple(import_module(f"{__name__}.{name}").FAMILY for name in names)


def family_of(model_type: str) -> Family:
    """Return the family of a ``model_type``, as a ``config.json`` names it; one without parts if it is unknown."""
    known = (family for family in families() if model_type in family.model_types)
    return next(known, Family(title=model_type, model_types=(model_type,)))
