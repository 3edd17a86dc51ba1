"""View models: plain values ready to draw, one module a page, without torch or Gradio."""

from viz_app.view_models.attention import attention_payload, payload_json

__all__ = ["attention_payload", "payload_json"]
