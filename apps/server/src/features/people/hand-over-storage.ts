import { type ProjectPerson, toEmailKey } from '@wordloom/contract'
import { type AccountTotals, moveTotals, totalsOf } from '../../database/accounts/account-totals.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { moveRows } from '../../database/queries/move-rows.ts'
import { lockRows } from '../../database/queries/row-locks.ts'
import { PERSON_COLUMNS, toPerson } from './person-row.ts'
import { inProject, rowsOf } from './rows-of-project.ts'

interface HandOver {
  readonly projectId: number
  readonly from: { readonly id: string; readonly email: string }
  readonly to: string
}

interface OfPerson {
  readonly projectId: number
  readonly personId: string
}

export function createHandOverStorage(database: Database) {
  const { now } = database

  return {
    /** Ends an earlier offer of the project. Null unless the person has joined and can edit. */
    async offer(
      transaction: Transaction,
      userId: string,
      { projectId, id }: { readonly projectId: number; readonly id: number },
    ): Promise<{ readonly person: ProjectPerson; readonly recipient: string } | null> {
      await endOffer(transaction, userId, { projectId })
      const row = await transaction
        .updateTable('project_people')
        .set({ offered_at: now })
        .where('user_id', '=', userId)
        .where('project_id', '=', projectId)
        .where('id', '=', id)
        .where('role', '=', 'editor')
        .where('joined_at', 'is not', null)
        .returning([...PERSON_COLUMNS, 'person_id'])
        .executeTakeFirst()
      if (row === undefined) return null
      return { person: toPerson(row), recipient: await emailOf(transaction, row.person_id ?? '') }
    },

    emailOf,

    /** The address of the person who had the offer. Null if there was none. */
    endOffer,

    async hasOffer(transaction: Transaction, ownerId: string, { projectId, personId }: OfPerson) {
      const row = await transaction
        .selectFrom('project_people')
        .select('offered_at')
        .where('user_id', '=', ownerId)
        .where('project_id', '=', projectId)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return row !== undefined && row.offered_at !== null
    },

    /** Locks the project and what is in it. Includes deleted lists and results, which move too. */
    async measure(transaction: Transaction, userId: string, projectId: number): Promise<AccountTotals> {
      const project = transaction
        .selectFrom('projects')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', projectId)
      await lockRows(database, project).execute()
      return totalsOf(database, transaction, userId, [
        { table: 'projects', ids: [projectId] },
        { table: 'saved_lists', projectId },
        { table: 'saved_results', projectId },
      ])
    },

    /** Call `measure` before. Share links and open invitations end, because they hold the former owner's account. */
    async handOver(transaction: Transaction, handOver: HandOver, totals: AccountTotals): Promise<void> {
      const { projectId, from, to } = handOver
      await endLinks(transaction, handOver)
      await leaveOldVersions(transaction, handOver)
      const people = await leavePeople(transaction, handOver)
      const moved = await rowsOf(transaction, { userId: from.id, projectId, people })
      await moveRows(database, transaction, { from: from.id, to }, moved)
      await moveTotals(transaction, { from: from.id, to }, totals)
      await welcomeFormerOwner(transaction, handOver)
      for (const { person_id: personId } of people)
        await transaction
          .updateTable('joined_projects')
          .set({ owner_id: to })
          .where('user_id', '=', personId ?? '')
          .where('owner_id', '=', from.id)
          .where('project_id', '=', projectId)
          .execute()
    },
  }

  async function emailOf(transaction: Transaction, userId: string): Promise<string> {
    const { email } = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return email
  }

  async function endOffer(
    transaction: Transaction,
    userId: string,
    { projectId, ...person }: { projectId: number; id?: number; personId?: string },
  ): Promise<string | null> {
    const row = await transaction
      .updateTable('project_people')
      .set({ offered_at: null })
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .where('offered_at', 'is not', null)
      .$if(person.id !== undefined, (query) => query.where('id', '=', person.id ?? 0))
      .$if(person.personId !== undefined, (query) => query.where('person_id', '=', person.personId ?? ''))
      .returning('email')
      .executeTakeFirst()
    return row?.email ?? null
  }

  /** Lists also leave the folders of the former owner. */
  async function endLinks(transaction: Transaction, { projectId, from }: HandOver): Promise<void> {
    await transaction
      .deleteFrom('shares')
      .where('user_id', '=', from.id)
      .where(({ or, eb }) =>
        or([
          eb('project_id', '=', projectId),
          eb('list_id', 'in', inProject(transaction, 'saved_lists', from.id, projectId)),
          eb('result_id', 'in', inProject(transaction, 'saved_results', from.id, projectId)),
        ]),
      )
      .execute()
    await transaction
      .updateTable('saved_lists')
      .set({ folder_id: null, former_folder_id: null })
      .where('user_id', '=', from.id)
      .where('project_id', '=', projectId)
      .execute()
  }

  /** Removes the new owner and open invitations, and returns the people who stay. */
  async function leavePeople(transaction: Transaction, { projectId, from, to }: HandOver) {
    await transaction
      .deleteFrom('project_people')
      .where('user_id', '=', from.id)
      .where('project_id', '=', projectId)
      .where(({ or, eb }) => or([eb('person_id', '=', to), eb('joined_at', 'is', null)]))
      .execute()
    await transaction
      .deleteFrom('joined_projects')
      .where('user_id', '=', to)
      .where('owner_id', '=', from.id)
      .where('project_id', '=', projectId)
      .execute()
    return transaction
      .selectFrom('project_people')
      .select(['id', 'person_id'])
      .where('user_id', '=', from.id)
      .where('project_id', '=', projectId)
      .orderBy('person_id')
      .execute()
  }

  async function welcomeFormerOwner(transaction: Transaction, { projectId, from, to }: HandOver) {
    // Someone may have joined with this address and changed theirs since.
    await transaction
      .updateTable('project_people')
      .set(({ ref }) => ({ email_key: ref('person_id').$notNull() }))
      .where('user_id', '=', to)
      .where('project_id', '=', projectId)
      .where('email_key', '=', toEmailKey(from.email))
      .execute()
    await transaction
      .insertInto('project_people')
      .values({
        user_id: to,
        project_id: projectId,
        email: from.email,
        email_key: toEmailKey(from.email),
        role: 'editor',
        person_id: from.id,
        invited_at: now,
        joined_at: now,
      })
      .execute()
    await transaction
      .insertInto('joined_projects')
      .values({ user_id: from.id, owner_id: to, project_id: projectId, joined_at: now })
      .execute()
  }

  /** Versions from before their list came into the project are the former owner's alone. */
  async function leaveOldVersions(transaction: Transaction, { projectId, from }: HandOver): Promise<void> {
    const lists = () => inProject(transaction, 'saved_lists', from.id, projectId)
    const joinings = () =>
      transaction.selectFrom('list_joinings').where('user_id', '=', from.id).where('list_id', 'in', lists())
    for (const { list_id: listId, after_version: last } of await joinings().selectAll().execute())
      await transaction
        .deleteFrom('list_versions')
        .where('user_id', '=', from.id)
        .where('list_id', '=', listId)
        .where('id', '<=', last)
        .execute()
    await transaction
      .deleteFrom('list_joinings')
      .where('user_id', '=', from.id)
      .where('list_id', 'in', lists())
      .execute()
    const versions = transaction
      .selectFrom('list_versions')
      .select('id')
      .where('user_id', '=', from.id)
      .where('list_id', 'in', lists())
    // They are computed again when someone asks for them.
    await transaction
      .deleteFrom('version_differences')
      .where('user_id', '=', from.id)
      .where('version_id', 'in', versions)
      .execute()
  }
}
