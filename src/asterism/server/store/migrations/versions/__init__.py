"""The steps from one version of the schema to the next, in order of their numbers."""
