"""Tests of the engines that run kernels."""
