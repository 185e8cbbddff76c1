"""Compiles the engine, the games and the search with mypyc; without a compiler the same files run as plain Python.
Builds the browser client into the server's files; without npm the server says that it was built without one.

Everything else about the package is in pyproject.toml.
"""

import os
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

INTERPRETED = {
    "english.py",
    "errors.py",
    "laws.py",
    "portrait.py",
    "position.py",
    "record.py",
    "thought.py",
    "__init__.py",
}
"""Files of the kernel, the games and the search that are only tools or doors, or that tell by their docstrings what
they are for: compiled code has none."""

sources = sorted(
    path
    for path in [
        *glob("src/condotta/kernel/*.py"),
        *glob("src/condotta/games/*/**/*.py", recursive=True),
        *glob("src/condotta/search/*.py"),
    ]
    if os.path.basename(path) not in INTERPRETED
)
only_described = {"dist_info", "egg_info", "sdist"} & set(sys.argv)
extensions = []
if os.environ.get("CONDOTTA_PURE") != "1" and not only_described:
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *sources], opt_level="3", debug_level="0")
    for extension in extensions:
        extension.optional = True
        if os.name != "nt":  # the C compiler inlines small functions only if no other library could call them
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]

WEB = Path("web")
PAGE = Path("src/condotta/server/static/index.html")


def newest(*patterns: str) -> float:
    return max((path.stat().st_mtime for pattern in patterns for path in Path().glob(pattern)), default=0.0)


def build_page() -> None:
    """The browser client, if it is not built yet or older than its sources."""
    sources = newest("web/src/**/*", "web/public/**/*", "web/*.*", "src/condotta/games/*/*.[jt]*")
    if not WEB.is_dir() or (PAGE.exists() and PAGE.stat().st_mtime > sources):
        return
    npm = shutil.which("npm")
    if npm is None:
        print("npm is not there: the server is built without the browser client (see README.md).", file=sys.stderr)
        return
    modules = WEB / "node_modules/.package-lock.json"
    try:
        if not modules.exists() or modules.stat().st_mtime < (WEB / "package.json").stat().st_mtime:
            subprocess.run([npm, "install"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    except subprocess.CalledProcessError as error:
        print(f"The browser client could not be built ({error}); the server works without it.", file=sys.stderr)


class BuildWithPage(build_py):
    def run(self) -> None:
        build_page()
        super().run()


class PackedWithPage(sdist):
    """The source package holds the built page, so that nobody needs npm to install it."""

    def run(self) -> None:
        build_page()
        super().run()


setup(ext_modules=extensions, cmdclass={"build_py": BuildWithPage, "sdist": PackedWithPage})
