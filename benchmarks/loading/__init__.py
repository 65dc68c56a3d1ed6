"""What the load benchmark is made of."""
