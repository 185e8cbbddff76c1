### The lesson of princes.
