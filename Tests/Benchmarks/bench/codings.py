"""Bytes and processor time of our pages and files by coding and level, to choose the levels of `Compression.swift`."""

import ctypes
import ctypes.util
import time
import zlib
from collections.abc import Callable

from . import tools
from .table import Row

_PAGES = [
    "/holidays/DE/2026", "/holidays/ES/2026?region=all", "/holidays/US/2026?region=all", "/holidays/IL/2026/calendar",
    "/holidays/DE/2026/10-03-german-unity-day", "/holidays/DE/2027/leave?days=25&region=BY", "/countries", "/people",
    "/quotes", "/quotes/lewis-carroll-curiouser-and-curiouser", "/on/2026-12-24", "/occasions/christmas-day",
]
_RECORDS = ["/holidays/DE/2026.json?type=all", "/holidays/DE.ics", "/countries.json", "/openapi.json", "/quotes.atom"]
_GZIP, _ZSTD = [1, 4, 6, 9], [1, 3, 6, 9, 19]
#: Level, and the base-two logarithm of the window, by which the library selects its tables.
_BROTLI = [(1, 18), (4, 18), (5, 16), (5, 18), (6, 18), (9, 16), (9, 18), (11, 18)]
#: A fast compressor is timed often and the least time counts: others use the machine too.
_SECONDS = 0.02

Compressor = Callable[[bytes], int]


def measure() -> list[Row]:
    styles = (tools.ROOT / "Public/almanac.css").read_bytes()
    groups = {
        f"{len(_PAGES)} pages": [tools.rendered(target) for target in _PAGES],
        f"{len(_RECORDS)} records": [tools.rendered(target) for target in _RECORDS],
        "the style sheet": [styles],
    }
    return [row for name, bodies in groups.items() for row in _rows(name, bodies)]


def _rows(name: str, bodies: list[bytes]) -> list[Row]:
    figures = {coding: _figures(compressor, bodies) for coding, compressor in _compressors().items()}
    size, seconds = figures["gzip 6"]
    return [
        Row(
            "CODINGS", f"{name} ({sum(map(len, bodies)):,} bytes), {coding}",
            f"{own:,} bytes, {own / size:.1%} of gzip 6; {took * 1e6:,.0f} µs, {took / seconds:.2f} ×", None)
        for coding, (own, took) in figures.items()
    ]


def _figures(compressor: Compressor, bodies: list[bytes]) -> tuple[int, float]:
    """Returns the compressed bytes of all bodies, and the least seconds of processor time that each takes."""
    size, seconds = 0, 0.0
    for body in bodies:
        least, end = float("inf"), time.process_time() + _SECONDS
        while True:
            start = time.process_time()
            count = compressor(body)
            now = time.process_time()
            least = min(least, now - start)
            if now >= end:
                break
        size += count
        seconds += least
    return size, seconds


def _compressors() -> dict[str, Compressor]:
    return (
        {f"gzip {level}": _gzip(level) for level in _GZIP}
        | {f"brotli {level}, window {window}": _brotli(level, window) for level, window in _BROTLI}
        | {f"zstd {level}": _zstd(level) for level in _ZSTD}
    )


def _gzip(level: int) -> Compressor:
    """As `Gzip.swift`: the window is as large as the body."""
    def compressed(body: bytes) -> int:
        stream = zlib.compressobj(level, zlib.DEFLATED, 16 + min(15, max(9, len(body).bit_length())))
        return len(stream.compress(body)) + len(stream.flush())
    return compressed


def _brotli(level: int, window: int) -> Compressor:
    library = _library("brotlienc")

    def compressed(body: bytes) -> int:
        output = ctypes.create_string_buffer(len(body) + 1024)
        size = ctypes.c_size_t(len(output))
        assert library.BrotliEncoderCompress(
            level, window, 0, ctypes.c_size_t(len(body)), body, ctypes.byref(size), output)
        return size.value
    return compressed


def _zstd(level: int) -> Compressor:
    library = _library("zstd")
    library.ZSTD_compress.restype = ctypes.c_size_t

    def compressed(body: bytes) -> int:
        output = ctypes.create_string_buffer(len(body) + 1024)
        return library.ZSTD_compress(output, ctypes.c_size_t(len(output)), body, ctypes.c_size_t(len(body)), level)
    return compressed


def _library(name: str) -> ctypes.CDLL:
    path = ctypes.util.find_library(name)
    if path is None:
        raise RuntimeError(f"no lib{name} (apt install libbrotli1 libzstd1)")
    return ctypes.CDLL(path)
