"""Brotli by the system's library, which the almanac itself needs."""

import ctypes

_MOST = 1 << 20


def compressed(content: bytes) -> bytes:
    output, size = ctypes.create_string_buffer(_MOST), ctypes.c_size_t(_MOST)
    library = ctypes.CDLL("libbrotlienc.so.1")
    if not library.BrotliEncoderCompress(
            5, 18, 0, ctypes.c_size_t(len(content)), content, ctypes.byref(size), output):
        raise ValueError("not compressed")
    return output.raw[:size.value]


def decompressed(content: bytes) -> bytes:
    """Raises ValueError unless this is brotli from beginning to end, of at most a megabyte."""
    output, size = ctypes.create_string_buffer(_MOST), ctypes.c_size_t(_MOST)
    library = ctypes.CDLL("libbrotlidec.so.1")
    if library.BrotliDecoderDecompress(ctypes.c_size_t(len(content)), content, ctypes.byref(size), output) != 1:
        raise ValueError("not brotli")
    return output.raw[:size.value]
