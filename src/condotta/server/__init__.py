"""The server: tables that never lose a move and never tell a secret.

The log is the truth. `rows` are what it is made of, `store` keeps them, `story` folds them into the state of a
table, `message` tells one eye one number of it. `table` and `house` are what runs; `app` is the door.
"""
