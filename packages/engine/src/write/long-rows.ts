import type { Head } from './head.ts'
import type { OutputBuffer } from './output-buffer.ts'
import type { RowWriter, Runs } from './row-writer.ts'
import type { Tail } from './tail.ts'

/** Copies rows in pieces, so that a row may be longer than the output buffer. */
export function createLongRows(tail: Tail, output: OutputBuffer): RowWriter {
  let pieces: Iterator<Uint8Array>
  let rest: Uint8Array = new Uint8Array()

  function* toPieces(head: Head, runs: Runs): Iterator<Uint8Array> {
    const start = head.bytes.subarray(head.from, head.from + head.length)
    for (let run = 0; run < runs.count; run++) {
      for (let row = runs.first(run); row < runs.stop(run); row++) {
        yield start
        yield tail.bytes.subarray(tail.starts[row], tail.starts[row + 1])
      }
    }
  }

  return {
    begin(head, runs) {
      pieces = toPieces(head, runs)
    },
    next() {
      for (;;) {
        rest = rest.subarray(output.write(rest))
        if (rest.length > 0) return output.take()
        const piece = pieces.next()
        if (piece.done === true) return null
        rest = piece.value
      }
    },
  }
}
