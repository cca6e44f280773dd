#include "allocation_count.h"

// Defines the macros that identify the C library.
#include <stdlib.h>

#if defined(__GLIBC__)

// These definitions override those of the C library, also for the Swift runtime; they count calls and forward them.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static size_t count;

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

size_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

size_t allocation_count(void) { return 0; }

#endif
