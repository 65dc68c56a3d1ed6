#!/bin/sh
# The browser tests need Debian's Chromium, best the one without windows, which takes a third less of the processor.
# Install it when we may, else say what is missing.
set -eu
if command -v chromium-headless-shell >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium-headless-shell for the browser tests ..."
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; then
        exit 0
    fi
fi
if ! command -v chromium >/dev/null; then
    echo "The browser tests need Chromium; on Debian: sudo apt-get install chromium-headless-shell" >&2
    exit 1
fi
