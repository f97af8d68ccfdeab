// The limit a plain C program sets: a memcpy a word.
#include "columns.h"

COMBINE(memcpy)
