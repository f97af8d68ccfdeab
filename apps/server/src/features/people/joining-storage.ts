import { INVITATION_DAYS, type JoinedProject, type PeopleRole } from '@wordloom/contract'
import { sql } from 'kysely'
import { createAccountSecret, readAccountSecret } from '../../database/accounts/account-secret.ts'
import type { Database, Transaction } from '../../database/database.ts'

const DAY = 24 * 60 * 60_000

export interface Invitation {
  readonly ownerId: string
  readonly owner: string
  readonly id: number
  readonly projectId: number
  readonly projectName: string
  readonly emailKey: string
  readonly role: PeopleRole
}

export function createJoiningStorage({ kysely, now }: Database) {
  const isOpen = sql<boolean>`invited_at > ${now} - ${INVITATION_DAYS * DAY}`

  return {
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

    /** Leaves out projects in the trash and those of suspended owners. Removes entries of projects that no longer exist. */
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
          .select([
            'project_people.role',
            'project_people.offered_at',
            'projects.name',
            'projects.deleted_at',
          ])
          .select(['users.email as owner', 'users.is_suspended'])
          .where('project_people.user_id', '=', account)
          .where('projects.user_id', '=', account)
          .where('project_people.project_id', '=', projectId)
          .where('project_people.person_id', '=', userId)
          .executeTakeFirst()
        if (row === undefined) await forgetJoined(kysely, userId, account, projectId)
        else if (row.deleted_at === null && row.is_suspended === 0)
          projects.push({
            account,
            projectId,
            name: row.name,
            owner: row.owner,
            role: row.role,
            isOffered: row.offered_at !== null,
          })
      }
      return projects
    },
  }
}

export async function forgetJoined(
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
