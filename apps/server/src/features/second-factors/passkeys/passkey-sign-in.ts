import { SECOND_FACTOR_MESSAGES, type WebAuthnJson } from '@wordloom/contract'
import { RequestError } from '#errors.ts'
import type { Client } from '#ports/client.ts'
import type { SignedIn } from '#ports/viewer.ts'
import { limits } from '../limits.ts'
import type { SecondFactorParts } from '../parts.ts'
import type { Proofs } from '../proofs.ts'
import { fromUserHandle } from './user-handle.ts'
import {
  type Assertion,
  challengeOf,
  createChallenge,
  type RelyingParty,
  readAssertion,
  toRequestOptions,
} from './web-authn.ts'

/** A passkey that verified the user replaces both the password and the second factor. */
export function createPasskeySignIn(parts: SecondFactorParts, proofs: Proofs) {
  const { storage, passkeys, sessions, rateLimits, auditLog } = parts

  return {
    async beginPasskeySignIn(party: RelyingParty, client: Client): Promise<{ options: WebAuthnJson }> {
      await rateLimits.take([limits.question(client)])
      const challenge = createChallenge()
      await passkeys.askAnybody(challenge)
      return { options: await toRequestOptions(party, challenge, []) }
    },

    async signInWithPasskey(
      response: WebAuthnJson,
      party: RelyingParty,
      client: Client,
      replaced: string | null,
    ): Promise<SignedIn> {
      const uses = [limits.signIn(client)]
      await rateLimits.take(uses)
      const { assertion, userId, challenge } = await read(response)
      const redeem = await proofs.preparePasskey(userId, assertion, challenge, party, {
        isUserVerified: true,
      })
      const signedIn = await storage.transaction(async (transaction) => {
        const owner = await storage.lockOwner(transaction, userId)
        if (owner === null || !(await redeem(transaction))) throw wrong(userId)
        if (owner.isSuspended) throw new RequestError('account_suspended', { account: userId })
        await auditLog.record(transaction, {
          action: 'sign_in',
          actorId: userId,
          subjectId: userId,
          address: client.address,
          details: { factor: 'passkey' },
        })
        return sessions.complete(transaction, userId, client, replaced)
      })
      await rateLimits.giveBack(uses)
      return signedIn
    },
  }

  async function read(
    response: WebAuthnJson,
  ): Promise<{ assertion: Assertion; userId: string; challenge: string }> {
    const assertion = readAssertion(response)
    const challenge = assertion && challengeOf(assertion)
    if (assertion === null || challenge === null) throw wrong()
    if (!(await passkeys.takeChallenge(challenge))) throw wrong()
    const userId = fromUserHandle(assertion.response.userHandle ?? '')
    if (userId === null) throw wrong()
    return { assertion, userId, challenge }
  }
}

function wrong(account?: string): RequestError {
  return new RequestError('invalid_credentials', { message: SECOND_FACTOR_MESSAGES.wrongPasskey, account })
}
