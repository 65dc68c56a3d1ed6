"""Tests of evenings at a server."""
