### The lesson of conquest.
