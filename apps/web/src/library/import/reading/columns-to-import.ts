import type { ColumnReport } from '@wordloom/reading'
import { termOfReport } from '#words/reading/term-of-report.ts'

/** Each can become a list. */
const MAX_COLUMNS = 100

/**
 * The columns that an import takes unless a person chooses others. A report has its words in one column. A table of
 * words, such as towns and trades, has them in each column that isn't of numbers.
 */
export function columnsToImport(columns: readonly ColumnReport[]): readonly number[] {
  const term = termOfReport(columns)
  if (term !== null) return [term.index]
  const ofWords = columns.filter(({ kind }) => kind !== 'numbers' && kind !== 'empty')
  return (ofWords.length === 0 ? columns : ofWords).slice(0, MAX_COLUMNS).map(({ index }) => index)
}
