import { HISTORY_ENTRIES, type ProjectEventName } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'

/** Typing saves every few seconds. Changes of one person within this time are one entry. */
const SAME_CHANGE_MS = 10 * 60_000

interface NewEvent {
  readonly ownerId: string
  readonly projectId: number
  readonly personId: string
  readonly event: ProjectEventName
  readonly subject: string | null
}

export async function addEvent(
  { now }: Database,
  transaction: Transaction,
  { ownerId, projectId, personId, event, subject }: NewEvent,
): Promise<void> {
  const entries = () =>
    transaction
      .selectFrom('project_history')
      .where('user_id', '=', ownerId)
      .where('project_id', '=', projectId)
      .orderBy('id', 'desc')
  const last = await entries()
    .select(['id', 'person_id', 'event', 'subject'])
    .select(sql<number>`${now} - happened_at`.as('age'))
    .limit(1)
    .executeTakeFirst()
  const isSame = last?.person_id === personId && last.event === event && last.subject === subject
  if (isSame && event.endsWith('_changed') && last.age < SAME_CHANGE_MS) {
    await transaction
      .updateTable('project_history')
      .set({ happened_at: now })
      .where('user_id', '=', ownerId)
      .where('id', '=', last.id)
      .execute()
    return
  }
  await transaction
    .insertInto('project_history')
    .values({
      user_id: ownerId,
      project_id: projectId,
      person_id: personId,
      event,
      subject,
      happened_at: now,
    })
    .execute()
  const isOver = await entries().select('id').offset(HISTORY_ENTRIES).limit(1).executeTakeFirst()
  if (isOver !== undefined) await dropOldest(transaction, ownerId, projectId)
}

/** Drops an entry of the person who has the most, so that nobody can push out what others did. */
async function dropOldest(transaction: Transaction, ownerId: string, projectId: number): Promise<void> {
  const { id } = await transaction
    .selectFrom('project_history')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('user_id', '=', ownerId)
    .where('project_id', '=', projectId)
    .groupBy('person_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('project_history')
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .execute()
}
