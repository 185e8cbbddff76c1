"""Addresses that are not served."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from ..refusal import Refusal

Network = IPv4Network | IPv6Network
OWN: Final = ("127.0.0.1", "::1")
"""This computer, and whoever comes by a proxy on it that does not say who calls."""


class Bans:
    def __init__(self) -> None:
        self.networks: set[Network] = set()

    def begin(self, known: Iterable[str]) -> None:
        """Those that are in the store."""
        self.networks = {ip_network(address) for address in known}

    def add(self, text: str) -> str:
        found = network_of(text)
        if any(ip_address(own) in found for own in OWN):
            raise Refusal(422, "not-banned", address=text)
        self.networks.add(found)
        return str(found)

    def remove(self, text: str) -> str:
        found = network_of(text)
        self.networks.discard(found)
        return str(found)

    def hold(self, address: str) -> bool:
        """Whether this caller is not to be served."""
        if not self.networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False  # a socket of this computer has none
        return any(found in network for network in self.networks)


def network_of(text: str) -> Network:
    """An address or a network; of IPv6, where everybody has many addresses, at least a /64."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise Refusal(422, "no-address", address=text) from None
    return found.supernet(new_prefix=64) if found.version == 6 and found.prefixlen > 64 else found
