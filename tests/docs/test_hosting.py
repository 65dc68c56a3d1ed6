"""What hosts are told and given is true: the settings, the unit, the container file."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from pathlib import Path

from typer.testing import CliRunner

from asterism.cli.main import app
from asterism.server.settings import Settings
from tests.docs.settings_table import PAGE, filled

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
VARIABLES = {f"ASTERISM_{field.name.upper()}" for field in fields(Settings)}


def test_the_table_of_settings_is_that_of_the_flags() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == filled(page), "see `make golden`"


def test_every_setting_is_a_flag_and_a_variable() -> None:
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300"}).output
    for variable in VARIABLES:
        assert variable in told
    for flag in re.findall(r"^\| `(--[a-z-]+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        assert flag in told


def test_every_variable_of_the_documents_exists() -> None:
    for file in [PAGE, *DEPLOY.iterdir()]:
        assert set(re.findall(r"ASTERISM_[A-Z_]+", file.read_text(encoding="utf-8"))) <= VARIABLES, file.name


def test_the_unit_starts_the_server_with_flags_that_exist() -> None:
    unit = (DEPLOY / "asterism.service").read_text()
    command = re.search(r"^ExecStart=\S+ (.*)$", unit, re.MULTILINE)
    assert command
    name, *flags = shlex.split(command[1])
    assert name == "serve"
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300"}).output
    for flag in flags:
        assert not flag.startswith("--") or flag in told


def test_the_container_file_copies_what_there_is() -> None:
    recipe = (DEPLOY / "Containerfile").read_text()
    copied = [
        source for line in re.findall(r"^COPY (?!--from)(.*)$", recipe, re.MULTILINE) for source in line.split()[:-1]
    ]
    assert {"src", "web", "requirements.txt", "pyproject.toml"} <= set(copied)
    for source in copied:
        assert (ROOT / source).exists(), source


def test_the_proxy_hands_on_what_the_server_needs() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    for line in (
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $connection_upgrade;",
    ):
        assert line in nginx
