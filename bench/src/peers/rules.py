"""Filters itertools.product: SEPARATOR MOST PAIRS FILE FILE FILE. A line of PAIRS is "column index column index"."""
import itertools
import sys

separator, most, pairs, *files = sys.argv[1:]
most = int(most)
columns = [open(file, encoding="utf8").read().split("\n")[:-1] for file in files]
excluded = {(0, 1): set(), (0, 2): set(), (1, 2): set()}
for line in open(pairs):
    a, i, b, j = map(int, line.split())
    excluded[a, b].add((columns[a][i], columns[b][j]))
first, second, third = excluded[0, 1], excluded[0, 2], excluded[1, 2]
out = open(1, "w", encoding="utf8", buffering=1 << 18)
for x, y in itertools.product(columns[0], columns[1]):
    if (x, y) in first:
        continue
    head = x + separator + y + separator
    room = most - len(head)
    rows = [head + z for z in columns[2] if len(z) <= room and (x, z) not in second and (y, z) not in third]
    if rows:
        out.write("\n".join(rows) + "\n")
out.flush()
