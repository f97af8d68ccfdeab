import type { ForPeople, PeopleRole, ProjectEventName } from '@wordloom/contract'
import type { Kysely } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'
import { compared, comparedId } from '../../database/queries/compared.ts'
import { lockParents, lockRows } from '../../database/queries/row-locks.ts'
import type { Tables } from '../../database/schema.ts'
import { addEvent } from './history-rows.ts'

export interface Asked {
  readonly ownerId: string
  readonly personId: string
  readonly item: ForPeople['item']
  readonly itemId: number
}

export interface Place extends Asked {
  readonly projectId: number
}

export type AccessStorage = ReturnType<typeof createAccessStorage>

const TABLES = { list: 'saved_lists', result: 'saved_results' } as const

export function createAccessStorage(database: Database) {
  const { kysely } = database

  return {
    /** Undefined if the person isn't in the item's project, or if the owner is suspended. */
    async find(asked: Asked): Promise<{ readonly projectId: number; readonly role: PeopleRole } | undefined> {
      const projectId = await projectOf(kysely, asked)
      if (projectId === null) return undefined
      const row = await kysely
        .selectFrom('project_people')
        .innerJoin('users', 'users.id', 'project_people.user_id')
        .innerJoin('projects', (join) =>
          join
            .onRef('projects.user_id', '=', 'project_people.user_id')
            .onRef('projects.id', '=', 'project_people.project_id'),
        )
        .select('project_people.role')
        .where('project_people.user_id', '=', compared(database, asked.ownerId))
        .where('projects.user_id', '=', compared(database, asked.ownerId))
        .where('project_people.project_id', '=', comparedId(projectId))
        .where('project_people.person_id', '=', asked.personId)
        .where('projects.deleted_at', 'is', null)
        .where('users.is_suspended', '=', 0)
        .executeTakeFirst()
      return row && { projectId, role: row.role }
    },

    /** Like `find`. Locks the owner's account, the person's row and the item, in this order, until the transaction ends. */
    async hold(transaction: Transaction, place: Place): Promise<PeopleRole | undefined> {
      const { ownerId, personId, projectId, item, itemId } = place
      const owner = await lockParents(
        database,
        transaction.selectFrom('users').select('is_suspended').where('id', '=', ownerId),
      ).executeTakeFirst()
      if (owner?.is_suspended !== 0) return undefined
      const person = await lockRows(
        database,
        transaction
          .selectFrom('project_people')
          .select('role')
          .where('user_id', '=', ownerId)
          .where('project_id', '=', projectId)
          .where('person_id', '=', personId),
      ).executeTakeFirst()
      if (item !== 'project') {
        const row = await lockRows(
          database,
          transaction
            .selectFrom(TABLES[item])
            .select('project_id')
            .where('user_id', '=', ownerId)
            .where('id', '=', itemId),
        ).executeTakeFirst()
        if (row?.project_id !== projectId) return undefined
      }
      return person?.role
    },

    async recorded<Result>(
      transaction: Transaction,
      place: Place,
      event: ProjectEventName,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const before = await subjectOf(transaction, place, event)
      const result = await work()
      const after = await subjectOf(transaction, place, event)
      // A repeated request adds nothing.
      const isRepeat = place.item === 'project' && after !== null && after.id === before?.id
      if (isRepeat) return result
      await addEvent(database, transaction, { ...place, event, subject: after?.name ?? null })
      return result
    },
  }

  async function projectOf(within: Kysely<Tables>, { ownerId, item, itemId }: Asked): Promise<number | null> {
    if (item === 'project') return itemId
    const row = await within
      .selectFrom(TABLES[item])
      .select('project_id')
      .where('user_id', '=', ownerId)
      .where('id', '=', itemId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return row?.project_id ?? null
  }

  /** The changed list or result, or the newest one of the project. Null if the project itself changes. */
  async function subjectOf(
    transaction: Transaction,
    { ownerId, projectId, item, itemId }: Place,
    event: ProjectEventName,
  ): Promise<{ readonly id: number; readonly name: string } | null> {
    if (event === 'project_changed') return null
    const table = event.startsWith('list_') ? 'saved_lists' : 'saved_results'
    const row = await transaction
      .selectFrom(table)
      .select(['id', 'name'])
      .where('user_id', '=', ownerId)
      .where(({ eb }) => (item === 'project' ? eb('project_id', '=', projectId) : eb('id', '=', itemId)))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ?? null
  }
}
