"""Live connections: WebSockets, messages waiting to be sent, and the presence of guests at other processes."""
