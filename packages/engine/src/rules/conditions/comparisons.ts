import type { Condition } from './condition.ts'

export interface ColumnSize {
  readonly words: number
  readonly units: number
}

/** Returns the most comparisons of characters or words that it can take to apply a condition to all words. */
export function countComparisons(condition: Condition, sizes: readonly ColumnSize[]): number {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.conditions.reduce((sum, part) => sum + countComparisons(part, sizes), 0)
    case 'not':
      return countComparisons(condition.condition, sizes)
    case 'word':
      return condition.words.length
    case 'like':
      return condition.pattern.length * (sizes[condition.column]?.units ?? 0)
    case 'same':
      return (sizes[condition.column]?.words ?? 0) + (sizes[condition.other]?.words ?? 0)
  }
}
