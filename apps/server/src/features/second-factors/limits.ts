import { RATE_LIMITS } from '@wordloom/contract'
import type { Client, RateLimitUse } from './parts.ts'

/** What each attempt costs of what its network or its account may do. */
export const limits = {
  /** Together with those by passwords. */
  signIn: (client: Client) => perNetwork('signInPerNetwork', 'sign-in:network', client),
  question: (client: Client) => perNetwork('passkeyPerNetwork', 'passkey:network', client),

  /**
   * What can be guessed. A browser that has signed in to the account before counts by itself alone: nobody can lock its owner
   * out.
   */
  code(userId: string, knownBrowser: Client | null): RateLimitUse[] {
    const subject = knownBrowser === null ? userId : `${userId} ${knownBrowser.deviceToken}`
    return [
      { rule: 'second-factor:account', subject, ...RATE_LIMITS.secondFactorPerAccount },
      { rule: 'second-factor:day', subject, ...RATE_LIMITS.secondFactorPerDay },
    ]
  },

  setupCode: (userId: string): RateLimitUse[] => [
    { rule: 'second-factor:setup', subject: userId, ...RATE_LIMITS.secondFactorPerAccount },
  ],
}

function perNetwork(
  limit: 'passkeyPerNetwork' | 'signInPerNetwork',
  rule: string,
  { network, networkFactor }: Client,
): RateLimitUse {
  const { most, seconds } = RATE_LIMITS[limit]
  return { rule, subject: network, most: most * networkFactor, seconds }
}
