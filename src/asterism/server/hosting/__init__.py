"""What a host does beside a server that runs: backups, restoring them, and a check of everything that is stored."""
