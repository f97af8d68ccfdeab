import type { Condition } from './condition.ts'
import { createMatcher } from './matcher.ts'

/**
 * Tells whether a row meets the condition. `wordOf` returns the row's word of a column, or null if the row
 * leaves the column out. A missing word equals nothing: `=`, `IN` and `LIKE` are false, `<>` is true.
 */
export function holds(condition: Condition, wordOf: (column: number) => string | null): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.conditions.every((part) => holds(part, wordOf))
    case 'any':
      return condition.conditions.some((part) => holds(part, wordOf))
    case 'not':
      return !holds(condition.condition, wordOf)
    case 'word': {
      const word = wordOf(condition.column)
      return word !== null && condition.words.includes(word)
    }
    case 'like': {
      const word = wordOf(condition.column)
      return word !== null && createMatcher(condition.pattern)(word)
    }
    case 'same': {
      const word = wordOf(condition.column)
      return word !== null && word === wordOf(condition.other)
    }
  }
}
