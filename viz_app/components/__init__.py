"""The interactive component, and the scripts and styles it and every later view share."""

from viz_app.components.assets import page_assets
from viz_app.components.attention_view import attention_view

__all__ = ["attention_view", "page_assets"]
