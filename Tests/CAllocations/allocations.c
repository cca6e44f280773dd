#include "allocations.h"

// Defines the macros that identify the C library.
#include <stdlib.h>

#if defined(__APPLE__)

#include <malloc/malloc.h>

size_t allocations_bytes(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}

#elif defined(__GLIBC__) && (__GLIBC__ > 2 || (__GLIBC__ == 2 && __GLIBC_MINOR__ >= 33))

#include <malloc.h>

size_t allocations_bytes(void) {
    struct mallinfo2 information = mallinfo2();
    return information.uordblks + information.hblkhd;
}

#else

size_t allocations_bytes(void) { return 0; }

#endif
