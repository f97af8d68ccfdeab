import { ACCOUNT_FIELD_MESSAGES, ACCOUNT_MESSAGES } from '@wordloom/contract'
import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

const NEW_PASSWORD = 'another loom at dawn'
const INVALID = { code: 'bad_request', message: 'This reset link is invalid or has expired' }
const MINUTE = 60_000

describe.each(DATABASES)('forgotten password on %s', (kind) => {
  it('C04 gets the same answer whether or not the address has an account', async () => {
    await using world = await createAccountServices(kind)
    await world.signUpProven('known@loom.example')
    await world.signUp('unproven@loom.example')
    const { user } = await world.signUp('suspended@loom.example')
    await world.change(user.id, { is_suspended: 1 })
    const mailsBefore = await world.mails()
    for (const name of ['known', 'unproven', 'suspended', 'unknown']) {
      const email = `${name}@loom.example`
      expect(await world.accounts.forgotPassword(email, CLIENT)).toEqual({
        message: "If your email exists in our system, you'll receive password reset instructions.",
      })
      expect((await world.mails()).slice(mailsBefore.length)).toEqual([`password-reset to ${email}`])
      const hasLink = (await world.linkIn('password-reset')) !== null
      expect([name, hasLink]).toEqual([name, name === 'known' || name === 'unproven'])
      await world.database.kysely.deleteFrom('outbox').where('template', '=', 'password-reset').execute()
    }
  })

  it('sends three emails per hour to an address, and gives the same answer when it sends none', async () => {
    await using world = await createAccountServices(kind)
    await world.signUpProven()
    const answers = []
    for (const email of [EMAIL, EMAIL.toUpperCase(), EMAIL, EMAIL]) {
      answers.push(await world.accounts.forgotPassword(email, CLIENT))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await world.mails()).filter((mail) => mail.startsWith('password-reset'))).toHaveLength(3)
  })

  it('accepts ten requests per hour from a network', async () => {
    await using world = await createAccountServices(kind)
    const ask = (index: number) =>
      refusalOf(world.accounts.forgotPassword(`person${index}@loom.example`, CLIENT))
    for (let index = 0; index < 10; index++) expect(await ask(index)).toBeNull()
    expect(await ask(10)).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) })
  })

  it('sends to the address as its owner wrote it', async () => {
    await using world = await createAccountServices(kind)
    await world.signUp('Ann@Loom.example')
    await world.accounts.forgotPassword('aNN@loom.EXAMPLE', CLIENT)
    const found = await world.database.transaction((transaction) =>
      world.linkTokens.findForReset(transaction, 'ann@loom.example'),
    )
    expect(found).toMatchObject({ email: 'Ann@Loom.example' })
  })
})

describe.each(DATABASES)('password reset on %s', (kind) => {
  async function aWorldWithLink() {
    const world = await createAccountServices(kind)
    const person = await world.signUpProven()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    return Object.assign(world, { person, link: await world.sentLinkIn('password-reset') })
  }

  it('sets the password, ends all sessions, notifies the owner and signs nobody in', async () => {
    await using world = await aWorldWithLink()
    expect(await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)).toEqual({
      message: ACCOUNT_MESSAGES.passwordReset,
    })
    expect(await world.database.kysely.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await world.database.kysely.selectFrom('tokens').selectAll().execute()).toEqual([])
    expect((await world.mails()).at(-1)).toBe(`password-changed to ${EMAIL}`)
    expect((await world.actions()).at(-1)).toBe('password_reset')
    expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' })
    await world.signIn(NEW_PASSWORD)
  })

  it('C08 works once', async () => {
    await using world = await aWorldWithLink()
    await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)
    expect(await refusalOf(world.accounts.resetPassword(world.link, PASSWORD, CLIENT))).toMatchObject(INVALID)
  })

  it('C08 succeeds for one of ten concurrent attempts and changes the password once', async () => {
    await using world = await aWorldWithLink()
    const attempts = Array.from({ length: 10 }, (_, index) =>
      refusalOf(world.accounts.resetPassword(world.link, `${NEW_PASSWORD} ${index}`, CLIENT)),
    )
    const refusals = await Promise.all(attempts)
    const winners = [...refusals.entries()].filter(([, refusal]) => refusal === null)
    expect(winners).toHaveLength(1)
    for (const refusal of refusals.filter((each) => each !== null)) expect(refusal).toMatchObject(INVALID)
    expect((await world.mails()).filter((mail) => mail.startsWith('password-changed'))).toHaveLength(1)
    await world.signIn(`${NEW_PASSWORD} ${winners[0]?.[0]}`)
  })

  it('C08 works only with the newest link', async () => {
    await using world = await aWorldWithLink()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    const newer = await world.sentLinkIn('password-reset')
    expect(await refusalOf(world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT))).toMatchObject(
      INVALID,
    )
    await world.accounts.resetPassword(newer, NEW_PASSWORD, CLIENT)
  })

  it('works with either link of an email that had to be sent twice', async () => {
    await using world = await aWorldWithLink()
    const again = await world.sentLinkIn('password-reset')
    expect(again).not.toBe(world.link)
    await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)
    expect(await refusalOf(world.accounts.resetPassword(again, PASSWORD, CLIENT))).toMatchObject(INVALID)
  })

  it('C08 fails after 30 minutes', async () => {
    await using world = await aWorldWithLink()
    await world.ageLinks(30 * MINUTE)
    expect(await refusalOf(world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT))).toMatchObject(
      INVALID,
    )
  })

  it('works for almost 30 minutes', async () => {
    await using world = await aWorldWithLink()
    await world.ageLinks(29 * MINUTE)
    await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)
  })

  it.each([
    ['wrong', () => 'A'.repeat(64)],
    ['cut short', (link: string) => link.slice(0, -1)],
    ['in capital letters', (link: string) => link.toUpperCase()],
    ['empty', () => ''],
  ])('C07 is refused when the link is %s', async (_how, spoil) => {
    await using world = await aWorldWithLink()
    const before = await world.userRow(world.person.user.id)
    const refused = refusalOf(world.accounts.resetPassword(spoil(world.link), NEW_PASSWORD, CLIENT))
    expect(await refused).toMatchObject(INVALID)
    expect(await world.userRow(world.person.user.id)).toEqual(before)
  })

  it('C10 is refused after the address has changed', async () => {
    await using world = await aWorldWithLink()
    await world.change(world.person.user.id, { email: 'bob@loom.example', email_key: 'bob@loom.example' })
    expect(await refusalOf(world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT))).toMatchObject(
      INVALID,
    )
  })

  it('is refused for a suspended or deleted account', async () => {
    await using world = await aWorldWithLink()
    await world.change(world.person.user.id, { is_suspended: 1 })
    expect(await refusalOf(world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT))).toMatchObject(
      INVALID,
    )
    await world.change(world.person.user.id, { is_suspended: 0 })
    await world.accounts.remove(world.person.viewer, PASSWORD, CLIENT)
    expect(await refusalOf(world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT))).toMatchObject(
      INVALID,
    )
  })

  it('refuses an easily guessed password, and the link still works after that', async () => {
    await using world = await aWorldWithLink()
    expect(await refusalOf(world.accounts.resetPassword(world.link, 'iloveyou2', CLIENT))).toMatchObject({
      fields: { password: ACCOUNT_FIELD_MESSAGES.passwordCommon },
    })
    await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)
  })

  it('verifies the address and cancels a pending email change', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer } = await world.signUp()
    const change = { email: 'eve@elsewhere.example', currentPassword: PASSWORD }
    await world.accounts.changeEmail(viewer, change, CLIENT)
    const changeLink = await world.sentLinkIn('email-change')
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    await world.accounts.resetPassword(await world.sentLinkIn('password-reset'), NEW_PASSWORD, CLIENT)
    expect(await world.userRow(user.id)).toMatchObject({ email: EMAIL, email_verified: 1 })
    expect(await refusalOf(world.openLink(changeLink))).toMatchObject({
      message: ACCOUNT_MESSAGES.invalidVerificationLink,
    })
    // The email may still be in the outbox: sending it now must not create a new link.
    expect(await world.linkIn('email-change')).toBeNull()
  })

  it('cancels a pending identity link', async () => {
    await using world = await aWorldWithLink()
    await world.beginLinking(world.person.user.id)
    await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)
    expect(await world.database.kysely.selectFrom('identity_requests').selectAll().execute()).toEqual([])
  })

  it('keeps linked identities only if the address was verified before', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    await world.linkIdentity(user.id)
    const linksAfterReset = async () => {
      await world.accounts.forgotPassword(EMAIL, CLIENT)
      await world.accounts.resetPassword(await world.sentLinkIn('password-reset'), NEW_PASSWORD, CLIENT)
      return world.database.kysely.selectFrom('accounts').select('user_id').execute()
    }
    expect(await linksAfterReset()).toEqual([])
    await world.linkIdentity(user.id)
    expect(await linksAfterReset()).toEqual([{ user_id: user.id }])
  })

  it('sets the first password of an account without one', async () => {
    await using world = await aWorldWithLink()
    await world.change(world.person.user.id, { password_hash: null })
    await world.accounts.resetPassword(world.link, NEW_PASSWORD, CLIENT)
    await world.signIn(NEW_PASSWORD)
  })

  it('allows 30 tries per network in 15 minutes', async () => {
    await using world = await createAccountServices(kind)
    const attempt = () => refusalOf(world.accounts.resetPassword('wrong', NEW_PASSWORD, CLIENT))
    for (let time = 0; time < 30; time++) expect(await attempt()).toMatchObject(INVALID)
    expect(await attempt()).toMatchObject({ code: 'too_many_requests' })
  })
})
