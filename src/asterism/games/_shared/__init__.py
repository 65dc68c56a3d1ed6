"""What several games share. Discovery skips folders whose names begin with an underscore."""
