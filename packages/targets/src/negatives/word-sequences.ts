import type { StepBudget } from '../work/step-budget.ts'
import { NumberTree, ROOT } from './number-tree.ts'

/** Finds sequences of words within a text, where they follow each other without other words between them. */
export interface WordSequences<Value> {
  /** The value of these words in this order; `create` makes it if they are new. */
  add(words: readonly string[], create: () => Value): Value
  /** Each sequence that occurs in `words`, once. */
  within(words: readonly string[]): ReadonlySet<Value>
  get(words: readonly string[]): Value | undefined
}

export function createWordSequences<Value>(budget: StepBudget): WordSequences<Value> {
  const numbers = new Map<string, number>()
  const tree = new NumberTree(budget)
  const values = new Map<number, Value>()

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }

  return {
    add(words, create) {
      const node = words.map(numberOf).reduce((from, number) => tree.grow(from, number), ROOT)
      const value = values.get(node) ?? create()
      values.set(node, value)
      return value
    },
    within(words) {
      const found = new Set<Value>()
      const text = words.map((word) => numbers.get(word) ?? -1)
      for (let start = 0; start < text.length; start++) {
        let node = ROOT
        for (let at = start; at < text.length; at++) {
          node = tree.next(node, text[at] ?? -1)
          if (node === ROOT) break
          const value = values.get(node)
          if (value !== undefined) found.add(value)
        }
      }
      return found
    },
    get(words) {
      let node = ROOT
      for (const word of words) {
        node = tree.next(node, numbers.get(word) ?? -1)
        if (node === ROOT) return undefined
      }
      return values.get(node)
    },
  }
}
