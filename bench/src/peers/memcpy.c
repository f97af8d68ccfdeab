// The speed limit of a plain C program: one memcpy per word.
#include "columns.h"

COMBINE(memcpy)
