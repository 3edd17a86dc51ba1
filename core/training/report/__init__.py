"""From a finished run to a checkpoint: scores, calibration, model card."""
