// The functions of the C library beyond the standards, which Swift's Glibc module omits.

#ifndef ALMANAC_CGLIBC_SHIM_H
#define ALMANAC_CGLIBC_SHIM_H

#include <malloc.h>

/// Returns free memory to the system. Does nothing with C libraries other than glibc, which lack this function.
static inline void almanac_malloc_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

/// Lets malloc keep up to `kept` bytes of free memory at the end of each heap, instead of returning them at once, and
/// ask the system for each block from `large` bytes on by itself (mallopt(3)). Returns whether both were accepted.
static inline int almanac_malloc_keep(int kept, int large) {
#ifdef __GLIBC__
    return mallopt(M_TRIM_THRESHOLD, kept) == 1 && mallopt(M_MMAP_THRESHOLD, large) == 1;
#else
    return 1;
#endif
}

/// The system's `syncfs`, which <unistd.h> declares only for _GNU_SOURCE. Musl has it too.
extern int almanac_syncfs(int descriptor) __asm__("syncfs");

#endif
