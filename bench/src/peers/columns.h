// Reads columns of words: SEPARATOR LIMIT FILE... Each word is stored with the separator or line feed after it.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_COLUMNS 8
#define BUFFER (256 << 10)
// Room for a row and for stores that go past its end.
#define SLACK (64 << 10)

typedef struct {
  size_t count;
  char **words;
  size_t *lengths;
} Column;

typedef struct {
  size_t count;
  Column columns[MOST_COLUMNS];
  uint64_t limit;
} Input;

static Column read_column(const char *path, const char *after) {
  FILE *file = fopen(path, "r");
  if (!file) exit(1);
  Column column = {0, malloc(8 << 20), malloc(8 << 20)};
  size_t after_length = strlen(after), room = 0;
  char *line = NULL;
  for (ssize_t length; (length = getline(&line, &room, file)) > 0;) {
    if (line[length - 1] == '\n') length--;
    char *word = malloc(length + after_length + 64);
    memcpy(word, line, length);
    memcpy(word + length, after, after_length);
    column.words[column.count] = word;
    column.lengths[column.count++] = length + after_length;
  }
  fclose(file);
  return column;
}

static Input read_input(int argc, char **argv) {
  Input input = {argc - 3, {{0}}, strtoull(argv[2], NULL, 10)};
  for (size_t k = 0; k < input.count; k++)
    input.columns[k] = read_column(argv[3 + k], k + 1 == input.count ? "\n" : argv[1]);
  if (input.limit == 0) input.limit = UINT64_MAX;
  return input;
}

static void put(const char *bytes, size_t length) {
  for (ssize_t done; length > 0; bytes += done, length -= done)
    if ((done = write(1, bytes, length)) < 0) exit(1);
}

// Each row takes one copy per word.
#define COMBINE(COPY)                                                                       \
  int main(int argc, char **argv) {                                                         \
    Input input = read_input(argc, argv);                                                   \
    size_t digits[MOST_COLUMNS] = {0}, last = input.count - 1;                              \
    char *buffer = malloc(BUFFER + SLACK), *at = buffer;                                    \
    const Column *tail = &input.columns[last];                                              \
    for (uint64_t left = input.limit; left > 0;) {                                          \
      for (size_t j = 0; j < tail->count && left > 0; j++, left--) {                        \
        for (size_t k = 0; k < last; k++) {                                                 \
          const Column *column = &input.columns[k];                                         \
          COPY(at, column->words[digits[k]], column->lengths[digits[k]]);                   \
          at += column->lengths[digits[k]];                                                 \
        }                                                                                   \
        COPY(at, tail->words[j], tail->lengths[j]);                                         \
        at += tail->lengths[j];                                                             \
        if (at - buffer >= BUFFER) put(buffer, at - buffer), at = buffer;                   \
      }                                                                                     \
      size_t k = last;                                                                      \
      while (k > 0 && ++digits[k - 1] == input.columns[k - 1].count) digits[--k] = 0;       \
      if (k == 0) break;                                                                    \
    }                                                                                       \
    put(buffer, at - buffer);                                                               \
    return 0;                                                                               \
  }
