import { RATE_LIMITS } from '@wordloom/contract'
import type { Client } from '../../ports/client.ts'
import type { RateLimitUse } from '../../ports/rate-limits.ts'

export const limits = {
  /** Counted together with sign-ins by password. */
  signIn: (client: Client) => perNetwork('signInPerNetwork', 'sign-in:network', client),
  question: (client: Client) => perNetwork('passkeyPerNetwork', 'passkey:network', client),

  /** A known browser has its own count, so that nobody can lock its owner out. */
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
