import type { Database } from '@wordloom/server/internal/database/database'
import { createShareStorage, type NewShare } from '@wordloom/server/internal/features/shares/storage'

export async function addShare(
  database: Database,
  userId: string,
  {
    kind,
    itemId,
    isFrozen = false,
    days = null,
    passwordHash = null,
  }: Pick<NewShare, 'kind' | 'itemId'> & Partial<NewShare>,
): Promise<{ readonly id: number; readonly secret: string }> {
  const draft = { kind, itemId, isFrozen, days, passwordHash }
  const made = await database.transaction((transaction) =>
    createShareStorage(database).add(transaction, userId, draft),
  )
  if (made === null) throw new Error('The item is missing.')
  return { id: made.share.id, secret: made.secret }
}
