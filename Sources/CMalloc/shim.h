// The functions of glibc's malloc beyond the C standard, which Swift's Glibc module omits.

#ifndef ALMANAC_CMALLOC_SHIM_H
#define ALMANAC_CMALLOC_SHIM_H

#include <malloc.h>

/// Returns free memory to the system. Does nothing with C libraries other than glibc, which lack this function.
static inline void almanac_malloc_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

#endif
