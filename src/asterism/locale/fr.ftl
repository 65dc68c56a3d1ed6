# Asterism, français
