"""Packages that stand in for PyTorch, SentencePiece, safetensors and jaxtyping where only NumPy is installed.

Each holds the part that ``core`` and the page use, under the names of the real one; anything else raises an error that
says where to add it. Put this folder first on ``sys.path``, and ``import torch`` finds the stand-in. Imports inside a
package are relative, because a test imports it as ``viz_app.static.stand_ins.torch``, beside the real one.
"""
