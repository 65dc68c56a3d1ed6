"""The tree search: its tree, its kernels, and the bot that plays by it."""
