"""Training a small classifier from a large pretrained one."""
