"""`asterism mcp`: the tools for agents over standard input and output, at tables of this process or of a server."""
