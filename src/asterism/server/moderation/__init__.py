"""Who looks after a server, and what they do: admins, their acts, reports, mutes and bans. Rows beside the log."""
