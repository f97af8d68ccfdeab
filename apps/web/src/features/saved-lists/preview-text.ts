import type { SavedListSummary } from '@wordloom/contract'

/** The first words, and an ellipsis if there are more. */
export function toPreviewText({
  preview,
  wordCount,
}: Pick<SavedListSummary, 'preview' | 'wordCount'>): string {
  return [...preview, ...(wordCount > preview.length ? ['…'] : [])].join(', ')
}
