import type { ShareKind } from '@wordloom/contract'
import type { ProjectService } from '../features/projects/service.ts'
import type { SavedListService } from '../features/saved-lists/service.ts'
import type { SavedResultService } from '../features/saved-results/service.ts'
import type { ShownItem } from '../features/shares/shown-item.ts'

interface ReadingParts {
  readonly lists: Pick<SavedListService, 'find'>
  readonly results: Pick<SavedResultService, 'find'>
  readonly projects: Pick<ProjectService, 'find'>
}

/** Reads what a share link may show of an item: no ids and nothing about its place in the library. */
export function createItemReading({ lists, results, projects }: ReadingParts) {
  return async (userId: string, kind: ShareKind, id: number): Promise<ShownItem> => {
    switch (kind) {
      case 'list': {
        const { head, words } = await lists.find(userId, id)
        const { name, wordCount, updatedAt } = head
        return { kind, head: { name, wordCount, updatedAt }, words }
      }
      case 'result': {
        const { summary, recipe, text } = await results.find(userId, id)
        const { name, description, combinationCount, isCountExact, separator, wrap, updatedAt } = summary
        const head = { name, description, combinationCount, isCountExact, separator, wrap, updatedAt }
        return { kind, head, recipe, text }
      }
      case 'project': {
        const { head, state } = await projects.find(userId, id)
        const { name, description, updatedAt } = head
        return { kind, head: { name, description, updatedAt }, state }
      }
    }
  }
}
