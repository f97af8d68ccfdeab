// Three loops that test each row: SEPARATOR MOST PAIRS FILE FILE FILE. A line of PAIRS is "column index column index".
#include "columns.h"

#define MOST_WORDS 4096

static uint8_t *excluded[MOST_COLUMNS][MOST_COLUMNS];

static void exclude(const Input *input, size_t a, size_t i, size_t b, size_t j) {
  if (!excluded[a][b]) excluded[a][b] = calloc(MOST_WORDS, MOST_WORDS);
  excluded[a][b][i * MOST_WORDS + j] = 1;
}

static size_t points(const char *word, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += (word[i] & 0xc0) != 0x80;
  return count;
}

int main(int argc, char **argv) {
  char *arguments[] = {argv[0], argv[1], "0", argv[4], argv[5], argv[6]};
  Input input = read_input(6, arguments);
  size_t most = strtoull(argv[2], NULL, 10), a, i, b, j;
  FILE *pairs = fopen(argv[3], "r");
  while (pairs && fscanf(pairs, "%zu %zu %zu %zu", &a, &i, &b, &j) == 4) exclude(&input, a, i, b, j);
  size_t *lengths[3];
  for (size_t k = 0; k < 3; k++) {
    lengths[k] = malloc(input.columns[k].count * sizeof(size_t));
    for (size_t w = 0; w < input.columns[k].count; w++)
      lengths[k][w] = points(input.columns[k].words[w], input.columns[k].lengths[w]);
  }
  char *buffer = malloc(BUFFER + SLACK), *at = buffer;
  const Column *x = &input.columns[0], *y = &input.columns[1], *z = &input.columns[2];
  for (size_t p = 0; p < x->count; p++)
    for (size_t q = 0; q < y->count; q++) {
      if (excluded[0][1] && excluded[0][1][p * MOST_WORDS + q]) continue;
      const uint8_t *ofX = excluded[0][2] ? excluded[0][2] + p * MOST_WORDS : NULL;
      const uint8_t *ofY = excluded[1][2] ? excluded[1][2] + q * MOST_WORDS : NULL;
      for (size_t r = 0; r < z->count; r++) {
        // The line feed counts as a character here.
        if (lengths[0][p] + lengths[1][q] + lengths[2][r] > most + 1) continue;
        if ((ofX && ofX[r]) || (ofY && ofY[r])) continue;
        memcpy(at, x->words[p], x->lengths[p]), at += x->lengths[p];
        memcpy(at, y->words[q], y->lengths[q]), at += y->lengths[q];
        memcpy(at, z->words[r], z->lengths[r]), at += z->lengths[r];
        if (at - buffer >= BUFFER) put(buffer, at - buffer), at = buffer;
      }
    }
  put(buffer, at - buffer);
  return 0;
}
