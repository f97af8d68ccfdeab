import { BulkError } from '#platform/lib/bulk-error.ts'
import { tellFailure, tellPartly, tellSuccess } from '#ui/tell/tell.ts'
import { tellUnderWay } from '#ui/tell/tell-under-way.ts'
import { without } from './change-each.ts'

interface Removal<Item> {
  readonly items: readonly Item[]
  readonly remove: (items: readonly Item[]) => Promise<void>
  /** Must also announce the restored items. */
  readonly restore: (items: readonly Item[]) => Promise<void>
  readonly underWay: string
  readonly removed: (count: number) => string
  readonly notRemoved: string
  readonly notRestored: string
  readonly onKept?: ((ids: readonly number[]) => void) | undefined
}

export async function removeUndoably<Item extends { readonly id: number }>(
  removal: Removal<Item>,
): Promise<void> {
  const { items, remove, restore, underWay, removed, notRemoved, notRestored, onKept } = removal
  const undo = (gone: readonly Item[]) => ({ run: () => restore(gone), failure: notRestored })
  tellUnderWay(items.length, underWay)
  try {
    await remove(items)
    tellSuccess(removed(items.length), { undo: undo(items) })
  } catch (error) {
    const kept = error instanceof BulkError ? error.failed : items
    const gone = without(items, kept)
    if (error instanceof BulkError && gone.length > 0) {
      tellPartly(error, notRemoved, removed(gone.length), undo(gone))
    } else {
      tellFailure(error, notRemoved)
    }
    onKept?.(kept.map(({ id }) => id))
  }
}
