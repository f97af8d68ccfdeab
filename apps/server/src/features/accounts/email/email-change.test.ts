import { ACCOUNT_MESSAGES } from '@wordloom/contract'
import {
  CLIENT,
  createAccountServices,
  EMAIL,
  PASSWORD,
  refusalOf,
} from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

const INVALID = { code: 'bad_request', message: ACCOUNT_MESSAGES.invalidVerificationLink }

describe.each(DATABASES)('email change on %s', (kind) => {
  const NEW = 'ann@atelier.example'

  it('takes effect once the new address is verified, notifies the old one and keeps the sessions', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer, secret } = await world.signUpProven()
    const given = { email: NEW, currentPassword: PASSWORD }
    expect(await world.accounts.changeEmail(viewer, given, CLIENT)).toEqual({
      message: ACCOUNT_MESSAGES.emailChangeSent,
    })
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: NEW })
    expect((await world.viewerOf(secret)).user.email).toBe(EMAIL)

    expect(await world.openLink(await world.sentLinkIn('email-change'), viewer)).toMatchObject({
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

  it('frees the old address and revokes the links that were sent to it', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUpProven()
    await world.accounts.forgotPassword(EMAIL, CLIENT)
    const reset = await world.sentLinkIn('password-reset')
    await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
    await world.openLink(await world.sentLinkIn('email-change'), viewer)
    expect(
      await refusalOf(world.accounts.resetPassword(reset, 'another loom at dawn', CLIENT)),
    ).toMatchObject({ message: ACCOUNT_MESSAGES.invalidResetLink })
    await world.signUp(EMAIL)
  })

  it('requires the current password and names its field in the error', async () => {
    await using world = await createAccountServices(kind)
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

  it('refuses the current address', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUpProven()
    const given = { email: EMAIL.toUpperCase(), currentPassword: PASSWORD }
    expect(await refusalOf(world.accounts.changeEmail(viewer, given, CLIENT))).toMatchObject({
      fields: { email: ACCOUNT_MESSAGES.emailUnchanged },
    })
  })

  it("doesn't reveal that an address is taken: the answer is the same, but no email is sent", async () => {
    await using world = await createAccountServices(kind)
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

  it('fails if someone took the address in the meantime', async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer } = await world.signUpProven()
    await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
    const link = await world.sentLinkIn('email-change')
    await world.signUp(NEW.toUpperCase())
    expect(await refusalOf(world.openLink(link, viewer))).toMatchObject({
      code: 'conflict',
      message: ACCOUNT_MESSAGES.emailTaken,
    })
    expect(await world.userRow(user.id)).toMatchObject({ email: EMAIL, email_verified: 1 })
  })

  it("asks for the account's password in a browser that isn't signed in to it, and accepts no new one", async () => {
    await using world = await createAccountServices(kind)
    const { user, viewer, secret } = await world.signUpProven()
    await world.accounts.changeEmail(viewer, { email: NEW, currentPassword: PASSWORD }, CLIENT)
    const link = await world.sentLinkIn('email-change')
    const needsPassword = {
      code: 'password_required',
      message: ACCOUNT_MESSAGES.emailChangeNeedsPassword,
    }
    expect(await refusalOf(world.openLink(link))).toMatchObject(needsPassword)
    const given = { newPassword: 'another loom at dawn' }
    expect(await refusalOf(world.openLink(link, null, given))).toMatchObject(needsPassword)
    expect(await world.userRow(user.id)).toMatchObject({ email: EMAIL })
    await world.openLink(link, null, { password: PASSWORD })
    expect((await world.viewerOf(secret)).user.email).toBe(NEW)
  })

  it('follows only the latest request', async () => {
    await using world = await createAccountServices(kind)
    const { viewer } = await world.signUpProven()
    const wish = (email: string) =>
      world.accounts.changeEmail(viewer, { email, currentPassword: PASSWORD }, CLIENT)
    await wish('first@loom.example')
    const first = await world.sentLinkIn('email-change')
    await wish('second@loom.example')
    expect(await refusalOf(world.openLink(first, viewer))).toMatchObject(INVALID)
    expect(await world.accounts.details(viewer)).toMatchObject({ pendingEmail: 'second@loom.example' })
    await world.openLink(await world.sentLinkIn('email-change'), viewer)
    expect(await world.signIn(PASSWORD, 'second@loom.example')).toBeDefined()
  })

  it('can be requested five times per day', async () => {
    await using world = await createAccountServices(kind)
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
