import { type AuditAction, SECOND_FACTOR_MESSAGES } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { Change, SecondFactorParts } from './parts.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import type { Transaction } from './storage.ts'

interface Owner {
  readonly userId: string
  readonly email: string
}

export type Changes = ReturnType<typeof createChanges>

export function createChanges(parts: SecondFactorParts) {
  const { storage, steps, sessions, hashCode, mail, auditLog } = parts

  return {
    tell,
    hold,

    /** The first factor comes with recovery codes. The session then counts as confirmed by a second factor. */
    async add<Result>(
      viewer: Viewer,
      client: Client,
      change: Change,
      work: (transaction: Transaction) => Promise<Result>,
    ): Promise<{ readonly result: Result; readonly recoveryCodes: string[] | null }> {
      const userId = viewer.user.id
      const wasOn = await storage.transaction((transaction) => storage.isOn(transaction, userId))
      if (wasOn && !viewer.hasSecondFactor) throw new RequestError('sign_in_again')
      const made = wasOn ? null : await createRecoveryCodes(hashCode)
      return storage.transaction(async (transaction) => {
        const owner = await hold(transaction, userId)
        if ((await storage.isOn(transaction, userId)) !== wasOn) throw new RequestError('conflict')
        const result = await work(transaction)
        if (made !== null) await storage.replaceRecoveryCodes(transaction, userId, made)
        if (!(await sessions.confirm(transaction, viewer))) throw new RequestError('unauthorized')
        await tell(transaction, owner, client, change)
        return { result, recoveryCodes: made && [...made.codes] }
      })
    },

    remove: (
      viewer: Viewer,
      client: Client,
      change: Change,
      holdAsProven: (transaction: Transaction) => Promise<void>,
      work: (transaction: Transaction) => Promise<void>,
    ): Promise<void> =>
      storage.transaction(async (transaction) => {
        await holdAsProven(transaction)
        const owner = await hold(transaction, viewer.user.id)
        await work(transaction)
        if (!(await storage.isOn(transaction, owner.userId))) {
          await storage.removeRecoveryCodes(transaction, owner.userId)
          await steps.endAll(transaction, owner.userId)
          await sessions.unconfirmAll(transaction, owner.userId)
        }
        await tell(transaction, owner, client, change)
      }),

    async renewRecoveryCodes(
      viewer: Viewer,
      client: Client,
      holdAsProven: (transaction: Transaction) => Promise<void>,
    ): Promise<string[]> {
      const made = await createRecoveryCodes(hashCode)
      return storage.transaction(async (transaction) => {
        await holdAsProven(transaction)
        const owner = await hold(transaction, viewer.user.id)
        if (!(await storage.isOn(transaction, owner.userId))) {
          throw new RequestError('conflict', { message: SECOND_FACTOR_MESSAGES.isOff })
        }
        await storage.replaceRecoveryCodes(transaction, owner.userId, made)
        await tell(transaction, owner, client, 'recovery_codes_renewed')
        return [...made.codes]
      })
    },
  }

  async function hold(transaction: Transaction, userId: string): Promise<Owner> {
    const owner = await storage.lockOwner(transaction, userId)
    if (owner === null || owner.isSuspended) throw new RequestError('unauthorized')
    return { userId, email: owner.email }
  }

  async function tell(
    transaction: Transaction,
    { userId, email }: Owner,
    { address }: Client,
    change: Change,
  ): Promise<void> {
    await mail.enqueue(transaction, { template: 'second-factor-changed', recipient: email, change })
    const about = { actorId: userId, subjectId: userId, address }
    await auditLog.record(transaction, { ...about, ...RECORDS[change] })
  }
}

const RECORDS: Readonly<
  Record<Change, { readonly action: AuditAction; readonly details?: { readonly factor: 'app' | 'passkey' } }>
> = {
  app_added: { action: 'second_factor_added', details: { factor: 'app' } },
  app_removed: { action: 'second_factor_removed', details: { factor: 'app' } },
  passkey_added: { action: 'second_factor_added', details: { factor: 'passkey' } },
  passkey_removed: { action: 'second_factor_removed', details: { factor: 'passkey' } },
  recovery_codes_renewed: { action: 'recovery_codes_renewed' },
  recovery_code_used: { action: 'recovery_code_used' },
}
