// What glibc's malloc offers beyond the C standard, which Swift's Glibc module leaves out.

#ifndef ALMANAC_CMALLOC_SHIM_H
#define ALMANAC_CMALLOC_SHIM_H

#include <malloc.h>

/// Gives free memory back to the system; does nothing where another C library is used, which has no such call.
static inline void almanac_malloc_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

#endif
