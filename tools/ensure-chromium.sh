#!/bin/sh
# The browser tests need Debian's Chromium, best the one without windows, which takes a third less of the processor.
# Only the one with windows has notifications. Install both when we may, else say what is missing.
set -eu
if command -v chromium-headless-shell >/dev/null && command -v chromium >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium and chromium-headless-shell for the browser tests ..."
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell >/dev/null; then
        exit 0
    fi
fi
if command -v chromium >/dev/null; then
    exit 0
fi
if command -v chromium-headless-shell >/dev/null; then
    echo "Tests of notifications will be skipped, because they need chromium; on Debian: sudo apt-get install chromium" >&2
    exit 0
fi
echo "The browser tests need Chromium; on Debian: sudo apt-get install chromium chromium-headless-shell" >&2
exit 1
