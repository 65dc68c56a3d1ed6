# Asterism, English
