import type { SavedResultSummary } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'

/** @example toCombinations({ combinationCount: 1200, isCountExact: true }) // '1,200 combinations' */
export function toCombinations({
  combinationCount,
  isCountExact,
}: Pick<SavedResultSummary, 'combinationCount' | 'isCountExact'>): string {
  return `${isCountExact ? '' : 'up to '}${toCount(BigInt(combinationCount), 'combination')}`
}
