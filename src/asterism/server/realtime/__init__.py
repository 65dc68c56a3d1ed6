"""Live connections: WebSockets, what waits to be sent, and who is connected where."""
