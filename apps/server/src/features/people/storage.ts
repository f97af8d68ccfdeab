import {
  HISTORY_DAYS,
  HISTORY_ENTRIES,
  INVITATION_DAYS,
  type JoinedProject,
  type PeopleRole,
  type ProjectEvent,
  type ProjectPerson,
  toEmailKey,
} from '@wordloom/contract'
import { sql } from 'kysely'
import { createAccountSecret, readAccountSecret } from '../../database/accounts/account-secret.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { lockContainer, lockParents } from '../../database/queries/row-locks.ts'
import { addEvent } from './history-rows.ts'

export type { Transaction } from '../../database/database.ts'

const DAY = 24 * 60 * 60_000

const PERSON_COLUMNS = ['id', 'email', 'role', 'invited_at', 'joined_at', 'person_id'] as const

export interface Invitation {
  readonly ownerId: string
  readonly owner: string
  readonly id: number
  readonly projectId: number
  readonly projectName: string
  readonly emailKey: string
  readonly role: PeopleRole
}

export type PeopleStorage = ReturnType<typeof createPeopleStorage>

export function createPeopleStorage(database: Database) {
  const { kysely, now } = database
  const isOpen = sql<boolean>`invited_at > ${now} - ${INVITATION_DAYS * DAY}`

  return {
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

    /** Call this just before the email is sent. The link replaces earlier ones. Null if the invitation is over. */
    async issue(transaction: Transaction, userId: string, id: number): Promise<string | null> {
      const { secret, hash } = createAccountSecret(userId)
      const row = await transaction
        .updateTable('project_people')
        .set({ secret_hash: hash })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('joined_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row === undefined ? null : secret
    },

    /** Null if there's no such invitation, or it can't be accepted now. */
    async findInvitation(secret: string, within?: Transaction): Promise<Invitation | null> {
      const key = readAccountSecret(secret)
      if (key === null) return null
      const query = (within ?? kysely)
        .selectFrom('project_people')
        .innerJoin('projects', (join) =>
          join
            .onRef('projects.user_id', '=', 'project_people.user_id')
            .onRef('projects.id', '=', 'project_people.project_id'),
        )
        .innerJoin('users', 'users.id', 'project_people.user_id')
        .select(['project_people.id', 'project_people.project_id', 'project_people.role'])
        .select(['project_people.email_key', 'projects.name', 'users.email as owner'])
        .where('project_people.user_id', '=', key.userId)
        .where('projects.user_id', '=', key.userId)
        .where('project_people.secret_hash', '=', key.hash)
        .where('project_people.joined_at', 'is', null)
        .where(isOpen)
        .where('projects.deleted_at', 'is', null)
        .where('users.is_suspended', '=', 0)
      const row = await query.executeTakeFirst()
      return row === undefined
        ? null
        : {
            ownerId: key.userId,
            owner: row.owner,
            id: row.id,
            projectId: row.project_id,
            projectName: row.name,
            emailKey: row.email_key,
            role: row.role,
          }
    },

    async countJoined(transaction: Transaction, userId: string): Promise<number> {
      const { count } = await transaction
        .selectFrom('joined_projects')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return count
    },

    async isJoined(transaction: Transaction, { ownerId, projectId }: Invitation, personId: string) {
      const row = await transaction
        .selectFrom('project_people')
        .select('id')
        .where('user_id', '=', ownerId)
        .where('project_id', '=', projectId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return row !== undefined
    },

    async join(transaction: Transaction, { ownerId, id, projectId }: Invitation, personId: string) {
      await transaction
        .updateTable('project_people')
        .set({ person_id: personId, joined_at: now, secret_hash: null })
        .where('user_id', '=', ownerId)
        .where('id', '=', id)
        .execute()
      await transaction
        .insertInto('joined_projects')
        .values({ user_id: personId, owner_id: ownerId, project_id: projectId, joined_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async setRole(
      transaction: Transaction,
      userId: string,
      { projectId, id, role }: { projectId: number; id: number; role: PeopleRole },
    ): Promise<ProjectPerson | null> {
      const row = await transaction
        .updateTable('project_people')
        .set({ role })
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
      if (row.person_id !== null) await forget(transaction, row.person_id, userId, projectId)
      return row.email
    },

    /** Leaves out projects that rest in the trash or with a suspended owner, and forgets those that are gone. */
    async joined(userId: string): Promise<JoinedProject[]> {
      const places = await kysely
        .selectFrom('joined_projects')
        .select(['owner_id', 'project_id'])
        .where('user_id', '=', userId)
        .orderBy('joined_at', 'desc')
        .execute()
      const projects: JoinedProject[] = []
      for (const { owner_id: account, project_id: projectId } of places) {
        const row = await kysely
          .selectFrom('project_people')
          .innerJoin('projects', (join) =>
            join
              .onRef('projects.user_id', '=', 'project_people.user_id')
              .onRef('projects.id', '=', 'project_people.project_id'),
          )
          .innerJoin('users', 'users.id', 'project_people.user_id')
          .select(['project_people.role', 'projects.name', 'projects.deleted_at'])
          .select(['users.email as owner', 'users.is_suspended'])
          .where('project_people.user_id', '=', account)
          .where('projects.user_id', '=', account)
          .where('project_people.project_id', '=', projectId)
          .where('project_people.person_id', '=', userId)
          .executeTakeFirst()
        if (row === undefined) await forget(kysely, userId, account, projectId)
        else if (row.deleted_at === null && row.is_suspended === 0)
          projects.push({ account, projectId, name: row.name, owner: row.owner, role: row.role })
      }
      return projects
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('project_history')
        .where('happened_at', '<=', sql<number>`${now} - ${HISTORY_DAYS * DAY}`)
        .execute()
    },
  }

  async function forget(
    within: Pick<Database['kysely'], 'deleteFrom'>,
    userId: string,
    ownerId: string,
    projectId: number,
  ): Promise<void> {
    await within
      .deleteFrom('joined_projects')
      .where('user_id', '=', userId)
      .where('owner_id', '=', ownerId)
      .where('project_id', '=', projectId)
      .execute()
  }
}

interface PersonRow {
  readonly id: number
  readonly email: string
  readonly role: PeopleRole
  readonly invited_at: number
  readonly joined_at: number | null
}

function toPerson(row: PersonRow): ProjectPerson {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedAt: new Date(row.invited_at).toISOString(),
    joinedAt: row.joined_at === null ? null : new Date(row.joined_at).toISOString(),
  }
}
