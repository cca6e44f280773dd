#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

/// The number of blocks that the process has allocated since it began; 0 where they are not counted.
size_t allocation_count(void);

#endif
