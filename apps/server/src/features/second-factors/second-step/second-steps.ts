import type { SecondFactor, SecondStep } from '@wordloom/contract'
import type { SecondFactorParts } from '../parts.ts'
import { createChallenge, type RelyingParty, toRequestOptions } from '../passkeys/web-authn.ts'
import type { Transaction } from '../storage.ts'

export function createSecondSteps({
  storage,
  passkeys,
  steps,
}: Pick<SecondFactorParts, 'storage' | 'passkeys' | 'steps'>) {
  return {
    begin: async (transaction: Transaction, userId: string): Promise<string | null> =>
      (await storage.isOn(transaction, userId)) ? steps.begin(transaction, userId, createChallenge()) : null,

    endAll: (transaction: Transaction, userId: string): Promise<void> => steps.endAll(transaction, userId),

    async describe(secret: string | null, party: RelyingParty): Promise<SecondStep | null> {
      const step = secret === null ? null : await steps.find(secret)
      if (step === null) return null
      const [{ appSince, recoveryCodesLeft }, known] = await Promise.all([
        storage.find(step.userId),
        passkeys.list(step.userId),
      ])
      const factors: readonly (readonly [SecondFactor, boolean])[] = [
        ['app', appSince !== null],
        ['passkey', known.length > 0],
        ['recovery_code', recoveryCodesLeft > 0],
      ]
      const passkeyOptions = known.length === 0 ? null : await toRequestOptions(party, step.challenge, known)
      return {
        secondStep: {
          factors: factors.filter(([, isThere]) => isThere).map(([factor]) => factor),
          passkeyOptions: passkeyOptions && { ...passkeyOptions },
        },
      }
    },
  }
}
