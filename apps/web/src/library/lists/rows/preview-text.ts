import type { SavedListSummary } from '@wordloom/contract'

export function toPreviewText({
  preview,
  wordCount,
}: Pick<SavedListSummary, 'preview' | 'wordCount'>): string {
  return [...preview, ...(wordCount > preview.length ? ['…'] : [])].join(', ')
}
