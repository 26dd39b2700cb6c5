// The functions of the C library beyond the standards, which Swift's Glibc module omits.

#ifndef ALMANAC_CGLIBC_SHIM_H
#define ALMANAC_CGLIBC_SHIM_H

#include <malloc.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

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

/// Gives the calling thread this nice value, and turns of this many nanoseconds (sched_setattr(2)). Returns 0, or -1 with
/// the reason in errno. Linux before 6.12 takes the nice value and ignores the turns.
static inline int almanac_set_turns(int nice, uint64_t nanoseconds) {
    // The first version of `struct sched_attr`; <sched.h> has it from glibc 2.41 on.
    struct {
        uint32_t size, policy;
        uint64_t flags;
        int32_t nice;
        uint32_t priority;
        uint64_t runtime, deadline, period;
    } attributes = {.size = 48, .flags = 0x08 /* SCHED_FLAG_KEEP_POLICY */, .nice = nice, .runtime = nanoseconds};
    return (int)syscall(SYS_sched_setattr, 0, &attributes, 0);
}

/// The system's `syncfs`, which <unistd.h> declares only for _GNU_SOURCE. Musl has it too.
extern int almanac_syncfs(int descriptor) __asm__("syncfs");

#endif
