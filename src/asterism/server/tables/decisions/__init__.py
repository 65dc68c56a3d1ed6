"""What people may do at a table: a command becomes events, or an error that says why not.

Decisions only look at the state, so a command can be decided again when another process was faster.
"""
