import type { SavedListSummary } from '@wordloom/contract'

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const COUNT = new Intl.NumberFormat('en')

/** The first words, and an ellipsis if there are more. */
export function toPreviewText({
  preview,
  wordCount,
}: Pick<SavedListSummary, 'preview' | 'wordCount'>): string {
  return [...preview, ...(wordCount > preview.length ? ['…'] : [])].join(', ')
}

/** @example toWords(1) // '1 word' */
export function toWords(count: number): string {
  return `${COUNT.format(count)} ${count === 1 ? 'word' : 'words'}`
}

/** @example toLists(2000) // '2,000 lists' */
export function toLists(count: number): string {
  return `${COUNT.format(count)} ${count === 1 ? 'list' : 'lists'}`
}

/** @example toDate('2026-11-20T09:00:00Z') // 'Nov 20, 2026' */
export function toDate(moment: string): string {
  return DATE.format(new Date(moment))
}
