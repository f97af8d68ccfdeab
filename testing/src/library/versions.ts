import { LIST_PREVIEW_WORDS, toItems } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { createSavedListStorage } from '@wordloom/server/internal/features/saved-lists/storage'

/** Changes the words of a list, which keeps what it was before as a version. */
export async function addVersion(
  database: Database,
  userId: string,
  listId: number,
  words: readonly string[] = ['pump'],
): Promise<number> {
  const storage = createSavedListStorage(database)
  await database.transaction(async (transaction) => {
    await storage.lock(transaction, userId, listId)
    const change = { name: 'Shoes', words: toItems(words, LIST_PREVIEW_WORDS), by: userId }
    await storage.change(transaction, userId, listId, change)
  })
  const history = await storage.history({ userId, listId, isGuest: false })
  return history?.[0]?.id ?? 0
}
