"""The training loop: loss, schedule, validation, saves and resuming."""
