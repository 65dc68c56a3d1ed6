"""Real faults of a real server: what is done, what people see, what is lost, and how long it takes to be well."""
