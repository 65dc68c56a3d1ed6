"""Tests of the mathematics of evenings."""
