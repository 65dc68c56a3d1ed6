"""What packagers and contributors rely on."""
