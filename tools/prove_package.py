"""Installs the wheel and the source package of dist/ into empty environments, with neither Node nor a compiler on the
path, and uses them there: simulate, play, serve.

    python tools/prove_package.py
"""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN = "the engine runs as plain Python"


class Environment:
    def __init__(self, folder: Path, package: Path) -> None:
        """A home of its own, and a path that ends at the environment."""
        self.home = folder / "home"
        self.home.mkdir()
        venv.create(folder / "env", with_pip=True)
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        settings = {
            name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "SYSTEMROOT"))
        }
        self.variables = {**settings, "PATH": str(self.bin), "HOME": str(self.home), "LANG": "C.UTF-8"}
        self.run("pip", "install", "-q", "--disable-pip-version-check", "-c", ROOT / "constraints.txt", package)

    def run(self, *words: object, said: str = "") -> str:
        """What it prints; an exit code other than 0 ends it all."""
        command = [str(self.bin / str(words[0])), *(str(word) for word in words[1:])]
        done = subprocess.run(
            command, input=said, cwd=self.home, env=self.variables, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.exit(f"{' '.join(command)}: {done.returncode}\n{done.stdout}\n{done.stderr}")
        return done.stdout + done.stderr

    @contextlib.contextmanager
    def serving(self) -> Iterator[list[str]]:
        """The lines up to the one with the address."""
        command = [str(self.bin / "condotta"), "serve", "--port", "0"]
        server = subprocess.Popen(command, cwd=self.home, env=self.variables, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        lines: list[str] = []
        for line in server.stdout:
            lines.append(line)
            if "http://" in line:
                break
        try:
            yield lines
        finally:
            server.terminate()
            server.wait(60)


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def prove(package: Path) -> None:
    print(f"{package.name}: installing ...", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        here = Environment(Path(folder), package)
        said = here.run(
            "condotta", "simulate", "condottiere", "--seats", "2", "--games", "2", "--bots", "steady,random"
        )
        assert said.count(PLAIN) == (0 if package.suffix == ".whl" else 1), said
        print("  simulate: done", flush=True)
        assert "condotta play --resume" in here.run("condotta", "play", "--plain", "--seed", "1", said="1\n1\n")
        print("  play: begun, left, to be resumed", flush=True)
        with here.serving() as lines:
            assert str(here.home) in lines[0], lines
            address = re.search(r"http://\S+", lines[-1])
            assert address is not None, lines
            script = re.search(r'src="(/assets/[^"]+\.js)"', fetch(address[0]))
            assert script is not None and fetch(address[0] + script[1]), "the page is there"
            assert '"condottiere"' in fetch(address[0] + "/api/games")
        print(f"  serve: page and tables are there; {lines[0].strip()}", flush=True)


def main() -> None:
    packages = sorted((ROOT / "dist").iterdir(), key=lambda path: path.suffix != ".whl")
    if len(packages) != 2:
        sys.exit("dist/ should hold one wheel and one source package: make wheel")
    for package in packages:
        prove(package)


if __name__ == "__main__":
    main()
