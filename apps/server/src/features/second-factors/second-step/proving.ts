import { SECOND_FACTOR_MESSAGES } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { RateLimitUse } from '#ports/rate-limits.ts'
import type { SignedIn } from '#ports/viewer.ts'
import type { Changes } from '../changes.ts'
import { limits } from '../limits.ts'
import type { SecondFactorParts } from '../parts.ts'
import { createChallenge, type RelyingParty } from '../passkeys/web-authn.ts'
import type { Proof, Proofs } from '../proofs.ts'

export function createProving(parts: SecondFactorParts, proofs: Proofs, changes: Changes) {
  const { storage, steps, sessions, rateLimits, auditLog } = parts

  return {
    /** Counts as a failure until it succeeds, so that concurrent attempts can't get past the limits. */
    async prove(
      secret: string | null,
      proof: Proof,
      party: RelyingParty,
      client: Client,
      replaced: string | null,
    ): Promise<SignedIn> {
      const waiting = secret === null ? null : await steps.find(secret)
      if (secret === null || waiting === null) throw over()
      const { userId } = waiting
      const uses = await limitsOf(userId, proof, client)
      await rateLimits.take(uses)
      const attempt = await steps.attempt(secret, createChallenge())
      if (attempt === null) throw over()
      const redeem = await proofs.prepare(attempt, proof, party)
      const signedIn = await storage.transaction(async (transaction) => {
        const owner = await storage.lockOwner(transaction, userId)
        if (owner === null) throw over()
        if (owner.isSuspended) throw new RequestError('account_suspended', { account: userId })
        const about = { actorId: userId, subjectId: userId, address: client.address }
        if (!(await redeem(transaction))) {
          if (!attempt.isLast) return null
          await steps.take(transaction, secret)
          await auditLog.record(transaction, { ...about, action: 'second_step_failed' })
          return null
        }
        if (!(await steps.take(transaction, secret))) throw over()
        if (proof.factor === 'recovery_code') {
          await changes.tell(transaction, { userId, ...owner }, client, 'recovery_code_used')
        }
        const details = { factor: proof.factor }
        await auditLog.record(transaction, { ...about, action: 'sign_in', details })
        return sessions.complete(transaction, userId, client, replaced)
      })
      if (signedIn === null) throw refusalOf(proof, userId)
      await rateLimits.giveBack(uses)
      return signedIn
    },
  }

  async function limitsOf(userId: string, { factor }: Proof, client: Client): Promise<RateLimitUse[]> {
    if (factor === 'passkey') return [limits.signIn(client)]
    const isKnown = await sessions.isKnownDevice(userId, client.deviceToken)
    return limits.code(userId, isKnown ? client : null)
  }
}

function over(): RequestError {
  return new RequestError('not_found', { message: SECOND_FACTOR_MESSAGES.signInOver })
}

function refusalOf({ factor }: Proof, account: string): RequestError {
  const { wrongCode, wrongPasskey, wrongRecoveryCode } = SECOND_FACTOR_MESSAGES
  if (factor === 'passkey') return new RequestError('bad_request', { message: wrongPasskey, account })
  const message = factor === 'app' ? wrongCode : wrongRecoveryCode
  return new RequestError('bad_request', { message, fields: { code: message }, account })
}
