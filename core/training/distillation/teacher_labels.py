"""The teacher's logits of many texts, stored in shards, so that a killed run goes on where it was."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from accelerate import Accelerator
from jaxtyping import Float32
from tqdm import tqdm

from core.config import ModelConfig
from core.errors import InputError
from core.files import replace_file
from core.training.data.batches import Examples, collate, plan_epoch
from core.training.distillation.teacher import Teacher, TeacherPieces
from core.training.loop.state import read_saved, write_tensors

SHARD = 4096  # texts
ABOUT = "texts.json"
_BATCH_TOKENS = 2048


def label_texts(
    teacher: Teacher,
    pieces: TeacherPieces,
    texts: Sequence[str],
    config: ModelConfig,
    folder: Path,
    *,
    accelerator: Accelerator,
    quiet: bool = False,
) -> Float32[np.ndarray, "text label"]:
    """Return the teacher's logits of every text; shards that ``folder`` holds already are not worked out again.

    The processes of ``accelerator`` share the shards and all get all of them.

    Raises:
        InputError: if ``folder`` holds labels of other texts or other classes, or a shard is damaged.
    """
    if accelerator.is_main_process:
        _settle(folder, texts, config)
    accelerator.wait_for_everyone()
    shards = {first: folder / f"{first:08d}.safetensors" for first in range(0, len(texts), SHARD)}
    missing = [first for first, path in shards.items() if not path.is_file()]
    hidden = quiet or not accelerator.is_main_process or None  # None: where no terminal is
    bar = tqdm(total=len(texts), unit="text", desc="Soft labels", disable=hidden)
    with bar:
        bar.update(sum(min(SHARD, len(texts) - first) for first in shards if first not in missing))
        for first in missing[accelerator.process_index :: accelerator.num_processes]:
            part, fresh = texts[first : first + SHARD], folder / f".{first:08d}.new"
            write_tensors({"logits": _logits(teacher, pieces, part, config, bar)}, fresh)
            fresh.replace(shards[first])
    accelerator.wait_for_everyone()
    logits = np.concatenate([_read(path) for path in shards.values()])
    if logits.shape != (len(texts), len(config.labels)):
        found, wanted = logits.shape, {"texts": len(texts), "labels": len(config.labels)}
        raise InputError("training-labels-of-shape", folder=str(folder), rows=found[0], columns=found[1], **wanted)
    return logits


def _settle(folder: Path, texts: Sequence[str], config: ModelConfig) -> None:
    """Write down what is labelled; refuse labels of anything else."""
    digest = hashlib.sha256("\n".join(texts).encode("utf-8", "surrogatepass")).hexdigest()
    about = {"texts": len(texts), "sha256": digest, "labels": list(config.labels)}
    path = folder / ABOUT
    folder.mkdir(parents=True, exist_ok=True)
    if path.is_file() and json.loads(path.read_text(encoding="utf-8")) != about:
        raise InputError("training-labels-of-others", folder=str(folder))
    replace_file(path, json.dumps(about, indent=2) + "\n")


@torch.inference_mode()
def _logits(
    teacher: Teacher, pieces: TeacherPieces, texts: Sequence[str], config: ModelConfig, bar: "tqdm[None]"
) -> torch.Tensor:
    teacher.eval()
    device = next(teacher.parameters()).device
    examples = Examples(pieces.encode(texts), np.zeros(len(texts), dtype=np.int64))
    logits = torch.zeros(len(texts), len(config.labels))
    for indices in plan_epoch(examples, _BATCH_TOKENS, seed=0, epoch=0):
        batch = collate(examples, indices, config).to(device)
        logits[torch.from_numpy(indices)] = teacher(batch.source).float().cpu()
        bar.update(len(indices))
    return logits


def _read(path: Path) -> np.ndarray:
    try:
        return read_saved(path)["logits"].numpy()
    except (ValueError, KeyError) as error:
        raise InputError("training-labels-damaged", path=str(path)) from error
