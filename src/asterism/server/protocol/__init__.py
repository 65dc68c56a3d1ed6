"""What goes over the wire: requests, commands, messages and the structs they are made of."""
