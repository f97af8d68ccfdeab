import { type admin, type BodyOf, toEmailKey, type User } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { AdminParts } from '../parts.ts'
import type { AdminAction, PerformAction } from './perform.ts'

interface Edited {
  readonly user: User
  readonly secret: string | null
}

export function createEditing(parts: AdminParts, perform: PerformAction) {
  const { storage, accounts, passwords, linkTokens, mail, sessions } = parts

  return {
    async edit(
      viewer: Viewer,
      id: string,
      given: BodyOf<typeof admin.edit>,
      client: Client,
      session: string | null,
    ): Promise<Edited> {
      const newPassword = given.newPassword === '' ? undefined : given.newPassword
      const passwordHash = newPassword && (await hash(id, newPassword, given.email))
      const endsAdministration = (target: User) => provenAfter(target, given) === 0
      return perform({ viewer, id, client, endsAdministration }, async (adminAction) => {
        const { transaction, target } = adminAction
        const { firstName, lastName, email } = given
        const isEmailChanged = email !== undefined && email !== target.email
        if (target.isAdmin && target.id !== viewer.user.id && (isEmailChanged || newPassword !== undefined)) {
          throw new RequestError('other_administrator')
        }
        const emailVerified = provenAfter(target, given)
        const user = await storage.edit(transaction, target, {
          firstName,
          lastName,
          email,
          emailVerified,
          passwordHash,
        })
        await tellOfChange(adminAction, user)
        if (newPassword === undefined) return { user, secret: null }
        await endOldPassword(adminAction, user)
        if (id !== viewer.user.id) return { user, secret: null }
        const { hasSecondFactor } = viewer
        return { user, secret: await sessions.start(transaction, id, client, session, hasSecondFactor) }
      })
    },
  }

  async function hash(id: string, password: string, newEmail: string | undefined): Promise<string> {
    const user = await storage.find(id)
    if (user === null) throw new RequestError('not_found')
    await passwords.refuseGuessable('newPassword', password, { email: newEmail ?? user.email })
    return passwords.hash(password)
  }

  async function tellOfChange({ transaction, target, record }: AdminAction, user: User): Promise<void> {
    const fields = (['firstName', 'lastName', 'email', 'emailVerified'] as const).filter(
      (field) => user[field] !== target[field],
    )
    if (fields.some((field) => field !== 'email')) {
      const { emailVerified } = user
      await record('user_updated', { fields, ...(fields.includes('emailVerified') && { emailVerified }) })
    }
    if (!fields.includes('email')) {
      if (fields.includes('emailVerified')) await linkTokens.remove(transaction, user.id, ['verification'])
      return
    }
    await record('email_set')
    if (isSameAddress(user, target)) return
    await linkTokens.remove(transaction, user.id, ['verification', 'reset', 'email_change'])
    await mail.enqueue(transaction, {
      template: 'email-changed-notice',
      recipient: target.email,
      newEmail: user.email,
    })
  }

  async function endOldPassword({ transaction, record }: AdminAction, user: User): Promise<void> {
    await sessions.endAll(transaction, user.id)
    await linkTokens.remove(transaction, user.id, ['reset', 'email_change'])
    await accounts.endIdentityRequests(transaction, user.id)
    await mail.enqueue(transaction, { template: 'password-changed', recipient: user.email })
    await record('password_set')
  }
}

function provenAfter(target: User, { email, emailVerified }: BodyOf<typeof admin.edit>): 0 | 1 {
  if (emailVerified !== undefined) return emailVerified
  return email === undefined || isSameAddress(target, { email }) ? target.emailVerified : 0
}

function isSameAddress(one: Pick<User, 'email'>, other: Pick<User, 'email'>): boolean {
  return toEmailKey(one.email) === toEmailKey(other.email)
}
