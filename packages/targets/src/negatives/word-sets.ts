import { type StepBudget, unlimitedSteps } from '../work/step-budget.ts'
import { NumberTree, ROOT } from './number-tree.ts'

/** Finds sets of words within the words of a text. Repeated words count once. */
export interface WordSets<Value> {
  /** The value of the set of these words; `create` makes it if the set is new. */
  add(words: readonly string[], create: () => Value): Value
  /** Visits the value of each set whose words all occur among `words`, in no order that matters. */
  visitWithin(words: readonly string[], visit: (value: Value) => void): void
  /** The value of the set that has exactly these words. */
  get(words: readonly string[]): Value | undefined
}

/**
 * A tree of sorted word sets. A text visits branches of its own words: usually few, at most 2 ** n for n words, and never
 * more than all sets have together.
 */
export function createWordSets<Value>(budget: StepBudget = unlimitedSteps()): WordSets<Value> {
  const numbers = new Map<string, number>()
  const tree = new NumberTree(budget)
  const values: (Value | undefined)[] = []

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }

  function visitNode(
    node: number,
    present: readonly number[],
    from: number,
    visit: (value: Value) => void,
  ): void {
    const value = values[node]
    if (value !== undefined) visit(value)
    if (tree.isLeaf(node)) return
    for (let i = from; i < present.length; i++) {
      const next = tree.next(node, present[i] ?? -1)
      if (next !== ROOT) visitNode(next, present, i + 1, visit)
    }
  }

  return {
    add(words, create) {
      const node = sorted(words.map(numberOf)).reduce((from, number) => tree.grow(from, number), ROOT)
      const value = values[node] ?? create()
      while (values.length < node) values.push(undefined)
      values[node] = value
      return value
    },
    visitWithin(words, visit) {
      const present = words.flatMap((word) => numbers.get(word) ?? [])
      visitNode(ROOT, sorted(present), 0, visit)
    },
    get(words) {
      let node = ROOT
      const all = words.map((word) => numbers.get(word) ?? -1)
      if (all.includes(-1)) return undefined
      for (const number of sorted(all)) {
        node = tree.next(node, number)
        if (node === ROOT) return undefined
      }
      return values[node]
    },
  }
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.length < 2 ? numbers : [...new Set(numbers)].sort((a, b) => a - b)
}
