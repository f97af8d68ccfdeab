import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

const GIVEN = 'given by the operator'
const BOB = 'bob@loom.example'
const LAST = { code: 'conflict', message: 'At least one active administrator must remain' }

type World = Awaited<ReturnType<typeof createAccountServices>>

describe.each(DATABASES)('the operator on %s', (kind) => {
  it('creates an administrator, but refuses an address that already has an account', async () => {
    await using world = await createAccountServices(kind)
    const made = await world.operator.create(EMAIL, GIVEN)
    expect(made).toMatchObject({ email: EMAIL, isAdmin: true, emailVerified: 1 })
    expect((await world.signIn(GIVEN)).user.id).toBe(made.id)
    expect(await refusalOf(world.operator.create(EMAIL.toUpperCase(), GIVEN))).toMatchObject({
      message: `${EMAIL.toUpperCase()} already has an account. Use promote.`,
    })
  })

  it("can't set an easily guessed password", async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUpProven()
    for (const attempt of [
      world.operator.create(BOB, 'password1'),
      world.operator.resetPassword(EMAIL, 'password1'),
      world.operator.promoteUnproven(EMAIL, `${EMAIL}1`),
    ]) {
      expect(await refusalOf(attempt)).toMatchObject({ code: 'bad_request' })
    }
    expect((await world.signIn(PASSWORD)).user).toMatchObject({ id: user.id, isAdmin: false })
  })

  it('promotes an account by address or id, keeps its password and signs it out', async () => {
    await using world = await createAccountServices(kind)
    const { user, secret } = await world.signUpProven()
    expect(await world.operator.promote(user.id)).toMatchObject({ id: user.id, isAdmin: true })
    expect(await world.sessions.find(secret)).toBeNull()
    expect((await world.signIn(PASSWORD)).user.isAdmin).toBe(true)
    expect(await world.operator.promote(EMAIL)).toMatchObject({ isAdmin: true })
    expect((await world.actions()).filter((action) => action === 'made_administrator')).toHaveLength(1)
  })

  it('sets a password when promoting an account with an unverified address', async () => {
    await using world = await createAccountServices(kind)
    const { user, secret } = await world.signUp()
    expect(await refusalOf(world.operator.promote(EMAIL))).toMatchObject({ code: 'conflict' })
    const promoted = await world.operator.promoteUnproven(EMAIL, GIVEN)
    expect(promoted).toMatchObject({ id: user.id, isAdmin: true, emailVerified: 1 })
    expect(await world.sessions.find(secret)).toBeNull()
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' })
    await world.signIn(GIVEN)
  })

  it('resets a password, ends sessions and links, and notifies the owner', async () => {
    await using world = await createAccountServices(kind)
    const { secret } = await world.signUpProven()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    await world.sentLinkIn('password-reset')
    await world.operator.resetPassword(EMAIL, GIVEN)
    expect(await world.sessions.find(secret)).toBeNull()
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' })
    await world.signIn(GIVEN)
    const links = world.database.kysely.selectFrom('tokens').select('purpose').where('purpose', '=', 'reset')
    expect(await links.execute()).toEqual([])
    expect((await world.mails()).at(-1)).toBe(`password-changed to ${EMAIL}`)
  })

  it('Q4 suspends an account, ends its sessions and can lift the suspension', async () => {
    await using world = await createAccountServices(kind)
    const { secret } = await world.signUpProven()
    expect(await world.operator.suspend(EMAIL)).toMatchObject({ isSuspended: true })
    expect(await world.sessions.find(secret)).toBeNull()
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'account_suspended' })
    expect(await refusalOf(world.signIn('a wrong guess'))).toMatchObject({ code: 'invalid_credentials' })
    expect(await world.operator.unsuspend(EMAIL)).toMatchObject({ isSuspended: false })
    await world.signIn(PASSWORD)
  })

  it('removes lost second factors, so that the password alone signs in again', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUpProven()
    const { kysely, now } = world.database
    const none = await refusalOf(world.operator.removeSecondFactors(EMAIL))
    expect(none).toMatchObject({ code: 'conflict', message: `${EMAIL} has no two-factor sign-in.` })
    await kysely
      .insertInto('authenticator_apps')
      .values({ user_id: user.id, secret: 'A', created_at: now, confirmed_at: now })
      .execute()
    expect(await world.signIn(PASSWORD)).toMatchObject({ isPending: true })
    await world.operator.removeSecondFactors(EMAIL)
    expect(await world.signIn(PASSWORD)).toMatchObject({ isPending: false })
    expect(await world.mails()).toContain(`second-factor-changed to ${EMAIL}`)
    expect(await world.actions()).toContain('second_factors_removed')
  })

  it("can't remove the last active administrator", async () => {
    await using world = await createAccountServices(kind)
    await world.operator.create(EMAIL, GIVEN)
    expect(await refusalOf(world.operator.demote(EMAIL))).toMatchObject(LAST)
    expect(await refusalOf(world.operator.suspend(EMAIL))).toMatchObject(LAST)
    await world.operator.create(BOB, GIVEN)
    await world.operator.suspend(BOB)
    expect(await refusalOf(world.operator.demote(EMAIL))).toMatchObject(LAST)
    await world.operator.unsuspend(BOB)
    expect(await world.operator.demote(EMAIL)).toMatchObject({ isAdmin: false })
    expect(await refusalOf(world.operator.suspend(BOB))).toMatchObject(LAST)
  })

  it('keeps one active administrator under concurrent demotions and suspensions', async () => {
    await using world = await createAccountServices(kind)
    for (let round = 0; round < 10; round++) {
      await world.operator.create(`a${round}@loom.example`, GIVEN)
      await world.operator.create(`b${round}@loom.example`, GIVEN)
      const present = await administratorsOf(world)
      const refusals = await Promise.all(
        present.map((email, at) =>
          refusalOf(at % 2 === 0 ? world.operator.demote(email) : world.operator.suspend(email)),
        ),
      )
      expect(refusals.filter((refusal) => refusal !== null)).toMatchObject([LAST])
      expect(await administratorsOf(world)).toHaveLength(1)
    }
  })

  it('appears in the audit log without an actor', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUpProven()
    await world.operator.create(BOB, GIVEN)
    await world.operator.promote(EMAIL)
    await world.operator.suspend(EMAIL)
    await world.operator.unsuspend(EMAIL)
    await world.operator.resetPassword(EMAIL, GIVEN)
    await world.operator.demote(EMAIL)
    const records = await world.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'address', 'details'])
      .where('subject_id', '=', user.id)
      .where('actor_id', 'is', null)
      .orderBy('id')
      .execute()
    expect(records.map(({ action }) => action)).toEqual([
      'made_administrator',
      'user_suspended',
      'user_unsuspended',
      'password_set',
      'administrator_removed',
    ])
    expect(JSON.stringify(records)).not.toContain(GIVEN)
  })

  it('lists any number of accounts, or only administrators', async () => {
    await using world = await createAccountServices(kind)
    await world.operator.create(EMAIL, GIVEN)
    const { now } = world.database
    const emails = Array.from({ length: 1200 }, (_, at) => `${String(at).padStart(4, '0')}@loom.example`)
    const rows = emails.map((email) => ({
      id: email,
      email,
      email_key: email,
      created_at: now,
      updated_at: now,
    }))
    await world.database.kysely.insertInto('users').values(rows).execute()
    const all = await emailsIn(world.operator.list({ isAdminsOnly: false }))
    expect(all.filter((email) => email !== EMAIL)).toEqual(emails)
    expect(await emailsIn(world.operator.list({ isAdminsOnly: true }))).toEqual([EMAIL])
  })

  it('gets an error that names the unknown account', async () => {
    await using world = await createAccountServices(kind)
    for (const name of ['nobody@loom.example', 'no-id', '']) {
      expect(await refusalOf(world.operator.suspend(name))).toMatchObject({
        message: `There is no account ${name}.`,
      })
    }
  })
})

async function administratorsOf({ database }: World): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('users')
    .select('email')
    .where('is_admin', '=', 1)
    .where('is_suspended', '=', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ email }) => email)
}

async function emailsIn(users: AsyncIterable<{ readonly email: string }>): Promise<string[]> {
  const emails = []
  for await (const { email } of users) emails.push(email)
  return emails
}
