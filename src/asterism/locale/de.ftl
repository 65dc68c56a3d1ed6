# Asterism, Deutsch
