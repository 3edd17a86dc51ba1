"""The report of a finished run: scores, calibration, model card."""
