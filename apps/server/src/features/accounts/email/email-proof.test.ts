import { ACCOUNT_FIELD_MESSAGES, ACCOUNT_MESSAGES } from '@wordloom/contract'
import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { addToken } from '@wordloom/testing/accounts/token'
import { DATABASES } from '@wordloom/testing/database/database'
import { addPasskey } from '@wordloom/testing/database/rows'
import { describe, expect, it } from 'vitest'

const INVALID = { code: 'bad_request', message: ACCOUNT_MESSAGES.invalidVerificationLink }
const NEEDS_PASSWORD = {
  code: 'password_required',
  message: ACCOUNT_MESSAGES.verificationNeedsPassword,
}
const NEW_PASSWORD = 'another loom at dawn'
const HOUR = 60 * 60_000

describe.each(DATABASES)('verification link on %s', (kind) => {
  it('works once, in the browser that is signed in', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer, secret } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    expect(await world.openLink(link, viewer)).toEqual({
      message: ACCOUNT_MESSAGES.emailVerified,
      secret: null,
    })
    expect(await world.viewerOf(secret)).toMatchObject({ user: { id: user.id, emailVerified: 1 } })
    expect(await refusalOf(world.openLink(link, viewer))).toMatchObject(INVALID)
    expect(await world.actions()).toEqual(['sign_up', 'email_verified'])
  })

  it('ends all other sessions', async () => {
    await using world = await createAccountServices(kind)
    const { viewer, secret } = await world.signUp()
    const other = await world.signIn(PASSWORD)
    await world.openLink(await world.sentLinkIn('verification'), viewer)
    expect(await world.sessions.find(secret)).not.toBeNull()
    expect(await world.sessions.find(other.secret)).toBeNull()
  })

  describe("opened in a browser that isn't signed in to the account", () => {
    it.each(['nobody', 'somebody else', 'an administrator as the user'])(
      'asks for a password and verifies nothing: %s',
      async (opener) => {
        await using world = await createAccountServices(kind)
        const { user, viewer } = await world.signUp()
        const link = await world.sentLinkIn('verification')
        const viewers = {
          nobody: null,
          'somebody else': (await world.signUp('bob@loom.example')).viewer,
          'an administrator as the user': { ...viewer, impersonator: { id: 'boss', endsAt: 0 } },
        }
        const opened = world.openLink(link, viewers[opener as keyof typeof viewers])
        expect(await refusalOf(opened)).toMatchObject(NEEDS_PASSWORD)
        expect(await world.userRow(user.id)).toMatchObject({ email_verified: 0 })
      },
    )

    it('accepts the current password, keeps everything and signs in', async () => {
      await using world = await createAccountServices(kind)
      const { user, secret } = await world.signUp()
      const link = await world.sentLinkIn('verification')
      const opened = await world.openLink(link, null, { password: PASSWORD })
      expect(await world.viewerOf(opened.secret ?? '')).toMatchObject({
        user: { id: user.id, emailVerified: 1 },
      })
      expect(await world.sessions.find(secret)).not.toBeNull()
      expect(await world.actions()).toEqual(['sign_up', 'email_verified', 'sign_in'])
    })

    it('signs nobody in if the account has a second factor or the browser is signed in to another account', async () => {
      await using world = await createAccountServices(kind)
      const { user } = await world.signUp()
      await addPasskey(world.database, user.id)
      const given = { password: PASSWORD }
      expect(await world.openLink(await world.sentLinkIn('verification'), null, given)).toMatchObject({
        secret: null,
      })
      const bob = await world.signUp('bob@loom.example')
      await world.signUp('cleo@loom.example')
      expect(await world.openLink(await world.sentLinkIn('verification'), bob.viewer, given)).toMatchObject({
        secret: null,
      })
    })

    it('refuses a wrong password, naming its field, and after ten attempts even the right one', async () => {
      await using world = await createAccountServices(kind)
      await world.signUp()
      const link = await world.sentLinkIn('verification')
      const attempt = (password: string) => refusalOf(world.openLink(link, null, { password }))
      for (let time = 0; time < 10; time++) {
        expect(await attempt('wrong')).toMatchObject({
          code: 'bad_request',
          fields: { password: ACCOUNT_MESSAGES.wrongPassword },
        })
      }
      expect(await attempt(PASSWORD)).toMatchObject({ code: 'too_many_requests' })
    })

    it('accepts a new password and revokes every earlier way to sign in', async () => {
      await using world = await createAccountServices(kind)
      const { user, secret } = await world.signUp()
      const { kysely } = world.database
      await world.accounts.forgotPassword(EMAIL, CLIENT)
      const reset = await world.sentLinkIn('password-reset')
      const link = await world.sentLinkIn('verification')
      await world.linkIdentity(user.id)
      await world.beginLinking(user.id)
      await addPasskey(world.database, user.id)
      await addToken(world.database, user.id)
      const opened = await world.openLink(link, null, { newPassword: NEW_PASSWORD })

      expect(await world.viewerOf(opened.secret ?? '')).toMatchObject({
        user: { id: user.id, emailVerified: 1 },
      })
      expect(await world.sessions.find(secret)).toBeNull()
      expect(await refusalOf(world.signIn(PASSWORD))).toMatchObject({ code: 'invalid_credentials' })
      await world.signIn(NEW_PASSWORD)
      expect(await refusalOf(world.accounts.resetPassword(reset, PASSWORD, CLIENT))).toMatchObject({
        message: ACCOUNT_MESSAGES.invalidResetLink,
      })
      for (const table of ['passkeys', 'api_tokens', 'accounts', 'identity_requests', 'tokens'] as const) {
        expect([table, await kysely.selectFrom(table).selectAll().execute()]).toEqual([table, []])
      }
      expect((await world.mails()).at(-1)).toBe(`password-changed to ${EMAIL}`)
      expect((await world.actions()).slice(0, 4)).toEqual([
        'sign_up',
        'password_reset',
        'email_verified',
        'sign_in',
      ])
    })

    it('refuses a common new password, and still works after that', async () => {
      await using world = await createAccountServices(kind)
      await world.signUp()
      const link = await world.sentLinkIn('verification')
      const refused = world.openLink(link, null, { newPassword: 'password1' })
      expect(await refusalOf(refused)).toMatchObject({
        fields: { newPassword: ACCOUNT_FIELD_MESSAGES.passwordCommon },
      })
      await world.openLink(link, null, { newPassword: NEW_PASSWORD })
    })

    it('sets no password once the address is verified', async () => {
      await using world = await createAccountServices(kind)
      const { user } = await world.signUp()
      const link = await world.sentLinkIn('verification')
      await world.change(user.id, { email_verified: 1 })
      expect(await refusalOf(world.openLink(link, null, { newPassword: NEW_PASSWORD }))).toMatchObject(
        INVALID,
      )
      await world.signIn(PASSWORD)
    })
  })

  it('works for one of ten concurrent attempts', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    const attempts = Array.from({ length: 10 }, () => refusalOf(world.openLink(link, viewer)))
    const refusals = (await Promise.all(attempts)).filter((refusal) => refusal !== null)
    expect(refusals).toHaveLength(9)
    for (const refusal of refusals) expect(refusal).toMatchObject(INVALID)
  })

  it('expires after 24 hours', async () => {
    await using world = await createAccountServices(kind)
    await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.ageLinks(24 * HOUR)
    expect(await refusalOf(world.openLink(link))).toMatchObject(INVALID)
  })

  it('still works a minute before it expires', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.ageLinks(24 * HOUR - 60_000)
    await world.openLink(link, viewer)
  })

  it.each([
    ['empty', () => ''],
    ['cut short', (link: string) => link.slice(0, -1)],
    ['longer', (link: string) => `${link}A`],
    ['in capital letters', (link: string) => link.toUpperCase()],
    ['for another user', (link: string) => `${'A'.repeat(22)}${link.slice(22)}`],
    ['SQL', () => `' or 1=1; drop table users;--`],
  ])('is invalid when it is %s', async (_how, spoil) => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    const link = spoil(await world.sentLinkIn('verification'))
    expect(await refusalOf(world.openLink(link))).toMatchObject(INVALID)
    expect(await world.userRow(user.id)).toMatchObject({ email_verified: 0 })
  })

  it("can't reset a password, and a reset link can't verify an address", async () => {
    await using world = await createAccountServices(kind)
    await world.signUp()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    const verification = await world.sentLinkIn('verification')
    const reset = await world.sentLinkIn('password-reset')
    expect(await refusalOf(world.openLink(reset))).toMatchObject(INVALID)
    expect(
      await refusalOf(world.accounts.resetPassword(verification, 'another loom at dawn', CLIENT)),
    ).toMatchObject({ message: ACCOUNT_MESSAGES.invalidResetLink })
  })

  it('verifies only the address it was sent to', async () => {
    await using world = await createAccountServices(kind)
    const { user } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.change(user.id, { email: 'bob@loom.example', email_key: 'bob@loom.example' })
    expect(await refusalOf(world.openLink(link))).toMatchObject(INVALID)
    expect(await world.userRow(user.id)).toMatchObject({ email_verified: 0 })
  })

  it('is invalid for a suspended or deleted account', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer } = await world.signUp()
    const link = await world.sentLinkIn('verification')
    await world.change(user.id, { is_suspended: 1 })
    expect(await refusalOf(world.openLink(link))).toMatchObject(INVALID)
    await world.change(user.id, { is_suspended: 0 })
    await world.accounts.remove(viewer, PASSWORD, CLIENT)
    expect(await refusalOf(world.openLink(link))).toMatchObject(INVALID)
  })

  it('allows 30 tries per network in 15 minutes', async () => {
    await using world = await createAccountServices(kind)
    const attempt = () => refusalOf(world.openLink('wrong'))
    for (let time = 0; time < 30; time++) expect(await attempt()).toMatchObject(INVALID)
    expect(await attempt()).toMatchObject({ code: 'too_many_requests' })
  })
})

describe.each(DATABASES)('resending the verification link on %s', (kind) => {
  it('sends another email and invalidates the older link', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    const older = await world.sentLinkIn('verification')
    expect(await world.accounts.resendVerification(viewer)).toEqual({
      message: 'Verification email has been sent successfully',
    })
    expect(await world.mails()).toEqual([`verification to ${EMAIL}`, `verification to ${EMAIL}`])
    const newer = await world.sentLinkIn('verification')
    expect(await refusalOf(world.openLink(older))).toMatchObject(INVALID)
    await world.openLink(newer, viewer)
  })

  it('is refused once the address is verified', async () => {
    await using world = await createAccountServices(kind)
    const { viewer: before } = await world.signUp()
    await world.openLink(await world.sentLinkIn('verification'), before)
    const after = { ...before, user: { ...before.user, emailVerified: 1 as const } }
    for (const viewer of [before, after]) {
      expect(await refusalOf(world.accounts.resendVerification(viewer))).toMatchObject({
        code: 'conflict',
        message: 'Already verified',
      })
    }
  })

  it('is allowed once per minute', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUp()
    const attempts = [1, 2, 3].map(() => refusalOf(world.accounts.resendVerification(viewer)))
    const refusals = (await Promise.all(attempts)).filter((refusal) => refusal !== null)
    expect(refusals).toHaveLength(2)
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) })
    }
  })
})
