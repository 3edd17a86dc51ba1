"""The part of Plotly that ``viz_app.figures`` uses, without validation: a figure is the dictionary that is drawn."""
