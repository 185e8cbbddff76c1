"""condotta mcp: a seat for a language model, by the Model Context Protocol over standard input and output.

It sits down at a table by its link, as every program does, and knows what that seat may know.
"""

from __future__ import annotations

import argparse

from .kernel.errors import SetupError
from .words import languages

HELP = "sit a language model down at a table, over the Model Context Protocol"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("link", help="the link of a seat, or an invitation: http://localhost:8000/t/TABLE#TOKEN")
    parser.add_argument("--name", default="Model", help="what the player is called")
    parser.add_argument("--lang", default="en", choices=languages(), help=f"the language: {', '.join(languages())}")


def run(args: argparse.Namespace) -> int:
    try:
        from mcp.server import MCPServer
    except ImportError:
        raise SetupError("needs-mcp") from None
    from .client import Refused, sit_down  # only here: no other command needs them
    from .tools import Tools

    try:
        with sit_down(args.link, args.name) as seat:
            tools = Tools(seat, args.lang)
            server = MCPServer("condotta", instructions=tools.instructions(), log_level="ERROR")
            for tool in (tools.look, tools.options, tools.act, tools.events, tools.rules):
                server.add_tool(tool)
            server.run("stdio")
    except Refused as refusal:
        raise SetupError("server-refuses", sentence=refusal.sentence) from None
    return 0
