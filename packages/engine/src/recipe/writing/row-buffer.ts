import { toBytes, writeUtf8 } from '../../utf8.ts'
import { copyShort } from '../../write/copy.ts'
import { SLACK } from '../../write/encoded-grid.ts'
import type { EncodedRow } from './encoded-row.ts'

const CAPACITY = 256 << 10
/** Longer texts are copied by the system, which takes a moment to begin. */
const LONG = 64
/** A UTF-16 code unit takes at most 3 bytes in UTF-8. */
const BYTES_PER_UNIT = 3

export class RowBuffer {
  readonly #bytes = new Uint8Array(CAPACITY + SLACK)
  readonly #view = new DataView(this.#bytes.buffer)
  #used = 0

  tryAdd({ lead, parts }: EncodedRow, items: ArrayLike<number>, number: bigint | number): boolean {
    let at = this.#used
    if (at + lead.length > CAPACITY) return false
    for (let i = 0; i < lead.length; i++) this.#bytes[at + i] = lead[i] ?? 0
    at += lead.length
    for (const part of parts) {
      if (part.kind === 'computed') {
        const text = part.toText(items, number)
        if (at + text.length * BYTES_PER_UNIT > CAPACITY) return false
        at = writeUtf8(text, this.#bytes, at)
        continue
      }
      const item = items[part.factor] ?? 0
      const from = part.starts[item] ?? 0
      const length = (part.starts[item + 1] ?? 0) - from
      if (at + length > CAPACITY) return false
      if (length > LONG) this.#bytes.set(part.bytes.subarray(from, from + length), at)
      else copyShort(this.#view, at, part.view, from, length)
      at += length
    }
    this.#used = at
    return true
  }

  /** Yields the chunks that have to go before the row fits. The row itself may still be in the buffer. */
  *add(row: EncodedRow, items: ArrayLike<number>, number: bigint | number): Iterable<Uint8Array> {
    if (this.tryAdd(row, items, number)) return
    yield* this.flush()
    if (!this.tryAdd(row, items, number)) yield* toPieces(row, items, number)
  }

  /** The chunk is valid until the next row is added. */
  *flush(): Iterable<Uint8Array> {
    if (this.#used === 0) return
    const chunk = this.#bytes.subarray(0, this.#used)
    this.#used = 0
    yield chunk
  }
}

function* toPieces(
  { lead, parts }: EncodedRow,
  items: ArrayLike<number>,
  number: bigint | number,
): Iterable<Uint8Array> {
  yield lead
  for (const part of parts) {
    const item = part.kind === 'texts' ? (items[part.factor] ?? 0) : 0
    yield part.kind === 'texts'
      ? part.bytes.subarray(part.starts[item], part.starts[item + 1])
      : toBytes(part.toText(items, number))
  }
}
