// The compressor of Google's brotli for Swift.

#ifndef ALMANAC_CBROTLI_SHIM_H
#define ALMANAC_CBROTLI_SHIM_H

#include <brotli/encode.h>

#endif
