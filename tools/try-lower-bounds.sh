#!/bin/sh
# Install the lowest versions that pyproject.toml allows into artefacts/bounds, and run some tests of each part with them.
# $1 is uv. Libraries are built into a cache of their own, so that the lowest Numba really builds them.
set -eu
uv=$1
folder=artefacts/bounds
mkdir -p "$folder"
python3 -m venv --clear "$folder/venv"
"$uv" pip compile pyproject.toml --extra all --resolution lowest-direct --quiet --no-header --no-annotate -o "$folder/lowest.txt"
"$uv" pip install --quiet --python "$folder/venv/bin/python" -r "$folder/lowest.txt" pytest pytest-xdist hypothesis httpx
# Newer versions of indirect dependencies deprecate what these old ones call; only the project's own pins must be free of that.
PYTHONPATH=src XDG_CACHE_HOME="$PWD/$folder/cache" "$folder/venv/bin/python" -m pytest -q -n 0 -p no:cacheprovider \
    -W ignore::DeprecationWarning -W ignore::PendingDeprecationWarning \
    tests/cli/test_commands.py tests/arena/test_standings.py tests/review/test_command.py \
    tests/server/store tests/server/accounts tests/server/push/test_delivery.py tests/server/http/test_tables.py tests/server/http/test_tables_live.py
