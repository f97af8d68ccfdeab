// Prints the rows and bytes of standard input, a hash of everything, and a hash independent of the order of rows.
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  static unsigned char buffer[1 << 20];
  const uint64_t prime = 1099511628211u, basis = 14695981039346656037u;
  uint64_t rows = 0, bytes = 0, ordered = basis, unordered = 0, row = basis;
  for (ssize_t length; (length = read(0, buffer, sizeof buffer)) > 0; bytes += length)
    for (ssize_t i = 0; i < length; i++) {
      if (buffer[i] != '\n') {
        row = (row ^ buffer[i]) * prime;
        continue;
      }
      ordered = (ordered ^ row) * prime;
      unordered += row ^ row >> 29;
      row = basis;
      rows++;
    }
  printf("%lu %lu %lx %lx\n", rows, bytes, ordered, unordered);
  return 0;
}
