"""A checkpoint folder and everything stored in it: weights, config, tokenizer, measurements."""
