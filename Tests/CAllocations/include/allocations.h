#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>

/// The bytes that the process has allocated and not freed, with what the allocator adds to each block; 0 where it
/// cannot be told.
size_t allocations_bytes(void);

#endif
