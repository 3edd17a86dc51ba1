"""Names, modules, commands, links and saved files of former versions still work.

Nothing leaves these lists: a name that moved keeps its former place as a thin forward.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
import typer

import core
from viz_app.cli import commands
from viz_app.protocol import parse
from viz_app.protocol.parameters import PARAMETERS
from viz_app.protocol.requests import RENAMED_TABS, HeaderRequest
from viz_app.protocol.wire import names_of

ROOT = Path(__file__).parents[1]
NAMES = (
    *("BUGS", "METHODS", "AttentionMap", "Attribution", "Candidate", "CheckpointError", "ClassScores"),
    *("Classification", "Decoding", "DeletionTest", "Description", "Draw", "Edits", "Faithfulness", "HeadEffects"),
    *("HeadName", "HeadRole", "HeadRoles", "HubModel", "Hypothesis", "InputError", "MaskEdit", "OwnModel", "Place"),
    *("PruningCurves", "Question", "RoleScores", "SearchNode", "SearchTree", "Step", "StoppedError", "Trace"),
    *("attribute", "attributions", "catalogue", "deletion_curve", "deletion_test", "describe", "head_effects"),
    *("limited", "load", "methods_of"),
)
COMMANDS = {
    "app": ["--port", "--share", "--lesson", "--model", "--root-path", "--limit", "--host", "--embed", "--name"],
    "translate": ["--model", "--beam"],
    "classify": ["--model"],
    "trace": ["--output", "-o", "--model"],
    "snapshot": ["--output", "-o", "--model"],
    "evaluate": ["--source", "--reference", "--examples", "--model"],
    "train": ["--data", "--out", "--resume", "--start-from", "--steps", "--patience", "--teacher", "--variants"],
    "finish": ["--data", "--out"],
    "explain": ["--step", "--json", "--off", "--bench", "--data"],
    "heads": ["--data"],
    "words": ["--data"],
    "learning": ["--run", "--data"],
    "convert": ["-o", "--tokenizer", "--heads", "--norm"],
}
FORMER_FILES = {  # of a checkpoint: the former name, the name now, and what the model says it holds
    "why.json": ("faithfulness.json", "faithfulness"),
    "words.safetensors": ("token_layout.safetensors", "token_layout"),
    "learning.npz": ("training_history.npz", "training_history"),
}
LINKS = [
    "?v=1&model=en-de&text=A+man+rides+a+bike.&decoding=beam.4&map=cross&layer=1&head=2&step=3",
    "?v=1&model=en-de&text=A+cat.&tab=run",
    "?v=1&model=en-de&text=A+cat.&tab=masks&mask=c.*.3.0&bugs=no-scale",
    "?v=1&model=en-de&text=A+dog.&decoding=sample.3&temperature=0.8&top_k=5&top_p=0.95&forced=ids.12.845",
    "?v=1&model=en-de&text=A+dog.&tab=why&at=3&candidate=812&against=77&method=rollout&ig=50&baseline=zero",
    "?v=1&model=en-de&text=A+dog.&off=c.1.6_e.0.2&tab=heads",
    "?v=1&model=en-de&text=A+dog.&tab=model&word=809&plane=pca&half=learning&moment=469&example=0",
    "?v=1&model=en-de&text=A+dog.&tab=model&half=here&train=sort.1x2x32.seed-7&beside=positions",
]
# Every name that the views ever had in links -> the id of the button of its view today.
VIEWS_OF_LINKS = {
    "?": "overview",
    "?tab=overview": "overview",
    "?v=1": "translate",
    "?v=1&model=en-de&text=A+cat.": "translate",
    "?tab=run": "translate",
    "?tab=translate": "translate",
    "?tab=sentences": "sentences",
    "?tab=sentences&keep=flag:loop_entropy:1.5:3&sort=-entropy&versus=en-fr": "sentences",
    "?tab=head": "head",
    "?tab=head&stage=3&key=1": "head",
    "?v=1&model=en-de&text=A+cat.&tab=overview&map=cross&layer=1&head=0&open=across.head": "head",
    "?tab=overview&open=relate": "overview",
    "?tab=heads": "heads",
    "?tab=corpus": "corpus",
    "?tab=corpus&portrait=cross.1.7&group=layer&find=noun": "corpus",
    "?tab=corpus&portrait=open&map=cross&layer=1&head=7": "corpus",
    "?tab=why": "why",
    "?tab=flow": "flow",
    "?tab=flow&parts=word&routes=90&part=none": "flow",
    "?tab=break": "break",
    "?tab=masks": "masks",
    "?tab=positions": "positions",
    "?tab=patch": "patch",
    "?tab=anatomy": "anatomy",
    "?tab=model": "model",
    "?tab=model&half=words": "model",
    "?tab=model&half=learning": "model-learning",
    "?tab=model&half=faithfulness": "model-faithfulness",
    "?tab=model&half=here": "model-here",
    "?tab=masks&half=here": "masks",
    "?tab=model&half=gone": "model",
    "?tab=shop": "translate",
}
LINKS += [link for link in VIEWS_OF_LINKS if "=" in link and "gone" not in link]


@pytest.mark.parametrize("name", NAMES)
def test_a_former_name_of_core_is_there(name: str) -> None:
    assert getattr(core, name) is not None


def test_modules_that_were_run_still_run(tmp_path: Path) -> None:
    folder = tmp_path / "sentiment"
    shutil.copytree(ROOT / "checkpoints" / "sentiment", folder)
    for module, argument in (("core.fingerprints", str(folder)), ("core.training", "--help")):
        command = [sys.executable, "-m", module, argument]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(("name", "options"), COMMANDS.items(), ids=list(COMMANDS))
def test_a_command_has_its_options(name: str, options: list[str]) -> None:
    command = typer.main.get_group(commands).commands[name]
    known = {option for parameter in command.params for option in parameter.opts}
    assert set(options) <= known


@pytest.mark.parametrize("link", LINKS)
def test_every_parameter_of_a_former_link_is_read(link: str) -> None:
    parameters = dict(parse_qsl(link.removeprefix("?"), strict_parsing=True))
    assert parameters.keys() <= PARAMETERS.keys()
    usual = {"model": "en-de", "text": "A cat."}
    of_the_run = usual | {name: text for name, text in parameters.items() if name in names_of(HeaderRequest)}
    assert parse(HeaderRequest, of_the_run).notices == ()


def test_the_former_name_of_a_tab_leads_to_it() -> None:
    """The page reads this table; ``tests/frontend/store.test.js`` opens such a link."""
    assert RENAMED_TABS["run"] == "translate"


def test_files_under_their_former_names_are_read(tmp_path: Path) -> None:
    now, former = core.load("en-de"), tmp_path / "former"
    shutil.copytree(ROOT / "checkpoints" / "en-de", former)
    for name, (new, _) in FORMER_FILES.items():
        (former / new).rename(former / name)
    then = core.load(str(former))
    for _, attribute in FORMER_FILES.values():
        assert getattr(then, attribute) is not None
        assert type(getattr(then, attribute)) is type(getattr(now, attribute))
