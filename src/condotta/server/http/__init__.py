"""The web application: addresses, streams, limits, the browser client's files."""
