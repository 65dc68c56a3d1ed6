"""`python -m asterism` is the command `asterism`."""

from asterism.cli import main

main()
