import { ACCOUNT_MESSAGES, type accounts, type BodyOf, type Notice } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { Viewer } from '#ports/viewer.ts'
import type { Limits } from '../limits.ts'
import type { AccountParts } from '../parts.ts'
import type { Proofs } from '../proof.ts'
import type { Account, Transaction } from '../storage.ts'
import { endWaysIn } from '../ways-in.ts'
import type { LinkToken } from './link-tokens.ts'
import { isSameAddress } from './same-address.ts'

type VerificationBody = BodyOf<typeof accounts.verifyEmail>

type Claim =
  | { readonly by: 'session'; readonly tokenHash: string }
  | { readonly by: 'password'; readonly passwordHash: string | null }
  | { readonly by: 'new password'; readonly passwordHash: string }

interface Proven extends Notice {
  readonly secret: string | null
}

export function createEmailProof(parts: AccountParts, limits: Limits, proofs: Proofs) {
  const { storage, linkTokens, passwords, mail, sessions, rateLimits, auditLog } = parts

  return {
    /** The link alone isn't enough: someone else may have created the account, and would keep access to it. */
    async verifyEmail(
      viewer: Viewer | null,
      given: VerificationBody,
      client: Client,
      replaced: string | null,
    ): Promise<Proven> {
      await rateLimits.take(limits.link(client))
      const token = await linkTokens.find(given.token, ['verification', 'email_change'])
      if (token === null) throw invalidLink()
      const { userId, purpose } = token
      const claim = await demandClaim(viewer, await demandAccount(storage.find(userId), token), token, given)
      const about = { actorId: userId, subjectId: userId, address: client.address }
      const secret = await storage.transaction(async (transaction) => {
        const account = await demandAccount(storage.lock(transaction, userId), token)
        if (claim.by === 'password' && account.passwordHash !== claim.passwordHash) {
          throw new RequestError('conflict')
        }
        if (!(await linkTokens.take(transaction, given.token))) throw invalidLink()
        if (purpose === 'verification') await proveEmail(transaction, account, claim)
        else await changeToProven(transaction, account, token)
        if (claim.by === 'new password') {
          await auditLog.record(transaction, { ...about, action: 'password_reset' })
        }
        const action = purpose === 'verification' ? 'email_verified' : 'email_changed'
        await auditLog.record(transaction, { ...about, action })
        if (viewer !== null || (await storage.hasSecondFactor(userId, transaction))) return null
        await auditLog.record(transaction, { ...about, action: 'sign_in' })
        return sessions.start(transaction, userId, client, replaced)
      })
      const { emailVerified, emailChanged } = ACCOUNT_MESSAGES
      return { message: purpose === 'verification' ? emailVerified : emailChanged, secret }
    },

    async resendVerification({ user }: Viewer): Promise<Notice> {
      if (user.emailVerified === 1) throw alreadyVerified()
      await rateLimits.take(limits.resend(user.id))
      await storage.transaction(async (transaction) => {
        const account = await storage.lock(transaction, user.id)
        if (account === null) throw new RequestError('unauthorized')
        if (account.user.emailVerified === 1) throw alreadyVerified()
        await storage.setVerificationSent(transaction, user.id)
        await mail.enqueue(transaction, {
          template: 'verification',
          userId: user.id,
          recipient: account.user.email,
        })
      })
      return { message: ACCOUNT_MESSAGES.verificationSent }
    },
  }

  async function demandClaim(
    viewer: Viewer | null,
    account: Account,
    { userId, purpose, email }: LinkToken,
    { password, newPassword }: VerificationBody,
  ): Promise<Claim> {
    if (viewer?.user.id === userId && viewer.impersonator === null) {
      return { by: 'session', tokenHash: viewer.tokenHash }
    }
    const isVerification = purpose === 'verification'
    if (isVerification && newPassword !== undefined) {
      await passwords.refuseGuessable('newPassword', newPassword, { email })
      return { by: 'new password', passwordHash: await passwords.hash(newPassword) }
    }
    if (password === undefined) {
      const { verificationNeedsPassword, emailChangeNeedsPassword } = ACCOUNT_MESSAGES
      const message = isVerification ? verificationNeedsPassword : emailChangeNeedsPassword
      throw new RequestError('password_required', { message })
    }
    await proofs.checkPassword(account, 'password', password)
    return { by: 'password', passwordHash: account.passwordHash }
  }

  async function proveEmail(transaction: Transaction, account: Account, claim: Claim): Promise<void> {
    const { user } = account
    await storage.setVerified(transaction, user.id)
    await linkTokens.remove(transaction, user.id, ['verification'])
    if (claim.by === 'session') await sessions.endAllBut(transaction, user.id, claim.tokenHash)
    if (claim.by !== 'new password') return
    await storage.setPassword(transaction, user.id, claim.passwordHash)
    await endWaysIn(parts, transaction, account)
    await mail.enqueue(transaction, { template: 'password-changed', recipient: user.email })
  }

  async function changeToProven(
    transaction: Transaction,
    { user }: Account,
    { email }: LinkToken,
  ): Promise<void> {
    await storage.setEmail(transaction, user.id, email)
    await linkTokens.remove(transaction, user.id, ['verification', 'reset', 'email_change'])
    await mail.enqueue(transaction, {
      template: 'email-changed-notice',
      recipient: user.email,
      newEmail: email,
    })
  }
}

async function demandAccount(
  finding: Promise<Account | null>,
  { purpose, email }: LinkToken,
): Promise<Account> {
  const account = await finding
  if (account === null || account.user.isSuspended) throw invalidLink()
  const { emailVerified, email: own } = account.user
  if (purpose === 'verification' && (emailVerified === 1 || !isSameAddress(own, email))) throw invalidLink()
  return account
}

function invalidLink(): RequestError {
  return new RequestError('bad_request', { message: ACCOUNT_MESSAGES.invalidVerificationLink })
}

function alreadyVerified(): RequestError {
  return new RequestError('conflict', { message: ACCOUNT_MESSAGES.alreadyVerified })
}
