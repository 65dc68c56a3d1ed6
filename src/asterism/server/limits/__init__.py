"""Limits that keep one visitor from taking the server from all others."""
