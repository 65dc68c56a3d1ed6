"""Tables for language models and other agents: one set of tools, whatever way an agent is connected."""
