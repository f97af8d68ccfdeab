import type { Runs } from '../../write/row-writer.ts'

export interface KeptRuns extends Runs {
  /** Chooses the rows `first .. stop - 1` of a head whose first row has the rank `rank`. */
  find(rank: bigint, first: number, stop: number, gaps: readonly number[]): void
}

/** `leftOut` are ranks of rows to leave out, ascending. Gaps are rows of a tail that a head lacks: firsts and stops. */
export function createKeptRuns(leftOut: readonly bigint[]): KeptRuns {
  const bounds: number[] = []
  let next = 0

  /** `shift` is how many rows of the tail before these the head lacks. */
  function add(rank: bigint, first: number, stop: number, shift: number): void {
    let at = first
    while (next < leftOut.length && (leftOut[next] ?? 0n) < rank + BigInt(first)) next++
    while (next < leftOut.length && (leftOut[next] ?? 0n) < rank + BigInt(stop)) {
      const row = Number((leftOut[next++] ?? 0n) - rank)
      if (at < row) bounds.push(at + shift, row + shift)
      at = row + 1
    }
    if (at < stop) bounds.push(at + shift, stop + shift)
  }

  return {
    get count() {
      return bounds.length / 2
    },
    first: (run) => bounds[2 * run] ?? 0,
    stop: (run) => bounds[2 * run + 1] ?? 0,
    find(rank, first, stop, gaps) {
      bounds.length = 0
      let at = first
      let shift = 0
      for (let i = 0; i < gaps.length && at < stop; i += 2) {
        const gap = (gaps[i] ?? 0) - shift
        if (at < gap) add(rank, at, Math.min(gap, stop), shift)
        at = Math.max(at, gap)
        shift += (gaps[i + 1] ?? 0) - (gaps[i] ?? 0)
      }
      if (at < stop) add(rank, at, stop, shift)
    },
  }
}
