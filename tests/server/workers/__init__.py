"""Tests of the work beside the requests."""
