import { BulkError } from '#platform/lib/bulk-error.ts'
import { tellFailure, tellPartly, tellSuccess } from '#ui/tell/tell.ts'
import { tellUnderWay } from '#ui/tell/tell-under-way.ts'
import { without } from './change-each.ts'

interface Removal<Item> {
  readonly items: readonly Item[]
  readonly remove: (items: readonly Item[]) => Promise<void>
  /** Must also announce the restored items. Null if the user can't restore them. */
  readonly restore: ((items: readonly Item[]) => Promise<void>) | null
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
  const toUndo = (gone: readonly Item[]) =>
    restore === null ? {} : { undo: { run: () => restore(gone), failure: notRestored } }
  tellUnderWay(items.length, underWay)
  try {
    await remove(items)
    tellSuccess(removed(items.length), toUndo(items))
  } catch (error) {
    const kept = error instanceof BulkError ? error.failed : items
    const gone = without(items, kept)
    if (error instanceof BulkError && gone.length > 0) {
      tellPartly(error, notRemoved, removed(gone.length), toUndo(gone))
    } else {
      tellFailure(error, notRemoved)
    }
    onKept?.(kept.map(({ id }) => id))
  }
}
