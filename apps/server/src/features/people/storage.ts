import {
  HISTORY_DAYS,
  HISTORY_ENTRIES,
  type PeopleRole,
  type ProjectEvent,
  type ProjectPerson,
  toEmailKey,
} from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'
import { lockContainer, lockParents } from '../../database/queries/row-locks.ts'
import { createHandOverStorage } from './hand-over-storage.ts'
import { addEvent } from './history-rows.ts'
import { createJoiningStorage, forgetJoined } from './joining-storage.ts'
import { PERSON_COLUMNS, toPerson } from './person-row.ts'

export type { Transaction } from '../../database/database.ts'

const DAY = 24 * 60 * 60_000

export type PeopleStorage = ReturnType<typeof createPeopleStorage>

export function createPeopleStorage(database: Database) {
  const { kysely, now } = database

  return {
    ...createJoiningStorage(database),
    ...createHandOverStorage(database),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),
    addEvent: (transaction: Transaction, event: Parameters<typeof addEvent>[2]) =>
      addEvent(database, transaction, event),

    async list(transaction: Transaction, userId: string, projectId: number): Promise<ProjectPerson[]> {
      const rows = await transaction
        .selectFrom('project_people')
        .select(PERSON_COLUMNS)
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .orderBy('id')
        .execute()
      return rows.map(toPerson)
    },

    async history(transaction: Transaction, userId: string, projectId: number): Promise<ProjectEvent[]> {
      const rows = await transaction
        .selectFrom('project_history')
        .leftJoin('users', 'users.id', 'project_history.person_id')
        .select(['project_history.id', 'event', 'subject', 'users.email as by', 'happened_at'])
        .where('project_history.user_id', '=', userId)
        .where('project_id', '=', projectId)
        .orderBy('project_history.id', 'desc')
        .limit(HISTORY_ENTRIES)
        .execute()
      return rows.map(({ happened_at, ...row }) => ({ ...row, at: new Date(happened_at).toISOString() }))
    },

    /** Always in the same order, so that no two transactions wait for each other. */
    async lockAccounts(transaction: Transaction, ...userIds: readonly string[]): Promise<void> {
      for (const id of userIds.toSorted())
        await lockParents(
          database,
          transaction.selectFrom('users').select('id').where('id', '=', id),
        ).executeTakeFirst()
    },

    /** Keeps the project. Null if it is missing or in the trash. */
    async holdProject(transaction: Transaction, userId: string, id: number): Promise<string | null> {
      const held = lockContainer(database, transaction, 'projects', { userId, id })
      const row = await held.select('name').executeTakeFirst()
      return row?.name ?? null
    },

    async count(transaction: Transaction, userId: string, projectId: number): Promise<number> {
      const { count } = await transaction
        .selectFrom('project_people')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .executeTakeFirstOrThrow()
      return count
    },

    async findByEmail(transaction: Transaction, userId: string, projectId: number, email: string) {
      const row = await transaction
        .selectFrom('project_people')
        .select(PERSON_COLUMNS)
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .where('email_key', '=', toEmailKey(email))
        .executeTakeFirst()
      return row === undefined ? null : toPerson(row)
    },

    async invite(
      transaction: Transaction,
      userId: string,
      { projectId, email, role }: { projectId: number; email: string; role: PeopleRole },
    ): Promise<ProjectPerson> {
      const row = await transaction
        .insertInto('project_people')
        .values({
          user_id: userId,
          project_id: projectId,
          email,
          email_key: toEmailKey(email),
          role,
          invited_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'project_id', 'email_key'])
            .doUpdateSet({ email, role, invited_at: now, secret_hash: null }),
        )
        .returning(PERSON_COLUMNS)
        .executeTakeFirstOrThrow()
      return toPerson(row)
    },

    async setRole(
      transaction: Transaction,
      userId: string,
      { projectId, id, role }: { projectId: number; id: number; role: PeopleRole },
    ): Promise<ProjectPerson | null> {
      const row = await transaction
        .updateTable('project_people')
        // Only editors can be offered the project.
        .set({ role, ...(role === 'viewer' && { offered_at: null }) })
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .where('id', '=', id)
        .returning(PERSON_COLUMNS)
        .executeTakeFirst()
      return row === undefined ? null : toPerson(row)
    },

    /** Waits for changes of the person that are under way. Null if there's no such person. */
    async remove(
      transaction: Transaction,
      userId: string,
      { projectId, ...person }: { projectId: number } & ({ id: number } | { personId: string }),
    ): Promise<string | null> {
      const row = await transaction
        .deleteFrom('project_people')
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .where(({ eb }) =>
          'id' in person ? eb('id', '=', person.id) : eb('person_id', '=', person.personId),
        )
        .returning(['email', 'person_id'])
        .executeTakeFirst()
      if (row === undefined) return null
      if (row.person_id !== null) await forgetJoined(transaction, row.person_id, userId, projectId)
      return row.email
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('project_history')
        .where('happened_at', '<=', sql<number>`${now} - ${HISTORY_DAYS * DAY}`)
        .execute()
    },
  }
}
