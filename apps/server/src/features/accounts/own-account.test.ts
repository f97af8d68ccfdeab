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

const NEW_PASSWORD = 'another loom at dawn'
const MINUTE = 60_000

const WRONG_PASSWORD = {
  code: 'bad_request',
  fields: { currentPassword: ACCOUNT_MESSAGES.wrongPassword },
}

describe.each(DATABASES)('own account on %s', (kind) => {
  it('shows how its owner signs in', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer } = await world.signUp()
    expect(await world.accounts.details(viewer)).toEqual({
      hasPassword: true,
      identityProviderLinkedAt: null,
      pendingEmail: null,
    })
    await world.change(user.id, { password_hash: null })
    await world.linkIdentity(user.id)
    await world.database.kysely
      .updateTable('accounts')
      .set({ created_at: Date.UTC(2026, 10, 21) })
      .execute()
    expect(await world.accounts.details(viewer)).toEqual({
      hasPassword: false,
      identityProviderLinkedAt: '2026-11-21T00:00:00.000Z',
      pendingEmail: null,
    })
  })

  it('forgets a pending address that was not verified in time', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    const given = { email: 'ann@atelier.example', currentPassword: PASSWORD }
    await world.accounts.changeEmail(viewer, given, CLIENT)
    await world.ageLinks(24 * 60 * MINUTE)
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: null })
  })

  it('accepts a change of one name, both or neither', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    const rename = (names: { firstName?: string | null; lastName?: string | null }) =>
      world.accounts.rename(viewer, names)
    const namesOf = { firstName: 'Ann', lastName: 'Weaver' }
    expect(await rename(namesOf)).toMatchObject(namesOf)
    expect(await rename({ firstName: "Robert'); DROP TABLE users;--" })).toMatchObject({
      firstName: "Robert'); DROP TABLE users;--",
      lastName: 'Weaver',
    })
    expect(await rename({ lastName: null })).toMatchObject({ lastName: null })
    expect(await rename({})).toMatchObject({ firstName: "Robert'); DROP TABLE users;--", lastName: null })
  })
})

describe.each(DATABASES)('password change on %s', (kind) => {
  const change = (
    { accounts }: Awaited<ReturnType<typeof createAccountServices>>,
    { viewer, secret }: Person,
    currentPassword: string | undefined,
    newPassword = NEW_PASSWORD,
  ) => accounts.changePassword(viewer, { currentPassword, newPassword }, CLIENT, secret)

  it('ends all sessions, starts a new one and notifies the owner', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUpProven()
    const elsewhere = await world.signIn(PASSWORD)
    const { user, secret } = await change(world, person, PASSWORD)
    expect(user).toMatchObject({ id: person.user.id, email: EMAIL })
    expect(await world.viewerOf(secret)).toMatchObject({ user: { id: user.id } })
    expect(await world.sessions.find(person.secret)).toBeNull()
    expect(await world.sessions.find(elsewhere.secret)).toBeNull()
    expect(await world.database.kysely.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    expect((await world.mails()).at(-1)).toBe(`password-changed to ${EMAIL}`)
    expect(await world.actions()).toContain('password_changed')
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' })
    await world.signIn(NEW_PASSWORD)
  })

  it('cancels pending password resets, email changes and identity links', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUpProven()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    const reset = await world.sentLinkIn('password-reset')
    const given = { email: 'eve@elsewhere.example', currentPassword: PASSWORD }
    await world.accounts.changeEmail(person.viewer, given, CLIENT)
    await world.beginLinking(person.user.id)
    await change(world, person, PASSWORD)
    expect(await world.database.kysely.selectFrom('identity_requests').selectAll().execute()).toEqual([])
    expect(await refusalOf(world.accounts.resetPassword(reset, PASSWORD, CLIENT))).toMatchObject({
      message: ACCOUNT_MESSAGES.invalidResetLink,
    })
    expect(await world.linkIn('email-change')).toBeNull()
    expect(await world.accounts.details(person.viewer)).toMatchObject({ pendingEmail: null })
  })

  it("is limited to ten per day, because each one sends an email, maybe to someone else's address", async () => {
    await using world = await createAccountServices(kind)
    let person = await world.signUp()
    const passwords = Array.from({ length: 11 }, (_, day) => `${NEW_PASSWORD} ${day}`)
    const last = passwords.pop()
    let current = PASSWORD
    for (const password of passwords) {
      const { user, secret } = await change(world, person, current, password)
      person = { user, secret, viewer: await world.viewerOf(secret) }
      current = password
    }
    expect(await refusalOf(change(world, person, current, last))).toMatchObject({ code: 'too_many_requests' })
    expect((await world.mails()).filter((mail) => mail.startsWith('password-changed'))).toHaveLength(10)
  })

  it('requires the current password and names its field in the error', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUp()
    expect(await refusalOf(change(world, person, undefined))).toMatchObject({
      code: 'bad_request',
      fields: { currentPassword: ACCOUNT_FIELD_MESSAGES.passwordMissing },
    })
    expect(await refusalOf(change(world, person, `${PASSWORD} `))).toMatchObject(WRONG_PASSWORD)
    expect(await world.sessions.find(person.secret)).not.toBeNull()
    await world.signIn(PASSWORD)
  })

  it('refuses an easily guessed password and names its field in the error', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUp()
    expect(await refusalOf(change(world, person, PASSWORD, 'password1'))).toMatchObject({
      fields: { newPassword: ACCOUNT_FIELD_MESSAGES.passwordCommon },
    })
    expect(await refusalOf(change(world, person, PASSWORD, `my ${EMAIL}`))).toMatchObject({
      fields: { newPassword: ACCOUNT_FIELD_MESSAGES.passwordGuessable },
    })
  })

  it('checks sixty new passwords per hour', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUp()
    const attempt = () => refusalOf(change(world, person, PASSWORD, 'password1'))
    for (let time = 0; time < 60; time++) expect(await attempt()).toMatchObject({ code: 'bad_request' })
    expect(await attempt()).toMatchObject({ code: 'too_many_requests' })
  })

  it('checks ten wrong passwords per quarter of an hour, even concurrent ones, then refuses even the right one', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUp()
    const attempts = Array.from({ length: 30 }, () => refusalOf(change(world, person, 'wrong')))
    const codes = (await Promise.all(attempts)).map((refusal) => (refusal as { code: string }).code)
    expect(codes.filter((code) => code === 'bad_request')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(20)
    expect(await refusalOf(change(world, person, PASSWORD))).toMatchObject({ code: 'too_many_requests' })
  })

  it("doesn't count right passwords", async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    for (let time = 0; time < 12; time++) await world.accounts.confirm(viewer, PASSWORD)
  })

  it('succeeds for only one of several concurrent attempts', async () => {
    await using world = await createAccountServices(kind)
    const person = await world.signUp()
    const attempts = Array.from({ length: 5 }, (_, index) =>
      refusalOf(change(world, person, PASSWORD, `${NEW_PASSWORD} ${index}`)),
    )
    const refusals = await Promise.all(attempts)
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1)
    expect(await world.database.kysely.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    await world.signIn(`${NEW_PASSWORD} ${refusals.indexOf(null)}`)
  })
})

describe.each(DATABASES)('account without a password on %s', (kind) => {
  async function aWorldWithout() {
    const world = await createAccountServices(kind)
    const person = await world.signUpProven()
    await world.change(person.user.id, { password_hash: null })
    return Object.assign(world, { person })
  }

  const actions = ['changePassword', 'changeEmail', 'remove', 'confirm'] as const

  it.each(actions)('allows %s within 15 minutes of signing in', async (action) => {
    await using world = await aWorldWithout()
    const { person } = world
    const attempt = (sinceAuthenticated: number) =>
      refusalOf(doIt(world.accounts, action, { ...person.viewer, sinceAuthenticated }))
    expect(await attempt(15 * MINUTE + 1)).toMatchObject({
      code: 'sign_in_again',
      message: ACCOUNT_MESSAGES.signInAgain,
    })
    expect(await attempt(15 * MINUTE)).toBeNull()
  })

  function doIt(
    accounts: Awaited<ReturnType<typeof createAccountServices>>['accounts'],
    action: (typeof actions)[number],
    viewer: Person['viewer'],
  ): Promise<unknown> {
    switch (action) {
      case 'changePassword':
        return accounts.changePassword(viewer, { newPassword: NEW_PASSWORD }, CLIENT, null)
      case 'changeEmail':
        return accounts.changeEmail(viewer, { email: 'ann@atelier.example' }, CLIENT)
      case 'remove':
        return accounts.remove(viewer, undefined, CLIENT)
      case 'confirm':
        return accounts.confirm(viewer, undefined)
    }
  }

  it('accepts a first password', async () => {
    await using world = await aWorldWithout()
    const { viewer, secret } = world.person
    await world.accounts.changePassword(viewer, { newPassword: NEW_PASSWORD }, CLIENT, secret)
    await world.signIn(NEW_PASSWORD)
    expect(await world.accounts.details(viewer)).toMatchObject({ hasPassword: true })
  })
})
