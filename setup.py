"""Compiles the engine and the games with mypyc; without a compiler the same files run as plain Python.

Everything else about the package is in pyproject.toml.
"""

import os
from glob import glob

from setuptools import setup

INTERPRETED = {"laws.py", "record.py", "__init__.py"}
"""Files of the kernel and the games that are only tools or doors."""

sources = sorted(
    path
    for path in [*glob("src/condotta/kernel/*.py"), *glob("src/condotta/games/*/**/*.py", recursive=True)]
    if os.path.basename(path) not in INTERPRETED
)
extensions = []
if os.environ.get("CONDOTTA_PURE") != "1":
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *sources], opt_level="3")
    for extension in extensions:
        extension.optional = True

setup(ext_modules=extensions)
