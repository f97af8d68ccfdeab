import type { SavedResultSummary } from '@wordloom/contract'

const NUMBER = new Intl.NumberFormat()

/** As in 'Nov 20, 2026'. */
export const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** @example toCombinations({ combinationCount: 1200, isCountExact: true }) // '1,200 combinations' */
export function toCombinations({
  combinationCount,
  isCountExact,
}: Pick<SavedResultSummary, 'combinationCount' | 'isCountExact'>): string {
  const count = NUMBER.format(BigInt(combinationCount))
  return `${isCountExact ? '' : 'up to '}${count} ${count === '1' ? 'combination' : 'combinations'}`
}

/** Whether a result has more combinations than so many. */
export function hasMore(
  { combinationCount }: Pick<SavedResultSummary, 'combinationCount'>,
  than: number,
): boolean {
  return BigInt(combinationCount) > BigInt(than)
}

/** @example toResults(1) // '1 result' */
export function toResults(count: number): string {
  return `${NUMBER.format(count)} ${count === 1 ? 'result' : 'results'}`
}
