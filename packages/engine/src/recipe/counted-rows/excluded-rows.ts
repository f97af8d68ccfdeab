import type { Counting } from '../../rules/counting/counting.ts'
import type { State } from '../../rules/counting/state.ts'
import type { RowTree } from './row-tree.ts'

/** Kinds of later factors that complete a conflict: one bit per factor, and one kind per bit, lowest bit first. */
interface Choice {
  readonly mask: number
  readonly kinds: readonly number[]
}

/** Some choices, divided by a factor. */
interface Split {
  readonly waiting: readonly Choice[]
  readonly own: readonly Choice[]
  /** The items that continue choices of `own`, ascending. */
  readonly items: Int32Array
}

/**
 * Visits, in order, the rows that the base of a state has and the state itself lacks. `tree` has the rows of the base.
 *
 * These are the rows that have all kinds of a term. A term comes from conflicts that are connected. Earlier items alone
 * contain none of them, so at least one conflict has later kinds, and the term has these kinds. Weights don't matter.
 */
export function visitExcluded(
  { levels, leaves, firstRows }: RowTree,
  counting: Counting,
  { depth, terms }: State,
  visit: (first: number, stop: number) => void,
): void {
  function splitAt(level: number, choices: readonly Choice[]): Split {
    const bit = 1 << (depth + level)
    const own = choices.filter(({ mask }) => (mask & bit) !== 0)
    const kinds = [...new Set(own.map((choice) => choice.kinds[0] ?? 0))]
    const [items = new Int32Array(), ...others] = kinds.map((kind) =>
      counting.itemsOfKind(depth + level, kind),
    )
    return {
      waiting: own.length === 0 ? choices : choices.filter(({ mask }) => (mask & bit) === 0),
      own,
      items:
        others.length === 0 ? items : Int32Array.from([items, ...others].flatMap((each) => [...each])).sort(),
    }
  }

  function visitLevel(level: number, from: number, to: number, { waiting, own, items }: Split): void {
    const tree = levels[level]
    if (tree === undefined) {
      visitLeaf(from, items)
      return
    }
    const below = waiting.length === 0 ? null : splitAt(level + 1, waiting)
    let next = 0
    for (let i = from; i < to; i++) {
      const item = tree.items[i] ?? 0
      while (next < items.length && (items[next] ?? 0) < item) next++
      const children = items[next] === item ? continueAt(level, item, waiting, own) : below
      if (children === 'excluded') visit(firstRow(level, i), firstRow(level, i + 1))
      else if (children !== null)
        visitLevel(level + 1, tree.starts[i] ?? 0, tree.starts[i + 1] ?? 0, children)
    }
  }

  function continueAt(
    level: number,
    item: number,
    waiting: readonly Choice[],
    own: readonly Choice[],
  ): Split | 'excluded' {
    const bit = 1 << (depth + level)
    const kind = counting.kindOf(depth + level, item)
    const chosen = own.filter(({ kinds }) => kinds[0] === kind)
    if (chosen.some(({ mask }) => mask === bit)) return 'excluded'
    const rest = chosen.map(({ mask, kinds }) => ({ mask: mask ^ bit, kinds: kinds.slice(1) }))
    return splitAt(level + 1, [...waiting, ...rest])
  }

  function visitLeaf(leaf: number, items: Int32Array): void {
    const { places, gaps } = leaves[leaf] ?? { places: [], gaps: [] }
    const first = firstRows[leaf] ?? 0
    let before = 0
    for (let i = 0; i < items.length; i++) {
      const place = places[items[i] ?? 0] ?? -1
      while (before < gaps.length && (gaps[before] ?? 0) < place) before++
      if (place === -1 || gaps[before] === place) continue
      const row = first + place - before
      visit(row, row + 1)
    }
  }

  function firstRow(level: number, i: number): number {
    let at = i
    for (let k = level; k < levels.length; k++) at = levels[k]?.starts[at] ?? 0
    return firstRows[at] ?? 0
  }

  const begun = terms.filter(({ mask }) => mask !== 0)
  visitLevel(0, 0, levels[0]?.items.length ?? 1, splitAt(0, begun))
}
