"""Evenings of a club: rounds of ordinary tables, seated and compared by the mathematics of `asterism.evenings`."""
