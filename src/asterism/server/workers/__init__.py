"""What runs beside requests: bots thinking, games being compiled, periodic maintenance."""
