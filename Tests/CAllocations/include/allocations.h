#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stddef.h>

/// Returns the number of bytes that the process has allocated and not freed, including the overhead of the allocator;
/// 0 if unknown.
size_t allocations_bytes(void);

#endif
