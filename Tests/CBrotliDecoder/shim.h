// The decompressor of Google's brotli, for tests: the site itself only compresses.

#ifndef ALMANAC_CBROTLIDECODER_SHIM_H
#define ALMANAC_CBROTLIDECODER_SHIM_H

#include <brotli/decode.h>

#endif
