import type { Client } from '../../ports/client.ts'
import { perAccount, perNetwork, type RateLimitUse } from '../../ports/rate-limits.ts'

export const limits = {
  signIn: (client: Client) => perNetwork('signInPerNetwork', client),
  question: (client: Client) => perNetwork('passkeyPerNetwork', client),

  /** A known browser is counted by itself, so that nobody can lock out the owner of an account. */
  code(userId: string, knownBrowser: Client | null): RateLimitUse[] {
    const subject = knownBrowser === null ? userId : `${userId} ${knownBrowser.deviceToken}`
    return [perAccount('secondFactorPerAccount', subject), perAccount('secondFactorPerDay', subject)]
  },

  setupCode: (userId: string): RateLimitUse[] => [perAccount('secondFactorPerAccount', `${userId} setup`)],
}
