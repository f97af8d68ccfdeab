import type { Condition } from './condition.ts'
import { holds } from './holds.ts'

/** Like `holds`, but `wordOf` returns undefined for open words. Null if those may decide. */
export function mayHold(
  condition: Condition,
  wordOf: (column: number) => string | null | undefined,
): boolean | null {
  switch (condition.kind) {
    case 'all':
      return findFirst(condition.conditions, wordOf, false)
    case 'any':
      return findFirst(condition.conditions, wordOf, true)
    case 'not': {
      const isMet = mayHold(condition.condition, wordOf)
      return isMet === null ? null : !isMet
    }
    default: {
      const words = [wordOf(condition.column), condition.kind === 'same' ? wordOf(condition.other) : null]
      return words.includes(undefined) ? null : holds(condition, (column) => wordOf(column) ?? null)
    }
  }
}

function findFirst(
  conditions: readonly Condition[],
  wordOf: (column: number) => string | null | undefined,
  wanted: boolean,
): boolean | null {
  let isOpen = false
  for (const condition of conditions) {
    const isMet = mayHold(condition, wordOf)
    if (isMet === wanted) return wanted
    if (isMet === null) isOpen = true
  }
  return isOpen ? null : !wanted
}
