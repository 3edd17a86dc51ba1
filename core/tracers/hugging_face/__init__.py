"""Models of the Hugging Face Hub, or of a folder in its form, with the interface of this project's own models."""

from core.tracers.hugging_face.loading import load_hub
from core.tracers.hugging_face.model import HubModel
from core.tracers.hugging_face.places import PREFIX, Place, place_of
from core.tracers.hugging_face.support import task_of

__all__ = ["PREFIX", "HubModel", "Place", "load_hub", "place_of", "task_of"]
