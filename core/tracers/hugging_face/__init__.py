"""Models of the Hugging Face Hub, or of a folder in its form, with the interface of this project's own models."""

from core.checkpoints.hub import PREFIX, Location, locate
from core.tracers.hugging_face.loading import load_hub
from core.tracers.hugging_face.model import HubModel
from core.tracers.hugging_face.placing import DeviceMap
from core.tracers.hugging_face.support import HubTask, task_of

__all__ = ["PREFIX", "DeviceMap", "HubModel", "HubTask", "Location", "load_hub", "locate", "task_of"]
