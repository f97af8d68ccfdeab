import type { SavedListSummary } from '@wordloom/contract'

/** A summary as the API answers it. Each list is a day newer than the one before. */
export function aListSummary(id: number, traits: Partial<SavedListSummary> = {}): SavedListSummary {
  const createdAt = new Date(Date.UTC(2026, 10, id)).toISOString()
  return {
    id,
    name: `List ${id}`,
    folderId: null,
    projectId: null,
    wordCount: 3,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    preview: ['one', 'two', 'three'],
    ...traits,
  }
}
