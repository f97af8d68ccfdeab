import type { BodyOf, secondFactors } from '@wordloom/contract'
import { stepOf } from './app-codes.ts'
import type { SecondFactorParts } from './parts.ts'
import { toUserHandle } from './passkeys/user-handle.ts'
import { type Assertion, type RelyingParty, readAssertion, readCounter } from './passkeys/web-authn.ts'
import type { SecondStep } from './second-step/second-step-storage.ts'
import type { Transaction } from './storage.ts'

export type Proof = BodyOf<typeof secondFactors.prove>

/** Uses the proof up. Resolves to false if it proves nothing. The slow computations are already done. */
export type Redeem = (transaction: Transaction) => Promise<boolean>

const REFUSED: Redeem = async () => false

export type Proofs = ReturnType<typeof createProofs>

export function createProofs({
  storage,
  passkeys,
  hashCode,
}: Pick<SecondFactorParts, 'storage' | 'passkeys' | 'hashCode'>) {
  return {
    async prepare(step: SecondStep, proof: Proof, party: RelyingParty): Promise<Redeem> {
      const { userId, challenge } = step
      switch (proof.factor) {
        case 'app':
          return (transaction) => redeemAppCode(transaction, userId, proof.code)
        case 'recovery_code':
          return prepareRecoveryCode(userId, proof.code)
        case 'passkey': {
          const assertion = readAssertion(proof.response)
          const { userHandle = null } = assertion?.response ?? {}
          // Authenticators that store no accounts send no user handle.
          const isOwn = userHandle === null || userHandle === toUserHandle(userId)
          if (assertion === null || !isOwn) return REFUSED
          return preparePasskey(userId, assertion, challenge, party, { isUserVerified: false })
        }
      }
    },

    preparePasskey,
  }

  async function redeemAppCode(transaction: Transaction, userId: string, code: string): Promise<boolean> {
    const app = await storage.findApp(transaction, userId)
    if (!app?.isConfirmed) return false
    const step = stepOf(app.secret, code, app.now)
    return step !== null && storage.useStep(transaction, userId, step)
  }

  async function prepareRecoveryCode(userId: string, code: string): Promise<Redeem> {
    const salt = await storage.saltOfRecoveryCodes(userId)
    if (salt === null) return REFUSED
    const hash = await hashCode(code, salt)
    return (transaction) => storage.useRecoveryCode(transaction, userId, hash)
  }

  async function preparePasskey(
    userId: string,
    assertion: Assertion,
    challenge: string,
    party: RelyingParty,
    demands: { readonly isUserVerified: boolean },
  ): Promise<Redeem> {
    const passkey = await passkeys.find(userId, assertion.id)
    if (passkey === null) return REFUSED
    const counter = await readCounter(assertion, passkey, challenge, party, demands)
    if (counter === null) return REFUSED
    return (transaction) => passkeys.use(transaction, userId, passkey.id, counter)
  }
}
