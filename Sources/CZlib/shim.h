// zlib for Swift: its header, and a wrapper for the one macro that Swift's importer cannot reach.

#ifndef ALMANAC_CZLIB_SHIM_H
#define ALMANAC_CZLIB_SHIM_H

#include <zlib.h>

/// Initialises a stream for compression. `deflateInit2` is a macro that adds the version of the header and the size of
/// the struct.
static inline int almanac_deflate_init(z_streamp stream, int level, int window_bits) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}

#endif
