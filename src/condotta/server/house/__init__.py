"""For whoever runs the server: whether it is well, backups, what is deleted, and orders from the command line."""
