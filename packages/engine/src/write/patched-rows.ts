import type { OutputBuffer } from './output-buffer.ts'
import type { RowWriter, Runs } from './row-writer.ts'
import type { Tail } from './tail.ts'
import { Template } from './template.ts'

/** Smaller blocks are buffered; larger ones are returned without a copy. */
const BLOCK_BYTES = 16 << 10

const EMPTY: Uint8Array = new Uint8Array()

/** Keeps one template per head length and returns its rows without copying them. */
export function createPatchedRows(tail: Tail, output: OutputBuffer): RowWriter {
  const templateByLength: (Template | undefined)[] = []
  let template: Template
  let runs: Runs
  let run = 0
  let block = EMPTY

  return {
    begin(head, kept) {
      const known = templateByLength[head.length]
      template = known ?? new Template(tail, head)
      if (known === undefined) templateByLength[head.length] = template
      else template.fill(head)
      runs = kept
      run = 0
    },
    next() {
      for (;;) {
        if (block.length > 0) {
          const ready = block
          block = EMPTY
          return ready
        }
        if (run === runs.count) return null
        const rows = template.rows(runs.first(run), runs.stop(run))
        if (rows.length >= BLOCK_BYTES) {
          run++
          if (output.isEmpty) return rows
          block = rows
          return output.take()
        }
        if (!output.hasRoomFor(rows.length)) return output.take()
        output.write(rows)
        run++
      }
    },
  }
}
