import type { RowWalk } from '../sections/section.ts'
import type { EncodedRow } from './encoded-row.ts'
import { RowBuffer } from './row-buffer.ts'

/** Yields up to `count` rows. Each chunk is valid only until the next one is read. */
export function* writeWalk(
  row: EncodedRow,
  walk: RowWalk,
  first: bigint,
  count: bigint,
): Iterable<Uint8Array> {
  const buffer = new RowBuffer()
  const end = first + count
  for (let number = first; number < end && walk.next(); number++) {
    if (!buffer.tryAdd(row, walk.items, number)) yield* buffer.add(row, walk.items, number)
  }
  yield* buffer.flush()
}
