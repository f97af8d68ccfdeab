import { ACCOUNT_FIELD_MESSAGES, ACCOUNT_MESSAGES } from '@wordloom/contract'
import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  type Person,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

describe.each(DATABASES)('account deletion on %s', (kind) => {
  it('deletes everything the account owns, notifies its owner and keeps only the user id', async () => {
    await using world = await createAccountServices(kind)
    const bob = await world.signUp('bob@loom.example')
    const ann = await world.signUpProven()
    for (const { user } of [ann, bob]) {
      await fill(world.database, user.id)
      await world.linkIdentity(user.id)
      await world.beginLinking(user.id)
    }
    const given = { email: 'ann@atelier.example', currentPassword: PASSWORD }
    await world.accounts.changeEmail(ann.viewer, given, CLIENT)
    await world.sentLinkIn('email-change')
    const before = await rowsOf(world.database, bob.user.id)

    await world.accounts.remove(ann.viewer, PASSWORD, CLIENT)

    expect(await rowsOf(world.database, ann.user.id)).toEqual(
      Object.fromEntries(BELONGINGS.map((table) => [table, 0])),
    )
    expect(await rowsOf(world.database, bob.user.id)).toEqual(before)
    expect(await world.userRow(ann.user.id)).toBeUndefined()
    expect(await world.sessions.find(ann.secret)).toBeNull()
    expect((await world.mails()).at(-1)).toBe(`account-deleted to ${EMAIL}`)
    expect(await world.linkIn('email-change')).toBeNull()
    const log = await world.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(log.at(-1)).toMatchObject({ action: 'account_deleted', subject_id: ann.user.id })
    expect(JSON.stringify(log)).not.toContain(EMAIL)
  })

  it('Q22 stops all charges in the same transaction', async () => {
    await using world = await createAccountServices(kind)
    const ann = await world.signUpProven()
    await world.change(ann.user.id, { stripe_customer_id: 'cus_ann', subscription_plan: 'monthly' })
    const tasks = world.database.kysely.selectFrom('payment_tasks').select('customer_id')
    await refusalOf(world.accounts.remove(ann.viewer, 'wrong', CLIENT))
    expect(await tasks.execute()).toEqual([])
    await world.accounts.remove(ann.viewer, PASSWORD, CLIENT)
    expect(await tasks.execute()).toEqual([{ customer_id: 'cus_ann' }])
    expect(await world.userRow(ann.user.id)).toBeUndefined()
  })

  it('ends the impersonations of a deleted administrator', async () => {
    await using world = await createAccountServices(kind)
    const ann = await world.signUpProven()
    await anAdministrator(world, 'bob@loom.example')
    const boss = await anAdministrator(world, 'boss@loom.example')
    await world.impersonation.begin(boss.viewer, ann.user.id, CLIENT)
    await world.accounts.remove(boss.viewer, PASSWORD, CLIENT)
    const sessions = world.database.kysely.selectFrom('sessions').select('impersonator_id')
    expect((await sessions.execute()).map((row) => row.impersonator_id)).toEqual([null, null])
    expect((await world.actions()).slice(-3)).toEqual([
      'impersonation_started',
      'impersonation_ended',
      'account_deleted',
    ])
  })

  it("deletes emails to the owner that couldn't be sent", async () => {
    await using world = await createAccountServices(kind)
    const ann = await world.signUp()
    await world.signUp('bob@loom.example')
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    await world.database.kysely.updateTable('outbox').set({ failed_at: world.database.now }).execute()
    await world.accounts.remove(ann.viewer, PASSWORD, CLIENT)
    expect(await world.mails()).toEqual(['verification to bob@loom.example', `account-deleted to ${EMAIL}`])
  })

  it('requires the current password', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer } = await world.signUp()
    expect(await refusalOf(world.accounts.remove(viewer, 'wrong', CLIENT))).toMatchObject({
      fields: { currentPassword: ACCOUNT_MESSAGES.wrongPassword },
    })
    expect(await refusalOf(world.accounts.remove(viewer, undefined, CLIENT))).toMatchObject({
      fields: { currentPassword: ACCOUNT_FIELD_MESSAGES.passwordMissing },
    })
    expect(await world.userRow(user.id)).toBeDefined()
  })

  it('is refused for the last active administrator', async () => {
    await using world = await createAccountServices(kind)
    const ann = await anAdministrator(world, EMAIL)
    const bob = await anAdministrator(world, 'bob@loom.example')
    await world.change(bob.user.id, { is_suspended: 1 })
    expect(await refusalOf(world.accounts.remove(ann.viewer, PASSWORD, CLIENT))).toMatchObject({
      code: 'conflict',
      message: 'At least one active administrator must remain',
    })
    await world.change(bob.user.id, { is_suspended: 0 })
    await world.accounts.remove(ann.viewer, PASSWORD, CLIENT)
    expect(await refusalOf(world.accounts.remove(bob.viewer, PASSWORD, CLIENT))).toMatchObject({
      code: 'conflict',
    })
  })

  it('leaves one administrator when all delete themselves concurrently', async () => {
    await using world = await createAccountServices(kind, { ...CLIENT, networkFactor: 100 })
    for (let round = 0; round < 5; round++) {
      const people = await Promise.all(
        [1, 2, 3].map((index) => anAdministrator(world, `admin${round}${index}@loom.example`)),
      )
      await world.database.kysely
        .updateTable('users')
        .set({ is_admin: 0 })
        .where(
          'id',
          'not in',
          people.map(({ user }) => user.id),
        )
        .execute()
      const refusals = await Promise.all(
        people.map(({ viewer }) => refusalOf(world.accounts.remove(viewer, PASSWORD, CLIENT))),
      )
      expect(refusals.filter((refusal) => refusal === null)).toHaveLength(2)
      const left = await world.database.kysely
        .selectFrom('users')
        .select('id')
        .where('is_admin', '=', 1)
        .execute()
      expect(left).toHaveLength(1)
    }
  })
})

const BELONGINGS = [
  'sessions',
  'accounts',
  'tokens',
  'known_devices',
  'folders',
  'projects',
  'saved_lists',
  'saved_results',
  'identity_requests',
] as const

type World = Awaited<ReturnType<typeof createAccountServices>>

async function rowsOf({ kysely }: World['database'], userId: string): Promise<Record<string, number>> {
  const counts = BELONGINGS.map(async (table) => {
    const rows = await kysely.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()
    return [table, rows.length] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

async function fill({ kysely, now }: World['database'], userId: string): Promise<void> {
  const times = { created_at: now, updated_at: now }
  const folder = await kysely
    .insertInto('folders')
    .values({ user_id: userId, name: 'Looms', color: '#3b82f6', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const project = await kysely
    .insertInto('projects')
    .values({ user_id: userId, name: 'Cloth', ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { user_id: userId, project_id: project.id, name: 'Threads', preview: '[]', ...times }
  await kysely
    .insertInto('saved_lists')
    .values({ ...place, folder_id: folder.id, word_count: 1 })
    .execute()
  await kysely
    .insertInto('saved_results')
    .values({ ...place, combination_count: '1', separator: 'space', wrap: 'nothing' })
    .execute()
}

async function anAdministrator(world: World, email: string): Promise<Person> {
  const person = await world.signUp(email)
  await world.change(person.user.id, { is_admin: 1, email_verified: 1 })
  return { ...person, viewer: await world.viewerOf(person.secret) }
}
