"""Gradio's own widgets in this project's colours and sizes; the tokens are CSS variables, so light and dark follow."""

import gradio as gr

SANS = ("-apple-system", "Segoe UI", "Roboto", "Helvetica Neue", "Noto Sans", "Liberation Sans", "Arial", "sans-serif")
MONO = ("ui-monospace", "SF Mono", "Menlo", "Consolas", "Liberation Mono", "monospace")

_TOKEN_OF = {
    "body_background_fill": "paper",
    "background_fill_primary": "paper",
    "background_fill_secondary": "wash",
    "block_background_fill": "paper",
    "body_text_color": "ink",
    "body_text_color_subdued": "ink-2",
    "block_label_text_color": "ink-2",
    "block_title_text_color": "ink",
    "border_color_primary": "line",
    "border_color_accent": "control",
    "block_border_color": "line",
    "color_accent_soft": "accent-wash",
    "input_background_fill": "paper",
    "input_border_color": "control",
    "input_border_color_focus": "focus",
    "input_placeholder_color": "ink-2",
    "link_text_color": "ink",
    "slider_color": "ink",
    "checkbox_background_color": "paper",
    "checkbox_background_color_selected": "ink",
    "checkbox_border_color": "control",
    "checkbox_border_color_selected": "ink",
    "checkbox_label_background_fill": "paper",
    "checkbox_label_background_fill_selected": "wash",
    "checkbox_label_text_color": "ink",
    "button_primary_background_fill": "ink",
    "button_primary_background_fill_hover": "ink",
    "button_primary_border_color": "ink",
    "button_primary_text_color": "paper",
    "button_secondary_background_fill": "paper",
    "button_secondary_background_fill_hover": "wash",
    "button_secondary_border_color": "control",
    "button_secondary_text_color": "ink",
    "error_background_fill": "paper",
    "error_border_color": "bad",
    "error_text_color": "bad",
    "table_border_color": "line",
    "code_background_fill": "wash",
}


def gradio_theme() -> gr.themes.Base:
    """The Gradio theme whose every colour is one of the shared tokens, in both modes."""
    theme = gr.themes.Base(font=list(SANS), font_mono=list(MONO), radius_size="sm", spacing_size="md", text_size="md")
    colours = {name: f"var(--{token})" for name, token in _TOKEN_OF.items()}
    dark = {f"{name}_dark": value for name, value in colours.items()}
    flat = dict.fromkeys(("block_shadow", "input_shadow", "button_primary_shadow"), "none")
    return theme.set(**colours, **dark, color_accent="var(--ink)", block_radius="4px", **flat)
