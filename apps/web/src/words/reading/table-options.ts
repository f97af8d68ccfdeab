import type { ReadingOptions } from '@wordloom/reading'
import type { Taken } from '../editor/text-document.ts'

/** The options with which a tool reads the table that a field took, as its person chose. Empty for other texts. */
export function toTableOptions(taken: Taken | null): ReadingOptions {
  const [only, ...others] = taken?.taken ?? []
  if (taken === null || only === undefined || others.length > 0 || taken.isEdited || taken.from > 0) return {}
  const { report, width } = only.view
  if (width < 2) return {}
  return {
    format: 'table',
    separator: report.separator ?? '\t',
    header: report.headerLine === null && report.format !== 'json' ? 'none' : 1,
    columns: report.columns.filter(({ isChosen }) => isChosen).map(({ index }) => index + 1),
  }
}
