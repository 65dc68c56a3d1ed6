#!/bin/sh
# Create the virtual environment in $1, or say in a sentence what is missing.
set -eu
venv=$1

if ! command -v python3 >/dev/null; then
    echo "Asterism needs Python 3.11 or newer, and there is no python3 on this machine." >&2
    exit 1
fi
if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Asterism needs Python 3.11 or newer; this is $(python3 --version)." >&2
    exit 1
fi
if ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing python3-venv ..."
        apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
    else
        echo "Python's venv module is missing; on Debian: sudo apt-get install python3-venv" >&2
        exit 1
    fi
fi
echo "Creating the virtual environment $venv ..."
python3 -m venv "$venv"
