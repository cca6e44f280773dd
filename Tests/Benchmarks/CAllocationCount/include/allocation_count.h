#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

/// Returns the number of allocations since the start of the process; 0 if they are not counted.
size_t allocation_count(void);

#endif
