import { ACCOUNT_MESSAGES } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../testing/a-database.ts'
import { anAccountWorld, CLIENT, EMAIL, PASSWORD, refusalOf } from '../../testing/an-account-world.ts'

const INVALID = { code: 'bad_request', message: ACCOUNT_MESSAGES.invalidVerificationLink }
const HOUR = 60 * 60_000

describe.each(DATABASES)('the link that proves an address on %s', (kind) => {
  it('proves it once, to whoever opens it, and signs nobody in', async () => {
    await using world = await anAccountWorld(kind)
    const { user, secret } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    const sessionsBefore = await world.database.kysely.selectFrom('sessions').selectAll().execute()
    expect(await world.accounts.verifyEmail(link, CLIENT)).toEqual({
      message: ACCOUNT_MESSAGES.emailVerified,
    })
    expect(await world.viewerOf(secret)).toMatchObject({ user: { id: user.id, emailVerified: 1 } })
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject(INVALID)
    expect(await world.database.kysely.selectFrom('sessions').selectAll().execute()).toEqual(sessionsBefore)
    expect(await world.actions()).toEqual(['sign_up', 'email_verified'])
  })

  it('has one winner of ten at once', async () => {
    await using world = await anAccountWorld(kind)
    await world.signUp()
    const link = await world.sentLinkIn('verification')
    const attempts = Array.from({ length: 10 }, () => refusalOf(world.accounts.verifyEmail(link, CLIENT)))
    const refusals = (await Promise.all(attempts)).filter((refusal) => refusal !== null)
    expect(refusals).toHaveLength(9)
    for (const refusal of refusals) expect(refusal).toMatchObject(INVALID)
  })

  it('is good for 24 hours', async () => {
    await using world = await anAccountWorld(kind)
    await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.ageLinks(24 * HOUR)
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject(INVALID)
  })

  it('is still good just before they are over', async () => {
    await using world = await anAccountWorld(kind)
    await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.ageLinks(24 * HOUR - 60_000)
    await world.accounts.verifyEmail(link, CLIENT)
  })

  it.each([
    ['empty', () => ''],
    ['cut short', (link: string) => link.slice(0, -1)],
    ['longer', (link: string) => `${link}A`],
    ['in capital letters', (link: string) => link.toUpperCase()],
    ['of somebody else', (link: string) => `${'A'.repeat(22)}${link.slice(22)}`],
    ['SQL', () => `' or 1=1; drop table users;--`],
  ])('is none when it is %s', async (_how, spoil) => {
    await using world = await anAccountWorld(kind)
    const { user } = await world.signUp()
    const link = spoil(await world.sentLinkIn('verification'))
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject(INVALID)
    expect(await world.userRow(user.id)).toMatchObject({ email_verified: 0 })
  })

  it('is no link to reset a password with, nor the other way round', async () => {
    await using world = await anAccountWorld(kind)
    await world.signUp()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    const verification = await world.sentLinkIn('verification')
    const reset = await world.sentLinkIn('password-reset')
    expect(await refusalOf(world.accounts.verifyEmail(reset, CLIENT))).toMatchObject(INVALID)
    expect(
      await refusalOf(world.accounts.resetPassword(verification, 'another loom at dawn', CLIENT)),
    ).toMatchObject({ message: ACCOUNT_MESSAGES.invalidResetLink })
  })

  it('proves only the address it was sent to', async () => {
    await using world = await anAccountWorld(kind)
    const { user } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.change(user.id, { email: 'bob@loom.example', email_key: 'bob@loom.example' })
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject(INVALID)
    expect(await world.userRow(user.id)).toMatchObject({ email_verified: 0 })
  })

  it('is none for an account that is suspended or gone', async () => {
    await using world = await anAccountWorld(kind)
    const { user, viewer } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.change(user.id, { is_suspended: 1 })
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject(INVALID)
    await world.change(user.id, { is_suspended: 0 })
    await world.accounts.remove(viewer, PASSWORD, CLIENT)
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject(INVALID)
  })

  it('may be tried thirty times in a quarter of an hour by a network', async () => {
    await using world = await anAccountWorld(kind)
    const attempt = () => refusalOf(world.accounts.verifyEmail('wrong', CLIENT))
    for (let time = 0; time < 30; time++) expect(await attempt()).toMatchObject(INVALID)
    expect(await attempt()).toMatchObject({ code: 'too_many_requests' })
  })
})

describe.each(DATABASES)('sending that link again on %s', (kind) => {
  it('sends another mail, and the older link ends with it', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUp()
    const older = await world.sentLinkIn('verification')
    expect(await world.accounts.resendVerification(viewer)).toEqual({
      message: 'Verification email has been sent successfully',
    })
    expect(await world.mails()).toEqual([`verification to ${EMAIL}`, `verification to ${EMAIL}`])
    const newer = await world.sentLinkIn('verification')
    expect(await refusalOf(world.accounts.verifyEmail(older, CLIENT))).toMatchObject(INVALID)
    await world.accounts.verifyEmail(newer, CLIENT)
  })

  it('is refused when the address is proven', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer: before } = await world.signUp()
    await world.accounts.verifyEmail(await world.sentLinkIn('verification'), CLIENT)
    const after = { ...before, user: { ...before.user, emailVerified: 1 as const } }
    for (const viewer of [before, after]) {
      expect(await refusalOf(world.accounts.resendVerification(viewer))).toMatchObject({
        code: 'conflict',
        message: 'Already verified',
      })
    }
  })

  it('is possible once a minute', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUp()
    const attempts = [1, 2, 3].map(() => refusalOf(world.accounts.resendVerification(viewer)))
    const refusals = (await Promise.all(attempts)).filter((refusal) => refusal !== null)
    expect(refusals).toHaveLength(2)
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) })
    }
  })
})
