#!/bin/sh
# The browser tests need Debian's Chromium: install it when we may, else say what is missing.
set -eu
if command -v chromium >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium for the browser tests ..."
    apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
    echo "The browser tests need chromium; on Debian: sudo apt-get install chromium" >&2
    exit 1
fi
