"""The browser app: type a sentence, watch a Transformer run on it."""
