import { ACCOUNT_FIELD_MESSAGES } from '@wordloom/contract'
import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

const TAKEN = { code: 'conflict', message: 'An account with this email already exists' }

describe.each(DATABASES)('sign-up on %s', (kind) => {
  it('creates an account on the free plan, signs in and asks to verify the address', async () => {
    await using world = await createAccountServices(kind)
    const { user, secret } = await world.accounts.signUp(
      { email: EMAIL, password: PASSWORD, firstName: 'Ann', lastName: null },
      CLIENT,
      null,
    )
    expect(user).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/),
      firstName: 'Ann',
      lastName: null,
      email: EMAIL,
      emailVerified: 0,
      emailVerificationSentAt: user.createdAt,
      isSuspended: false,
      isAdmin: false,
      subscriptionPlan: 'free',
      subscriptionStatus: 'free',
      stripeSubscriptionId: null,
      profileImageUrl: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: user.createdAt,
    })
    expect(await world.viewerOf(secret)).toMatchObject({ user })
    expect(await world.mails()).toEqual([`verification to ${EMAIL}`])
    expect(await world.actions()).toEqual(['sign_up'])
    expect(await world.signIn(PASSWORD)).toMatchObject({ user: { id: user.id } })
  })

  it('stores only a hash of the password', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    const row = await world.userRow(user.id)
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })

  it("replaces the browser's earlier session", async () => {
    await using world = await createAccountServices(kind)
    const earlier = await world.signUp()
    await world.accounts.signUp({ email: 'bob@loom.example', password: PASSWORD }, CLIENT, earlier.secret)
    expect(await world.sessions.find(earlier.secret)).toBeNull()
  })

  it.each(['ann@loom.example', 'Ann@Loom.Example', 'ANN@LOOM.EXAMPLE'])(
    'C01 refuses %s if ann@loom.example has an account, and leaves that account unchanged',
    async (email) => {
      await using world = await createAccountServices(kind)
      const { user } = await world.signUp()
      const before = await world.userRow(user.id)
      const again = world.accounts.signUp(
        { email, password: 'another loom at dawn', firstName: 'Eve' },
        CLIENT,
        null,
      )
      expect(await refusalOf(again)).toMatchObject(TAKEN)
      expect(await world.userRow(user.id)).toEqual(before)
      expect(await world.mails()).toHaveLength(1)
    },
  )

  it.each([
    ['mike@x.example', 'mıke@x.example'],
    ['kelvin@x.example', '\u212Aelvin@x.example'],
    ['ann@strasse.example', 'ann@straße.example'],
    ['ann@fi.example', 'ann@ﬁ.example'],
    ['ann@x.example', 'ann+tag@x.example'],
  ])('treats %s and %s as different addresses', async (first, second) => {
    await using world = await createAccountServices(kind)
    const [one, other] = [await world.signUp(first), await world.signUp(second)]
    expect(one.user.id).not.toBe(other.user.id)
  })

  it('refuses an easily guessed password and names its field in the error', async () => {
    await using world = await createAccountServices(kind)
    const refused = (password: string) =>
      refusalOf(world.accounts.signUp({ email: EMAIL, password }, CLIENT, null))
    const { passwordCommon, passwordGuessable } = ACCOUNT_FIELD_MESSAGES
    expect(await refused('password1')).toMatchObject({
      code: 'bad_request',
      message: passwordCommon,
      fields: { password: passwordCommon },
    })
    expect(await refused('ann@loom.example')).toMatchObject({ fields: { password: passwordGuessable } })
    expect(await world.mails()).toEqual([])
  })

  it('creates one account and sends one email for twenty concurrent attempts', async () => {
    await using world = await createAccountServices(kind)
    const spellings = ['ann@loom.example', 'Ann@loom.example', 'ANN@loom.example', 'ann@LOOM.example']
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const email = spellings[index % spellings.length] ?? EMAIL
      return refusalOf(
        world.accounts.signUp({ email, password: PASSWORD }, { ...CLIENT, networkFactor: 100 }, null),
      )
    })
    const refusals = (await Promise.all(attempts)).filter((refusal) => refusal !== null)
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toMatchObject(TAKEN)
    expect(await world.mails()).toHaveLength(1)
    expect(await world.database.kysely.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  it('accepts ten sign-ups per hour from a network, without affecting other networks', async () => {
    await using world = await createAccountServices(kind)
    const signUpFrom = (network: string, index: number) =>
      world.accounts.signUp(
        { email: `person${index}@loom.example`, password: PASSWORD },
        { ...CLIENT, network },
        null,
      )
    await Promise.all(Array.from({ length: 10 }, (_, index) => signUpFrom('192.0.2.7', index)))
    expect(await refusalOf(signUpFrom('192.0.2.7', 10))).toMatchObject({
      code: 'too_many_requests',
      retryAfter: expect.any(Number),
    })
    await signUpFrom('192.0.2.8', 11)
  })

  it("doesn't count an attempt with a refused password", async () => {
    await using world = await createAccountServices(kind)
    for (let time = 0; time < 11; time++) {
      const attempt = world.accounts.signUp({ email: EMAIL, password: 'password1' }, CLIENT, null)
      expect(await refusalOf(attempt)).toMatchObject({ code: 'bad_request' })
    }
    await world.signUp()
  })

  it('checks sixty passwords per hour and network', async () => {
    await using world = await createAccountServices(kind)
    const attempt = (network: string) =>
      refusalOf(world.accounts.signUp({ email: EMAIL, password: 'password1' }, { ...CLIENT, network }, null))
    const refusals = await Promise.all(Array.from({ length: 60 }, () => attempt('192.0.2.7')))
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'bad_request' })
    expect(await attempt('192.0.2.7')).toMatchObject({ code: 'too_many_requests' })
    expect(await attempt('192.0.2.8')).toMatchObject({ code: 'bad_request' })
  })
})
