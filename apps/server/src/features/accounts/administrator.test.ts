import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

const GIVEN = { email: EMAIL, password: 'given by the operator' }

describe.each(DATABASES)('ensuring an administrator on %s', (kind) => {
  it('creates the account if there is none', async () => {
    await using world = await createAccountServices(kind)
    await world.accounts.ensureAdministrator(GIVEN)
    const { user } = await world.signIn(GIVEN.password)
    expect(user).toMatchObject({
      email: EMAIL,
      isAdmin: true,
      emailVerified: 1,
      emailVerificationSentAt: null,
    })
    expect(await world.mails()).toEqual([])
    expect(await world.actions()).toEqual(['made_administrator', 'sign_in'])
  })

  it('changes nothing the second time', async () => {
    await using world = await createAccountServices(kind)
    await world.accounts.ensureAdministrator(GIVEN)
    const before = await world.database.kysely.selectFrom('users').selectAll().execute()
    await world.accounts.ensureAdministrator({ ...GIVEN, password: 'another one by now' })
    expect(await world.database.kysely.selectFrom('users').selectAll().execute()).toEqual(before)
    expect(await world.actions()).toEqual(['made_administrator'])
  })

  it('creates only one when several instances start together', async () => {
    await using world = await createAccountServices(kind)
    await Promise.all([1, 2, 3, 4].map(() => world.accounts.ensureAdministrator(GIVEN)))
    expect(await world.database.kysely.selectFrom('users').select('email').execute()).toHaveLength(1)
    expect(await world.actions()).toEqual(['made_administrator'])
    await world.signIn(GIVEN.password)
  })

  it('promotes a verified account, keeps its password and signs it out', async () => {
    await using world = await createAccountServices(kind)
    const { user, secret } = await world.signUpProven()
    await world.accounts.ensureAdministrator({ ...GIVEN, email: EMAIL.toUpperCase() })
    expect(await world.sessions.find(secret)).toBeNull()
    const signedIn = await world.signIn(PASSWORD)
    expect(signedIn.user).toMatchObject({ id: user.id, email: EMAIL, isAdmin: true })
    expect(await refusalOf(world.signIn(GIVEN.password))).toMatchObject({ code: 'invalid_credentials' })
  })

  it('sets a password on an account that has none', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUpProven()
    await world.change(user.id, { password_hash: null })
    await world.accounts.ensureAdministrator(GIVEN)
    await world.signIn(GIVEN.password)
  })

  it('locks out someone who signed up with the address but never verified it', async () => {
    await using world = await createAccountServices(kind)
    const eve = await world.signUp()
    const change = { email: 'eve@elsewhere.example', currentPassword: PASSWORD }
    await world.accounts.changeEmail(eve.viewer, change, CLIENT)
    await world.accounts.ensureAdministrator(GIVEN)
    expect(await world.sessions.find(eve.secret)).toBeNull()
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' })
    expect(await world.linkIn('email-change')).toBeNull()
    expect((await world.signIn(GIVEN.password)).user).toMatchObject({ isAdmin: true, emailVerified: 1 })
  })

  it("doesn't lift a suspension", async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUpProven()
    await world.change(user.id, { is_suspended: 1 })
    await world.accounts.ensureAdministrator(GIVEN)
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'account_suspended' })
  })
})
