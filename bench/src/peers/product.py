"""Writes rows with itertools.product: SEPARATOR LIMIT UNIQUE FILE..."""
import itertools
import sys

separator, limit, unique, *files = sys.argv[1:]
separator = separator.encode()
limit = int(limit) or sys.maxsize
columns = [open(file, "rb").read().split(b"\n")[:-1] for file in files]
out = open(1, "wb", buffering=0)
last = columns.pop()
block = []
size = 0
seen = {}
for head in itertools.product(*columns):
    if limit <= 0:
        break
    prefix = separator.join((*head, b""))
    if unique == "1":
        fresh = []
        for word in last:
            row = prefix + word
            if row not in seen:
                seen[row] = None
                fresh.append(row)
        if not fresh:
            continue
        block.append(b"\n".join(fresh))
    else:
        words = last if limit >= len(last) else last[:limit]
        limit -= len(words)
        block.append(prefix + (b"\n" + prefix).join(words))
    size += len(block[-1])
    if size > 1 << 18:
        block.append(b"")
        out.write(b"\n".join(block))
        block = []
        size = 0
block.append(b"")
out.write(b"\n".join(block))
