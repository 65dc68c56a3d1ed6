"""Tables: their events, what people may do at them, and what each viewer may see. No HTTP, no database."""
