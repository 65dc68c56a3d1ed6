"""What runs by itself runs the same: `make check`, pre-commit, .ci/run and the workflow."""

from __future__ import annotations

import re
from pathlib import Path

from tests.packaging.test_extras import PROJECT

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOW = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")


def test_pre_commit_runs_what_make_check_runs() -> None:
    hooks = re.findall(r"entry: make (\S+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    recipe = re.search(r"^check:.*\n\t(.*)$", MAKEFILE, re.MULTILINE)
    assert recipe
    assert sorted(hooks) == sorted(re.findall(r"check-\w+", recipe[1]))
    assert set(hooks) == set(re.findall(r"^(check-\w+):", MAKEFILE, re.MULTILINE))


def test_the_workflow_runs_the_commands_of_ci_run() -> None:
    commands = re.findall(r"^make .*$", (ROOT / ".ci/run").read_text(encoding="utf-8"), re.MULTILINE)
    assert re.findall(r"- run: (make .*)$", WORKFLOW, re.MULTILINE) == commands


def test_the_workflow_runs_on_every_supported_python() -> None:
    listed = re.search(r"python: \[(.*)\]", WORKFLOW)
    assert listed
    versions = re.findall(r'"([\d.]+)"', listed[1])
    assert versions == [line.rsplit(" ", 1)[1] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
