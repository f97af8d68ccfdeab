// The speed limit of copying and writing alone: outputs the given number of ready-made bytes.
#include "columns.h"

int main(int argc, char **argv) {
  if (argc < 2) return 1;
  uint64_t left = strtoull(argv[1], NULL, 10);
  char *ready = malloc(BUFFER), *buffer = malloc(BUFFER);
  memset(ready, 'a', BUFFER);
  while (left > 0) {
    size_t length = left < BUFFER ? left : BUFFER;
    memcpy(buffer, ready, length);
    put(buffer, length);
    left -= length;
  }
  return 0;
}
