#!/bin/sh
# The server's tests run on a real PostgreSQL: a given one, the one that is here, or install it when we may.
set -eu
if [ -n "${ASTERISM_TEST_POSTGRES:-}" ] || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing postgresql for the server's tests ..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
else
    echo "The server's tests need PostgreSQL; on Debian: sudo apt-get install postgresql" >&2
    echo "or set ASTERISM_TEST_POSTGRES to the address of one where databases may be created" >&2
    exit 1
fi
