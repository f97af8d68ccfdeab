import { copyShort } from '../../write/copy.ts'
import { SLACK } from '../../write/encoded-grid.ts'
import type { RowTree } from './row-tree.ts'
import type { TailColumns } from './tail-columns.ts'

const LONG = 64

/** The beginning that the rows of a leaf share. `next` moves to the next leaf of a tree. */
export class BegunRow {
  readonly view: DataView
  readonly from = 0
  length: number
  leaf = -1
  readonly #tail: TailColumns
  readonly #tree: RowTree
  readonly #bytes: Uint8Array
  /** The place of each column's word in the bytes. */
  readonly #starts: Int32Array
  /** The place of the item of each level. */
  readonly #places: Int32Array

  constructor(tail: TailColumns, tree: RowTree, begin: Uint8Array = new Uint8Array()) {
    this.#tail = tail
    this.#tree = tree
    this.#bytes = new Uint8Array(begin.length + tail.longestRow + SLACK)
    this.#bytes.set(begin)
    this.view = new DataView(this.#bytes.buffer)
    this.#starts = new Int32Array(tail.last + 1).fill(begin.length)
    this.#places = new Int32Array(tree.levels.length)
    this.length = begin.length
  }

  next(): boolean {
    if (++this.leaf >= this.#tree.leaves.length) return false
    const level = this.#turn()
    this.#set(this.leaf === 0 ? 0 : level)
    return true
  }

  /** Returns the first level whose item changes. */
  #turn(): number {
    const { levels } = this.#tree
    const places = this.#places
    let level = levels.length - 1
    places[level] = this.leaf
    for (; level > 0; level--) {
      const { starts } = levels[level - 1] ?? { starts: [] }
      const above = places[level - 1] ?? 0
      if ((places[level] ?? 0) < (starts[above + 1] ?? 0)) break
      places[level - 1] = above + 1
    }
    return level
  }

  #set(first: number): void {
    const { columns, last } = this.#tail
    let level = 0
    for (let k = 0; k < last; k++) {
      const column = columns[k]
      if (column === undefined) break
      const isWord = column.source !== null
      if (level >= first) {
        const item = isWord ? (this.#tree.levels[level]?.items[this.#places[level] ?? 0] ?? 0) : 0
        const from = column.starts[item] ?? 0
        const length = (column.starts[item + 1] ?? 0) - from
        const at = this.#starts[k] ?? 0
        if (length > LONG) this.#bytes.set(column.bytes.subarray(from, from + length), at)
        else copyShort(this.view, at, column.view, from, length)
        this.#starts[k + 1] = at + length
      }
      if (isWord) level++
    }
    this.length = this.#starts[last] ?? 0
  }
}
