import { IntList } from '../../int-list.ts'
import type { Counting } from '../../rules/counting/counting.ts'
import type { LastItems } from '../../rules/counting/last-items.ts'
import type { State } from '../../rules/counting/state.ts'

/**
 * The rows of a state as a tree. A level has, in the order of the rows, the items of one factor. Below its item `i` are
 * the items `starts[i] .. starts[i + 1] - 1` of the next level, or the leaf `starts[i]`, which has the items of the last
 * factor.
 */
export interface RowTree {
  readonly levels: readonly Level[]
  readonly leaves: readonly LastItems[]
  /** The first row of each leaf; the last entry counts all rows. */
  readonly firstRows: Int32Array
}

interface Level {
  readonly items: Int32Array
  readonly starts: Int32Array
}

/** `factors` is how many factors the rows have from the state on. */
export function createRowTree(counting: Counting, state: State, factors: number): RowTree {
  const lists = Array.from({ length: factors - 1 }, () => ({ items: new IntList(), starts: new IntList() }))
  const leaves: LastItems[] = []
  const firstRows = new IntList()
  let rows = 0

  function visit(level: number, above: State): void {
    const list = lists[level]
    if (list === undefined) {
      addLeaf(counting.lastItemsOf(above))
      return
    }
    const next = lists[level + 1]
    for (const item of counting.itemsWithin(above)) {
      list.items.push(item)
      list.starts.push(next === undefined ? leaves.length : next.items.length)
      if (next === undefined) addLeaf(counting.lastItemsAfter(above, item))
      else visit(level + 1, counting.step(above, item))
    }
  }

  function addLeaf(leaf: LastItems): void {
    leaves.push(leaf)
    firstRows.push(rows)
    rows += leaf.items.length - leaf.gaps.length
  }

  visit(0, state)
  firstRows.push(rows)
  return {
    levels: lists.map(({ items, starts }, level) => {
      starts.push(lists[level + 1]?.items.length ?? leaves.length)
      return { items: items.toArray(), starts: starts.toArray() }
    }),
    leaves,
    firstRows: firstRows.toArray(),
  }
}
