import type { ColumnReport } from '@wordloom/reading'

/**
 * The columns that an import takes unless a person chooses others. A report has its words in one column. A table of
 * words, such as towns and trades, has them in each column that isn't of numbers.
 */
export function columnsToImport(columns: readonly ColumnReport[]): readonly number[] {
  const term = columns.find(({ role, isKnownName }) => role === 'term' && isKnownName)
  const isReport = columns.some(({ isKnownName, role }) => isKnownName && role !== 'term')
  if (term !== undefined && isReport) return [term.index]
  const ofWords = columns.filter(({ kind }) => kind !== 'numbers' && kind !== 'empty')
  return (ofWords.length === 0 ? columns : ofWords).map(({ index }) => index)
}
