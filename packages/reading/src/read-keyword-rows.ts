import type { KeywordRows } from '@wordloom/targets'
import type { OpenFile } from './open-file.ts'
import type { PlacedRow } from './row.ts'

/**
 * All rows with the meaning of their columns, as `readKeywords` and `takeNegatives` of the targets take them.
 *
 * @throws {ReadingError}
 */
export async function readKeywordRows(file: OpenFile): Promise<KeywordRows> {
  const rows: PlacedRow[] = []
  for await (const block of file.rows()) for (const row of block) rows.push(row)
  if (file.shape === null) return { columns: null, term: 0, rows }
  const { columns } = file.report()
  return { columns, term: columns.find(({ isChosen }) => isChosen)?.index ?? 0, rows }
}
