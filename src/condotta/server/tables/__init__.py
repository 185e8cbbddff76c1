"""What runs: the tables in memory, what people do with tables and seats, and how they play."""
