"""Players made of code. They are handed only what their seat may know."""
