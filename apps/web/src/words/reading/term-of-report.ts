import type { ColumnReport } from '@wordloom/reading'

/** The column that has the words of a report. `null` for a table of words, such as towns and trades. */
export function termOfReport(columns: readonly ColumnReport[]): ColumnReport | null {
  const isReport = columns.some(({ isKnownName, role }) => isKnownName && role !== 'term')
  const term = columns.find(({ role, isKnownName }) => role === 'term' && isKnownName)
  return isReport && term !== undefined ? term : null
}
