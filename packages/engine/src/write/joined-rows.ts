import type { Head } from './head.ts'
import type { OutputBuffer } from './output-buffer.ts'
import type { RowWriter, Runs } from './row-writer.ts'
import type { Tail } from './tail.ts'

/** Copies head and tail row by row, when a template would be too large or wouldn't pay off. */
export function createJoinedRows(tail: Tail, output: OutputBuffer): RowWriter {
  let head: Head
  let runs: Runs
  let run = 0
  let row = 0

  return {
    begin(chosen, kept) {
      head = chosen
      runs = kept
      run = 0
      row = runs.first(0)
    },
    next() {
      while (run < runs.count) {
        const stop = runs.stop(run)
        const end = output.join(head, tail, row, stop)
        if (end < stop) {
          row = end
          return output.take()
        }
        run++
        row = runs.first(run)
      }
      return null
    },
  }
}
