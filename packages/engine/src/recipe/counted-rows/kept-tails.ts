import type { Counting } from '../../rules/counting/counting.ts'
import { hasConflicts, type State } from '../../rules/counting/state.ts'
import { createJoinedRows } from '../../write/joined-rows.ts'
import { createLongRows } from '../../write/long-rows.ts'
import type { OutputBuffer } from '../../write/output-buffer.ts'
import { createPatchedRows } from '../../write/patched-rows.ts'
import type { RowWriter } from '../../write/row-writer.ts'
import type { Tail } from '../../write/tail.ts'
import { encodeTail } from './counted-tail.ts'
import { visitExcluded } from './excluded-rows.ts'
import { createRowTree, type RowTree } from './row-tree.ts'
import type { TailColumns } from './tail-columns.ts'

/** All kept tails and their templates. */
const CACHE_BYTES = 64 << 20
/** A state that comes more often gets its own tail instead of gaps in that of its base. */
const MAX_GAPPED = 4

/** States whose uses are counted. */
const MAX_USES = 50_000

export interface KeptTail {
  readonly tail: Tail
  readonly tree: RowTree
  readonly patched: RowWriter
  readonly joined: RowWriter
  readonly long: RowWriter
}

/** A tail, and its rows that the head lacks: firsts and stops, ascending. */
export interface TailOfHead {
  readonly kept: KeptTail
  readonly gaps: readonly number[]
}

const NO_GAPS: readonly number[] = []

export function createKeptTails(columns: TailColumns, counting: Counting, output: OutputBuffer) {
  let tails = new Map<State, KeptTail>()
  const uses = new Map<State, number>()
  let cached = 0

  function tailOf(state: State): KeptTail {
    const known = tails.get(state)
    if (known !== undefined) return known
    const tree = createRowTree(counting, state, columns.factors)
    const tail = encodeTail(columns, tree)
    const kept = {
      tail,
      tree,
      patched: createPatchedRows(tail, output),
      joined: createJoinedRows(tail, output),
      long: createLongRows(tail, output),
    }
    if (cached + bytesOf(kept) > CACHE_BYTES) forgetTails()
    cached += bytesOf(kept)
    tails.set(state, kept)
    return kept
  }

  /** Forgets tails of bases only if there are no others, because more heads use them. */
  function forgetTails(): void {
    const bases = [...tails].filter(([state]) => !hasConflicts(state))
    tails = bases.length < tails.size ? new Map(bases) : new Map()
    cached = 0
    for (const kept of tails.values()) cached += bytesOf(kept)
  }

  function countUse(state: State): number {
    if (uses.size > MAX_USES) uses.clear()
    const count = (uses.get(state) ?? 0) + 1
    uses.set(state, count)
    return count
  }

  return {
    /** Returns `null` if the rows should be written without a tail, which `canWriteOnce` allows. */
    of(state: State, canWriteOnce: boolean): TailOfHead | null {
      const base = counting.baseOf(state)
      if (!hasConflicts(state)) return { kept: tailOf(base), gaps: NO_GAPS }
      const times = countUse(state)
      if (times <= MAX_GAPPED && 2n * state.size >= base.size) {
        const kept = tailOf(base)
        const gaps: number[] = []
        visitExcluded(kept.tree, counting, state, (first, stop) => gaps.push(first, stop))
        return { kept, gaps }
      }
      return times === 1 && canWriteOnce ? null : { kept: tailOf(state), gaps: NO_GAPS }
    },
  }
}

/** With the template that `patched` makes. */
function bytesOf({ tail }: KeptTail): number {
  return 3 * tail.bytes.length
}
