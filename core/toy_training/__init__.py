"""A Transformer of one or two layers that learns a task which a person can check by eye, in about a minute."""
