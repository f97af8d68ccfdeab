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

describe.each(DATABASES)('changing the address on %s', (kind) => {
  const NEW = 'ann@atelier.example'

  it('waits until the new address is proven, then tells the old one and keeps the sessions', async () => {
    await using world = await anAccountWorld(kind)
    const { user, viewer, secret } = await world.signUpProven()
    const given = { email: NEW, currentPassword: PASSWORD }
    expect(await world.accounts.changeEmail(viewer, given, CLIENT)).toEqual({
      message: ACCOUNT_MESSAGES.emailChangeSent,
    })
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: NEW })
    expect((await world.viewerOf(secret)).user.email).toBe(EMAIL)

    expect(await world.accounts.verifyEmail(await world.sentLinkIn('email-change'), CLIENT)).toEqual({
      message: ACCOUNT_MESSAGES.emailChanged,
    })
    expect((await world.viewerOf(secret)).user).toMatchObject({ id: user.id, email: NEW, emailVerified: 1 })
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: null })
    expect(await world.mails()).toEqual([
      `verification to ${EMAIL}`,
      `email-change to ${NEW}`,
      `email-changed-notice to ${EMAIL}`,
    ])
    expect(await world.signIn(PASSWORD, NEW)).toMatchObject({ user: { id: user.id } })
    expect(await world.actions()).toContain('email_changed')
  })

  it('frees the old address and ends the links that went to it', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUpProven()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    const reset = await world.sentLinkIn('password-reset')
    await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
    await world.accounts.verifyEmail(await world.sentLinkIn('email-change'), CLIENT)
    expect(
      await refusalOf(world.accounts.resetPassword(reset, 'another loom at dawn', CLIENT)),
    ).toMatchObject({ message: ACCOUNT_MESSAGES.invalidResetLink })
    await world.signUp(EMAIL)
  })

  it('asks for the current password, by the field', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUpProven()
    const change = (currentPassword?: string) =>
      refusalOf(world.accounts.changeEmail(viewer, { email: NEW, currentPassword }, CLIENT))
    expect(await change()).toMatchObject({ fields: { currentPassword: 'Password is required' } })
    expect(await change('wrong')).toMatchObject({
      code: 'bad_request',
      fields: { currentPassword: ACCOUNT_MESSAGES.wrongPassword },
    })
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: null })
  })

  it('is refused to the address one has', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUpProven()
    const given = { email: EMAIL.toUpperCase(), currentPassword: PASSWORD }
    expect(await refusalOf(world.accounts.changeEmail(viewer, given, CLIENT))).toMatchObject({
      fields: { email: ACCOUNT_MESSAGES.emailUnchanged },
    })
  })

  it('does not tell whether somebody has the address: all looks the same, and no mail goes out', async () => {
    await using world = await anAccountWorld(kind)
    await world.signUpProven(NEW)
    const { viewer } = await world.signUpProven()
    const taken = { email: NEW, currentPassword: PASSWORD }
    const free = { email: 'ann@free.example', currentPassword: PASSWORD }
    expect(await world.accounts.changeEmail(viewer, taken, CLIENT)).toEqual(
      await world.accounts.changeEmail(viewer, free, CLIENT),
    )
    await world.accounts.changeEmail(viewer, taken, CLIENT)
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: NEW })
    expect(await world.linkIn('email-change')).toBeNull()
  })

  it('fails when somebody has taken the address meanwhile', async () => {
    await using world = await anAccountWorld(kind)
    const { user, viewer } = await world.signUpProven()
    await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
    const link = await world.sentLinkIn('email-change')
    await world.signUp(NEW.toUpperCase())
    expect(await refusalOf(world.accounts.verifyEmail(link, CLIENT))).toMatchObject({
      code: 'conflict',
      message: ACCOUNT_MESSAGES.emailTaken,
    })
    expect(await world.userRow(user.id)).toMatchObject({ email: EMAIL, email_verified: 1 })
  })

  it('follows the last wish alone', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUpProven()
    const wish = (email: string) =>
      world.accounts.changeEmail(viewer, { email, currentPassword: PASSWORD }, CLIENT)
    await wish('first@loom.example')
    const first = await world.sentLinkIn('email-change')
    await wish('second@loom.example')
    expect(await refusalOf(world.accounts.verifyEmail(first, CLIENT))).toMatchObject(INVALID)
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: 'second@loom.example' })
    await world.accounts.verifyEmail(await world.sentLinkIn('email-change'), CLIENT)
    expect(await world.signIn(PASSWORD, 'second@loom.example')).toBeDefined()
  })

  it('can be wished for five times a day', async () => {
    await using world = await anAccountWorld(kind)
    const { viewer } = await world.signUpProven()
    const wish = (index: number) =>
      refusalOf(
        world.accounts.changeEmail(
          viewer,
          { email: `wish${index}@loom.example`, currentPassword: PASSWORD },
          CLIENT,
        ),
      )
    for (let index = 0; index < 5; index++) expect(await wish(index)).toBeNull()
    expect(await wish(5)).toMatchObject({ code: 'too_many_requests' })
  })
})
